// SPDX-License-Identifier: MIT
// Basic Orders and Reacts, and cards that are let go.

#include "engine/flagship/player/player.h"

// The card on the table that an action is about, or -1.
static int
subject(const struct adj_fs_player *player, const struct adj_fs_use *use,
        const struct adj_fs_selector *sel)
{
    int task = adj_fs_use_slot(player->state, player->order, use, ADJ_FS_O_TASK);
    struct adj_fs_view view = {.seat = player->seat, .self = use->slot, .task = task};
    if (adj_fs_is_free(sel))
        return adj_fs_use_slot(player->state, player->order, use, ADJ_FS_O_ON);
    return adj_fs_bound_slot(player->rules, player->state, sel, &view);
}

static bool
is_own(const struct adj_fs_player *player, int slot)
{
    return player->state->card[slot].owner == player->seat;
}

static uint32_t
weigh_repair(const struct adj_fs_player *player, int slot, int amount)
{
    if (slot < 0)
        return ADJ_FS_NEVER;
    int hits = player->state->card[slot].hits;
    if (amount > 0) // damage by a card text
        return is_own(player, slot) ? ADJ_FS_NEVER : 2 * ADJ_FS_GLADLY;
    if (!is_own(player, slot) || hits == 0)
        return ADJ_FS_NEVER;
    return (hits >= -amount ? ADJ_FS_GLADLY : 2 * ADJ_FS_SOMETIMES) *
           (adj_fs_player_is_flagship(player, (unsigned)slot) ? 2u : 1u);
}

static uint32_t
weigh_turn(const struct adj_fs_player *player, int slot, bool to_task)
{
    if (slot < 0)
        return ADJ_FS_NEVER;
    bool tasked = player->state->card[slot].tasked != 0;
    bool good = tasked != to_task && is_own(player, slot) != to_task;
    return good ? 2 * ADJ_FS_GLADLY : ADJ_FS_NEVER;
}

// Crew and attached cards: where they do most.
static uint32_t
weigh_attach(const struct adj_fs_player *player, int slot)
{
    if (slot < 0 || !is_own(player, slot))
        return ADJ_FS_SOMETIMES;
    int left = adj_fs_player_left(player, (unsigned)slot);
    uint32_t weight = ADJ_FS_GLADLY / 2 + (uint32_t)(ADJ_FS_SELDOM * (left > 0 ? left : 0));
    return adj_fs_player_is_flagship(player, (unsigned)slot) ? 2 * weight : weight;
}

static uint32_t
weigh_action(const struct adj_fs_player *player, const struct adj_fs_use *use,
             const struct adj_fs_action *action)
{
    int slot = subject(player, use, &action->sel);
    int amount = adj_fs_player_value(player, action->amount);
    switch ((enum adj_fs_action_verb)action->verb) {
    case ADJ_FS_DO_HITS: // weighed by attack and defence
    case ADJ_FS_DO_LAUNCH:
    case ADJ_FS_DO_RETARGET:
        return ADJ_FS_NEVER;
    case ADJ_FS_DO_STAT:
        return ADJ_FS_SOMETIMES;
    case ADJ_FS_DO_MOVE:
        if (action->zone == ADJ_FS_Z_UNDER)
            return weigh_attach(player, subject(player, use, &action->to));
        return slot >= 0 && is_own(player, slot) ? ADJ_FS_NEVER : 2 * ADJ_FS_GLADLY;
    case ADJ_FS_DO_TURN:
        return weigh_turn(player, slot, amount != 0);
    case ADJ_FS_DO_CP:
        return (adj_fs_player(&action->sel, player->seat) == player->seat) == (amount > 0)
                   ? ADJ_FS_GLADLY
                   : ADJ_FS_NEVER;
    case ADJ_FS_DO_DAMAGE:
        return weigh_repair(player, slot, amount);
    }
    return ADJ_FS_NEVER;
}

uint32_t
adj_fs_player_effect(const struct adj_fs_player *player, const struct adj_fs_use *use,
                     const struct adj_fs_effect *effect)
{
    uint32_t weight = 0;
    for (unsigned i = 0; i < effect->actions; i++)
        weight += weigh_action(player, use, &effect->action[i]);
    return weight;
}

uint32_t
adj_fs_weigh_basic(const struct adj_fs_player *player)
{
    struct adj_fs_use use = adj_fs_use_at(player->state, player->order, 0);
    unsigned window = player->order->verb == ADJ_FS_REACT ? ADJ_FS_W_DISCARD_PHASE : ADJ_FS_W_BASIC;
    unsigned effect =
        adj_fs_effect_of_use(player->rules, player->state, player->order, &use, window);
    int on = adj_fs_use_slot(player->state, player->order, &use, ADJ_FS_O_ON);
    uint32_t weight = effect == 0
                          ? weigh_attach(player, on) // crew without a text
                          : adj_fs_player_effect(player, &use, &player->rules->effect[effect]);
    return weight == 0 ? ADJ_FS_NEVER : adj_fs_player_pay(player, weight);
}

// Boarders, and what else does harm, are got rid of; a text that only helps its owner is left alone.
uint32_t
adj_fs_weigh_repel(const struct adj_fs_player *player)
{
    struct adj_fs_use use = adj_fs_use_at(player->state, player->order, 0);
    unsigned effect = adj_fs_effect_of_use(player->rules, player->state, player->order, &use,
                                           ADJ_FS_W_ENEMY_BASIC);
    if (effect == 0 || adj_fs_player_effect(player, &use, &player->rules->effect[effect]) == 0)
        return ADJ_FS_NEVER;
    return adj_fs_player_pay(player, 3 * ADJ_FS_GLADLY);
}

// What was not played in one's own turn and cannot be in the enemy's makes room for other cards;
// crew and boarders will find a ship.
static bool
is_idle(const struct adj_fs_player *player, unsigned kind)
{
    const struct adj_fs_kind *card = &player->rules->kind[kind];
    return (card->colour & ADJ_FS_BLUE) == 0 &&
           ((card->type & (ADJ_FS_T_CREW | ADJ_FS_T_BOARDING)) == 0 ||
            adj_fs_in_hand(&player->state->seat[player->seat], kind) > 1);
}

static unsigned
idle_cards(const struct adj_fs_player *player)
{
    const struct adj_fs_seat *seat = &player->state->seat[player->seat];
    unsigned idle = 0;
    for (unsigned i = 0; i < seat->hand_known; i++)
        idle += is_idle(player, seat->hand[i]);
    return idle;
}

// Of idle cards two are kept for another turn.
uint32_t
adj_fs_weigh_discard(const struct adj_fs_player *player)
{
    const struct adj_order *order = player->order;
    if (order->count + 1u != idle_cards(player))
        return ADJ_FS_NEVER;
    for (unsigned i = 0; i < order->count; i++)
        if (!is_idle(player, adj_fs_ref_kind(order->operand[i].value)))
            return ADJ_FS_NEVER;
    return ADJ_FS_GLADLY;
}
