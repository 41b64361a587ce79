// SPDX-License-Identifier: MIT
// Stage 3, card texts: conditions, limits and choices of an effect.

#include "engine/flagship/judge.h"

bool
adj_fs_text_unknown(struct adj_fs_case *c, unsigned kind)
{
    if (kind == 0 || kind >= c->rules->kinds || c->rules->kind[kind].text_known)
        return false;
    struct adj_unknown *unknown = adj_verdict_hang(c->verdict, ADJ_FS_U_TEXT, kind, 0, 0);
    if (unknown != NULL)
        unknown->at_lo = unknown->at_hi = ADJ_OPEN;
    return true;
}

// A failed condition on attack type or traits: for a Defend card that is FS-DEF-16.
static unsigned
condition_clause(const struct adj_fs_effect *effect, bool traits)
{
    bool stops = effect->window == ADJ_FS_W_DEFEND && effect->actions > 0 &&
                 effect->action[0].verb == ADJ_FS_DO_HITS;
    return stops ? ADJ_FS_DEF_16 : traits ? ADJ_FS_CARD_14 : ADJ_FS_CARD_12;
}

static void
judge_type(struct adj_fs_case *c, const struct adj_fs_use *use, const struct adj_fs_effect *effect)
{
    unsigned type = adj_fs_attack_type_of(c->state, c->order);
    if (effect->attacks != 0 && (effect->attacks >> type & 1) == 0)
        adj_fs_break2(c, 3, condition_clause(effect, false), ADJ_FS_F_CARD, (int)use->ref,
                      ADJ_FS_F_TYPE, (int)type);
}

static void
judge_condition(struct adj_fs_case *c, const struct adj_fs_use *use,
                const struct adj_fs_effect *effect, const struct adj_fs_selector *sel, int slot)
{
    struct adj_fs_view view = {.seat = c->seat, .self = use->slot, .task = -1};
    if (sel->what == ADJ_FS_SEL_NONE)
        return;
    if (slot < 0 ||
        adj_fs_matches_sort(c->rules, c->state, sel, &view, (unsigned)slot) == ADJ_FS_NO) {
        adj_fs_break(c, 3, ADJ_FS_CARD_12, ADJ_FS_F_CARD, (int)use->ref);
        return;
    }
    enum adj_fs_match match = adj_fs_matches(c->rules, c->state, sel, &view, (unsigned)slot);
    if (match == ADJ_FS_NO)
        adj_fs_break2(c, 3, condition_clause(effect, true), ADJ_FS_F_CARD, (int)use->ref,
                      ADJ_FS_F_SHIP, (int)adj_fs_ref_at(c->state, (unsigned)slot));
    else if (match == ADJ_FS_MAYBE)
        adj_fs_hang_if(c, ADJ_FS_U_TRAIT, c->state->card[slot].kind, 0,
                       condition_clause(effect, true));
}

// A bonus bought for the turn counts for attacks of its type; for those it cannot be bought again.
static bool
bonus_lasts(const struct adj_fs_case *c, const struct adj_fs_use *use, unsigned effect)
{
    unsigned key = c->state->attack.type == ADJ_FS_DIRECT ? ADJ_FS_KEY_DIRECT : ADJ_FS_KEY_GUIDED;
    for (unsigned i = 0; i < ADJ_FS_MODS && c->state->mod[i].card != 0; i++) {
        const struct adj_fs_mod *mod = &c->state->mod[i];
        if (mod->until == ADJ_FS_TURN && mod->slot == use->slot + 1 && mod->card == use->kind &&
            mod->effect != ADJ_FS_UNKNOWN && mod->key == key &&
            c->rules->kind[use->kind].effect + mod->effect == effect)
            return true;
    }
    return false;
}

