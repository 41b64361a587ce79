// SPDX-License-Identifier: MIT
// Worlds are counted, never listed: for each kind the shown copies are split between the two heaps,
// and a split exists if each kind's limits and the heaps' sizes leave room for one.

#include "engine/flagship/worlds.h"

#include <string.h>
#include "engine/flagship/find.h"

enum {
    DECK_TYPES = ADJ_FS_T_CREW | ADJ_FS_T_ACTION | ADJ_FS_T_BOARDING,
    NO_LIMIT = 255,
};

static void count_list(const struct adj_fs_state *state, unsigned which,
                       struct adj_fs_worlds *worlds);
static void count_copies(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                         unsigned which, struct adj_fs_worlds *worlds);
static void count_heaps(const struct adj_fs_state *state, unsigned which,
                        struct adj_fs_worlds *worlds);

void
adj_fs_worlds(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned seat,
              struct adj_fs_worlds *worlds)
{
    memset(worlds, 0, sizeof *worlds);
    worlds->kinds = rules->kinds;
    count_list(state, seat, worlds);
    count_copies(rules, state, seat, worlds);
    count_heaps(state, seat, worlds);
}

static void
count_list(const struct adj_fs_state *state, unsigned which, struct adj_fs_worlds *worlds)
{
    const struct adj_fs_seat *seat = &state->seat[which];
    const struct adj_fs_shown *shown = &state->shown[which];
    if (seat->list_known == ADJ_FS_LIST_NONE)
        return;
    worlds->listed = seat->pool_count;
    for (unsigned i = 0; i < seat->pool_count; i++)
        worlds->list[seat->pool[i]]++;
    for (unsigned i = 0; i < shown->count; i++)
        worlds->shown[shown->kind[i]]++;
    worlds->showns = shown->count;
}

// Cards of a seat that are known to exist; `cards` counts those that came from a deck.
struct seen {
    unsigned cards;
    uint8_t copies[ADJ_FS_KINDS];
};

static void
see_zone(struct seen *seen, const uint8_t *zone, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        seen->copies[zone[i]]++;
    seen->cards += count;
}

static void
see(const struct adj_fs_state *state, unsigned which, struct seen *seen)
{
    const struct adj_fs_seat *seat = &state->seat[which];
    see_zone(seen, seat->hand, seat->hand_known);
    see_zone(seen, seat->pile, seat->pile_count);
    see_zone(seen, seat->removed, seat->removed_count);
    for (unsigned i = 0; i < state->played_count; i++)
        if (state->played[i].seat == which)
            see_zone(seen, &state->played[i].kind, 1);
    if (state->attack.boarding != 0 && state->active == which)
        see_zone(seen, &state->attack.boarding, 1);
    for (unsigned i = 0; i < state->slots; i++) {
        if (state->card[i].kind == 0 || state->card[i].owner != which)
            continue;
        seen->copies[state->card[i].kind]++;
        seen->cards += state->card[i].row == 0; // a ship is none of the deck's
    }
}

// Where destroyed ships go to the pile (FS-RES-5), a ship can come into a hand.
static unsigned
types_in_hands(const struct adj_fs_rules *rules)
{
    bool ships = rules->sw[ADJ_FS_SW_DESTROYED_SHIP_PILE] == 1;
    return ships ? DECK_TYPES | ADJ_FS_T_SHIP : (unsigned)DECK_TYPES;
}

// Copies that nobody has seen and no list names. A card shown of either heap is one of those seen
// and perhaps also one of the list: as an older card it is one of these copies.
static void
count_copies(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned which,
             struct adj_fs_worlds *worlds)
{
    struct seen seen = {.cards = 0};
    unsigned types = types_in_hands(rules);
    if (state->seat[which].list_known == ADJ_FS_LIST_ALL)
        return; // there are no others
    see(state, which, &seen);
    for (unsigned kind = 1; kind < rules->kinds; kind++) {
        const struct adj_fs_kind *card = &rules->kind[kind];
        unsigned known = (unsigned)(seen.copies[kind] + worlds->list[kind] - worlds->shown[kind]);
        if ((card->type & types) == 0 || !adj_fs_may_belong(rules, &state->seat[which], kind))
            continue;
        if (card->copies == 0)
            worlds->copy[kind] = NO_LIMIT;
        else if (card->copies > known)
            worlds->copy[kind] = (uint8_t)(card->copies - known);
        worlds->copies += worlds->copy[kind];
    }
    worlds->room =
        adj_fs_beyond(ADJ_FS_DECK_MAX, seen.cards + worlds->listed - state->shown[which].count);
}

