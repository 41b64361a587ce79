// SPDX-License-Identifier: MIT
#include "tests/enum/worlds.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include "engine/flagship/clause.h"

// What is asked of judge and enumerator about a hand, and of all possible worlds.

enum { QUERIES = 24 };

static const char *
name_of(const struct table *table, unsigned k)
{
    const struct adj_fs_rules *rules = &table->game.rules;
    return rules->text + rules->kind[FIRST_KIND + k].name;
}

static void
print_cards(const struct table *table, const char *what, const struct cards *cards)
{
    printf("%s", what);
    for (unsigned k = 0; k < WORLD_KINDS; k++)
        if (cards->of[k] != 0)
            printf(" %s*%d", name_of(table, k), cards->of[k]);
    printf("\n");
}

static void
print_line(void *context, const char *text)
{
    (void)context;
    fputs(text, stdout);
}

bool
fail(struct table *table, const char *format, ...)
{
    va_list arguments;
    const struct game *game = &table->game;
    printf("seed %" PRIu64 " game %u order %u: ", game->seed, game->number, game->orders);
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    printf("\n");
    adj_flagship.print_position(&game->rules, &game->state, &table->seats, print_line, NULL);
    for (unsigned i = 0; i < WORLD_KINDS; i++)
        printf("  %s: %u copies\n", name_of(table, i), game->rules.kind[FIRST_KIND + i].copies);
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++)
        for (unsigned i = 0; i < table->worlds[s].count && i < 12; i++) {
            print_cards(table, s == 0 ? "  A hand" : "  B hand", &table->worlds[s].world[i].hand);
            print_cards(table, "    deck", &table->worlds[s].world[i].deck);
        }
    for (unsigned i = game->orders > LAST_ORDERS ? game->orders - LAST_ORDERS : 0; i < game->orders;
         i++)
        print_order(&game->rules, &game->last[i % LAST_ORDERS]);
    table->failed = true;
    return false;
}

static bool
holds(const struct cards *zone, const struct cards *wanted)
{
    for (unsigned k = 0; k < WORLD_KINDS; k++)
        if (zone->of[k] < wanted->of[k])
            return false;
    return true;
}

// In how many worlds the hand holds these cards tells the verdict of a question.
static unsigned
expected(const struct worlds *worlds, const struct cards *wanted)
{
    unsigned yes = 0;
    for (unsigned i = 0; i < worlds->count; i++)
        yes += holds(&worlds->world[i].hand, wanted);
    return yes == 0 ? ADJ_REFUSED : yes == worlds->count ? ADJ_LEGAL : ADJ_OPEN;
}

static void
start_order(struct adj_order *order, unsigned seat, unsigned verb)
{
    memset(order, 0, sizeof *order);
    order->seat = (uint8_t)seat;
    order->verb = (uint8_t)verb;
}

static void
add_cards(struct adj_order *order, const struct cards *cards)
{
    for (unsigned k = 0; k < WORLD_KINDS; k++)
        for (int i = 0; i < cards->of[k]; i++)
            adj_order_add(order, ADJ_FS_O_CARD, FIRST_KIND + k);
}

// The position as it is, in the phase in which the question can be asked.
static void
set_phase(struct adj_fs_state *state, unsigned seat, unsigned phase)
{
    memset(&state->attack, 0, sizeof state->attack);
    memset(&state->pending, 0, sizeof state->pending);
    state->wait = ADJ_FS_WAIT_NONE;
    state->active = (uint8_t)seat;
    state->phase = (uint8_t)phase;
}

// True if this is the answer wanted, or one that is only less certain, where it may be.
static bool
agrees(struct table *table, unsigned seat, unsigned said, unsigned wanted, unsigned less)
{
    bool weaker = said != wanted && said == less && table->worlds[seat].blurred;
    table->weaker += weaker;
    return said == wanted || weaker;
}

static bool
check_discard(struct table *table, unsigned seat, const struct cards *cards)
{
    const struct game *game = &table->game;
    struct adj_verdict asked, shown;
    struct adj_order order;
    unsigned wanted = expected(&table->worlds[seat], cards);
    start_order(&order, seat, ADJ_FS_DISCARD);
    add_cards(&order, cards);
    adj_fs_judge(&game->rules, &game->state, &order, ADJ_ASKED, &asked);
    adj_fs_judge(&game->rules, &game->state, &order, ADJ_SHOWN, &shown);
    table->asked++;
    table->legal += wanted == ADJ_LEGAL;
    table->open += wanted == ADJ_OPEN;
    table->refused += wanted == ADJ_REFUSED;
    unsigned seen = wanted == ADJ_REFUSED ? ADJ_REFUSED : ADJ_LEGAL;
    if (agrees(table, seat, asked.kind, wanted, ADJ_OPEN) &&
        agrees(table, seat, shown.kind, seen, ADJ_LEGAL))
        return true;
    print_cards(table, "discarded:", cards);
    return fail(table, "judge says %d asked, %d shown; the worlds say %u, %u", asked.kind,
                shown.kind, wanted, seen);
}

