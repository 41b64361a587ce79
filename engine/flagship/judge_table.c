// SPDX-License-Identifier: MIT
// What the table does: shuffles, cuts, draws, and what it observes. Chance is judged for
// possibility.

#include <string.h>
#include "engine/flagship/judge.h"
#include "engine/flagship/observe.h"
#include "engine/flagship/worlds.h"

enum { DRAW_TYPES = ADJ_FS_T_CREW | ADJ_FS_T_ACTION | ADJ_FS_T_BOARDING };

// The seat the order names first; ADJ_FS_SEATS and a fault if there is none.
static unsigned
named_seat(struct adj_fs_case *c)
{
    unsigned seat = ADJ_FS_SEATS;
    if (c->order->count > 0 && c->order->operand[0].role == ADJ_FS_O_SEAT)
        seat = c->order->operand[0].value;
    if (seat >= ADJ_FS_SEATS) {
        adj_fs_break(c, 2, ADJ_FS_CARD_2, 0, 0);
        return ADJ_FS_SEATS;
    }
    return seat;
}

static unsigned
copies_named(const struct adj_order *order, unsigned at)
{
    bool counted = at + 1 < order->count && order->operand[at + 1].role == ADJ_FS_O_COUNT;
    return counted ? order->operand[at + 1].value : 1;
}

static void
judge_deck_card(struct adj_fs_case *c, unsigned seat, unsigned ref)
{
    const struct adj_fs_kind *card = &c->rules->kind[adj_fs_ref_kind(ref)];
    if (card->type == ADJ_FS_T_SEQUENCE)
        adj_fs_break(c, 3, ADJ_FS_SETUP_17, ADJ_FS_F_CARD, (int)ref);
    else if ((card->type & DRAW_TYPES) == 0)
        adj_fs_break(c, 3, ADJ_FS_SETUP_18, ADJ_FS_F_CARD, (int)ref);
    else
        adj_fs_judge_empire(c, seat, ref);
}

// The boxed deck of an empire has these copies of each draw card; -1 if they are not known.
static int
boxed_copies(const struct adj_fs_case *c, unsigned seat, unsigned kind)
{
    const struct adj_fs_kind *card = &c->rules->kind[kind];
    if (!adj_fs_may_belong(c->rules, &c->state->seat[seat], kind) || (card->type & DRAW_TYPES) == 0)
        return 0;
    return card->copies == 0 || card->empire == 0 ? -1 : card->copies;
}

// FS-SETUP-18, FS-CARD-30: the draw deck is all of one's Action and Crew cards.
static void
judge_boxed(struct adj_fs_case *c, unsigned seat, unsigned named)
{
    int left[ADJ_FS_KINDS]; // copies in the box that are not named
    unsigned wanted = 0;
    bool differs = false;
    for (unsigned kind = 1; kind < c->rules->kinds; kind++) {
        left[kind] = boxed_copies(c, seat, kind);
        if (left[kind] < 0)
            return; // the box is not known: what is named cannot be wrong
        wanted += (unsigned)left[kind];
    }
    for (unsigned i = 1; i < c->order->count; i++)
        if (c->order->operand[i].role == ADJ_FS_O_CARD)
            left[adj_fs_ref_kind(c->order->operand[i].value)] -= (int)copies_named(c->order, i);
    for (unsigned kind = 1; kind < c->rules->kinds; kind++)
        differs = differs || left[kind] != 0;
    if (differs)
        adj_fs_break2(c, 3, ADJ_FS_SETUP_18, ADJ_FS_F_COUNT, (int)named, ADJ_FS_F_WANTED,
                      (int)wanted);
}

static void
judge_deck(struct adj_fs_case *c, unsigned seat)
{
    unsigned total = 0;
    for (unsigned i = 1; i < c->order->count; i++) {
        if (c->order->operand[i].role == ADJ_FS_O_COUNT &&
            c->order->operand[i - 1].role != ADJ_FS_O_CARD)
            adj_fs_break(c, 2, ADJ_FS_CARD_2, 0, 0); // copies of no card
        if (c->order->operand[i].role != ADJ_FS_O_CARD)
            continue;
        unsigned ref = c->order->operand[i].value, kind = adj_fs_ref_kind(ref);
        if (kind == 0 || kind >= c->rules->kinds || adj_fs_ref_copy(ref) != 0)
            adj_fs_break(c, 2, ADJ_FS_CARD_2, 0, 0);
        total += copies_named(c->order, i);
    }
    if (total > ADJ_FS_DECK_MAX)
        adj_fs_break2(c, 2, ADJ_FS_CARD_2, ADJ_FS_F_COUNT, (int)total, ADJ_FS_F_LIMIT,
                      ADJ_FS_DECK_MAX);
    if (adj_fs_refused(c) || adj_order_find(c->order, ADJ_FS_O_CARD, 0) < 0)
        return; // as it came in the box
    if (total == 0)
        adj_fs_break2(c, 3, ADJ_FS_SETUP_18, ADJ_FS_F_COUNT, 0, ADJ_FS_F_WANTED, 1);
    for (unsigned i = 1; i < c->order->count; i++)
        if (c->order->operand[i].role == ADJ_FS_O_CARD)
            judge_deck_card(c, seat, c->order->operand[i].value);
    if (!adj_fs_refused(c))
        judge_boxed(c, seat, total);
}

