// SPDX-License-Identifier: MIT
#include "engine/flagship/check/values.h"

#include "engine/flagship/check/check.h"
#include "engine/flagship/order.h"

static const struct adj_fs_span nothing = {0, 0};
static const struct adj_fs_span anything = {0, ADJ_FS_FAR};

static struct adj_fs_span sum_of_mods(const struct adj_fs_rules *rules,
                                      const struct adj_fs_state *state, unsigned place,
                                      unsigned key);
static void add_statics(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                        unsigned by, unsigned slot, unsigned key, struct adj_fs_span *sum);

unsigned
adj_fs_second_slot_of(const struct adj_fs_state *state, unsigned ref)
{
    unsigned kind = adj_fs_ref_kind(ref), copy = adj_fs_ref_copy(ref);
    if (copy == 0 || kind == 0)
        return ADJ_FS_NO_SLOT;
    for (unsigned slot = 0; slot < state->slots; slot++)
        if (state->card[slot].kind == kind && state->card[slot].copy == copy)
            return slot;
    return ADJ_FS_NO_SLOT;
}

struct adj_fs_span
adj_fs_second_span_add(struct adj_fs_span a, struct adj_fs_span b)
{
    return (struct adj_fs_span){a.lo + b.lo, a.hi + b.hi};
}

struct adj_fs_span
adj_fs_second_printed(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                      struct adj_fs_value value)
{
    if (value.var == 0)
        return (struct adj_fs_span){value.base, value.base};
    unsigned lo = rules->var[value.var].lo, hi = rules->var[value.var].hi;
    if (value.var < state->know.vars) {
        lo = state->know.bound[value.var].lo;
        hi = state->know.bound[value.var].hi;
    }
    return (struct adj_fs_span){(int32_t)lo, hi == ADJ_FS_NO_BOUND ? ADJ_FS_FAR : (int32_t)hi};
}

static struct adj_fs_span
header(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned kind,
       unsigned key)
{
    if (key > ADJ_FS_HULL)
        return nothing;
    return adj_fs_second_printed(rules, state, rules->kind[kind].stat[key]);
}

// Crew and Commanders improve the ship that they lie under; enemy cards on it do not.
static void
add_crew(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
         const struct adj_fs_card *card, unsigned slot, unsigned key, struct adj_fs_span *sum)
{
    if (card->kind != 0 && card->owner == state->card[slot].owner &&
        (rules->kind[card->kind].type & (ADJ_FS_T_CREW | ADJ_FS_T_COMMANDER)) != 0)
        *sum = adj_fs_second_span_add(*sum, header(rules, state, card->kind, key));
}

struct adj_fs_span
adj_fs_second_figure(const struct adj_fs_sight *sight, const struct adj_fs_state *state,
                     unsigned slot, enum adj_fs_stat_key key)
{
    const struct adj_fs_rules *rules = sight->rules;
    struct adj_fs_span sum = header(rules, state, state->card[slot].kind, key);
    bool texts = (sight->in_play >> key & 1) != 0;
    const struct adj_fs_card *card = state->card, *end = card + state->slots;
    for (; card < end && (texts || key <= ADJ_FS_HULL); card++) {
        if (card->host == slot + 1)
            add_crew(rules, state, card, slot, key, &sum);
        if (texts && adj_fs_second_text_sets(sight->texts, card->kind, key))
            add_statics(rules, state, (unsigned)(card - state->card), slot, key, &sum);
    }
    if (state->mod[0].card == 0)
        return sum;
    return adj_fs_second_span_add(sum, sum_of_mods(rules, state, slot + 1, key));
}

static void
widen(struct adj_fs_span *sum, struct adj_fs_span amount, enum adj_fs_maybe means)
{
    if (means == ADJ_FS_YES) {
        *sum = adj_fs_second_span_add(*sum, amount);
        return;
    }
    sum->lo += amount.lo < 0 ? amount.lo : 0;
    sum->hi += amount.hi > 0 ? amount.hi : 0;
}

