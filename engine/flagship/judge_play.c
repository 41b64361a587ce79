// SPDX-License-Identifier: MIT
// Cards and abilities inside an Order: Support, Defend, posture, the price of cancelling, and a
// React that pays for nothing.

#include "engine/flagship/judge.h"

static const uint16_t use_roles[][2] = {
    {ADJ_FS_O_CARD, 1},     {ADJ_FS_O_ON, 8},      {ADJ_FS_O_TASK, 8},
    {ADJ_FS_O_DISCARD, 40}, {ADJ_FS_O_ABILITY, 1},
};
enum { USE_ROLES = sizeof use_roles / sizeof use_roles[0] };

// The one card that the order is about, with what stage 2 has to say of it.
static struct adj_fs_use
things_of_play(struct adj_fs_case *c)
{
    adj_fs_only_roles(c, use_roles, USE_ROLES);
    if (c->order->count == 0 || c->order->operand[0].role != ADJ_FS_O_CARD) {
        adj_fs_break(c, 2, ADJ_FS_CARD_2, 0, 0);
        return (struct adj_fs_use){.slot = -1};
    }
    struct adj_fs_use use = adj_fs_use_at(c->state, c->order, 0);
    adj_fs_things_of_use(c, &use);
    adj_fs_hand_holds(c);
    return use;
}

// Where the edition's words are taken literally, only hand cards count (FS-R-73).
static void
thing_source(struct adj_fs_case *c, const struct adj_fs_use *use, enum adj_fs_switch which,
             unsigned clause)
{
    if (adj_fs_ref_copy(use->ref) != 0 && adj_fs_switch(c, which) == 1)
        adj_fs_break(c, 2, clause, ADJ_FS_F_CARD, (int)use->ref);
}

static void
judge_in_window(struct adj_fs_case *c, const struct adj_fs_use *use, unsigned window,
                unsigned clause)
{
    unsigned effect = adj_fs_effect_of_use(c->rules, c->state, c->order, use, window);
    if (effect == 0) {
        if (!adj_fs_text_unknown(c, use->kind))
            adj_fs_break(c, 3, clause, ADJ_FS_F_CARD, (int)use->ref);
        return;
    }
    adj_fs_judge_effect(c, use, effect);
    adj_fs_judge_use_cost(c, use, effect);
}

void
adj_fs_judge_support(struct adj_fs_case *c)
{
    struct adj_fs_use use = things_of_play(c);
    thing_source(c, &use, ADJ_FS_SW_SUPPORT_SOURCE, ADJ_FS_SUPP_4);
    if (adj_fs_refused(c))
        return;
    judge_in_window(c, &use, ADJ_FS_W_SUPPORT, ADJ_FS_SUPP_1);
    adj_verdict_apply(c->verdict, ADJ_FS_SUPP_2);
    if (use.slot >= 0)
        adj_verdict_apply(c->verdict, ADJ_FS_SUPP_5);
    if (c->state->attack.type == ADJ_FS_ASSAULT)
        adj_verdict_apply(c->verdict, ADJ_FS_SUPP_6);
}

static void
note_defence(struct adj_fs_case *c, const struct adj_fs_use *use)
{
    adj_verdict_apply(c->verdict, ADJ_FS_DEF_9);
    adj_verdict_apply(c->verdict, ADJ_FS_R_78);
    adj_verdict_apply(c->verdict, ADJ_FS_DEF_13);
    if (c->state->attack.posture == 0)
        adj_verdict_apply(c->verdict, ADJ_FS_DEF_11);
    if (use->slot >= 0 && use->slot != c->state->attack.target - 1)
        adj_verdict_apply(c->verdict, ADJ_FS_DEF_15);
    if (use->slot >= 0 && (c->rules->kind[use->kind].colour & ADJ_FS_RED) != 0)
        adj_verdict_apply(c->verdict, ADJ_FS_CARD_29);
}

