// SPDX-License-Identifier: MIT
#include "engine/flagship/enumerate/enumerate.h"

#include <stddef.h>
#include <string.h>

// Every legal order of a position, in canonical form, each once: all seats, all phases and steps.
// An order that hangs on an unknown value is left out (it is open); one that needs a card which
// the unknown part of a hand may hold is listed as not certain. Of such cards an order names at
// most one: with more, the list would be as long as the deck has subsets.
//
// What has no operands to look for comes first in each moment: whoever wants to know only whether
// some order is legal has one at once.
//
// Only one thing is asked of apply: while a card played waits for an answer, the orders of the
// position after it has happened are needed, and adj_fs_settle makes that position.

void
adj_fs_enum_begin(struct adj_fs_enum *list, unsigned seat, unsigned verb)
{
    adj_fs_enum_cut(list, 0);
    list->order.seat = (uint8_t)seat;
    list->order.verb = (uint8_t)verb;
}

void
adj_fs_enum_add(struct adj_fs_enum *list, unsigned role, unsigned value)
{
    assert(list->order.count < ADJ_ORDER_OPERANDS);
    list->order.operand[list->order.count++] =
        (struct adj_operand){.role = (uint16_t)role, .value = (uint16_t)value};
}

void
adj_fs_enum_cut(struct adj_fs_enum *list, unsigned count)
{
    while (list->order.count > count)
        list->order.operand[--list->order.count] = (struct adj_operand){0};
}

void
adj_fs_enum_emit(struct adj_fs_enum *list, void *unused)
{
    (void)unused;
    if (!list->stopped && !list->sink(list->context, &list->order, !list->hidden))
        list->stopped = true;
}

static void
set_seat(struct adj_fs_enum *list, unsigned number)
{
    const struct adj_fs_seat *seat = &list->state->seat[number];
    list->seat = (uint8_t)number;
    list->cp = seat->cp_known != 0 ? seat->cp : 0;
    list->counted = false;
}

// An order of a verb alone, or with one operand (role 0: none).
static void
emit_plain(struct adj_fs_enum *list, unsigned verb, unsigned role, unsigned value)
{
    if (list->stopped)
        return;
    adj_fs_enum_begin(list, list->seat, verb);
    if (role != 0)
        adj_fs_enum_add(list, role, value);
    adj_fs_enum_emit(list, NULL);
}

// The pattern of a chance order or observation: seat 255 for none.
static void
emit_table(struct adj_fs_enum *list, unsigned verb, unsigned seat)
{
    if (list->stopped)
        return;
    adj_fs_enum_begin(list, ADJ_SEAT_TABLE, verb);
    if (seat < ADJ_FS_SEATS)
        adj_fs_enum_add(list, ADJ_FS_O_SEAT, seat);
    adj_fs_enum_emit(list, NULL);
}

static void
list_cuts(struct adj_fs_enum *list)
{
    unsigned whose = adj_fs_other(list->seat);
    const struct adj_fs_seat *seat = &list->state->seat[whose];
    if (seat->shuffled == 0 || seat->cut != 0)
        return;
    bool must = list->rules->sw[ADJ_FS_SW_DECK_CUT] == 1;
    for (unsigned n = must ? 1 : 0; seat->deck_total != ADJ_FS_UNKNOWN && n < seat->deck_total;
         n++) {
        if (list->stopped)
            return;
        adj_fs_enum_begin(list, list->seat, ADJ_FS_CUT);
        adj_fs_enum_add(list, ADJ_FS_O_SEAT, whose);
        adj_fs_enum_add(list, ADJ_FS_O_NUMBER, n);
        adj_fs_enum_emit(list, NULL);
    }
    emit_plain(list, ADJ_FS_CUT, ADJ_FS_O_SEAT, whose); // the number is not told
}

static void
list_setup(struct adj_fs_enum *list)
{
    const struct adj_fs_state *state = list->state;
    bool acts = list->seat == state->active;
    if (state->phase == ADJ_FS_P_FLEET && state->seat[list->seat].bought == 0)
        adj_fs_enum_fleets(list);
    if (state->phase == ADJ_FS_P_CHOOSE && acts) {
        emit_plain(list, ADJ_FS_CHOOSE, ADJ_FS_O_CHOICE, 1);
        emit_plain(list, ADJ_FS_CHOOSE, ADJ_FS_O_CHOICE, 2);
    }
    if (state->phase == ADJ_FS_P_ARRANGE && acts)
        adj_fs_enum_arrangements(list);
    if (state->phase == ADJ_FS_P_DECKS)
        list_cuts(list);
}

// Hands are drawn when both decks lie ready; a cut that may be left out is left out by that.
static bool
may_deal(const struct adj_fs_enum *list)
{
    const struct adj_fs_seat *seat = list->state->seat;
    bool must = list->rules->sw[ADJ_FS_SW_DECK_CUT] == 1;
    if (list->state->phase == ADJ_FS_P_HANDS)
        return true;
    return list->state->phase == ADJ_FS_P_DECKS && seat[0].shuffled != 0 && seat[1].shuffled != 0 &&
           (!must || (seat[0].cut != 0 && seat[1].cut != 0));
}

