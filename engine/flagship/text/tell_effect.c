// SPDX-License-Identifier: MIT
// An effect as one sentence: when, at what price, and what happens.

#include "engine/flagship/text/tell.h"

enum { BRANCHES = sizeof(((struct adj_fs_effect *)0)->branch_name) / sizeof(uint16_t) };

static bool
is_enemy_basic(const struct adj_fs_telling *tell)
{
    return tell->effect->window == ADJ_FS_W_ENEMY_BASIC;
}

// "..., pay 1 Command Point"; of an Enemy Basic also who may.
static void
tell_price(struct adj_fs_telling *tell)
{
    bool costs = adj_fs_tell_costs(&tell->effect->pay);
    if (is_enemy_basic(tell))
        adj_fs_out_add(&tell->out, ", the enemy whose ship it lies %s may %s",
                       adj_fs_tell_boards(tell) ? "on" : "under", costs ? "" : "do this");
    else if (costs)
        adj_fs_out_add(&tell->out, ", ");
    adj_fs_tell_cost(tell, &tell->effect->pay, ADJ_FS_PAY);
}

// The actions of one branch; of an effect without branches that is branch 0.
static void
tell_actions(struct adj_fs_telling *tell, unsigned branch)
{
    const struct adj_fs_effect *effect = tell->effect;
    unsigned count = 0, at = 0;
    for (unsigned i = 0; i < effect->actions && i < ADJ_FS_ACTIONS; i++)
        count += effect->action[i].branch == branch;
    for (unsigned i = 0; i < effect->actions && i < ADJ_FS_ACTIONS; i++) {
        if (effect->action[i].branch != branch)
            continue;
        adj_fs_tell_joint(tell, at++, count, "and");
        adj_fs_tell_action(tell, &effect->action[i]);
    }
}

static void
tell_choice(struct adj_fs_telling *tell)
{
    const struct adj_fs_effect *effect = tell->effect;
    for (unsigned i = 0; i < effect->branches && i < BRANCHES; i++) {
        adj_fs_out_add(&tell->out, "%s%s (", i == 0 ? "choose " : " or ",
                       adj_fs_text(tell->rules, effect->branch_name[i]));
        tell_actions(tell, i + 1);
        adj_fs_out_add(&tell->out, ")");
    }
}

// Who could pay is the opponent of who uses it.
static void
tell_unless(struct adj_fs_telling *tell)
{
    bool you = is_enemy_basic(tell);
    adj_fs_out_add(&tell->out, ", unless %s ", you ? "you" : "the other player");
    adj_fs_tell_cost(tell, &tell->effect->unless, you ? ADJ_FS_PAY : ADJ_FS_PAYS);
}

void
adj_fs_tell_effect(struct adj_fs_telling *tell)
{
    adj_fs_tell_when(tell);
    tell_price(tell);
    adj_fs_out_add(&tell->out, ": ");
    switch ((enum adj_fs_guard)tell->effect->guard) {
    case ADJ_FS_G_NONE:
        tell_actions(tell, 0);
        break;
    case ADJ_FS_G_CHOOSE:
        tell_choice(tell);
        break;
    case ADJ_FS_G_UNLESS:
        tell_actions(tell, 0);
        tell_unless(tell);
        break;
    }
    adj_fs_out_add(&tell->out, ".");
}
