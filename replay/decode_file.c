// SPDX-License-Identifier: MIT
// A file into its parts: prefix, chunks, frames, index, trailer.

#include "replay/decode.h"

#include <string.h>
#include "replay/chunk.h"
#include "replay/deflate.h"

struct index_entry {
    uint64_t offset;
    uint32_t numbers, records, raw;
};

struct decoding {
    const struct adj_game *const *games;
    const uint8_t *bytes;
    size_t size;
    struct adj_file *file;
    struct adj_inflater *inflater;
    struct adj_bytes frames; // struct index_entry of each frame seen
    uint32_t numbers, refused, strikes;
    size_t index_at; // 0: not seen
    struct adj_record record;
    struct adj_error *error;
};

static enum adj_status
fail(struct decoding *decoding, enum adj_status status, size_t offset, const char *message)
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

static void
count_record(struct decoding *decoding)
{
    const struct adj_record *record = &decoding->record;
    decoding->file->records++;
    decoding->strikes += record->kind == ADJ_RECORD_STRIKE;
    decoding->numbers += record->kind == ADJ_RECORD_ORDER || record->kind == ADJ_RECORD_STRIKE;
    decoding->refused += record->kind == ADJ_RECORD_ORDER && record->verdict == ADJ_REFUSED;
}

// Checks the records that were appended to the log from `start` on. `cut`: the last may be partial,
// and is then taken away again.
static enum adj_status
check_records(struct decoding *decoding, size_t start, bool cut, size_t offset)
{
    struct adj_bytes *log = &decoding->file->log;
    for (size_t at = start; at < log->size;) {
        enum adj_decoded decoded =
            adj_decode_record(log->data + at, log->size - at, &decoding->record);
        if (decoded == ADJ_DECODED_CUT && cut) {
            log->size = at;
            break;
        }
        if (decoded >= ADJ_DECODED_CUT)
            return fail(decoding, ADJ_BAD_ENCODING, offset, "a record cannot be read");
        count_record(decoding);
        if (decoding->strikes > ADJ_STRIKES_MAX)
            return fail(decoding, ADJ_BAD_LIMIT, offset, "too many strikes");
        at += decoding->record.size;
    }
    return ADJ_OK;
}

static enum adj_status
take_reco(struct decoding *decoding, const struct adj_chunk *chunk)
{
    if (decoding->file->form != ADJ_FORM_JOURNAL)
        return fail(decoding, ADJ_BAD_ENCODING, chunk->offset,
                    "a journal's chunk in a sealed file");
    struct adj_bytes *log = &decoding->file->log;
    size_t start = log->size;
    if (start + chunk->size > ADJ_LOG_MAX)
        return fail(decoding, ADJ_BAD_LIMIT, chunk->offset, "more records than the format allows");
    adj_bytes_put(log, chunk->payload, chunk->size);
    if (log->failed)
        return fail(decoding, ADJ_SYS_MEMORY, chunk->offset, "out of memory");
    return check_records(decoding, start, false, chunk->offset);
}

static enum adj_status
inflate_frame(struct decoding *decoding, const struct adj_chunk *chunk, unsigned dictionary_id,
              uint32_t raw)
{
    const struct adj_dictionary *dictionary = adj_dictionary_by_id(dictionary_id);
    if (dictionary == NULL)
        return fail(decoding, ADJ_BAD_VERSION, chunk->offset, "a preset dictionary is not known");
    size_t deflated = chunk->size - 9;
    if (raw == 0 || raw > ADJ_FRAME_RAW_MAX || decoding->file->log.size + raw > ADJ_LOG_MAX ||
        (!chunk->cut && raw / ADJ_FRAME_RATIO > deflated))
        return fail(decoding, ADJ_BAD_LIMIT, chunk->offset, "a frame's length is not possible");
    enum adj_status status = adj_inflate(decoding->inflater, dictionary, chunk->payload + 9,
                                         deflated, raw, chunk->cut, &decoding->file->log);
    return status == ADJ_OK ? ADJ_OK
                            : fail(decoding, status, chunk->offset, "a frame cannot be inflated");
}

