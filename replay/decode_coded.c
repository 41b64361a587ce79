// SPDX-License-Identifier: MIT
// Sealed files since version 2: coded frames, trailer.

#include <stdlib.h>
#include <string.h>
#include "replay/decode_parts.h"

static enum adj_status
read_frame(struct adj_decoding *decoding, const struct adj_frame *frame, bool cut)
{
    struct adj_bytes *log = &decoding->file->log;
    if (log->size + frame->plain > ADJ_LOG_MAX)
        return ADJ_BAD_LIMIT;
    if (log->size != frame->before)
        return ADJ_BAD_ENCODING;
    if (decoding->models == NULL)
        decoding->models = malloc(sizeof *decoding->models);
    return decoding->models != NULL
               ? adj_frame_read(frame, decoding->models, cut, log, &decoding->counts)
               : ADJ_SYS_MEMORY;
}

static enum adj_status
fail(struct adj_decoding *decoding, enum adj_status status, size_t offset)
{
    const char *message = status == ADJ_BAD_LIMIT     ? "a frame's length is not possible"
                          : status == ADJ_BAD_VERSION ? "a preset dictionary is not known"
                          : status == ADJ_SYS_MEMORY  ? "out of memory"
                                                      : "a frame cannot be decoded";
    return adj_decoding_fail(decoding, status, offset, message);
}

enum adj_status
adj_take_coded_frame(struct adj_decoding *decoding, const struct adj_chunk *chunk)
{
    struct adj_frame frame;
    enum adj_status status = adj_frame_open(&frame, chunk->payload, chunk->size, chunk->cut);
    if (chunk->cut && status == ADJ_BAD_ENCODING)
        return ADJ_OK; // cut before there was a record
    if (status == ADJ_OK)
        status = read_frame(decoding, &frame, chunk->cut);
    if (status != ADJ_OK)
        return fail(decoding, status, chunk->offset);
    return adj_decoding_counted(decoding, chunk->offset);
}

enum adj_status
adj_take_coded_tail(struct adj_decoding *decoding, const struct adj_chunk *chunk)
{
    struct adj_tail *tail = &decoding->file->tail;
    struct adj_reader reader = adj_reader_of(chunk->payload, chunk->size);
    uint32_t at = adj_read_varint(&reader, ADJ_NUMBER_MAX);
    tail->records = adj_read_varint(&reader, ADJ_NUMBER_MAX);
    tail->orders = adj_read_varint(&reader, ADJ_NUMBER_MAX);
    tail->refused = adj_read_varint(&reader, ADJ_NUMBER_MAX);
    tail->hash = adj_read_u64(&reader);
    const uint8_t *digests = adj_read_bytes(&reader, sizeof tail->all + sizeof tail->seen);
    if (digests == NULL || adj_reader_left(&reader) > 0 || at != chunk->offset ||
        tail->records != decoding->file->records || tail->orders != decoding->counts.numbers ||
        tail->refused != decoding->counts.refused)
        return ADJ_BAD_ENCODING;
    memcpy(tail->all, digests, sizeof tail->all);
    memcpy(tail->seen, digests + sizeof tail->all, sizeof tail->seen);
    return ADJ_OK;
}
