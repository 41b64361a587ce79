// SPDX-License-Identifier: MIT
#include "engine/flagship/use.h"

static bool
belongs(unsigned role)
{
    return role == ADJ_FS_O_ON || role == ADJ_FS_O_TASK || role == ADJ_FS_O_DISCARD ||
           role == ADJ_FS_O_PAID || role == ADJ_FS_O_ABILITY;
}

unsigned
adj_fs_use_end(const struct adj_order *order, unsigned at)
{
    at++;
    while (at < order->count && belongs(order->operand[at].role))
        at++;
    return at;
}

struct adj_fs_use
adj_fs_use_at(const struct adj_fs_state *state, const struct adj_order *order, unsigned at)
{
    unsigned ref = order->operand[at].value;
    return (struct adj_fs_use){.ref = ref,
                               .kind = adj_fs_ref_kind(ref),
                               .slot = adj_fs_find(state, ref),
                               .from = at + 1,
                               .to = adj_fs_use_end(order, at)};
}

struct adj_fs_use
adj_fs_use_whole(const struct adj_order *order)
{
    return (struct adj_fs_use){.slot = -1, .to = order->count};
}

int
adj_fs_use_slot(const struct adj_fs_state *state, const struct adj_order *order,
                const struct adj_fs_use *use, unsigned role)
{
    return adj_fs_find(state, adj_fs_use_get(order, use, role, 0));
}

unsigned
adj_fs_launch_effect(const struct adj_fs_rules *rules, const struct adj_fs_use *use, unsigned type)
{
    unsigned zone = use->slot < 0 ? ADJ_FS_Z_HAND : ADJ_FS_Z_TABLE;
    for (unsigned i = 0; use->kind < rules->kinds && i < rules->kind[use->kind].effects; i++) {
        unsigned at = rules->kind[use->kind].effect + i;
        const struct adj_fs_effect *effect = &rules->effect[at];
        if (effect->window == ADJ_FS_W_ATTACK && effect->zone == zone && effect->actions > 0 &&
            effect->action[0].verb == ADJ_FS_DO_LAUNCH && effect->action[0].type == type)
            return at;
    }
    return 0;
}
