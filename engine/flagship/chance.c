// SPDX-License-Identifier: MIT
// A possible outcome of chance: what dice, a shuffle, a draw or an observation can be now. For
// simulators and fuzzers; a record has its own outcomes.

#include "engine/flagship/chance.h"

#include <string.h>
#include "engine/flagship/find.h"
#include "engine/flagship/flagship.h"
#include "engine/flagship/resolve.h"
#include "engine/flagship/stats.h"

enum {
    DRAW_TYPES = ADJ_FS_T_CREW | ADJ_FS_T_ACTION | ADJ_FS_T_BOARDING,
    TRIES = 16,  // what was seen before can bar a value within its bounds, or a card of the empire
    WIDEST = 8,  // how far above its lowest value a figure is looked for at first
    LOOKS = 300, // and how often in all
};

struct chance {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state;
    uint64_t (*random)(void *context);
    void *context;
    struct adj_order *order;
};

static unsigned
below(struct chance *c, unsigned limit)
{
    return limit == 0 ? 0 : (unsigned)(c->random(c->context) % limit);
}

// A value between lo and hi: at first any small one, later one after the other.
static int
within(struct chance *c, unsigned attempt, int lo, int hi)
{
    int span = hi >= ADJ_FS_NO_BOUND || hi - lo > WIDEST ? WIDEST : hi - lo;
    if (attempt < TRIES)
        return lo + (int)below(c, (unsigned)span + 1);
    int value = lo + (int)(attempt - TRIES);
    return value > hi ? hi : value;
}

static void
begin(struct chance *c, unsigned verb)
{
    memset(c->order, 0, sizeof *c->order);
    c->order->seat = ADJ_SEAT_TABLE;
    c->order->verb = (uint8_t)verb;
}

static bool
is_possible(const struct chance *c)
{
    struct adj_verdict verdict;
    adj_fs_judge(c->rules, c->state, c->order, ADJ_SHOWN, &verdict);
    return verdict.kind == ADJ_LEGAL;
}

static void
say_cp(struct chance *c, unsigned attempt)
{
    struct adj_fs_total total = {0};
    unsigned seat = c->state->wait_seat;
    adj_fs_cmd(c->rules, c->state, seat, &total);
    struct adj_fs_range range = adj_fs_total_range(&c->state->know, &total);
    adj_order_add(c->order, ADJ_FS_O_WHAT, ADJ_FS_SAW_CP);
    adj_order_add(c->order, ADJ_FS_O_SEAT, seat);
    adj_order_add(c->order, ADJ_FS_O_NUMBER,
                  (unsigned)(c->state->seat[seat].cp + within(c, attempt, range.lo, range.hi)));
}

static void
say_hits(struct chance *c, unsigned attempt)
{
    struct adj_fs_blow blow;
    unsigned slot = c->state->wait_slot - 1u;
    adj_fs_blow(c->rules, c->state, &blow);
    adj_order_add(c->order, ADJ_FS_O_WHAT, ADJ_FS_SAW_HITS);
    adj_order_add(c->order, ADJ_FS_O_CARD, adj_fs_ref_at(c->state, slot));
    adj_order_add(c->order, ADJ_FS_O_NUMBER,
                  (unsigned)(c->state->card[slot].hits + within(c, attempt, blow.lo, blow.hi)));
}

static void
say_fate(struct chance *c, unsigned attempt)
{
    adj_order_add(c->order, ADJ_FS_O_WHAT,
                  (below(c, 2) + attempt) % 2 == 0 ? ADJ_FS_SAW_DESTROYED : ADJ_FS_SAW_STANDS);
    adj_order_add(c->order, ADJ_FS_O_CARD, adj_fs_ref_at(c->state, c->state->wait_slot - 1u));
}

static bool
observe(struct chance *c)
{
    for (unsigned i = 0; i < LOOKS; i++) {
        begin(c, ADJ_FS_OBSERVE);
        if (c->state->wait == ADJ_FS_WAIT_CP)
            say_cp(c, i);
        else if (c->state->wait == ADJ_FS_WAIT_HITS)
            say_hits(c, i);
        else
            say_fate(c, i);
        if (is_possible(c))
            return true;
    }
    return false;
}

static bool
roll(struct chance *c)
{
    begin(c, ADJ_FS_ROLL);
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++) {
        adj_order_add(c->order, ADJ_FS_O_SEAT, seat);
        adj_order_add(c->order, ADJ_FS_O_NUMBER, 1 + below(c, 6));
    }
    return true;
}

bool
adj_fs_is_draw_card(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                    unsigned kind, unsigned seat)
{
    return (rules->kind[kind].type & DRAW_TYPES) != 0 &&
           rules->kind[kind].empire == state->seat[seat].empire;
}

// Names the boxed deck card by card, as a table may, if its copies are known and it can be said.
static void
name_deck(struct chance *c, unsigned seat)
{
    struct adj_order named = *c->order;
    for (unsigned kind = 1; kind < c->rules->kinds; kind++) {
        unsigned copies = c->rules->kind[kind].copies;
        if (!adj_fs_is_draw_card(c->rules, c->state, kind, seat))
            continue;
        if (copies == 0 || !adj_order_add(&named, ADJ_FS_O_CARD, kind) ||
            !adj_order_add(&named, ADJ_FS_O_COUNT, copies))
            return;
    }
    *c->order = named;
}

