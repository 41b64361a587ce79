// SPDX-License-Identifier: MIT
// Changes of a value.

#include "engine/flagship/text/tell.h"

static const char *
type_of_reach(unsigned key)
{
    return adj_fs_type_title(key - ADJ_FS_REACH_DIRECT + 1);
}

static bool
is_reach(unsigned key)
{
    return key >= ADJ_FS_REACH_DIRECT && key <= ADJ_FS_REACH_BOARDING;
}

static bool
is_cost(unsigned key)
{
    return key >= ADJ_FS_COST_FOCUS && key <= ADJ_FS_COST_BOARDING;
}

// Who has the value: "each Boarding card of yours has", "Boarding attacks of this ship have".
static void
tell_subject(struct adj_fs_telling *tell, const struct adj_fs_action *action)
{
    bool attacks = is_reach(action->key) && action->sel.what != ADJ_FS_SEL_ATTACK;
    if (attacks)
        adj_fs_out_add(&tell->out, "%s attacks of ", type_of_reach(action->key));
    adj_fs_tell_selector(tell, &action->sel);
    adj_fs_out_add(&tell->out,
                   attacks || adj_fs_tell_is_you(tell, &action->sel) ? " have " : " has ");
}

// What it is of, behind a number: "Direct hits", "range", "Def".
static void
tell_title(struct adj_fs_telling *tell, const struct adj_fs_action *action)
{
    bool hits = action->key == ADJ_FS_KEY_DIRECT || action->key == ADJ_FS_KEY_GUIDED;
    if (is_reach(action->key))
        adj_fs_out_add(&tell->out, "range");
    else if (hits)
        adj_fs_out_add(&tell->out, "%s hit%s",
                       action->key == ADJ_FS_KEY_DIRECT ? "Direct" : "Guided",
                       adj_fs_plural(adj_fs_tell_one(tell->rules, action->amount) ? 1 : 2));
    else
        adj_fs_out_add(&tell->out, "%s", adj_fs_stat_title(action->key));
}

static void
tell_change(struct adj_fs_telling *tell, const struct adj_fs_action *action)
{
    switch ((enum adj_fs_op)action->op) {
    case ADJ_FS_ADD:
        adj_fs_tell_sign(tell, action->amount);
        adj_fs_tell_value(tell, action->amount, "an unknown number of");
        adj_fs_out_add(&tell->out, " ");
        tell_title(tell, action);
        return;
    case ADJ_FS_SET:
        tell_title(tell, action);
        adj_fs_out_add(&tell->out, " ");
        adj_fs_tell_value(tell, action->amount, "of an unknown number");
        return;
    case ADJ_FS_EITHER:
        tell_title(tell, action);
        adj_fs_out_add(&tell->out, " ");
        adj_fs_tell_value(tell, action->amount, "of an unknown number");
        adj_fs_out_add(&tell->out, " or ");
        adj_fs_tell_value(tell, action->amount2, "an unknown number");
        return;
    }
}

// A card that pays a cost lowers what is left of it.
static void
tell_payment(struct adj_fs_telling *tell, const struct adj_fs_action *action)
{
    const struct adj_fs_selector self = {.what = ADJ_FS_SEL_SELF};
    adj_fs_tell_selector(tell, &self);
    adj_fs_out_add(&tell->out, " pays up to ");
    adj_fs_tell_count(tell, action->amount, "Command Point");
    adj_fs_out_add(&tell->out, " of it");
}

static const char *
until(const struct adj_fs_action *action)
{
    bool passing = action->sel.what == ADJ_FS_SEL_ATTACK || is_cost(action->key);
    switch ((enum adj_fs_until)action->until) {
    case ADJ_FS_PLAY:
        return "";
    case ADJ_FS_ORDER:
        return passing ? "" : " until the Order ends"; // they are the Order's own
    case ADJ_FS_TURN:
        return " until the turn ends";
    }
    return "";
}

void
adj_fs_tell_stat(struct adj_fs_telling *tell, const struct adj_fs_action *action)
{
    if (is_cost(action->key) && adj_fs_tell_negative(action->amount)) {
        tell_payment(tell, action);
    } else if (action->key == ADJ_FS_TARGETABLE) {
        adj_fs_tell_selector(tell, &action->sel);
        adj_fs_out_add(&tell->out, " cannot be chosen as a target");
    } else {
        tell_subject(tell, action);
        tell_change(tell, action);
    }
    adj_fs_out_add(&tell->out, "%s", until(action));
}
