// SPDX-License-Identifier: MIT
#include "replay/cli/json.h"

#include <inttypes.h>

static void
put_escaped(FILE *out, const char *text)
{
    fputc('"', out);
    for (; *text; text++) {
        unsigned char byte = (unsigned char)*text;
        if (byte == '"' || byte == '\\')
            fprintf(out, "\\%c", byte);
        else if (byte == '\n')
            fputs("\\n", out);
        else if (byte < 0x20)
            fprintf(out, "\\u%04x", byte);
        else
            fputc(byte, out);
    }
    fputc('"', out);
}

static void
start_value(struct adj_json *json, const char *key)
{
    if (json->more)
        fputc(',', json->out);
    json->more = true;
    if (!key)
        return;
    put_escaped(json->out, key);
    fputc(':', json->out);
}

void
adj_json_open(struct adj_json *json, const char *key, char bracket)
{
    start_value(json, key);
    fputc(bracket, json->out);
    json->more = false;
}

void
adj_json_close(struct adj_json *json, char bracket)
{
    fputc(bracket, json->out);
    json->more = true;
}

void
adj_json_put_text(struct adj_json *json, const char *key, const char *value)
{
    start_value(json, key);
    if (value)
        put_escaped(json->out, value);
    else
        fputs("null", json->out);
}

void
adj_json_put_number(struct adj_json *json, const char *key, int64_t value)
{
    start_value(json, key);
    fprintf(json->out, "%" PRId64, value);
}

void
adj_json_put_bool(struct adj_json *json, const char *key, bool value)
{
    start_value(json, key);
    fputs(value ? "true" : "false", json->out);
}
