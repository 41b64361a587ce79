// SPDX-License-Identifier: MIT
// HX-I-11: a flagship stays in its file, or goes one step into the next.

#include "engine/hexfleet/check/check.h"

void
adj_hx_check_11(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    (void)watch;
    if (sight->moved && sight->ship % ADJ_HX_CLASSES == 0 &&
        adj_hx_axial_of(sight->from).q != adj_hx_axial_of(sight->to).q &&
        adj_hx_distance(sight->from, sight->to) != 1)
        adj_finding_add(sight->findings, ADJ_HX_I_11, "a flagship went from cell %u to %u",
                        sight->from, sight->to);
}
