// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_NEAR_MISS_H
#define ADJ_REPLAY_NEAR_MISS_H

// Near misses: illegal orders that somebody could give by a small mistake. Each is a legal order
// changed in one place - its seat, its verb, or one operand that is another, too many or missing -
// or one that was legal at another moment of the game. Of several that are refused the one is taken
// whose clauses have been broken least in this game, so that in many games all get their turn.

#include "replay/random.h"
#include "replay/session.h"

struct adj_near_misses; // what was seen in one game: orders and values said in them

// NULL when out of memory.
struct adj_near_misses *adj_near_misses_open(void);
void adj_near_misses_close(struct adj_near_misses *misses); // takes NULL

// A game begins: nothing has been seen.
void adj_near_misses_start(struct adj_near_misses *misses);

// Makes an order that is refused in the session's position. `next` is the order that will be given
// there (NULL: none), a legal one. False if none was found.
bool adj_near_misses_make(struct adj_near_misses *misses, const struct adj_session *session,
                          struct adj_random *random, const struct adj_order *next,
                          struct adj_order *miss);

#endif
