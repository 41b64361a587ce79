// SPDX-License-Identifier: MIT
// Card sets that are refused: status and line of each, never the words of the XML library. And the
// limits of a ruleset.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <cmocka.h>
#include "engine/flagship/rules.h"
#include "replay/bytes.h"
#include "specs/load.h"

// The loader asks a game only for its name.
static const struct adj_game game = {.name = "flagship", .rules_size = sizeof(struct adj_fs_rules)};

static struct adj_fs_rules rules;
static struct adj_error error;
static char error_file[ADJ_PATH_SIZE];
static char tests_dir[ADJ_PATH_SIZE];

static enum adj_status
load(unsigned count, const char *const *sets)
{
    memset(&error, 0, sizeof error);
    adj_fs_rules_start(&rules, ADJ_FS_PROMETHEUS);
    return adj_specs_load(&game, &rules, sets, count, tests_dir, NULL, &error, error_file,
                          sizeof error_file);
}

static void
a_missing_set_is_a_wrong_name(void **state)
{
    (void)state;
    assert_int_equal(load(1, (const char *const[]){"coyote-stand"}), ADJ_BAD_NAME);
    assert_int_equal(load(1, (const char *const[]){"../flagship/coyote-stands"}), ADJ_BAD_NAME);
    assert_int_equal(load(1, (const char *const[]){""}), ADJ_BAD_NAME);
}

static void
a_missing_file_is_a_fault_of_the_system(void **state)
{
    (void)state;
    assert_int_equal(load(1, (const char *const[]){"cards/nothing.xml"}), ADJ_SYS_OPEN);
    assert_non_null(strstr(error_file, "cards/nothing.xml"));
}

