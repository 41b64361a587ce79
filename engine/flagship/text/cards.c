// SPDX-License-Identifier: MIT
// What a bare name means in an order: a card on the table, or one that is not.

#include <string.h>
#include "engine/flagship/find.h"
#include "engine/flagship/flagship.h"
#include "engine/flagship/pending.h"
#include "engine/flagship/text/names.h"

unsigned
adj_fs_lowest_copy(const struct adj_fs_state *state, unsigned kind, unsigned seat)
{
    unsigned any = 0, own = 0;
    for (unsigned s = 0; s < state->slots; s++) {
        const struct adj_fs_card *card = &state->card[s];
        if (kind == 0 || card->kind != kind)
            continue;
        if (any == 0 || card->copy < any)
            any = card->copy;
        if (card->owner == seat && (own == 0 || card->copy < own))
            own = card->copy;
    }
    return own != 0 ? own : any;
}

static bool
has_on_table(const struct adj_fs_state *state, unsigned kind, unsigned seat)
{
    for (unsigned s = 0; s < state->slots; s++) {
        if (state->card[s].kind == kind && state->card[s].owner == seat)
            return true;
    }
    return false;
}

static unsigned
order_type(const struct adj_order *order, unsigned at)
{
    int i = adj_order_find(order, ADJ_FS_O_TYPE, 0);
    return i >= 0 && (unsigned)i < at ? order->operand[i].value : 0;
}

// The bits (1 << window) of the moments in which the operand's card is played or used.
static unsigned
moment(const struct adj_order *order, unsigned role)
{
    switch ((enum adj_fs_verb)order->verb) {
    case ADJ_FS_ATTACK:
        return role == ADJ_FS_O_FROM ? 1u << ADJ_FS_W_ATTACK : 1u << ADJ_FS_W_DECLARE;
    case ADJ_FS_BASIC:
        return 1u << ADJ_FS_W_BASIC;
    case ADJ_FS_SUPPORT:
        return 1u << ADJ_FS_W_SUPPORT;
    case ADJ_FS_DEFEND:
        return 1u << ADJ_FS_W_DEFEND;
    case ADJ_FS_REACT:
        return 1u << ADJ_FS_W_DISCARD_PHASE | 1u << ADJ_FS_W_BOARDING_TARGET |
               1u << ADJ_FS_W_COST_FOCUS | 1u << ADJ_FS_W_COST_REPEL | 1u << ADJ_FS_W_COST_BOARDING;
    case ADJ_FS_FLEET:
    case ADJ_FS_ROLL:
    case ADJ_FS_CHOOSE:
    case ADJ_FS_ARRANGE:
    case ADJ_FS_SHUFFLE:
    case ADJ_FS_CUT:
    case ADJ_FS_DRAW:
    case ADJ_FS_REARRANGE:
    case ADJ_FS_REPEL:
    case ADJ_FS_FOCUS:
    case ADJ_FS_GENERAL:
    case ADJ_FS_TARGET:
    case ADJ_FS_BRANCH:
    case ADJ_FS_ACTIVE:
    case ADJ_FS_PASSIVE:
    case ADJ_FS_CANCEL:
    case ADJ_FS_DISCARD:
    case ADJ_FS_DONE:
    case ADJ_FS_OBSERVE:
    case ADJ_FS_RESIGN:
    case ADJ_FS_AGREE_DRAW:
        break;
    }
    return 0;
}

// An effect that opens an attack belongs to the moment only if it opens this type of attack.
static bool
launches_other(const struct adj_fs_effect *effect, unsigned type)
{
    for (unsigned i = 0; i < effect->actions && i < ADJ_FS_ACTIONS; i++) {
        if (effect->action[i].verb == ADJ_FS_DO_LAUNCH)
            return effect->action[i].type != type;
    }
    return false;
}

static bool
has_effect(const struct adj_fs_rules *rules, unsigned kind, unsigned windows, unsigned zone,
           unsigned type)
{
    const struct adj_fs_kind *card = &rules->kind[kind];
    for (unsigned i = 0; i < card->effects && card->effect + i < ADJ_FS_EFFECTS; i++) {
        const struct adj_fs_effect *effect = &rules->effect[card->effect + i];
        bool now = effect->window < 32 && (windows >> effect->window & 1u) != 0;
        if (now && effect->zone == zone && !(type != 0 && launches_other(effect, type)))
            return true;
    }
    return false;
}

