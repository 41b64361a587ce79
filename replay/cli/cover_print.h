// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_COVER_PRINT_H
#define ADJ_REPLAY_CLI_COVER_PRINT_H

// The report of `cover`, written from the tally of one game and what it comes to.

#include "replay/cli/cover_book.h"
#include "replay/cli/json.h"

struct adj_cover_report {
    const struct adj_cover *cover;
    const struct adj_registry *registry;
    const struct adj_excuses *excuses;
    bool brief; // only what is a finding, and the sums
};

// Clauses that are findings: unmet, or excused although met.
unsigned adj_cover_findings(const struct adj_cover_report *report);

// A table, and a line for each effect.
void adj_cover_print(const struct adj_cover_report *report);

// One object; as lines, one for each clause and one with the sums.
void adj_cover_json(const struct adj_cover_report *report, struct adj_json *json);
void adj_cover_jsonl(const struct adj_cover_report *report);

#endif
