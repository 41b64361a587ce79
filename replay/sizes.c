// SPDX-License-Identifier: MIT
#include "replay/sizes.h"

#include <stdlib.h>
#include "replay/frame.h"

const char *
adj_part_name(enum adj_part part)
{
    static const char *const names[ADJ_PARTS] = {
        [ADJ_PART_HEADER] = "header",  [ADJ_PART_RULESET] = "ruleset", [ADJ_PART_CHANCE] = "chance",
        [ADJ_PART_ORDERS] = "orders",  [ADJ_PART_HASHES] = "hashes",   [ADJ_PART_TEXTS] = "texts",
        [ADJ_PART_FRAMING] = "framing"};
    return names[part];
}

static enum adj_part
part_of(const struct adj_record *record)
{
    switch (record->kind) {
    case ADJ_RECORD_ORDER:
        return record->order.seat == ADJ_SEAT_TABLE ? ADJ_PART_CHANCE : ADJ_PART_ORDERS;
    case ADJ_RECORD_STRIKE:
        return ADJ_PART_ORDERS;
    case ADJ_RECORD_EXPECT:
    case ADJ_RECORD_FORMERLY:
    case ADJ_RECORD_POSITION:
        return ADJ_PART_TEXTS;
    case ADJ_RECORD_CHECKPOINT:
        return ADJ_PART_HASHES;
    }
    return ADJ_PART_FRAMING;
}

// Adds the records of the log, which cost `deflated` bytes.
static void
add_deflated(struct adj_sizes *sizes, const struct adj_bytes *log, double deflated)
{
    struct adj_record record = {0};
    for (size_t at = 0; at < log->size; at += record.size) {
        adj_decode_record(log->data + at, log->size - at, &record);
        sizes->orders += record.kind == ADJ_RECORD_ORDER;
        sizes->part[part_of(&record)] += deflated * record.size / (double)log->size;
    }
}

// Decodes a frame once more and looks after each record how far it has come.
static bool
add_coded(struct adj_sizes *sizes, const uint8_t *payload, size_t size)
{
    struct adj_frame frame;
    struct adj_framing framing;
    struct adj_bytes log = {0};
    struct adj_record record = {0};
    adj_frame_open(&frame, payload, size, false);
    const struct adj_models *start = adj_models_by_id(frame.dictionary);
    struct adj_models *models = malloc(sizeof *models);
    if (models == NULL || start == NULL) {
        free(models);
        return false;
    }
    double before = 0;
    adj_framing_start(&framing, adj_coder_reader(frame.coded, frame.size), start, models);
    for (uint32_t i = 0; i < frame.records; i++) {
        log.size = 0;
        adj_framing_read(&framing, ADJ_FRAME_RAW_MAX, &log);
        adj_decode_record(log.data, log.size, &record);
        double bits = adj_coder_bits(&framing.coder);
        sizes->part[part_of(&record)] += (bits - before) / 8;
        sizes->orders += record.kind == ADJ_RECORD_ORDER;
        before = bits;
    }
    sizes->part[ADJ_PART_FRAMING] += (double)size - before / 8;
    adj_bytes_free(&log);
    free(models);
    return !log.failed;
}

static enum adj_part
part_of_chunk(uint32_t kind)
{
    return kind == ADJ_CHUNK_HEAD   ? ADJ_PART_HEADER
           : kind == ADJ_CHUNK_RULE ? ADJ_PART_RULESET
                                    : ADJ_PART_FRAMING;
}

bool
adj_sizes_add(struct adj_sizes *sizes, const struct adj_file *file, const uint8_t *bytes,
              size_t size)
{
    enum { DEFLATED_EXTRA = ADJ_CHUNK_EXTRA + 9 };
    double deflated = 0;
    bool added = true;
    sizes->files++;
    sizes->bytes += size;
    sizes->part[ADJ_PART_HEADER] += ADJ_PREFIX_SIZE;
    for (size_t at = ADJ_PREFIX_SIZE; at < size;) {
        struct adj_reader reader = adj_reader_of(bytes + at, size - at);
        uint32_t kind = adj_read_u32(&reader);
        size_t payload = adj_read_u32(&reader);
        if (kind == ADJ_CHUNK_FRAME && file->version == ADJ_FORMAT_DEFLATED) {
            sizes->part[ADJ_PART_FRAMING] += DEFLATED_EXTRA;
            deflated += (double)(payload + ADJ_CHUNK_EXTRA - DEFLATED_EXTRA);
        } else if (kind == ADJ_CHUNK_FRAME) {
            sizes->part[ADJ_PART_FRAMING] += ADJ_CHUNK_EXTRA;
            added = add_coded(sizes, bytes + at + 8, payload) && added;
        } else {
            sizes->part[part_of_chunk(kind)] += (double)(payload + ADJ_CHUNK_EXTRA);
        }
        at += payload + ADJ_CHUNK_EXTRA;
    }
    if (deflated > 0)
        add_deflated(sizes, &file->log, deflated);
    return added;
}
