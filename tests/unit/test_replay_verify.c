// SPDX-License-Identifier: MIT
// The verifier finds what it is there to find, each by its code, and nothing else.

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "replay/recorder.h"
#include "replay/report.h"
#include "replay/report_text.h"
#include "replay/verifier.h"
#include "tests/unit/test_replay_game.h"

#define HEAD "game counter\ncards plain\nseat A \"Andrew\" red\nseat C \"Charles\" blue\n"

static struct adj_bytes
record(const struct adj_world *world, const char *text, bool keyframes, bool embed)
{
    struct adj_recorder *recorder;
    struct adj_recorder_options options = {.keyframes = keyframes, .embed = embed};
    struct adj_result result;
    struct adj_error error = {0};
    struct adj_bytes bytes = {0};
    assert_int_equal(adj_recorder_open(&recorder, world, &options, &error), ADJ_OK);
    while (*text != 0) {
        size_t size = strcspn(text, "\n") + 1;
        if (adj_recorder_feed(recorder, text, size, &result, &error) != ADJ_OK)
            fail_msg("line %u: %s", error.line, error.message);
        text += size;
    }
    assert_int_equal(adj_recorder_end(recorder, &result, &error), ADJ_OK);
    assert_int_equal(adj_recorder_bytes(recorder, &bytes, &error), ADJ_OK);
    adj_recorder_close(recorder);
    return bytes;
}

struct row {
    const char *what;
    const struct adj_world *recorded, *judged;
    bool keyframes, embed;
    const char *edition;
    const char *text;
    unsigned findings;
    enum adj_code code;
    uint32_t order;
    const char *message; // is part of it
};

static const struct row rows[] = {
    {"nothing", &ct_world, &ct_world, true, false, NULL, HEAD "A: add 7\nA: done\nC: stop\n", 0, 0,
     0, ""},
    {"an invariant, once a file", &ct_world, &ct_world, false, false, NULL,
     "game counter\ncards buggy\nseat A \"a\" red\nseat C \"c\" red\nA: add 7\nA: add 7\n", 1,
     ADJ_CODE_INVARIANT, 1, "0 and 7 is not 8"},
    {"a refused order that changes the state", &ct_world, &ct_world, false, false, NULL,
     "game counter\ncards buggy\nseat A \"a\" red\nseat C \"c\" red\nA: take 3\n", 1,
     ADJ_CODE_STATE, 1, "not as it was"},
    {"a check byte, and the field that differs", &ct_world, &ct_world_buggy, true, false, NULL,
     HEAD "A: add 1\nA: add 7\nA: add 2\nA: done\nC: done\nA: stop\n", 2, ADJ_CODE_HASH, 2,
     "after order 4 count was 10, is 11"},
    {"a hash, without keyframes, where the turn begins", &ct_world, &ct_world_buggy, false, false,
     NULL, HEAD "A: add 1\nA: add 7\nA: add 2\nA: done\nC: done\nA: stop\n", 2, ADJ_CODE_HASH, 4,
     "recorded was"},
    {"the last hash, where no turn began", &ct_world, &ct_world_buggy, false, false, NULL,
     HEAD "A: add 7\n", 2, ADJ_CODE_HASH, 1, "the last state's hash"},
    {"a verdict under another edition", &ct_world, &ct_world, false, false, "wide",
     HEAD "A: add 3\nA: add 15\nexpect refused CT-3\n", 1, ADJ_CODE_VERDICT, 2,
     "now legal, recorded was refused CT-3"},
    {"an embedded ruleset under another edition", &ct_world, &ct_world_bare, false, true, "wide",
     HEAD "A: add 3\nA: add 15\nexpect refused CT-3\n", 1, ADJ_CODE_VERDICT, 2, "now legal"},
    {"a ruling stays under another edition", &ct_world, &ct_world, false, false, "wide",
     "game counter\nedition wide\nruling A-1 = ten\nseat A \"a\" red\nseat C \"c\" red\n"
     "A: add 15\n",
     0, 0, 0, ""},
    {"an expectation", &ct_world, &ct_world, false, false, NULL,
     HEAD "A: add 3\nexpect count 4\nexpect refused\n", 2, ADJ_CODE_EXPECT, 1,
     "expected \"count 4\", but it is: count 3"},
    {"a ruleset that is not there", &ct_world, &ct_world_bare, false, false, NULL,
     HEAD "A: add 3\n", 1, ADJ_CODE_RULESET, 0, "no such card set: plain"},
    {"a ruleset that has changed", &ct_world, &ct_world_changed, false, false, NULL,
     HEAD "A: add 3\n", 1, ADJ_CODE_RULESET, 0, "\"plain\" is not as it was"},
    {"an embedded ruleset needs no other", &ct_world, &ct_world_bare, false, true, NULL,
     HEAD "A: add 3\n", 0, 0, 0, ""},
    {"struck orders are outside the game", &ct_world, &ct_world, true, false, NULL,
     HEAD "A: add 3\nA: done\nC: add 5\nC: strike 2\nA: add 4\nexpect count 7\nA: strike 5\n"
          "expect count 3\nA: strike 1\nexpect count 0\nA: done\n",
     0, 0, 0, ""},
};

