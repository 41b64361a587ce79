// SPDX-License-Identifier: MIT
// Seeded faults for FS-I-12, the invariant of costs; the others are in test_check.c.

#include "tests/unit/check_scene.h"

static void
test_unpaid(void **unused)
{
    (void)unused;
    scene_attacking(A_WING, B_WING + 1, ADJ_FS_S_SUPPORT);
    scene_order(A, ADJ_FS_SUPPORT);
    scene_with(ADJ_FS_O_CARD, RAGE);
    scene_play(A, RAGE);
    assert_int_equal(scene_verdict(), 12);
}

static void
test_paid_twice(void **unused)
{
    lay_support_rage();
    scene_points(A, -1, ADJ_FS_CARD_9, RAGE);
    assert_int_equal(scene_verdict(), 12);
    scene_start(unused);
    lay_attack_boarding(); // the ship named is not Tasked
    scene.after.card[A_WING].tasked = 0;
    scene.events.event[2].kind = ADJ_FS_E_STRENGTH;
    assert_int_equal(scene_verdict(), 12);
    scene_start(unused);
    lay_focus_wing(); // paid by a card and from the pool as well
    scene_with(ADJ_FS_O_PAID, TONE);
    scene_play(A, TONE);
    assert_int_equal(scene_verdict(), 12);
}

static void
test_effect_before_cost(void **unused)
{
    (void)unused;
    lay_crew_on(GUNNER, A_WING);
    struct adj_event *payment = &scene.events.event[1], *attach = &scene.events.event[2];
    struct adj_event first = *payment;
    *payment = *attach;
    *attach = first;
    assert_int_equal(scene_verdict(), 12);
}

// An ability is paid for and used once an Order.
static void
test_used_again(void **unused)
{
    static struct adj_fs_watch watch;
    static struct adj_findings findings;
    (void)unused;
    scene_attacking(A_PULSE, B_WING + 1, ADJ_FS_S_SUPPORT);
    adj_fs_watch_start(&scene_rules, &scene.before, &watch);
    for (unsigned times = 0; times < 2; times++) {
        scene.events.count = findings.count = 0;
        scene_order(A, ADJ_FS_SUPPORT);
        scene_with(ADJ_FS_O_CARD, scene_ref(A_PULSE));
        scene_points(A, -1, ADJ_FS_CARD_12, PULSE);
        scene.after.attack.plus = (int16_t)(scene.after.attack.plus + 2);
        adj_fs_watch_step(&scene_rules, &watch, &scene.before, &scene.order, &scene.verdict,
                          &scene.events, &scene.after, &findings);
        assert_int_equal(findings.count, times);
        scene.before = scene.after;
    }
    assert_int_equal(findings.finding[0].invariant, ADJ_FS_I_12);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_unpaid, scene_start),
        cmocka_unit_test_setup(test_paid_twice, scene_start),
        cmocka_unit_test_setup(test_effect_before_cost, scene_start),
        cmocka_unit_test_setup(test_used_again, scene_start),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