static enum adj_status
take_frame(struct decoding *decoding, const struct adj_chunk *chunk)
{
    if (decoding->file->form != ADJ_FORM_SEALED || decoding->index_at != 0)
        return fail(decoding, ADJ_BAD_ENCODING, chunk->offset, "a frame out of place");
    if (chunk->size < 9)
        return chunk->cut ? ADJ_OK
                          : fail(decoding, ADJ_BAD_ENCODING, chunk->offset, "a frame is too short");
    struct adj_reader reader = adj_reader_of(chunk->payload, 9);
    unsigned dictionary = adj_read_u8(&reader);
    struct index_entry entry = {.offset = chunk->offset, .numbers = decoding->numbers};
    entry.raw = adj_read_u32(&reader);
    entry.records = adj_read_u32(&reader);
    size_t start = decoding->file->log.size;
    uint32_t records = decoding->file->records;
    enum adj_status status = inflate_frame(decoding, chunk, dictionary, entry.raw);
    if (status == ADJ_OK)
        status = check_records(decoding, start, chunk->cut, chunk->offset);
    if (status != ADJ_OK || chunk->cut)
        return status;
    if (decoding->file->records - records != entry.records)
        return fail(decoding, ADJ_BAD_ENCODING, chunk->offset, "a frame's count does not agree");
    adj_bytes_put(&decoding->frames, &entry, sizeof entry);
    return ADJ_OK;
}

static enum adj_status
take_rule(struct decoding *decoding, const struct adj_chunk *chunk)
{
    struct adj_bytes *rules = &decoding->file->rules;
    struct adj_reader reader = adj_reader_of(chunk->payload, chunk->size);
    uint32_t raw = adj_read_u32(&reader);
    if (reader.failed || rules->size > 0 || decoding->file->log.size > 0)
        return fail(decoding, ADJ_BAD_ENCODING, chunk->offset, "a ruleset out of place");
    if (raw == 0 || raw > ADJ_RULE_RAW_MAX || raw / ADJ_FRAME_RATIO > chunk->size)
        return fail(decoding, ADJ_BAD_LIMIT, chunk->offset, "a ruleset's length is not possible");
    enum adj_status status = adj_inflate(decoding->inflater, adj_dictionary_by_id(0),
                                         chunk->payload + 4, chunk->size - 4, raw, false, rules);
    return status == ADJ_OK ? ADJ_OK
                            : fail(decoding, status, chunk->offset, "a ruleset cannot be inflated");
}

static bool
index_agrees(const struct decoding *decoding, struct adj_reader *reader)
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

static enum adj_status
take_index(struct decoding *decoding, const struct adj_chunk *chunk)
{
    struct adj_reader reader = adj_reader_of(chunk->payload, chunk->size);
    if (decoding->file->form != ADJ_FORM_SEALED || decoding->index_at != 0 ||
        !index_agrees(decoding, &reader))
        return fail(decoding, ADJ_BAD_ENCODING, chunk->offset, "the index does not agree");
    decoding->index_at = chunk->offset;
    return ADJ_OK;
}

static enum adj_status
take_tail(struct decoding *decoding, const struct adj_chunk *chunk)
{
    struct adj_tail *tail = &decoding->file->tail;
    struct adj_reader reader = adj_reader_of(chunk->payload, chunk->size);
    uint64_t index_at = adj_read_u64(&reader);
    tail->records = adj_read_u32(&reader);
    tail->orders = adj_read_u32(&reader);
    tail->refused = adj_read_u32(&reader);
    bool agrees = adj_read_u32(&reader) == 0;
    tail->hash = adj_read_u64(&reader);
    if (chunk->size != ADJ_TAIL_SIZE || !agrees || decoding->file->form != ADJ_FORM_SEALED ||
        decoding->index_at == 0 || index_at != decoding->index_at ||
        tail->records != decoding->file->records || tail->orders != decoding->numbers ||
        tail->refused != decoding->refused)
        return fail(decoding, ADJ_BAD_ENCODING, chunk->offset, "the trailer does not agree");
    memcpy(tail->all, adj_read_bytes(&reader, ADJ_DIGEST_SIZE), ADJ_DIGEST_SIZE);
    memcpy(tail->seen, adj_read_bytes(&reader, ADJ_DIGEST_SIZE), ADJ_DIGEST_SIZE);
    decoding->file->has_tail = true;
    if (chunk->end != decoding->size)
        return fail(decoding, ADJ_BAD_ENCODING, chunk->end, "bytes follow the trailer");
    return ADJ_OK;
}