// What the table has to give now: one pattern for each kind of chance and seat.
static void
list_chance(struct adj_fs_enum *list)
{
    const struct adj_fs_state *state = list->state;
    if (state->phase == ADJ_FS_P_ROLL)
        emit_table(list, ADJ_FS_ROLL, ADJ_SEAT_TABLE);
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++) {
        const struct adj_fs_seat *seat = &state->seat[s];
        if (state->phase == ADJ_FS_P_DECKS && seat->shuffled == 0)
            emit_table(list, ADJ_FS_SHUFFLE, s);
        if (may_deal(list) && seat->dealt == 0)
            emit_table(list, ADJ_FS_DRAW, s);
        if (state->phase == ADJ_FS_P_DRAW && s == state->active && seat->deck_total != 0)
            emit_table(list, ADJ_FS_DRAW, s);
        if (state->phase == ADJ_FS_P_DRAW && s == state->active &&
            (seat->deck_total == 0 || seat->deck_total == ADJ_FS_UNKNOWN) &&
            (seat->pile_count != 0 || seat->pile_more != 0))
            emit_table(list, ADJ_FS_SHUFFLE, s);
    }
}

static void
list_ships_of_row(struct adj_fs_enum *list, unsigned verb)
{
    const struct adj_fs_state *state = list->state;
    unsigned enemy = adj_fs_other(state->active);
    static const struct adj_fs_cost one_point = {.cp = {.base = 1}};
    for (unsigned i = 0; i < state->slots && !list->stopped; i++) {
        const struct adj_fs_card *card = &state->card[i];
        if (card->kind == 0 || card->owner != enemy || card->row != state->attack.row ||
            !adj_fs_enum_targetable(list, i))
            continue;
        if (verb == ADJ_FS_TARGET) {
            emit_plain(list, verb, ADJ_FS_O_ON, adj_fs_enum_ref(list, i));
            continue;
        }
        struct adj_fs_enum_price price = {
            .cost = &one_point,
            .key = ADJ_FS_COST_FOCUS,
            .window = ADJ_FS_W_COST_FOCUS,
            .next = adj_fs_enum_emit,
        };
        adj_fs_enum_begin(list, list->seat, verb);
        adj_fs_enum_add(list, ADJ_FS_O_ON, adj_fs_enum_ref(list, i));
        list->scene.target = (uint8_t)(i + 1); // what a paying card's text asks of the target
        adj_fs_enum_pay(list, &price);
        list->scene.target = 0;
    }
}

static void
list_branches(struct adj_fs_enum *list)
{
    const struct adj_fs_state *state = list->state;
    if (state->attack.branch_slot == 0)
        return;
    unsigned slot = state->attack.branch_slot - 1u;
    const struct adj_fs_kind *kind = &list->rules->kind[state->card[slot].kind];
    for (unsigned i = 0; i < kind->effects && list->seat == state->card[slot].owner; i++) {
        const struct adj_fs_effect *effect = &list->rules->effect[kind->effect + i];
        if (effect->window != ADJ_FS_W_BOARDING_TARGET)
            continue;
        for (unsigned branch = 1; branch <= effect->branches && !list->stopped; branch++) {
            adj_fs_enum_begin(list, list->seat, ADJ_FS_BRANCH);
            adj_fs_enum_add(list, ADJ_FS_O_CARD, adj_fs_enum_ref(list, slot));
            adj_fs_enum_add(list, ADJ_FS_O_BRANCH, branch);
            adj_fs_enum_emit(list, NULL);
        }
        return;
    }
}

static void
list_defend(struct adj_fs_enum *list)
{
    const struct adj_fs_attack *attack = &list->state->attack;
    emit_plain(list, ADJ_FS_DONE, 0, 0);
    if (attack->posture == 0) {
        if (attack->target != 0 && list->state->card[attack->target - 1].tasked == 0)
            emit_plain(list, ADJ_FS_ACTIVE, 0, 0);
        emit_plain(list, ADJ_FS_PASSIVE, 0, 0);
    }
    if (attack->posture != 0 || list->rules->sw[ADJ_FS_SW_DEFEND_ORDER] == 0)
        adj_fs_enum_plays(list, ADJ_FS_DEFEND, ADJ_FS_W_DEFEND);
}

static void
list_order_phase(struct adj_fs_enum *list)
{
    list->fresh = true;
    emit_plain(list, ADJ_FS_DONE, 0, 0);
    adj_fs_enum_attacks(list);
    adj_fs_enum_plays(list, ADJ_FS_BASIC, ADJ_FS_W_BASIC);
    if (list->rules->sw[ADJ_FS_SW_ENEMY_BASIC_TIMING] == 0)
        adj_fs_enum_repels(list);
    list->fresh = false;
}

