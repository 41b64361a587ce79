// SPDX-License-Identifier: MIT
#include "tests/enum/random_games.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

// What is asked of judge and enumerator in one position, and the report where they disagree.

enum { MUTANTS = 120, SHOWN = 2 };

void
report(struct game *game, const char *what, const struct adj_order *order)
{
    struct adj_verdict verdict;
    game->disagreements++;
    if (order != NULL && game->seen[order->verb]++ >= SHOWN)
        return;
    printf("DISAGREE: %s\nseed %" PRIu64 " game %u order %u\n", what, game->seed, game->number,
           game->orders + 1);
    print_state(&game->rules, &game->state);
    printf("last orders:\n");
    unsigned from = game->orders > LAST_ORDERS ? game->orders - LAST_ORDERS : 0;
    for (unsigned i = from; i < game->orders; i++) {
        printf("  %u ", i + 1);
        print_order(&game->rules, &game->last[i % LAST_ORDERS]);
    }
    if (order == NULL)
        return;
    printf("order: ");
    print_order(&game->rules, order);
    adj_fs_judge(&game->rules, &game->state, order, ADJ_SHOWN, &verdict);
    printf("judge: ");
    print_verdict(&verdict);
    struct adj_order canonical = *order;
    if (verdict.kind == ADJ_LEGAL)
        adj_fs_canonical(&game->rules, &game->state, &canonical);
    printf("canonical: ");
    print_order(&game->rules, &canonical);
    printf("enumerator: %s\n", orders_has(&game->listed, &canonical) ? "listed" : "not listed");
}

static bool
sink_listed(void *context, const struct adj_order *order, bool certain)
{
    struct game *game = context;
    if (!orders_add(&game->listed, order, certain)) {
        report(game, "listed twice", order);
        return game->all;
    }
    return true;
}

static bool
judged_legal(struct game *game, const struct adj_order *order)
{
    struct adj_verdict verdict;
    game->judged++;
    adj_fs_judge(&game->rules, &game->state, order, ADJ_SHOWN, &verdict);
    return verdict.kind == ADJ_LEGAL;
}

// A question about an order that needs a hidden card is open; no other is.
static bool
check_certain(struct game *game, size_t at)
{
    const struct adj_order *order = &game->listed.order[at];
    struct adj_verdict verdict;
    adj_fs_judge(&game->rules, &game->state, order, ADJ_ASKED, &verdict);
    if (verdict.kind == (game->listed.certain[at] ? ADJ_LEGAL : ADJ_OPEN))
        return true;
    report(game,
           game->listed.certain[at] ? "listed as certain, but judge, asked, does not agree"
                                    : "listed as possible, but judge, asked, does not agree",
           order);
    print_verdict(&verdict);
    return game->all;
}

static bool
check_one(struct game *game, size_t at)
{
    const struct adj_order *order = &game->listed.order[at];
    struct adj_order canonical = *order;
    if (order->seat == ADJ_SEAT_TABLE)
        return true;
    if (!judged_legal(game, order)) {
        report(game, "listed, but judge does not find it legal", order);
        return game->all;
    }
    adj_fs_canonical(&game->rules, &game->state, &canonical);
    if (!adj_order_equal(&canonical, order)) {
        report(game, "listed, but not in canonical form", order);
        return game->all;
    }
    return check_certain(game, at);
}

// Long lists are sampled: every order of a short one is judged.
static bool
check_listed(struct game *game)
{
    size_t step = game->listed.kept / 3000 + 1;
    for (size_t i = 0; i < game->listed.kept; i += step)
        if (!check_one(game, i))
            return false;
    return true;
}

static bool
check_refused(struct game *game, const struct adj_order *order)
{
    struct adj_fs_state after = game->state;
    struct adj_verdict verdict;
    static struct adj_events events;
    adj_step(&adj_flagship, &game->rules, &after, order, &verdict, &events);
    if (memcmp(&after, &game->state, sizeof after) == 0)
        return true;
    report(game, "a refused order changed the state", order);
    return game->all;
}

// An order that the list does not have as it stands; false if none was found.
static bool
make_mutant(struct game *game, struct adj_order *order)
{
    for (unsigned tries = 0; tries < 30; tries++) {
        mutate(game, order);
        if (order->seat != ADJ_SEAT_TABLE && !orders_has(&game->listed, order) &&
            (!game->form || well_formed(order)))
            return true;
    }
    return false;
}

static bool
check_mutant(struct game *game, const struct adj_order *order)
{
    game->mutants++;
    if (!judged_legal(game, order))
        return random_below(game, 16) != 0 || check_refused(game, order);
    struct adj_order canonical = *order;
    adj_fs_canonical(&game->rules, &game->state, &canonical);
    game->legal_mutants++;
    if (canonical.verb == ADJ_FS_REARRANGE && canonical.count == 0)
        return true; // nothing moves: the list leaves it out
    if (needs_hidden(game, &canonical) > 1)
        return true; // the list names at most one card that is not known
    if (orders_has(&game->listed, &canonical))
        return true;
    report(game, "judge finds it legal, but it is not listed", order);
    return game->all;
}

static bool
check_mutants(struct game *game)
{
    struct adj_order order;
    for (unsigned i = 0; i < MUTANTS; i++)
        if (make_mutant(game, &order) && !check_mutant(game, &order))
            return false;
    return true;
}

bool
check_position(struct game *game)
{
    orders_clear(&game->listed);
    adj_fs_enumerate(&game->rules, &game->state, sink_listed, game);
    return check_listed(game) && check_mutants(game) && (game->disagreements == 0 || game->all);
}

// The same position with a part of the hands unknown.
bool
check_hidden(struct game *game)
{
    struct adj_fs_state known = game->state;
    hide_cards(game);
    bool agree = check_position(game);
    game->state = known;
    game->rules.mode = ADJ_FS_FULL;
    return agree;
}
