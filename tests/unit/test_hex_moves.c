// SPDX-License-Identifier: MIT
// The hex game's judge and its list of legal orders, which share no code, agree on every pair of
// cells (HX-I-17); the list commutes with the board's symmetries (HX-I-18).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>
#include "engine/hexfleet/hexfleet.h"
#include "engine/hexfleet/moves.h"
#include "engine/hexfleet/order.h"
#include "engine/hexfleet/rules.h"
#include "engine/hexfleet/state.h"
#include "engine/hexfleet/text/words.h"

enum { POSITIONS = 3000 };

struct pairs {
    bool listed[ADJ_HX_CELLS][ADJ_HX_CELLS];
    unsigned count;
};

static uint64_t random_state;

static unsigned
below(unsigned limit)
{
    uint64_t z = random_state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (unsigned)((z ^ (z >> 31)) % limit);
}

// Some of each fleet, anywhere; the flagships always. Crowded boards and empty ones.
static void
scatter(struct adj_hx_state *state)
{
    static const unsigned most[ADJ_HX_CLASSES + 1] = {0, 4, 2, 2, 1};
    unsigned sparse = 1 + below(4);
    memset(state, 0, sizeof *state);
    for (unsigned seat = 0; seat < ADJ_HX_SEATS; seat++)
        for (unsigned c = ADJ_HX_CORVETTE; c <= ADJ_HX_FLAGSHIP; c++)
            for (unsigned i = 0; i < most[c]; i++) {
                unsigned cell = below(ADJ_HX_CELLS);
                bool placed = c == ADJ_HX_FLAGSHIP || below(4) >= sparse - 1;
                while (state->cell[cell] != ADJ_HX_VACANT)
                    cell = below(ADJ_HX_CELLS);
                if (placed)
                    state->cell[cell] = (uint8_t)adj_hx_ship(seat, c);
            }
    state->to_move = (uint8_t)below(2);
    state->ply = state->to_move;
}

static void
draw_switches(struct adj_hx_rules *rules)
{
    memset(rules, 0, sizeof *rules);
    if (below(2) == 0)
        return;
    for (unsigned i = 0; i < ADJ_HX_SW_COUNT; i++) {
        unsigned values = 0;
        while (adj_hx_switches[i].value[values] != NULL)
            values++;
        rules->sw[i] = (uint8_t)below(values);
    }
}

static bool
take(void *context, const struct adj_order *order, bool certain)
{
    struct pairs *pairs = context;
    assert_true(certain);
    if (order->verb != ADJ_HX_MOVE)
        return true;
    assert_int_equal(order->count, 2);
    bool *listed = &pairs->listed[order->operand[0].value][order->operand[1].value];
    assert_false(*listed); // each once
    *listed = true;
    pairs->count++;
    return true;
}

static void
list(const struct adj_hx_rules *rules, const struct adj_hx_state *state, struct pairs *pairs)
{
    memset(pairs, 0, sizeof *pairs);
    adj_hx_enumerate(rules, state, take, pairs);
}

static bool
is_legal(const struct adj_hx_rules *rules, const struct adj_hx_state *state, unsigned from,
         unsigned to)
{
    struct adj_order order = {.seat = state->to_move, .verb = ADJ_HX_MOVE};
    struct adj_verdict verdict;
    adj_order_add(&order, ADJ_HX_FROM, from);
    adj_order_add(&order, ADJ_HX_TO, to);
    adj_hx_judge(rules, state, &order, ADJ_ASKED, &verdict);
    assert_true(verdict.kind == ADJ_LEGAL || (verdict.kind == ADJ_REFUSED && verdict.faults > 0));
    return verdict.kind == ADJ_LEGAL;
}

