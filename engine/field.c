// SPDX-License-Identifier: MIT
#include "engine/field.h"

#include <stdio.h>
#include <string.h>

size_t
adj_fields_size(const struct adj_field *fields, size_t count)
{
    size_t size = 0;
    for (size_t i = 0; i < count; i++) {
        size_t element =
            fields[i].inner ? adj_fields_size(fields[i].inner, fields[i].inners) : fields[i].width;
        size += element * fields[i].count;
    }
    return size;
}

static bool
machine_is_little(void)
{
    const uint16_t one = 1;
    return *(const uint8_t *)&one == 1;
}

static void
reverse(uint8_t *bytes, unsigned width)
{
    for (unsigned i = 0; i < width / 2; i++) {
        uint8_t byte = bytes[i];
        bytes[i] = bytes[width - 1 - i];
        bytes[width - 1 - i] = byte;
    }
}

static void
swap_within(const struct adj_field *fields, size_t count, uint8_t *base, size_t from, size_t size)
{
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < fields[i].count; k++) {
            size_t at = from + fields[i].offset + k * fields[i].size;
            if (at >= size)
                return;
            if (fields[i].inner != NULL)
                swap_within(fields[i].inner, fields[i].inners, base, at, size);
            else if (fields[i].width > 1 && at + fields[i].width <= size)
                reverse(base + at, fields[i].width);
        }
}

void
adj_fields_swap(const struct adj_field *fields, size_t count, void *base, size_t size)
{
    if (!machine_is_little())
        swap_within(fields, count, base, 0, size);
}

static int64_t
read_integer(const struct adj_field *field, const uint8_t *bytes)
{
    uint64_t raw = 0;
    for (unsigned i = 0; i < field->width; i++) {
        unsigned at = machine_is_little() ? field->width - 1 - i : i;
        raw = raw << 8 | bytes[at];
    }
    if (field->is_signed && field->width < 8 && raw >> (8 * field->width - 1))
        raw |= ~UINT64_C(0) << (8 * field->width);
    return (int64_t)raw;
}

enum { PATH = 96 };

struct walk {
    const uint8_t *a, *b;
    size_t size;
    adj_field_visit *visit;
    void *context;
};

static void walk_fields(const struct walk *walk, const struct adj_field *fields, size_t count,
                        size_t from, const char *path);

static void
walk_element(const struct walk *walk, const struct adj_field *field, size_t at, const char *path)
{
    if (field->inner != NULL) {
        walk_fields(walk, field->inner, field->inners, at, path);
        return;
    }
    if (at + field->width > walk->size)
        return;
    int64_t a = read_integer(field, walk->a + at);
    int64_t b = walk->b ? read_integer(field, walk->b + at) : 0;
    if (a != b)
        walk->visit(walk->context, path, a, b);
}

static void
walk_fields(const struct walk *walk, const struct adj_field *fields, size_t count, size_t from,
            const char *path)
{
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < fields[i].count; k++) {
            size_t at = from + fields[i].offset + k * fields[i].size;
            if (at >= walk->size)
                return;
            char name[PATH];
            const char *dot = *path ? "." : "";
            if (fields[i].count > 1)
                snprintf(name, sizeof name, "%.48s%s%.30s[%zu]", path, dot, fields[i].name, k);
            else
                snprintf(name, sizeof name, "%.48s%s%.30s", path, dot, fields[i].name);
            walk_element(walk, &fields[i], at, name);
        }
}

void
adj_fields_diff(const struct adj_field *fields, size_t count, const void *a, const void *b,
                size_t size, adj_field_visit *visit, void *context)
{
    struct walk walk = {.a = a, .b = b, .size = size, .visit = visit, .context = context};
    walk_fields(&walk, fields, count, 0, "");
}
