// SPDX-License-Identifier: MIT
// How a sensible player weighs a move: he sinks what he can, closes in on the enemy's flagship, and
// does not leave a ship where it is lost for nothing. For simulated games.

#include <string.h>
#include "engine/hexfleet/hexfleet.h"
#include "engine/hexfleet/moves.h"
#include "engine/hexfleet/order.h"
#include "engine/hexfleet/state.h"

enum {
    PLAIN = 40,
    WINS = 1000000,
    SINKS = 1500, // times the power of what is sunk
    CLOSER = 25,  // for each step nearer to the enemy's flagship
    DISABLES = 400,
    LOST = 8, // a ship that can be sunk where it goes is moved there so much less often
};

// Steps between two cells, counted along files and ranks: near enough to weigh by.
static unsigned
steps(unsigned a, unsigned b)
{
    int files = (int)adj_hx_file(a) - (int)adj_hx_file(b);
    int heights = (int)(2 * adj_hx_rank(a)) - (int)adj_hx_file_size[adj_hx_file(a)] -
                  (int)(2 * adj_hx_rank(b)) + (int)adj_hx_file_size[adj_hx_file(b)];
    unsigned across = (unsigned)(files < 0 ? -files : files);
    unsigned along = (unsigned)(heights < 0 ? -heights : heights);
    return along <= across ? across : across + (along - across) / 2;
}

static bool
can_be_sunk(const struct adj_hx_rules *rules, const uint8_t *board, unsigned cell)
{
    unsigned enemy = 1 - adj_hx_seat_of(board[cell]);
    for (unsigned from = 0; from < ADJ_HX_CELLS; from++)
        if (adj_hx_is_of(board[from], enemy) && adj_hx_may_sink(rules, board, from, cell) &&
            adj_hx_find_way(rules, board, from, cell, NULL) == ADJ_HX_OPEN)
            return true;
    return false;
}

static uint32_t
weigh_move(const struct adj_hx_rules *rules, const struct adj_hx_state *state, unsigned from,
           unsigned to)
{
    uint8_t after[ADJ_HX_CELLS];
    unsigned ship = state->cell[from], sunk = from == to ? ADJ_HX_VACANT : state->cell[to];
    unsigned enemy = adj_hx_find_flagship(state->cell, 1u - state->to_move);
    if (to == enemy)
        return WINS;
    uint32_t weight = PLAIN;
    if (sunk != ADJ_HX_VACANT)
        weight += SINKS * adj_hx_class_of(sunk);
    memcpy(after, state->cell, sizeof after);
    after[from] = ADJ_HX_VACANT;
    after[to] = (uint8_t)ship;
    if (enemy != ADJ_HX_OFF) {
        if (steps(to, enemy) < steps(from, enemy))
            weight += CLOSER * (steps(from, enemy) - steps(to, enemy));
        if (adj_hx_is_disabled(after, enemy, ADJ_HX_OFF))
            weight += DISABLES;
    }
    if (sunk == ADJ_HX_VACANT && can_be_sunk(rules, after, to))
        weight /= LOST;
    return weight == 0 ? 1 : weight;
}

uint32_t
adj_hx_weigh(const void *rules, const void *state, const struct adj_order *order)
{
    if (order->verb != ADJ_HX_MOVE)
        return 0;
    return weigh_move(rules, state, order->operand[0].value, order->operand[1].value);
}
