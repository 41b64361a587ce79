// SPDX-License-Identifier: MIT
// The recorder, line by line: every line is answered, a wrong one has its place named and can be
// typed again, and a journal that was left is gone on with.

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "replay/decode.h"
#include "replay/recorder.h"
#include "replay/report.h"
#include "replay/store.h"
#include "tests/unit/test_replay_game.h"

static const struct {
    const char *line;
    const char *answer;
} dialogue[] = {
    {"\xef\xbb\xbf# a comment", "ok"},
    {"", "ok"},
    {"edition standard",
     "error line 3, column 1: the first line names the game: \"game counter\" [E-SYNTAX]"},
    {"game checkers",
     "error line 4, column 6: there is no game \"checkers\"; there is counter [E-NAME]"},
    {"GAME counter\r\n", "ok"},
    {"edition old",
     "error line 6, column 9: there is no edition \"old\"; there are standard, wide [E-NAME]"},
    {"ruling CT-R-1 = ten",
     "error line 7, column 8: \"CT-R-1\" stands for several switches: limit, colour [E-NAME]"},
    {"ruling limit = nine",
     "error line 8, column 16: limit has no value \"nine\"; it has ten, twenty [E-NAME]"},
    {"ruling A-1=twenty", "ok"},
    {"mode open", "error line 10, column 6: the mode is full or table [E-VALUE]"},
    {"A: add 3", "error line 11, column 1: the game needs 2 seats [E-SYNTAX]"},
    {"seat table \"T\" red", "error line 12, column 6: this label is not free [E-NAME]"},
    {"seat A1 \"T\" red", "error line 13, column 6: a seat's label is 1 to 8 letters [E-SYNTAX]"},
    {"seat A Andrew red",
     "error line 14, column 8: a seat has a name in quotes of at most 63 bytes [E-SYNTAX]"},
    {"seat A \"Andrew # 1\" red # one", "ok"},
    {"seat a \"again\" red", "error line 16, column 6: this label is not free [E-NAME]"},
    {"seat C \xe2\x80\x9c"
     "Charles\xe2\x80\x9d blue",
     "ok"},
    {"position", "ok"},
    {"  count 500", "ok"},
    {"  size 5", "error line 20, column 3: no such thing in a position [E-SYNTAX]"},
    {"end", "error line 21, column 1: the count is over 100 [E-POSITION]"},
    {"  count 5", "ok"},
    {"end", "ok"},
    {"mode table",
     "error line 24, column 1: a head line stands before the position and the orders [E-SYNTAX]"},
    {"expect count 5", "0 expect holds"},
    {"expect legal", "0 expect failed: there is no order before this"},
    {"B: add 3", "error line 27, column 1: no seat is called \"B\" [E-NAME]"},
    {"A: ad 3", "error line 28, column 4: no such order [E-SYNTAX]"},
    {"a : add 3", "1 legal"},
    {"A: take 30", "2 refused CT-2 (CT-R-1), also CT-4"},
    {"expect refused CT-4", "2 expect holds"},
    {"C: add 1", "3 refused CT-1"},
    {"expect refused CT-9", "error line 33, column 16: there is no clause \"CT-9\" [E-NAME]"},
    {"expect refused CT-2", "3 expect failed: refused CT-1"},
    {"A: guess", "4 open (order 3 was refused, and nothing expected it)"},
    {"expect open now", "error line 36, column 13: nothing can follow this verdict [E-SYNTAX]"},
    {"table: roll 6", "5 legal"},
    {"A: strike 9", "error line 38, column 11: order 9 is not in the game [E-VALUE]"},
    {"A: strike nine", "error line 39, column 11: strike needs the number of an order [E-SYNTAX]"},
    {"A: strike 4", "6 strike"},
    {"expect count 8", "3 expect holds"},
    {"A: strike 4", "error line 42, column 11: order 4 is not in the game [E-VALUE]"},
    {"A:", "error line 43, column 3: an order is missing after the colon [E-SYNTAX]"},
    {"resign", "error line 44, column 1: this is no head line, order or expectation: \"resign\" "
               "[E-SYNTAX]"},
    {"A: add \xff", "error line 45, column 8: this is not UTF-8 [E-ENCODING]"},
    {"A: wait 2", "7 legal"},
    {"expect events 2", "7 expect holds"},
    {"A: done", "8 legal"},
};

