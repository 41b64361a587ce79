// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_DECODE_H
#define ADJ_REPLAY_DECODE_H

// Bytes to records and headers (replay/FORMAT.md). No I/O. Everything is checked before it is
// believed: lengths against the limits of replay/format.h, chunks against their checksums.

#include "replay/bytes.h"
#include "replay/encode.h"
#include "replay/record.h"

#pragma GCC visibility push(default)

// A replay file taken apart. Filled by adj_file_decode, freed by adj_file_free.
struct adj_file {
    uint8_t version; // of the format
    uint8_t form; // ADJ_FORM_JOURNAL or ADJ_FORM_SEALED
    bool cut;     // it ends in the middle of something, or without its trailer
    bool has_head, has_tail;
    size_t whole; // bytes up to which it is whole: a journal goes on from here
    struct adj_strand all;  // digest begun with the header's payload: records come next
    struct adj_bytes rules; // the embedded ruleset, canonical; empty if there is none
    struct adj_bytes log;   // all records, plain
    struct adj_tail tail;   // if has_tail
    uint32_t records;
    struct adj_head head;
};

// Makes it an empty one, that can be freed.
void adj_file_clear(struct adj_file *file);

// True if these bytes begin as a replay file does, if only by its first byte: a text of orders never
// does, and a magic that was damaged further on is told better as such than as bad text.
bool adj_file_is(const void *bytes, size_t size);

// Takes a file apart and checks its framing, checksums, counts and index; records are checked one
// by one (adj_decode_record), so `log` holds whole, well-formed records only. Games are looked up
// in `games` (ended by NULL). On failure `file` needs no freeing; `error` has status and byte
// offset: ADJ_BAD_ENCODING, ADJ_BAD_CHECKSUM, ADJ_BAD_VERSION, ADJ_BAD_LIMIT, ADJ_BAD_NAME (a game,
// edition or switch that this build does not have), ADJ_SYS_MEMORY.
enum adj_status adj_file_decode(const struct adj_game *const *games, const uint8_t *bytes,
                                size_t size, struct adj_file *file, struct adj_error *error);
void adj_file_free(struct adj_file *file);

enum adj_decoded {
    ADJ_DECODED = 0,
    ADJ_DECODED_SKIP = 1, // whole, of a kind that this build does not know: to be passed over
    ADJ_DECODED_CUT = 2,  // the bytes end before the record does
    ADJ_DECODED_BAD = 3,
};

// Reads the record at the start of `bytes`. `record->size` tells its length unless cut or bad.
// Operands past the order's count are zero. `record` is all zero or was read before. Allocates
// nothing.
enum adj_decoded adj_decode_record(const uint8_t *bytes, size_t size, struct adj_record *record);

enum adj_status adj_decode_head(const struct adj_game *const *games, const uint8_t *bytes,
                                size_t size, struct adj_head *head, struct adj_error *error);

// Applies a keyframe to the canonical state before it. False if it does not fit `size` bytes.
bool adj_decode_keyframe(const uint8_t *keyframe, size_t keyframe_size, uint8_t *state,
                         size_t size);

#pragma GCC visibility pop

#endif
