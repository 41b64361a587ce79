// SPDX-License-Identifier: MIT
// Judge: may this seat give this order now? Total and pure. The order of the tests is that of the
// catalogue (HX-2.8): whose moment it is; do the cells and the ship exist; all the rest.

#include "engine/hexfleet/clause.h"
#include "engine/hexfleet/fault.h"
#include "engine/hexfleet/hexfleet.h"
#include "engine/hexfleet/moves.h"
#include "engine/hexfleet/order.h"
#include "engine/hexfleet/state.h"

enum stage { MOMENT = 1, THINGS = 2, RULES = 3 };

struct question {
    const struct adj_hx_rules *rules;
    const struct adj_hx_state *state;
    const struct adj_order *order;
    struct adj_verdict *verdict;
    unsigned from, to; // of a move; as far as stage 2 found them
    bool stays;        // no way leads from there back to there
};

static void judge_moment(struct question *q);
static void judge_by_verb(struct question *q);
static void judge_move(struct question *q);
static bool judge_things(struct question *q);
static void judge_staying(struct question *q);
static void judge_disabled(struct question *q);
static void judge_way(struct question *q);
static void judge_target(struct question *q);
static void judge_sinking(struct question *q);
static void judge_rulings(struct question *q);

void
adj_hx_judge(const void *rules, const void *state, const struct adj_order *order, enum adj_ask ask,
             struct adj_verdict *verdict)
{
    struct question q = {.rules = rules, .state = state, .order = order, .verdict = verdict};
    (void)ask; // nothing is hidden in this game
    adj_verdict_start(verdict);
    judge_moment(&q);
    if (verdict->kind == ADJ_LEGAL)
        judge_by_verb(&q);
    adj_verdict_restate(&adj_hexfleet, verdict);
}

static struct adj_fault *
refuse(struct question *q, enum stage stage, unsigned clause, unsigned ruling)
{
    struct adj_fault *fault = adj_verdict_break(q->verdict, stage, clause);
    if (fault != NULL)
        fault->ruling = (uint16_t)ruling;
    return fault;
}

// Notes a general clause that restates, in this case and not in each, one that is broken.
static void
restate(struct question *q, unsigned clause)
{
    if (q->verdict->alsos < ADJ_VERDICT_ALSO)
        q->verdict->also[q->verdict->alsos++] = (uint16_t)clause;
}

// The ruling without which the game were not over, or 0.
static unsigned
ruling_of_end(const struct adj_hx_state *state)
{
    switch ((enum adj_hx_end)state->end) {
    case ADJ_HX_RESIGNED:
    case ADJ_HX_REPEATED:
    case ADJ_HX_BECALMED:
    case ADJ_HX_BARE:
    case ADJ_HX_AGREED:
        return ADJ_HX_R_11;
    case ADJ_HX_SUNK:
    case ADJ_HX_IMMOBILE:
        return state->typed == ADJ_HX_TYPED_END ? ADJ_HX_R_15 : 0;
    case ADJ_HX_ON:
        return 0;
    }
    return 0;
}

// Before the first move it is a ruling who is to move; afterwards they take turns.
static unsigned
ruling_of_turn(const struct adj_hx_state *state)
{
    bool first = state->ply == 0 && state->typed == ADJ_HX_LAYOUT;
    return first ? ADJ_HX_R_2 : 0;
}

// The answer to an offer is not an order of the turn: whoever got it may take it at once (HX-R-11),
// also by offering a draw as well.
static void
judge_moment(struct question *q)
{
    const struct adj_hx_state *state = q->state;
    unsigned over = ruling_of_end(state), turn = ruling_of_turn(state);
    bool answers = (q->order->verb == ADJ_HX_ACCEPT || q->order->verb == ADJ_HX_OFFER) &&
                   state->offered != 0 && q->order->seat == 2 - state->offered;
    if (state->end != ADJ_HX_ON)
        adj_fault_operand_add(refuse(q, MOMENT, ADJ_HX_TURN_3, over), ADJ_HX_F_END, state->end);
    else if (q->order->seat != state->to_move && !answers)
        adj_fault_operand_add(refuse(q, MOMENT, ADJ_HX_TURN_1, turn), ADJ_HX_F_SEAT,
                              state->to_move);
}

