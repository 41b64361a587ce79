// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_CHANCE_H
#define ADJ_ENGINE_FLAGSHIP_CHANCE_H

// What can come of a draw: shared by the outcomes that are made up (chance.c) and the blanks that
// others fill in (blanks.c).

#include <stdbool.h>
#include "engine/flagship/state.h"

// True if this card can be in the seat's draw deck.
bool adj_fs_is_draw_card(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                         unsigned kind, unsigned seat);

// How many cards the seat draws now: up to Hand Size, and no more than its deck has.
unsigned adj_fs_cards_due(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                          unsigned seat);

// True if cards may be drawn that nobody saw: only where a hand need not be known.
bool adj_fs_may_be_unseen(const struct adj_fs_rules *rules, const struct adj_fs_state *state);

#endif
