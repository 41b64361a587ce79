// SPDX-License-Identifier: MIT
#include "engine/hexfleet/moves.h"

#include <string.h>

enum { RING = 6, ARC_THREE = 3, ARC_FIVE = 5, ARC_CIRCLE = 6 };

// A way that is looked for, and what stands in it.
struct search {
    const struct adj_hx_rules *rules;
    const uint8_t *board;
    unsigned from, to;
    unsigned by;    // cell of the first ship that stands in the shortest blocked way there
    unsigned steps; // of that way
};

static enum adj_hx_way slide(struct search *search);
static enum adj_hx_way turn(struct search *search);

enum adj_hx_way
adj_hx_find_way(const struct adj_hx_rules *rules, const uint8_t *board, unsigned from, unsigned to,
                unsigned *by)
{
    struct search search = {.rules = rules,
                            .board = board,
                            .from = from,
                            .to = to,
                            .by = ADJ_HX_OFF,
                            .steps = ADJ_HX_CELLS};
    enum adj_hx_way way = ADJ_HX_NO_WAY;
    if (adj_hx_class_of(board[from]) == ADJ_HX_CORVETTE)
        way = turn(&search);
    else if (from != to)
        way = slide(&search);
    if (by != NULL)
        *by = way == ADJ_HX_BLOCKED ? search.by : (unsigned)ADJ_HX_OFF;
    return way;
}

static bool
is_in_the_way(const struct search *search, unsigned cell)
{
    return search->board[cell] != ADJ_HX_VACANT && search->rules->sw[ADJ_HX_SW_JUMPS] == 0;
}

// A line or an arc of so many steps leads there. `by` is the cell of the first ship that stands in
// it, or ADJ_HX_OFF.
static enum adj_hx_way
arrive(struct search *search, unsigned by, unsigned steps)
{
    if (by == ADJ_HX_OFF)
        return ADJ_HX_OPEN;
    if (steps < search->steps) {
        search->by = by;
        search->steps = steps;
    }
    return ADJ_HX_BLOCKED;
}

// How many steps a class goes in a direction: none, one, or as many as there are.
static unsigned
steps_of(unsigned ship_class, unsigned direction)
{
    bool abeam = adj_hx_is_abeam(direction);
    switch ((enum adj_hx_class)ship_class) {
    case ADJ_HX_FLAGSHIP:
        return abeam ? ADJ_HX_FILES : 1;
    case ADJ_HX_FRIGATE:
        return ADJ_HX_FILES;
    case ADJ_HX_SLOOP:
        return abeam ? 0 : ADJ_HX_FILES;
    case ADJ_HX_CORVETTE:
        return 0;
    }
    return 0;
}

// There is at most one straight line between two cells.
static enum adj_hx_way
slide(struct search *search)
{
    for (unsigned direction = 0; direction < ADJ_HX_DIRECTIONS; direction++) {
        unsigned most = steps_of(adj_hx_class_of(search->board[search->from]), direction);
        unsigned at = search->from, by = ADJ_HX_OFF;
        for (unsigned step = 1; step <= most; step++) {
            at = adj_hx_next[at][direction];
            if (at == ADJ_HX_OFF)
                break;
            if (at == search->to)
                return arrive(search, by, step);
            if (by == ADJ_HX_OFF && is_in_the_way(search, at))
                by = at;
        }
    }
    return ADJ_HX_NO_WAY;
}

static unsigned
arc_steps(const struct adj_hx_rules *rules)
{
    switch ((enum adj_hx_arc)rules->sw[ADJ_HX_SW_ARC]) {
    case ADJ_HX_ARC_FIVE:
        return ARC_FIVE;
    case ADJ_HX_ARC_THREE:
        return ARC_THREE;
    case ADJ_HX_ARC_CIRCLE:
        return ARC_CIRCLE;
    }
    return ARC_FIVE;
}

// One arc: round `pivot` from its neighbour in direction `start`, clockwise (1) or not (5). A cell
// off the board ends it.
static enum adj_hx_way
arc(struct search *search, unsigned pivot, unsigned start, unsigned sense)
{
    unsigned by = ADJ_HX_OFF;
    for (unsigned step = 1; step <= arc_steps(search->rules); step++) {
        unsigned at = adj_hx_next[pivot][(start + step * sense) % RING];
        if (at == ADJ_HX_OFF)
            return ADJ_HX_NO_WAY;
        if (at == search->to)
            return arrive(search, by, step);
        if (by == ADJ_HX_OFF && is_in_the_way(search, at))
            by = at;
    }
    return ADJ_HX_NO_WAY;
}

