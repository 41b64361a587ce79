// SPDX-License-Identifier: MIT
#include "replay/coder.h"

#include <assert.h>
#include <math.h>
#include <string.h>

enum { LEAST = 128 }; // no chance is smaller, in 65,536ths

static void
start_tree(struct adj_model_tree *tree)
{
    for (unsigned i = 0; i < ADJ_MODEL_NODES; i++)
        tree->node[i] = (struct adj_chance){.one = 1u << 15};
}

void
adj_model_start(struct adj_model *model)
{
    memset(model->index, 0, sizeof model->index);
    model->contexts = 0;
    model->context[0].key = 0;
    model->trees = ADJ_MODEL_KINDS;
    model->other = NULL;
    for (unsigned i = 0; i < ADJ_MODEL_KINDS; i++) {
        start_tree(&model->tree[i]);
        model->own[i] = true;
    }
}

void
adj_model_copy(struct adj_model *to, const struct adj_model *from)
{
    memcpy(to->index, from->index, sizeof to->index);
    to->contexts = from->contexts;
    to->trees = from->trees;
    memcpy(to->context, from->context, (from->contexts + 1u) * sizeof from->context[0]);
    memset(to->own, 0, from->trees * sizeof to->own[0]);
    to->other = from;
}

static struct adj_model_tree *
find_tree(struct adj_model *model, unsigned number)
{
    if (!model->own[number])
        model->tree[number] = model->other->tree[number];
    model->own[number] = true;
    return &model->tree[number];
}

void
adj_model_finish(struct adj_model *model)
{
    for (unsigned i = 0; i < model->trees; i++)
        find_tree(model, i);
}

ADJ_BOTH_WAYS unsigned
take_byte(struct adj_coder *coder)
{
    size_t at = coder->at++;
    return at < coder->size ? coder->in[at] : 0;
}

// True if both ends agree on their highest byte.
ADJ_BOTH_WAYS bool
has_settled(struct adj_span span)
{
    return (span.low ^ span.high) < 1u << 24;
}

// What both ends agree on goes.
ADJ_BOTH_WAYS void
settle_bytes(struct adj_coder *coder, bool reading)
{
    struct adj_span *span = &coder->span;
    while (has_settled(*span)) {
        if (reading)
            span->window = span->window << 8 | take_byte(coder);
        else
            adj_bytes_u8(coder->out, span->high >> 24);
        span->low <<= 8;
        span->high = span->high << 8 | 255;
    }
}

// The same, and returns a symbol: for the last thing that a function does.
static unsigned
settle_reading(struct adj_coder *coder, unsigned symbol)
{
    settle_bytes(coder, true);
    return symbol;
}

static unsigned
settle_writing(struct adj_coder *coder, unsigned symbol)
{
    settle_bytes(coder, false);
    return symbol;
}

ADJ_BOTH_WAYS unsigned
settle(struct adj_coder *coder, unsigned symbol, bool reading)
{
    if (!has_settled(coder->span))
        return symbol;
    return reading ? settle_reading(coder, symbol) : settle_writing(coder, symbol);
}

// Where a decision parts what is open: up to there it is a 1.
ADJ_BOTH_WAYS uint32_t
middle_of(const struct adj_span *span, unsigned one)
{
    return span->low + (uint32_t)((uint64_t)(span->high - span->low) * one >> 16);
}

// 131,072 / (2 * seen + 3): a chance is the mean of what was seen, and a half counted once more.
static const uint16_t share[ADJ_MODEL_SEEN + 1] = {
    43690, 26214, 18724, 14563, 11915, 10082, 8738, 7710, 6898, 6241, 5698,
    5242,  4854,  4519,  4228,  3971,  3744,  3542, 3360, 3196, 3048, 2912,
    2788,  2674,  2570,  2473,  2383,  2299,  2221, 2148, 2080};

// A decision, and what is learnt from it. Something may have settled then.
ADJ_BOTH_WAYS bool
decide(struct adj_span *span, struct adj_chance *chance, bool bit, bool reading)
{
    uint32_t one = chance->one, learns = share[chance->seen];
    uint32_t within = one < LEAST ? LEAST : one > 65536 - LEAST ? 65536 - LEAST : one;
    uint32_t middle = middle_of(span, within);
    chance->seen = (uint8_t)(chance->seen + (chance->seen < ADJ_MODEL_SEEN));
    if (reading ? span->window <= middle : bit) {
        span->high = middle;
        chance->one = (uint16_t)(one + ((65535 - one) * learns >> 16));
        return true;
    }
    span->low = middle + 1;
    chance->one = (uint16_t)(one - (one * learns >> 16));
    return false;
}

// The bits of a symbol, the highest first. The span is a copy, that can stay in registers.
ADJ_BOTH_WAYS unsigned
code_tree(struct adj_coder *coder, struct adj_model *model, unsigned number, unsigned symbol,
          bool reading)
{
    struct adj_model_tree *tree = find_tree(model, number);
    struct adj_span span = coder->span;
    unsigned node = 1;
    for (unsigned shift = 8; shift-- > 0;) {
        node = 2 * node + decide(&span, &tree->node[node], symbol >> shift & 1, reading);
        if (has_settled(span)) {
            coder->span = span;
            settle(coder, 0, reading);
            span = coder->span;
        }
    }
    coder->span = span;
    return node & 255;
}

static struct adj_model_context *
add_context(struct adj_model *model, uint16_t *place, uint32_t key)
{
    if (model->contexts == ADJ_MODEL_CONTEXTS)
        return &model->context[1];
    *place = ++model->contexts;
    struct adj_model_context *context = &model->context[*place];
    context->key = key;
    context->tree = 0;
    context->symbols = 0;
    return context;
}

