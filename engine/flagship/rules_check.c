// SPDX-License-Identifier: MIT
// A ruleset that comes out of a file is checked before anything is read through it: every count
// within its array, every index and offset within what is in use, every number of a list on it.

#include "engine/flagship/flagship.h"
#include "engine/flagship/order.h"
#include "engine/flagship/rules.h"

#include <string.h>

static bool
is_text(const struct adj_fs_rules *rules, unsigned offset)
{
    return offset < rules->text_size;
}

static bool
is_value(const struct adj_fs_rules *rules, struct adj_fs_value value)
{
    return value.var == 0 || value.var < rules->vars;
}

static bool
is_selector(const struct adj_fs_rules *rules, const struct adj_fs_selector *sel)
{
    return sel->what <= ADJ_FS_SEL_PAID_TASK && sel->side <= ADJ_FS_ENEMY &&
           sel->empire < rules->empires && sel->other <= 1;
}

static bool
is_cost(const struct adj_fs_rules *rules, const struct adj_fs_cost *cost)
{
    return is_value(rules, cost->cp) && is_selector(rules, &cost->task) &&
           cost->self_to <= ADJ_FS_Z_REMOVED && cost->hand <= 40;
}

static bool
is_action(const struct adj_fs_rules *rules, const struct adj_fs_action *action)
{
    return action->verb >= ADJ_FS_DO_HITS && action->verb <= ADJ_FS_DO_DAMAGE &&
           action->key <= ADJ_FS_CREW_COLOUR && action->op <= ADJ_FS_EITHER &&
           action->until <= ADJ_FS_TURN && action->zone <= ADJ_FS_Z_TABLE &&
           action->type <= ADJ_FS_ASSAULT && action->branch <= 2 &&
           is_value(rules, action->amount) && is_value(rules, action->amount2) &&
           is_selector(rules, &action->sel) && is_selector(rules, &action->to);
}

static bool
is_effect(const struct adj_fs_rules *rules, const struct adj_fs_effect *effect)
{
    if (effect->window < ADJ_FS_W_STATIC || effect->window > ADJ_FS_W_DISCARD_PHASE ||
        (effect->zone != ADJ_FS_Z_HAND && effect->zone != ADJ_FS_Z_TABLE) ||
        effect->limit > ADJ_FS_ONCE_TURN || effect->guard > ADJ_FS_G_UNLESS ||
        effect->branches > 2 || effect->actions > ADJ_FS_ACTIONS)
        return false;
    for (unsigned i = 0; i < effect->actions; i++)
        if (!is_action(rules, &effect->action[i]))
            return false;
    return is_text(rules, effect->name) && is_text(rules, effect->branch_name[0]) &&
           is_text(rules, effect->branch_name[1]) && is_selector(rules, &effect->if_src) &&
           is_selector(rules, &effect->if_tgt) && is_cost(rules, &effect->pay) &&
           is_cost(rules, &effect->unless);
}

// The effects of a card stand together, and of these `statics` are static.
static bool
effects_fit(const struct adj_fs_rules *rules, const struct adj_fs_kind *kind)
{
    if (kind->effects > ADJ_FS_KIND_EFFECTS || (kind->effects > 0 && kind->effect == 0) ||
        kind->effect + kind->effects > rules->effects)
        return false;
    unsigned statics = 0;
    for (unsigned i = 0; i < kind->effects; i++)
        statics += rules->effect[kind->effect + i].window == ADJ_FS_W_STATIC;
    return kind->statics == statics;
}

static bool
is_kind(const struct adj_fs_rules *rules, const struct adj_fs_kind *kind)
{
    for (unsigned i = 0; i < 4; i++)
        if (!is_value(rules, kind->stat[i]))
            return false;
    return kind->empire < rules->empires && kind->flagship <= 2 && kind->squadron <= 2 &&
           kind->text_known <= 1 && kind->set < ADJ_FS_SETS && is_text(rules, kind->name) &&
           effects_fit(rules, kind) && is_value(rules, kind->setup) &&
           is_value(rules, kind->crew_colour) && kind->crew_colour.base >= 0 &&
           kind->crew_colour.base <= 3 && is_cost(rules, &kind->play);
}