static void
agree_on_all_pairs(void **unused)
{
    static struct adj_hx_state state;
    struct adj_hx_rules rules;
    struct pairs pairs;
    unsigned legal = 0;
    (void)unused;
    random_state = 1;
    for (unsigned i = 0; i < POSITIONS; i++) {
        draw_switches(&rules);
        scatter(&state);
        list(&rules, &state, &pairs);
        for (unsigned from = 0; from < ADJ_HX_CELLS; from++)
            for (unsigned to = 0; to < ADJ_HX_CELLS; to++) {
                bool may = is_legal(&rules, &state, from, to);
                if (may != pairs.listed[from][to])
                    fail_msg("position %u, cells %u to %u: judge says %d", i, from, to, may);
                legal += may;
            }
    }
    assert_true(legal > 10 * POSITIONS);
}

static bool
touch(unsigned a, unsigned b)
{
    for (unsigned direction = 0; direction < ADJ_HX_DIRECTIONS; direction++)
        if (adj_hx_next[a][direction] == b)
            return true;
    return false;
}

// All three lie on the ring round some cell.
static bool
share_a_ring(unsigned a, unsigned b, unsigned c)
{
    for (unsigned pivot = 0; pivot < ADJ_HX_CELLS; pivot++)
        if (touch(pivot, a) && touch(pivot, b) && touch(pivot, c))
            return true;
    return false;
}

// All that `b` can be on the straight line from `a` to `c`: beyond it, `c` is met in the direction
// that leads from `a` to `b`.
static bool
is_between(unsigned a, unsigned b, unsigned c)
{
    for (unsigned direction = 0; direction < ADJ_HX_DIRECTIONS; direction++) {
        bool passed = false;
        for (unsigned at = a; at != ADJ_HX_OFF && at != c; at = adj_hx_next[at][direction])
            passed = passed || at == b;
        unsigned at = a;
        while (at != ADJ_HX_OFF && at != c)
            at = adj_hx_next[at][direction];
        if (at == c && passed)
            return true;
    }
    return false;
}

// Where a way is blocked, the ship named stands in it, and nothing stands before that ship.
static void
blockers_are_in_the_way(void **unused)
{
    static struct adj_hx_state state;
    struct adj_hx_rules rules;
    unsigned blocked = 0;
    (void)unused;
    random_state = 3;
    for (unsigned i = 0; i < POSITIONS; i++) {
        draw_switches(&rules);
        scatter(&state);
        for (unsigned pair = 0; pair < ADJ_HX_CELLS * ADJ_HX_CELLS; pair++) {
            unsigned from = pair / ADJ_HX_CELLS, to = pair % ADJ_HX_CELLS, by;
            if (state.cell[from] == ADJ_HX_VACANT || from == to)
                continue;
            if (adj_hx_find_way(&rules, state.cell, from, to, &by) != ADJ_HX_BLOCKED) {
                assert_int_equal(by, ADJ_HX_OFF);
                continue;
            }
            bool corvette = adj_hx_class_of(state.cell[from]) == ADJ_HX_CORVETTE;
            assert_true(by != from && by != to && state.cell[by] != ADJ_HX_VACANT);
            assert_true(corvette ? share_a_ring(from, by, to) : is_between(from, by, to));
            assert_int_equal(adj_hx_find_way(&rules, state.cell, from, by, NULL), ADJ_HX_OPEN);
            blocked++;
        }
    }
    assert_true(blocked > POSITIONS);
}

// A cell mirrored north to south, or turned by half about the centre.
static unsigned
image(unsigned cell, bool turn)
{
    unsigned file = adj_hx_file(cell), rank = adj_hx_rank(cell);
    return adj_hx_cell(turn ? ADJ_HX_FILES - 1 - file : file, adj_hx_file_size[file] + 1u - rank);
}

