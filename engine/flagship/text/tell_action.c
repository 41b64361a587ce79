// SPDX-License-Identifier: MIT
// What an effect does, verb by verb: whoever uses it, it happens.

#include "engine/flagship/text/tell.h"

// "is" or "are", for so many.
static const char *
is_or_are(const struct adj_fs_telling *tell, struct adj_fs_value value)
{
    return adj_fs_tell_one(tell->rules, value) ? "is" : "are";
}

static void
tell_hits(struct adj_fs_telling *tell, const struct adj_fs_action *action)
{
    bool stops = tell->effect->window == ADJ_FS_W_DEFEND;
    if (!stops)
        adj_fs_out_add(&tell->out, "the attack gains ");
    adj_fs_tell_count(tell, action->amount, "hit");
    if (stops)
        adj_fs_out_add(&tell->out, " %s stopped", is_or_are(tell, action->amount));
}

static const char *
destination(unsigned zone)
{
    switch ((enum adj_fs_zone)zone) {
    case ADJ_FS_Z_HAND:
        return " goes to its player's hand";
    case ADJ_FS_Z_DISCARD:
        return " goes to its player's discard pile";
    case ADJ_FS_Z_REMOVED:
        return " is removed from the game";
    case ADJ_FS_Z_TABLE:
        return " stays in play beside the ships";
    case ADJ_FS_Z_DECK:
        return " goes to its player's deck";
    case ADJ_FS_Z_NONE:
    case ADJ_FS_Z_UNDER:
    case ADJ_FS_Z_PLAYED:
    case ADJ_FS_Z_ASIDE:
        break;
    }
    return " is set aside";
}

static void
tell_move(struct adj_fs_telling *tell, const struct adj_fs_action *action)
{
    adj_fs_tell_selector(tell, &action->sel);
    if (action->zone == ADJ_FS_Z_UNDER) {
        adj_fs_out_add(&tell->out, " goes %s ", adj_fs_tell_boards(tell) ? "onto" : "under");
        adj_fs_tell_selector(tell, &action->to);
    } else {
        adj_fs_out_add(&tell->out, "%s", destination(action->zone));
    }
}

// An Assault is on the ship that the card lies on; from elsewhere distance counts.
static void
tell_launch(struct adj_fs_telling *tell, const struct adj_fs_action *action)
{
    enum { BOARDING = 3, ASSAULT = 4 };
    bool assault = action->type == ASSAULT;
    const struct adj_fs_selector self = {.what = ADJ_FS_SEL_SELF};
    adj_fs_tell_selector(tell, &self);
    adj_fs_out_add(&tell->out, " makes a%s %s%s", assault ? "n" : "",
                   adj_fs_type_title(action->type), assault ? "" : " attack");
    if (action->type != BOARDING) {
        adj_fs_out_add(&tell->out, " of ");
        adj_fs_tell_count(tell, action->amount, "hit");
    }
    if (action->to.what == ADJ_FS_SEL_NONE)
        return;
    adj_fs_out_add(&tell->out, assault ? " on " : ", its distance counted from ");
    adj_fs_tell_selector(tell, &action->to);
}

static void
tell_points(struct adj_fs_telling *tell, const struct adj_fs_action *action)
{
    bool loses = adj_fs_tell_negative(action->amount);
    const char *s = adj_fs_tell_is_you(tell, &action->sel) ? "" : "s";
    adj_fs_tell_selector(tell, &action->sel);
    adj_fs_out_add(&tell->out, " %s%s ", loses ? "lose" : "gain", s);
    adj_fs_tell_count(tell, action->amount, "Command Point");
}

static void
tell_damage(struct adj_fs_telling *tell, const struct adj_fs_action *action)
{
    bool repairs = adj_fs_tell_negative(action->amount);
    if (!repairs) {
        adj_fs_tell_selector(tell, &action->sel);
        adj_fs_out_add(&tell->out, " takes ");
    }
    adj_fs_tell_count(tell, action->amount, "hit");
    if (repairs) {
        adj_fs_out_add(&tell->out, " %s taken off ", is_or_are(tell, action->amount));
        adj_fs_tell_selector(tell, &action->sel);
    }
}

void
adj_fs_tell_action(struct adj_fs_telling *tell, const struct adj_fs_action *action)
{
    switch ((enum adj_fs_action_verb)action->verb) {
    case ADJ_FS_DO_HITS:
        tell_hits(tell, action);
        return;
    case ADJ_FS_DO_STAT:
        adj_fs_tell_stat(tell, action);
        return;
    case ADJ_FS_DO_MOVE:
        tell_move(tell, action);
        return;
    case ADJ_FS_DO_LAUNCH:
        tell_launch(tell, action);
        return;
    case ADJ_FS_DO_RETARGET:
        adj_fs_tell_selector(tell, &action->sel);
        adj_fs_out_add(&tell->out, " becomes the target");
        return;
    case ADJ_FS_DO_TURN:
        adj_fs_tell_selector(tell, &action->sel);
        adj_fs_out_add(&tell->out, action->amount.base != 0 ? " is Tasked" : " is Untasked");
        return;
    case ADJ_FS_DO_CP:
        tell_points(tell, action);
        return;
    case ADJ_FS_DO_DAMAGE:
        tell_damage(tell, action);
        return;
    }
}
