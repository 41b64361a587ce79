// SPDX-License-Identifier: MIT
#include "tests/enum/random_games.h"

#include <stdlib.h>
#include <string.h>

enum { ORDERS_KEPT = 60000 };

uint64_t
order_hash(const struct adj_order *order)
{
    uint64_t hash = 0xcbf29ce484222325u;
    const unsigned char *byte = (const unsigned char *)order;
    for (size_t i = 0; i < 4 + 4u * order->count; i++)
        hash = (hash ^ byte[i]) * 0x100000001b3u;
    hash ^= hash >> 29;
    return hash == 0 ? 1 : hash;
}

void
orders_clear(struct orders *orders)
{
    if (orders->order == NULL) {
        orders->order = calloc(ORDERS_KEPT, sizeof *orders->order);
        orders->certain = calloc(ORDERS_KEPT, sizeof *orders->certain);
        orders->places = 1u << 16;
        orders->hash = calloc(orders->places, sizeof *orders->hash);
    } else {
        memset(orders->hash, 0, orders->places * sizeof *orders->hash);
    }
    if (orders->order == NULL || orders->certain == NULL || orders->hash == NULL)
        abort();
    orders->kept = orders->count = 0;
}

void
orders_free(struct orders *orders)
{
    free(orders->order);
    free(orders->certain);
    free(orders->hash);
    memset(orders, 0, sizeof *orders);
}

static bool
put(uint64_t *places, size_t count, uint64_t hash)
{
    size_t at = (size_t)hash & (count - 1);
    for (; places[at] != 0; at = (at + 1) & (count - 1))
        if (places[at] == hash)
            return false;
    places[at] = hash;
    return true;
}

static void
grow(struct orders *orders)
{
    uint64_t *places = calloc(2 * orders->places, sizeof *places);
    if (places == NULL)
        abort();
    for (size_t i = 0; i < orders->places; i++)
        if (orders->hash[i] != 0)
            put(places, 2 * orders->places, orders->hash[i]);
    free(orders->hash);
    orders->hash = places;
    orders->places *= 2;
}

bool
orders_add(struct orders *orders, const struct adj_order *order, bool certain)
{
    if (2 * orders->count >= orders->places)
        grow(orders);
    if (!put(orders->hash, orders->places, order_hash(order)))
        return false;
    orders->count++;
    if (orders->kept < ORDERS_KEPT) {
        orders->certain[orders->kept] = certain;
        orders->order[orders->kept++] = *order;
    }
    return true;
}

bool
orders_has(const struct orders *orders, const struct adj_order *order)
{
    uint64_t hash = order_hash(order);
    for (size_t at = (size_t)hash & (orders->places - 1); orders->hash[at] != 0;
         at = (at + 1) & (orders->places - 1))
        if (orders->hash[at] == hash)
            return true;
    return false;
}
