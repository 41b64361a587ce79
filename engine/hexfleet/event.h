// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_HEXFLEET_EVENT_H
#define ADJ_ENGINE_HEXFLEET_EVENT_H

// The events of the hex game and their arguments, in order. All are public.

enum adj_hx_event {
    ADJ_HX_E_MOVE = 1,     // ship, from, to
    ADJ_HX_E_SINK = 2,     // ship sunk, cell, ship that sank it
    ADJ_HX_E_DISABLED = 3, // seat whose flagship is disabled from now on, cell
    ADJ_HX_E_FREED = 4,    // seat whose flagship no longer is, cell
    ADJ_HX_E_OFFER = 5,    // seat
    ADJ_HX_E_LAPSE = 6,    // seat whose offer was not taken
    ADJ_HX_E_OVER = 7,     // seat + 1 of the winner or 0, enum adj_hx_end
};

#endif
