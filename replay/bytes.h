// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_BYTES_H
#define ADJ_REPLAY_BYTES_H

// Two cursors over bytes. `adj_bytes` grows: everything that is written goes through it.
// `adj_reader` is bounded: everything that is read goes through it. Both keep the first failure and
// then do nothing, so a run of calls is checked once, at its end. Integers are little-endian; a
// varint is LEB128 (seven bits a byte, lowest first) of at most five bytes, in its shortest form.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include "engine/status.h"

#pragma GCC visibility push(default)

struct adj_bytes {
    uint8_t *data; // owned; NULL while empty
    size_t size, capacity;
    bool failed; // out of memory, once and for all
};

void adj_bytes_free(struct adj_bytes *bytes);
static inline void adj_bytes_put(struct adj_bytes *bytes, const void *data, size_t size);
void adj_bytes_u8(struct adj_bytes *bytes, unsigned value);
void adj_bytes_u16(struct adj_bytes *bytes, unsigned value);
void adj_bytes_u32(struct adj_bytes *bytes, uint32_t value);
void adj_bytes_u64(struct adj_bytes *bytes, uint64_t value);
void adj_bytes_varint(struct adj_bytes *bytes, uint32_t value);
// The text and its closing zero byte.
void adj_bytes_text(struct adj_bytes *bytes, const char *text);

// Room for `size` more bytes, without changing what is there. False when out of memory.
static inline bool adj_bytes_reserve(struct adj_bytes *bytes, size_t size);
bool adj_bytes_grow(struct adj_bytes *bytes, size_t size); // the same, where there is too little

// Writes a number over bytes that are there already.
void adj_bytes_set_u32(struct adj_bytes *bytes, size_t at, uint32_t value);

static inline bool
adj_bytes_reserve(struct adj_bytes *bytes, size_t size)
{
    bool room = !bytes->failed && bytes->capacity - bytes->size >= size;
    return room || adj_bytes_grow(bytes, size);
}

static inline void
adj_bytes_put(struct adj_bytes *bytes, const void *data, size_t size)
{
    if (size == 0 || !adj_bytes_reserve(bytes, size))
        return;
    memcpy(bytes->data + bytes->size, data, size);
    bytes->size += size;
}

// True if these bytes are UTF-8 without a zero byte.
bool adj_utf8_valid(const void *text, size_t size);
// How many of these bytes are, from the first on.
size_t adj_utf8_size(const void *text, size_t size);

struct adj_reader {
    const uint8_t *data;
    size_t size, at;
    bool failed; // something was cut, too long or not in its shortest form
};

static inline struct adj_reader
adj_reader_of(const void *data, size_t size)
{
    return (struct adj_reader){.data = data, .size = size};
}

// Each returns 0, NULL or "" once the reader has failed.
static inline unsigned adj_read_u8(struct adj_reader *reader);
unsigned adj_read_u16(struct adj_reader *reader);
uint32_t adj_read_u32(struct adj_reader *reader);
uint64_t adj_read_u64(struct adj_reader *reader);
static inline uint32_t adj_read_varint(struct adj_reader *reader,
                                       uint32_t limit); // fails if above `limit`
const uint8_t *adj_read_bytes(struct adj_reader *reader, size_t size);
const char *
adj_read_text(struct adj_reader *reader); // up to and with its zero byte; stays in place

static inline size_t
adj_reader_left(const struct adj_reader *reader)
{
    return reader->size - reader->at;
}

// Nearly all numbers of a record are one byte long: that byte is read in place. Any other is read
// from bytes alone, so that a reader can stay in registers.
struct adj_varint {
    uint32_t value;
    uint8_t size; // bytes that were looked at
    bool failed;
};
struct adj_varint adj_varint_of(const uint8_t *bytes, size_t size, uint32_t limit);

static inline unsigned
adj_read_u8(struct adj_reader *reader)
{
    if (!reader->failed && reader->at < reader->size)
        return reader->data[reader->at++];
    reader->failed = true;
    return 0;
}

static inline uint32_t
adj_read_varint(struct adj_reader *reader, uint32_t limit)
{
    bool here = !reader->failed && reader->at < reader->size;
    if (here && reader->data[reader->at] <= 0x7f && reader->data[reader->at] <= limit)
        return reader->data[reader->at++];
    if (reader->failed)
        return 0;
    struct adj_varint varint =
        adj_varint_of(reader->data + reader->at, adj_reader_left(reader), limit);
    reader->at += varint.size;
    reader->failed = varint.failed;
    return varint.value;
}

#pragma GCC visibility pop

#endif
