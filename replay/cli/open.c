// SPDX-License-Identifier: MIT
#include "replay/cli/open.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include "replay/cli/commands.h"
#include "replay/cli/output.h"
#include "replay/store.h"
#include "replay/world.h"
#include "specs/load.h"

static int
no_such_order(const struct adj_player *player, const char *file, long at)
{
    fprintf(stderr, "adjutant: %s: there is no order %ld; the last is %" PRIu32 "\n", file, at,
            player->session.number);
    return ADJ_EXIT_USAGE;
}

// A ruleset without assumed values may not be at hand: a record can have its own in it.
static void
open_facts(struct adj_opened *opened, const char *folder)
{
    struct adj_error error = {0};
    if (adj_assumed_any(&opened->player.session) &&
        adj_facts_open(&opened->facts, &opened->player.session, folder, &error) != ADJ_OK)
        fprintf(stderr, "adjutant: what rests on assumed values cannot be told: %s\n",
                error.message);
}

static enum adj_status
play_to(struct adj_opened *opened, uint32_t number, struct adj_error *error)
{
    struct adj_player *player = &opened->player;
    enum adj_status status = ADJ_OK;
    while (status == ADJ_OK && (player->session.number < number || !player->session.begun)) {
        status = adj_player_next(player, error);
        adj_facts_follow(&opened->facts, &player->session, player->at);
    }
    if (status != ADJ_OK && status != ADJ_END)
        return status;
    return adj_player_to(player, number, error); // is there such an order?
}

void
adj_open_close(struct adj_opened *opened)
{
    adj_facts_close(&opened->facts);
    adj_player_close(&opened->player);
}

int
adj_open_at(struct adj_opened *opened, const char *file, const struct adj_words *words, long at)
{
    struct adj_player *player = &opened->player;
    struct adj_cards cards;
    struct adj_error error = {0};
    char folder[ADJ_PATH_SIZE];
    opened->facts.open = false;
    adj_store_folder(file, folder, sizeof folder);
    int code = adj_cards_place(&cards, words, folder, false);
    if (code != 0)
        return code;
    struct adj_player_options options = {
        .edition = ADJ_EDITION_AS_RECORDED, .sets = cards.set, .set_count = cards.count};
    if (adj_player_open(player, &adj_world, &options, file, &error) != ADJ_OK)
        return adj_out_error(file, &error);
    open_facts(opened, folder);
    bool too_high = at > ADJ_NUMBER_MAX;
    uint32_t number = at < 0 || too_high ? ADJ_NUMBER_MAX : (uint32_t)at;
    enum adj_status status = play_to(opened, number, &error);
    if (too_high || (at > 0 && status == ADJ_BAD_VALUE))
        code = no_such_order(player, file, at);
    else if (status != ADJ_OK)
        code = adj_out_error(file, &error);
    if (code != 0)
        adj_open_close(opened);
    return code;
}

// The seat that `text` begins with; *rest is set behind its colon.
static bool
find_seat(const struct adj_seats *seats, const char *text, unsigned *seat, const char **rest)
{
    size_t length = strcspn(text, ":");
    if (text[length] != ':')
        return false;
    *rest = text + length + 1;
    while (length > 0 && isspace((unsigned char)text[length - 1]))
        length--;
    if (length == 5 && strncasecmp(text, "table", length) == 0) {
        *seat = ADJ_SEAT_TABLE;
        return true;
    }
    for (*seat = 0; *seat < seats->count; (*seat)++)
        if (strlen(seats->seat[*seat].label) == length &&
            strncasecmp(text, seats->seat[*seat].label, length) == 0)
            return true;
    return false;
}

// The column as the user typed it.
static enum adj_status
place(struct adj_error *error, enum adj_status status, const char *text, const char *at)
{
    error->column = (uint32_t)(at - text) + (error->column > 0 ? error->column : 1);
    return status;
}

enum adj_status
adj_order_read(const struct adj_session *session, const char *text, struct adj_order *order,
               struct adj_error *error)
{
    const struct adj_seats *seats = &session->head.seats;
    unsigned seat;
    const char *start = text + strspn(text, " \t"), *rest;
    error->column = 0;
    if (!find_seat(seats, start, &seat, &rest))
        return place(error,
                     adj_error_set(error, ADJ_BAD_SYNTAX,
                                   "an order begins with its seat, such as \"%s: ...\" or "
                                   "\"table: ...\"",
                                   seats->count > 0 ? seats->seat[0].label : "A"),
                     text, start);
    rest += strspn(rest, " \t");
    if (strlen(rest) >= ADJ_LINE_MAX)
        return place(
            error,
            adj_error_set(error, ADJ_BAD_LIMIT, "an order has at most %d bytes", ADJ_LINE_MAX - 1),
            text, rest);
    enum adj_status status =
        session->game->parse_order(session->rules, session->state, seats, seat, rest, order, error);
    return status == ADJ_OK ? status : place(error, status, text, rest);
}

int
adj_open_order(const struct adj_session *session, const char *text, struct adj_order *order)
{
    struct adj_error error = {0};
    enum adj_status status = adj_order_read(session, text, order, &error);
    if (status != ADJ_OK)
        fprintf(stderr, "adjutant: --order, column %" PRIu32 ": %s [%s]\n", error.column,
                error.message, adj_status_code(status));
    return adj_status_exit(status);
}

const char *
adj_open_print(const struct adj_session *session, const void *state, const struct adj_order *order,
               char out[ADJ_OPEN_TEXT])
{
    const struct adj_seats *seats = &session->head.seats;
    int used = snprintf(out, ADJ_OPEN_TEXT, "%s: ", adj_seat_label(seats, order->seat));
    session->game->print_order(session->rules, state, seats, order, out + used,
                               ADJ_OPEN_TEXT - (size_t)used);
    return out;
}
