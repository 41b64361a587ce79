// SPDX-License-Identifier: MIT
#include "replay/world.h"

#include <assert.h>
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

static enum adj_status
load_sets(void *context, const struct adj_game *game, void *rules, const char *const *sets,
          unsigned count, const char *base_dir, uint8_t digest[][ADJ_DIGEST_SIZE],
          struct adj_error *error)
{
    (void)context;
    error_file[0] = '\0';
    static_assert((int)ADJ_DIGEST_SIZE == ADJ_SPECS_DIGEST_SIZE, "the digests of the loader");
    enum adj_status status = adj_specs_load(game, rules, sets, count, base_dir, digest, error,
                                            error_file, sizeof error_file);
    error_place = *error;
    // A set that is not there is a ruleset that is not at hand.
    if (status == ADJ_SYS_OPEN || (status == ADJ_BAD_NAME && error->line == 0)) {
        error_file[0] = '\0';
        status = error->status = ADJ_BAD_RULESET;
    }
    return status;
}
