// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_RULESET_H
#define ADJ_REPLAY_RULESET_H

// A ruleset is the compiled rules that a session judges by, with the digests of what they were made
// of. It is never changed once it is made, so sessions share it: each holds it, and lets it go.
//
// A shelf keeps the rulesets that were used last. A run over many files of the same card sets reads
// and compiles these once and not once a file; what a card set's file holds is then what it held
// when it was first read. A shelf and the sessions that use it are of one thread.

#include <stdbool.h>
#include <stdint.h>
#include "engine/game.h"
#include "replay/bytes.h"
#include "replay/format.h"

#pragma GCC visibility push(default)

struct adj_ruleset {
    const struct adj_game *game;
    void *rules;                                       // rules_size bytes
    uint8_t digest[ADJ_DIGEST_SIZE];                   // of their canonical form
    uint8_t set_digest[ADJ_SETS_MAX][ADJ_DIGEST_SIZE]; // of each card set's file
    struct adj_bytes key; // what it was made from; empty while it is on no shelf
    unsigned held;        // by sessions, and by the shelf
};

// A ruleset of zero bytes, held once. NULL when out of memory.
struct adj_ruleset *adj_ruleset_make(const struct adj_game *game);

struct adj_ruleset *adj_ruleset_hold(struct adj_ruleset *ruleset);
// NULL is nothing to let go.
void adj_ruleset_let_go(struct adj_ruleset *ruleset);

struct adj_shelf;

// NULL when out of memory. A shelf that is closed lets go of what it has; sessions may go on.
struct adj_shelf *adj_shelf_open(void);
void adj_shelf_close(struct adj_shelf *shelf);

// The ruleset made from what `key` says, held once more; NULL if it is not there or there is no
// shelf.
struct adj_ruleset *adj_shelf_take(struct adj_shelf *shelf, const struct adj_bytes *key);

// Puts a ruleset on the shelf (NULL: nothing happens) in place of the one used longest ago. `key`
// becomes empty.
void adj_shelf_put(struct adj_shelf *shelf, struct adj_ruleset *ruleset, struct adj_bytes *key);

#pragma GCC visibility pop

#endif
