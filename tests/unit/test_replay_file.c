// SPDX-License-Identifier: MIT
// The file: what is recorded comes back, and what cannot be is refused.

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "replay/notate.h"
#include "replay/verifier.h"
#include "tests/unit/replay_sample.h"

static void
collect(void *context, const char *text)
{
    adj_bytes_put(context, text, strlen(text));
}

static struct adj_bytes
notated(const struct adj_bytes *file)
{
    struct adj_bytes text = {0};
    struct adj_player player;
    struct adj_error error = {0};
    struct adj_player_options options = {.edition = ADJ_EDITION_AS_RECORDED};
    assert_int_equal(
        adj_player_open_bytes(&player, &ct_world, &options, file->data, file->size, &error),
        ADJ_OK);
    assert_int_equal(adj_notate(&player, collect, &text, &error), ADJ_OK);
    adj_player_close(&player);
    adj_bytes_u8(&text, 0);
    return text;
}

static struct adj_file
decoded(const struct adj_bytes *bytes)
{
    struct adj_file file;
    struct adj_error error = {0};
    if (adj_file_decode(ct_world.games, bytes->data, bytes->size, &file, &error) != ADJ_OK)
        fail_msg("offset %u: %s", (unsigned)error.offset, error.message);
    return file;
}

static void
assert_same_bytes(const struct adj_bytes *a, const struct adj_bytes *b)
{
    assert_int_equal(a->size, b->size);
    assert_memory_equal(a->data, b->data, a->size);
}

// Journal and sealed form hold the same records, and so does what is recorded of the notation.
static void
test_round_trip(void **state)
{
    (void)state;
    for (unsigned keyframes = 0; keyframes < 2; keyframes++) {
        struct adj_recorded first =
            adj_sample_record(&ct_world, adj_sample_text, keyframes != 0, false);
        struct adj_bytes text = notated(&first.sealed), again_text = notated(&first.journal);
        assert_same_bytes(&text, &again_text);
        struct adj_recorded second =
            adj_sample_record(&ct_world, (char *)text.data, keyframes != 0, false);
        struct adj_file a = decoded(&first.journal), b = decoded(&first.sealed),
                        c = decoded(&second.sealed);
        assert_false(a.cut || b.cut || c.cut);
        assert_same_bytes(&a.log, &b.log);
        assert_same_bytes(&a.log, &c.log);
        assert_memory_equal(&b.tail, &c.tail, sizeof b.tail);
        assert_int_equal(b.tail.orders, ADJ_SAMPLE_NUMBERS);
        assert_int_equal(b.tail.refused, ADJ_SAMPLE_REFUSED);
        adj_file_free(&a);
        adj_file_free(&b);
        adj_file_free(&c);
        adj_bytes_free(&text);
        adj_bytes_free(&again_text);
        adj_sample_forget(&first);
        adj_sample_forget(&second);
    }
}

static const struct adj_verify_options as_recorded = {.edition = ADJ_EDITION_AS_RECORDED,
                                                      .audit = true};

static void
test_verify_finds_nothing(void **state)
{
    (void)state;
    for (unsigned i = 0; i < 4; i++) {
        struct adj_recorded recorded =
            adj_sample_record(&ct_world, adj_sample_text, (i & 1) != 0, (i & 2) != 0);
        const struct adj_bytes *files[] = {&recorded.journal, &recorded.sealed};
        for (unsigned k = 0; k < 2; k++) {
            struct adj_verify_result result;
            adj_verify_bytes(&ct_world, &as_recorded, files[k]->data, files[k]->size, &result);
            if (result.findings > 0)
                fail_msg("%s", result.finding[0].message);
            assert_int_equal(result.status, ADJ_OK);
            assert_int_equal(result.orders, ADJ_SAMPLE_NUMBERS);
            assert_int_equal(result.refused, ADJ_SAMPLE_REFUSED);
        }
        adj_sample_forget(&recorded);
    }
}

// The more of a sealed file is left, the more records come back.
static void
test_cut_frame_yields_records(void **state)
{
    (void)state;
    struct adj_recorded recorded = adj_sample_record(&ct_world, adj_sample_text, false, false);
    size_t last = 0, rises = 0;
    for (size_t size = recorded.sealed.size / 2; size < recorded.sealed.size; size++) {
        struct adj_file file;
        struct adj_error error = {0};
        if (adj_file_decode(ct_world.games, recorded.sealed.data, size, &file, &error) != ADJ_OK)
            continue;
        assert_true(file.log.size >= last);
        rises += file.log.size > last;
        last = file.log.size;
        adj_file_free(&file);
    }
    assert_true(rises > 10);
    adj_sample_forget(&recorded);
}

