// SPDX-License-Identifier: MIT
#include "fuzz/starts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "replay/player.h"
#include "replay/store.h"
#include "specs/load.h"

enum { TEXT_LIMIT = 1 << 20 };

static struct adj_start starts[ADJ_STARTS];
static unsigned count;

static enum adj_status
load_sets(void *context, const struct adj_game *game, void *rules, const char *const *sets,
          unsigned n, const char *base_dir, uint8_t digest[][ADJ_DIGEST_SIZE],
          struct adj_error *error)
{
    (void)context;
    return adj_specs_load(game, rules, sets, n, base_dir, digest, error, NULL, 0);
}

static const struct adj_world world = {
    .games = adj_games,
    .source = {.load = load_sets},
    .version = "fuzz",
};

static void *
copy_of(const void *bytes, size_t size)
{
    void *copy = malloc(size);
    if (copy != NULL)
        memcpy(copy, bytes, size);
    return copy;
}

static enum adj_status
play(struct adj_start *start, size_t size, unsigned edition, struct adj_error *error)
{
    struct adj_player player;
    char folder[ADJ_PATH_SIZE];
    adj_store_folder(start->path, folder, sizeof folder);
    const struct adj_player_options options = {.edition = (int)edition, .base_dir = folder};
    enum adj_status status =
        adj_player_open_bytes(&player, &world, &options, (const uint8_t *)start->text, size, error);
    if (status != ADJ_OK)
        return status;
    const struct adj_session *session = &player.session;
    status = adj_player_to(&player, ADJ_NUMBER_MAX, error);
    if (status == ADJ_OK) {
        start->game = session->game;
        start->seats = session->head.seats;
        start->rules[edition] = copy_of(session->rules, session->game->rules_size);
        start->state[edition] = copy_of(session->state, session->game->state_size);
        if (start->rules[edition] == NULL || start->state[edition] == NULL)
            status = adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    }
    adj_player_close(&player);
    return status;
}

static enum adj_status
load(void *context, const char *path)
{
    struct adj_error *error = context;
    struct adj_bytes bytes = {0};
    if (count == ADJ_STARTS)
        return adj_error_set(error, ADJ_BAD_LIMIT, "more than %d starts", ADJ_STARTS);
    struct adj_start *start = &starts[count];
    enum adj_status status = adj_store_read(path, TEXT_LIMIT, &bytes, error);
    if (status == ADJ_OK) {
        adj_bytes_u8(&bytes, 0);
        start->text = (char *)bytes.data;
        start->path = copy_of(path, strlen(path) + 1);
    }
    if (status == ADJ_OK && (bytes.failed || start->path == NULL))
        status = adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    for (start->editions = 0; status == ADJ_OK; start->editions++) {
        status = play(start, bytes.size - 1, start->editions, error);
        if (status == ADJ_OK && start->game->editions[start->editions + 1] == NULL) {
            start->editions++;
            break;
        }
    }
    if (status == ADJ_OK)
        count++;
    else
        fprintf(stderr, "%s:%u: %s\n", path, error->line, error->message);
    return status;
}

bool
adj_starts_load(void)
{
    struct adj_error error = {0};
    const char *folder = getenv("ADJUTANT_STARTS");
    if (folder == NULL || folder[0] == '\0')
        folder = ADJ_FUZZ_STARTS;
    if (adj_store_walk(folder, ".orders", load, &error, &error) != ADJ_OK)
        return false;
    if (count == 0)
        fprintf(stderr, "%s: no starts\n", folder);
    return count > 0;
}

unsigned
adj_starts_count(void)
{
    return count;
}

const struct adj_start *
adj_starts_at(unsigned index)
{
    return &starts[index % count];
}

static size_t
larger(size_t a, size_t b)
{
    return a > b ? a : b;
}

struct adj_start_sizes
adj_starts_sizes(void)
{
    struct adj_start_sizes sizes = {0};
    for (unsigned i = 0; i < count; i++) {
        sizes.state = larger(sizes.state, starts[i].game->state_size);
        sizes.rules = larger(sizes.rules, starts[i].game->rules_size);
        sizes.watch = larger(sizes.watch, starts[i].game->watch_size);
    }
    return sizes;
}
