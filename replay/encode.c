// SPDX-License-Identifier: MIT
#include "replay/encode.h"

#include <string.h>
#include <zlib.h>
#include "replay/deflate.h"

void
adj_encode_prefix(struct adj_bytes *out, unsigned form)
{
    adj_bytes_put(out, ADJ_MAGIC, ADJ_MAGIC_SIZE);
    adj_bytes_u8(out, ADJ_FORMAT_VERSION);
    adj_bytes_u8(out, form);
    adj_bytes_u8(out, 255u - ADJ_FORMAT_VERSION);
    adj_bytes_u8(out, 255u - form);
}

void
adj_encode_chunk(struct adj_bytes *out, uint32_t kind, const void *payload, size_t size)
{
    size_t start = out->size;
    adj_bytes_u32(out, kind);
    adj_bytes_u32(out, (uint32_t)size);
    adj_bytes_put(out, payload, size);
    if (!out->failed)
        adj_bytes_u32(out, (uint32_t)crc32_z(0, out->data + start, out->size - start));
}

// A header field: tag, length, then what the callers put behind it.
static void
put_field(struct adj_bytes *out, enum adj_head_tag tag, const void *data, size_t size)
{
    adj_bytes_u8(out, tag);
    adj_bytes_varint(out, (uint32_t)size);
    adj_bytes_put(out, data, size);
}

static void
put_text_field(struct adj_bytes *out, enum adj_head_tag tag, const char *text)
{
    put_field(out, tag, text, strlen(text));
}

static void
put_pair_field(struct adj_bytes *out, enum adj_head_tag tag, const char *first, const char *second)
{
    size_t first_size = strlen(first) + 1, second_size = strlen(second);
    adj_bytes_u8(out, tag);
    adj_bytes_varint(out, (uint32_t)(first_size + second_size));
    adj_bytes_put(out, first, first_size);
    adj_bytes_put(out, second, second_size);
}

static void
put_rulings(struct adj_bytes *out, const struct adj_head *head)
{
    for (unsigned i = 0; i < head->rulings; i++) {
        const struct adj_switch_info *info = &head->game->switches[head->ruling[i].index];
        put_pair_field(out, ADJ_HEAD_SWITCH, info->name, info->value[head->ruling[i].value]);
    }
}

static void
put_sets(struct adj_bytes *out, const struct adj_head *head)
{
    for (unsigned i = 0; i < head->sets; i++) {
        size_t size = strlen(head->set[i].name);
        adj_bytes_u8(out, ADJ_HEAD_SET);
        adj_bytes_varint(out, (uint32_t)(ADJ_DIGEST_SIZE + size));
        adj_bytes_put(out, head->set[i].digest, ADJ_DIGEST_SIZE);
        adj_bytes_put(out, head->set[i].name, size);
    }
}

static void
put_seats(struct adj_bytes *out, const struct adj_head *head)
{
    for (unsigned i = 0; i < head->seats.count; i++) {
        const char *label = head->seats.seat[i].label, *name = head->seats.seat[i].name;
        size_t size = strlen(label) + 1 + strlen(name) + 1 + strlen(head->seat_text[i]);
        adj_bytes_u8(out, ADJ_HEAD_SEAT);
        adj_bytes_varint(out, (uint32_t)size);
        adj_bytes_text(out, label);
        adj_bytes_text(out, name);
        adj_bytes_put(out, head->seat_text[i], strlen(head->seat_text[i]));
    }
}

static void
put_texts(struct adj_bytes *out, const struct adj_head *head)
{
    for (const char *at = head->texts; at < head->texts + head->texts_size;) {
        enum adj_head_tag tag = (enum adj_head_tag)at[0];
        put_text_field(out, tag, at + 1);
        at += 1 + strlen(at + 1) + 1;
    }
}

void
adj_encode_head(struct adj_bytes *out, const struct adj_head *head)
{
    put_text_field(out, ADJ_HEAD_GAME, head->game->name);
    if (head->edition != 0) // what is not said is as the format has it
        put_text_field(out, ADJ_HEAD_EDITION, head->game->editions[head->edition]);
    uint8_t table = 1;
    if (head->table)
        put_field(out, ADJ_HEAD_MODE, &table, 1);
    put_rulings(out, head);
    put_sets(out, head);
    put_field(out, ADJ_HEAD_RULES, head->rules_digest, ADJ_DIGEST_SIZE);
    put_text_field(out, ADJ_HEAD_ENGINE, head->engine);
    put_seats(out, head);
    put_texts(out, head);
}

// An order and its length in one piece: there are more of these than of all else.
enum { ORDER_BYTES = 8 + 6 * ADJ_ORDER_OPERANDS + 6 * ADJ_VERDICT_FAULTS };

