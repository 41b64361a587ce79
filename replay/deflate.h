// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_DEFLATE_H
#define ADJ_REPLAY_DEFLATE_H

// The boundary to zlib: raw deflate both ways, with the preset dictionary of a game. One stream is
// made per file and reset per frame.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "engine/status.h"
#include "replay/bytes.h"

struct adj_dictionary {
    uint8_t id;      // in files; 0 is none
    uint8_t game_id; // whose records it suits
    uint16_t size;
    const char *bytes;
};

// The dictionaries, ended by id 0: the only list of them. One that was ever shipped stays for ever
// with its bytes as they were; a better one gets a new id.
extern const struct adj_dictionary adj_dictionaries[];

// The newest dictionary of a game; id 0, no bytes, if it has none.
const struct adj_dictionary *adj_dictionary_of_game(unsigned game_id);
// NULL if this build does not have it.
const struct adj_dictionary *adj_dictionary_by_id(unsigned id);

struct adj_deflater;
struct adj_inflater;

// NULL when out of memory. Close takes NULL.
struct adj_deflater *adj_deflater_open(void);
void adj_deflater_close(struct adj_deflater *deflater);
struct adj_inflater *adj_inflater_open(void);
void adj_inflater_close(struct adj_inflater *inflater);

// Appends the deflated form of `in` to `out`. False when out of memory.
bool adj_deflate(struct adj_deflater *deflater, const struct adj_dictionary *dictionary,
                 const uint8_t *in, size_t size, struct adj_bytes *out);

// Appends exactly `raw` inflated bytes to `out`; all of `in` must be used. With `cut` the input may
// end early, and what can be told for certain is appended. ADJ_BAD_ENCODING if it is not so.
enum adj_status adj_inflate(struct adj_inflater *inflater, const struct adj_dictionary *dictionary,
                            const uint8_t *in, size_t size, size_t raw, bool cut,
                            struct adj_bytes *out);

#endif
