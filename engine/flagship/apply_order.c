// SPDX-License-Identifier: MIT
// Cards and abilities are used: paid, laid out, and carried out at once or when nobody stops them.
// Basic Orders and what answers them.

#include <string.h>
#include "engine/flagship/apply.h"
#include "engine/flagship/judge.h"

static void
pay_for_use(struct adj_fs_run *run, const struct adj_order *order, const struct adj_fs_use *use,
            unsigned effect)
{
    bool hand = use->slot < 0;
    struct adj_fs_payment payment = {.cost = hand ? &run->rules->kind[use->kind].play
                                                  : &run->rules->effect[effect].pay,
                                     .cp_cause = hand ? ADJ_FS_CARD_9 : ADJ_FS_CARD_12,
                                     .task_cause = ADJ_FS_CARD_28,
                                     .discard_cause = ADJ_FS_CARD_28,
                                     .card = use->kind};
    if (hand)
        adj_fs_play_from_hand(run, order->seat, use->kind);
    adj_fs_pay(run, order->seat, order, use, &payment);
}

static void
open_pending(struct adj_fs_run *run, const struct adj_fs_doing *doing, unsigned window,
             unsigned effect, bool may_cancel, bool may_repel)
{
    run->state->pending = (struct adj_fs_pending){
        .open = 1,
        .seat = (uint8_t)doing->seat,
        .kind = (uint8_t)doing->kind,
        .slot = (uint8_t)(doing->slot + 1),
        .window = (uint8_t)window,
        .may_cancel = may_cancel,
        .may_repel = may_repel,
        .on = (uint8_t)(doing->on + 1),
        .task = (uint8_t)(doing->task + 1),
        .effect = (uint16_t)effect,
    };
}

// What the effect needs of a card in play that has just paid with itself: its ship stays known.
static int
slot_after_paying(const struct adj_fs_run *run, const struct adj_fs_use *use, unsigned effect)
{
    if (use->slot < 0 || run->rules->effect[effect].pay.self_to != ADJ_FS_Z_NONE)
        return -1;
    return use->slot;
}

// A card from the hand does everything it says for this moment whose conditions hold.
static bool
do_card(struct adj_fs_run *run, const struct adj_fs_doing *doing, unsigned window)
{
    const struct adj_fs_kind *kind = &run->rules->kind[doing->kind];
    struct adj_fs_view view = {.seat = doing->seat, .self = -1, .task = doing->task};
    bool ends = false;
    for (unsigned i = 0; i < kind->effects && run->state->phase != ADJ_FS_P_OVER; i++) {
        const struct adj_fs_effect *effect = &run->rules->effect[kind->effect + i];
        if (effect->window == window && effect->zone == ADJ_FS_Z_HAND &&
            adj_fs_applies(run->rules, run->state, effect, &view, run->state->attack.type,
                           run->state->attack.src - 1))
            ends = adj_fs_do_effect(run, kind->effect + i, doing) || ends;
    }
    return ends;
}

static bool
do_use(struct adj_fs_run *run, const struct adj_fs_doing *doing, unsigned window, unsigned effect)
{
    return run->rules->effect[effect].zone == ADJ_FS_Z_HAND ? do_card(run, doing, window)
                                                            : adj_fs_do_effect(run, effect, doing);
}

static void
carry_out(struct adj_fs_run *run, const struct adj_fs_doing *doing, unsigned window,
          unsigned effect)
{
    bool ends = do_use(run, doing, window, effect);
    if (window == ADJ_FS_W_BASIC) {
        adj_fs_finish_basic(run);
        return;
    }
    if (ends && run->state->phase != ADJ_FS_P_OVER)
        adj_fs_end_attack(run, window == ADJ_FS_W_DEFEND ? ADJ_FS_DEF_14 : ADJ_FS_REACT_8);
    adj_fs_sweep(run, 0);
    adj_fs_after_change(run);
}

void
adj_fs_use_card(struct adj_fs_run *run, const struct adj_order *order, unsigned at, unsigned window)
{
    struct adj_fs_use use = adj_fs_use_at(run->state, order, at);
    unsigned effect = adj_fs_effect_of_use(run->rules, run->state, order, &use, window);
    struct adj_fs_doing doing = {.seat = order->seat,
                                 .kind = use.kind,
                                 .on = adj_fs_use_slot(run->state, order, &use, ADJ_FS_O_ON),
                                 .task = adj_fs_use_slot(run->state, order, &use, ADJ_FS_O_TASK)};
    unsigned on_since = adj_fs_since(run, doing.on), task_since = adj_fs_since(run, doing.task);
    pay_for_use(run, order, &use, effect);
    if (use.slot >= 0) {
        adj_fs_mark_used(run, use.slot, use.kind, effect);
        adj_fs_pay_itself(run, (unsigned)use.slot, &run->rules->effect[effect], use.kind);
    }
    doing.slot = slot_after_paying(run, &use, effect); // what was named may be gone once it is paid
    doing.on = adj_fs_still_there(run, doing.on, on_since);
    doing.task = adj_fs_still_there(run, doing.task, task_since);
    if (run->state->phase == ADJ_FS_P_OVER)
        return;
    bool cancel = run->rules->effect[effect].guard == ADJ_FS_G_UNLESS;
    bool repel = window == ADJ_FS_W_BASIC && run->rules->sw[ADJ_FS_SW_ENEMY_BASIC_TIMING] == 1;
    if (cancel || repel)
        open_pending(run, &doing, window, effect, cancel, repel);
    else if (window == ADJ_FS_W_DECLARE)
        do_use(run, &doing, window, effect);
    else
        carry_out(run, &doing, window, effect);
}

