// SPDX-License-Identifier: MIT
// The sequence of play: what happens by itself between the decisions of a turn.

#include "engine/flagship/apply.h"

#include <string.h>

void
adj_fs_set_phase(struct adj_fs_run *run, unsigned phase, unsigned cause)
{
    run->state->phase = (uint8_t)phase;
    ADJ_FS_EMIT(run, ADJ_FS_E_PHASE, cause, 0, (uint16_t)phase, run->state->active,
                run->state->turn);
}

static void
wait_for_cp(struct adj_fs_run *run, unsigned seat, unsigned cause)
{
    run->state->wait = ADJ_FS_WAIT_CP;
    run->state->wait_seat = (uint8_t)seat;
    ADJ_FS_EMIT(run, ADJ_FS_E_WAIT, cause, 0, ADJ_FS_WAIT_CP, (uint16_t)seat);
}

// FS-SETUP-14/15: the starting fleet's Cmd, or its Commander's alone.
void
adj_fs_start_command(struct adj_fs_run *run, unsigned seat)
{
    struct adj_fs_state *state = run->state;
    struct adj_fs_total total = {0};
    bool commander = run->rules->sw[ADJ_FS_SW_START_COMMAND_FROM] == 1;
    if (!commander)
        adj_fs_cmd(run->rules, state, seat, &total);
    for (unsigned i = 0; commander && i < state->slots; i++)
        if (state->card[i].kind != 0 && state->card[i].owner == seat && state->card[i].host != 0)
            adj_fs_total_add(&state->know, &total,
                             run->rules->kind[state->card[i].kind].stat[ADJ_FS_CMD]);
    struct adj_fs_range range = adj_fs_total_range(&state->know, &total);
    unsigned cause = commander ? ADJ_FS_SETUP_15 : ADJ_FS_SETUP_14;
    if (range.lo != range.hi) {
        wait_for_cp(run, seat, cause);
        return;
    }
    adj_fs_change_cp(run, seat, range.lo, cause, 0);
    adj_fs_next_to_arrange(run);
}

void
adj_fs_next_to_arrange(struct adj_fs_run *run)
{
    struct adj_fs_state *state = run->state;
    if (state->seat[0].arranged && state->seat[1].arranged) {
        adj_fs_set_phase(run, ADJ_FS_P_DECKS, ADJ_FS_SETUP_10);
        return;
    }
    state->active = (uint8_t)adj_fs_other(state->active);
    adj_fs_set_phase(run, ADJ_FS_P_ARRANGE, ADJ_FS_SETUP_16);
}

static bool
lies_on_enemy(const struct adj_fs_state *state, unsigned slot)
{
    unsigned host = state->card[slot].host;
    return host != 0 && state->card[host - 1].owner != state->card[slot].owner;
}

// Whose cards become upright (FS-UNTASK-1..5).
static bool
untasks(const struct adj_fs_run *run, unsigned slot, unsigned *cause)
{
    const struct adj_fs_state *state = run->state;
    bool own = state->card[slot].owner == state->active, boarding = lies_on_enemy(state, slot);
    bool its_own_time = run->rules->edition != ADJ_FS_COYOTE; // else the turn is not named
    *cause = own ? !boarding      ? ADJ_FS_UNTASK_1
                   : its_own_time ? ADJ_FS_UNTASK_4
                                  : ADJ_FS_UNTASK_3
             : boarding && run->rules->sw[ADJ_FS_SW_BOARDING_UNTASK] == 1 ? ADJ_FS_UNTASK_5
                                                                          : ADJ_FS_UNTASK_2;
    return own || run->rules->sw[ADJ_FS_SW_UNTASK_SCOPE] == 1 ||
           (boarding && run->rules->sw[ADJ_FS_SW_BOARDING_UNTASK] == 1);
}

static void
untask(struct adj_fs_run *run)
{
    struct adj_fs_state *state = run->state;
    adj_fs_set_phase(run, ADJ_FS_P_UNTASK, state->turn == 1 ? ADJ_FS_SETUP_23 : ADJ_FS_ORDER_3);
    for (unsigned i = 0; i < state->slots; i++) {
        unsigned cause;
        if (!state->card[i].tasked || !untasks(run, i, &cause))
            continue;
        state->card[i].tasked = 0;
        ADJ_FS_EMIT(run, ADJ_FS_E_UNTASK, cause, 0, (uint16_t)adj_fs_ref_at(state, i),
                    state->card[i].owner);
    }
}

static void
gain(struct adj_fs_run *run)
{
    struct adj_fs_state *state = run->state;
    struct adj_fs_total total = {0};
    adj_fs_set_phase(run, ADJ_FS_P_GAIN, ADJ_FS_ORDER_1);
    adj_fs_cmd(run->rules, state, state->active, &total);
    struct adj_fs_range range = adj_fs_total_range(&state->know, &total);
    if (state->seat[state->active].cp_known && range.lo != range.hi) {
        wait_for_cp(run, state->active, ADJ_FS_GAIN_1);
        return;
    }
    adj_fs_change_cp(run, state->active, range.lo < 0 ? 0 : range.lo, ADJ_FS_GAIN_2, 0);
    adj_fs_set_phase(run, ADJ_FS_P_REARRANGE, ADJ_FS_ORDER_1);
}