// The rule for a card that is played or used.
static unsigned
played_copy(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
            const struct adj_order *order, unsigned at, unsigned role, unsigned kind)
{
    unsigned windows = moment(order, role);
    unsigned type = role == ADJ_FS_O_FROM ? order_type(order, at) : 0;
    bool hand = has_effect(rules, kind, windows, ADJ_FS_Z_HAND, type);
    bool table = has_effect(rules, kind, windows, ADJ_FS_Z_TABLE, type);
    // playing crew is a Basic Order by the rules, without an effect on the card
    if (order->verb == ADJ_FS_BASIC && (rules->kind[kind].type & ADJ_FS_T_CREW) != 0)
        hand = true;
    if (hand && !table)
        return 0;
    if (table && !hand)
        return adj_fs_lowest_copy(state, kind, order->seat);
    return has_on_table(state, kind, order->seat) ? adj_fs_lowest_copy(state, kind, order->seat)
                                                  : 0;
}

// Whose card is chosen with `on` for a card: the side that its text names.
static unsigned
chosen_seat(const struct adj_fs_rules *rules, const struct adj_order *order, unsigned at)
{
    unsigned kind = 0, windows = moment(order, ADJ_FS_O_WITH);
    for (unsigned i = 0; i < at && i < order->count; i++) {
        unsigned role = order->operand[i].role;
        if (role == ADJ_FS_O_CARD || role == ADJ_FS_O_WITH || role == ADJ_FS_O_FROM)
            kind = adj_fs_ref_kind(order->operand[i].value);
    }
    const struct adj_fs_kind *card = &rules->kind[kind];
    for (unsigned i = 0; i < card->effects && card->effect + i < ADJ_FS_EFFECTS; i++) {
        const struct adj_fs_effect *effect = &rules->effect[card->effect + i];
        bool now = effect->window < 32 && (windows >> effect->window & 1u) != 0;
        for (unsigned a = 0; now && a < effect->actions && a < ADJ_FS_ACTIONS; a++) {
            const struct adj_fs_action *action = &effect->action[a];
            bool enemy =
                (action->sel.what == ADJ_FS_SEL_CLASS && action->sel.side == ADJ_FS_ENEMY) ||
                (action->to.what == ADJ_FS_SEL_CLASS && action->to.side == ADJ_FS_ENEMY);
            if (enemy)
                return adj_fs_other(order->seat & 1u);
        }
    }
    return order->seat;
}

// What can be cancelled is the card just played: it lies in play, or among the cards played.
static unsigned
pending_copy(const struct adj_fs_state *state, unsigned kind)
{
    const struct adj_fs_pending *pending = &state->pending;
    if (pending->open == 0 || pending->kind != kind || pending->slot == 0)
        return 0;
    return pending->slot <= ADJ_FS_SLOTS ? state->card[pending->slot - 1].copy : 0;
}

// What a table observes is, if something is waited for, the ship waited for.
static unsigned
observed_copy(const struct adj_fs_state *state, const struct adj_order *order, unsigned at,
              unsigned kind)
{
    int what = adj_order_find(order, ADJ_FS_O_WHAT, 0);
    if (what >= 0 && (unsigned)what < at && order->operand[what].value == ADJ_FS_SAW_VALUE)
        return 0; // a value is printed on every copy
    bool waits = state->wait == ADJ_FS_WAIT_HITS || state->wait == ADJ_FS_WAIT_HULL;
    unsigned seat = ADJ_SEAT_TABLE;
    if (waits && state->wait_slot != 0 && state->wait_slot <= ADJ_FS_SLOTS)
        seat = state->card[state->wait_slot - 1].owner;
    return adj_fs_lowest_copy(state, kind, seat);
}

// A card that pays is one from the hand, but where its text lets it pay only in play.
static unsigned
paying_copy(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
            const struct adj_order *order, unsigned kind)
{
    unsigned windows =
        1u << ADJ_FS_W_COST_FOCUS | 1u << ADJ_FS_W_COST_REPEL | 1u << ADJ_FS_W_COST_BOARDING;
    bool table = has_effect(rules, kind, windows, ADJ_FS_Z_TABLE, 0);
    bool hand = has_effect(rules, kind, windows, ADJ_FS_Z_HAND, 0);
    return table && !hand && has_on_table(state, kind, order->seat)
               ? adj_fs_lowest_copy(state, kind, order->seat)
               : 0;
}

