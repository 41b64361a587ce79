// SPDX-License-Identifier: MIT
#include "tests/enum/random_games.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Writes a whole random game as a text of orders (replay/ORDERS.md) to standard output: a golden
// game. The same arguments give the same game for as long as the engine judges, lists and deals the
// same.
//
// In between stand orders that are refused, each with the clauses broken; now and then one that is
// struck at once; and at each turn's beginning and at the end some figures. In a table record part
// of what is drawn is unseen. What is written was read back first, so that the text, and not only
// the order it was made from, has that verdict.

enum {
    REFUSED_EVERY = 8,
    STRUCK_EVERY = 50,
    TRIES = 40, // mutants, until one is refused
};

struct writer {
    struct game game;
    struct adj_seats seats;
    struct adj_events events;
    unsigned number; // given so far, strikes included
    bool failed;
};

static uint64_t
random_of(void *context)
{
    struct writer *writer = context;
    return random_next(&writer->game);
}

static bool
fail(struct writer *writer, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "after order %u: ", writer->number);
    vfprintf(stderr, format, arguments);
    fprintf(stderr, "\n");
    va_end(arguments);
    writer->failed = true;
    return false;
}

static const char *
label_of(const struct writer *writer, unsigned seat)
{
    return seat == ADJ_SEAT_TABLE ? "table" : writer->seats.seat[seat].label;
}

static bool
sink(void *context, const struct adj_order *order, bool certain)
{
    struct writer *writer = context;
    orders_add(&writer->game.listed, order, certain);
    return true;
}

static void
list(struct writer *writer)
{
    orders_clear(&writer->game.listed);
    adj_flagship.enumerate(&writer->game.rules, &writer->game.state, sink, writer);
}

// Writes the order's text to `line` and makes it the order that this text says.
static bool
read_back(struct writer *writer, struct adj_order *order, char *line, struct adj_error *error)
{
    const struct game *game = &writer->game;
    unsigned seat = order->seat;
    adj_flagship.print_order(&game->rules, &game->state, &writer->seats, order, line, ADJ_LINE_MAX);
    return adj_flagship.parse_order(&game->rules, &game->state, &writer->seats, seat, line, order,
                                    error) == ADJ_OK;
}

static void
write_line(struct writer *writer, unsigned seat, const char *text)
{
    writer->number++;
    printf("%s: %s\n", label_of(writer, seat), text);
}

// Each clause broken once, however many things break it.
static void
write_refusal(const struct adj_verdict *verdict)
{
    printf("expect refused");
    for (unsigned i = 0; i < verdict->faults; i++) {
        unsigned clause = verdict->fault[i].clause, first = 0;
        while (verdict->fault[first].clause != clause)
            first++;
        if (first == i)
            printf(" %s", adj_clause_by_number(&adj_flagship, clause)->id);
    }
    printf("\n");
}

// An order that is refused, if one is found.
static void
write_refused(struct writer *writer)
{
    struct adj_verdict verdict;
    struct adj_error error = {0};
    char line[ADJ_LINE_MAX];
    for (unsigned i = 0; i < TRIES; i++) {
        struct adj_order order;
        mutate(&writer->game, &order);
        if ((order.seat >= writer->seats.count && order.seat != ADJ_SEAT_TABLE) ||
            !read_back(writer, &order, line, &error))
            continue;
        adj_flagship.judge(&writer->game.rules, &writer->game.state, &order, ADJ_SHOWN, &verdict);
        if (verdict.kind != ADJ_REFUSED)
            continue;
        write_line(writer, order.seat, line);
        write_refusal(&verdict);
        return;
    }
}

static void
write_figures(const struct writer *writer, unsigned seat, bool all)
{
    const struct adj_fs_seat *of = &writer->game.state.seat[seat];
    const char *label = label_of(writer, seat);
    printf("expect %s cp %u\n", label, of->cp);
    printf("expect %s hand %u\n", label, of->hand_total);
    if (!all)
        return;
    printf("expect %s deck %u\n", label, of->deck_total);
    printf("expect %s pile %u\n", label, of->pile_count);
}

static bool
write_order(struct writer *writer, struct adj_order *order)
{
    struct game *game = &writer->game;
    struct adj_verdict verdict;
    struct adj_error error = {0};
    char line[ADJ_LINE_MAX];
    unsigned turn = game->state.turn;
    if (!read_back(writer, order, line, &error))
        return fail(writer, "%s: %u: %s", line, error.column, error.message);
    adj_step(&adj_flagship, &game->rules, &game->state, order, &verdict, &writer->events);
    if (verdict.kind != ADJ_LEGAL)
        return fail(writer, "not legal: %s", line);
    write_line(writer, order->seat, line);
    game->orders++;
    if (game->state.turn != turn && game->state.phase != ADJ_FS_P_OVER) {
        printf("expect turn %u\n", game->state.turn);
        write_figures(writer, game->state.active, false);
    }
    return true;
}

