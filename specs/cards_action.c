// SPDX-License-Identifier: MIT
#include "specs/cards.h"

#include <string.h>

// The actions of an effect: one reader for each verb.

static const struct adj_cards_word keys[] = {
    {"atk", ADJ_FS_ATK},
    {"cmd", ADJ_FS_CMD},
    {"def", ADJ_FS_DEF},
    {"hull", ADJ_FS_HULL},
    {"direct", ADJ_FS_KEY_DIRECT},
    {"guided", ADJ_FS_KEY_GUIDED},
    {"assault", ADJ_FS_KEY_ASSAULT},
    {"hand", ADJ_FS_HAND},
    {"reach.direct", ADJ_FS_REACH_DIRECT},
    {"reach.guided", ADJ_FS_REACH_GUIDED},
    {"reach.boarding", ADJ_FS_REACH_BOARDING},
    {"cost.focus", ADJ_FS_COST_FOCUS},
    {"cost.repel", ADJ_FS_COST_REPEL},
    {"cost.boarding", ADJ_FS_COST_BOARDING},
    {"targetable", ADJ_FS_TARGETABLE},
    {NULL, 0},
};

static const struct adj_cards_word types[] = {
    {"direct", 1}, {"guided", 2}, {"boarding", 3}, {"assault", 4}, {NULL, 0},
};

static const struct adj_cards_word zones[] = {
    {"discard", ADJ_FS_Z_DISCARD}, {"removed", ADJ_FS_Z_REMOVED}, {"hand", ADJ_FS_Z_HAND},
    {"play", ADJ_FS_Z_TABLE},      {NULL, ADJ_FS_Z_NONE},
};

static const struct adj_cards_word untils[] = {
    {"play", ADJ_FS_PLAY},
    {"order", ADJ_FS_ORDER},
    {"turn", ADJ_FS_TURN},
    {NULL, 0},
};

typedef enum adj_status read_action(struct adj_cards *cards, const struct adj_node *node,
                                    unsigned kind, const struct adj_fs_effect *effect,
                                    struct adj_fs_action *action);

static enum adj_status
select_by(struct adj_cards *cards, const struct adj_node *node, const char *attribute,
          struct adj_fs_selector *selector)
{
    return adj_cards_selector(cards, node, adj_node_attribute(node, attribute), selector);
}

static enum adj_status
read_hits(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
          const struct adj_fs_effect *effect, struct adj_fs_action *action)
{
    bool stops = adj_node_attribute(node, "stop") != NULL;
    enum adj_status status = adj_cards_number(cards, node, stops ? "stop" : "add", kind,
                                              ADJ_FS_OTHER_VALUE, &action->amount);
    bool defends = effect->window == ADJ_FS_W_DEFEND;

    if (status != ADJ_OK || action->amount.var != 0) {
        return status;
    }
    if (action->amount.base < 1 || stops != defends) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE,
                              defends ? "a Defend effect stops 1 or more hits"
                                      : "hits are added here, 1 or more");
    }
    if (stops) {
        action->amount.base = (int16_t)-action->amount.base;
    }
    return ADJ_OK;
}

static enum adj_status
read_either(struct adj_cards *cards, const struct adj_node *node, struct adj_fs_action *action)
{
    const char *list = adj_node_attribute(node, "either");
    char word[16];

    (void)cards;
    action->op = ADJ_FS_EITHER;
    if (adj_cards_next(&list, word, sizeof word)) {
        action->amount.base = (int16_t)adj_cards_integer(word);
    }
    if (adj_cards_next(&list, word, sizeof word)) {
        action->amount2.base = (int16_t)adj_cards_integer(word);
    }
    return ADJ_OK;
}

static enum adj_status
read_stat(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
          const struct adj_fs_effect *effect, struct adj_fs_action *action)
{
    const char *until = adj_node_attribute(node, "until");
    const char *attribute = adj_node_attribute(node, "set") != NULL ? "set" : "add";
    enum adj_status status = select_by(cards, node, "of", &action->sel);
    bool is_static = effect->window == ADJ_FS_W_STATIC;

    action->key = (uint8_t)adj_cards_value_of(keys, adj_node_attribute(node, "key"));
    action->op = strcmp(attribute, "set") == 0 ? ADJ_FS_SET : ADJ_FS_ADD;
    action->until = is_static ? ADJ_FS_PLAY : ADJ_FS_ORDER;
    if (until != NULL) {
        action->until = (uint8_t)adj_cards_value_of(untils, until);
    }
    if (status != ADJ_OK) {
        return status;
    }
    if (adj_node_attribute(node, "either") != NULL) {
        return read_either(cards, node, action);
    }
    return adj_cards_number(cards, node, attribute, kind,
                            is_static ? action->key : (unsigned)ADJ_FS_OTHER_VALUE,
                            &action->amount);
}

