// SPDX-License-Identifier: MIT
#include "specs/cards.h"

#include <stdio.h>
#include <string.h>

// A card: a new kind, in the order of the file. And an empire.

// An empire may be named again by a later set, which then adds to it.
enum adj_status
adj_cards_empire_add(struct adj_cards *cards, const struct adj_node *node)
{
    struct adj_fs_rules *rules = &cards->rules;
    const char *id = adj_node_attribute(node, "id");
    const char *name = adj_node_attribute(node, "name");
    unsigned empire = adj_cards_empire(cards, id);
    enum adj_status status;

    if (empire != 0) {
        return adj_cards_same(adj_fs_text(rules, rules->empire_name[empire]), name)
                   ? adj_cards_aliases(cards, node, 0, empire)
                   : adj_cards_fail(cards, node, ADJ_BAD_NAME, "empire %s has another name", id);
    }
    for (unsigned i = 1; i < rules->empires; i++) {
        if (adj_cards_same(adj_fs_text(rules, rules->empire_name[i]), name)) {
            return adj_cards_fail(cards, node, ADJ_BAD_NAME, "two empires are named \"%s\"", name);
        }
    }
    if (rules->empires == ADJ_FS_EMPIRES) {
        return adj_cards_fail(cards, node, ADJ_BAD_LIMIT, "more than %d empires",
                              ADJ_FS_EMPIRES - 1);
    }
    empire = rules->empires++;
    snprintf(cards->empire_id[empire], ADJ_CARDS_EMPIRE, "%s", id);
    status = adj_cards_name(cards, node, name, &rules->empire_name[empire]);
    if (status == ADJ_OK && !adj_cards_same(id, name)) {
        status = adj_cards_alias(cards, node, id, 0, empire);
    }
    return status == ADJ_OK ? adj_cards_aliases(cards, node, 0, empire) : status;
}

// No other card may go by the same name, be it as an alias.
static enum adj_status
check_name(struct adj_cards *cards, const struct adj_node *node, const char *name)
{
    const struct adj_fs_rules *rules = &cards->rules;
    bool taken = false;

    for (unsigned i = 1; i < rules->kinds && !taken; i++) {
        taken = adj_cards_same(adj_fs_kind_name(rules, i), name);
    }
    for (unsigned i = 0; i < rules->aliases && !taken; i++) {
        taken = rules->alias[i].kind != 0 &&
                adj_cards_same(adj_fs_text(rules, rules->alias[i].name), name);
    }
    return taken ? adj_cards_fail(cards, node, ADJ_BAD_NAME, "two cards are named \"%s\"", name)
                 : ADJ_OK;
}

static enum adj_status
read_name(struct adj_cards *cards, const struct adj_node *node, struct adj_fs_kind *kind)
{
    const char *name = adj_node_attribute(node, "name");
    enum adj_status status;

    if (name == NULL) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "the card has no name");
    }
    status = adj_cards_name(cards, node, name, &kind->name);
    return status == ADJ_OK ? check_name(cards, node, adj_fs_text(&cards->rules, kind->name))
                            : status;
}

enum adj_status
adj_cards_empire_of(struct adj_cards *cards, const struct adj_node *node, struct adj_fs_kind *kind)
{
    const char *id = adj_node_attribute(node, "empire");

    if (id == NULL) {
        return ADJ_OK; // a card of which the empire is not known
    }
    kind->empire = (uint8_t)adj_cards_empire(cards, id);
    return kind->empire != 0
               ? ADJ_OK
               : adj_cards_fail(cards, node, ADJ_BAD_NAME, "there is no empire \"%s\"", id);
}

static bool
text_is_known(const struct adj_node *node)
{
    const struct adj_node *text = adj_node_first(node, "text");

    return text == NULL || strcmp(adj_node_attribute(text, "known"), "yes") == 0;
}

static void
read_counts(const struct adj_node *node, struct adj_fs_kind *kind)
{
    const char *number = adj_node_attribute(node, "number");
    const char *copies = adj_node_attribute(node, "copies");

    kind->number = number != NULL ? (uint16_t)adj_cards_integer(number) : 0;
    kind->copies = copies != NULL ? (uint8_t)adj_cards_integer(copies) : 0;
    kind->text_known = text_is_known(node) ? 1 : 0;
}

// Enters the card as the next kind, so that what follows can refer to it.
static enum adj_status
enter(struct adj_cards *cards, const struct adj_node *node, struct adj_fs_kind *kind,
      unsigned *index)
{
    struct adj_fs_rules *rules = &cards->rules;
    const char *id = adj_node_attribute(node, "id");

    if (rules->kinds == 0) {
        rules->kinds = 1;
    }
    if (adj_cards_kind(cards, id) != 0) {
        return adj_cards_fail(cards, node, ADJ_BAD_NAME, "two cards have the id \"%s\"", id);
    }
    if (rules->kinds == ADJ_FS_KINDS) {
        return adj_cards_fail(cards, node, ADJ_BAD_LIMIT, "more than %d cards", ADJ_FS_KINDS - 1);
    }
    *index = rules->kinds++;
    snprintf(cards->id[*index], ADJ_CARDS_ID, "%s", id);
    kind->set = cards->set;
    rules->kind[*index] = *kind;
    return ADJ_OK;
}

static enum adj_status
read_effects(struct adj_cards *cards, const struct adj_node *node, unsigned kind)
{
    enum adj_status status = ADJ_OK;

    for (const struct adj_node *one = adj_node_first(node, "effect");
         one != NULL && status == ADJ_OK; one = adj_node_next(one, "effect")) {
        struct adj_fs_effect effect;

        status = adj_cards_effect(cards, one, kind, &effect);
        if (status == ADJ_OK) {
            status = adj_cards_effect_add(cards, one, kind, &effect);
        }
    }
    return status == ADJ_OK ? adj_cards_crew(cards, node, kind) : status;
}

static enum adj_status
read_head(struct adj_cards *cards, const struct adj_node *node, struct adj_fs_kind *kind)
{
    enum adj_status status = adj_cards_type(cards, node, kind);

    if (status == ADJ_OK) {
        status = read_name(cards, node, kind);
    }
    if (status == ADJ_OK) {
        status = adj_cards_empire_of(cards, node, kind);
    }
    if (status == ADJ_OK) {
        status = adj_cards_colours(cards, node, kind);
    }
    if (status == ADJ_OK) {
        status = adj_cards_traits(cards, node, kind);
    }
    return status;
}

enum adj_status
adj_cards_card(struct adj_cards *cards, const struct adj_node *node)
{
    struct adj_fs_kind kind = {.type = 0};
    unsigned index = 0;
    enum adj_status status = read_head(cards, node, &kind);

    if (status == ADJ_OK) {
        read_counts(node, &kind);
        status = enter(cards, node, &kind, &index);
    }
    if (status == ADJ_OK) {
        status = adj_cards_aliases(cards, node, index, 0);
    }
    if (status == ADJ_OK) {
        status = adj_cards_numbers(cards, node, index);
    }
    if (status == ADJ_OK) {
        status = adj_cards_crew_colour(cards, node, index);
    }
    return status == ADJ_OK ? read_effects(cards, node, index) : status;
}
