// SPDX-License-Identifier: MIT
#include "replay/store.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct names {
    char **name;
    size_t count, capacity;
};

static void
free_names(struct names *names)
{
    for (size_t i = 0; i < names->count; i++)
        free(names->name[i]);
    free(names->name);
}

static bool
add_name(struct names *names, const char *name)
{
    if (names->count == names->capacity) {
        size_t capacity = names->capacity == 0 ? 64 : 2 * names->capacity;
        char **grown = realloc(names->name, capacity * sizeof *grown);
        if (grown == NULL)
            return false;
        names->name = grown;
        names->capacity = capacity;
    }
    names->name[names->count] = strdup(name);
    return names->name[names->count] != NULL && ++names->count > 0;
}

static int
by_bytes(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static enum adj_status
list_names(const char *folder, struct names *names, struct adj_error *error)
{
    DIR *dir = opendir(folder);
    if (dir == NULL)
        return adj_error_set(error, ADJ_SYS_OPEN, "cannot open %.200s: %s", folder,
                             strerror(errno));
    bool all = true;
    for (struct dirent *entry; all && (entry = readdir(dir)) != NULL;)
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            all = add_name(names, entry->d_name);
    closedir(dir);
    if (!all)
        return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    if (names->count > 0)
        qsort(names->name, names->count, sizeof *names->name, by_bytes);
    return ADJ_OK;
}

static bool
ends_in(const char *name, const char *suffix)
{
    size_t size = strlen(name), end = strlen(suffix);
    return size >= end && strcmp(name + size - end, suffix) == 0;
}

enum adj_status
adj_store_walk(const char *folder, const char *suffix, adj_store_visit *visit, void *context,
               struct adj_error *error)
{
    struct names names = {0};
    enum adj_status status = list_names(folder, &names, error);
    for (size_t i = 0; status == ADJ_OK && i < names.count; i++) {
        size_t size = strlen(folder) + strlen(names.name[i]) + 2;
        char *path = malloc(size);
        if (path == NULL) {
            status = adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
            break;
        }
        snprintf(path, size, "%s%s%s", folder, ends_in(folder, "/") ? "" : "/", names.name[i]);
        if (adj_store_is_folder(path))
            status = adj_store_walk(path, suffix, visit, context, error);
        else if (ends_in(path, suffix))
            status = visit(context, path);
        free(path);
    }
    free_names(&names);
    return status;
}
