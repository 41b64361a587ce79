// SPDX-License-Identifier: MIT
// What the table does is carried out: decks are made, cards are drawn, observations taken in.

#include <string.h>
#include "engine/flagship/apply.h"
#include "engine/flagship/observe.h"
#include "engine/flagship/resolve.h"
#include "engine/flagship/worlds.h"

enum { DRAW_TYPES = ADJ_FS_T_CREW | ADJ_FS_T_ACTION | ADJ_FS_T_BOARDING };

// Puts copies of a kind into the pool of cards that may be drawn.
static void
pool_add(struct adj_fs_seat *seat, unsigned kind, unsigned copies)
{
    for (unsigned i = 0; i < copies && seat->pool_count < ADJ_FS_DECK_MAX; i++)
        adj_fs_zone_insert(seat->pool, &seat->pool_count, kind);
}

static void
named_deck(struct adj_fs_seat *seat, const struct adj_order *order)
{
    for (unsigned i = 1; i < order->count; i++) {
        if (order->operand[i].role != ADJ_FS_O_CARD)
            continue;
        bool counted = i + 1 < order->count && order->operand[i + 1].role == ADJ_FS_O_COUNT;
        pool_add(seat, adj_fs_ref_kind(order->operand[i].value),
                 counted ? order->operand[i + 1].value : 1);
    }
}

// The deck as it came in the box. False if its copies are not known.
static bool
boxed_deck(const struct adj_fs_rules *rules, struct adj_fs_seat *seat)
{
    for (unsigned kind = 1; kind < rules->kinds; kind++) {
        const struct adj_fs_kind *card = &rules->kind[kind];
        if (!adj_fs_may_belong(rules, seat, kind) || (card->type & DRAW_TYPES) == 0)
            continue;
        if (card->copies == 0 || card->empire == 0) {
            memset(seat->pool, 0, sizeof seat->pool);
            seat->pool_count = 0;
            return false;
        }
        pool_add(seat, kind, card->copies);
    }
    return true;
}

static void
make_deck(struct adj_fs_run *run, const struct adj_order *order, struct adj_fs_seat *seat)
{
    bool known = true;
    if (order->count > 1)
        named_deck(seat, order);
    else
        known = boxed_deck(run->rules, seat);
    seat->list_known = known ? ADJ_FS_LIST_ALL : ADJ_FS_LIST_NONE;
    seat->deck_total = known ? seat->pool_count : ADJ_FS_UNKNOWN;
    seat->shuffled = 1;
}

// The pile becomes the deck (FS-DRAW-2/3). What the deck now holds is known if all of the pile was;
// unknown cards of the hand are older than that and cannot be among them.
static void
reshuffle(struct adj_fs_run *run, unsigned which)
{
    struct adj_fs_seat *seat = &run->state->seat[which];
    adj_fs_worlds_write(run->rules, run->state, which);
    bool all = adj_fs_hidden(seat) == 0;
    seat->list_known = seat->pile_more ? ADJ_FS_LIST_NONE
                       : all           ? ADJ_FS_LIST_ALL
                                       : ADJ_FS_LIST_SHUFFLED;
    seat->deck_total = seat->pile_more ? ADJ_FS_UNKNOWN : seat->pile_count;
    for (unsigned i = 0; i < seat->pile_count && !seat->pile_more; i++)
        pool_add(seat, seat->pile[i], 1);
    memset(seat->pile, 0, sizeof seat->pile);
    seat->pile_count = seat->pile_more = 0;
}

void
adj_fs_apply_shuffle(struct adj_fs_run *run, const struct adj_order *order)
{
    unsigned which = order->operand[0].value;
    struct adj_fs_seat *seat = &run->state->seat[which];
    bool setup = run->state->phase == ADJ_FS_P_DECKS;
    if (setup)
        make_deck(run, order, seat);
    else
        reshuffle(run, which);
    bool may = run->rules->edition != ADJ_FS_JAPANESE; // two rulebooks only allow it
    ADJ_FS_EMIT(run, ADJ_FS_E_SHUFFLE,
                setup ? ADJ_FS_SETUP_18
                : may ? ADJ_FS_DRAW_2
                      : ADJ_FS_DRAW_3,
                0, (uint16_t)which, seat->deck_total);
}

