// SPDX-License-Identifier: MIT
// The driver for libFuzzer, with a mutator that half of the time handles whole records.

#include <stdlib.h>
#include <string.h>
#include "fuzz/target.h"

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t limit, unsigned seed);
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t size, size_t limit);

int
LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    adj_target_open();
    return 0;
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    adj_target_run(bytes, size, false);
    return 0;
}

static unsigned
next(unsigned *seed)
{
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 8;
}

static size_t
drop(uint8_t *record, size_t at, size_t count)
{
    size_t size = adj_target_record;
    memmove(record + at * size, record + (at + 1) * size, (count - at - 1) * size);
    return count - 1;
}

// A copy of record `from` in front of record `at`.
static size_t
copy(uint8_t *record, size_t from, size_t at, size_t count)
{
    uint8_t keep[256];
    size_t size = adj_target_record;
    memcpy(keep, record + from * size, size);
    memmove(record + (at + 1) * size, record + at * size, (count - at) * size);
    memcpy(record + at * size, keep, size);
    return count + 1;
}

static void
swap(uint8_t *record, size_t a, size_t b)
{
    uint8_t keep[256];
    size_t size = adj_target_record;
    memcpy(keep, record + a * size, size);
    memmove(record + a * size, record + b * size, size);
    memcpy(record + b * size, keep, size);
}

// A new record of random bytes at the end.
static size_t
append(uint8_t *record, size_t count, unsigned *seed)
{
    for (size_t i = 0; i < adj_target_record; i++)
        record[count * adj_target_record + i] = (uint8_t)next(seed);
    return count + 1;
}

size_t
LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t limit, unsigned seed)
{
    size_t head = adj_target_head, record = adj_target_record;
    unsigned way = next(&seed) % 8;
    if (record == 0 || size < head + record || way < 4)
        return LLVMFuzzerMutate(bytes, size, limit);
    size_t count = (size - head) / record;
    size_t at = next(&seed) % count, other = next(&seed) % count;
    bool room = head + (count + 1) * record <= limit;
    if (way == 4 && count > 1)
        count = drop(bytes + head, at, count);
    else if (way == 5 && room)
        count = copy(bytes + head, at, other, count);
    else if (way == 6)
        swap(bytes + head, at, other);
    else if (room)
        count = append(bytes + head, count, &seed);
    return head + count * record;
}
