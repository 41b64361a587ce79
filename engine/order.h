// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_ORDER_H
#define ADJ_ENGINE_ORDER_H

// An order is one whole decision of one seat, or one outcome of chance given by the table: a verb
// and a list of operands. What a verb or a role means is the game's affair (engine/<game>/order.h);
// recorder, codec, fuzzer and shrinker handle orders of every game alike.
//
// Deciding question: does the player say it when he gives the order? Then it is an operand.

#include <stdbool.h>
#include <stdint.h>
#include <assert.h>

#pragma GCC visibility push(default)

enum {
    ADJ_ORDER_OPERANDS = 224, // a draw deck is named in one order, in pairs of kind and count
    ADJ_ORDER_FEW = 7,        // nearly all orders have no more: these are copied without counting
    ADJ_SEAT_TABLE = 255,     // the seat of chance and of `observe`
};

struct adj_operand {
    uint16_t role;  // what the value is said as; 1..255
    uint16_t value; // what it is
};

// Flat, without pointers and padding. Operands past `count` are zero, so two equal orders are equal
// byte for byte.
struct adj_order {
    uint8_t seat; // 0, 1, ... or ADJ_SEAT_TABLE
    uint8_t verb; // 1..255; 0 is no order
    uint16_t count;
    struct adj_operand operand[ADJ_ORDER_OPERANDS];
};

static_assert(sizeof(struct adj_operand) == 4, "an operand is four bytes");
static_assert(sizeof(struct adj_order) == 4 + 4 * ADJ_ORDER_OPERANDS, "an order has no padding");

// Copies an order. What lies past its count and past the first few operands stays as it was.
void adj_order_copy(struct adj_order *to, const struct adj_order *from);

// Appends an operand. False, and the order unchanged, when it is full.
bool adj_order_add(struct adj_order *order, unsigned role, unsigned value);

// The index of the first operand of `role` at or after `from`, or -1.
static inline int
adj_order_find(const struct adj_order *order, unsigned role, unsigned from)
{
    for (unsigned i = from; i < order->count; i++)
        if (order->operand[i].role == role)
            return (int)i;
    return -1;
}

// How many operands have this role.
static inline unsigned
adj_order_count(const struct adj_order *order, unsigned role)
{
    unsigned n = 0;
    for (unsigned i = 0; i < order->count; i++)
        n += order->operand[i].role == role;
    return n;
}

bool adj_order_equal(const struct adj_order *a, const struct adj_order *b);

#pragma GCC visibility pop

#endif