static void
judge_resign(struct question *q)
{
    if (q->rules->sw[ADJ_HX_SW_RESIGNATION] != 0)
        refuse(q, RULES, ADJ_HX_R_11, 0);
    adj_verdict_apply(q->verdict, ADJ_HX_WIN_4);
}

// An offer stands until its answer; an acceptance needs one of the other side.
static void
judge_draw(struct question *q)
{
    unsigned offered = q->state->offered, seat = q->order->seat;
    bool fits = q->order->verb == ADJ_HX_OFFER ? offered != seat + 1 : offered == 2 - seat;
    if (q->rules->sw[ADJ_HX_SW_AGREEMENT] != 0)
        refuse(q, RULES, ADJ_HX_R_11, 0);
    else if (!fits)
        adj_fault_operand_add(refuse(q, RULES, ADJ_HX_DRAW_4, ADJ_HX_R_11), ADJ_HX_F_OFFER,
                              (int)offered);
    adj_verdict_apply(q->verdict, ADJ_HX_DRAW_4);
}

static void
judge_by_verb(struct question *q)
{
    const struct adj_order *order = q->order;
    bool bare = order->count == 0;
    if (order->verb == ADJ_HX_MOVE && order->count == 2 && order->operand[0].role == ADJ_HX_FROM &&
        order->operand[1].role == ADJ_HX_TO)
        judge_move(q);
    else if (order->verb == ADJ_HX_RESIGN && bare)
        judge_resign(q);
    else if ((order->verb == ADJ_HX_OFFER || order->verb == ADJ_HX_ACCEPT) && bare)
        judge_draw(q);
    else
        refuse(q, THINGS, ADJ_HX_TURN_2, 0);
}

static void
judge_move(struct question *q)
{
    q->from = q->order->operand[0].value;
    q->to = q->order->operand[1].value;
    if (!judge_things(q))
        return;
    judge_staying(q);
    judge_disabled(q);
    if (!q->stays)
        judge_way(q);
    judge_target(q);
    if (q->verdict->kind == ADJ_LEGAL)
        judge_rulings(q);
}

static void
judge_cell(struct question *q, unsigned cell)
{
    if (cell >= ADJ_HX_CELLS)
        adj_fault_operand_add(refuse(q, THINGS, ADJ_HX_BOARD_1, 0), ADJ_HX_F_CELL, (int)cell);
}

static bool
judge_things(struct question *q)
{
    judge_cell(q, q->from);
    judge_cell(q, q->to);
    if (q->from < ADJ_HX_CELLS && !adj_hx_is_of(q->state->cell[q->from], q->order->seat)) {
        struct adj_fault *fault = refuse(q, THINGS, ADJ_HX_MOVE_1, 0);
        adj_fault_operand_add(fault, ADJ_HX_F_CELL, (int)q->from);
        adj_fault_operand_add(fault, ADJ_HX_F_SHIP, q->state->cell[q->from]);
    }
    return q->verdict->kind == ADJ_LEGAL;
}

// The way under this length of arcs.
static enum adj_hx_way
way_by_arc(const struct question *q, enum adj_hx_arc arc)
{
    struct adj_hx_rules rules = *q->rules;
    rules.sw[ADJ_HX_SW_ARC] = (uint8_t)arc;
    return adj_hx_find_way(&rules, q->state->cell, q->from, q->to, NULL);
}

// Only a corvette comes back to where it stands, by a whole circle where the ruling allows one.
static void
judge_staying(struct question *q)
{
    bool circle = q->from == q->to && way_by_arc(q, ADJ_HX_ARC_CIRCLE) == ADJ_HX_OPEN;
    q->stays = q->from == q->to && !(circle && q->rules->sw[ADJ_HX_SW_ARC] == ADJ_HX_ARC_CIRCLE);
    if (q->stays)
        adj_fault_operand_add(refuse(q, RULES, ADJ_HX_MOVE_2, circle ? ADJ_HX_R_4 : 0),
                              ADJ_HX_F_CELL, (int)q->to);
}

static void
judge_disabled(struct question *q)
{
    const uint8_t *board = q->state->cell;
    if (adj_hx_class_of(board[q->from]) == ADJ_HX_FLAGSHIP &&
        adj_hx_is_disabled(board, q->from, ADJ_HX_OFF))
        adj_fault_operand_add(refuse(q, RULES, ADJ_HX_DIS_2, 0), ADJ_HX_F_CELL, (int)q->from);
}