static bool
shuffle(struct chance *c, unsigned seat)
{
    begin(c, ADJ_FS_SHUFFLE);
    adj_order_add(c->order, ADJ_FS_O_SEAT, seat);
    if (c->state->phase == ADJ_FS_P_DECKS && below(c, 2) == 0)
        name_deck(c, seat);
    return true;
}

// Any card that can be in the seat's deck; 0 if the ruleset has none.
static unsigned
any_draw_card(struct chance *c, unsigned seat)
{
    unsigned found = 0, count = 0;
    for (unsigned kind = 1; kind < c->rules->kinds; kind++)
        if (adj_fs_is_draw_card(c->rules, c->state, kind, seat) && below(c, ++count) == 0)
            found = kind;
    return found;
}

unsigned
adj_fs_cards_due(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned seat)
{
    const struct adj_fs_seat *of = &state->seat[seat];
    unsigned size = adj_fs_hand_size(rules, state, seat);
    unsigned held = of->hand_total == ADJ_FS_UNKNOWN ? 0 : of->hand_total;
    unsigned due = held < size ? size - held : 0;
    return of->deck_total != ADJ_FS_UNKNOWN && of->deck_total < due ? of->deck_total : due;
}

// Cards of the deck, or of the empire where the deck's list is not known. False if there are none.
static bool
name_drawn(struct chance *c, unsigned seat, unsigned cards)
{
    const struct adj_fs_seat *of = &c->state->seat[seat];
    uint8_t deck[ADJ_FS_DECK_MAX];
    unsigned left = 0;
    if (of->list_known != ADJ_FS_LIST_NONE)
        memcpy(deck, of->pool, left = of->pool_count);
    for (unsigned i = 0; i < cards; i++) {
        unsigned at = below(c, left);
        unsigned kind = of->list_known == ADJ_FS_LIST_NONE ? any_draw_card(c, seat)
                        : left == 0                        ? 0
                                                           : deck[at];
        if (kind == 0)
            return false;
        adj_order_add(c->order, ADJ_FS_O_CARD, kind);
        if (left != 0)
            deck[at] = deck[--left];
    }
    return true;
}

bool
adj_fs_may_be_unseen(const struct adj_fs_rules *rules, const struct adj_fs_state *state)
{
    return rules->mode == ADJ_FS_TABLE_RECORD || state->typed;
}

static bool
draw(struct chance *c, unsigned seat)
{
    bool hidden = adj_fs_may_be_unseen(c->rules, c->state);
    unsigned due = adj_fs_cards_due(c->rules, c->state, seat);
    for (unsigned i = 0; due > 0 && i <= TRIES; i++) {
        unsigned unseen = !hidden ? 0 : i == TRIES ? due : below(c, due + 1);
        begin(c, ADJ_FS_DRAW);
        adj_order_add(c->order, ADJ_FS_O_SEAT, seat);
        bool named = name_drawn(c, seat, due - unseen);
        if (unseen > 0)
            adj_order_add(c->order, ADJ_FS_O_NUMBER, unseen);
        if (named && is_possible(c))
            return true;
    }
    return false;
}

// Decks are made, cut where they must be, and dealt from.
static bool
prepare(struct chance *c, unsigned seat)
{
    const struct adj_fs_seat *of = &c->state->seat[seat];
    bool both = c->state->seat[0].shuffled && c->state->seat[1].shuffled;
    if (!of->shuffled)
        return shuffle(c, seat);
    if (!both || of->dealt || (c->rules->sw[ADJ_FS_SW_DECK_CUT] == 1 && !of->cut))
        return false;
    return draw(c, seat);
}

static bool
refill(struct chance *c)
{
    unsigned seat = c->state->active;
    const struct adj_fs_seat *of = &c->state->seat[seat];
    bool pile = of->pile_count > 0 || of->pile_more;
    if (of->deck_total == 0 || (of->deck_total == ADJ_FS_UNKNOWN && pile && below(c, 4) == 0))
        return pile && shuffle(c, seat);
    return draw(c, seat);
}

bool
adj_fs_chance(const void *rules, const void *state, uint64_t (*random)(void *context),
              void *context, struct adj_order *order)
{
    struct chance c = {
        .rules = rules, .state = state, .random = random, .context = context, .order = order};
    struct adj_fs_state settled;
    if (c.state->pending.open) {
        settled = *c.state;
        adj_fs_settle(rules, &settled, NULL);
        c.state = &settled;
    }
    unsigned seat = below(&c, ADJ_FS_SEATS);
    if (c.state->phase == ADJ_FS_P_OVER)
        return false;
    if (c.state->wait != ADJ_FS_WAIT_NONE)
        return observe(&c);
    if (c.state->phase == ADJ_FS_P_ROLL)
        return roll(&c);
    if (c.state->phase == ADJ_FS_P_DECKS || c.state->phase == ADJ_FS_P_HANDS)
        return prepare(&c, seat) || prepare(&c, 1 - seat);
    return c.state->phase == ADJ_FS_P_DRAW && refill(&c);
}
