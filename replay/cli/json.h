// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_JSON_H
#define ADJ_REPLAY_CLI_JSON_H

// A small JSON writer: commas and escapes are its affair, nesting is the caller's. Output is one
// line without spaces, so that a value is also a line of JSON Lines.

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct adj_json {
    FILE *out;
    bool more; // the next value in this object or array needs a comma before it
};

// `key` is NULL in an array and at the top.
void adj_json_open(struct adj_json *json, const char *key, char bracket);          // '{' or '['
void adj_json_close(struct adj_json *json, char bracket);                          // '}' or ']'
void adj_json_put_text(struct adj_json *json, const char *key, const char *value); // NULL: null
void adj_json_put_number(struct adj_json *json, const char *key, int64_t value);
void adj_json_put_bool(struct adj_json *json, const char *key, bool value);

#endif