static void
collect(void *context, const char *text)
{
    strncat(context, text, 8191 - strlen(context));
}

static void
answer(struct adj_recorder *recorder, const char *line, char out[8192])
{
    struct adj_result result;
    struct adj_error error = {0};
    out[0] = 0;
    enum adj_status status = adj_recorder_feed(recorder, line, strlen(line), &result, &error);
    if (status == ADJ_OK)
        adj_report_result(ADJ_REPORT_TEXT, adj_recorder_session(recorder), &result, 1, collect,
                          out);
    else
        adj_report_error(ADJ_REPORT_TEXT, &error, error.line, collect, out);
    assert_true(out[strlen(out) - 1] == '\n');
    out[strlen(out) - 1] = 0;
}

static void
test_dialogue(void **state)
{
    (void)state;
    struct adj_recorder_options options = {0};
    struct adj_recorder *recorder;
    char out[8192];
    assert_int_equal(adj_recorder_open(&recorder, &ct_world, &options, NULL), ADJ_OK);
    for (size_t i = 0; i < sizeof dialogue / sizeof dialogue[0]; i++) {
        answer(recorder, dialogue[i].line, out);
        assert_string_equal(out, dialogue[i].answer);
    }
    adj_recorder_close(recorder);
}

static void
test_seat_fault_has_its_place(void **state)
{
    (void)state;
    struct adj_recorder_options options = {0};
    struct adj_recorder *recorder;
    char out[8192];
    assert_int_equal(adj_recorder_open(&recorder, &ct_world, &options, NULL), ADJ_OK);
    answer(recorder, "game counter", out);
    answer(recorder, "seat A \"Andrew\" green", out);
    answer(recorder, "cards plain", out);
    answer(recorder, "seat C \"Charles\" red", out);
    answer(recorder, "A: add 1", out);
    assert_string_equal(out, "error line 2, column 17: no such colour [E-NAME]");
    adj_recorder_close(recorder);
}

static void
test_missing_set_has_its_place(void **state)
{
    (void)state;
    struct adj_recorder_options options = {0};
    struct adj_recorder *recorder;
    char out[8192];
    assert_int_equal(adj_recorder_open(&recorder, &ct_world, &options, NULL), ADJ_OK);
    answer(recorder, "game counter", out);
    answer(recorder, "cards none", out);
    answer(recorder, "seat A \"Andrew\" red", out);
    answer(recorder, "seat C \"Charles\" red", out);
    answer(recorder, "A: add 1", out);
    assert_string_equal(out, "error line 2, column 1: no such card set: none [E-NAME]");
    adj_recorder_close(recorder);
}

static void
test_long_line(void **state)
{
    (void)state;
    struct adj_recorder_options options = {0};
    struct adj_recorder *recorder;
    struct adj_result result;
    struct adj_error error = {0};
    char line[ADJ_TEXT_LINE_MAX + 2];
    memset(line, ' ', sizeof line);
    assert_int_equal(adj_recorder_open(&recorder, &ct_world, &options, NULL), ADJ_OK);
    assert_int_equal(adj_recorder_feed(recorder, line, ADJ_TEXT_LINE_MAX, &result, &error), ADJ_OK);
    assert_int_equal(adj_recorder_feed(recorder, line, sizeof line, &result, &error),
                     ADJ_BAD_LIMIT);
    adj_recorder_close(recorder);
}

static const char *const lines[] = {
    "game counter", "seat A \"a\" red", "seat C \"c\" blue",
    "A: add 1",     "A: take 9",        "expect refused CT-2",
    "A: done",      "C: add 2",         "C: strike 4",
    "C: add 3",     "C: done",          "A: stop",
};
enum { LINES = sizeof lines / sizeof lines[0], HEAD_LINES = 3 };

static char folder[] = "/tmp/adj-record-XXXXXX";

static const char *
journal(void)
{
    static char path[4096];
    snprintf(path, sizeof path, "%s/game.adj", folder);
    return path;
}

static int
make_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) == NULL ? -1 : 0;
}

