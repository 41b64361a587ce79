// SPDX-License-Identifier: MIT
#ifndef ADJ_TESTS_ENUM_RANDOM_GAMES_H
#define ADJ_TESTS_ENUM_RANDOM_GAMES_H

// Random games of the card game in which judge and enumerator are held against each other at every
// step; the parts that its files share.

#include "engine/flagship/flagship.h"
#include "engine/flagship/order.h"
#include "engine/flagship/state.h"
#include "engine/step.h"

enum { LAST_ORDERS = 16 };

// Orders one after another in one block, with a table of their hashes.
struct orders {
    struct adj_order *order; // every kept order, at most ORDERS_KEPT
    bool *certain;           // of the order at the same place
    size_t kept, count;      // kept in full; listed in all
    uint64_t *hash;          // open addressing; 0 is a free place
    size_t places;
};

struct game {
    struct adj_fs_rules rules;
    struct adj_fs_state state;
    struct orders listed;
    uint64_t random;
    uint64_t seed;
    unsigned number; // of the game
    unsigned orders; // given so far
    struct adj_order last[LAST_ORDERS];
    bool form; // judge only mutants that are well formed
    bool all;  // go on after a disagreement
    unsigned long disagreements;
    unsigned seen[256];                           // disagreements by the order's verb
    unsigned long judged, mutants, legal_mutants; // for the summary
};

// play.c
uint64_t random_next(struct game *game);
unsigned random_below(struct game *game, unsigned limit);                // 0 if limit is 0
bool load_game(struct game *game, const char *set, const char *edition); // false: told on stderr
bool set_switch(struct game *game, const char *text); // an argument such as deck_cut=1
void start_game(struct game *game, unsigned number);
// One of the listed orders, by the weight of its verb; NULL if there is none.
const struct adj_order *choose_order(struct game *game);

// check.c: false where judge and enumerator disagree and the games are not to go on.
bool check_position(struct game *game);
bool check_hidden(struct game *game); // with a part of the hands unknown
// Prints a disagreement; `order` may be NULL.
void report(struct game *game, const char *what, const struct adj_order *order);

// orders.c
uint64_t order_hash(const struct adj_order *order);
void orders_clear(struct orders *orders);
void orders_free(struct orders *orders);
// False if it is there already.
bool orders_add(struct orders *orders, const struct adj_order *order, bool certain);
bool orders_has(const struct orders *orders, const struct adj_order *order);

// print.c
void print_order(const struct adj_fs_rules *rules, const struct adj_order *order);
void print_verdict(const struct adj_verdict *verdict);
void print_state(const struct adj_fs_rules *rules, const struct adj_fs_state *state);

// hide.c: makes a part of each hand unknown, as in a table record.
void hide_cards(struct game *game);
// How many cards of the hand that are not known the order needs.
unsigned needs_hidden(const struct game *game, const struct adj_order *order);

// mutate.c: an order near a listed one, or a random one.
void mutate(struct game *game, struct adj_order *order);

// form.c: whether the operands stand as engine/flagship/order.h has them.
bool well_formed(const struct adj_order *order);

// chance.c: what the table gives; false if `pattern` is no chance that can be given.
bool chance_order(struct game *game, const struct adj_order *pattern, struct adj_order *order);

#endif
