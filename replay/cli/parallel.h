// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_PARALLEL_H
#define ADJ_REPLAY_CLI_PARALLEL_H

// Verifies many files, some at a time, each worker a process of its own: a fault in one file ends
// one worker and is reported as that file's. Results come in the order of the paths.

#include <stdbool.h>
#include "replay/cli/paths.h"
#include "replay/verifier.h"

// Receives a result; false ends the work.
typedef bool adj_verify_sink(void *context, const char *path,
                             const struct adj_verify_result *result);

// `jobs` of 0 or 1: no workers, one file after the other. False if the sink ended it, or after a
// message on standard error if workers cannot be had.
bool adj_verify_each(const struct adj_paths *paths, unsigned long jobs,
                     const struct adj_verify_options *options, adj_verify_sink *sink,
                     void *context);

#endif
