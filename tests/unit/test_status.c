// SPDX-License-Identifier: MIT
// Messages: one line of whole characters, whatever they quote.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>
#include "engine/game.h"
#include "engine/status.h"

static const struct {
    const char *text, *mended;
} cases[] = {
    {"", ""},
    {"plain, \"Zo\xc3\xab\", \xe2\x80\x9dquoted\xe2\x80\x9d",
     "plain, \"Zo\xc3\xab\", \xe2\x80\x9dquoted\xe2\x80\x9d"},
    {"two\nlines\tand a tab", "two lines and a tab"},
    {"cut at its end: \xe2\x80", "cut at its end: "},
    {"cut in quotes: \"\xe2\x80\"", "cut in quotes: \"\""},
    {"four bytes \xf0\x9f\x9a\x80, three of four \xf0\x9f\x9a",
     "four bytes \xf0\x9f\x9a\x80, three of four "},
    {"without a beginning \x80\x9d!", "without a beginning !"},
};

static void
test_lines_are_mended(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[80];
        strcpy(text, cases[i].text);
        adj_line_mend(text);
        assert_string_equal(text, cases[i].mended);
    }
}

// A precision such as %.4s counts bytes.
static void
test_messages_are_mended(void **state)
{
    (void)state;
    struct adj_error error = {0};
    struct adj_findings findings = {0};
    assert_int_equal(adj_error_set(&error, ADJ_BAD_NAME, "\"%.4s\"", "abc\xe2\x80\x9d"),
                     ADJ_BAD_NAME);
    assert_string_equal(error.message, "\"abc\"");
    adj_finding_add(&findings, 1, "%.4s\n", "abc\xe2\x80\x9d");
    assert_string_equal(findings.finding[0].message, "abc ");
}

// A message that is longer than its place ends with a whole character.
static void
test_long_messages_are_mended(void **state)
{
    (void)state;
    struct adj_error error = {0};
    char text[2 * sizeof error.message];
    for (size_t i = 0; i + 1 < sizeof text; i++)
        text[i] = "\xe2\x80\x9d"[i % 3];
    text[sizeof text - 1] = '\0';
    for (int ahead = 0; ahead < 3; ahead++) {
        adj_error_set(&error, ADJ_BAD_NAME, "%.*s%s", ahead, "abc", text);
        assert_int_equal((strlen(error.message) - (size_t)ahead) % 3, 0);
        assert_true(strlen(error.message) + 4 > sizeof error.message);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lines_are_mended),
        cmocka_unit_test(test_messages_are_mended),
        cmocka_unit_test(test_long_messages_are_mended),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
