// SPDX-License-Identifier: MIT
// What a record expects and what a player is told: faults, unknowns, events, the table.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>
#include "engine/flagship/clause.h"
#include "engine/flagship/event.h"
#include "engine/flagship/fault.h"
#include "tests/unit/text_scene.h"

static void
expectations_hold_or_tell_what_is(void **unused)
{
    (void)unused;
    static const struct {
        const char *text;
        bool holds;
        const char *actual;
    } rows[] = {
        {"A cp 3", true, "A has cp 3"},
        {"A cp 4", false, "A has cp 3"},
        {"C hand 7", true, "C has hand 7"},
        {"A deck 30", false, "A has deck not known"},
        {"A hand has Eye to Eye", true, "A's hand: Eye to Eye; I've Got Tone!"},
        {"A hand has Eye to Eye; Eye to Eye", false, "A's hand: Eye to Eye; I've Got Tone!"},
        {"A pile has Eye to Eye", false, "A's pile: no known card"},
        {"C row 1: Ninzi; Tavi", true, "C row 1: Tavi; Ninzi"},
        {"C row 1: Tavi", false, "C row 1: Tavi; Ninzi"},
        {"C row 3: none", true, "C row 3: none"},
        {"A tasked: Cobra; Major Drop", true, "A tasked: Cobra Squadron; Major Drop"},
        {"C tasked: none", true, "C tasked: none"},
        {"Tavi hits 7", true, "Tavi hits 7"},
        {"Tavi row 2", false, "Tavi row 1"},
        {"Tavi upright", true, "Tavi is upright"},
        {"Tavi tasked", false, "Tavi is upright"},
        {"Tavi destroyed", false, "Tavi is on the table"},
        {"Tavi/2 destroyed", true, "Tavi is not on the table"},
        {"Major Drop on Ninzi", true, "Major Drop is on Ninzi"},
        {"Valkyrie on Ninzi", false, "Valkyrie is on Nation's Pride"},
        {"attack none", true, "there is no attack"},
        {"attack hits 4", false, "there is no attack"},
        {"phase orders", true, "phase orders"},
        {"step defend", false, "step none"},
        {"turn 3", true, "turn 3"},
        {"next A", true, "next A"},
        {"next table", false, "next A"},
        {"over", false, "the game is not over"},
        {"A wins", false, "the game is not over"},
        {"stopped 4", true, "stopped 4"},
        {"landed 6", true, "landed 6"},
        {"landed 5", false, "landed 6"},
    };
    static struct adj_events events;
    adj_event_add(&events, ADJ_FS_E_STOP, 0, 0)->arg[0] = 4;
    events.event[0].arg[1] = 4;
    adj_event_add(&events, ADJ_FS_E_HITS, 0, 0)->arg[1] = 6;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        bool holds = false;
        char actual[256];
        enum adj_status status = adj_fs_expect(&rules, &state, &events, &seats, rows[i].text,
                                               &holds, actual, sizeof actual, &error);
        if (status != ADJ_OK)
            fail_msg("%s: %s", rows[i].text, error.message);
        assert_string_equal(actual, rows[i].actual);
        assert_int_equal(holds, rows[i].holds);
    }
}

static void
faults_are_explained(void **unused)
{
    (void)unused;
    static const struct {
        struct adj_fault fault;
        const char *text;
    } rows[] = {
        {{ADJ_FS_TERM_7, 0, {{ADJ_FS_F_NEEDS_CP, 2}, {ADJ_FS_F_HAS_CP, 1}}, 2},
         "needs 2 command points, has 1"},
        {{ADJ_FS_DECL_4, 0, {{ADJ_FS_F_CARD, RAPTOR + 256}}, 1}, "Raptor Squadron is Tasked"},
        {{ADJ_FS_RANGE_3,
          0,
          {{ADJ_FS_F_DISTANCE, 2}, {ADJ_FS_F_REACH, 1}, {ADJ_FS_F_TYPE, ADJ_FS_DIRECT}},
          3},
         "distance 2, a Direct attack reaches 1"},
        {{ADJ_FS_CREW_7,
          0,
          {{ADJ_FS_F_SHIP, FEMMOSI + 256}, {ADJ_FS_F_COUNT, 2}, {ADJ_FS_F_LIMIT, 1}},
          3},
         "Femmosi, would be 2, at most 1"},
        {{ADJ_FS_CARD_2, 0, {{ADJ_FS_F_CARD, TAVI + 256}, {ADJ_FS_F_SEAT, C}}, 2},
         "Tavi is Charles's"},
        {{ADJ_FS_TERM_19, 0, {{ADJ_FS_F_SEAT, C}}, 1}, "it is for Charles"},
        {{ADJ_FS_CARD_2, 0, {{ADJ_FS_F_CARD, TAVI + 2 * 256}}, 1},
         "Tavi/2 is not where the order needs it"},
        {{ADJ_FS_CARD_2, 0, {{0, 0}}, 0},
         "the order lacks something, or something does not belong to it"},
        {{ADJ_FS_DECL_3, 0, {{ADJ_FS_F_ROW, 0}}, 1}, "neither row 1 nor row 2 is said"},
        {{ADJ_FS_DECL_3, 0, {{ADJ_FS_F_ROW, 9}}, 1}, "there is no row 9"},
        {{ADJ_FS_DECL_3, 0, {{ADJ_FS_F_ROW, 2}}, 1}, "no enemy ship stands in row 2"},
        {{ADJ_FS_ORDER_1, 0, {{ADJ_FS_F_PHASE, ADJ_FS_P_DISCARD}}, 1},
         "it is the Discard phase of Andrew"},
        {{ADJ_FS_DISC_1, 0, {{ADJ_FS_F_PHASE, ADJ_FS_P_ORDERS}}, 1}, "it is the Orders phase"},
        {{ADJ_FS_ORDER_7, 0, {{ADJ_FS_F_STEP, ADJ_FS_S_DEFEND}}, 1}, "it is the Defend step"},
        {{ADJ_FS_SETUP_4, 0, {{ADJ_FS_F_POINTS, 21}, {ADJ_FS_F_LIMIT, 20}}, 2},
         "21 set-up points, at most 20"},
        {{ADJ_FS_TERM_20, 0, {{ADJ_FS_F_DECK, 2}}, 1}, "2 cards in the deck"},
        {{ADJ_FS_TERM_20, 0, {{ADJ_FS_F_PILE, 0}}, 1}, "0 cards in the pile"},
        {{ADJ_FS_TERM_10, 0, {{ADJ_FS_F_COUNT, 2}, {ADJ_FS_F_WANTED, 3}}, 2}, "2, has to be 3"},
        {{ADJ_FS_DECL_4, 0, {{0, 0}}, 0}, ""},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char said[200];
        adj_fs_explain_fault(&rules, &state, &seats, &rows[i].fault, said, sizeof said);
        assert_string_equal(said, rows[i].text);
    }
}

