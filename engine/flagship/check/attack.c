// SPDX-License-Identifier: MIT
// The attack in progress, as the invariants see it.

#include "engine/flagship/check/values.h"

#include "engine/flagship/check/check.h"
#include "engine/flagship/order.h"

static const struct adj_fs_span untold = {0, ADJ_FS_FAR};

static bool
has_unknown_parts(const struct adj_fs_attack *attack)
{
    for (unsigned i = 0; i < 4; i++)
        if (attack->plus_var[i] != 0 || attack->stop_var[i] != 0)
            return true;
    return false;
}

// Bonuses in force on the attack itself that add hits of its type.
static struct adj_fs_span
attack_mods(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned typed)
{
    struct adj_fs_span sum = {0, 0};
    for (unsigned i = 0; i < ADJ_FS_MODS && state->mod[i].card != 0; i++) {
        const struct adj_fs_mod *mod = &state->mod[i];
        if (mod->slot != 0 || (mod->key != ADJ_FS_ATK && mod->key != typed))
            continue;
        struct adj_fs_value value = {.base = mod->amount, .var = mod->var};
        struct adj_fs_span amount = adj_fs_second_printed(rules, state, value);
        sum = mod->op == ADJ_FS_ADD ? adj_fs_second_span_add(sum, amount) : untold;
    }
    return sum;
}

static unsigned
typed_key(unsigned type)
{
    return type == ADJ_FS_DIRECT   ? ADJ_FS_KEY_DIRECT
           : type == ADJ_FS_GUIDED ? ADJ_FS_KEY_GUIDED
                                   : ADJ_FS_KEY_ASSAULT;
}

// A ship's own strength, or what its card launches; an Assault counts what improves the card.
static struct adj_fs_span
strength(const struct adj_fs_sight *sight, const struct adj_fs_state *state)
{
    const struct adj_fs_rules *rules = sight->rules;
    const struct adj_fs_attack *attack = &state->attack;
    unsigned typed = typed_key(attack->type), source = attack->src;
    struct adj_fs_span sum = {0, 0};
    if (attack->launched != 0) {
        struct adj_fs_value value = {.base = attack->launch, .var = attack->launch_var};
        sum = adj_fs_second_printed(rules, state, value);
    } else if (source != 0) {
        sum = adj_fs_second_figure(sight, state, source - 1, ADJ_FS_ATK);
    } else {
        return untold;
    }
    if (source != 0 && (attack->launched == 0 || attack->type == ADJ_FS_ASSAULT))
        sum = adj_fs_second_span_add(sum, adj_fs_second_figure(sight, state, source - 1, typed));
    return adj_fs_second_span_add(sum, attack_mods(rules, state, typed));
}

static int32_t
positive(int32_t number)
{
    return number > 0 ? number : 0;
}

struct adj_fs_span
adj_fs_second_hits_due(const struct adj_fs_sight *sight, const struct adj_fs_state *state)
{
    const struct adj_fs_attack *attack = &state->attack;
    if (attack->type == ADJ_FS_BOARDING)
        return (struct adj_fs_span){0, 0};
    if (attack->target == 0 || has_unknown_parts(attack))
        return untold;
    struct adj_fs_span hits = strength(sight, state);
    struct adj_fs_span def = adj_fs_second_figure(sight, state, attack->target - 1, ADJ_FS_DEF);
    if (hits.hi >= ADJ_FS_FAR)
        return untold;
    int32_t times = attack->posture == 1 ? 2 : 1;
    int32_t stops = attack->stops < 0 ? -attack->stops : attack->stops;
    return (struct adj_fs_span){
        positive(positive(hits.lo + attack->plus) - times * positive(def.hi) - stops),
        positive(positive(hits.hi + attack->plus) - times * positive(def.lo) - stops)};
}

// Where the attack starts from: the ship that launches, attacks, or carries what attacks.
static unsigned
row_of_source(const struct adj_fs_state *state)
{
    unsigned place = state->attack.launcher != 0 ? state->attack.launcher : state->attack.src;
    if (place == 0)
        return state->attack.type == ADJ_FS_BOARDING ? 1 : 0;
    const struct adj_fs_card *card = &state->card[place - 1];
    return card->host != 0 ? state->card[card->host - 1].row : card->row;
}

