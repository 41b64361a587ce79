// SPDX-License-Identifier: MIT
#include "replay/cli/json.h"

#include <inttypes.h>
#include "replay/cli/output.h"
#include "replay/report.h"

static void
start_value(struct adj_json *json, const char *key)
{
    if (json->more)
        fputc(',', json->out);
    json->more = true;
    if (!key)
        return;
    adj_json_text(key, adj_out_sink, json->out);
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
        adj_json_text(value, adj_out_sink, json->out);
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
