// SPDX-License-Identifier: MIT
// Reads and writes orders, positions and expectations:
//     A: salvage 2 from 1        position 3 4 5 A        expect A wins

#include <stdio.h>
#include <string.h>
#include "engine/skeleton/skeleton.h"
#include "engine/skeleton/state.h"

static enum adj_status
fail(struct adj_error *error, enum adj_status status, const char *message)
{
    if (error != NULL)
        error->column = 1; // a real game says which character
    return adj_error_set(error, status, "%s", message);
}

enum adj_status
adj_sk_parse_order(const void *rules, const void *state, const struct adj_seats *seats,
                   unsigned seat, const char *text, struct adj_order *order,
                   struct adj_error *error)
{
    unsigned count = 0, wreck = 0;
    int end = 0;
    (void)rules;
    (void)state;
    (void)seats;
    memset(order, 0, sizeof *order);
    order->seat = (uint8_t)seat;
    if (strcmp(text, "resign") == 0) {
        order->verb = ADJ_SK_RESIGN;
        return ADJ_OK;
    }
    if (sscanf(text, "salvage %3u from %3u%n", &count, &wreck, &end) != 2 || text[end] != 0)
        return fail(error, ADJ_BAD_SYNTAX, "an order is \"salvage N from WRECK\" or \"resign\"");
    order->verb = ADJ_SK_SALVAGE;
    adj_order_add(order, ADJ_SK_COUNT, count);
    adj_order_add(order, ADJ_SK_WRECK, wreck);
    return ADJ_OK;
}

void
adj_sk_print_order(const void *rules, const void *state, const struct adj_seats *seats,
                   const struct adj_order *order, char *out, size_t size)
{
    (void)rules;
    (void)state;
    (void)seats;
    if (order->verb == ADJ_SK_SALVAGE && order->count == 2)
        snprintf(out, size, "salvage %u from %u", order->operand[0].value, order->operand[1].value);
    else
        snprintf(out, size, "%s", order->verb == ADJ_SK_RESIGN ? "resign" : "");
}

enum adj_status
adj_sk_position_start(const void *rules, void *state)
{
    (void)rules;
    memset(state, 0, sizeof(struct adj_sk_state));
    return ADJ_OK;
}

enum adj_status
adj_sk_position_line(const void *rules, void *state, const struct adj_seats *seats,
                     const char *text, struct adj_error *error)
{
    struct adj_sk_state *s = state;
    unsigned crates[ADJ_SK_WRECKS];
    char label[ADJ_LABEL_SIZE] = "";
    int end = 0;
    (void)rules;
    if (sscanf(text, "%1u %1u %1u %8s%n", &crates[0], &crates[1], &crates[2], label, &end) != 4 ||
        text[end] != 0)
        return fail(error, ADJ_BAD_SYNTAX, "a position is three numbers and who is to move");
    for (unsigned i = 0; i < ADJ_SK_WRECKS; i++)
        s->crates[i] = (uint8_t)crates[i];
    while (s->to_move < ADJ_SK_SEATS && strcmp(seats->seat[s->to_move].label, label) != 0)
        s->to_move++;
    return s->to_move < ADJ_SK_SEATS ? ADJ_OK : fail(error, ADJ_BAD_NAME, "there is no such seat");
}

enum adj_status
adj_sk_position_end(const void *rules, void *state, const struct adj_seats *seats,
                    struct adj_error *error)
{
    const struct adj_sk_state *s = state;
    (void)rules;
    (void)seats;
    if (s->crates[0] + s->crates[1] + s->crates[2] == 0)
        return fail(error, ADJ_BAD_POSITION, "a crate at least is left (SK-WIN-1)");
    return ADJ_OK;
}

void
adj_sk_print_position(const void *rules, const void *state, const struct adj_seats *seats,
                      adj_text_sink *sink, void *context)
{
    const struct adj_sk_state *s = state;
    char text[64];
    (void)rules;
    snprintf(text, sizeof text, "%u %u %u %s\n", s->crates[0], s->crates[1], s->crates[2],
             seats->seat[s->to_move].label);
    sink(context, text);
}

enum adj_status
adj_sk_expect(const void *rules, const void *state, const struct adj_events *events,
              const struct adj_seats *seats, const char *text, bool *holds, char *actual,
              size_t size, struct adj_error *error)
{
    const struct adj_sk_state *s = state;
    char label[ADJ_LABEL_SIZE] = "";
    int end = 0;
    (void)rules;
    (void)events;
    if (sscanf(text, "%8s wins%n", label, &end) != 1 || end == 0 || text[end] != 0)
        return fail(error, ADJ_BAD_SYNTAX, "say \"SEAT wins\"");
    const char *winner = s->winner != 0 ? seats->seat[s->winner - 1].label : "nobody";
    *holds = strcmp(label, winner) == 0;
    snprintf(actual, size, "%s wins", winner);
    return ADJ_OK;
}
