// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_WORLDS_H
#define ADJ_ENGINE_FLAGSHIP_WORLDS_H

// Possible worlds: what the part of a hand that is not known can hold, must hold, and what its deck
// can hold, by count (replay/ORDERS.md, "Possible worlds").
//
// Such a hand is thought of as two heaps. `drawn` cards came unseen from a deck of which pool[] is
// the list: any so many of that list. `older` cards were in it before that deck was shuffled, or no
// list is known: any so many cards of the empire of which copies are left that nobody has seen.
// Cards that have been shown since may have lain in either heap; every world has to have held them.

#include "engine/flagship/state.h"

struct adj_fs_worlds {
    unsigned drawn, older; // cards of each heap, with those of them that were shown since
    unsigned listed;       // cards of the list, of which the deck holds all but the drawn
    unsigned copies;       // copies that an older card can be, in all
    unsigned kinds;  // of the ruleset: behind these all counts are 0
    unsigned room; // older cards that fit beside those known: a seat has no more than a deck
    bool counted;  // the hand's size is known: `older` is exact
    uint8_t list[ADJ_FS_KINDS];
    uint8_t copy[ADJ_FS_KINDS];  // copies that an older card can be; 255: no limit is known
    uint8_t shown[ADJ_FS_KINDS]; // of either heap
    unsigned showns;             // cards in it
};

void adj_fs_worlds(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                   unsigned seat, struct adj_fs_worlds *worlds);

// True if in some world the hand holds, beside the cards that are known to be in it, so many of
// each kind.
bool adj_fs_worlds_hand(const struct adj_fs_worlds *worlds, const uint8_t need[ADJ_FS_KINDS]);

// True if in some world the deck holds so many of each kind.
bool adj_fs_worlds_deck(const struct adj_fs_worlds *worlds, const uint8_t need[ADJ_FS_KINDS]);

// Copies that the hand holds in every world, beside the cards that are known to be in it; of these,
// copies that were drawn from the list.
unsigned adj_fs_worlds_sure(const struct adj_fs_worlds *worlds, unsigned kind);
unsigned adj_fs_worlds_sure_drawn(const struct adj_fs_worlds *worlds, unsigned kind);

// All cards that are known to be in the hand, sorted: those written down, and those that the counts
// force. Returns how many.
unsigned adj_fs_worlds_known(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                             unsigned seat, uint8_t known[ADJ_FS_HAND_MAX]);

// apply_worlds.c. Writes into hand[] what the hand holds in every world: before a shuffle, which
// the counts do not outlive.
void adj_fs_worlds_write(const struct adj_fs_rules *rules, struct adj_fs_state *state,
                         unsigned seat);

// Of decks that were shuffled while the hand held unknown cards: what the counts
// force becomes known. Cards that the hand holds in every world are written down as known, and a
// card shown that can only have lain in one heap is taken out of that one. To be called when all
// cards lie in a zone.
void adj_fs_worlds_learn(const struct adj_fs_rules *rules, struct adj_fs_state *state);

static inline unsigned
adj_fs_beyond(unsigned a, unsigned b)
{
    return a > b ? a - b : 0;
}

static inline unsigned
adj_fs_smaller(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

#endif
