// SPDX-License-Identifier: MIT
#include "replay/cli/parallel.h"

#include <stdio.h>
#include <stdlib.h>
#include "replay/cli/workers.h"
#include "replay/ruleset.h"
#include "replay/world.h"

struct verifying {
    struct adj_world world; // with a shelf: files of one run mostly share a few card sets
    const struct adj_paths *paths;
    const struct adj_verify_options *options;
    adj_verify_sink *sink;
    void *context;
};

// A result holds no pointers but to constants, which lie at the same places in a forked process.
static void
verify_one(void *context, size_t piece, void *result)
{
    const struct verifying *verifying = context;
    adj_verify_file(&verifying->world, verifying->options, verifying->paths->path[piece], result);
}

static bool
take_death(const struct verifying *verifying, const char *path)
{
    struct adj_verify_result died = {.status = ADJ_SYS_READ, .game = "", .edition = ""};
    adj_error_set(&died.error, ADJ_SYS_READ, "the process that checked it has died");
    return verifying->sink(verifying->context, path, &died);
}

static bool
take_one(void *context, size_t piece, const void *result)
{
    const struct verifying *verifying = context;
    const char *path = verifying->paths->path[piece];
    return result != NULL ? verifying->sink(verifying->context, path, result)
                          : take_death(verifying, path);
}

bool
adj_verify_each(const struct adj_paths *paths, unsigned long jobs,
                const struct adj_verify_options *options, adj_verify_sink *sink, void *context)
{
    struct verifying verifying = {adj_world, paths, options, sink, context};
    struct adj_verify_result *result = malloc(sizeof *result);
    if (result == NULL)
        fputs("adjutant verify: no memory [E-MEMORY]\n", stderr);
    verifying.world.shelf = adj_shelf_open(); // without memory for one each file loads its own
    bool went = result && adj_workers_each(paths->count, jobs, verify_one, take_one, &verifying,
                                           result, sizeof *result);
    adj_shelf_close(verifying.world.shelf);
    free(result);
    return went;
}
