// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_DECODE_PARTS_H
#define ADJ_REPLAY_DECODE_PARTS_H

// A file while it is taken apart: decode_file.c goes through its chunks; those of sealed files are
// read by decode_deflated.c in version 1 of the format and by decode_coded.c since. Nobody else
// includes this.

#include "replay/chunk.h"
#include "replay/decode.h"
#include "replay/deflate.h"
#include "replay/frame.h"
#include "replay/counts.h"

struct adj_decoding {
    const struct adj_game *const *games;
    const uint8_t *bytes;
    size_t size;
    struct adj_file *file;
    struct adj_inflater *inflater; // NULL until needed; adj_decoding_inflater
    struct adj_models *models;     // memory to work in; NULL until needed
    struct adj_bytes frames;       // version 1: what the index has to say of each frame
    struct adj_counts counts;
    size_t index_at; // version 1; 0: not seen
    struct adj_record record;
    struct adj_error *error;
};

// Sets the error and its place.
enum adj_status adj_decoding_fail(struct adj_decoding *decoding, enum adj_status status,
                                  size_t offset, const char *message);

// Tells what is wrong with the records that were counted so far, if anything is.
enum adj_status adj_decoding_counted(struct adj_decoding *decoding, size_t offset);

// Counts and checks the records that were appended to the log from `start` on. `cut`: the last may
// be partial, and is then taken away again.
enum adj_status adj_decoding_check(struct adj_decoding *decoding, size_t start, bool cut,
                                   size_t offset);

// NULL when out of memory.
struct adj_inflater *adj_decoding_inflater(struct adj_decoding *decoding);

enum adj_status adj_take_deflated_frame(struct adj_decoding *decoding,
                                        const struct adj_chunk *chunk);
enum adj_status adj_take_index(struct adj_decoding *decoding, const struct adj_chunk *chunk);
enum adj_status adj_take_deflated_tail(struct adj_decoding *decoding,
                                       const struct adj_chunk *chunk);

enum adj_status adj_take_coded_frame(struct adj_decoding *decoding, const struct adj_chunk *chunk);
enum adj_status adj_take_coded_tail(struct adj_decoding *decoding, const struct adj_chunk *chunk);

#endif
