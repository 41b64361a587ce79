// SPDX-License-Identifier: MIT
// Coded frames: whatever is well-formed comes back byte for byte, a cut one as far as it goes, and
// what cannot be is told.

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>
#include "replay/decode.h"
#include "replay/dictionary.h"
#include "replay/frame.h"

struct bed {
    struct adj_models *models;
    struct adj_bytes log, payload, again;
    struct adj_counts counts; // of what came back
    uint32_t records;
};

static int
open_bed(void **state)
{
    struct bed *bed = calloc(1, sizeof *bed);
    *state = bed;
    bed->models = malloc(sizeof *bed->models);
    return bed->models != NULL ? 0 : -1;
}

static int
close_bed(void **state)
{
    struct bed *bed = *state;
    adj_bytes_free(&bed->log);
    adj_bytes_free(&bed->payload);
    adj_bytes_free(&bed->again);
    free(bed->models);
    free(bed);
    return 0;
}

static void
add(struct bed *bed, const struct adj_record *record)
{
    adj_encode_record(&bed->log, record);
    bed->records++;
}

static void
add_order(struct bed *bed, unsigned seat, unsigned verb, unsigned count, unsigned role,
          unsigned value)
{
    struct adj_record record = {.kind = ADJ_RECORD_ORDER, .verdict = ADJ_LEGAL};
    record.order.seat = (uint8_t)seat;
    record.order.verb = (uint8_t)verb;
    for (unsigned i = 0; i < count; i++)
        adj_order_add(&record.order, role, value + i);
    add(bed, &record);
}

static void
add_bytes(struct bed *bed, const void *bytes, size_t size)
{
    adj_bytes_varint(&bed->log, (uint32_t)size);
    adj_bytes_put(&bed->log, bytes, size);
    bed->records++;
}

static void
write_frame(struct bed *bed, unsigned dictionary)
{
    struct adj_frame frame = {
        .dictionary = dictionary, .plain = (uint32_t)bed->log.size, .records = bed->records};
    bed->payload.size = 0;
    assert_int_equal(adj_frame_write(&bed->payload, &frame, bed->models, bed->log.data), ADJ_OK);
}

static enum adj_status
read_frame(struct bed *bed, const uint8_t *payload, size_t size, bool cut)
{
    struct adj_frame frame;
    bed->again.size = 0;
    bed->counts = (struct adj_counts){0};
    enum adj_status status = adj_frame_open(&frame, payload, size, cut);
    return status == ADJ_OK ? adj_frame_read(&frame, bed->models, cut, &bed->again, &bed->counts)
                            : status;
}

// With every dictionary.
static void
check_back(struct bed *bed)
{
    for (unsigned id = 0; id < 8; id++) {
        if (adj_models_by_id(id) == NULL)
            continue;
        write_frame(bed, id);
        assert_int_equal(read_frame(bed, bed->payload.data, bed->payload.size, false), ADJ_OK);
        assert_int_equal(bed->again.size, bed->log.size);
        assert_memory_equal(bed->again.data, bed->log.data, bed->log.size);
    }
}

static void
add_refused(struct bed *bed, unsigned faults)
{
    struct adj_record record = {.kind = ADJ_RECORD_ORDER, .verdict = ADJ_REFUSED};
    record.order.verb = 255;
    record.faults = (uint8_t)faults;
    for (unsigned i = 0; i < faults; i++)
        record.fault[i] =
            (struct adj_record_fault){(uint16_t)(65535 - 300 * i), (uint16_t)(i * 5000)};
    record.has_check = true;
    record.check = (uint8_t)(17 * faults);
    add(bed, &record);
}

static void
test_orders(void **state)
{
    struct bed *bed = *state;
    static const unsigned roles[] = {0, 1, 127, 128, 254, 255, 256, 65535};
    for (unsigned i = 0; i < sizeof roles / sizeof roles[0]; i++) {
        add_order(bed, i * 36, 1 + i, i, roles[i], 65535 - i);
        add_order(bed, ADJ_SEAT_TABLE, 255 - i, ADJ_ORDER_OPERANDS, roles[i], 300 * i);
    }
    for (unsigned faults = 0; faults <= ADJ_VERDICT_FAULTS; faults++)
        add_refused(bed, faults);
    check_back(bed);
}

static void
test_other_records(void **state)
{
    struct bed *bed = *state;
    uint8_t bytes[70000];
    for (unsigned i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)(i * i >> 7);
    bytes[0] = 15; // a kind that is not known, in all lengths
    for (unsigned size = 1; size <= sizeof bytes; size = size * 3 + 1)
        add_bytes(bed, bytes, size);
    add_bytes(bed, "\x05\x01\x02\x03\x04\x05\x06\x07\x08", 9);
    add_bytes(bed, "\x07\x01\x02\x03", 4);
    add_bytes(bed, "\x47\x01\x02\x03\x04\x05\x06", 7);
    add_bytes(bed, "\x45\x01\x02\x03\x04\x05\x06\x07\x08", 9);
    add_bytes(bed, "\x02refused FS-RANGE-4", 20);
    add_bytes(bed, "\x03\x01\x0c", 3);
    add_bytes(bed, "\x44position", 10);
    check_back(bed);
}

// More contexts and trees than a model has room for.
static void
test_full_model(void **state)
{
    struct bed *bed = *state;
    for (unsigned i = 0; i < 9000; i++)
        add_order(bed, i * 7 & 255, 1 + i % 251, 1 + i % 3, 1 + i % 239, i * 2654435761u >> 16);
    check_back(bed);
}

