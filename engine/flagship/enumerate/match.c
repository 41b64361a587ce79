// SPDX-License-Identifier: MIT
#include "engine/flagship/enumerate/enumerate.h"

// What cards are meant, and whether conditions hold. Only what is certain counts: a card that
// perhaps has a trait does not match, because the order would be open.

int
adj_fs_enum_low(const struct adj_fs_enum *list, struct adj_fs_value value)
{
    if (value.var == 0)
        return value.base;
    return list->state->know.bound[value.var].lo;
}

int
adj_fs_enum_high(const struct adj_fs_enum *list, struct adj_fs_value value)
{
    if (value.var == 0)
        return value.base;
    unsigned high = list->state->know.bound[value.var].hi;
    return high == ADJ_FS_NO_BOUND ? INT16_MAX : (int)high;
}

unsigned
adj_fs_enum_ref(const struct adj_fs_enum *list, unsigned slot)
{
    const struct adj_fs_card *card = &list->state->card[slot];
    return adj_fs_ref(card->kind, card->copy);
}

bool
adj_fs_enum_ship(const struct adj_fs_enum *list, unsigned slot)
{
    const struct adj_fs_card *card = &list->state->card[slot];
    return card->kind != 0 && card->row != 0;
}

static bool
traits_match(const struct adj_fs_kind *kind, uint64_t traits)
{
    if (traits == 0 || (kind->traits & traits) != 0)
        return true;
    return kind->traits_one_of != 0 && (kind->traits_one_of & ~traits) == 0;
}

// A card of a type that is not known for certain is no member of a class.
static bool
kinds_match(const struct adj_fs_enum *list, unsigned kinds, unsigned slot)
{
    const struct adj_fs_card *card = &list->state->card[slot];
    const struct adj_fs_kind *kind = &list->rules->kind[card->kind];
    bool ship = adj_fs_enum_ship(list, slot);
    unsigned is = ship ? ADJ_FS_IS_SHIP : 0;
    if (ship && kind->squadron == 1)
        is |= ADJ_FS_IS_SQUADRON;
    if (ship && kind->flagship == 1)
        is |= ADJ_FS_IS_FLAGSHIP;
    if (kind->type == ADJ_FS_T_BOARDING)
        is |= ADJ_FS_IS_BOARDING;
    if (kind->type == ADJ_FS_T_CREW)
        is |= ADJ_FS_IS_CREW;
    return kinds == 0 || (is & kinds) != 0;
}

static bool
class_match(const struct adj_fs_enum *list, const struct adj_fs_selector *selector,
            const struct adj_fs_enum_view *view, unsigned slot)
{
    const struct adj_fs_card *card = &list->state->card[slot];
    const struct adj_fs_kind *kind = &list->rules->kind[card->kind];
    if (selector->side == ADJ_FS_OWN && card->owner != view->player)
        return false;
    if (selector->side == ADJ_FS_ENEMY && card->owner == view->player)
        return false;
    if (selector->empire != 0 && kind->empire != selector->empire)
        return false;
    if (selector->other != 0 && view->self == slot + 1)
        return false;
    return kinds_match(list, selector->kinds, slot) && traits_match(kind, selector->traits);
}

bool
adj_fs_enum_match(const struct adj_fs_enum *list, const struct adj_fs_selector *selector,
                  const struct adj_fs_enum_view *view, unsigned slot)
{
    if (list->state->card[slot].kind == 0)
        return false;
    switch ((enum adj_fs_what_selected)selector->what) {
    case ADJ_FS_SEL_NONE:
        return true;
    case ADJ_FS_SEL_CLASS:
        return class_match(list, selector, view, slot);
    case ADJ_FS_SEL_SELF:
        return view->self == slot + 1;
    case ADJ_FS_SEL_HOST:
        return view->self != 0 && list->state->card[view->self - 1].host == slot + 1;
    case ADJ_FS_SEL_SRC:
        return list->scene.src == slot + 1;
    case ADJ_FS_SEL_TGT:
        return list->scene.target == slot + 1;
    case ADJ_FS_SEL_BOARDING:
        return list->scene.type == ADJ_FS_ASSAULT && list->scene.src == slot + 1;
    case ADJ_FS_SEL_PAID_TASK:
        return view->paid == slot + 1;
    case ADJ_FS_SEL_ATTACK:
    case ADJ_FS_SEL_ORDER:
        return false;
    }
    return false;
}

bool
adj_fs_enum_holds(const struct adj_fs_enum *list, const struct adj_fs_effect *effect,
                  const struct adj_fs_enum_view *view)
{
    const struct adj_fs_enum_scene *scene = &list->scene;
    if (effect->attacks != 0 && (effect->attacks & (1u << scene->type)) == 0)
        return false;
    if (effect->if_src.what != ADJ_FS_SEL_NONE &&
        (scene->src == 0 || !adj_fs_enum_match(list, &effect->if_src, view, scene->src - 1u)))
        return false;
    return effect->if_tgt.what == ADJ_FS_SEL_NONE ||
           (scene->target != 0 &&
            adj_fs_enum_match(list, &effect->if_tgt, view, scene->target - 1u));
}

