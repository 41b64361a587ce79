// SPDX-License-Identifier: MIT
// Judge: may this seat give this order now? Total and pure: any order, in any state that passes the
// checks, gets a verdict, and nothing but the verdict is written.

#include "engine/flagship/judge.h"

#include <string.h>
#include "engine/flagship/flagship.h"
#include "engine/flagship/pending.h"

struct adj_fault *
adj_fs_break(struct adj_fs_case *c, unsigned stage, unsigned clause, unsigned kind, int value)
{
    struct adj_fault *fault = adj_verdict_break(c->verdict, stage, clause);
    if (kind != 0)
        adj_fault_operand_add(fault, kind, value);
    return fault;
}

struct adj_fault *
adj_fs_break2(struct adj_fs_case *c, unsigned stage, unsigned clause, unsigned kind, int value,
              unsigned kind2, int value2)
{
    struct adj_fault *fault = adj_fs_break(c, stage, clause, kind, value);
    adj_fault_operand_add(fault, kind2, value2);
    return fault;
}

struct adj_fault *
adj_fs_break_by_ruling(struct adj_fs_case *c, unsigned stage, unsigned clause, unsigned ruling)
{
    struct adj_fault *fault = adj_verdict_break(c->verdict, stage, clause);
    if (fault != NULL)
        fault->ruling = (uint16_t)ruling;
    return fault;
}

void
adj_fs_hang_if(struct adj_fs_case *c, unsigned kind, unsigned subject, int about, unsigned clause)
{
    struct adj_unknown *unknown = adj_verdict_hang(c->verdict, kind, subject, about, about);
    if (unknown != NULL)
        unknown->clause = (uint16_t)clause;
}

// GENERAL, resign, agree_draw: words without operands, and nothing more to test.
static void
judge_bare(struct adj_fs_case *c)
{
    adj_fs_only_roles(c, NULL, 0);
}

// Stages 2 and 3 by verb; a number without a function is no order.
static void (*const judge_verb[])(struct adj_fs_case *c) = {
    [ADJ_FS_FLEET] = adj_fs_judge_fleet,
    [ADJ_FS_ROLL] = adj_fs_judge_roll,
    [ADJ_FS_CHOOSE] = adj_fs_judge_choose,
    [ADJ_FS_ARRANGE] = adj_fs_judge_arrange,
    [ADJ_FS_SHUFFLE] = adj_fs_judge_shuffle,
    [ADJ_FS_CUT] = adj_fs_judge_cut,
    [ADJ_FS_DRAW] = adj_fs_judge_draw,
    [ADJ_FS_REARRANGE] = adj_fs_judge_rearrange,
    [ADJ_FS_ATTACK] = adj_fs_judge_attack,
    [ADJ_FS_BASIC] = adj_fs_judge_basic,
    [ADJ_FS_REPEL] = adj_fs_judge_repel,
    [ADJ_FS_FOCUS] = adj_fs_judge_focus,
    [ADJ_FS_GENERAL] = judge_bare,
    [ADJ_FS_TARGET] = adj_fs_judge_target,
    [ADJ_FS_BRANCH] = adj_fs_judge_branch,
    [ADJ_FS_SUPPORT] = adj_fs_judge_support,
    [ADJ_FS_ACTIVE] = adj_fs_judge_posture,
    [ADJ_FS_PASSIVE] = adj_fs_judge_posture,
    [ADJ_FS_DEFEND] = adj_fs_judge_defend,
    [ADJ_FS_CANCEL] = adj_fs_judge_cancel,
    [ADJ_FS_REACT] = adj_fs_judge_react,
    [ADJ_FS_DISCARD] = adj_fs_judge_discard,
    [ADJ_FS_DONE] = adj_fs_judge_done,
    [ADJ_FS_OBSERVE] = adj_fs_judge_observe,
    [ADJ_FS_RESIGN] = judge_bare,
    [ADJ_FS_AGREE_DRAW] = judge_bare,
};

static void
judge_play(struct adj_fs_case *c)
{
    unsigned verb = c->order->verb;
    if (verb < sizeof judge_verb / sizeof judge_verb[0] && judge_verb[verb] != NULL)
        judge_verb[verb](c);
    else
        adj_fs_break(c, 2, ADJ_FS_CARD_2, 0, 0);
}

static bool
is_table_verb(unsigned verb)
{
    return verb == ADJ_FS_ROLL || verb == ADJ_FS_SHUFFLE || verb == ADJ_FS_DRAW ||
           verb == ADJ_FS_OBSERVE;
}

// True if the order can be one at all: chance is the table's, everything else a player's.
static bool
right_speaker(const struct adj_order *order)
{
    bool table = order->seat == ADJ_SEAT_TABLE;
    return table ? is_table_verb(order->verb)
                 : order->seat < ADJ_FS_SEATS && !is_table_verb(order->verb);
}

