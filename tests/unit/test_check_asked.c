// SPDX-License-Identifier: MIT
// The watch asks an invariant only after a change that it reads, and some only of the cards that
// changed. Here single steps are spoilt at random, and what the watch finds is held against what
// all invariants say when each is asked of everything.

#include <string.h>
#include "tests/unit/check_scene.h"

enum { STEPS = 20000 };

// Places that are spoilt, and how many values each is given: what it can be, and a little more.
#define PLACE(type, member, values)                                                                \
    {                                                                                              \
        offsetof(struct type, member), sizeof((struct type *)0)->member, values                    \
    }
static const struct place {
    size_t offset, width;
    unsigned values;
} in_state[] = {
    PLACE(adj_fs_state, phase, 14),
    PLACE(adj_fs_state, active, 2),
    PLACE(adj_fs_state, turn, 4),
    PLACE(adj_fs_state, winner, 3),
    PLACE(adj_fs_state, wait, 4),
    PLACE(adj_fs_state, wait_slot, FREE + 1),
    PLACE(adj_fs_state, attack.type, 5),
    PLACE(adj_fs_state, attack.row, 3),
    PLACE(adj_fs_state, attack.step, 7),
    PLACE(adj_fs_state, attack.target, FREE + 1),
    PLACE(adj_fs_state, attack.boarding, KINDS),
};
static const struct place in_card[] = {
    PLACE(adj_fs_card, kind, KINDS),    PLACE(adj_fs_card, owner, 2),
    PLACE(adj_fs_card, host, FREE + 1), PLACE(adj_fs_card, row, 4),
    PLACE(adj_fs_card, tasked, 2),      PLACE(adj_fs_card, hits, 12),
    PLACE(adj_fs_card, since, 9),       PLACE(adj_fs_card, copy, 3),
};
static const struct place in_seat[] = {
    PLACE(adj_fs_seat, cp, 9),          PLACE(adj_fs_seat, cp_known, 2),
    PLACE(adj_fs_seat, arranged, 2),    PLACE(adj_fs_seat, list_known, 2),
    PLACE(adj_fs_seat, hand_total, 9),  PLACE(adj_fs_seat, hand_known, 9),
    PLACE(adj_fs_seat, deck_total, 9),  PLACE(adj_fs_seat, pool_count, 9),
    PLACE(adj_fs_seat, pile_count, 9),  PLACE(adj_fs_seat, removed_count, 9),
    PLACE(adj_fs_seat, hand[0], KINDS), PLACE(adj_fs_seat, pile[0], KINDS),
};

static uint64_t random_state;

static unsigned
pick(unsigned below)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((random_state >> 33) % below);
}

#define PICK_PLACE(places) (&(places)[pick(sizeof(places) / sizeof((places)[0]))])

static void
spoil(void *base, const struct place *place)
{
    uint8_t byte = (uint8_t)pick(place->values);
    uint16_t word = byte;
    if (place->width == 1)
        memcpy((char *)base + place->offset, &byte, 1);
    else
        memcpy((char *)base + place->offset, &word, 2);
}

static void
spoil_events(void)
{
    struct adj_event *event;
    if (scene.events.count != 0 && pick(2) == 0)
        event = &scene.events.event[pick(scene.events.count)];
    else
        event = adj_event_add(&scene.events, 1 + pick(31), ADJ_FS_DECL_4, pick(KINDS));
    switch (pick(3)) {
    case 0:
        event->kind = (uint8_t)(1 + pick(31));
        break;
    case 1:
        event->arg[0] = (uint16_t)scene_ref(pick(FREE));
        break;
    case 2:
        event->arg[pick(3)] = (uint16_t)pick(9);
        break;
    }
}

static void
spoil_step(void)
{
    switch (pick(5)) {
    case 0:
        spoil(&scene.after, PICK_PLACE(in_state));
        break;
    case 1:
        spoil(&scene.after.card[pick(FREE)], PICK_PLACE(in_card));
        break;
    case 2:
        spoil(&scene.after.seat[pick(ADJ_FS_SEATS)], PICK_PLACE(in_seat));
        break;
    case 3:
        scene.after.mod[0] = (struct adj_fs_mod){.slot = (uint8_t)pick(FREE + 1),
                                                 .key = (uint8_t)pick(ADJ_FS_COST_BOARDING),
                                                 .op = (uint8_t)(1 + pick(3)),
                                                 .card = RAGE,
                                                 .amount = (int16_t)(pick(9) - 4)};
        break;
    case 4:
        spoil_events();
        break;
    }
}

