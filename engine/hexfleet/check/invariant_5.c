// SPDX-License-Identifier: MIT
// HX-I-5: what moves keeps its class and side.

#include "engine/hexfleet/check/check.h"

void
adj_hx_check_5(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    (void)watch;
    if (sight->moved && sight->after->cell[sight->to] != sight->ship)
        adj_finding_add(sight->findings, ADJ_HX_I_5, "ship %u has become %u", sight->ship,
                        sight->after->cell[sight->to]);
}
