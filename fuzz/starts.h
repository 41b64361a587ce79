// SPDX-License-Identifier: MIT
#ifndef ADJ_FUZZ_STARTS_H
#define ADJ_FUZZ_STARTS_H

// A start is where a game begins: a text of orders that has been played to its end, under each
// edition of its game. They are the files of corpus/seeds/starts (or of the folder that the
// environment names in ADJUTANT_STARTS), in byte order of their names.

#include "engine/game.h"

enum { ADJ_STARTS = 32, ADJ_START_EDITIONS = 4 };

struct adj_start {
    const struct adj_game *game;
    const char *path;
    char *text; // the file, ended by a zero byte
    unsigned editions;
    void *rules[ADJ_START_EDITIONS];
    void *state[ADJ_START_EDITIONS];
    struct adj_seats seats;
};

// Loads all of them. False, with the reason on standard error, if there are none or one is unfit.
bool adj_starts_load(void);

unsigned adj_starts_count(void);
const struct adj_start *adj_starts_at(unsigned index);

// The largest state, ruleset and watch of any start's game, for one buffer that fits all.
struct adj_start_sizes {
    size_t state, rules, watch;
};
struct adj_start_sizes adj_starts_sizes(void);

#endif