// A text that sets a figure is taken as a bound on either side: what it is set before or after is
// not said, and a bound that is too wide only asserts less.
static void
allow(struct adj_fs_span *sum, struct adj_fs_span amount)
{
    sum->lo = amount.lo < sum->lo ? amount.lo : sum->lo;
    sum->hi = amount.hi > sum->hi ? amount.hi : sum->hi;
}

static bool
conditional(const struct adj_fs_effect *effect)
{
    return effect->attacks != 0 || effect->if_src.what != ADJ_FS_SEL_NONE ||
           effect->if_tgt.what != ADJ_FS_SEL_NONE;
}

static void
add_statics(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned by,
            unsigned slot, unsigned key, struct adj_fs_span *sum)
{
    const struct adj_fs_kind *kind = &rules->kind[state->card[by].kind];
    unsigned left = kind->statics, end = (unsigned)kind->effect + kind->effects;
    for (unsigned e = kind->effect; left > 0 && e < end; e++) {
        const struct adj_fs_effect *effect = &rules->effect[e];
        if (effect->window != ADJ_FS_W_STATIC)
            continue;
        left--;
        for (unsigned i = 0; i < effect->actions; i++) {
            const struct adj_fs_action *action = &effect->action[i];
            if (action->verb != ADJ_FS_DO_STAT || action->key != key)
                continue;
            enum adj_fs_maybe means = adj_fs_second_means(rules, state, &action->sel, by, slot);
            if (means == ADJ_FS_NO)
                continue;
            if (conditional(effect))
                means = ADJ_FS_PERHAPS;
            struct adj_fs_span amount = adj_fs_second_printed(rules, state, action->amount);
            if (action->op == ADJ_FS_ADD)
                widen(sum, amount, means);
            else
                allow(sum, amount);
        }
    }
}

// Bonuses in force on a card (place = slot + 1) or on the attack itself (place 0).
static struct adj_fs_span
sum_of_mods(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned place,
            unsigned key)
{
    struct adj_fs_span sum = nothing;
    for (unsigned i = 0; i < ADJ_FS_MODS && state->mod[i].card != 0; i++) {
        const struct adj_fs_mod *mod = &state->mod[i];
        if (mod->slot != place || mod->key != key)
            continue;
        struct adj_fs_value value = {.base = mod->amount, .var = mod->var};
        struct adj_fs_span amount = adj_fs_second_printed(rules, state, value);
        if (mod->op == ADJ_FS_ADD)
            sum = adj_fs_second_span_add(sum, amount);
        else
            sum = adj_fs_second_span_add(sum, (struct adj_fs_span){-ADJ_FS_FAR, ADJ_FS_FAR});
    }
    return sum;
}

static enum adj_fs_maybe
has_trait(const struct adj_fs_kind *kind, uint64_t wanted)
{
    if (wanted == 0 || (kind->traits & wanted) != 0)
        return ADJ_FS_YES;
    if (kind->traits_one_of != 0 && (kind->traits_one_of & ~wanted) == 0)
        return ADJ_FS_YES;
    return ((kind->traits_one_of | kind->traits_maybe) & wanted) != 0 ? ADJ_FS_PERHAPS : ADJ_FS_NO;
}

static enum adj_fs_maybe
bit_known(bool can_be, bool must_be)
{
    return must_be ? ADJ_FS_YES : can_be ? ADJ_FS_PERHAPS : ADJ_FS_NO;
}

