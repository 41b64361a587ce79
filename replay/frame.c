// SPDX-License-Identifier: MIT
#include "replay/frame.h"

#include <assert.h>
#include <string.h>
#include "replay/decode.h"
#include "replay/encode.h"

// What is coded: the first byte of a context.
enum what {
    WHAT_VERB = 1, // 0: a record that is no order
    WHAT_SEAT = 2,
    WHAT_FIRST = 3, // the record's first byte
    WHAT_ROLE = 4,  // 0: no more operands; 255: a larger one, or 0, follows in two plain bytes
    WHAT_HIGH = 5,  // of a value
    WHAT_FAULTS = 6,
    WHAT_RULING_LOW = 7,
    WHAT_RULING_HIGH = 8,
    WHAT_CLAUSE_HIGH = 9,
    WHAT_CLAUSE_LOW = 10, // this and what follows: one of many
    WHAT_LOW = 11,        // of a value
    WHAT_LENGTH = 12,     // of a record that is no order: three bytes, the lowest first
    WHAT_TEXT = 13,       // its bytes
    WHAT_KEYFRAME = 14,
};
static_assert((int)WHAT_CLAUSE_LOW == (int)ADJ_MODEL_MANY, "the model knows which are of many");

enum { ROLE_END = 0, ROLE_LARGE = 255 };

void
adj_framing_start(struct adj_framing *framing, struct adj_coder coder,
                  const struct adj_models *start, struct adj_models *models)
{
    memset(&framing->record, 0, sizeof framing->record);
    framing->coder = coder;
    framing->start = start;
    framing->models = models;
    framing->has_texts = false;
    framing->verb = framing->verb_before = framing->seat = 0;
    adj_model_copy(&models->records, &start->records);
}

// Each tells the coder a field, or reads it: then what it is told is not looked at.
ADJ_BOTH_WAYS unsigned
code(struct adj_framing *framing, enum what what, unsigned a, unsigned b, unsigned c,
     unsigned symbol, bool reading)
{
    return adj_coder_symbol(&framing->coder, &framing->models->records, adj_context(what, a, b, c),
                            symbol, reading);
}

ADJ_BOTH_WAYS unsigned
code_plain_u16(struct adj_framing *framing, unsigned number, bool reading)
{
    unsigned low = adj_coder_plain(&framing->coder, number & 255, reading);
    return low | adj_coder_plain(&framing->coder, number >> 8, reading) << 8;
}

// The role of the operand at `at`, or ROLE_END behind the last.
ADJ_BOTH_WAYS unsigned
code_role(struct adj_framing *framing, unsigned before, unsigned at, bool reading)
{
    const struct adj_order *order = &framing->record.order;
    unsigned role = ROLE_END;
    if (!reading && at < order->count) {
        role = order->operand[at].role;
        if (role == ROLE_END || role > ROLE_LARGE)
            role = ROLE_LARGE;
    }
    return code(framing, WHAT_ROLE, order->verb, before, at < 3 ? at : 3, role, reading);
}

// Whose a value is: the seat's, or, where chance speaks, that of the first value.
static unsigned
owner(const struct adj_order *order, unsigned at)
{
    if (order->seat != ADJ_SEAT_TABLE)
        return order->seat;
    return at > 0 ? order->operand[0].value : 0;
}

ADJ_BOTH_WAYS void
code_operand(struct adj_framing *framing, unsigned at, unsigned role, bool reading)
{
    struct adj_order *order = &framing->record.order;
    struct adj_operand *operand = &order->operand[at];
    unsigned whose = owner(order, at), verb = order->verb, value = operand->value;
    operand->role =
        (uint16_t)(role == ROLE_LARGE ? code_plain_u16(framing, operand->role, reading) : role);
    unsigned low = code(framing, WHAT_LOW, verb, role, whose, value & 255, reading);
    unsigned high = code(framing, WHAT_HIGH, verb, role, 0, value >> 8, reading);
    operand->value = (uint16_t)(low | high << 8);
}