static const struct bad {
    const char *file;
    enum adj_status status;
    unsigned line;
    bool after_base; // loaded after base.xml
} bad[] = {
    {"xml-doctype", ADJ_BAD_XML, 2, false},
    {"xml-doctype-remote", ADJ_BAD_XML, 1, false},
    {"xml-entities", ADJ_BAD_XML, 2, false},
    {"xml-entity-unknown", ADJ_BAD_XML, 2, false},
    {"xml-not-closed", ADJ_BAD_XML, 3, false},
    {"xml-empty", ADJ_BAD_XML, 1, false},
    {"xml-no-xml", ADJ_BAD_XML, 1, false},
    {"xml-not-utf8", ADJ_BAD_XML, 2, false},
    {"xml-deep", ADJ_BAD_XML, 33, false},
    {"schema-root", ADJ_BAD_SCHEMA, 1, false},
    {"schema-element", ADJ_BAD_SCHEMA, 4, false},
    {"schema-attribute", ADJ_BAD_SCHEMA, 3, false},
    {"schema-window", ADJ_BAD_SCHEMA, 5, false},
    {"schema-number", ADJ_BAD_SCHEMA, 6, false},
    {"schema-large", ADJ_BAD_SCHEMA, 4, false},
    {"schema-two-numbers", ADJ_BAD_SCHEMA, 4, false},
    {"schema-no-id", ADJ_BAD_SCHEMA, 3, false},
    {"schema-no-set-id", ADJ_BAD_SCHEMA, 1, false},
    {"schema-no-number", ADJ_BAD_SCHEMA, 5, false},
    {"schema-no-window", ADJ_BAD_SCHEMA, 5, false},
    {"schema-card-id", ADJ_BAD_SCHEMA, 3, false},
    {"schema-order", ADJ_BAD_SCHEMA, 7, false},
    {"schema-namespace", ADJ_BAD_SCHEMA, 1, false},
    {"name-id-twice", ADJ_BAD_NAME, 7, false},
    {"name-twice", ADJ_BAD_NAME, 7, false},
    {"name-is-alias", ADJ_BAD_NAME, 4, false},
    {"alias-is-name", ADJ_BAD_NAME, 8, false},
    {"alias-twice", ADJ_BAD_NAME, 5, false},
    {"name-parts", ADJ_BAD_NAME, 3, false},
    {"empire-unknown", ADJ_BAD_NAME, 3, false},
    {"empire-renamed", ADJ_BAD_NAME, 3, false},
    {"empire-name-twice", ADJ_BAD_NAME, 3, false},
    {"selector-side", ADJ_BAD_NAME, 6, false},
    {"head-no-type", ADJ_BAD_VALUE, 3, false},
    {"head-no-colour", ADJ_BAD_VALUE, 3, false},
    {"head-wrong-colour", ADJ_BAD_VALUE, 3, false},
    {"head-no-hull", ADJ_BAD_VALUE, 3, false},
    {"head-no-traits", ADJ_BAD_VALUE, 3, false},
    {"head-no-cost", ADJ_BAD_VALUE, 3, false},
    {"head-setup-of-action", ADJ_BAD_VALUE, 4, false},
    {"head-negative", ADJ_BAD_VALUE, 4, false},
    {"head-crew-of-action", ADJ_BAD_VALUE, 3, false},
    {"head-task-self", ADJ_BAD_VALUE, 5, false},
    {"head-sequence", ADJ_BAD_VALUE, 3, false},
    {"number-bounds", ADJ_BAD_VALUE, 4, false},
    {"number-not-told", ADJ_BAD_VALUE, 4, false},
    {"selector-word", ADJ_BAD_VALUE, 6, false},
    {"selector-bracket", ADJ_BAD_VALUE, 6, false},
    {"selector-no-host", ADJ_BAD_VALUE, 6, false},
    {"selector-no-target", ADJ_BAD_VALUE, 6, false},
    {"selector-no-task", ADJ_BAD_VALUE, 6, false},
    {"two-free", ADJ_BAD_VALUE, 5, false},
    {"hits-in-basic", ADJ_BAD_VALUE, 6, false},
    {"hits-stop-in-support", ADJ_BAD_VALUE, 6, false},
    {"hits-add-in-defend", ADJ_BAD_VALUE, 6, false},
    {"launch-in-support", ADJ_BAD_VALUE, 6, false},
    {"launch-none", ADJ_BAD_VALUE, 5, false},
    {"launch-boarding-by-action", ADJ_BAD_VALUE, 6, false},
    {"launch-assault-from-hand", ADJ_BAD_VALUE, 6, false},
    {"launch-boarding-hits", ADJ_BAD_VALUE, 6, false},
    {"retarget-in-defend", ADJ_BAD_VALUE, 6, false},
    {"choose-in-basic", ADJ_BAD_VALUE, 6, false},
    {"choose-one", ADJ_BAD_VALUE, 6, false},
    {"choose-three", ADJ_BAD_LIMIT, 8, false},
    {"unless-in-declare", ADJ_BAD_VALUE, 5, false},
    {"hand-for-a-turn", ADJ_BAD_VALUE, 5, false},
    {"resolve-cp", ADJ_BAD_VALUE, 5, false},
    {"boarding-target-free", ADJ_BAD_VALUE, 6, false},
    {"support-by-blue", ADJ_BAD_VALUE, 5, false},
    {"defend-by-red", ADJ_BAD_VALUE, 5, false},
    {"hand-of-ship", ADJ_BAD_VALUE, 6, false},
    {"pay-from-hand", ADJ_BAD_VALUE, 5, false},
    {"static-costs", ADJ_BAD_VALUE, 6, false},
    {"static-ends", ADJ_BAD_VALUE, 7, false},
    {"static-cost-key", ADJ_BAD_VALUE, 7, false},
    {"cost-of-another", ADJ_BAD_VALUE, 6, false},
    {"cost-raised", ADJ_BAD_VALUE, 6, false},
    {"cost-unknown", ADJ_BAD_VALUE, 6, false},
    {"reach-in-support", ADJ_BAD_VALUE, 6, false},
    {"either-atk", ADJ_BAD_VALUE, 7, false},
    {"hand-of-card", ADJ_BAD_VALUE, 7, false},
    {"move-player", ADJ_BAD_VALUE, 6, false},
    {"under-crew", ADJ_BAD_VALUE, 6, false},
    {"condition-in-basic", ADJ_BAD_VALUE, 5, false},
    {"condition-target-early", ADJ_BAD_VALUE, 5, false},
    {"unless-nothing", ADJ_BAD_VALUE, 5, false},
    {"unless-in-attack", ADJ_BAD_VALUE, 5, false},
    {"actions-five", ADJ_BAD_LIMIT, 6, false},
    {"effects-nine", ADJ_BAD_LIMIT, 13, false},
    {"happens-attack-names", ADJ_BAD_VALUE, 5, false},
    {"happens-boarded-crew", ADJ_BAD_VALUE, 5, false},
    {"happens-boarded-names", ADJ_BAD_VALUE, 5, false},
    {"happens-boarded-other", ADJ_BAD_VALUE, 5, false},
    {"happens-boarded-pays", ADJ_BAD_VALUE, 5, false},
    {"happens-boarded-turn", ADJ_BAD_VALUE, 5, false},
    {"happens-enemy-pays-it", ADJ_BAD_VALUE, 5, false},
    {"happens-enemy-tasks-it", ADJ_BAD_VALUE, 5, false},
    {"happens-hand-of-empire", ADJ_BAD_VALUE, 5, false},
    {"happens-launch-from", ADJ_BAD_VALUE, 5, false},
    {"happens-launch-of-ship", ADJ_BAD_VALUE, 5, false},
    {"happens-launch-second", ADJ_BAD_VALUE, 5, false},
    {"happens-launch-task", ADJ_BAD_VALUE, 5, false},
    {"happens-paid-itself", ADJ_BAD_VALUE, 5, false},
    {"happens-payer-pays-cards", ADJ_BAD_VALUE, 5, false},
    {"happens-payer-tasks", ADJ_BAD_VALUE, 5, false},
    {"happens-ship-to-hand", ADJ_BAD_VALUE, 5, false},
    {"happens-target-to-pile", ADJ_BAD_VALUE, 5, false},
    {"happens-targetable-added", ADJ_BAD_VALUE, 5, false},
    {"happens-targetable-turn", ADJ_BAD_VALUE, 5, false},
    {"happens-two-launches", ADJ_BAD_VALUE, 6, false},
    {"happens-two-payers", ADJ_BAD_VALUE, 6, false},
    {"happens-under-again", ADJ_BAD_VALUE, 5, false},
    {"happens-under-other", ADJ_BAD_VALUE, 5, false},
    {"sum-no-card", ADJ_BAD_NAME, 5, false},
    {"sum-no-key", ADJ_BAD_NAME, 5, false},
    {"sum-part-twice", ADJ_BAD_NAME, 6, false},
    {"sum-impossible", ADJ_BAD_VALUE, 4, false},
    {"assumed-no-card", ADJ_BAD_NAME, 2, true},
    {"assumed-known", ADJ_BAD_VALUE, 3, true},
    {"assumed-bounds", ADJ_BAD_VALUE, 3, true},
    {"assumed-sum", ADJ_BAD_VALUE, 4, true},
    {"assumed-unknown", ADJ_BAD_VALUE, 3, true},
    {"assumed-type", ADJ_BAD_VALUE, 2, true},
    {"assumed-name", ADJ_BAD_NAME, 2, true},
    {"assumed-effect", ADJ_BAD_VALUE, 3, true},
    {"assumed-repel", ADJ_BAD_VALUE, 3, true},
    {"set-twice", ADJ_BAD_NAME, 1, true},
};

