// SPDX-License-Identifier: MIT
// The property of a text of orders: whatever is typed, line by line as in a dialogue, is taken or
// refused with its line and column, and of what was taken
//  - verify finds nothing but expectations that fail;
//  - the notation, recorded without a fault, gives the same records.

#include <stdio.h>
#include <string.h>
#include "fuzz/fail.h"
#include "fuzz/sets.h"
#include "fuzz/target.h"
#include "replay/notate.h"
#include "replay/recorder.h"
#include "replay/verifier.h"

const char adj_target_name[] = "text";
const size_t adj_target_head = 0, adj_target_record = 0;

void
adj_target_open(void)
{
    adj_fuzz_sets_open();
}

static void
check_error(enum adj_status status, const struct adj_error *error)
{
    if (adj_status_exit(status) != 3)
        adj_fuzz_fail("status %d is no fault of the text: %s", (int)status, error->message);
    if (error->line == 0 || error->message[0] == '\0')
        adj_fuzz_fail("an error without its line: %s", error->message);
    if (!adj_utf8_valid(error->message, strlen(error->message)))
        adj_fuzz_fail("a message that is not UTF-8: %s", error->message);
}

static size_t
line_size(const char *text, size_t size)
{
    const char *end = memchr(text, '\n', size);
    return end != NULL ? (size_t)(end - text) + 1 : size;
}

// Feeds every line. `strict`: none may be refused. False if the text is no record in the end.
static bool
feed(struct adj_recorder *recorder, const char *text, size_t size, bool strict, bool told)
{
    static struct adj_result result;
    struct adj_error error = {0};
    for (size_t at = 0, line; at < size; at += line) {
        line = line_size(text + at, size - at);
        enum adj_status status = adj_recorder_feed(recorder, text + at, line, &result, &error);
        if (told)
            printf("%-60.*s # %s %s\n", (int)(line - (text[at + line - 1] == '\n')), text + at,
                   adj_status_code(status), status == ADJ_OK ? "" : error.message);
        if (status != ADJ_OK && strict)
            adj_fuzz_fail("the notation cannot be recorded: line %u, column %u: %s",
                          (unsigned)error.line, (unsigned)error.column, error.message);
        if (status != ADJ_OK)
            check_error(status, &error);
    }
    enum adj_status status = adj_recorder_end(recorder, &result, &error);
    if (status != ADJ_OK && strict)
        adj_fuzz_fail("the notation does not end well: %s", error.message);
    return status == ADJ_OK;
}

static void
put_text(void *context, const char *text)
{
    adj_bytes_put(context, text, strlen(text));
}

static struct adj_bytes
notated(const struct adj_bytes *file)
{
    static const struct adj_player_options as_recorded = {.edition = ADJ_EDITION_AS_RECORDED};
    struct adj_player player;
    struct adj_error error = {0};
    struct adj_bytes text = {0};
    enum adj_status status = adj_player_open_bytes(&player, &adj_fuzz_world, &as_recorded,
                                                   file->data, file->size, &error);
    if (status != ADJ_OK)
        adj_fuzz_fail("what was recorded cannot be opened: %s", error.message);
    if (adj_notate(&player, put_text, &text, &error) != ADJ_OK)
        adj_fuzz_fail("what was recorded cannot be notated: %s", error.message);
    adj_player_close(&player);
    return text;
}

static void
check_verified(const struct adj_bytes *file)
{
    static struct adj_verify_result result;
    static const struct adj_verify_options options = {.edition = ADJ_EDITION_AS_RECORDED};
    if (adj_verify_bytes(&adj_fuzz_world, &options, file->data, file->size, &result) != ADJ_OK)
        adj_fuzz_fail("what was recorded is not valid: %s", result.error.message);
    for (uint32_t i = 0; i < result.findings && i < ADJ_VERIFY_FINDINGS; i++)
        if (result.finding[i].code != ADJ_CODE_EXPECT)
            adj_fuzz_fail("verify finds after order %u: %s %s: %s",
                          (unsigned)result.finding[i].order, adj_code_name(result.finding[i].code),
                          result.finding[i].clause, result.finding[i].message);
}

static struct adj_recorder *
open_recorder(void)
{
    static const struct adj_recorder_options options = {.keyframes = true};
    struct adj_recorder *recorder;
    struct adj_error error = {0};
    if (adj_recorder_open(&recorder, &adj_fuzz_world, &options, &error) != ADJ_OK)
        adj_fuzz_fail("no recorder: %s", error.message);
    return recorder;
}

static void
check_same(const struct adj_recorder *first, const struct adj_bytes *text)
{
    struct adj_recorder *second = open_recorder();
    feed(second, (const char *)text->data, text->size, true, false);
    const struct adj_bytes *a = &adj_recorder_session(first)->log;
    const struct adj_bytes *b = &adj_recorder_session(second)->log;
    if (a->size != b->size || (a->size > 0 && memcmp(a->data, b->data, a->size) != 0))
        adj_fuzz_fail("the notation gives other records");
    adj_recorder_close(second);
}

void
adj_target_run(const uint8_t *bytes, size_t size, bool told)
{
    struct adj_recorder *recorder = open_recorder();
    struct adj_error error = {0};
    struct adj_bytes file = {0};
    if (feed(recorder, (const char *)bytes, size, false, told)) {
        if (adj_recorder_bytes(recorder, &file, &error) != ADJ_OK)
            adj_fuzz_fail("what was recorded cannot be sealed: %s", error.message);
        check_verified(&file);
        struct adj_bytes text = notated(&file);
        if (told)
            printf("# notated:\n%.*s", (int)text.size, (const char *)text.data);
        check_same(recorder, &text);
        adj_bytes_free(&text);
    }
    adj_bytes_free(&file);
    adj_recorder_close(recorder);
}