// False if there are more than an order can have.
ADJ_BOTH_WAYS bool
code_operands(struct adj_framing *framing, bool reading)
{
    unsigned before = 0;
    for (unsigned at = 0;; at++) {
        unsigned role = code_role(framing, before, at, reading);
        if (role == ROLE_END) {
            framing->record.order.count = (uint16_t)at;
            return true;
        }
        if (at == ADJ_ORDER_OPERANDS)
            return false;
        code_operand(framing, at, role, reading);
        before = role;
    }
}

ADJ_BOTH_WAYS bool
code_faults(struct adj_framing *framing, bool reading)
{
    struct adj_record *record = &framing->record;
    unsigned verb = record->order.verb;
    if (record->verdict != ADJ_REFUSED) {
        record->faults = 0;
        return true;
    }
    record->faults = (uint8_t)code(framing, WHAT_FAULTS, 0, 0, 0, record->faults, reading);
    if (record->faults > ADJ_VERDICT_FAULTS)
        return false;
    for (unsigned i = 0; i < record->faults; i++) {
        struct adj_record_fault *fault = &record->fault[i];
        unsigned clause = fault->clause, ruling = fault->ruling;
        unsigned high = code(framing, WHAT_CLAUSE_HIGH, verb, 0, 0, clause >> 8, reading);
        unsigned low = code(framing, WHAT_CLAUSE_LOW, verb, high, 0, clause & 255, reading);
        fault->clause = (uint16_t)(low | high << 8);
        low = code(framing, WHAT_RULING_LOW, 0, 0, 0, ruling & 255, reading);
        high = code(framing, WHAT_RULING_HIGH, 0, 0, 0, ruling >> 8, reading);
        fault->ruling = (uint16_t)(low | high << 8);
    }
    return true;
}

// The record's first byte tells verdict, and whether there is a check byte.
ADJ_BOTH_WAYS bool
code_first(struct adj_framing *framing, bool reading)
{
    struct adj_record *record = &framing->record;
    unsigned first = ADJ_RECORD_ORDER | (unsigned)record->verdict << ADJ_RECORD_VERDICT_SHIFT |
                     (record->has_check ? ADJ_RECORD_EXTRA : 0u);
    first = code(framing, WHAT_FIRST, record->order.verb, 0, 0, first, reading);
    record->verdict = first >> ADJ_RECORD_VERDICT_SHIFT & 3;
    record->has_check = (first & ADJ_RECORD_EXTRA) != 0;
    return (first & (ADJ_RECORD_KIND_MASK | ADJ_RECORD_RESERVED)) == ADJ_RECORD_ORDER;
}

// An order of which the verb is told already. Refused ones leave no trace in the contexts.
ADJ_BOTH_WAYS bool
code_order(struct adj_framing *framing, bool reading)
{
    struct adj_record *record = &framing->record;
    struct adj_order *order = &record->order;
    order->seat = (uint8_t)code(framing, WHAT_SEAT, order->verb, framing->seat, framing->verb,
                                order->seat, reading);
    if (!code_first(framing, reading) || !code_operands(framing, reading) ||
        !code_faults(framing, reading))
        return false;
    if (record->has_check)
        record->check = (uint8_t)adj_coder_plain(&framing->coder, record->check, reading);
    if (record->verdict == ADJ_REFUSED)
        return true;
    framing->verb_before = framing->verb;
    framing->verb = order->verb;
    framing->seat = order->seat;
    return true;
}

// How many bytes behind the first are a hash, of which nothing can be guessed.
static size_t
hash_size(unsigned first)
{
    unsigned kind = first & ADJ_RECORD_KIND_MASK;
    return kind == ADJ_RECORD_CHECKPOINT         ? ADJ_HASH_SIZE
           : kind == ADJ_RECORD_SHORT_CHECKPOINT ? ADJ_HASH_SHORT
                                                 : 0;
}

