// SPDX-License-Identifier: MIT
// An Attack Order from its Declaration to the Defend step.

#include "engine/flagship/apply.h"
#include "engine/flagship/judge.h"

static unsigned
operand_of(const struct adj_order *order, unsigned role)
{
    int at = adj_order_find(order, role, 0);
    return at < 0 ? 0 : order->operand[at].value;
}

static void
attack_from_ship(struct adj_fs_run *run, const struct adj_fs_use *use)
{
    run->state->attack.src = (uint8_t)(use->slot + 1);
    adj_fs_task(run, (unsigned)use->slot, ADJ_FS_DECL_4, 0);
}

static void
attack_from_hand(struct adj_fs_run *run, const struct adj_order *order,
                 const struct adj_fs_use *use, unsigned effect)
{
    struct adj_fs_attack *attack = &run->state->attack;
    bool boarding = attack->type == ADJ_FS_BOARDING;
    int ship = adj_fs_use_slot(run->state, order, use, ADJ_FS_O_TASK);
    struct adj_fs_payment payment = {.cost = &run->rules->kind[use->kind].play,
                                     .cp_cause = ADJ_FS_CARD_9,
                                     .task_cause = ADJ_FS_CARD_28,
                                     .discard_cause = ADJ_FS_CARD_28,
                                     .card = use->kind,
                                     .react = boarding ? ADJ_FS_W_COST_BOARDING : ADJ_FS_W_NONE,
                                     .react_key = ADJ_FS_COST_BOARDING};
    adj_fs_play_from_hand(run, order->seat, use->kind);
    if (boarding) { // it is no card that will be discarded with the rest
        adj_fs_unplay(run, order->seat, use->kind);
        attack->boarding = (uint8_t)use->kind;
    }
    adj_fs_pay(run, order->seat, order, use, &payment);
    attack->launcher = (uint8_t)(ship + 1);
    attack->launched = 1;
    attack->launch = run->rules->effect[effect].action[0].amount.base;
    attack->launch_var = run->rules->effect[effect].action[0].amount.var;
}

static void
attack_from_play(struct adj_fs_run *run, const struct adj_order *order,
                 const struct adj_fs_use *use, unsigned effect)
{
    struct adj_fs_attack *attack = &run->state->attack;
    const struct adj_fs_effect *text = &run->rules->effect[effect];
    const struct adj_fs_card *card = &run->state->card[use->slot];
    struct adj_fs_payment payment = {.cost = &text->pay,
                                     .cp_cause = ADJ_FS_CARD_12,
                                     .task_cause = attack->type == ADJ_FS_ASSAULT ? ADJ_FS_ASSLT_2
                                                                                  : ADJ_FS_CARD_28,
                                     .discard_cause = ADJ_FS_CARD_28,
                                     .card = attack->type == ADJ_FS_ASSAULT ? 0 : use->kind};
    attack->launcher = card->host != 0 ? card->host : (uint8_t)(use->slot + 1);
    attack->launched = 1;
    attack->launch = text->action[0].amount.base;
    attack->launch_var = text->action[0].amount.var;
    adj_fs_mark_used(run, use->slot, use->kind, effect);
    adj_fs_pay(run, order->seat, order, use, &payment);
    if (text->pay.self_to == ADJ_FS_Z_NONE)
        attack->src = (uint8_t)(use->slot + 1);
    else
        adj_fs_table_leave(run, (unsigned)use->slot, text->pay.self_to, ADJ_FS_CARD_12, use->kind);
}

// What else the text that opens the attack does.
static void
do_launch(struct adj_fs_run *run, const struct adj_order *order, const struct adj_fs_use *use,
          unsigned effect)
{
    struct adj_fs_doing doing = {.seat = order->seat,
                                 .kind = use->kind,
                                 .slot = run->state->attack.src - 1,
                                 .on = -1,
                                 .task = adj_fs_use_slot(run->state, order, use, ADJ_FS_O_TASK)};
    adj_fs_do_effect(run, effect, &doing);
}

