// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_COVER_H
#define ADJ_REPLAY_COVER_H

// A cover is a tally of one game's clauses over replays: how many orders put each clause to the
// test, broke it and applied it. It takes no part in judging: it counts what verdicts and events
// name.

#include <stdbool.h>
#include <stdint.h>
#include "replay/player.h"

// Orders, each counted once, whose verdict or events name the clause.
struct adj_cover_clause {
    uint32_t named;    // in any way at all: below, or by an open verdict that hangs on it
    uint32_t broken;   // refused by it; of a ruling: the refusal rests on it
    uint32_t restated; // refused by a more specific clause that it restates (`also`)
    uint32_t applied;  // legal by it, or the cause of an event
    uint8_t verbs[32]; // one bit a verb: of the orders that broke it
};

enum { ADJ_COVER_VERBS = 256, ADJ_COVER_STAGES = 4, ADJ_COVER_SWITCHES = 64 };

struct adj_cover {
    const struct adj_game *game;
    uint32_t files;
    uint64_t orders, refused;
    struct adj_cover_clause *clause;      // as many as the game has, in the order of its table
    uint8_t switches[ADJ_COVER_SWITCHES]; // one bit a value that held in some replay
    // Orders by verb and by the last stage that the judge went through; open ones are not here.
    uint64_t judged[ADJ_COVER_VERBS][ADJ_COVER_STAGES];
};

// False when out of memory. A cover that was started, or is all zero, has to be ended.
bool adj_cover_start(struct adj_cover *cover, const struct adj_game *game);
void adj_cover_end(struct adj_cover *cover);

// Plays a replay that is open, of this game, to its end, and counts it. The status is the player's;
// what was played before an error stays counted.
enum adj_status adj_cover_replay(struct adj_cover *cover, struct adj_player *player,
                                 struct adj_error *error);

// Counts what another cover of the same game has counted.
void adj_cover_add(struct adj_cover *cover, const struct adj_cover *other);

// How many orders put the clause (index in the game's table) to the test. A clause that forbids is
// tested by each order with a verb that breaks it somewhere in these replays, if the judge came as
// far as its stage with it; any clause is tested by the orders that name it.
uint64_t adj_cover_tested(const struct adj_cover *cover, size_t index);

// True if the clause was seen at work: one that forbids was broken, itself or through one that it
// restates; any other was applied, or a refusal rested on it.
bool adj_cover_met(const struct adj_cover *cover, size_t index);

// True if a value of a switch held in some replay.
bool adj_cover_held(const struct adj_cover *cover, unsigned switch_index, unsigned value);

#endif
