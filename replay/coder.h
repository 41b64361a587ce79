// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CODER_H
#define ADJ_REPLAY_CODER_H

// An adaptive binary range coder: symbols of one byte to coded bytes and back (replay/FORMAT.md,
// "Coding"). A model learns in each context how often a decision goes which way; the likelier a
// symbol, the less it costs, down to a few thousandths of a bit. One text does both directions, so
// that what is written is what is read.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "replay/bytes.h"

// A function that reads or writes as it is told is put where it is called, twice: there is nothing
// left of the question then.
#define ADJ_BOTH_WAYS static inline __attribute__((always_inline))

enum {
    ADJ_MODEL_CONTEXTS = 4096, // later ones are as the first
    ADJ_MODEL_INDEX = 8192,
    ADJ_MODEL_LISTED = 7, // symbols that a context asks for one by one
    ADJ_MODEL_TREES = 256,
    ADJ_MODEL_NODES = 256,
    ADJ_MODEL_KINDS = 16, // what contexts can be of
    ADJ_MODEL_MANY = 10,  // from this one on symbols are of many: a context can get a tree
    ADJ_MODEL_SEEN = 30,  // decisions after which a chance is not learnt slower any more
};

// The chance that a decision is a 1, in 65,536ths, and how many it was learnt from.
struct adj_chance {
    uint16_t one;
    uint8_t seen;
    uint8_t symbol; // of those listed: "is it this one?"
};

struct adj_model_context {
    uint32_t key;
    uint16_t tree;    // 0: none of its own
    uint16_t symbols; // how many it has seen, as far as listed; with a tree of its own none is
    struct adj_chance listed[ADJ_MODEL_LISTED];
};

struct adj_model_tree {
    struct adj_chance node[ADJ_MODEL_NODES];
};

struct adj_model {
    uint16_t index[ADJ_MODEL_INDEX]; // by key: number of the context; 0: free
    uint16_t contexts, trees;        // in use; the first trees are those that all of a kind share
    struct adj_model_context context[ADJ_MODEL_CONTEXTS + 1]; // 0: none, and has no key
    struct adj_model_tree tree[ADJ_MODEL_TREES];
    // Of a copy, trees that are not its own yet are still those of the other.
    bool own[ADJ_MODEL_TREES];
    const struct adj_model *other;
};

// What the bytes so far leave open: both ends of it and, reading, the four bytes at the place.
struct adj_span {
    uint32_t low, high, window;
};

struct adj_coder {
    struct adj_span span;
    bool reading;
    const uint8_t *in;
    size_t size, at; // bytes to read, and taken; past the end they are zero
    struct adj_bytes *out;
};

// A model that has learnt nothing.
void adj_model_start(struct adj_model *model);

// Copies what is in use: trees when they are first looked at. `from`, which has to have all its
// own, has to stay until adj_model_finish.
void adj_model_copy(struct adj_model *to, const struct adj_model *from);

// Copies the trees that are not the model's own yet.
void adj_model_finish(struct adj_model *model);

struct adj_coder adj_coder_writer(struct adj_bytes *out);
struct adj_coder adj_coder_reader(const uint8_t *in, size_t size);

// A context: what is coded, and up to three bytes that it is judged by.
static inline uint32_t
adj_context(unsigned what, unsigned a, unsigned b, unsigned c)
{
    return (uint32_t)what << 24 | (uint32_t)(a & 255) << 16 | (b & 255) << 8 | (c & 255);
}

// Reads a symbol (0-255) in a context, and writes one.
unsigned adj_coder_read(struct adj_coder *coder, struct adj_model *model, uint32_t context);
unsigned adj_coder_write(struct adj_coder *coder, struct adj_model *model, uint32_t context,
                         unsigned symbol);

// A byte of which nothing can be guessed.
unsigned adj_coder_read_plain(struct adj_coder *coder);
unsigned adj_coder_write_plain(struct adj_coder *coder, unsigned byte);

// Both return the symbol: what is told to a coder in either direction.
ADJ_BOTH_WAYS unsigned
adj_coder_symbol(struct adj_coder *coder, struct adj_model *model, uint32_t context,
                 unsigned symbol, bool reading)
{
    return reading ? adj_coder_read(coder, model, context)
                   : adj_coder_write(coder, model, context, symbol);
}

ADJ_BOTH_WAYS unsigned
adj_coder_plain(struct adj_coder *coder, unsigned byte, bool reading)
{
    return reading ? adj_coder_read_plain(coder) : adj_coder_write_plain(coder, byte);
}

// Writes the last byte.
void adj_coder_end(struct adj_coder *coder);

// Reading: true while all that was read hangs on bytes that are there.
static inline bool
adj_coder_inside(const struct adj_coder *coder)
{
    return coder->at <= coder->size;
}

// Reading: true if the bytes end where the symbols do.
static inline bool
adj_coder_at_end(const struct adj_coder *coder)
{
    return coder->at == coder->size + 3;
}

// Bits that were read or written so far, fractions included.
double adj_coder_bits(const struct adj_coder *coder);

#endif
