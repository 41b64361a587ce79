// SPDX-License-Identifier: MIT
// Costs are paid: each once, in full, before the effect (FS-TERM-10, FS-CARD-28).

#include "engine/flagship/apply.h"
#include "engine/flagship/judge.h"

void
adj_fs_task(struct adj_fs_run *run, unsigned slot, unsigned cause, unsigned card)
{
    struct adj_fs_card *of = &run->state->card[slot];
    assert(!of->tasked);
    of->tasked = 1;
    ADJ_FS_EMIT(run, ADJ_FS_E_TASK, cause, card, (uint16_t)adj_fs_ref_at(run->state, slot),
                of->owner);
}

void
adj_fs_change_cp(struct adj_fs_run *run, unsigned seat, int by, unsigned cause, unsigned card)
{
    struct adj_fs_seat *of = &run->state->seat[seat];
    if (by == 0 || !of->cp_known)
        return;
    int before = of->cp, after = before + by;
    after = after < 0 ? 0 : after > UINT16_MAX ? UINT16_MAX : after;
    of->cp = (uint16_t)after;
    ADJ_FS_EMIT(run, ADJ_FS_E_CP, cause, card, (uint16_t)seat, (uint16_t)before, (uint16_t)after);
}

void
adj_fs_mark_used(struct adj_fs_run *run, int slot, unsigned kind, unsigned effect)
{
    if (slot < 0 || effect == 0)
        return;
    unsigned bit = adj_fs_effect_bit(run->rules, kind, effect);
    run->state->card[slot].used |= (uint8_t)bit;
    run->state->card[slot].used_turn |= (uint8_t)bit;
}

void
adj_fs_pay_itself(struct adj_fs_run *run, unsigned slot, const struct adj_fs_effect *text,
                  unsigned kind)
{
    if (text->pay.self_to == ADJ_FS_Z_NONE)
        return;
    if (adj_fs_is_ship(run->state, slot))
        adj_fs_destroy(run, slot, ADJ_FS_CARD_12, kind);
    else
        adj_fs_table_leave(run, slot, text->pay.self_to, ADJ_FS_CARD_12, kind);
}

// The Tasking that a paying card in play costs; its own Command Points are in the sum.
static void
pay_own_cost(struct adj_fs_run *run, unsigned seat, unsigned slot, const struct adj_fs_effect *text)
{
    struct adj_fs_view view = {.seat = seat, .self = (int)slot, .task = -1};
    unsigned kind = run->state->card[slot].kind;
    if (text->pay.task.what != ADJ_FS_SEL_NONE) {
        int task = adj_fs_bound_slot(run->rules, run->state, &text->pay.task, &view);
        adj_fs_task(run, (unsigned)task, ADJ_FS_CARD_28, kind);
    }
    adj_fs_pay_itself(run, slot, text, kind);
}

// A card that pays in its player's stead is laid out and discarded with the Order (FS-REACT-9).
static void
pay_by_card(struct adj_fs_run *run, unsigned seat, unsigned ref,
            const struct adj_fs_payment *payment)
{
    unsigned kind = adj_fs_ref_kind(ref);
    int slot = adj_fs_find(run->state, ref);
    unsigned effect = adj_fs_effect_in(run->rules, kind, payment->react,
                                       slot < 0 ? ADJ_FS_Z_HAND : ADJ_FS_Z_TABLE, 0);
    if (slot < 0)
        adj_fs_play_from_hand(run, seat, kind);
    adj_fs_mark_used(run, slot, kind, effect);
    ADJ_FS_EMIT(run, ADJ_FS_E_PAY_CARD, ADJ_FS_REACT_5, kind, (uint16_t)kind,
                (uint16_t)payment->react_key,
                (uint16_t)-run->rules->effect[effect].action[0].amount.base);
    if (slot >= 0)
        pay_own_cost(run, seat, (unsigned)slot, &run->rules->effect[effect]);
}

static void
pay_tasks(struct adj_fs_run *run, const struct adj_order *order, const struct adj_fs_use *use,
          const struct adj_fs_payment *payment)
{
    const struct adj_fs_selector *sel = payment->cost ? &payment->cost->task : NULL;
    struct adj_fs_view view = {.seat = order->seat, .self = use->slot, .task = -1};
    if (sel != NULL && sel->what != ADJ_FS_SEL_NONE && sel->what != ADJ_FS_SEL_CLASS) {
        int slot = adj_fs_bound_slot(run->rules, run->state, sel, &view);
        adj_fs_task(run, (unsigned)slot, payment->task_cause, payment->card);
    }
    for (unsigned n = 0; n < adj_fs_use_count(order, use, ADJ_FS_O_TASK); n++) {
        int slot = adj_fs_find(run->state, adj_fs_use_get(order, use, ADJ_FS_O_TASK, n));
        adj_fs_task(run, (unsigned)slot, payment->task_cause, payment->card);
    }
}

void
adj_fs_pay(struct adj_fs_run *run, unsigned seat, const struct adj_order *order,
           const struct adj_fs_use *use, const struct adj_fs_payment *payment)
{
    struct adj_fs_due due = {.cost = payment->cost,
                             .cp_base = payment->cp_base,
                             .react = payment->react,
                             .react_key = payment->react_key};
    struct adj_fs_range left = adj_fs_cost_left(run->rules, run->state, order, use, &due);
    pay_tasks(run, order, use, payment);
    for (unsigned n = 0; n < adj_fs_use_count(order, use, ADJ_FS_O_DISCARD); n++) {
        unsigned kind = adj_fs_ref_kind(adj_fs_use_get(order, use, ADJ_FS_O_DISCARD, n));
        adj_fs_hand_take(run, seat, kind);
        adj_fs_to_pile(run, seat, kind);
        ADJ_FS_EMIT(run, ADJ_FS_E_MOVE, payment->discard_cause, payment->card, (uint16_t)kind,
                    (uint16_t)seat, ADJ_FS_Z_HAND, ADJ_FS_Z_DISCARD);
    }
    for (unsigned n = 0; n < adj_fs_use_count(order, use, ADJ_FS_O_PAID); n++)
        pay_by_card(run, seat, adj_fs_use_get(order, use, ADJ_FS_O_PAID, n), payment);
    adj_fs_change_cp(run, seat, -left.lo, payment->cp_cause, payment->card);
}
