// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_DIGEST_H
#define ADJ_REPLAY_DIGEST_H

// A strand is a digest that grows: BLAKE2b with 16 bytes of output over all that was fed so far. A
// replay has two: one over all records, and one over the public events of the game, which is the
// same for two players who record one game apart, each knowing his own hand.

#include <blake2.h>
#include <stddef.h>
#include <stdint.h>
#include "engine/event.h"
#include "replay/format.h"

#pragma GCC visibility push(default)

enum {
    ADJ_WORD_SIZE = 9,      // eight letters and a zero byte
    ADJ_STRAND_EVENTS = 16, // as many wait, and are then fed at once
};

struct adj_strand {
    blake2b_state hash;
    uint32_t waiting;
    struct adj_event event[ADJ_STRAND_EVENTS];
};

void adj_strand_start(struct adj_strand *strand);
void adj_strand_add(struct adj_strand *strand, const void *bytes, size_t size);
// Adds those events that all seats see, each as 14 little-endian bytes.
void adj_strand_events(struct adj_strand *strand, const struct adj_events *events);
// What it comes to so far; the strand goes on.
void adj_strand_digest(const struct adj_strand *strand, uint8_t digest[ADJ_DIGEST_SIZE]);

// The word that stands for a digest: its first 40 bits in base 32 (A-Z, 2-7).
void adj_digest_word(const uint8_t digest[ADJ_DIGEST_SIZE], char word[ADJ_WORD_SIZE]);

// The digest of some bytes, on its own.
void adj_digest_of(const void *bytes, size_t size, uint8_t digest[ADJ_DIGEST_SIZE]);

#pragma GCC visibility pop

#endif
