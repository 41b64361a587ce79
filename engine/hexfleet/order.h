// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_HEXFLEET_ORDER_H
#define ADJ_ENGINE_HEXFLEET_ORDER_H

// Orders of the hex game. A move names two cells and nothing else: the way of a corvette is not
// part of it (catalogue, HX-2.4).

enum adj_hx_verb {
    ADJ_HX_MOVE = 1,   // FROM, TO
    ADJ_HX_PASS = 2,   // never legal (HX-TURN-2); it can be said, so it can be refused
    ADJ_HX_RESIGN = 3, // the rest have no operands
    ADJ_HX_OFFER = 4,
    ADJ_HX_ACCEPT = 5,
};

enum adj_hx_role {
    ADJ_HX_FROM = 1, // a cell, or from ADJ_HX_STRANGE on a name that is none (board.h)
    ADJ_HX_TO = 2,
};

#endif