static bool
is_sum(const struct adj_fs_rules *rules, const struct adj_fs_sum *sum)
{
    if (sum->count == 0 || sum->count > ADJ_FS_SUM_VARS || sum->lo > sum->hi)
        return false;
    for (unsigned i = 0; i < sum->count; i++)
        if (sum->var[i] == 0 || sum->var[i] >= rules->vars ||
            (i > 0 && sum->var[i] <= sum->var[i - 1]))
            return false;
    return true;
}

static bool
counts_fit(const struct adj_fs_rules *rules)
{
    return rules->edition <= ADJ_FS_JAPANESE && rules->mode <= ADJ_FS_TABLE_RECORD &&
           rules->sets <= ADJ_FS_SETS && rules->kinds >= 1 && rules->kinds <= ADJ_FS_KINDS &&
           rules->effects >= 1 && rules->effects <= ADJ_FS_EFFECTS && rules->vars <= ADJ_FS_VARS &&
           rules->sums <= ADJ_FS_SUMS && rules->aliases <= ADJ_FS_ALIASES && rules->empires >= 1 &&
           rules->empires <= ADJ_FS_EMPIRES && rules->traits <= ADJ_FS_TRAITS &&
           rules->text_size >= 1 && rules->text_size <= ADJ_FS_TEXT &&
           rules->text[rules->text_size - 1] == '\0';
}

static bool
names_fit(const struct adj_fs_rules *rules)
{
    for (unsigned i = 0; i < rules->aliases; i++)
        if (!is_text(rules, rules->alias[i].name) || rules->alias[i].kind >= rules->kinds ||
            rules->alias[i].empire >= rules->empires)
            return false;
    for (unsigned i = 0; i < rules->empires; i++)
        if (!is_text(rules, rules->empire_name[i]))
            return false;
    for (unsigned i = 0; i < rules->traits; i++)
        if (!is_text(rules, rules->trait_name[i]))
            return false;
    for (unsigned i = 0; i < rules->sets; i++)
        if (!is_text(rules, rules->set[i].name))
            return false;
    return true;
}

static bool
switches_fit(const struct adj_fs_rules *rules)
{
    for (unsigned i = 0; i < ADJ_FS_SW_COUNT; i++)
        if (rules->sw[i] > 1)
            return false;
    return true;
}

static bool
unknowns_fit(const struct adj_fs_rules *rules)
{
    for (unsigned i = 1; i < rules->vars; i++)
        if (rules->var[i].kind == 0 || rules->var[i].kind >= rules->kinds ||
            rules->var[i].field > ADJ_FS_CREW_COLOUR || rules->var[i].lo > rules->var[i].hi)
            return false;
    for (unsigned i = 0; i < rules->sums; i++)
        if (!is_sum(rules, &rules->sum[i]))
            return false;
    return true;
}

// A free slot has kind 0: whoever asks that kind must hear nothing.
static bool
no_card_is_none(const struct adj_fs_rules *rules)
{
    static const struct adj_fs_kind none;
    return memcmp(&rules->kind[0], &none, sizeof none) == 0;
}

bool
adj_fs_rules_check(const void *bytes)
{
    const struct adj_fs_rules *rules = bytes;
    if (!counts_fit(rules) || !names_fit(rules) || !switches_fit(rules) || !unknowns_fit(rules) ||
        !no_card_is_none(rules))
        return false;
    for (unsigned i = 1; i < rules->kinds; i++)
        if (!is_kind(rules, &rules->kind[i]))
            return false;
    for (unsigned i = 1; i < rules->effects; i++)
        if (!is_effect(rules, &rules->effect[i]))
            return false;
    return true;
}
