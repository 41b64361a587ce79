// SPDX-License-Identifier: MIT
#include "specs/cards.h"

// Would it happen? A form that makes sense in its window, but that no order could name or nothing
// would carry out, is refused here: read without a word, it would be a text that does nothing.

enum { BOARDING = 3, ASSAULT = 4 }; // attack types

static enum adj_status
idle(struct adj_cards *cards, const struct adj_node *node, const char *why)
{
    return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "%s", why);
}

static bool
selects(const struct adj_fs_selector *selector, enum adj_fs_what_selected what)
{
    return selector->what == (uint8_t)what;
}

static bool
is_cost_window(unsigned window)
{
    return window >= ADJ_FS_W_COST_FOCUS && window <= ADJ_FS_W_COST_BOARDING;
}

// A ship, whichever: it can leave the game, and nowhere else is there a place for it.
static bool
means_a_ship(const struct adj_fs_kind *kind, const struct adj_fs_selector *selector)
{
    unsigned ships = ADJ_FS_IS_SHIP | ADJ_FS_IS_SQUADRON | ADJ_FS_IS_FLAGSHIP;

    return selects(selector, ADJ_FS_SEL_HOST) || selects(selector, ADJ_FS_SEL_SRC) ||
           selects(selector, ADJ_FS_SEL_TGT) || selects(selector, ADJ_FS_SEL_PAID_TASK) ||
           (selects(selector, ADJ_FS_SEL_CLASS) && (selector->kinds & ships) != 0) ||
           (selects(selector, ADJ_FS_SEL_SELF) && (kind->type & ADJ_FS_T_SHIP) != 0);
}

static enum adj_status
check_move(struct adj_cards *cards, const struct adj_node *node, const struct adj_fs_kind *kind,
           const struct adj_fs_effect *effect, const struct adj_fs_action *action)
{
    if (action->zone == ADJ_FS_Z_UNDER &&
        (!selects(&action->sel, ADJ_FS_SEL_SELF) || effect->zone != ADJ_FS_Z_HAND)) {
        return idle(cards, node, "only a card played from the hand goes under a ship");
    }
    if (action->zone != ADJ_FS_Z_REMOVED && means_a_ship(kind, &action->sel)) {
        return idle(cards, node, "a ship that leaves play is removed from the game");
    }
    return ADJ_OK;
}

// The distance counts from the host of a card in play, or from what is Tasked for one of the hand.
static bool
counts_from(const struct adj_fs_kind *kind, const struct adj_fs_effect *effect,
            const struct adj_fs_selector *from)
{
    if (effect->zone == ADJ_FS_Z_TABLE) {
        return selects(from, ADJ_FS_SEL_NONE) || selects(from, ADJ_FS_SEL_HOST);
    }
    return selects(from, kind->play.task.what == ADJ_FS_SEL_NONE ? ADJ_FS_SEL_NONE
                                                                 : ADJ_FS_SEL_PAID_TASK);
}

static enum adj_status
check_launch(struct adj_cards *cards, const struct adj_node *node, const struct adj_fs_kind *kind,
             const struct adj_fs_effect *effect, const struct adj_fs_action *action)
{
    if (action != &effect->action[0]) {
        return idle(cards, node, "an attack is launched first, and what else happens follows");
    }
    if ((kind->type & ADJ_FS_T_SHIP) != 0) {
        return idle(cards, node, "this could not be told from the ship's own attack");
    }
    if (action->type != ASSAULT && !counts_from(kind, effect, &action->to)) {
        return idle(cards, node,
                    "the distance counts from the host of a card in play, or from what is "
                    "Tasked for a card from the hand");
    }
    return ADJ_OK;
}

static enum adj_status
check_stat(struct adj_cards *cards, const struct adj_node *node, const struct adj_fs_effect *effect,
           const struct adj_fs_action *action)
{
    if (action->key == ADJ_FS_TARGETABLE &&
        (effect->window != ADJ_FS_W_STATIC || action->op != ADJ_FS_SET ||
         action->amount.base != 0 || action->amount.var != 0)) {
        return idle(cards, node,
                    "a ship is barred from being chosen by a static text that sets "
                    "this to 0");
    }
    if (action->key == ADJ_FS_HAND && action->sel.empire != 0) {
        return idle(cards, node, "a player is own, enemy or any");
    }
    return ADJ_OK;
}

