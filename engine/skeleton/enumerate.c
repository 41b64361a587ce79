// SPDX-License-Identifier: MIT
// Every legal order. A second opinion: it asks neither judge nor apply.

#include "engine/skeleton/skeleton.h"
#include "engine/skeleton/state.h"

void
adj_sk_enumerate(const void *rules, const void *state, adj_order_sink *sink, void *context)
{
    const struct adj_sk_state *s = state;
    (void)rules;
    if (s->winner != 0)
        return;
    for (unsigned wreck = 1; wreck <= ADJ_SK_WRECKS; wreck++)
        for (unsigned count = 1; count <= s->crates[wreck - 1]; count++) {
            struct adj_order order = {.seat = s->to_move, .verb = ADJ_SK_SALVAGE};
            adj_order_add(&order, ADJ_SK_COUNT, count);
            adj_order_add(&order, ADJ_SK_WRECK, wreck);
            if (!sink(context, &order, true))
                return;
        }
    struct adj_order resign = {.seat = s->to_move, .verb = ADJ_SK_RESIGN};
    sink(context, &resign, true);
}
