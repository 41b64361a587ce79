// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_KNOW_H
#define ADJ_ENGINE_FLAGSHIP_KNOW_H

// What is known of numbers that are not known: bounds of each unknown value and of sums of them.
// Observations narrow both. Everything said here is true in every world that fits what was seen;
// an interval may be wider than the truth, never narrower.

#include "engine/flagship/state.h"

struct adj_fs_range {
    int lo, hi; // hi >= ADJ_FS_NO_BOUND: no upper bound is known
};

enum { ADJ_FS_TOTAL_VARS = 24 };

// A sum of known and unknown numbers, being added up. When more unknown values go in than there
// is room for, `loose` gathers the bounds of the rest.
struct adj_fs_total {
    int base;
    unsigned vars;
    uint16_t var[ADJ_FS_TOTAL_VARS]; // a variable stands in it once for each time it counts
    struct adj_fs_range loose;
};

void adj_fs_know_start(const struct adj_fs_rules *rules, struct adj_fs_know *know);

// An empty sum. What lies in var[] beyond `vars` does not count.
static inline void
adj_fs_total_start(struct adj_fs_total *total)
{
    total->base = 0;
    total->vars = 0;
    total->loose = (struct adj_fs_range){0, 0};
}

void adj_fs_total_add(const struct adj_fs_know *know, struct adj_fs_total *total,
                      struct adj_fs_value value);

// The interval in which the sum lies, by sums that are known and else by bounds.
struct adj_fs_range adj_fs_total_range(const struct adj_fs_know *know,
                                       const struct adj_fs_total *total);

struct adj_fs_range adj_fs_value_range(const struct adj_fs_know *know, struct adj_fs_value value);

// Learns that the sum of total's unknown values lies in lo..hi (hi may be ADJ_FS_NO_BOUND). False
// if that is impossible with what was known before; `know` is then spoilt: work on a copy.
bool adj_fs_know_learn(struct adj_fs_know *know, const struct adj_fs_total *total, int lo, int hi);

#endif
