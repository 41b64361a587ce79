// SPDX-License-Identifier: MIT
// A price, part by part.

#include "engine/flagship/text/tell.h"

static bool
has_points(const struct adj_fs_cost *cost)
{
    return cost->cp.var != 0 || cost->cp.base != 0;
}

static unsigned
parts(const struct adj_fs_cost *cost)
{
    return (unsigned)has_points(cost) + (cost->hand != 0) + (cost->task.what != ADJ_FS_SEL_NONE) +
           (cost->self_to != ADJ_FS_Z_NONE);
}

bool
adj_fs_tell_costs(const struct adj_fs_cost *cost)
{
    return parts(cost) > 0;
}

// Where the card itself goes, from a ship's place or a card's.
static void
tell_itself(struct adj_fs_telling *tell, const struct adj_fs_cost *cost, const char *s)
{
    const struct adj_fs_selector self = {.what = ADJ_FS_SEL_SELF};
    bool discards = cost->self_to == ADJ_FS_Z_DISCARD;
    adj_fs_out_add(&tell->out, "%s%s ", discards ? "discard" : "remove", s);
    adj_fs_tell_selector(tell, &self);
    if (!discards)
        adj_fs_out_add(&tell->out, " from the game");
}

void
adj_fs_tell_cost(struct adj_fs_telling *tell, const struct adj_fs_cost *cost,
                 enum adj_fs_person person)
{
    const char *s = person == ADJ_FS_PAYS ? "s" : "";
    unsigned count = parts(cost), at = 0;
    if (has_points(cost)) {
        adj_fs_out_add(&tell->out, "pay%s ", s);
        adj_fs_tell_count(tell, cost->cp, "Command Point");
        at++;
    }
    if (cost->hand != 0) {
        adj_fs_tell_joint(tell, at++, count, "and");
        adj_fs_out_add(&tell->out, "discard%s %u hand card%s", s, cost->hand,
                       adj_fs_plural(cost->hand));
    }
    if (cost->task.what != ADJ_FS_SEL_NONE) {
        adj_fs_tell_joint(tell, at++, count, "and");
        adj_fs_out_add(&tell->out, "Task%s ", s);
        adj_fs_tell_selector(tell, &cost->task);
    }
    if (cost->self_to != ADJ_FS_Z_NONE) {
        adj_fs_tell_joint(tell, at++, count, "and");
        tell_itself(tell, cost, s);
    }
}
