// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_WORLD_H
#define ADJ_REPLAY_WORLD_H

// What the command gives to recorder, player and verifier: the games, the card sets of specs/ and
// the version.

#include "replay/player.h"

#pragma GCC visibility push(default)

extern const struct adj_world adj_world;

// The file that a failed load of card sets was about, "" if none, and the place in it: the recorder
// puts the place in the text of orders where that file is named over it.
const char *adj_world_error_file(struct adj_error *place);

#pragma GCC visibility pop

#endif
