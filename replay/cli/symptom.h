// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_SYMPTOM_H
#define ADJ_REPLAY_CLI_SYMPTOM_H

// What a list of orders may show: a refusal by a clause, a broken invariant, or another finding of
// record or verify.

#include "engine/game.h"
#include "replay/cli/script_text.h"
#include "replay/verifier.h"

struct adj_symptom {
    const char *id;  // as the user wrote it
    unsigned clause; // a refusal, or with `is_finding` a broken invariant; 0: `code` counts
    enum adj_code code;
    bool is_finding;         // of verify: a refusal is none
    bool needs_expectations; // makes no sense without the `expect` lines
};

// False if `id` is neither a clause of the game nor the code of a finding.
bool adj_symptom_find(struct adj_symptom *symptom, const struct adj_game *game, const char *id);

// Records those orders of a text whose keep[] is true (NULL: all). True if they show the symptom;
// *needed (may be NULL) is how many orders, from the first, it took. A list that cannot be read
// shows nothing.
bool adj_symptom_shows(const struct adj_symptom *symptom, const struct adj_script_text *text,
                       const bool *keep, size_t *needed);

#endif
