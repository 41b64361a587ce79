// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_HEXFLEET_FAULT_H
#define ADJ_ENGINE_HEXFLEET_FAULT_H

// What the operands of a fault are. text/explain.c makes the words.

enum adj_hx_fault_operand {
    ADJ_HX_F_SEAT = 1,   // whose turn it is
    ADJ_HX_F_CELL = 2,   // a cell, or a name that is none
    ADJ_HX_F_SHIP = 3,   // what moves, stands there or would have to help
    ADJ_HX_F_TARGET = 4, // the ship that would be sunk
    ADJ_HX_F_END = 5,    // enum adj_hx_end
    ADJ_HX_F_OFFER = 6,  // seat + 1 whose offer of a draw stands; 0: there is none
};

#endif
