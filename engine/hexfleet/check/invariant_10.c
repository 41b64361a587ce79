// SPDX-License-Identifier: MIT
// HX-I-10: a sloop's move ends in another file.

#include "engine/hexfleet/check/check.h"

void
adj_hx_check_10(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    (void)watch;
    if (sight->moved && sight->ship % ADJ_HX_CLASSES == ADJ_HX_SLOOP &&
        adj_hx_axial_of(sight->from).q == adj_hx_axial_of(sight->to).q)
        adj_finding_add(sight->findings, ADJ_HX_I_10, "a sloop went abeam, from cell %u to %u",
                        sight->from, sight->to);
}
