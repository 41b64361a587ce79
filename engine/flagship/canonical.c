// SPDX-License-Identifier: MIT
// The canonical form of an order: of all the ways to say the same thing, the one that is listed.

#include <string.h>
#include "engine/flagship/choose.h"
#include "engine/flagship/flagship.h"
#include "engine/flagship/find.h"
#include "engine/flagship/pending.h"

// Where an operand goes among those of its card: ON, TASK, DISCARD, PAID, ABILITY, each by value.
static unsigned
cost_rank(const struct adj_operand *operand)
{
    return (unsigned)operand->role << 16 | operand->value;
}

static bool
is_cost(unsigned role)
{
    return role == ADJ_FS_O_ON || role == ADJ_FS_O_TASK || role == ADJ_FS_O_DISCARD ||
           role == ADJ_FS_O_PAID || role == ADJ_FS_O_ABILITY;
}

static void
sort_operands(struct adj_operand *operand, unsigned count)
{
    for (unsigned i = 1; i < count; i++)
        for (unsigned k = i; k > 0 && cost_rank(&operand[k - 1]) > cost_rank(&operand[k]); k--) {
            struct adj_operand swap = operand[k];
            operand[k] = operand[k - 1];
            operand[k - 1] = swap;
        }
}

static void
sort_costs(struct adj_order *order)
{
    unsigned from = 0;
    if (order->count < 2)
        return;
    while (from < order->count) {
        unsigned to = from;
        while (to < order->count && is_cost(order->operand[to].role))
            to++;
        sort_operands(order->operand + from, to - from);
        from = to > from ? to : from + 1;
    }
}

static unsigned
group_end(const struct adj_order *order, unsigned at)
{
    unsigned to = at + 1;
    while (to < order->count && is_cost(order->operand[to].role))
        to++;
    return to;
}

static bool
group_after(const struct adj_order *order, unsigned a, unsigned b)
{
    unsigned end_a = group_end(order, a), end_b = group_end(order, b);
    if (order->operand[a].value != order->operand[b].value)
        return order->operand[a].value > order->operand[b].value;
    for (unsigned i = 1; a + i < end_a && b + i < end_b; i++)
        if (cost_rank(&order->operand[a + i]) != cost_rank(&order->operand[b + i]))
            return cost_rank(&order->operand[a + i]) > cost_rank(&order->operand[b + i]);
    return false;
}

// Is the ability named at `at` the one that its card, named at `card`, uses if none is named?
static bool
goes_without_saying(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                    const struct adj_order *order, unsigned card, unsigned at)
{
    struct adj_order bare = *order;
    struct adj_fs_use said = adj_fs_use_at(state, order, card);
    unsigned window = adj_fs_window_of_use(order->verb, order->operand[card].role);
    memmove(bare.operand + at, bare.operand + at + 1,
            (order->count - at - 1u) * sizeof bare.operand[0]);
    bare.count--;
    struct adj_fs_use use = adj_fs_use_at(state, &bare, card);
    unsigned meant = adj_fs_effect_of_use(rules, state, order, &said, window);
    return meant != 0 && meant == adj_fs_effect_of_use(rules, state, &bare, &use, window);
}

// An ability that is meant anyhow need not be named. What waits has happened by then.
static void
drop_plain_abilities(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                     struct adj_order *order)
{
    struct adj_fs_state settled = *state;
    if (adj_fs_passes(state, order))
        adj_fs_settle(rules, &settled, NULL);
    for (unsigned at = 0, card = 0; at < order->count; at++) {
        unsigned role = order->operand[at].role;
        if (!is_cost(role))
            card = at;
        if (role != ADJ_FS_O_ABILITY || at == 0 ||
            !goes_without_saying(rules, &settled, order, card, at))
            continue;
        order->count--;
        memmove(order->operand + at, order->operand + at + 1,
                (order->count - at) * sizeof order->operand[0]);
        order->operand[order->count] = (struct adj_operand){0};
        at--;
    }
}

