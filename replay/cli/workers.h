// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_WORKERS_H
#define ADJ_REPLAY_CLI_WORKERS_H

// Numbered pieces of work done by several processes: a fault in one piece ends one of them, and the
// others go on. Results come in the order of the pieces, whatever the number of processes.

#include <stdbool.h>
#include <stddef.h>
#include "replay/bytes.h"

// Does one piece and writes what came of it to `result`, which is empty. The bytes are read in
// another process: they may have pointers to constants, which lie at the same places there, and to
// nothing else.
typedef void adj_work(void *context, size_t piece, struct adj_bytes *result);

// Receives a result, aligned for any struct, until it returns; one that `failed` where there was no
// memory for it, NULL where the process has died. False ends the work.
typedef bool adj_work_sink(void *context, size_t piece, const struct adj_bytes *result);

// `jobs` of 0 or 1: no processes, one piece after the other. False if the sink ended it, or after a
// message on standard error if processes cannot be had.
bool adj_workers_each(size_t pieces, unsigned long jobs, adj_work *work, adj_work_sink *sink,
                      void *context);

// Why there is no result; ADJ_OK if there is one.
enum adj_status adj_workers_lost(const struct adj_bytes *result, struct adj_error *error);

#endif
