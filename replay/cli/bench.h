// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_BENCH_H
#define ADJ_REPLAY_CLI_BENCH_H

// How fast the work on a replay is done: every measure goes over files that are in memory already.

#include <stdint.h>
#include "replay/session.h"

// A file to measure with.
struct adj_bench_file {
    const struct adj_world *world; // with a shelf: its card sets are loaded once
    const char *path;
    char folder[4096];      // where its card sets are looked up
    struct adj_bytes bytes; // owned, as is the text
    struct adj_bytes text;  // the same as a text of orders
    uint32_t orders;        // numbers given in it
};

// What was done in which time.
struct adj_bench_lap {
    uint64_t done;
    double seconds;
};

// Does the work once over one file and adds to the lap; only the work itself is timed.
typedef enum adj_status adj_bench_pass(const struct adj_bench_file *file, struct adj_bench_lap *lap,
                                       struct adj_error *error);

struct adj_bench_measure {
    const char *name; // "verify_rate": stable
    const char *unit;
    adj_bench_pass *pass;
};

// Seconds that this process has spent computing: what else the machine does counts little.
double adj_bench_now(void);

extern const struct adj_bench_measure adj_bench_measures[]; // ended by a NULL name

// Reads a file and its text. The file is the caller's to free, on failure too.
enum adj_status adj_bench_open(struct adj_bench_file *file, const struct adj_world *world,
                               const char *path, struct adj_error *error);
void adj_bench_close(struct adj_bench_file *file);

#endif
