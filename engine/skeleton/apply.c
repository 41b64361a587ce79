// SPDX-License-Identifier: MIT
// Carries out an order that judge found legal; every change has its event.

#include <assert.h>
#include "engine/skeleton/skeleton.h"
#include "engine/skeleton/state.h"

static void
finish(struct adj_sk_state *state, unsigned winner, struct adj_events *events)
{
    state->winner = (uint8_t)(winner + 1);
    adj_event_add(events, ADJ_SK_E_OVER, ADJ_SK_WIN_1, 0)->arg[0] = state->winner;
}

static void
salvage(const struct adj_sk_rules *rules, struct adj_sk_state *state, unsigned count,
        unsigned wreck, struct adj_events *events)
{
    unsigned seat = state->to_move, left = 0;
    uint8_t *crates = &state->crates[wreck - 1];
    *crates = (uint8_t)(*crates - count);
    struct adj_event *event = adj_event_add(events, ADJ_SK_E_SALVAGE, ADJ_SK_TAKE_1, 0);
    event->arg[0] = (uint16_t)seat;
    event->arg[1] = (uint16_t)count;
    event->arg[2] = (uint16_t)wreck;
    event->arg[3] = *crates;
    for (unsigned i = 0; i < ADJ_SK_WRECKS; i++)
        left += state->crates[i];
    if (left == 0)
        finish(state, rules->sw[ADJ_SK_SW_LAST] == 0 ? seat : 1 - seat, events);
}

void
adj_sk_apply(const void *rules, void *state, const struct adj_order *order,
             struct adj_events *events)
{
    struct adj_sk_state *s = state;
    switch ((enum adj_sk_verb)order->verb) {
    case ADJ_SK_SALVAGE:
        salvage(rules, s, order->operand[0].value, order->operand[1].value, events);
        break;
    case ADJ_SK_RESIGN:
        s->resigned = 1;
        finish(s, 1u - s->to_move, events);
        break;
    }
    s->turn++;
    s->to_move = (uint8_t)(1 - s->to_move);
}
