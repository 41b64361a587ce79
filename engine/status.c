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

// How many bytes the character that begins here has; 0 if some of them are missing, or it is none.
static size_t
character_size(const char *at)
{
    unsigned char lead = (unsigned char)*at;
    size_t size = lead < 0x80 ? 1 : lead < 0xc0 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    for (size_t i = 1; i < size; i++)
        if (((unsigned char)at[i] & 0xc0) != 0x80)
            return 0;
    return size;
}

void
adj_line_mend(char *text)
{
    char *out = text;
    for (const char *at = text; *at != '\0';) {
        size_t size = character_size(at);
        if ((unsigned char)*at < ' ')
            *out++ = ' ';
        else
            for (size_t i = 0; i < size; i++)
                *out++ = at[i];
        at += size > 0 ? size : 1;
    }
    *out = '\0';
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
    adj_line_mend(error->message);
    return status;
}
