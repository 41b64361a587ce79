// SPDX-License-Identifier: MIT
#include "replay/cli/paths.h"

#include <stdlib.h>
#include <string.h>
#include "replay/cli/output.h"
#include "replay/store.h"

static enum adj_status
add(void *context, const char *path)
{
    struct adj_paths *paths = context;
    if (paths->count == paths->capacity) {
        size_t capacity = paths->capacity > 0 ? 2 * paths->capacity : 64;
        char **grown = realloc(paths->path, capacity * sizeof *grown);
        if (!grown)
            return ADJ_SYS_MEMORY;
        paths->path = grown;
        paths->capacity = capacity;
    }
    paths->path[paths->count] = strdup(path);
    return paths->path[paths->count] && ++paths->count ? ADJ_OK : ADJ_SYS_MEMORY;
}

int
adj_paths_collect(struct adj_paths *paths, int words, char **argv)
{
    for (int i = 0; i < words; i++) {
        struct adj_error error = {.message = "no memory"};
        enum adj_status status = adj_store_is_folder(argv[i])
                                     ? adj_store_walk(argv[i], ".adj", add, paths, &error)
                                     : add(paths, argv[i]);
        error.status = status;
        if (status != ADJ_OK)
            return adj_out_error(argv[i], &error);
    }
    return 0;
}

void
adj_paths_free(struct adj_paths *paths)
{
    for (size_t i = 0; i < paths->count; i++)
        free(paths->path[i]);
    free(paths->path);
    *paths = (struct adj_paths){0};
}