static struct cards
random_cards(struct table *table)
{
    struct cards cards = {{0}};
    unsigned kind = random_below(&table->game, WORLD_KINDS);
    for (unsigned n = 1 + random_below(&table->game, 4); n > 0; n--) {
        cards.of[kind]++;
        if (random_below(&table->game, 2) == 0)
            kind = random_below(&table->game, WORLD_KINDS);
    }
    return cards;
}

static bool
sink(void *context, const struct adj_order *order, bool certain)
{
    struct table *table = context;
    orders_add(&table->game.listed, order, certain);
    return true;
}

static void
list(struct table *table)
{
    orders_clear(&table->game.listed);
    adj_fs_enumerate(&table->game.rules, &table->game.state, sink, table);
}

// How the list has this order: refused where it has not, legal where certain.
static unsigned
listed_as(const struct orders *listed, const struct adj_order *order)
{
    for (size_t i = 0; i < listed->kept; i++)
        if (adj_order_equal(&listed->order[i], order))
            return listed->certain[i] ? ADJ_LEGAL : ADJ_OPEN;
    return ADJ_REFUSED;
}

static bool
check_list(struct table *table, unsigned seat)
{
    list(table);
    for (unsigned k = 0; k < WORLD_KINDS; k++)
        for (int n = 1; n <= 2; n++) {
            struct cards cards = {{0}};
            struct adj_order order;
            cards.of[k] = (int8_t)n;
            unsigned wanted = expected(&table->worlds[seat], &cards);
            start_order(&order, seat, ADJ_FS_DISCARD);
            add_cards(&order, &cards);
            unsigned as = listed_as(&table->game.listed, &order);
            if (n == 2 && as == ADJ_REFUSED)
                continue; // it names at most one card that is not known
            if (!agrees(table, seat, as, wanted, ADJ_OPEN))
                return fail(table, "the list has %d of %s as %u, the worlds say %u", n,
                            name_of(table, k), as, wanted);
        }
    return true;
}

static bool
may_draw(const struct table *table, unsigned seat, const struct cards *cards)
{
    const struct game *game = &table->game;
    struct cards out = outside_hand(game, seat);
    const struct worlds *worlds = &table->worlds[seat];
    for (unsigned i = 0; i < worlds->count; i++) {
        const struct world *world = &worlds->world[i];
        bool fits = true;
        for (unsigned k = 0; k < WORLD_KINDS; k++) {
            int copies = game->rules.kind[FIRST_KIND + k].copies;
            fits = fits &&
                   (worlds->listed
                        ? world->deck.of[k] >= cards->of[k]
                        : copies == 0 || world->hand.of[k] + out.of[k] + cards->of[k] <= copies);
        }
        if (fits)
            return true;
    }
    return false;
}

// How many cards are due is another question (FS-TERM-17).
static bool
check_draw(struct table *table, unsigned seat, const struct cards *cards)
{
    const struct game *game = &table->game;
    struct adj_verdict verdict;
    struct adj_order order;
    start_order(&order, ADJ_SEAT_TABLE, ADJ_FS_DRAW);
    adj_order_add(&order, ADJ_FS_O_SEAT, seat);
    add_cards(&order, cards);
    adj_fs_judge(&game->rules, &game->state, &order, ADJ_SHOWN, &verdict);
    bool may = may_draw(table, seat, cards);
    bool allowed = !adj_verdict_names(&verdict, ADJ_FS_CARD_22);
    if (agrees(table, seat, allowed, may, true))
        return true;
    print_cards(table, "drawn:", cards);
    return fail(table, "judge says %d, the worlds say %s", verdict.kind, may ? "yes" : "no");
}

bool
ask_about(struct table *table, unsigned seat)
{
    struct game *game = &table->game;
    struct adj_fs_state as_it_is = game->state;
    int deck = game->state.seat[seat].deck_total;
    bool agree = true;
    if (table->worlds[seat].count == 0)
        return fail(table, "no world of seat %u is possible", seat);
    table->blurred += table->worlds[seat].blurred;
    set_phase(&game->state, seat, ADJ_FS_P_DISCARD);
    agree = check_list(table, seat);
    for (unsigned i = 0; agree && i < QUERIES; i++) {
        struct cards cards = random_cards(table);
        agree = check_discard(table, seat, &cards);
    }
    set_phase(&game->state, seat, ADJ_FS_P_DRAW);
    for (unsigned i = 0; agree && i < QUERIES; i++) {
        struct cards cards = random_cards(table);
        int drawn = 0;
        for (unsigned k = 0; k < WORLD_KINDS; k++)
            drawn += cards.of[k];
        if (drawn <= deck)
            agree = check_draw(table, seat, &cards);
    }
    game->state = as_it_is;
    return agree;
}
