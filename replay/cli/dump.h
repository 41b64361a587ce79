// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_DUMP_H
#define ADJ_REPLAY_CLI_DUMP_H

// A state for machines, made from the game's description of its fields alone: nested as the fields
// are, numbers as they are. Elements of an array that are zero to its end are left out.

#include "engine/field.h"
#include "replay/cli/json.h"

// An object member `key` with one member a field.
void adj_dump_json(struct adj_json *json, const char *key, const struct adj_field *fields,
                   size_t count, const void *base);

// An element `name` with one child a field; elements of an array have an attribute n, from 0.
void adj_dump_xml(FILE *out, const char *name, const struct adj_field *fields, size_t count,
                  const void *base);

// Text with the characters of XML escaped.
void adj_dump_xml_text(FILE *out, const char *text);

#endif
