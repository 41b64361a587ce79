// SPDX-License-Identifier: MIT
#include "engine/flagship/enumerate/enumerate.h"

// Every way to use a card in a window: hand cards, abilities of cards in play, the Enemy Basic of
// the other player's cards, and the price that cancels a card.

bool
adj_fs_enum_colour_fits(const struct adj_fs_enum *list, unsigned kind)
{
    unsigned colour = list->rules->kind[kind].colour;
    if (list->seat == list->state->active)
        return colour != 0 && (colour & ~(unsigned)(ADJ_FS_GOLD | ADJ_FS_RED)) == 0;
    return colour == ADJ_FS_BLUE;
}

// What the rules say of every crew card, for those whose text does not repeat it.
static const struct adj_fs_selector own_ship = {
    .what = ADJ_FS_SEL_CLASS, .side = ADJ_FS_OWN, .kinds = ADJ_FS_IS_SHIP};

static bool
of_hand(const struct adj_fs_effect *effect, unsigned window)
{
    return effect->window == window && effect->zone == ADJ_FS_Z_HAND;
}

static bool
hand_is_full(const struct adj_fs_seat *seat)
{
    unsigned held = seat->hand_total == ADJ_FS_UNKNOWN ? seat->hand_known : seat->hand_total;
    return held >= ADJ_FS_HAND_MAX;
}

// False if the state may have no place for what the effect brings about: that is open.
static bool
has_place(const struct adj_fs_enum *list, const struct adj_fs_effect *effect)
{
    const struct adj_fs_state *state = list->state;
    unsigned most = effect->window == ADJ_FS_W_DECLARE ? 8 * ADJ_FS_ACTIONS : ADJ_FS_ACTIONS;
    bool places = state->mod[ADJ_FS_MODS - most].card == 0;
    bool full = hand_is_full(&state->seat[0]) || hand_is_full(&state->seat[1]);
    for (unsigned i = 0; i < effect->actions; i++) {
        const struct adj_fs_action *action = &effect->action[i];
        if (!places && (action->verb == ADJ_FS_DO_STAT || action->verb == ADJ_FS_DO_HITS))
            return false;
        if (full && action->verb == ADJ_FS_DO_MOVE && action->zone == ADJ_FS_Z_HAND)
            return false;
    }
    return true;
}

// The card can be played if it does something in this window.
static bool
hand_usable(const struct adj_fs_enum *list, unsigned of, unsigned window)
{
    const struct adj_fs_kind *kind = &list->rules->kind[of];
    struct adj_fs_enum_view view = {.player = list->seat};
    bool by_rule = kind->type == ADJ_FS_T_CREW && window == ADJ_FS_W_BASIC; // whatever its text
    if ((kind->text_known == 0 && !by_rule) || !adj_fs_enum_colour_fits(list, of))
        return false;
    bool any = false;
    for (unsigned i = 0; i < kind->effects; i++) {
        const struct adj_fs_effect *effect = &list->rules->effect[kind->effect + i];
        any = any || of_hand(effect, window);
        if (of_hand(effect, window) && adj_fs_enum_holds(list, effect, &view))
            return has_place(list, effect);
    }
    return !any && kind->type == ADJ_FS_T_CREW && window == ADJ_FS_W_BASIC;
}

// A bonus that lasts for the turn cannot be bought again while it lasts (FS-R-36).
static bool
lasts(const struct adj_fs_enum *list, unsigned slot, unsigned index)
{
    const struct adj_fs_card *card = &list->state->card[slot];
    for (unsigned i = 0; i < ADJ_FS_MODS; i++) {
        const struct adj_fs_mod *mod = &list->state->mod[i];
        unsigned key =
            list->state->attack.type == ADJ_FS_DIRECT ? ADJ_FS_KEY_DIRECT : ADJ_FS_KEY_GUIDED;
        if (mod->card == card->kind && mod->effect == index && mod->until == ADJ_FS_TURN &&
            mod->key == key &&
            (mod->slot == slot + 1 || (mod->slot != 0 && mod->slot == card->host)) &&
            list->rules->sw[ADJ_FS_SW_ABILITY_BONUS_DURATION] == 1)
            return true;
    }
    return false;
}