static enum adj_fs_maybe
is_of(const struct adj_fs_kind *kind, const struct adj_fs_card *card, unsigned wanted)
{
    bool ship = (kind->type & ADJ_FS_T_SHIP) != 0 && card->host == 0;
    bool sure = kind->type == ADJ_FS_T_SHIP;
    enum adj_fs_maybe best = wanted == 0 ? ADJ_FS_YES : ADJ_FS_NO;
    const struct {
        unsigned bit;
        enum adj_fs_maybe is;
    } test[] = {
        {ADJ_FS_IS_SHIP, bit_known(ship, ship && sure)},
        {ADJ_FS_IS_SQUADRON, bit_known(ship && kind->squadron, ship && kind->squadron == 1)},
        {ADJ_FS_IS_FLAGSHIP, bit_known(ship && kind->flagship, ship && kind->flagship == 1)},
        {ADJ_FS_IS_BOARDING,
         bit_known(kind->type & ADJ_FS_T_BOARDING, kind->type == ADJ_FS_T_BOARDING)},
        {ADJ_FS_IS_CREW, bit_known(kind->type & ADJ_FS_T_CREW, kind->type == ADJ_FS_T_CREW)},
    };
    for (unsigned i = 0; i < sizeof test / sizeof test[0]; i++) {
        if ((wanted & test[i].bit) == 0 || test[i].is == ADJ_FS_NO)
            continue;
        if (best != ADJ_FS_YES)
            best = test[i].is;
    }
    return best;
}

static enum adj_fs_maybe
means_class(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
            const struct adj_fs_selector *sel, unsigned by, unsigned slot)
{
    const struct adj_fs_card *card = &state->card[slot];
    const struct adj_fs_kind *kind = &rules->kind[card->kind];
    bool own = card->owner == state->card[by].owner;
    if (card->kind == 0 || (sel->other != 0 && by == slot) || (sel->side == ADJ_FS_OWN && !own) ||
        (sel->side == ADJ_FS_ENEMY && own) || (sel->empire != 0 && kind->empire != sel->empire))
        return ADJ_FS_NO;
    enum adj_fs_maybe sort = is_of(kind, card, sel->kinds);
    enum adj_fs_maybe trait = has_trait(kind, sel->traits);
    if (sort == ADJ_FS_NO || trait == ADJ_FS_NO)
        return ADJ_FS_NO;
    return sort == ADJ_FS_YES && trait == ADJ_FS_YES ? ADJ_FS_YES : ADJ_FS_PERHAPS;
}

enum adj_fs_maybe
adj_fs_second_means(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                    const struct adj_fs_selector *sel, unsigned by, unsigned slot)
{
    switch ((enum adj_fs_what_selected)sel->what) {
    case ADJ_FS_SEL_CLASS:
        return means_class(rules, state, sel, by, slot);
    case ADJ_FS_SEL_SELF:
        return by == slot ? ADJ_FS_YES : ADJ_FS_NO;
    case ADJ_FS_SEL_HOST:
        return state->card[by].host == slot + 1 ? ADJ_FS_YES : ADJ_FS_NO;
    case ADJ_FS_SEL_SRC:
        return state->attack.src == slot + 1 ? ADJ_FS_YES : ADJ_FS_NO;
    case ADJ_FS_SEL_TGT:
        return state->attack.target == slot + 1 ? ADJ_FS_YES : ADJ_FS_NO;
    case ADJ_FS_SEL_PAID_TASK:
        return ADJ_FS_PERHAPS;
    case ADJ_FS_SEL_NONE:
    case ADJ_FS_SEL_ATTACK:
    case ADJ_FS_SEL_ORDER:
    case ADJ_FS_SEL_BOARDING:
        return ADJ_FS_NO;
    }
    return ADJ_FS_NO;
}

static struct adj_fs_span
at_least_nothing(struct adj_fs_span sum)
{
    return (struct adj_fs_span){sum.lo > 0 ? sum.lo : 0, sum.hi > 0 ? sum.hi : 0};
}

