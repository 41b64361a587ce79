// SPDX-License-Identifier: MIT
// Is what a record expects the case (replay/ORDERS.md, "Expectations")?

#include <string.h>
#include "engine/hexfleet/hexfleet.h"
#include "engine/hexfleet/moves.h"
#include "engine/hexfleet/order.h"
#include "engine/hexfleet/text/position.h"

struct expect {
    const struct adj_hx_rules *rules;
    const struct adj_hx_state *state;
    const struct adj_seats *seats;
    const char *text, *at;
    bool *holds;
    struct adj_hx_out out;
    struct adj_error *error;
};

static enum adj_status
fail(struct expect *e, const char *message)
{
    while (*e->at == ' ' || *e->at == '\t')
        e->at++;
    return adj_hx_fail(e->error, ADJ_BAD_SYNTAX, e->text, e->at, "%s", message);
}

static enum adj_status
expect_number(struct expect *e, unsigned long actual, const char *what)
{
    unsigned long wanted = 0;
    enum adj_status status = adj_hx_number(e->text, &e->at, ADJ_HX_PLY_MAX, &wanted, e->error);
    if (status != ADJ_OK)
        return status;
    *e->holds = wanted == actual;
    adj_hx_out_add(&e->out, "%s %lu", what, actual);
    return ADJ_OK;
}

static bool
count_one(void *context, const struct adj_order *order, bool certain)
{
    unsigned *moves = context;
    (void)certain;
    *moves += order->verb == ADJ_HX_MOVE;
    return true;
}

static unsigned
count_moves(const struct expect *e)
{
    unsigned moves = 0;
    adj_hx_enumerate(e->rules, e->state, count_one, &moves);
    return moves;
}

static enum adj_status
expect_flagship(struct expect *e, unsigned seat)
{
    unsigned cell = adj_hx_find_flagship(e->state->cell, seat);
    bool sunk = cell == ADJ_HX_OFF;
    bool disabled = !sunk && adj_hx_is_disabled(e->state->cell, cell, ADJ_HX_OFF);
    if (adj_hx_read_word(&e->at, "disabled"))
        *e->holds = disabled;
    else if (adj_hx_read_word(&e->at, "free"))
        *e->holds = !sunk && !disabled;
    else if (adj_hx_read_word(&e->at, "sunk"))
        *e->holds = sunk;
    else
        return fail(e, "say disabled, free or sunk");
    adj_hx_out_add(&e->out, "the flagship is %s", sunk ? "sunk" : disabled ? "disabled" : "free");
    return ADJ_OK;
}

static enum adj_status
expect_seat(struct expect *e, unsigned seat)
{
    if (adj_hx_read_word(&e->at, "ships"))
        return expect_number(e, 9ul - e->state->sunk[seat], "ships");
    if (adj_hx_read_word(&e->at, "flagship"))
        return expect_flagship(e, seat);
    if (!adj_hx_read_word(&e->at, "wins"))
        return fail(e, "say wins, ships or flagship");
    *e->holds = e->state->winner == seat + 1;
    adj_hx_out_end(&e->out, e->state, e->seats);
    if (e->state->end == ADJ_HX_ON)
        adj_hx_out_add(&e->out, "the game is not over");
    return ADJ_OK;
}

// The seat whose label comes next, or ADJ_HX_SEATS.
static unsigned
read_seat(struct expect *e)
{
    unsigned seat = 0;
    for (; seat < ADJ_HX_SEATS && seat < e->seats->count; seat++) {
        char label[ADJ_LABEL_SIZE] = "";
        for (unsigned i = 0; e->seats->seat[seat].label[i] != 0; i++)
            label[i] = (char)(e->seats->seat[seat].label[i] | 0x20); // letters only
        if (adj_hx_read_word(&e->at, label))
            return seat;
    }
    return ADJ_HX_SEATS;
}

