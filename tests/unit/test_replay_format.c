// SPDX-License-Identifier: MIT
// The specification is true: its example is a file that this build reads, its dictionaries are
// those that this build uses, and events are hashed as the bytes that it tells.

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "replay/decode.h"
#include "replay/dictionary.h"
#include "replay/frame.h"
#include "replay/store.h"

static char *page;

static int
read_page(void **state)
{
    (void)state;
    char path[4096];
    struct adj_bytes bytes = {0};
    const char *source = getenv("ADJUTANT_SOURCE");
    snprintf(path, sizeof path, "%s/replay/FORMAT.md", source != NULL ? source : ".");
    if (adj_store_read(path, 1 << 20, &bytes, NULL) != ADJ_OK)
        return -1;
    adj_bytes_u8(&bytes, 0);
    page = (char *)bytes.data;
    return 0;
}

static int
free_page(void **state)
{
    (void)state;
    free(page);
    return 0;
}

// "    00ba  46 52 41 4d      chunk ...": the bytes of a line of the dump.
static void
add_dump_line(struct adj_bytes *out, const char *line)
{
    unsigned at, byte;
    int used;
    if (sscanf(line, "    %4x %n", &at, &used) != 1 || at != out->size)
        return;
    for (line += used; isxdigit((unsigned char)line[0]) && isxdigit((unsigned char)line[1]) &&
                       (line[2] == ' ' || line[2] == '\n');
         line += 3) {
        sscanf(line, "%2x", &byte);
        adj_bytes_u8(out, byte);
        if (line[2] == '\n' || line[3] == ' ')
            break;
    }
}

static void
test_example(void **state)
{
    (void)state;
    struct adj_bytes dump = {0};
    struct adj_file file;
    struct adj_error error = {0};
    for (const char *line = strstr(page, "    0000  89"); strncmp(line, "\n", 1) != 0;
         line = strchr(line, '\n') + 1)
        add_dump_line(&dump, line);
    assert_int_equal(dump.size, 266);
    if (adj_file_decode(adj_games, dump.data, dump.size, &file, &error) != ADJ_OK)
        fail_msg("offset %u: %s", (unsigned)error.offset, error.message);
    assert_true(file.has_tail);
    assert_string_equal(file.head.game->name, "flagship");
    assert_string_equal(file.head.seats.seat[1].name, "Charles");
    assert_int_equal(file.tail.orders, 2);
    assert_int_equal(file.tail.refused, 1);
    uint8_t all[ADJ_DIGEST_SIZE];
    char word[ADJ_WORD_SIZE];
    adj_strand_add(&file.all, file.log.data, file.log.size);
    adj_strand_digest(&file.all, all);
    adj_digest_word(all, word);
    assert_non_null(strstr(page, word));
    assert_memory_equal(all, file.tail.all, sizeof all);
    adj_file_free(&file);
    adj_bytes_free(&dump);
}

static int
base64_value(char c)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const char *at = c != 0 ? strchr(digits, c) : NULL;
    return at != NULL ? (int)(at - digits) : -1;
}

// The page's text of a dictionary, which these bytes have to be.
static void
check_dictionary(const char *heading, const void *expected, size_t size)
{
    struct adj_bytes bytes = {0};
    uint32_t bits = 0, count = 0;
    const char *at = strstr(strstr(page, heading), "base 64:") + strlen("base 64:");
    for (; *at != '#'; at++) {
        if (base64_value(*at) < 0)
            continue;
        bits = bits << 6 | (uint32_t)base64_value(*at);
        if (++count % 4 == 0 || count % 4 == 3 || count % 4 == 2)
            adj_bytes_u8(&bytes, bits >> (count % 4 == 2 ? 4 : count % 4 == 3 ? 2 : 0) & 255);
    }
    assert_int_equal(bytes.size, size);
    assert_memory_equal(bytes.data, expected, size);
    adj_bytes_free(&bytes);
}

static void
test_dictionaries(void **state)
{
    (void)state;
    const struct adj_dictionary *deflated = adj_dictionary_by_id(1);
    check_dictionary("### Dictionary 1:", deflated->bytes, deflated->size);
    for (const struct adj_coded_dictionary *row = adj_coded_dictionaries; row->id != 0; row++) {
        char heading[32];
        snprintf(heading, sizeof heading, "### Dictionary %u:", row->id);
        check_dictionary(heading, row->bytes, row->size);
        assert_non_null(adj_models_by_id(row->id));
        assert_null(adj_dictionary_by_id(row->id)); // no id is used twice
    }
    assert_null(adj_dictionary_by_id(255));
    assert_null(adj_models_by_id(255));
}

static struct adj_event
some_event(unsigned i)
{
    return (struct adj_event){.kind = (uint8_t)(i + 1),
                              .seen = i % 3 == 1 ? 2 : ADJ_SEEN_BY_ALL,
                              .cause = (uint16_t)(i * 517),
                              .card = (uint16_t)(i * 1031),
                              .arg = {(uint16_t)i, 0x1234, (uint16_t)(i << 9), 65535}};
}

// The bytes of "Public events".
static void
put_event(struct adj_bytes *out, const struct adj_event *event)
{
    adj_bytes_u8(out, event->kind);
    adj_bytes_u8(out, 255);
    adj_bytes_u16(out, event->cause);
    adj_bytes_u16(out, event->card);
    for (unsigned i = 0; i < ADJ_EVENT_ARGS; i++)
        adj_bytes_u16(out, event->arg[i]);
}

// However many events come at a time, and wherever a digest is asked for in between.
static void
test_events(void **state)
{
    (void)state;
    struct adj_bytes bytes = {0};
    struct adj_strand at_once, strand;
    static struct adj_events all, one;
    uint8_t digest[ADJ_DIGEST_SIZE], expected[ADJ_DIGEST_SIZE];
    adj_strand_start(&at_once);
    adj_strand_start(&strand);
    one.count = 1;
    for (unsigned i = 0; i < 100; i++) {
        one.event[0] = all.event[all.count++] = some_event(i);
        if (one.event[0].seen == ADJ_SEEN_BY_ALL)
            put_event(&bytes, &one.event[0]);
        adj_strand_events(&strand, &one);
        adj_strand_digest(&strand, digest);
        adj_digest_of(bytes.data, bytes.size, expected);
        assert_memory_equal(digest, expected, sizeof digest);
    }
    adj_strand_events(&at_once, &all);
    adj_strand_add(&at_once, "and bytes", 9);
    adj_bytes_put(&bytes, "and bytes", 9);
    adj_strand_digest(&at_once, digest);
    adj_digest_of(bytes.data, bytes.size, expected);
    assert_memory_equal(digest, expected, sizeof digest);
    adj_bytes_free(&bytes);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_example),
        cmocka_unit_test(test_dictionaries),
        cmocka_unit_test(test_events),
    };
    return cmocka_run_group_tests(tests, read_page, free_page);
}
