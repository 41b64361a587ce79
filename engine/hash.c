// SPDX-License-Identifier: MIT
#include "engine/hash.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

uint64_t
adj_hash(const void *bytes, size_t size)
{
    return XXH3_64bits(bytes, size);
}
