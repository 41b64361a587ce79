// SPDX-License-Identifier: MIT
// The clause table: sorted by number, ids unique and made of the area and the number's low byte,
// `under` pointing at clauses that exist, without circles, within one stage.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include "engine/flagship/clause.h"
#include "engine/flagship/flagship.h"

static const struct adj_game *game; // that the group of tests is about

static const struct adj_clause_info *
find(unsigned number)
{
    return adj_clause_by_number(game, number);
}

static void
numbers_rise(void **unused)
{
    (void)unused;
    for (size_t i = 1; i < game->clause_count; i++)
        assert_true(game->clauses[i - 1].number < game->clauses[i].number);
}

static void
ids_fit_numbers(void **unused)
{
    (void)unused;
    for (size_t i = 0; i < game->clause_count; i++) {
        const struct adj_clause_info *clause = &game->clauses[i];
        const char *dash = strrchr(clause->id, '-');
        assert_non_null(dash);
        assert_int_equal(strncmp(clause->id, game->clauses[0].id, 3), 0); // "FS-"
        assert_int_equal(atoi(dash + 1), clause->number & 0xff);
        assert_ptr_equal(find(clause->number), clause);
        assert_ptr_equal(adj_clause_by_id(game, clause->id), clause);
    }
}

static void
stages_fit_effects(void **unused)
{
    (void)unused;
    for (size_t i = 0; i < game->clause_count; i++) {
        const struct adj_clause_info *clause = &game->clauses[i];
        bool tested = clause->effect == ADJ_FORBIDS || clause->effect == ADJ_PERMITS;
        assert_true(tested ? clause->stage >= 1 && clause->stage <= 3 : clause->stage == 0);
    }
}

static unsigned
depth(const struct adj_clause_info *clause, unsigned limit)
{
    unsigned deepest = 0;
    assert_true(limit > 0); // a circle would go on for ever
    for (const uint16_t *under = clause->under; *under != 0; under++) {
        const struct adj_clause_info *specific = find(*under);
        assert_non_null(specific);
        assert_int_equal(specific->effect, ADJ_FORBIDS);
        unsigned below = 1 + depth(specific, limit - 1);
        deepest = below > deepest ? below : deepest;
    }
    return deepest;
}

static void
restating_has_no_circles(void **unused)
{
    (void)unused;
    unsigned deepest = 0;
    for (size_t i = 0; i < game->clause_count; i++) {
        unsigned below = depth(&game->clauses[i], 12);
        deepest = below > deepest ? below : deepest;
    }
    assert_true(deepest >= 1);
}

static void
the_table_of_restating_clauses_is_theirs(void **unused)
{
    (void)unused;
    const struct adj_clause_info *restating = game->restating;
    for (size_t i = 0; i < game->clause_count; i++) {
        const struct adj_clause_info *clause = &game->clauses[i];
        if (clause->under[0] == 0)
            continue;
        assert_int_equal(clause->effect, ADJ_FORBIDS);
        assert_non_null(restating);
        assert_int_equal(restating->number, clause->number);
        for (const uint16_t *under = restating->under; *under != 0; under++)
            assert_int_not_equal(restating->sieve & ADJ_SIEVE_BIT(*under), 0);
        restating++;
    }
    assert_true(restating == NULL || restating->id == NULL);
}

// Whoever goes through the values of a switch stops at NULL.
static void
values_of_switches_end(void **unused)
{
    (void)unused;
    for (size_t i = 0; i < game->switch_count; i++) {
        const struct adj_switch_info *info = &game->switches[i];
        unsigned values = 0;
        while (values < ADJ_SWITCH_VALUES && info->value[values] != NULL)
            values++;
        assert_in_range(values, 2, ADJ_SWITCH_VALUES);
        assert_null(info->value[values]);
        for (unsigned edition = 0; game->editions[edition] != NULL; edition++)
            assert_true(info->standard[edition] < values);
    }
}

// A broken clause names all that restate it, through others too, and itself only once.
static void
a_refusal_names_what_restates_it(void **unused)
{
    (void)unused;
    struct adj_verdict verdict;
    adj_verdict_start(&verdict);
    adj_verdict_break(&verdict, 3, ADJ_FS_FOCUS_3);
    adj_verdict_restate(&adj_flagship, &verdict);
    assert_true(adj_verdict_names(&verdict, ADJ_FS_TERM_7));
    assert_true(adj_verdict_names(&verdict, ADJ_FS_ORDER_10));
    assert_true(adj_verdict_names(&verdict, ADJ_FS_TERM_10));
    assert_false(adj_verdict_names(&verdict, ADJ_FS_CARD_9));
    assert_int_equal(verdict.faults, 1);
    for (unsigned i = 0; i < verdict.alsos; i++)
        assert_int_not_equal(verdict.also[i], ADJ_FS_FOCUS_3);
}

// The first stage that finds a fault is the only one that speaks.
static void
a_later_stage_is_silent(void **unused)
{
    (void)unused;
    struct adj_verdict verdict;
    adj_verdict_start(&verdict);
    adj_verdict_break(&verdict, 2, ADJ_FS_DECL_3);
    assert_null(adj_verdict_break(&verdict, 3, ADJ_FS_DECL_4));
    assert_non_null(adj_verdict_break(&verdict, 2, ADJ_FS_CARD_22));
    assert_int_equal(verdict.faults, 2);
    assert_int_equal(verdict.stage, 2);
}

int
main(void)
{
    const struct CMUnitTest of_each_game[] = {
        cmocka_unit_test(numbers_rise),
        cmocka_unit_test(ids_fit_numbers),
        cmocka_unit_test(stages_fit_effects),
        cmocka_unit_test(restating_has_no_circles),
        cmocka_unit_test(the_table_of_restating_clauses_is_theirs),
        cmocka_unit_test(values_of_switches_end),
    };
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_refusal_names_what_restates_it),
        cmocka_unit_test(a_later_stage_is_silent),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    for (unsigned i = 0; adj_games[i] != NULL; i++) {
        game = adj_games[i];
        failed += cmocka_run_group_tests_name(game->name, of_each_game, NULL, NULL);
    }
    return failed;
}
