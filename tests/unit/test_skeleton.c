// SPDX-License-Identifier: MIT
// The skeleton is a whole game: recorded, replayed, verified, counted, and its faults found.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>
#include "engine/skeleton/skeleton.h"
#include "engine/skeleton/state.h"
#include "replay/perft.h"
#include "replay/recorder.h"
#include "replay/verifier.h"

static const struct adj_game *const games[] = {&adj_skeleton, NULL};

static enum adj_status
load(void *ctx, const struct adj_game *game, void *rules, const char *const *sets, unsigned n,
     const char *base_dir, uint8_t digest[][ADJ_DIGEST_SIZE], struct adj_error *error)
{
    (void)ctx, (void)game, (void)rules, (void)sets, (void)base_dir, (void)digest;
    return n == 0 ? ADJ_OK : adj_error_set(error, ADJ_BAD_RULESET, "there are no card sets");
}

static const struct adj_world world = {.games = games, .source = {.load = load}, .version = "test"};

static struct adj_recorder *recorder;

static int
open_recorder(void **state)
{
    struct adj_recorder_options options = {.keyframes = true};
    (void)state;
    return adj_recorder_open(&recorder, &world, &options, NULL) == ADJ_OK ? 0 : -1;
}

static int
close_recorder(void **state)
{
    (void)state;
    adj_recorder_close(recorder);
    return 0;
}

static void
feed(const char *line)
{
    struct adj_result result;
    struct adj_error error = {.status = ADJ_OK};
    if (adj_recorder_feed(recorder, line, strlen(line), &result, &error) != ADJ_OK)
        fail_msg("%s: %s", line, error.message);
    if (result.kind == ADJ_RESULT_EXPECT && !result.holds)
        fail_msg("%s: %s", line, result.actual);
}

static void
a_game_is_recorded_and_verified(void **state)
{
    static struct adj_verify_result result;
    struct adj_verify_options options = {.edition = ADJ_EDITION_AS_RECORDED, .audit = true};
    struct adj_bytes bytes = {0};
    (void)state;
    feed("game skeleton");
    feed("position 2 0 1 B");
    feed("A: salvage 1 from 1");
    feed("expect refused SK-TURN-1");
    feed("B: salvage 3 from 1");
    feed("expect refused SK-TAKE-1");
    feed("B: salvage 1 from 4");
    feed("expect refused SK-WRECK-1");
    feed("B: salvage 1 from 1");
    feed("A: salvage 1 from 3");
    feed("B: salvage 1 from 1");
    feed("expect B wins");
    feed("A: resign");
    feed("expect refused SK-TURN-1");
    assert_int_equal(adj_recorder_bytes(recorder, &bytes, NULL), ADJ_OK);
    assert_int_equal(adj_verify_bytes(&world, &options, bytes.data, bytes.size, &result), ADJ_OK);
    assert_int_equal(result.findings, 0);
    assert_int_equal(result.orders, 7);
    assert_int_equal(result.refused, 4);
    adj_bytes_free(&bytes);
}

static void
the_last_crate_may_lose(void **state)
{
    (void)state;
    feed("game skeleton");
    feed("ruling last_crate = loses");
    feed("position 1 0 0 A");
    feed("A: salvage 1 from 1");
    feed("expect B wins");
}

// Twelve orders at first; each leaves as many fewer as it took.
static void
the_tree_has_its_leaves(void **state)
{
    static const uint64_t leaves[] = {1, 12, 113};
    struct adj_perft perft;
    (void)state;
    feed("game skeleton");
    feed("expect nobody wins");
    for (unsigned depth = 0; depth < 3; depth++) {
        assert_int_equal(
            adj_perft_count(adj_recorder_session(recorder), depth, NULL, NULL, &perft, NULL),
            ADJ_OK);
        assert_int_equal(perft.leaves, leaves[depth]);
    }
}

static void
a_fault_is_found(void **state)
{
    struct adj_sk_state before = {.crates = {1, 2, 3}}, after = {.crates = {2, 2, 3}};
    struct adj_order order = {.verb = ADJ_SK_SALVAGE};
    struct adj_verdict verdict = {.kind = ADJ_LEGAL};
    static struct adj_events events;
    struct adj_findings findings = {.count = 0};
    (void)state;
    adj_skeleton.watch_step(NULL, NULL, &before, &order, &verdict, &events, &after, &findings);
    assert_int_equal(findings.count, 1);
    assert_int_equal(findings.finding[0].invariant, ADJ_SK_I_1);
}

static void
its_fields_fill_its_state(void **state)
{
    (void)state;
    assert_int_equal(adj_fields_size(adj_skeleton.state_fields, adj_skeleton.state_field_count),
                     adj_skeleton.state_size);
    assert_int_equal(adj_fields_size(adj_skeleton.rules_fields, adj_skeleton.rules_field_count),
                     adj_skeleton.rules_size);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_game_is_recorded_and_verified, open_recorder,
                                        close_recorder),
        cmocka_unit_test_setup_teardown(the_last_crate_may_lose, open_recorder, close_recorder),
        cmocka_unit_test_setup_teardown(the_tree_has_its_leaves, open_recorder, close_recorder),
        cmocka_unit_test(a_fault_is_found),
        cmocka_unit_test(its_fields_fill_its_state),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
