// SPDX-License-Identifier: MIT
#include "replay/sizes.h"

#include <string.h>

static void add_records(struct adj_sizes *sizes, const struct adj_bytes *log, double deflated);

const char *
adj_part_name(enum adj_part part)
{
    static const char *const names[ADJ_PARTS] = {
        [ADJ_PART_HEADER] = "header",  [ADJ_PART_RULESET] = "ruleset", [ADJ_PART_CHANCE] = "chance",
        [ADJ_PART_ORDERS] = "orders",  [ADJ_PART_HASHES] = "hashes",   [ADJ_PART_TEXTS] = "texts",
        [ADJ_PART_FRAMING] = "framing"};
    return names[part];
}

void
adj_sizes_add(struct adj_sizes *sizes, const struct adj_file *file, const uint8_t *bytes,
              size_t size)
{
    enum { FRAME_EXTRA = ADJ_CHUNK_EXTRA + 9 };
    double deflated = 0;
    sizes->files++;
    sizes->bytes += size;
    sizes->part[ADJ_PART_HEADER] += ADJ_PREFIX_SIZE;
    for (size_t at = ADJ_PREFIX_SIZE; at < size;) {
        struct adj_reader reader = adj_reader_of(bytes + at, size - at);
        uint32_t kind = adj_read_u32(&reader);
        size_t chunk = adj_read_u32(&reader) + (size_t)ADJ_CHUNK_EXTRA;
        bool frame = kind == ADJ_CHUNK_FRAME;
        enum adj_part part = kind == ADJ_CHUNK_HEAD   ? ADJ_PART_HEADER
                             : kind == ADJ_CHUNK_RULE ? ADJ_PART_RULESET
                                                      : ADJ_PART_FRAMING;
        sizes->part[part] += (double)(frame ? FRAME_EXTRA : chunk);
        deflated += frame ? (double)(chunk - FRAME_EXTRA) : 0;
        at += chunk;
    }
    add_records(sizes, &file->log, deflated);
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

static void
add_records(struct adj_sizes *sizes, const struct adj_bytes *log, double deflated)
{
    struct adj_record record = {0};
    for (size_t at = 0; at < log->size; at += record.size) {
        adj_decode_record(log->data + at, log->size - at, &record);
        sizes->orders += record.kind == ADJ_RECORD_ORDER;
        sizes->part[part_of(&record)] += deflated * record.size / (double)log->size;
    }
}