static unsigned
card_copy(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
          const struct adj_order *order, unsigned at, unsigned kind)
{
    switch ((enum adj_fs_verb)order->verb) {
    case ADJ_FS_REARRANGE:
    case ADJ_FS_BRANCH:
        return adj_fs_lowest_copy(state, kind, order->seat);
    case ADJ_FS_REPEL: // it is the other's
        return adj_fs_lowest_copy(state, kind, adj_fs_other(order->seat & 1u));
    case ADJ_FS_CANCEL:
        return pending_copy(state, kind);
    case ADJ_FS_OBSERVE:
        return observed_copy(state, order, at, kind);
    case ADJ_FS_BASIC:
    case ADJ_FS_SUPPORT:
    case ADJ_FS_DEFEND:
    case ADJ_FS_REACT:
        return played_copy(rules, state, order, at, ADJ_FS_O_CARD, kind);
    case ADJ_FS_FLEET:
    case ADJ_FS_ROLL:
    case ADJ_FS_CHOOSE:
    case ADJ_FS_ARRANGE:
    case ADJ_FS_SHUFFLE:
    case ADJ_FS_CUT:
    case ADJ_FS_DRAW:
    case ADJ_FS_ATTACK:
    case ADJ_FS_FOCUS:
    case ADJ_FS_GENERAL:
    case ADJ_FS_TARGET:
    case ADJ_FS_ACTIVE:
    case ADJ_FS_PASSIVE:
    case ADJ_FS_DISCARD:
    case ADJ_FS_DONE:
    case ADJ_FS_RESIGN:
    case ADJ_FS_AGREE_DRAW:
        break;
    }
    return 0;
}

static unsigned
bare_copy(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
          const struct adj_order *order, unsigned at, unsigned role, unsigned kind)
{
    if (kind == 0 || kind >= rules->kinds)
        return 0;
    if (role == ADJ_FS_O_CARD)
        return card_copy(rules, state, order, at, kind);
    if (role == ADJ_FS_O_PAID)
        return paying_copy(rules, state, order, kind);
    if (role == ADJ_FS_O_FROM || role == ADJ_FS_O_WITH)
        return played_copy(rules, state, order, at, role, kind);
    if (role == ADJ_FS_O_TASK)
        return adj_fs_lowest_copy(state, kind, order->seat);
    if (role != ADJ_FS_O_ON)
        return 0; // discarded, paid or arranged: from the hand or the fleet
    if (order->verb == ADJ_FS_FOCUS)
        return adj_fs_lowest_copy(state, kind, adj_fs_other(order->seat & 1u));
    if (order->verb == ADJ_FS_TARGET)
        return adj_fs_lowest_copy(state, kind, order->seat);
    return adj_fs_lowest_copy(state, kind, chosen_seat(rules, order, at));
}

// Names are looked for where the order acts: if something that waits happens first, after it has.
unsigned
adj_fs_bare_copy(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                 const struct adj_order *order, unsigned at, unsigned role, unsigned kind)
{
    struct adj_fs_state settled;
    if (!adj_fs_passes(state, order))
        return bare_copy(rules, state, order, at, role, kind);
    settled = *state;
    adj_fs_settle(rules, &settled, NULL);
    return bare_copy(rules, &settled, order, at, role, kind);
}

// The card's effect with a forced choice, or NULL.
static const struct adj_fs_effect *
choice_effect(const struct adj_fs_rules *rules, unsigned kind)
{
    if (kind >= rules->kinds)
        return NULL;
    const struct adj_fs_kind *card = &rules->kind[kind];
    for (unsigned i = 0; i < card->effects && card->effect + i < ADJ_FS_EFFECTS; i++) {
        if (rules->effect[card->effect + i].guard == ADJ_FS_G_CHOOSE)
            return &rules->effect[card->effect + i];
    }
    return NULL;
}

const char *
adj_fs_branch_name(const struct adj_fs_rules *rules, unsigned kind, unsigned branch)
{
    const struct adj_fs_effect *effect = choice_effect(rules, kind);
    if (effect == NULL || branch < 1 || branch > 2)
        return "";
    return adj_fs_text(rules, effect->branch_name[branch - 1]);
}

unsigned
adj_fs_branch_number(const struct adj_fs_rules *rules, unsigned kind, const char *name, size_t size)
{
    for (unsigned branch = 1; branch <= 2; branch++) {
        const char *known = adj_fs_branch_name(rules, kind, branch);
        if (known[0] != '\0' && adj_fs_fold_match(known, name) == name + size)
            return branch;
    }
    return 0;
}
