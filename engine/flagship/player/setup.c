// SPDX-License-Identifier: MIT
// Buying a fleet, arranging it, and ships that change rows.

#include "engine/flagship/player/player.h"

// Points that are left over are lost.
uint32_t
adj_fs_weigh_fleet(const struct adj_fs_player *player)
{
    int cost = 0;
    for (unsigned i = 0; i < player->order->count; i++) {
        unsigned kind = adj_fs_ref_kind(player->order->operand[i].value);
        cost += adj_fs_player_value(player, player->rules->kind[kind].setup);
    }
    int lost = player->rules->points - cost;
    return lost <= 0 ? ADJ_FS_GLADLY : lost > 9 ? ADJ_FS_HARDLY : 1u << (9 - lost);
}

// The Flagship behind others, and most of the fleet where it can strike.
uint32_t
adj_fs_weigh_arrange(const struct adj_fs_player *player)
{
    const struct adj_order *order = player->order;
    unsigned row = 0, ships[3] = {0};
    bool behind = false;
    for (unsigned i = 0; i < order->count; i++) {
        if (order->operand[i].role == ADJ_FS_O_ROW)
            row = order->operand[i].value;
        bool under = i + 1 < order->count && order->operand[i + 1].role == ADJ_FS_O_UNDER;
        if (order->operand[i].role != ADJ_FS_O_CARD || under || row > 2)
            continue;
        ships[row]++;
        behind =
            behind || (row == 2 &&
                       player->rules->kind[adj_fs_ref_kind(order->operand[i].value)].flagship != 0);
    }
    unsigned front = ships[1] > 3 ? 3 : ships[1];
    return (behind ? 3u : 2u) << (2 * front);
}

// The row where a ship should stand: behind if it is hit hard, in front if not; a sound Flagship
// may stand where it was put (0).
static unsigned
best_row(const struct adj_fs_player *player, unsigned slot)
{
    int hits = player->state->card[slot].hits, left = adj_fs_player_left(player, slot);
    if (adj_fs_player_is_flagship(player, slot))
        return 3 * hits >= left ? 2 : 0;
    return hits >= left ? 2 : 1;
}

// A ship moves where it belongs; one that need not move makes the order unlikely.
uint32_t
adj_fs_weigh_rearrange(const struct adj_fs_player *player)
{
    const struct adj_order *order = player->order;
    unsigned row = 0;
    uint32_t weight = ADJ_FS_SELDOM;
    for (unsigned i = 0; i < order->count; i++) {
        if (order->operand[i].role == ADJ_FS_O_ROW)
            row = order->operand[i].value;
        int slot = order->operand[i].role == ADJ_FS_O_CARD
                       ? adj_fs_find(player->state, order->operand[i].value)
                       : -1;
        if (slot < 0)
            continue;
        bool well = best_row(player, (unsigned)slot) == row;
        weight = well ? (weight < ADJ_FS_SURELY ? 8 * weight : weight) : weight / 32;
    }
    return weight > 0 ? weight : ADJ_FS_NEVER;
}
