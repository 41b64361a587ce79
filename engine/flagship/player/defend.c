// SPDX-License-Identifier: MIT
// The Inactive Player's part: posture, Defend cards, forced choices, and paying to cancel a card.

#include "engine/flagship/player/player.h"

#include "engine/flagship/resolve.h"

// Hits that would land with so many more stopped, in the posture chosen or else in Passive.
static int
landing(const struct adj_fs_player *player, int more_stopped)
{
    struct adj_fs_blow blow;
    adj_fs_blow(player->rules, player->state, &blow);
    return blow.lo > more_stopped ? blow.lo - more_stopped : 0;
}

// What it is worth that only `then` hits land instead of `now`.
static uint32_t
weigh_stop(const struct adj_fs_player *player, int now, int then)
{
    unsigned target = player->state->attack.target - 1u;
    int left = adj_fs_player_left(player, target);
    bool flagship = adj_fs_player_is_flagship(player, target);
    if (now == then)
        return ADJ_FS_NEVER;
    if (now >= left && then < left)
        return flagship ? ADJ_FS_SURELY : ADJ_FS_EAGERLY;
    if (now >= left) // it falls anyway, unless more is played
        return flagship ? ADJ_FS_EAGERLY : ADJ_FS_SOMETIMES;
    uint32_t part = (uint32_t)(ADJ_FS_GLADLY * (now - then) / left);
    return 3 * ADJ_FS_SOMETIMES + 3 * (flagship ? 2 * part : part);
}

uint32_t
adj_fs_weigh_posture(const struct adj_fs_player *player)
{
    const struct adj_fs_attack *attack = &player->state->attack;
    if (attack->target == 0)
        return ADJ_FS_HARDLY;
    if (attack->type == ADJ_FS_BOARDING) // there is nothing to stop
        return player->order->verb == ADJ_FS_ACTIVE ? ADJ_FS_HARDLY : ADJ_FS_GLADLY;
    int def = adj_fs_def_range(player->rules, player->state, attack->target - 1u).lo;
    int now = landing(player, 0);
    uint32_t active = weigh_stop(player, now, landing(player, def));
    bool upright = player->state->card[attack->target - 1].tasked == 0;
    if (player->order->verb == ADJ_FS_ACTIVE)
        return ADJ_FS_HARDLY + 3 * active;
    return upright && active > 0 ? ADJ_FS_HARDLY : ADJ_FS_GLADLY;
}

// Does the text take the Boarding card of this Order away?
static bool
throws_back(const struct adj_fs_effect *effect)
{
    for (unsigned i = 0; i < effect->actions; i++)
        if (effect->action[i].verb == ADJ_FS_DO_MOVE &&
            effect->action[i].sel.what == ADJ_FS_SEL_BOARDING)
            return true;
    return false;
}

// A ship that is given up to stop hits is worth it only for one that would fall otherwise.
static bool
gives_up_ship(const struct adj_fs_player *player, const struct adj_fs_use *use,
              const struct adj_fs_effect *effect)
{
    return use->slot >= 0 && adj_fs_is_ship(player->state, (unsigned)use->slot) &&
           effect->pay.self_to != ADJ_FS_Z_NONE;
}

uint32_t
adj_fs_weigh_defend(const struct adj_fs_player *player)
{
    struct adj_fs_use use = adj_fs_use_at(player->state, player->order, 0);
    const struct adj_fs_attack *attack = &player->state->attack;
    unsigned found =
        adj_fs_effect_of_use(player->rules, player->state, player->order, &use, ADJ_FS_W_DEFEND);
    const struct adj_fs_effect *effect = &player->rules->effect[found];
    if (found == 0 || attack->target == 0)
        return ADJ_FS_NEVER;
    if (attack->type == ADJ_FS_BOARDING)
        return throws_back(effect) ? adj_fs_player_pay(player, 5 * ADJ_FS_GLADLY) : ADJ_FS_NEVER;
    int stops = use.slot < 0
                    ? -adj_fs_player_card_hits(player, use.kind, ADJ_FS_W_DEFEND, attack->type)
                    : -adj_fs_player_hits_of(player, effect);
    bool waits = attack->posture == 0 && player->state->card[attack->target - 1].tasked == 0;
    int active = waits ? adj_fs_def_range(player->rules, player->state, attack->target - 1u).lo : 0;
    uint32_t weight = weigh_stop(player, landing(player, active), landing(player, active + stops));
    if (gives_up_ship(player, &use, effect))
        weight = weight >= ADJ_FS_EAGERLY ? weight / 4 : ADJ_FS_NEVER;
    weight += adj_fs_player_effect(player, &use, effect);
    return weight == 0 ? ADJ_FS_NEVER : adj_fs_player_pay(player, weight);
}

// Cards are paid to cancel a card that strikes hard.
uint32_t
adj_fs_weigh_cancel(const struct adj_fs_player *player)
{
    const struct adj_fs_state *state = player->state;
    if (state->attack.target == 0)
        return adj_fs_player_pay(player, ADJ_FS_GLADLY);
    int hits = adj_fs_player_card_hits(player, state->pending.kind, state->pending.window,
                                       state->attack.type);
    int lo, hi;
    adj_fs_attack_hits(player->rules, state, &lo, &hi);
    uint32_t now = adj_fs_player_harm(player, state->attack.target - 1u, lo + hits);
    uint32_t then = adj_fs_player_harm(player, state->attack.target - 1u, lo);
    return adj_fs_player_pay(player, ADJ_FS_HARDLY + 4 * (now > then ? now - then : 0));
}

// A forced choice: rather than give a ship up, the blow is led elsewhere.
uint32_t
adj_fs_weigh_branch(const struct adj_fs_player *player)
{
    struct adj_fs_use use = adj_fs_use_at(player->state, player->order, 0);
    int at = adj_order_find(player->order, ADJ_FS_O_BRANCH, 0);
    unsigned found =
        adj_fs_effect_in(player->rules, use.kind, ADJ_FS_W_BOARDING_TARGET, ADJ_FS_Z_TABLE, 0);
    const struct adj_fs_effect *effect = &player->rules->effect[found];
    for (unsigned i = 0; at >= 0 && i < effect->actions; i++)
        if (effect->action[i].branch == player->order->operand[at].value &&
            effect->action[i].verb == ADJ_FS_DO_RETARGET)
            return 3 * ADJ_FS_SOMETIMES;
    return ADJ_FS_SOMETIMES;
}
