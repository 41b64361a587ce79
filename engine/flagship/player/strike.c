// SPDX-License-Identifier: MIT
// Figures as the player reads them, and what hits would do to a ship.

#include "engine/flagship/player/player.h"

int
adj_fs_player_stat(const struct adj_fs_player *player, unsigned slot, unsigned key)
{
    struct adj_fs_total total = {0};
    adj_fs_stat(player->rules, player->state, slot, key, &total);
    return adj_fs_total_range(&player->state->know, &total).lo;
}

int
adj_fs_player_value(const struct adj_fs_player *player, struct adj_fs_value value)
{
    return value.var == 0 ? value.base : adj_fs_value_range(&player->state->know, value).lo;
}

int
adj_fs_player_left(const struct adj_fs_player *player, unsigned slot)
{
    int hull = adj_fs_hull_range(player->rules, player->state, slot).lo;
    return hull - player->state->card[slot].hits;
}

int
adj_fs_player_stops(const struct adj_fs_player *player, unsigned slot)
{
    const struct adj_fs_state *state = player->state;
    int def = adj_fs_def_range(player->rules, state, slot).lo;
    bool chosen = state->attack.target == slot + 1 && state->attack.posture != 0;
    bool active = chosen ? state->attack.posture == 1 : state->card[slot].tasked == 0;
    return active ? 2 * def : def;
}

bool
adj_fs_player_is_flagship(const struct adj_fs_player *player, unsigned slot)
{
    return player->rules->kind[player->state->card[slot].kind].flagship != 0;
}

// What a ship is worth beside others: its set-up points, and what lies under it.
static uint32_t
worth(const struct adj_fs_player *player, unsigned slot)
{
    const struct adj_fs_state *state = player->state;
    int points = adj_fs_player_value(player, player->rules->kind[state->card[slot].kind].setup);
    for (unsigned i = 0; i < state->slots; i++)
        points += state->card[i].kind != 0 && state->card[i].host == slot + 1 &&
                  state->card[i].owner == state->card[slot].owner;
    return points < 1 ? 1 : (uint32_t)points;
}

uint32_t
adj_fs_player_harm(const struct adj_fs_player *player, unsigned slot, int hits)
{
    int left = adj_fs_player_left(player, slot);
    int land = hits - adj_fs_player_stops(player, slot);
    bool flagship = adj_fs_player_is_flagship(player, slot);
    if (land <= 0)
        return 0;
    if (land >= left)
        return flagship ? 2 * ADJ_FS_SURELY : ADJ_FS_EAGERLY / 2 * worth(player, slot);
    return (uint32_t)(ADJ_FS_GLADLY / 4 * land / left) * worth(player, slot);
}

int
adj_fs_player_hits_of(const struct adj_fs_player *player, const struct adj_fs_effect *effect)
{
    int hits = 0;
    for (unsigned i = 0; i < effect->actions; i++)
        if (effect->action[i].verb == ADJ_FS_DO_HITS)
            hits += adj_fs_player_value(player, effect->action[i].amount);
    return hits;
}

int
adj_fs_player_card_hits(const struct adj_fs_player *player, unsigned kind, unsigned window,
                        unsigned type)
{
    const struct adj_fs_kind *card = &player->rules->kind[kind];
    int hits = 0;
    for (unsigned i = 0; i < card->effects; i++) {
        const struct adj_fs_effect *effect = &player->rules->effect[card->effect + i];
        bool typed = effect->attacks == 0 || (effect->attacks >> type & 1) != 0;
        if (effect->window == window && effect->zone == ADJ_FS_Z_HAND && typed)
            hits += adj_fs_player_hits_of(player, effect);
    }
    return hits;
}

int
adj_fs_player_reserve(const struct adj_fs_player *player, unsigned type)
{
    const struct adj_fs_seat *seat = &player->state->seat[player->seat];
    int points = seat->cp, reserve = 0;
    for (unsigned i = 0; i < seat->hand_known; i++) {
        int hits = adj_fs_player_card_hits(player, seat->hand[i], ADJ_FS_W_SUPPORT, type);
        int cost = adj_fs_player_value(player, player->rules->kind[seat->hand[i]].play.cp);
        if (hits <= 0 || cost > points)
            continue;
        points -= cost;
        reserve += hits;
    }
    return reserve;
}

unsigned
adj_fs_player_hand(const struct adj_fs_player *player)
{
    unsigned held = player->state->seat[player->seat].hand_total;
    return held == ADJ_FS_UNKNOWN ? ADJ_FS_BASE_HAND : held;
}

uint32_t
adj_fs_player_pay(const struct adj_fs_player *player, uint32_t weight)
{
    for (unsigned i = 0; i < player->order->count; i++) {
        const struct adj_operand *operand = &player->order->operand[i];
        int slot = operand->role == ADJ_FS_O_TASK ? adj_fs_find(player->state, operand->value) : -1;
        if (operand->role == ADJ_FS_O_DISCARD)
            weight /= 2;
        if (slot >= 0 && adj_fs_is_ship(player->state, (unsigned)slot)) {
            int strength = adj_fs_player_stat(player, (unsigned)slot, ADJ_FS_ATK);
            weight = 2 * weight / (uint32_t)(2 + (strength > 0 ? strength : 0));
        }
    }
    return weight > 0 ? weight : ADJ_FS_HARDLY;
}
