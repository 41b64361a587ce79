// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FIELD_H
#define ADJ_ENGINE_FIELD_H

// The one description of a flat struct (a state, a compiled ruleset): named fields of fixed width,
// in order, without gaps. Hash on big-endian machines, differences, dumps and the size test are all
// made from it.

#include <stddef.h>
#include <stdint.h>
#include <stdbool.h>

#pragma GCC visibility push(default)

struct adj_field {
    const char *name;
    uint32_t offset; // in its struct
    uint8_t width;   // 1, 2, 4 or 8 bytes an integer; 0 for a struct, described by `inner`
    bool is_signed;
    uint32_t count; // elements; 1 if not an array
    uint32_t size;  // bytes of one element
    const struct adj_field *inner;
    uint32_t inners;
};

#define ADJ_FIELD(type, member, bytes, sign)                                                       \
    {                                                                                              \
        .name = #member, .offset = offsetof(struct type, member), .width = (bytes),                \
        .is_signed = (sign), .count = sizeof(((struct type *)0)->member) / (bytes),                \
        .size = (bytes)                                                                            \
    }
#define ADJ_FIELD_STRUCT(type, member, element, fields)                                            \
    {                                                                                              \
        .name = #member, .offset = offsetof(struct type, member),                                  \
        .count = sizeof(((struct type *)0)->member) / sizeof(struct element),                      \
        .size = sizeof(struct element), .inner = (fields),                                         \
        .inners = sizeof(fields) / sizeof((fields)[0])                                             \
    }

// Bytes that the fields of a struct fill, by their declaration: equal to sizeof when there is no
// padding (tests/unit/test_fields.c).
size_t adj_fields_size(const struct adj_field *fields, size_t count);

// Turns native integers into little-endian bytes in place, or back. Nothing on a little-endian
// machine. Only whole elements within the first `size` bytes are touched.
void adj_fields_swap(const struct adj_field *fields, size_t count, void *base, size_t size);

// Calls `visit` for every integer of the struct that differs between a and b (b may be NULL: for
// every integer that is not zero), with its path such as "seat[1].cp". Paths are at most 95 bytes.
typedef void adj_field_visit(void *context, const char *path, int64_t a, int64_t b);
void adj_fields_diff(const struct adj_field *fields, size_t count, const void *a, const void *b,
                     size_t size, adj_field_visit *visit, void *context);

#pragma GCC visibility pop

#endif