static uint8_t *
put_varint(uint8_t *at, unsigned value)
{
    for (; value >= 128; value >>= 7)
        *at++ = (uint8_t)(value | 128);
    *at++ = (uint8_t)value;
    return at;
}

static uint8_t *
put_order_body(uint8_t *at, const struct adj_record *record)
{
    const struct adj_order *order = &record->order;
    *at++ = (uint8_t)(ADJ_RECORD_ORDER | record->verdict << ADJ_RECORD_VERDICT_SHIFT |
                      (record->has_check ? ADJ_RECORD_EXTRA : 0));
    *at++ = order->seat;
    *at++ = order->verb;
    at = put_varint(at, order->count);
    for (unsigned i = 0; i < order->count; i++) {
        at = put_varint(at, order->operand[i].role);
        at = put_varint(at, order->operand[i].value);
    }
    if (record->verdict == ADJ_REFUSED)
        *at++ = record->faults;
    for (unsigned i = 0; i < record->faults; i++) {
        at = put_varint(at, record->fault[i].clause);
        at = put_varint(at, record->fault[i].ruling);
    }
    if (record->has_check)
        *at++ = record->check;
    return at;
}

// Written in place, behind room for a length of one byte; most need no more.
static void
put_order(struct adj_bytes *out, const struct adj_record *record)
{
    if (!adj_bytes_reserve(out, 2 + ORDER_BYTES))
        return;
    uint8_t *start = out->data + out->size;
    size_t size = (size_t)(put_order_body(start + 1, record) - (start + 1));
    if (size >= 128)
        memmove(start + 2, start + 1, size);
    out->size += (size_t)(put_varint(start, (unsigned)size) - start) + size;
}

static void
put_checkpoint(struct adj_bytes *out, const struct adj_record *record)
{
    unsigned kind = record->hash_size == ADJ_HASH_SIZE ? (unsigned)ADJ_RECORD_CHECKPOINT
                                                       : (unsigned)ADJ_RECORD_SHORT_CHECKPOINT;
    adj_bytes_u8(out, kind | (record->has_keyframe ? ADJ_RECORD_EXTRA : 0u));
    for (unsigned i = 0; i < record->hash_size; i++)
        adj_bytes_u8(out, (unsigned)(record->hash >> 8 * i) & 255);
    adj_bytes_put(out, record->keyframe, record->has_keyframe ? record->keyframe_size : 0);
}

static void
put_body(struct adj_bytes *out, const struct adj_record *record)
{
    switch (record->kind) {
    case ADJ_RECORD_ORDER:
        break; // put_order
    case ADJ_RECORD_EXPECT:
    case ADJ_RECORD_FORMERLY:
        adj_bytes_u8(out, record->kind);
        adj_bytes_put(out, record->text, record->text_size);
        break;
    case ADJ_RECORD_POSITION:
        adj_bytes_u8(out, (unsigned)record->kind | (record->one_line ? ADJ_RECORD_EXTRA : 0u));
        adj_bytes_put(out, record->text, record->text_size);
        break;
    case ADJ_RECORD_STRIKE:
        adj_bytes_u8(out, record->kind);
        adj_bytes_u8(out, record->seat);
        adj_bytes_varint(out, record->number);
        break;
    case ADJ_RECORD_CHECKPOINT:
        put_checkpoint(out, record);
        break;
    }
}

// The length stands first but is known last: the body is written and then moved up.
void
adj_encode_record(struct adj_bytes *out, const struct adj_record *record)
{
    size_t start = out->size;
    if (record->kind == ADJ_RECORD_ORDER) {
        put_order(out, record);
        return;
    }
    put_body(out, record);
    size_t body = out->size - start;
    adj_bytes_varint(out, (uint32_t)body);
    if (out->failed)
        return;
    uint8_t length[5];
    size_t size = out->size - start - body;
    memcpy(length, out->data + start + body, size);
    memmove(out->data + start + size, out->data + start, body);
    memcpy(out->data + start, length, size);
}

// A run of differing bytes that begins at `at`. It goes on over gaps of up to two equal bytes,
// which cost less than a new run.
static size_t
run_end(const uint8_t *before, const uint8_t *after, size_t at, size_t size)
{
    size_t end = at + 1;
    for (size_t i = end; i < size && i < end + 3; i++)
        if (before[i] != after[i])
            end = i + 1;
    return end;
}

void
adj_encode_keyframe(struct adj_bytes *out, const uint8_t *before, const uint8_t *after, size_t size)
{
    size_t last = 0;
    for (size_t at = 0; at < size;) {
        if (before[at] == after[at]) {
            at++;
            continue;
        }
        size_t end = run_end(before, after, at, size);
        adj_bytes_varint(out, (uint32_t)(at - last));
        adj_bytes_varint(out, (uint32_t)(end - at));
        adj_bytes_put(out, after + at, end - at);
        at = last = end;
    }
}
