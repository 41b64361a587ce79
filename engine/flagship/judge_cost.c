// SPDX-License-Identifier: MIT
// Stage 3, payment: a due cost is paid once, in full, at the moment it falls due.

#include "engine/flagship/judge.h"

// What a card lowers a due cost by, or 0 if it does not pay for this kind of cost.
static int
worth_of(const struct adj_fs_rules *rules, const struct adj_fs_use *card,
         const struct adj_fs_due *due)
{
    unsigned zone = card->slot < 0 ? ADJ_FS_Z_HAND : ADJ_FS_Z_TABLE;
    bool pays = due->react != 0 && card->kind < rules->kinds;
    unsigned effect = pays ? adj_fs_effect_in(rules, card->kind, due->react, zone, 0) : 0;
    if (effect == 0)
        return 0;
    for (unsigned i = 0; i < rules->effect[effect].actions; i++) {
        const struct adj_fs_action *action = &rules->effect[effect].action[i];
        if (action->verb == ADJ_FS_DO_STAT && action->key == due->react_key)
            return -action->amount.base;
    }
    return 0;
}

static struct adj_fs_use
paying_card(const struct adj_fs_state *state, unsigned ref)
{
    return (struct adj_fs_use){
        .ref = ref, .kind = adj_fs_ref_kind(ref), .slot = adj_fs_find(state, ref)};
}

static struct adj_fs_range
whole_cost(const struct adj_fs_state *state, const struct adj_fs_due *due)
{
    struct adj_fs_range whole = {due->cp_base, due->cp_base};
    if (due->cost != NULL) {
        struct adj_fs_range cp = adj_fs_value_range(&state->know, due->cost->cp);
        whole.lo += cp.lo;
        whole.hi = cp.hi >= ADJ_FS_NO_BOUND ? ADJ_FS_NO_BOUND : whole.hi + cp.hi;
    }
    return whole;
}

static void
lower(struct adj_fs_range *left, int worth)
{
    left->lo = left->lo > worth ? left->lo - worth : 0; // the excess is lost (FS-R-42)
    if (left->hi < ADJ_FS_NO_BOUND)
        left->hi = left->hi > worth ? left->hi - worth : 0;
}

static struct adj_fs_range
lowered(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
        const struct adj_order *order, const struct adj_fs_use *use, const struct adj_fs_due *due)
{
    struct adj_fs_range left = whole_cost(state, due);
    for (unsigned n = 0; n < adj_fs_use_count(order, use, ADJ_FS_O_PAID); n++) {
        struct adj_fs_use card = paying_card(state, adj_fs_use_get(order, use, ADJ_FS_O_PAID, n));
        lower(&left, worth_of(rules, &card, due));
    }
    return left;
}

// What a paying card costs itself: from the hand its play cost, in play that of its effect.
static const struct adj_fs_cost *
own_cost(const struct adj_fs_rules *rules, const struct adj_fs_use *card,
         const struct adj_fs_due *due)
{
    if (card->slot < 0)
        return &rules->kind[card->kind].play;
    return &rules->effect[adj_fs_effect_in(rules, card->kind, due->react, ADJ_FS_Z_TABLE, 0)].pay;
}

struct adj_fs_range
adj_fs_cost_left(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                 const struct adj_order *order, const struct adj_fs_use *use,
                 const struct adj_fs_due *due)
{
    struct adj_fs_range left = lowered(rules, state, order, use, due);
    for (unsigned n = 0; n < adj_fs_use_count(order, use, ADJ_FS_O_PAID); n++) {
        struct adj_fs_use card = paying_card(state, adj_fs_use_get(order, use, ADJ_FS_O_PAID, n));
        if (card.kind >= rules->kinds)
            continue;
        struct adj_fs_range cp = adj_fs_value_range(&state->know, own_cost(rules, &card, due)->cp);
        left.lo += cp.lo;
        left.hi = left.hi >= ADJ_FS_NO_BOUND || cp.hi >= ADJ_FS_NO_BOUND ? ADJ_FS_NO_BOUND
                                                                         : left.hi + cp.hi;
    }
    return left;
}