// The clause that tells how this ship moves, of a move from here to there.
static unsigned
class_clause(const struct question *q)
{
    bool abeam = adj_hx_file(q->from) == adj_hx_file(q->to);
    switch ((enum adj_hx_class)adj_hx_class_of(q->state->cell[q->from])) {
    case ADJ_HX_FLAGSHIP:
        return ADJ_HX_FLAG_1;
    case ADJ_HX_FRIGATE:
        return ADJ_HX_FRIG_1;
    case ADJ_HX_SLOOP:
        return abeam ? ADJ_HX_SLOOP_2 : ADJ_HX_SLOOP_1;
    case ADJ_HX_CORVETTE:
        return ADJ_HX_CORV_1;
    }
    return ADJ_HX_TURN_2;
}

// True if only the ruling that shortens arcs bars the way: all cells of a ring lie within three
// steps by one sense or the other, so it matters where one of them is blocked.
static bool
is_too_far_round(const struct question *q)
{
    return q->rules->sw[ADJ_HX_SW_ARC] == ADJ_HX_ARC_THREE &&
           way_by_arc(q, ADJ_HX_ARC_FIVE) == ADJ_HX_OPEN;
}

static void
refuse_way(struct question *q, unsigned clause, unsigned ruling, unsigned by)
{
    struct adj_fault *fault = refuse(q, RULES, clause, ruling);
    adj_fault_operand_add(fault, ADJ_HX_F_SHIP, q->state->cell[q->from]);
    adj_fault_operand_add(fault, ADJ_HX_F_CELL, (int)q->to);
    if (by != ADJ_HX_OFF) {
        adj_fault_operand_add(fault, ADJ_HX_F_TARGET, q->state->cell[by]);
        adj_fault_operand_add(fault, ADJ_HX_F_CELL, (int)by);
    }
    if (q->from != q->to && adj_hx_is_of(q->state->cell[q->to], 1u - q->order->seat))
        restate(q, ADJ_HX_SINK_4);
}

// Notes what allowed the way.
static void
allow_way(struct question *q, bool corvette)
{
    bool abeam = adj_hx_file(q->from) == adj_hx_file(q->to);
    unsigned clause = class_clause(q);
    adj_verdict_apply(q->verdict, clause == ADJ_HX_FLAG_1 && abeam ? ADJ_HX_FLAG_2 : clause);
    adj_verdict_apply(q->verdict, corvette ? ADJ_HX_CORV_3 : ADJ_HX_MOVE_4);
    if (corvette)
        adj_verdict_apply(q->verdict, ADJ_HX_CORV_2);
}

static void
judge_way(struct question *q)
{
    bool corvette = adj_hx_class_of(q->state->cell[q->from]) == ADJ_HX_CORVETTE;
    unsigned by = ADJ_HX_OFF;
    enum adj_hx_way way = adj_hx_find_way(q->rules, q->state->cell, q->from, q->to, &by);
    if (corvette && way != ADJ_HX_OPEN && is_too_far_round(q)) {
        refuse_way(q, ADJ_HX_CORV_1, ADJ_HX_R_4, ADJ_HX_OFF);
        return;
    }
    switch (way) {
    case ADJ_HX_NO_WAY:
        refuse_way(q, class_clause(q), 0, ADJ_HX_OFF);
        break;
    case ADJ_HX_BARRED:
        refuse_way(q, ADJ_HX_CORV_2, ADJ_HX_R_5, ADJ_HX_OFF);
        break;
    case ADJ_HX_BLOCKED:
        refuse_way(q, corvette ? ADJ_HX_CORV_3 : ADJ_HX_MOVE_4, ADJ_HX_R_3, by);
        break;
    case ADJ_HX_OPEN:
        allow_way(q, corvette);
        break;
    }
}

// What stands where the move ends.
static void
judge_target(struct question *q)
{
    unsigned ship = q->state->cell[q->to];
    if (q->from == q->to || ship == ADJ_HX_VACANT)
        return;
    if (adj_hx_is_of(ship, 1u - q->order->seat)) {
        judge_sinking(q);
        return;
    }
    struct adj_fault *fault = refuse(q, RULES, ADJ_HX_MOVE_3, 0);
    adj_fault_operand_add(fault, ADJ_HX_F_SHIP, (int)ship);
    adj_fault_operand_add(fault, ADJ_HX_F_CELL, (int)q->to);
}

