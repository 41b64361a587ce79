// SPDX-License-Identifier: MIT
// HX-I-6: while the game is on both flagships are on the board.

#include "engine/hexfleet/check/check.h"

void
adj_hx_check_6(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    (void)watch;
    unsigned flagships = 0;
    for (unsigned cell = 0; cell < ADJ_HX_CELLS; cell++)
        flagships += sight->after->cell[cell] != ADJ_HX_VACANT &&
                     sight->after->cell[cell] % ADJ_HX_CLASSES == 0;
    if (sight->after->end == ADJ_HX_ON && flagships != ADJ_HX_SEATS)
        adj_finding_add(sight->findings, ADJ_HX_I_6, "the game goes on with %u flagships",
                        flagships);
}