static enum adj_status
take_head(struct decoding *decoding, const struct adj_chunk *chunk)
{
    if (decoding->file->has_head)
        return fail(decoding, ADJ_BAD_ENCODING, chunk->offset, "a second header");
    decoding->file->has_head = true;
    adj_strand_start(&decoding->file->all);
    adj_strand_add(&decoding->file->all, chunk->payload, chunk->size);
    if (decoding->error != NULL)
        decoding->error->offset = chunk->offset;
    return adj_decode_head(decoding->games, chunk->payload, chunk->size, &decoding->file->head,
                           decoding->error);
}

static enum adj_status
take_chunk(struct decoding *decoding, const struct adj_chunk *chunk)
{
    if (chunk->kind == ADJ_CHUNK_HEAD)
        return take_head(decoding, chunk);
    if (!decoding->file->has_head)
        return fail(decoding, ADJ_BAD_ENCODING, chunk->offset, "the header is not the first chunk");
    if (chunk->kind == ADJ_CHUNK_RECO)
        return take_reco(decoding, chunk);
    if (chunk->kind == ADJ_CHUNK_FRAME)
        return take_frame(decoding, chunk);
    if (chunk->kind == ADJ_CHUNK_RULE)
        return take_rule(decoding, chunk);
    if (chunk->kind == ADJ_CHUNK_INDEX)
        return take_index(decoding, chunk);
    return chunk->kind == ADJ_CHUNK_TAIL ? take_tail(decoding, chunk) : ADJ_OK;
}

static enum adj_status
fail_headless(struct decoding *decoding, size_t offset)
{
    decoding->file->cut = true;
    return fail(decoding, ADJ_BAD_CHECKSUM, offset, "the file ends before its header");
}

// The end was met inside a chunk. What a frame holds up to there still counts: a deflate stream
// yields nothing that later bytes could change.
static enum adj_status
take_cut(struct decoding *decoding, const struct adj_chunk *chunk)
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
read_magic(struct decoding *decoding)
{
    size_t size = decoding->size < ADJ_MAGIC_SIZE ? decoding->size : ADJ_MAGIC_SIZE, same = 0;
    while (same < size && decoding->bytes[same] == (uint8_t)ADJ_MAGIC[same])
        same++;
    if (same == size && size > 0)
        return ADJ_OK;
    return fail(decoding, ADJ_BAD_ENCODING, same,
                same < 4 ? "this is not a replay file"
                         : "line ends were changed, as in a transfer of text");
}

static enum adj_status
read_prefix(struct decoding *decoding)
{
    const uint8_t *bytes = decoding->bytes;
    enum adj_status status = read_magic(decoding);
    if (status != ADJ_OK)
        return status;
    if (decoding->size < ADJ_PREFIX_SIZE)
        return fail_headless(decoding, 0);
    if (bytes[8] > ADJ_FORMAT_VERSION)
        return fail(decoding, ADJ_BAD_VERSION, 8, "the file is of a newer version of the format");
    if (bytes[8] == 0 || bytes[10] != 0 || bytes[11] != 0 ||
        (bytes[9] != ADJ_FORM_JOURNAL && bytes[9] != ADJ_FORM_SEALED))
        return fail(decoding, ADJ_BAD_ENCODING, 8, "the file's first bytes are damaged");
    decoding->file->form = bytes[9];
    return ADJ_OK;
}

static enum adj_status
read_chunks(struct decoding *decoding)
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
    memset(file, 0, sizeof *file);
    struct decoding decoding = {
        .games = games, .bytes = bytes, .size = size, .file = file, .error = error};
    enum adj_status status = read_prefix(&decoding);
    if (status != ADJ_OK)
        return status;
    decoding.inflater = adj_inflater_open();
    status = decoding.inflater == NULL ? fail(&decoding, ADJ_SYS_MEMORY, 0, "out of memory")
                                       : read_chunks(&decoding);
    if (status == ADJ_OK && decoding.frames.failed)
        status = fail(&decoding, ADJ_SYS_MEMORY, 0, "out of memory");
    adj_inflater_close(decoding.inflater);
    adj_bytes_free(&decoding.frames);
    if (status != ADJ_OK)
        adj_file_free(file);
    return status;
}

void
adj_file_free(struct adj_file *file)
{
    adj_bytes_free(&file->rules);
    adj_bytes_free(&file->log);
}
