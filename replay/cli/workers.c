// SPDX-License-Identifier: MIT
#include "replay/cli/workers.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { JOBS_MAX = 256 };

struct worker {
    pid_t process;
    int results; // the end of a pipe that results come from; -1: it has died
};

struct task {
    size_t pieces;
    adj_work *work;
    adj_work_sink *sink;
    void *context;
    struct adj_bytes *result; // of one piece at a time
};

static bool by_processes(const struct task *task, size_t wanted);
static bool one_by_one(const struct task *task);
static bool start_worker(struct worker *worker, const struct task *task, size_t first, size_t step);
static bool read_result(struct worker *worker, const struct task *task);

bool
adj_workers_each(size_t pieces, unsigned long jobs, adj_work *work, adj_work_sink *sink,
                 void *context)
{
    struct adj_bytes result = {0};
    struct task task = {pieces, work, sink, context, &result};
    size_t wanted = jobs < JOBS_MAX ? jobs : JOBS_MAX;
    wanted = wanted < pieces ? wanted : pieces;
    bool went = wanted <= 1 ? one_by_one(&task) : by_processes(&task, wanted);
    adj_bytes_free(&result);
    return went;
}

enum adj_status
adj_workers_lost(const struct adj_bytes *result, struct adj_error *error)
{
    if (result == NULL)
        return adj_error_set(error, ADJ_SYS_READ, "the process that worked on it has died");
    return result->failed ? adj_error_set(error, ADJ_SYS_MEMORY, "out of memory") : ADJ_OK;
}

static bool
by_processes(const struct task *task, size_t wanted)
{
    struct worker worker[JOBS_MAX];
    size_t started = 0;
    fflush(stdout); // or each worker would write it again
    while (started < wanted && start_worker(&worker[started], task, started, wanted))
        started++;
    bool going = started == wanted;
    for (size_t i = 0; going && i < task->pieces; i++) {
        bool there = read_result(&worker[i % wanted], task);
        bool lost = !there && !task->result->failed;
        going = task->sink(task->context, i, lost ? NULL : task->result);
    }
    for (size_t i = 0; i < started; i++) // all before waiting: later workers hold earlier pipes
        if (worker[i].results >= 0)
            close(worker[i].results); // a worker that still has results ends by this
    for (size_t i = 0; i < started; i++)
        waitpid(worker[i].process, NULL, 0);
    return going;
}

// Makes it empty, also after it has failed.
static void
empty(struct adj_bytes *result)
{
    if (result->failed)
        adj_bytes_free(result);
    result->failed = false;
    result->size = 0;
}

static void
do_piece(const struct task *task, size_t piece)
{
    empty(task->result);
    task->work(task->context, piece, task->result);
}

static bool
one_by_one(const struct task *task)
{
    bool going = true;
    for (size_t i = 0; going && i < task->pieces; i++) {
        do_piece(task, i);
        going = task->sink(task->context, i, task->result);
    }
    return going;
}

// Writes or reads all of it.
static bool
move_bytes(int fd, void *data, size_t size, bool out)
{
    for (uint8_t *bytes = data; size > 0;) {
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

// A result on its way: how many bytes follow.
struct parcel {
    size_t size;
    bool failed;
};

static bool
send_result(int results, const struct adj_bytes *result)
{
    struct parcel parcel = {.size = result->failed ? 0 : result->size, .failed = result->failed};
    return move_bytes(results, &parcel, sizeof parcel, true) &&
           move_bytes(results, result->data, parcel.size, true);
}

static void
work(int results, const struct task *task, size_t first, size_t step)
{
    for (size_t i = first; i < task->pieces; i += step) {
        do_piece(task, i);
        if (!send_result(results, task->result))
            break;
    }
    _exit(0);
}

static bool
start_worker(struct worker *worker, const struct task *task, size_t first, size_t step)
{
    int ends[2];
    if (pipe(ends) != 0) {
        fprintf(stderr, "adjutant: no pipe: %s\n", strerror(errno));
        return false;
    }
    worker->results = ends[0];
    worker->process = fork();
    if (worker->process == 0) {
        close(ends[0]);
        work(ends[1], task, first, step);
    }
    close(ends[1]);
    if (worker->process > 0)
        return true;
    fprintf(stderr, "adjutant: no process: %s\n", strerror(errno));
    close(ends[0]);
    return false;
}

// False if not all of it came.
static bool
receive_result(int results, struct adj_bytes *result)
{
    struct parcel parcel;
    empty(result);
    if (!move_bytes(results, &parcel, sizeof parcel, false))
        return false;
    result->failed = parcel.failed;
    if (parcel.failed)
        return true;
    if (!adj_bytes_reserve(result, parcel.size))
        return false;
    result->size = parcel.size;
    return move_bytes(results, result->data, parcel.size, false);
}

// False if the process has died, or there is no memory here for what it sends: nothing more can
// come of it then.
static bool
read_result(struct worker *worker, const struct task *task)
{
    if (worker->results >= 0 && receive_result(worker->results, task->result))
        return true;
    if (worker->results >= 0)
        close(worker->results);
    worker->results = -1;
    return false;
}
