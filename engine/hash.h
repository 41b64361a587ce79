// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_HASH_H
#define ADJ_ENGINE_HASH_H

// The one hash of states: XXH3, 64 bits, seed 0, over little-endian bytes.

#include <stddef.h>
#include <stdint.h>

uint64_t adj_hash(const void *bytes, size_t size);

#endif
