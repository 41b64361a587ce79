// SPDX-License-Identifier: MIT
#include "specs/cards.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "specs/loader.h"

// One set: its place in the ruleset, then its empires, cards and sums in the order of the file.

enum adj_status
adj_cards_fail(struct adj_cards *cards, const struct adj_node *node, enum adj_status status,
               const char *format, ...)
{
    char message[ADJ_MESSAGE_SIZE];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    if (cards->error != NULL) {
        cards->error->line = adj_node_line(node);
    }
    return adj_error_set(cards->error, status, "%s", message);
}

static void *
cards_open(const void *rules)
{
    struct adj_cards *cards = calloc(1, sizeof *cards);

    if (cards != NULL) {
        memcpy(&cards->rules, rules, sizeof cards->rules);
    }
    return cards;
}

static bool
says_yes(const struct adj_node *node, const char *attribute)
{
    const char *value = adj_node_attribute(node, attribute);

    return value != NULL && strcmp(value, "yes") == 0;
}

static enum adj_status
start_set(struct adj_cards *cards, const struct adj_node *root,
          const uint8_t digest[ADJ_SPECS_DIGEST_SIZE])
{
    const char *id = adj_node_attribute(root, "id");
    struct adj_fs_set *set = &cards->rules.set[cards->rules.sets];

    static_assert(sizeof set->digest == ADJ_SPECS_DIGEST_SIZE, "a set is known by its digest");
    for (unsigned i = 0; i < cards->rules.sets; i++) {
        if (strcmp(adj_fs_text(&cards->rules, cards->rules.set[i].name), id) == 0) {
            return adj_cards_fail(cards, root, ADJ_BAD_NAME, "the set \"%s\" is named twice", id);
        }
    }
    if (cards->rules.sets == ADJ_FS_SETS) {
        return adj_cards_fail(cards, root, ADJ_BAD_LIMIT, "more than %d card sets", ADJ_FS_SETS);
    }
    cards->set = cards->rules.sets++;
    cards->assumed = says_yes(root, "assumed");
    cards->told = !cards->assumed && adj_node_attribute(root, "provenance") == NULL;
    set->assumed = cards->assumed ? 1 : 0;
    memcpy(set->digest, digest, sizeof set->digest);
    return adj_cards_text(cards, root, id, &set->name);
}

static enum adj_status
add_one(struct adj_cards *cards, const struct adj_node *node)
{
    if (adj_node_is(node, "empire")) {
        return adj_cards_empire_add(cards, node);
    }
    if (adj_node_is(node, "sum")) {
        return adj_cards_sum(cards, node);
    }
    return cards->assumed ? adj_cards_assume(cards, node) : adj_cards_card(cards, node);
}

static enum adj_status
cards_add(void *work, const struct adj_xml *xml, const uint8_t digest[ADJ_SPECS_DIGEST_SIZE],
          struct adj_error *error)
{
    struct adj_cards *cards = work;
    const struct adj_node *root = adj_xml_root(xml);
    enum adj_status status;

    cards->error = error;
    status = start_set(cards, root, digest);
    for (const struct adj_node *node = adj_node_first(root, NULL); node != NULL && status == ADJ_OK;
         node = adj_node_next(node, NULL)) {
        status = add_one(cards, node);
    }
    return status;
}

static void
cards_install(void *work, void *rules)
{
    struct adj_cards *cards = work;

    adj_cards_renumber(&cards->rules);
    adj_fs_rules_index(&cards->rules);
    memcpy(rules, &cards->rules, sizeof cards->rules);
}

const struct adj_loader adj_cards_loader = {
    .game = "flagship",
    .schema = "cards.rng",
    .open = cards_open,
    .add = cards_add,
    .install = cards_install,
    .close = free,
};