static void
what_is_wrong_is_refused_with_its_line(void **state)
{
    static struct adj_fs_rules before;

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char path[256];
        const char *sets[2] = {"cards/base.xml", path};
        unsigned first = bad[i].after_base ? 0 : 1;
        enum adj_status status;

        snprintf(path, sizeof path, "specs-bad/%s.xml", bad[i].file);
        status = load(2 - first, sets + first);
        if (status != bad[i].status || error.line != bad[i].line || error.status != status) {
            fail_msg("%s: %s, line %u: %s", bad[i].file, adj_status_code(status),
                     (unsigned)error.line, error.message);
        }
        assert_non_null(strstr(error_file, path));
        adj_fs_rules_start(&before, ADJ_FS_PROMETHEUS);
        assert_memory_equal(&before, &rules, sizeof rules);
    }
}

// A set written for a test: `head`, then `count` times `format` with its number, then the end.
static enum adj_status
load_written(const char *head, const char *format, unsigned count)
{
    char folder[] = "/tmp/adjutant-load-XXXXXX";
    char path[64];
    FILE *file;
    enum adj_status status;

    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/set.xml", folder);
    file = fopen(path, "w");
    assert_non_null(file);
    fprintf(file, "<cards id=\"many\" provenance=\"none\">\n%s", head);
    for (unsigned i = 0; i < count; i++) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
        fprintf(file, format, i, i);
#pragma GCC diagnostic pop
    }
    fputs("</cards>\n", file);
    fclose(file);
    status = load(1, (const char *const[]){path});
    unlink(path);
    rmdir(folder);
    return status;
}