// Declare cards, each with what belongs to it, by value.
static void
sort_groups(struct adj_order *order)
{
    bool moved = true;
    while (moved) {
        moved = false;
        for (unsigned a = 0; a < order->count; a++) {
            unsigned b = group_end(order, a);
            if (order->operand[a].role != ADJ_FS_O_WITH || b >= order->count ||
                order->operand[b].role != ADJ_FS_O_WITH || !group_after(order, a, b))
                continue;
            struct adj_operand first[ADJ_ORDER_OPERANDS];
            unsigned n = b - a, end = group_end(order, b);
            memcpy(first, order->operand + a, n * sizeof first[0]);
            memmove(order->operand + a, order->operand + b, (end - b) * sizeof first[0]);
            memcpy(order->operand + a + (end - b), first, n * sizeof first[0]);
            moved = true;
        }
    }
}

// The ships of one row, by value, behind the row they go to; ships that stay are left out.
static void
gather_rows(const struct adj_fs_state *state, struct adj_order *order, bool moves)
{
    struct adj_order sorted = {.seat = order->seat, .verb = order->verb};
    for (unsigned row = 1; row <= 2; row++) {
        unsigned named = 0, start = sorted.count;
        adj_order_add(&sorted, ADJ_FS_O_ROW, row);
        for (unsigned i = 0; i < order->count; i++) {
            if (order->operand[i].role == ADJ_FS_O_ROW)
                named = order->operand[i].value;
            bool under = i + 1 < order->count && order->operand[i + 1].role == ADJ_FS_O_UNDER;
            int slot = adj_fs_find(state, order->operand[i].value);
            if (order->operand[i].role == ADJ_FS_O_CARD && named == row && !under &&
                !(moves && slot >= 0 && state->card[slot].row == row &&
                  state->card[slot].owner == order->seat))
                adj_order_add(&sorted, ADJ_FS_O_CARD, order->operand[i].value);
        }
        sort_operands(sorted.operand + start + 1, sorted.count - start - 1);
        if (sorted.count == start + 1)
            sorted.operand[--sorted.count] = (struct adj_operand){0};
    }
    for (unsigned i = 0; i + 1 < order->count; i++)
        if (order->operand[i + 1].role == ADJ_FS_O_UNDER) {
            adj_order_add(&sorted, ADJ_FS_O_CARD, order->operand[i].value);
            adj_order_add(&sorted, ADJ_FS_O_UNDER, order->operand[i + 1].value);
        }
    *order = sorted;
}

// Can the rows be gathered without losing what is wrong with the order? Every card behind a row
// that there is, and each ship that moves only once; of a fleet not yet laid out there may be two
// alike.
static bool
rows_are_plain(const struct adj_order *order)
{
    for (unsigned i = 0; i < order->count; i++) {
        const struct adj_operand *operand = &order->operand[i];
        bool row = operand->role == ADJ_FS_O_ROW;
        if (row ? operand->value < 1 || operand->value > 2 : i == 0)
            return false;
        for (unsigned k = 0; k < i && !row && order->verb == ADJ_FS_REARRANGE; k++)
            if (order->operand[k].role == operand->role &&
                order->operand[k].value == operand->value)
                return false;
    }
    return true;
}

static void
drop_operands(struct adj_order *order, unsigned role)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < order->count; i++)
        if (order->operand[i].role != role)
            order->operand[kept++] = order->operand[i];
    memset(order->operand + kept, 0, (order->count - kept) * sizeof order->operand[0]);
    order->count = (uint16_t)kept;
}

