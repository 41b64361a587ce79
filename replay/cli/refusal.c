// SPDX-License-Identifier: MIT
#include "replay/cli/refusal.h"

#include <stdio.h>
#include <string.h>
#include "replay/facts.h"

// "FS-RANGE-3 (distance 2, the attack reaches 1)", appended.
static void
append_fault(struct adj_refusal *refusal, const struct adj_session *session,
             const struct adj_fault *fault)
{
    char name[32], here[256];
    size_t used = strlen(refusal->clauses);
    session->game->explain_fault(session->rules, session->state, &session->head.seats, fault, here,
                                 sizeof here);
    snprintf(refusal->clauses + used, sizeof refusal->clauses - used, "%s %s%s%s%s",
             used > 0 ? "," : "", adj_clause_name(session->game, fault->clause, name, sizeof name),
             *here ? " (" : "", here, *here ? ")" : "");
}

static void
append_assumed(struct adj_refusal *refusal, const struct adj_session *session)
{
    char files[512];
    size_t used = strlen(refusal->clauses);
    adj_assumed_files(session, files, sizeof files);
    snprintf(refusal->clauses + used, sizeof refusal->clauses - used,
             "; rests on assumed values: %s", files);
}

void
adj_refusal_note(struct adj_refusal *refusal, const struct adj_session *session,
                 const struct adj_result *result, uint32_t line)
{
    if (result->kind != ADJ_RESULT_ORDER || session->verdict.kind != ADJ_REFUSED)
        return;
    *refusal = (struct adj_refusal){.number = result->number, .line = line};
    for (unsigned i = 0; i < session->verdict.faults; i++)
        append_fault(refusal, session, &session->verdict.fault[i]);
    if (result->rests && result->rests->without != 0)
        append_assumed(refusal, session);
}
