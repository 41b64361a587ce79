// SPDX-License-Identifier: MIT
#include "tests/enum/random_games.h"

#include <string.h>

static void
pool_insert(struct adj_fs_seat *seat, uint8_t kind)
{
    unsigned at = seat->pool_count++;
    for (; at > 0 && seat->pool[at - 1] > kind; at--)
        seat->pool[at] = seat->pool[at - 1];
    seat->pool[at] = kind;
}

// The deck's list stays known: the hidden cards are among those that are in the deck or the hand.
static void
hide_one(struct game *game, struct adj_fs_seat *seat)
{
    unsigned at = random_below(game, seat->hand_known);
    pool_insert(seat, seat->hand[at]);
    for (unsigned i = at; i + 1 < seat->hand_known; i++)
        seat->hand[i] = seat->hand[i + 1];
    seat->hand[--seat->hand_known] = 0;
}

void
hide_cards(struct game *game)
{
    game->rules.mode = ADJ_FS_TABLE_RECORD;
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++) {
        struct adj_fs_seat *seat = &game->state.seat[s];
        for (unsigned n = random_below(game, seat->hand_known + 1u); n > 0; n--)
            hide_one(game, seat);
    }
}

static bool
of_hand(const struct adj_order *order, const struct adj_operand *operand)
{
    if (operand->value >> 8 != 0)
        return false;
    if (operand->role == ADJ_FS_O_CARD)
        return order->verb != ADJ_FS_CANCEL;
    return operand->role == ADJ_FS_O_FROM || operand->role == ADJ_FS_O_WITH ||
           operand->role == ADJ_FS_O_DISCARD || operand->role == ADJ_FS_O_PAID;
}

unsigned
needs_hidden(const struct game *game, const struct adj_order *order)
{
    uint8_t left[ADJ_FS_KINDS] = {0};
    unsigned hidden = 0;
    if (order->seat >= ADJ_FS_SEATS)
        return 0;
    const struct adj_fs_seat *seat = &game->state.seat[order->seat];
    for (unsigned i = 0; i < seat->hand_known; i++)
        left[seat->hand[i]]++;
    for (unsigned i = 0; i < order->count; i++) {
        unsigned kind = adj_fs_ref_kind(order->operand[i].value);
        if (!of_hand(order, &order->operand[i]))
            continue;
        if (left[kind] == 0)
            hidden++;
        else
            left[kind]--;
    }
    return hidden;
}