// An order that was mistyped: it is struck, and the game goes on from before it.
static void
write_struck(struct writer *writer)
{
    struct adj_fs_state before = writer->game.state;
    const struct adj_order *chosen = choose_order(&writer->game);
    if (chosen == NULL)
        return;
    struct adj_order order = *chosen;
    if (!write_order(writer, &order))
        return;
    char line[32];
    snprintf(line, sizeof line, "strike %u", writer->number);
    write_line(writer, order.seat, line);
    writer->game.state = before;
}

// Mostly chance goes before players where both may act.
static bool
next_order(struct writer *writer, struct adj_order *order)
{
    struct game *game = &writer->game;
    const struct adj_order *chosen = random_below(game, 3) == 0 ? choose_order(game) : NULL;
    if (chosen == NULL && adj_flagship.chance(&game->rules, &game->state, random_of, writer, order))
        return true;
    if (chosen == NULL)
        chosen = choose_order(game);
    if (chosen == NULL)
        return fail(writer, "no order is legal");
    *order = *chosen;
    return true;
}

static void
write_head(struct writer *writer, const char *set, const char *seed, bool table)
{
    struct game *game = &writer->game;
    const char *edition = adj_flagship.editions[adj_flagship.rules_edition(&game->rules)];
    writer->seats =
        (struct adj_seats){.count = ADJ_FS_SEATS,
                           .seat = {{.label = "A", .name = "Anna"}, {.label = "B", .name = "Ben"}}};
    printf(
        "# A golden game: played at random and written by tests/enum/write_games, not by hand.\n"
        "# Its expectations are what the engine did; ../../README.md tells how it is made anew.\n"
        "game flagship\nedition %s\nmode %s\ncards ../../../%s\n",
        edition, table ? "table" : "full", set);
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++) {
        char empire[ADJ_LINE_MAX];
        adj_flagship.print_seat(&game->rules, &game->state, s, empire, sizeof empire);
        printf("seat %s \"%s\" %s\n", label_of(writer, s), writer->seats.seat[s].name, empire);
    }
    printf("title Random game %s\n", seed);
}

static void
write_end(struct writer *writer)
{
    const struct adj_fs_state *state = &writer->game.state;
    if (state->phase != ADJ_FS_P_OVER) {
        fail(writer, "the game did not end");
        return;
    }
    printf("expect over\n");
    if (state->winner != 0)
        printf("expect %s wins\n", label_of(writer, state->winner - 1u));
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++)
        write_figures(writer, s, true);
}

static void
write_game(struct writer *writer, unsigned most)
{
    struct game *game = &writer->game;
    while (!writer->failed && game->state.phase != ADJ_FS_P_OVER && game->orders < most) {
        struct adj_order order;
        list(writer);
        if (game->orders % REFUSED_EVERY == REFUSED_EVERY / 2)
            write_refused(writer);
        if (game->orders % STRUCK_EVERY == STRUCK_EVERY / 2) {
            write_struck(writer);
            list(writer);
        }
        if (!writer->failed && next_order(writer, &order))
            write_order(writer, &order);
    }
    if (!writer->failed)
        write_end(writer);
}

// Exit code 1: no whole game came of it, so another seed is needed (or a fault was found).
int
main(int argc, char **argv)
{
    static struct writer writer;
    if (argc != 6 || (strcmp(argv[3], "full") != 0 && strcmp(argv[3], "table") != 0)) {
        fprintf(stderr,
                "usage: %s SET.xml EDITION full|table SEED MAX-ORDERS, in the project's "
                "folder\n",
                argv[0]);
        return 2;
    }
    bool table = strcmp(argv[3], "table") == 0;
    if (!load_game(&writer.game, argv[1], argv[2]))
        return 3;
    adj_flagship.rules_mode(&writer.game.rules, table);
    writer.game.seed = strtoull(argv[4], NULL, 10);
    start_game(&writer.game, 1);
    write_head(&writer, argv[1], argv[4], table);
    write_game(&writer, (unsigned)strtoul(argv[5], NULL, 10));
    orders_free(&writer.game.listed);
    return writer.failed ? 1 : 0;
}
