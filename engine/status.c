// SPDX-License-Identifier: MIT
#include "engine/status.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *
adj_status_code(enum adj_status status)
{
    switch (status) {
    case ADJ_OK:
        return "OK";
    case ADJ_END:
        return "END";
    case ADJ_BAD_SYNTAX:
        return "E-SYNTAX";
    case ADJ_BAD_NAME:
        return "E-NAME";
    case ADJ_BAD_VALUE:
        return "E-VALUE";
    case ADJ_BAD_POSITION:
        return "E-POSITION";
    case ADJ_BAD_LIMIT:
        return "E-LIMIT";
    case ADJ_BAD_ENCODING:
        return "E-ENCODING";
    case ADJ_BAD_CHECKSUM:
        return "E-CHECKSUM";
    case ADJ_BAD_VERSION:
        return "E-VERSION";
    case ADJ_BAD_SCHEMA:
        return "E-SCHEMA";
    case ADJ_BAD_XML:
        return "E-XML";
    case ADJ_BAD_RULESET:
        return "E-RULESET";
    case ADJ_SYS_OPEN:
        return "E-OPEN";
    case ADJ_SYS_READ:
        return "E-READ";
    case ADJ_SYS_WRITE:
        return "E-WRITE";
    case ADJ_SYS_MEMORY:
        return "E-MEMORY";
    case ADJ_SYS_EXISTS:
        return "E-EXISTS";
    }
    return "E-UNKNOWN";
}

int
adj_status_exit(enum adj_status status)
{
    if (status == ADJ_OK || status == ADJ_END)
        return 0;
    return status < ADJ_SYS_OPEN ? 3 : 4;
}

// Where the last character starts if some of its bytes are missing, else `length`.
static size_t
whole_characters(const char *utf8, size_t length)
{
    size_t start = length;
    while (start > 0 && ((unsigned char)utf8[start - 1] & 0xc0) == 0x80)
        start--;
    unsigned char lead = start > 0 ? (unsigned char)utf8[start - 1] : 0;
    size_t size = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    return length + 1 < start + size ? start - 1 : length;
}

// What a message quotes comes from files, and may be cut: it stays one line of whole characters.
static void
make_line(char *message)
{
    size_t length = strlen(message);
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)message[i] < ' ')
            message[i] = ' ';
    message[whole_characters(message, length)] = '\0';
}

enum adj_status
adj_error_set(struct adj_error *error, enum adj_status status, const char *format, ...)
{
    assert(format != NULL);
    if (error == NULL)
        return status;
    error->status = status;
    va_list args;
    va_start(args, format);
    vsnprintf(error->message, sizeof error->message, format, args);
    va_end(args);
    make_line(error->message);
    return status;
}
