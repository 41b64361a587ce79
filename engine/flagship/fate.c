// SPDX-License-Identifier: MIT
// Hits against Hull, destruction, promotion of the second row, and the end of the game.

#include "engine/flagship/apply.h"

#include <string.h>

void
adj_fs_end_game(struct adj_fs_run *run, unsigned winner, unsigned end, unsigned cause)
{
    struct adj_fs_state *state = run->state;
    state->phase = ADJ_FS_P_OVER;
    state->winner = (uint8_t)winner;
    state->end = (uint8_t)end;
    state->wait = state->wait_seat = state->wait_slot = 0;
    memset(&state->pending, 0, sizeof state->pending);
    ADJ_FS_EMIT(run, ADJ_FS_E_OVER, cause, 0, (uint16_t)winner, (uint16_t)end);
}

// FS-RES-7, FS-R-28: at once, whatever emptied the first row.
void
adj_fs_promote(struct adj_fs_run *run, unsigned seat, unsigned cause)
{
    struct adj_fs_state *state = run->state;
    if (adj_fs_ships(state, seat, 1) > 0 || adj_fs_ships(state, seat, 2) == 0)
        return;
    for (unsigned i = 0; i < state->slots; i++)
        if (adj_fs_is_ship(state, i) && state->card[i].owner == seat)
            state->card[i].row = 1;
    ADJ_FS_EMIT(run, ADJ_FS_E_PROMOTE, cause, 0, (uint16_t)seat);
}

void
adj_fs_destroy(struct adj_fs_run *run, unsigned slot, unsigned cause, unsigned card)
{
    struct adj_fs_state *state = run->state;
    unsigned owner = state->card[slot].owner, kind = state->card[slot].kind;
    bool flagship = run->rules->kind[kind].flagship != 0;
    bool to_pile = run->rules->sw[ADJ_FS_SW_DESTROYED_SHIP_PILE] == 1;
    ADJ_FS_EMIT(run, ADJ_FS_E_DESTROY, cause, card, (uint16_t)adj_fs_ref_at(state, slot),
                (uint16_t)owner, flagship);
    adj_fs_table_leave(run, slot, to_pile ? ADJ_FS_Z_DISCARD : ADJ_FS_Z_REMOVED,
                       to_pile ? ADJ_FS_RES_5 : ADJ_FS_RES_4, card);
    adj_fs_promote(run, owner, cause == ADJ_FS_RES_3 ? ADJ_FS_RES_7 : ADJ_FS_R_28);
    if (flagship)
        adj_fs_end_game(run, adj_fs_other(owner) + 1, ADJ_FS_END_FLAGSHIP,
                        cause == ADJ_FS_CARD_12 ? ADJ_FS_R_92 : ADJ_FS_WIN_1);
}

static const struct adj_fs_givers *
givers_of_hull(struct adj_fs_run *run)
{
    if (!run->hull_known)
        adj_fs_givers_find(run->rules, run->state, ADJ_FS_HULL, &run->hull);
    run->hull_known = true;
    return &run->hull;
}

static struct adj_fs_range
hull_of(struct adj_fs_run *run, unsigned slot)
{
    return adj_fs_hull_given(run->rules, run->state, slot, givers_of_hull(run));
}

// Both Flagships at the same instant: nobody was first (FS-R-91).
static bool
both_flagships(struct adj_fs_run *run)
{
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++) {
        int slot = adj_fs_flagship(run->rules, run->state, seat);
        unsigned hits = slot < 0 ? 0 : run->state->card[slot].hits; // a Hull is 1 at least
        if (hits == 0 || (int)hits < hull_of(run, (unsigned)slot).hi)
            return false;
    }
    return true;
}

// True if no ship has as many hits as its card says that it can take, and nothing in play takes
// from Hulls: then all stand. So it is mostly, and one need not add up for it. False says nothing.
static bool
all_stand_plainly(struct adj_fs_run *run)
{
    const struct adj_fs_state *state = run->state;
    bool hit = false;
    for (unsigned i = 0; i < state->slots; i++) {
        const struct adj_fs_card *card = &state->card[i];
        if (card->hits == 0)
            continue;
        hit = true;
        const struct adj_fs_value hull = run->rules->kind[card->kind].stat[ADJ_FS_HULL];
        if (hull.var != 0 || card->hits >= hull.base)
            return false;
    }
    return !hit || !adj_fs_hulls_may_shrink(run->rules, state);
}

// FS-R-89: after every change, also outside an attack.
void
adj_fs_sweep(struct adj_fs_run *run, unsigned from)
{
    struct adj_fs_state *state = run->state;
    unsigned cause = state->attack.step == ADJ_FS_S_RESOLVE ? ADJ_FS_RES_3 : ADJ_FS_R_89;
    if (all_stand_plainly(run))
        return;
    bool both = both_flagships(run);
    for (unsigned i = from; i < state->slots && state->phase != ADJ_FS_P_OVER; i++) {
        if (!adj_fs_is_ship(state, i) || state->card[i].hits == 0)
            continue;
        struct adj_fs_range hull = hull_of(run, i);
        if (state->card[i].hits >= hull.hi) {
            adj_fs_destroy(run, i, cause, 0);
            i = from - 1; // a card lost may have held up another ship's Hull
        } else if (state->card[i].hits >= hull.lo) {
            state->wait = ADJ_FS_WAIT_HULL;
            state->wait_slot = (uint8_t)(i + 1);
            ADJ_FS_EMIT(run, ADJ_FS_E_WAIT, ADJ_FS_RES_3, 0, ADJ_FS_WAIT_HULL,
                        (uint16_t)adj_fs_ref_at(state, i));
            return;
        }
    }
    if (both && state->phase == ADJ_FS_P_OVER)
        adj_fs_end_game(run, 0, ADJ_FS_END_BOTH, ADJ_FS_R_91);
}
