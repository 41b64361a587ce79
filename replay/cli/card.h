// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_CARD_H
#define ADJ_REPLAY_CLI_CARD_H

// One card as text or as an object. The card of `index` has to be there.

#include "engine/game.h"

// Its names; a line of what it is, one of its numbers, a paragraph for each effect.
void adj_card_print(const struct adj_game *game, const void *rules, unsigned index);

// One line: "name", "aliases", facts and values by their keys, "effects" with "name" and "text",
// "notes".
void adj_card_json(const struct adj_game *game, const void *rules, unsigned index);

#endif