static void
draw_card(struct adj_fs_run *run, unsigned which, unsigned kind)
{
    struct adj_fs_seat *seat = &run->state->seat[which];
    adj_fs_zone_insert(seat->hand, &seat->hand_known, kind);
    if (seat->list_known)
        adj_fs_zone_remove(seat->pool, &seat->pool_count, kind);
    ADJ_FS_EMIT(run, ADJ_FS_E_DRAWN, ADJ_FS_DRAW_1, 0, (uint16_t)which, (uint16_t)kind);
}

// Fewer cards than are due came from a deck of unknown size: it is empty now.
static void
count_deck(struct adj_fs_run *run, struct adj_fs_seat *seat, unsigned which, unsigned drawn)
{
    if (seat->deck_total != ADJ_FS_UNKNOWN)
        seat->deck_total = (uint8_t)(seat->deck_total - drawn);
    else if (drawn == 0 || seat->hand_total < adj_fs_hand_size(run->rules, run->state, which))
        seat->deck_total = 0;
}

static void
after_draw(struct adj_fs_run *run, struct adj_fs_seat *seat)
{
    struct adj_fs_state *state = run->state;
    if (state->phase == ADJ_FS_P_DRAW) {
        adj_fs_enter_draw(run); // more to draw, or the turn is over
        return;
    }
    seat->dealt = 1;
    if (state->phase != ADJ_FS_P_HANDS)
        adj_fs_set_phase(run, ADJ_FS_P_HANDS, ADJ_FS_SETUP_10);
    if (!state->seat[0].dealt || !state->seat[1].dealt)
        return;
    state->turn = 1;
    state->active = state->first;
    adj_fs_begin_turn(run);
}

void
adj_fs_apply_draw(struct adj_fs_run *run, const struct adj_order *order)
{
    unsigned which = order->operand[0].value;
    struct adj_fs_seat *seat = &run->state->seat[which];
    unsigned drawn = 0;
    for (unsigned i = 1; i < order->count; i++) {
        bool named = order->operand[i].role == ADJ_FS_O_CARD;
        drawn += named ? 1 : order->operand[i].value;
        if (named)
            draw_card(run, which, adj_fs_ref_kind(order->operand[i].value));
    }
    bool emptied = drawn == 0 || seat->deck_total == drawn; // perhaps more is due, after a shuffle
    if (seat->hand_total == ADJ_FS_UNKNOWN && !emptied)     // refilled, whatever it was (FS-DRAW-1)
        seat->hand_total = (uint8_t)adj_fs_hand_size(run->rules, run->state, which);
    else if (seat->hand_total != ADJ_FS_UNKNOWN)
        seat->hand_total = (uint8_t)(seat->hand_total + drawn);
    seat->refilled = (uint8_t)(seat->refilled + drawn);
    count_deck(run, seat, which, drawn);
    ADJ_FS_EMIT(run, ADJ_FS_E_DRAW,
                run->state->phase == ADJ_FS_P_DRAW ? ADJ_FS_DRAW_1 : ADJ_FS_SETUP_21, 0,
                (uint16_t)which, (uint16_t)drawn, seat->hand_total);
    after_draw(run, seat);
}

static void
stop_waiting(struct adj_fs_state *state)
{
    state->wait = state->wait_seat = state->wait_slot = 0;
}

// Goes on where the fate of a ship was asked for: at the end of a turn, or after any change.
static void
go_on_after_fate(struct adj_fs_run *run, unsigned from)
{
    adj_fs_sweep(run, from);
    if (run->state->phase == ADJ_FS_P_DRAW)
        adj_fs_next_turn(run);
    else
        adj_fs_after_change(run);
}

static void
go_on(struct adj_fs_run *run, const struct adj_order *order, const struct adj_fs_seen *seen,
      unsigned wait)
{
    struct adj_fs_state *state = run->state;
    int what = adj_order_find(order, ADJ_FS_O_WHAT, 0);
    if (wait == ADJ_FS_WAIT_CP && state->phase == ADJ_FS_P_ARRANGE)
        adj_fs_next_to_arrange(run);
    else if (wait == ADJ_FS_WAIT_CP)
        adj_fs_set_phase(run, ADJ_FS_P_REARRANGE, ADJ_FS_ORDER_1);
    else if (wait == ADJ_FS_WAIT_HITS)
        adj_fs_land(run, (unsigned)seen->slot, seen->landed);
    else if (wait == ADJ_FS_WAIT_HULL && order->operand[what].value == ADJ_FS_SAW_DESTROYED) {
        adj_fs_destroy(run, (unsigned)seen->slot, ADJ_FS_RES_3, 0);
        go_on_after_fate(run, 0); // it may have held up the Hull of any other
    } else if (wait == ADJ_FS_WAIT_HULL)
        go_on_after_fate(run, (unsigned)seen->slot + 1);
}

