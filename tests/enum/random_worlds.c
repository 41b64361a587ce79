// SPDX-License-Identifier: MIT
#include "tests/enum/worlds.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "engine/flagship/check/check.h"

// Plays random table games with small decks, hands unknown in part, and many shuffles, from
// positions typed at random. At every step each possible world is written down (worlds.c), and
// asked of judge and enumerator:
//  1. a discard is legal, asked, if every world's hand holds the cards; refused if none does; else
//     open; and shown, it is legal if one does;
//  2. the list has a card as certain, as possible or not at all, likewise;
//  3. a card can be drawn if it lies in the deck of some world;
//  4. the invariants hold, and the position comes back from its text with all that is known.
// Exit code 1: they differ; the first case is printed.

enum { MOST_ORDERS = 120 };

struct lines {
    char text[16][ADJ_LINE_MAX];
    unsigned count;
};

static void
take_line(void *context, const char *text)
{
    struct lines *lines = context;
    if (lines->count < 16)
        snprintf(lines->text[lines->count++], ADJ_LINE_MAX, "%.*s", (int)strcspn(text, "\n"), text);
}

static bool
read_position(struct table *table, const struct lines *lines, struct adj_fs_state *state)
{
    struct adj_error error = {0};
    const struct adj_fs_rules *rules = &table->game.rules;
    adj_flagship.position_start(rules, state);
    for (unsigned i = 0; i < lines->count; i++)
        if (adj_flagship.position_line(rules, state, &table->seats, lines->text[i], &error) !=
            ADJ_OK)
            return fail(table, "%s: %s", lines->text[i], error.message);
    if (adj_flagship.position_end(rules, state, &table->seats, &error) != ADJ_OK)
        return fail(table, "%s", error.message);
    return true;
}

// The position's text says all that is known of the seats' cards.
static bool
comes_back(struct table *table)
{
    static struct adj_fs_state again;
    static struct lines lines;
    const struct adj_fs_state *state = &table->game.state;
    bool between = state->attack.step == ADJ_FS_S_NONE && !state->pending.open &&
                   state->played_count == 0 && state->wait == ADJ_FS_WAIT_NONE;
    if (!between || state->phase == ADJ_FS_P_OVER)
        return true;
    lines.count = 0;
    again = *state;
    adj_flagship.print_position(&table->game.rules, state, &table->seats, take_line, &lines);
    if (!read_position(table, &lines, &again))
        return false;
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++) {
        struct adj_fs_seat was = state->seat[s];
        was.refilled = 0; // a position does not say it
        if (was.hand_total != ADJ_FS_UNKNOWN &&
            (memcmp(&was, &again.seat[s], sizeof was) != 0 ||
             memcmp(&state->shown[s], &again.shown[s], sizeof again.shown[s]) != 0))
            return fail(table, "the text of the position does not say all of seat %u", s);
    }
    return true;
}

// Some cards out of a heap, as a list; their number.
static unsigned
write_cards(struct table *table, char *line, struct cards *heap, unsigned most)
{
    const struct adj_fs_rules *rules = &table->game.rules;
    unsigned written = 0;
    for (unsigned k = 0; k < WORLD_KINDS; k++)
        for (; heap->of[k] > 0 && written < most; heap->of[k]--, written++)
            snprintf(line + strlen(line), ADJ_LINE_MAX - strlen(line), "%s%s",
                     written == 0 ? ": " : "; ", rules->text + rules->kind[FIRST_KIND + k].name);
    if (written == 0)
        snprintf(line + strlen(line), ADJ_LINE_MAX - strlen(line), ": none");
    return written;
}

// Adds random cards that the box still has; how many.
static unsigned
deal(struct table *table, struct cards *box, struct cards *heap, unsigned most)
{
    unsigned dealt = 0;
    for (unsigned i = 0; i < most; i++) {
        unsigned k = random_below(&table->game, WORLD_KINDS);
        dealt += box->of[k] > 0;
        heap->of[k] = (int8_t)(heap->of[k] + (box->of[k] > 0));
        box->of[k] = (int8_t)(box->of[k] - (box->of[k] > 0));
    }
    return dealt;
}

// A seat's cards as a table may tell them: each thing said, said in part, or not said.
static void
write_seat(struct table *table, unsigned s, struct lines *lines)
{
    static const char label[] = "AB";
    struct game *game = &table->game;
    struct cards box = {{0}}, heap[3] = {{{0}}};
    for (unsigned k = 0; k < WORLD_KINDS; k++) {
        unsigned copies = game->rules.kind[FIRST_KIND + k].copies;
        box.of[k] = (int8_t)(copies == 0 ? 4 : copies);
    }
    unsigned hand = deal(table, &box, &heap[0], random_below(game, 7));
    unsigned deck = deal(table, &box, &heap[1], random_below(game, 7));
    deal(table, &box, &heap[2], 1 + random_below(game, 7));
    char *line = lines->text[lines->count++];
    snprintf(line, ADJ_LINE_MAX, "%c cp 9 hand %u", label[s], hand);
    write_cards(table, line, &heap[0], random_below(game, hand + 1));
    unsigned said = random_below(game, 3);
    if (said > 0) {
        line = lines->text[lines->count++];
        snprintf(line, ADJ_LINE_MAX, "%c deck %u", label[s], deck);
        for (unsigned k = 0; said == 1 && k < WORLD_KINDS; k++)
            heap[1].of[k] = (int8_t)(heap[1].of[k] + heap[0].of[k]); // with the hand's
        if (said == 1)
            write_cards(table, line, &heap[1], 100);
    }
    if (random_below(game, 3) != 0) {
        line = lines->text[lines->count++];
        snprintf(line, ADJ_LINE_MAX, "%c pile", label[s]);
        write_cards(table, line, &heap[2], 100);
    }
    snprintf(lines->text[lines->count++], ADJ_LINE_MAX, "%c row 1: Ark; Kite", label[s]);
}

