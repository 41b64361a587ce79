// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_WORKERS_H
#define ADJ_REPLAY_CLI_WORKERS_H

// Numbered pieces of work done by several processes: a fault in one piece ends one of them, and the
// others go on. Results come in the order of the pieces, whatever the number of processes.

#include <stdbool.h>
#include <stddef.h>

// Does one piece and fills `result`, which has no pointers but to constants.
typedef void adj_work(void *context, size_t piece, void *result);

// Receives a result, or NULL where the process has died; false ends the work.
typedef bool adj_work_sink(void *context, size_t piece, const void *result);

// `jobs` of 0 or 1: no processes, one piece after the other. `result` is room for one. False if the
// sink ended it, or after a message on standard error if processes cannot be had.
bool adj_workers_each(size_t pieces, unsigned long jobs, adj_work *work, adj_work_sink *sink,
                      void *context, void *result, size_t result_size);

#endif
