// SPDX-License-Identifier: MIT
#include "specs/cards.h"

#include <string.h>

// A card of a set of assumed values: it names a card of an earlier set and fills in what is unknown
// there. What is known stays: a set that says otherwise is refused.

static enum adj_status
fill_number(struct adj_cards *cards, const struct adj_node *node, const char *name,
            struct adj_fs_value *value)
{
    const struct adj_node *element = adj_node_first(node, name);
    struct adj_fs_value assumed;
    enum adj_status status;

    if (element == NULL) {
        return ADJ_OK;
    }
    status = adj_cards_number(cards, element, "value", 0, 0, &assumed);
    return status == ADJ_OK ? adj_cards_fill(cards, element, value, assumed) : status;
}

// The number first; what else the card costs may be said only where the number was unknown.
static enum adj_status
fill_cost(struct adj_cards *cards, const struct adj_node *node, unsigned index)
{
    struct adj_fs_kind *kind = &cards->rules.kind[index];
    const struct adj_node *element = adj_node_first(node, "cost");
    bool open = kind->play.cp.var != 0;
    struct adj_fs_cost assumed = {.hand = 0};
    enum adj_status status;

    if (element == NULL) {
        return ADJ_OK;
    }
    status = adj_cards_cost(cards, element, index, &assumed);
    if (status == ADJ_OK) {
        status = adj_cards_fill(cards, element, &kind->play.cp, assumed.cp);
    }
    if (status != ADJ_OK) {
        return status;
    }
    if (open && kind->play.hand == 0 && kind->play.task.what == ADJ_FS_SEL_NONE) {
        kind->play.hand = assumed.hand;
        kind->play.task = assumed.task;
    }
    if ((assumed.hand != 0 && assumed.hand != kind->play.hand) ||
        (assumed.task.what != ADJ_FS_SEL_NONE &&
         memcmp(&assumed.task, &kind->play.task, sizeof assumed.task) != 0)) {
        return adj_cards_fail(cards, element, ADJ_BAD_VALUE, "this cost is known to be another");
    }
    return ADJ_OK;
}

static enum adj_status
fill_numbers(struct adj_cards *cards, const struct adj_node *node, unsigned index)
{
    struct adj_fs_kind *kind = &cards->rules.kind[index];
    enum adj_status status = fill_number(cards, node, "setup", &kind->setup);

    if (status == ADJ_OK) {
        status = fill_cost(cards, node, index);
    }
    for (unsigned key = ADJ_FS_ATK; key <= ADJ_FS_HULL && status == ADJ_OK; key++) {
        status = fill_number(cards, node, adj_cards_stats[key], &kind->stat[key]);
    }
    return status;
}

static enum adj_status
contradicts(struct adj_cards *cards, const struct adj_node *node, const char *what)
{
    return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "the %s is known to be another", what);
}

// What is settled by the type: colours that it does not have, abilities of what is no crew.
static void
narrow_by_type(struct adj_fs_kind *kind)
{
    unsigned colour = kind->colour & adj_cards_possible_colours(kind->type);

    kind->colour = (uint8_t)colour;
    if ((kind->type & (ADJ_FS_T_COMMANDER | ADJ_FS_T_CREW)) == 0) {
        kind->crew = 0;
        kind->crew_colour = (struct adj_fs_value){.base = 0};
    }
    if ((kind->type & (ADJ_FS_T_SHIP | ADJ_FS_T_COMMANDER | ADJ_FS_T_CREW)) == 0) {
        memset(kind->stat, 0, sizeof kind->stat);
    }
}

static enum adj_status
fill_type(struct adj_cards *cards, const struct adj_node *node, struct adj_fs_kind *kind)
{
    struct adj_fs_kind assumed = {.type = 0};
    enum adj_status status;

    if (adj_node_attribute(node, "type") == NULL) {
        return ADJ_OK;
    }
    status = adj_cards_type(cards, node, &assumed);
    if (status != ADJ_OK) {
        return status;
    }
    if ((assumed.type & ~kind->type) != 0 ||
        (kind->flagship != 2 && assumed.flagship != kind->flagship) ||
        (kind->squadron != 2 && assumed.squadron != kind->squadron)) {
        return contradicts(cards, node, "type");
    }
    kind->type = assumed.type;
    kind->flagship = assumed.flagship;
    kind->squadron = assumed.squadron;
    narrow_by_type(kind);
    return ADJ_OK;
}