static void
list_attack_step(struct adj_fs_enum *list)
{
    const struct adj_fs_attack *attack = &list->state->attack;
    bool acts = list->seat == list->state->active;
    list->scene = (struct adj_fs_enum_scene){
        .type = attack->type, .src = attack->src, .target = attack->target};
    if (attack->step == ADJ_FS_S_FOCUS && acts) {
        emit_plain(list, ADJ_FS_GENERAL, 0, 0);
        list_ships_of_row(list, ADJ_FS_FOCUS);
    }
    if (attack->step == ADJ_FS_S_TARGET && !acts)
        list_ships_of_row(list, ADJ_FS_TARGET);
    if (attack->step == ADJ_FS_S_BRANCH)
        list_branches(list);
    if (attack->step == ADJ_FS_S_SUPPORT && acts) {
        emit_plain(list, ADJ_FS_DONE, 0, 0);
        adj_fs_enum_plays(list, ADJ_FS_SUPPORT, ADJ_FS_W_SUPPORT);
    }
    if (attack->step == ADJ_FS_S_DEFEND && !acts)
        list_defend(list);
    list->scene = (struct adj_fs_enum_scene){0};
}

// The Draw phase closes by itself, but where the reshuffle is a choice, going on without it has to
// be said; and so it has where a position was typed in which nothing is due.
static bool
may_end_draw(const struct adj_fs_enum *list)
{
    const struct adj_fs_seat *seat = &list->state->seat[list->seat];
    bool empty = seat->deck_total == 0;
    return seat->hand_total >= adj_fs_enum_full_hand(list) ||
           (empty && list->rules->sw[ADJ_FS_SW_RESHUFFLE_MODE] == 1) ||
           (empty && seat->pile_count == 0 && seat->pile_more == 0);
}

static void
list_turn(struct adj_fs_enum *list)
{
    const struct adj_fs_state *state = list->state;
    if (state->attack.step != ADJ_FS_S_NONE) {
        list_attack_step(list);
        return;
    }
    if (list->seat != state->active)
        return;
    if (state->phase == ADJ_FS_P_REARRANGE) {
        emit_plain(list, ADJ_FS_DONE, 0, 0);
        adj_fs_enum_rearrangements(list);
    }
    if (state->phase == ADJ_FS_P_ORDERS)
        list_order_phase(list);
    if (state->phase == ADJ_FS_P_DISCARD) {
        emit_plain(list, ADJ_FS_DONE, 0, 0);
        adj_fs_enum_discards(list);
        adj_fs_enum_plays(list, ADJ_FS_REACT, ADJ_FS_W_DISCARD_PHASE);
    }
    if (state->phase == ADJ_FS_P_DRAW && may_end_draw(list))
        emit_plain(list, ADJ_FS_DONE, 0, 0);
}

// All orders of a position in which nothing waits for an answer.
static void
list_settled(struct adj_fs_enum *list)
{
    const struct adj_fs_state *state = list->state;
    if (state->phase == ADJ_FS_P_OVER)
        return;
    bool waits = state->wait != ADJ_FS_WAIT_NONE; // the table has to say something first
    if (waits)
        emit_table(list, ADJ_FS_OBSERVE,
                   state->wait == ADJ_FS_WAIT_CP ? state->wait_seat : (unsigned)ADJ_SEAT_TABLE);
    else
        list_chance(list);
    for (unsigned seat = 0; seat < ADJ_FS_SEATS && !list->stopped; seat++) {
        set_seat(list, seat);
        if (!waits && state->phase < ADJ_FS_P_UNTASK)
            list_setup(list);
        else if (!waits)
            list_turn(list);
        emit_plain(list, ADJ_FS_RESIGN, 0, 0);
        emit_plain(list, ADJ_FS_AGREE_DRAW, 0, 0);
    }
}

// The other player's answers to what waits.
static void
list_answers(struct adj_fs_enum *list)
{
    const struct adj_fs_attack *attack = &list->state->attack;
    const struct adj_fs_pending *pending = &list->state->pending;
    if (list->stopped)
        return;
    set_seat(list, adj_fs_other(pending->seat));
    list->scene = (struct adj_fs_enum_scene){
        .type = attack->type, .src = attack->src, .target = attack->target};
    if (pending->may_cancel != 0)
        adj_fs_enum_cancels(list);
    if (pending->may_repel != 0)
        adj_fs_enum_repels(list);
    list->scene = (struct adj_fs_enum_scene){0};
}

void
adj_fs_enumerate(const void *rules, const void *state, adj_order_sink *sink, void *context)
{
    const struct adj_fs_state *now = state;
    struct adj_fs_enum list;
    memset(&list, 0, offsetof(struct adj_fs_enum, hand));
    list.rules = rules;
    list.state = now;
    list.sink = sink;
    list.context = context;
    if (now->pending.open == 0) {
        list_settled(&list);
        return;
    }
    struct adj_fs_state settled = *now;
    adj_fs_settle(rules, &settled, NULL);
    list.state = &settled;
    list_settled(&list);
    if (settled.phase == ADJ_FS_P_OVER) { // nothing else can let that happen
        set_seat(&list, adj_fs_other(now->pending.seat));
        emit_plain(&list, ADJ_FS_DONE, 0, 0);
    }
    list.state = now;
    list_answers(&list);
}
