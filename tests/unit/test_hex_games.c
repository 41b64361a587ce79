// SPDX-License-Identifier: MIT
// Whole random hex games: no invariant breaks, every end is reached, an order is legal until then;
// and each invariant finds a fault that is made on purpose.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>
#include "engine/hexfleet/check/check.h"
#include "engine/step.h"

enum { GAMES = 400, LONGEST = 2000 };

struct game {
    struct adj_hx_rules rules;
    struct adj_hx_state before, state;
    struct adj_hx_watch watch;
    struct adj_verdict verdict;
    struct adj_events events;
    struct adj_findings findings;
    struct adj_order order;
};

static struct game game;
static uint64_t random_state;

static unsigned
below(unsigned limit)
{
    uint64_t z = random_state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (unsigned)((z ^ (z >> 31)) % limit);
}

struct pick {
    struct adj_order order;
    unsigned seen;
};

static bool
pick_one(void *context, const struct adj_order *order, bool certain)
{
    struct pick *pick = context;
    (void)certain;
    if (order->verb != ADJ_HX_MOVE && below(2000) != 0)
        return true; // now and then a word
    if (below(++pick->seen) == 0)
        pick->order = *order;
    return true;
}

static void
start(unsigned number)
{
    memset(&game, 0, sizeof game);
    random_state = number;
    game.rules.sw[ADJ_HX_SW_LAYOUT] = (uint8_t)(number % ADJ_HX_LAYOUTS);
    game.rules.sw[ADJ_HX_SW_FIRST] = number % 3 == 2;
    if (number % 5 == 4)
        game.rules.sw[ADJ_HX_SW_QUIET] = 1;
    adj_hx_start(&game.rules, &game.state);
    adj_hx_watch_start(&game.rules, &game.state, &game.watch);
}

static void
look(void)
{
    game.findings.count = 0;
    adj_hx_watch_step(&game.rules, &game.watch, &game.before, &game.order, &game.verdict,
                      &game.events, &game.state, &game.findings);
}

static bool
play_one(void)
{
    struct pick pick = {.seen = 0};
    adj_hx_enumerate(&game.rules, &game.state, pick_one, &pick);
    if (pick.seen == 0)
        return false;
    game.order = pick.order;
    game.before = game.state;
    adj_step(&adj_hexfleet, &game.rules, &game.state, &game.order, &game.verdict, &game.events);
    assert_int_equal(game.verdict.kind, ADJ_LEGAL);
    look();
    if (game.findings.count > 0)
        fail_msg("%s", game.findings.finding[0].message);
    return true;
}

static void
games_hold(void **unused)
{
    unsigned ends[ADJ_HX_AGREED + 1] = {0};
    (void)unused;
    for (unsigned number = 0; number < GAMES; number++) {
        start(number);
        for (unsigned i = 0; i < LONGEST && game.state.end == ADJ_HX_ON; i++)
            assert_true(play_one());
        assert_true(game.state.end != ADJ_HX_ON);
        assert_false(play_one());
        ends[game.state.end]++;
    }
    for (unsigned end = ADJ_HX_SUNK; end < ADJ_HX_AGREED; end++)
        assert_true(ends[end] > 0 || end == ADJ_HX_REPEATED);
}

// The board as it was three times with the same side to move: a flagship to and fro.
static void
third_time_is_a_draw(void **unused)
{
    static const uint8_t ways[4][2] = {
        {6, 12}, {30, 24}, {12, 6}, {24, 30}}; // b3-c4 f3-e3 and back
    (void)unused;
    start(0);
    for (unsigned i = 0; i < 8; i++) {
        assert_int_equal(game.state.end, ADJ_HX_ON);
        game.order = (struct adj_order){.seat = game.state.to_move, .verb = ADJ_HX_MOVE};
        adj_order_add(&game.order, ADJ_HX_FROM, ways[i % 4][0]);
        adj_order_add(&game.order, ADJ_HX_TO, ways[i % 4][1]);
        game.before = game.state;
        adj_step(&adj_hexfleet, &game.rules, &game.state, &game.order, &game.verdict, &game.events);
        assert_int_equal(game.verdict.kind, ADJ_LEGAL);
        look();
        assert_int_equal(game.findings.count, 0);
    }
    assert_int_equal(game.state.end, ADJ_HX_REPEATED);
    assert_int_equal(game.state.winner, 0);
}

// Moves a ship of the side to move, wherever it goes. Whether a third time ends the game is said
// for this ply.
static void
go(unsigned from, unsigned to, bool repetition)
{
    struct adj_order order = {.seat = game.state.to_move, .verb = ADJ_HX_MOVE};
    adj_order_add(&order, ADJ_HX_FROM, from);
    adj_order_add(&order, ADJ_HX_TO, to);
    game.rules.sw[ADJ_HX_SW_REPETITION] = repetition ? 0 : 1;
    game.events.count = 0;
    adj_hx_apply(&game.rules, &game.state, &order, &game.events);
}

// The same position now, so many plies ago, and once between; flagships to and fro all the while,
// but with a corvette of each side gone from where it stood.
static enum adj_hx_end
end_after(unsigned plies)
{
    start(4); // no limit of quiet plies
    go(6, 12, false), go(30, 24, false), go(12, 6, false), go(24, 30, false);
    go(4, 9, false), go(28, 22, false); // b1-c1 f1-e1
    for (unsigned i = 6; i < plies - 2; i += 4)
        go(6, 12, false), go(30, 24, false), go(12, 6, false), go(24, 30, false);
    go(9, 4, true), go(22, 28, true);
    assert_int_equal(game.state.ply, plies);
    return (enum adj_hx_end)game.state.end;
}