static enum adj_status
status_of(const struct adj_bytes *bytes)
{
    struct adj_file file;
    struct adj_error error = {0};
    enum adj_status status =
        adj_file_decode(ct_world.games, bytes->data, bytes->size, &file, &error);
    if (status == ADJ_OK)
        adj_file_free(&file);
    return status;
}

static void
test_bytes_after_the_trailer(void **state)
{
    (void)state;
    struct adj_recorded recorded = adj_sample_record(&ct_world, adj_sample_text, false, false);
    adj_bytes_u8(&recorded.sealed, 0);
    assert_int_equal(status_of(&recorded.sealed), ADJ_BAD_ENCODING);
    adj_sample_forget(&recorded);
}

static struct adj_bytes
head_of(void)
{
    struct adj_bytes head = {0};
    adj_bytes_u8(&head, ADJ_HEAD_GAME);
    adj_bytes_varint(&head, 7);
    adj_bytes_put(&head, "counter", 7);
    return head;
}

static struct adj_bytes
file_with(uint32_t kind, const struct adj_bytes *payload, unsigned form)
{
    struct adj_bytes file = {0}, head = head_of();
    adj_encode_prefix(&file, form);
    adj_encode_chunk(&file, ADJ_CHUNK_HEAD, head.data, head.size);
    adj_encode_chunk(&file, kind, payload->data, payload->size);
    adj_bytes_free(&head);
    return file;
}

// What cannot be is refused before memory is got for it; what is not known is passed over.
static void
test_limits(void **state)
{
    (void)state;
    static const struct {
        uint32_t kind;
        unsigned form;
        const char *payload;
        size_t size;
        enum adj_status status;
    } rows[] = {
        {ADJ_CHUNK('X', 'T', 'R', 'A'), 'J', "anything", 8, ADJ_OK},
        {ADJ_CHUNK_RECO, 'J', "", 0, ADJ_OK},
        {ADJ_CHUNK_RECO, 'J', "\x02\x0f\x00", 3, ADJ_OK},               // a record kind not known
        {ADJ_CHUNK_RECO, 'J', "\x01", 1, ADJ_BAD_ENCODING},             // record cut in its chunk
        {ADJ_CHUNK_RECO, 'J', "\x00", 1, ADJ_BAD_ENCODING},             // record without a kind
        {ADJ_CHUNK_RECO, 'J', "\x81\x00\x03", 3, ADJ_BAD_ENCODING},     // length in a longer form
        {ADJ_CHUNK_RECO, 'J', "\xff\xff\xff\x7f", 4, ADJ_BAD_ENCODING}, // record over its limit
        {ADJ_CHUNK_RECO, 'J', "\x04\x11\x00\x05\x00", 5, ADJ_OK},       // a legal order
        {ADJ_CHUNK_RECO, 'J', "\x04\x11\x00\x00\x00", 5, ADJ_BAD_ENCODING},     // verb 0
        {ADJ_CHUNK_RECO, 'J', "\x04\x01\x00\x05\x00", 5, ADJ_BAD_ENCODING},     // no verdict
        {ADJ_CHUNK_RECO, 'J', "\x04\x91\x00\x05\x00", 5, ADJ_BAD_ENCODING},     // reserved bit
        {ADJ_CHUNK_RECO, 'J', "\x05\x11\x00\x05\x00\x00", 6, ADJ_BAD_ENCODING}, // too long
        {ADJ_CHUNK_RECO, 'J', "\x05\x11\x00\x05\xe1\x01", 6, ADJ_BAD_ENCODING}, // 225 operands
        {ADJ_CHUNK_RECO, 'J', "\x05\x21\x00\x05\x00\x0d", 6, ADJ_BAD_ENCODING}, // 13 clauses
        {ADJ_CHUNK_RECO, 'J',
         "\x02\x02"
         "a",
         3, ADJ_BAD_ENCODING},                                          // text without its end
        {ADJ_CHUNK_RECO, 'J', "\x03\x02\xff\x00", 4, ADJ_BAD_ENCODING}, // text not UTF-8
        {ADJ_CHUNK_RECO, 'S', "", 0, ADJ_BAD_ENCODING},
        {ADJ_CHUNK_FRAME, 'J', "\x00\x00\x05\x01zzzz", 8, ADJ_BAD_ENCODING},
        {ADJ_CHUNK_FRAME, 'S', "\x00\x00\x05\x00zzzz", 8, ADJ_BAD_ENCODING},       // no record
        {ADJ_CHUNK_FRAME, 'S', "\x00\x00\x81\x80\x40\x01zzzz", 10, ADJ_BAD_LIMIT}, // over a million
        {ADJ_CHUNK_FRAME, 'S', "\x00\x00\xa0\x8d\x06\x01z", 7, ADJ_BAD_LIMIT},     // from one byte
        {ADJ_CHUNK_FRAME, 'S', "\x63\x00\x05\x01zzzz", 8, ADJ_BAD_VERSION},
        {ADJ_CHUNK_RULE, 'J', "\x00\x00\x00\x40\x03\x00", 6, ADJ_BAD_LIMIT},
        {ADJ_CHUNK_HEAD, 'J', "", 0, ADJ_BAD_ENCODING},
        {ADJ_CHUNK_TAIL, 'J', "", 0, ADJ_BAD_ENCODING},
        {ADJ_CHUNK_TAIL, 'S', "", 0, ADJ_BAD_ENCODING},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct adj_bytes payload = {0};
        adj_bytes_put(&payload, rows[i].payload, rows[i].size);
        struct adj_bytes file = file_with(rows[i].kind, &payload, rows[i].form);
        enum adj_status status = status_of(&file);
        if (status != rows[i].status)
            fail_msg("row %zu: %s", i, adj_status_code(status));
        adj_bytes_free(&payload);
        adj_bytes_free(&file);
    }
}