// What a cost Tasks by its text, if it is the payer's: only his own cards can be a cost to him.
static int
bound_task(const struct adj_fs_case *c, const struct adj_fs_cost *cost, int self)
{
    struct adj_fs_view view = {.seat = c->seat, .self = self, .task = -1};
    int slot = adj_fs_bound_slot(c->rules, c->state, &cost->task, &view);
    return slot >= 0 && c->state->card[slot].owner == c->seat ? slot : -1;
}

// The whole cost of a paying card is due too (FS-CARD-28). What would have to be named for it has
// no place in an order.
static void
judge_own_cost(struct adj_fs_case *c, const struct adj_fs_use *card, const struct adj_fs_due *due)
{
    const struct adj_fs_cost *cost = own_cost(c->rules, card, due);
    if (cost->hand > 0 || cost->task.what == ADJ_FS_SEL_CLASS)
        adj_fs_break(c, 3, ADJ_FS_CARD_28, ADJ_FS_F_CARD, (int)card->ref);
    else if (cost->task.what != ADJ_FS_SEL_NONE) {
        int slot = bound_task(c, cost, card->slot);
        if (slot < 0)
            adj_fs_break(c, 3, ADJ_FS_CARD_28, ADJ_FS_F_CARD, (int)card->ref);
        else if (!adj_fs_may_task(c, (unsigned)slot))
            adj_fs_break(c, 3, ADJ_FS_TERM_9, ADJ_FS_F_CARD,
                         (int)adj_fs_ref_at(c->state, (unsigned)slot));
    }
}

// What a paying card's text asks for: of an attack that is being Focused, with the ship named.
static void
judge_paying_text(struct adj_fs_case *c, const struct adj_fs_use *card,
                  const struct adj_fs_due *due)
{
    unsigned zone = card->slot < 0 ? ADJ_FS_Z_HAND : ADJ_FS_Z_TABLE;
    unsigned effect = adj_fs_effect_in(c->rules, card->kind, due->react, zone, 0);
    int named = adj_order_find(c->order, ADJ_FS_O_ON, 0);
    int target = named < 0 ? -1 : adj_fs_find(c->state, c->order->operand[named].value);
    adj_fs_judge_limit(c, card, effect);
    if (due->react == ADJ_FS_W_COST_FOCUS)
        adj_fs_judge_conditions(c, card, effect, target);
}

// What is left for the card at `at` to pay. All pay in the same moment (FS-R-41), so it does not
// matter in which order they are named: those worth less pay first.
static struct adj_fs_range
left_for(const struct adj_fs_case *c, const struct adj_fs_use *use, const struct adj_fs_due *due,
         unsigned at)
{
    struct adj_fs_range left = whole_cost(c->state, due);
    struct adj_fs_use card = paying_card(c->state, c->order->operand[at].value);
    int worth = worth_of(c->rules, &card, due);
    for (unsigned i = use->from; i < use->to; i++) {
        if (c->order->operand[i].role != ADJ_FS_O_PAID)
            continue;
        struct adj_fs_use other = paying_card(c->state, c->order->operand[i].value);
        int other_worth = worth_of(c->rules, &other, due);
        if (other_worth < worth || (other_worth == worth && i < at))
            lower(&left, other_worth);
    }
    return left;
}

// Cards named to pay must pay for this, and something must be left for each to pay.
static void
judge_payers(struct adj_fs_case *c, const struct adj_fs_use *use, const struct adj_fs_due *due)
{
    for (unsigned i = use->from; i < use->to; i++) {
        if (c->order->operand[i].role != ADJ_FS_O_PAID)
            continue;
        struct adj_fs_use card = paying_card(c->state, c->order->operand[i].value);
        if (adj_fs_text_unknown(c, card.kind))
            continue;
        if (worth_of(c->rules, &card, due) <= 0)
            adj_fs_break(c, 3, ADJ_FS_CARD_12, ADJ_FS_F_CARD, (int)card.ref);
        else {
            if (left_for(c, use, due, i).hi == 0)
                adj_fs_break(c, 3, ADJ_FS_CARD_12, ADJ_FS_F_CARD, (int)card.ref);
            judge_paying_text(c, &card, due);
        }
        for (unsigned k = use->from; k < i; k++)
            if (card.slot >= 0 && c->order->operand[k].role == ADJ_FS_O_PAID &&
                c->order->operand[k].value == card.ref)
                adj_fs_break_by_ruling(c, 3, ADJ_FS_ORDER_13, ADJ_FS_R_53);
        judge_own_cost(c, &card, due);
        adj_verdict_apply(c->verdict, ADJ_FS_REACT_1);
        adj_verdict_apply(c->verdict, ADJ_FS_REACT_6);
    }
}

