// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_USE_H
#define ADJ_ENGINE_FLAGSHIP_USE_H

// A use is one card of an order with the operands that belong to it: what is chosen for it (ON),
// its costs (TASK, DISCARD, PAID), and which of its abilities is meant where that is said
// (ABILITY). Judge and apply both read orders through it.

#include "engine/flagship/find.h"
#include "engine/flagship/state.h"
#include "engine/order.h"

struct adj_fs_use {
    unsigned ref, kind;
    int slot;          // -1: not on the table
    unsigned from, to; // operands [from, to) belong to it; the card itself is at from - 1
};

// The use whose card is the operand at `at`.
struct adj_fs_use adj_fs_use_at(const struct adj_fs_state *state, const struct adj_order *order,
                                unsigned at);

// One past the last operand that belongs to the card at `at`.
unsigned adj_fs_use_end(const struct adj_order *order, unsigned at);

// The operands of an order that has no card of its own, such as Focus.
struct adj_fs_use adj_fs_use_whole(const struct adj_order *order);

// How many of its operands have this role.
static inline unsigned
adj_fs_use_count(const struct adj_order *order, const struct adj_fs_use *use, unsigned role)
{
    unsigned n = 0;
    for (unsigned i = use->from; i < use->to; i++)
        n += order->operand[i].role == role;
    return n;
}

// The value of its n-th operand of this role, counted from 0; 0 if there are not so many.
static inline unsigned
adj_fs_use_get(const struct adj_order *order, const struct adj_fs_use *use, unsigned role,
               unsigned n)
{
    for (unsigned i = use->from; i < use->to; i++)
        if (order->operand[i].role == role && n-- == 0)
            return order->operand[i].value;
    return 0;
}

// The slot of its first operand of this role, or -1.
int adj_fs_use_slot(const struct adj_fs_state *state, const struct adj_order *order,
                    const struct adj_fs_use *use, unsigned role);

// The effect by which the card opens an attack of this type; 0 if it has none.
unsigned adj_fs_launch_effect(const struct adj_fs_rules *rules, const struct adj_fs_use *use,
                              unsigned type);

#endif
