// SPDX-License-Identifier: MIT
// HX-I-15: while the game is on the side to move has a legal move.

#include "engine/hexfleet/check/check.h"

void
adj_hx_check_15(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    (void)watch;
    if (sight->after->end == ADJ_HX_ON && adj_hx_count_moves(sight->rules, sight->after, 1) == 0)
        adj_finding_add(sight->findings, ADJ_HX_I_15, "seat %u has no move, and the game goes on",
                        sight->after->to_move);
}
