// SPDX-License-Identifier: MIT
#include "specs/cards.h"

#include <string.h>

// The head of a card: type, colours, costs, abilities, traits.

const char *const adj_cards_stats[4] = {"atk", "cmd", "def", "hull"};

enum { // types that the ruleset keeps as a ship with a flag
    FLAGSHIP = 256,
    SQUADRON = 512,
    DRAWN = ADJ_FS_T_CREW | ADJ_FS_T_ACTION | ADJ_FS_T_BOARDING,
    STARTING = ADJ_FS_T_SHIP | ADJ_FS_T_COMMANDER,
};

static const struct adj_cards_word types[] = {
    {"flagship", FLAGSHIP},
    {"ship", ADJ_FS_T_SHIP},
    {"squadron", SQUADRON},
    {"commander", ADJ_FS_T_COMMANDER},
    {"crew", ADJ_FS_T_CREW},
    {"action", ADJ_FS_T_ACTION},
    {"boarding", ADJ_FS_T_BOARDING},
    {"sequence", ADJ_FS_T_SEQUENCE},
    {"unknown", DRAWN},
    {NULL, 0},
};

static const struct adj_cards_word colours[] = {
    {"silver", ADJ_FS_SILVER}, {"gold", ADJ_FS_GOLD}, {"red", ADJ_FS_RED},
    {"blue", ADJ_FS_BLUE},     {"unknown", 255},      {NULL, 0},
};

static const struct adj_cards_word crews[] = {
    {"gold", ADJ_FS_CREW_GOLD},
    {"blue", ADJ_FS_CREW_BLUE},
    {"red", ADJ_FS_CREW_RED},
    {"unknown", ADJ_FS_CREW_GOLD | ADJ_FS_CREW_BLUE | ADJ_FS_CREW_RED},
    {NULL, 0},
};

static unsigned
bits_of(const char *list, const struct adj_cards_word *table)
{
    char word[16];
    unsigned bits = 0;

    while (adj_cards_next(&list, word, sizeof word)) {
        bits |= adj_cards_value_of(table, word);
    }
    return bits;
}

// 0 no, 1 yes, 2 perhaps.
static uint8_t
flag(unsigned bits, unsigned bit)
{
    if ((bits & bit) == 0) {
        return 0;
    }
    return bits == bit ? 1 : 2;
}

enum adj_status
adj_cards_type(struct adj_cards *cards, const struct adj_node *node, struct adj_fs_kind *kind)
{
    const char *list = adj_node_attribute(node, "type");
    unsigned bits;

    if (list == NULL) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "the card has no type");
    }
    bits = bits_of(list, types);
    kind->flagship = flag(bits, FLAGSHIP);
    kind->squadron = flag(bits, SQUADRON);
    kind->type = (uint8_t)bits;
    if ((bits & (FLAGSHIP | SQUADRON)) != 0) {
        kind->type |= ADJ_FS_T_SHIP;
    }
    if ((bits & ADJ_FS_T_SEQUENCE) != 0 && bits != ADJ_FS_T_SEQUENCE) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE,
                              "a Sequence of Play card can be nothing else");
    }
    return ADJ_OK;
}

unsigned
adj_cards_possible_colours(unsigned type)
{
    return ((type & STARTING) != 0 ? ADJ_FS_SILVER : 0u) |
           ((type & ADJ_FS_T_CREW) != 0 ? ADJ_FS_GOLD : 0u) |
           ((type & ADJ_FS_T_ACTION) != 0 ? ADJ_FS_RED | ADJ_FS_BLUE : 0u) |
           ((type & ADJ_FS_T_BOARDING) != 0 ? ADJ_FS_RED : 0u);
}

