// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_NEAREST_H
#define ADJ_ENGINE_NEAREST_H

// The nearest legal order: what the player might have meant, or could do instead. It knows no game;
// it compares the refused order with every legal one that the game lists.

#include <stdbool.h>
#include "engine/game.h"

#pragma GCC visibility push(default)

// Looks for a legal order of the same seat that is one step away from `refused`: one value is
// another (preferred), one operand more or less, or another verb with the same operands. Of equals,
// the first that the game lists and that needs no card of an unknown hand. Returns false and leaves
// `nearest` alone if there is none. Nothing is changed; the cost is one listing of the position.
bool adj_order_nearest(const struct adj_game *game, const void *rules, const void *state,
                       const struct adj_order *refused, struct adj_order *nearest);

#pragma GCC visibility pop

#endif