// A position is known for as many plies as state.h promises, and forgotten after.
static void
repetition_looks_back(void **unused)
{
    (void)unused;
    assert_int_equal(end_after(16), ADJ_HX_REPEATED);
    assert_int_equal(end_after(ADJ_HX_PAST), ADJ_HX_REPEATED);
    assert_int_equal(end_after(ADJ_HX_PAST + 4), ADJ_HX_ON);
}

static bool
finds(unsigned invariant)
{
    look();
    for (unsigned i = 0; i < game.findings.count && i < ADJ_FINDINGS; i++)
        if (game.findings.finding[i].invariant == invariant)
            return true;
    return false;
}

// A position with a step made from it, legal or not, as if it had been found legal.
static void
pretend_under(unsigned sw, unsigned value, const char *position, unsigned from, unsigned to)
{
    struct adj_error error;
    memset(&game, 0, sizeof game);
    game.rules.sw[sw] = (uint8_t)value;
    adj_hx_position_start(&game.rules, &game.state);
    assert_int_equal(adj_hx_position_line(&game.rules, &game.state, NULL, position, &error),
                     ADJ_OK);
    assert_int_equal(adj_hx_position_end(&game.rules, &game.state, NULL, &error), ADJ_OK);
    adj_hx_watch_start(&game.rules, &game.state, &game.watch);
    game.before = game.state;
    game.verdict.kind = ADJ_LEGAL;
    game.order = (struct adj_order){.seat = game.state.to_move, .verb = ADJ_HX_MOVE};
    adj_order_add(&game.order, ADJ_HX_FROM, from);
    adj_order_add(&game.order, ADJ_HX_TO, to);
    adj_hx_apply(&game.rules, &game.state, &game.order, &game.events);
}

static void
pretend(const char *position, unsigned from, unsigned to)
{
    pretend_under(ADJ_HX_SW_LAYOUT, 0, position, from, to);
}

// Cells: d3 17, d4 18, d5 19, d1 15, e3 24, c3 11.
static void
faults_are_found(void **unused)
{
    static const char quiet[] = "4/2F2/6/3R3/6/5/2f1 w", sloop[] = "4/2F2/6/3S3/6/5/2f1 w";
    (void)unused;
    pretend(quiet, 18, 19);
    assert_int_equal((look(), game.findings.count), 0);
    game.state.cell[0] = 9;
    assert_true(finds(ADJ_HX_I_1));
    pretend(quiet, 18, 19);
    game.state.cell[0] = (uint8_t)adj_hx_ship(0, ADJ_HX_FLAGSHIP);
    assert_true(finds(ADJ_HX_I_2));
    assert_true(finds(ADJ_HX_I_3));
    assert_true(finds(ADJ_HX_I_4));
    pretend(quiet, 18, 19);
    game.state.cell[19] = (uint8_t)adj_hx_ship(0, ADJ_HX_SLOOP);
    assert_true(finds(ADJ_HX_I_5));
    pretend(quiet, 18, 19);
    game.state.cell[35] = ADJ_HX_VACANT;
    assert_true(finds(ADJ_HX_I_6));
    pretend(quiet, 18, 19);
    game.state.to_move = 0;
    assert_true(finds(ADJ_HX_I_7));
    pretend("4/2F2/6/2Sr3/6/5/2f1 w", 17, 18);
    assert_true(finds(ADJ_HX_I_8));
    pretend("4/2F2/6/2Rr3/6/5/2f1 w", 17, 18); // as strong, alone
    assert_true(finds(ADJ_HX_I_8));
    // A corvette on d5 supports d1 against d4 unless it has to go round a ship and finds none.
    pretend("4/2F2/6/R2rC2/6/5/f3 w", 15, 18);
    assert_int_equal((look(), game.findings.count), 0);
    pretend_under(ADJ_HX_SW_PIVOT, ADJ_HX_PIVOT_OCCUPIED, "4/2F2/6/R2rC2/6/5/f3 w", 15, 18);
    assert_true(finds(ADJ_HX_I_8));
    pretend("4/5/6/2rFr2/6/5/2f1 w", 18, 12);
    assert_true(finds(ADJ_HX_I_9));
    pretend(sloop, 18, 19);
    assert_true(finds(ADJ_HX_I_10));
    pretend("4/5/6/3F3/6/5/2f1 w", 18, 8);
    assert_true(finds(ADJ_HX_I_11));
    pretend("4/2F2/6/3C3/6/5/2f1 w", 18, 15);
    assert_true(finds(ADJ_HX_I_12));
    pretend("4/2F2/6/3Rr2/6/5/2f1 w", 18, 20);
    assert_true(finds(ADJ_HX_I_13));
    pretend(quiet, 18, 19);
    game.state.end = ADJ_HX_BARE;
    assert_true(finds(ADJ_HX_I_14));
    pretend(quiet, 18, 19);
    memset(game.state.cell, 0, sizeof game.state.cell);
    game.state.cell[6] = (uint8_t)adj_hx_ship(0, ADJ_HX_FLAGSHIP);
    assert_true(finds(ADJ_HX_I_15));
    pretend(quiet, 18, 19);
    game.state.quiet = 0;
    assert_true(finds(ADJ_HX_I_16));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_hold),
        cmocka_unit_test(third_time_is_a_draw),
        cmocka_unit_test(repetition_looks_back),
        cmocka_unit_test(faults_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
