// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_GROUPS_H
#define ADJ_REPLAY_CLI_GROUPS_H

// Changes of one cause: those with the same code, verb and words. Each group has a count and its
// first example.

#include "replay/recheck.h"

struct adj_group {
    struct adj_recheck_change change; // of the example
    uint32_t orders, files;
    size_t path; // the example's file, and the last that was counted
    size_t last;
};

struct adj_groups {
    struct adj_group *group; // owned; in the order in which they were found
    size_t count, capacity;
    bool failed; // out of memory
};

// Counts a change that showed at so many orders of the file of this number.
void adj_groups_add(struct adj_groups *groups, const struct adj_recheck_change *change,
                    uint32_t orders, size_t path);

// The greatest first; among equals the one found first.
void adj_groups_sort(struct adj_groups *groups);

void adj_groups_free(struct adj_groups *groups);

#endif
