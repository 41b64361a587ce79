// SPDX-License-Identifier: MIT
// Who is struck: Focus, the inactive player's choice, a forced choice such as Intercept.

#include "engine/flagship/judge.h"

// That Focus picks within the declared row is a ruling (FS-R-69); the other player's choice is
// told.
static void
breaks_row(struct adj_fs_case *c, unsigned clause, unsigned ref)
{
    struct adj_fault *fault =
        adj_fs_break2(c, 2, clause, ADJ_FS_F_SHIP, (int)ref, ADJ_FS_F_ROW, c->state->attack.row);
    if (fault != NULL && clause == ADJ_FS_FOCUS_2)
        fault->ruling = ADJ_FS_R_69;
}

// Each ship named stands in the declared row of the enemy fleet (stage 2).
static void
things_in_row(struct adj_fs_case *c, unsigned clause)
{
    unsigned defender = adj_fs_other(c->state->active);
    for (unsigned i = 0; i < c->order->count; i++) {
        if (c->order->operand[i].role != ADJ_FS_O_ON)
            continue;
        unsigned ref = c->order->operand[i].value;
        int slot = adj_fs_find(c->state, ref);
        if (slot < 0 && adj_fs_on_table(c, ref, false) < 0)
            continue;
        if (c->state->card[slot].owner != defender ||
            c->state->card[slot].row != c->state->attack.row)
            breaks_row(c, clause, ref);
    }
}

// A text may say that its ship cannot be chosen (FS-CARD-1, FS-R-67).
static void
judge_may_be_chosen(struct adj_fs_case *c, unsigned ref)
{
    int slot = adj_fs_find(c->state, ref);
    if (slot >= 0 && !adj_fs_targetable(c->rules, c->state, (unsigned)slot)) {
        struct adj_fault *fault = adj_fs_break(c, 3, ADJ_FS_CARD_1, ADJ_FS_F_SHIP, (int)ref);
        if (fault != NULL)
            fault->ruling = ADJ_FS_R_67;
    }
}

void
adj_fs_judge_focus(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {{ADJ_FS_O_ON, 16}, {ADJ_FS_O_PAID, 40}};
    unsigned named = adj_order_count(c->order, ADJ_FS_O_ON);
    adj_fs_only_roles(c, roles, 2);
    if (named == 0)
        adj_fs_break(c, 2, ADJ_FS_FOCUS_2, ADJ_FS_F_COUNT, 0);
    things_in_row(c, ADJ_FS_FOCUS_2);
    struct adj_fs_use use = adj_fs_use_whole(c->order);
    for (unsigned i = 0; i < c->order->count; i++)
        if (c->order->operand[i].role == ADJ_FS_O_PAID &&
            adj_fs_ref_copy(c->order->operand[i].value) != 0)
            adj_fs_on_table(c, c->order->operand[i].value, true);
    adj_fs_hand_holds(c);
    if (adj_fs_refused(c))
        return;
    if (named > 1)
        adj_fs_break2(c, 3, ADJ_FS_FOCUS_7, ADJ_FS_F_COUNT, (int)named, ADJ_FS_F_LIMIT, 1);
    judge_may_be_chosen(c, adj_fs_use_get(c->order, &use, ADJ_FS_O_ON, 0));
    struct adj_fs_due due = {.cp_base = ADJ_FS_COST_OF_FOCUS,
                             .cp_clause = ADJ_FS_FOCUS_3,
                             .task_clause = ADJ_FS_ORDER_10,
                             .hand_clause = ADJ_FS_ORDER_10,
                             .react = ADJ_FS_W_COST_FOCUS,
                             .react_key = ADJ_FS_COST_FOCUS};
    adj_fs_judge_cost(c, &use, &due);
    if (adj_order_count(c->order, ADJ_FS_O_PAID) > 0)
        adj_verdict_apply(c->verdict, ADJ_FS_FOCUS_10);
    adj_verdict_apply(c->verdict, ADJ_FS_FOCUS_12);
}

void
adj_fs_judge_target(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {{ADJ_FS_O_ON, 16}};
    unsigned named = adj_order_count(c->order, ADJ_FS_O_ON);
    adj_fs_only_roles(c, roles, 1);
    things_in_row(c, ADJ_FS_FOCUS_4);
    if (adj_fs_refused(c))
        return;
    if (named != 1) {
        struct adj_fault *fault =
            adj_fs_break2(c, 3, ADJ_FS_FOCUS_8, ADJ_FS_F_COUNT, (int)named, ADJ_FS_F_WANTED, 1);
        if (fault != NULL && named == 0) // he may not refuse to choose
            fault->ruling = ADJ_FS_R_70;
    } else
        judge_may_be_chosen(c, c->order->operand[0].value);
}

void
adj_fs_judge_branch(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {{ADJ_FS_O_CARD, 1}, {ADJ_FS_O_BRANCH, 1}};
    adj_fs_only_roles(c, roles, 2);
    unsigned slot = c->state->attack.branch_slot - 1u;
    unsigned kind = c->state->card[slot].kind;
    unsigned effect = adj_fs_effect_in(c->rules, kind, ADJ_FS_W_BOARDING_TARGET, ADJ_FS_Z_TABLE, 0);
    int card = adj_order_find(c->order, ADJ_FS_O_CARD, 0);
    int branch = adj_order_find(c->order, ADJ_FS_O_BRANCH, 0);
    bool named =
        card == 0 && branch == 1 && c->order->operand[card].value == adj_fs_ref_at(c->state, slot);
    unsigned number = branch < 0 ? 0 : c->order->operand[branch].value;
    if (!named || number < 1 || number > c->rules->effect[effect].branches)
        adj_fs_break(c, 2, ADJ_FS_CARD_2, ADJ_FS_F_COUNT, (int)number);
    adj_verdict_apply(c->verdict, ADJ_FS_REACT_1);
    adj_verdict_apply(c->verdict, ADJ_FS_REACT_4);
    adj_verdict_apply(c->verdict, ADJ_FS_REACT_6);
}
