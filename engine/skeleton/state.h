// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_SKELETON_STATE_H
#define ADJ_ENGINE_SKELETON_STATE_H

// Declarations of the smallest game that has all a game needs: three wrecks hold crates; in turn, a
// seat salvages one crate or more from one wreck; who salvages the last crate has won. Copy this
// folder to begin a game of your own (engine/README.md, "Add a game").

#include <stdint.h>
#include <assert.h>
#include "engine/game.h"

enum { ADJ_SK_SEATS = 2, ADJ_SK_WRECKS = 3, ADJ_SK_CRATES_MAX = 9 };

// The ruleset: its switches.
enum adj_sk_switch {
    ADJ_SK_SW_LAST = 0, // wins loses: who takes the last crate (SK-R-1)
    ADJ_SK_SW_COUNT = 1,
};

struct adj_sk_rules {
    uint8_t edition;
    uint8_t sw[ADJ_SK_SW_COUNT];
};

// The state: flat, fixed-width, nothing is padding, unused places zero.
struct adj_sk_state {
    uint16_t turn;    // orders carried out
    uint8_t to_move;  // seat
    uint8_t winner;   // seat + 1; 0 while the game is on
    uint8_t resigned; // 1: the loser resigned
    uint8_t crates[ADJ_SK_WRECKS];
};

static_assert(sizeof(struct adj_sk_rules) == 2, "no padding");
static_assert(sizeof(struct adj_sk_state) == 8, "no padding");

enum adj_sk_verb { ADJ_SK_SALVAGE = 1, ADJ_SK_RESIGN = 2 };
enum adj_sk_role {
    ADJ_SK_COUNT = 1,
    ADJ_SK_WRECK = 2
}; // of SALVAGE, in this order; wrecks count from 1

enum adj_sk_event {
    ADJ_SK_E_SALVAGE = 1, // seat, crates, wreck, crates left there
    ADJ_SK_E_OVER = 2,    // seat + 1 of the winner
};

enum adj_sk_fault { ADJ_SK_F_SEAT = 1, ADJ_SK_F_COUNT = 2, ADJ_SK_F_LEFT = 3, ADJ_SK_F_WRECK = 4 };

// The numbers of clauses, from clauses.def.
enum adj_sk_clause {
    ADJ_SK_NO_CLAUSE = 0,
#define CLAUSE(name, number, id, effect, stage) ADJ_SK_##name = number,
#include "engine/skeleton/clauses.def"
};

enum {
    ADJ_SK_CLAUSES = 0
#define CLAUSE(name, number, id, effect, stage) +1
#include "engine/skeleton/clauses.def"
};

#endif
