// SPDX-License-Identifier: MIT
#include "tests/enum/random_games.h"

#include <string.h>

// Candidates that a wrong judge might take: near misses of listed orders, crosses of two, and
// orders made of random operands.

static unsigned
random_table_ref(struct game *game)
{
    const struct adj_fs_state *state = &game->state;
    for (unsigned tries = 0; tries < 8 && state->slots != 0; tries++) {
        const struct adj_fs_card *card = &state->card[random_below(game, state->slots)];
        if (card->kind != 0)
            return adj_fs_ref(card->kind, card->copy);
    }
    return random_below(game, game->rules.kinds);
}

static unsigned
random_card(struct game *game)
{
    const struct adj_fs_seat *seat = &game->state.seat[random_below(game, 2)];
    unsigned way = random_below(game, 16);
    if (way < 6 && seat->hand_known != 0)
        return seat->hand[random_below(game, seat->hand_known)];
    if (way < 13)
        return random_table_ref(game);
    if (way < 14 && seat->fleet_count != 0)
        return seat->fleet[random_below(game, seat->fleet_count)];
    return random_below(game, game->rules.kinds) | random_below(game, 2) << 8;
}

static unsigned
random_value(struct game *game, unsigned role)
{
    switch (role) {
    case ADJ_FS_O_SEAT:
        return random_below(game, 3);
    case ADJ_FS_O_ROW:
    case ADJ_FS_O_BRANCH:
    case ADJ_FS_O_CHOICE:
        return random_below(game, 4);
    case ADJ_FS_O_TYPE:
        return random_below(game, 6);
    case ADJ_FS_O_NUMBER:
    case ADJ_FS_O_COUNT:
        return random_below(game, 64);
    default:
        return random_card(game);
    }
}

static void
insert(struct game *game, struct adj_order *order, struct adj_operand operand)
{
    if (order->count == ADJ_ORDER_OPERANDS)
        return;
    unsigned at = random_below(game, order->count + 1u);
    for (unsigned i = order->count; i > at; i--)
        order->operand[i] = order->operand[i - 1];
    order->operand[at] = operand;
    order->count++;
}

static void
insert_random(struct game *game, struct adj_order *order)
{
    unsigned role = random_below(game, 4) == 0 ? ADJ_FS_O_SEAT + random_below(game, 16)
                                               : ADJ_FS_O_FROM + random_below(game, 6);
    insert(
        game, order,
        (struct adj_operand){.role = (uint16_t)role, .value = (uint16_t)random_value(game, role)});
}

static void
take_out(struct game *game, struct adj_order *order)
{
    if (order->count == 0)
        return;
    unsigned at = random_below(game, order->count);
    for (unsigned i = at; i + 1 < order->count; i++)
        order->operand[i] = order->operand[i + 1];
    order->operand[--order->count] = (struct adj_operand){0};
}

static void
swap(struct game *game, struct adj_order *order)
{
    if (order->count == 0)
        return;
    struct adj_operand *a = &order->operand[random_below(game, order->count)];
    struct adj_operand *b = &order->operand[random_below(game, order->count)];
    struct adj_operand keep = *a;
    *a = *b;
    *b = keep;
}

static void
change(struct game *game, struct adj_order *order)
{
    if (order->count == 0)
        return;
    struct adj_operand *operand = &order->operand[random_below(game, order->count)];
    operand->value = (uint16_t)random_value(game, operand->role);
}

// The end of another listed order behind the beginning of this one.
static void
cross(struct game *game, struct adj_order *order)
{
    if (game->listed.kept == 0)
        return;
    const struct adj_order *other =
        &game->listed.order[random_below(game, (unsigned)game->listed.kept)];
    unsigned from = random_below(game, other->count + 1u);
    unsigned at = random_below(game, order->count + 1u);
    memset(&order->operand[at], 0, (ADJ_ORDER_OPERANDS - at) * sizeof order->operand[0]);
    order->count = (uint16_t)at;
    for (unsigned i = from; i < other->count && order->count < ADJ_ORDER_OPERANDS; i++)
        order->operand[order->count++] = other->operand[i];
}

static void
mutate_once(struct game *game, struct adj_order *order)
{
    switch (random_below(game, 12)) {
    case 0:
        order->verb = (uint8_t)random_below(game, ADJ_FS_AGREE_DRAW + 2);
        break;
    case 1:
        order->seat = (uint8_t)random_below(game, 3);
        break;
    case 2:
    case 3:
        take_out(game, order);
        break;
    case 4:
        swap(game, order);
        break;
    case 5:
    case 6:
        cross(game, order);
        break;
    case 7:
    case 8:
        insert_random(game, order);
        break;
    case 9:
        if (order->count != 0)
            insert(game, order, order->operand[random_below(game, order->count)]);
        break;
    default:
        change(game, order);
        break;
    }
}

static void
random_order(struct game *game, struct adj_order *order)
{
    static const uint8_t turn[] = {
        ADJ_FS_ATTACK,  ADJ_FS_BASIC,  ADJ_FS_REPEL,   ADJ_FS_FOCUS, ADJ_FS_TARGET,
        ADJ_FS_SUPPORT, ADJ_FS_DEFEND, ADJ_FS_CANCEL,  ADJ_FS_REACT, ADJ_FS_DISCARD,
        ADJ_FS_BRANCH,  ADJ_FS_ACTIVE, ADJ_FS_PASSIVE, ADJ_FS_DONE,  ADJ_FS_REARRANGE,
    };
    memset(order, 0, sizeof *order);
    order->seat = (uint8_t)random_below(game, 2);
    order->verb = turn[random_below(game, sizeof turn)];
    unsigned count = random_below(game, 4);
    for (unsigned i = 0; i < count; i++)
        insert_random(game, order);
}

void
mutate(struct game *game, struct adj_order *order)
{
    unsigned kept = (unsigned)game->listed.kept;
    if (kept == 0 || random_below(game, 8) == 0) {
        random_order(game, order);
        return;
    }
    // Long lists are of one verb: an early place gives the other verbs their turn.
    unsigned at = random_below(game, random_below(game, 3) == 0 && kept > 40 ? 40 : kept);
    if (random_below(game, 3) == 0 && kept > 8)
        at = kept - 1 - random_below(game, 8);
    *order = game->listed.order[at];
    if (order->seat == ADJ_SEAT_TABLE)
        order->seat = (uint8_t)random_below(game, 2);
    for (unsigned n = 1 + random_below(game, 3); n > 0; n--)
        mutate_once(game, order);
}
