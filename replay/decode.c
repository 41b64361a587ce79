// SPDX-License-Identifier: MIT
#include "replay/decode.h"

#include <string.h>

static bool
decode_faults(struct adj_reader *reader, struct adj_record *record)
{
    record->faults = 0;
    if (record->verdict != ADJ_REFUSED)
        return true;
    unsigned faults = adj_read_u8(reader);
    if (faults > ADJ_VERDICT_FAULTS)
        return false;
    for (unsigned i = 0; i < faults; i++) {
        record->fault[i].clause = (uint16_t)adj_read_varint(reader, UINT16_MAX);
        record->fault[i].ruling = (uint16_t)adj_read_varint(reader, UINT16_MAX);
    }
    record->faults = (uint8_t)faults;
    return true;
}

// Operands past the count are zero, except those that the order read before left there: these are
// cleared first.
static void
clear_operands(struct adj_order *order)
{
    size_t one = sizeof order->operand[0];
    memset(order->operand, 0, ADJ_ORDER_FEW * one);
    if (order->count > ADJ_ORDER_FEW)
        memset(order->operand + ADJ_ORDER_FEW, 0, (size_t)(order->count - ADJ_ORDER_FEW) * one);
}

static bool
decode_operands(struct adj_reader *reader, struct adj_order *order)
{
    clear_operands(order);
    order->count = (uint16_t)adj_read_varint(reader, ADJ_ORDER_OPERANDS);
    for (unsigned i = 0; i < order->count; i++) {
        order->operand[i].role = (uint16_t)adj_read_varint(reader, UINT16_MAX);
        order->operand[i].value = (uint16_t)adj_read_varint(reader, UINT16_MAX);
    }
    return !reader->failed;
}

static bool
decode_order(const uint8_t *body, size_t size, struct adj_record *record)
{
    struct adj_reader reader = adj_reader_of(body, size);
    unsigned first = adj_read_u8(&reader);
    record->kind = ADJ_RECORD_ORDER;
    record->verdict = first >> ADJ_RECORD_VERDICT_SHIFT & 3;
    record->has_check = (first & ADJ_RECORD_EXTRA) != 0;
    record->order.seat = (uint8_t)adj_read_u8(&reader);
    record->order.verb = (uint8_t)adj_read_u8(&reader);
    if ((first & ADJ_RECORD_RESERVED) != 0 || record->verdict == 0 || record->order.verb == 0 ||
        !decode_operands(&reader, &record->order) || !decode_faults(&reader, record))
        return false;
    record->check = record->has_check ? (uint8_t)adj_read_u8(&reader) : 0;
    return !reader.failed && adj_reader_left(&reader) == 0;
}

// Lines of text, each ended by a zero byte; an expectation is one line.
static bool
decode_text(struct adj_reader *reader, bool many, struct adj_record *record)
{
    record->text = (const char *)reader->data + reader->at;
    record->text_size = (uint32_t)adj_reader_left(reader);
    if (record->text_size > ADJ_POSITION_MAX)
        return false;
    unsigned lines = 0;
    for (; adj_reader_left(reader) > 0 && !reader->failed; lines++) {
        const char *line = adj_read_text(reader);
        size_t size = strlen(line);
        if (size > ADJ_TEXT_LINE_MAX || !adj_utf8_valid(line, size))
            return false;
    }
    return many || lines == 1;
}

static bool
decode_checkpoint(struct adj_reader *reader, unsigned first, struct adj_record *record)
{
    bool whole = (first & ADJ_RECORD_KIND_MASK) == ADJ_RECORD_CHECKPOINT;
    record->hash_size = whole ? ADJ_HASH_SIZE : ADJ_HASH_SHORT;
    record->hash = 0;
    for (unsigned i = 0; i < record->hash_size; i++)
        record->hash |= (uint64_t)adj_read_u8(reader) << 8 * i;
    record->has_keyframe = (first & ADJ_RECORD_EXTRA) != 0;
    if (!record->has_keyframe)
        return true;
    record->keyframe_size = (uint32_t)adj_reader_left(reader);
    record->keyframe = adj_read_bytes(reader, record->keyframe_size);
    return true;
}