static bool
start(struct table *table, unsigned number)
{
    static struct lines lines;
    struct game *game = &table->game;
    start_game(game, number);
    unsigned plenty = random_below(game, WORLD_KINDS); // so that the box is never too small
    for (unsigned k = 0; k < WORLD_KINDS; k++)
        game->rules.kind[FIRST_KIND + k].copies =
            (uint8_t)(k == plenty || random_below(game, 3) == 0 ? 0 : 1 + random_below(game, 5));
    memset(&lines, 0, sizeof lines);
    snprintf(lines.text[lines.count++], ADJ_LINE_MAX, "turn 1 A orders");
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++)
        write_seat(table, s, &lines);
    if (!read_position(table, &lines, &game->state))
        return false;
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++)
        worlds_begin(game, s, &table->worlds[s]);
    return true;
}

static bool
sink(void *context, const struct adj_order *order, bool certain)
{
    struct table *table = context;
    orders_add(&table->game.listed, order, certain);
    return true;
}

static uint64_t
random_of(void *context)
{
    return random_next(context);
}

static bool
next_order(struct table *table, struct adj_order *order)
{
    struct game *game = &table->game;
    orders_clear(&game->listed);
    adj_fs_enumerate(&game->rules, &game->state, sink, table);
    const struct adj_order *chosen = choose_order(game);
    if (chosen != NULL)
        *order = *chosen;
    return chosen != NULL || adj_fs_chance(&game->rules, &game->state, random_of, game, order);
}

static bool
play_one(struct table *table, struct adj_fs_watch *watch)
{
    static struct adj_findings findings;
    struct game *game = &table->game;
    struct adj_fs_state before = game->state;
    struct adj_verdict verdict;
    struct adj_order order;
    if (!next_order(table, &order))
        return fail(table, "no order is legal");
    adj_step(&adj_flagship, &game->rules, &game->state, &order, &verdict, &table->events);
    if (verdict.kind != ADJ_LEGAL)
        return fail(table, "the order chosen is not legal");
    game->last[game->orders++ % LAST_ORDERS] = order;
    findings.count = 0;
    adj_fs_watch_step(&game->rules, watch, &before, &order, &verdict, &table->events, &game->state,
                      &findings);
    if (findings.count != 0)
        return fail(table, "%s", findings.finding[0].message);
    table->shuffles += order.verb == ADJ_FS_SHUFFLE;
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++) {
        table->either += game->state.shown[s].count != 0;
        worlds_go_on(game, &before, &order, &table->events, s, &table->worlds[s]);
    }
    return true;
}

// The question is put into another phase, and there a Boarding card is not on its way.
static bool
may_ask(const struct table *table, unsigned seat)
{
    return !table->worlds[seat].lost && table->game.state.attack.boarding == 0;
}

static bool
play_game(struct table *table)
{
    struct game *game = &table->game;
    struct adj_fs_watch watch;
    adj_fs_watch_start(&game->rules, &game->state, &watch);
    while (game->state.phase != ADJ_FS_P_OVER && game->orders < MOST_ORDERS) {
        for (unsigned s = 0; s < ADJ_FS_SEATS; s++)
            if (may_ask(table, s) && !ask_about(table, s))
                return false;
        if (!comes_back(table) || !play_one(table, &watch))
            return false;
    }
    return true;
}

int
main(int argc, char **argv)
{
    static struct table table;
    struct game *game = &table.game;
    unsigned long orders = 0;
    if (argc != 5) {
        fprintf(stderr, "usage: %s SET.xml EDITION GAMES SEED\n", argv[0]);
        return 2;
    }
    if (!load_game(game, argv[1], argv[2]))
        return 3;
    adj_flagship.rules_mode(&game->rules, true);
    table.seats = (struct adj_seats){.count = ADJ_FS_SEATS,
                                     .seat = {{.label = "A", .name = "A"}, {"B", "B"}}};
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++)
        table.worlds[s].world = calloc(WORLDS_MAX, sizeof(struct world));
    if (table.worlds[0].world == NULL || table.worlds[1].world == NULL)
        return 4;
    game->seed = strtoull(argv[4], NULL, 10);
    for (unsigned g = 1; !table.failed && g <= strtoul(argv[3], NULL, 10); g++) {
        if (start(&table, g))
            play_game(&table);
        orders += game->orders;
    }
    orders_free(&game->listed);
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++)
        free(table.worlds[s].world);
    printf("%lu orders, %lu shuffles, %lu states with a card of either heap; %lu questions: %lu "
           "certain, %lu open, %lu impossible; of %lu hands asked about in blurred worlds %lu "
           "answers were less certain than the worlds\n",
           orders, table.shuffles, table.either, table.asked, table.legal, table.open,
           table.refused, table.blurred, table.weaker);
    return table.failed;
}
