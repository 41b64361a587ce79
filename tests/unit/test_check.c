// SPDX-License-Identifier: MIT
// Seeded faults for the invariants: every step here is laid out by hand, once clean and then with
// one planted breach, and exactly the invariant it breaks has to speak. Judge and apply take no
// part, so a fault that both share cannot hide. FS-I-12 has a file of its own, test_check_costs.c.

#include "tests/unit/check_scene.h"

#include <string.h>

static void
test_clean(void **unused)
{
    static const struct {
        const char *name;
        void (*lay)(void);
    } rows[] = {
        {"assault", lay_attack_assault}, {"boarding", lay_attack_boarding},
        {"support", lay_support_rage},   {"focus", lay_focus_wing},
        {"destroyed", lay_destroy_wing},
    };
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        scene_start(unused);
        rows[i].lay();
        if (i == 0)
            scene_task(A_CLAW, ADJ_FS_ASSLT_2, CLAW);
        print_message("clean: %s\n", rows[i].name);
        assert_int_equal(scene_verdict(), 0);
    }
    scene_start(unused), lay_attack_direct(1), assert_int_equal(scene_verdict(), 0);
    scene_start(unused), lay_crew_on(GUNNER, A_WING), assert_int_equal(scene_verdict(), 0);
    scene_start(unused), lay_resolve_on(B_WING, 1), assert_int_equal(scene_verdict(), 0);
    scene_start(unused), lay_next_turn(3), assert_int_equal(scene_verdict(), 0);
}

// FS-I-1.
static void
test_two_cards_tasked(void **unused)
{
    (void)unused;
    lay_attack_direct(1);
    scene_task(A_PULSE, ADJ_FS_DECL_4, 0);
    assert_int_equal(scene_verdict(), 1);
}

static void
test_ship_tasked_for_assault(void **unused)
{
    lay_attack_assault();
    scene_task(A_CLAW, ADJ_FS_ASSLT_2, CLAW);
    scene_task(A_WING, ADJ_FS_DECL_4, 0);
    assert_int_equal(scene_verdict(), 1);
    scene_start(unused);
    lay_attack_direct(1);
    scene_task(A_PULSE, ADJ_FS_CARD_28, RAGE); // Rage's text Tasks nothing
    assert_int_equal(scene_verdict(), 1);
}

// FS-I-2.
static void
test_second_gold(void **unused)
{
    (void)unused;
    lay_crew_on(CAPTAIN, A_FLAG);
    assert_int_equal(scene_verdict(), 2);
}

// FS-I-3.
static void
test_row_2_alone(void **unused)
{
    (void)unused;
    scene.before.phase = scene.after.phase = ADJ_FS_P_REARRANGE;
    scene_order(A, ADJ_FS_REARRANGE);
    for (unsigned slot = A_FLAG; slot <= A_PULSE; slot++)
        scene.after.card[slot].row = 2;
    assert_int_equal(scene_verdict(), 3);
}

// FS-I-4.
static void
test_card_lost(void **unused)
{
    lay_support_rage();
    scene.after.played_count = 0;
    memset(scene.after.played, 0, sizeof scene.after.played);
    assert_int_equal(scene_verdict(), 4);
    scene_start(unused);
    lay_destroy_wing(); // removed, and in the pile as well
    scene.after.seat[B].pile[scene.after.seat[B].pile_count++] = WING;
    assert_int_equal(scene_verdict(), 4);
}

static void
test_card_to_the_wrong_seat(void **unused)
{
    (void)unused;
    scene_order(B, ADJ_FS_REPEL);
    scene.before.active = scene.after.active = B;
    scene_with(ADJ_FS_O_CARD, scene_ref(A_CLAW));
    scene_points(B, -2, ADJ_FS_BASIC_6, CLAW);
    scene_tell(ADJ_FS_E_MOVE, ADJ_FS_BASIC_6, CLAW, scene_ref(A_CLAW), A, ADJ_FS_Z_TABLE,
               ADJ_FS_Z_DISCARD);
    memset(&scene.after.card[A_CLAW], 0, sizeof scene.after.card[A_CLAW]);
    scene.after.seat[A].pile[scene.after.seat[A].pile_count++] = CLAW;
    scene_tell(ADJ_FS_E_END_ORDER, ADJ_FS_BASIC_2, 0, 2, 0, 0, 0);
    assert_int_equal(scene_verdict(), 0);
    scene.after.seat[A].pile[--scene.after.seat[A].pile_count] = 0;
    scene.after.seat[B].pile[scene.after.seat[B].pile_count++] = CLAW;
    assert_int_equal(scene_verdict(), 4);
}

