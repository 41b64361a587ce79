// SPDX-License-Identifier: MIT
// Puts faults, events and what is to be decided next into words.

#include "engine/hexfleet/clause.h"
#include "engine/hexfleet/event.h"
#include "engine/hexfleet/fault.h"
#include "engine/hexfleet/hexfleet.h"
#include "engine/hexfleet/moves.h"
#include "engine/hexfleet/order.h"
#include "engine/hexfleet/text/words.h"

// The value of the nth operand of this kind, or `none`.
static int
operand(const struct adj_fault *fault, unsigned kind, unsigned nth, int none)
{
    for (unsigned i = 0; i < fault->operands; i++)
        if (fault->operand[i].kind == kind && nth-- == 0)
            return fault->operand[i].value;
    return none;
}

static void
explain_way(struct adj_hx_out *out, const struct adj_fault *fault)
{
    char to[ADJ_HX_CELL_TEXT], by[ADJ_HX_CELL_TEXT];
    unsigned ship = (unsigned)operand(fault, ADJ_HX_F_SHIP, 0, ADJ_HX_VACANT);
    unsigned target = (unsigned)operand(fault, ADJ_HX_F_TARGET, 0, ADJ_HX_VACANT);
    adj_hx_cell_text((unsigned)operand(fault, ADJ_HX_F_CELL, 0, 0), to);
    adj_hx_out_add(out, "a %s would go to %s", adj_hx_ship_word(ship), to);
    if (target != ADJ_HX_VACANT)
        adj_hx_out_add(out, ", and a %s on %s stands in the way", adj_hx_ship_word(target),
                       adj_hx_cell_text((unsigned)operand(fault, ADJ_HX_F_CELL, 1, 0), by));
}

static void
explain_ship(struct adj_hx_out *out, const struct adj_fault *fault, const struct adj_seats *seats)
{
    char cell[ADJ_HX_CELL_TEXT];
    unsigned ship = (unsigned)operand(fault, ADJ_HX_F_SHIP, 0, ADJ_HX_VACANT);
    adj_hx_cell_text((unsigned)operand(fault, ADJ_HX_F_CELL, 0, 0), cell);
    if (ship == ADJ_HX_VACANT)
        adj_hx_out_add(out, "%s is vacant", cell);
    else
        adj_hx_out_add(out, "on %s stands a %s of %s", cell, adj_hx_ship_word(ship),
                       adj_hx_seat_name(seats, adj_hx_seat_of(ship)));
}

static void
explain_attack(struct adj_hx_out *out, const struct adj_fault *fault, const char *more)
{
    unsigned ship = (unsigned)operand(fault, ADJ_HX_F_SHIP, 0, ADJ_HX_VACANT);
    unsigned target = (unsigned)operand(fault, ADJ_HX_F_TARGET, 0, ADJ_HX_VACANT);
    adj_hx_out_add(out, "a %s attacks a %s%s", adj_hx_ship_word(ship), adj_hx_ship_word(target),
                   more);
}

static void
explain_offer(struct adj_hx_out *out, const struct adj_fault *fault, const struct adj_seats *seats)
{
    int offered = operand(fault, ADJ_HX_F_OFFER, 0, 0);
    if (offered == 0)
        adj_hx_out_add(out, "nobody has offered a draw that could be accepted");
    else
        adj_hx_out_add(out, "the offer that stands is %s's own",
                       adj_hx_seat_name(seats, (unsigned)offered - 1));
}

void
adj_hx_explain_fault(const void *rules, const void *state, const struct adj_seats *seats,
                     const struct adj_fault *fault, char *text, size_t size)
{
    struct adj_hx_out out = adj_hx_out_start(text, size);
    char cell[ADJ_HX_CELL_TEXT];
    unsigned seat = (unsigned)operand(fault, ADJ_HX_F_SEAT, 0, 0);
    (void)rules;
    adj_hx_cell_text((unsigned)operand(fault, ADJ_HX_F_CELL, 0, 0), cell);
    switch (fault->clause) {
    case ADJ_HX_TURN_1:
        adj_hx_out_add(&out, "it is %s's turn", adj_hx_seat_name(seats, seat));
        break;
    case ADJ_HX_TURN_3:
        adj_hx_out_end(&out, state, seats);
        break;
    case ADJ_HX_BOARD_1:
        adj_hx_out_add(&out, "there is no cell %s", cell);
        break;
    case ADJ_HX_MOVE_1:
    case ADJ_HX_MOVE_3:
    case ADJ_HX_SUP_2:
    case ADJ_HX_SUP_3:
    case ADJ_HX_SUP_4:
        explain_ship(&out, fault, seats);
        break;
    case ADJ_HX_MOVE_2:
        adj_hx_out_add(&out, "%s is where it stands", cell);
        break;
    case ADJ_HX_DIS_2:
        adj_hx_out_add(&out, "two enemy ships or more stand next to the flagship on %s", cell);
        break;
    case ADJ_HX_R_9:
        adj_hx_out_add(&out, "the flagship on %s could be sunk after it", cell);
        break;
    case ADJ_HX_R_7:
        adj_hx_out_add(&out, "a ship can be sunk, and this order sinks none");
        break;
    case ADJ_HX_SINK_2:
        explain_attack(&out, fault, " without support");
        break;
    case ADJ_HX_SINK_3:
        explain_attack(&out, fault, "");
        break;
    case ADJ_HX_DRAW_4:
        explain_offer(&out, fault, seats);
        break;
    case ADJ_HX_TURN_2:
    case ADJ_HX_R_11:
        break; // the clause says it all
    default:
        explain_way(&out, fault);
    }
}