static const char one_card[] =
    "<card id=\"c%u\" name=\"Card %u\" type=\"action\" colour=\"red\"><cost value=\"0\"/></card>\n";

static void
limits_are_told(void **state)
{
    (void)state;
    assert_int_equal(load_written("", one_card, 255), ADJ_OK);
    assert_int_equal(rules.kinds, 256);
    assert_int_equal(load_written("", one_card, 256), ADJ_BAD_LIMIT);
    assert_int_equal(error.line, 257);
    assert_int_equal(load_written("", "<empire id=\"E%u\" name=\"Empire %u\"/>\n", 8),
                     ADJ_BAD_LIMIT);
    assert_int_equal(error.line, 9);
    assert_int_equal(
        load_written("",
                     "<card id=\"c%u\" name=\"A fairly long name with which the pool of text is "
                     "full before there are two hundred and fifty-five cards in it: %u\" "
                     "type=\"action\" colour=\"red\"><cost value=\"0\"/></card>\n",
                     255),
        ADJ_BAD_LIMIT);
    assert_int_equal(
        load_written("",
                     "<card id=\"c%u\" name=\"Card %u\" type=\"commander\"><setup lo=\"0\"/>"
                     "<atk lo=\"0\"/><cmd lo=\"0\"/><def lo=\"0\"/></card>\n",
                     200),
        ADJ_BAD_LIMIT);
}

// Of every byte length, so that the message is cut within a character, too.
static void
what_is_quoted_leaves_a_message_one_line_of_characters(void **state)
{
    (void)state;
    for (int before = 0; before < 3; before++) {
        char card[512] = "<card id=\"c%u\" name=\"Card\" type=\"action\" empire=\"&#10;";

        for (int i = 0; i < before + 120; i++) {
            strcat(card, i < before ? "x" : "\xe2\x98\x83");
        }
        strcat(card, "\"><cost value=\"0\"/></card>\n");
        assert_int_equal(load_written("", card, 1), ADJ_BAD_NAME);
        assert_int_equal(error.line, 2);
        assert_null(strchr(error.message, '\n'));
        assert_true(strlen(error.message) > ADJ_MESSAGE_SIZE - 5);
        assert_true(adj_utf8_valid(error.message, strlen(error.message)));
    }
}

static void
a_file_over_4_mib_is_refused(void **state)
{
    (void)state;
    assert_int_equal(load_written("", "<!-- %0100u %0100u -->\n", 25000), ADJ_BAD_LIMIT);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_missing_set_is_a_wrong_name),
        cmocka_unit_test(a_missing_file_is_a_fault_of_the_system),
        cmocka_unit_test(what_is_wrong_is_refused_with_its_line),
        cmocka_unit_test(limits_are_told),
        cmocka_unit_test(what_is_quoted_leaves_a_message_one_line_of_characters),
        cmocka_unit_test(a_file_over_4_mib_is_refused),
    };

    snprintf(tests_dir, sizeof tests_dir, "%s/../tests", adj_specs_dir());
    return cmocka_run_group_tests(tests, NULL, NULL);
}
