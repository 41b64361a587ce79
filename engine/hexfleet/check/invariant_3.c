// SPDX-License-Identifier: MIT
// HX-I-3: the number of ships falls by none or one, and only the enemy's.

#include "engine/hexfleet/check/check.h"

static unsigned
count(const uint8_t *board, unsigned seat)
{
    unsigned ships = 0;
    for (unsigned cell = 0; cell < ADJ_HX_CELLS; cell++)
        ships += board[cell] != ADJ_HX_VACANT && (board[cell] > ADJ_HX_CLASSES) == seat;
    return ships;
}

void
adj_hx_check_3(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    (void)watch;
    unsigned seat = sight->before->to_move;
    unsigned own = count(sight->before->cell, seat), other = count(sight->before->cell, 1 - seat);
    unsigned own_now = count(sight->after->cell, seat);
    unsigned other_now = count(sight->after->cell, 1 - seat);
    if (own_now != own || other_now > other || other - other_now > (sight->moved ? 1u : 0u))
        adj_finding_add(sight->findings, ADJ_HX_I_3,
                        "own ships %u and enemy ships %u have become %u and %u", own, other,
                        own_now, other_now);
}
