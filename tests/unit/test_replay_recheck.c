// SPDX-License-Identifier: MIT
// A recheck tells what changed, as far as the game's course is that of the record, and what was
// accepted reads as sound.

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>
#include "replay/recheck.h"
#include "replay/recorder.h"
#include "tests/unit/test_replay_game.h"

#define HEAD "game counter\ncards plain\nseat A \"Andrew\" red\nseat C \"Charles\" blue\n"

enum { CHANGES = 8 };

struct seen {
    unsigned count;
    struct adj_recheck_change change[CHANGES];
};

static void
take(void *context, const struct adj_recheck_change *change)
{
    struct seen *seen = context;
    assert_true(seen->count < CHANGES);
    seen->change[seen->count++] = *change;
}

// Records a text; `verdict` of order `number` is then written over it, as an engine would have
// recorded it that judged otherwise (number 0: nothing).
static struct adj_bytes
record(const char *text, bool keyframes, uint32_t number, enum adj_verdict_kind verdict)
{
    struct adj_recorder *recorder;
    struct adj_recorder_options options = {.keyframes = keyframes};
    struct adj_result result;
    struct adj_bytes bytes = {0}, head = {0}, log = {0}, changed = {0};
    struct adj_file file;
    struct adj_record one = {0};
    uint32_t refused = 0;
    assert_int_equal(adj_recorder_open(&recorder, &ct_world, &options, NULL), ADJ_OK);
    for (; *text != 0; text += strcspn(text, "\n") + 1)
        assert_int_equal(adj_recorder_feed(recorder, text, strcspn(text, "\n") + 1, &result, NULL),
                         ADJ_OK);
    assert_int_equal(adj_recorder_bytes(recorder, &bytes, NULL), ADJ_OK);
    adj_recorder_close(recorder);
    if (number == 0)
        return bytes;
    assert_int_equal(adj_file_decode(ct_world.games, bytes.data, bytes.size, &file, NULL), ADJ_OK);
    adj_encode_head(&head, &file.head);
    for (size_t at = 0; at < file.log.size; at += one.size) {
        adj_decode_record(file.log.data + at, file.log.size - at, &one);
        uint32_t size = one.size;
        if (one.kind == ADJ_RECORD_ORDER && --number == 0) {
            one.verdict = (uint8_t)verdict;
            one.faults = 0;
        }
        adj_encode_record(&log, &one);
        refused += one.kind == ADJ_RECORD_ORDER && one.verdict == ADJ_REFUSED;
        one.size = size;
    }
    file.tail.refused = refused;
    assert_int_equal(adj_encode_sealed(&changed, &head, NULL, ct_game.id, &log, &file.tail, NULL),
                     ADJ_OK);
    adj_file_free(&file);
    adj_bytes_free(&head);
    adj_bytes_free(&log);
    adj_bytes_free(&bytes);
    return changed;
}

static struct adj_recheck_result
recheck(struct adj_bytes bytes, const struct adj_world *world, struct seen *seen)
{
    struct adj_recheck_result result;
    *seen = (struct seen){0};
    assert_int_equal(adj_recheck_bytes(world, bytes.data, bytes.size, take, seen, &result), ADJ_OK);
    assert_int_equal(result.changes, seen->count);
    adj_bytes_free(&bytes);
    return result;
}

static void
test_as_recorded(void **state)
{
    (void)state;
    struct seen seen;
    struct adj_recheck_result result = recheck(
        record(HEAD "A: add 7\nA: done\nC: take 9\nC: stop\n", true, 0, 0), &ct_world, &seen);
    assert_int_equal(result.changes, 0);
    assert_int_equal(result.orders, 4);
    assert_string_equal(result.engine, ct_world.version);
}

// Both sides left the state as it was: the rest can be compared.
static void
test_refused_otherwise(void **state)
{
    (void)state;
    struct seen seen;
    recheck(record(HEAD "A: take 5\nA: take 6\nexpect count 0\n", false, 1, ADJ_OPEN), &ct_world,
            &seen);
    assert_int_equal(seen.count, 1);
    assert_int_equal(seen.change[0].code, ADJ_CODE_VERDICT);
    assert_int_equal(seen.change[0].order, 1);
    assert_string_equal(seen.change[0].verb, "take");
    assert_string_equal(seen.change[0].before, "open");
    assert_string_equal(seen.change[0].now, "refused CT-2 (CT-R-1)");
}

// What was legal and is refused changes the course, until a strike takes it back.
static void
test_astray(void **state)
{
    (void)state;
    struct seen seen;
    struct adj_recheck_result result = recheck(
        record(HEAD "A: add 1\nA: take 5\nA: add 2\nexpect count 9\nA: strike 2\nA: take 6\n",
               false, 2, ADJ_LEGAL),
        &ct_world, &seen);
    assert_int_equal(seen.count, 1);
    assert_int_equal(seen.change[0].order, 2);
    assert_int_equal(result.astray, 1);
    assert_int_equal(result.orders, 5);
}

static void
test_hash_names_fields(void **state)
{
    (void)state;
    struct seen seen;
    recheck(record(HEAD "A: add 1\nA: add 7\nA: done\nC: add 7\nexpect count 15\n", true, 0, 0),
            &ct_world_buggy, &seen);
    assert_int_equal(seen.count, 2); // the hash once, and the figure
    assert_int_equal(seen.change[0].code, ADJ_CODE_HASH);
    assert_int_equal(seen.change[0].order, 2);
    assert_string_equal(seen.change[0].verb, "add");
    assert_string_equal(seen.change[0].now, "count");
    assert_int_equal(seen.change[1].code, ADJ_CODE_EXPECT);
    assert_string_equal(seen.change[1].before, "count N");
}

static void
test_ruleset(void **state)
{
    (void)state;
    struct seen seen;
    recheck(record(HEAD "A: add 1\n", false, 0, 0), &ct_world_changed, &seen);
    assert_int_equal(seen.count, 1);
    assert_int_equal(seen.change[0].code, ADJ_CODE_RULESET);
    assert_non_null(strstr(seen.change[0].now, "not as it was"));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_as_recorded), cmocka_unit_test(test_refused_otherwise),
        cmocka_unit_test(test_astray),      cmocka_unit_test(test_hash_names_fields),
        cmocka_unit_test(test_ruleset),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
