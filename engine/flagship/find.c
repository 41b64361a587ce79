// SPDX-License-Identifier: MIT
#include "engine/flagship/find.h"

int
adj_fs_find(const struct adj_fs_state *state, unsigned ref)
{
    unsigned kind = adj_fs_ref_kind(ref), copy = adj_fs_ref_copy(ref);
    if (kind == 0 || copy == 0)
        return -1;
    for (unsigned i = 0; i < state->slots; i++)
        if (state->card[i].kind == kind && state->card[i].copy == copy)
            return (int)i;
    return -1;
}

unsigned
adj_fs_ships(const struct adj_fs_state *state, unsigned seat, unsigned row)
{
    unsigned n = 0;
    for (unsigned i = 0; i < state->slots; i++) {
        bool stands = row == 0 ? adj_fs_is_ship(state, i) : state->card[i].row == row;
        n += stands & (state->card[i].owner == seat);
    }
    return n;
}

int
adj_fs_only_ship(const struct adj_fs_state *state, unsigned seat, unsigned row)
{
    int only = -1;
    for (unsigned i = 0; i < state->slots; i++) {
        if (!adj_fs_is_ship(state, i) || state->card[i].owner != seat || state->card[i].row != row)
            continue;
        if (only >= 0)
            return -1;
        only = (int)i;
    }
    return only;
}

// A card whose type is not settled (flagship or commander) stands in a row only as the Flagship.
int
adj_fs_flagship(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned seat)
{
    for (unsigned i = 0; i < state->slots; i++)
        if (adj_fs_is_ship(state, i) && state->card[i].owner == seat &&
            rules->kind[state->card[i].kind].flagship != 0)
            return (int)i;
    return -1;
}

unsigned
adj_fs_count(const uint8_t *zone, unsigned count, unsigned kind)
{
    unsigned n = 0;
    for (unsigned i = 0; i < count; i++)
        n += zone[i] == kind;
    return n;
}

unsigned
adj_fs_effect_in(const struct adj_fs_rules *rules, unsigned kind, unsigned window, unsigned zone,
                 unsigned from)
{
    const struct adj_fs_kind *card = &rules->kind[kind];
    for (unsigned i = from; i < card->effects; i++) {
        const struct adj_fs_effect *effect = &rules->effect[card->effect + i];
        if (effect->window == window && effect->zone == zone)
            return card->effect + i;
    }
    return 0;
}