// An assumed colour of crew abilities is one colour.
static enum adj_status
fill_crew_colour(struct adj_cards *cards, const struct adj_node *node, struct adj_fs_kind *kind)
{
    struct adj_fs_value one = {.base = 1};

    while (one.base < 3 && kind->crew != 1u << (one.base - 1)) {
        one.base++;
    }
    if (kind->crew != 1u << (one.base - 1)) {
        return ADJ_OK; // still several: nothing is settled
    }
    return adj_cards_fill(cards, node, &kind->crew_colour, one);
}

static enum adj_status
fill_colours(struct adj_cards *cards, const struct adj_node *node, struct adj_fs_kind *kind)
{
    struct adj_fs_kind assumed = {.type = kind->type};
    bool told = adj_node_attribute(node, "colour") != NULL;
    enum adj_status status = ADJ_OK;

    if (told || adj_node_attribute(node, "crew") != NULL) {
        assumed.colour = kind->colour;
        status = adj_cards_colours(cards, node, &assumed);
    }
    if (status == ADJ_OK && told) {
        if ((assumed.colour & ~kind->colour) != 0) {
            return contradicts(cards, node, "colour");
        }
        kind->colour = assumed.colour;
    }
    if (status == ADJ_OK && adj_node_attribute(node, "crew") != NULL) {
        if ((assumed.crew & ~kind->crew) != 0) {
            return contradicts(cards, node, "crew colour");
        }
        kind->crew = assumed.crew;
        return fill_crew_colour(cards, node, kind);
    }
    return status;
}

static enum adj_status
fill_count(struct adj_cards *cards, const struct adj_node *node, const char *attribute,
           unsigned known, unsigned *count)
{
    const char *text = adj_node_attribute(node, attribute);

    *count = text != NULL ? (unsigned)adj_cards_integer(text) : known;
    if (known != 0 && *count != known) {
        return contradicts(cards, node, attribute);
    }
    return ADJ_OK;
}

static enum adj_status
fill_counts(struct adj_cards *cards, const struct adj_node *node, struct adj_fs_kind *kind)
{
    unsigned number, copies;
    enum adj_status status = fill_count(cards, node, "number", kind->number, &number);

    if (status == ADJ_OK) {
        status = fill_count(cards, node, "copies", kind->copies, &copies);
    }
    if (status == ADJ_OK) {
        kind->number = (uint16_t)number;
        kind->copies = (uint8_t)copies;
    }
    return status;
}

static enum adj_status
fill_traits(struct adj_cards *cards, const struct adj_node *node, struct adj_fs_kind *kind)
{
    struct adj_fs_kind assumed = {.type = 0};
    const struct adj_node *traits = adj_node_first(node, "traits");
    uint64_t possible = kind->traits | kind->traits_one_of | kind->traits_maybe;
    enum adj_status status;

    if (traits == NULL) {
        return ADJ_OK;
    }
    status = adj_cards_traits(cards, node, &assumed);
    if (status != ADJ_OK) {
        return status;
    }
    assumed.traits |= kind->traits; // those that are known need not be said again
    if ((assumed.traits & ~possible) != 0 ||
        (kind->traits_one_of != 0 &&
         ((assumed.traits | assumed.traits_one_of) & kind->traits_one_of) == 0)) {
        return adj_cards_fail(cards, traits, ADJ_BAD_VALUE, "the traits are known to be others");
    }
    kind->traits = assumed.traits;
    kind->traits_one_of = assumed.traits_one_of;
    kind->traits_maybe = assumed.traits_maybe;
    return ADJ_OK;
}

// The numbers of an effect, in a fixed order.
enum { NUMBERS = 2 + 2 * ADJ_FS_ACTIONS };

static struct adj_fs_value *
number_of(struct adj_fs_effect *effect, unsigned i)
{
    if (i < 2) {
        return i == 0 ? &effect->pay.cp : &effect->unless.cp;
    }
    return i % 2 == 0 ? &effect->action[i / 2 - 1].amount : &effect->action[i / 2 - 1].amount2;
}

