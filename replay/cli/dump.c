// SPDX-License-Identifier: MIT
#include "replay/cli/dump.h"

#include <inttypes.h>
#include <string.h>

static const char *
element_of(const struct adj_field *field, const void *base, uint32_t index)
{
    return (const char *)base + field->offset + (size_t)index * field->size;
}

static int64_t
number_of(const struct adj_field *field, const char *at)
{
    uint64_t value = 0;
    uint8_t one;
    uint16_t two;
    uint32_t four;
    switch (field->width) {
    case 1:
        memcpy(&one, at, 1);
        return field->is_signed ? (int8_t)one : (int64_t)one;
    case 2:
        memcpy(&two, at, 2);
        return field->is_signed ? (int16_t)two : (int64_t)two;
    case 4:
        memcpy(&four, at, 4);
        return field->is_signed ? (int32_t)four : (int64_t)four;
    default:
        memcpy(&value, at, 8);
        return (int64_t)value;
    }
}

// Elements up to the last that is not all zero.
static uint32_t
used_elements(const struct adj_field *field, const void *base)
{
    uint32_t used = field->count;
    for (; used > 0; used--) {
        const char *at = element_of(field, base, used - 1);
        for (uint32_t byte = 0; byte < field->size; byte++)
            if (at[byte] != 0)
                return used;
    }
    return 0;
}

static void
json_element(struct adj_json *json, const char *key, const struct adj_field *field, const char *at)
{
    if (field->inner)
        adj_dump_json(json, key, field->inner, field->inners, at);
    else
        adj_json_put_number(json, key, number_of(field, at));
}

void
adj_dump_json(struct adj_json *json, const char *key, const struct adj_field *fields, size_t count,
              const void *base)
{
    adj_json_open(json, key, '{');
    for (const struct adj_field *field = fields; field < fields + count; field++) {
        if (field->count == 1) {
            json_element(json, field->name, field, element_of(field, base, 0));
            continue;
        }
        adj_json_open(json, field->name, '[');
        for (uint32_t i = 0; i < used_elements(field, base); i++)
            json_element(json, NULL, field, element_of(field, base, i));
        adj_json_close(json, ']');
    }
    adj_json_close(json, '}');
}

static void
xml_children(FILE *out, const struct adj_field *fields, size_t count, const void *base)
{
    for (const struct adj_field *field = fields; field < fields + count; field++) {
        uint32_t used = field->count == 1 ? 1 : used_elements(field, base);
        for (uint32_t i = 0; i < used; i++) {
            const char *at = element_of(field, base, i);
            fprintf(out, "<%s", field->name);
            if (field->count > 1)
                fprintf(out, " n=\"%" PRIu32 "\"", i);
            fputc('>', out);
            if (field->inner)
                xml_children(out, field->inner, field->inners, at);
            else
                fprintf(out, "%" PRId64, number_of(field, at));
            fprintf(out, "</%s>\n", field->name);
        }
    }
}

void
adj_dump_xml(FILE *out, const char *name, const struct adj_field *fields, size_t count,
             const void *base)
{
    fprintf(out, "<%s>\n", name);
    xml_children(out, fields, count, base);
    fprintf(out, "</%s>\n", name);
}

void
adj_dump_xml_text(FILE *out, const char *text)
{
    for (; *text; text++) {
        switch (*text) {
        case '&':
            fputs("&amp;", out);
            break;
        case '<':
            fputs("&lt;", out);
            break;
        case '>':
            fputs("&gt;", out);
            break;
        case '"':
            fputs("&quot;", out);
            break;
        default:
            fputc(*text, out);
        }
    }
}
