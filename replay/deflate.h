// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_DEFLATE_H
#define ADJ_REPLAY_DEFLATE_H

// The boundary to zlib: raw deflate both ways; what is inflated may have a preset dictionary. One
// stream is made per file and reset per frame.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "engine/status.h"
#include "replay/bytes.h"
#include "replay/dictionary.h"

struct adj_deflater;
struct adj_inflater;

// NULL when out of memory. Close takes NULL.
struct adj_deflater *adj_deflater_open(void);
void adj_deflater_close(struct adj_deflater *deflater);
struct adj_inflater *adj_inflater_open(void);
void adj_inflater_close(struct adj_inflater *inflater);

// Appends the deflated form of `in` to `out`. False when out of memory.
bool adj_deflate(struct adj_deflater *deflater, const uint8_t *in, size_t size,
                 struct adj_bytes *out);

// Appends exactly `raw` inflated bytes to `out`; all of `in` must be used. With `cut` the input may
// end early, and what can be told for certain is appended. ADJ_BAD_ENCODING if it is not so.
enum adj_status adj_inflate(struct adj_inflater *inflater, const struct adj_dictionary *dictionary,
                            const uint8_t *in, size_t size, size_t raw, bool cut,
                            struct adj_bytes *out);

#endif
