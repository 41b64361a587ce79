// SPDX-License-Identifier: MIT
// FS-I-4: each card is in exactly one zone; the count of each kind over all zones of a seat is
// constant.
//
// Rests on FS-CARD-21, FS-CARD-22, FS-CARD-25, FS-CARD-26, FS-CREW-5, FS-RES-4, FS-RES-6, FS-RES-9,
// FS-RES-10, FS-RES-13, FS-DISC-2, FS-DRAW-2, FS-DRAW-3 and rulings FS-R-86, FS-R-87, FS-R-99. No
// text makes or unmakes a card. Zones of a seat: hand, deck, pile, removed, bought fleet, cards
// laid out (a Boarding card on its way too), and what it owns on the table. A fleet is bought from
// cards set aside, and the set-up's shuffle makes a deck: these two orders bring cards. Where a
// deck is not listed, or only with what was drawn from it since its shuffle, a card may become
// known; the total still counts. So do the lists: a card that they leave no other place for is
// known.

#include "engine/flagship/check/check.h"

#include <string.h>

struct count {
    int16_t *of;     // how many more than before, per kind: the watch's room
    unsigned uneven; // kinds of which there are more or fewer
    int total;
};

static void
tally(struct count *count, const uint8_t *zone, unsigned cards, int sign)
{
    for (unsigned i = 0; i < cards; i++) {
        int16_t *of = &count->of[zone[i]];
        count->uneven += *of == 0;
        *of = (int16_t)(*of + sign);
        count->uneven -= *of == 0;
    }
    count->total += sign * (int)cards;
}

static void
tally_change(struct count *count, const uint8_t *before, unsigned was, const uint8_t *after,
             unsigned is)
{
    unsigned same = was < is ? was : is; // what both begin or end with needs no counting
    if (memcmp(before, after, same) != 0)
        for (same = 0; before[same] == after[same];)
            same++;
    while (same < was && same < is && before[was - 1] == after[is - 1])
        was--, is--;
    tally(count, before + same, was - same, -1);
    tally(count, after + same, is - same, 1);
}

static inline void
tally_zone(struct count *count, const uint8_t *before, unsigned was, const uint8_t *after,
           unsigned is)
{
    if (was != is || (is != 0 && memcmp(before, after, is) != 0))
        tally_change(count, before, was, after, is);
}

static void
tally_table(struct count *count, const struct adj_fs_sight *sight, unsigned seat)
{
    for (unsigned i = 0; i < sight->changes; i++) {
        const struct adj_fs_card *was = &sight->before->card[sight->change[i]];
        const struct adj_fs_card *is = &sight->after->card[sight->change[i]];
        if (was->kind != 0 && was->owner == seat)
            tally(count, &was->kind, 1, -1);
        if (is->kind != 0 && is->owner == seat)
            tally(count, &is->kind, 1, 1);
    }
}

static void
tally_played(struct count *count, const struct adj_fs_state *state, unsigned seat, int sign)
{
    for (unsigned i = 0; i < state->played_count; i++)
        if (state->played[i].seat == seat)
            tally(count, &state->played[i].kind, 1, sign);
    if (state->attack.boarding != 0 && state->active == seat)
        tally(count, &state->attack.boarding, 1, sign);
}

// Cards of which only the number is known; -1 when not even that.
static int
unknown_cards(const struct adj_fs_seat *seat)
{
    int hidden = seat->hand_total - seat->hand_known;
    if (seat->list_known == ADJ_FS_LIST_ALL)
        return 0; // pool[] names them all
    return seat->deck_total == ADJ_FS_UNKNOWN || seat->pile_more ? -1 : hidden + seat->deck_total;
}

static void
tally_zones(struct count *count, const struct adj_fs_seat *a, const struct adj_fs_seat *b)
{
    tally_zone(count, a->hand, a->hand_known, b->hand, b->hand_known);
    tally_zone(count, a->pool, a->list_known == ADJ_FS_LIST_ALL ? a->pool_count : 0u, b->pool,
               b->list_known == ADJ_FS_LIST_ALL ? b->pool_count : 0u);
    tally_zone(count, a->pile, a->pile_count, b->pile, b->pile_count);
    tally_zone(count, a->removed, a->removed_count, b->removed, b->removed_count);
    tally_zone(count, a->fleet, a->fleet_count, b->fleet, b->fleet_count);
}

static void
tally_seat(struct count *count, const struct adj_fs_sight *sight, unsigned seat)
{
    const struct adj_fs_state *a = sight->before, *b = sight->after;
    if (sight->zones[seat])
        tally_zones(count, &a->seat[seat], &b->seat[seat]);
    if ((sight->changed & ADJ_FS_C_MOVED) != 0)
        tally_table(count, sight, seat);
    if ((sight->changed & ADJ_FS_C_LAID) != 0 || a->active != b->active) {
        tally_played(count, a, seat, -1);
        tally_played(count, b, seat, 1);
    }
}