// True if this is the observation that the game waits for.
static bool
is_awaited(const struct adj_fs_state *state, const struct adj_order *order)
{
    unsigned what = order->operand[adj_order_find(order, ADJ_FS_O_WHAT, 0)].value;
    int seat = adj_order_find(order, ADJ_FS_O_SEAT, 0),
        card = adj_order_find(order, ADJ_FS_O_CARD, 0);
    int slot = card < 0 ? -1 : adj_fs_find(state, order->operand[card].value);
    switch ((enum adj_fs_wait)state->wait) {
    case ADJ_FS_WAIT_NONE:
        return false;
    case ADJ_FS_WAIT_CP:
        return what == ADJ_FS_SAW_CP && order->operand[seat].value == state->wait_seat;
    case ADJ_FS_WAIT_HITS:
        return what == ADJ_FS_SAW_HITS && slot + 1 == state->wait_slot;
    case ADJ_FS_WAIT_HULL:
        return (what == ADJ_FS_SAW_DESTROYED || what == ADJ_FS_SAW_STANDS) &&
               slot + 1 == state->wait_slot;
    }
    return false;
}

void
adj_fs_apply_observe(struct adj_fs_run *run, const struct adj_order *order)
{
    struct adj_fs_state *state = run->state;
    bool awaited = is_awaited(state, order);
    unsigned wait = state->wait;
    unsigned before = state->seat[state->wait_seat].cp;
    struct adj_fs_seen seen = adj_fs_observe(run->rules, state, order);
    assert(seen.clause == 0);
    if (!awaited) {
        adj_fs_look_again(run);
        return;
    }
    if (wait == ADJ_FS_WAIT_CP)
        ADJ_FS_EMIT(run, ADJ_FS_E_CP, ADJ_FS_GAIN_2, 0, state->wait_seat, (uint16_t)before,
                    state->seat[state->wait_seat].cp);
    stop_waiting(state);
    go_on(run, order, &seen, wait);
}

static void
look_at_gain(struct adj_fs_run *run)
{
    struct adj_fs_state *state = run->state;
    struct adj_fs_total total = {0};
    unsigned seat = state->wait_seat;
    adj_fs_cmd(run->rules, state, seat, &total);
    struct adj_fs_range range = adj_fs_total_range(&state->know, &total);
    if (range.lo != range.hi)
        return;
    bool setup = state->phase == ADJ_FS_P_ARRANGE;
    stop_waiting(state);
    adj_fs_change_cp(run, seat, range.lo, setup ? ADJ_FS_SETUP_14 : ADJ_FS_GAIN_2, 0);
    if (setup)
        adj_fs_next_to_arrange(run);
    else
        adj_fs_set_phase(run, ADJ_FS_P_REARRANGE, ADJ_FS_ORDER_1);
}

static void
look_at_hits(struct adj_fs_run *run)
{
    struct adj_fs_blow blow;
    unsigned slot = run->state->wait_slot - 1u;
    adj_fs_blow(run->rules, run->state, &blow);
    if (blow.lo != blow.hi)
        return;
    stop_waiting(run->state);
    adj_fs_land(run, slot, blow.lo);
}

static void
look_at_hull(struct adj_fs_run *run)
{
    unsigned slot = run->state->wait_slot - 1u;
    stop_waiting(run->state);
    go_on_after_fate(run, slot);
}

void
adj_fs_look_again(struct adj_fs_run *run)
{
    switch ((enum adj_fs_wait)run->state->wait) {
    case ADJ_FS_WAIT_NONE:
        return;
    case ADJ_FS_WAIT_CP:
        look_at_gain(run);
        return;
    case ADJ_FS_WAIT_HITS:
        look_at_hits(run);
        return;
    case ADJ_FS_WAIT_HULL:
        look_at_hull(run);
        return;
    }
}