void
adj_fs_canonical(const void *rules, const void *state, struct adj_order *order)
{
    const struct adj_fs_state *s = state;
    if (adj_order_find(order, ADJ_FS_O_ABILITY, 0) >= 0)
        drop_plain_abilities(rules, s, order);
    switch (order->verb) {
    case ADJ_FS_ARRANGE:
    case ADJ_FS_REARRANGE:
        if (rows_are_plain(order))
            gather_rows(s, order, order->verb == ADJ_FS_REARRANGE);
        return;
    case ADJ_FS_FLEET:
    case ADJ_FS_DISCARD:
        sort_operands(order->operand, order->count);
        return;
    case ADJ_FS_CUT: // of a deck whose size is not known the number says nothing
        if (order->count == 2 && order->operand[0].value < ADJ_FS_SEATS &&
            s->seat[order->operand[0].value].deck_total == ADJ_FS_UNKNOWN)
            drop_operands(order, ADJ_FS_O_NUMBER);
        return;
    case ADJ_FS_ACTIVE:
        if (order->count == 1 && adj_fs_find(s, order->operand[0].value) + 1 == s->attack.target)
            drop_operands(order, ADJ_FS_O_TASK); // the only ship that can be Tasked for it
        return;
    case ADJ_FS_ATTACK:
        if (order->count > 0 && order->operand[0].role == ADJ_FS_O_TYPE &&
            order->operand[0].value == ADJ_FS_ASSAULT)
            drop_operands(order, ADJ_FS_O_ON); // the host, whatever is said
        sort_costs(order);
        sort_groups(order);
        return;
    case ADJ_FS_CANCEL:
        if (order->count > 0 && adj_fs_ref_kind(order->operand[0].value) == s->pending.kind)
            order->operand[0].value = s->pending.slot == 0
                                          ? s->pending.kind
                                          : (uint16_t)adj_fs_ref_at(s, s->pending.slot - 1u);
        sort_costs(order);
        return;
    default:
        sort_costs(order);
        return;
    }
}

// Where decks must be cut (FS-SETUP-20) the table cannot deal before the opponents have cut.
static unsigned
decks_to_move(const struct adj_fs_rules *rules, const struct adj_fs_state *state)
{
    bool shuffled = state->seat[0].shuffled && state->seat[1].shuffled;
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++)
        if (shuffled && rules->sw[ADJ_FS_SW_DECK_CUT] == 1 && !state->seat[seat].cut)
            return adj_fs_other(seat);
    return ADJ_SEAT_TABLE;
}

static unsigned
setup_to_move(const struct adj_fs_rules *rules, const struct adj_fs_state *state)
{
    switch (state->phase) {
    case ADJ_FS_P_FLEET:
        return state->seat[0].bought ? 1 : 0;
    case ADJ_FS_P_DECKS:
        return decks_to_move(rules, state);
    case ADJ_FS_P_CHOOSE:
    case ADJ_FS_P_ARRANGE:
        return state->active;
    default:
        return ADJ_SEAT_TABLE;
    }
}

static unsigned
attack_to_move(const struct adj_fs_state *state)
{
    switch (state->attack.step) {
    case ADJ_FS_S_FOCUS:
    case ADJ_FS_S_SUPPORT:
        return state->active;
    default:
        return adj_fs_other(state->active);
    }
}

static unsigned
settled_to_move(const struct adj_fs_rules *rules, const struct adj_fs_state *state)
{
    if (state->phase == ADJ_FS_P_OVER)
        return ADJ_SEAT_NOBODY;
    if (state->wait != ADJ_FS_WAIT_NONE)
        return ADJ_SEAT_TABLE;
    if (state->phase < ADJ_FS_P_UNTASK)
        return setup_to_move(rules, state);
    if (state->attack.step != ADJ_FS_S_NONE)
        return attack_to_move(state);
    return state->phase == ADJ_FS_P_DRAW ? ADJ_SEAT_TABLE : state->active;
}

// What still waits for an answer is taken to have happened; where that ends the game, only the
// answer is left.
unsigned
adj_fs_to_move(const void *rules, const void *state)
{
    const struct adj_fs_state *s = state;
    if (!s->pending.open)
        return settled_to_move(rules, s);
    struct adj_fs_state settled = *s;
    adj_fs_settle(rules, &settled, NULL);
    unsigned mover = settled_to_move(rules, &settled);
    return mover == ADJ_SEAT_NOBODY ? adj_fs_other(s->pending.seat) : mover;
}
