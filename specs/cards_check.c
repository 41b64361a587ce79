// SPDX-License-Identifier: MIT
#include "specs/cards.h"

// Does an effect make sense in its window? One row a window; what a row cannot say follows below.

enum {
    HITS = 1u << ADJ_FS_DO_HITS,
    STAT = 1u << ADJ_FS_DO_STAT,
    MOVE = 1u << ADJ_FS_DO_MOVE,
    LAUNCH = 1u << ADJ_FS_DO_LAUNCH,
    RETARGET = 1u << ADJ_FS_DO_RETARGET,
    TURN = 1u << ADJ_FS_DO_TURN,
    CP = 1u << ADJ_FS_DO_CP,
    DAMAGE = 1u << ADJ_FS_DO_DAMAGE,

    HAND = 1,      // may happen when a card is played from the hand
    TABLE = 2,     // may be an ability of a card in play
    UNLESS = 4,    // the other player may be offered a price
    IF = 8,        // may depend on the attack
    ACTIVE = 16,   // a hand card for it is played by the Active Player: not a blue one
    INACTIVE = 32, // by the Inactive Player: a blue one
};

static const struct window {
    const char *name;
    unsigned verbs;
    unsigned may;
} windows[] = {
    [ADJ_FS_W_STATIC] = {"static", STAT, TABLE},
    [ADJ_FS_W_BASIC] = {"basic", STAT | MOVE | TURN | CP | DAMAGE, HAND | TABLE | UNLESS | ACTIVE},
    [ADJ_FS_W_ENEMY_BASIC] = {"enemy_basic", MOVE | TURN | CP | DAMAGE, TABLE},
    [ADJ_FS_W_ATTACK] = {"attack", LAUNCH | STAT, HAND | TABLE | ACTIVE},
    [ADJ_FS_W_DECLARE] = {"declare", HITS | STAT | CP, HAND | TABLE | IF | ACTIVE},
    [ADJ_FS_W_SUPPORT] = {"support", HITS | STAT | MOVE | TURN | CP,
                          HAND | TABLE | UNLESS | IF | ACTIVE},
    [ADJ_FS_W_DEFEND] = {"defend", HITS | STAT | MOVE | TURN | CP,
                         HAND | TABLE | UNLESS | IF | INACTIVE},
    [ADJ_FS_W_RESOLVE] = {"resolve", MOVE, HAND | IF},
    [ADJ_FS_W_BOARDING_TARGET] = {"react:boarding_target", MOVE | RETARGET | TURN | CP,
                                  TABLE | IF | INACTIVE},
    [ADJ_FS_W_COST_FOCUS] = {"react:cost.focus", STAT, HAND | TABLE | IF | ACTIVE},
    // Who repels is the Active Player or, in the Japanese edition, the other one.
    [ADJ_FS_W_COST_REPEL] = {"react:cost.repel", STAT, HAND | TABLE},
    [ADJ_FS_W_COST_BOARDING] = {"react:cost.boarding", STAT, HAND | TABLE | ACTIVE},
    [ADJ_FS_W_DISCARD_PHASE] = {"react:phase.discard", MOVE | TURN | CP | DAMAGE,
                                HAND | TABLE | ACTIVE},
};

static const char *const verb_names[] = {
    [ADJ_FS_DO_HITS] = "hits",     [ADJ_FS_DO_STAT] = "stat",     [ADJ_FS_DO_MOVE] = "move",
    [ADJ_FS_DO_LAUNCH] = "launch", [ADJ_FS_DO_TURN] = "turn",     [ADJ_FS_DO_RETARGET] = "retarget",
    [ADJ_FS_DO_CP] = "cp",         [ADJ_FS_DO_DAMAGE] = "damage",
};

static enum adj_status
senseless(struct adj_cards *cards, const struct adj_node *node, const char *why)
{
    return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "%s", why);
}

// The window in which a cost of this kind is due; 0: the key is no cost.
static unsigned
window_of_cost(unsigned key)
{
    return key >= ADJ_FS_COST_FOCUS && key <= ADJ_FS_COST_BOARDING
               ? ADJ_FS_W_COST_FOCUS + (key - ADJ_FS_COST_FOCUS)
               : 0;
}

