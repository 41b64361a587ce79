// SPDX-License-Identifier: MIT
// Numbers on a card, known and unknown, and lists.

#include <stdlib.h>
#include "engine/flagship/text/tell.h"

static void
bounds(const struct adj_fs_rules *rules, struct adj_fs_value value, int *lo, int *hi)
{
    *lo = *hi = abs(value.base);
    if (value.var != 0) {
        *lo = rules->var[value.var].lo;
        *hi = rules->var[value.var].hi;
    }
}

// True if nothing is known of it.
static bool
is_unknown(const struct adj_fs_rules *rules, struct adj_fs_value value)
{
    int lo, hi;
    bounds(rules, value, &lo, &hi);
    return value.var != 0 && lo == 0 && hi == ADJ_FS_NO_BOUND;
}

void
adj_fs_tell_value(struct adj_fs_telling *tell, struct adj_fs_value value, const char *unknown)
{
    int lo, hi;
    bounds(tell->rules, value, &lo, &hi);
    if (is_unknown(tell->rules, value))
        adj_fs_out_add(&tell->out, "%s", unknown);
    else
        adj_fs_out_bounds(&tell->out, lo, hi);
}

bool
adj_fs_tell_one(const struct adj_fs_rules *rules, struct adj_fs_value value)
{
    int lo, hi;
    bounds(rules, value, &lo, &hi);
    return lo == 1 && hi == 1;
}

bool
adj_fs_tell_negative(struct adj_fs_value value)
{
    return value.var == 0 && value.base < 0;
}

void
adj_fs_tell_sign(struct adj_fs_telling *tell, struct adj_fs_value value)
{
    if (!is_unknown(tell->rules, value))
        adj_fs_out_add(&tell->out, "%s", adj_fs_tell_negative(value) ? "-" : "+");
}

void
adj_fs_tell_count(struct adj_fs_telling *tell, struct adj_fs_value value, const char *thing)
{
    adj_fs_tell_value(tell, value, "an unknown number of");
    adj_fs_out_add(&tell->out, " %s%s", thing,
                   adj_fs_plural(adj_fs_tell_one(tell->rules, value) ? 1 : 2));
}

void
adj_fs_tell_joint(struct adj_fs_telling *tell, unsigned at, unsigned count, const char *last)
{
    if (at == 0)
        return;
    if (at + 1 < count)
        adj_fs_out_add(&tell->out, ", ");
    else
        adj_fs_out_add(&tell->out, " %s ", last);
}
