// SPDX-License-Identifier: MIT
// The sealed form: frames, index, trailer.

#include "replay/encode.h"

#include <assert.h>
#include "replay/decode.h"
#include "replay/deflate.h"

struct frame {
    size_t start, end; // in the log
    uint32_t records, numbers;
};

// Takes whole records from `start` until the frame is full.
static struct frame
next_frame(const struct adj_bytes *log, size_t start, struct adj_record *record)
{
    struct frame frame = {.start = start, .end = start};
    while (frame.end < log->size && frame.end - start < ADJ_FRAME_RAW) {
        if (adj_decode_record(log->data + frame.end, log->size - frame.end, record) >=
            ADJ_DECODED_CUT)
            break;
        frame.end += record->size;
        frame.records++;
        frame.numbers += record->kind == ADJ_RECORD_ORDER || record->kind == ADJ_RECORD_STRIKE;
    }
    return frame;
}

static void
put_index_entry(struct adj_bytes *index, size_t offset, uint32_t numbers, const struct frame *frame)
{
    adj_bytes_u64(index, offset);
    adj_bytes_u32(index, numbers);
    adj_bytes_u32(index, frame->records);
    adj_bytes_u32(index, (uint32_t)(frame->end - frame->start));
}

static bool
put_frame(struct adj_bytes *out, struct adj_bytes *payload, struct adj_deflater *deflater,
          const struct adj_dictionary *dictionary, const struct adj_bytes *log,
          const struct frame *frame)
{
    size_t raw = frame->end - frame->start;
    payload->size = 0;
    adj_bytes_u8(payload, dictionary->id);
    adj_bytes_u32(payload, (uint32_t)raw);
    adj_bytes_u32(payload, frame->records);
    if (!adj_deflate(deflater, dictionary, log->data + frame->start, raw, payload))
        return false;
    adj_encode_chunk(out, ADJ_CHUNK_FRAME, payload->data, payload->size);
    return true;
}

static bool
put_frames(struct adj_bytes *out, struct adj_bytes *index, struct adj_bytes *payload,
           struct adj_deflater *deflater, unsigned game_id, const struct adj_bytes *log)
{
    const struct adj_dictionary *dictionary = adj_dictionary_of_game(game_id);
    uint32_t frames = 0, numbers = 0;
    struct adj_record record = {0};
    adj_bytes_u32(index, 0);
    for (size_t at = 0; at < log->size; frames++) {
        struct frame frame = next_frame(log, at, &record);
        assert(frame.end > at); // what was encoded can be decoded
        put_index_entry(index, out->size, numbers, &frame);
        if (!put_frame(out, payload, deflater, dictionary, log, &frame))
            return false;
        numbers += frame.numbers;
        at = frame.end;
    }
    adj_bytes_set_u32(index, 0, frames);
    return true;
}

static void
put_tail(struct adj_bytes *out, size_t index_at, const struct adj_tail *tail)
{
    struct adj_bytes payload = {0};
    adj_bytes_u64(&payload, index_at);
    adj_bytes_u32(&payload, tail->records);
    adj_bytes_u32(&payload, tail->orders);
    adj_bytes_u32(&payload, tail->refused);
    adj_bytes_u32(&payload, 0);
    adj_bytes_u64(&payload, tail->hash);
    adj_bytes_put(&payload, tail->all, sizeof tail->all);
    adj_bytes_put(&payload, tail->seen, sizeof tail->seen);
    out->failed |= payload.failed;
    adj_encode_chunk(out, ADJ_CHUNK_TAIL, payload.data, payload.size);
    adj_bytes_free(&payload);
}

enum adj_status
adj_encode_sealed(struct adj_bytes *out, const struct adj_bytes *head, const struct adj_bytes *rule,
                  unsigned game_id, const struct adj_bytes *log, const struct adj_tail *tail,
                  struct adj_error *error)
{
    struct adj_bytes index = {0}, payload = {0};
    struct adj_deflater *deflater = adj_deflater_open();
    adj_encode_prefix(out, ADJ_FORM_SEALED);
    adj_encode_chunk(out, ADJ_CHUNK_HEAD, head->data, head->size);
    if (rule != NULL && rule->size > 0)
        adj_encode_chunk(out, ADJ_CHUNK_RULE, rule->data, rule->size);
    bool done = deflater != NULL && put_frames(out, &index, &payload, deflater, game_id, log);
    if (done) {
        size_t index_at = out->size;
        adj_encode_chunk(out, ADJ_CHUNK_INDEX, index.data, index.size);
        put_tail(out, index_at, tail);
        done = !out->failed && !index.failed;
    }
    adj_bytes_free(&index);
    adj_bytes_free(&payload);
    adj_deflater_close(deflater);
    return done ? ADJ_OK : adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
}

enum adj_status
adj_encode_rules(struct adj_bytes *out, const uint8_t *rules, size_t size, struct adj_error *error)
{
    struct adj_deflater *deflater = adj_deflater_open();
    adj_bytes_u32(out, (uint32_t)size);
    bool done = deflater != NULL &&
                adj_deflate(deflater, adj_dictionary_by_id(0), rules, size, out) && !out->failed;
    adj_deflater_close(deflater);
    return done ? ADJ_OK : adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
}
