// SPDX-License-Identifier: MIT
#include "engine/flagship/stats.h"

#include "engine/flagship/find.h"
#include "engine/flagship/match.h"

static void
add_change(const struct adj_fs_know *know, struct adj_fs_total *total, unsigned op,
           struct adj_fs_value amount)
{
    if (op == ADJ_FS_SET)
        adj_fs_total_start(total);
    adj_fs_total_add(know, total, amount);
}

// A text that may or may not apply widens the sum by its amount.
static void
add_perhaps(struct adj_fs_total *total, int amount)
{
    if (amount < 0)
        total->loose.lo += amount;
    else
        total->loose.hi += amount;
}

// Calls `visit` for every static change of an ability that a kind of card brings.
typedef void static_visit(void *context, unsigned giver, const struct adj_fs_action *action);

static void
visit_statics(const struct adj_fs_rules *rules, unsigned kind, unsigned giver, unsigned key,
              static_visit *visit, void *context)
{
    const struct adj_fs_index *index = &rules->index;
    if ((index->changes[kind] >> key & 1) == 0)
        return;
    for (unsigned i = index->first[kind]; i < index->first[kind + 1]; i++) {
        const struct adj_fs_static_text *text = &index->text[i];
        if (text->key == key)
            visit(context, giver, &rules->effect[text->effect].action[text->action]);
    }
}

void
adj_fs_givers_find(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned key,
                   struct adj_fs_givers *givers)
{
    const struct adj_fs_index *index = &rules->index;
    givers->key = (uint8_t)key;
    givers->count = givers->crews = 0;
    for (unsigned i = 0; i < state->slots; i++) {
        unsigned kind = state->card[i].kind;
        if ((index->gives[kind] >> key & 1) == 0)
            continue;
        if (index->adds[kind] >> key & 1)
            givers->crew[givers->crews++] = (uint8_t)i;
        if (index->changes[kind] >> key & 1)
            givers->slot[givers->count++] = (uint8_t)i;
    }
}

// What static texts make of an ability of the card in `slot`.
struct given {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state;
    unsigned slot;
    struct adj_fs_total *total;
};

static void
add_static(void *context, unsigned giver, const struct adj_fs_action *action)
{
    const struct given *given = context;
    const struct adj_fs_state *state = given->state;
    struct adj_fs_view view = {.seat = state->card[giver].owner, .self = (int)giver, .task = -1};
    enum adj_fs_match match = adj_fs_matches(given->rules, state, &action->sel, &view, given->slot);
    if (match == ADJ_FS_YES)
        add_change(&state->know, given->total, action->op, action->amount);
    else if (match == ADJ_FS_MAYBE)
        add_perhaps(given->total, action->amount.base);
}

// Its own figure, and what its crew adds.
static void
add_header(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned slot,
           const struct adj_fs_givers *givers, struct adj_fs_total *total)
{
    const struct adj_fs_card *ship = &state->card[slot];
    unsigned key = givers->key;
    adj_fs_total_add(&state->know, total, rules->kind[ship->kind].stat[key]);
    for (unsigned i = 0; i < givers->crews; i++) {
        const struct adj_fs_card *crew = &state->card[givers->crew[i]];
        if (crew->host == slot + 1 && crew->owner == ship->owner)
            adj_fs_total_add(&state->know, total, rules->kind[crew->kind].stat[key]);
    }
}

static void
add_mods(const struct adj_fs_state *state, unsigned place, unsigned key, struct adj_fs_total *total)
{
    for (unsigned i = 0; i < ADJ_FS_MODS && state->mod[i].card != 0; i++) {
        const struct adj_fs_mod *mod = &state->mod[i];
        if (mod->slot == place && mod->key == key)
            add_change(&state->know, total, mod->op,
                       (struct adj_fs_value){.base = mod->amount, .var = mod->var});
    }
}

// All that counts for the ability, added to an empty sum: a text that sets it replaces the rest.
static void
add_ability(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned slot,
            const struct adj_fs_givers *givers, struct adj_fs_total *total)
{
    struct given given = {.rules = rules, .state = state, .slot = slot, .total = total};
    if (givers->key <= ADJ_FS_HULL && state->card[slot].row != 0)
        add_header(rules, state, slot, givers, total);
    for (unsigned i = 0; i < givers->count; i++)
        visit_statics(rules, state->card[givers->slot[i]].kind, givers->slot[i], givers->key,
                      add_static, &given);
    add_mods(state, slot + 1, givers->key, total);
}

static void
merge(const struct adj_fs_know *know, struct adj_fs_total *total, const struct adj_fs_total *part)
{
    total->base += part->base;
    for (unsigned i = 0; i < part->vars; i++)
        adj_fs_total_add(know, total, (struct adj_fs_value){.var = part->var[i]});
    total->loose.lo += part->loose.lo;
    total->loose.hi += part->loose.hi;
}