static void
begin_attack(struct adj_fs_run *run, const struct adj_order *order, const struct adj_fs_use *use)
{
    unsigned effect = adj_fs_launch_effect(run->rules, use, run->state->attack.type);
    if (effect == 0)
        attack_from_ship(run, use);
    else if (use->slot < 0)
        attack_from_hand(run, order, use, effect);
    else
        attack_from_play(run, order, use, effect);
    if (effect != 0)
        do_launch(run, order, use, effect);
}

static void
tell_strength(struct adj_fs_run *run)
{
    unsigned type = run->state->attack.type;
    if (type != ADJ_FS_BOARDING)
        adj_fs_tell_strength(run,
                             type == ADJ_FS_DIRECT   ? ADJ_FS_DECL_7
                             : type == ADJ_FS_GUIDED ? ADJ_FS_DECL_8
                                                     : ADJ_FS_ASSLT_3,
                             0);
}

static void
aim(struct adj_fs_run *run, unsigned slot, unsigned cause)
{
    run->state->attack.target = (uint8_t)(slot + 1);
    ADJ_FS_EMIT(run, ADJ_FS_E_TARGET, cause, 0, (uint16_t)adj_fs_ref_at(run->state, slot));
}

// An Assault strikes the host, without Focus (FS-ASSLT-4).
static void
aim_assault(struct adj_fs_run *run)
{
    struct adj_fs_attack *attack = &run->state->attack;
    aim(run, attack->launcher - 1u, ADJ_FS_ASSLT_4); // also when the card paid with itself
    attack->step = ADJ_FS_S_SUPPORT;
}

void
adj_fs_apply_attack(struct adj_fs_run *run, const struct adj_order *order)
{
    struct adj_fs_attack *attack = &run->state->attack;
    int from = adj_order_find(order, ADJ_FS_O_FROM, 0);
    struct adj_fs_use use = adj_fs_use_at(run->state, order, (unsigned)from);
    *attack = (struct adj_fs_attack){.type = (uint8_t)operand_of(order, ADJ_FS_O_TYPE),
                                     .row = (uint8_t)operand_of(order, ADJ_FS_O_ROW),
                                     .step = ADJ_FS_S_FOCUS};
    ADJ_FS_EMIT(run, ADJ_FS_E_ATTACK, ADJ_FS_DECL_2, 0, attack->type, attack->row,
                (uint16_t)use.ref, order->seat);
    begin_attack(run, order, &use);
    for (unsigned i = 0; i < order->count; i++)
        if (order->operand[i].role == ADJ_FS_O_WITH)
            adj_fs_use_card(run, order, i, ADJ_FS_W_DECLARE);
    tell_strength(run);
    if (attack->type == ADJ_FS_ASSAULT)
        aim_assault(run);
    adj_fs_sweep(run, 0);
    adj_fs_after_change(run);
}

// A text may force a choice on the owner of a ship that is boarded (FS-BOARD-8).
static unsigned
forced_choice(const struct adj_fs_run *run, unsigned slot)
{
    unsigned kind = run->state->card[slot].kind;
    unsigned effect =
        adj_fs_effect_in(run->rules, kind, ADJ_FS_W_BOARDING_TARGET, ADJ_FS_Z_TABLE, 0);
    bool chosen = effect != 0 && run->rules->effect[effect].guard == ADJ_FS_G_CHOOSE;
    return run->state->attack.type == ADJ_FS_BOARDING && chosen ? effect : 0;
}

static void
targeted(struct adj_fs_run *run, unsigned slot, unsigned cause)
{
    aim(run, slot, cause);
    bool choice = forced_choice(run, slot) != 0;
    run->state->attack.branch_slot = (uint8_t)(choice ? slot + 1 : 0);
    run->state->attack.step = choice ? ADJ_FS_S_BRANCH : ADJ_FS_S_SUPPORT;
}

