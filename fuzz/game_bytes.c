// SPDX-License-Identifier: MIT
#include "fuzz/game_bytes.h"

#include <string.h>
#include "engine/hash.h"

static uint8_t
byte_at(const struct adj_game_bytes *in, size_t at)
{
    return at < in->size ? in->bytes[at] : 0;
}

void
adj_game_bytes_start(struct adj_game_bytes *in, const uint8_t *bytes, size_t size,
                     struct adj_game_head *head)
{
    in->bytes = bytes; // its orders are written before they are read
    in->size = size;
    in->at = ADJ_GAME_HEAD;
    in->records = in->past = 0;
    *head = (struct adj_game_head){.start = adj_starts_at(byte_at(in, 0))};
    const struct adj_game *game = head->start->game;
    head->edition = byte_at(in, 1) % head->start->editions;
    for (unsigned i = 0; i < 2; i++) {
        unsigned index = byte_at(in, 2 + 2 * i) % ((unsigned)game->switch_count + 1), values = 0;
        while (index != 0 && game->switches[index - 1].value[values] != NULL)
            values++;
        head->change[i].index = (uint8_t)index;
        head->change[i].value = (uint8_t)(values == 0 ? 0 : byte_at(in, 3 + 2 * i) % values);
    }
    head->lead = byte_at(in, 6) % (ADJ_GAME_LEAD + 1);
    for (unsigned i = 7; i < ADJ_GAME_HEAD; i++)
        head->seed = head->seed << 8 | byte_at(in, i);
}

void
adj_game_bytes_saw(struct adj_game_bytes *in, const struct adj_listing *listing)
{
    for (unsigned group = 0; group < listing->groups; group++, in->past++)
        adj_listing_pick(listing, group, in->past * 7919u, &in->order[in->past % ADJ_GAME_PAST]);
}

