// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_STORY_H
#define ADJ_REPLAY_CLI_STORY_H

// How a position came about: the orders of the turn that led to it, each with its verdict and what
// followed, as lines of text. An order that was struck is told with the number of the strike and
// without what followed, which is not part of the game.

#include <stdio.h>
#include "replay/player.h"

// A strike: its own number, and that of the first order that it takes back.
struct adj_struck {
    uint32_t by, first;
};

struct adj_story {
    FILE *lines; // in memory
    char *text;
    size_t size;
    long from;                 // where the lines of this turn begin
    long end;                  // where they end, if the turn is over
    bool turned;               // it is: the next order that stays in the game begins a new story
    struct adj_struck *struck; // owned; in the order of the record
    size_t strikes;
};

// The story of what `player`, just opened, is going to carry out up to order `at` (-1: to the end):
// strikes up to there count. False when out of memory.
bool adj_story_start(struct adj_story *story, const struct adj_player *player, long at);
void adj_story_end(struct adj_story *story);

// Takes up the entry that the player has just carried out.
void adj_story_entry(struct adj_story *story, const struct adj_player *player);

// The lines so far; valid until the next entry.
const char *adj_story_text(struct adj_story *story);

#endif