void
adj_fs_judge_shuffle(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {
        {ADJ_FS_O_SEAT, 1}, {ADJ_FS_O_CARD, 110}, {ADJ_FS_O_COUNT, 110}};
    bool setup = c->state->phase == ADJ_FS_P_DECKS;
    adj_fs_only_roles(c, roles, setup ? 3 : 1);
    unsigned seat = named_seat(c);
    if (adj_fs_refused(c))
        return;
    if (setup)
        judge_deck(c, seat);
}

// FS-R-12: 0 to n - 1 cards, where a cut is required at least 1.
void
adj_fs_judge_cut(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {{ADJ_FS_O_SEAT, 1}, {ADJ_FS_O_NUMBER, 1}};
    bool must = adj_fs_switch(c, ADJ_FS_SW_DECK_CUT) == 1;
    adj_fs_only_roles(c, roles, 2);
    unsigned seat = named_seat(c);
    if (adj_fs_refused(c) || c->order->count < 2)
        return;
    int lifted = c->order->operand[1].value, deck = c->state->seat[seat].deck_total;
    if (lifted < must || (deck != ADJ_FS_UNKNOWN && lifted >= deck))
        adj_fs_break2(c, 3, ADJ_FS_R_12, ADJ_FS_F_COUNT, lifted, ADJ_FS_F_LIMIT,
                      deck == ADJ_FS_UNKNOWN ? ADJ_FS_DECK_MAX : deck - 1);
}

// Can the deck hold all the cards drawn together? Then it can hold each.
static bool
all_may_be_drawn(const struct adj_fs_case *c, const struct adj_fs_worlds *worlds)
{
    uint8_t need[ADJ_FS_KINDS] = {0};
    for (unsigned i = 1; i < c->order->count; i++) {
        const struct adj_operand *operand = &c->order->operand[i];
        unsigned kind = adj_fs_ref_kind(operand->value);
        if (operand->role != ADJ_FS_O_CARD)
            continue;
        if (kind >= c->rules->kinds || adj_fs_ref_copy(operand->value) != 0)
            return false;
        need[kind]++;
    }
    return adj_fs_worlds_deck(worlds, need);
}

// A card drawn must come from the deck, or be one that it can hold (stage 2). No card there has a
// number.
static void
things_drawn(struct adj_fs_case *c, unsigned seat)
{
    uint8_t need[ADJ_FS_KINDS] = {0};
    struct adj_fs_worlds worlds;
    adj_fs_worlds(c->rules, c->state, seat, &worlds);
    if (all_may_be_drawn(c, &worlds))
        return;
    for (unsigned i = 1; i < c->order->count; i++) {
        const struct adj_operand *operand = &c->order->operand[i];
        unsigned kind = adj_fs_ref_kind(operand->value);
        if (operand->role != ADJ_FS_O_CARD)
            continue;
        if (kind < c->rules->kinds && adj_fs_ref_copy(operand->value) == 0) {
            need[kind]++;
            if (adj_fs_worlds_deck(&worlds, need))
                continue;
            need[kind]--;
        }
        adj_fs_break(c, 2, ADJ_FS_CARD_22, ADJ_FS_F_CARD, operand->value);
    }
}

// The deck of which nobody said how much it holds turns out to be empty, and so is the pile:
// nothing is drawn, and the hand stays short (FS-R-112).
static bool
nothing_was_left(const struct adj_fs_case *c, const struct adj_fs_seat *of)
{
    return c->state->phase == ADJ_FS_P_DRAW && of->deck_total == ADJ_FS_UNKNOWN &&
           of->pile_count == 0 && !of->pile_more;
}

