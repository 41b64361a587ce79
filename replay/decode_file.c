// SPDX-License-Identifier: MIT
// A file into its parts: prefix, chunks, what both forms have.

#include "replay/decode.h"

#include <stdlib.h>
#include <string.h>
#include "replay/decode_parts.h"

enum adj_status
adj_decoding_fail(struct adj_decoding *decoding, enum adj_status status, size_t offset,
                  const char *message)
{
    if (decoding->error != NULL)
        decoding->error->offset = offset;
    return adj_error_set(decoding->error, status, "%s", message);
}

bool
adj_file_is(const void *bytes, size_t size)
{
    return size > 0 && memcmp(bytes, ADJ_MAGIC, 1) == 0;
}

enum adj_status
adj_decoding_counted(struct adj_decoding *decoding, size_t offset)
{
    enum adj_status status = decoding->counts.status;
    decoding->file->records = decoding->counts.records;
    return status == ADJ_OK
               ? ADJ_OK
               : adj_decoding_fail(decoding, status, offset,
                                   status == ADJ_BAD_LIMIT ? "too many strikes"
                                                           : "a record cannot be read");
}

enum adj_status
adj_decoding_check(struct adj_decoding *decoding, size_t start, bool cut, size_t offset)
{
    struct adj_bytes *log = &decoding->file->log;
    struct adj_counts *counts = &decoding->counts;
    for (size_t at = start; at < log->size && counts->status == ADJ_OK;) {
        enum adj_decoded decoded =
            adj_decode_record(log->data + at, log->size - at, &decoding->record);
        if (decoded == ADJ_DECODED_CUT && cut) {
            log->size = at;
            break;
        }
        adj_counts_add(counts, decoded < ADJ_DECODED_CUT ? &decoding->record : NULL);
        at += decoding->record.size;
    }
    return adj_decoding_counted(decoding, offset);
}

static enum adj_status
take_reco(struct adj_decoding *decoding, const struct adj_chunk *chunk)
{
    if (decoding->file->form != ADJ_FORM_JOURNAL)
        return adj_decoding_fail(decoding, ADJ_BAD_ENCODING, chunk->offset,
                                 "a journal's chunk in a sealed file");
    struct adj_bytes *log = &decoding->file->log;
    size_t start = log->size;
    if (start + chunk->size > ADJ_LOG_MAX)
        return adj_decoding_fail(decoding, ADJ_BAD_LIMIT, chunk->offset,
                                 "more records than the format allows");
    adj_bytes_put(log, chunk->payload, chunk->size);
    if (log->failed)
        return adj_decoding_fail(decoding, ADJ_SYS_MEMORY, chunk->offset, "out of memory");
    return adj_decoding_check(decoding, start, false, chunk->offset);
}

struct adj_inflater *
adj_decoding_inflater(struct adj_decoding *decoding)
{
    if (decoding->inflater == NULL)
        decoding->inflater = adj_inflater_open();
    return decoding->inflater;
}

static enum adj_status
take_rule(struct adj_decoding *decoding, const struct adj_chunk *chunk)
{
    struct adj_bytes *rules = &decoding->file->rules;
    struct adj_reader reader = adj_reader_of(chunk->payload, chunk->size);
    uint32_t raw = adj_read_u32(&reader);
    if (reader.failed || rules->size > 0 || decoding->file->log.size > 0)
        return adj_decoding_fail(decoding, ADJ_BAD_ENCODING, chunk->offset,
                                 "a ruleset out of place");
    if (raw == 0 || raw > ADJ_RULE_RAW_MAX || raw / ADJ_FRAME_RATIO > chunk->size)
        return adj_decoding_fail(decoding, ADJ_BAD_LIMIT, chunk->offset,
                                 "a ruleset's length is not possible");
    struct adj_inflater *inflater = adj_decoding_inflater(decoding);
    if (inflater == NULL)
        return adj_decoding_fail(decoding, ADJ_SYS_MEMORY, chunk->offset, "out of memory");
    enum adj_status status = adj_inflate(inflater, adj_dictionary_by_id(0), chunk->payload + 4,
                                         chunk->size - 4, raw, false, rules);
    return status == ADJ_OK
               ? ADJ_OK
               : adj_decoding_fail(decoding, status, chunk->offset, "a ruleset cannot be inflated");
}

