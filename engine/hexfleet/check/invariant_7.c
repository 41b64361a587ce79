// SPDX-License-Identifier: MIT
// HX-I-7: whoever began is to move after an even number of plies, the other after an odd one.

#include "engine/hexfleet/check/check.h"

void
adj_hx_check_7(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    (void)watch;
    const struct adj_hx_state *before = sight->before, *after = sight->after;
    if (after->to_move != (after->ply + sight->rules->sw[ADJ_HX_SW_FIRST]) % 2)
        adj_finding_add(sight->findings, ADJ_HX_I_7, "seat %u is to move after %u plies",
                        after->to_move, (unsigned)after->ply);
    if (after->ply != before->ply + (sight->moved ? 1 : 0))
        adj_finding_add(sight->findings, ADJ_HX_I_7, "%u plies have become %u",
                        (unsigned)before->ply, (unsigned)after->ply);
}