ADJ_BOTH_WAYS unsigned
code_text(struct adj_framing *framing, uint32_t context, unsigned byte, bool reading)
{
    if (!framing->has_texts)
        adj_model_copy(&framing->models->texts, &framing->start->texts);
    framing->has_texts = true;
    return adj_coder_symbol(&framing->coder, &framing->models->texts, context, byte, reading);
}

// The bytes of a record that is no order, behind the first: of `in`, or, reading, into `out`.
ADJ_BOTH_WAYS void
code_bytes(struct adj_framing *framing, unsigned first, const uint8_t *in, uint8_t *out,
           size_t size, bool reading)
{
    size_t plain = hash_size(first);
    unsigned before = 0, before_that = 0;
    for (size_t i = 0; i < size; i++) {
        uint32_t context = plain > 0 ? adj_context(WHAT_KEYFRAME, before, 0, 0)
                                     : adj_context(WHAT_TEXT, before, before_that, 0);
        unsigned byte = reading ? 0 : in[i];
        byte = i < plain ? adj_coder_plain(&framing->coder, byte, reading)
                         : code_text(framing, context, byte, reading);
        before_that = before;
        before = byte;
        if (reading)
            out[i] = (uint8_t)byte;
    }
}

ADJ_BOTH_WAYS uint32_t
code_length(struct adj_framing *framing, unsigned first, uint32_t length, bool reading)
{
    uint32_t coded = 0;
    for (unsigned i = 0; i < 3; i++) {
        unsigned byte = length >> 8 * i & 255;
        coded |= (uint32_t)code(framing, WHAT_LENGTH, i, first, 0, byte, reading) << 8 * i;
    }
    return coded;
}

static void
write_other(struct adj_framing *framing, const uint8_t *bytes, size_t size)
{
    struct adj_reader reader = adj_reader_of(bytes, size);
    uint32_t length = adj_read_varint(&reader, ADJ_RECORD_MAX);
    const uint8_t *body = adj_read_bytes(&reader, length);
    code(framing, WHAT_FIRST, 0, 0, 0, body[0], false);
    code_length(framing, body[0], length, false);
    code_bytes(framing, body[0], body + 1, NULL, length - 1, false);
}

void
adj_framing_write(struct adj_framing *framing, const uint8_t *bytes, size_t size)
{
    struct adj_record *record = &framing->record;
    adj_decode_record(bytes, size, record);
    bool order = record->kind == ADJ_RECORD_ORDER;
    code(framing, WHAT_VERB, framing->verb, framing->verb_before, 0, order ? record->order.verb : 0,
         false);
    if (order)
        code_order(framing, false);
    else
        write_other(framing, bytes, record->size);
}

static bool
read_other(struct adj_framing *framing, size_t limit, struct adj_bytes *log)
{
    unsigned first = code(framing, WHAT_FIRST, 0, 0, 0, 0, true);
    uint32_t length = code_length(framing, first, 0, true);
    if (length == 0 || length > ADJ_RECORD_MAX || length > limit)
        return false;
    adj_bytes_varint(log, length);
    adj_bytes_u8(log, first);
    if (!adj_bytes_reserve(log, length - 1))
        return true; // log->failed tells
    code_bytes(framing, first, NULL, log->data + log->size, length - 1, true);
    log->size += length - 1;
    return true;
}

bool
adj_framing_read(struct adj_framing *framing, size_t limit, struct adj_bytes *log)
{
    struct adj_record *record = &framing->record;
    size_t start = log->size;
    unsigned verb = code(framing, WHAT_VERB, framing->verb, framing->verb_before, 0, 0, true);
    record->kind = 0;
    if (verb == 0)
        return read_other(framing, limit, log) && log->size - start <= limit;
    record->kind = ADJ_RECORD_ORDER;
    record->order.verb = (uint8_t)verb;
    if (!code_order(framing, true))
        return false;
    adj_encode_record(log, record);
    return log->size - start <= limit;
}