static bool
unused(const struct adj_fs_enum *list, unsigned slot, unsigned index)
{
    const struct adj_fs_card *card = &list->state->card[slot];
    const struct adj_fs_kind *kind = &list->rules->kind[card->kind];
    if (!list->fresh && (card->used >> index & 1) != 0)
        return false;
    if (list->rules->effect[kind->effect + index].limit == ADJ_FS_ONCE_TURN &&
        (card->used_turn >> index & 1) != 0)
        return false;
    return !list->spent[slot] && !lasts(list, slot, index);
}

static bool
table_usable(const struct adj_fs_enum *list, unsigned slot, unsigned index, unsigned window)
{
    const struct adj_fs_card *card = &list->state->card[slot];
    const struct adj_fs_kind *kind = &list->rules->kind[card->kind];
    const struct adj_fs_effect *effect = &list->rules->effect[kind->effect + index];
    struct adj_fs_enum_view view = {.player = list->seat, .self = (uint8_t)(slot + 1)};
    return effect->window == window && effect->zone == ADJ_FS_Z_TABLE && kind->text_known != 0 &&
           unused(list, slot, index) && has_place(list, effect) &&
           adj_fs_enum_holds(list, effect, &view);
}

static void
use_add(struct adj_fs_enum_uses *uses, const struct adj_fs_enum_use *use)
{
    if (uses->count == ADJ_FS_ENUM_USES)
        return;
    unsigned at = uses->count++;
    for (; at > 0 && uses->use[at - 1].ref > use->ref; at--)
        uses->use[at] = uses->use[at - 1];
    uses->use[at] = *use;
}

static void
table_uses(const struct adj_fs_enum *list, unsigned slot, unsigned window,
           struct adj_fs_enum_uses *uses)
{
    unsigned of = list->state->card[slot].kind;
    const struct adj_fs_kind *kind = &list->rules->kind[of];
    for (unsigned i = 0; i < kind->effects; i++)
        if (table_usable(list, slot, i, window))
            use_add(uses, &(struct adj_fs_enum_use){
                              .ref = (uint16_t)adj_fs_enum_ref(list, slot),
                              .effect = (uint16_t)(kind->effect + i),
                              .slot = (uint8_t)(slot + 1),
                              .kind = (uint8_t)of,
                          });
}

// Editions read literally let only hand cards act in these steps.
static bool
hand_only(const struct adj_fs_enum *list, unsigned window)
{
    const uint8_t *sw = list->rules->sw;
    return (window == ADJ_FS_W_SUPPORT && sw[ADJ_FS_SW_SUPPORT_SOURCE] == 1) ||
           (window == ADJ_FS_W_DEFEND && sw[ADJ_FS_SW_DEFEND_SOURCE] == 1) ||
           (window == ADJ_FS_W_DECLARE && sw[ADJ_FS_SW_DECLARE_SOURCE] == 1);
}

void
adj_fs_enum_gather(struct adj_fs_enum *list, unsigned window, struct adj_fs_enum_uses *uses)
{
    uses->count = 0;
    adj_fs_enum_count(list);
    for (unsigned kind = 1; kind < list->rules->kinds; kind++)
        if ((list->hand[kind] != 0 || list->maybe[kind]) && hand_usable(list, kind, window))
            use_add(uses, &(struct adj_fs_enum_use){.ref = (uint16_t)kind, .kind = (uint8_t)kind});
    if (hand_only(list, window))
        return;
    for (unsigned i = 0; i < list->state->slots; i++)
        if (list->state->card[i].kind != 0 && list->state->card[i].owner == list->seat)
            table_uses(list, i, window, uses);
}

// What has to be named with ON for a use, and whether a crew card goes there.
struct choice {
    const struct adj_fs_selector *of;
    bool crew;
};

static bool
effect_choice(const struct adj_fs_effect *effect, struct choice *choice)
{
    for (unsigned a = 0; a < effect->actions; a++) {
        const struct adj_fs_action *action = &effect->action[a];
        bool under = action->verb == ADJ_FS_DO_MOVE && action->zone == ADJ_FS_Z_UNDER;
        if (action->branch != 0)
            continue;
        if (adj_fs_enum_free(&action->sel))
            choice->of = &action->sel;
        if (adj_fs_enum_free(&action->to)) {
            choice->of = &action->to;
            choice->crew = under && action->sel.what == ADJ_FS_SEL_SELF;
        }
    }
    return choice->of != NULL;
}

