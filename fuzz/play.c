// SPDX-License-Identifier: MIT
#include "fuzz/play.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "replay/record.h"

static struct adj_play *
allocate(void)
{
    const struct adj_start_sizes sizes = adj_starts_sizes();
    struct adj_play *play = calloc(1, sizeof *play);
    if (play == NULL)
        return NULL;
    play->state = calloc(1, sizes.state);
    play->before = calloc(1, sizes.state);
    play->scratch = calloc(1, sizes.state);
    play->watch = calloc(1, sizes.watch);
    play->own_rules = calloc(1, sizes.rules);
    play->listing = calloc(1, sizeof *play->listing);
    if (!play->state || !play->before || !play->scratch || !play->watch || !play->own_rules ||
        !play->listing)
        return NULL;
    return play;
}

// A game that begins otherwise under these rules: who moves first, what lies where.
static bool
begins_otherwise(struct adj_play *play, const void *rules)
{
    play->game->start(play->rules, play->before);
    play->game->start(rules, play->scratch);
    return memcmp(play->before, play->scratch, play->game->state_size) != 0;
}

// The start was played without the change, so one that its beginning hangs on is not made.
static void
change_switches(struct adj_play *play)
{
    const struct adj_start *start = play->head.start;
    play->rules = start->rules[play->head.edition];
    if (play->head.change[0].index == 0 && play->head.change[1].index == 0)
        return;
    memcpy(play->own_rules, play->rules, play->game->rules_size);
    for (unsigned i = 0; i < 2; i++) {
        unsigned index = play->head.change[i].index;
        if (index == 0)
            continue;
        unsigned value = play->game->rules_switch(play->own_rules, index - 1);
        play->game->rules_set(play->own_rules, index - 1, play->head.change[i].value);
        if (!begins_otherwise(play, play->own_rules))
            continue;
        play->game->rules_set(play->own_rules, index - 1, value);
        play->head.change[i].index = 0;
    }
    play->rules = play->own_rules;
}

// The start's own lines, with the edition and rulings that hold here.
static void
tell_start(const struct adj_play *play)
{
    const struct adj_game *game = play->game;
    for (const char *line = play->head.start->text; *line != '\0';) {
        size_t length = strcspn(line, "\n");
        if (strncmp(line, "edition ", 8) != 0)
            printf("%.*s\n", (int)length, line);
        if (strncmp(line, "game ", 5) == 0)
            printf("edition %s\n", game->editions[play->head.edition]);
        for (unsigned i = 0; i < 2 && strncmp(line, "game ", 5) == 0; i++) {
            unsigned index = play->head.change[i].index;
            if (index != 0)
                printf("ruling %s = %s\n", game->switches[index - 1].name,
                       game->switches[index - 1].value[play->head.change[i].value]);
        }
        line += length + (line[length] == '\n');
    }
}

struct adj_play *
adj_play_start(const struct adj_game_head *head, bool told)
{
    static struct adj_play *play;
    if (play == NULL && (play = allocate()) == NULL) {
        fprintf(stderr, "out of memory\n");
        exit(4);
    }
    const struct adj_start *start = head->start;
    play->head = *head;
    play->game = start->game;
    play->seats = &start->seats;
    play->seed = 1;
    play->told = told;
    play->orders = 0;
    play->events.count = 0;
    memcpy(play->state, start->state[head->edition], play->game->state_size);
    change_switches(play);
    memcpy(play->before, play->state, play->game->state_size);
    play->game->watch_start(play->rules, play->state, play->watch);
    if (told)
        tell_start(play);
    return play;
}

void
adj_play_list(struct adj_play *play)
{
    adj_listing_make(play->listing, play->game, play->rules, play->state);
}

const char *
adj_play_text(const struct adj_play *play, const void *state, const struct adj_order *order,
              char out[ADJ_PLAY_TEXT])
{
    int used = snprintf(out, ADJ_PLAY_TEXT, "%s: ", adj_seat_label(play->seats, order->seat));
    play->game->print_order(play->rules, state, play->seats, order, out + used,
                            ADJ_PLAY_TEXT - (size_t)used);
    return out;
}

static void
tell_operands(const struct adj_order *order)
{
    printf("# seat %u verb %u", order->seat, order->verb);
    for (unsigned i = 0; i < order->count; i++)
        printf(" %u=%u", order->operand[i].role, order->operand[i].value);
    printf("\n");
}

static void
tell_verdict(const struct adj_play *play, const struct adj_verdict *verdict)
{
    static const char *const kinds[] = {"?", "legal", "refused", "open"};
    printf("expect %s", kinds[verdict->kind <= ADJ_OPEN ? verdict->kind : 0]);
    for (unsigned i = 0; i < verdict->faults && verdict->kind == ADJ_REFUSED; i++) {
        const struct adj_clause_info *clause =
            adj_clause_by_number(play->game, verdict->fault[i].clause);
        printf(" %s", clause == NULL ? "?" : clause->id);
    }
    printf("\n");
}

// An order in a text that can be recorded; one that no text stands for is a comment.
static void
tell_order(const struct adj_play *play, const void *state, const struct adj_order *order)
{
    char text[ADJ_PLAY_TEXT];
    struct adj_order again;
    struct adj_error error = {0};
    adj_play_text(play, state, order, text);
    enum adj_status status = play->game->parse_order(play->rules, state, play->seats, order->seat,
                                                     strchr(text, ':') + 2, &again, &error);
    if (status != ADJ_OK || !adj_order_equal(order, &again)) {
        printf("# no text stands for this order; it would be: %s\n", text);
        tell_operands(order);
    } else {
        printf("%s\n", text);
    }
}

void
adj_play_step(struct adj_play *play, const struct adj_order *order)
{
    if (play->told)
        tell_order(play, play->state, order);
    memcpy(play->before, play->state, play->game->state_size);
    adj_step(play->game, play->rules, play->state, order, &play->verdict, &play->events);
    if (play->told)
        tell_verdict(play, &play->verdict);
    if (play->orders < ADJ_PLAY_ORDERS)
        play->order[play->orders++] = *order;
}

// The game once more, from its start.
static void
tell_game(struct adj_play *play)
{
    memcpy(play->scratch, play->head.start->state[play->head.edition], play->game->state_size);
    tell_start(play);
    for (unsigned i = 0; i < play->orders; i++) {
        struct adj_verdict verdict;
        play->game->judge(play->rules, play->scratch, &play->order[i], ADJ_SHOWN, &verdict);
        tell_order(play, play->scratch, &play->order[i]);
        tell_verdict(play, &verdict);
        if (verdict.kind == ADJ_LEGAL) {
            play->events.count = 0;
            play->game->apply(play->rules, play->scratch, &play->order[i], &play->events);
        }
    }
}

static void
tell_text(void *context, const char *text)
{
    (void)context;
    printf("# %s", text);
}

void
adj_play_fail(struct adj_play *play, const struct adj_order *order, const char *format, ...)
{
    struct adj_verdict verdict;
    char text[ADJ_PLAY_TEXT];
    va_list args;
    printf("\n# what does not hold: ");
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    printf("\n");
    if (!play->told)
        tell_game(play);
    play->game->show(play->rules, play->state, play->seats, tell_text, NULL);
    if (order != NULL) {
        printf("# the order in question: %s\n", adj_play_text(play, play->state, order, text));
        tell_operands(order);
        play->game->judge(play->rules, play->state, order, ADJ_SHOWN, &verdict);
        printf("# judged now: ");
        tell_verdict(play, &verdict);
    }
    fflush(stdout);
    abort();
}
