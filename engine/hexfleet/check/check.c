// SPDX-License-Identifier: MIT
// The watch of the hex game: looks once at what a step did, then asks each invariant.

#include "engine/hexfleet/check/check.h"

#include <string.h>

static void remember(struct adj_hx_watch *watch, const struct adj_hx_state *state);

void
adj_hx_watch_start(const void *rules, const void *state, void *watch)
{
    const struct adj_hx_state *s = state;
    struct adj_hx_watch *w = watch;
    (void)rules;
    memset(w, 0, sizeof *w);
    w->partial = s->passed > 0;
    remember(w, s);
}

void
adj_hx_watch_step(const void *rules, void *watch, const void *before, const struct adj_order *order,
                  const struct adj_verdict *verdict, const struct adj_events *events,
                  const void *after, struct adj_findings *findings)
{
    static adj_hx_invariant *const invariants[] = {
        adj_hx_check_1,  adj_hx_check_2,  adj_hx_check_3,  adj_hx_check_4,
        adj_hx_check_5,  adj_hx_check_6,  adj_hx_check_7,  adj_hx_check_8,
        adj_hx_check_9,  adj_hx_check_10, adj_hx_check_11, adj_hx_check_12,
        adj_hx_check_13, adj_hx_check_14, adj_hx_check_15, adj_hx_check_16,
    };
    struct adj_hx_sight sight = {.rules = rules,
                                 .before = before,
                                 .after = after,
                                 .order = order,
                                 .findings = findings,
                                 .moved = order->verb == ADJ_HX_MOVE};
    (void)events;
    if (verdict->kind != ADJ_LEGAL)
        return;
    if (sight.moved) {
        sight.from = order->operand[0].value;
        sight.to = order->operand[1].value;
        sight.ship = sight.before->cell[sight.from];
        sight.sunk = sight.from == sight.to ? ADJ_HX_VACANT : sight.before->cell[sight.to];
        if (sight.sunk != ADJ_HX_VACANT)
            memset(watch, 0, sizeof(struct adj_hx_watch));
        remember(watch, after);
    }
    for (unsigned i = 0; i < sizeof invariants / sizeof invariants[0]; i++)
        invariants[i](watch, &sight);
}

static struct adj_hx_key
key_of(const uint8_t *board)
{
    struct adj_hx_key key = {.low = 0, .high = 0};
    for (unsigned cell = 0; cell < ADJ_HX_CELLS; cell++) {
        uint64_t *half = cell < 20 ? &key.low : &key.high; // nine to the twentieth fits
        *half = *half * 9 + board[cell];
    }
    return key;
}

static void
remember(struct adj_hx_watch *watch, const struct adj_hx_state *state)
{
    if (watch->keys == ADJ_HX_WATCHED) {
        memmove(watch->key, watch->key + 2, (ADJ_HX_WATCHED - 2) * sizeof watch->key[0]);
        watch->keys -= 2; // the sides to move keep their places
        watch->partial = 1;
    }
    watch->key[watch->keys++] = key_of(state->cell);
}

unsigned
adj_hx_times_seen(const struct adj_hx_watch *watch, const struct adj_hx_state *state)
{
    struct adj_hx_key now = key_of(state->cell);
    unsigned count = 0;
    for (unsigned i = (watch->keys + 1u) % 2; i < watch->keys; i += 2)
        count += watch->key[i].low == now.low && watch->key[i].high == now.high;
    return count;
}

struct adj_hx_axial
adj_hx_axial_of(unsigned cell)
{
    for (int q = -3; q <= 3; q++) {
        int south = q > 0 ? 3 - q : 3, north = q < 0 ? -3 - q : -3;
        int size = south - north + 1;
        if ((int)cell < size)
            return (struct adj_hx_axial){.q = q, .r = south - (int)cell};
        cell -= (unsigned)size;
    }
    return (struct adj_hx_axial){.q = 9, .r = 9};
}

static int
magnitude(int number)
{
    return number < 0 ? -number : number;
}

unsigned
adj_hx_distance(unsigned a, unsigned b)
{
    struct adj_hx_axial x = adj_hx_axial_of(a), y = adj_hx_axial_of(b);
    int q = x.q - y.q, r = x.r - y.r;
    return (unsigned)(magnitude(q) + magnitude(r) + magnitude(q + r)) / 2;
}

bool
adj_hx_lies_disabled(const uint8_t *board, unsigned seat)
{
    unsigned near = 0;
    for (unsigned at = 0; at < ADJ_HX_CELLS; at++) {
        if (board[at] != seat * ADJ_HX_CLASSES + ADJ_HX_FLAGSHIP)
            continue;
        for (unsigned cell = 0; cell < ADJ_HX_CELLS; cell++)
            near += board[cell] != ADJ_HX_VACANT && (board[cell] > ADJ_HX_CLASSES) != seat &&
                    adj_hx_distance(at, cell) == 1;
    }
    return near >= 2;
}

struct count {
    unsigned moves, most;
};

static bool
count_one(void *context, const struct adj_order *order, bool certain)
{
    struct count *count = context;
    (void)certain;
    count->moves += order->verb == ADJ_HX_MOVE;
    return count->moves < count->most;
}

unsigned
adj_hx_count_moves(const struct adj_hx_rules *rules, const struct adj_hx_state *state,
                   unsigned most)
{
    struct count count = {.moves = 0, .most = most};
    adj_hx_enumerate(rules, state, count_one, &count);
    return count.moves;
}
