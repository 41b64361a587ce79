// SPDX-License-Identifier: MIT
// What is known of unknown values only together.

#include "engine/flagship/text/tell.h"

// Colours are counted as numbers there, and are told with their cards.
static bool
has_colours(const struct adj_fs_rules *rules, const struct adj_fs_sum *sum)
{
    for (unsigned i = 0; i < sum->count; i++)
        if (rules->var[sum->var[i]].field == ADJ_FS_CREW_COLOUR)
            return true;
    return false;
}

static bool
is_in(const struct adj_fs_telling *tell, const struct adj_fs_sum *sum)
{
    for (unsigned i = 0; i < sum->count; i++)
        if (tell->rules->var[sum->var[i]].kind == tell->kind)
            return true;
    return false;
}

void
adj_fs_tell_sum(struct adj_fs_telling *tell, const struct adj_fs_sum *sum)
{
    const struct adj_fs_rules *rules = tell->rules;
    if (!is_in(tell, sum) || has_colours(rules, sum))
        return;
    adj_fs_out_add(&tell->out, "Together ");
    adj_fs_out_bounds(&tell->out, sum->lo, sum->hi);
    adj_fs_out_add(&tell->out, ": ");
    for (unsigned i = 0; i < sum->count; i++) {
        const struct adj_fs_var *var = &rules->var[sum->var[i]];
        adj_fs_tell_joint(tell, i, sum->count, "and");
        adj_fs_out_add(&tell->out, "the %s of %s", adj_fs_stat_title(var->field),
                       adj_fs_kind_name(rules, var->kind));
    }
    adj_fs_out_add(&tell->out, ".");
}