static enum adj_status
take_head(struct adj_decoding *decoding, const struct adj_chunk *chunk)
{
    if (decoding->file->has_head)
        return adj_decoding_fail(decoding, ADJ_BAD_ENCODING, chunk->offset, "a second header");
    decoding->file->has_head = true;
    adj_strand_start(&decoding->file->all);
    adj_strand_add(&decoding->file->all, chunk->payload, chunk->size);
    if (decoding->error != NULL)
        decoding->error->offset = chunk->offset;
    return adj_decode_head(decoding->games, chunk->payload, chunk->size, &decoding->file->head,
                           decoding->error);
}

static bool
is_deflated(const struct adj_decoding *decoding)
{
    return decoding->file->version == ADJ_FORMAT_DEFLATED;
}

static enum adj_status
take_frame(struct adj_decoding *decoding, const struct adj_chunk *chunk)
{
    if (decoding->file->form != ADJ_FORM_SEALED)
        return adj_decoding_fail(decoding, ADJ_BAD_ENCODING, chunk->offset, "a frame out of place");
    return is_deflated(decoding) ? adj_take_deflated_frame(decoding, chunk)
                                 : adj_take_coded_frame(decoding, chunk);
}

static enum adj_status
take_tail(struct adj_decoding *decoding, const struct adj_chunk *chunk)
{
    bool sealed = decoding->file->form == ADJ_FORM_SEALED;
    enum adj_status status = !sealed                 ? ADJ_BAD_ENCODING
                             : is_deflated(decoding) ? adj_take_deflated_tail(decoding, chunk)
                                                     : adj_take_coded_tail(decoding, chunk);
    if (status != ADJ_OK)
        return adj_decoding_fail(decoding, status, chunk->offset, "the trailer does not agree");
    decoding->file->has_tail = true;
    if (chunk->end != decoding->size)
        return adj_decoding_fail(decoding, ADJ_BAD_ENCODING, chunk->end,
                                 "bytes follow the trailer");
    return ADJ_OK;
}

static enum adj_status
take_chunk(struct adj_decoding *decoding, const struct adj_chunk *chunk)
{
    if (chunk->kind == ADJ_CHUNK_HEAD)
        return take_head(decoding, chunk);
    if (!decoding->file->has_head)
        return adj_decoding_fail(decoding, ADJ_BAD_ENCODING, chunk->offset,
                                 "the header is not the first chunk");
    if (chunk->kind == ADJ_CHUNK_RECO)
        return take_reco(decoding, chunk);
    if (chunk->kind == ADJ_CHUNK_RULE)
        return take_rule(decoding, chunk);
    if (chunk->kind == ADJ_CHUNK_FRAME)
        return take_frame(decoding, chunk);
    if (chunk->kind == ADJ_CHUNK_TAIL)
        return take_tail(decoding, chunk);
    bool index = chunk->kind == ADJ_CHUNK_INDEX && is_deflated(decoding);
    return index ? adj_take_index(decoding, chunk) : ADJ_OK;
}

static enum adj_status
fail_headless(struct adj_decoding *decoding, size_t offset)
{
    decoding->file->cut = true;
    return adj_decoding_fail(decoding, ADJ_BAD_CHECKSUM, offset, "the file ends before its header");
}

// The end was met inside a chunk. What a frame holds up to there still counts: a deflate stream
// yields nothing that later bytes could change.
static enum adj_status
take_cut(struct adj_decoding *decoding, const struct adj_chunk *chunk)
{
    decoding->file->cut = true;
    if (!decoding->file->has_head)
        return fail_headless(decoding, chunk->offset);
    if (chunk->kind != ADJ_CHUNK_FRAME || chunk->payload == NULL)
        return ADJ_OK;
    struct adj_chunk written = *chunk;
    while (written.size > 0 && written.payload[written.size - 1] == 0)
        written.size--; // zeros at the end may be what was never written
    return take_frame(decoding, &written);
}