// The value on which it hangs what is to be paid.
static unsigned
unknown_cost(const struct adj_fs_case *c, const struct adj_fs_use *use,
             const struct adj_fs_due *due)
{
    unsigned var = due->cost == NULL ? 0 : due->cost->cp.var;
    for (unsigned n = 0; var == 0 && n < adj_fs_use_count(c->order, use, ADJ_FS_O_PAID); n++) {
        struct adj_fs_use card =
            paying_card(c->state, adj_fs_use_get(c->order, use, ADJ_FS_O_PAID, n));
        var = own_cost(c->rules, &card, due)->cp.var;
    }
    return var;
}

static void
judge_points(struct adj_fs_case *c, const struct adj_fs_use *use, const struct adj_fs_due *due)
{
    struct adj_fs_range left = adj_fs_cost_left(c->rules, c->state, c->order, use, due);
    if (left.hi == 0)
        return;
    if (!c->state->seat[c->seat].cp_known) {
        struct adj_unknown *unknown =
            adj_verdict_hang(c->verdict, ADJ_FS_U_CP, c->seat, 0, ADJ_FS_NO_BOUND);
        if (unknown != NULL) { // with none he cannot pay, with enough he can
            unknown->at_lo = left.lo > 0 ? ADJ_REFUSED : ADJ_LEGAL;
            unknown->at_hi = ADJ_LEGAL;
            unknown->clause = (uint16_t)due->cp_clause;
        }
        return;
    }
    if (left.lo > c->pool) {
        adj_fs_break2(c, 3, due->cp_clause, ADJ_FS_F_NEEDS_CP, left.lo, ADJ_FS_F_HAS_CP, c->pool);
        return;
    }
    // What is paid must be known, or the points left would not be: a table observes the value.
    if (left.lo != left.hi) {
        struct adj_unknown *unknown = adj_verdict_hang(c->verdict, ADJ_FS_U_VALUE,
                                                       unknown_cost(c, use, due), left.lo, left.hi);
        if (unknown != NULL) {
            unknown->clause = (uint16_t)due->cp_clause;
            unknown->at_hi = left.hi > c->pool ? ADJ_REFUSED : ADJ_LEGAL;
        }
    }
    c->pool -= left.lo;
}

bool
adj_fs_may_task(struct adj_fs_case *c, unsigned slot)
{
    uint8_t bit = (uint8_t)(1u << slot % 8);
    bool may = !c->state->card[slot].tasked && (c->tasks[slot / 8] & bit) == 0;
    c->tasks[slot / 8] |= bit;
    return may;
}

static void
judge_task(struct adj_fs_case *c, const struct adj_fs_use *use, const struct adj_fs_due *due,
           unsigned at)
{
    unsigned ref = c->order->operand[at].value;
    int slot = adj_fs_find(c->state, ref);
    const struct adj_fs_selector *sel = due->cost ? &due->cost->task : NULL;
    struct adj_fs_view view = {.seat = c->seat, .self = use->slot, .task = -1};
    if (slot < 0)
        return;
    if (c->state->attack.step != ADJ_FS_S_NONE || c->order->verb == ADJ_FS_ATTACK)
        adj_verdict_apply(c->verdict, ADJ_FS_R_44); // a cost, no second attacker
    if (!adj_fs_may_task(c, (unsigned)slot))
        adj_fs_break(c, 3, ADJ_FS_TERM_9, ADJ_FS_F_SHIP, (int)ref);
    if (sel == NULL || sel->what == ADJ_FS_SEL_NONE) {
        if (due->always_task && !adj_fs_is_ship(c->state, (unsigned)slot))
            adj_fs_break(c, 3, due->task_clause, ADJ_FS_F_CARD, (int)ref);
        return;
    }
    enum adj_fs_match sort = adj_fs_matches_sort(c->rules, c->state, sel, &view, (unsigned)slot);
    enum adj_fs_match all = adj_fs_matches(c->rules, c->state, sel, &view, (unsigned)slot);
    if (sort == ADJ_FS_NO)
        adj_fs_break(c, 3, due->task_clause, ADJ_FS_F_CARD, (int)ref);
    else if (all == ADJ_FS_NO)
        adj_fs_break(c, 3, ADJ_FS_CARD_14, ADJ_FS_F_CARD, (int)ref);
    else if (all == ADJ_FS_MAYBE)
        adj_fs_hang_if(c, ADJ_FS_U_TRAIT, c->state->card[slot].kind, 0, ADJ_FS_CARD_14);
}