static enum adj_status
read_colour(struct adj_cards *cards, const struct adj_node *node, struct adj_fs_kind *kind)
{
    const char *list = adj_node_attribute(node, "colour");
    unsigned possible = adj_cards_possible_colours(kind->type);
    unsigned bits = list != NULL ? bits_of(list, colours) : possible;

    if (list == NULL && (possible & (possible - 1)) != 0) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "the card has no colour");
    }
    kind->colour = (uint8_t)(bits & possible);
    if ((bits != 255 && (bits & ~possible) != 0) || (kind->colour == 0 && possible != 0)) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "a card of this type is not %s", list);
    }
    return ADJ_OK;
}

enum adj_status
adj_cards_colours(struct adj_cards *cards, const struct adj_node *node, struct adj_fs_kind *kind)
{
    const char *crew = adj_node_attribute(node, "crew");
    bool has_crew = (kind->type & (ADJ_FS_T_COMMANDER | ADJ_FS_T_CREW)) != 0;

    if (crew != NULL && !has_crew) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE,
                              "only crew and Commanders have a crew "
                              "colour");
    }
    if (crew != NULL) {
        kind->crew = (uint8_t)bits_of(crew, crews);
    } else if ((kind->type & ADJ_FS_T_CREW) != 0) {
        kind->crew = (uint8_t)bits_of("unknown", crews);
    } else if (has_crew) {
        kind->crew = ADJ_FS_CREW_GOLD;
    }
    return read_colour(cards, node, kind);
}

// A crew member's colour as a number: gold 1, blue 2, red 3; a variable where it is not settled.
enum adj_status
adj_cards_crew_colour(struct adj_cards *cards, const struct adj_node *node, unsigned kind)
{
    struct adj_fs_kind *card = &cards->rules.kind[kind];
    unsigned lo = 1, hi = 3;

    if (card->crew == 0) {
        return ADJ_OK;
    }
    while ((card->crew >> (lo - 1) & 1) == 0) {
        lo++;
    }
    while ((card->crew >> (hi - 1) & 1) == 0) {
        hi--;
    }
    return adj_cards_unknown(cards, node, kind, ADJ_FS_CREW_COLOUR, lo, hi, &card->crew_colour);
}

static enum adj_status
not_negative(struct adj_cards *cards, const struct adj_node *node, const struct adj_fs_value *value)
{
    return value->base >= 0 ? ADJ_OK
                            : adj_cards_fail(cards, node, ADJ_BAD_VALUE,
                                             "the number of <%s> is negative", adj_node_name(node));
}

enum adj_status
adj_cards_cost(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
               struct adj_fs_cost *cost)
{
    const struct adj_node *task = adj_node_first(node, "task");
    const struct adj_node *hand = adj_node_first(node, "hand");
    enum adj_status status =
        adj_cards_number(cards, node, "value", kind, ADJ_FS_PLAY_COST, &cost->cp);

    if (status == ADJ_OK) {
        status = not_negative(cards, node, &cost->cp);
    }
    if (status == ADJ_OK && task != NULL) {
        status = adj_cards_selector(cards, task, adj_node_attribute(task, "sel"), &cost->task);
    }
    if (status == ADJ_OK && task != NULL && cost->task.what != ADJ_FS_SEL_CLASS) {
        return adj_cards_fail(cards, task, ADJ_BAD_VALUE,
                              "a card that is in the hand is neither Tasked nor under a ship");
    }
    if (status == ADJ_OK && hand != NULL) {
        cost->hand = (uint8_t)adj_cards_integer(adj_node_attribute(hand, "n"));
    }
    return status;
}

// A cost that the type asks for, or does not know.
static enum adj_status
expect_element(struct adj_cards *cards, const struct adj_node *node, const char *name, bool wanted)
{
    const struct adj_node *element = adj_node_first(node, name);

    if (wanted && element == NULL) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "a card of this type needs <%s>", name);
    }
    if (!wanted && element != NULL) {
        return adj_cards_fail(cards, element, ADJ_BAD_VALUE, "a card of this type has no <%s>",
                              name);
    }
    return ADJ_OK;
}

