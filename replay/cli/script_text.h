// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_SCRIPT_TEXT_H
#define ADJ_REPLAY_CLI_SCRIPT_TEXT_H

// A text of orders taken apart, so that orders can be left out of it: head lines, then each order
// with the expectations that follow it.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct adj_script_order {
    char *line;                   // owned, with its "\n"
    uint32_t strikes;             // a strike: the first order that it strikes; else 0
    size_t first_expect, expects; // in expect[]
};

struct adj_script_text {
    char folder[4096];     // that card sets are looked up from
    char **head, **expect; // owned, as their lines are
    size_t heads, all_expects;
    struct adj_script_order *order; // the i-th, from 0, has the number i + 1
    size_t orders, capacity;
    bool failed; // out of memory
};

// Adds the next line of a text that notate wrote.
void adj_script_text_add(struct adj_script_text *text, const char *line);
void adj_script_text_free(struct adj_script_text *text);

// Clears keep[] of strikes and of all that they strike: what is left is the game.
void adj_script_text_unstrike(const struct adj_script_text *text, bool *keep);

#endif
