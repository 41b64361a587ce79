// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_ENCODE_H
#define ADJ_REPLAY_ENCODE_H

// Records and headers to bytes (replay/FORMAT.md). No I/O; every function appends to `out`, whose
// `failed` tells of memory at the end.

#include "replay/bytes.h"
#include "replay/digest.h"
#include "replay/record.h"

#pragma GCC visibility push(default)

void adj_encode_prefix(struct adj_bytes *out, unsigned form);

// The payload of the header chunk.
void adj_encode_head(struct adj_bytes *out, const struct adj_head *head);

// One record with its length.
void adj_encode_record(struct adj_bytes *out, const struct adj_record *record);

// The differences between two canonical states of `size` bytes, as a keyframe holds them.
void adj_encode_keyframe(struct adj_bytes *out, const uint8_t *before, const uint8_t *after,
                         size_t size);

// One chunk: kind, length, payload, checksum.
void adj_encode_chunk(struct adj_bytes *out, uint32_t kind, const void *payload, size_t size);

// What the trailer tells of the records before it.
struct adj_tail {
    uint32_t records, orders, refused; // orders: numbers given, strikes included
    uint64_t hash;                     // of the last state
    uint8_t all[ADJ_DIGEST_SIZE];      // digest of all records
    uint8_t seen[ADJ_DIGEST_SIZE];     // digest of the public events
};

// A whole sealed file from its parts. `head` and `rule` are payloads of their chunks; `rule` may be
// NULL. `log` holds the records, plain.
enum adj_status adj_encode_sealed(struct adj_bytes *out, const struct adj_bytes *head,
                                  const struct adj_bytes *rule, unsigned game_id,
                                  const struct adj_bytes *log, const struct adj_tail *tail,
                                  struct adj_error *error);

// The payload of the RULE chunk: a compiled ruleset of `size` canonical bytes, deflated.
enum adj_status adj_encode_rules(struct adj_bytes *out, const uint8_t *rules, size_t size,
                                 struct adj_error *error);

#pragma GCC visibility pop

#endif
