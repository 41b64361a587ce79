// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_HEXFLEET_STATE_H
#define ADJ_ENGINE_HEXFLEET_STATE_H

// The state of a hex game: the board, whose turn it is, how it ended, and the plies since a ship
// was last sunk, from which earlier positions can be told (HX-DRAW-1). Flat and canonical: unused
// places are zero, nothing is padding.

#include <stdint.h>
#include <assert.h>
#include "engine/hexfleet/board.h"

enum {
    // Plies that are remembered, the latest since a ship was sunk. A hundred quiet ones end a game
    // (HX-DRAW-2), so these are all. Where a record switches that rule off, a position counts as
    // one that has been there before if it was at most so many plies ago (replay/ORDERS.md).
    ADJ_HX_PAST = 2000,
    ADJ_HX_QUIET_LIMIT = 100,
    ADJ_HX_CHECKPOINT = 16, // plies
};

enum adj_hx_end {
    ADJ_HX_ON = 0,
    ADJ_HX_SUNK = 1,     // a flagship (HX-WIN-1)
    ADJ_HX_IMMOBILE = 2, // no legal move (HX-WIN-2)
    ADJ_HX_RESIGNED = 3, // HX-WIN-4
    ADJ_HX_REPEATED = 4, // HX-DRAW-1
    ADJ_HX_BECALMED = 5, // a hundred quiet plies (HX-DRAW-2)
    ADJ_HX_BARE = 6,     // nothing but the two flagships (HX-DRAW-3)
    ADJ_HX_AGREED = 7,   // HX-DRAW-4
};

// What a game began from.
enum adj_hx_origin {
    ADJ_HX_LAYOUT = 0,
    ADJ_HX_TYPED = 1,     // a typed position
    ADJ_HX_TYPED_END = 2, // one that was over already (HX-R-15)
};

struct adj_hx_ply {
    uint8_t from, to;
};

struct adj_hx_state {
    uint32_t ply;                        // plies played: even before a move of whoever began
    uint16_t quiet;                      // plies since a ship was sunk; stays at its highest
    uint16_t passed;                     // entries of past[]
    uint8_t to_move;                     // seat
    uint8_t end;                         // enum adj_hx_end
    uint8_t winner;                      // seat + 1; 0 none or drawn
    uint8_t offered;                     // seat + 1 whose offer of a draw stands; 0
    uint8_t typed;                       // enum adj_hx_origin
    uint8_t sunk[ADJ_HX_SEATS];          // ships that each has lost, or lacks in a typed position
    uint8_t cell[ADJ_HX_CELLS];          // what stands there: ADJ_HX_VACANT, or see adj_hx_ship
    struct adj_hx_ply past[ADJ_HX_PAST]; // since the last sinking, oldest first
};

static_assert(sizeof(struct adj_hx_state) == 52 + 2 * ADJ_HX_PAST, "no padding");

enum { ADJ_HX_STATE_FIELDS = 11, ADJ_HX_RULES_FIELDS = 2 };
extern const struct adj_field adj_hx_state_fields[ADJ_HX_STATE_FIELDS];
extern const struct adj_field adj_hx_rules_fields[ADJ_HX_RULES_FIELDS];

#endif
