// SPDX-License-Identifier: MIT
// HX-I-2: a fleet has no more ships of a class than it began with; with those lost they are nine.

#include "engine/hexfleet/check/check.h"

enum { NINE = 9 };

static const uint8_t most[ADJ_HX_CLASSES + 1] = {0, 4, 2, 2, 1};

static unsigned
count(const uint8_t *board, unsigned ship)
{
    unsigned ships = 0;
    for (unsigned cell = 0; cell < ADJ_HX_CELLS; cell++)
        ships += board[cell] == ship;
    return ships;
}

void
adj_hx_check_2(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    (void)watch;
    for (unsigned seat = 0; seat < ADJ_HX_SEATS; seat++) {
        unsigned all = 0;
        for (unsigned c = ADJ_HX_CORVETTE; c <= ADJ_HX_FLAGSHIP; c++) {
            unsigned ships = count(sight->after->cell, seat * ADJ_HX_CLASSES + c);
            all += ships;
            if (ships > most[c])
                adj_finding_add(sight->findings, ADJ_HX_I_2, "seat %u has %u ships of class %u",
                                seat, ships, c);
        }
        if (all + sight->after->sunk[seat] != NINE)
            adj_finding_add(sight->findings, ADJ_HX_I_2, "seat %u has %u ships and has lost %u",
                            seat, all, sight->after->sunk[seat]);
    }
}
