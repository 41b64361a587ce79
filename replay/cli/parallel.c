// SPDX-License-Identifier: MIT
#include "replay/cli/parallel.h"

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
verify_one(void *context, size_t piece, struct adj_bytes *result)
{
    const struct verifying *verifying = context;
    struct adj_verify_result *verified;
    if (!adj_bytes_reserve(result, sizeof *verified))
        return;
    verified = (void *)result->data;
    result->size = sizeof *verified;
    adj_verify_file(&verifying->world, verifying->options, verifying->paths->path[piece], verified);
}

// The result of a file whose worker was lost.
static bool
tell_lost(const struct verifying *verifying, const char *path, const struct adj_error *error)
{
    struct adj_verify_result lost = {
        .status = error->status, .error = *error, .game = "", .edition = ""};
    return verifying->sink(verifying->context, path, &lost);
}

static bool
take_one(void *context, size_t piece, const struct adj_bytes *result)
{
    const struct verifying *verifying = context;
    const char *path = verifying->paths->path[piece];
    struct adj_error error = {0};
    if (adj_workers_lost(result, &error) != ADJ_OK)
        return tell_lost(verifying, path, &error);
    return verifying->sink(verifying->context, path, (void *)result->data);
}

bool
adj_verify_each(const struct adj_paths *paths, unsigned long jobs,
                const struct adj_verify_options *options, adj_verify_sink *sink, void *context)
{
    struct verifying verifying = {adj_world, paths, options, sink, context};
    verifying.world.shelf = adj_shelf_open(); // without memory for one each file loads its own
    bool went = adj_workers_each(paths->count, jobs, verify_one, take_one, &verifying);
    adj_shelf_close(verifying.world.shelf);
    return went;
}
