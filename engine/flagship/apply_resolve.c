// SPDX-License-Identifier: MIT
// Resolution of an Attack Order: hits land, a Boarding card is attached, ships are destroyed, the
// cards played are discarded.

#include <string.h>
#include "engine/flagship/apply.h"
#include "engine/flagship/resolve.h"

void
adj_fs_posture_stops(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                     struct adj_fs_total *total)
{
    unsigned target = state->attack.target - 1u;
    struct adj_fs_total def = {0};
    adj_fs_stat(rules, state, target, ADJ_FS_DEF, &def);
    if (def.vars == 0 && def.base + def.loose.lo < 0)
        def = (struct adj_fs_total){0}; // floored once, before doubling (FS-R-56)
    for (unsigned twice = 0; twice < (state->attack.posture == 1 ? 2u : 1u); twice++) {
        total->base += def.base;
        for (unsigned i = 0; i < def.vars; i++)
            adj_fs_total_add(&state->know, total, (struct adj_fs_value){.var = def.var[i]});
        total->loose.lo += def.loose.lo;
        total->loose.hi += def.loose.hi;
    }
}

static struct adj_fs_range
floored(struct adj_fs_range range)
{
    range.lo = range.lo < 0 ? 0 : range.lo;
    range.hi = range.hi < 0 ? 0 : range.hi;
    return range;
}

void
adj_fs_blow(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
            struct adj_fs_blow *blow)
{
    const struct adj_fs_attack *attack = &state->attack;
    memset(blow, 0, sizeof *blow);
    adj_fs_attack_total(rules, state, &blow->fired);
    adj_fs_posture_stops(rules, state, &blow->stopped);
    blow->stopped.base += attack->stops;
    for (unsigned i = 0; i < 4; i++)
        if (attack->stop_var[i] != 0)
            adj_fs_total_add(&state->know, &blow->stopped,
                             (struct adj_fs_value){.var = attack->stop_var[i]});
    struct adj_fs_range fired = floored(adj_fs_total_range(&state->know, &blow->fired));
    struct adj_fs_range stopped = floored(adj_fs_total_range(&state->know, &blow->stopped));
    blow->lo = fired.lo > stopped.hi ? fired.lo - stopped.hi : 0;
    blow->hi = fired.hi > stopped.lo ? fired.hi - stopped.lo : 0;
}

// What the posture stops is told once, when it is taken or when the step closes without one.
void
adj_fs_tell_posture(struct adj_fs_run *run, unsigned cause)
{
    if (run->state->attack.type == ADJ_FS_BOARDING)
        return;
    struct adj_fs_total total = {0};
    bool active = run->state->attack.posture == 1;
    adj_fs_posture_stops(run->rules, run->state, &total);
    struct adj_fs_range range = floored(adj_fs_total_range(&run->state->know, &total));
    ADJ_FS_EMIT(run, ADJ_FS_E_STOP, cause, 0, (uint16_t)range.lo, (uint16_t)range.hi,
                active ? 2 : 1);
}

static void
attach_boarding(struct adj_fs_run *run)
{
    struct adj_fs_attack *attack = &run->state->attack;
    unsigned kind = attack->boarding;
    attack->boarding = 0;
    adj_fs_attach(run, kind, run->state->active, attack->target - 1u, ADJ_FS_Z_PLAYED,
                  ADJ_FS_RES_8);
}

void
adj_fs_resolve(struct adj_fs_run *run)
{
    struct adj_fs_state *state = run->state;
    struct adj_fs_attack *attack = &state->attack;
    unsigned slot = attack->target - 1u;
    if (attack->posture == 0) { // none was said
        attack->posture = 2;
        adj_fs_tell_posture(run, ADJ_FS_R_85);
    }
    attack->step = ADJ_FS_S_RESOLVE;
    if (attack->type == ADJ_FS_BOARDING) {
        attach_boarding(run);
        adj_fs_sweep(run, 0);
        adj_fs_after_change(run);
        return;
    }
    struct adj_fs_blow blow;
    adj_fs_blow(run->rules, state, &blow);
    if (blow.lo == blow.hi) {
        adj_fs_land(run, slot, blow.lo);
        return;
    }
    state->wait = ADJ_FS_WAIT_HITS;
    state->wait_slot = (uint8_t)(slot + 1);
    ADJ_FS_EMIT(run, ADJ_FS_E_WAIT, ADJ_FS_RES_1, 0, ADJ_FS_WAIT_HITS,
                (uint16_t)adj_fs_ref_at(state, slot));
}

void
adj_fs_land(struct adj_fs_run *run, unsigned slot, int landed)
{
    struct adj_fs_card *ship = &run->state->card[slot];
    int total = ship->hits + landed;
    ship->hits = (uint16_t)(total > UINT16_MAX ? UINT16_MAX : total);
    ADJ_FS_EMIT(run, ADJ_FS_E_HITS, ADJ_FS_RES_1, 0, (uint16_t)adj_fs_ref_at(run->state, slot),
                (uint16_t)landed, ship->hits);
    adj_fs_sweep(run, 0);
    adj_fs_after_change(run);
}

void
adj_fs_after_change(struct adj_fs_run *run)
{
    struct adj_fs_state *state = run->state;
    struct adj_fs_attack *attack = &state->attack;
    if (state->wait != ADJ_FS_WAIT_NONE || attack->step == ADJ_FS_S_NONE)
        return;
    if (state->phase == ADJ_FS_P_OVER) {
        memset(attack, 0, sizeof *attack); // the game ends in this step (FS-WIN-2)
        return;
    }
    bool aimed = attack->step == ADJ_FS_S_SUPPORT || attack->step == ADJ_FS_S_DEFEND ||
                 attack->step == ADJ_FS_S_BRANCH;
    bool row_gone = (attack->step == ADJ_FS_S_FOCUS || attack->step == ADJ_FS_S_TARGET) &&
                    adj_fs_ships(state, adj_fs_other(state->active), attack->row) == 0;
    if (attack->step == ADJ_FS_S_RESOLVE)
        adj_fs_end_attack(run, 0);
    else if (row_gone || (aimed && attack->target == 0))
        adj_fs_end_attack(run, ADJ_FS_R_84); // who was to be struck left play
}

void
adj_fs_end_attack(struct adj_fs_run *run, unsigned early)
{
    struct adj_fs_state *state = run->state;
    unsigned boarding = state->attack.boarding;
    if (boarding != 0) {
        adj_fs_to_pile(run, state->active, boarding);
        ADJ_FS_EMIT(run, ADJ_FS_E_MOVE, ADJ_FS_R_84, 0, (uint16_t)boarding, state->active,
                    ADJ_FS_Z_PLAYED, ADJ_FS_Z_DISCARD);
    }
    memset(&state->attack, 0, sizeof state->attack);
    memset(&state->pending, 0, sizeof state->pending);
    adj_fs_discard_played(run, 0);
    for (unsigned i = 0; i < state->slots; i++)
        state->card[i].used = 0;
    adj_fs_drop_mods(run, ADJ_FS_ORDER);
    ADJ_FS_EMIT(run, ADJ_FS_E_END_ORDER, early ? early : ADJ_FS_ORDER_11, 0, 1, early != 0);
    adj_fs_sweep(run, 0); // a Hull raised for the Order is down again (FS-R-89)
}