static int
remove_folder(void **state)
{
    (void)state;
    return rmdir(folder);
}

static struct adj_recorder *
open_journal(bool resume, bool keyframes)
{
    struct adj_recorder *recorder;
    struct adj_error error = {0};
    struct adj_recorder_options options = {
        .path = journal(), .resume = resume, .keyframes = keyframes};
    if (adj_recorder_open(&recorder, &ct_world, &options, &error) != ADJ_OK)
        fail_msg("%s", error.message);
    return recorder;
}

static void
feed(struct adj_recorder *recorder, unsigned from, unsigned to, unsigned recorded)
{
    struct adj_result result;
    struct adj_error error = {0};
    for (unsigned i = from; i < to; i++) {
        if (adj_recorder_feed(recorder, lines[i], strlen(lines[i]), &result, &error) != ADJ_OK)
            fail_msg("line %u: %s", i + 1, error.message);
        assert_int_equal(result.again, i >= HEAD_LINES && i < recorded);
    }
}

static struct adj_file
sealed(struct adj_recorder *recorder)
{
    struct adj_bytes bytes = {0};
    struct adj_file file;
    struct adj_result result;
    assert_int_equal(adj_recorder_end(recorder, &result, NULL), ADJ_OK);
    assert_int_equal(adj_recorder_seal(recorder, NULL), ADJ_OK);
    adj_recorder_close(recorder);
    assert_int_equal(adj_store_read(journal(), ADJ_FILE_MAX, &bytes, NULL), ADJ_OK);
    assert_int_equal(adj_file_decode(ct_world.games, bytes.data, bytes.size, &file, NULL), ADJ_OK);
    assert_true(file.has_tail);
    adj_bytes_free(&bytes);
    unlink(journal());
    return file;
}

// Left after any line, and even with half a chunk behind it, a journal comes to the same file; the
// rest alone or the whole text may follow.
static void
test_resume(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 4 * LINES; i++) {
        unsigned left = i % LINES;
        bool whole = i / LINES % 2 == 0 || left <= HEAD_LINES, keyframes = i >= 2 * LINES;
        struct adj_recorder *recorder = open_journal(false, keyframes);
        feed(recorder, 0, LINES, 0);
        struct adj_file expected = sealed(recorder);
        recorder = open_journal(false, keyframes);
        feed(recorder, 0, left, 0);
        adj_recorder_close(recorder);
        if (left > HEAD_LINES) {
            struct adj_store store;
            struct adj_bytes bytes = {0};
            adj_store_read(journal(), ADJ_FILE_MAX, &bytes, NULL);
            adj_store_resume(&store, journal(), bytes.size, false, NULL);
            adj_store_append(&store, "RECO\x09\x00\x00", 7, NULL);
            adj_store_close(&store, NULL);
            adj_bytes_free(&bytes);
        }
        recorder = open_journal(true, keyframes && left <= HEAD_LINES);
        feed(recorder, whole ? 0 : left, LINES, whole ? left : 0);
        struct adj_file file = sealed(recorder);
        assert_int_equal(file.log.size, expected.log.size);
        assert_memory_equal(file.log.data, expected.log.data, file.log.size);
        assert_memory_equal(&file.tail, &expected.tail, sizeof file.tail);
        adj_file_free(&file);
        adj_file_free(&expected);
    }
}

static void
test_resume_with_another_text(void **state)
{
    (void)state;
    struct adj_result result;
    struct adj_recorder *recorder = open_journal(false, false);
    feed(recorder, 0, 6, 0);
    adj_recorder_close(recorder);
    recorder = open_journal(true, false);
    feed(recorder, 0, 4, 4);
    assert_int_equal(adj_recorder_feed(recorder, "A: add 2", 8, &result, NULL), ADJ_BAD_VALUE);
    adj_recorder_close(recorder);
    recorder = open_journal(true, false);
    feed(recorder, 0, 4, 4);
    assert_int_equal(adj_recorder_end(recorder, &result, NULL), ADJ_BAD_VALUE);
    adj_recorder_close(recorder);
    unlink(journal());
}