static bool
is_reach(unsigned key)
{
    return key >= ADJ_FS_REACH_DIRECT && key <= ADJ_FS_REACH_BOARDING;
}

static bool
is_player(const struct adj_fs_selector *selector)
{
    return selector->what == ADJ_FS_SEL_CLASS && selector->kinds == ADJ_FS_IS_PLAYER;
}

static enum adj_status
check_cost_stat(struct adj_cards *cards, const struct adj_node *node,
                const struct adj_fs_effect *effect, const struct adj_fs_action *action)
{
    if (window_of_cost(action->key) != effect->window) {
        return senseless(cards, node,
                         "a cost is lowered only in the react window of that cost, "
                         "and nothing else is changed there");
    }
    if (action->sel.what != ADJ_FS_SEL_ORDER || action->op != ADJ_FS_ADD ||
        action->amount.var != 0 || action->amount.base >= 0 || action->until != ADJ_FS_ORDER) {
        return senseless(cards, node, "a cost is lowered for the order, by a known number");
    }
    return ADJ_OK;
}

static enum adj_status
check_reach_stat(struct adj_cards *cards, const struct adj_node *node,
                 const struct adj_fs_effect *effect, const struct adj_fs_action *action)
{
    bool of_attack = action->sel.what == ADJ_FS_SEL_ATTACK;

    if (effect->window != (of_attack ? ADJ_FS_W_DECLARE : ADJ_FS_W_STATIC)) {
        return senseless(cards, node,
                         "a reach is changed for the attack in its declaration, or as "
                         "a static ability of a card");
    }
    return ADJ_OK;
}

static enum adj_status
check_stat(struct adj_cards *cards, const struct adj_node *node, const struct adj_fs_effect *effect,
           const struct adj_fs_action *action)
{
    bool is_static = effect->window == ADJ_FS_W_STATIC;

    if (window_of_cost(action->key) != 0 || effect->window == ADJ_FS_W_COST_FOCUS ||
        effect->window == ADJ_FS_W_COST_REPEL || effect->window == ADJ_FS_W_COST_BOARDING) {
        return check_cost_stat(cards, node, effect, action);
    }
    if (is_static != (action->until == ADJ_FS_PLAY)) {
        return senseless(cards, node,
                         "a static change holds while the card is in play, any other "
                         "until the end of the order or turn");
    }
    if (is_player(&action->sel) != (action->key == ADJ_FS_HAND)) {
        return senseless(cards, node, "the hand is a value of a player, and his only one");
    }
    if (action->key == ADJ_FS_HAND && !is_static) {
        return senseless(cards, node, "Hand Size changes only while a card is in play");
    }
    if (is_reach(action->key)) {
        return check_reach_stat(cards, node, effect, action);
    }
    if (action->op == ADJ_FS_EITHER) {
        return senseless(cards, node, "only a reach can be one of two");
    }
    if (action->sel.what == ADJ_FS_SEL_ATTACK || action->sel.what == ADJ_FS_SEL_ORDER) {
        return senseless(cards, node, "this is a value of a card");
    }
    return ADJ_OK;
}

static enum adj_status
check_move(struct adj_cards *cards, const struct adj_node *node, const struct adj_fs_effect *effect,
           const struct adj_fs_action *action)
{
    unsigned ships = ADJ_FS_IS_SHIP | ADJ_FS_IS_SQUADRON | ADJ_FS_IS_FLAGSHIP;

    if (action->zone == ADJ_FS_Z_UNDER &&
        (action->to.what == ADJ_FS_SEL_SELF ||
         (action->to.what == ADJ_FS_SEL_CLASS && (action->to.kinds & ~ships) != 0))) {
        return senseless(cards, node, "a card goes under a ship");
    }
    if (effect->window == ADJ_FS_W_RESOLVE &&
        (action->sel.what != ADJ_FS_SEL_SELF || action->zone != ADJ_FS_Z_UNDER ||
         action->to.what != ADJ_FS_SEL_TGT)) {
        return senseless(cards, node, "at Resolution a Boarding card goes under its target");
    }
    if (action->zone == ADJ_FS_Z_TABLE &&
        (action->sel.what != ADJ_FS_SEL_SELF || effect->zone != ADJ_FS_Z_HAND)) {
        return senseless(cards, node, "only a card played from the hand goes into play");
    }
    return ADJ_OK;
}

