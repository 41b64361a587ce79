// SPDX-License-Identifier: MIT
#include "engine/verdict.h"

#include <stddef.h>
#include <string.h>

void
adj_verdict_start(struct adj_verdict *verdict)
{
    // Entries are written before they are counted: the counts alone need clearing.
    verdict->kind = ADJ_LEGAL;
    verdict->stage = 0;
    verdict->faults = verdict->alsos = verdict->applieds = verdict->unknowns = 0;
}

struct adj_fault *
adj_verdict_break(struct adj_verdict *verdict, unsigned stage, unsigned clause)
{
    if (verdict->kind == ADJ_REFUSED && verdict->stage != stage)
        return NULL;
    verdict->kind = ADJ_REFUSED;
    verdict->stage = (uint8_t)stage;
    if (verdict->faults == ADJ_VERDICT_FAULTS)
        return NULL;
    struct adj_fault *fault = &verdict->fault[verdict->faults++];
    memset(fault, 0, sizeof *fault);
    fault->clause = (uint16_t)clause;
    return fault;
}

static bool
same_fault(const struct adj_fault *a, const struct adj_fault *b)
{
    return a->clause == b->clause && a->ruling == b->ruling && a->operands == b->operands &&
           memcmp(a->operand, b->operand, a->operands * sizeof a->operand[0]) == 0;
}

void
adj_verdict_merge(struct adj_verdict *verdict)
{
    unsigned kept = 0;
    if (verdict->faults < 2)
        return;
    for (unsigned i = 0; i < verdict->faults; i++) {
        bool again = false;
        for (unsigned k = 0; k < kept && !again; k++)
            again = same_fault(&verdict->fault[k], &verdict->fault[i]);
        if (!again)
            verdict->fault[kept++] = verdict->fault[i];
    }
    verdict->faults = (uint8_t)kept;
}

void
adj_fault_operand_add(struct adj_fault *fault, unsigned kind, int value)
{
    if (fault == NULL || fault->operands == ADJ_FAULT_OPERANDS)
        return;
    fault->operand[fault->operands++] =
        (struct adj_fault_operand){.kind = (uint16_t)kind, .value = (int16_t)value};
}

void
adj_verdict_apply(struct adj_verdict *verdict, unsigned clause)
{
    for (unsigned i = 0; i < verdict->applieds; i++)
        if (verdict->applied[i] == clause)
            return;
    if (verdict->applieds < ADJ_VERDICT_APPLIED)
        verdict->applied[verdict->applieds++] = (uint16_t)clause;
}

struct adj_unknown *
adj_verdict_hang(struct adj_verdict *verdict, unsigned kind, unsigned subject, int lo, int hi)
{
    if (verdict->kind == ADJ_LEGAL)
        verdict->kind = ADJ_OPEN;
    for (unsigned i = 0; i < verdict->unknowns; i++)
        if (verdict->unknown[i].kind == kind && verdict->unknown[i].subject == subject)
            return &verdict->unknown[i];
    if (verdict->unknowns == ADJ_VERDICT_UNKNOWN)
        return NULL;
    struct adj_unknown *unknown = &verdict->unknown[verdict->unknowns++];
    *unknown = (struct adj_unknown){.kind = (uint16_t)kind,
                                    .subject = (uint16_t)subject,
                                    .lo = (int16_t)lo,
                                    .hi = (int16_t)hi,
                                    .at_lo = ADJ_LEGAL,
                                    .at_hi = ADJ_REFUSED};
    return unknown;
}

bool
adj_verdict_names(const struct adj_verdict *verdict, unsigned clause)
{
    for (unsigned i = 0; i < verdict->faults; i++)
        if (verdict->fault[i].clause == clause || verdict->fault[i].ruling == clause)
            return clause != 0;
    for (unsigned i = 0; i < verdict->alsos; i++)
        if (verdict->also[i] == clause)
            return true;
    return false;
}