// Each own card brings its own Cmd once; texts and bonuses count where they point.
struct adj_fs_span
adj_fs_second_cmd_total(const struct adj_fs_sight *sight, const struct adj_fs_state *state,
                        unsigned seat)
{
    const struct adj_fs_rules *rules = sight->rules;
    const unsigned bringers = ADJ_FS_T_SHIP | ADJ_FS_T_CREW | ADJ_FS_T_COMMANDER;
    struct adj_fs_span sum = nothing;
    uint8_t texts[ADJ_FS_SLOTS]; // cards whose texts change the Cmd of some
    unsigned count = 0;
    for (unsigned by = 0; by < state->slots && (sight->in_play >> ADJ_FS_CMD & 1) != 0; by++)
        if (adj_fs_second_text_sets(sight->texts, state->card[by].kind, ADJ_FS_CMD))
            texts[count++] = (uint8_t)by;
    for (unsigned slot = 0; slot < state->slots; slot++) {
        const struct adj_fs_card *card = &state->card[slot];
        if (card->kind == 0 || card->owner != seat ||
            (rules->kind[card->kind].type & bringers) == 0)
            continue;
        sum = adj_fs_second_span_add(sum, header(rules, state, card->kind, ADJ_FS_CMD));
        for (unsigned i = 0; i < count; i++)
            add_statics(rules, state, texts[i], slot, ADJ_FS_CMD, &sum);
        if (state->mod[0].card != 0)
            sum = adj_fs_second_span_add(sum, sum_of_mods(rules, state, slot + 1, ADJ_FS_CMD));
    }
    return at_least_nothing(sum);
}

struct adj_fs_span
adj_fs_second_cmd_commander(const struct adj_fs_sight *sight, const struct adj_fs_state *state,
                            unsigned seat)
{
    const struct adj_fs_rules *rules = sight->rules;
    struct adj_fs_span sum = nothing;
    for (unsigned slot = 0; slot < state->slots; slot++) {
        const struct adj_fs_card *card = &state->card[slot];
        if (card->kind == 0 || card->owner != seat ||
            (rules->kind[card->kind].type & ADJ_FS_T_COMMANDER) == 0)
            continue;
        sum = adj_fs_second_span_add(sum, header(rules, state, card->kind, ADJ_FS_CMD));
        if (card->host != 0)
            add_statics(rules, state, slot, card->host - 1u, ADJ_FS_CMD, &sum);
    }
    return at_least_nothing(sum);
}

static bool
is_player(const struct adj_fs_selector *sel, unsigned owner, unsigned seat)
{
    return sel->what == ADJ_FS_SEL_CLASS && (sel->kinds & ADJ_FS_IS_PLAYER) != 0 &&
           (sel->side != ADJ_FS_OWN || owner == seat) &&
           (sel->side != ADJ_FS_ENEMY || owner != seat);
}

static void
add_hand_texts(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned by,
               unsigned seat, struct adj_fs_span *sum)
{
    const struct adj_fs_kind *kind = &rules->kind[state->card[by].kind];
    for (unsigned e = kind->effect; e < (unsigned)kind->effect + kind->effects; e++) {
        const struct adj_fs_effect *effect = &rules->effect[e];
        for (unsigned i = 0; i < effect->actions && effect->window == ADJ_FS_W_STATIC; i++) {
            const struct adj_fs_action *action = &effect->action[i];
            if (action->verb != ADJ_FS_DO_STAT || action->key != ADJ_FS_HAND ||
                !is_player(&action->sel, state->card[by].owner, seat))
                continue;
            struct adj_fs_span amount = adj_fs_second_printed(rules, state, action->amount);
            if (action->op == ADJ_FS_ADD)
                widen(sum, amount, conditional(effect) ? ADJ_FS_PERHAPS : ADJ_FS_YES);
            else
                allow(sum, amount);
        }
    }
}

struct adj_fs_span
adj_fs_second_hand_size(const struct adj_fs_sight *sight, const struct adj_fs_state *state,
                        unsigned seat)
{
    const struct adj_fs_rules *rules = sight->rules;
    struct adj_fs_span sum = {7, 7};
    for (unsigned by = 0; by < state->slots && (sight->in_play >> ADJ_FS_HAND & 1) != 0; by++)
        if (adj_fs_second_text_sets(sight->texts, state->card[by].kind, ADJ_FS_HAND))
            add_hand_texts(rules, state, by, seat, &sum);
    for (unsigned i = 0; i < ADJ_FS_MODS && state->mod[i].card != 0; i++)
        if (state->mod[i].key == ADJ_FS_HAND)
            return anything; // whose hand a passing bonus changes is not in the state
    return sum;
}
