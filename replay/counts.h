// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_COUNTS_H
#define ADJ_REPLAY_COUNTS_H

// What is counted of the records of a file that is read (its trailer has to say the same), and what
// is wrong with the first that cannot be.

#include "engine/status.h"
#include "replay/record.h"

struct adj_counts {
    uint32_t records, numbers, refused, strikes; // numbers: of orders and strikes
    enum adj_status status; // ADJ_BAD_ENCODING: one cannot be read; ADJ_BAD_LIMIT: too many strikes
};

// Counts the next record; NULL: it cannot be read. Behind a record that cannot be none counts.
void adj_counts_add(struct adj_counts *counts, const struct adj_record *record);

// The same for an order, which nearly all records are.
static inline void
adj_counts_order(struct adj_counts *counts, unsigned verdict)
{
    bool counted = counts->status == ADJ_OK;
    counts->records += counted;
    counts->numbers += counted;
    counts->refused += counted && verdict == ADJ_REFUSED;
}

#endif
