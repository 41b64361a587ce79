// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_STORY_H
#define ADJ_REPLAY_CLI_STORY_H

// How a position came about: the orders of the turn that led to it, each with its verdict and what
// followed, as lines of text.

#include <stdio.h>
#include "replay/player.h"

struct adj_story {
    FILE *lines; // of this turn, in memory
    char *text;
    size_t size;
    bool turned; // the turn is over: the next order begins a new story
};

// False when out of memory.
bool adj_story_start(struct adj_story *story);
void adj_story_end(struct adj_story *story);

// Takes up the entry that the player has just carried out.
void adj_story_entry(struct adj_story *story, const struct adj_player *player);

// The lines so far; valid until the next entry.
const char *adj_story_text(struct adj_story *story);

#endif
