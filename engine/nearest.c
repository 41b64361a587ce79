// SPDX-License-Identifier: MIT
#include "engine/nearest.h"

// The smaller, the nearer.
enum distance {
    VALUE_CHANGED = 1,
    VALUE_CHANGED_PERHAPS = 2, // the same, with a card that the hand may or may not hold
    OPERAND_MORE_OR_LESS = 3,
    VERB_CHANGED = 4,
    TOO_FAR = 5,
};

struct search {
    const struct adj_game *game;
    const void *rules;
    const void *state;
    const struct adj_order *refused;
    struct adj_order *nearest;
    enum distance best;
};

static bool consider(void *context, const struct adj_order *order, bool certain);

bool
adj_order_nearest(const struct adj_game *game, const void *rules, const void *state,
                  const struct adj_order *refused, struct adj_order *nearest)
{
    struct adj_order asked = *refused;
    game->canonical(rules, state, &asked);
    struct search search = {.game = game,
                            .rules = rules,
                            .state = state,
                            .refused = &asked,
                            .nearest = nearest,
                            .best = TOO_FAR};
    game->enumerate(rules, state, consider, &search);
    return search.best < TOO_FAR;
}

static bool
same_operand(const struct adj_operand *a, const struct adj_operand *b)
{
    return a->role == b->role && a->value == b->value;
}

// True if `a` without operand `i` reads like `b` without operand `j`; an index past the end leaves
// nothing out.
static bool
same_without(const struct adj_order *a, unsigned i, const struct adj_order *b, unsigned j)
{
    unsigned at_a = 0, at_b = 0;
    for (;;) {
        at_a += at_a == i;
        at_b += at_b == j;
        if (at_a >= a->count || at_b >= b->count)
            return at_a >= a->count && at_b >= b->count;
        if (!same_operand(&a->operand[at_a], &b->operand[at_b]))
            return false;
        at_a++;
        at_b++;
    }
}

static unsigned
first_mismatch(const struct adj_order *a, const struct adj_order *b)
{
    unsigned i = 0;
    while (i < a->count && i < b->count && same_operand(&a->operand[i], &b->operand[i]))
        i++;
    return i;
}

// A changed value may also stand elsewhere: lists are kept sorted.
static bool
one_value_apart(const struct adj_order *a, const struct adj_order *b)
{
    unsigned at = first_mismatch(a, b);
    for (unsigned other = at; other < b->count; other++) {
        if (a->operand[at].role == b->operand[other].role && same_without(a, at, b, other))
            return true;
        if (b->operand[at].role == a->operand[other].role && same_without(a, other, b, at))
            return true;
    }
    return false;
}

static bool
one_operand_apart(const struct adj_order *a, const struct adj_order *b)
{
    unsigned at = first_mismatch(a, b);
    if (a->count == b->count + 1)
        return same_without(a, at, b, ADJ_ORDER_OPERANDS);
    return b->count == a->count + 1 && same_without(a, ADJ_ORDER_OPERANDS, b, at);
}

static enum distance
distance(const struct adj_order *a, const struct adj_order *b, bool certain)
{
    if (a->seat != b->seat)
        return TOO_FAR;
    if (a->verb != b->verb) { // orders without operands ("done", "resign") have nothing in common
        bool same = a->count > 0 && a->count == b->count && first_mismatch(a, b) == a->count;
        return same ? VERB_CHANGED : TOO_FAR;
    }
    if (a->count == b->count && one_value_apart(a, b))
        return certain ? VALUE_CHANGED : VALUE_CHANGED_PERHAPS;
    return one_operand_apart(a, b) ? OPERAND_MORE_OR_LESS : TOO_FAR;
}

static bool
consider(void *context, const struct adj_order *order, bool certain)
{
    struct search *search = context;
    enum distance found = distance(search->refused, order, certain);
    if (found >= search->best)
        return true;
    struct adj_verdict verdict;
    // The list is an independent opinion: what is proposed must also please the judge.
    search->game->judge(search->rules, search->state, order, ADJ_SHOWN, &verdict);
    if (verdict.kind != ADJ_LEGAL)
        return true;
    *search->nearest = *order;
    search->best = found;
    return found != VALUE_CHANGED;
}
