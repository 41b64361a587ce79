// SPDX-License-Identifier: MIT
#include "replay/cli/legal_json.h"

#include "replay/cli/open.h"
#include "replay/report.h"

struct listing {
    struct adj_json *json;
    const struct adj_session *session;
    bool certain; // which of the two lists is gone through
    unsigned long from, most;
    unsigned long at; // orders of players so far
};

static bool
list_one(void *context, const struct adj_order *order, bool certain)
{
    struct listing *list = context;
    char text[ADJ_OPEN_TEXT];
    if (order->seat == ADJ_SEAT_TABLE || certain != list->certain)
        return true;
    unsigned long number = ++list->at;
    if (number >= list->from && number - list->from < list->most)
        adj_json_put_text(list->json, NULL,
                          adj_open_print(list->session, list->session->state, order, text));
    return true;
}

// Goes through one of the lists; returns how many orders there are up to its end.
static unsigned long
list_all(struct listing *list, bool certain)
{
    const struct adj_session *session = list->session;
    list->certain = certain;
    session->game->enumerate(session->rules, session->state, list_one, list);
    return list->at;
}

struct blanks {
    struct adj_json *json;
    bool items; // an array of items is open
};

static void
close_items(struct blanks *blanks)
{
    if (blanks->items) {
        adj_json_close(blanks->json, ']');
        adj_json_close(blanks->json, '}');
    }
    blanks->items = false;
}

static void
put_bounds(struct adj_json *json, const struct adj_blank *blank)
{
    adj_json_put_number(json, "lo", blank->lo);
    if (blank->hi == ADJ_BLANK_NO_BOUND)
        adj_json_put_text(json, "hi", NULL);
    else
        adj_json_put_number(json, "hi", blank->hi);
    adj_json_close(json, '}');
}

static void
put_blank(void *context, const struct adj_blank *blank, const char *item)
{
    struct blanks *blanks = context;
    struct adj_json *json = blanks->json;
    if (item) {
        adj_json_put_text(json, NULL, item);
        return;
    }
    close_items(blanks);
    adj_json_open(json, NULL, '{');
    adj_json_put_text(json, "before", blank->before);
    if (blank->kind == ADJ_BLANK_NUMBER) {
        put_bounds(json, blank);
        return;
    }
    adj_json_put_number(json, "take", blank->take);
    adj_json_put_text(json, "or", blank->other);
    adj_json_open(json, "of", '[');
    blanks->items = true;
}

static bool
put_pattern(void *context, const struct adj_order *order, bool certain)
{
    struct listing *list = context;
    const struct adj_session *session = list->session;
    char text[ADJ_OPEN_TEXT];
    (void)certain;
    if (order->seat != ADJ_SEAT_TABLE)
        return true;
    struct blanks blanks = {.json = list->json};
    adj_json_open(list->json, NULL, '{');
    adj_json_put_text(list->json, "order", adj_open_print(session, session->state, order, text));
    adj_json_open(list->json, "blanks", '[');
    session->game->blanks(session->rules, session->state, &session->head.seats, order, put_blank,
                          &blanks);
    close_items(&blanks);
    adj_json_close(list->json, ']');
    adj_json_close(list->json, '}');
    return true;
}

void
adj_chance_json(struct adj_json *json, const struct adj_session *session)
{
    struct listing list = {.json = json, .session = session};
    adj_json_open(json, "chance", '[');
    session->game->enumerate(session->rules, session->state, put_pattern, &list);
    adj_json_close(json, ']');
}

void
adj_legal_json(struct adj_json *json, const struct adj_session *session, unsigned long from,
               unsigned long most)
{
    struct listing list = {.json = json, .session = session, .from = from, .most = most};
    adj_json_put_text(json, "to_move", adj_to_move_label(session));
    adj_json_put_number(json, "from", (int64_t)from);
    adj_json_open(json, "orders", '[');
    unsigned long certain = list_all(&list, true), all = list_all(&list, false);
    adj_json_close(json, ']');
    adj_json_put_number(json, "certain", (int64_t)certain);
    adj_json_put_number(json, "count", (int64_t)all);
    adj_chance_json(json, session);
}
