// SPDX-License-Identifier: MIT
#include "engine/hexfleet/outcome.h"

#include <string.h>
#include "engine/hexfleet/clause.h"
#include "engine/hexfleet/event.h"
#include "engine/hexfleet/moves.h"

void
adj_hx_finish(struct adj_hx_state *state, enum adj_hx_end end, unsigned winner, unsigned clause,
              struct adj_events *events)
{
    state->end = (uint8_t)end;
    state->winner = (uint8_t)winner;
    state->offered = 0;
    struct adj_event *event = adj_event_add(events, ADJ_HX_E_OVER, clause, 0);
    event->arg[0] = (uint16_t)winner;
    event->arg[1] = (uint16_t)end;
}

static bool
has_sunk_flagship(const struct adj_hx_state *state, unsigned *seat)
{
    for (*seat = 0; *seat < ADJ_HX_SEATS; (*seat)++)
        if (adj_hx_find_flagship(state->cell, *seat) == ADJ_HX_OFF)
            return true;
    return false;
}

// Two ships, and both are flagships.
static bool
is_bare(const struct adj_hx_state *state)
{
    unsigned ships = 0;
    for (unsigned cell = 0; cell < ADJ_HX_CELLS; cell++)
        ships += state->cell[cell] != ADJ_HX_VACANT;
    return ships == 2;
}

// Takes the plies back one by one, and counts how often the board was as it is now with the same
// side to move. `differs` cells are not as they are now.
static unsigned
count_repeats(const struct adj_hx_state *state)
{
    uint8_t board[ADJ_HX_CELLS];
    unsigned differs = 0, count = 1;
    memcpy(board, state->cell, sizeof board);
    for (unsigned i = state->passed; i > 0; i--) {
        const struct adj_hx_ply *ply = &state->past[i - 1];
        differs -= board[ply->to] != state->cell[ply->to];
        differs -= ply->from != ply->to && board[ply->from] != state->cell[ply->from];
        uint8_t ship = board[ply->to];
        board[ply->to] = ADJ_HX_VACANT;
        board[ply->from] = ship;
        differs += board[ply->to] != state->cell[ply->to];
        differs += ply->from != ply->to && board[ply->from] != state->cell[ply->from];
        count += differs == 0 && (state->passed - i) % 2 == 1;
    }
    return count;
}

void
adj_hx_judge_end(const struct adj_hx_rules *rules, struct adj_hx_state *state,
                 struct adj_events *events)
{
    unsigned seat;
    const uint8_t *sw = rules->sw;
    if (has_sunk_flagship(state, &seat))
        adj_hx_finish(state, ADJ_HX_SUNK, 2 - seat, ADJ_HX_WIN_1, events);
    else if (sw[ADJ_HX_SW_BARE] == 0 && is_bare(state))
        adj_hx_finish(state, ADJ_HX_BARE, 0, ADJ_HX_DRAW_3, events);
    else if (!adj_hx_can_move(rules, state->cell, state->to_move))
        adj_hx_finish(state, ADJ_HX_IMMOBILE, 2u - state->to_move, ADJ_HX_WIN_2, events);
    else if (sw[ADJ_HX_SW_REPETITION] == 0 && count_repeats(state) >= 3)
        adj_hx_finish(state, ADJ_HX_REPEATED, 0, ADJ_HX_DRAW_1, events);
    else if (sw[ADJ_HX_SW_QUIET] == 0 && state->quiet >= ADJ_HX_QUIET_LIMIT)
        adj_hx_finish(state, ADJ_HX_BECALMED, 0, ADJ_HX_DRAW_2, events);
}