static enum adj_status
check_action(struct adj_cards *cards, const struct adj_node *node, const struct adj_fs_kind *kind,
             const struct adj_fs_effect *effect, const struct adj_fs_action *action)
{
    bool named = adj_cards_is_free(&action->sel) || adj_cards_is_free(&action->to);
    bool itself = selects(&action->sel, ADJ_FS_SEL_SELF) || selects(&action->sel, ADJ_FS_SEL_HOST);

    if (named &&
        (effect->window == ADJ_FS_W_ATTACK || effect->window == ADJ_FS_W_BOARDING_TARGET)) {
        return idle(cards, node, "the order has no place for a card that would have to be named");
    }
    if (itself && effect->pay.self_to != ADJ_FS_Z_NONE &&
        effect->window != ADJ_FS_W_DISCARD_PHASE) {
        return idle(cards, node, "the card is gone when its effect happens: it paid with itself");
    }
    switch ((enum adj_fs_action_verb)action->verb) {
    case ADJ_FS_DO_MOVE:
        return check_move(cards, node, kind, effect, action);
    case ADJ_FS_DO_LAUNCH:
        return check_launch(cards, node, kind, effect, action);
    case ADJ_FS_DO_STAT:
        return check_stat(cards, node, effect, action);
    case ADJ_FS_DO_HITS:
    case ADJ_FS_DO_RETARGET:
    case ADJ_FS_DO_TURN:
    case ADJ_FS_DO_CP:
    case ADJ_FS_DO_DAMAGE:
        return ADJ_OK;
    }
    return ADJ_OK;
}

// Who is boarded chooses at once, and pays nothing: asked is the ship itself.
static enum adj_status
check_boarded(struct adj_cards *cards, const struct adj_node *node, const struct adj_fs_kind *kind,
              const struct adj_fs_effect *effect)
{
    const struct adj_fs_cost *pay = &effect->pay;
    bool of_itself =
        selects(&effect->if_tgt, ADJ_FS_SEL_NONE) || selects(&effect->if_tgt, ADJ_FS_SEL_SELF);

    if ((kind->type & ADJ_FS_T_SHIP) == 0 || !of_itself ||
        !selects(&effect->if_src, ADJ_FS_SEL_NONE) || (effect->attacks & ~(1u << BOARDING)) != 0) {
        return idle(cards, node, "the choice is that of the ship which is boarded, always");
    }
    if (pay->cp.base != 0 || pay->cp.var != 0 || pay->hand != 0 || pay->self_to != ADJ_FS_Z_NONE ||
        !selects(&pay->task, ADJ_FS_SEL_NONE) || effect->limit == ADJ_FS_ONCE_TURN) {
        return idle(cards, node, "the choice is forced: it has no price and no limit");
    }
    return ADJ_OK;
}

static enum adj_status
check_payment(struct adj_cards *cards, const struct adj_node *node, const struct adj_fs_kind *kind,
              const struct adj_fs_effect *effect)
{
    const struct adj_fs_cost *cost = effect->zone == ADJ_FS_Z_HAND ? &kind->play : &effect->pay;

    if (is_cost_window(effect->window) &&
        (cost->hand != 0 || selects(&cost->task, ADJ_FS_SEL_CLASS))) {
        return idle(cards, node,
                    "the order has no place for what would have to be named to use a card that "
                    "pays");
    }
    if (effect->window == ADJ_FS_W_ENEMY_BASIC &&
        (effect->pay.self_to != ADJ_FS_Z_NONE || selects(&effect->pay.task, ADJ_FS_SEL_SELF))) {
        return idle(cards, node, "the other player does not pay with this card");
    }
    return ADJ_OK;
}

enum adj_status
adj_cards_check_happens(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
                        const struct adj_fs_effect *effect)
{
    const struct adj_fs_kind *card = &cards->rules.kind[kind];
    enum adj_status status = ADJ_OK;

    for (unsigned i = 0; i < effect->actions && status == ADJ_OK; i++) {
        status = check_action(cards, node, card, effect, &effect->action[i]);
    }
    if (status == ADJ_OK && effect->window == ADJ_FS_W_BOARDING_TARGET) {
        status = check_boarded(cards, node, card, effect);
    }
    return status == ADJ_OK ? check_payment(cards, node, card, effect) : status;
}

static bool
launches_alike(const struct adj_fs_effect *a, const struct adj_fs_effect *b)
{
    return a->window == ADJ_FS_W_ATTACK && a->action[0].type == b->action[0].type;
}

// Where an order could not tell two effects of a card apart, only one would ever happen.
enum adj_status
adj_cards_check_second(struct adj_cards *cards, const struct adj_node *node,
                       const struct adj_fs_kind *kind, const struct adj_fs_effect *effect)
{
    for (unsigned i = 0; i < kind->effects; i++) {
        const struct adj_fs_effect *other = &cards->rules.effect[kind->effect + i];

        if (other->window == effect->window && other->zone == effect->zone &&
            (is_cost_window(effect->window) || effect->window == ADJ_FS_W_BOARDING_TARGET ||
             launches_alike(effect, other))) {
            return idle(cards, node,
                        "an order could not tell this from another effect of the card");
        }
    }
    return ADJ_OK;
}