// Which of two classes is stronger is a ruling, but that the flagship is.
static void
refuse_sinking(struct question *q, unsigned clause)
{
    unsigned ship = q->state->cell[q->from], target = q->state->cell[q->to];
    bool told = adj_hx_class_of(target) == ADJ_HX_FLAGSHIP ||
                adj_hx_class_of(target) == adj_hx_class_of(ship);
    struct adj_fault *fault = refuse(q, RULES, clause, told ? 0 : ADJ_HX_R_6);
    adj_fault_operand_add(fault, ADJ_HX_F_SHIP, (int)ship);
    adj_fault_operand_add(fault, ADJ_HX_F_TARGET, (int)target);
}

// Why a ship next to the target gives no support.
static void
refuse_supporter(struct question *q, unsigned cell, unsigned clause, unsigned ruling)
{
    if (cell == ADJ_HX_OFF)
        return;
    struct adj_fault *fault = refuse(q, RULES, clause, ruling);
    adj_fault_operand_add(fault, ADJ_HX_F_SHIP, q->state->cell[cell]);
    adj_fault_operand_add(fault, ADJ_HX_F_CELL, (int)cell);
}

// The ruling on the moment matters where the ship about to be sunk helps to disable the supporter.
static unsigned
ruling_of_disabled(const struct question *q, unsigned flagship)
{
    bool after = flagship != ADJ_HX_OFF && adj_hx_is_disabled(q->state->cell, flagship, q->to);
    return after ? 0 : ADJ_HX_R_14;
}

static void
judge_support(struct question *q)
{
    struct adj_hx_support support;
    adj_hx_find_support(q->rules, q->state->cell, q->from, q->to, &support);
    if (support.given) {
        adj_verdict_apply(q->verdict, ADJ_HX_SINK_2);
        adj_verdict_apply(q->verdict, ADJ_HX_SUP_1);
        adj_verdict_apply(q->verdict, ADJ_HX_SUP_2);
        return;
    }
    refuse_sinking(q, ADJ_HX_SINK_2);
    refuse_supporter(q, support.abeam, ADJ_HX_SUP_3, 0);
    refuse_supporter(q, support.disabled, ADJ_HX_SUP_4, ruling_of_disabled(q, support.disabled));
    refuse_supporter(q, support.off_course, ADJ_HX_SUP_2, ADJ_HX_R_5);
    refuse_supporter(q, support.too_weak, ADJ_HX_SUP_2, ADJ_HX_R_8);
    if (support.near == 0)
        restate(q, ADJ_HX_SUP_1);
}

static void
judge_sinking(struct question *q)
{
    unsigned ship = q->state->cell[q->from], target = q->state->cell[q->to];
    unsigned power = adj_hx_power(q->rules, ship), wanted = adj_hx_power(q->rules, target);
    bool particular = adj_hx_class_of(target) == ADJ_HX_FLAGSHIP ||
                      adj_hx_class_of(ship) == ADJ_HX_CORVETTE; // HX-SINK-5 tells of these
    unsigned before = q->verdict->faults;
    if (power > wanted)
        adj_verdict_apply(q->verdict, ADJ_HX_SINK_1);
    else if (power < wanted)
        refuse_sinking(q, ADJ_HX_SINK_3);
    else
        judge_support(q);
    if (particular && q->verdict->faults > before)
        restate(q, ADJ_HX_SINK_5);
}

// Rulings that look at other moves, off unless a record says otherwise; and what they allow then.
static void
judge_rulings(struct question *q)
{
    const uint8_t *board = q->state->cell;
    unsigned seat = q->order->seat;
    bool sinks = q->from != q->to && board[q->to] != ADJ_HX_VACANT;
    if (q->rules->sw[ADJ_HX_SW_COMPULSORY] != 0 && !sinks && adj_hx_can_sink(q->rules, board, seat))
        refuse(q, RULES, ADJ_HX_R_7, 0);
    if (adj_hx_exposes(q->rules, board, q->from, q->to))
        adj_fault_operand_add(refuse(q, RULES, ADJ_HX_R_9, 0), ADJ_HX_F_CELL,
                              (int)adj_hx_find_flagship(board, seat));
    if (!sinks)
        adj_verdict_apply(q->verdict, ADJ_HX_SINK_6);
    if (adj_hx_class_of(board[q->from]) == ADJ_HX_FLAGSHIP)
        adj_verdict_apply(q->verdict, ADJ_HX_DIS_6);
}
