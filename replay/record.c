// SPDX-License-Identifier: MIT
#include "replay/record.h"

#include <string.h>

void
adj_head_clear(struct adj_head *head)
{
    memset(head, 0, offsetof(struct adj_head, texts));
}

size_t
adj_head_size(const struct adj_head *head)
{
    return offsetof(struct adj_head, texts) + head->texts_size;
}

const char *
adj_seat_label(const struct adj_seats *seats, unsigned seat)
{
    if (seat < seats->count)
        return seats->seat[seat].label;
    return seat == ADJ_SEAT_TABLE ? "table" : "?";
}

static bool
has_set(const struct adj_head *head, const char *name)
{
    for (unsigned i = 0; i < head->sets; i++)
        if (strcmp(head->set[i].name, name) == 0)
            return true;
    return false;
}

enum adj_status
adj_head_add_sets(struct adj_head *head, const char *const *names, unsigned count,
                  struct adj_error *error)
{
    for (unsigned i = 0; i < count; i++) {
        size_t size = strlen(names[i]);
        if (has_set(head, names[i]))
            continue;
        if (head->sets == ADJ_SETS_MAX || size == 0 || size >= ADJ_SET_NAME)
            return adj_error_set(error, ADJ_BAD_LIMIT, "no place for the card set \"%.100s\"",
                                 names[i]);
        memset(&head->set[head->sets], 0, sizeof head->set[0]);
        memcpy(head->set[head->sets++].name, names[i], size);
    }
    return ADJ_OK;
}

void
adj_record_verdict(struct adj_record *record, const struct adj_verdict *verdict)
{
    record->verdict = (uint8_t)verdict->kind;
    record->faults = verdict->kind == ADJ_REFUSED ? verdict->faults : 0;
    for (unsigned i = 0; i < record->faults; i++)
        record->fault[i] = (struct adj_record_fault){.clause = verdict->fault[i].clause,
                                                     .ruling = verdict->fault[i].ruling};
}

// The same clause can be broken by several operands: it is counted.
static unsigned
times_recorded(const struct adj_record *record, unsigned clause, unsigned ruling)
{
    unsigned n = 0;
    for (unsigned i = 0; i < record->faults; i++)
        n += record->fault[i].clause == clause && record->fault[i].ruling == ruling;
    return n;
}

static unsigned
times_broken(const struct adj_verdict *verdict, unsigned clause, unsigned ruling)
{
    unsigned n = 0;
    for (unsigned i = 0; i < verdict->faults; i++)
        n += verdict->fault[i].clause == clause && verdict->fault[i].ruling == ruling;
    return n;
}

bool
adj_record_agrees(const struct adj_record *record, const struct adj_verdict *verdict)
{
    if (record->verdict != verdict->kind)
        return false;
    if (verdict->kind != ADJ_REFUSED)
        return true;
    if (record->faults != verdict->faults)
        return false;
    for (unsigned i = 0; i < record->faults; i++) {
        unsigned clause = record->fault[i].clause, ruling = record->fault[i].ruling;
        if (times_recorded(record, clause, ruling) != times_broken(verdict, clause, ruling))
            return false;
    }
    return true;
}

bool
adj_record_hash_agrees(const struct adj_record *record, uint64_t hash)
{
    unsigned shift = 64 - 8u * record->hash_size;
    return (hash ^ record->hash) << shift == 0;
}