// FS-ORDER-13/14: the effects of a card once per Order; a paid one cannot be bought again.
void
adj_fs_judge_limit(struct adj_fs_case *c, const struct adj_fs_use *use, unsigned effect)
{
    if (use->slot < 0)
        return; // a card from the hand is played once
    const struct adj_fs_effect *text = &c->rules->effect[effect];
    const struct adj_fs_card *card = &c->state->card[use->slot];
    unsigned bit = adj_fs_effect_bit(c->rules, use->kind, effect);
    bool paid = text->pay.cp.base > 0 || text->pay.cp.var != 0;
    if (card->used & bit && text->window == ADJ_FS_W_DISCARD_PHASE)
        adj_fs_break_by_ruling(c, 3, ADJ_FS_ORDER_13, ADJ_FS_R_53);
    else if (card->used & bit)
        adj_fs_break(c, 3, paid ? ADJ_FS_ORDER_14 : ADJ_FS_ORDER_13, ADJ_FS_F_CARD, (int)use->ref);
    else if (text->limit == ADJ_FS_ONCE_TURN && card->used_turn & bit)
        adj_fs_break(c, 3, ADJ_FS_CARD_12, ADJ_FS_F_CARD, (int)use->ref);
    else if (bonus_lasts(c, use, effect)) {
        struct adj_fault *fault = adj_fs_break(c, 3, ADJ_FS_ORDER_13, ADJ_FS_F_CARD, (int)use->ref);
        if (fault != NULL)
            fault->ruling = ADJ_FS_R_36;
    }
}

void
adj_fs_judge_conditions(struct adj_fs_case *c, const struct adj_fs_use *use, unsigned effect,
                        int target)
{
    const struct adj_fs_effect *text = &c->rules->effect[effect];
    judge_type(c, use, text);
    judge_condition(c, use, text, &text->if_src, adj_fs_source_slot(c->state, c->order));
    judge_condition(c, use, text, &text->if_tgt, target);
}

static void
judge_choice(struct adj_fs_case *c, const struct adj_fs_use *use, const struct adj_fs_selector *sel,
             unsigned ref)
{
    struct adj_fs_view view = {.seat = c->seat, .self = use->slot, .task = -1};
    int slot = adj_fs_find(c->state, ref);
    if (slot < 0)
        return; // stage 2 told
    if (adj_fs_matches_sort(c->rules, c->state, sel, &view, (unsigned)slot) == ADJ_FS_NO) {
        adj_fs_break2(c, 3, ADJ_FS_CARD_12, ADJ_FS_F_CARD, (int)use->ref, ADJ_FS_F_SHIP, (int)ref);
        return;
    }
    enum adj_fs_match match = adj_fs_matches(c->rules, c->state, sel, &view, (unsigned)slot);
    if (match == ADJ_FS_NO)
        adj_fs_break2(c, 3, ADJ_FS_CARD_14, ADJ_FS_F_CARD, (int)use->ref, ADJ_FS_F_SHIP, (int)ref);
    else if (match == ADJ_FS_MAYBE)
        adj_fs_hang_if(c, ADJ_FS_U_TRAIT, c->state->card[slot].kind, 0, ADJ_FS_CARD_14);
}

// What the player names for the effect: exactly one card where the text leaves a choice.
static void
judge_choices(struct adj_fs_case *c, const struct adj_fs_use *use,
              const struct adj_fs_effect *effect)
{
    const struct adj_fs_selector *sel = adj_fs_free_selector(effect);
    unsigned named = adj_fs_use_count(c->order, use, ADJ_FS_O_ON), wanted = sel != NULL;
    bool attaches = effect->actions > 0 && effect->action[0].zone == ADJ_FS_Z_UNDER;
    if (named != wanted) {
        struct adj_fault *fault =
            adj_fs_break2(c, 3, attaches ? ADJ_FS_TERM_12 : ADJ_FS_CARD_12, ADJ_FS_F_COUNT,
                          (int)named, ADJ_FS_F_WANTED, (int)wanted);
        if (fault != NULL && named == 0) // it is named when the card is played
            fault->ruling = ADJ_FS_R_111;
    } else if (sel != NULL)
        judge_choice(c, use, sel, adj_fs_use_get(c->order, use, ADJ_FS_O_ON, 0));
}

