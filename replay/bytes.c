// SPDX-License-Identifier: MIT
#include "replay/bytes.h"

#include <stdlib.h>
#include <string.h>

void
adj_bytes_free(struct adj_bytes *bytes)
{
    free(bytes->data);
    *bytes = (struct adj_bytes){0};
}

bool
adj_bytes_grow(struct adj_bytes *bytes, size_t size)
{
    if (bytes->failed)
        return false;
    size_t capacity = bytes->capacity < 256 ? 256 : bytes->capacity;
    while (capacity - bytes->size < size)
        capacity += capacity / 2;
    uint8_t *data = realloc(bytes->data, capacity);
    if (data == NULL) {
        bytes->failed = true;
        return false;
    }
    bytes->data = data;
    bytes->capacity = capacity;
    return true;
}

void
adj_bytes_u8(struct adj_bytes *bytes, unsigned value)
{
    uint8_t byte = (uint8_t)value;
    adj_bytes_put(bytes, &byte, 1);
}

static void
put_number(struct adj_bytes *bytes, uint64_t value, unsigned size)
{
    uint8_t number[8];
    for (unsigned i = 0; i < size; i++)
        number[i] = (uint8_t)(value >> 8 * i);
    adj_bytes_put(bytes, number, size);
}

void
adj_bytes_u16(struct adj_bytes *bytes, unsigned value)
{
    put_number(bytes, value, 2);
}

void
adj_bytes_u32(struct adj_bytes *bytes, uint32_t value)
{
    put_number(bytes, value, 4);
}

void
adj_bytes_u64(struct adj_bytes *bytes, uint64_t value)
{
    put_number(bytes, value, 8);
}

void
adj_bytes_varint(struct adj_bytes *bytes, uint32_t value)
{
    uint8_t number[5];
    unsigned size = 0;
    for (; value > 0x7f; value >>= 7)
        number[size++] = (uint8_t)(value | 0x80);
    number[size++] = (uint8_t)value;
    adj_bytes_put(bytes, number, size);
}

void
adj_bytes_text(struct adj_bytes *bytes, const char *text)
{
    adj_bytes_put(bytes, text, strlen(text) + 1);
}

void
adj_bytes_set_u32(struct adj_bytes *bytes, size_t at, uint32_t value)
{
    if (bytes->failed)
        return;
    for (unsigned i = 0; i < 4; i++)
        bytes->data[at + i] = (uint8_t)(value >> 8 * i);
}

const uint8_t *
adj_read_bytes(struct adj_reader *reader, size_t size)
{
    if (reader->failed || adj_reader_left(reader) < size) {
        reader->failed = true;
        return NULL;
    }
    const uint8_t *bytes = reader->data + reader->at;
    reader->at += size;
    return bytes;
}

static uint64_t
read_number(struct adj_reader *reader, unsigned size)
{
    const uint8_t *bytes = adj_read_bytes(reader, size);
    uint64_t value = 0;
    for (unsigned i = 0; bytes != NULL && i < size; i++)
        value |= (uint64_t)bytes[i] << 8 * i;
    return value;
}

unsigned
adj_read_u16(struct adj_reader *reader)
{
    return (unsigned)read_number(reader, 2);
}

uint32_t
adj_read_u32(struct adj_reader *reader)
{
    return (uint32_t)read_number(reader, 4);
}

uint64_t
adj_read_u64(struct adj_reader *reader)
{
    return read_number(reader, 8);
}

struct adj_varint
adj_varint_of(const uint8_t *bytes, size_t size, uint32_t limit)
{
    uint64_t value = 0;
    unsigned at = 0;
    while (at < size && at < 5) {
        unsigned byte = bytes[at];
        value |= (uint64_t)(byte & 0x7f) << 7 * at++;
        if (byte > 0x7f)
            continue;
        // A last byte of zero would be a longer form of a number that has a shorter one.
        if (value <= limit && (byte != 0 || at == 1))
            return (struct adj_varint){.value = (uint32_t)value, .size = (uint8_t)at};
        break;
    }
    return (struct adj_varint){.size = (uint8_t)at, .failed = true};
}

const char *
adj_read_text(struct adj_reader *reader)
{
    if (reader->failed)
        return "";
    const uint8_t *start = reader->data + reader->at;
    const uint8_t *end = memchr(start, 0, adj_reader_left(reader));
    if (end == NULL) {
        reader->failed = true;
        return "";
    }
    reader->at += (size_t)(end - start) + 1;
    return (const char *)start;
}

// Bytes that follow the first byte of a character; -1 if none begins with it.
static int
utf8_tail(unsigned first)
{
    if (first < 0x80)
        return first == 0 ? -1 : 0;
    if (first >= 0xc2 && first <= 0xdf)
        return 1;
    if (first >= 0xe0 && first <= 0xef)
        return 2;
    return first >= 0xf0 && first <= 0xf4 ? 3 : -1;
}

// Forbids longer forms than needed, surrogates and numbers above U+10FFFF.
static bool
utf8_second(unsigned first, unsigned second)
{
    unsigned low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    unsigned high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    return second >= low && second <= high;
}

bool
adj_utf8_valid(const void *text, size_t size)
{
    return adj_utf8_size(text, size) == size;
}

size_t
adj_utf8_size(const void *text, size_t size)
{
    const uint8_t *start = text, *at = start;
    const uint8_t *end = at + size;
    while (at < end) {
        int tail = utf8_tail(*at);
        if (tail < 0 || end - at <= tail || (tail > 0 && !utf8_second(at[0], at[1])))
            break;
        int more = 2;
        while (more <= tail && (at[more] & 0xc0) == 0x80)
            more++;
        if (more <= tail)
            break;
        at += tail + 1;
    }
    return (size_t)(at - start);
}