void
adj_fs_begin_turn(struct adj_fs_run *run)
{
    untask(run);
    gain(run);
}

void
adj_fs_drop_mods(struct adj_fs_run *run, unsigned until)
{
    struct adj_fs_state *state = run->state;
    unsigned kept = 0;
    for (unsigned i = 0; i < ADJ_FS_MODS && state->mod[i].card != 0; i++)
        if (state->mod[i].until != until)
            state->mod[kept++] = state->mod[i];
    memset(&state->mod[kept], 0, (ADJ_FS_MODS - kept) * sizeof state->mod[0]);
}

// FS-R-98: what lasts for the turn ends after the Draw phase; a Hull raised for it is down again
// (FS-R-89).
void
adj_fs_end_turn(struct adj_fs_run *run)
{
    adj_fs_drop_mods(run, ADJ_FS_TURN);
    adj_fs_sweep(run, 0);
    adj_fs_next_turn(run);
}

void
adj_fs_next_turn(struct adj_fs_run *run)
{
    struct adj_fs_state *state = run->state;
    if (state->phase == ADJ_FS_P_OVER || state->wait != ADJ_FS_WAIT_NONE)
        return;
    for (unsigned i = 0; i < state->slots; i++)
        state->card[i].used = state->card[i].used_turn = 0;
    state->seat[state->active].refilled = 0;
    state->active = (uint8_t)adj_fs_other(state->active);
    // Numbers begin anew, but for that of the first turn, which has rules of its own.
    state->turn = state->turn < UINT16_MAX ? (uint16_t)(state->turn + 1) : 2;
    adj_fs_begin_turn(run);
}

// Draw: nothing due, or nothing left to draw (FS-R-112), ends the turn; else the table draws.
void
adj_fs_enter_draw(struct adj_fs_run *run)
{
    struct adj_fs_state *state = run->state;
    const struct adj_fs_seat *seat = &state->seat[state->active];
    if (state->phase != ADJ_FS_P_DRAW)
        adj_fs_set_phase(run, ADJ_FS_P_DRAW, ADJ_FS_ORDER_1);
    bool full = seat->hand_total != ADJ_FS_UNKNOWN &&
                seat->hand_total >= adj_fs_hand_size(run->rules, state, state->active);
    bool nothing_left = seat->deck_total == 0 && seat->pile_count == 0 && !seat->pile_more;
    if (!full && nothing_left) // the hand stays short
        ADJ_FS_EMIT(run, ADJ_FS_E_DRAW, ADJ_FS_R_112, 0, state->active, 0, seat->hand_total);
    if (full || nothing_left)
        adj_fs_end_turn(run);
}

static void
rearrange(struct adj_fs_run *run, const struct adj_order *order)
{
    unsigned row = 0;
    for (unsigned i = 0; i < order->count; i++) {
        unsigned value = order->operand[i].value;
        if (order->operand[i].role == ADJ_FS_O_ROW) {
            row = value;
            continue;
        }
        struct adj_fs_card *ship = &run->state->card[adj_fs_find(run->state, value)];
        if (ship->row == row)
            continue;
        ship->row = (uint8_t)row;
        ADJ_FS_EMIT(run, ADJ_FS_E_ROW, ADJ_FS_REARR_2, 0, (uint16_t)value, (uint16_t)row);
    }
    adj_fs_promote(run, order->seat,
                   ADJ_FS_R_29); // where row 2 alone is read as the first row (FS-R-29)
}

static void
discard(struct adj_fs_run *run, const struct adj_order *order)
{
    for (unsigned i = 0; i < order->count; i++) {
        unsigned kind = adj_fs_ref_kind(order->operand[i].value);
        adj_fs_hand_take(run, order->seat, kind);
        adj_fs_to_pile(run, order->seat, kind);
        ADJ_FS_EMIT(run, ADJ_FS_E_MOVE, ADJ_FS_DISC_2, 0, (uint16_t)kind, order->seat,
                    ADJ_FS_Z_HAND, ADJ_FS_Z_DISCARD);
    }
}

static void
done(struct adj_fs_run *run)
{
    struct adj_fs_state *state = run->state;
    if (state->attack.step == ADJ_FS_S_SUPPORT)
        state->attack.step = ADJ_FS_S_DEFEND;
    else if (state->attack.step == ADJ_FS_S_DEFEND)
        adj_fs_resolve(run);
    else if (state->phase == ADJ_FS_P_REARRANGE)
        adj_fs_set_phase(run, ADJ_FS_P_ORDERS, ADJ_FS_ORDER_1);
    else if (state->phase == ADJ_FS_P_ORDERS)
        adj_fs_set_phase(run, ADJ_FS_P_DISCARD, ADJ_FS_ORDER_20);
    else if (state->phase == ADJ_FS_P_DISCARD)
        adj_fs_enter_draw(run);
    else
        adj_fs_end_turn(run); // the reshuffle is declined (FS-DRAW-2)
}

void
adj_fs_apply_turn(struct adj_fs_run *run, const struct adj_order *order)
{
    if (order->verb == ADJ_FS_REARRANGE)
        rearrange(run, order);
    else if (order->verb == ADJ_FS_DISCARD)
        discard(run, order);
    else
        done(run);
}
