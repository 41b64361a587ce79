// SPDX-License-Identifier: MIT
// The payload of a frame's chunk: dictionary, lengths, coded bytes.

#include "replay/frame.h"

#include "replay/decode.h"

enum adj_status
adj_frame_open(struct adj_frame *frame, const uint8_t *payload, size_t size, bool cut)
{
    struct adj_reader reader = adj_reader_of(payload, size);
    frame->dictionary = adj_read_u8(&reader);
    frame->before = adj_read_varint(&reader, UINT32_MAX);
    frame->plain = adj_read_varint(&reader, UINT32_MAX);
    frame->records = adj_read_varint(&reader, UINT32_MAX);
    frame->coded = payload + reader.at;
    frame->size = adj_reader_left(&reader);
    if (reader.failed || frame->plain == 0 || frame->records == 0 || (frame->size == 0 && !cut))
        return ADJ_BAD_ENCODING;
    bool possible = frame->plain <= ADJ_FRAME_RAW_MAX &&
                    (cut || frame->plain / ADJ_FRAME_CODED_RATIO <= frame->size);
    return possible ? ADJ_OK : ADJ_BAD_LIMIT;
}

// Counts the record that was read last. An order has been taken apart already.
static void
count(struct adj_framing *framing, const uint8_t *bytes, size_t size, struct adj_counts *counts)
{
    struct adj_record *record = &framing->record;
    if (record->kind == ADJ_RECORD_ORDER && record->verdict != 0) {
        adj_counts_order(counts, record->verdict);
        return;
    }
    bool readable = record->kind != ADJ_RECORD_ORDER &&
                    adj_decode_record(bytes, size, record) < ADJ_DECODED_CUT;
    adj_counts_add(counts, readable ? record : NULL);
}

enum adj_status
adj_frame_read(const struct adj_frame *frame, struct adj_models *models, bool cut,
               struct adj_bytes *log, struct adj_counts *counts)
{
    const struct adj_models *start = adj_models_by_id(frame->dictionary);
    struct adj_framing framing;
    size_t begin = log->size;
    if (start == NULL)
        return adj_models_exist(frame->dictionary) ? ADJ_SYS_MEMORY : ADJ_BAD_VERSION;
    adj_framing_start(&framing, adj_coder_reader(frame->coded, frame->size), start, models);
    for (uint32_t i = 0; i < frame->records; i++) {
        size_t whole = log->size;
        bool read = adj_framing_read(&framing, frame->plain - (whole - begin), log);
        if (log->failed)
            return ADJ_SYS_MEMORY;
        if (cut && !adj_coder_inside(&framing.coder)) {
            log->size = whole;
            return ADJ_OK;
        }
        if (!read)
            return ADJ_BAD_ENCODING;
        count(&framing, log->data + whole, log->size - whole, counts);
    }
    bool ends = log->size - begin == frame->plain && adj_coder_at_end(&framing.coder);
    return ends ? ADJ_OK : ADJ_BAD_ENCODING;
}

enum adj_status
adj_frame_write(struct adj_bytes *payload, const struct adj_frame *frame, struct adj_models *models,
                const uint8_t *log)
{
    const struct adj_models *start = adj_models_by_id(frame->dictionary);
    struct adj_framing framing;
    if (start == NULL)
        return ADJ_SYS_MEMORY;
    adj_bytes_u8(payload, frame->dictionary);
    adj_bytes_varint(payload, frame->before);
    adj_bytes_varint(payload, frame->plain);
    adj_bytes_varint(payload, frame->records);
    adj_framing_start(&framing, adj_coder_writer(payload), start, models);
    for (size_t at = 0; at < frame->plain; at += framing.record.size)
        adj_framing_write(&framing, log + frame->before + at, frame->plain - at);
    adj_coder_end(&framing.coder);
    return payload->failed ? ADJ_SYS_MEMORY : ADJ_OK;
}