static void
check_row(const struct row *row)
{
    struct adj_verify_result result;
    struct adj_verify_options options = {.edition = ADJ_EDITION_AS_RECORDED,
                                         .edition_name = row->edition};
    struct adj_bytes file = record(row->recorded, row->text, row->keyframes, row->embed);
    adj_verify_bytes(row->judged, &options, file.data, file.size, &result);
    bool found = row->findings == 0;
    for (unsigned i = 0; i < result.findings; i++) {
        const struct adj_verify_finding *finding = &result.finding[i];
        found |= finding->code == row->code && finding->order == row->order &&
                 strstr(finding->message, row->message) != NULL;
    }
    if (!found || result.findings != row->findings || result.status != ADJ_OK)
        fail_msg("%s: %u findings; order %u %s: %s; %s", row->what, result.findings,
                 result.finding[0].order, result.findings > 0 ? result.finding[0].message : "",
                 result.findings > 1 ? result.finding[1].message : "", result.error.message);
    adj_bytes_free(&file);
}

static void
test_rows(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        check_row(&rows[i]);
}

static void
test_audit(void **state)
{
    (void)state;
    struct adj_verify_result result;
    struct adj_verify_options options = {.edition = ADJ_EDITION_AS_RECORDED, .audit = true};
    struct adj_bytes file = record(&ct_world,
                                   "game counter\ncards buggy\nseat A \"a\" red\n"
                                   "seat C \"c\" red\nA: done\n",
                                   false, false);
    adj_verify_bytes(&ct_world, &options, file.data, file.size, &result);
    assert_int_equal(result.findings, 2);
    assert_int_equal(result.finding[0].code, ADJ_CODE_OVERLISTED);
    assert_non_null(strstr(result.finding[0].message, "\"A: add 50\" is listed"));
    assert_int_equal(result.finding[1].code, ADJ_CODE_UNLISTED);
    assert_int_equal(result.finding[1].order, 1);
    adj_bytes_free(&file);
}

// Whoever changes a record and mends the checksums still has the digest against him.
static void
test_chain(void **state)
{
    (void)state;
    struct adj_verify_result result;
    struct adj_verify_options options = {.edition = ADJ_EDITION_AS_RECORDED};
    struct adj_bytes file = record(&ct_world, HEAD "A: add 3\nexpect legal\n", false, false);
    struct adj_file parts;
    struct adj_bytes head = {0}, changed = {0};
    assert_int_equal(adj_file_decode(ct_world.games, file.data, file.size, &parts, NULL), ADJ_OK);
    adj_encode_head(&head, &parts.head);
    parts.log.data[parts.log.size - 2] = 'L'; // "legaL", which is expected just as well
    assert_int_equal(
        adj_encode_sealed(&changed, &head, NULL, ct_game.id, &parts.log, &parts.tail, NULL),
        ADJ_OK);
    adj_verify_bytes(&ct_world, &options, changed.data, changed.size, &result);
    assert_int_equal(result.status, ADJ_OK);
    assert_int_equal(result.findings, 1);
    assert_int_equal(result.finding[0].code, ADJ_CODE_CHAIN);
    adj_file_free(&parts);
    adj_bytes_free(&head);
    adj_bytes_free(&changed);
    adj_bytes_free(&file);
}

