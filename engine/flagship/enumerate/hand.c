// SPDX-License-Identifier: MIT
#include "engine/flagship/enumerate/enumerate.h"

#include <string.h>

// Hands: cards taken out of them while an order is put together, what the unknown part may hold,
// and how many cards fill one.

bool
adj_fs_enum_take(struct adj_fs_enum *list, unsigned kind, bool *hidden)
{
    adj_fs_enum_count(list);
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

// The places of a hand's unknown cards, those included from which a card has been shown that may
// have stood in either: `fresh` ones were filled from a deck of which the list is known, the others
// by what nobody has seen.
struct places {
    int fresh, old;
    int deck; // cards of that list which are still in the deck
    int16_t listed[ADJ_FS_KINDS], shown[ADJ_FS_KINDS];
    int16_t unseen[ADJ_FS_KINDS]; // copies that may fill an old place
    int unseen_cards;
};

static void
count_places(const struct adj_fs_enum *list, unsigned number, struct places *places)
{
    const struct adj_fs_seat *seat = &list->state->seat[number];
    const struct adj_fs_shown *shown = &list->state->shown[number];
    memset(places, 0, sizeof *places);
    places->old = seat->hand_total - seat->hand_known;
    if (seat->list_known == ADJ_FS_LIST_NONE)
        return;
    for (unsigned i = 0; i < seat->pool_count; i++)
        places->listed[seat->pool[i]]++;
    for (unsigned i = 0; i < shown->count; i++)
        places->shown[shown->kind[i]]++;
    places->deck = seat->deck_total;
    places->fresh = seat->pool_count - places->deck;
    places->old += shown->count - places->fresh;
}

static void
count_unseen(const struct adj_fs_enum *list, unsigned number, struct places *places)
{
    enum { MANY = 1000 };
    const struct adj_fs_seat *seat = &list->state->seat[number];
    unsigned types = ADJ_FS_T_CREW | ADJ_FS_T_ACTION | ADJ_FS_T_BOARDING;
    uint8_t seen[ADJ_FS_KINDS] = {0};
    count_seen(list->state, number, seen);
    if (list->rules->sw[ADJ_FS_SW_DESTROYED_SHIP_PILE] == 1)
        types |= ADJ_FS_T_SHIP; // shuffled with the pile
    for (unsigned i = 1; places->old > 0 && i < list->rules->kinds; i++) {
        const struct adj_fs_kind *kind = &list->rules->kind[i];
        int known = seen[i] + places->listed[i] - places->shown[i];
        bool his = kind->empire == seat->empire || kind->empire == 0;
        if ((kind->type & types) != 0 && his && (kind->copies == 0 || known < kind->copies))
            places->unseen[i] = (int16_t)(kind->copies == 0 ? MANY : kind->copies - known);
        places->unseen_cards += places->unseen[i];
    }
}

// Where cards shown have stood: those that only one sort of place can have held, and the rest.
struct stood {
    int fresh, old, either;
};

static struct stood
stood(const struct places *places, unsigned kind, int cards)
{
    int most_fresh = places->listed[kind] < cards ? places->listed[kind] : cards;
    int most_old = places->unseen[kind] < cards ? places->unseen[kind] : cards;
    return (struct stood){cards - most_old, cards - most_fresh, most_fresh + most_old - cards};
}

static struct stood
stood_all(const struct places *places, unsigned kinds)
{
    struct stood all = {0, 0, 0};
    for (unsigned i = 1; i < kinds; i++) {
        struct stood one = stood(places, i, places->shown[i]);
        all.fresh += one.fresh;
        all.old += one.old;
        all.either += one.either;
    }
    return all;
}

// Is there a place for `more` of the kind, if all that was shown is put back too?
static bool
may_stand(const struct places *places, const struct stood *all, unsigned kind, int more)
{
    struct stood was = stood(places, kind, places->shown[kind]);
    struct stood is = stood(places, kind, places->shown[kind] + more);
    int fresh = places->fresh - (all->fresh - was.fresh + is.fresh);
    int old = places->old - (all->old - was.old + is.old);
    int either = all->either - was.either + is.either;
    return is.either >= 0 && fresh >= 0 && old >= 0 && either <= fresh + old;
}

// Copies of the kind without which the places cannot all have been filled, less those shown.
static int
stand_surely(const struct places *places, unsigned kind)
{
    int fresh = places->listed[kind] - places->deck;
    int old = places->old - (places->unseen_cards - places->unseen[kind]);
    old = old < 0 ? 0 : old < places->unseen[kind] ? old : places->unseen[kind];
    int sure = (fresh > 0 ? fresh : 0) + old - places->shown[kind];
    return sure > 0 ? sure : 0;
}

// Kinds that the part of the seat's hand that is not known may hold, into list->maybe: what was
// drawn from a deck whose list is known, or, for a card older than that list or without one, any
// card that belongs into a deck of this empire and of which not all copies are accounted for.
// Copies that the counts leave no other place for are added to list->hand.
static void
count_maybe(struct adj_fs_enum *list, const struct adj_fs_seat *seat)
{
    struct places places;
    memset(list->maybe, 0, sizeof list->maybe);
    if (seat->hand_total <= seat->hand_known)
        return;
    count_places(list, list->seat, &places);
    count_unseen(list, list->seat, &places);
    struct stood all = stood_all(&places, list->rules->kinds);
    for (unsigned kind = 1; kind < list->rules->kinds; kind++) {
        int sure = seat->hand_total == ADJ_FS_UNKNOWN ? 0 : stand_surely(&places, kind);
        list->maybe[kind] = may_stand(&places, &all, kind, sure + 1);
        list->hand[kind] = (uint8_t)(list->hand[kind] + sure);
    }
}

void
adj_fs_enum_count(struct adj_fs_enum *list)
{
    const struct adj_fs_seat *seat = &list->state->seat[list->seat];
    if (list->counted)
        return;
    list->counted = true;
    memset(list->hand, 0, sizeof list->hand);
    for (unsigned i = 0; i < seat->hand_known; i++)
        list->hand[seat->hand[i]]++;
    count_maybe(list, seat);
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
