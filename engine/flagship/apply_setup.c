// SPDX-License-Identifier: MIT
// Set-up is carried out: fleets, the roll, the choice, arranging, the cut.

#include "engine/flagship/apply.h"

static void
fleet(struct adj_fs_run *run, const struct adj_order *order)
{
    struct adj_fs_state *state = run->state;
    struct adj_fs_seat *seat = &state->seat[order->seat];
    for (unsigned i = 0; i < order->count; i++) {
        unsigned kind = adj_fs_ref_kind(order->operand[i].value);
        adj_fs_zone_insert(seat->fleet, &seat->fleet_count, kind);
    }
    seat->bought = 1;
    if (state->seat[0].bought && state->seat[1].bought)
        adj_fs_set_phase(run, ADJ_FS_P_ROLL, ADJ_FS_SETUP_10);
}

static void
roll(struct adj_fs_run *run, const struct adj_order *order)
{
    struct adj_fs_state *state = run->state;
    for (unsigned i = 0; i < order->count; i += 2) {
        unsigned seat = order->operand[i].value, number = order->operand[i + 1].value;
        state->seat[seat].roll = (uint8_t)number;
        ADJ_FS_EMIT(run, ADJ_FS_E_ROLL, ADJ_FS_SETUP_11, 0, (uint16_t)seat, (uint16_t)number);
    }
    if (state->seat[0].roll == state->seat[1].roll)
        return; // they roll again (FS-R-14)
    state->active = state->seat[0].roll > state->seat[1].roll ? 0 : 1;
    adj_fs_set_phase(run, ADJ_FS_P_CHOOSE, ADJ_FS_SETUP_12);
}

static void
choose(struct adj_fs_run *run, const struct adj_order *order)
{
    struct adj_fs_state *state = run->state;
    bool first = order->operand[0].value == 1;
    state->first = (uint8_t)(first ? order->seat : adj_fs_other(order->seat));
    state->active = state->first;
    ADJ_FS_EMIT(run, ADJ_FS_E_FIRST, ADJ_FS_SETUP_12, 0, state->first);
    adj_fs_set_phase(run, ADJ_FS_P_ARRANGE, ADJ_FS_SETUP_13);
}

static void
place_ships(struct adj_fs_run *run, const struct adj_order *order)
{
    unsigned row = 0;
    for (unsigned i = 0; i < order->count; i++) {
        const struct adj_operand *operand = &order->operand[i];
        bool under = i + 1 < order->count && operand[1].role == ADJ_FS_O_UNDER;
        if (operand->role == ADJ_FS_O_ROW)
            row = operand->value;
        if (operand->role != ADJ_FS_O_CARD || under)
            continue;
        unsigned slot = adj_fs_table_put(run, adj_fs_ref_kind(operand->value), order->seat, 0, row);
        unsigned ref = adj_fs_ref_at(run->state, slot);
        ADJ_FS_EMIT(run, ADJ_FS_E_MOVE, ADJ_FS_SETUP_13, 0, (uint16_t)ref, order->seat,
                    ADJ_FS_Z_ASIDE, ADJ_FS_Z_TABLE);
        ADJ_FS_EMIT(run, ADJ_FS_E_ROW, ADJ_FS_SETUP_13, 0, (uint16_t)ref, (uint16_t)row);
    }
}

static void
arrange(struct adj_fs_run *run, const struct adj_order *order)
{
    struct adj_fs_seat *seat = &run->state->seat[order->seat];
    place_ships(run, order);
    for (unsigned i = 1; i < order->count; i++) {
        if (order->operand[i].role != ADJ_FS_O_UNDER)
            continue;
        int ship = adj_fs_flagship(run->rules, run->state, order->seat);
        adj_fs_attach(run, adj_fs_ref_kind(order->operand[i - 1].value), order->seat,
                      (unsigned)ship, ADJ_FS_Z_ASIDE, ADJ_FS_SETUP_7);
    }
    for (unsigned i = 0; i < ADJ_FS_FLEET_MAX; i++)
        seat->fleet[i] = 0;
    seat->fleet_count = 0;
    seat->arranged = 1;
    adj_fs_promote(run, order->seat,
                   ADJ_FS_R_29); // where row 2 alone is read as the first row (FS-R-29)
    adj_fs_start_command(run, order->seat);
}

static void
cut(struct adj_fs_run *run, const struct adj_order *order)
{
    unsigned seat = order->operand[0].value;
    unsigned lifted = order->count > 1 ? order->operand[1].value : ADJ_FS_UNKNOWN;
    run->state->seat[seat].cut = 1;
    ADJ_FS_EMIT(run, ADJ_FS_E_CUT,
                run->rules->sw[ADJ_FS_SW_DECK_CUT] == 1 ? ADJ_FS_SETUP_20 : ADJ_FS_SETUP_19, 0,
                (uint16_t)seat, (uint16_t)lifted);
}

void
adj_fs_apply_setup(struct adj_fs_run *run, const struct adj_order *order)
{
    switch (order->verb) {
    case ADJ_FS_FLEET:
        fleet(run, order);
        return;
    case ADJ_FS_ROLL:
        roll(run, order);
        return;
    case ADJ_FS_CHOOSE:
        choose(run, order);
        return;
    case ADJ_FS_ARRANGE:
        arrange(run, order);
        return;
    default:
        cut(run, order);
        return;
    }
}
