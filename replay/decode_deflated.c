// SPDX-License-Identifier: MIT
// Sealed files of version 1: deflated frames, index, trailer. None is written any more.

#include <string.h>
#include "replay/decode_parts.h"

struct index_entry {
    uint64_t offset;
    uint32_t numbers, records, raw;
};

static enum adj_status
inflate_frame(struct adj_decoding *decoding, const struct adj_chunk *chunk, unsigned dictionary_id,
              uint32_t raw)
{
    const struct adj_dictionary *dictionary = adj_dictionary_by_id(dictionary_id);
    if (dictionary == NULL)
        return adj_decoding_fail(decoding, ADJ_BAD_VERSION, chunk->offset,
                                 "a preset dictionary is not known");
    size_t deflated = chunk->size - 9;
    if (raw == 0 || raw > ADJ_FRAME_RAW_MAX || decoding->file->log.size + raw > ADJ_LOG_MAX ||
        (!chunk->cut && raw / ADJ_FRAME_RATIO > deflated))
        return adj_decoding_fail(decoding, ADJ_BAD_LIMIT, chunk->offset,
                                 "a frame's length is not possible");
    struct adj_inflater *inflater = adj_decoding_inflater(decoding);
    if (inflater == NULL)
        return adj_decoding_fail(decoding, ADJ_SYS_MEMORY, chunk->offset, "out of memory");
    enum adj_status status = adj_inflate(inflater, dictionary, chunk->payload + 9, deflated, raw,
                                         chunk->cut, &decoding->file->log);
    return status == ADJ_OK
               ? ADJ_OK
               : adj_decoding_fail(decoding, status, chunk->offset, "a frame cannot be inflated");
}

enum adj_status
adj_take_deflated_frame(struct adj_decoding *decoding, const struct adj_chunk *chunk)
{
    if (decoding->index_at != 0)
        return adj_decoding_fail(decoding, ADJ_BAD_ENCODING, chunk->offset, "a frame out of place");
    if (chunk->size < 9)
        return chunk->cut ? ADJ_OK
                          : adj_decoding_fail(decoding, ADJ_BAD_ENCODING, chunk->offset,
                                              "a frame is too short");
    struct adj_reader reader = adj_reader_of(chunk->payload, 9);
    unsigned dictionary = adj_read_u8(&reader);
    struct index_entry entry = {.offset = chunk->offset, .numbers = decoding->counts.numbers};
    entry.raw = adj_read_u32(&reader);
    entry.records = adj_read_u32(&reader);
    size_t start = decoding->file->log.size;
    uint32_t records = decoding->file->records;
    enum adj_status status = inflate_frame(decoding, chunk, dictionary, entry.raw);
    if (status == ADJ_OK)
        status = adj_decoding_check(decoding, start, chunk->cut, chunk->offset);
    if (status != ADJ_OK || chunk->cut)
        return status;
    if (decoding->file->records - records != entry.records)
        return adj_decoding_fail(decoding, ADJ_BAD_ENCODING, chunk->offset,
                                 "a frame's count does not agree");
    adj_bytes_put(&decoding->frames, &entry, sizeof entry);
    return decoding->frames.failed
               ? adj_decoding_fail(decoding, ADJ_SYS_MEMORY, chunk->offset, "out of memory")
               : ADJ_OK;
}

static bool
index_agrees(const struct adj_decoding *decoding, struct adj_reader *reader)
{
    size_t frames = decoding->frames.size / sizeof(struct index_entry);
    if (adj_read_u32(reader) != frames)
        return false;
    for (size_t i = 0; i < frames; i++) {
        struct index_entry entry;
        memcpy(&entry, decoding->frames.data + i * sizeof entry, sizeof entry);
        bool agrees = adj_read_u64(reader) == entry.offset;
        agrees = (adj_read_u32(reader) == entry.numbers) && agrees;
        agrees = (adj_read_u32(reader) == entry.records) && agrees;
        agrees = (adj_read_u32(reader) == entry.raw) && agrees;
        if (!agrees)
            return false;
    }
    return !reader->failed && adj_reader_left(reader) == 0;
}

enum adj_status
adj_take_index(struct adj_decoding *decoding, const struct adj_chunk *chunk)
{
    struct adj_reader reader = adj_reader_of(chunk->payload, chunk->size);
    if (decoding->file->form != ADJ_FORM_SEALED || decoding->index_at != 0 ||
        !index_agrees(decoding, &reader))
        return adj_decoding_fail(decoding, ADJ_BAD_ENCODING, chunk->offset,
                                 "the index does not agree");
    decoding->index_at = chunk->offset;
    return ADJ_OK;
}

enum adj_status
adj_take_deflated_tail(struct adj_decoding *decoding, const struct adj_chunk *chunk)
{
    struct adj_tail *tail = &decoding->file->tail;
    struct adj_reader reader = adj_reader_of(chunk->payload, chunk->size);
    uint64_t index_at = adj_read_u64(&reader);
    tail->records = adj_read_u32(&reader);
    tail->orders = adj_read_u32(&reader);
    tail->refused = adj_read_u32(&reader);
    bool agrees = adj_read_u32(&reader) == 0;
    tail->hash = adj_read_u64(&reader);
    if (chunk->size != ADJ_TAIL_SIZE || !agrees || decoding->index_at == 0 ||
        index_at != decoding->index_at || tail->records != decoding->file->records ||
        tail->orders != decoding->counts.numbers || tail->refused != decoding->counts.refused)
        return ADJ_BAD_ENCODING;
    memcpy(tail->all, adj_read_bytes(&reader, ADJ_DIGEST_SIZE), ADJ_DIGEST_SIZE);
    memcpy(tail->seen, adj_read_bytes(&reader, ADJ_DIGEST_SIZE), ADJ_DIGEST_SIZE);
    return ADJ_OK;
}