static bool
is_pivot(const struct adj_hx_rules *rules, unsigned ship)
{
    switch ((enum adj_hx_pivot)rules->sw[ADJ_HX_SW_PIVOT]) {
    case ADJ_HX_PIVOT_VACANT:
        return ship == ADJ_HX_VACANT;
    case ADJ_HX_PIVOT_OCCUPIED:
        return ship != ADJ_HX_VACANT;
    case ADJ_HX_PIVOT_ANY:
    case ADJ_HX_PIVOT_OFF_BOARD:
        return true;
    }
    return true;
}

// The better of the two arcs round the neighbour in this direction, one in each sense.
static enum adj_hx_way
turn_round(struct search *search, unsigned direction)
{
    unsigned pivot = adj_hx_next[search->from][direction];
    unsigned start = (direction + RING / 2) % RING;
    struct search tried = *search;
    if (pivot == ADJ_HX_OFF)
        return ADJ_HX_NO_WAY;
    enum adj_hx_way right = arc(&tried, pivot, start, 1);
    enum adj_hx_way left = arc(&tried, pivot, start, RING - 1);
    enum adj_hx_way way = right > left ? right : left;
    if (way != ADJ_HX_NO_WAY && !is_pivot(search->rules, search->board[pivot]))
        return ADJ_HX_BARRED;
    *search = tried;
    return way;
}

// The best of all arcs round all neighbours.
static enum adj_hx_way
turn(struct search *search)
{
    enum adj_hx_way best = ADJ_HX_NO_WAY;
    for (unsigned direction = 0; direction < ADJ_HX_DIRECTIONS; direction++) {
        enum adj_hx_way way = turn_round(search, direction);
        best = way > best ? way : best;
    }
    return best;
}

unsigned
adj_hx_power(const struct adj_hx_rules *rules, unsigned ship)
{
    unsigned power = adj_hx_class_of(ship);
    if (power == ADJ_HX_SLOOP && rules->sw[ADJ_HX_SW_POWER] != 0)
        return ADJ_HX_FRIGATE;
    return power;
}

unsigned
adj_hx_find_flagship(const uint8_t *board, unsigned seat)
{
    for (unsigned cell = 0; cell < ADJ_HX_CELLS; cell++)
        if (board[cell] == adj_hx_ship(seat, ADJ_HX_FLAGSHIP))
            return cell;
    return ADJ_HX_OFF;
}

bool
adj_hx_is_disabled(const uint8_t *board, unsigned cell, unsigned apart)
{
    unsigned enemy = 1 - adj_hx_seat_of(board[cell]), count = 0;
    for (unsigned direction = 0; direction < ADJ_HX_DIRECTIONS; direction++) {
        unsigned near = adj_hx_next[cell][direction];
        if (near != ADJ_HX_OFF && near != apart && adj_hx_is_of(board[near], enemy))
            count++;
    }
    return count >= 2;
}

// True if a corvette that stands in this direction from the target can step there: round one of the
// cells next to both. Where support is judged after the move, the attacker has left its cell.
static bool
can_turn_onto(const struct adj_hx_rules *rules, const uint8_t *board, unsigned from,
              unsigned target, unsigned direction)
{
    for (unsigned sense = 1; sense < RING; sense += RING - 2) {
        unsigned pivot = adj_hx_next[target][(direction + sense) % RING];
        bool left = pivot == from && rules->sw[ADJ_HX_SW_MOMENT] != 0;
        if (pivot != ADJ_HX_OFF && is_pivot(rules, left ? (unsigned)ADJ_HX_VACANT : board[pivot]))
            return true;
    }
    return false;
}

// Adds what the ship next to the target, which stands in this direction from it, does for the
// attack.
static void
ask_for_support(const struct adj_hx_rules *rules, const uint8_t *board, unsigned from,
                unsigned target, unsigned direction, struct adj_hx_support *support)
{
    unsigned cell = adj_hx_next[target][direction], ship = board[cell];
    unsigned apart = rules->sw[ADJ_HX_SW_MOMENT] == 0 ? ADJ_HX_OFF : target;
    unsigned ship_class = adj_hx_class_of(ship);
    support->near++;
    if (ship_class == ADJ_HX_SLOOP && adj_hx_is_abeam(direction))
        support->abeam = (uint8_t)cell;
    else if (ship_class == ADJ_HX_FLAGSHIP && adj_hx_is_disabled(board, cell, apart))
        support->disabled = (uint8_t)cell;
    else if (ship_class == ADJ_HX_CORVETTE && !can_turn_onto(rules, board, from, target, direction))
        support->off_course = (uint8_t)cell;
    else if (rules->sw[ADJ_HX_SW_ON_COURSE] != 0 &&
             adj_hx_power(rules, ship) < adj_hx_power(rules, board[target]))
        support->too_weak = (uint8_t)cell;
    else
        support->given = true;
}

