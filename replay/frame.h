// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_FRAME_H
#define ADJ_REPLAY_FRAME_H

// A frame is a run of whole records in coded form (replay/FORMAT.md, "Coding"): what a record says
// is told to the coder field by field, each judged by the fields before it.

#include "engine/status.h"
#include "replay/coder.h"
#include "replay/record.h"
#include "replay/counts.h"

// What a frame begins with: models that have seen records like those to come.
struct adj_models {
    struct adj_model records; // of orders, and of what all records have
    struct adj_model texts;   // of bytes in other records
};

// Models as they are once a dictionary was read; trained when first asked for, then kept. By id in
// files: 0 has seen nothing; NULL if this build has no such dictionary, or out of memory.
const struct adj_models *adj_models_by_id(unsigned id);

// True if this build has the dictionary: then NULL means that memory is out.
bool adj_models_exist(unsigned id);

// The newest dictionary for the records of a game; 0 if there is none.
unsigned adj_models_id_of_game(unsigned game_id);

struct adj_framing {
    struct adj_coder coder;
    const struct adj_models *start;
    struct adj_models *models;        // at work
    bool has_texts;                   // texts are copied when the first comes
    unsigned verb, verb_before, seat; // of the last orders that were not refused
    struct adj_record record;
};

// Begins a frame. `models` is memory to work in, `start` what it begins with; both are the
// caller's and have to stay.
void adj_framing_start(struct adj_framing *framing, struct adj_coder coder,
                       const struct adj_models *start, struct adj_models *models);

// Codes one record, which has been found well-formed (adj_decode_record).
void adj_framing_write(struct adj_framing *framing, const uint8_t *bytes, size_t size);

// Decodes the next record and appends it to `log` as it stands there, with its length. False if it
// cannot be one, or `limit` bytes would be too few for it. An order is in framing->record then, of
// which nothing can be wrong but that it has no verdict; of another record the kind there is 0, and
// that it is well-formed remains to be seen (adj_decode_record).
bool adj_framing_read(struct adj_framing *framing, size_t limit, struct adj_bytes *log);

// The payload of a frame's chunk.
struct adj_frame {
    unsigned dictionary;
    uint32_t before;  // bytes of the records in the frames before it
    uint32_t plain;   // bytes of its records with their lengths
    uint32_t records; // how many
    const uint8_t *coded;
    size_t size; // of what is coded
};

// Reads what stands before the coded bytes. ADJ_BAD_ENCODING: too short, or wrong; ADJ_BAD_LIMIT.
// Of a frame that is `cut` the bytes may be few.
enum adj_status adj_frame_open(struct adj_frame *frame, const uint8_t *payload, size_t size,
                               bool cut);

// Appends the records of a frame to `log` and counts them. Of one that is `cut`, those that hang on
// no byte but what is there. ADJ_BAD_ENCODING, ADJ_BAD_VERSION (dictionary), ADJ_SYS_MEMORY; if a
// record is not well-formed, `counts` tells.
enum adj_status adj_frame_read(const struct adj_frame *frame, struct adj_models *models, bool cut,
                               struct adj_bytes *log, struct adj_counts *counts);

// Appends a payload that holds some records of the log: `frame` tells all but the coded bytes.
enum adj_status adj_frame_write(struct adj_bytes *payload, const struct adj_frame *frame,
                                struct adj_models *models, const uint8_t *log);

#endif
