// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CHUNK_H
#define ADJ_REPLAY_CHUNK_H

// A chunk is what a file is made of after its first bytes: kind, length, payload, checksum. This is
// where it is told whether one is whole, cut or damaged (replay/FORMAT.md, "Cut files").

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "engine/status.h"

struct adj_chunk {
    uint32_t kind;          // 0 if not even that is there
    const uint8_t *payload; // in the file; NULL if nothing of it can be believed
    size_t size;            // of the payload, as far as it is there
    size_t offset, end;     // in the file
    bool cut;               // the file ends in it
};

// Reads the chunk at `at` of a file of `size` bytes. In a journal a chunk that is damaged and the
// last is cut, too: such is a write that was not finished. ADJ_BAD_LIMIT, ADJ_BAD_CHECKSUM; the
// error's offset is the chunk's.
enum adj_status adj_chunk_read(const uint8_t *bytes, size_t size, size_t at, bool journal,
                               struct adj_chunk *chunk, struct adj_error *error);

#endif
