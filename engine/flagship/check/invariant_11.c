// SPDX-License-Identifier: MIT
// FS-I-11: after Draw the hand is Hand Size; or it was larger and nothing was drawn; or the deck is
// empty and no reshuffle is possible or (switch reshuffle_mode) wanted.
//
// Rests on FS-TERM-17, FS-TERM-18, FS-DRAW-1, FS-DRAW-2, FS-DRAW-3, FS-DRAW-4 and rulings FS-R-112,
// FS-R-113, FS-R-116. Hand Size is 7 and what the texts of cards in play add. Decks whose number of
// cards is not known may be empty.

#include "engine/flagship/check/check.h"

static bool
may_stay_short(const struct adj_fs_sight *sight, const struct adj_fs_seat *now)
{
    bool empty = now->deck_total == 0 || now->deck_total == ADJ_FS_UNKNOWN;
    bool refill = now->pile_count != 0 && sight->rules->sw[ADJ_FS_SW_RESHUFFLE_MODE] == 0;
    return empty && !refill;
}

// A draw never takes the hand above Hand Size, also before the phase is over.
static void
check_draw(const struct adj_fs_sight *sight, unsigned seat, struct adj_fs_span size)
{
    unsigned was = sight->before->seat[seat].hand_total, is = sight->after->seat[seat].hand_total;
    bool drawing = sight->before->phase == ADJ_FS_P_DRAW && sight->order->verb == ADJ_FS_DRAW;
    if (drawing && is > was && (int)is > size.hi)
        adj_finding_add(sight->findings, ADJ_FS_I_11, "seat %u draws up to %u cards, Hand Size %d",
                        seat + 1, is, size.hi);
}

void
adj_fs_check_11(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    (void)watch;
    const struct adj_fs_state *a = sight->before, *b = sight->after;
    unsigned seat = a->active;
    bool over = b->phase == ADJ_FS_P_OVER;
    bool passed = a->phase >= ADJ_FS_P_DISCARD && a->phase <= ADJ_FS_P_DRAW && b->turn != a->turn;
    if (over || seat >= ADJ_FS_SEATS || a->pending.open != 0 ||
        (a->phase != ADJ_FS_P_DRAW && !passed))
        return;
    struct adj_fs_span size = adj_fs_second_hand_size(sight, a, seat);
    check_draw(sight, seat, size);
    const struct adj_fs_seat *now = &b->seat[seat];
    if (passed && (int)now->hand_total < size.lo && !may_stay_short(sight, now))
        adj_finding_add(sight->findings, ADJ_FS_I_11,
                        "seat %u ends Draw with %u cards, Hand Size %d", seat + 1, now->hand_total,
                        size.lo);
}
