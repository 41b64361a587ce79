// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_HEXFLEET_OUTCOME_H
#define ADJ_ENGINE_HEXFLEET_OUTCOME_H

// How a game ends (catalogue, HX-2.7).

#include "engine/event.h"
#include "engine/hexfleet/rules.h"
#include "engine/hexfleet/state.h"

// Ends the game: `winner` is a seat + 1, or 0 for a draw.
void adj_hx_finish(struct adj_hx_state *state, enum adj_hx_end end, unsigned winner,
                   unsigned clause, struct adj_events *events);

// Ends the game if the position does, with the side to move as it now is.
void adj_hx_judge_end(const struct adj_hx_rules *rules, struct adj_hx_state *state,
                      struct adj_events *events);

#endif
