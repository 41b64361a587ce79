// SPDX-License-Identifier: MIT
#include "engine/order.h"

#include <stddef.h>
#include <string.h>

void
adj_order_copy(struct adj_order *to, const struct adj_order *from)
{
    static const size_t few = offsetof(struct adj_order, operand[ADJ_ORDER_FEW]);
    if (from->count <= ADJ_ORDER_FEW)
        memcpy(to, from, few);
    else
        memcpy(to, from, few + (from->count - ADJ_ORDER_FEW) * sizeof from->operand[0]);
}

bool
adj_order_add(struct adj_order *order, unsigned role, unsigned value)
{
    if (order->count >= ADJ_ORDER_OPERANDS)
        return false;
    order->operand[order->count++] =
        (struct adj_operand){.role = (uint16_t)role, .value = (uint16_t)value};
    return true;
}

bool
adj_order_equal(const struct adj_order *a, const struct adj_order *b)
{
    return a->seat == b->seat && a->verb == b->verb && a->count == b->count &&
           memcmp(a->operand, b->operand, a->count * sizeof a->operand[0]) == 0;
}