// How many are due is not known where the hand is not: as many as the deck and Hand Size allow.
static void
judge_drawn_at_most(struct adj_fs_case *c, const struct adj_fs_seat *of, unsigned drawn,
                    unsigned size)
{
    bool deck_known = of->deck_total != ADJ_FS_UNKNOWN;
    unsigned held = of->hand_known > of->refilled ? of->hand_known : of->refilled; // at least
    unsigned due = held < size ? size - held : 0;
    unsigned most = deck_known && of->deck_total < due ? of->deck_total : due;
    if (drawn == 0 || drawn > most)
        adj_fs_break2(c, 3, ADJ_FS_TERM_17, ADJ_FS_F_COUNT, (int)drawn, ADJ_FS_F_LIMIT, (int)most);
}

// FS-TERM-17: up to Hand Size; what the deck no longer holds comes after a shuffle (FS-R-114).
static void
judge_drawn(struct adj_fs_case *c, unsigned seat, unsigned drawn)
{
    const struct adj_fs_seat *of = &c->state->seat[seat];
    unsigned size = adj_fs_hand_size(c->rules, c->state, seat);
    if (drawn == 0 && nothing_was_left(c, of)) {
        adj_verdict_apply(c->verdict, ADJ_FS_R_112);
        return;
    }
    if (of->hand_total == ADJ_FS_UNKNOWN) {
        judge_drawn_at_most(c, of, drawn, size);
        return;
    }
    unsigned due = of->hand_total < size ? size - of->hand_total : 0;
    bool setup = c->state->phase < ADJ_FS_P_UNTASK;
    bool deck_known = of->deck_total != ADJ_FS_UNKNOWN;
    unsigned wanted = deck_known && of->deck_total < due ? of->deck_total : due;
    bool may_run_out = !deck_known && !setup && drawn > 0 && drawn < due;
    if (wanted < due)
        adj_verdict_apply(c->verdict, ADJ_FS_R_114); // the rest comes after a shuffle
    if (drawn == wanted && drawn > 0)
        return;
    if (may_run_out)
        return; // fewer came: the deck is empty now
    adj_fs_break2(c, 3, setup ? ADJ_FS_SETUP_21 : ADJ_FS_TERM_17, ADJ_FS_F_COUNT, (int)drawn,
                  ADJ_FS_F_WANTED, (int)wanted);
}

void
adj_fs_judge_draw(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {
        {ADJ_FS_O_SEAT, 1}, {ADJ_FS_O_CARD, ADJ_FS_HAND_MAX}, {ADJ_FS_O_NUMBER, 1}};
    adj_fs_only_roles(c, roles, 3);
    unsigned seat = named_seat(c);
    if (adj_fs_refused(c))
        return;
    things_drawn(c, seat);
    if (adj_fs_refused(c))
        return;
    int unseen = adj_order_find(c->order, ADJ_FS_O_NUMBER, 0);
    unsigned hidden = unseen < 0 ? 0 : c->order->operand[unseen].value;
    judge_drawn(c, seat, adj_order_count(c->order, ADJ_FS_O_CARD) + hidden);
    if (hidden > 0 && c->rules->mode == ADJ_FS_FULL && !c->state->typed)
        adj_verdict_hang(c->verdict, ADJ_FS_U_IN_HAND, 0, (int)seat, (int)seat);
}

void
adj_fs_judge_observe(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {
        {ADJ_FS_O_WHAT, 1}, {ADJ_FS_O_SEAT, 1}, {ADJ_FS_O_CARD, 1}, {ADJ_FS_O_NUMBER, 2}};
    adj_fs_only_roles(c, roles, 4);
    if (adj_fs_refused(c) || !adj_fs_observation_is_whole(c->rules, c->order)) {
        adj_fs_break(c, 2, ADJ_FS_CARD_2, 0, 0);
        return;
    }
    struct adj_fs_state copy;
    memcpy(&copy, c->state, sizeof copy);
    struct adj_fs_seen seen = adj_fs_observe(c->rules, &copy, c->order);
    int card = adj_order_find(c->order, ADJ_FS_O_CARD, 0);
    if (seen.clause != 0 && seen.said == seen.known && card >= 0) // not a figure is what differs
        adj_fs_break(c, 3, seen.clause, ADJ_FS_F_CARD, c->order->operand[card].value);
    else if (seen.clause != 0)
        adj_fs_break2(c, 3, seen.clause, ADJ_FS_F_COUNT, seen.said, ADJ_FS_F_WANTED, seen.known);
}
