// SPDX-License-Identifier: MIT
#include "replay/chunk.h"

#include <zlib.h>
#include "replay/bytes.h"
#include "replay/format.h"

struct bytes {
    const uint8_t *data;
    size_t size;
};

static enum adj_status
fail(struct adj_error *error, enum adj_status status, size_t offset, const char *message)
{
    if (error != NULL)
        error->offset = offset;
    return adj_error_set(error, status, "%s", message);
}

static uint32_t
checksum(const struct bytes *file, size_t at, size_t payload)
{
    return (uint32_t)crc32_z(0, file->data + at, 8 + payload);
}

static bool
is_record_kind(uint32_t kind)
{
    return kind == ADJ_CHUNK_RECO || kind == ADJ_CHUNK_FRAME || kind == ADJ_CHUNK_INDEX ||
           kind == ADJ_CHUNK_TAIL;
}

// True if a whole chunk begins here. `budget` is how many bytes may yet be summed up to find out,
// so that a file that is nothing but beginnings of chunks costs no more than another.
static bool
is_whole(const struct bytes *file, size_t at, size_t *budget)
{
    struct adj_reader reader = adj_reader_of(file->data + at, file->size - at);
    if (!is_record_kind(adj_read_u32(&reader)))
        return false;
    size_t size = adj_read_u32(&reader);
    if (adj_read_bytes(&reader, size) == NULL || adj_reader_left(&reader) < 4 || size > *budget)
        return false;
    *budget -= size;
    return checksum(file, at, size) == adj_read_u32(&reader);
}

// A chunk that seems to be the last one is not if a whole one follows inside it: then its length is
// damaged, and to call that a cut would give up what follows.
static bool
whole_follows(const struct bytes *file, size_t at)
{
    size_t budget = 4 * (size_t)ADJ_CHUNK_MAX;
    for (at++; at + ADJ_CHUNK_EXTRA <= file->size; at++)
        if (is_whole(file, at, &budget))
            return true;
    return false;
}

// True if nothing but zero bytes follows, as after a loss of power.
static bool
zero_from(const struct bytes *file, size_t at)
{
    while (at < file->size && file->data[at] == 0)
        at++;
    return at == file->size;
}

static enum adj_status
take_cut(const struct bytes *file, const struct adj_chunk *chunk, struct adj_error *error)
{
    return whole_follows(file, chunk->offset)
               ? fail(error, ADJ_BAD_CHECKSUM, chunk->offset, "a chunk's length does not agree")
               : ADJ_OK;
}

// A checksum that fails is damage; but at the very end of a journal it is a write that was not
// finished, which is the same as a cut.
static enum adj_status
bad_checksum(const struct bytes *file, bool journal, struct adj_chunk *chunk,
             struct adj_error *error)
{
    if (!journal || !zero_from(file, chunk->end))
        return fail(error, ADJ_BAD_CHECKSUM, chunk->offset, "a checksum does not agree");
    chunk->cut = true;
    chunk->payload = NULL;
    return take_cut(file, chunk, error);
}

enum adj_status
adj_chunk_read(const uint8_t *bytes, size_t size, size_t at, bool journal, struct adj_chunk *chunk,
               struct adj_error *error)
{
    const struct bytes file = {.data = bytes, .size = size};
    size_t left = size - at;
    *chunk = (struct adj_chunk){.offset = at, .end = size, .cut = true};
    if (left < 8)
        return ADJ_OK;
    struct adj_reader reader = adj_reader_of(bytes + at, left);
    chunk->kind = adj_read_u32(&reader);
    chunk->size = adj_read_u32(&reader);
    if (chunk->size > ADJ_CHUNK_MAX)
        return fail(error, ADJ_BAD_LIMIT, at, "a chunk is longer than the format allows");
    chunk->payload = bytes + at + 8;
    if (left - 8 < chunk->size + 4) {
        chunk->size = left - 8 < chunk->size ? left - 8 : chunk->size;
        return take_cut(&file, chunk, error);
    }
    chunk->cut = false;
    chunk->end = at + ADJ_CHUNK_EXTRA + chunk->size;
    adj_read_bytes(&reader, chunk->size);
    return checksum(&file, at, chunk->size) == adj_read_u32(&reader)
               ? ADJ_OK
               : bad_checksum(&file, journal, chunk, error);
}