static struct choice
find_choice(const struct adj_fs_enum *list, const struct adj_fs_enum_play *play)
{
    const struct adj_fs_kind *kind = &list->rules->kind[play->use->kind];
    bool crew = kind->type == ADJ_FS_T_CREW;
    struct choice choice = {0};
    if (play->use->effect != 0) {
        effect_choice(&list->rules->effect[play->use->effect], &choice);
        choice.crew = choice.crew && crew;
        return choice;
    }
    bool any = false;
    for (unsigned i = 0; i < kind->effects && choice.of == NULL; i++) {
        const struct adj_fs_effect *effect = &list->rules->effect[kind->effect + i];
        if (!of_hand(effect, play->window))
            continue;
        any = true;
        if (adj_fs_enum_holds(list, effect, &play->price.view))
            effect_choice(effect, &choice);
    }
    choice.crew = choice.crew && crew;
    if (!any && crew && play->window == ADJ_FS_W_BASIC)
        choice = (struct choice){.of = &own_ship, .crew = true};
    return choice;
}

// A crew card that goes under the ship Tasked for it needs room there.
static bool
joins_paid(const struct adj_fs_enum *list, const struct adj_fs_enum_play *play)
{
    const struct adj_fs_kind *kind = &list->rules->kind[play->use->kind];
    if (kind->type != ADJ_FS_T_CREW || play->use->effect != 0)
        return false;
    for (unsigned i = 0; i < kind->effects; i++) {
        const struct adj_fs_effect *effect = &list->rules->effect[kind->effect + i];
        for (unsigned a = 0; a < effect->actions; a++)
            if (of_hand(effect, play->window) && effect->action[a].verb == ADJ_FS_DO_MOVE &&
                effect->action[a].to.what == ADJ_FS_SEL_PAID_TASK)
                return true;
    }
    return false;
}

// Would the order, if it named no ability, be read as this earlier one of the same card?
static bool
reads_as(const struct adj_fs_enum *list, const struct adj_fs_enum_play *play, unsigned index,
         const struct choice *choice, unsigned on)
{
    const struct adj_fs_kind *kind = &list->rules->kind[play->use->kind];
    const struct adj_fs_effect *meant = &list->rules->effect[play->use->effect];
    const struct adj_fs_effect *other = &list->rules->effect[kind->effect + index];
    const struct adj_fs_enum_view *view = &play->price.view;
    struct choice chosen = {0};
    bool used = !list->fresh && (list->state->card[view->self - 1].used >> index & 1) != 0;
    if (other->window != meant->window || other->zone != ADJ_FS_Z_TABLE || used ||
        !adj_fs_enum_holds(list, other, view))
        return false;
    bool tasks = meant->pay.task.what == ADJ_FS_SEL_CLASS;
    if (effect_choice(other, &chosen) != (choice->of != NULL) ||
        (other->pay.task.what == ADJ_FS_SEL_CLASS) != tasks || other->pay.hand != meant->pay.hand)
        return false;
    return chosen.of == NULL || adj_fs_enum_match(list, chosen.of, view, on);
}

// Sets the number of the ability if the order has to name it (FS-R-38). A card opens attacks of
// one type in one way.
static void
name_ability(const struct adj_fs_enum *list, struct adj_fs_enum_play *play,
             const struct choice *choice, unsigned on)
{
    unsigned index = play->use->effect - list->rules->kind[play->use->kind].effect;
    if (play->use->effect == 0 || play->window == ADJ_FS_W_ATTACK)
        return;
    play->price.ability = 0;
    for (unsigned i = 0; i < index && play->price.ability == 0; i++)
        if (reads_as(list, play, i, choice, on))
            play->price.ability = (uint8_t)(index + 1);
}

static void
use_on(struct adj_fs_enum *list, struct adj_fs_enum_play *play)
{
    struct choice choice = find_choice(list, play);
    name_ability(list, play, &choice, 0);
    if (choice.of == NULL) {
        adj_fs_enum_pay(list, &play->price);
        return;
    }
    for (unsigned i = 0; i < list->state->slots && !list->stopped; i++) {
        if (!adj_fs_enum_match(list, choice.of, &play->price.view, i))
            continue;
        if (choice.crew && !adj_fs_enum_crew_fits(list, play->use->kind, i))
            continue;
        unsigned mark = list->order.count;
        name_ability(list, play, &choice, i);
        adj_fs_enum_add(list, ADJ_FS_O_ON, adj_fs_enum_ref(list, i));
        adj_fs_enum_pay(list, &play->price);
        adj_fs_enum_cut(list, mark);
    }
}

