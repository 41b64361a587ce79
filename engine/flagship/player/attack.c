// SPDX-License-Identifier: MIT
// The Active Player's part of an Attack Order: what to attack with, whom to strike, and whether
// another card is worth it.

#include "engine/flagship/player/player.h"

// Hits that a card text launches an attack of this type with.
static int
launched(const struct adj_fs_player *player, unsigned kind, unsigned type)
{
    const struct adj_fs_kind *card = &player->rules->kind[kind];
    for (unsigned i = 0; i < card->effects; i++) {
        const struct adj_fs_effect *effect = &player->rules->effect[card->effect + i];
        for (unsigned a = 0; a < effect->actions; a++)
            if (effect->action[a].verb == ADJ_FS_DO_LAUNCH && effect->action[a].type == type)
                return adj_fs_player_value(player, effect->action[a].amount);
    }
    return 0;
}

static unsigned
typed_key(unsigned type)
{
    return type == ADJ_FS_DIRECT   ? ADJ_FS_KEY_DIRECT
           : type == ADJ_FS_GUIDED ? ADJ_FS_KEY_GUIDED
                                   : ADJ_FS_KEY_ASSAULT;
}

// Hits of the attack that the order declares. A Boarding attack has none; what counts is the
// Assault that its card will make.
static int
declared_hits(const struct adj_fs_player *player, unsigned type, unsigned from)
{
    int slot = adj_fs_find(player->state, from);
    unsigned kind = adj_fs_ref_kind(from);
    if (type == ADJ_FS_BOARDING)
        return launched(player, kind, ADJ_FS_ASSAULT);
    if (slot >= 0 && adj_fs_is_ship(player->state, (unsigned)slot))
        return adj_fs_player_stat(player, (unsigned)slot, ADJ_FS_ATK) +
               adj_fs_player_stat(player, (unsigned)slot, typed_key(type));
    int hits = launched(player, kind, type);
    if (type == ADJ_FS_ASSAULT && slot >= 0)
        hits += adj_fs_player_stat(player, (unsigned)slot, ADJ_FS_KEY_ASSAULT);
    return hits;
}

// The best ship of a row to strike, or, where the enemy will choose it, the worst.
static uint32_t
harm_in_row(const struct adj_fs_player *player, unsigned row, int hits, bool may_focus)
{
    uint32_t best = 0, worst = UINT32_MAX;
    for (unsigned i = 0; i < player->state->slots; i++) {
        const struct adj_fs_card *card = &player->state->card[i];
        if (card->kind == 0 || card->row != row || card->owner == player->seat)
            continue;
        uint32_t harm = adj_fs_player_harm(player, i, hits);
        best = harm > best ? harm : best;
        worst = harm < worst ? harm : worst;
    }
    return may_focus ? best : worst == UINT32_MAX ? 0 : worst;
}

static uint32_t
weigh_assault(const struct adj_fs_player *player, unsigned from, int hits)
{
    int slot = adj_fs_find(player->state, from);
    unsigned host = slot < 0 ? 0 : player->state->card[slot].host;
    return host == 0 ? ADJ_FS_HARDLY : adj_fs_player_harm(player, host - 1, hits);
}

// What an attack should come to for a ship to be Tasked for it.
static uint32_t
least_harm(const struct adj_fs_player *player, unsigned from)
{
    int slot = adj_fs_find(player->state, from);
    bool flagship = slot >= 0 && adj_fs_player_is_flagship(player, (unsigned)slot);
    return flagship ? 8 * ADJ_FS_SOMETIMES : ADJ_FS_SOMETIMES;
}

uint32_t
adj_fs_weigh_attack(const struct adj_fs_player *player)
{
    const struct adj_order *order = player->order;
    int from = adj_order_find(order, ADJ_FS_O_FROM, 0),
        row = adj_order_find(order, ADJ_FS_O_ROW, 0);
    unsigned type = adj_fs_attack_type_of(player->state, order);
    unsigned with = adj_order_count(order, ADJ_FS_O_WITH);
    if (from < 0)
        return ADJ_FS_NEVER;
    int hits = declared_hits(player, type, order->operand[from].value);
    if (type != ADJ_FS_BOARDING)
        hits += adj_fs_player_reserve(player, type);
    uint32_t weight = row < 0 ? weigh_assault(player, order->operand[from].value, hits)
                              : harm_in_row(player, order->operand[row].value, hits,
                                            player->state->seat[player->seat].cp > 0);
    if (type == ADJ_FS_BOARDING)
        weight = ADJ_FS_GLADLY + weight / 2;
    // A ship that does little harm had better stay upright, to defend itself.
    if (weight < least_harm(player, order->operand[from].value))
        return ADJ_FS_HARDLY;
    return adj_fs_player_pay(player, weight >> with); // Declare cards: where they are needed
}