ADJ_BOTH_WAYS struct adj_model_context *
find_context(struct adj_model *model, uint32_t key)
{
    static_assert(ADJ_MODEL_INDEX == 1 << 13, "the shift that follows");
    uint32_t at = key * 0x9e3779b1u >> (32 - 13);
    struct adj_model_context *context = &model->context[model->index[at]];
    while (context->key != key) {
        if (context->key == 0)
            return add_context(model, &model->index[at], key);
        at = (at + 1) % ADJ_MODEL_INDEX;
        context = &model->context[model->index[at]];
    }
    return context;
}

// The seventh symbol leads on to a tree of the context's own, as long as there are any.
static void
add_symbol(struct adj_model *model, struct adj_model_context *context, bool many, unsigned symbol)
{
    if (context->symbols == ADJ_MODEL_LISTED)
        return;
    context->listed[context->symbols++] =
        (struct adj_chance){.one = 1u << 15, .symbol = (uint8_t)symbol};
    if (!many || context->symbols < ADJ_MODEL_LISTED || model->trees == ADJ_MODEL_TREES)
        return;
    context->symbols = 0;
    context->tree = model->trees++;
    start_tree(&model->tree[context->tree]);
    model->own[context->tree] = true;
}

// "Is it this one?" is asked of each symbol that the context has seen, oldest first; here of those
// behind the first.
ADJ_BOTH_WAYS unsigned
code_later(struct adj_coder *coder, struct adj_model *model, struct adj_model_context *context,
           uint32_t key, unsigned symbol, bool reading)
{
    settle(coder, 0, reading);
    for (unsigned i = 1; i < context->symbols; i++) {
        struct adj_chance *chance = &context->listed[i];
        bool is = decide(&coder->span, chance, symbol == chance->symbol, reading);
        settle(coder, 0, reading);
        if (is)
            return chance->symbol;
    }
    unsigned shared = (context->key >> 24) % ADJ_MODEL_KINDS;
    symbol = code_tree(coder, model, shared, symbol, reading);
    add_symbol(model, context, key >> 24 >= ADJ_MODEL_MANY, symbol);
    return symbol;
}

// All that is not the first symbol, for which the span is narrowed already, if there is one.
ADJ_BOTH_WAYS unsigned
code_other(struct adj_coder *coder, struct adj_model *model, struct adj_model_context *context,
           uint32_t key, unsigned symbol, bool reading)
{
    return context->tree != 0 ? code_tree(coder, model, context->tree, symbol, reading)
                              : code_later(coder, model, context, key, symbol, reading);
}

static __attribute__((noinline)) unsigned
read_other(struct adj_coder *coder, struct adj_model *model, struct adj_model_context *context,
           uint32_t key)
{
    return code_other(coder, model, context, key, 0, true);
}

static __attribute__((noinline)) unsigned
write_other(struct adj_coder *coder, struct adj_model *model, struct adj_model_context *context,
            uint32_t key, unsigned symbol)
{
    return code_other(coder, model, context, key, symbol, false);
}

// Most symbols are the first that their context has seen: that this costs little, all else is left
// to other functions, which stay apart.
unsigned
adj_coder_read(struct adj_coder *coder, struct adj_model *model, uint32_t key)
{
    struct adj_model_context *context = find_context(model, key);
    struct adj_chance *first = &context->listed[0];
    if (context->symbols > 0 && decide(&coder->span, first, false, true))
        return settle(coder, first->symbol, true);
    return read_other(coder, model, context, key);
}

unsigned
adj_coder_write(struct adj_coder *coder, struct adj_model *model, uint32_t key, unsigned symbol)
{
    struct adj_model_context *context = find_context(model, key);
    struct adj_chance *first = &context->listed[0];
    if (context->symbols > 0 && decide(&coder->span, first, symbol == first->symbol, false))
        return settle(coder, symbol, false);
    return write_other(coder, model, context, key, symbol);
}

struct adj_coder
adj_coder_writer(struct adj_bytes *out)
{
    return (struct adj_coder){.span.high = UINT32_MAX, .out = out};
}

struct adj_coder
adj_coder_reader(const uint8_t *in, size_t size)
{
    struct adj_coder coder = {.span.high = UINT32_MAX, .reading = true, .in = in, .size = size};
    for (unsigned i = 0; i < 4; i++)
        coder.span.window = coder.span.window << 8 | take_byte(&coder);
    return coder;
}

// No bit can be guessed, so there is no branch for it: one end is replaced by the middle, under a
// mask.
ADJ_BOTH_WAYS unsigned
code_plain(struct adj_coder *coder, unsigned byte, bool reading)
{
    struct adj_span *span = &coder->span;
    unsigned read = 0;
    for (unsigned shift = 8; shift-- > 0;) {
        uint32_t middle = middle_of(span, 1u << 15);
        uint32_t bit = reading ? span->window <= middle : byte >> shift & 1;
        span->high ^= (span->high ^ middle) & (0u - bit);
        span->low ^= (span->low ^ (middle + 1)) & (bit - 1u);
        settle(coder, 0, reading);
        read = read << 1 | bit;
    }
    return read;
}

unsigned
adj_coder_read_plain(struct adj_coder *coder)
{
    return code_plain(coder, 0, true);
}

unsigned
adj_coder_write_plain(struct adj_coder *coder, unsigned byte)
{
    return code_plain(coder, byte, false);
}

// One byte lies between both ends, whatever follows.
void
adj_coder_end(struct adj_coder *coder)
{
    adj_bytes_u8(coder->out, (coder->span.low >> 24) + 1);
}

double
adj_coder_bits(const struct adj_coder *coder)
{
    size_t settled = coder->reading ? coder->at - 4 : coder->out->size;
    return 8 * (double)settled + 32 - log2((double)(coder->span.high - coder->span.low) + 1);
}