bool
adj_fs_enum_free(const struct adj_fs_selector *selector)
{
    if (selector->what != ADJ_FS_SEL_CLASS)
        return false;
    bool one = selector->kinds == ADJ_FS_IS_FLAGSHIP || selector->kinds == ADJ_FS_IS_PLAYER;
    return !(one && selector->side != ADJ_FS_ANY_SIDE);
}

static bool
bars(const struct adj_fs_enum *list, unsigned by, unsigned slot)
{
    const struct adj_fs_card *card = &list->state->card[by];
    const struct adj_fs_kind *kind = &list->rules->kind[card->kind];
    struct adj_fs_enum_view view = {.player = card->owner, .self = (uint8_t)(by + 1)};
    for (unsigned i = 0; card->kind != 0 && i < kind->effects; i++) {
        const struct adj_fs_effect *effect = &list->rules->effect[kind->effect + i];
        for (unsigned a = 0; effect->window == ADJ_FS_W_STATIC && a < effect->actions; a++) {
            const struct adj_fs_action *action = &effect->action[a];
            if (action->verb == ADJ_FS_DO_STAT && action->key == ADJ_FS_TARGETABLE &&
                action->op == ADJ_FS_SET && action->amount.base == 0 &&
                adj_fs_enum_match(list, &action->sel, &view, slot))
                return true;
        }
    }
    return false;
}

bool
adj_fs_enum_targetable(const struct adj_fs_enum *list, unsigned slot)
{
    for (unsigned i = 0; i < list->state->slots; i++)
        if (bars(list, i, slot))
            return false;
    return true;
}

// The colours that a crew member or Commander may have, by what is known now.
static unsigned
crew_colours(const struct adj_fs_enum *list, unsigned kind)
{
    unsigned colours = list->rules->kind[kind].crew;
    for (unsigned i = 1; i < list->state->know.vars; i++) {
        const struct adj_fs_bound *bound = &list->state->know.bound[i];
        if (list->rules->var[i].kind != kind || list->rules->var[i].field != ADJ_FS_CREW_COLOUR)
            continue;
        for (unsigned colour = 1; colour <= 3; colour++)
            if (colour < bound->lo || colour > bound->hi)
                colours &= ~(1u << (colour - 1));
    }
    return colours;
}

static unsigned
colour_var(const struct adj_fs_enum *list, unsigned kind)
{
    for (unsigned i = 1; i < list->state->know.vars; i++)
        if (list->rules->var[i].kind == kind && list->rules->var[i].field == ADJ_FS_CREW_COLOUR)
            return i;
    return 0;
}

// Two members of unknown colours of which it is known, by their sum, that they are not both this.
static bool
not_both(const struct adj_fs_enum *list, unsigned kind, unsigned other, unsigned colour)
{
    unsigned a = colour_var(list, kind), b = colour_var(list, other);
    const struct adj_fs_know *know = &list->state->know;
    for (unsigned i = 0; a != 0 && b != 0 && a != b && i < know->sums; i++) {
        const struct adj_fs_sum *sum = &know->sum[i];
        bool pair =
            sum->count == 2 && sum->var[0] == (a < b ? a : b) && sum->var[1] == (a < b ? b : a);
        if (pair && (2 * colour < sum->lo || 2 * colour > sum->hi))
            return true;
    }
    return false;
}

// The colours in which these two may stand in each other's way.
static unsigned
clash(const struct adj_fs_enum *list, unsigned kind, unsigned other)
{
    unsigned both = crew_colours(list, kind) & crew_colours(list, other);
    if (not_both(list, kind, other, 1))
        both &= ~(unsigned)ADJ_FS_CREW_GOLD;
    if (not_both(list, kind, other, 2))
        both &= ~(unsigned)ADJ_FS_CREW_BLUE;
    return both & (ADJ_FS_CREW_GOLD | ADJ_FS_CREW_BLUE);
}

// At most one gold and one blue member on a ship, the Commander counted by his colour (FS-CREW-7,
// FS-CREW-8, FS-R-21). A colour that is not certain may be each of those it could be.
bool
adj_fs_enum_crew_fits(const struct adj_fs_enum *list, unsigned kind, unsigned slot)
{
    bool same = false, room = true;
    for (unsigned i = 0; i < list->state->slots; i++) {
        const struct adj_fs_card *card = &list->state->card[i];
        same = same || (card->kind == kind && card->owner == list->seat);
        if (card->kind == 0 || card->host != slot + 1)
            continue;
        if ((list->rules->kind[card->kind].type & (ADJ_FS_T_CREW | ADJ_FS_T_COMMANDER)) == 0)
            continue;
        room = room && clash(list, kind, card->kind) == 0;
    }
    unsigned colour = crew_colours(list, kind);
    // Where only regular crew may stand in several copies, that is so all over the fleet (FS-R-20).
    if (same && list->rules->sw[ADJ_FS_SW_SAME_CREW_STACK] == 1 && (colour & ADJ_FS_CREW_RED) == 0)
        return false;
    return room;
}
