// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_SIZES_H
#define ADJ_REPLAY_SIZES_H

// What the bytes of sealed files are spent on, by part. Parts add up to the whole.

#include <stddef.h>
#include <stdint.h>
#include "replay/decode.h"

enum adj_part {
    ADJ_PART_HEADER,  // the file's first bytes and the header
    ADJ_PART_RULESET, // an embedded one
    ADJ_PART_CHANCE,  // orders of the table: what was rolled, shuffled, drawn, observed
    ADJ_PART_ORDERS,  // orders of the seats, and strikes
    ADJ_PART_HASHES,  // checkpoints, with their keyframes
    ADJ_PART_TEXTS,   // expectations, a typed position
    ADJ_PART_FRAMING, // of the frames, index, trailer, what this build passes over
    ADJ_PARTS
};

// "header". Stable.
const char *adj_part_name(enum adj_part part);

struct adj_sizes {
    uint64_t files, orders, bytes; // strikes are no orders
    double part[ADJ_PARTS];        // in bytes
};

// Adds a sealed file that was decoded from these bytes without a fault. In coded frames each record
// counts for what it cost; a deflated frame is shared out in proportion to plain bytes. False when
// out of memory.
bool adj_sizes_add(struct adj_sizes *sizes, const struct adj_file *file, const uint8_t *bytes,
                   size_t size);

#endif
