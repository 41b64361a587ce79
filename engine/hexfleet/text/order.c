// SPDX-License-Identifier: MIT
// Reads and writes orders: "d4-f2", "d4xf2" and a few words (replay/ORDERS.md).

#include <string.h>
#include "engine/hexfleet/hexfleet.h"
#include "engine/hexfleet/order.h"
#include "engine/hexfleet/text/words.h"

static const struct {
    const char *word;
    uint8_t verb;
} words[] = {
    // The first of each is how it is written.
    {"pass", ADJ_HX_PASS},        {"resign", ADJ_HX_RESIGN},      {"draw-offer", ADJ_HX_OFFER},
    {"offer draw", ADJ_HX_OFFER}, {"draw-accept", ADJ_HX_ACCEPT}, {"accept draw", ADJ_HX_ACCEPT},
};

static const char *
skip(const char *at)
{
    while (*at == ' ' || *at == '\t')
        at++;
    return at;
}

// `x` claims a sinking, so an enemy ship has to be there.
static enum adj_status
check_sign(const struct adj_hx_state *state, const struct adj_order *order, const char *text,
           const char *sign, struct adj_error *error)
{
    unsigned to = order->operand[1].value;
    bool enemy = to < ADJ_HX_CELLS && order->seat < ADJ_HX_SEATS &&
                 adj_hx_is_of(state->cell[to], 1u - order->seat);
    char name[ADJ_HX_CELL_TEXT];
    if (*sign == '-' || enemy)
        return ADJ_OK;
    return adj_hx_fail(error, ADJ_BAD_VALUE, text, sign,
                       "\"x\" says that a ship is sunk, but %s holds no enemy ship",
                       adj_hx_cell_text(to, name));
}

static enum adj_status
parse_move(const struct adj_hx_state *state, const char *text, const char *at,
           struct adj_order *order, struct adj_error *error)
{
    unsigned from = 0, to = 0;
    size_t size = adj_hx_cell_read(at, &from);
    const char *sign = skip(at + size);
    if (size == 0)
        return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, at,
                           "an order is two cells, such as d4-f2, or resign, draw-offer or "
                           "draw-accept");
    if (*sign != '-' && *sign != 'x' && *sign != 'X')
        return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, sign,
                           "\"-\" or \"x\" and a second cell are missing");
    at = skip(sign + 1);
    size = adj_hx_cell_read(at, &to);
    if (size == 0)
        return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, at, "the second cell is missing");
    if (*skip(at + size) != 0)
        return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, at + size, "nothing follows a move");
    order->verb = ADJ_HX_MOVE;
    adj_order_add(order, ADJ_HX_FROM, from);
    adj_order_add(order, ADJ_HX_TO, to);
    return check_sign(state, order, text, sign, error);
}

enum adj_status
adj_hx_parse_order(const void *rules, const void *state, const struct adj_seats *seats,
                   unsigned seat, const char *text, struct adj_order *order,
                   struct adj_error *error)
{
    (void)rules;
    (void)seats;
    memset(order, 0, sizeof *order);
    order->seat = (uint8_t)seat;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        const char *at = text;
        if (!adj_hx_read_word(&at, words[i].word))
            continue;
        order->verb = words[i].verb;
        at = skip(at);
        return *at == 0 ? ADJ_OK
                        : adj_hx_fail(error, ADJ_BAD_SYNTAX, text, at, "nothing follows \"%s\"",
                                      words[i].word);
    }
    const char *at = text;
    adj_hx_read_word(&at, "move");
    return parse_move(state, text, skip(at), order, error);
}

void
adj_hx_print_order(const void *rules, const void *state, const struct adj_seats *seats,
                   const struct adj_order *order, char *out, size_t size)
{
    const struct adj_hx_state *s = state;
    struct adj_hx_out text = adj_hx_out_start(out, size);
    char from[ADJ_HX_CELL_TEXT], to[ADJ_HX_CELL_TEXT];
    (void)rules;
    (void)seats;
    for (size_t i = 0; order->count == 0 && i < sizeof words / sizeof words[0]; i++) {
        if (words[i].verb == order->verb) {
            adj_hx_out_add(&text, "%s", words[i].word);
            return;
        }
    }
    if (order->verb != ADJ_HX_MOVE || order->count != 2)
        return; // no text stands for it
    unsigned end = order->operand[1].value;
    bool sinks = end < ADJ_HX_CELLS && order->seat < ADJ_HX_SEATS &&
                 adj_hx_is_of(s->cell[end], 1u - order->seat);
    adj_hx_out_add(&text, "%s%c%s", adj_hx_cell_text(order->operand[0].value, from),
                   sinks ? 'x' : '-', adj_hx_cell_text(end, to));
}
