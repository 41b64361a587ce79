// SPDX-License-Identifier: MIT
// HX-I-16: the plies since a sinking count up by one, or begin anew at none, and reach a hundred at
// most.

#include "engine/hexfleet/check/check.h"

void
adj_hx_check_16(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    (void)watch;
    unsigned quiet = sight->before->quiet;
    if (sight->moved)
        quiet = sight->sunk != ADJ_HX_VACANT ? 0 : quiet < UINT16_MAX ? quiet + 1 : quiet;
    if (sight->after->quiet != quiet)
        adj_finding_add(sight->findings, ADJ_HX_I_16, "%u quiet plies, not %u", sight->after->quiet,
                        quiet);
    if (sight->rules->sw[ADJ_HX_SW_QUIET] == 0 && sight->after->quiet > ADJ_HX_QUIET_LIMIT)
        adj_finding_add(sight->findings, ADJ_HX_I_16, "%u quiet plies", sight->after->quiet);
}
