// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_PERFT_H
#define ADJ_REPLAY_PERFT_H

// Perft counts the leaves of the tree of legal orders: it walks through the ordinary list of orders
// and the ordinary step path, so a count that is known tells that both are right.

#include <stdint.h>
#include "replay/session.h"

enum { ADJ_PERFT_DEPTH = 24 };

// Receives an order of the first level and the leaves below it; false ends the walk.
typedef bool adj_perft_sink(void *context, const struct adj_order *order, uint64_t leaves);

struct adj_perft {
    uint64_t leaves;
    // A listed order that the judge does not find legal: the walk ended there. Verb 0: there was
    // none.
    struct adj_order refused;
};

// Counts from the state of the session. A position that waits for chance is a leaf wherever it
// stands; one in which the game is over is a leaf at full depth only. Orders that resign or speak
// of a draw (adj_game.asides), and those that need a card which a hand may not hold, are not
// walked. `sink` may be NULL. Returns ADJ_OK, ADJ_BAD_LIMIT for a depth over ADJ_PERFT_DEPTH,
// ADJ_SYS_MEMORY.
enum adj_status adj_perft_count(const struct adj_session *session, unsigned depth,
                                adj_perft_sink *sink, void *context, struct adj_perft *perft,
                                struct adj_error *error);

#endif
