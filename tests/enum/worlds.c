// SPDX-License-Identifier: MIT
#include "tests/enum/worlds.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include "engine/flagship/event.h"

static void
count_zone(struct cards *cards, const uint8_t *zone, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (zone[i] >= FIRST_KIND)
            cards->of[zone[i] - FIRST_KIND]++;
}

struct cards
outside_hand(const struct game *game, unsigned which)
{
    const struct adj_fs_state *state = &game->state;
    const struct adj_fs_seat *seat = &state->seat[which];
    struct cards cards = {{0}};
    count_zone(&cards, seat->pile, seat->pile_count);
    count_zone(&cards, seat->removed, seat->removed_count);
    for (unsigned i = 0; i < state->played_count; i++)
        if (state->played[i].seat == which)
            count_zone(&cards, &state->played[i].kind, 1);
    if (state->active == which)
        count_zone(&cards, &state->attack.boarding, 1);
    for (unsigned i = 0; i < state->slots; i++)
        if (state->card[i].owner == which)
            count_zone(&cards, &state->card[i].kind, 1);
    return cards;
}

static void
add_world(struct worlds *worlds, const struct world *world)
{
    worlds->lost = worlds->lost || worlds->count == WORLDS_MAX;
    if (!worlds->lost)
        worlds->world[worlds->count++] = *world;
}

static int
compare(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(struct world));
}

// Worlds that have become the same are one.
static void
merge(struct worlds *worlds)
{
    unsigned kept = 0;
    qsort(worlds->world, worlds->count, sizeof worlds->world[0], compare);
    for (unsigned i = 0; i < worlds->count; i++)
        if (kept == 0 || compare(&worlds->world[i], &worlds->world[kept - 1]) != 0)
            worlds->world[kept++] = worlds->world[i];
    worlds->count = kept;
}

// Draws `left` cards into the hand, in every way: out of the deck, or, where it is not listed, of
// any kind of which the box has copies left.
static void
draw_any(const struct game *game, const struct cards *outside, struct worlds *worlds,
         const struct world *world, unsigned kind, int left)
{
    struct world next = *world;
    if (left == 0)
        add_world(worlds, world);
    for (; left > 0 && kind < WORLD_KINDS; kind++) {
        int copies = game->rules.kind[FIRST_KIND + kind].copies;
        next = *world;
        for (int n = 1; n <= left; n++) {
            next.hand.of[kind]++;
            next.deck.of[kind]--;
            if (worlds->listed ? next.deck.of[kind] < 0
                               : copies != 0 && next.hand.of[kind] + outside->of[kind] > copies)
                break;
            if (!worlds->listed)
                next.deck.of[kind] = 0;
            draw_any(game, outside, worlds, &next, kind + 1, left - n);
        }
    }
}

void
worlds_begin(const struct game *game, unsigned seat, struct worlds *worlds)
{
    const struct adj_fs_seat *of = &game->state.seat[seat];
    struct cards outside = outside_hand(game, seat);
    struct world world;
    memset(&world, 0, sizeof world);
    count_zone(&world.hand, of->hand, of->hand_known);
    worlds->listed = of->list_known != ADJ_FS_LIST_NONE;
    worlds->lost = of->hand_total == ADJ_FS_UNKNOWN;
    worlds->blurred = false;
    worlds->count = 0;
    worlds->unseen = worlds->left = 0;
    count_zone(&world.deck, of->pool, of->pool_count); // with the hand's, if any
    if (!worlds->lost)
        draw_any(game, &outside, worlds, &world, 0, of->hand_total - of->hand_known);
}

// Of a pile that was not all known nothing is remembered: the hand is what was certain of it, and
// anything else.
static void
forget(const struct game *game, unsigned seat, struct worlds *worlds)
{
    struct cards outside = outside_hand(game, seat);
    struct world certain = worlds->world[0];
    int left = game->state.seat[seat].hand_total;
    memset(&certain.deck, 0, sizeof certain.deck);
    for (unsigned k = 0; k < WORLD_KINDS; k++) {
        for (unsigned i = 1; i < worlds->count; i++)
            if (worlds->world[i].hand.of[k] < certain.hand.of[k])
                certain.hand.of[k] = worlds->world[i].hand.of[k];
        left -= certain.hand.of[k];
    }
    worlds->count = 0;
    draw_any(game, &outside, worlds, &certain, 0, left);
}

