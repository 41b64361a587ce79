// SPDX-License-Identifier: MIT
#include "replay/report_text.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include "replay/bytes.h"
#include "replay/report.h"

void
adj_put(adj_text_sink *sink, void *context, const char *format, ...)
{
    char text[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    sink(context, text);
}

// Bytes of the character that a text begins with; 0 if it begins with none (a name of a file can be
// any bytes, and a message can be cut).
static size_t
character(const char *text)
{
    for (size_t size = 1; size <= 4 && text[size - 1] != 0; size++)
        if (adj_utf8_valid(text, size))
            return size;
    return 0;
}

// U+FFFE and U+FFFF are UTF-8, and yet XML does not take them.
static bool
is_no_character(const char *text)
{
    return strncmp(text, "\xef\xbf\xbe", 3) == 0 || strncmp(text, "\xef\xbf\xbf", 3) == 0;
}

static bool
is_plain(const char *text, const char *special)
{
    return (unsigned char)*text >= 0x20 && strchr(special, *text) == NULL && character(text) > 0 &&
           !is_no_character(text);
}

// Hands on runs of plain characters, and what stands for the others one by one.
static void
put_escaped(const char *text, const char *special, const char *(*escape)(char c, char out[8]),
            adj_text_sink *sink, void *context)
{
    char run[256], out[8];
    while (*text != 0) {
        size_t size = 0;
        while (size < sizeof run - 4 && is_plain(text + size, special))
            size += character(text + size);
        memcpy(run, text, size);
        run[size] = 0;
        if (size > 0)
            sink(context, run);
        text += size;
        if (*text == 0 || is_plain(text, special))
            continue;
        bool whole = character(text) > 0 && !is_no_character(text);
        sink(context, whole ? escape(*text, out) : "?");
        text += is_no_character(text) ? 3 : 1;
    }
}

static const char *
json_escape(char c, char out[8])
{
    if (c == '"' || c == '\\')
        snprintf(out, 8, "\\%c", c);
    else if (c == '\n')
        snprintf(out, 8, "\\n");
    else
        snprintf(out, 8, "\\u%04x", (unsigned)(unsigned char)c);
    return out;
}

void
adj_json_text(const char *text, adj_text_sink *sink, void *context)
{
    sink(context, "\"");
    put_escaped(text, "\"\\\x7f", json_escape, sink, context);
    sink(context, "\"");
}

static const char *
xml_escape(char c, char out[8])
{
    if (c == '&')
        return "&amp;";
    if (c == '<')
        return "&lt;";
    if (c == '>')
        return "&gt;";
    if (c == '"')
        return "&quot;";
    snprintf(out, 8, "%s", c == '\t' ? "&#9;" : c == '\n' ? "&#10;" : c == '\r' ? "&#13;" : "?");
    return out;
}

void
adj_xml_text(const char *text, adj_text_sink *sink, void *context)
{
    put_escaped(text, "&<>\"", xml_escape, sink, context);
}

static const char *
plain_escape(char c, char out[8])
{
    (void)c;
    snprintf(out, 8, "?");
    return out;
}

void
adj_plain_text(const char *text, adj_text_sink *sink, void *context)
{
    put_escaped(text, "\x7f", plain_escape, sink, context);
}

void
adj_shell_text(const char *text, adj_text_sink *sink, void *context)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "%+,-./:=@_";
    if (*text == '-')
        sink(context, "./"); // or it would be an option
    if (*text != 0 && text[strspn(text, plain)] == 0) {
        sink(context, text);
        return;
    }
    sink(context, "'");
    while (*text != 0) {
        char run[256];
        size_t size = strcspn(text, "'");
        size = size < sizeof run ? size : sizeof run - 1;
        memcpy(run, text, size);
        run[size] = 0;
        sink(context, run);
        text += size;
        if (*text == '\'')
            sink(context, "'\\''");
        text += *text == '\'';
    }
    sink(context, "'");
}

// What a finding is about decides which command shows it.
static const char *
command_for(enum adj_code code)
{
    switch (code) {
    case ADJ_CODE_INVARIANT:
    case ADJ_CODE_VERDICT:
    case ADJ_CODE_HASH:
    case ADJ_CODE_STATE:
    case ADJ_CODE_EXPECT:
    case ADJ_CODE_REFUSED:
    case ADJ_CODE_CHECKPOINT:
    case ADJ_CODE_EVENTS:
        return "show";
    case ADJ_CODE_UNLISTED:
    case ADJ_CODE_OVERLISTED:
        return "legal";
    case ADJ_CODE_CUT:
    case ADJ_CODE_CHAIN:
    case ADJ_CODE_RULESET:
        break;
    }
    return "verify";
}

void
adj_put_command(const char *path, enum adj_code code, uint32_t order, const char *edition,
                adj_text_sink *sink, void *context)
{
    const char *command = edition != NULL ? "verify" : command_for(code);
    bool before = strcmp(command, "legal") == 0 && order > 0; // the list that the order is not in
    adj_put(sink, context, "adjutant %s ", command);
    if (edition != NULL)
        adj_put(sink, context, "--edition %s ", edition);
    adj_shell_text(path, sink, context);
    if (strcmp(command, "verify") != 0)
        adj_put(sink, context, " --at %" PRIu32, order - before);
}

void
adj_put_error(const struct adj_error *error, adj_text_sink *sink, void *context)
{
    if (error->line > 0)
        adj_put(sink, context, "line %" PRIu32 ", column %" PRIu32 ": ", error->line,
                error->column);
    else if (adj_status_exit(error->status) == 3 && error->offset > 0)
        adj_put(sink, context, "offset %" PRIu64 ": ", error->offset);
    adj_put(sink, context, "%s [%s]", error->message, adj_status_code(error->status));
}

void
adj_json_error(const struct adj_error *error, adj_text_sink *sink, void *context)
{
    adj_put(sink, context, "{\"code\":\"%s\"", adj_status_code(error->status));
    if (error->line > 0)
        adj_put(sink, context, ",\"line\":%" PRIu32 ",\"column\":%" PRIu32, error->line,
                error->column);
    else
        adj_put(sink, context, ",\"offset\":%" PRIu64, error->offset);
    sink(context, ",\"message\":");
    adj_json_text(error->message, sink, context);
    sink(context, "}");
}