// The same effect but for numbers that are unknown.
static bool
fits(const struct adj_fs_effect *known, struct adj_fs_effect assumed)
{
    struct adj_fs_effect trial = *known;

    for (unsigned i = 0; i < NUMBERS; i++) {
        if (number_of(&trial, i)->var != 0) {
            *number_of(&trial, i) = *number_of(&assumed, i);
        }
    }
    return memcmp(&trial, &assumed, sizeof trial) == 0;
}

static enum adj_status
fill_effect(struct adj_cards *cards, const struct adj_node *node, unsigned index)
{
    const struct adj_fs_kind *kind = &cards->rules.kind[index];
    struct adj_fs_effect assumed;
    enum adj_status status = adj_cards_effect(cards, node, index, &assumed);

    if (status != ADJ_OK) {
        return status;
    }
    for (unsigned i = 0; i < kind->effects; i++) {
        struct adj_fs_effect *effect = &cards->rules.effect[kind->effect + i];

        if (!fits(effect, assumed)) {
            continue;
        }
        for (unsigned n = 0; n < NUMBERS && status == ADJ_OK; n++) {
            status = adj_cards_fill(cards, node, number_of(effect, n), *number_of(&assumed, n));
        }
        return status;
    }
    if (kind->text_known) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE,
                              "the text of this card is known and has no such effect");
    }
    return adj_cards_effect_add(cards, node, index, &assumed);
}

// A set that gives effects gives the whole text, unless it says that there may be more.
static enum adj_status
fill_effects(struct adj_cards *cards, const struct adj_node *node, unsigned index)
{
    struct adj_fs_kind *kind = &cards->rules.kind[index];
    const struct adj_node *text = adj_node_first(node, "text");
    const struct adj_node *one = adj_node_first(node, "effect");
    bool known = text != NULL ? strcmp(adj_node_attribute(text, "known"), "yes") == 0 : one != NULL;
    enum adj_status status = ADJ_OK;

    for (; one != NULL && status == ADJ_OK; one = adj_node_next(one, "effect")) {
        status = fill_effect(cards, one, index);
    }
    if (known) {
        kind->text_known = 1;
    }
    return status == ADJ_OK ? adj_cards_crew(cards, node, index) : status;
}

static enum adj_status
same_card(struct adj_cards *cards, const struct adj_node *node, unsigned index)
{
    struct adj_fs_kind *kind = &cards->rules.kind[index];
    const char *name = adj_node_attribute(node, "name");
    const char *empire = adj_node_attribute(node, "empire");
    const char *known = adj_fs_kind_name(&cards->rules, index);

    if (name != NULL && !adj_cards_same(name, known)) {
        return adj_cards_fail(cards, node, ADJ_BAD_NAME, "the card is named \"%s\"", known);
    }
    if (empire == NULL || adj_cards_empire(cards, empire) == kind->empire) {
        return ADJ_OK;
    }
    if (kind->empire != 0) {
        return adj_cards_fail(cards, node, ADJ_BAD_NAME, "the card is of another empire");
    }
    return adj_cards_empire_of(cards, node, kind);
}

enum adj_status
adj_cards_assume(struct adj_cards *cards, const struct adj_node *node)
{
    const char *id = adj_node_attribute(node, "id");
    unsigned index = adj_cards_kind(cards, id);
    struct adj_fs_kind *kind = &cards->rules.kind[index];
    enum adj_status status;

    if (index == 0) {
        return adj_cards_fail(cards, node, ADJ_BAD_NAME, "no earlier set has a card \"%s\"", id);
    }
    status = same_card(cards, node, index);
    if (status == ADJ_OK) {
        status = adj_cards_aliases(cards, node, index, 0);
    }
    if (status == ADJ_OK) {
        status = fill_type(cards, node, kind);
    }
    if (status == ADJ_OK) {
        status = fill_colours(cards, node, kind);
    }
    if (status == ADJ_OK) {
        status = fill_counts(cards, node, kind);
    }
    if (status == ADJ_OK) {
        status = fill_traits(cards, node, kind);
    }
    if (status == ADJ_OK) {
        status = fill_numbers(cards, node, index);
    }
    kind->assumed = 1;
    return status == ADJ_OK ? fill_effects(cards, node, index) : status;
}