// Tasking as a cost: the card itself or its ship must be upright; any other has to be named.
static void
judge_tasking(struct adj_fs_case *c, const struct adj_fs_use *use, const struct adj_fs_due *due)
{
    unsigned named = adj_fs_use_count(c->order, use, ADJ_FS_O_TASK), wanted = due->always_task;
    if (due->cost != NULL && due->cost->task.what != ADJ_FS_SEL_NONE) {
        bool itself = due->cost->task.what != ADJ_FS_SEL_CLASS;
        int slot = itself ? bound_task(c, due->cost, use->slot) : -1;
        if (itself && slot < 0)
            adj_fs_break(c, 3, due->task_clause, ADJ_FS_F_CARD, (int)use->ref);
        else if (itself && !adj_fs_may_task(c, (unsigned)slot))
            adj_fs_break(c, 3, ADJ_FS_TERM_9, ADJ_FS_F_CARD,
                         (int)adj_fs_ref_at(c->state, (unsigned)slot));
        wanted = itself ? wanted : 1;
    }
    if (named != wanted) {
        bool second = named > wanted && use->from > 0 &&
                      c->order->operand[use->from - 1].role == ADJ_FS_O_FROM;
        unsigned clause = second           ? ADJ_FS_ORDER_17
                          : named > wanted ? ADJ_FS_CARD_12 // its text asks for none
                                           : due->task_clause;
        struct adj_fault *fault =
            adj_fs_break2(c, 3, clause, ADJ_FS_F_COUNT, (int)named, ADJ_FS_F_WANTED, (int)wanted);
        if (fault != NULL && due->always_task && named < wanted)
            fault->ruling = ADJ_FS_R_101;
    }
    for (unsigned i = use->from; i < use->to; i++)
        if (c->order->operand[i].role == ADJ_FS_O_TASK)
            judge_task(c, use, due, i);
}

void
adj_fs_judge_cost(struct adj_fs_case *c, const struct adj_fs_use *use, const struct adj_fs_due *due)
{
    unsigned named = adj_fs_use_count(c->order, use, ADJ_FS_O_DISCARD);
    unsigned wanted = due->cost ? due->cost->hand : 0;
    judge_tasking(c, use, due);
    if (due->cost != NULL && (due->cost->hand > 0 || due->cost->task.what != ADJ_FS_SEL_NONE))
        adj_verdict_apply(c->verdict, ADJ_FS_TERM_11);
    if (named != wanted) {
        unsigned clause = wanted == 0 ? ADJ_FS_CARD_12 : due->hand_clause;
        struct adj_fault *fault =
            adj_fs_break2(c, 3, clause, ADJ_FS_F_COUNT, (int)named, ADJ_FS_F_WANTED, (int)wanted);
        if (fault != NULL && named > 0 && wanted > 0)
            fault->ruling = ADJ_FS_R_45;
    }
    judge_payers(c, use, due);
    judge_points(c, use, due);
}

void
adj_fs_judge_use_cost(struct adj_fs_case *c, const struct adj_fs_use *use, unsigned effect)
{
    bool hand = use->slot < 0;
    struct adj_fs_due due = {.cost = hand ? &c->rules->kind[use->kind].play
                                          : &c->rules->effect[effect].pay,
                             .cp_clause = hand ? ADJ_FS_CARD_9 : ADJ_FS_TERM_7,
                             .task_clause = hand ? ADJ_FS_CARD_28 : ADJ_FS_ORDER_10,
                             .hand_clause = hand ? ADJ_FS_CARD_28 : ADJ_FS_ORDER_10};
    adj_fs_judge_cost(c, use, &due);
}
