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

static bool
ends_in(const char *path, const char *suffix)
{
    size_t size = strlen(path), end = strlen(suffix);
    return size > end && strcmp(path + size - end, suffix) == 0;
}

// True for a text of orders whose record is not beside it.
static bool
stands_alone(const char *path)
{
    size_t stem = strlen(path) - strlen("orders");
    char *record = malloc(stem + sizeof "adj");
    if (!record)
        return true; // and adding it will fail
    memcpy(record, path, stem);
    strcpy(record + stem, "adj");
    bool alone = !adj_store_exists(record);
    free(record);
    return alone;
}

static enum adj_status
add_game(void *context, const char *path)
{
    bool game = ends_in(path, ".adj") || (ends_in(path, ".orders") && stands_alone(path));
    return game ? add(context, path) : ADJ_OK;
}

static enum adj_status
add_folder(struct adj_paths *paths, const char *folder, bool texts, struct adj_error *error)
{
    return texts ? adj_store_walk(folder, "", add_game, paths, error)
                 : adj_store_walk(folder, ".adj", add, paths, error);
}

int
adj_paths_collect(struct adj_paths *paths, int words, char **argv, bool texts)
{
    for (int i = 0; i < words; i++) {
        struct adj_error error = {.message = "no memory"};
        enum adj_status status = adj_store_is_folder(argv[i])
                                     ? add_folder(paths, argv[i], texts, &error)
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