// The magic has a line end of each kind, so that a transfer of text that changed them shows.
static enum adj_status
read_magic(struct adj_decoding *decoding)
{
    size_t size = decoding->size < ADJ_MAGIC_SIZE ? decoding->size : ADJ_MAGIC_SIZE, same = 0;
    while (same < size && decoding->bytes[same] == (uint8_t)ADJ_MAGIC[same])
        same++;
    if (same == size && size > 0)
        return ADJ_OK;
    return adj_decoding_fail(decoding, ADJ_BAD_ENCODING, same,
                             same < 4 ? "this is not a replay file"
                                      : "line ends were changed, as in a transfer of text");
}

static enum adj_status
read_prefix(struct adj_decoding *decoding)
{
    const uint8_t *bytes = decoding->bytes;
    enum adj_status status = read_magic(decoding);
    if (status != ADJ_OK)
        return status;
    if (decoding->size < ADJ_PREFIX_SIZE)
        return fail_headless(decoding, 0);
    if (bytes[8] > ADJ_FORMAT_VERSION)
        return adj_decoding_fail(decoding, ADJ_BAD_VERSION, 8,
                                 "the file is of a newer version of the format");
    bool zero = bytes[8] == ADJ_FORMAT_DEFLATED;
    if (bytes[8] == 0 || (bytes[9] != ADJ_FORM_JOURNAL && bytes[9] != ADJ_FORM_SEALED) ||
        bytes[10] != (zero ? 0 : 255 - bytes[8]) || bytes[11] != (zero ? 0 : 255 - bytes[9]))
        return adj_decoding_fail(decoding, ADJ_BAD_ENCODING, 8,
                                 "the file's first bytes are damaged");
    decoding->file->version = bytes[8];
    decoding->file->form = bytes[9];
    return ADJ_OK;
}

static enum adj_status
read_chunks(struct adj_decoding *decoding)
{
    struct adj_file *file = decoding->file;
    for (file->whole = ADJ_PREFIX_SIZE; file->whole < decoding->size;) {
        struct adj_chunk chunk;
        enum adj_status status =
            adj_chunk_read(decoding->bytes, decoding->size, file->whole,
                           file->form == ADJ_FORM_JOURNAL, &chunk, decoding->error);
        if (status == ADJ_OK)
            status = chunk.cut ? take_cut(decoding, &chunk) : take_chunk(decoding, &chunk);
        if (status != ADJ_OK || chunk.cut)
            return status;
        file->whole = chunk.end;
    }
    if (!file->has_head)
        return fail_headless(decoding, file->whole);
    file->cut = file->form == ADJ_FORM_SEALED && !file->has_tail;
    return ADJ_OK;
}

enum adj_status
adj_file_decode(const struct adj_game *const *games, const uint8_t *bytes, size_t size,
                struct adj_file *file, struct adj_error *error)
{
    adj_file_clear(file);
    struct adj_decoding decoding = {
        .games = games, .bytes = bytes, .size = size, .file = file, .error = error};
    enum adj_status status = read_prefix(&decoding);
    if (status != ADJ_OK)
        return status;
    status = read_chunks(&decoding);
    if (status == ADJ_OK && decoding.frames.failed)
        status = adj_decoding_fail(&decoding, ADJ_SYS_MEMORY, 0, "out of memory");
    adj_inflater_close(decoding.inflater);
    adj_bytes_free(&decoding.frames);
    free(decoding.models);
    if (status != ADJ_OK)
        adj_file_free(file);
    return status;
}

void
adj_file_clear(struct adj_file *file)
{
    memset(file, 0, offsetof(struct adj_file, head));
    adj_head_clear(&file->head);
}

void
adj_file_free(struct adj_file *file)
{
    adj_bytes_free(&file->rules);
    adj_bytes_free(&file->log);
}
