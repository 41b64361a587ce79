// SPDX-License-Identifier: MIT
#include "replay/digest.h"

#include "engine/field.h"

void
adj_strand_start(struct adj_strand *strand)
{
    blake2b_init(&strand->hash, ADJ_DIGEST_SIZE);
    strand->waiting = 0;
}

static const struct adj_field event_fields[] = {
    ADJ_FIELD(adj_event, kind, 1, false),  ADJ_FIELD(adj_event, seen, 1, false),
    ADJ_FIELD(adj_event, cause, 2, false), ADJ_FIELD(adj_event, card, 2, false),
    ADJ_FIELD(adj_event, arg, 2, false),
};

static const struct adj_field strand_fields[] = {
    ADJ_FIELD_STRUCT(adj_strand, event, adj_event, event_fields),
};

// In little-endian form an event is its 14 bytes, as they stand.
static void
feed_events(struct adj_strand *strand, uint32_t waiting)
{
    size_t size = waiting * sizeof strand->event[0];
    adj_fields_swap(strand_fields, 1, strand, offsetof(struct adj_strand, event) + size);
    blake2b_update(&strand->hash, (const uint8_t *)strand->event, size);
}

void
adj_strand_add(struct adj_strand *strand, const void *bytes, size_t size)
{
    feed_events(strand, strand->waiting);
    strand->waiting = 0;
    blake2b_update(&strand->hash, bytes, size);
}

// Each is put into the next free place, which stays free if not all may see it.
void
adj_strand_events(struct adj_strand *strand, const struct adj_events *events)
{
    const struct adj_event *end = events->event + events->count;
    uint32_t waiting = strand->waiting;
    for (const struct adj_event *event = events->event; event < end; event++) {
        strand->event[waiting] = *event;
        waiting += event->seen == ADJ_SEEN_BY_ALL;
        if (waiting == ADJ_STRAND_EVENTS) {
            feed_events(strand, waiting);
            waiting = 0;
        }
    }
    strand->waiting = waiting;
}

void
adj_strand_digest(const struct adj_strand *strand, uint8_t digest[ADJ_DIGEST_SIZE])
{
    struct adj_strand copy = *strand;
    feed_events(&copy, copy.waiting);
    blake2b_final(&copy.hash, digest, ADJ_DIGEST_SIZE);
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
