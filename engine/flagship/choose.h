// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_CHOOSE_H
#define ADJ_ENGINE_FLAGSHIP_CHOOSE_H

// Which effect of a card an order means. A card may have several for one moment: of a card in play
// the one that the order names is used, else the first that fits what was said (FS-R-38); a card
// from the hand does all that apply.

#include "engine/flagship/match.h"
#include "engine/flagship/use.h"

// The selector for which the player names a card, or NULL if the effect leaves him no choice.
const struct adj_fs_selector *adj_fs_free_selector(const struct adj_fs_effect *effect);

// The slot of what makes the attack that a use in `order` belongs to: of the one being declared, or
// of the one in progress; -1 if it is in no slot.
int adj_fs_source_slot(const struct adj_fs_state *state, const struct adj_order *order);

// The type of that attack, 0 if there is none.
unsigned adj_fs_attack_type_of(const struct adj_fs_state *state, const struct adj_order *order);

// True unless a condition on attack type, source or target fails for certain.
bool adj_fs_applies(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                    const struct adj_fs_effect *effect, const struct adj_fs_view *view,
                    unsigned type, int source);

// The window for which an order of this verb can name an ability of a card in this role; W_NONE if
// it can name none.
unsigned adj_fs_window_of_use(unsigned verb, unsigned role);

// The effect that a use means in a window: of a card in play or from the hand; 0 if it has none.
unsigned adj_fs_effect_of_use(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                              const struct adj_order *order, const struct adj_fs_use *use,
                              unsigned window);

#endif
