// SPDX-License-Identifier: MIT
#include "replay/digest.h"

#include "engine/field.h"

enum { EVENTS_AT_ONCE = 16 };

void
adj_strand_start(struct adj_strand *strand)
{
    blake2b_init(&strand->hash, ADJ_DIGEST_SIZE);
}

void
adj_strand_add(struct adj_strand *strand, const void *bytes, size_t size)
{
    blake2b_update(&strand->hash, bytes, size);
}

// In little-endian form an event is its 14 bytes, as they stand.
struct public_events {
    struct adj_event event[EVENTS_AT_ONCE];
};

static const struct adj_field event_fields[] = {
    ADJ_FIELD(adj_event, kind, 1, false),  ADJ_FIELD(adj_event, seen, 1, false),
    ADJ_FIELD(adj_event, cause, 2, false), ADJ_FIELD(adj_event, card, 2, false),
    ADJ_FIELD(adj_event, arg, 2, false),
};

static const struct adj_field public_fields[] = {
    ADJ_FIELD_STRUCT(public_events, event, adj_event, event_fields),
};

static void
add_events(struct adj_strand *strand, struct public_events *events, unsigned count)
{
    size_t size = count * sizeof events->event[0];
    adj_fields_swap(public_fields, 1, events, size);
    adj_strand_add(strand, events, size);
}

void
adj_strand_events(struct adj_strand *strand, const struct adj_events *events)
{
    struct public_events seen;
    unsigned count = 0;
    for (uint32_t i = 0; i < events->count; i++) {
        if (events->event[i].seen != ADJ_SEEN_BY_ALL)
            continue;
        seen.event[count++] = events->event[i];
        if (count == EVENTS_AT_ONCE) {
            add_events(strand, &seen, count);
            count = 0;
        }
    }
    if (count > 0)
        add_events(strand, &seen, count);
}

void
adj_strand_digest(const struct adj_strand *strand, uint8_t digest[ADJ_DIGEST_SIZE])
{
    blake2b_state copy = strand->hash;
    blake2b_final(&copy, digest, ADJ_DIGEST_SIZE);
}

void
adj_digest_word(const uint8_t digest[ADJ_DIGEST_SIZE], char word[ADJ_WORD_SIZE])
{
    uint64_t bits = 0;
    for (unsigned i = 0; i < 5; i++)
        bits = bits << 8 | digest[i];
    for (unsigned i = 0; i < 8; i++)
        word[i] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[bits >> (35 - 5 * i) & 31];
    word[8] = 0;
}

void
adj_digest_of(const void *bytes, size_t size, uint8_t digest[ADJ_DIGEST_SIZE])
{
    struct adj_strand strand;
    adj_strand_start(&strand);
    adj_strand_add(&strand, bytes, size);
    adj_strand_digest(&strand, digest);
}
