// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_HEXFLEET_RULES_H
#define ADJ_ENGINE_HEXFLEET_RULES_H

// The ruleset of the hex game: nothing but its switches, the rulings that the rulebook leaves open
// (catalogue, HX-4). The first value of each is the one that holds unless a record says otherwise.

#include <stdint.h>
#include <assert.h>
#include "engine/game.h"

enum adj_hx_switch {
    ADJ_HX_SW_LAYOUT = 0,       // a b c d: where the fleets start (HX-R-1)
    ADJ_HX_SW_FIRST = 1,        // west east (HX-R-2)
    ADJ_HX_SW_JUMPS = 2,        // no yes: may a ship pass over others (HX-R-3)
    ADJ_HX_SW_ARC = 3,          // five three circle: steps of a corvette (HX-R-4)
    ADJ_HX_SW_PIVOT = 4,        // any vacant occupied off_board (HX-R-5)
    ADJ_HX_SW_POWER = 5,        // listed equal: frigate over sloop, or as strong (HX-R-6)
    ADJ_HX_SW_COMPULSORY = 6,   // no yes: must a ship be sunk if it can be (HX-R-7)
    ADJ_HX_SW_ON_COURSE = 7,    // movement power: of a supporter (HX-R-8)
    ADJ_HX_SW_THREAT = 8,       // ignored answered: must a threatened flagship be saved (HX-R-9)
    ADJ_HX_SW_REPETITION = 9,   // third none (HX-R-11)
    ADJ_HX_SW_QUIET = 10,       // hundred none (HX-R-11)
    ADJ_HX_SW_BARE = 11,        // draw none (HX-R-11)
    ADJ_HX_SW_AGREEMENT = 12,   // allowed none (HX-R-11)
    ADJ_HX_SW_RESIGNATION = 13, // allowed none (HX-R-11)
    ADJ_HX_SW_MOMENT = 14,      // before after: when support is judged (HX-R-14)
    ADJ_HX_SW_COUNT = 15,
};

enum { ADJ_HX_LAYOUTS = 4 };
enum adj_hx_arc { ADJ_HX_ARC_FIVE = 0, ADJ_HX_ARC_THREE = 1, ADJ_HX_ARC_CIRCLE = 2 };
enum adj_hx_pivot {
    ADJ_HX_PIVOT_ANY = 0,
    ADJ_HX_PIVOT_VACANT = 1,
    ADJ_HX_PIVOT_OCCUPIED = 2,
    ADJ_HX_PIVOT_OFF_BOARD = 3, // adds nothing: a ring about such a cell has two cells on the board
};

struct adj_hx_rules {
    uint8_t edition; // always 0: the rulebook has one
    uint8_t sw[ADJ_HX_SW_COUNT];
};

static_assert(sizeof(struct adj_hx_rules) == 16, "no padding");

// switches.c
extern const struct adj_switch_info adj_hx_switches[ADJ_HX_SW_COUNT];

#endif
