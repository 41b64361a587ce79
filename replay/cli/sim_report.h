// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_SIM_REPORT_H
#define ADJ_REPLAY_CLI_SIM_REPORT_H

// What came of many simulated games, added up and told.

#include "replay/simulator.h"

enum { ADJ_TALLY_ENDS = 16 };

struct adj_tally {
    const struct adj_game *game;
    const char *scenario, *edition;
    struct adj_seats seats;
    uint64_t seed;
    uint32_t games, findings;
    uint64_t orders, refused, chance, done;
    uint32_t *lengths; // legal orders of each game; owned
    uint32_t room;
    unsigned ends;
    struct {
        uint16_t clause; // 0: unfinished
        uint32_t games;
    } end[ADJ_TALLY_ENDS];
    uint32_t wins[ADJ_SEATS_MAX];
    uint64_t broken[ADJ_SIMULATED_CLAUSES]; // near misses, by place in game->clauses
};

// Room for `games` games. False when out of memory.
bool adj_tally_start(struct adj_tally *tally, const struct adj_game *game, uint32_t games);
void adj_tally_free(struct adj_tally *tally);
void adj_tally_add(struct adj_tally *tally, const struct adj_simulated *game);

// To standard output. Sorts the lengths.
void adj_tally_print(struct adj_tally *tally, bool json);

#endif
