// SPDX-License-Identifier: MIT
#include "specs/cards.h"

// Is there, in this effect, what the selector speaks of?

bool
adj_cards_in_attack(unsigned window)
{
    return (window >= ADJ_FS_W_ATTACK && window <= ADJ_FS_W_COST_FOCUS) ||
           window == ADJ_FS_W_COST_BOARDING;
}

static bool
has_paid_task(const struct adj_fs_kind *kind, const struct adj_fs_effect *effect)
{
    const struct adj_fs_cost *cost = effect->zone == ADJ_FS_Z_HAND ? &kind->play : &effect->pay;

    return cost->task.what != ADJ_FS_SEL_NONE;
}

static bool
has_host(const struct adj_fs_kind *kind, const struct adj_fs_effect *effect)
{
    return effect->zone == ADJ_FS_Z_TABLE && kind->type != ADJ_FS_T_SHIP;
}

static bool
is_there(const struct adj_fs_kind *kind, const struct adj_fs_effect *effect,
         enum adj_fs_what_selected what)
{
    switch (what) {
    case ADJ_FS_SEL_NONE:
    case ADJ_FS_SEL_CLASS:
    case ADJ_FS_SEL_SELF:
        return true;
    case ADJ_FS_SEL_HOST:
        return has_host(kind, effect);
    case ADJ_FS_SEL_SRC:
    case ADJ_FS_SEL_ATTACK:
    case ADJ_FS_SEL_BOARDING:
        return adj_cards_in_attack(effect->window);
    case ADJ_FS_SEL_TGT:
        return adj_cards_in_attack(effect->window) && effect->window > ADJ_FS_W_DECLARE;
    case ADJ_FS_SEL_ORDER:
        return effect->window >= ADJ_FS_W_COST_FOCUS && effect->window <= ADJ_FS_W_COST_BOARDING;
    case ADJ_FS_SEL_PAID_TASK:
        return has_paid_task(kind, effect);
    }
    return false;
}

enum adj_status
adj_cards_check_selector(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
                         const struct adj_fs_effect *effect, const struct adj_fs_selector *selector)
{
    static const char *const words[] = {
        [ADJ_FS_SEL_HOST] = "host",
        [ADJ_FS_SEL_SRC] = "src",
        [ADJ_FS_SEL_TGT] = "tgt",
        [ADJ_FS_SEL_ATTACK] = "attack",
        [ADJ_FS_SEL_ORDER] = "order",
        [ADJ_FS_SEL_BOARDING] = "boarding",
        [ADJ_FS_SEL_PAID_TASK] = "paid.task",
    };

    if (is_there(&cards->rules.kind[kind], effect, selector->what)) {
        return ADJ_OK;
    }
    return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "there is no \"%s\" in this effect",
                          words[selector->what]);
}
