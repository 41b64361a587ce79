// SPDX-License-Identifier: MIT
#include "engine/step.h"

void
adj_step(const struct adj_game *game, const void *rules, void *state, const struct adj_order *order,
         struct adj_verdict *verdict, struct adj_events *events)
{
    events->count = 0;
    game->judge(rules, state, order, ADJ_SHOWN, verdict);
    if (verdict->kind == ADJ_LEGAL)
        game->apply(rules, state, order, events);
}