// The attack has room for a few unknown numbers; a further one must be observed first.
static bool
has_room(const struct adj_fs_case *c, const struct adj_fs_effect *effect)
{
    const struct adj_fs_attack *attack = &c->state->attack;
    bool stops = effect->window == ADJ_FS_W_DEFEND;
    if (effect->window == ADJ_FS_W_DECLARE)
        return false; // several may be declared in one order
    return (stops ? attack->stop_var : attack->plus_var)[3] == 0;
}

// Points and hits that change by an unknown number would leave figures unknown.
static void
judge_amounts(struct adj_fs_case *c, const struct adj_fs_effect *effect)
{
    for (unsigned i = 0; i < effect->actions; i++) {
        const struct adj_fs_action *action = &effect->action[i];
        struct adj_fs_range range = adj_fs_value_range(&c->state->know, action->amount);
        bool must_be_known = action->verb == ADJ_FS_DO_CP || action->verb == ADJ_FS_DO_DAMAGE ||
                             (action->verb == ADJ_FS_DO_HITS && !has_room(c, effect));
        if (must_be_known && range.lo != range.hi)
            adj_verdict_hang(c->verdict, ADJ_FS_U_VALUE, action->amount.var, range.lo, range.hi);
    }
}

static void
hang_on_room(struct adj_fs_case *c, enum adj_fs_room what, int place)
{
    struct adj_unknown *unknown = adj_verdict_hang(c->verdict, ADJ_FS_U_ROOM, what, place, place);
    if (unknown != NULL)
        unknown->at_lo = unknown->at_hi = ADJ_OPEN;
}

// Lasting changes for which there is no place; several cards may be declared in one order.
static bool
changes_fit(const struct adj_fs_case *c, const struct adj_fs_effect *effect)
{
    unsigned declared = adj_order_count(c->order, ADJ_FS_O_WITH);
    unsigned cards = effect->window != ADJ_FS_W_DECLARE ? 1 : declared > 8 ? declared : 8;
    unsigned most = cards * ADJ_FS_ACTIONS;
    return most <= ADJ_FS_MODS && c->state->mod[ADJ_FS_MODS - most].card == 0;
}

static bool
hands_have_room(const struct adj_fs_case *c)
{
    for (unsigned i = 0; i < ADJ_FS_SEATS; i++) {
        const struct adj_fs_seat *seat = &c->state->seat[i];
        bool counted = seat->hand_total != ADJ_FS_UNKNOWN;
        if ((counted ? seat->hand_total : seat->hand_known) >= ADJ_FS_HAND_MAX)
            return false;
    }
    return true;
}

// What a state may have no place for stays open: texts can ask for more than any real game does.
static void
judge_room(struct adj_fs_case *c, const struct adj_fs_effect *effect)
{
    for (unsigned i = 0; i < effect->actions; i++) {
        unsigned verb = effect->action[i].verb;
        bool changes = verb == ADJ_FS_DO_STAT || verb == ADJ_FS_DO_HITS;
        bool returns = verb == ADJ_FS_DO_MOVE && effect->action[i].zone == ADJ_FS_Z_HAND;
        if (changes && !changes_fit(c, effect))
            hang_on_room(c, ADJ_FS_ROOM_CHANGES, ADJ_FS_MODS);
        if (returns && !hands_have_room(c))
            hang_on_room(c, ADJ_FS_ROOM_HAND, ADJ_FS_HAND_MAX);
    }
}

void
adj_fs_judge_effect(struct adj_fs_case *c, const struct adj_fs_use *use, unsigned effect)
{
    const struct adj_fs_effect *text = &c->rules->effect[effect];
    adj_fs_judge_limit(c, use, effect);
    adj_fs_judge_conditions(c, use, effect, c->state->attack.target - 1);
    judge_choices(c, use, text);
    judge_amounts(c, text);
    judge_room(c, text);
    if (text->window == ADJ_FS_W_BASIC && text->action[0].zone == ADJ_FS_Z_UNDER)
        adj_verdict_apply(c->verdict, ADJ_FS_CARD_27);
}
