// SPDX-License-Identifier: MIT
// Typed positions: read, written again, and impossible ones.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>
#include "tests/unit/text_scene.h"

static void
assert_position_comes_back(const struct adj_fs_state *game)
{
    static struct adj_fs_state again;
    lines.count = 0;
    adj_fs_print_position(&rules, game, &seats, adj_text_take_line, &lines);
    if (adj_text_position(lines.line, &again) != ADJ_OK)
        fail_msg("%s (%u)", error.message, error.column);
    assert_memory_equal(&again, game, sizeof again);
}

static void
the_example_is_read(void **unused)
{
    (void)unused;
    assert_int_equal(state.turn, 3);
    assert_int_equal(state.phase, ADJ_FS_P_ORDERS);
    assert_int_equal(state.slots, 11);
    assert_int_equal(state.seat[A].hand_total, 4);
    assert_int_equal(state.seat[A].hand_known, 2);
    assert_int_equal(state.seat[C].hand_known, 0);
    assert_int_equal(state.seat[A].deck_total, ADJ_FS_UNKNOWN);
    assert_int_equal(state.seat[A].pile_more, 1);
    assert_int_equal(state.card[3].kind, VALKYRIE);
    assert_int_equal(state.card[3].host, 3);
    assert_int_equal(state.card[6].kind, DROP);
    assert_int_equal(state.card[6].owner, A);
    assert_int_equal(state.card[6].tasked, 1);
    assert_int_equal(state.card[4].hits, 7);
    assert_position_comes_back(&state);
}

static void
positions_come_back_from_their_text(void **unused)
{
    (void)unused;
    static const char *const full[] = {
        "turn 2 C discard",
        "C row 2: Tavi/2; Rondi",
        "C row 1: Femmosi hits 8 tasked [Queen Til; "
        "Gaj (Boarding Orders); by A: Major Drop/2; Major Drop tasked]; Tavi",
        "A in play: Helios Rocket Pods tasked; Eye to Eye",
        "A row 1: Nation's Pride",
        "A hand: none deck 0 cp 65535",
        "C hand 3: \"Claw #9\" deck 2: Gaj (Beam Gunner)*2; "
        "The Light; The Light of the Ships",
        "A pile: Eye to Eye; I've Got Tone!/0; Eye to Eye",
        "C pile: none",
        "A removed: Raptor Squadron",
        NULL};
    static const char *const shuffled[] = {
        "turn 2 C discard",
        "A row 1: Nation's Pride",
        "C row 1: Femmosi",
        "A hand 4: Eye to Eye deck 1 shuffled: Eye to Eye; I've Got Tone!; I've Got Tone!",
        "A pile at least: Major Drop; I've Got Tone!",
        "A shown: I've Got Tone!",
        NULL};
    static const char *const bare[] = {"turn 1 A rearrange", "A row 1: Nation's Pride",
                                       "C row 1: Femmosi", NULL};
    if (adj_text_position(full, &state) != ADJ_OK)
        fail_msg("%s (%u)", error.message, error.column);
    assert_int_equal(state.first, A);
    assert_int_equal(state.seat[A].pile_count, 3);
    assert_int_equal(state.seat[C].list_known, 1);
    assert_position_comes_back(&state);
    if (adj_text_position(shuffled, &state) != ADJ_OK)
        fail_msg("%s (%u)", error.message, error.column);
    assert_int_equal(state.seat[A].list_known, ADJ_FS_LIST_SHUFFLED);
    assert_int_equal(state.seat[A].pile_more, 1);
    assert_int_equal(state.shown[A].count, 1);
    assert_position_comes_back(&state);
    assert_int_equal(adj_text_position(bare, &state), ADJ_OK);
    assert_int_equal(state.seat[A].cp_known, 0);
    assert_int_equal(state.seat[A].hand_total, ADJ_FS_UNKNOWN);
    assert_position_comes_back(&state);
}

// A small generator of its own: the same numbers on every machine.
static uint32_t seed;

static unsigned
pick(unsigned count)
{
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % count;
}

