// SPDX-License-Identifier: MIT
// The description of ruleset and state, field by field, in declaration order.

#include "engine/hexfleet/rules.h"
#include "engine/hexfleet/state.h"

#define U8(type, member)  ADJ_FIELD(type, member, 1, false)
#define U16(type, member) ADJ_FIELD(type, member, 2, false)
#define U32(type, member) ADJ_FIELD(type, member, 4, false)

static const struct adj_field ply_fields[] = {
    U8(adj_hx_ply, from),
    U8(adj_hx_ply, to),
};

const struct adj_field adj_hx_state_fields[] = {
    U32(adj_hx_state, ply),
    U16(adj_hx_state, quiet),
    U16(adj_hx_state, passed),
    U8(adj_hx_state, to_move),
    U8(adj_hx_state, end),
    U8(adj_hx_state, winner),
    U8(adj_hx_state, offered),
    U8(adj_hx_state, typed),
    U8(adj_hx_state, sunk),
    U8(adj_hx_state, cell),
    ADJ_FIELD_STRUCT(adj_hx_state, past, adj_hx_ply, ply_fields),
};

const struct adj_field adj_hx_rules_fields[] = {
    U8(adj_hx_rules, edition),
    U8(adj_hx_rules, sw),
};

static_assert(sizeof adj_hx_state_fields / sizeof adj_hx_state_fields[0] == ADJ_HX_STATE_FIELDS,
              "as declared");
