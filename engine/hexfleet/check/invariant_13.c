// SPDX-License-Identifier: MIT
// HX-I-13: a straight move was along a line of cells, and those between were vacant.

#include "engine/hexfleet/check/check.h"

void
adj_hx_check_13(const struct adj_hx_watch *watch, const struct adj_hx_sight *sight)
{
    (void)watch;
    if (!sight->moved || sight->ship % ADJ_HX_CLASSES == ADJ_HX_CORVETTE)
        return;
    unsigned steps = adj_hx_distance(sight->from, sight->to);
    struct adj_hx_axial a = adj_hx_axial_of(sight->from), b = adj_hx_axial_of(sight->to);
    if (a.q != b.q && a.r != b.r && a.q + a.r != b.q + b.r)
        adj_finding_add(sight->findings, ADJ_HX_I_13, "cells %u and %u are on no line", sight->from,
                        sight->to);
    for (unsigned cell = 0; cell < ADJ_HX_CELLS && sight->rules->sw[ADJ_HX_SW_JUMPS] == 0; cell++) {
        bool between =
            cell != sight->from && cell != sight->to &&
            adj_hx_distance(sight->from, cell) + adj_hx_distance(cell, sight->to) == steps;
        if (between && sight->before->cell[cell] != ADJ_HX_VACANT)
            adj_finding_add(sight->findings, ADJ_HX_I_13, "a ship passed over cell %u", cell);
    }
}