static enum adj_status
check_launch(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
             const struct adj_fs_effect *effect, const struct adj_fs_action *action)
{
    bool boarding = (cards->rules.kind[kind].type & ADJ_FS_T_BOARDING) != 0;

    if (action->type == 3 && (!boarding || effect->zone != ADJ_FS_Z_HAND)) {
        return senseless(cards, node,
                         "a Boarding attack is launched by a Boarding card from the "
                         "hand");
    }
    if (action->type == 4 && (!boarding || effect->zone != ADJ_FS_Z_TABLE)) {
        return senseless(cards, node, "an Assault is launched by a Boarding card in play");
    }
    return ADJ_OK;
}

static enum adj_status
check_verb(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
           const struct adj_fs_effect *effect, const struct adj_fs_action *action)
{
    if (action->verb == ADJ_FS_DO_STAT) {
        return check_stat(cards, node, effect, action);
    }
    if (action->verb != ADJ_FS_DO_CP &&
        (is_player(&action->sel) || action->sel.what == ADJ_FS_SEL_ATTACK ||
         action->sel.what == ADJ_FS_SEL_ORDER)) {
        return senseless(cards, node, "this is done to a card");
    }
    if (action->verb == ADJ_FS_DO_MOVE) {
        return check_move(cards, node, effect, action);
    }
    if (action->verb == ADJ_FS_DO_LAUNCH) {
        return check_launch(cards, node, kind, effect, action);
    }
    return ADJ_OK;
}

enum adj_status
adj_cards_check_action(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
                       const struct adj_fs_effect *effect, const struct adj_fs_action *action)
{
    enum adj_status status;

    if ((windows[effect->window].verbs & (1u << action->verb)) == 0) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "<%s> makes no sense on \"%s\"",
                              verb_names[action->verb], windows[effect->window].name);
    }
    status = adj_cards_check_selector(cards, node, kind, effect, &action->sel);
    if (status == ADJ_OK) {
        status = adj_cards_check_selector(cards, node, kind, effect, &action->to);
    }
    return status == ADJ_OK ? check_verb(cards, node, kind, effect, action) : status;
}

static bool
is_free_of_cost(const struct adj_fs_cost *cost)
{
    return cost->cp.base == 0 && cost->cp.var == 0 && cost->hand == 0 &&
           cost->self_to == ADJ_FS_Z_NONE && cost->task.what == ADJ_FS_SEL_NONE;
}

static enum adj_status
check_zone(struct adj_cards *cards, const struct adj_node *node, const struct adj_fs_kind *kind,
           const struct adj_fs_effect *effect)
{
    const struct window *window = &windows[effect->window];
    unsigned starting = ADJ_FS_T_SHIP | ADJ_FS_T_COMMANDER;
    unsigned wrong = (window->may & ACTIVE) != 0 ? ADJ_FS_BLUE : ADJ_FS_RED | ADJ_FS_GOLD;

    if (effect->zone == ADJ_FS_Z_TABLE) {
        return (window->may & TABLE) != 0 ? ADJ_OK
                                          : senseless(cards, node, "a card in play cannot do this");
    }
    if ((window->may & HAND) == 0 || (kind->type & ~starting) == 0) {
        return senseless(cards, node, "a card in the hand cannot do this");
    }
    if (!is_free_of_cost(&effect->pay)) {
        return senseless(cards, node, "a card from the hand costs its play cost and nothing else");
    }
    if ((window->may & (ACTIVE | INACTIVE)) != 0 && (kind->colour & ~wrong) == 0) {
        return senseless(cards, node, "a card of this colour is not played in this window");
    }
    return ADJ_OK;
}

