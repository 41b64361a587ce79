// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_STEP_H
#define ADJ_ENGINE_STEP_H

// The one path that changes a state: judge an order, and carry it out if it is legal. Recorder,
// player, simulator and fuzzers all take it.

#include "engine/game.h"

#pragma GCC visibility push(default)

// Judges `order` and, if legal, applies it to `state`. `verdict` and `events` are overwritten; a
// refused or open order leaves every byte of `state` as it was and `events` empty.
void adj_step(const struct adj_game *game, const void *rules, void *state,
              const struct adj_order *order, struct adj_verdict *verdict,
              struct adj_events *events);

#pragma GCC visibility pop

#endif