void
adj_fs_apply_basic(struct adj_fs_run *run, const struct adj_order *order)
{
    adj_fs_use_card(run, order, 0, ADJ_FS_W_BASIC);
}

static void
forget_uses(struct adj_fs_state *state)
{
    for (unsigned i = 0; i < state->slots; i++)
        state->card[i].used = 0;
}

void
adj_fs_finish_basic(struct adj_fs_run *run)
{
    if (run->state->phase == ADJ_FS_P_OVER)
        return;
    adj_fs_discard_played(run, ADJ_FS_BASIC_10);
    forget_uses(run->state);
    adj_fs_drop_mods(run, ADJ_FS_ORDER);
    ADJ_FS_EMIT(run, ADJ_FS_E_END_ORDER, ADJ_FS_BASIC_2, 0, 2);
    adj_fs_sweep(run, 0);
    adj_fs_after_change(run);
}

void
adj_fs_pending_happens(struct adj_fs_run *run)
{
    struct adj_fs_pending pending = run->state->pending;
    struct adj_fs_doing doing = {.seat = pending.seat,
                                 .kind = pending.kind,
                                 .slot = pending.slot - 1,
                                 .on = pending.on - 1,
                                 .task = pending.task - 1};
    memset(&run->state->pending, 0, sizeof run->state->pending);
    carry_out(run, &doing, pending.window, pending.effect);
}

// FS-SUPP-7, FS-R-46: the card is discarded at once, what was paid for it stays paid.
void
adj_fs_apply_cancel(struct adj_fs_run *run, const struct adj_order *order)
{
    struct adj_fs_pending pending = run->state->pending;
    struct adj_fs_use use = adj_fs_use_at(run->state, order, 0);
    use.slot = -1;
    struct adj_fs_payment price = {.cost = &run->rules->effect[pending.effect].unless,
                                   .cp_cause = ADJ_FS_REACT_10,
                                   .task_cause = ADJ_FS_REACT_10,
                                   .discard_cause = ADJ_FS_REACT_10,
                                   .card = pending.kind};
    adj_fs_pay(run, order->seat, order, &use, &price);
    memset(&run->state->pending, 0, sizeof run->state->pending);
    ADJ_FS_EMIT(run, ADJ_FS_E_CANCEL,
                pending.window == ADJ_FS_W_SUPPORT ? ADJ_FS_SUPP_7 : ADJ_FS_R_46, pending.kind,
                pending.kind, order->seat);
    if (adj_fs_unplay(run, pending.seat, pending.kind)) {
        adj_fs_to_pile(run, pending.seat, pending.kind);
        ADJ_FS_EMIT(run, ADJ_FS_E_MOVE, ADJ_FS_SUPP_7, pending.kind, pending.kind, pending.seat,
                    ADJ_FS_Z_PLAYED, ADJ_FS_Z_DISCARD);
    }
    if (pending.window == ADJ_FS_W_BASIC)
        adj_fs_finish_basic(run);
}

// FS-BASIC-6: the Boarding card goes to its owner's pile (FS-R-99).
void
adj_fs_apply_repel(struct adj_fs_run *run, const struct adj_order *order)
{
    struct adj_fs_use use = adj_fs_use_at(run->state, order, 0);
    unsigned effect =
        adj_fs_effect_of_use(run->rules, run->state, order, &use, ADJ_FS_W_ENEMY_BASIC);
    bool inside = run->state->pending.open;
    struct adj_fs_payment payment = {.cost = &run->rules->effect[effect].pay,
                                     .cp_cause = ADJ_FS_BASIC_6,
                                     .task_cause = ADJ_FS_BASIC_6,
                                     .discard_cause = ADJ_FS_BASIC_6,
                                     .card = use.kind,
                                     .react = ADJ_FS_W_COST_REPEL,
                                     .react_key = ADJ_FS_COST_REPEL};
    struct adj_fs_doing doing = {.seat = order->seat,
                                 .kind = use.kind,
                                 .slot = use.slot,
                                 .on = -1,
                                 .task = adj_fs_use_slot(run->state, order, &use, ADJ_FS_O_TASK)};
    adj_fs_pay(run, order->seat, order, &use, &payment);
    adj_fs_do_effect(run, effect, &doing);
    if (inside)
        run->state->pending.may_repel = 0; // one Enemy Basic for each Basic Order (FS-R-109)
    else
        adj_fs_finish_basic(run);
}

// A React that pays for nothing takes effect at once, and its card is spent (FS-REACT-3).
void
adj_fs_apply_react(struct adj_fs_run *run, const struct adj_order *order)
{
    struct adj_fs_use use = adj_fs_use_at(run->state, order, 0);
    unsigned effect =
        adj_fs_effect_of_use(run->rules, run->state, order, &use, ADJ_FS_W_DISCARD_PHASE);
    struct adj_fs_doing doing = {.seat = order->seat,
                                 .kind = use.kind,
                                 .slot = use.slot,
                                 .on = adj_fs_use_slot(run->state, order, &use, ADJ_FS_O_ON),
                                 .task = adj_fs_use_slot(run->state, order, &use, ADJ_FS_O_TASK)};
    pay_for_use(run, order, &use, effect);
    if (use.slot >= 0)
        adj_fs_mark_used(run, use.slot, use.kind, effect);
    adj_fs_do_effect(run, effect, &doing);
    if (use.slot >= 0)
        adj_fs_pay_itself(run, (unsigned)use.slot, &run->rules->effect[effect], use.kind);
    adj_fs_discard_played(run, ADJ_FS_CARD_25);
    adj_fs_sweep(run, 0);
}