static enum adj_status
expect_cell(struct expect *e, unsigned cell)
{
    unsigned ship = e->state->cell[cell], wanted = ADJ_HX_VACANT;
    while (*e->at == ' ' || *e->at == '\t')
        e->at++;
    if (!adj_hx_read_word(&e->at, "vacant")) {
        wanted = adj_hx_ship_read(*e->at);
        if (wanted == ADJ_HX_VACANT)
            return fail(e, "say what stands there: one of F R S C f r s c, or vacant");
        e->at++;
    }
    *e->holds = ship == wanted;
    if (ship == ADJ_HX_VACANT)
        adj_hx_out_add(&e->out, "it is vacant");
    else
        adj_hx_out_add(&e->out, "there stands %c", adj_hx_ship_letter(ship));
    return ADJ_OK;
}

static enum adj_status
expect_next(struct expect *e)
{
    unsigned seat = read_seat(e);
    if (seat == ADJ_HX_SEATS)
        return fail(e, "a seat's label is missing");
    *e->holds = e->state->end == ADJ_HX_ON && e->state->to_move == seat;
    adj_hx_out_add(&e->out, "%s",
                   e->state->end != ADJ_HX_ON ? "the game is over"
                                              : adj_hx_seat_name(e->seats, e->state->to_move));
    return ADJ_OK;
}

// The rest of the line is a position text.
static enum adj_status
expect_position(struct expect *e)
{
    struct adj_hx_typed typed;
    while (*e->at == ' ' || *e->at == '\t')
        e->at++;
    enum adj_status status = adj_hx_typed_read(e->rules, e->text, e->at, &typed, e->error);
    if (status != ADJ_OK)
        return status;
    *e->holds = memcmp(typed.cell, e->state->cell, sizeof typed.cell) == 0 &&
                typed.to_move == e->state->to_move && // what is not said of plies does not matter
                (!typed.has_ply || typed.ply == e->state->ply) &&
                (!typed.has_quiet || typed.quiet == e->state->quiet);
    adj_hx_out_position(&e->out, e->state);
    e->at += strlen(e->at);
    return ADJ_OK;
}

static enum adj_status
expect_end(struct expect *e, bool drawn)
{
    *e->holds = e->state->end != ADJ_HX_ON && (!drawn || e->state->winner == 0);
    adj_hx_out_end(&e->out, e->state, e->seats);
    if (e->state->end == ADJ_HX_ON)
        adj_hx_out_add(&e->out, "the game is not over");
    return ADJ_OK;
}

static enum adj_status
expect_any(struct expect *e)
{
    unsigned cell = 0, seat = read_seat(e);
    if (seat < ADJ_HX_SEATS)
        return expect_seat(e, seat);
    if (adj_hx_read_word(&e->at, "next"))
        return expect_next(e);
    if (adj_hx_read_word(&e->at, "over"))
        return expect_end(e, false);
    if (adj_hx_read_word(&e->at, "drawn"))
        return expect_end(e, true);
    if (adj_hx_read_word(&e->at, "moves"))
        return expect_number(e, count_moves(e), "moves");
    if (adj_hx_read_word(&e->at, "ply"))
        return expect_number(e, e->state->ply, "ply");
    if (adj_hx_read_word(&e->at, "quiet"))
        return expect_number(e, e->state->quiet, "quiet");
    if (adj_hx_read_word(&e->at, "position"))
        return expect_position(e);
    size_t size = adj_hx_cell_read(e->at, &cell);
    if (size == 0 || cell >= ADJ_HX_CELLS)
        return fail(e, "say a seat, a cell, next, over, drawn, moves, ply, quiet or position");
    e->at += size;
    return expect_cell(e, cell);
}

enum adj_status
adj_hx_expect(const void *rules, const void *state, const struct adj_events *events,
              const struct adj_seats *seats, const char *text, bool *holds, char *actual,
              size_t size, struct adj_error *error)
{
    struct expect e = {.rules = rules,
                       .state = state,
                       .seats = seats,
                       .text = text,
                       .at = text,
                       .holds = holds,
                       .out = adj_hx_out_start(actual, size),
                       .error = error};
    (void)events;
    while (*e.at == ' ' || *e.at == '\t')
        e.at++;
    enum adj_status status = expect_any(&e);
    if (status != ADJ_OK)
        return status;
    while (*e.at == ' ' || *e.at == '\t')
        e.at++;
    return *e.at == 0 ? ADJ_OK : fail(&e, "nothing more is expected here");
}
