// SPDX-License-Identifier: MIT
// HX-I-9: a flagship that was disabled before the move has not moved.

#include "engine/hexfleet/check/check.h"

void
adj_hx_check_9(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    (void)watch;
    if (sight->moved && sight->ship % ADJ_HX_CLASSES == 0 &&
        adj_hx_lies_disabled(sight->before->cell, sight->before->to_move))
        adj_finding_add(sight->findings, ADJ_HX_I_9, "a disabled flagship went from cell %u to %u",
                        sight->from, sight->to);
}
