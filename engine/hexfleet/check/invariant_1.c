// SPDX-License-Identifier: MIT
// HX-I-1: each cell holds at most one ship, of a class and a side that exist.

#include "engine/hexfleet/check/check.h"

void
adj_hx_check_1(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    (void)watch;
    for (unsigned cell = 0; cell < ADJ_HX_CELLS; cell++)
        if (sight->after->cell[cell] > ADJ_HX_SEATS * ADJ_HX_CLASSES)
            adj_finding_add(sight->findings, ADJ_HX_I_1, "cell %u holds %u, which is no ship", cell,
                            sight->after->cell[cell]);
}