// What repeats for ever costs next to nothing, and yet no more than the limit on a frame allows.
static void
test_ratio(void **state)
{
    struct bed *bed = *state;
    for (unsigned i = 0; i < 100000; i++)
        add_order(bed, 0, 25, 0, 0, 0);
    check_back(bed);
    assert_true(bed->log.size > 500 * bed->payload.size);
    assert_true(bed->log.size < (size_t)ADJ_FRAME_CODED_RATIO * bed->payload.size);
}

// Whole records, and more of them the later the cut.
static void
test_cut(void **state)
{
    struct bed *bed = *state;
    for (unsigned i = 0; i < 200; i++)
        add_order(bed, i & 1, 1 + i % 28, i % 4, 1 + i % 5, i * 77 & 0xffff);
    write_frame(bed, 0);
    size_t before = 0;
    for (size_t size = 0; size <= bed->payload.size; size++) {
        enum adj_status status = read_frame(bed, bed->payload.data, size, true);
        assert_true(status == ADJ_OK || (size < 6 && status == ADJ_BAD_ENCODING));
        assert_true(bed->again.size >= before && bed->again.size <= bed->log.size);
        if (bed->again.size > 0)
            assert_memory_equal(bed->again.data, bed->log.data, bed->again.size);
        before = bed->again.size;
    }
    assert_true(before + 50 > bed->log.size);
}

// Lengths that do not agree, and those that no frame can have.
static void
test_wrong_lengths(void **state)
{
    struct bed *bed = *state;
    struct adj_bytes other = {0};
    add_order(bed, 1, 25, 3, 2, 7);
    write_frame(bed, 0);
    static const struct {
        uint32_t plain, records;
        unsigned more; // bytes behind
        enum adj_status status;
    } rows[] = {
        {0, 1, 0, ADJ_BAD_ENCODING},           {11, 0, 0, ADJ_BAD_ENCODING},
        {11, 2, 0, ADJ_BAD_ENCODING},          {10, 1, 0, ADJ_BAD_ENCODING},
        {13, 1, 0, ADJ_BAD_ENCODING},          {11, 1, 1, ADJ_BAD_ENCODING},
        {1048577, 1, 200, ADJ_BAD_LIMIT},      {1000000, 1, 0, ADJ_BAD_LIMIT},
        {11, 4294967295, 0, ADJ_BAD_ENCODING},
    };
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        other.size = 0;
        adj_bytes_u16(&other, 0);
        adj_bytes_varint(&other, rows[i].plain);
        adj_bytes_varint(&other, rows[i].records);
        adj_bytes_put(&other, bed->payload.data + 4, bed->payload.size - 4);
        for (unsigned k = 0; k < rows[i].more; k++)
            adj_bytes_u8(&other, 0);
        assert_int_equal(read_frame(bed, other.data, other.size, false), rows[i].status);
    }
    bed->payload.data[0] = 200;
    assert_int_equal(read_frame(bed, bed->payload.data, bed->payload.size, false), ADJ_BAD_VERSION);
    adj_bytes_free(&other);
}

// A frame counts its records while it reads them: as if they were read once more.
static void
check_counts(const struct bed *bed)
{
    struct adj_counts counts = {0};
    struct adj_record record = {0};
    for (size_t at = 0; at < bed->again.size && counts.status == ADJ_OK; at += record.size) {
        enum adj_decoded decoded =
            adj_decode_record(bed->again.data + at, bed->again.size - at, &record);
        adj_counts_add(&counts, decoded < ADJ_DECODED_CUT ? &record : NULL);
    }
    assert_int_equal(bed->counts.status, counts.status);
    assert_int_equal(bed->counts.records, counts.records);
    assert_int_equal(bed->counts.numbers, counts.numbers);
    assert_int_equal(bed->counts.refused, counts.refused);
    assert_int_equal(bed->counts.strikes, counts.strikes);
}

// Any bytes at all: records or an error, and never more than was announced.
static void
test_nonsense(void **state)
{
    struct bed *bed = *state;
    uint32_t random = 1;
    unsigned readable = 0, unreadable = 0;
    for (unsigned round = 0; round < 6000; round++) {
        uint8_t bytes[64] = {round % 3 ? 2 : 0, 0, 0xff, 0x7f, 0xff, 0x7f};
        for (unsigned i = 6; i < sizeof bytes; i++)
            bytes[i] = (uint8_t)((random = random * 1664525u + 1013904223u) >> 24);
        size_t size = 7 + round % 57;
        enum adj_status status = read_frame(bed, bytes, size, round % 2 == 0);
        assert_true(status == ADJ_OK || status == ADJ_BAD_ENCODING);
        assert_true(bed->again.size <= 16383 + 2048); // one order over
        if (status != ADJ_OK)
            continue;
        check_counts(bed);
        readable += bed->counts.status == ADJ_OK && bed->counts.refused > 0;
        unreadable += bed->counts.status != ADJ_OK;
    }
    assert_true(readable > 100 && unreadable > 100);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_orders, open_bed, close_bed),
        cmocka_unit_test_setup_teardown(test_other_records, open_bed, close_bed),
        cmocka_unit_test_setup_teardown(test_full_model, open_bed, close_bed),
        cmocka_unit_test_setup_teardown(test_ratio, open_bed, close_bed),
        cmocka_unit_test_setup_teardown(test_cut, open_bed, close_bed),
        cmocka_unit_test_setup_teardown(test_wrong_lengths, open_bed, close_bed),
        cmocka_unit_test_setup_teardown(test_nonsense, open_bed, close_bed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
