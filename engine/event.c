// SPDX-License-Identifier: MIT
#include "engine/event.h"

#include <stddef.h>

struct adj_event *
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
