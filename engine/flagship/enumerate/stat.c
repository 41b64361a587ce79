// SPDX-License-Identifier: MIT
#include "engine/flagship/enumerate/enumerate.h"

// The two kinds of numbers that decide what is legal: the distances an attack reaches, and what
// changes a cost. The switch guided_range_mod is not asked: an edition that has no rule about such
// cards still has their text, and a card's text holds (FS-CARD-1).

unsigned
adj_fs_enum_reach_key(unsigned type)
{
    if (type == ADJ_FS_DIRECT)
        return ADJ_FS_REACH_DIRECT;
    return type == ADJ_FS_GUIDED ? ADJ_FS_REACH_GUIDED : ADJ_FS_REACH_BOARDING;
}

static void
reach_op(const struct adj_fs_enum *list, struct adj_fs_enum_reach *reach, unsigned op,
         struct adj_fs_value amount, struct adj_fs_value other)
{
    int low = adj_fs_enum_low(list, amount);
    reach->open = reach->open || low != adj_fs_enum_high(list, amount);
    if (op == ADJ_FS_ADD)
        reach->more += low;
    if (op == ADJ_FS_SET)
        reach->first = reach->second = low;
    if (op == ADJ_FS_EITHER) {
        reach->first = low;
        reach->second = adj_fs_enum_low(list, other);
        reach->open = reach->open || reach->second != adj_fs_enum_high(list, other);
    }
}

void
adj_fs_enum_reach_change(const struct adj_fs_enum *list, struct adj_fs_enum_reach *reach,
                         const struct adj_fs_action *action)
{
    if (action->verb == ADJ_FS_DO_STAT && action->key == adj_fs_enum_reach_key(list->scene.type))
        reach_op(list, reach, action->op, action->amount, action->amount2);
}

// Static effects of cards in play on what attacks: the source or, for a Boarding attack, the ship
// Tasked for it. (An attack by a card under a ship has nothing of its host but the row: FS-R-64.)
static void
reach_statics(const struct adj_fs_enum *list, struct adj_fs_enum_reach *reach, unsigned slot,
              unsigned launcher)
{
    const struct adj_fs_card *card = &list->state->card[slot];
    const struct adj_fs_kind *kind = &list->rules->kind[card->kind];
    struct adj_fs_enum_view view = {.player = card->owner, .self = (uint8_t)(slot + 1)};
    for (unsigned i = 0; i < kind->effects; i++) {
        const struct adj_fs_effect *effect = &list->rules->effect[kind->effect + i];
        if (effect->window != ADJ_FS_W_STATIC || !adj_fs_enum_holds(list, effect, &view))
            continue;
        for (unsigned a = 0; a < effect->actions; a++) {
            const struct adj_fs_selector *on = &effect->action[a].sel;
            unsigned src = list->scene.src;
            if ((src != 0 && adj_fs_enum_match(list, on, &view, src - 1)) ||
                (launcher != 0 && list->scene.type == ADJ_FS_BOARDING &&
                 adj_fs_enum_match(list, on, &view, launcher - 1)) ||
                (on->what == ADJ_FS_SEL_ATTACK && card->owner == list->seat))
                adj_fs_enum_reach_change(list, reach, &effect->action[a]);
        }
    }
}

// What a card played from the hand says of itself.
static void
reach_own(const struct adj_fs_enum *list, struct adj_fs_enum_reach *reach, unsigned of)
{
    const struct adj_fs_kind *kind = &list->rules->kind[of];
    for (unsigned i = 0; i < kind->effects; i++) {
        const struct adj_fs_effect *effect = &list->rules->effect[kind->effect + i];
        if (effect->window != ADJ_FS_W_STATIC)
            continue;
        for (unsigned a = 0; a < effect->actions; a++) {
            unsigned what = effect->action[a].sel.what;
            if (what == ADJ_FS_SEL_SELF || what == ADJ_FS_SEL_BOARDING || what == ADJ_FS_SEL_ATTACK)
                adj_fs_enum_reach_change(list, reach, &effect->action[a]);
        }
    }
}

static void
reach_mods(const struct adj_fs_enum *list, struct adj_fs_enum_reach *reach)
{
    for (unsigned i = 0; i < ADJ_FS_MODS; i++) {
        const struct adj_fs_mod *mod = &list->state->mod[i];
        if (mod->card == 0 || mod->slot == 0 || mod->slot != list->scene.src)
            continue;
        struct adj_fs_value amount = {.base = mod->amount, .var = mod->var};
        if (mod->key == adj_fs_enum_reach_key(list->scene.type))
            reach_op(list, reach, mod->op, amount, amount);
    }
}

struct adj_fs_enum_reach
adj_fs_enum_reach_start(const struct adj_fs_enum *list, unsigned kind, unsigned launcher)
{
    int base = list->scene.type == ADJ_FS_GUIDED ? 2 : 1;
    struct adj_fs_enum_reach reach = {.first = base, .second = base};
    if (kind != 0)
        reach_own(list, &reach, kind);
    for (unsigned i = 0; i < list->state->slots; i++)
        if (list->state->card[i].kind != 0)
            reach_statics(list, &reach, i, launcher);
    reach_mods(list, &reach);
    return reach;
}

bool
adj_fs_enum_reaches(const struct adj_fs_enum_reach *reach, int distance)
{
    if (reach->open)
        return false;
    return distance == reach->first + reach->more || distance == reach->second + reach->more;
}

static bool
charges(const struct adj_fs_enum *list, const struct adj_fs_selector *on, unsigned owner)
{
    if (on->what == ADJ_FS_SEL_ORDER || on->what == ADJ_FS_SEL_ATTACK)
        return owner == list->seat;
    if (on->what != ADJ_FS_SEL_CLASS)
        return false;
    return on->side == ADJ_FS_ANY_SIDE || (on->side == ADJ_FS_OWN) == (owner == list->seat);
}

static int
surcharge_of(const struct adj_fs_enum *list, unsigned slot, unsigned key)
{
    const struct adj_fs_card *card = &list->state->card[slot];
    const struct adj_fs_kind *kind = &list->rules->kind[card->kind];
    struct adj_fs_enum_view view = {.player = card->owner, .self = (uint8_t)(slot + 1)};
    int sum = 0;
    for (unsigned i = 0; i < kind->effects; i++) {
        const struct adj_fs_effect *effect = &list->rules->effect[kind->effect + i];
        if (effect->window != ADJ_FS_W_STATIC || !adj_fs_enum_holds(list, effect, &view))
            continue;
        for (unsigned a = 0; a < effect->actions; a++) {
            const struct adj_fs_action *action = &effect->action[a];
            if (action->verb == ADJ_FS_DO_STAT && action->key == key &&
                charges(list, &action->sel, card->owner))
                sum += adj_fs_enum_high(list, action->amount);
        }
    }
    return sum;
}

int
adj_fs_enum_surcharge(const struct adj_fs_enum *list, unsigned key)
{
    int sum = 0;
    for (unsigned i = 0; i < list->state->slots; i++)
        if (list->state->card[i].kind != 0)
            sum += surcharge_of(list, i, key);
    for (unsigned i = 0; i < ADJ_FS_MODS; i++) {
        const struct adj_fs_mod *mod = &list->state->mod[i];
        if (mod->card != 0 && mod->slot == 0 && mod->key == key)
            sum += mod->amount;
    }
    return sum;
}
