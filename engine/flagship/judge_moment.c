// SPDX-License-Identifier: MIT
// Stage 1, by verb: is it this seat's moment? Set-up verbs and the steps of an Attack Order have
// files of their own.

#include "engine/flagship/judge.h"

static bool
in_setup(const struct adj_fs_case *c)
{
    return c->state->phase < ADJ_FS_P_UNTASK;
}

static bool
is_active(const struct adj_fs_case *c)
{
    return c->seat == c->state->active;
}

static bool
in_attack(const struct adj_fs_case *c)
{
    return c->state->attack.step != ADJ_FS_S_NONE;
}

// The second player of the first turn gave up its start when the packages were chosen.
static unsigned
not_his_turn(const struct adj_fs_case *c)
{
    return c->state->turn == 1 && !c->state->typed ? ADJ_FS_SETUP_12 : ADJ_FS_ORDER_19;
}

static void
breaks_at_phase(struct adj_fs_case *c, unsigned clause)
{
    adj_fs_break(c, 1, clause, ADJ_FS_F_PHASE, c->state->phase);
}

// An Order inside another: the earlier one is not resolved. Where the text asks only that its cost
// be paid, nothing says how two Orders would run at once: the question stays open (FS-R-33).
static void
order_inside_attack(struct adj_fs_case *c)
{
    bool attack = c->order->verb == ADJ_FS_ATTACK;
    if (adj_fs_switch(c, ADJ_FS_SW_ORDER_CLOSURE) == 1) {
        struct adj_unknown *unknown =
            adj_verdict_hang(c->verdict, ADJ_FS_U_RULE, ADJ_FS_R_33, 0, 0);
        unknown->clause = ADJ_FS_ORDER_12;
        return;
    }
    int type = adj_order_find(c->order, ADJ_FS_O_TYPE, 0);
    int from = adj_order_find(c->order, ADJ_FS_O_FROM, 0);
    bool fresh = attack && type >= 0 && c->order->operand[type].value == ADJ_FS_ASSAULT &&
                 from >= 0 && c->state->attack.boarding != 0 &&
                 adj_fs_ref_kind(c->order->operand[from].value) == c->state->attack.boarding;
    struct adj_fault *fault = adj_fs_break(c, 1, fresh ? ADJ_FS_ASSLT_5 : ADJ_FS_ORDER_11,
                                           ADJ_FS_F_STEP, c->state->attack.step);
    if (fault != NULL && !fresh && c->rules->edition == ADJ_FS_JAPANESE)
        fault->ruling = ADJ_FS_R_33;
}

// A target named in the Declaration comes before its step; only an Assault has one by then.
static bool
aims_too_soon(const struct adj_fs_case *c)
{
    int type = adj_order_find(c->order, ADJ_FS_O_TYPE, 0);
    int from = adj_order_find(c->order, ADJ_FS_O_FROM, 0);
    if (c->order->verb != ADJ_FS_ATTACK || from < 0 ||
        (type >= 0 && c->order->operand[type].value == ADJ_FS_ASSAULT))
        return false;
    struct adj_fs_use use = adj_fs_use_at(c->state, c->order, (unsigned)from);
    return adj_fs_use_count(c->order, &use, ADJ_FS_O_ON) > 0;
}

static void
moment_order(struct adj_fs_case *c)
{
    if (aims_too_soon(c))
        adj_fs_break(c, 1, ADJ_FS_FOCUS_11, 0, 0);
    if (c->order->verb == ADJ_FS_BASIC && adj_order_find(c->order, ADJ_FS_O_WITH, 0) >= 0)
        adj_fs_break(c, 1, ADJ_FS_BASIC_11, 0, 0);
    if (in_setup(c))
        breaks_at_phase(c, ADJ_FS_SETUP_10);
    else if (!is_active(c))
        adj_fs_break(c, 1, not_his_turn(c), ADJ_FS_F_SEAT, c->state->active);
    else if (c->state->phase > ADJ_FS_P_ORDERS)
        breaks_at_phase(c, ADJ_FS_ORDER_20);
    else if (c->state->phase != ADJ_FS_P_ORDERS)
        breaks_at_phase(c, ADJ_FS_ORDER_19);
    else if (in_attack(c))
        order_inside_attack(c);
}