static const char *
seat_of(const struct adj_seats *seats, const struct adj_event *event, unsigned ship)
{
    return adj_hx_seat_name(seats, adj_hx_seat_of(event->arg[ship]));
}

void
adj_hx_explain_event(const void *rules, const void *state, const struct adj_seats *seats,
                     const struct adj_event *event, char *text, size_t size)
{
    struct adj_hx_out out = adj_hx_out_start(text, size);
    char a[ADJ_HX_CELL_TEXT], b[ADJ_HX_CELL_TEXT];
    const char *name = adj_hx_seat_name(seats, event->arg[0]);
    (void)rules;
    switch ((enum adj_hx_event)event->kind) {
    case ADJ_HX_E_MOVE:
        adj_hx_out_add(&out, "%s's %s goes from %s to %s", seat_of(seats, event, 0),
                       adj_hx_ship_word(event->arg[0]), adj_hx_cell_text(event->arg[1], a),
                       adj_hx_cell_text(event->arg[2], b));
        break;
    case ADJ_HX_E_SINK:
        adj_hx_out_add(&out, "It sinks %s's %s", seat_of(seats, event, 0),
                       adj_hx_ship_word(event->arg[0]));
        break;
    case ADJ_HX_E_DISABLED:
        adj_hx_out_add(&out, "%s's flagship on %s is disabled", name,
                       adj_hx_cell_text(event->arg[1], a));
        break;
    case ADJ_HX_E_FREED:
        adj_hx_out_add(&out, "%s's flagship on %s is no longer disabled", name,
                       adj_hx_cell_text(event->arg[1], a));
        break;
    case ADJ_HX_E_OFFER:
        adj_hx_out_add(&out, "%s offers a draw", name);
        break;
    case ADJ_HX_E_LAPSE:
        adj_hx_out_add(&out, "%s's offer of a draw is not taken", name);
        break;
    case ADJ_HX_E_OVER: {
        struct adj_hx_state over = *(const struct adj_hx_state *)state;
        over.winner = (uint8_t)event->arg[0];
        over.end = (uint8_t)event->arg[1];
        adj_hx_out_end(&out, &over, seats);
        break;
    }
    }
}

struct count {
    unsigned moves;
};

static bool
count_one(void *context, const struct adj_order *order, bool certain)
{
    struct count *count = context;
    (void)certain;
    count->moves += order->verb == ADJ_HX_MOVE;
    return true;
}

void
adj_hx_explain_next(const void *rules, const void *state, const struct adj_seats *seats,
                    adj_text_sink *sink, void *context)
{
    const struct adj_hx_state *s = state;
    char text[256];
    struct adj_hx_out out = adj_hx_out_start(text, sizeof text);
    struct count count = {.moves = 0};
    if (s->end != ADJ_HX_ON) {
        adj_hx_out_end(&out, s, seats);
        adj_hx_out_add(&out, "\n");
        sink(context, text);
        return;
    }
    adj_hx_enumerate(rules, state, count_one, &count);
    adj_hx_out_add(&out, "%s moves one ship: %u legal move%s\n",
                   adj_hx_seat_name(seats, s->to_move), count.moves, count.moves == 1 ? "" : "s");
    if (s->offered != 0)
        adj_hx_out_add(&out, "%s has offered a draw, %s may accept\n",
                       adj_hx_seat_name(seats, s->offered - 1u),
                       adj_hx_seat_name(seats, 2u - s->offered));
    sink(context, text);
}
