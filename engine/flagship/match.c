// SPDX-License-Identifier: MIT
#include "engine/flagship/match.h"

#include "engine/flagship/find.h"

static enum adj_fs_match
yes_if(bool condition)
{
    return condition ? ADJ_FS_YES : ADJ_FS_NO;
}

static enum adj_fs_match
either(enum adj_fs_match a, enum adj_fs_match b)
{
    return a > b ? a : b;
}

static enum adj_fs_match
both(enum adj_fs_match a, enum adj_fs_match b)
{
    return a < b ? a : b;
}

static enum adj_fs_match
of_type(const struct adj_fs_kind *kind, unsigned type)
{
    if ((kind->type & type) == 0)
        return ADJ_FS_NO;
    return kind->type == type ? ADJ_FS_YES : ADJ_FS_MAYBE;
}

// 0 no, 1 yes, 2 not known.
static enum adj_fs_match
flag(unsigned value)
{
    return value == 0 ? ADJ_FS_NO : value == 1 ? ADJ_FS_YES : ADJ_FS_MAYBE;
}

static enum adj_fs_match
match_kinds(const struct adj_fs_kind *kind, bool in_row, bool lies_on_ship, unsigned kinds)
{
    enum adj_fs_match match = kinds == 0 ? ADJ_FS_YES : ADJ_FS_NO;
    if (in_row && kinds & ADJ_FS_IS_SHIP)
        match = ADJ_FS_YES;
    if (in_row && kinds & ADJ_FS_IS_SQUADRON)
        match = either(match, flag(kind->squadron));
    if (in_row && kinds & ADJ_FS_IS_FLAGSHIP)
        match = either(match, yes_if(kind->flagship != 0)); // in a row it can only be the Flagship
    if (lies_on_ship && kinds & ADJ_FS_IS_BOARDING)
        match = either(match, of_type(kind, ADJ_FS_T_BOARDING));
    if (lies_on_ship && kinds & ADJ_FS_IS_CREW)
        match = either(match, of_type(kind, ADJ_FS_T_CREW));
    return match;
}

static enum adj_fs_match
match_traits(const struct adj_fs_kind *kind, uint64_t traits)
{
    if (traits == 0 || (kind->traits & traits) != 0)
        return ADJ_FS_YES;
    if (kind->traits_one_of != 0 && (kind->traits_one_of & ~traits) == 0)
        return ADJ_FS_YES;
    return (kind->traits_one_of | kind->traits_maybe) & traits ? ADJ_FS_MAYBE : ADJ_FS_NO;
}

static enum adj_fs_match
match_class(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
            const struct adj_fs_selector *sel, const struct adj_fs_view *view, unsigned slot)
{
    const struct adj_fs_card *card = &state->card[slot];
    const struct adj_fs_kind *kind = &rules->kind[card->kind];
    if (sel->side == ADJ_FS_OWN && card->owner != view->seat)
        return ADJ_FS_NO;
    if (sel->side == ADJ_FS_ENEMY && card->owner == view->seat)
        return ADJ_FS_NO;
    if ((sel->empire != 0 && kind->empire != sel->empire) ||
        (sel->other && (int)slot == view->self))
        return ADJ_FS_NO;
    return match_kinds(kind, card->row != 0, card->host != 0, sel->kinds);
}

enum adj_fs_match
adj_fs_matches_sort(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                    const struct adj_fs_selector *sel, const struct adj_fs_view *view,
                    unsigned slot)
{
    switch ((enum adj_fs_what_selected)sel->what) {
    case ADJ_FS_SEL_NONE:
    case ADJ_FS_SEL_ATTACK:
    case ADJ_FS_SEL_ORDER:
        return ADJ_FS_YES;
    case ADJ_FS_SEL_CLASS:
        return match_class(rules, state, sel, view, slot);
    case ADJ_FS_SEL_SELF:
    case ADJ_FS_SEL_HOST:
    case ADJ_FS_SEL_SRC:
    case ADJ_FS_SEL_TGT:
    case ADJ_FS_SEL_BOARDING:
    case ADJ_FS_SEL_PAID_TASK:
        return yes_if(adj_fs_bound_slot(rules, state, sel, view) == (int)slot);
    }
    return ADJ_FS_NO;
}

enum adj_fs_match
adj_fs_matches(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
               const struct adj_fs_selector *sel, const struct adj_fs_view *view, unsigned slot)
{
    return both(adj_fs_matches_sort(rules, state, sel, view, slot),
                match_traits(&rules->kind[state->card[slot].kind], sel->traits));
}

int
adj_fs_bound_slot(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                  const struct adj_fs_selector *sel, const struct adj_fs_view *view)
{
    switch ((enum adj_fs_what_selected)sel->what) {
    case ADJ_FS_SEL_SELF:
        return view->self;
    case ADJ_FS_SEL_HOST:
        return view->self < 0 ? -1 : state->card[view->self].host - 1;
    case ADJ_FS_SEL_SRC:
        return state->attack.src - 1;
    case ADJ_FS_SEL_TGT:
        return state->attack.target - 1;
    case ADJ_FS_SEL_BOARDING: // while it is being played it lies in no slot
        return state->attack.type == ADJ_FS_ASSAULT ? state->attack.src - 1 : -1;
    case ADJ_FS_SEL_PAID_TASK:
        return view->task;
    case ADJ_FS_SEL_CLASS:
        if (sel->kinds == ADJ_FS_IS_FLAGSHIP && sel->side != ADJ_FS_ANY_SIDE)
            return adj_fs_flagship(rules, state, adj_fs_player(sel, view->seat));
        return -1;
    case ADJ_FS_SEL_NONE:
    case ADJ_FS_SEL_ATTACK:
    case ADJ_FS_SEL_ORDER:
        return -1;
    }
    return -1;
}

bool
adj_fs_is_free(const struct adj_fs_selector *sel)
{
    if (sel->what != ADJ_FS_SEL_CLASS)
        return false;
    bool unique = sel->side != ADJ_FS_ANY_SIDE &&
                  (sel->kinds == ADJ_FS_IS_FLAGSHIP || sel->kinds == ADJ_FS_IS_PLAYER);
    return !unique;
}
