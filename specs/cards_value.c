// SPDX-License-Identifier: MIT
#include "specs/cards.h"

#include <stdlib.h>
#include <string.h>

// Numbers: known ones, and variables for those of which only bounds are known.

int
adj_cards_integer(const char *text)
{
    return (int)strtol(text, NULL, 10); // the schema has seen to its form and size
}

enum adj_status
adj_cards_unknown(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
                  unsigned field, unsigned lo, unsigned hi, struct adj_fs_value *value)
{
    struct adj_fs_rules *rules = &cards->rules;

    *value = (struct adj_fs_value){.base = 0};
    if (lo > hi) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "the bounds %u and %u are reversed", lo,
                              hi);
    }
    if (lo == hi) {
        value->base = (int16_t)lo;
        return ADJ_OK;
    }
    if (rules->vars == 0) {
        rules->vars = 1;
    }
    if (rules->vars == ADJ_FS_VARS) {
        return adj_cards_fail(cards, node, ADJ_BAD_LIMIT, "more than %d unknown numbers",
                              ADJ_FS_VARS - 1);
    }
    rules->var[rules->vars] = (struct adj_fs_var){
        .kind = (uint8_t)kind, .field = (uint8_t)field, .lo = (uint8_t)lo, .hi = (uint8_t)hi};
    value->var = rules->vars++;
    return ADJ_OK;
}

// Where a number is from stands on its element or on one around it; never on the card as a whole.
static bool
is_told(const struct adj_cards *cards, const struct adj_node *node)
{
    if (!cards->told) {
        return true;
    }
    for (; node != NULL && !adj_node_is(node, "card"); node = adj_node_parent(node)) {
        // In <launch> the attribute means the ship.
        if (!adj_node_is(node, "launch") && adj_node_attribute(node, "from") != NULL) {
            return true;
        }
    }
    return false;
}

enum adj_status
adj_cards_number(struct adj_cards *cards, const struct adj_node *node, const char *attribute,
                 unsigned kind, unsigned field, struct adj_fs_value *value)
{
    const char *known = adj_node_attribute(node, attribute);
    const char *lo = adj_node_attribute(node, "lo");
    const char *hi = adj_node_attribute(node, "hi");

    *value = (struct adj_fs_value){.base = 0};
    if (!is_told(cards, node)) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE,
                              "the number of <%s> does not tell where it is from",
                              adj_node_name(node));
    }
    if (known != NULL) {
        value->base = (int16_t)adj_cards_integer(known);
        return ADJ_OK;
    }
    if (lo == NULL && adj_node_attribute(node, "unknown") == NULL) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "<%s> has no number",
                              adj_node_name(node));
    }
    if (cards->assumed) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "an assumed value is one number");
    }
    return adj_cards_unknown(cards, node, kind, field,
                             lo != NULL ? (unsigned)adj_cards_integer(lo) : 0,
                             hi != NULL ? (unsigned)adj_cards_integer(hi) : ADJ_FS_NO_BOUND, value);
}

enum adj_status
adj_cards_fill(struct adj_cards *cards, const struct adj_node *node, struct adj_fs_value *value,
               struct adj_fs_value assumed)
{
    const struct adj_fs_var *var = &cards->rules.var[value->var];
    unsigned size = (unsigned)abs(assumed.base); // hits stopped are negative, bounds are not
    unsigned index = value->var;

    if (index == 0) {
        if (value->base == assumed.base) {
            return ADJ_OK;
        }
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE,
                              "this value is known: it is %d, and cannot be assumed to be %d",
                              value->base, assumed.base);
    }
    if (size < var->lo || (var->hi != ADJ_FS_NO_BOUND && size > var->hi)) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE,
                              "%u is outside the bounds of what is known", size);
    }
    *value = assumed;
    return adj_cards_settle(cards, node, index, size);
}
