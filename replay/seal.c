// SPDX-License-Identifier: MIT
// The sealed form: frames and trailer.

#include "replay/encode.h"

#include <assert.h>
#include <stdlib.h>
#include "replay/decode.h"
#include "replay/deflate.h"
#include "replay/frame.h"

// Takes whole records from `start` until the frame is full.
static struct adj_frame
next_frame(const struct adj_bytes *log, uint32_t start, unsigned dictionary,
           struct adj_record *record)
{
    struct adj_frame frame = {.dictionary = dictionary, .before = start};
    for (size_t at = start; at < log->size && frame.plain < ADJ_FRAME_RAW; at += record->size) {
        if (adj_decode_record(log->data + at, log->size - at, record) >= ADJ_DECODED_CUT)
            break;
        frame.plain += record->size;
        frame.records++;
    }
    return frame;
}

static enum adj_status
put_frame(struct adj_bytes *out, struct adj_models *models, const struct adj_bytes *log,
          const struct adj_frame *frame)
{
    struct adj_bytes payload = {0};
    enum adj_status status = adj_frame_write(&payload, frame, models, log->data);
    if (status == ADJ_OK)
        adj_encode_chunk(out, ADJ_CHUNK_FRAME, payload.data, payload.size);
    adj_bytes_free(&payload);
    return status;
}

static enum adj_status
put_frames(struct adj_bytes *out, unsigned game_id, const struct adj_bytes *log)
{
    unsigned dictionary = adj_models_id_of_game(game_id);
    struct adj_models *models = malloc(sizeof *models);
    struct adj_record record = {0};
    enum adj_status status = models != NULL ? ADJ_OK : ADJ_SYS_MEMORY;
    for (uint32_t at = 0; status == ADJ_OK && at < log->size;) {
        struct adj_frame frame = next_frame(log, at, dictionary, &record);
        assert(frame.plain > 0); // what was encoded can be decoded
        status = put_frame(out, models, log, &frame);
        at += frame.plain;
    }
    free(models);
    return status;
}

static void
put_tail(struct adj_bytes *out, const struct adj_tail *tail)
{
    struct adj_bytes payload = {0};
    adj_bytes_varint(&payload, (uint32_t)out->size); // where it begins
    adj_bytes_varint(&payload, tail->records);
    adj_bytes_varint(&payload, tail->orders);
    adj_bytes_varint(&payload, tail->refused);
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
    adj_encode_prefix(out, ADJ_FORM_SEALED);
    adj_encode_chunk(out, ADJ_CHUNK_HEAD, head->data, head->size);
    if (rule != NULL && rule->size > 0)
        adj_encode_chunk(out, ADJ_CHUNK_RULE, rule->data, rule->size);
    enum adj_status status = put_frames(out, game_id, log);
    put_tail(out, tail);
    if (status == ADJ_OK && !out->failed)
        return ADJ_OK;
    return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
}

enum adj_status
adj_encode_rules(struct adj_bytes *out, const uint8_t *rules, size_t size, struct adj_error *error)
{
    struct adj_deflater *deflater = adj_deflater_open();
    adj_bytes_u32(out, (uint32_t)size);
    bool done = deflater != NULL && adj_deflate(deflater, rules, size, out) && !out->failed;
    adj_deflater_close(deflater);
    return done ? ADJ_OK : adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
}