unsigned
adj_fs_second_distance(const struct adj_fs_state *state)
{
    unsigned from = row_of_source(state), to = state->attack.row;
    return from == 0 || to == 0 ? 0 : (from - 1) + to;
}

static uint32_t
moved_by(uint32_t reaches, int amount)
{
    return amount >= 0 ? reaches << (amount & 15) : reaches >> (-amount & 15);
}

// One text that changes the reach; false when it hangs on what is not known.
static bool
change_reach(uint32_t *reaches, int *plus, unsigned op, struct adj_fs_value a,
             struct adj_fs_value b)
{
    if (a.var != 0 || b.var != 0 || a.base < -8 || a.base > 8 || b.base < -8 || b.base > 8)
        return false;
    if (op == ADJ_FS_ADD)
        *plus += a.base;
    else
        *reaches = (uint32_t)1 << (a.base & 15);
    if (op == ADJ_FS_EITHER)
        *reaches |= (uint32_t)1 << (b.base & 15);
    return true;
}

static bool
static_reaches(const struct adj_fs_rules *rules, const struct adj_fs_kind *kind, unsigned key,
               uint32_t *reaches, int *plus)
{
    bool told = true;
    for (unsigned e = kind->effect; e < (unsigned)kind->effect + kind->effects; e++) {
        const struct adj_fs_effect *effect = &rules->effect[e];
        for (unsigned i = 0; i < effect->actions && effect->window == ADJ_FS_W_STATIC; i++) {
            const struct adj_fs_action *action = &effect->action[i];
            if (action->verb == ADJ_FS_DO_STAT && action->key == key)
                told &= action->sel.what == ADJ_FS_SEL_SELF &&
                        change_reach(reaches, plus, action->op, action->amount, action->amount2);
        }
    }
    return told;
}

// Of the texts about a card itself those count of what attacks, or of the ship that launches a card
// from the hand. A text of another card that changes reaches leaves the matter untold.
static bool
reach_texts(const struct adj_fs_sight *sight, const struct adj_fs_state *state, unsigned key,
            uint32_t *reaches, int *plus)
{
    const struct adj_fs_rules *rules = sight->rules;
    const struct adj_fs_attack *attack = &state->attack;
    unsigned source = attack->boarding != 0 ? attack->launcher : attack->src;
    bool told = true;
    if (attack->boarding != 0)
        told = static_reaches(rules, &rules->kind[attack->boarding], key, reaches, plus);
    for (unsigned slot = 0; slot < state->slots && told && (sight->in_play >> key & 1) != 0;
         slot++) {
        const struct adj_fs_kind *kind = &rules->kind[state->card[slot].kind];
        uint32_t elsewhere = 0; // what a card's text says of itself is nothing to this attack
        int nothing = 0;
        if (!adj_fs_second_text_sets(sight->texts, state->card[slot].kind, key))
            continue;
        told = slot + 1u == source ? static_reaches(rules, kind, key, reaches, plus)
                                   : static_reaches(rules, kind, key, &elsewhere, &nothing);
        // A card that has left may have been launched by this ship, or from under it.
        if (source == 0 && slot + 1u == attack->launcher && (elsewhere != 0 || nothing != 0))
            told = false;
    }
    return told;
}

uint32_t
adj_fs_second_reaches(const struct adj_fs_sight *sight, const struct adj_fs_state *state)
{
    unsigned type = state->attack.type, key = ADJ_FS_REACH_DIRECT + type - ADJ_FS_DIRECT;
    uint32_t reaches = (uint32_t)1 << (type == ADJ_FS_GUIDED ? 2 : 1);
    int plus = 0;
    if (type != ADJ_FS_DIRECT && type != ADJ_FS_GUIDED && type != ADJ_FS_BOARDING)
        return 0;
    if (!reach_texts(sight, state, key, &reaches, &plus))
        return 0;
    for (unsigned i = 0; i < ADJ_FS_MODS && state->mod[i].card != 0; i++) {
        const struct adj_fs_mod *mod = &state->mod[i];
        struct adj_fs_value value = {.base = mod->amount, .var = mod->var}, none = {.base = 0};
        if (mod->key != key || (mod->slot != 0 && mod->slot != state->attack.src))
            continue;
        if (mod->op == ADJ_FS_EITHER || !change_reach(&reaches, &plus, mod->op, value, none))
            return 0; // the second of two distances is not in the state
    }
    return moved_by(reaches, plus);
}