// FS-I-5.
static void
test_gain(void **unused)
{
    lay_next_turn(4);
    assert_int_equal(scene_verdict(), 5);
    scene_start(unused);
    lay_next_turn(3);
    scene.after.seat[A].cp++; // points that no event tells
    assert_int_equal(scene_verdict(), 5);
    scene_start(unused);
    lay_crew_on(GUNNER, A_WING);
    scene_points(A, 2, ADJ_FS_CARD_12, GUNNER); // whose text gives no points
    assert_int_equal(scene_verdict(), 5);
}

// FS-I-6.
static void
test_tasked_twice(void **unused)
{
    scene.before.card[A_WING].tasked = scene.after.card[A_WING].tasked = 1;
    lay_attack_direct(1);
    assert_int_equal(scene_verdict(), 6);
    scene_start(unused);
    lay_next_turn(3);
    scene.after.card[B_WING].tasked = 1; // told to be Untasked
    assert_int_equal(scene_verdict(), 6);
    scene_start(unused);
    scene.before.card[A_WING].tasked = 1;
    lay_next_turn(3);
    scene.after.card[A_WING].tasked = 0; // it is not A's Untask phase
    scene_tell(ADJ_FS_E_UNTASK, ADJ_FS_UNTASK_1, 0, scene_ref(A_WING), A, 0, 0);
    assert_int_equal(scene_verdict(), 6);
}

// FS-I-7.
static void
test_target(void **unused)
{
    lay_focus_wing();
    scene_aim(B_FLAG);
    assert_int_equal(scene_verdict(), 7);
    scene_start(unused), lay_resolve_on(B_FLAG, 1), assert_int_equal(scene_verdict(), 7);
    scene_start(unused), lay_resolve_on(B_WING, 2), assert_int_equal(scene_verdict(), 7);
    scene_start(unused);
    scene.before.card[B_FLAG].row = scene.after.card[B_FLAG].row = 2;
    lay_attack_direct(2); // distance 2
    assert_int_equal(scene_verdict(), 7);
    scene_start(unused);
    lay_resolve_on(B_WING, 1);
    scene.after.card[A_FLAG].hits = 1; // without an event
    assert_int_equal(scene_verdict(), 7);
}

// FS-I-8.
static void
test_beyond_hull(void **unused)
{
    (void)unused;
    scene.before.card[B_WING].hits = 3;
    lay_resolve_on(B_WING, 1);
    assert_int_equal(scene_verdict(), 8);
}

static void
lay_gunner_on_hit_wing(void **unused)
{
    scene_start(unused);
    scene.before.card[A_WING].hits = 2;
    scene.after = scene.before;
    lay_crew_on(GUNNER, A_WING);
}

// Two hits on a Hull of 4: by what is printed on the crew, by his text, by a bonus in force it
// becomes 2.
static void
test_hull_made_less(void **unused)
{
    lay_gunner_on_hit_wing(unused);
    assert_int_equal(scene_verdict(), 0);
    scene_rules.kind[GUNNER].stat[ADJ_FS_HULL].base = -2;
    assert_int_equal(scene_verdict(), 8);
    lay_gunner_on_hit_wing(unused);
    scene_static_text(GUNNER)->key = ADJ_FS_HULL;
    scene_static_text(GUNNER)->amount.base = -2;
    assert_int_equal(scene_verdict(), 8);
    lay_gunner_on_hit_wing(unused);
    scene.after.mod[0] = (struct adj_fs_mod){
        .slot = A_WING + 1, .key = ADJ_FS_HULL, .op = ADJ_FS_ADD, .card = RAGE, .amount = -2};
    assert_int_equal(scene_verdict(), 8);
}

