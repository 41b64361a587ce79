// SPDX-License-Identifier: MIT
#ifndef ADJ_TESTS_ROWS_ROW_FILE_H
#define ADJ_TESTS_ROWS_ROW_FILE_H

// A row file cut into rows: a prelude, then rows that each begin with a heading
//     == FS-DECL-4 refused [japanese]: a Direct attack from a Tasked ship
// The text stays one block; lines are pieces of it, so that a fault can be told by its line number.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "engine/verdict.h"
#include "replay/bytes.h"

struct adj_row_line {
    const char *text; // ended by a zero byte
    uint32_t number;  // from 1
};

struct adj_row {
    char id[32];
    enum adj_verdict_kind kind;
    char editions[64]; // "" : all
    const char *title;
    uint32_t number;     // line of its heading
    size_t first, count; // of its lines
};

struct adj_row_file {
    const char *path;
    struct adj_bytes text;
    struct adj_row_line *line;
    struct adj_row *row;
    size_t lines, rows, prelude; // the prelude is the first `prelude` lines
};

// Reads a row file. False after a message on standard error.
bool adj_row_file_read(struct adj_row_file *file, const char *path);
void adj_row_file_free(struct adj_row_file *file);

// "refused", "legal" or "open".
const char *adj_row_kind_name(enum adj_verdict_kind kind);

#endif
