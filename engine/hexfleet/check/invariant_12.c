// SPDX-License-Identifier: MIT
// HX-I-12: a corvette's move ends one or two cells away.

#include "engine/hexfleet/check/check.h"

void
adj_hx_check_12(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    (void)watch;
    bool corvette = sight->moved && sight->ship % ADJ_HX_CLASSES == ADJ_HX_CORVETTE;
    bool circles = sight->rules->sw[ADJ_HX_SW_ARC] == ADJ_HX_ARC_CIRCLE; // may end where it began
    if (!corvette || (circles && sight->from == sight->to))
        return;
    unsigned distance = adj_hx_distance(sight->from, sight->to);
    if (distance < 1 || distance > 2)
        adj_finding_add(sight->findings, ADJ_HX_I_12, "a corvette went from cell %u to %u",
                        sight->from, sight->to);
}
