// SPDX-License-Identifier: MIT
// A cover counts an order once for each clause that its verdict and events name.

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>
#include "replay/cover.h"
#include "tests/unit/test_replay_game.h"

#define HEAD "game counter\nseat A \"Andrew\" red\nseat C \"Charles\" blue\n"

static void
cover_text(struct adj_cover *cover, const char *text)
{
    struct adj_player_options options = {.edition = ADJ_EDITION_AS_RECORDED};
    struct adj_player player;
    struct adj_error error = {0};
    assert_int_equal(adj_player_open_bytes(&player, &ct_world, &options, (const uint8_t *)text,
                                           strlen(text), &error),
                     ADJ_OK);
    assert_int_equal(adj_cover_replay(cover, &player, &error), ADJ_OK);
    adj_player_close(&player);
}

static void
check(const struct adj_cover *cover, unsigned clause, unsigned tested, unsigned broken,
      unsigned restated, unsigned applied, bool met)
{
    size_t at = (size_t)(adj_clause_by_number(&ct_game, clause) - ct_game.clauses);
    const struct adj_cover_clause *counts = &cover->clause[at];
    assert_int_equal(adj_cover_tested(cover, at), tested);
    assert_int_equal(counts->broken, broken);
    assert_int_equal(counts->restated, restated);
    assert_int_equal(counts->applied, applied);
    assert_int_equal(adj_cover_met(cover, at), met);
}

static void
test_counts(void **state)
{
    (void)state;
    struct adj_cover cover;
    assert_true(adj_cover_start(&cover, &ct_game));
    cover_text(&cover, HEAD "A: add 3\n"
                            "A: take 5\n" // CT-2 by the ruling, restated by CT-4
                            "A: take 2\n"
                            "A: add 12\n" // CT-3, restated by CT-4
                            "A: guess\n"
                            "C: add 1\n" // CT-1: the judge comes no farther than stage 1
                            "table: roll 3\n");
    assert_int_equal(cover.files, 1);
    assert_int_equal(cover.orders, 7);
    assert_int_equal(cover.refused, 3);
    check(&cover, CT_1, 3, 1, 0, 0, true); // every order with `add`
    check(&cover, CT_2, 2, 1, 0, 0, true); // every order with `take`
    check(&cover, CT_3, 2, 1, 0, 0, true); // `add`, but for the one that was refused before
    check(&cover, CT_4, 4, 0, 2, 0, true);
    check(&cover, CT_R_1, 2, 1, 0, 1, true);
    check(&cover, CT_I_1, 0, 0, 0, 0, false);
    cover_text(&cover, HEAD "A: take 1\n");
    check(&cover, CT_2, 3, 2, 0, 0, true);
    adj_cover_end(&cover);
}

static void
test_nothing_broken(void **state)
{
    (void)state;
    struct adj_cover cover;
    assert_true(adj_cover_start(&cover, &ct_game));
    cover_text(&cover, HEAD "A: add 3\nA: take 2\nA: done\n");
    for (unsigned clause = CT_1; clause <= CT_R_1; clause++)
        check(&cover, clause, 0, 0, 0, 0, false);
    adj_cover_end(&cover);
}

static void
test_switches(void **state)
{
    (void)state;
    struct adj_cover cover;
    assert_true(adj_cover_start(&cover, &ct_game));
    cover_text(&cover, HEAD "A: add 3\n");
    assert_true(adj_cover_held(&cover, 0, 0));
    assert_false(adj_cover_held(&cover, 0, 1));
    cover_text(&cover,
               "game counter\nedition wide\nseat A \"a\" red\nseat C \"c\" red\nA: add 3\n");
    assert_true(adj_cover_held(&cover, 0, 1));
    adj_cover_end(&cover);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_counts),
        cmocka_unit_test(test_nothing_broken),
        cmocka_unit_test(test_switches),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