// An observation that must come first: until then every other order is open.
static void
judge_wait(struct adj_fs_case *c)
{
    if (c->state->wait == ADJ_FS_WAIT_NONE || c->order->verb == ADJ_FS_OBSERVE ||
        c->order->verb == ADJ_FS_RESIGN || c->order->verb == ADJ_FS_AGREE_DRAW)
        return;
    struct adj_unknown *unknown = adj_verdict_hang(c->verdict, ADJ_FS_U_WAIT, c->state->wait, 0, 0);
    if (unknown != NULL) {
        int who = c->state->wait == ADJ_FS_WAIT_CP
                      ? c->state->wait_seat
                      : (int)adj_fs_ref_at(c->state, c->state->wait_slot - 1u);
        unknown->lo = unknown->hi = (int16_t)who;
        unknown->at_lo = unknown->at_hi = ADJ_OPEN;
    }
}

// What `also` may say is what is true of this order: a clause that restates another only in some
// cases is dropped in the rest, and so is one whose switch is off.
static bool
restated_here(const struct adj_fs_case *c, unsigned clause)
{
    unsigned verb = c->order->verb;
    int from = adj_order_find(c->order, ADJ_FS_O_FROM, 0);
    int slot = from < 0 ? -1 : adj_fs_find(c->state, c->order->operand[from].value);
    unsigned row = adj_fs_row_of_attack(c);
    bool of_card = verb == ADJ_FS_BASIC || verb == ADJ_FS_SUPPORT || verb == ADJ_FS_DEFEND ||
                   verb == ADJ_FS_REACT || (verb == ADJ_FS_ATTACK && slot < 0) ||
                   adj_order_find(c->order, ADJ_FS_O_WITH, 0) >= 0;
    switch (clause) {
    case ADJ_FS_CARD_28:
        return of_card;
    case ADJ_FS_BASIC_1:
        return verb == ADJ_FS_BASIC || verb == ADJ_FS_REPEL;
    case ADJ_FS_RANGE_9:
        return row == 1;
    case ADJ_FS_RANGE_10:
        return row == 2;
    case ADJ_FS_RANGE_11:
        return row == 1 && adj_fs_ships(c->state, adj_fs_other(c->seat), 2) == 0;
    case ADJ_FS_SETUP_20:
        return adj_fs_switch(c, ADJ_FS_SW_DECK_CUT) == 1;
    case ADJ_FS_SUPP_4:
        return adj_fs_switch(c, ADJ_FS_SW_SUPPORT_SOURCE) == 1;
    case ADJ_FS_DEF_12:
        return adj_fs_switch(c, ADJ_FS_SW_DEFEND_SOURCE) == 1;
    case ADJ_FS_ORDER_12:
        return c->rules->edition == ADJ_FS_JAPANESE;
    default:
        return true;
    }
}

static void
drop_false_restatements(struct adj_fs_case *c)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < c->verdict->alsos; i++)
        if (restated_here(c, c->verdict->also[i]))
            c->verdict->also[kept++] = c->verdict->also[i];
    c->verdict->alsos = (uint8_t)kept;
}

static void
judge_stages(struct adj_fs_case *c)
{
    if (c->state->phase == ADJ_FS_P_OVER) {
        if (c->yields) // what ends the game only happens now that nobody answers it
            judge_bare(c);
        else
            adj_fs_break(c, 1, ADJ_FS_WIN_4, 0, 0);
        return;
    }
    if (!right_speaker(c->order)) {
        adj_fs_break(c, 2, ADJ_FS_CARD_2, 0, 0);
        return;
    }
    judge_wait(c);
    if (c->verdict->kind == ADJ_LEGAL)
        adj_fs_judge_moment(c);
    if (c->verdict->kind == ADJ_LEGAL)
        judge_play(c);
}

void
adj_fs_judge(const void *rules, const void *state, const struct adj_order *order, enum adj_ask ask,
             struct adj_verdict *verdict)
{
    const struct adj_fs_state *now = state;
    struct adj_fs_state settled;
    adj_verdict_start(verdict);
    struct adj_fs_case c = {.rules = rules,
                            .state = now,
                            .order = order,
                            .ask = ask,
                            .verdict = verdict,
                            .seat = order->seat,
                            .pending = now->pending.open};
    if (adj_fs_passes(now, order)) {
        memcpy(&settled, now, sizeof settled);
        adj_fs_settle(rules, &settled, NULL);
        c.state = &settled;
        c.yields = order->verb == ADJ_FS_DONE && order->seat == adj_fs_other(now->pending.seat);
    }
    if (order->seat < ADJ_FS_SEATS)
        c.pool = c.state->seat[order->seat].cp;
    judge_stages(&c);
    adj_verdict_merge(verdict);
    adj_verdict_restate(&adj_flagship, verdict);
    drop_false_restatements(&c);
}
