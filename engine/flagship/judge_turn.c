// SPDX-License-Identifier: MIT
// Discarding, and closing a phase or step.

#include "engine/flagship/judge.h"

void
adj_fs_judge_discard(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {{ADJ_FS_O_CARD, ADJ_FS_HAND_MAX}};
    adj_fs_only_roles(c, roles, 1);
    if (c->order->count == 0)
        adj_fs_break(c, 2, ADJ_FS_CARD_2, 0, 0);
    for (unsigned i = 0; i < c->order->count; i++)
        if (adj_fs_ref_copy(c->order->operand[i].value) != 0)
            adj_fs_break(c, 2, ADJ_FS_DISC_3, ADJ_FS_F_CARD, c->order->operand[i].value);
    adj_fs_hand_holds(c);
}

// The hand must be refilled before the turn ends, from a new deck if need be (FS-R-113).
static void
judge_end_of_draw(struct adj_fs_case *c)
{
    const struct adj_fs_seat *seat = &c->state->seat[c->seat];
    bool empty = seat->deck_total == 0;
    bool full = seat->hand_total >= adj_fs_hand_size(c->rules, c->state, c->seat);
    if (full || (empty && seat->pile_count == 0 && !seat->pile_more))
        return; // nothing is due, as far as is known, or nothing is left (FS-R-112)
    if (empty && adj_fs_switch(c, ADJ_FS_SW_RESHUFFLE_MODE) == 1) {
        adj_verdict_apply(c->verdict, ADJ_FS_DRAW_2);
        return;
    }
    struct adj_fault *fault =
        adj_fs_break2(c, 3, ADJ_FS_TERM_17, ADJ_FS_F_COUNT, seat->hand_total, ADJ_FS_F_WANTED,
                      (int)adj_fs_hand_size(c->rules, c->state, c->seat));
    if (fault != NULL && empty && c->rules->edition != ADJ_FS_JAPANESE)
        fault->ruling = ADJ_FS_R_113;
}

void
adj_fs_judge_done(struct adj_fs_case *c)
{
    adj_fs_only_roles(c, NULL, 0);
    if (adj_fs_refused(c))
        return;
    if (c->state->phase == ADJ_FS_P_DRAW)
        judge_end_of_draw(c);
    else if (c->state->phase == ADJ_FS_P_REARRANGE)
        adj_verdict_apply(c->verdict, ADJ_FS_REARR_5);
    else if (c->state->phase == ADJ_FS_P_ORDERS && c->state->attack.step == ADJ_FS_S_NONE)
        adj_verdict_apply(c->verdict, ADJ_FS_ORDER_9);
}
