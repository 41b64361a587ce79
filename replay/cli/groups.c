// SPDX-License-Identifier: MIT
#include "replay/cli/groups.h"

#include <stdlib.h>
#include <string.h>

static bool
same_cause(const struct adj_recheck_change *a, const struct adj_recheck_change *b)
{
    return a->code == b->code && strcmp(a->verb, b->verb) == 0 &&
           strcmp(a->before, b->before) == 0 && strcmp(a->now, b->now) == 0;
}

static struct adj_group *
add_group(struct adj_groups *groups)
{
    if (groups->count == groups->capacity) {
        size_t capacity = groups->capacity > 0 ? 2 * groups->capacity : 16;
        struct adj_group *grown = realloc(groups->group, capacity * sizeof *grown);
        groups->failed |= !grown;
        if (!grown)
            return NULL;
        groups->group = grown;
        groups->capacity = capacity;
    }
    return &groups->group[groups->count++];
}

void
adj_groups_add(struct adj_groups *groups, const struct adj_recheck_change *change, uint32_t orders,
               size_t path)
{
    for (size_t i = 0; i < groups->count; i++) {
        struct adj_group *group = &groups->group[i];
        if (!same_cause(&group->change, change))
            continue;
        group->orders += orders;
        group->files += group->last != path;
        group->last = path;
        return;
    }
    struct adj_group *group = add_group(groups);
    if (group)
        *group = (struct adj_group){
            .change = *change, .orders = orders, .files = 1, .path = path, .last = path};
}

static int
by_size(const void *a_, const void *b_)
{
    const struct adj_group *a = a_, *b = b_;
    if (a->orders != b->orders)
        return a->orders > b->orders ? -1 : 1;
    if (a->path != b->path)
        return a->path < b->path ? -1 : 1;
    return a->change.order < b->change.order ? -1 : a->change.order > b->change.order;
}

void
adj_groups_sort(struct adj_groups *groups)
{
    if (groups->count > 0)
        qsort(groups->group, groups->count, sizeof *groups->group, by_size);
}

void
adj_groups_free(struct adj_groups *groups)
{
    free(groups->group);
    *groups = (struct adj_groups){0};
}
