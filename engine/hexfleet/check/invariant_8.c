// SPDX-License-Identifier: MIT
// HX-I-8: a ship sunk was no stronger than its attacker; if as strong, a supporter stood there
// before.

#include "engine/hexfleet/check/check.h"

static unsigned
class_of(unsigned ship)
{
    return ship > ADJ_HX_CLASSES ? ship - ADJ_HX_CLASSES : ship;
}

static unsigned
strength(const struct adj_hx_sight *sight, unsigned ship)
{
    bool as_strong = sight->rules->sw[ADJ_HX_SW_POWER] == 1 && class_of(ship) == ADJ_HX_SLOOP;
    return as_strong ? ADJ_HX_FRIGATE : class_of(ship);
}

// The flagship in `cell` is disabled, the ship about to be sunk counted or not (HX-R-14).
static bool
is_held(const struct adj_hx_sight *sight, unsigned cell)
{
    const uint8_t *board = sight->before->cell;
    bool own_side = board[cell] > ADJ_HX_CLASSES;
    unsigned near = 0;
    for (unsigned at = 0; at < ADJ_HX_CELLS; at++) {
        if (at == sight->to && sight->rules->sw[ADJ_HX_SW_MOMENT] == 1)
            continue;
        near += board[at] != ADJ_HX_VACANT && (board[at] > ADJ_HX_CLASSES) != own_side &&
                adj_hx_distance(at, cell) == 1;
    }
    return near >= 2;
}

// The corvette in `cell` is one step from the target round a cell that the ruling on pivots allows
// (HX-R-5); the attacker's own cell is vacant where support is judged after the move.
static bool
is_on_course(const struct adj_hx_sight *sight, unsigned cell)
{
    unsigned ruling = sight->rules->sw[ADJ_HX_SW_PIVOT];
    for (unsigned pivot = 0; pivot < ADJ_HX_CELLS; pivot++) {
        if (adj_hx_distance(pivot, cell) != 1 || adj_hx_distance(pivot, sight->to) != 1)
            continue;
        bool vacant = sight->before->cell[pivot] == ADJ_HX_VACANT ||
                      (pivot == sight->from && sight->rules->sw[ADJ_HX_SW_MOMENT] == 1);
        bool barred = (ruling == ADJ_HX_PIVOT_VACANT && !vacant) ||
                      (ruling == ADJ_HX_PIVOT_OCCUPIED && vacant);
        if (!barred)
            return true;
    }
    return false;
}

static bool
supports(const struct adj_hx_sight *sight, unsigned cell, unsigned needed)
{
    unsigned ship = sight->before->cell[cell];
    if (ship == ADJ_HX_VACANT || cell == sight->from ||
        (ship > ADJ_HX_CLASSES) != (sight->ship > ADJ_HX_CLASSES) ||
        adj_hx_distance(cell, sight->to) != 1)
        return false;
    bool abeam = adj_hx_axial_of(cell).q == adj_hx_axial_of(sight->to).q;
    if (class_of(ship) == ADJ_HX_SLOOP && abeam)
        return false;
    if (class_of(ship) == ADJ_HX_FLAGSHIP && is_held(sight, cell))
        return false;
    if (class_of(ship) == ADJ_HX_CORVETTE && !is_on_course(sight, cell))
        return false;
    return sight->rules->sw[ADJ_HX_SW_ON_COURSE] == 0 || strength(sight, ship) >= needed;
}

void
adj_hx_check_8(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    (void)watch;
    if (sight->sunk == ADJ_HX_VACANT)
        return;
    unsigned own = strength(sight, sight->ship), other = strength(sight, sight->sunk);
    if (other > own)
        adj_finding_add(sight->findings, ADJ_HX_I_8, "a ship of power %u sank one of power %u", own,
                        other);
    if (other != own)
        return;
    for (unsigned cell = 0; cell < ADJ_HX_CELLS; cell++)
        if (supports(sight, cell, other))
            return;
    adj_finding_add(sight->findings, ADJ_HX_I_8,
                    "nobody supported an attack of equal power on cell %u", sight->to);
}
