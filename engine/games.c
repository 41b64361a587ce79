// SPDX-License-Identifier: MIT
// The only list of games.

#include "engine/game.h"

#include "engine/flagship/flagship.h"
#include "engine/hexfleet/hexfleet.h"

const struct adj_game *const adj_games[] = {
    &adj_flagship,
    &adj_hexfleet,
    NULL,
};