static void
moment_repel(struct adj_fs_case *c)
{
    bool inside = adj_fs_switch(c, ADJ_FS_SW_ENEMY_BASIC_TIMING) == 1;
    if (in_setup(c))
        breaks_at_phase(c, ADJ_FS_SETUP_10);
    else if (inside && !(c->state->pending.open && c->state->pending.may_repel))
        adj_fs_break(c, 1, ADJ_FS_BASIC_5, 0, 0); // it is nobody's moment
    else if (inside && c->seat == c->state->pending.seat)
        adj_fs_break(c, 1, ADJ_FS_BASIC_5, ADJ_FS_F_SEAT, (int)adj_fs_other(c->seat & 1u));
    else if (!inside && !is_active(c))
        adj_fs_break(c, 1, ADJ_FS_BASIC_4, ADJ_FS_F_SEAT, c->state->active);
    else if (!inside)
        moment_order(c);
}

static void
moment_rearrange(struct adj_fs_case *c)
{
    if (in_setup(c))
        breaks_at_phase(c, ADJ_FS_SETUP_10);
    else if (c->state->phase != ADJ_FS_P_REARRANGE || !is_active(c))
        breaks_at_phase(c, ADJ_FS_REARR_7);
}

static void
moment_discard(struct adj_fs_case *c)
{
    if (in_setup(c))
        breaks_at_phase(c, ADJ_FS_SETUP_10);
    else if (c->state->phase != ADJ_FS_P_DISCARD || !is_active(c))
        breaks_at_phase(c, ADJ_FS_DISC_1);
}

// A card that reacts to something else has another moment.
static bool
reacts_elsewhere(const struct adj_fs_case *c)
{
    int at = adj_order_find(c->order, ADJ_FS_O_CARD, 0);
    unsigned kind = at < 0 ? 0 : adj_fs_ref_kind(c->order->operand[at].value);
    bool reacts = false;
    for (unsigned i = 0; kind < c->rules->kinds && i < c->rules->kind[kind].effects; i++) {
        unsigned window = c->rules->effect[c->rules->kind[kind].effect + i].window;
        if (window == ADJ_FS_W_DISCARD_PHASE)
            return false;
        reacts = reacts || window >= ADJ_FS_W_BOARDING_TARGET;
    }
    return reacts;
}

static void
moment_react(struct adj_fs_case *c)
{
    if (c->state->phase != ADJ_FS_P_DISCARD || !is_active(c) || reacts_elsewhere(c))
        breaks_at_phase(c, ADJ_FS_REACT_2);
}

static void
moment_done_in_attack(struct adj_fs_case *c)
{
    unsigned step = c->state->attack.step;
    if (step == ADJ_FS_S_BRANCH && !is_active(c))
        adj_fs_break(c, 1, ADJ_FS_CARD_13, ADJ_FS_F_STEP, (int)step);
    else if (step == ADJ_FS_S_FOCUS && is_active(c))
        adj_fs_break(c, 1, ADJ_FS_FOCUS_1, ADJ_FS_F_STEP, (int)step);
    else if (!(step == ADJ_FS_S_SUPPORT && is_active(c)) &&
             !(step == ADJ_FS_S_DEFEND && !is_active(c)))
        adj_fs_break(c, 1, ADJ_FS_ORDER_7, ADJ_FS_F_STEP, (int)step);
}

static void
moment_done(struct adj_fs_case *c)
{
    if (in_setup(c))
        breaks_at_phase(c, ADJ_FS_SETUP_10);
    else if (in_attack(c))
        moment_done_in_attack(c);
    else if (!is_active(c))
        breaks_at_phase(c, ADJ_FS_ORDER_1);
}

static void
moment_cancel(struct adj_fs_case *c)
{
    if (!c->state->pending.open || !c->state->pending.may_cancel ||
        c->state->pending.seat == c->seat)
        adj_fs_break(c, 1, ADJ_FS_REACT_2, 0, 0);
}

void
adj_fs_moment_turn(struct adj_fs_case *c)
{
    switch (c->order->verb) {
    case ADJ_FS_ATTACK:
    case ADJ_FS_BASIC:
        moment_order(c);
        return;
    case ADJ_FS_REPEL:
        moment_repel(c);
        return;
    case ADJ_FS_REARRANGE:
        moment_rearrange(c);
        return;
    case ADJ_FS_DISCARD:
        moment_discard(c);
        return;
    case ADJ_FS_REACT:
        moment_react(c);
        return;
    case ADJ_FS_DONE:
        moment_done(c);
        return;
    case ADJ_FS_CANCEL:
        moment_cancel(c);
        return;
    default: // beside the game, or no order at all: nothing to wait for
        return;
    }
}

void
adj_fs_judge_moment(struct adj_fs_case *c)
{
    if (c->order->verb <= ADJ_FS_DRAW)
        adj_fs_moment_setup(c);
    else if (c->order->verb >= ADJ_FS_FOCUS && c->order->verb <= ADJ_FS_DEFEND)
        adj_fs_moment_attack(c);
    else
        adj_fs_moment_turn(c);
    adj_fs_moment_colour(c);
}