static void
use_hand(struct adj_fs_enum *list, struct adj_fs_enum_play *play)
{
    bool hidden;
    if (!adj_fs_enum_take(list, play->use->kind, &hidden))
        return;
    play->price.cost = &list->rules->kind[play->use->kind].play;
    play->price.view = (struct adj_fs_enum_view){.player = list->seat};
    play->price.crew = joins_paid(list, play) ? play->use->kind : 0;
    use_on(list, play);
    adj_fs_enum_give(list, play->use->kind, hidden);
}

static void
use_table(struct adj_fs_enum *list, struct adj_fs_enum_play *play)
{
    unsigned slot = play->use->slot - 1u;
    if (list->spent[slot])
        return;
    play->price.cost = &list->rules->effect[play->use->effect].pay;
    play->price.view = (struct adj_fs_enum_view){
        .player = list->seat, // also on an Enemy Basic, which is another's card
        .self = play->use->slot,
    };
    list->spent[slot] = true;
    use_on(list, play);
    list->spent[slot] = false;
}

void
adj_fs_enum_use(struct adj_fs_enum *list, struct adj_fs_enum_play *play)
{
    unsigned mark = list->order.count;
    adj_fs_enum_add(list, play->role, play->use->ref);
    if (play->use->slot == 0)
        use_hand(list, play);
    else
        use_table(list, play);
    adj_fs_enum_cut(list, mark);
}

static void
list_uses(struct adj_fs_enum *list, unsigned verb, unsigned window, unsigned key,
          const struct adj_fs_enum_uses *uses)
{
    for (unsigned i = 0; i < uses->count && !list->stopped; i++) {
        struct adj_fs_enum_play play = {
            .use = &uses->use[i],
            .window = (uint8_t)window,
            .role = ADJ_FS_O_CARD,
            .price = {.next = adj_fs_enum_emit, .key = (uint8_t)key},
        };
        if (key == ADJ_FS_COST_REPEL)
            play.price.window = ADJ_FS_W_COST_REPEL;
        adj_fs_enum_begin(list, list->seat, verb);
        adj_fs_enum_use(list, &play);
    }
}

void
adj_fs_enum_plays(struct adj_fs_enum *list, unsigned verb, unsigned window)
{
    struct adj_fs_enum_uses uses;
    if (list->stopped)
        return;
    adj_fs_enum_gather(list, window, &uses);
    list_uses(list, verb, window, 0, &uses);
}

void
adj_fs_enum_repels(struct adj_fs_enum *list)
{
    struct adj_fs_enum_uses uses;
    uses.count = 0;
    for (unsigned i = 0; i < list->state->slots && !list->stopped; i++) {
        const struct adj_fs_card *card = &list->state->card[i];
        if (card->kind != 0 && card->owner != list->seat)
            table_uses(list, i, ADJ_FS_W_ENEMY_BASIC, &uses);
    }
    list_uses(list, ADJ_FS_REPEL, ADJ_FS_W_ENEMY_BASIC, ADJ_FS_COST_REPEL, &uses);
}

// The effect that waits and that the other player may pay to stop.
static const struct adj_fs_effect *
pending_effect(const struct adj_fs_enum *list)
{
    const struct adj_fs_pending *pending = &list->state->pending;
    const struct adj_fs_kind *kind = &list->rules->kind[pending->kind];
    if (pending->effect != 0)
        return &list->rules->effect[pending->effect];
    for (unsigned i = 0; i < kind->effects; i++) {
        const struct adj_fs_effect *effect = &list->rules->effect[kind->effect + i];
        if (of_hand(effect, pending->window) && effect->guard == ADJ_FS_G_UNLESS)
            return effect;
    }
    return NULL;
}

void
adj_fs_enum_cancels(struct adj_fs_enum *list)
{
    const struct adj_fs_pending *pending = &list->state->pending;
    const struct adj_fs_effect *effect = pending_effect(list);
    if (effect == NULL || list->stopped)
        return;
    struct adj_fs_enum_price price = {
        .cost = &effect->unless,
        .view = {.player = pending->seat, .self = pending->slot},
        .next = adj_fs_enum_emit,
    };
    unsigned copy = pending->slot == 0 ? 0 : list->state->card[pending->slot - 1].copy;
    adj_fs_enum_begin(list, list->seat, ADJ_FS_CANCEL);
    adj_fs_enum_add(list, ADJ_FS_O_CARD, adj_fs_ref(pending->kind, copy));
    adj_fs_enum_pay(list, &price);
}
