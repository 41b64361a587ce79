// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_HEXFLEET_CHECK_CHECK_H
#define ADJ_ENGINE_HEXFLEET_CHECK_CHECK_H

// The second opinion of the hex game: its invariants HX-I-1 to HX-I-16, each in a file of its own.
// They share with judge and apply the declarations and nothing else; geometry is worked out from
// axial coordinates here. HX-I-17 is the audit's, HX-I-18 and HX-I-20 are tests, HX-I-19 is what
// replaying a record does.

#include <stdbool.h>
#include <stdint.h>
#include "engine/hexfleet/clause.h"
#include "engine/hexfleet/hexfleet.h"
#include "engine/hexfleet/order.h"
#include "engine/hexfleet/rules.h"
#include "engine/hexfleet/state.h"

enum { ADJ_HX_WATCHED = 256 };

// A board in two numbers of base nine.
struct adj_hx_key {
    uint64_t low, high;
};

// The history kept from step to step: the positions since a ship was last sunk.
struct adj_hx_watch {
    struct adj_hx_key key[ADJ_HX_WATCHED];
    uint16_t keys;
    uint8_t partial; // 1: earlier positions are not there
};

// One step as the invariants see it.
struct adj_hx_sight {
    const struct adj_hx_rules *rules;
    const struct adj_hx_state *before, *after;
    const struct adj_order *order;
    struct adj_findings *findings;
    bool moved;        // the order was a move
    unsigned from, to; // of a move
    unsigned ship;     // what moved
    unsigned sunk;     // what stood where it went, or ADJ_HX_VACANT
};

// Each asserts one invariant of a legal order and adds a finding for a breach.
typedef void adj_hx_invariant(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight);
adj_hx_invariant adj_hx_check_1, adj_hx_check_2, adj_hx_check_3, adj_hx_check_4, adj_hx_check_5,
    adj_hx_check_6, adj_hx_check_7, adj_hx_check_8, adj_hx_check_9, adj_hx_check_10,
    adj_hx_check_11, adj_hx_check_12, adj_hx_check_13, adj_hx_check_14, adj_hx_check_15,
    adj_hx_check_16;

// Axial coordinates of a cell (catalogue, HX-2.1).
struct adj_hx_axial {
    int q, r;
};
struct adj_hx_axial adj_hx_axial_of(unsigned cell);

// Steps between two cells of an empty board.
unsigned adj_hx_distance(unsigned a, unsigned b);

// True if enemies stand on two cells or more at distance 1 of the seat's flagship.
bool adj_hx_lies_disabled(const uint8_t *board, unsigned seat);

// Legal moves that the list has for this state, capped at `most`.
unsigned adj_hx_count_moves(const struct adj_hx_rules *rules, const struct adj_hx_state *state,
                            unsigned most);

// How often the watch has seen the board of `state` with this side to move, now included.
unsigned adj_hx_times_seen(const struct adj_hx_watch *watch, const struct adj_hx_state *state);

#endif