void
adj_hx_find_support(const struct adj_hx_rules *rules, const uint8_t *board, unsigned from,
                    unsigned target, struct adj_hx_support *support)
{
    *support = (struct adj_hx_support){.abeam = ADJ_HX_OFF,
                                       .disabled = ADJ_HX_OFF,
                                       .off_course = ADJ_HX_OFF,
                                       .too_weak = ADJ_HX_OFF};
    for (unsigned direction = 0; direction < ADJ_HX_DIRECTIONS; direction++) {
        unsigned near = adj_hx_next[target][direction];
        if (near != ADJ_HX_OFF && near != from &&
            adj_hx_is_of(board[near], adj_hx_seat_of(board[from])))
            ask_for_support(rules, board, from, target, direction, support);
    }
}

bool
adj_hx_may_sink(const struct adj_hx_rules *rules, const uint8_t *board, unsigned from,
                unsigned target)
{
    unsigned power = adj_hx_power(rules, board[from]);
    unsigned wanted = adj_hx_power(rules, board[target]);
    struct adj_hx_support support;
    if (power != wanted)
        return power > wanted;
    adj_hx_find_support(rules, board, from, target, &support);
    return support.given;
}

// A move but for the rulings that look ahead: the way is open, and what stands there can be sunk.
static bool
reaches(const struct adj_hx_rules *rules, const uint8_t *board, unsigned from, unsigned to)
{
    if (board[to] != ADJ_HX_VACANT && from != to) {
        if (adj_hx_is_of(board[to], adj_hx_seat_of(board[from])) ||
            !adj_hx_may_sink(rules, board, from, to))
            return false;
    }
    if (adj_hx_class_of(board[from]) == ADJ_HX_FLAGSHIP &&
        adj_hx_is_disabled(board, from, ADJ_HX_OFF))
        return false;
    return adj_hx_find_way(rules, board, from, to, NULL) == ADJ_HX_OPEN;
}

static bool
can_be_sunk(const struct adj_hx_rules *rules, const uint8_t *board, unsigned target)
{
    unsigned enemy = 1 - adj_hx_seat_of(board[target]);
    for (unsigned from = 0; from < ADJ_HX_CELLS; from++)
        if (adj_hx_is_of(board[from], enemy) && reaches(rules, board, from, target))
            return true;
    return false;
}

bool
adj_hx_exposes(const struct adj_hx_rules *rules, const uint8_t *board, unsigned from, unsigned to)
{
    uint8_t after[ADJ_HX_CELLS];
    unsigned seat = adj_hx_seat_of(board[from]);
    if (rules->sw[ADJ_HX_SW_THREAT] == 0)
        return false;
    memcpy(after, board, sizeof after);
    after[from] = ADJ_HX_VACANT;
    after[to] = board[from];
    unsigned own = adj_hx_find_flagship(after, seat);
    unsigned enemy = adj_hx_find_flagship(after, 1 - seat);
    return own != ADJ_HX_OFF && enemy != ADJ_HX_OFF && can_be_sunk(rules, after, own);
}

// One step, the most usual move there is.
static bool
has_step(const struct adj_hx_rules *rules, const uint8_t *board, unsigned seat)
{
    for (unsigned from = 0; from < ADJ_HX_CELLS; from++) {
        if (!adj_hx_is_of(board[from], seat))
            continue;
        for (unsigned direction = 0; direction < ADJ_HX_DIRECTIONS; direction++) {
            unsigned to = adj_hx_next[from][direction];
            if (to != ADJ_HX_OFF && board[to] == ADJ_HX_VACANT && reaches(rules, board, from, to) &&
                !adj_hx_exposes(rules, board, from, to))
                return true;
        }
    }
    return false;
}

static bool
has_move(const struct adj_hx_rules *rules, const uint8_t *board, unsigned seat, bool sinking)
{
    for (unsigned from = 0; from < ADJ_HX_CELLS; from++) {
        if (!adj_hx_is_of(board[from], seat))
            continue;
        for (unsigned to = 0; to < ADJ_HX_CELLS; to++)
            if ((!sinking || adj_hx_is_of(board[to], 1 - seat)) &&
                reaches(rules, board, from, to) && !adj_hx_exposes(rules, board, from, to))
                return true;
    }
    return false;
}

bool
adj_hx_can_sink(const struct adj_hx_rules *rules, const uint8_t *board, unsigned seat)
{
    return has_move(rules, board, seat, true);
}

// Where a ship has to be sunk if it can be, that is a move too.
bool
adj_hx_can_move(const struct adj_hx_rules *rules, const uint8_t *board, unsigned seat)
{
    return has_step(rules, board, seat) || has_move(rules, board, seat, false);
}