// The pile is the deck now, in every world, if all of it is known.
static void
shuffle(const struct game *game, unsigned seat, const struct adj_fs_seat *of, struct worlds *worlds)
{
    struct cards pile = {{0}};
    count_zone(&pile, of->pile, of->pile_more ? 0 : of->pile_count);
    worlds->listed = of->pile_more == 0;
    worlds->unseen = worlds->left = 0;
    for (unsigned i = 0; i < worlds->count; i++)
        worlds->world[i].deck = pile;
    if (of->pile_more && worlds->count > 0)
        forget(game, seat, worlds);
    merge(worlds);
}

// A card is named that comes (1) into the hand or leaves it (-1); worlds in which it cannot are
// none.
static void
name_card(const struct game *game, const struct cards *outside, struct worlds *worlds,
          unsigned kind, int way, bool drawn)
{
    unsigned kept = 0, k = kind - FIRST_KIND;
    int copies = game->rules.kind[kind].copies;
    for (unsigned i = 0; i < worlds->count; i++) {
        struct world world = worlds->world[i];
        world.hand.of[k] = (int8_t)(world.hand.of[k] + way);
        if (drawn && worlds->listed)
            world.deck.of[k]--;
        bool too_many =
            drawn && !worlds->listed && copies != 0 && world.hand.of[k] + outside->of[k] > copies;
        if (world.hand.of[k] >= 0 && world.deck.of[k] >= 0 && !too_many)
            worlds->world[kept++] = world;
    }
    worlds->count = kept;
}

static void
draw_unseen(const struct game *game, const struct cards *outside, struct worlds *worlds, int cards)
{
    struct worlds was = *worlds;
    if (worlds->listed && worlds->left > worlds->unseen && worlds->count > 1)
        worlds->blurred = true;
    was.world = malloc((was.count + 1) * sizeof was.world[0]);
    assert(was.world != NULL);
    memcpy(was.world, worlds->world, was.count * sizeof was.world[0]);
    worlds->count = 0;
    worlds->unseen += cards;
    for (unsigned i = 0; i < was.count; i++)
        draw_any(game, outside, worlds, &was.world[i], 0, cards);
    free(was.world);
    merge(worlds);
}

static void
draw(const struct game *game, const struct adj_order *order, unsigned seat, struct worlds *worlds)
{
    struct cards outside = outside_hand(game, seat);
    for (unsigned i = 1; i < order->count; i++) {
        const struct adj_operand *operand = &order->operand[i];
        if (operand->role == ADJ_FS_O_CARD)
            name_card(game, &outside, worlds, adj_fs_ref_kind(operand->value), 1, true);
    }
    for (unsigned i = 1; i < order->count; i++)
        if (order->operand[i].role == ADJ_FS_O_NUMBER)
            draw_unseen(game, &outside, worlds, order->operand[i].value);
}

static void
move(const struct game *game, const struct adj_event *event, struct worlds *worlds)
{
    struct cards none = {{0}};
    unsigned kind = adj_fs_ref_kind(event->arg[0]);
    bool leaves = event->arg[2] == ADJ_FS_Z_HAND, comes = event->arg[3] == ADJ_FS_Z_HAND;
    if (kind < FIRST_KIND || leaves == comes)
        return;
    worlds->left += leaves;
    name_card(game, &none, worlds, kind, leaves ? -1 : 1, false);
}

void
worlds_go_on(const struct game *game, const struct adj_fs_state *before,
             const struct adj_order *order, const struct adj_events *events, unsigned seat,
             struct worlds *worlds)
{
    bool his = order->seat == ADJ_SEAT_TABLE && order->operand[0].value == seat;
    if (worlds->lost)
        return;
    if (his && order->verb == ADJ_FS_SHUFFLE)
        shuffle(game, seat, &before->seat[seat], worlds);
    if (his && order->verb == ADJ_FS_DRAW)
        draw(game, order, seat, worlds);
    for (uint32_t i = 0; i < events->count; i++)
        if (events->event[i].kind == ADJ_FS_E_MOVE && events->event[i].arg[1] == seat)
            move(game, &events->event[i], worlds);
    merge(worlds);
    if (worlds->blurred && worlds->count == 0)
        worlds->lost = true; // what was taken for possible was not
    const struct adj_fs_seat *of = &game->state.seat[seat];
    if (of->list_known == ADJ_FS_LIST_ALL && of->hand_total == of->hand_known)
        worlds->blurred = false; // everything is known
}
