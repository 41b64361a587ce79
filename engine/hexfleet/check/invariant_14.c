// SPDX-License-Identifier: MIT
// HX-I-14: the game has ended exactly if a rule ends it, and then no move is left.

#include "engine/hexfleet/check/check.h"

static unsigned
count(const uint8_t *board, bool flagships)
{
    unsigned ships = 0;
    for (unsigned cell = 0; cell < ADJ_HX_CELLS; cell++)
        ships += board[cell] != ADJ_HX_VACANT && (!flagships || board[cell] % ADJ_HX_CLASSES == 0);
    return ships;
}

// True if the list had no move for the position, were it not over.
static bool
is_stuck(const struct adj_hx_sight *sight)
{
    struct adj_hx_state on = *sight->after;
    on.end = ADJ_HX_ON;
    return adj_hx_count_moves(sight->rules, &on, 1) == 0;
}

static enum adj_hx_end
expected_end(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    const struct adj_hx_state *after = sight->after;
    const uint8_t *sw = sight->rules->sw;
    if (sight->order->verb == ADJ_HX_RESIGN)
        return ADJ_HX_RESIGNED;
    if (sight->order->verb == ADJ_HX_ACCEPT ||
        (sight->order->verb == ADJ_HX_OFFER && sight->before->offered == 2 - sight->order->seat))
        return ADJ_HX_AGREED; // both have offered a draw: that is agreement as well
    if (count(after->cell, true) < ADJ_HX_SEATS)
        return ADJ_HX_SUNK;
    if (sw[ADJ_HX_SW_BARE] == 0 && count(after->cell, false) == ADJ_HX_SEATS)
        return ADJ_HX_BARE;
    if (is_stuck(sight))
        return ADJ_HX_IMMOBILE;
    if (sw[ADJ_HX_SW_REPETITION] == 0 && sight->moved && adj_hx_times_seen(watch, after) >= 3)
        return ADJ_HX_REPEATED;
    if (sw[ADJ_HX_SW_QUIET] == 0 && after->quiet >= ADJ_HX_QUIET_LIMIT)
        return ADJ_HX_BECALMED;
    return ADJ_HX_ON;
}

void
adj_hx_check_14(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    const struct adj_hx_state *after = sight->after;
    bool unsure = watch->partial && (after->end == ADJ_HX_REPEATED || after->end == ADJ_HX_ON ||
                                     after->end == ADJ_HX_BECALMED);
    enum adj_hx_end end = expected_end(watch, sight);
    if (end != after->end && !(unsure && (end == ADJ_HX_ON || end == ADJ_HX_BECALMED)))
        adj_finding_add(sight->findings, ADJ_HX_I_14, "the end is %u, not %u", after->end,
                        (unsigned)end);
    if (after->end != ADJ_HX_ON && adj_hx_count_moves(sight->rules, after, 1) != 0)
        adj_finding_add(sight->findings, ADJ_HX_I_14, "the game has ended, and a move is left");
}
