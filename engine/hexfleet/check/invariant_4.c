// SPDX-License-Identifier: MIT
// HX-I-4: a move changes two cells: one is empty now, the other holds what moved.

#include "engine/hexfleet/check/check.h"

void
adj_hx_check_4(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    (void)watch;
    unsigned differ = 0;
    for (unsigned cell = 0; cell < ADJ_HX_CELLS; cell++)
        differ += sight->before->cell[cell] != sight->after->cell[cell];
    unsigned expected = sight->moved && sight->from != sight->to ? 2 : 0;
    if (differ != expected)
        adj_finding_add(sight->findings, ADJ_HX_I_4, "%u cells differ, not %u", differ, expected);
    else if (expected == 2 && (sight->after->cell[sight->from] != ADJ_HX_VACANT ||
                               sight->after->cell[sight->to] == ADJ_HX_VACANT))
        adj_finding_add(sight->findings, ADJ_HX_I_4, "cell %u is not empty or cell %u is",
                        sight->from, sight->to);
}
