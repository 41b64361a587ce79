// SPDX-License-Identifier: MIT
// What is learnt of a hand where a deck is shuffled, and of a deck that was shuffled while the hand
// held unknown cards. Only what is true in every possible world: the worlds stay the same.
// Elsewhere nothing has to be written down: adj_fs_worlds_sure tells.

#include <string.h>
#include "engine/flagship/apply.h"
#include "engine/flagship/find.h"
#include "engine/flagship/worlds.h"

static void learn_seat(const struct adj_fs_rules *rules, struct adj_fs_state *state,
                       unsigned which);
static bool learn_held(struct adj_fs_seat *seat, const struct adj_fs_worlds *worlds);
static bool learn_shown(struct adj_fs_seat *seat, struct adj_fs_shown *shown,
                        const struct adj_fs_worlds *worlds);
static void drop_list(struct adj_fs_state *state, unsigned which);

void
adj_fs_worlds_learn(const struct adj_fs_rules *rules, struct adj_fs_state *state)
{
    for (unsigned which = 0; which < ADJ_FS_SEATS; which++)
        if (state->seat[which].list_known == ADJ_FS_LIST_SHUFFLED)
            learn_seat(rules, state, which);
}

void
adj_fs_worlds_write(const struct adj_fs_rules *rules, struct adj_fs_state *state, unsigned seat)
{
    struct adj_fs_worlds worlds;
    do
        adj_fs_worlds(rules, state, seat, &worlds);
    while (learn_held(&state->seat[seat], &worlds));
}

// A deck that has run out has been drawn whole: what is left of its list lies in the hand, and
// every other unknown card of the hand is older.
static void
learn_seat(const struct adj_fs_rules *rules, struct adj_fs_state *state, unsigned which)
{
    struct adj_fs_seat *seat = &state->seat[which];
    struct adj_fs_worlds worlds;
    do
        adj_fs_worlds(rules, state, which, &worlds);
    while (learn_held(seat, &worlds) || learn_shown(seat, &state->shown[which], &worlds));
    if (worlds.older == 0)
        seat->list_known = ADJ_FS_LIST_ALL;
    else if (seat->deck_total == 0)
        drop_list(state, which);
}

static void
drop_list(struct adj_fs_state *state, unsigned which)
{
    struct adj_fs_seat *seat = &state->seat[which];
    memset(seat->pool, 0, sizeof seat->pool);
    seat->pool_count = 0;
    seat->list_known = ADJ_FS_LIST_NONE;
    memset(&state->shown[which], 0, sizeof state->shown[which]);
}

static bool
learn_held(struct adj_fs_seat *seat, const struct adj_fs_worlds *worlds)
{
    bool learnt = false;
    for (unsigned kind = 1; kind < worlds->kinds; kind++) {
        unsigned held = adj_fs_worlds_sure(worlds, kind);
        unsigned drawn = adj_fs_worlds_sure_drawn(worlds, kind);
        for (unsigned i = 0; i < held; i++) {
            if (seat->hand_known == ADJ_FS_HAND_MAX)
                return false; // a hand of unknown size: far beyond every Hand Size
            adj_fs_zone_insert(seat->hand, &seat->hand_known, kind);
            if (i < drawn)
                adj_fs_zone_remove(seat->pool, &seat->pool_count, kind);
            learnt = true;
        }
    }
    return learnt;
}

// How many of the shown copies, of one kind or of all, can have been older cards.
struct split {
    unsigned least, most;
};

static struct split
split_of(const struct adj_fs_worlds *worlds, unsigned kind)
{
    unsigned shown = worlds->shown[kind];
    return (struct split){adj_fs_beyond(shown, worlds->list[kind]),
                          adj_fs_smaller(shown, worlds->copy[kind])};
}

static void
take_shown(struct adj_fs_seat *seat, struct adj_fs_shown *shown, unsigned kind, unsigned older,
           unsigned drawn)
{
    for (unsigned i = 0; i < older + drawn; i++)
        adj_fs_zone_remove(shown->kind, &shown->count, kind);
    for (unsigned i = 0; i < drawn; i++)
        adj_fs_zone_remove(seat->pool, &seat->pool_count, kind);
}

// Takes out what can only have lain in one heap; true if there was such a card.
static bool
learn_shown(struct adj_fs_seat *seat, struct adj_fs_shown *shown,
            const struct adj_fs_worlds *worlds)
{
    struct split all = {0, 0};
    for (unsigned kind = 1; kind < worlds->kinds; kind++) {
        all.least += split_of(worlds, kind).least;
        all.most += split_of(worlds, kind).most;
    }
    unsigned least = adj_fs_beyond(shown->count, worlds->drawn);
    unsigned most = worlds->counted ? worlds->older : all.most;
    for (unsigned kind = 1; kind < worlds->kinds; kind++) {
        struct split one = split_of(worlds, kind);
        unsigned needed = adj_fs_beyond(least, all.most - one.most);
        unsigned allowed = adj_fs_beyond(most, all.least - one.least);
        unsigned older = needed > one.least ? needed : one.least;
        unsigned drawn = worlds->shown[kind] - adj_fs_smaller(allowed, one.most);
        if (older + drawn == 0)
            continue;
        take_shown(seat, shown, kind, older, drawn);
        return true;
    }
    return false;
}
