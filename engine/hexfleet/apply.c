// SPDX-License-Identifier: MIT
// Carries out a legal order, and tells whether the game has ended (catalogue, HX-2.7).

#include <assert.h>
#include <string.h>
#include "engine/hexfleet/clause.h"
#include "engine/hexfleet/event.h"
#include "engine/hexfleet/hexfleet.h"
#include "engine/hexfleet/moves.h"
#include "engine/hexfleet/order.h"
#include "engine/hexfleet/outcome.h"

static void move(const struct adj_hx_rules *rules, struct adj_hx_state *state, unsigned from,
                 unsigned to, struct adj_events *events);
static void offer_draw(struct adj_hx_state *state, unsigned seat, struct adj_events *events);

void
adj_hx_apply(const void *rules, void *state, const struct adj_order *order,
             struct adj_events *events)
{
    struct adj_hx_state *s = state;
    switch ((enum adj_hx_verb)order->verb) {
    case ADJ_HX_MOVE:
        move(rules, s, order->operand[0].value, order->operand[1].value, events);
        break;
    case ADJ_HX_RESIGN:
        adj_hx_finish(s, ADJ_HX_RESIGNED, 2u - order->seat, ADJ_HX_WIN_4, events);
        break;
    case ADJ_HX_OFFER:
        offer_draw(s, order->seat, events);
        break;
    case ADJ_HX_ACCEPT:
        adj_hx_finish(s, ADJ_HX_AGREED, 0, ADJ_HX_DRAW_4, events);
        break;
    case ADJ_HX_PASS:
        assert(false); // is never legal (HX-TURN-2)
        break;
    }
}

// Who offers a draw while the other side's offer stands takes that one.
static void
offer_draw(struct adj_hx_state *state, unsigned seat, struct adj_events *events)
{
    if (state->offered == 2 - seat) {
        adj_hx_finish(state, ADJ_HX_AGREED, 0, ADJ_HX_DRAW_4, events);
        return;
    }
    state->offered = (uint8_t)(seat + 1);
    adj_event_add(events, ADJ_HX_E_OFFER, ADJ_HX_DRAW_4, 0)->arg[0] = (uint16_t)seat;
}

// An offer falls when the side that got it moves.
static void
lapse(struct adj_hx_state *state, struct adj_events *events)
{
    if (state->offered != 2u - state->to_move)
        return;
    adj_event_add(events, ADJ_HX_E_LAPSE, ADJ_HX_DRAW_4, 0)->arg[0] =
        (uint16_t)(state->offered - 1u);
    state->offered = 0;
}

static void
sink(const struct adj_hx_rules *rules, struct adj_hx_state *state, unsigned cell, unsigned by,
     struct adj_events *events)
{
    unsigned ship = state->cell[cell];
    bool stronger = adj_hx_power(rules, by) > adj_hx_power(rules, ship);
    struct adj_event *event =
        adj_event_add(events, ADJ_HX_E_SINK, stronger ? ADJ_HX_SINK_1 : ADJ_HX_SINK_2, 0);
    event->arg[0] = (uint16_t)ship;
    event->arg[1] = (uint16_t)cell;
    event->arg[2] = (uint16_t)by;
    state->sunk[adj_hx_seat_of(ship)]++;
    state->quiet = 0;
    memset(state->past, 0, state->passed * sizeof state->past[0]);
    state->passed = 0;
}

// Remembers a quiet ply; when there is no more room, the oldest is forgotten.
static void
remember(struct adj_hx_state *state, unsigned from, unsigned to)
{
    if (state->passed == ADJ_HX_PAST) {
        state->passed--;
        memmove(state->past, state->past + 1, state->passed * sizeof state->past[0]);
    }
    state->past[state->passed++] = (struct adj_hx_ply){.from = (uint8_t)from, .to = (uint8_t)to};
    if (state->quiet < UINT16_MAX)
        state->quiet++;
}

// Says whose flagship became disabled, or is no longer.
static void
tell_disabled(const uint8_t *before, const uint8_t *after, struct adj_events *events)
{
    for (unsigned seat = 0; seat < ADJ_HX_SEATS; seat++) {
        unsigned was = adj_hx_find_flagship(before, seat), is = adj_hx_find_flagship(after, seat);
        if (was == ADJ_HX_OFF || is == ADJ_HX_OFF)
            continue;
        bool disabled = adj_hx_is_disabled(after, is, ADJ_HX_OFF);
        if (disabled == adj_hx_is_disabled(before, was, ADJ_HX_OFF))
            continue;
        struct adj_event *event =
            adj_event_add(events, disabled ? ADJ_HX_E_DISABLED : ADJ_HX_E_FREED, ADJ_HX_DIS_1, 0);
        event->arg[0] = (uint16_t)seat;
        event->arg[1] = (uint16_t)is;
    }
}

static void
move(const struct adj_hx_rules *rules, struct adj_hx_state *state, unsigned from, unsigned to,
     struct adj_events *events)
{
    uint8_t before[ADJ_HX_CELLS];
    unsigned ship = state->cell[from];
    memcpy(before, state->cell, sizeof before);
    lapse(state, events);
    struct adj_event *event = adj_event_add(events, ADJ_HX_E_MOVE, ADJ_HX_MOVE_6, 0);
    event->arg[0] = (uint16_t)ship;
    event->arg[1] = (uint16_t)from;
    event->arg[2] = (uint16_t)to;
    if (from != to && state->cell[to] != ADJ_HX_VACANT)
        sink(rules, state, to, ship, events);
    else
        remember(state, from, to);
    state->cell[from] = ADJ_HX_VACANT;
    state->cell[to] = (uint8_t)ship;
    state->ply++;
    state->to_move = (uint8_t)(1 - state->to_move);
    tell_disabled(before, state->cell, events);
    adj_hx_judge_end(rules, state, events);
}