static enum adj_status
read_costs(struct adj_cards *cards, const struct adj_node *node, unsigned index)
{
    struct adj_fs_kind *kind = &cards->rules.kind[index];
    const struct adj_node *setup = adj_node_first(node, "setup");
    const struct adj_node *cost = adj_node_first(node, "cost");
    enum adj_status status = expect_element(cards, node, "setup", (kind->type & STARTING) != 0);

    if (status == ADJ_OK) {
        status = expect_element(cards, node, "cost", (kind->type & DRAWN) != 0);
    }
    if (status == ADJ_OK && setup != NULL) {
        status = adj_cards_number(cards, setup, "value", index, ADJ_FS_SETUP_COST, &kind->setup);
    }
    if (status == ADJ_OK && setup != NULL) {
        status = not_negative(cards, setup, &kind->setup);
    }
    if (status == ADJ_OK && cost != NULL) {
        status = adj_cards_cost(cards, cost, index, &kind->play);
    }
    return status;
}

// A ship tells all four abilities. Crew and Commander add nothing where nothing is said, and a card
// that is perhaps crew may add anything.
static enum adj_status
read_stat(struct adj_cards *cards, const struct adj_node *node, unsigned index, unsigned key)
{
    struct adj_fs_kind *kind = &cards->rules.kind[index];
    const struct adj_node *element = adj_node_first(node, adj_cards_stats[key]);
    bool ship = (kind->type & ADJ_FS_T_SHIP) != 0;
    bool adds = (kind->type & (ADJ_FS_T_COMMANDER | ADJ_FS_T_CREW)) != 0;
    enum adj_status status = ADJ_OK;

    if (ship || !adds) {
        status = expect_element(cards, node, adj_cards_stats[key], ship);
    }
    if (status == ADJ_OK && element != NULL) {
        status = adj_cards_number(cards, element, "value", index, key, &kind->stat[key]);
    } else if (status == ADJ_OK && adds && (kind->type & (kind->type - 1)) != 0) {
        status = adj_cards_unknown(cards, node, index, key, 0, ADJ_FS_NO_BOUND, &kind->stat[key]);
    }
    if (status == ADJ_OK && ship) {
        status = not_negative(cards, element, &kind->stat[key]);
    }
    return status;
}

enum adj_status
adj_cards_numbers(struct adj_cards *cards, const struct adj_node *node, unsigned kind)
{
    enum adj_status status = read_costs(cards, node, kind);

    for (unsigned key = ADJ_FS_ATK; key <= ADJ_FS_HULL && status == ADJ_OK; key++) {
        status = read_stat(cards, node, kind, key);
    }
    return status;
}

static enum adj_status
read_traits(struct adj_cards *cards, const struct adj_node *node, uint64_t *traits)
{
    enum adj_status status = ADJ_OK;

    for (const struct adj_node *trait = adj_node_first(node, "trait");
         trait != NULL && status == ADJ_OK; trait = adj_node_next(trait, "trait")) {
        uint64_t bit = 0;

        status = adj_cards_trait(cards, trait, adj_node_text(trait), &bit);
        *traits |= bit;
    }
    return status;
}

enum adj_status
adj_cards_traits(struct adj_cards *cards, const struct adj_node *node, struct adj_fs_kind *kind)
{
    const struct adj_node *traits = adj_node_first(node, "traits");
    const struct adj_node *one_of;
    const char *known;
    enum adj_status status;

    if (traits == NULL) {
        return expect_element(cards, node, "traits", (kind->type & ADJ_FS_T_SHIP) != 0);
    }
    known = adj_node_attribute(traits, "known");
    one_of = adj_node_first(traits, "one-of");
    kind->traits_maybe = known != NULL && strcmp(known, "no") == 0 ? UINT64_MAX : 0;
    status = read_traits(cards, traits, &kind->traits);
    if (status == ADJ_OK && one_of != NULL) {
        status = read_traits(cards, one_of, &kind->traits_one_of);
    }
    return status;
}
