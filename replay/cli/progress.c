// SPDX-License-Identifier: MIT
#include "replay/cli/progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { NANOSECONDS = 1000000000, PAUSE = NANOSECONDS / 10 };

void
adj_progress_start(struct adj_progress *progress, size_t all)
{
    const char *term = getenv("TERM");
    *progress = (struct adj_progress){.all = all};
    progress->shown = isatty(STDERR_FILENO) && term && strcmp(term, "dumb") != 0;
    if (progress->shown)
        clock_gettime(CLOCK_MONOTONIC, &progress->start);
}

static int64_t
nanoseconds(const struct timespec *from, const struct timespec *to)
{
    return (int64_t)(to->tv_sec - from->tv_sec) * NANOSECONDS + to->tv_nsec - from->tv_nsec;
}

void
adj_progress_clear(struct adj_progress *progress)
{
    if (progress->width > 0)
        fprintf(stderr, "\r%*s\r", (int)progress->width, "");
    progress->width = 0;
    progress->last = (struct timespec){0};
}

static void
write_line(struct adj_progress *progress, const struct timespec *now)
{
    char line[80];
    int64_t passed = nanoseconds(&progress->start, now);
    uint64_t milliseconds = passed > 0 ? (uint64_t)passed / 1000000 : 0;
    int size = snprintf(line, sizeof line, "%zu of %zu files, %" PRIu64 " orders", progress->files,
                        progress->all, progress->orders);
    if (milliseconds > 0 && size > 0)
        snprintf(line + size, sizeof line - (size_t)size, ", %" PRIu64 " a second",
                 progress->orders * 1000 / milliseconds);
    size_t width = strlen(line);
    int rest = progress->width > width ? (int)(progress->width - width) : 0;
    fprintf(stderr, "\r%s%*s", line, rest, "");
    progress->width = width + (size_t)rest;
    progress->last = *now;
}

void
adj_progress_step(struct adj_progress *progress, uint64_t orders)
{
    struct timespec now;
    progress->files++;
    progress->orders += orders;
    if (!progress->shown || clock_gettime(CLOCK_MONOTONIC, &now) != 0)
        return;
    if (progress->files == progress->all)
        adj_progress_clear(progress);
    else if (nanoseconds(&progress->last, &now) >= PAUSE)
        write_line(progress, &now);
}
