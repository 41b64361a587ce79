// SPDX-License-Identifier: MIT
#include "specs/cards.h"

#include <string.h>

// An effect: when, under which conditions, at what cost; its actions are in cards_action.c.

static const struct adj_cards_word windows[] = {
    {"static", ADJ_FS_W_STATIC},
    {"basic", ADJ_FS_W_BASIC},
    {"enemy_basic", ADJ_FS_W_ENEMY_BASIC},
    {"attack", ADJ_FS_W_ATTACK},
    {"declare", ADJ_FS_W_DECLARE},
    {"support", ADJ_FS_W_SUPPORT},
    {"defend", ADJ_FS_W_DEFEND},
    {"resolve", ADJ_FS_W_RESOLVE},
    {"react:boarding_target", ADJ_FS_W_BOARDING_TARGET},
    {"react:cost.focus", ADJ_FS_W_COST_FOCUS},
    {"react:cost.repel", ADJ_FS_W_COST_REPEL},
    {"react:cost.boarding", ADJ_FS_W_COST_BOARDING},
    {"react:phase.discard", ADJ_FS_W_DISCARD_PHASE},
    {NULL, ADJ_FS_W_NONE},
};

static const struct adj_cards_word attacks[] = {
    {"direct", 1u << 1},  {"guided", 1u << 2}, {"boarding", 1u << 3},
    {"assault", 1u << 4}, {NULL, 0},
};

// A card in play has no play cost to pay again, so an effect that has a cost of its own, one that
// always holds, and all of a starting card's are those of a card in play.
static uint8_t
zone_of(const struct adj_node *node, const struct adj_fs_kind *kind, unsigned window)
{
    const char *zone = adj_node_attribute(node, "zone");
    bool starting = (kind->type & (ADJ_FS_T_SHIP | ADJ_FS_T_COMMANDER)) != 0;

    if (zone != NULL) {
        return strcmp(zone, "hand") == 0 ? ADJ_FS_Z_HAND : ADJ_FS_Z_TABLE;
    }
    return starting || window == ADJ_FS_W_STATIC || adj_node_first(node, "pay") != NULL
               ? ADJ_FS_Z_TABLE
               : ADJ_FS_Z_HAND;
}

static void
read_when(const struct adj_node *node, const struct adj_fs_kind *kind, struct adj_fs_effect *effect)
{
    const char *types = adj_node_attribute(node, "attack");
    const char *limit = adj_node_attribute(node, "limit");
    char word[16];

    effect->window = (uint8_t)adj_cards_value_of(windows, adj_node_attribute(node, "on"));
    effect->zone = zone_of(node, kind, effect->window);
    effect->limit =
        limit != NULL && strcmp(limit, "turn") == 0 ? ADJ_FS_ONCE_TURN : ADJ_FS_ONCE_ORDER;
    while (types != NULL && adj_cards_next(&types, word, sizeof word)) {
        effect->attacks |= (uint8_t)adj_cards_value_of(attacks, word);
    }
}

static enum adj_status
read_condition(struct adj_cards *cards, const struct adj_node *node, const char *attribute,
               struct adj_fs_selector *selector)
{
    const char *text = adj_node_attribute(node, attribute);

    return text != NULL ? adj_cards_selector(cards, node, text, selector) : ADJ_OK;
}

static enum adj_status
read_cp(struct adj_cards *cards, const struct adj_node *node, unsigned kind, unsigned window,
        struct adj_fs_value *cp)
{
    unsigned field = window == ADJ_FS_W_ENEMY_BASIC ? ADJ_FS_COST_REPEL : ADJ_FS_OTHER_VALUE;
    enum adj_status status;

    if (adj_node_attribute(node, "cp") == NULL && adj_node_attribute(node, "lo") == NULL &&
        adj_node_attribute(node, "unknown") == NULL) {
        return ADJ_OK;
    }
    status = adj_cards_number(cards, node, "cp", kind, field, cp);
    if (status == ADJ_OK && cp->base < 0) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "a cost is not negative");
    }
    return status;
}

static enum adj_status
read_pay(struct adj_cards *cards, const struct adj_node *node, unsigned kind, unsigned window,
         struct adj_fs_cost *cost)
{
    const char *hand = adj_node_attribute(node, "hand");
    const char *self = adj_node_attribute(node, "self");
    const struct adj_node *task = adj_node_first(node, "task");
    enum adj_status status = read_cp(cards, node, kind, window, &cost->cp);

    if (hand != NULL) {
        cost->hand = (uint8_t)adj_cards_integer(hand);
    }
    if (self != NULL) {
        cost->self_to = strcmp(self, "discard") == 0 ? ADJ_FS_Z_DISCARD : ADJ_FS_Z_REMOVED;
    }
    if (status == ADJ_OK && task != NULL) {
        status = adj_cards_selector(cards, task, adj_node_attribute(task, "sel"), &cost->task);
    }
    return status;
}

static enum adj_status
read_costs(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
           struct adj_fs_effect *effect)
{
    const struct adj_node *pay = adj_node_first(node, "pay");
    const struct adj_node *unless = adj_node_first(node, "unless");
    enum adj_status status = ADJ_OK;

    if (pay != NULL) {
        status = read_pay(cards, pay, kind, effect->window, &effect->pay);
    }
    if (status == ADJ_OK && unless != NULL) {
        effect->guard = ADJ_FS_G_UNLESS;
        status = read_pay(cards, unless, kind, ADJ_FS_W_NONE, &effect->unless);
    }
    return status;
}

