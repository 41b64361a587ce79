// SPDX-License-Identifier: MIT
#include "replay/notate.h"

#include <stdio.h>
#include <string.h>

enum { LINE_SIZE = ADJ_LINE_MAX + 64 };

static void
put(adj_text_sink *sink, void *context, const char *first, const char *second)
{
    sink(context, first);
    if (*first != 0 && *second != 0)
        sink(context, " ");
    sink(context, second);
    sink(context, "\n");
}

static void
notate_rulings(const struct adj_head *head, adj_text_sink *sink, void *context)
{
    for (unsigned i = 0; i < head->rulings; i++) {
        const struct adj_switch_info *info = &head->game->switches[head->ruling[i].index];
        char ruling[128];
        snprintf(ruling, sizeof ruling, "%s = %s", info->name, info->value[head->ruling[i].value]);
        put(sink, context, "ruling", ruling);
    }
}

// A name that holds the sign of a comment is kept between quotes.
static void
notate_sets(const struct adj_head *head, adj_text_sink *sink, void *context)
{
    for (unsigned i = 0; i < head->sets; i++) {
        char name[ADJ_SET_NAME + 2];
        bool quote = strchr(head->set[i].name, '#') != NULL;
        snprintf(name, sizeof name, "%s%s%s", quote ? "\"" : "", head->set[i].name,
                 quote ? "\"" : "");
        put(sink, context, "cards", name);
    }
}

static void
notate_seats(const struct adj_head *head, adj_text_sink *sink, void *context)
{
    for (unsigned i = 0; i < head->seats.count; i++) {
        char line[ADJ_LABEL_SIZE + ADJ_SEAT_NAME_SIZE + 8];
        const char *name = head->seats.seat[i].name;
        bool straight =
            strchr(name, '"') == NULL; // a name in typographic quotes can hold straight ones
        snprintf(line, sizeof line, "seat %s %s%s%s", head->seats.seat[i].label,
                 straight ? "\"" : "\xe2\x80\x9c", name, straight ? "\"" : "\xe2\x80\x9d");
        put(sink, context, line, head->seat_text[i]);
    }
}

static void
notate_texts(const struct adj_head *head, adj_text_sink *sink, void *context)
{
    static const char *const words[] = {[ADJ_HEAD_TITLE] = "title",
                                        [ADJ_HEAD_EVENT] = "event",
                                        [ADJ_HEAD_DATE] = "date",
                                        [ADJ_HEAD_NOTE] = "note",
                                        [ADJ_HEAD_ACCEPTED] = "accepted"};
    for (const char *at = head->texts; at < head->texts + head->texts_size; at += strlen(at) + 1)
        put(sink, context, words[(unsigned char)at[0]], at + 1);
}

void
adj_notate_head(const struct adj_head *head, adj_text_sink *sink, void *context)
{
    put(sink, context, "game", head->game->name);
    put(sink, context, "edition", head->game->editions[head->edition]);
    notate_rulings(head, sink, context);
    put(sink, context, "mode", head->table ? "table" : "full");
    notate_sets(head, sink, context);
    notate_texts(head, sink, context);
    notate_seats(head, sink, context);
}

void
adj_notate_order(const struct adj_session *session, const struct adj_order *order, char *out,
                 size_t size)
{
    int used = snprintf(out, size, "%s: ", adj_seat_label(&session->head.seats, order->seat));
    if (used > 0 && (size_t)used < size)
        session->game->print_order(session->rules, session->state, &session->head.seats, order,
                                   out + used, size - (size_t)used);
}

static void
notate_position(const struct adj_record *record, adj_text_sink *sink, void *context)
{
    if (record->one_line) {
        put(sink, context, "position", record->text);
        return;
    }
    put(sink, context, "position", "");
    for (const char *at = record->text; at < record->text + record->text_size; at += strlen(at) + 1)
        put(sink, context, " ", at);
    put(sink, context, "end", "");
}

// An order is printed before it is carried out: names are those of the moment it was given.
static void
notate_record(const struct adj_player *player, adj_text_sink *sink, void *context)
{
    const struct adj_record *record = &player->record;
    char line[LINE_SIZE];
    switch (record->kind) {
    case ADJ_RECORD_ORDER:
        adj_notate_order(&player->session, &record->order, line, sizeof line);
        put(sink, context, line, "");
        break;
    case ADJ_RECORD_EXPECT:
        put(sink, context, "expect", record->text);
        break;
    case ADJ_RECORD_FORMERLY:
        put(sink, context, "formerly", record->text);
        break;
    case ADJ_RECORD_STRIKE:
        snprintf(line, sizeof line, "%s: strike %u",
                 adj_seat_label(&player->session.head.seats, record->seat),
                 (unsigned)record->number);
        put(sink, context, line, "");
        break;
    case ADJ_RECORD_POSITION:
        notate_position(record, sink, context);
        break;
    case ADJ_RECORD_CHECKPOINT:
        break;
    }
}

enum adj_status
adj_notate(struct adj_player *player, adj_text_sink *sink, void *context, struct adj_error *error)
{
    adj_notate_head(&player->session.head, sink, context);
    enum adj_status status;
    while ((status = adj_player_read(player)) == ADJ_OK) {
        notate_record(player, sink, context);
        status = adj_player_carry(player, error);
        if (status != ADJ_OK)
            return status;
    }
    return status == ADJ_END ? ADJ_OK : status;
}