static bool
decode_body(struct adj_reader *reader, unsigned first, struct adj_record *record)
{
    switch (record->kind) {
    case ADJ_RECORD_ORDER:
        break; // decode_order
    case ADJ_RECORD_EXPECT:
    case ADJ_RECORD_FORMERLY:
        record->one_line = false;
        return first == (unsigned)record->kind && decode_text(reader, false, record);
    case ADJ_RECORD_POSITION:
        record->one_line = (first & ADJ_RECORD_EXTRA) != 0;
        return (first & ~(unsigned)ADJ_RECORD_EXTRA) == ADJ_RECORD_POSITION &&
               decode_text(reader, !record->one_line, record);
    case ADJ_RECORD_STRIKE:
        record->seat = (uint8_t)adj_read_u8(reader);
        record->number = adj_read_varint(reader, ADJ_NUMBER_MAX);
        return first == ADJ_RECORD_STRIKE;
    case ADJ_RECORD_CHECKPOINT:
        return (first & (3u << ADJ_RECORD_VERDICT_SHIFT)) == 0 &&
               decode_checkpoint(reader, first, record);
    }
    return false;
}

static bool
is_known(unsigned kind)
{
    return kind >= ADJ_RECORD_ORDER && kind <= ADJ_RECORD_SHORT_CHECKPOINT;
}

static enum adj_record_kind
kind_of(unsigned first)
{
    unsigned kind = first & ADJ_RECORD_KIND_MASK;
    return kind == ADJ_RECORD_SHORT_CHECKPOINT ? ADJ_RECORD_CHECKPOINT : (enum adj_record_kind)kind;
}

static enum adj_decoded
decode_other(const uint8_t *body, size_t size, struct adj_record *record)
{
    struct adj_reader reader = adj_reader_of(body, size);
    unsigned first = adj_read_u8(&reader);
    if (!is_known(first & ADJ_RECORD_KIND_MASK)) {
        record->kind = 0;
        return ADJ_DECODED_SKIP;
    }
    record->kind = kind_of(first);
    bool whole = (first & ADJ_RECORD_RESERVED) == 0 && decode_body(&reader, first, record) &&
                 !reader.failed && adj_reader_left(&reader) == 0;
    return whole ? ADJ_DECODED : ADJ_DECODED_BAD;
}

enum adj_decoded
adj_decode_record(const uint8_t *bytes, size_t size, struct adj_record *record)
{
    struct adj_reader reader = adj_reader_of(bytes, size);
    uint32_t length = adj_read_varint(&reader, ADJ_RECORD_MAX);
    if (reader.failed) // a length has at most three bytes: with those at hand it is wrong, not cut
        return adj_reader_left(&reader) > 0 || size >= 3 ? ADJ_DECODED_BAD : ADJ_DECODED_CUT;
    if (length == 0)
        return ADJ_DECODED_BAD;
    if (adj_reader_left(&reader) < length)
        return ADJ_DECODED_CUT;
    record->size = (uint32_t)reader.at + length;
    const uint8_t *body = bytes + reader.at;
    if ((body[0] & ADJ_RECORD_KIND_MASK) != ADJ_RECORD_ORDER)
        return decode_other(body, length, record);
    return decode_order(body, length, record) ? ADJ_DECODED : ADJ_DECODED_BAD;
}

bool
adj_decode_keyframe(const uint8_t *keyframe, size_t keyframe_size, uint8_t *state, size_t size)
{
    struct adj_reader reader = adj_reader_of(keyframe, keyframe_size);
    size_t at = 0;
    while (adj_reader_left(&reader) > 0) {
        at += adj_read_varint(&reader, ADJ_RECORD_MAX);
        size_t run = adj_read_varint(&reader, ADJ_RECORD_MAX);
        const uint8_t *bytes = adj_read_bytes(&reader, run);
        if (bytes == NULL || at > size || run > size - at)
            return false;
        memcpy(state + at, bytes, run);
        at += run;
    }
    return !reader.failed;
}
