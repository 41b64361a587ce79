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
    if (record->kind == ADJ_RECORD_ORDER) {
        adj_counts_order(counts, record->verdict);
        return;
    }
    counts->records++;
    if (record->kind == ADJ_RECORD_STRIKE) {
        counts->numbers++;
        if (++counts->strikes > ADJ_STRIKES_MAX)
            counts->status = ADJ_BAD_LIMIT;
    }
}
