// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_REFUSAL_H
#define ADJ_REPLAY_CLI_REFUSAL_H

// A refused order of which it is not yet known whether the next line expects it, in words that stay
// when the game goes on.

#include "replay/recorder.h"

struct adj_refusal {
    uint32_t number, line;
    char clauses[1024]; // " FS-RANGE-3 (distance 2, the attack reaches 1), ..."
};

// Notes the order of line `line` if it was just refused; else nothing changes.
void adj_refusal_note(struct adj_refusal *refusal, const struct adj_session *session,
                      const struct adj_result *result, uint32_t line);

#endif