static enum adj_status
read_move(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
          const struct adj_fs_effect *effect, struct adj_fs_action *action)
{
    const char *to = adj_node_attribute(node, "to");
    enum adj_status status = select_by(cards, node, "what", &action->sel);

    (void)kind;
    (void)effect;
    if (status == ADJ_OK && to == NULL) {
        action->zone = ADJ_FS_Z_UNDER;
        return select_by(cards, node, "under", &action->to);
    }
    if (to != NULL) {
        action->zone = (uint8_t)adj_cards_value_of(zones, to);
    }
    return status;
}

static enum adj_status
read_launch(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
            const struct adj_fs_effect *effect, struct adj_fs_action *action)
{
    const char *from = adj_node_attribute(node, "from");
    bool boarding;
    enum adj_status status = ADJ_OK;

    (void)effect;
    action->type = (uint8_t)adj_cards_value_of(types, adj_node_attribute(node, "type"));
    boarding = action->type == 3;
    if (!boarding || adj_node_attribute(node, "hits") != NULL) {
        status = adj_cards_number(cards, node, "hits", kind,
                                  action->type == 4 ? ADJ_FS_KEY_ASSAULT : ADJ_FS_OTHER_VALUE,
                                  &action->amount);
    }
    if (status == ADJ_OK && (boarding ? action->amount.base != 0
                                      : action->amount.var == 0 && action->amount.base < 0)) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE,
                              boarding ? "a Boarding attack makes no hits"
                                       : "hits are not negative");
    }
    return status == ADJ_OK && from != NULL ? adj_cards_selector(cards, node, from, &action->to)
                                            : status;
}

static enum adj_status
read_retarget(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
              const struct adj_fs_effect *effect, struct adj_fs_action *action)
{
    (void)kind;
    (void)effect;
    return select_by(cards, node, "to", &action->sel);
}

static enum adj_status
read_turn(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
          const struct adj_fs_effect *effect, struct adj_fs_action *action)
{
    (void)kind;
    (void)effect;
    action->amount.base = strcmp(adj_node_attribute(node, "to"), "tasked") == 0 ? 1 : 0;
    return select_by(cards, node, "what", &action->sel);
}

static enum adj_status
read_cp(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
        const struct adj_fs_effect *effect, struct adj_fs_action *action)
{
    bool own = strcmp(adj_node_attribute(node, "of"), "own") == 0;

    (void)effect;
    action->sel = (struct adj_fs_selector){.what = ADJ_FS_SEL_CLASS,
                                           .side = own ? ADJ_FS_OWN : ADJ_FS_ENEMY,
                                           .kinds = ADJ_FS_IS_PLAYER};
    return adj_cards_number(cards, node, "add", kind, ADJ_FS_OTHER_VALUE, &action->amount);
}

static enum adj_status
read_damage(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
            const struct adj_fs_effect *effect, struct adj_fs_action *action)
{
    enum adj_status status = select_by(cards, node, "to", &action->sel);

    (void)effect;
    return status == ADJ_OK
               ? adj_cards_number(cards, node, "add", kind, ADJ_FS_OTHER_VALUE, &action->amount)
               : status;
}

static const struct verb {
    const char *name;
    uint8_t verb;
    read_action *read;
} verbs[] = {
    {"hits", ADJ_FS_DO_HITS, read_hits}, {"stat", ADJ_FS_DO_STAT, read_stat},
    {"move", ADJ_FS_DO_MOVE, read_move}, {"launch", ADJ_FS_DO_LAUNCH, read_launch},
    {"turn", ADJ_FS_DO_TURN, read_turn}, {"retarget", ADJ_FS_DO_RETARGET, read_retarget},
    {"cp", ADJ_FS_DO_CP, read_cp},       {"damage", ADJ_FS_DO_DAMAGE, read_damage},
};

static const struct verb *
verb_of(const struct adj_node *node)
{
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++) {
        if (adj_node_is(node, verbs[i].name)) {
            return &verbs[i];
        }
    }
    return NULL; // <pay> and <unless>
}

static enum adj_status
add_action(struct adj_cards *cards, const struct adj_node *node, const struct verb *verb,
           unsigned kind, unsigned branch, struct adj_fs_effect *effect)
{
    struct adj_fs_action action = {.verb = verb->verb, .branch = (uint8_t)branch};
    enum adj_status status;

    if (effect->actions == ADJ_FS_ACTIONS) {
        return adj_cards_fail(cards, node, ADJ_BAD_LIMIT, "an effect of more than %d actions",
                              ADJ_FS_ACTIONS);
    }
    status = verb->read(cards, node, kind, effect, &action);
    if (status == ADJ_OK) {
        status = adj_cards_check_action(cards, node, kind, effect, &action);
    }
    effect->action[effect->actions++] = action;
    return status;
}

enum adj_status
adj_cards_actions(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
                  unsigned branch, struct adj_fs_effect *effect)
{
    enum adj_status status = ADJ_OK;

    for (const struct adj_node *one = adj_node_first(node, NULL); one != NULL && status == ADJ_OK;
         one = adj_node_next(one, NULL)) {
        const struct verb *verb = verb_of(one);

        if (verb != NULL) {
            status = add_action(cards, one, verb, kind, branch, effect);
        }
    }
    return status;
}