// Random possible positions, row by row, with every sort of mark.
static void
random_position(void)
{
    static const uint8_t ships[2][4] = {{PRIDE, RAPTOR, COBRA, HOUSE},
                                        {FEMMOSI, TAVI, NINZI, RONDI}};
    memset(&lines, 0, sizeof lines);
    char out[ADJ_LINE_MAX];
    snprintf(out, sizeof out, "turn %u %s %s\n", 1 + pick(9), pick(2) ? "A" : "C",
             adj_fs_phase_words[ADJ_FS_P_REARRANGE + pick(4)]);
    adj_text_take_line(&lines, out);
    unsigned from = pick(2);
    for (unsigned i = 0; i < 2; i++) {
        unsigned seat = (from + i) % 2;
        size_t used = (size_t)snprintf(out, sizeof out, "%s row 1: ", seat ? "C" : "A");
        for (unsigned n = 0; n < 1 + pick(4); n++) {
            unsigned k = n == 0 ? ships[seat][0] : ships[seat][1 + pick(3)];
            used += (size_t)snprintf(out + used, sizeof out - used, "%s%s%s", n ? "; " : "",
                                     adj_fs_kind_name(&rules, k), pick(3) ? "" : " hits 3 tasked");
            if (pick(2) == 0)
                used += (size_t)snprintf(out + used, sizeof out - used, " [Helios Rocket Pods%s]",
                                         pick(2) ? " tasked" : "; \"Claw #9\"");
        }
        snprintf(out + used, sizeof out - used, "\n");
        adj_text_take_line(&lines, out);
    }
}

static void
random_positions_come_back(void **unused)
{
    (void)unused;
    rules.kind[HASH].empire = rules.kind[PODS].empire = 0;
    rules.kind[HASH].text_known = rules.kind[PODS].text_known = 0; // they may lie anywhere
    seed = 77;
    for (unsigned i = 0; i < 500; i++) {
        random_position();
        if (adj_text_position(lines.line, &state) != ADJ_OK)
            fail_msg("%s (%u)", error.message, error.column);
        assert_position_comes_back(&state);
    }
}