static void
focus(struct adj_fs_run *run, const struct adj_order *order)
{
    struct adj_fs_use use = adj_fs_use_whole(order);
    struct adj_fs_payment payment = {.cp_base = ADJ_FS_COST_OF_FOCUS,
                                     .cp_cause = ADJ_FS_FOCUS_3,
                                     .task_cause = ADJ_FS_FOCUS_3,
                                     .discard_cause = ADJ_FS_FOCUS_3,
                                     .react = ADJ_FS_W_COST_FOCUS,
                                     .react_key = ADJ_FS_COST_FOCUS};
    run->state->attack.focused = 1;
    ADJ_FS_EMIT(run, ADJ_FS_E_FOCUS, ADJ_FS_FOCUS_1, 0, 1);
    adj_fs_pay(run, order->seat, order, &use, &payment);
    targeted(run, (unsigned)adj_fs_use_slot(run->state, order, &use, ADJ_FS_O_ON), ADJ_FS_FOCUS_2);
}

// The only ship of the row that may be chosen, or -1.
static int
only_target(const struct adj_fs_run *run)
{
    const struct adj_fs_state *state = run->state;
    int only = -1;
    for (unsigned i = 0; i < state->slots; i++) {
        if (!adj_fs_is_ship(state, i) || state->card[i].owner == state->active ||
            state->card[i].row != state->attack.row || !adj_fs_targetable(run->rules, state, i))
            continue;
        if (only >= 0)
            return -1;
        only = (int)i;
    }
    return only;
}

// A row of one ship leaves nobody a choice (FS-FOCUS-9, FS-R-70).
static void
general(struct adj_fs_run *run)
{
    int only = only_target(run);
    ADJ_FS_EMIT(run, ADJ_FS_E_FOCUS, ADJ_FS_FOCUS_1, 0, 0);
    if (only >= 0)
        targeted(run, (unsigned)only, ADJ_FS_FOCUS_9);
    else
        run->state->attack.step = ADJ_FS_S_TARGET;
}

static void
branch(struct adj_fs_run *run, const struct adj_order *order)
{
    struct adj_fs_attack *attack = &run->state->attack;
    unsigned slot = attack->branch_slot - 1u, number = operand_of(order, ADJ_FS_O_BRANCH);
    unsigned effect = forced_choice(run, slot);
    struct adj_fs_doing doing = {.seat = order->seat,
                                 .kind = run->state->card[slot].kind,
                                 .slot = (int)slot,
                                 .on = -1,
                                 .task = -1,
                                 .branch = number};
    ADJ_FS_EMIT(run, ADJ_FS_E_BRANCH, ADJ_FS_BOARD_8, doing.kind,
                (uint16_t)adj_fs_ref_at(run->state, slot), (uint16_t)number);
    attack->branch_slot = 0;
    bool ends = adj_fs_do_effect(run, effect, &doing);
    if (run->state->phase == ADJ_FS_P_OVER)
        return;
    if (ends)
        adj_fs_end_attack(run, ADJ_FS_REACT_8);
    else
        attack->step = ADJ_FS_S_SUPPORT; // no second Intercept (FS-R-104)
    adj_fs_sweep(run, 0);
    adj_fs_after_change(run);
}

static void
posture(struct adj_fs_run *run, bool active)
{
    struct adj_fs_attack *attack = &run->state->attack;
    attack->posture = active ? 1 : 2;
    if (active)
        adj_fs_task(run, attack->target - 1u, ADJ_FS_DEF_3, 0);
}

void
adj_fs_apply_step(struct adj_fs_run *run, const struct adj_order *order)
{
    switch (order->verb) {
    case ADJ_FS_FOCUS:
        focus(run, order);
        return;
    case ADJ_FS_GENERAL:
        general(run);
        return;
    case ADJ_FS_TARGET:
        targeted(run, (unsigned)adj_fs_find(run->state, order->operand[0].value), ADJ_FS_FOCUS_4);
        return;
    case ADJ_FS_BRANCH:
        branch(run, order);
        return;
    case ADJ_FS_SUPPORT:
        adj_fs_use_card(run, order, 0, ADJ_FS_W_SUPPORT);
        return;
    case ADJ_FS_DEFEND:
        adj_fs_use_card(run, order, 0, ADJ_FS_W_DEFEND);
        return;
    default:
        posture(run, order->verb == ADJ_FS_ACTIVE);
        adj_fs_tell_posture(run, order->verb == ADJ_FS_ACTIVE ? ADJ_FS_DEF_4 : ADJ_FS_DEF_5);
        return;
    }
}
