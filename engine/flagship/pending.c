// SPDX-License-Identifier: MIT
#include "engine/flagship/pending.h"

#include "engine/flagship/order.h"

bool
adj_fs_answers(const struct adj_fs_state *state, const struct adj_order *order)
{
    const struct adj_fs_pending *pending = &state->pending;
    if (!pending->open || order->seat >= ADJ_FS_SEATS || order->seat == pending->seat)
        return false;
    return (order->verb == ADJ_FS_CANCEL && pending->may_cancel) ||
           (order->verb == ADJ_FS_REPEL && pending->may_repel);
}

static bool
is_beside_the_game(const struct adj_fs_state *state, const struct adj_order *order)
{
    int what = adj_order_find(order, ADJ_FS_O_WHAT, 0),
        seat = adj_order_find(order, ADJ_FS_O_SEAT, 0);
    if (order->verb == ADJ_FS_AGREE_DRAW)
        return state->offered != adj_fs_other(order->seat) + 1u;
    if (order->verb != ADJ_FS_OBSERVE || what < 0)
        return false;
    bool unknown_cp = order->operand[what].value == ADJ_FS_SAW_CP && seat >= 0 &&
                      order->operand[seat].value < ADJ_FS_SEATS &&
                      !state->seat[order->operand[seat].value].cp_known;
    return order->operand[what].value == ADJ_FS_SAW_VALUE || unknown_cp;
}

bool
adj_fs_passes(const struct adj_fs_state *state, const struct adj_order *order)
{
    return state->pending.open && !adj_fs_answers(state, order) &&
           !is_beside_the_game(state, order);
}