// FS-I-9.
static void
test_crew_moves(void **unused)
{
    lay_crew_on(GUNNER, A_WING);
    scene.after.card[A_CREW].host = A_WING + 1;
    assert_int_equal(scene_verdict(), 9);
    scene_start(unused);
    scene.before.card[A_CREW].host = B_WING + 1; // and stays where no ship is any more
    scene.before.card[A_CREW].owner = B;
    lay_destroy_wing();
    assert_int_equal(scene_verdict(), 9);
}

// FS-I-10.
static void
test_boarding_at_home(void **unused)
{
    (void)unused;
    scene_attacking(A_WING, B_WING + 1, ADJ_FS_S_DEFEND);
    scene.before.attack.type = ADJ_FS_BOARDING;
    scene.before.attack.boarding = CLAW;
    scene.after = scene.before;
    scene_leave_hand(A, CLAW);
    scene.before = scene.after;
    scene.after.attack.boarding = 0;
    scene_order(B, ADJ_FS_DONE);
    scene_put(&scene.after, FREE, CLAW, A, B_WING + 1);
    scene_tell(ADJ_FS_E_ATTACH, ADJ_FS_RES_8, CLAW, scene_ref(FREE), scene_ref(B_WING), 0, 0);
    scene_end_order();
    assert_int_equal(scene_verdict(), 0);
    scene.after.card[FREE].host = A_WING + 1;
    assert_int_equal(scene_verdict(), 10);
}

// FS-I-11.
static void
test_short_hand(void **unused)
{
    (void)unused;
    scene_leave_hand(A, RAGE);
    scene.after.seat[A].pile[scene.after.seat[A].pile_count++] = RAGE;
    scene.before = scene.after;
    lay_next_turn(3);
    assert_int_equal(scene_verdict(), 11);
}

// FS-I-13.
static void
test_out_of_order(void **unused)
{
    lay_attack_direct(1);
    scene.after.attack.step = ADJ_FS_S_DEFEND;
    scene_aim(B_WING);
    assert_int_equal(scene_verdict(), 13);
    scene_start(unused);
    lay_next_turn(3);
    scene.after.turn = 5;
    assert_int_equal(scene_verdict(), 13);
    scene_start(unused);
    lay_support_rage(); // in the Defend step
    scene.before.attack.step = scene.after.attack.step = ADJ_FS_S_DEFEND;
    assert_int_equal(scene_verdict(), 13);
    scene_start(unused);
    scene_order(A, ADJ_FS_DONE);
    scene_phase(ADJ_FS_P_DRAW, A); // without a Discard phase
    assert_int_equal(scene_verdict(), 13);
}

// FS-I-14.
static void
test_refused(void **unused)
{
    (void)unused;
    scene_order(A, ADJ_FS_GENERAL);
    scene.verdict.kind = ADJ_REFUSED;
    assert_int_equal(scene_verdict(), 0);
    scene.after.seat[A].cp--;
    assert_int_equal(scene_verdict(), 14);
    scene.verdict.kind = ADJ_OPEN;
    assert_int_equal(scene_verdict(), 14);
}

// FS-I-15.
static void
test_after_the_end(void **unused)
{
    scene.before.phase = scene.after.phase = ADJ_FS_P_OVER;
    scene.before.end = scene.after.end = ADJ_FS_END_RESIGNED;
    scene.before.winner = scene.after.winner = A + 1;
    lay_attack_direct(1);
    assert_int_equal(scene_verdict(), 15);
    scene_start(unused);
    scene.before.card[A_CLAW].host = B_WING + 1;
    scene.before.card[B_FLAG].hits = 9;
    scene.after = scene.before;
    lay_resolve_on(B_WING, 1); // the Flagship is gone too, and nobody has won
    memset(&scene.after.card[B_FLAG], 0, sizeof scene.after.card[B_FLAG]);
    scene.after.seat[B].removed[scene.after.seat[B].removed_count++] = FLAG;
    assert_int_equal(scene_verdict(), 15);
}

// FS-I-16.
static void
list_nothing(const void *r, const void *state, adj_order_sink *sink, void *context)
{
    struct adj_order resign = {.verb = ADJ_FS_RESIGN};
    (void)r, (void)state;
    sink(context, &resign, true); // giving up is no way to go on
}

static void
list_done(const void *r, const void *state, adj_order_sink *sink, void *context)
{
    struct adj_order done = {.verb = ADJ_FS_DONE};
    (void)r, (void)state;
    sink(context, &done, true);
}

