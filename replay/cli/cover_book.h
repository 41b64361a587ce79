// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_COVER_BOOK_H
#define ADJ_REPLAY_CLI_COVER_BOOK_H

// What the figures of a cover come to: which clauses have to be met in these games, which are not
// met, and which of those somebody has excused, and why.

#include "replay/cover.h"
#include "specs/registry.h"

enum { ADJ_EXCUSES_MAX = 256, ADJ_EXCUSES_SIZE = 64 * 1024 };

// Clauses that need not be met: a text of lines "ID reason"; # begins a comment.
struct adj_excuses {
    unsigned count;
    struct {
        const char *id, *reason; // into `text`
    } excuse[ADJ_EXCUSES_MAX];
    struct adj_bytes text;
};

// Returns 0 or an exit code after a message on standard error. `path` may be NULL: no excuses.
int adj_excuses_read(struct adj_excuses *excuses, const char *path);
void adj_excuses_free(struct adj_excuses *excuses);

enum adj_cover_state {
    ADJ_COVER_MET = 0,
    ADJ_COVER_UNMET = 1,        // a finding
    ADJ_COVER_EXCUSED = 2,      // unmet, and excused
    ADJ_COVER_EXCUSED_MET = 3,  // excused, and met: a finding, the excuse is out of date
    ADJ_COVER_NOT_IN_FORCE = 4, // its switch has another value in all of these games
    ADJ_COVER_NOT_SHOWN = 5,    // no order can show it: an invariant, a definition, a property
};

// "met", "unmet", "excused", "excused-but-met", "not-in-force", "not-shown".
const char *adj_cover_state_name(enum adj_cover_state state);

// The state of a clause (index in the game's table); *reason is that of its excuse, or NULL.
enum adj_cover_state adj_cover_state(const struct adj_cover *cover,
                                     const struct adj_registry *registry,
                                     const struct adj_excuses *excuses, size_t index,
                                     const char **reason);

// The sums over the clauses of one effect.
struct adj_cover_sum {
    unsigned counted; // met, unmet and excused
    unsigned met, excused, findings;
    unsigned not_in_force, not_shown;
};

void adj_cover_sum(const struct adj_cover *cover, const struct adj_registry *registry,
                   const struct adj_excuses *excuses, enum adj_clause_effect effect,
                   struct adj_cover_sum *sum);

#endif