static void
impossible_positions_are_refused(void **unused)
{
    (void)unused;
    static const struct {
        const char *line[6];
        const char *message;
    } rows[] = {
        {{"A row 1: Nation's Pride", "C row 1: Femmosi", NULL},
         "the position does not say whose turn it is; a line such as \"turn 3 A orders\" does"},
        {{"turn 1 A orders", "A row 1: Raptor Squadron", "C row 1: Femmosi", NULL},
         "A has no Flagship in a row"},
        {{"turn 1 A orders", "A row 1: Nation's Pride; Second Pride", "C row 1: Femmosi", NULL},
         "A has 2 Flagships, not one"},
        {{"turn 1 A orders", "A row 1: Nation's Pride [Helios Rocket Pods]", "C row 1: Femmosi",
          NULL},
         "Helios Rocket Pods has no text by which it could lie under or on that ship"},
        {{"turn 1 A orders", "A row 2: Nation's Pride", "C row 1: Femmosi", NULL},
         "A has ships in row 2, but none in row 1"},
        {{"turn 1 A orders", "A row 1: Nation's Pride hits 9", "C row 1: Femmosi", NULL},
         "Nation's Pride has as many hits as its Hull: it would be destroyed"},
        {{"turn 1 A orders", "A row 1: Nation's Pride", "C row 1: Femmosi; Tavi hits 14", NULL},
         "Tavi has as many hits as its Hull: it would be destroyed"},
        {{"turn 1 A orders", "A row 1: Nation's Pride",
          "C row 1: Femmosi [Queen Til; "
          "Gaj (Beam Gunner)]",
          NULL},
         "Femmosi holds more than one gold crew member"},
        {{"turn 1 A orders", "A row 1: Nation's Pride [Major Drop]", "C row 1: Femmosi", NULL},
         "Major Drop is a Boarding card and lies only on an enemy ship"},
        {{"turn 1 A orders", "A in play: Major Drop", NULL},
         "Major Drop is a Boarding card and lies only on an enemy ship"},
        {{"turn 1 A orders", "A row 1: Nation's Pride; Eye to Eye", "C row 1: Femmosi", NULL},
         "Eye to Eye is no ship and stands in no row"},
        {{"turn 1 A orders", "A row 1: Nation's Pride", "C row 1: Femmosi; Tavi [Queen Til]", NULL},
         "Queen Til is a Commander and lies only under the Flagship"},
        {{"turn 1 A orders", "A row 1: Nation's Pride", "C row 1: Femmosi [by A: Valkyrie]", NULL},
         "Valkyrie is crew and lies only under an own ship"},
        {{"turn 1 A orders", "A row 1: Nation's Pride hits 1", "C row 1: Femmosi",
          "A hand: Major Drop*3", NULL},
         "A has 3 of Major Drop, its deck holds 2"},
        {{"turn 1 A orders", "A row 1: Nation's Pride", "C row 1: Femmosi", "A hand: Tavi", NULL},
         "A has Tavi, a card of another empire"},
        {{"A hand 1: Eye to Eye*2", NULL}, "2 cards are named in a hand of 1"},
        {{"turn 1 A orders", "A row 1: Nation's Pride", "C row 1: Femmosi", "A deck: Eye to Eye",
          NULL},
         "A's deck is listed: then the hand has to be said too"},
        {{"turn 1 A orders", "A row 1: Nation's Pride", "C row 1: Femmosi",
          "A hand 2: Major Drop deck 1: Eye to Eye", NULL},
         "A's deck is listed with 1 cards, it should be 2: the deck and every card of the hand "
         "that is not named"},
        {{"turn 1 A orders", "A row 1: Nation's Pride", "C row 1: Femmosi",
          "A hand 2 deck 1 shuffled: Eye to Eye*4", NULL},
         "A's deck was shuffled with 4 cards, it should be 1 to 3: the deck and what was drawn "
         "from "
         "it unseen"},
        {{"turn 1 A orders", "A row 1: Nation's Pride", "C row 1: Femmosi",
          "A hand 2 deck 3 shuffled: Eye to Eye", NULL},
         "A's deck was shuffled with 1 cards, it should be 3 to 5: the deck and what was drawn "
         "from "
         "it unseen"},
        {{"turn 1 A orders", "A row 1: Nation's Pride", "C row 1: Femmosi",
          "A hand 2 deck 1 pile: Eye to Eye shown: Eye to Eye", NULL},
         "what A has shown is told only of a deck that was \"shuffled\""},
        {{"turn 1 A orders", "A row 1: Nation's Pride", "C row 1: Femmosi",
          "A hand 2 deck 1 shuffled: Eye to Eye*2 shown: Eye to Eye", NULL},
         "A has shown Eye to Eye, but it lies nowhere"},
        {{"turn 1 A orders", "A row 1: Nation's Pride", "C row 1: Femmosi",
          "A hand 0 deck 1 shuffled: Eye to Eye*2 pile: Major Drop*2 shown: Major Drop", NULL},
         "A cannot have shown all these cards since the deck was shuffled"},
        {{"A row 1: Raptor Squadron/2; Raptor Squadron/2", NULL},
         "this copy is on the table already"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_int_equal(adj_text_position(rows[i].line, &state), ADJ_BAD_POSITION);
        assert_string_equal(error.message, rows[i].message);
    }
}

static void
position_lines_tell_their_mistakes(void **unused)
{
    (void)unused;
    static const struct {
        const char *line;
        enum adj_status status;
        unsigned column;
    } rows[] = {
        {"turn 3 A sleep", ADJ_BAD_VALUE, 10},
        {"B cp 3", ADJ_BAD_NAME, 1},
        {"A cp 3 cp 4", ADJ_BAD_SYNTAX, 8},
        {"A cp 70000", ADJ_BAD_VALUE, 6},
        {"A row 3: Tavi", ADJ_BAD_VALUE, 3},
        {"A row 1: Tavi [Rondi", ADJ_BAD_SYNTAX, 21},
        {"A hand 41", ADJ_BAD_VALUE, 8},
        {"A gold 4", ADJ_BAD_SYNTAX, 3},
        {"A row 1: Tvai", ADJ_BAD_NAME, 10},
        {"turn 0 A orders", ADJ_BAD_VALUE, 7},
        {"A row 1: Tavi tasked tasked", ADJ_BAD_SYNTAX, 22},
        {"A row 1: Tavi hits 1 hits 2", ADJ_BAD_SYNTAX, 22},
        {"A row 1: Cobra Sqadron", ADJ_BAD_NAME, 10},
        {"A row 1: Tavi [Cobra Sqadron]", ADJ_BAD_NAME, 16},
        {"A row 1: Tavi hit 3", ADJ_BAD_SYNTAX, 15},
        {"A deck 3 shuffled", ADJ_BAD_SYNTAX, 18},
        {"A deck shuffled: Tavi", ADJ_BAD_SYNTAX, 8},
        {"A shown Tavi", ADJ_BAD_SYNTAX, 9},
        {"A shown: Tavi shown: Tavi", ADJ_BAD_SYNTAX, 15},
        {"A pile at least: Tavi pile: none", ADJ_BAD_SYNTAX, 23},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const char *const line[] = {rows[i].line, NULL};
        assert_int_equal(adj_text_position(line, &state), rows[i].status);
        assert_int_equal(error.column, rows[i].column);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(the_example_is_read, adj_text_start),
        cmocka_unit_test_setup(positions_come_back_from_their_text, adj_text_start),
        cmocka_unit_test_setup(random_positions_come_back, adj_text_start),
        cmocka_unit_test_setup(impossible_positions_are_refused, adj_text_start),
        cmocka_unit_test_setup(position_lines_tell_their_mistakes, adj_text_start),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
