// SPDX-License-Identifier: MIT
#include "engine/flagship/enumerate/enumerate.h"

#include <string.h>

// Hands: cards taken out of them while an order is put together, what the unknown part may hold,
// and how many cards fill one.

bool
adj_fs_enum_take(struct adj_fs_enum *list, unsigned kind, bool *hidden)
{
    *hidden = list->hand[kind] == 0;
    if (!*hidden) {
        list->hand[kind]--;
        return true;
    }
    if (list->hidden || !list->maybe[kind])
        return false;
    list->hidden = true;
    return true;
}

void
adj_fs_enum_give(struct adj_fs_enum *list, unsigned kind, bool hidden)
{
    if (hidden)
        list->hidden = false;
    else
        list->hand[kind]++;
}

// Copies of each kind of the seat's deck that lie where everybody sees them.
static void
count_seen(const struct adj_fs_state *state, unsigned number, uint8_t *seen)
{
    const struct adj_fs_seat *seat = &state->seat[number];
    for (unsigned i = 0; i < seat->hand_known; i++)
        seen[seat->hand[i]]++;
    for (unsigned i = 0; i < seat->pile_count; i++)
        seen[seat->pile[i]]++;
    for (unsigned i = 0; i < seat->removed_count; i++)
        seen[seat->removed[i]]++;
    for (unsigned i = 0; i < state->played_count; i++)
        if (state->played[i].seat == number)
            seen[state->played[i].kind]++;
    if (state->active == number)
        seen[state->attack.boarding]++;
    for (unsigned i = 0; i < state->slots; i++)
        if (state->card[i].owner == number)
            seen[state->card[i].kind]++;
}

void
adj_fs_enum_maybe(struct adj_fs_enum *list, unsigned number)
{
    const struct adj_fs_seat *seat = &list->state->seat[number];
    memset(list->maybe, 0, sizeof list->maybe);
    if (seat->hand_total <= seat->hand_known)
        return;
    if (seat->list_known != 0) {
        for (unsigned i = 0; i < seat->pool_count; i++)
            list->maybe[seat->pool[i]] = true;
        return;
    }
    uint8_t seen[ADJ_FS_KINDS] = {0};
    count_seen(list->state, number, seen);
    for (unsigned i = 1; i < list->rules->kinds; i++) {
        const struct adj_fs_kind *kind = &list->rules->kind[i];
        bool deck = (kind->type & (ADJ_FS_T_CREW | ADJ_FS_T_ACTION | ADJ_FS_T_BOARDING)) != 0;
        bool more = kind->copies == 0 || seen[i] < kind->copies;
        list->maybe[i] = deck && more && (kind->empire == seat->empire || kind->empire == 0);
    }
}

int
adj_fs_enum_full_hand(const struct adj_fs_enum *list)
{
    int full = 7;
    for (unsigned i = 0; i < list->state->slots; i++) {
        const struct adj_fs_card *card = &list->state->card[i];
        const struct adj_fs_kind *kind = &list->rules->kind[card->kind];
        for (unsigned e = 0; card->kind != 0 && e < kind->effects; e++) {
            const struct adj_fs_effect *effect = &list->rules->effect[kind->effect + e];
            for (unsigned a = 0; effect->window == ADJ_FS_W_STATIC && a < effect->actions; a++) {
                const struct adj_fs_action *action = &effect->action[a];
                bool his = action->sel.side == ADJ_FS_ANY_SIDE ||
                           (action->sel.side == ADJ_FS_ENEMY) != (card->owner == list->seat);
                if (action->key == ADJ_FS_HAND && his)
                    full =
                        action->op == ADJ_FS_SET ? action->amount.base : full + action->amount.base;
            }
        }
    }
    return full;
}