static void
commute_with_symmetries(void **unused)
{
    static struct adj_hx_state state, other;
    struct adj_hx_rules rules;
    struct pairs a, b;
    (void)unused;
    random_state = 2;
    for (unsigned i = 0; i < POSITIONS; i++) {
        bool turn = i % 2 == 1;
        draw_switches(&rules);
        scatter(&state);
        memset(&other, 0, sizeof other);
        for (unsigned cell = 0; cell < ADJ_HX_CELLS; cell++) {
            unsigned ship = state.cell[cell];
            if (turn && ship != ADJ_HX_VACANT)
                ship = adj_hx_ship(1 - adj_hx_seat_of(ship), adj_hx_class_of(ship));
            other.cell[image(cell, turn)] = (uint8_t)ship;
        }
        other.to_move = turn ? (uint8_t)(1 - state.to_move) : state.to_move;
        list(&rules, &state, &a);
        list(&rules, &other, &b);
        assert_int_equal(a.count, b.count);
        for (unsigned from = 0; from < ADJ_HX_CELLS; from++)
            for (unsigned to = 0; to < ADJ_HX_CELLS; to++)
                assert_int_equal(a.listed[from][to], b.listed[image(from, turn)][image(to, turn)]);
    }
}

// What a class reaches from all cells of an empty board, in all: F 286, R 498, S 332, C 462
// (catalogue, HX-2.4).
static void
reach_as_counted(void **unused)
{
    static const unsigned sums[ADJ_HX_CLASSES + 1] = {0, 462, 332, 498, 286};
    static struct adj_hx_state state;
    struct adj_hx_rules rules = {.edition = 0};
    struct pairs pairs;
    (void)unused;
    for (unsigned c = ADJ_HX_CORVETTE; c <= ADJ_HX_FLAGSHIP; c++) {
        unsigned sum = 0;
        for (unsigned cell = 0; cell < ADJ_HX_CELLS; cell++) {
            memset(&state, 0, sizeof state);
            state.cell[cell] = (uint8_t)adj_hx_ship(0, c);
            list(&rules, &state, &pairs);
            sum += pairs.count;
        }
        assert_int_equal(sum, sums[c]);
    }
}

// The table of neighbours is what axial coordinates say (catalogue, HX-2.1).
static void
neighbours_are_axial(void **unused)
{
    static const int steps[ADJ_HX_DIRECTIONS][2] = {{0, -1}, {1, -1}, {1, 0},
                                                    {0, 1},  {-1, 1}, {-1, 0}};
    (void)unused;
    for (unsigned cell = 0; cell < ADJ_HX_CELLS; cell++) {
        int q = (int)adj_hx_file(cell) - 3, south = 3 - q < 3 ? 3 - q : 3;
        int r = south + 1 - (int)adj_hx_rank(cell);
        for (unsigned direction = 0; direction < ADJ_HX_DIRECTIONS; direction++) {
            int q2 = q + steps[direction][0], r2 = r + steps[direction][1];
            int south2 = 3 - q2 < 3 ? 3 - q2 : 3, rank = south2 - r2 + 1;
            unsigned next = q2 < -3 || q2 > 3 || rank < 1
                                ? (unsigned)ADJ_HX_OFF
                                : adj_hx_cell((unsigned)(q2 + 3), (unsigned)rank);
            assert_int_equal(adj_hx_next[cell][direction], next);
        }
    }
}

// Any number has a name; the name of a cell is that cell's alone, and what is read is named as it was.
static void
names_of_cells(void **unused)
{
    (void)unused;
    for (unsigned value = 0; value <= UINT16_MAX; value++) {
        char text[ADJ_HX_CELL_TEXT], again[ADJ_HX_CELL_TEXT];
        unsigned read = 0;
        adj_hx_cell_text(value, text);
        assert_int_equal(adj_hx_cell_read(text, &read), strlen(text));
        assert_true(value < ADJ_HX_CELLS ? read == value : read >= ADJ_HX_STRANGE);
        assert_true(read <= ADJ_HX_STRANGEST);
        assert_string_equal(adj_hx_cell_text(read, again), text);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(neighbours_are_axial),
        cmocka_unit_test(names_of_cells),
        cmocka_unit_test(reach_as_counted),
        cmocka_unit_test(agree_on_all_pairs),
        cmocka_unit_test(blockers_are_in_the_way),
        cmocka_unit_test(commute_with_symmetries),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