static enum adj_status
check_costs(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
            const struct adj_fs_effect *effect)
{
    unsigned task = effect->pay.task.what;

    if (effect->window == ADJ_FS_W_STATIC && !is_free_of_cost(&effect->pay)) {
        return senseless(cards, node, "a static effect costs nothing");
    }
    if (task != ADJ_FS_SEL_NONE && task != ADJ_FS_SEL_CLASS && task != ADJ_FS_SEL_SELF &&
        task != ADJ_FS_SEL_HOST) {
        return senseless(cards, node, "the card itself, its host or one of a class is Tasked");
    }
    if (effect->guard == ADJ_FS_G_UNLESS &&
        ((windows[effect->window].may & UNLESS) == 0 || is_free_of_cost(&effect->unless))) {
        return senseless(cards, node, "nothing that can be paid would cancel this");
    }
    if (effect->window == ADJ_FS_W_BOARDING_TARGET && effect->guard != ADJ_FS_G_CHOOSE) {
        return senseless(cards, node, "who is boarded chooses between two branches");
    }
    return adj_cards_check_selector(cards, node, kind, effect, &effect->pay.task);
}

static enum adj_status
check_conditions(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
                 const struct adj_fs_effect *effect)
{
    bool about_target = effect->if_tgt.what != ADJ_FS_SEL_NONE;
    bool any = about_target || effect->if_src.what != ADJ_FS_SEL_NONE || effect->attacks != 0;
    enum adj_status status;

    if (any && (windows[effect->window].may & IF) == 0) {
        return senseless(cards, node, "there is no attack that this could depend on");
    }
    if (about_target && effect->window == ADJ_FS_W_DECLARE) {
        return senseless(cards, node, "the target is not known in the declaration");
    }
    status = adj_cards_check_selector(cards, node, kind, effect, &effect->if_src);
    return status == ADJ_OK ? adj_cards_check_selector(cards, node, kind, effect, &effect->if_tgt)
                            : status;
}

// The player names one card beside the one he plays; a second could not be told from it.
static enum adj_status
check_free(struct adj_cards *cards, const struct adj_node *node, const struct adj_fs_effect *effect)
{
    unsigned free[ADJ_CARDS_BRANCHES + 1] = {0};

    for (unsigned i = 0; i < effect->actions && effect->window != ADJ_FS_W_STATIC; i++) {
        const struct adj_fs_action *action = &effect->action[i];

        free[action->branch] += adj_cards_is_free(&action->sel) ? 1u : 0u;
        free[action->branch] += adj_cards_is_free(&action->to) ? 1u : 0u;
        if (free[action->branch] > 1) {
            return senseless(cards, node, "the player would have to choose more than one card");
        }
    }
    return ADJ_OK;
}

static enum adj_status
check_shape(struct adj_cards *cards, const struct adj_node *node,
            const struct adj_fs_effect *effect)
{
    unsigned launches = 0;

    for (unsigned i = 0; i < effect->actions; i++) {
        launches += effect->action[i].verb == ADJ_FS_DO_LAUNCH ? 1u : 0u;
    }
    if (effect->window == ADJ_FS_W_ATTACK && launches != 1) {
        return senseless(cards, node, "an attack effect launches one attack");
    }
    if (effect->guard == ADJ_FS_G_CHOOSE && effect->window != ADJ_FS_W_BOARDING_TARGET) {
        return senseless(cards, node, "a choice makes sense only on \"react:boarding_target\"");
    }
    if (effect->guard == ADJ_FS_G_CHOOSE && effect->branches < 2) {
        return senseless(cards, node, "a choice has two branches");
    }
    return ADJ_OK;
}

enum adj_status
adj_cards_check_effect(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
                       const struct adj_fs_effect *effect)
{
    const struct adj_fs_kind *card = &cards->rules.kind[kind];
    enum adj_status status;

    if (card->type == ADJ_FS_T_SEQUENCE) {
        return senseless(cards, node, "a Sequence of Play card does nothing");
    }
    status = check_zone(cards, node, card, effect);
    if (status == ADJ_OK) {
        status = check_costs(cards, node, kind, effect);
    }
    if (status == ADJ_OK) {
        status = check_conditions(cards, node, kind, effect);
    }
    if (status == ADJ_OK) {
        status = check_shape(cards, node, effect);
    }
    if (status == ADJ_OK) {
        status = check_free(cards, node, effect);
    }
    return status == ADJ_OK ? adj_cards_check_happens(cards, node, kind, effect) : status;
}
