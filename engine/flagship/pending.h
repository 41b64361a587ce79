// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_PENDING_H
#define ADJ_ENGINE_FLAGSHIP_PENDING_H

#include "engine/flagship/state.h"
#include "engine/order.h"

// True if the order answers what is pending: the other seat pays to cancel the card just played, or
// (Japanese edition) puts an Enemy Basic into the Basic Order. Any other order lets it happen
// first.
bool adj_fs_answers(const struct adj_fs_state *state, const struct adj_order *order);

// True if the order lets what is pending happen first. An answer does not, nor does what is said
// beside the game: a value that the table reads off a card, an offer of a draw.
bool adj_fs_passes(const struct adj_fs_state *state, const struct adj_order *order);

#endif