static void
count_heaps(const struct adj_fs_state *state, unsigned which, struct adj_fs_worlds *worlds)
{
    const struct adj_fs_seat *seat = &state->seat[which];
    unsigned shown = state->shown[which].count, hidden = adj_fs_hidden(seat);
    worlds->counted = seat->hand_total != ADJ_FS_UNKNOWN;
    if (!worlds->counted)
        hidden = adj_fs_beyond(ADJ_FS_HAND_MAX, seat->hand_known + state->played_count);
    if (seat->list_known != ADJ_FS_LIST_NONE)
        worlds->drawn = adj_fs_beyond(seat->pool_count, seat->deck_total);
    worlds->older = adj_fs_beyond(hidden + shown, worlds->drawn);
}

// Can both heaps together have held `held` of each kind, if the drawn ones are of `list`?
static bool
heaps_hold(const struct adj_fs_worlds *worlds, const uint8_t *list, const uint8_t *held)
{
    unsigned all = 0, older = 0, drawn = 0; // cards; those that only the one heap can have held
    for (unsigned kind = 0; kind < worlds->kinds; kind++) {
        if (held[kind] > (unsigned)(list[kind] + worlds->copy[kind]))
            return false;
        all += held[kind];
        older += adj_fs_beyond(held[kind], list[kind]);
        drawn += adj_fs_beyond(held[kind], worlds->copy[kind]);
    }
    return all <= worlds->older + worlds->drawn && older <= worlds->older &&
           older <= worlds->room && drawn <= worlds->drawn;
}

bool
adj_fs_worlds_hand(const struct adj_fs_worlds *worlds, const uint8_t need[ADJ_FS_KINDS])
{
    uint8_t held[ADJ_FS_KINDS];
    for (unsigned kind = 0; kind < worlds->kinds; kind++)
        held[kind] = (uint8_t)(worlds->shown[kind] + need[kind]);
    return heaps_hold(worlds, worlds->list, held);
}

// What lies in the deck was not drawn: the rest of the list has to do for what was shown.
static bool
rest_holds_shown(const struct adj_fs_worlds *worlds, const uint8_t need[ADJ_FS_KINDS])
{
    uint8_t list[ADJ_FS_KINDS];
    if (worlds->showns == 0)
        return true;
    for (unsigned kind = 0; kind < worlds->kinds; kind++)
        list[kind] = (uint8_t)(worlds->list[kind] - need[kind]);
    return heaps_hold(worlds, list, worlds->shown);
}

// Of a deck without a list the copies are the only limit: so many have to be left that the hand can
// be filled.
bool
adj_fs_worlds_deck(const struct adj_fs_worlds *worlds, const uint8_t need[ADJ_FS_KINDS])
{
    const uint8_t *most = worlds->listed != 0 ? worlds->list : worlds->copy;
    unsigned cards = 0;
    for (unsigned kind = 0; kind < worlds->kinds; kind++) {
        if (need[kind] > most[kind])
            return false;
        cards += need[kind];
    }
    if (worlds->listed != 0)
        return rest_holds_shown(worlds, need);
    unsigned held = worlds->counted ? worlds->older : 0;
    return cards <= worlds->room && cards + held <= worlds->copies;
}

// The drawn heap holds what the deck has no room for.
unsigned
adj_fs_worlds_sure_drawn(const struct adj_fs_worlds *worlds, unsigned kind)
{
    return adj_fs_beyond(worlds->list[kind], worlds->listed - worlds->drawn);
}

// The older heap holds what it could not be filled without.
static unsigned
sure_older(const struct adj_fs_worlds *worlds, unsigned kind)
{
    unsigned others = worlds->copies - worlds->copy[kind];
    unsigned sure = worlds->counted ? adj_fs_beyond(worlds->older, others) : 0;
    return adj_fs_smaller(sure, worlds->copy[kind]);
}

unsigned
adj_fs_worlds_sure(const struct adj_fs_worlds *worlds, unsigned kind)
{
    return adj_fs_beyond(adj_fs_worlds_sure_drawn(worlds, kind) + sure_older(worlds, kind),
                         worlds->shown[kind]);
}

unsigned
adj_fs_worlds_known(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                    unsigned seat, uint8_t known[ADJ_FS_HAND_MAX])
{
    const struct adj_fs_seat *of = &state->seat[seat];
    struct adj_fs_worlds worlds;
    unsigned count = 0;
    adj_fs_worlds(rules, state, seat, &worlds);
    for (unsigned kind = 1; kind < worlds.kinds; kind++) {
        unsigned copies = adj_fs_in_hand(of, kind) + adj_fs_worlds_sure(&worlds, kind);
        for (unsigned i = 0; i < copies && count < ADJ_FS_HAND_MAX; i++)
            known[count++] = (uint8_t)kind;
    }
    return count;
}