static enum adj_status
read_branches(struct adj_cards *cards, const struct adj_node *choose, unsigned kind,
              struct adj_fs_effect *effect)
{
    enum adj_status status = ADJ_OK;

    if (effect->guard != ADJ_FS_G_NONE) {
        return adj_cards_fail(cards, choose, ADJ_BAD_VALUE,
                              "a choice cannot be cancelled by a payment as well");
    }
    effect->guard = ADJ_FS_G_CHOOSE;
    for (const struct adj_node *branch = adj_node_first(choose, "branch");
         branch != NULL && status == ADJ_OK; branch = adj_node_next(branch, "branch")) {
        if (effect->branches == ADJ_CARDS_BRANCHES) {
            return adj_cards_fail(cards, branch, ADJ_BAD_LIMIT, "more than %d branches",
                                  ADJ_CARDS_BRANCHES);
        }
        status = adj_cards_name(cards, branch, adj_node_attribute(branch, "name"),
                                &effect->branch_name[effect->branches++]);
        if (status == ADJ_OK) {
            status = adj_cards_actions(cards, branch, kind, effect->branches, effect);
        }
    }
    return status;
}

enum adj_status
adj_cards_effect(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
                 struct adj_fs_effect *effect)
{
    const char *name = adj_node_attribute(node, "name");
    const struct adj_node *choose = adj_node_first(node, "choose");
    enum adj_status status;

    *effect = (struct adj_fs_effect){.window = 0};
    read_when(node, &cards->rules.kind[kind], effect);
    status = name != NULL ? adj_cards_name(cards, node, name, &effect->name) : ADJ_OK;
    if (status == ADJ_OK) {
        status = read_condition(cards, node, "src", &effect->if_src);
    }
    if (status == ADJ_OK) {
        status = read_condition(cards, node, "tgt", &effect->if_tgt);
    }
    if (status == ADJ_OK) {
        status = read_costs(cards, node, kind, effect);
    }
    if (status == ADJ_OK) {
        status = choose != NULL ? read_branches(cards, choose, kind, effect)
                                : adj_cards_actions(cards, node, kind, 0, effect);
    }
    return status == ADJ_OK ? adj_cards_check_effect(cards, node, kind, effect) : status;
}

// Opens a place at `at` in the table of effects.
static void
make_room(struct adj_fs_rules *rules, unsigned at)
{
    memmove(&rules->effect[at + 1], &rules->effect[at],
            (rules->effects - at) * sizeof rules->effect[0]);
    rules->effects++;
    for (unsigned i = 1; i < rules->kinds; i++) {
        if (rules->kind[i].effects > 0 && rules->kind[i].effect >= at) {
            rules->kind[i].effect++;
        }
    }
}

enum adj_status
adj_cards_effect_add(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
                     const struct adj_fs_effect *effect)
{
    struct adj_fs_rules *rules = &cards->rules;
    struct adj_fs_kind *card = &rules->kind[kind];
    enum adj_status status = adj_cards_check_second(cards, node, card, effect);
    unsigned at;

    if (status != ADJ_OK) {
        return status;
    }

    if (rules->effects == 0) {
        rules->effects = 1;
    }
    if (card->effects == ADJ_FS_KIND_EFFECTS) {
        return adj_cards_fail(cards, node, ADJ_BAD_LIMIT, "a card with more than %d effects",
                              ADJ_FS_KIND_EFFECTS);
    }
    if (rules->effects == ADJ_FS_EFFECTS) {
        return adj_cards_fail(cards, node, ADJ_BAD_LIMIT, "more than %d effects",
                              ADJ_FS_EFFECTS - 1);
    }
    at = card->effects > 0 ? card->effect + (unsigned)card->effects : rules->effects;
    make_room(rules, at);
    rules->effect[at] = *effect;
    if (card->effects++ == 0) {
        card->effect = (uint16_t)at;
    }
    if (effect->window == ADJ_FS_W_STATIC) {
        card->statics++;
    }
    return ADJ_OK;
}

enum adj_status
adj_cards_crew(struct adj_cards *cards, const struct adj_node *node, unsigned kind)
{
    const struct adj_fs_kind *card = &cards->rules.kind[kind];
    struct adj_fs_effect attach = {
        .window = ADJ_FS_W_BASIC,
        .zone = ADJ_FS_Z_HAND,
        .actions = 1,
        .action = {{.verb = ADJ_FS_DO_MOVE,
                    .zone = ADJ_FS_Z_UNDER,
                    .sel = {.what = ADJ_FS_SEL_SELF},
                    .to = {.what = ADJ_FS_SEL_CLASS, .side = ADJ_FS_OWN, .kinds = ADJ_FS_IS_SHIP}}},
    };

    if (card->type != ADJ_FS_T_CREW) {
        return ADJ_OK;
    }
    for (unsigned i = 0; i < card->effects; i++) {
        const struct adj_fs_effect *effect = &cards->rules.effect[card->effect + i];

        if (effect->window == ADJ_FS_W_BASIC && effect->zone == ADJ_FS_Z_HAND) {
            return ADJ_OK;
        }
    }
    return adj_cards_effect_add(cards, node, kind, &attach);
}