// A deck's list since its shuffle: what it holds beyond the deck was drawn, and lies in the hand or
// was shown; of no kind has it more than deck and shown cards have room for, or that card would be
// known.
static void
check_shuffled(const struct adj_fs_sight *sight, unsigned seat)
{
    const struct adj_fs_seat *now = &sight->after->seat[seat];
    const struct adj_fs_shown *shown = &sight->after->shown[seat];
    int16_t spare[ADJ_FS_KINDS] = {0};
    int drawn = now->pool_count - now->deck_total;
    if (drawn < 0 || drawn > now->hand_total - now->hand_known + shown->count)
        adj_finding_add(sight->findings, ADJ_FS_I_4,
                        "seat %u: %u cards are listed since the shuffle, the deck holds %u",
                        seat + 1, now->pool_count, now->deck_total);
    for (unsigned i = 0; i < shown->count; i++)
        spare[shown->kind[i]]++;
    for (unsigned i = 0; i < now->pool_count; i++) {
        int16_t *room = &spare[now->pool[i]];
        *room = (int16_t)(*room - 1);
        if (*room + now->deck_total < 0)
            adj_finding_add(sight->findings, ADJ_FS_I_4,
                            "seat %u holds %s for certain, and it is not named", seat + 1,
                            adj_fs_kind_name(sight->rules, now->pool[i]));
    }
}

// Deck and hidden hand cards together are what the list holds.
static void
check_list(const struct adj_fs_sight *sight, unsigned seat)
{
    const struct adj_fs_seat *now = &sight->after->seat[seat];
    int listed = now->deck_total + now->hand_total - now->hand_known;
    if (now->hand_total < now->hand_known)
        adj_finding_add(sight->findings, ADJ_FS_I_4, "seat %u holds %u cards and %u are named",
                        seat + 1, now->hand_total, now->hand_known);
    else if (now->list_known == ADJ_FS_LIST_SHUFFLED)
        check_shuffled(sight, seat);
    else if (now->list_known == ADJ_FS_LIST_ALL && now->deck_total != ADJ_FS_UNKNOWN &&
             listed != now->pool_count)
        adj_finding_add(sight->findings, ADJ_FS_I_4,
                        "seat %u: %d cards are in deck or hidden in hand, %u are listed", seat + 1,
                        listed, now->pool_count);
}

static void
check_kinds(const struct adj_fs_sight *sight, const struct count *count, unsigned seat)
{
    const struct adj_fs_seat *a = &sight->before->seat[seat], *b = &sight->after->seat[seat];
    bool listed = a->list_known == ADJ_FS_LIST_ALL && b->list_known == ADJ_FS_LIST_ALL;
    bool hidden = adj_fs_saw(sight, ADJ_FS_E_SHUFFLE) || a->list_known != b->list_known;
    for (unsigned kind = 1; kind < sight->rules->kinds && (listed || !hidden); kind++) {
        int more = count->of[kind];
        if (more < 0 || (listed && more > 0))
            adj_finding_add(sight->findings, ADJ_FS_I_4, "seat %u has %d %s of %s than before",
                            seat + 1, more < 0 ? -more : more, more < 0 ? "fewer" : "more",
                            adj_fs_kind_name(sight->rules, kind));
    }
}

static void
check_seat(struct adj_fs_watch *watch, const struct adj_fs_sight *sight, unsigned seat)
{
    struct count count = {.of = watch->count};
    int was = unknown_cards(&sight->before->seat[seat]);
    int is = unknown_cards(&sight->after->seat[seat]);
    uint32_t before = sight->findings->count;
    tally_seat(&count, sight, seat);
    check_list(sight, seat);
    if (count.uneven != 0) {
        check_kinds(sight, &count, seat);
        memset(watch->count, 0, sizeof watch->count);
    }
    bool counted = was >= 0 && is >= 0 && sight->findings->count == before;
    int more = count.total + is - was;
    if (counted && more != 0)
        adj_finding_add(sight->findings, ADJ_FS_I_4, "seat %u has %d cards %s than before",
                        seat + 1, more < 0 ? -more : more, more < 0 ? "fewer" : "more");
}

// The two orders that bring cards into the game, to this seat.
static bool
brings_cards(const struct adj_fs_sight *sight, unsigned seat)
{
    if (sight->order->verb == ADJ_FS_FLEET)
        return sight->order->seat == seat;
    if (sight->order->verb != ADJ_FS_SHUFFLE || sight->before->phase > ADJ_FS_P_DECKS)
        return false;
    int named = adj_order_find(sight->order, ADJ_FS_O_SEAT, 0);
    return named >= 0 && sight->order->operand[named].value == seat;
}

// True if a card of this seat came onto the table, left it, or changed there.
static bool
has_changed(const struct adj_fs_sight *sight, unsigned seat)
{
    for (unsigned i = 0; i < sight->changes; i++) {
        const struct adj_fs_card *was = &sight->before->card[sight->change[i]];
        const struct adj_fs_card *is = &sight->after->card[sight->change[i]];
        bool same = was->kind == is->kind && was->owner == is->owner;
        if (!same && (was->owner == seat || is->owner == seat))
            return true;
    }
    return false;
}

void
adj_fs_check_4(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    bool laid = (sight->changed & ADJ_FS_C_LAID) != 0;
    bool moved = (sight->changed & ADJ_FS_C_MOVED) != 0;
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++)
        if ((sight->zones[seat] || laid || (moved && has_changed(sight, seat))) &&
            !brings_cards(sight, seat))
            check_seat(watch, sight, seat);
}
