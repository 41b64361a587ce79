// SPDX-License-Identifier: MIT
// Judge: total and pure. Three stages; the first that finds a fault names all clauses broken in it.

#include "engine/skeleton/skeleton.h"
#include "engine/skeleton/state.h"

static void
judge_salvage(const struct adj_sk_state *state, const struct adj_order *order,
              struct adj_verdict *verdict)
{
    unsigned count = order->operand[0].value, wreck = order->operand[1].value;
    if (wreck < 1 || wreck > ADJ_SK_WRECKS) {
        adj_fault_operand_add(adj_verdict_break(verdict, 2, ADJ_SK_WRECK_1), ADJ_SK_F_WRECK,
                              (int)wreck);
        return;
    }
    unsigned left = state->crates[wreck - 1];
    if (count >= 1 && count <= left) {
        adj_verdict_apply(verdict, ADJ_SK_TAKE_1);
        return;
    }
    struct adj_fault *fault = adj_verdict_break(verdict, 3, ADJ_SK_TAKE_1);
    adj_fault_operand_add(fault, ADJ_SK_F_COUNT, (int)count);
    adj_fault_operand_add(fault, ADJ_SK_F_LEFT, (int)left);
}

// Any bytes can be asked about, so the form is tested, too.
static bool
is_salvage(const struct adj_order *order)
{
    return order->verb == ADJ_SK_SALVAGE && order->count == 2 &&
           order->operand[0].role == ADJ_SK_COUNT && order->operand[1].role == ADJ_SK_WRECK;
}

void
adj_sk_judge(const void *rules, const void *state, const struct adj_order *order, enum adj_ask ask,
             struct adj_verdict *verdict)
{
    const struct adj_sk_state *s = state;
    (void)rules;
    (void)ask; // nothing is hidden in this game
    adj_verdict_start(verdict);
    if (s->winner != 0 || order->seat != s->to_move)
        adj_fault_operand_add(adj_verdict_break(verdict, 1, ADJ_SK_TURN_1), ADJ_SK_F_SEAT,
                              s->to_move);
    else if (is_salvage(order))
        judge_salvage(s, order, verdict);
    else if (order->verb != ADJ_SK_RESIGN || order->count != 0)
        adj_verdict_break(verdict, 2, ADJ_SK_WRECK_1);
    adj_verdict_restate(&adj_skeleton, verdict);
}