uint64_t
adj_game_random(void *seed)
{
    uint64_t z = *(uint64_t *)seed += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

// What a damage does to an order is its number modulo this; 14 and more do nothing, so that most
// orders have one thing wrong with them and not four:
//   1 takes out operand a; 2 gives it the value b; 3 a value that another listed order has there;
//   4 doubles it at place b; 5 swaps it with operand b; 6 gives it the role b; 7 adds or subtracts
//   1 or 256; 8 gives it the value b + 256
//   9 another seat; 10 another verb; 11, 12 one more operand; 13 the end of another listed order
enum { DAMAGES = 48 };

// A value that some listed order has in this role: better than any number. 0 if there is none.
static uint16_t
listed_value(const struct adj_listing *listing, unsigned role, unsigned from)
{
    enum { LOOKED_AT = 64 };
    struct adj_order order;
    if (listing->kept == 0)
        return 0;
    for (uint32_t i = 0; i < LOOKED_AT; i++) {
        adj_listing_get(listing, (from * 31u + i * 7u) % listing->kept, &order);
        int at = adj_order_find(&order, role, 0);
        if (at >= 0)
            return order.operand[at].value;
    }
    return 0;
}

// Any value of any role from some listed order.
static uint16_t
any_value(const struct adj_listing *listing, unsigned from)
{
    struct adj_order order;
    for (uint32_t i = 0; listing->kept != 0 && i < 16; i++) {
        adj_listing_get(listing, (from * 13u + i * 5u) % listing->kept, &order);
        if (order.count != 0)
            return order.operand[from % order.count].value;
    }
    return (uint16_t)from;
}

static void
insert(struct adj_order *order, unsigned at, struct adj_operand operand)
{
    if (order->count == ADJ_ORDER_OPERANDS)
        return;
    at %= order->count + 1u;
    memmove(&order->operand[at + 1], &order->operand[at],
            (order->count - at) * sizeof order->operand[0]);
    order->operand[at] = operand;
    order->count++;
}

static void
take_out(struct adj_order *order, unsigned at)
{
    if (order->count == 0)
        return;
    at %= order->count;
    order->count--;
    memmove(&order->operand[at], &order->operand[at + 1],
            (order->count - at) * sizeof order->operand[0]);
    order->operand[order->count] = (struct adj_operand){0};
}

// The end of another listed order behind the beginning of this one.
static void
cross(struct adj_order *order, const struct adj_listing *listing, unsigned at, unsigned other)
{
    struct adj_order tail;
    if (listing->kept == 0)
        return;
    adj_listing_get(listing, other * 17u % listing->kept, &tail);
    at %= order->count + 1u;
    memset(&order->operand[at], 0, (ADJ_ORDER_OPERANDS - at) * sizeof order->operand[0]);
    order->count = (uint16_t)at;
    for (unsigned i = at; i < tail.count && order->count < ADJ_ORDER_OPERANDS; i++)
        order->operand[order->count++] = tail.operand[i];
}

// Changes one operand of an order that has any.
static void
change(struct adj_order *order, const struct adj_listing *listing, unsigned what, unsigned a,
       unsigned b)
{
    struct adj_operand *operand = &order->operand[a % order->count];
    struct adj_operand *other = &order->operand[b % order->count];
    struct adj_operand keep = *operand;
    switch (what) {
    case 1:
        take_out(order, a);
        return;
    case 2:
        operand->value = (uint16_t)b;
        return;
    case 3:
        operand->value = listed_value(listing, operand->role, b);
        return;
    case 4:
        insert(order, b, keep);
        return;
    case 5:
        *operand = *other;
        *other = keep;
        return;
    case 6:
        operand->role = (uint16_t)(1 + b % 255);
        return;
    case 7: // the next number, or the next in its high byte
        operand->value = (uint16_t)(operand->value + (b % 2 == 0 ? 1u : 256u) * (b & 2 ? 1u : -1u));
        return;
    default:
        operand->value = (uint16_t)(b | 256u);
        return;
    }
}

static void
damage(struct adj_order *order, const struct adj_listing *listing, const uint8_t bytes[3])
{
    unsigned what = bytes[0] % DAMAGES, a = bytes[1], b = bytes[2];
    static const uint8_t seats[] = {0, 1, 2, ADJ_SEAT_TABLE};
    if (what >= 1 && what <= 8) {
        if (order->count != 0)
            change(order, listing, what, a, b);
    } else if (what == 9) {
        order->seat = seats[a % 4];
    } else if (what == 10) {
        order->verb = (uint8_t)(1 + b % 255);
    } else if (what == 11) {
        insert(order, a,
               (struct adj_operand){.role = (uint16_t)(1 + a % 16),
                                    .value = listed_value(listing, 1 + a % 16, b)});
    } else if (what == 12) {
        insert(
            order, a / 16,
            (struct adj_operand){.role = (uint16_t)(1 + a % 16), .value = any_value(listing, b)});
    } else if (what == 13) {
        cross(order, listing, a, b);
    }
}

static void
raw_order(const uint8_t *record, struct adj_order *order)
{
    memset(order, 0, sizeof *order);
    order->verb = (uint8_t)(1 + record[1] % 255); // 0 is no order
    order->seat = record[2];
    unsigned count = record[3] % 5;
    for (unsigned i = 0; i < count; i++) {
        const uint8_t *operand = record + 4 + 3 * i;
        adj_order_add(order, 1 + operand[0] % 255u, operand[1] | (unsigned)operand[2] << 8);
    }
}

bool
adj_game_bytes_next(struct adj_game_bytes *in, const struct adj_game *game, const void *rules,
                    const void *state, const struct adj_listing *listing, struct adj_order *order,
                    bool *chance, bool *dear)
{
    uint8_t record[ADJ_GAME_RECORD];
    if (in->at >= in->size || in->records == ADJ_GAME_ORDERS)
        return false;
    for (unsigned i = 0; i < ADJ_GAME_RECORD; i++)
        record[i] = byte_at(in, in->at++);
    in->records++;
    unsigned mode = record[0] % 8, nth = record[2] | (unsigned)record[3] << 8;
    uint64_t seed = adj_hash(record + 1, ADJ_GAME_RECORD - 1);
    *dear = (record[0] & 8) != 0;
    *chance = false;
    if (mode == 7 && game->chance(rules, state, adj_game_random, &seed, order))
        return *chance = true;
    if (mode == 6 || listing->groups == 0) {
        raw_order(record, order);
        return true;
    }
    if (mode == 5 && in->past > 0) {
        unsigned past = in->past < ADJ_GAME_PAST ? in->past : ADJ_GAME_PAST;
        *order = in->order[nth % past];
    } else {
        adj_listing_pick(listing, record[1] % listing->groups, nth, order);
        if (order->seat == ADJ_SEAT_TABLE)
            *chance = game->chance(rules, state, adj_game_random, &seed, order);
    }
    for (unsigned i = 0; i < 4 && (mode == 4 || mode == 5); i++) {
        damage(order, listing, record + 4 + 3 * i);
        *chance = false;
    }
    return true;
}

// Chance mostly comes first; then any seat and verb with the same odds, so that long lists do not
// win.
bool
adj_game_bytes_lead(uint64_t *seed, const struct adj_game *game, const void *rules,
                    const void *state, const struct adj_listing *listing, struct adj_order *order)
{
    if (listing->groups == 0)
        return false;
    if (adj_game_random(seed) % 4 != 0 && game->chance(rules, state, adj_game_random, seed, order))
        return true;
    unsigned group = (unsigned)(adj_game_random(seed) % listing->groups);
    adj_listing_pick(listing, group, (uint32_t)(adj_game_random(seed) >> 32), order);
    return order->seat != ADJ_SEAT_TABLE ||
           game->chance(rules, state, adj_game_random, seed, order);
}
