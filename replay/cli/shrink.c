// SPDX-License-Identifier: MIT
#include "replay/cli/shrink.h"

#include <stdlib.h>
#include <string.h>

struct work {
    bool *keep, *trial;
    size_t count;
    adj_shrink_test *test;
    void *context;
};

static bool take_out(struct work *work, size_t first, size_t size);

static size_t
kept(const struct work *work)
{
    size_t sum = 0;
    for (size_t i = 0; i < work->count; i++)
        sum += work->keep[i];
    return sum;
}

// Tries to do without each run of `size` kept things, from the end. True if any went.
static bool
pass(struct work *work, size_t size)
{
    bool went = false;
    size_t left = kept(work);
    for (size_t end = left; end > 0;) {
        size_t first = end > size ? end - size : 0;
        went |= take_out(work, first, end - first);
        end = first;
    }
    return went;
}

bool
adj_shrink(bool *keep, size_t count, adj_shrink_test *test, void *context)
{
    struct work work = {.keep = keep, .count = count, .test = test, .context = context};
    work.trial = malloc(count + 1);
    if (!work.trial)
        return false;
    for (size_t size = (count + 1) / 2; size > 0; size /= 2)
        while (pass(&work, size) && size == 1)
            ; // single things: until none can go
    free(work.trial);
    return true;
}

// Takes out `size` kept things, counted from the `first` kept one, if the test holds without them.
static bool
take_out(struct work *work, size_t first, size_t size)
{
    size_t seen = 0;
    memcpy(work->trial, work->keep, work->count);
    for (size_t i = 0; i < work->count; i++) {
        if (!work->keep[i])
            continue;
        work->trial[i] = seen < first || seen >= first + size;
        seen++;
    }
    if (!work->test(work->context, work->trial, work->count))
        return false;
    memcpy(work->keep, work->trial, work->count);
    return true;
}
