// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_PROGRESS_H
#define ADJ_REPLAY_CLI_PROGRESS_H

// How far a long piece of work has come: one line on standard error, written over and over, if that
// is a terminal; nothing at all if it is not. It uses no escape codes. It is taken away before
// anything else is written, and at the end.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

struct adj_progress {
    bool shown;   // standard error is a terminal
    size_t width; // of the line that stands there now
    size_t files, all;
    uint64_t orders;
    struct timespec start, last; // when it began, and when the line was written last
};

void adj_progress_start(struct adj_progress *progress, size_t all);

// One more file is done, which had so many orders. The line is written at most ten times a second.
void adj_progress_step(struct adj_progress *progress, uint64_t orders);

// Takes the line away; the next step writes it again.
void adj_progress_clear(struct adj_progress *progress);

#endif
