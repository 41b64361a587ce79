// SPDX-License-Identifier: MIT
#include "replay/world.h"

#include <stdio.h>
#include <string.h>
#include "replay/digest.h"
#include "replay/store.h"
#include "specs/load.h"

static enum adj_status load_sets(void *context, const struct adj_game *game, void *rules,
                                 const char *const *sets, unsigned count, const char *base_dir,
                                 uint8_t digest[][ADJ_DIGEST_SIZE], struct adj_error *error);

static char error_file[ADJ_PATH_SIZE];
static struct adj_error error_place;

const struct adj_world adj_world = {
    .games = adj_games,
    .source = {.load = load_sets},
    .version = ADJ_VERSION,
};

const char *
adj_world_error_file(struct adj_error *place)
{
    if (error_file[0] != '\0') {
        place->line = error_place.line;
        place->column = error_place.column;
    }
    return error_file;
}

// Where the loader finds a set (specs/load.h).
static void
set_path(const struct adj_game *game, const char *set, const char *base_dir, char *path,
         size_t size)
{
    size_t length = strlen(set);
    if (length < 4 || strcmp(set + length - 4, ".xml") != 0)
        snprintf(path, size, "%s/%s/%s.xml", adj_specs_dir(), game->name, set);
    else if (set[0] == '/' || !base_dir)
        snprintf(path, size, "%s", set);
    else
        snprintf(path, size, "%s/%s", base_dir, set);
}

static enum adj_status
digest_set(const char *path, uint8_t digest[ADJ_DIGEST_SIZE], struct adj_error *error)
{
    struct adj_bytes bytes = {0};
    enum adj_status status = adj_store_read(path, ADJ_CHUNK_MAX, &bytes, error);
    if (status == ADJ_OK)
        adj_digest_of(bytes.data, bytes.size, digest);
    adj_bytes_free(&bytes);
    return status;
}

static enum adj_status
load_sets(void *context, const struct adj_game *game, void *rules, const char *const *sets,
          unsigned count, const char *base_dir, uint8_t digest[][ADJ_DIGEST_SIZE],
          struct adj_error *error)
{
    (void)context;
    error_file[0] = '\0';
    enum adj_status status =
        adj_specs_load(game, rules, sets, count, base_dir, error, error_file, sizeof error_file);
    for (unsigned i = 0; status == ADJ_OK && i < count; i++) {
        char path[ADJ_PATH_SIZE];
        set_path(game, sets[i], base_dir, path, sizeof path);
        status = digest_set(path, digest[i], error);
    }
    error_place = *error;
    // A set that is not there is a ruleset that is not at hand.
    if (status == ADJ_SYS_OPEN || (status == ADJ_BAD_NAME && error->line == 0)) {
        error_file[0] = '\0';
        status = error->status = ADJ_BAD_RULESET;
    }
    return status;
}
