// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_MATCH_H
#define ADJ_ENGINE_FLAGSHIP_MATCH_H

// Does a card on the table fit a selector of a card text? A trait or type that is not known makes
// the answer MAYBE.

#include "engine/flagship/state.h"

enum adj_fs_match { ADJ_FS_NO = 0, ADJ_FS_MAYBE = 1, ADJ_FS_YES = 2 };

// Whose text it is: the seat that plays or owns the card, the card's slot (-1: from the hand), and
// the slot of what was Tasked to pay for it (-1: nothing).
struct adj_fs_view {
    unsigned seat;
    int self;
    int task;
};

enum adj_fs_match adj_fs_matches(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                                 const struct adj_fs_selector *sel, const struct adj_fs_view *view,
                                 unsigned slot);

// As adj_fs_matches, but leaving the trait list aside: is it the right sort of card?
enum adj_fs_match adj_fs_matches_sort(const struct adj_fs_rules *rules,
                                      const struct adj_fs_state *state,
                                      const struct adj_fs_selector *sel,
                                      const struct adj_fs_view *view, unsigned slot);

// The one slot that a bound selector (self, host, src, tgt, paid.task, a seat's Flagship) means;
// -1 if it means none now, or if its player has to choose.
int adj_fs_bound_slot(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                      const struct adj_fs_selector *sel, const struct adj_fs_view *view);

// True if the player has to name a card for this selector.
bool adj_fs_is_free(const struct adj_fs_selector *sel);

// The seat that a player selector means.
static inline unsigned
adj_fs_player(const struct adj_fs_selector *sel, unsigned seat)
{
    return sel->side == ADJ_FS_ENEMY ? adj_fs_other(seat) : seat;
}

#endif
