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
