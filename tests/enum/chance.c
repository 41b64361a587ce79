// SPDX-License-Identifier: MIT
#include "tests/enum/random_games.h"

#include <string.h>

static void
start_table(struct adj_order *order, unsigned verb)
{
    memset(order, 0, sizeof *order);
    order->seat = ADJ_SEAT_TABLE;
    order->verb = (uint8_t)verb;
}

// Hand Size: 7 and what static texts of the seat's cards in play add.
static unsigned
hand_size(const struct game *game, unsigned seat)
{
    int size = 7;
    for (unsigned i = 0; i < game->state.slots; i++) {
        const struct adj_fs_card *card = &game->state.card[i];
        const struct adj_fs_kind *kind = &game->rules.kind[card->kind];
        for (unsigned e = 0; card->owner == seat && e < kind->effects; e++) {
            const struct adj_fs_effect *effect = &game->rules.effect[kind->effect + e];
            for (unsigned a = 0; a < effect->actions; a++)
                if (effect->window == ADJ_FS_W_STATIC && effect->action[a].key == ADJ_FS_HAND &&
                    effect->action[a].verb == ADJ_FS_DO_STAT)
                    size += effect->action[a].amount.base;
        }
    }
    return size < 0 ? 0 : (unsigned)size;
}

static void
draw(struct game *game, unsigned whose, struct adj_order *order)
{
    const struct adj_fs_seat *seat = &game->state.seat[whose];
    uint8_t deck[ADJ_FS_DECK_MAX];
    unsigned left = seat->pool_count, size = hand_size(game, whose);
    memcpy(deck, seat->pool, sizeof deck);
    start_table(order, ADJ_FS_DRAW);
    adj_order_add(order, ADJ_FS_O_SEAT, whose);
    for (unsigned held = seat->hand_total; held < size && left > 0; held++) {
        unsigned at = random_below(game, left);
        adj_order_add(order, ADJ_FS_O_CARD, deck[at]);
        deck[at] = deck[--left];
    }
}

// Equal dice come often enough to see them rolled again.
static void
roll(struct game *game, struct adj_order *order)
{
    start_table(order, ADJ_FS_ROLL);
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++) {
        adj_order_add(order, ADJ_FS_O_SEAT, seat);
        adj_order_add(order, ADJ_FS_O_NUMBER, 1 + random_below(game, 6));
    }
}

bool
chance_order(struct game *game, const struct adj_order *pattern, struct adj_order *order)
{
    unsigned seat = pattern->count == 0 ? 0 : pattern->operand[0].value;
    switch (pattern->verb) {
    case ADJ_FS_ROLL:
        roll(game, order);
        return true;
    case ADJ_FS_SHUFFLE:
        *order = *pattern;
        return true;
    case ADJ_FS_DRAW:
        draw(game, seat, order);
        return true;
    default:
        return false;
    }
}
