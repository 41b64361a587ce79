// SPDX-License-Identifier: MIT
// Stage 1 of what is said inside an Attack Order: Focus, Support, Defend, and the colours of cards.

#include "engine/flagship/judge.h"

static bool
is_active(const struct adj_fs_case *c)
{
    return c->seat == c->state->active;
}

static void
breaks_at_step(struct adj_fs_case *c, unsigned clause)
{
    adj_fs_break(c, 1, clause, ADJ_FS_F_STEP, c->state->attack.step);
}

// Something of an Attack Order is said while none is in progress.
static void
moment_outside(struct adj_fs_case *c)
{
    unsigned clause = c->state->phase < ADJ_FS_P_REARRANGE ? ADJ_FS_SETUP_10
                      : c->state->phase != ADJ_FS_P_ORDERS ? ADJ_FS_ORDER_1
                      : c->pending                         ? ADJ_FS_BASIC_11
                      : c->order->verb == ADJ_FS_FOCUS     ? ADJ_FS_FOCUS_11
                      : c->order->verb == ADJ_FS_BRANCH    ? ADJ_FS_REACT_2
                                                           : ADJ_FS_ORDER_7;
    adj_fs_break(c, 1, clause, ADJ_FS_F_PHASE, c->state->phase);
}

static void
moment_focus(struct adj_fs_case *c)
{
    bool assault = c->state->attack.type == ADJ_FS_ASSAULT;
    if (!is_active(c))
        breaks_at_step(c, ADJ_FS_ORDER_7);
    else if (assault)
        breaks_at_step(c, ADJ_FS_FOCUS_6);
    else if (c->state->attack.step != ADJ_FS_S_FOCUS)
        breaks_at_step(c, c->order->verb == ADJ_FS_FOCUS ? ADJ_FS_FOCUS_11 : ADJ_FS_ORDER_7);
}

static void
moment_target(struct adj_fs_case *c)
{
    unsigned step = c->state->attack.step;
    if (is_active(c))
        breaks_at_step(c,
                       c->state->attack.type == ADJ_FS_BOARDING ? ADJ_FS_BOARD_4 : ADJ_FS_FOCUS_5);
    else if (step == ADJ_FS_S_FOCUS)
        breaks_at_step(c, ADJ_FS_FOCUS_1);
    else if (step != ADJ_FS_S_TARGET)
        breaks_at_step(c, ADJ_FS_ORDER_7);
}

static void
moment_branch(struct adj_fs_case *c)
{
    if (c->state->attack.step != ADJ_FS_S_BRANCH || is_active(c))
        breaks_at_step(c, ADJ_FS_REACT_2);
}

static void
moment_support(struct adj_fs_case *c)
{
    unsigned step = c->state->attack.step;
    if (!is_active(c))
        breaks_at_step(c, ADJ_FS_SUPP_8);
    else if (step == ADJ_FS_S_FOCUS)
        breaks_at_step(c, ADJ_FS_FOCUS_1);
    else if (step == ADJ_FS_S_DEFEND) // not after seeing the defence (FS-R-77)
        breaks_at_step(c, ADJ_FS_DEF_20);
    else if (step != ADJ_FS_S_SUPPORT)
        breaks_at_step(c, ADJ_FS_ORDER_7);
}

static void
moment_posture(struct adj_fs_case *c)
{
    if (is_active(c))
        breaks_at_step(c, ADJ_FS_DEF_20);
    else if (c->state->attack.step != ADJ_FS_S_DEFEND)
        breaks_at_step(c, ADJ_FS_DEF_1);
}

static void
moment_defend(struct adj_fs_case *c)
{
    unsigned step = c->state->attack.step;
    if (is_active(c))
        breaks_at_step(c, ADJ_FS_DEF_20);
    else if (step != ADJ_FS_S_DEFEND)
        breaks_at_step(c, ADJ_FS_DEF_1);
    else if (adj_fs_switch(c, ADJ_FS_SW_DEFEND_ORDER) == 1 && c->state->attack.posture == 0)
        breaks_at_step(c, ADJ_FS_DEF_10);
}