void
adj_fs_stat_given(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned slot,
                  const struct adj_fs_givers *givers, struct adj_fs_total *total)
{
    struct adj_fs_total part;
    adj_fs_total_start(&part);
    add_ability(rules, state, slot, givers, &part);
    merge(&state->know, total, &part);
}

void
adj_fs_stat(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned slot,
            unsigned key, struct adj_fs_total *total)
{
    struct adj_fs_givers givers;
    adj_fs_givers_find(rules, state, key, &givers);
    adj_fs_stat_given(rules, state, slot, &givers, total);
}

static struct adj_fs_range
stat_range(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned slot,
           const struct adj_fs_givers *givers, int floor)
{
    struct adj_fs_total total;
    adj_fs_total_start(&total);
    add_ability(rules, state, slot, givers, &total);
    struct adj_fs_range range = adj_fs_total_range(&state->know, &total);
    range.lo = range.lo < floor ? floor : range.lo;
    range.hi = range.hi < floor ? floor : range.hi;
    return range;
}

struct adj_fs_range
adj_fs_def_range(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned slot)
{
    struct adj_fs_givers givers;
    adj_fs_givers_find(rules, state, ADJ_FS_DEF, &givers);
    return stat_range(rules, state, slot, &givers, 0);
}

struct adj_fs_range
adj_fs_hull_range(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned slot)
{
    struct adj_fs_givers givers;
    adj_fs_givers_find(rules, state, ADJ_FS_HULL, &givers);
    return adj_fs_hull_given(rules, state, slot, &givers);
}

struct adj_fs_range
adj_fs_hull_given(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned slot,
                  const struct adj_fs_givers *givers)
{
    assert(givers->key == ADJ_FS_HULL);
    return stat_range(rules, state, slot, givers, 1);
}

bool
adj_fs_hulls_may_shrink(const struct adj_fs_rules *rules, const struct adj_fs_state *state)
{
    uint32_t lowers = 0;
    for (unsigned i = 0; i < state->slots; i++)
        lowers |= rules->index.lowers[state->card[i].kind];
    for (unsigned i = 0; i < ADJ_FS_MODS && state->mod[i].card != 0; i++)
        lowers |= 1u << state->mod[i].key;
    return (lowers >> ADJ_FS_HULL & 1) != 0;
}

void
adj_fs_hull(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned slot,
            int *lo, int *hi)
{
    struct adj_fs_range range = adj_fs_hull_range(rules, state, slot);
    *lo = range.lo;
    *hi = range.hi;
}

void
adj_fs_cmd(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned seat,
           struct adj_fs_total *total)
{
    struct adj_fs_givers givers;
    adj_fs_givers_find(rules, state, ADJ_FS_CMD, &givers);
    for (unsigned i = 0; i < state->slots; i++)
        if (adj_fs_is_ship(state, i) && state->card[i].owner == seat)
            adj_fs_stat_given(rules, state, i, &givers, total);
}

struct hand_size {
    const struct adj_fs_state *state;
    unsigned seat;
    int size;
};

static void
change_hand_size(void *context, unsigned giver, const struct adj_fs_action *action)
{
    struct hand_size *hand = context;
    bool both = action->sel.side == ADJ_FS_ANY_SIDE;
    if (!both && adj_fs_player(&action->sel, hand->state->card[giver].owner) != hand->seat)
        return;
    hand->size = action->op == ADJ_FS_SET ? action->amount.base : hand->size + action->amount.base;
}

unsigned
adj_fs_hand_size(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned seat)
{
    struct hand_size hand = {.state = state, .seat = seat, .size = ADJ_FS_BASE_HAND};
    for (unsigned i = 0; i < state->slots; i++)
        visit_statics(rules, state->card[i].kind, i, ADJ_FS_HAND, change_hand_size, &hand);
    return hand.size < 0 ? 0 : hand.size > ADJ_FS_HAND_MAX ? ADJ_FS_HAND_MAX : (unsigned)hand.size;
}

static unsigned
typed_key(unsigned type)
{
    return type == ADJ_FS_DIRECT   ? ADJ_FS_KEY_DIRECT
           : type == ADJ_FS_GUIDED ? ADJ_FS_KEY_GUIDED
                                   : ADJ_FS_KEY_ASSAULT;
}

