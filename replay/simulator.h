// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_SIMULATOR_H
#define ADJ_REPLAY_SIMULATOR_H

// A simulator plays whole games and records them: a scenario's lines first, then chance as the game
// says it can fall, and orders chosen among the listed ones by the game's own weights. A game hangs
// on scenario, seed and number alone: the same ones give the same records everywhere, whatever
// games were played before.

#include "replay/recorder.h"
#include "replay/scenario.h"

enum {
    ADJ_SIMULATED_CLAUSES = 1024, // more than any game has
    ADJ_SIMULATOR_ORDERS = 5000,  // where a game that does not end is left
};

struct adj_simulator_options {
    const struct adj_world *world;
    const struct adj_scenario *scenario;
    const char *base_dir; // of the scenario: where its card sets are looked up
    uint64_t seed;
    unsigned refused; // how many orders in a hundred are near misses; below 100
    uint32_t most;    // legal orders in a game, then it is left unfinished
    bool keyframes, embed, force;
};

// What came of one game. Without pointers, so that it can go through a pipe.
struct adj_simulated {
    enum adj_status status; // ADJ_OK, or why there is no whole record; then `error`
    struct adj_error error;
    uint32_t orders; // refused and chance ones included
    uint32_t refused;
    uint32_t chance, done;      // of those that are legal
    uint16_t end;               // clause by which it ended; 0: it did not
    uint8_t winner;             // a seat; ADJ_SEAT_NOBODY
    bool stuck;                 // it is not over, and nobody has an order to give
    uint32_t found;             // the order after which an invariant was broken, or 0
    struct adj_finding finding; // the first of them
    // By place in game->clauses: how many near misses broke it, itself or as what it restates.
    uint16_t broken[ADJ_SIMULATED_CLAUSES];
};

struct adj_simulator;

// NULL when out of memory. `options` have to stay.
struct adj_simulator *adj_simulator_open(const struct adj_simulator_options *options);
void adj_simulator_close(struct adj_simulator *simulator); // takes NULL

// Plays game `number` and seals its record at `path` (NULL: in memory only). Where an invariant
// breaks the game ends, and its record is kept.
void adj_simulator_play(struct adj_simulator *simulator, uint32_t number, const char *path,
                        struct adj_simulated *result);

#endif
