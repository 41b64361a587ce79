// SPDX-License-Identifier: MIT
#include "replay/coder.h"

#include <assert.h>
#include <math.h>
#include <string.h>

enum { LEAST = 128 }; // no chance is smaller, in 65,536ths

// What is done for every decision is put where it is needed, so that the coder's numbers stay in
// registers.
#define INLINE static inline __attribute__((always_inline))

static void
start_tree(struct adj_model_tree *tree)
{
    for (unsigned i = 0; i < ADJ_MODEL_NODES; i++) {
        tree->one[i] = 1u << 15;
        tree->seen[i] = 0;
    }
}

void
adj_model_start(struct adj_model *model)
{
    memset(model->index, 0, sizeof model->index);
    model->contexts = 0;
    model->trees = ADJ_MODEL_KINDS;
    for (unsigned i = 0; i < ADJ_MODEL_KINDS; i++)
        start_tree(&model->tree[i]);
}

void
adj_model_copy(struct adj_model *to, const struct adj_model *from)
{
    memcpy(to->index, from->index, sizeof to->index);
    to->contexts = from->contexts;
    to->trees = from->trees;
    memcpy(to->context, from->context, from->contexts * sizeof from->context[0]);
    memcpy(to->tree, from->tree, from->trees * sizeof from->tree[0]);
}

struct adj_coder
adj_coder_writer(struct adj_bytes *out)
{
    return (struct adj_coder){.high = UINT32_MAX, .out = out};
}

INLINE void
take_byte(struct adj_coder *coder)
{
    unsigned byte = coder->at < coder->size ? coder->in[coder->at] : 0;
    coder->window = coder->window << 8 | byte;
    coder->at++;
}

struct adj_coder
adj_coder_reader(const uint8_t *in, size_t size)
{
    struct adj_coder coder = {.high = UINT32_MAX, .reading = true, .in = in, .size = size};
    for (unsigned i = 0; i < 4; i++)
        take_byte(&coder);
    return coder;
}

// What both ends agree on is settled.
INLINE void
settle(struct adj_coder *coder)
{
    while ((coder->low ^ coder->high) < 1u << 24) {
        if (coder->reading)
            take_byte(coder);
        else
            adj_bytes_u8(coder->out, coder->high >> 24);
        coder->low <<= 8;
        coder->high = coder->high << 8 | 255;
    }
}

INLINE unsigned
decide(struct adj_coder *coder, unsigned one, unsigned bit)
{
    uint32_t range = coder->high - coder->low;
    uint32_t middle = coder->low + (uint32_t)((uint64_t)range * one >> 16);
    if (coder->reading)
        bit = coder->window <= middle;
    if (bit)
        coder->high = middle;
    else
        coder->low = middle + 1;
    settle(coder);
    return bit;
}

// 131,072 / (2 * seen + 3): a chance is the mean of what was seen, and a half counted once more.
static const uint16_t share[ADJ_MODEL_SEEN + 1] = {
    43690, 26214, 18724, 14563, 11915, 10082, 8738, 7710, 6898, 6241, 5698,
    5242,  4854,  4519,  4228,  3971,  3744,  3542, 3360, 3196, 3048, 2912,
    2788,  2674,  2570,  2473,  2383,  2299,  2221, 2148, 2080};

INLINE unsigned
code_bit(struct adj_coder *coder, uint16_t *chance, uint8_t *seen, unsigned bit)
{
    uint32_t one = *chance;
    bit = decide(coder, one < LEAST ? LEAST : one > 65536 - LEAST ? 65536 - LEAST : one, bit);
    one = bit ? one + ((65535 - one) * share[*seen] >> 16) : one - (one * share[*seen] >> 16);
    *chance = (uint16_t)one;
    *seen = (uint8_t)(*seen + (*seen < ADJ_MODEL_SEEN));
    return bit;
}

INLINE unsigned
code_tree(struct adj_coder *coder, struct adj_model_tree *tree, unsigned symbol)
{
    unsigned node = 1;
    for (unsigned shift = 8; shift-- > 0;)
        node =
            node << 1 | code_bit(coder, &tree->one[node], &tree->seen[node], symbol >> shift & 1);
    return node & 255;
}

static struct adj_model_context *
add_context(struct adj_model *model, uint16_t *place, uint32_t key)
{
    if (model->contexts == ADJ_MODEL_CONTEXTS)
        return &model->context[0];
    struct adj_model_context *context = &model->context[model->contexts++];
    *place = model->contexts;
    context->key = key;
    context->tree = 0;
    context->symbols = 0;
    return context;
}

static struct adj_model_context *
find_context(struct adj_model *model, uint32_t key)
{
    static_assert(ADJ_MODEL_INDEX == 1 << 13, "the shift that follows");
    uint32_t at = key * 0x9e3779b1u >> (32 - 13);
    for (; model->index[at] != 0; at = (at + 1) % ADJ_MODEL_INDEX) {
        struct adj_model_context *context = &model->context[model->index[at] - 1];
        if (context->key == key)
            return context;
    }
    return add_context(model, &model->index[at], key);
}

// The seventh symbol leads on to a tree of the context's own, as long as there are any.
static void
add_symbol(struct adj_model *model, struct adj_model_context *context, bool many, unsigned symbol)
{
    if (context->symbols == ADJ_MODEL_LISTED)
        return;
    context->symbol[context->symbols] = (uint8_t)symbol;
    context->one[context->symbols] = 1u << 15;
    context->seen[context->symbols] = 0;
    context->symbols++;
    if (!many || context->symbols < ADJ_MODEL_LISTED || model->trees == ADJ_MODEL_TREES)
        return;
    context->tree = model->trees++;
    start_tree(&model->tree[context->tree]);
}

// "Is it this one?" is asked of each symbol that the context has seen, oldest first.
INLINE unsigned
code_symbol(struct adj_coder *coder, struct adj_model *model, struct adj_model_context *context,
            bool many, unsigned symbol)
{
    for (unsigned i = 0; i < context->symbols; i++)
        if (code_bit(coder, &context->one[i], &context->seen[i], symbol == context->symbol[i]))
            return context->symbol[i];
    unsigned kind = (context->key >> 24) % ADJ_MODEL_KINDS;
    symbol = code_tree(coder, &model->tree[kind], symbol);
    add_symbol(model, context, many, symbol);
    return symbol;
}

unsigned
adj_coder_symbol(struct adj_coder *coder, struct adj_model *model, uint32_t key, bool many,
                 unsigned symbol)
{
    struct adj_model_context *context = find_context(model, key);
    struct adj_coder at_work = *coder;
    symbol = context->tree != 0 ? code_tree(&at_work, &model->tree[context->tree], symbol)
                                : code_symbol(&at_work, model, context, many, symbol);
    *coder = at_work;
    return symbol;
}

unsigned
adj_coder_plain(struct adj_coder *coder, unsigned byte)
{
    unsigned read = 0;
    for (unsigned shift = 8; shift-- > 0;)
        read = read << 1 | decide(coder, 1u << 15, byte >> shift & 1);
    return read;
}

// One byte lies between both ends, whatever follows.
void
adj_coder_end(struct adj_coder *coder)
{
    adj_bytes_u8(coder->out, (coder->low >> 24) + 1);
}

double
adj_coder_bits(const struct adj_coder *coder)
{
    size_t settled = coder->reading ? coder->at - 4 : coder->out->size;
    return 8 * (double)settled + 32 - log2((double)(coder->high - coder->low) + 1);
}
