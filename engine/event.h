// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_EVENT_H
#define ADJ_ENGINE_EVENT_H

// An event is one thing that happened because an order was carried out. Events tell the whole
// story: each names the clause or the card whose effect caused it, and which seats may see it.

#include <stdint.h>
#include <assert.h>

#pragma GCC visibility push(default)

enum {
    ADJ_EVENT_ARGS = 4,
    ADJ_EVENTS = 512, // most events that one step can cause, in any game
    ADJ_SEEN_BY_ALL = 255,
};

struct adj_event {
    uint8_t kind;   // the game's (engine/<game>/event.h)
    uint8_t seen;   // bit s: seat s may see it; ADJ_SEEN_BY_ALL is public
    uint16_t cause; // clause or ruling id
    uint16_t card;  // the card kind whose text caused it, or 0
    uint16_t arg[ADJ_EVENT_ARGS];
};

struct adj_events {
    uint32_t count;
    struct adj_event event[ADJ_EVENTS];
};

static_assert(sizeof(struct adj_event) == 14, "an event has no padding");

// Appends an event with all arguments zero and returns it. Asserts that there is room: the bound
// is a game's promise.
static inline struct adj_event *
adj_event_add(struct adj_events *events, unsigned kind, unsigned cause, unsigned card)
{
    assert(events->count < ADJ_EVENTS);
    struct adj_event *event = &events->event[events->count++];
    *event = (struct adj_event){.kind = (uint8_t)kind,
                                .seen = ADJ_SEEN_BY_ALL,
                                .cause = (uint16_t)cause,
                                .card = (uint16_t)card};
    return event;
}

#pragma GCC visibility pop

#endif
