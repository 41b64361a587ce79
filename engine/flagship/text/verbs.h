// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_TEXT_VERBS_H
#define ADJ_ENGINE_FLAGSHIP_TEXT_VERBS_H

// The verbs of the text of orders: the one list that reading and writing share.

#include <stdbool.h>
#include <stdint.h>

// How the text of a verb's operands is laid out.
enum adj_fs_layout {
    ADJ_FS_L_PLAIN,   // the main list, then clauses such as `tasking CARD`
    ADJ_FS_L_ROLL,    // A 5 C 3
    ADJ_FS_L_CHOICE,  // first, second, or BRANCH of CARD
    ADJ_FS_L_ROWS,    // row 1: SHIP; SHIP; row 2: SHIP
    ADJ_FS_L_DECK,    // A CARD*2; CARD
    ADJ_FS_L_CUT,     // A 20
    ADJ_FS_L_DRAW,    // A CARD; 3 unseen
    ADJ_FS_L_ATTACK,  // direct from SHIP on row 1
    ADJ_FS_L_OBSERVE, // Tavi hits 7
};

struct adj_fs_verb_form {
    uint8_t verb;
    uint8_t layout;
    uint8_t main;     // role of the names that stand first; 0: none
    bool many;        // the main list may hold several
    uint32_t clauses; // bits (1 << role) of the clauses that may follow
    const char *word;
};

const struct adj_fs_verb_form *adj_fs_verb_form(unsigned verb); // NULL: no such verb

extern const struct adj_fs_verb_form adj_fs_verb_forms[];
extern const unsigned adj_fs_verb_form_count;

#endif
