// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_STATUS_H
#define ADJ_ENGINE_STATUS_H

// A status is the result of an operating step: reading, writing, loading. It is never a verdict (a
// rules result, engine/verdict.h) and never a programmer's mistake (assert). The values are gapped
// and pinned: they may be printed and stored, and no value ever changes its meaning.

#include <stddef.h>
#include <stdint.h>

#pragma GCC visibility push(default)

enum adj_status {
    ADJ_OK = 0,
    ADJ_END = 1, // nothing more to read: not a failure

    // Malformed input (exit code 3 of the command).
    ADJ_BAD_SYNTAX = 10,   // text does not follow the grammar
    ADJ_BAD_NAME = 11,     // a name is unknown or ambiguous
    ADJ_BAD_VALUE = 12,    // a number or keyword is outside its range
    ADJ_BAD_POSITION = 13, // a typed position cannot occur
    ADJ_BAD_LIMIT = 14,    // larger than a documented limit
    ADJ_BAD_ENCODING = 15, // not UTF-8, or not the bytes the format asks for
    ADJ_BAD_CHECKSUM = 16, // bytes were changed or cut
    ADJ_BAD_VERSION = 17,  // a newer, incompatible version
    ADJ_BAD_SCHEMA = 18,   // a data file does not follow its schema
    ADJ_BAD_XML = 19,      // not well-formed, or forbidden XML (DOCTYPE, entities, depth)
    ADJ_BAD_RULESET = 20,  // the ruleset a record was made with is not at hand

    // The system's fault (exit code 4 of the command).
    ADJ_SYS_OPEN = 40,
    ADJ_SYS_READ = 41,
    ADJ_SYS_WRITE = 42,
    ADJ_SYS_MEMORY = 43,
    ADJ_SYS_EXISTS = 44, // the output is there already
};

enum { ADJ_MESSAGE_SIZE = 320 };

// An error tells what went wrong and where. `line` and `column` count from 1 and are 0 where the
// input has no lines; `offset` is a byte offset from 0. `message` is one English sentence without
// the place and without a final full stop, on one line; one that is too long is cut behind a whole
// character. The caller owns it; nothing in it has to be freed.
struct adj_error {
    enum adj_status status;
    uint32_t line;
    uint32_t column;
    uint64_t offset;
    char message[ADJ_MESSAGE_SIZE];
};

// The stable code of a status, such as "E-SYNTAX"; "OK" for ADJ_OK. Never NULL.
const char *adj_status_code(enum adj_status status);

// The command's exit code for a status: 0, 3 or 4 (design, "Exit codes").
int adj_status_exit(enum adj_status status);

// Makes one line of whole characters of a text (changed in place, never longer): what it quotes may
// have been cut, or hold ends of lines. Control characters become blanks, parts of characters go.
void adj_line_mend(char *text);

// Fills `error` (may be NULL) with a printf-style message, mended, and returns `status`. Line, column
// and offset are left as they are: set them before or after.
enum adj_status adj_error_set(struct adj_error *error, enum adj_status status, const char *format,
                              ...) __attribute__((format(printf, 3, 4)));

#pragma GCC visibility pop

#endif