// Two players who saw different things hold the same public word, and different words of all.
static void
test_public_word(void **state)
{
    (void)state;
    static const char *const texts[] = {
        HEAD "A: add 3\ntable: roll 1\nA: done\n",
        "game counter\nnote mine\nseat X \"x\" blue\nseat Y \"y\" red\n"
        "X: add 3\nX: add 4\nX: strike 2\ntable: roll 6\nX: done\n",
        HEAD "A: add 4\ntable: roll 1\nA: done\n"};
    struct adj_tail tail[3];
    for (unsigned i = 0; i < 3; i++) {
        struct adj_file file;
        struct adj_bytes bytes = record(&ct_world, texts[i], false, false);
        assert_int_equal(adj_file_decode(ct_world.games, bytes.data, bytes.size, &file, NULL),
                         ADJ_OK);
        tail[i] = file.tail;
        adj_file_free(&file);
        adj_bytes_free(&bytes);
    }
    assert_memory_equal(tail[0].seen, tail[1].seen, ADJ_DIGEST_SIZE);
    assert_memory_not_equal(tail[0].seen, tail[2].seen, ADJ_DIGEST_SIZE);
    assert_memory_not_equal(tail[0].all, tail[1].all, ADJ_DIGEST_SIZE);
}

static void
test_player_to(void **state)
{
    (void)state;
    struct adj_player_options options = {.edition = ADJ_EDITION_AS_RECORDED};
    static const char text[] = HEAD "position\ncount 9\nend\nA: add 3\nexpect legal\nA: add 4\n"
                                    "A: strike 2\nA: take 2\n";
    static const unsigned counts[] = {9, 12, 16, 12, 10};
    for (uint32_t at = 0; at < 6; at++) {
        struct adj_player player;
        struct adj_error error = {0};
        assert_int_equal(adj_player_open_bytes(&player, &ct_world, &options, (const uint8_t *)text,
                                               sizeof text - 1, &error),
                         ADJ_OK);
        enum adj_status status = adj_player_to(&player, at, &error);
        assert_int_equal(status, at < 5 ? ADJ_OK : ADJ_BAD_VALUE);
        if (at < 5)
            assert_int_equal(((struct ct_state *)player.session.state)->count, counts[at]);
        adj_player_close(&player);
    }
}

static void
collect(void *context, const char *text)
{
    strncat(context, text, 8191 - strlen(context));
}

static void
report(enum adj_report_format format, char out[8192])
{
    struct adj_verify_options options = {.edition = ADJ_EDITION_AS_RECORDED};
    static struct adj_verify_result result;
    struct adj_report report;
    struct adj_bytes file = record(&ct_world, HEAD "A: take 3\nexpect count 4\n", false, false);
    out[0] = 0;
    adj_report_start(&report, format, collect, out);
    adj_verify_bytes(&ct_world, &options, file.data, file.size, &result);
    adj_report_file(&report, "a \"b\" <\xff>.adj", &result);
    adj_verify_bytes(&ct_world, &options, (const uint8_t *)"\xff", 1, &result);
    adj_report_file(&report, "c.adj", &result);
    adj_report_end(&report);
    assert_int_equal(report.exit, 3);
    adj_bytes_free(&file);
}