static void
test_existing_file_is_kept(void **state)
{
    (void)state;
    struct adj_recorder *recorder = open_journal(false, false), *other;
    struct adj_recorder_options options = {.path = journal()};
    assert_int_equal(adj_recorder_open(&other, &ct_world, &options, NULL), ADJ_SYS_EXISTS);
    assert_null(other);
    options.force = true;
    assert_int_equal(adj_recorder_open(&other, &ct_world, &options, NULL), ADJ_OK);
    adj_recorder_close(other);
    adj_recorder_abandon(recorder);
    assert_false(adj_store_exists(journal()));
}

// What is acknowledged is in the file, whatever becomes of the process afterwards.
static void
test_journal_before_the_answer(void **state)
{
    (void)state;
    struct adj_recorder *recorder = open_journal(false, false);
    for (unsigned i = 0; i < LINES; i++) {
        feed(recorder, i, i + 1, 0);
        struct adj_bytes bytes = {0};
        struct adj_file file;
        adj_store_read(journal(), ADJ_FILE_MAX, &bytes, NULL);
        if (i >= HEAD_LINES) {
            const struct adj_session *session = adj_recorder_session(recorder);
            assert_int_equal(adj_file_decode(ct_world.games, bytes.data, bytes.size, &file, NULL),
                             ADJ_OK);
            assert_false(file.cut);
            assert_int_equal(file.log.size, session->log.size);
            adj_file_free(&file);
        }
        adj_bytes_free(&bytes);
    }
    adj_recorder_abandon(recorder);
}

static void
test_strict(void **state)
{
    (void)state;
    struct adj_recorder_options options = {.strict = true};
    struct adj_recorder *recorder;
    char out[8192];
    static const struct {
        const char *line, *answer;
    } rows[] = {
        {"game counter", "ok"},
        {"seat A \"a\" red", "ok"},
        {"seat C \"c\" blue", "ok"},
        {"A: take 1", "1 refused CT-2 (CT-R-1), also CT-4"},
        {"expect refused", "1 expect holds"},
        {"A: take 2", "2 refused CT-2 (CT-R-1), also CT-4"},
        {"A: strike 2", "3 strike"},
        {"A: take 3", "4 refused CT-2 (CT-R-1), also CT-4"},
        {"A: add 4", "stopped (order 4 was refused, and nothing expected it)"},
        {"A: add 5", "stopped"},
    };
    assert_int_equal(adj_recorder_open(&recorder, &ct_world, &options, NULL), ADJ_OK);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        answer(recorder, rows[i].line, out);
        assert_string_equal(out, rows[i].answer);
    }
    assert_int_equal(adj_recorder_session(recorder)->number, 4);
    adj_recorder_close(recorder);
}

static void
test_jsonl(void **state)
{
    (void)state;
    struct adj_recorder_options options = {0};
    struct adj_recorder *recorder;
    struct adj_result result;
    char out[8192] = "", hash[32];
    assert_int_equal(adj_recorder_open(&recorder, &ct_world, &options, NULL), ADJ_OK);
    for (unsigned i = 0; i < HEAD_LINES + 2; i++)
        adj_recorder_feed(recorder, lines[i], strlen(lines[i]), &result, NULL);
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)result.hash);
    adj_report_result(ADJ_REPORT_JSONL, adj_recorder_session(recorder), &result, 5, collect, out);
    assert_non_null(strstr(out, hash));
    *strstr(out, hash) = 0;
    assert_string_equal(out, "{\"line\":5,\"kind\":\"order\",\"number\":2,\"verdict\":\"refused\","
                             "\"clauses\":[\"CT-2\",\"CT-R-1\"],\"also\":[\"CT-4\"],\"events\":[],"
                             "\"to_move\":\"A\",\"hash\":\"");
    adj_recorder_close(recorder);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_dialogue),
        cmocka_unit_test(test_seat_fault_has_its_place),
        cmocka_unit_test(test_missing_set_has_its_place),
        cmocka_unit_test(test_long_line),
        cmocka_unit_test(test_resume),
        cmocka_unit_test(test_resume_with_another_text),
        cmocka_unit_test(test_existing_file_is_kept),
        cmocka_unit_test(test_journal_before_the_answer),
        cmocka_unit_test(test_strict),
        cmocka_unit_test(test_jsonl),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