void
adj_fs_attack_total(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                    struct adj_fs_total *total)
{
    const struct adj_fs_attack *attack = &state->attack;
    if (attack->type == ADJ_FS_BOARDING)
        return; // FS-BOARD-2
    unsigned key = typed_key(attack->type);
    if (attack->launched)
        adj_fs_total_add(&state->know, total,
                         (struct adj_fs_value){.base = attack->launch, .var = attack->launch_var});
    else if (attack->src != 0)
        adj_fs_stat(rules, state, attack->src - 1u, ADJ_FS_ATK, total);
    // A launch from a card gains nothing from its host's crew (FS-R-64); an Assault gains what
    // texts give to Boarding cards (FS-ASSLT-3).
    if (attack->src != 0 && (!attack->launched || attack->type == ADJ_FS_ASSAULT))
        adj_fs_stat(rules, state, attack->src - 1u, key, total);
    add_mods(state, 0, key, total);
    add_mods(state, 0, ADJ_FS_ATK, total);
    total->base += attack->plus;
    for (unsigned i = 0; i < 4; i++)
        if (attack->plus_var[i] != 0)
            adj_fs_total_add(&state->know, total,
                             (struct adj_fs_value){.var = attack->plus_var[i]});
}

void
adj_fs_attack_hits(const struct adj_fs_rules *rules, const struct adj_fs_state *state, int *lo,
                   int *hi)
{
    struct adj_fs_total total;
    adj_fs_total_start(&total);
    adj_fs_attack_total(rules, state, &total);
    struct adj_fs_range range = adj_fs_total_range(&state->know, &total);
    *lo = range.lo < 0 ? 0 : range.lo;
    *hi = range.hi < 0 ? 0 : range.hi;
}

struct barred {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state;
    unsigned slot;
    bool yes;
};

static void
bar(void *context, unsigned giver, const struct adj_fs_action *action)
{
    struct barred *barred = context;
    struct adj_fs_view view = {
        .seat = barred->state->card[giver].owner, .self = (int)giver, .task = -1};
    barred->yes = barred->yes || (action->amount.base == 0 &&
                                  adj_fs_matches(barred->rules, barred->state, &action->sel, &view,
                                                 barred->slot) == ADJ_FS_YES);
}

bool
adj_fs_targetable(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned slot)
{
    struct barred barred = {.rules = rules, .state = state, .slot = slot};
    for (unsigned i = 0; i < state->slots; i++)
        visit_statics(rules, state->card[i].kind, i, ADJ_FS_TARGETABLE, bar, &barred);
    return !barred.yes;
}

int
adj_fs_reach_key(unsigned type)
{
    switch (type) {
    case ADJ_FS_DIRECT:
        return ADJ_FS_REACH_DIRECT;
    case ADJ_FS_GUIDED:
        return ADJ_FS_REACH_GUIDED;
    case ADJ_FS_BOARDING:
        return ADJ_FS_REACH_BOARDING;
    default:
        return -1;
    }
}

unsigned
adj_fs_reach_change(unsigned reach, const struct adj_fs_action *action)
{
    int by = action->amount.base;
    if (action->op == ADJ_FS_SET)
        return by < 0 || by > 14 ? 0 : 1u << by;
    if (action->op == ADJ_FS_EITHER)
        return 1u << (action->amount.base & 15) | 1u << (action->amount2.base & 15);
    if (by <= -15 || by >= 15)
        return 0;
    return by < 0 ? reach >> -by & ~1u : reach << by & 0x7fffu;
}

struct reach {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state;
    int slot; // of the ship or card that attacks, -1: the hand card itself
    unsigned reach;
};

static void
change_reach(void *context, unsigned giver, const struct adj_fs_action *action)
{
    struct reach *reach = context;
    struct adj_fs_view view = {
        .seat = reach->state->card[giver].owner, .self = (int)giver, .task = -1};
    bool applies = reach->slot < 0 ? action->sel.what == ADJ_FS_SEL_SELF
                                   : adj_fs_matches(reach->rules, reach->state, &action->sel, &view,
                                                    (unsigned)reach->slot) == ADJ_FS_YES;
    if (applies)
        reach->reach = adj_fs_reach_change(reach->reach, action);
}

unsigned
adj_fs_plain_reach(unsigned type)
{
    return type == ADJ_FS_GUIDED ? 1u << 2 : 1u << 1; // FS-RANGE-3, -4, -5
}

unsigned
adj_fs_reach(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned type,
             int slot, int launcher, unsigned kind)
{
    int key = adj_fs_reach_key(type);
    struct reach reach = {
        .rules = rules, .state = state, .slot = -1, .reach = adj_fs_plain_reach(type)};
    if (slot < 0)
        visit_statics(rules, kind, 0, (unsigned)key, change_reach, &reach);
    reach.slot = slot < 0 ? launcher : slot;
    for (unsigned i = 0; reach.slot >= 0 && i < state->slots; i++)
        visit_statics(rules, state->card[i].kind, i, (unsigned)key, change_reach, &reach);
    return reach.reach;
}
