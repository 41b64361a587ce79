// SPDX-License-Identifier: MIT
#include "replay/counts.h"

#include <stddef.h>

void
adj_counts_add(struct adj_counts *counts, const struct adj_record *record)
{
    if (counts->status != ADJ_OK)
        return;
    if (record == NULL) {
        counts->status = ADJ_BAD_ENCODING;
        return;
    }
    bool order = record->kind == ADJ_RECORD_ORDER, strike = record->kind == ADJ_RECORD_STRIKE;
    counts->records++;
    counts->numbers += order || strike;
    counts->refused += order && record->verdict == ADJ_REFUSED;
    counts->strikes += strike;
    if (counts->strikes > ADJ_STRIKES_MAX)
        counts->status = ADJ_BAD_LIMIT;
}
