// SPDX-License-Identifier: MIT
// The invariants. A second opinion: they see a step and ask neither judge nor apply. A game with
// more of them keeps each in a file of its own, in a folder check/.

#include "engine/skeleton/skeleton.h"
#include "engine/skeleton/state.h"

void
adj_sk_watch_start(const void *rules, const void *state, void *watch)
{
    (void)rules;
    (void)state;
    (void)watch; // no history is needed
}

// SK-I-1: crates never come back, and a turn empties at most one wreck.
void
adj_sk_watch_step(const void *rules, void *watch, const void *before, const struct adj_order *order,
                  const struct adj_verdict *verdict, const struct adj_events *events,
                  const void *after, struct adj_findings *findings)
{
    const struct adj_sk_state *a = before, *b = after;
    unsigned changed = 0;
    (void)rules;
    (void)watch;
    (void)order;
    (void)verdict;
    (void)events;
    for (unsigned i = 0; i < ADJ_SK_WRECKS; i++) {
        changed += a->crates[i] != b->crates[i];
        if (b->crates[i] > a->crates[i])
            adj_finding_add(findings, ADJ_SK_I_1, "wreck %u had %u crates and has %u", i + 1,
                            a->crates[i], b->crates[i]);
    }
    if (changed > 1)
        adj_finding_add(findings, ADJ_SK_I_1, "%u wrecks changed in one turn", changed);
}
