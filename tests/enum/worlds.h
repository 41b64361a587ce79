// SPDX-License-Identifier: MIT
#ifndef ADJ_TESTS_ENUM_WORLDS_H
#define ADJ_TESTS_ENUM_WORLDS_H

// All possible worlds of a small deck, written down one by one and led on order by order: what the
// record of a seat allows, with none of the engine's bookkeeping.

#include "tests/enum/random_games.h"

enum {
    WORLD_KINDS = 5, // kinds that come into a deck; the first is FIRST_KIND of the ruleset
    FIRST_KIND = 3,
    WORLDS_MAX = 200000,
};

struct cards { // a multiset
    int8_t of[WORLD_KINDS];
};

struct world {
    struct cards hand, deck; // the deck only where something is known of it
};

struct worlds {
    bool listed;  // what the deck holds is a matter of the worlds; else it is anything
    bool lost;    // too many, none left, or of a hand of unknown size: nothing is asked
    bool blurred; // see worlds_go_on
    int unseen;   // cards drawn and not seen, since the shuffle
    int left;     // cards that have left the hand since then
    unsigned count;
    struct world *world; // WORLDS_MAX
};

// Cards of the deck's kinds that lie where everybody sees them.
struct cards outside_hand(const struct game *game, unsigned seat);

// The position typed: the state's own zones are the record.
void worlds_begin(const struct game *game, unsigned seat, struct worlds *worlds);

// One step, from the order and the events it had. The engine does not draw conclusions from one
// thing: that of cards shown before an unseen draw only so many can have been drawn before. Where
// that can tell worlds apart they are `blurred` from then on: it may then say "open" too often.
void worlds_go_on(const struct game *game, const struct adj_fs_state *before,
                  const struct adj_order *order, const struct adj_events *events, unsigned seat,
                  struct worlds *worlds);

// A table of two seats, and what is asked about their hands.
struct table {
    struct game game;
    struct worlds worlds[ADJ_FS_SEATS];
    struct adj_events events;
    struct adj_seats seats;
    unsigned long asked, legal, open, refused, weaker, blurred, shuffles, either;
    bool failed;
};

// worlds_ask.c: false, and told, where judge or list and the worlds differ.
bool ask_about(struct table *table, unsigned seat);
// Tells what went wrong, and the position; false.
bool fail(struct table *table, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
