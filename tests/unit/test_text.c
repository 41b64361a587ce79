// SPDX-License-Identifier: MIT
// Orders, names and empires: as they are typed, written again, and mistyped.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>
#include "tests/unit/text_scene.h"

static const struct {
    unsigned seat;
    const char *typed, *written;
} order_rows[] = {
    {A, "fleet Nation's Pride; Valkyrie; Cobra", "fleet Nation's Pride; Valkyrie; Cobra Squadron"},
    {TABLE, "roll A 5 C 3", NULL},
    {A, "choose first", NULL},
    {A, "choose second", NULL},
    {A,
     "arrange row 1: Raptor Squadron; Cobra; row 2: Nation's Pride; Valkyrie under Nation's "
     "Pride",
     "arrange row 1: Raptor Squadron; Cobra Squadron; row 2: Nation's Pride; Valkyrie under "
     "Nation's Pride"},
    {TABLE, "shuffle A", NULL},
    {TABLE, "shuffle A Major Drop*2; Eye to Eye", NULL},
    {C, "cut A 20", NULL},
    {C, "cut A", NULL},
    {TABLE, "draw A Eye to Eye; Major Drop", NULL},
    {TABLE, "draw A 7 unseen", NULL},
    {TABLE, "draw A Eye to Eye; 3 unseen", NULL},
    {A, "rearrange row 1: Nation's Pride; row 2: Raptor Squadron", NULL},
    {A, "attack direct from Raptor Squadron on row 2 with Eye to Eye", NULL},
    {A, "ATTACK  Direct from raptor squadron with eye to eye on row 2",
     "attack direct from Raptor Squadron on row 2 with Eye to Eye"},
    {A, "attack boarding with Major Drop tasking Raptor Squadron on row 1 with Eye to Eye", NULL},
    {A, "attack boarding from Major Drop on row 1", "attack boarding with Major Drop on row 1"},
    {A, "attack assault with Major Drop", NULL},
    {A, "attack assault with Major Drop/0", NULL},
    {A, "attack boarding with Major Drop/1", NULL},
    {A, "focus Rondi paid by I\u2019ve Got Tone!", "focus Rondi paid by I've Got Tone!"},
    {A, "general", NULL},
    {C, "target \u201cTavi\u201d", "target Tavi"},
    {A, "choose redirect of Raptor Squadron", NULL},
    {A, "choose sacrifice of ships of Raptor Squadron", NULL},
    {A, "choose 2 of Raptor Squadron", "choose redirect of Raptor Squadron"},
    {A, "choose 3 of Raptor Squadron", NULL},
    {A, "support Helios Rocket Pods on Raptor Squadron", NULL},
    {C, "cancel Eye to Eye discarding Tavi; Tavi; The Light of the Ships", NULL},
    {C, "active", NULL},
    {C, "active tasking Tavi", NULL},
    {C, "defend with The Light", "defend The Light"},
    {A, "basic Helios Rocket Pods on Cobra tasking Nation's Pride/2",
     "basic Helios Rocket Pods on Cobra Squadron tasking Nation's Pride/2"},
    {C, "repel Major Drop paid by \"Claw #9\"", NULL},
    {C, "basic Worker (Missile Gunner) on Femmosi", NULL},
    {C, "basic Worker (Missile Gunner)/1 on Femmosi", NULL},
    {A, "discard Break, Break, Break!; Eye to Eye", NULL},
    {A, "done # that is all", "done"},
    {A, "resign", NULL},
    {A, "agree draw", NULL},
    {TABLE, "observe A cp 6", NULL},
    {TABLE, "observe Tavi hits 7", NULL},
    {TABLE, "observe Tavi destroyed", NULL},
    {TABLE, "observe Tavi/2 stands", NULL},
    {TABLE, "observe Cobra Squadron hull 6", NULL},
    {TABLE, "observe Cobra Squadron set-up 6", NULL},
};

// Every row is read, and written again as the second text (the first where it is NULL).
static void
orders_are_read_and_written(void **unused)
{
    (void)unused;
    for (size_t i = 0; i < sizeof order_rows / sizeof order_rows[0]; i++) {
        struct adj_order order, again;
        char line[ADJ_LINE_MAX];
        if (adj_text_parse(order_rows[i].seat, order_rows[i].typed, &order) != ADJ_OK)
            fail_msg("%s: %u: %s", order_rows[i].typed, error.column, error.message);
        adj_fs_print_order(&rules, &state, &seats, &order, line, sizeof line);
        assert_string_equal(line, order_rows[i].written != NULL ? order_rows[i].written
                                                                : order_rows[i].typed);
        assert_int_equal(adj_text_parse(order_rows[i].seat, line, &again), ADJ_OK);
        assert_true(adj_order_equal(&order, &again));
    }
}

static void
bare_names_follow_the_moment(void **unused)
{
    (void)unused;
    static const struct {
        unsigned seat;
        const char *typed;
        unsigned role, kind, copy;
    } rows[] = {
        {A, "attack boarding with Major Drop", ADJ_FS_O_FROM, DROP, 0},
        {A, "attack assault with Major Drop", ADJ_FS_O_FROM, DROP, 1},
        {A, "attack direct from Raptor Squadron", ADJ_FS_O_FROM, RAPTOR, 1},
        {A, "attack direct from Tavi", ADJ_FS_O_FROM, TAVI, 0},
        {A, "attack boarding with Major Drop with Eye to Eye", ADJ_FS_O_WITH, EYE, 0},
        {A, "basic Helios Rocket Pods", ADJ_FS_O_CARD, PODS, 0},
        {C, "basic Worker (Missile Gunner)", ADJ_FS_O_CARD, WORKER, 0},
        {C, "repel Major Drop", ADJ_FS_O_CARD, DROP, 1},
        {A, "focus Rondi", ADJ_FS_O_ON, RONDI, 1},
        {A, "discard Eye to Eye", ADJ_FS_O_CARD, EYE, 0},
        {A, "focus Rondi tasking Cobra", ADJ_FS_O_TASK, COBRA, 1},
        {TABLE, "observe Tavi hull 9", ADJ_FS_O_CARD, TAVI, 0},
        {TABLE, "observe Tavi hits 9", ADJ_FS_O_CARD, TAVI, 1},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct adj_order order;
        assert_int_equal(adj_text_parse(rows[i].seat, rows[i].typed, &order), ADJ_OK);
        int at = adj_order_find(&order, rows[i].role, 0);
        assert_true(at >= 0);
        assert_int_equal(order.operand[at].value, adj_fs_ref(rows[i].kind, rows[i].copy));
    }
}

