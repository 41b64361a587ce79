// SPDX-License-Identifier: MIT
// The state before the first move, and how much of a state matters.

#include <assert.h>
#include <stddef.h>
#include <string.h>
#include "engine/hexfleet/hexfleet.h"
#include "engine/hexfleet/rules.h"
#include "engine/hexfleet/state.h"

// Files a to g from south to north, a figure for as many vacant cells; capitals are west's
// (catalogue, HX-2.2 and HX-R-1).
const char *const adj_hx_layouts[ADJ_HX_LAYOUTS] = {
    "RSSR/CCFCC/6/7/6/ccfcc/rssr w",
    "SRRS/CCFCC/6/7/6/ccfcc/srrs w",
    "CCCC/RSFSR/6/7/6/rsfsr/cccc w",
    "CCCC/SRFRS/6/7/6/srfrs/cccc w",
};

void
adj_hx_start(const void *rules, void *state)
{
    const struct adj_hx_rules *r = rules;
    struct adj_hx_state *s = state;
    struct adj_error error = {.status = ADJ_OK};
    memset(s, 0, sizeof *s);
    enum adj_status status =
        adj_hx_position_line(rules, state, NULL, adj_hx_layouts[r->sw[ADJ_HX_SW_LAYOUT]], &error);
    assert(status == ADJ_OK);
    (void)status;
    s->to_move = r->sw[ADJ_HX_SW_FIRST];
    s->ply = 0;
    s->typed = ADJ_HX_LAYOUT;
}

// Up to the last ply remembered.
size_t
adj_hx_used(const void *rules, const void *state)
{
    const struct adj_hx_state *s = state;
    (void)rules;
    return offsetof(struct adj_hx_state, past) + s->passed * sizeof s->past[0];
}
