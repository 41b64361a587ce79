// SPDX-License-Identifier: MIT
// The clause registry: the same ids as the engine's table, and every entry held by something or
// said to need nothing. Its citations are compared in test_citations.c.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>
#include "engine/flagship/flagship.h"
#include "specs/load.h"
#include "specs/registry.h"
#include "specs/xml.h"

static const struct adj_game *game; // that the group of tests is about
static struct adj_registry *registry;

static const struct adj_clause_info *
info_of(const struct adj_registry_clause *clause)
{
    const struct adj_clause_info *info = adj_clause_by_number(game, clause->number);

    assert_non_null(info);
    return info;
}

static void
has_an_entry_for_every_clause(void **state)
{
    (void)state;
    assert_int_equal(adj_registry_count(registry), game->clause_count);
    for (size_t i = 0; i < game->clause_count; i++) {
        const struct adj_clause_info *info = &game->clauses[i];
        const struct adj_registry_clause *clause = adj_registry_find(registry, info->number);

        if (clause == NULL) {
            fail_msg("%s has no entry", info->id);
        }
        assert_string_equal(clause->id, info->id);
    }
}

static void
lists_entries_by_number(void **state)
{
    (void)state;
    for (size_t i = 1; i < adj_registry_count(registry); i++) {
        assert_true(adj_registry_at(registry, i - 1)->number <
                    adj_registry_at(registry, i)->number);
    }
    assert_null(adj_registry_find(registry, 0));
    assert_null(adj_registry_find(registry, 0x10101));
}

static void
says_what_holds_each_clause(void **state)
{
    (void)state;
    for (size_t i = 0; i < adj_registry_count(registry); i++) {
        const struct adj_registry_clause *clause = adj_registry_at(registry, i);
        unsigned effect = info_of(clause)->effect;
        bool judged = adj_registry_enforces(clause, "judge");

        assert_true(strlen(clause->text) > 0);
        assert_true((clause->enforced != NULL) != (clause->informative != NULL));
        if (effect == ADJ_FORBIDS || effect == ADJ_PERMITS) {
            if (!judged) {
                fail_msg("%s is a matter for judge", clause->id);
            }
        }
        if (effect == ADJ_INVARIANT) {
            assert_string_equal(clause->enforced, "check");
            assert_non_null(clause->rests);
        }
    }
}

static bool
lists(const char *ids, const char *id)
{
    size_t length = strlen(id);

    for (const char *at = strstr(ids, id); at != NULL; at = strstr(at + 1, id)) {
        if ((at == ids || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0')) {
            return true;
        }
    }
    return false;
}

static bool
some_check_rests_on(const char *id)
{
    for (size_t i = 0; i < adj_registry_count(registry); i++) {
        const char *rests = adj_registry_at(registry, i)->rests;

        if (rests != NULL && lists(rests, id)) {
            return true;
        }
    }
    return false;
}

static void
is_checked_exactly_where_an_invariant_rests_on_it(void **state)
{
    (void)state;
    for (size_t i = 0; i < adj_registry_count(registry); i++) {
        const struct adj_registry_clause *clause = adj_registry_at(registry, i);
        bool rests = some_check_rests_on(clause->id);

        if (info_of(clause)->effect != ADJ_INVARIANT &&
            rests != adj_registry_enforces(clause, "check")) {
            fail_msg("%s: an invariant rests on it: %d", clause->id, rests);
        }
    }
}

static void
finds_words_of_enforced(void **state)
{
    struct adj_registry_clause clause = {.enforced = "judge apply"};

    (void)state;
    assert_true(adj_registry_enforces(&clause, "judge"));
    assert_true(adj_registry_enforces(&clause, "apply"));
    assert_false(adj_registry_enforces(&clause, "app"));
    clause.enforced = NULL;
    assert_false(adj_registry_enforces(&clause, "judge"));
}

static void
names_the_switch_of_a_reading(void **state)
{
    const struct adj_registry_clause *clause =
        adj_registry_find(registry, adj_clause_by_id(&adj_flagship, "FS-DEF-10")->number);

    (void)state;
    assert_true(clause->switch_index >= 0);
    assert_string_equal(adj_flagship.switches[clause->switch_index].name, "defend_order");
    assert_string_equal(adj_flagship.switches[clause->switch_index].value[clause->switch_value],
                        "posture_first");
}

static void
cites_a_rulebook_for_every_clause(void **state)
{
    (void)state;
    for (size_t i = 0; i < adj_registry_count(registry); i++) {
        const struct adj_registry_clause *clause = adj_registry_at(registry, i);
        unsigned effect = info_of(clause)->effect;
        bool own = false;

        for (size_t c = 0; c < clause->cite_count; c++) {
            assert_non_null(adj_registry_document(registry, clause->cites[c].edition)->title);
            own = own || !clause->cites[c].differs;
        }
        if (effect != ADJ_RULING && effect != ADJ_INVARIANT && !own &&
            strstr(clause->text, "-R-") == NULL) { // it rests on a ruling, and says so
            fail_msg("%s cites nothing", clause->id);
        }
    }
}

static void
follows_the_schema(void **state)
{
    char path[ADJ_PATH_SIZE];
    struct adj_schema *schema = NULL;
    struct adj_xml *xml = NULL;
    struct adj_error error = {.line = 0};

    (void)state;
    snprintf(path, sizeof path, "%s/schema/clauses.rng", adj_specs_dir());
    assert_int_equal(adj_schema_open(path, &schema, &error), ADJ_OK);
    snprintf(path, sizeof path, "%s/%s/clauses.xml", adj_specs_dir(), game->name);
    if (adj_xml_open(path, schema, &xml, &error) != ADJ_OK) {
        fail_msg("line %u: %s", (unsigned)error.line, error.message);
    }
    adj_xml_close(xml);
    adj_schema_close(schema);
}

static int
open_registry(void **state)
{
    struct adj_error error = {.line = 0};

    (void)state;
    if (adj_registry_open(game, &registry, &error) != ADJ_OK) {
        print_error("line %u: %s\n", (unsigned)error.line, error.message);
        return -1;
    }
    return 0;
}

static int
close_registry(void **state)
{
    (void)state;
    adj_registry_close(registry);
    return 0;
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(has_an_entry_for_every_clause),
        cmocka_unit_test(lists_entries_by_number),
        cmocka_unit_test(says_what_holds_each_clause),
        cmocka_unit_test(is_checked_exactly_where_an_invariant_rests_on_it),
        cmocka_unit_test(finds_words_of_enforced),
        cmocka_unit_test(cites_a_rulebook_for_every_clause),
        cmocka_unit_test(follows_the_schema),
    };

    const struct CMUnitTest of_flagship[] = {
        cmocka_unit_test(names_the_switch_of_a_reading),
    };
    int failed = 0;

    for (unsigned i = 0; adj_games[i] != NULL; i++) {
        game = adj_games[i];
        failed += cmocka_run_group_tests_name(game->name, tests, open_registry, close_registry);
    }
    game = &adj_flagship;
    return failed + cmocka_run_group_tests(of_flagship, open_registry, close_registry);
}