static void
mistakes_are_named_with_their_column(void **unused)
{
    (void)unused;
    static const struct {
        const char *typed;
        enum adj_status status;
        unsigned column;
        const char *message;
    } rows[] = {
        {"focus Ravi", ADJ_BAD_NAME, 7, "no card is called \"Ravi\"; is Tavi meant?"},
        {"focus \u201cRaptor Squadrn\u201d", ADJ_BAD_NAME, 8,
         "no card is called \"Raptor Squadrn\"; is Raptor Squadron meant?"},
        {"focus Cobra Sqadron", ADJ_BAD_NAME, 7, // though Cobra alone is a name
         "no card is called \"Cobra Sqadron\"; is Cobra Squadron meant?"},
        {"focus Cobra Squadron x", ADJ_BAD_SYNTAX, 22, "this does not belong here: \"x\""},
        {"focus \"Tavi", ADJ_BAD_SYNTAX, 7, "the closing quote is missing"},
        {"focus Nations Pride", ADJ_BAD_NAME, 7,
         "no card is called \"Nations Pride\"; is Nation's Pride meant?"},
        {"focus Raptor", ADJ_BAD_NAME, 7,
         "no card is called \"Raptor\"; is Raptor Squadron meant?"},
        {"focus Gaj", ADJ_BAD_NAME, 7, "\"Gaj\" can be Gaj (Beam Gunner) or Gaj (Boarding Orders)"},
        {"focus wild gaj", ADJ_BAD_NAME, 7,
         "\"wild gaj\" can be Gaj (Beam Gunner) or Gaj (Boarding Orders)"},
        {"focus Zebra", ADJ_BAD_NAME, 7, "no card is called \"Zebra\""},
        {"focus", ADJ_BAD_SYNTAX, 6, "the name of a card is missing here"},
        {"focus Tavi on row 1", ADJ_BAD_SYNTAX, 12, "\"on row\" does not belong to \"focus\""},
        {"atack direct", ADJ_BAD_SYNTAX, 1, "there is no order \"atack\"; is \"attack\" meant?"},
        {"agree", ADJ_BAD_SYNTAX, 1, "there is no order \"agree\"; is \"agree draw\" meant?"},
        {"attack from Tavi", ADJ_BAD_SYNTAX, 8,
         "say which attack: direct, guided, boarding or assault"},
        {"attack direct from Tavi on row 70000", ADJ_BAD_VALUE, 32, "the number is over 65535"},
        {"done now", ADJ_BAD_SYNTAX, 6, "this does not belong here: \"now\""},
        {"choose refuse of Raptor Squadron", ADJ_BAD_NAME, 8,
         "Raptor Squadron has no choice called \"refuse\""},
        {"cut B 20", ADJ_BAD_NAME, 5, "a seat (A or C) is missing here"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct adj_order order;
        assert_int_equal(adj_text_parse(A, rows[i].typed, &order), rows[i].status);
        assert_string_equal(error.message, rows[i].message);
        assert_int_equal(error.column, rows[i].column);
    }
}

static void
names_are_matched_longest_first(void **unused)
{
    (void)unused;
    struct adj_order order;
    assert_int_equal(adj_text_parse(C, "discard the light  OF the ships; The Light", &order),
                     ADJ_OK);
    assert_int_equal(order.operand[0].value, OF_SHIPS);
    assert_int_equal(order.operand[1].value, LIGHT);
    assert_int_equal(adj_text_parse(C, "discard \"The Light\"", &order), ADJ_OK);
    assert_int_equal(order.operand[0].value, LIGHT);
}

static void
empires_have_names_and_aliases(void **unused)
{
    (void)unused;
    struct adj_fs_state game = {.phase = 0};
    char name[64];
    assert_int_equal(adj_fs_seat_line(&rules, &game, A, "resistance", &error), ADJ_OK);
    assert_int_equal(adj_fs_seat_line(&rules, &game, C, "\"Kirikin Swarm\"", &error), ADJ_OK);
    assert_int_equal(game.seat[A].empire, 1);
    adj_fs_print_seat(&rules, &game, A, name, sizeof name);
    assert_string_equal(name, "Standing Nations");
    adj_fs_print_seat(&rules, &game, C, name, sizeof name);
    assert_string_equal(name, "Kirikin Swarm");
    assert_int_equal(adj_fs_seat_line(&rules, &game, C, "Kirikin Storm", &error), ADJ_BAD_NAME);
    assert_string_equal(error.message,
                        "no empire is called \"Kirikin Storm\"; is Kirikin Swarm meant?");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(orders_are_read_and_written, adj_text_start),
        cmocka_unit_test_setup(bare_names_follow_the_moment, adj_text_start),
        cmocka_unit_test_setup(mistakes_are_named_with_their_column, adj_text_start),
        cmocka_unit_test_setup(names_are_matched_longest_first, adj_text_start),
        cmocka_unit_test_setup(empires_have_names_and_aliases, adj_text_start),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
