// SPDX-License-Identifier: MIT
#include "replay/cli/parallel.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include "replay/world.h"

enum { JOBS_MAX = 256 };

struct worker {
    pid_t process;
    int results; // the end of a pipe that results come from; -1: it has died
};

static bool one_by_one(const struct adj_paths *paths, const struct adj_verify_options *options,
                       adj_verify_sink *sink, void *context);
static bool start_worker(struct worker *worker, const struct adj_paths *paths, size_t first,
                         size_t step, const struct adj_verify_options *options);
static void read_result(struct worker *worker, struct adj_verify_result *result);

bool
adj_verify_each(const struct adj_paths *paths, unsigned long jobs,
                const struct adj_verify_options *options, adj_verify_sink *sink, void *context)
{
    struct worker worker[JOBS_MAX];
    size_t wanted = jobs < JOBS_MAX ? jobs : JOBS_MAX, started = 0;
    wanted = wanted < paths->count ? wanted : paths->count;
    if (wanted <= 1)
        return one_by_one(paths, options, sink, context);
    struct adj_verify_result *result = malloc(sizeof *result);
    fflush(stdout); // or each worker would write it again
    while (result && started < wanted &&
           start_worker(&worker[started], paths, started, wanted, options))
        started++;
    bool going = started == wanted;
    for (size_t i = 0; going && i < paths->count; i++) {
        read_result(&worker[i % wanted], result);
        going = sink(context, paths->path[i], result);
    }
    for (size_t i = 0; i < started; i++) // all before waiting: later workers hold earlier pipes
        if (worker[i].results >= 0)
            close(worker[i].results); // a worker that still has results ends by this
    for (size_t i = 0; i < started; i++)
        waitpid(worker[i].process, NULL, 0);
    free(result);
    return going;
}

// Files of one run mostly share a few card sets. Without memory for a shelf each loads its own.
static struct adj_world
with_shelf(void)
{
    struct adj_world world = adj_world;
    world.shelf = adj_shelf_open();
    return world;
}

static bool
one_by_one(const struct adj_paths *paths, const struct adj_verify_options *options,
           adj_verify_sink *sink, void *context)
{
    struct adj_verify_result *result = malloc(sizeof *result);
    struct adj_world world = with_shelf();
    bool going = result != NULL;
    for (size_t i = 0; going && i < paths->count; i++) {
        adj_verify_file(&world, options, paths->path[i], result);
        going = sink(context, paths->path[i], result);
    }
    adj_shelf_close(world.shelf);
    free(result);
    return going;
}

// Writes or reads all of it.
static bool
move_bytes(int fd, char *bytes, size_t size, bool out)
{
    while (size > 0) {
        ssize_t moved = out ? write(fd, bytes, size) : read(fd, bytes, size);
        if (moved < 0 && errno == EINTR)
            continue;
        if (moved <= 0)
            return false;
        bytes += moved;
        size -= (size_t)moved;
    }
    return true;
}

// A result holds no pointers but to constants, which lie at the same places in a forked process.
static void
work(int results, const struct adj_paths *paths, size_t first, size_t step,
     const struct adj_verify_options *options)
{
    struct adj_verify_result *result = malloc(sizeof *result);
    struct adj_world world = with_shelf();
    for (size_t i = first; result && i < paths->count; i += step) {
        adj_verify_file(&world, options, paths->path[i], result);
        if (!move_bytes(results, (char *)result, sizeof *result, true))
            break;
    }
    _exit(0);
}

static bool
start_worker(struct worker *worker, const struct adj_paths *paths, size_t first, size_t step,
             const struct adj_verify_options *options)
{
    int ends[2];
    if (pipe(ends) != 0) {
        fprintf(stderr, "adjutant verify: no pipe: %s\n", strerror(errno));
        return false;
    }
    worker->results = ends[0];
    worker->process = fork();
    if (worker->process == 0) {
        close(ends[0]);
        work(ends[1], paths, first, step, options);
    }
    close(ends[1]);
    if (worker->process > 0)
        return true;
    fprintf(stderr, "adjutant verify: no process: %s\n", strerror(errno));
    close(ends[0]);
    return false;
}

static void
read_result(struct worker *worker, struct adj_verify_result *result)
{
    if (worker->results >= 0 && move_bytes(worker->results, (char *)result, sizeof *result, false))
        return;
    if (worker->results >= 0)
        close(worker->results);
    worker->results = -1;
    *result = (struct adj_verify_result){.status = ADJ_SYS_READ, .game = "", .edition = ""};
    adj_error_set(&result->error, ADJ_SYS_READ, "the process that checked it has died");
}