void
adj_fs_moment_attack(struct adj_fs_case *c)
{
    if (c->state->attack.step == ADJ_FS_S_NONE) {
        moment_outside(c);
        return;
    }
    // A forced choice comes before anything else its player does (FS-CARD-13).
    if (c->state->attack.step == ADJ_FS_S_BRANCH && c->order->verb != ADJ_FS_BRANCH &&
        !is_active(c)) {
        breaks_at_step(c, ADJ_FS_CARD_13);
        return;
    }
    switch (c->order->verb) {
    case ADJ_FS_FOCUS:
    case ADJ_FS_GENERAL:
        moment_focus(c);
        return;
    case ADJ_FS_TARGET:
        moment_target(c);
        return;
    case ADJ_FS_BRANCH:
        moment_branch(c);
        return;
    case ADJ_FS_SUPPORT:
        moment_support(c);
        return;
    case ADJ_FS_ACTIVE:
    case ADJ_FS_PASSIVE:
        moment_posture(c);
        return;
    default:
        moment_defend(c);
        return;
    }
}

// The clause that the colours of a hand card break for this seat now, or 0.
static unsigned
colour_clause(const struct adj_fs_case *c, unsigned kind)
{
    unsigned colour = c->rules->kind[kind].colour;
    unsigned allowed = is_active(c) ? ADJ_FS_GOLD | ADJ_FS_RED : ADJ_FS_BLUE;
    if (colour == 0 || colour == ADJ_FS_SILVER || (colour & (allowed | ADJ_FS_SILVER)) != 0)
        return 0;
    return is_active(c) ? ADJ_FS_CARD_8 : colour & ADJ_FS_GOLD ? ADJ_FS_CARD_6 : ADJ_FS_CARD_7;
}

static bool
plays_from_hand(const struct adj_fs_case *c, const struct adj_operand *operand)
{
    unsigned role = operand->role, verb = c->order->verb;
    bool verb_plays = verb == ADJ_FS_ATTACK || verb == ADJ_FS_BASIC || verb == ADJ_FS_SUPPORT ||
                      verb == ADJ_FS_DEFEND || verb == ADJ_FS_REACT;
    bool main_card =
        verb_plays && (role == ADJ_FS_O_FROM || role == ADJ_FS_O_WITH || role == ADJ_FS_O_CARD);
    return adj_fs_ref_copy(operand->value) == 0 && (main_card || role == ADJ_FS_O_PAID);
}

// A card that pays names its own moment; for another cost it may not be used (FS-REACT-2).
static bool
pays_for_something_else(const struct adj_fs_case *c, unsigned kind)
{
    unsigned wanted = c->order->verb == ADJ_FS_FOCUS    ? ADJ_FS_W_COST_FOCUS
                      : c->order->verb == ADJ_FS_REPEL  ? ADJ_FS_W_COST_REPEL
                      : c->order->verb == ADJ_FS_ATTACK ? ADJ_FS_W_COST_BOARDING
                                                        : ADJ_FS_W_NONE;
    bool reacts = false;
    for (unsigned i = 0; i < c->rules->kind[kind].effects; i++) {
        unsigned window = c->rules->effect[c->rules->kind[kind].effect + i].window;
        if (window == wanted)
            return false;
        reacts = reacts || (window >= ADJ_FS_W_BOARDING_TARGET && window <= ADJ_FS_W_DISCARD_PHASE);
    }
    return reacts;
}

// FS-CARD-6/7/8: what the background colour allows; a colour that is not known stays open.
void
adj_fs_moment_colour(struct adj_fs_case *c)
{
    if (c->seat >= ADJ_FS_SEATS || c->state->phase < ADJ_FS_P_REARRANGE)
        return;
    for (unsigned i = 0; i < c->order->count; i++) {
        const struct adj_operand *operand = &c->order->operand[i];
        unsigned kind = adj_fs_ref_kind(operand->value);
        bool card = operand->role == ADJ_FS_O_FROM || operand->role == ADJ_FS_O_WITH ||
                    operand->role == ADJ_FS_O_CARD || operand->role == ADJ_FS_O_PAID;
        if (!card || kind == 0 || kind >= c->rules->kinds)
            continue;
        unsigned clause = plays_from_hand(c, operand) ? colour_clause(c, kind) : 0;
        struct adj_fault *fault =
            clause == 0 ? NULL : adj_fs_break(c, 1, clause, ADJ_FS_F_CARD, operand->value);
        if (fault != NULL && (operand->role == ADJ_FS_O_PAID || c->order->verb == ADJ_FS_REACT))
            fault->ruling = ADJ_FS_R_52; // colours bind React cards too
        if (operand->role == ADJ_FS_O_PAID && pays_for_something_else(c, kind))
            adj_fs_break(c, 1, ADJ_FS_REACT_2, ADJ_FS_F_CARD, operand->value);
    }
}