static void
test_standstill(void **unused)
{
    struct adj_findings findings = {.count = 0};
    struct adj_fs_sight sight = {.rules = &scene_rules,
                                 .before = &scene.before,
                                 .after = &scene.after,
                                 .order = &scene.order,
                                 .findings = &findings};
    (void)unused;
    scene.after.attack.step = ADJ_FS_S_FOCUS;
    adj_fs_check_16_with(&sight, list_nothing); // not asked: General can be said
    assert_int_equal(findings.count, 0);
    scene.after.attack.step = ADJ_FS_S_TARGET;
    adj_fs_check_16_with(&sight, list_done);
    assert_int_equal(findings.count, 0);
    adj_fs_check_16_with(&sight, list_nothing);
    assert_int_equal(findings.count, 1);
    assert_int_equal(findings.finding[0].invariant, ADJ_FS_I_16);
}

// What is not known is not asserted: a hand and deck of which only numbers are known, points never
// said, a Hull between bounds.
static void
test_unknown(void **unused)
{
    (void)unused;
    scene_rules.vars = 2;
    scene_rules.var[1] = (struct adj_fs_var){.kind = WING, .field = ADJ_FS_HULL, .lo = 3, .hi = 6};
    scene_rules.kind[WING].stat[ADJ_FS_HULL] = (struct adj_fs_value){.var = 1};
    scene.before.card[B_WING].hits = 4;
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++) {
        struct adj_fs_seat *s = &scene.before.seat[seat];
        s->hand_known = s->list_known = s->pool_count = s->cp_known = 0;
        s->deck_total = ADJ_FS_UNKNOWN;
        memset(s->hand, 0, sizeof s->hand);
        memset(s->pool, 0, sizeof s->pool);
    }
    lay_resolve_on(B_WING, 1);
    assert_int_equal(scene_verdict(), 0);
    scene.after.card[B_WING].hits = 6; // as high as its Hull can be
    scene.events.event[0].arg[2] = 6;
    assert_int_equal(scene_verdict(), 8);
}

// A typed position is asked what it alone can break.
static void
test_position(void **unused)
{
    struct adj_findings findings = {.count = 0};
    (void)unused;
    adj_fs_check_position(&scene_rules, &scene.before, &findings);
    assert_int_equal(findings.count, 0);
    scene.before.card[A_CLAW].host = A_WING + 1;
    scene.before.card[B_WING].hits = 4;
    adj_fs_check_position(&scene_rules, &scene.before, &findings);
    assert_int_equal(findings.count, 2);
    assert_int_equal(findings.finding[0].invariant, ADJ_FS_I_8);
    assert_int_equal(findings.finding[1].invariant, ADJ_FS_I_10);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_clean, scene_start),
        cmocka_unit_test_setup(test_two_cards_tasked, scene_start),
        cmocka_unit_test_setup(test_ship_tasked_for_assault, scene_start),
        cmocka_unit_test_setup(test_second_gold, scene_start),
        cmocka_unit_test_setup(test_row_2_alone, scene_start),
        cmocka_unit_test_setup(test_card_lost, scene_start),
        cmocka_unit_test_setup(test_card_to_the_wrong_seat, scene_start),
        cmocka_unit_test_setup(test_gain, scene_start),
        cmocka_unit_test_setup(test_tasked_twice, scene_start),
        cmocka_unit_test_setup(test_target, scene_start),
        cmocka_unit_test_setup(test_beyond_hull, scene_start),
        cmocka_unit_test_setup(test_hull_made_less, scene_start),
        cmocka_unit_test_setup(test_crew_moves, scene_start),
        cmocka_unit_test_setup(test_boarding_at_home, scene_start),
        cmocka_unit_test_setup(test_short_hand, scene_start),
        cmocka_unit_test_setup(test_out_of_order, scene_start),
        cmocka_unit_test_setup(test_refused, scene_start),
        cmocka_unit_test_setup(test_after_the_end, scene_start),
        cmocka_unit_test_setup(test_standstill, scene_start),
        cmocka_unit_test_setup(test_unknown, scene_start),
        cmocka_unit_test_setup(test_position, scene_start),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
