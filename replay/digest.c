// SPDX-License-Identifier: MIT
#include "replay/digest.h"

enum { EVENT_BYTES = 14, EVENTS_AT_ONCE = 16 };

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

static void
put_u16(uint8_t *out, unsigned value)
{
    out[0] = (uint8_t)value;
    out[1] = (uint8_t)(value >> 8);
}

static void
put_event(uint8_t *out, const struct adj_event *event)
{
    out[0] = event->kind;
    out[1] = event->seen;
    put_u16(out + 2, event->cause);
    put_u16(out + 4, event->card);
    for (unsigned k = 0; k < ADJ_EVENT_ARGS; k++)
        put_u16(out + 6 + 2 * k, event->arg[k]);
}

void
adj_strand_events(struct adj_strand *strand, const struct adj_events *events)
{
    uint8_t bytes[EVENTS_AT_ONCE * EVENT_BYTES];
    size_t size = 0;
    for (uint32_t i = 0; i < events->count; i++) {
        if (events->event[i].seen != ADJ_SEEN_BY_ALL)
            continue;
        if (size == sizeof bytes) {
            blake2b_update(&strand->hash, bytes, size);
            size = 0;
        }
        put_event(bytes + size, &events->event[i]);
        size += EVENT_BYTES;
    }
    blake2b_update(&strand->hash, bytes, size);
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