// Hits of the attack in progress; of a Boarding attack those of the Assault to come.
static int
hits_now(const struct adj_fs_player *player)
{
    const struct adj_fs_attack *attack = &player->state->attack;
    int lo, hi;
    if (attack->type == ADJ_FS_BOARDING)
        return launched(player, attack->boarding, ADJ_FS_ASSAULT);
    adj_fs_attack_hits(player->rules, player->state, &lo, &hi);
    return lo;
}

uint32_t
adj_fs_weigh_focus(const struct adj_fs_player *player)
{
    unsigned row = player->state->attack.row;
    int hits = hits_now(player);
    if (player->state->attack.type != ADJ_FS_BOARDING)
        hits += adj_fs_player_reserve(player, player->state->attack.type);
    if (player->order->verb == ADJ_FS_GENERAL)
        return ADJ_FS_SOMETIMES + harm_in_row(player, row, hits, false);
    int at = adj_order_find(player->order, ADJ_FS_O_ON, 0);
    int slot = at < 0 ? -1 : adj_fs_find(player->state, player->order->operand[at].value);
    if (slot < 0 || adj_fs_only_ship(player->state, adj_fs_other(player->seat), row) == slot)
        return ADJ_FS_HARDLY; // there is no other to be struck
    return ADJ_FS_HARDLY + adj_fs_player_harm(player, (unsigned)slot, hits);
}

// The Inactive Player gives the ship that loses least.
uint32_t
adj_fs_weigh_target(const struct adj_fs_player *player)
{
    int at = adj_order_find(player->order, ADJ_FS_O_ON, 0);
    int slot = at < 0 ? -1 : adj_fs_find(player->state, player->order->operand[at].value);
    if (slot < 0)
        return ADJ_FS_HARDLY;
    uint32_t harm = adj_fs_player_harm(player, (unsigned)slot, hits_now(player));
    return ADJ_FS_HARDLY + ADJ_FS_SURELY / (ADJ_FS_SELDOM + harm);
}

// What `more` hits would change for the ship that is struck.
static uint32_t
weigh_more(const struct adj_fs_player *player, int more)
{
    const struct adj_fs_attack *attack = &player->state->attack;
    if (attack->type == ADJ_FS_BOARDING || attack->target == 0 || more <= 0)
        return ADJ_FS_NEVER;
    int hits = hits_now(player);
    uint32_t now = adj_fs_player_harm(player, attack->target - 1u, hits);
    uint32_t then = adj_fs_player_harm(player, attack->target - 1u, hits + more);
    uint32_t all = adj_fs_player_harm(player, attack->target - 1u,
                                      hits + adj_fs_player_reserve(player, attack->type));
    if (now >= ADJ_FS_EAGERLY)
        return ADJ_FS_SELDOM; // enough already, unless cards stop some
    if (all >= ADJ_FS_EAGERLY)
        return then > all / 2 ? then : all / 2;
    return then > now ? then - now + 3 * ADJ_FS_SOMETIMES : ADJ_FS_SELDOM;
}

uint32_t
adj_fs_weigh_support(const struct adj_fs_player *player)
{
    struct adj_fs_use use = adj_fs_use_at(player->state, player->order, 0);
    unsigned type = player->state->attack.type;
    unsigned effect =
        adj_fs_effect_of_use(player->rules, player->state, player->order, &use, ADJ_FS_W_SUPPORT);
    if (effect == 0)
        return ADJ_FS_NEVER;
    int more = use.slot < 0 ? adj_fs_player_card_hits(player, use.kind, ADJ_FS_W_SUPPORT, type)
                            : adj_fs_player_hits_of(player, &player->rules->effect[effect]);
    uint32_t weight = weigh_more(player, more) +
                      adj_fs_player_effect(player, &use, &player->rules->effect[effect]);
    return weight == 0 ? ADJ_FS_NEVER : adj_fs_player_pay(player, weight);
}