static void
test_reports(void **state)
{
    (void)state;
    char out[8192];
    report(ADJ_REPORT_TEXT, out);
    assert_string_equal(out, "a \"b\" <?>.adj: order 1: expect-failed: expected \"count 4\", but "
                             "it is: count 0\n"
                             "    adjutant show 'a \"b\" <\xff>.adj' --at 1\n"
                             "c.adj: line 1, column 1: this is not UTF-8 [E-ENCODING]\n"
                             "2 files, 1 orders, 1 refused, 1 findings\n");
    report(ADJ_REPORT_JSONL, out);
    assert_string_equal(
        out,
        "{\"file\":\"a \\\"b\\\" <?>.adj\",\"game\":\"counter\",\"edition\":\"standard\","
        "\"orders\":1,\"refused\":1,\"status\":\"findings\",\"findings\":[{\"order\":1,"
        "\"code\":\"expect-failed\",\"message\":\"expected \\\"count 4\\\", but it is: count "
        "0\",\"command\":\"adjutant show 'a \\\"b\\\" <?>.adj' --at 1\"}]}\n"
        "{\"file\":\"c.adj\",\"game\":\"\",\"edition\":\"\",\"orders\":0,\"refused\":0,"
        "\"status\":\"malformed\",\"findings\":[],\"error\":{\"code\":\"E-ENCODING\",\"line\":1,"
        "\"column\":1,\"message\":\"this is not UTF-8\"}}\n");
    report(ADJ_REPORT_JUNIT, out);
    assert_non_null(strstr(out, "name=\"a &quot;b&quot; &lt;?&gt;.adj\""));
    assert_non_null(strstr(out, "<failure type=\"expect-failed\""));
    assert_non_null(strstr(out, "<error type=\"E-ENCODING\""));
    assert_non_null(strstr(out, "but it is: count 0\nadjutant show 'a &quot;b&quot; &lt;?&gt;"));
}

static void
test_words(void **state)
{
    (void)state;
    static const struct {
        void (*put)(const char *text, adj_text_sink *sink, void *context);
        const char *text, *put_as;
    } words[] = {
        {adj_shell_text, "games/a-1.adj", "games/a-1.adj"},
        {adj_shell_text, "-j.adj", "./-j.adj"},
        {adj_shell_text, "", "''"},
        {adj_shell_text, "it's $HOME", "'it'\\''s $HOME'"},
        {adj_shell_text, "a\nb", "'a\nb'"},
        {adj_plain_text, "a\x1b[2Jb\xe4\n\x7f", "a?[2Jb???"},
        {adj_plain_text, "\xc3\xa4", "\xc3\xa4"},
        {adj_xml_text, "<&>\"'\t\n\r\x01\xef\xbf\xbe.", "&lt;&amp;&gt;&quot;'&#9;&#10;&#13;??."},
        {adj_json_text, "a\n\x01\"\\\xff\xc3\xa4", "\"a\\n\\u0001\\\"\\\\?\xc3\xa4\""},
    };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        char out[8192] = "";
        words[i].put(words[i].text, collect, out);
        assert_string_equal(out, words[i].put_as);
    }
}

static void
test_commands(void **state)
{
    (void)state;
    static const struct {
        enum adj_code code;
        uint32_t order;
        const char *edition, *command;
    } commands[] = {
        {ADJ_CODE_VERDICT, 31, NULL, "adjutant show a.adj --at 31"},
        {ADJ_CODE_VERDICT, 31, "wide", "adjutant verify --edition wide a.adj"},
        {ADJ_CODE_UNLISTED, 7, NULL, "adjutant legal a.adj --at 6"},
        {ADJ_CODE_CUT, 7, NULL, "adjutant verify a.adj"},
        {ADJ_CODE_RULESET, 0, NULL, "adjutant verify a.adj"},
    };
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        char out[8192] = "";
        adj_put_command("a.adj", commands[i].code, commands[i].order, commands[i].edition, collect, out);
        assert_string_equal(out, commands[i].command);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rows),      cmocka_unit_test(test_audit),
        cmocka_unit_test(test_chain),     cmocka_unit_test(test_public_word),
        cmocka_unit_test(test_player_to), cmocka_unit_test(test_reports),
        cmocka_unit_test(test_words),     cmocka_unit_test(test_commands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