static void
test_chunk_over_its_limit(void **state)
{
    (void)state;
    struct adj_bytes file = {0}, head = head_of();
    adj_encode_prefix(&file, 'J');
    adj_encode_chunk(&file, ADJ_CHUNK_HEAD, head.data, head.size);
    adj_bytes_u32(&file, ADJ_CHUNK_RECO);
    adj_bytes_u32(&file, 0x7fffffff);
    assert_int_equal(status_of(&file), ADJ_BAD_LIMIT);
    adj_bytes_free(&file);
    adj_bytes_free(&head);
}

static void
test_many_frames(void **state)
{
    (void)state;
    struct adj_recorder *recorder;
    struct adj_recorder_options options = {.keyframes = true};
    struct adj_result result;
    struct adj_error error = {0};
    assert_int_equal(adj_recorder_open(&recorder, &ct_world, &options, &error), ADJ_OK);
    adj_sample_feed(recorder, "game counter\nseat A \"a\" red\nseat C \"c\" blue\n");
    for (unsigned i = 0; i < 20000; i++) {
        struct adj_order order = {.seat = (uint8_t)(i / 10 % 2),
                                  .verb = i % 10 == 9 ? CT_DONE : CT_ADD};
        if (order.verb == CT_ADD)
            adj_order_add(&order, CT_N, i % 2 * (1 + i % 12 / 11 * 20));
        assert_int_equal(adj_recorder_order(recorder, &order, &result, &error), ADJ_OK);
        assert_int_equal(result.number, i + 1);
    }
    struct adj_bytes bytes = {0};
    assert_int_equal(adj_recorder_bytes(recorder, &bytes, &error), ADJ_OK);
    adj_recorder_close(recorder);
    struct adj_verify_result verified;
    struct adj_verify_options quick = {.edition = ADJ_EDITION_AS_RECORDED};
    adj_verify_bytes(&ct_world, &quick, bytes.data, bytes.size, &verified);
    assert_int_equal(adj_verify_exit(&verified), 0);
    assert_int_equal(verified.orders, 20000);
    adj_bytes_free(&bytes);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_round_trip),
        cmocka_unit_test(test_verify_finds_nothing),
        cmocka_unit_test(test_cut_frame_yields_records),
        cmocka_unit_test(test_bytes_after_the_trailer),
        cmocka_unit_test(test_limits),
        cmocka_unit_test(test_chunk_over_its_limit),
        cmocka_unit_test(test_many_frames),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
