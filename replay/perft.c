// SPDX-License-Identifier: MIT
#include "replay/perft.h"

#include <stdlib.h>
#include <string.h>
#include "engine/step.h"

struct walk {
    const struct adj_game *game;
    const void *rules;
    uint8_t *states; // one for each level
    bool aside[256]; // by verb
    struct adj_verdict verdict;
    struct adj_events events;
    struct adj_perft *perft;
    adj_perft_sink *sink;
    void *context;
};

// The walk below one position.
struct level {
    struct walk *walk;
    const void *state;
    unsigned left, number; // levels to go; 0 is the first
    uint64_t leaves;
    bool stopped;
};

static uint64_t count_below(struct walk *walk, const void *state, unsigned left, unsigned number,
                            bool *stopped);

enum adj_status
adj_perft_count(const struct adj_session *session, unsigned depth, adj_perft_sink *sink,
                void *context, struct adj_perft *perft, struct adj_error *error)
{
    memset(perft, 0, sizeof *perft);
    if (depth > ADJ_PERFT_DEPTH)
        return adj_error_set(error, ADJ_BAD_LIMIT, "perft goes to depth %d", ADJ_PERFT_DEPTH);
    struct walk *walk = calloc(1, sizeof *walk);
    uint8_t *states = calloc(depth + 1, session->game->state_size);
    bool stopped = false;
    if (walk != NULL && states != NULL) {
        *walk = (struct walk){.game = session->game,
                              .rules = session->rules,
                              .states = states,
                              .perft = perft,
                              .sink = sink,
                              .context = context};
        for (const uint8_t *aside = walk->game->asides; *aside != 0; aside++)
            walk->aside[*aside] = true;
        perft->leaves = count_below(walk, session->state, depth, 0, &stopped);
    }
    bool counted = walk != NULL && states != NULL;
    free(states);
    free(walk);
    return counted ? ADJ_OK : adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
}

// The last level is counted without being played.
static bool
count_one(void *context, const struct adj_order *order, bool certain)
{
    struct level *level = context;
    level->leaves += certain && !level->walk->aside[order->verb];
    return true;
}

static bool
play_one(void *context, const struct adj_order *order, bool certain)
{
    struct level *level = context;
    struct walk *walk = level->walk;
    if (!certain || walk->aside[order->verb])
        return true;
    uint8_t *next = walk->states + level->number * walk->game->state_size;
    memcpy(next, level->state, walk->game->used(walk->rules, level->state));
    adj_step(walk->game, walk->rules, next, order, &walk->verdict, &walk->events);
    if (walk->verdict.kind != ADJ_LEGAL) {
        walk->perft->refused = *order;
        level->stopped = true;
        return false;
    }
    uint64_t leaves = count_below(walk, next, level->left - 1, level->number + 1, &level->stopped);
    level->leaves += leaves;
    if (level->number == 0 && walk->sink != NULL && !walk->sink(walk->context, order, leaves))
        level->stopped = true;
    // What lies beyond the used part has to be zero for the next order.
    memset(next, 0, walk->game->used(walk->rules, next));
    return !level->stopped;
}

static uint64_t
count_below(struct walk *walk, const void *state, unsigned left, unsigned number, bool *stopped)
{
    struct level level = {.walk = walk, .state = state, .left = left, .number = number};
    if (left == 0)
        return 1;
    unsigned mover = walk->game->to_move(walk->rules, state);
    if (mover == ADJ_SEAT_NOBODY)
        return 0;
    if (mover == ADJ_SEAT_TABLE)
        return 1;
    bool last = left == 1 && !(number == 0 && walk->sink != NULL);
    walk->game->enumerate(walk->rules, state, last ? count_one : play_one, &level);
    *stopped = level.stopped;
    return level.leaves;
}