void
adj_fs_judge_defend(struct adj_fs_case *c)
{
    struct adj_fs_use use = things_of_play(c);
    thing_source(c, &use, ADJ_FS_SW_DEFEND_SOURCE, ADJ_FS_DEF_12);
    if (adj_fs_refused(c))
        return;
    judge_in_window(c, &use, ADJ_FS_W_DEFEND, ADJ_FS_DEF_8);
    note_defence(c, &use);
}

// Active and Passive. Only the attacked ship can be Tasked for it (FS-DEF-19).
void
adj_fs_judge_posture(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {{ADJ_FS_O_TASK, 1}};
    unsigned target = c->state->attack.target - 1u;
    bool active = c->order->verb == ADJ_FS_ACTIVE;
    adj_fs_only_roles(c, roles, active ? 1 : 0);
    int task = adj_order_find(c->order, ADJ_FS_O_TASK, 0);
    if (active && task >= 0 && c->order->operand[task].value != adj_fs_ref_at(c->state, target))
        adj_fs_break2(c, 2, ADJ_FS_DEF_19, ADJ_FS_F_SHIP, c->order->operand[task].value,
                      ADJ_FS_F_SHIP, (int)adj_fs_ref_at(c->state, target));
    if (adj_fs_refused(c))
        return;
    if (c->state->attack.posture != 0)
        adj_fs_break_by_ruling(c, 3, ADJ_FS_DEF_2, ADJ_FS_R_79);
    else if (active && c->state->card[target].tasked)
        adj_fs_break(c, 3, ADJ_FS_DEF_6, ADJ_FS_F_SHIP, (int)adj_fs_ref_at(c->state, target));
    if (active && c->state->attack.type == ADJ_FS_ASSAULT)
        adj_verdict_apply(c->verdict, ADJ_FS_DEF_17);
}

// The card that can be cancelled, and its effect.
static unsigned
pending_effect(const struct adj_fs_case *c)
{
    const struct adj_fs_pending *pending = &c->state->pending;
    if (pending->effect != 0)
        return pending->effect;
    return adj_fs_effect_in(c->rules, pending->kind, pending->window, ADJ_FS_Z_HAND, 0);
}

void
adj_fs_judge_cancel(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {
        {ADJ_FS_O_CARD, 1}, {ADJ_FS_O_TASK, 8}, {ADJ_FS_O_DISCARD, 40}};
    adj_fs_only_roles(c, roles, 3);
    int at = adj_order_find(c->order, ADJ_FS_O_CARD, 0);
    if (at != 0 || adj_fs_ref_kind(c->order->operand[0].value) != c->state->pending.kind)
        adj_fs_break(c, 2, ADJ_FS_CARD_2, ADJ_FS_F_CARD,
                     (int)adj_fs_ref(c->state->pending.kind, 0));
    if (adj_fs_refused(c))
        return;
    struct adj_fs_use use = adj_fs_use_at(c->state, c->order, 0);
    use.ref = adj_fs_ref(use.kind, 0); // the other player's card: only the price is his
    use.slot = -1;
    adj_fs_things_of_use(c, &use);
    adj_fs_hand_holds(c);
    if (adj_fs_refused(c))
        return;
    struct adj_fs_due due = {.cost = &c->rules->effect[pending_effect(c)].unless,
                             .cp_clause = ADJ_FS_TERM_7,
                             .task_clause = ADJ_FS_ORDER_10,
                             .hand_clause = ADJ_FS_ORDER_10};
    adj_fs_judge_cost(c, &use, &due);
}

void
adj_fs_judge_react(struct adj_fs_case *c)
{
    struct adj_fs_use use = things_of_play(c);
    if (adj_fs_refused(c))
        return;
    judge_in_window(c, &use, ADJ_FS_W_DISCARD_PHASE, ADJ_FS_CARD_12);
    adj_verdict_apply(c->verdict, ADJ_FS_REACT_1);
    adj_verdict_apply(c->verdict, ADJ_FS_REACT_11);
}