static void
unknowns_are_explained(void **unused)
{
    (void)unused;
    static const struct {
        struct adj_unknown unknown;
        const char *text;
    } rows[] = {
        {{.kind = ADJ_FS_U_VALUE, .subject = 1, .lo = 8, .hi = 14}, "the Hull of Tavi (8 to 14)"},
        {{.kind = ADJ_FS_U_VALUE, .subject = 2, .lo = 0, .hi = 255},
         "the Def of Ninzi (0 or more)"},
        {{.kind = ADJ_FS_U_IN_HAND, .subject = EYE, .lo = A, .hi = A},
         "whether Andrew holds Eye to Eye"},
        {{.kind = ADJ_FS_U_CP, .subject = C, .lo = 0, .hi = 255},
         "the command points of Charles (0 or more)"},
        {{.kind = ADJ_FS_U_RULE, .subject = ADJ_FS_R_33}, "what the rules leave open (FS-R-33)"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char said[200];
        adj_fs_explain_unknown(&rules, &state, &seats, &rows[i].unknown, said, sizeof said);
        assert_string_equal(said, rows[i].text);
    }
}

static void
events_are_told(void **unused)
{
    (void)unused;
    static const struct {
        struct adj_event event;
        const char *text;
    } rows[] = {
        {{.kind = ADJ_FS_E_HITS, .arg = {TAVI + 256, 6, 6}}, "Tavi takes 6 hits, 6 in all"},
        {{.kind = ADJ_FS_E_CP, .arg = {A, 6, 5}}, "Andrew pays 1 command point, 5 left"},
        {{.kind = ADJ_FS_E_CP, .arg = {C, 1, 4}}, "Charles gains 3 command points, 4 now"},
        {{.kind = ADJ_FS_E_TASK, .arg = {RAPTOR + 256, A}}, "Raptor Squadron is Tasked"},
        {{.kind = ADJ_FS_E_PLAY, .arg = {A, EYE}}, "Andrew plays Eye to Eye"},
        {{.kind = ADJ_FS_E_ATTACK, .arg = {ADJ_FS_DIRECT, 2, RAPTOR + 256, A}},
         "Andrew attacks with Raptor Squadron: Direct on row 2"},
        {{.kind = ADJ_FS_E_STOP, .arg = {4, 4, 2}}, "4 hits are stopped by the Active posture"},
        {{.kind = ADJ_FS_E_STOP, .card = LIGHT, .arg = {1, 1, 3}}, "1 hit is stopped by The Light"},
        {{.kind = ADJ_FS_E_DESTROY, .arg = {FEMMOSI + 256, C, 1}},
         "Femmosi, Charles's Flagship, is destroyed"},
        {{.kind = ADJ_FS_E_ATTACH, .arg = {DROP + 256, NINZI + 256}},
         "Major Drop now lies on Ninzi"},
        {{.kind = ADJ_FS_E_MOVE, .arg = {EYE, A, ADJ_FS_Z_HAND, ADJ_FS_Z_DISCARD}},
         "Andrew discards Eye to Eye"},
        {{.kind = ADJ_FS_E_MOD, .arg = {RAPTOR + 256, ADJ_FS_KEY_DIRECT, 2, ADJ_FS_ORDER}},
         "Raptor Squadron: +2 Direct bonus until the Order ends"},
        {{.kind = ADJ_FS_E_CANCEL, .arg = {EYE, C}}, "Charles pays and cancels Eye to Eye"},
        {{.kind = ADJ_FS_E_BRANCH, .arg = {RAPTOR + 256, 2}},
         "Raptor Squadron: the choice is redirect"},
        {{.kind = ADJ_FS_E_OVER, .arg = {1, ADJ_FS_END_FLAGSHIP}},
         "Andrew wins: the other Flagship is destroyed"},
        {{.kind = ADJ_FS_E_PHASE, .arg = {ADJ_FS_P_GAIN, C, 4}},
         "Turn 4, Charles: Gain Command phase"},
        {{.kind = ADJ_FS_E_PAY_CARD, .arg = {TONE, ADJ_FS_COST_FOCUS, 1}},
         "I've Got Tone! pays 1 command point of the cost of Focus"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char said[200];
        adj_fs_explain_event(&rules, &state, &seats, &rows[i].event, said, sizeof said);
        assert_string_equal(said, rows[i].text);
    }
}

static void
assert_next(const char *first)
{
    lines.count = 0;
    adj_fs_explain_next(&rules, &state, &seats, adj_text_take_line, &lines);
    assert_true(lines.count > 0);
    assert_string_equal(lines.line[0], first);
}

static void
who_decides_next(void **unused)
{
    (void)unused;
    assert_next("Andrew: Attack and Basic Orders, then done");
    state.attack.type = ADJ_FS_DIRECT;
    state.attack.row = 1;
    state.attack.step = ADJ_FS_S_TARGET;
    assert_next("Charles chooses the target in row 1: Tavi or Ninzi");
    state.attack.step = ADJ_FS_S_DEFEND;
    assert_next("Charles: Active or Passive, Defend cards, then done");
    state.attack.step = ADJ_FS_S_BRANCH;
    state.attack.branch_slot = 1;
    assert_next("Andrew chooses for Raptor Squadron: sacrifice of ships or redirect");
    state.pending = (struct adj_fs_pending){.open = 1, .seat = A, .kind = EYE, .may_cancel = 1};
    assert_next("Charles may cancel Eye to Eye; any other order lets it happen");
    state.wait = ADJ_FS_WAIT_HULL;
    state.wait_slot = 5;
    assert_next("The table observes whether the hits destroy Tavi: \"table: observe Tavi "
                "destroyed\" or \"... stands\"");
}

static bool
shown(const char *part)
{
    for (unsigned i = 0; i < lines.count; i++) {
        if (strstr(lines.line[i], part) != NULL)
            return true;
    }
    return false;
}

static void
the_table_is_shown(void **unused)
{
    (void)unused;
    state.attack = (struct adj_fs_attack){.type = ADJ_FS_DIRECT,
                                          .row = 2,
                                          .src = 1,
                                          .target = 11,
                                          .focused = 1,
                                          .step = ADJ_FS_S_DEFEND};
    state.played[0] = (struct adj_fs_played){.kind = EYE, .seat = A};
    state.played_count = 1;
    state.seat[C].pile_more = 0;
    for (unsigned i = 0; i < 20; i++)
        state.seat[C].pile[state.seat[C].pile_count++] = OF_SHIPS;
    lines.count = 0;
    adj_fs_show(&rules, &state, &seats, adj_text_take_line, &lines);
    for (unsigned i = 0; i < lines.count; i++)
        assert_true(strlen(lines.line[i]) <= 100);
    static const char *const parts[] = {
        "Turn 3, Orders phase of Andrew",
        "C  Charles (Kirikin Swarm)   1 command point",
        "hand 4 cards, 2 known: Eye to Eye; I've Got Tone!",
        "hits 7 of 8-14",
        "! A: Major Drop     TASKED",
        "+ Worker (Missile Gunner)",
        "discard pile 20 cards: The Light",
        "Attack of Andrew: Raptor Squadron, Direct on row 2, Focused on Rondi",
        "laid out: A: Eye to Eye"};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        if (!shown(parts[i]))
            fail_msg("not shown: %s", parts[i]);
    }
}

static void
every_event_has_a_name_of_its_own(void **unused)
{
    (void)unused;
    assert_int_equal(adj_flagship.event_count, ADJ_FS_E_PAY_CARD + 1);
    for (unsigned i = 1; i < adj_flagship.event_count; i++) {
        assert_non_null(adj_flagship.event_names[i]);
        for (unsigned k = 1; k < i; k++)
            assert_string_not_equal(adj_flagship.event_names[i], adj_flagship.event_names[k]);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(expectations_hold_or_tell_what_is, adj_text_start),
        cmocka_unit_test_setup(faults_are_explained, adj_text_start),
        cmocka_unit_test_setup(unknowns_are_explained, adj_text_start),
        cmocka_unit_test_setup(events_are_told, adj_text_start),
        cmocka_unit_test_setup(who_decides_next, adj_text_start),
        cmocka_unit_test_setup(the_table_is_shown, adj_text_start),
        cmocka_unit_test(every_event_has_a_name_of_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