static void
watch_step(struct adj_findings *findings)
{
    static struct adj_fs_watch watch;
    findings->count = 0;
    adj_fs_watch_start(&scene_rules, &scene.before, &watch);
    adj_fs_watch_step(&scene_rules, &watch, &scene.before, &scene.order, &scene.verdict,
                      &scene.events, &scene.after, findings);
}

// As if everything had changed. FS-I-12 is about orders that cost something and asked of these.
static void
ask_all(struct adj_findings *findings)
{
    static adj_fs_invariant *const all[] = {
        adj_fs_check_9,  adj_fs_check_1,  adj_fs_check_2,  adj_fs_check_3,  adj_fs_check_4,
        adj_fs_check_5,  adj_fs_check_6,  adj_fs_check_7,  adj_fs_check_8,  adj_fs_check_10,
        adj_fs_check_11, adj_fs_check_12, adj_fs_check_13, adj_fs_check_15, adj_fs_check_16,
    };
    static struct adj_fs_watch watch;
    struct adj_fs_sight sight = {.rules = &scene_rules,
                                 .before = &scene.before,
                                 .after = &scene.after,
                                 .order = &scene.order,
                                 .verdict = &scene.verdict,
                                 .events = &scene.events,
                                 .findings = findings,
                                 .texts = &watch.texts};
    findings->count = 0;
    adj_fs_watch_start(&scene_rules, &scene.before, &watch);
    adj_fs_look_at(&sight);
    bool costs = (sight.changed & ADJ_FS_C_COSTLY) != 0;
    sight.in_play = sight.changed = UINT32_MAX;
    sight.zones[A] = sight.zones[B] = true;
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        if (all[i] != adj_fs_check_12 || costs)
            all[i](&watch, &sight);
}

// A Flagship that has few hits left, and gunners that lower the Hull of what they lie under.
static void
lay_hits(void)
{
    scene_static_text(GUNNER)->key = ADJ_FS_HULL;
    scene_static_text(GUNNER)->amount.base = -3;
    scene.before.card[A_FLAG].hits = 8;
    scene.after = scene.before;
}

static void
lay_step(void **unused)
{
    static void (*const lay[])(void) = {lay_attack_boarding, lay_support_rage, lay_focus_wing,
                                        lay_destroy_wing};
    unsigned step = pick(8);
    scene_start(unused);
    lay_hits();
    if (step < 4)
        lay[step]();
    else if (step == 4)
        lay_attack_direct(1);
    else if (step == 5)
        lay_crew_on(GUNNER, A_WING);
    else if (step == 6)
        lay_resolve_on(B_WING, 1);
    else
        lay_next_turn(3);
}

static void
test_all_that_is_to_say(void **unused)
{
    static struct adj_findings found, wanted;
    unsigned broken = 0;
    random_state = 1;
    for (unsigned i = 0; i < STEPS; i++) {
        lay_step(unused);
        for (unsigned times = 1 + pick(2); times > 0; times--)
            spoil_step();
        watch_step(&found);
        ask_all(&wanted);
        assert_int_equal(found.count, wanted.count);
        for (unsigned k = 0; k < found.count && k < ADJ_FINDINGS; k++)
            assert_string_equal(found.finding[k].message, wanted.finding[k].message);
        broken += found.count != 0;
    }
    assert_true(broken > STEPS / 4);
}

// A Boarding card that its owner's ship carries already where the watch starts is told of at the
// next move, whatever moves.
static void
test_unsound_start(void **unused)
{
    (void)unused;
    scene.before.card[A_CLAW].host = A_WING + 1;
    scene.after = scene.before;
    lay_crew_on(GUNNER, A_WING);
    assert_int_equal(scene_verdict(), 10);
}

// So is one that only comes to be counted among the slots in use.
static void
test_behind_the_slots(void **unused)
{
    (void)unused;
    lay_crew_on(GUNNER, A_WING);
    scene_put(&scene.after, FREE + 1, CLAW, A, A_WING + 1);
    scene.before.card[FREE + 1] = scene.after.card[FREE + 1];
    assert_int_equal(scene_verdict(), 10);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_that_is_to_say),
        cmocka_unit_test_setup(test_unsound_start, scene_start),
        cmocka_unit_test_setup(test_behind_the_slots, scene_start),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
