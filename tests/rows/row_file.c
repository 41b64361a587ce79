// SPDX-License-Identifier: MIT
#include "tests/rows/row_file.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "replay/store.h"

enum { ROW_FILE_MAX = 1024 * 1024 };

static bool cut_lines(struct adj_row_file *file);
static bool cut_rows(struct adj_row_file *file);

bool
adj_row_file_read(struct adj_row_file *file, const char *path)
{
    struct adj_error error = {0};
    *file = (struct adj_row_file){.path = path};
    if (adj_store_read(path, ROW_FILE_MAX, &file->text, &error) != ADJ_OK) {
        fprintf(stderr, "%s: %s\n", path, error.message);
        return false;
    }
    adj_bytes_text(&file->text, ""); // so that the last line is ended by a zero byte too
    return !file->text.failed && cut_lines(file) && cut_rows(file);
}

void
adj_row_file_free(struct adj_row_file *file)
{
    free(file->line);
    free(file->row);
    adj_bytes_free(&file->text);
}

static const struct {
    const char *name;
    enum adj_verdict_kind kind;
} kinds[] = {{"refused", ADJ_REFUSED}, {"legal", ADJ_LEGAL}, {"open", ADJ_OPEN}};

enum { KINDS = sizeof kinds / sizeof kinds[0] };

const char *
adj_row_kind_name(enum adj_verdict_kind kind)
{
    for (size_t i = 0; i < KINDS; i++)
        if (kinds[i].kind == kind)
            return kinds[i].name;
    return "?";
}

static bool
cut_lines(struct adj_row_file *file)
{
    char *text = (char *)file->text.data;
    size_t most = 1;
    for (size_t i = 0; i + 1 < file->text.size; i++)
        most += text[i] == '\n' ? 1u : 0u;
    file->line = calloc(most, sizeof *file->line);
    if (file->line == NULL)
        return false;
    while (*text != '\0') {
        size_t length = strcspn(text, "\n");
        bool more = text[length] == '\n';
        text[length] = '\0';
        file->line[file->lines] =
            (struct adj_row_line){.text = text, .number = (uint32_t)file->lines + 1};
        file->lines++;
        text += length + (more ? 1 : 0);
    }
    return true;
}

static bool
is_heading(const char *text)
{
    return strncmp(text, "== ", 3) == 0;
}

static bool
parse_heading(const struct adj_row_line *line, struct adj_row *row)
{
    char kind[16];
    int used = 0;
    if (sscanf(line->text, "== %31s %15[a-z] %n", row->id, kind, &used) < 2)
        return false;
    const char *rest = line->text + used;
    if (*rest == '[') {
        size_t length = strcspn(rest, "]");
        if (rest[length] != ']' || length > sizeof row->editions)
            return false;
        memcpy(row->editions, rest + 1, length - 1);
        rest += length + 1;
    }
    if (*rest != ':')
        return false;
    row->title = rest + 1 + strspn(rest + 1, " ");
    for (size_t i = 0; i < KINDS; i++)
        if (strcmp(kind, kinds[i].name) == 0)
            row->kind = kinds[i].kind;
    return row->kind != 0;
}

static bool
cut_rows(struct adj_row_file *file)
{
    size_t most = 1;
    for (size_t i = 0; i < file->lines; i++)
        most += is_heading(file->line[i].text) ? 1u : 0u;
    file->row = calloc(most, sizeof *file->row);
    if (file->row == NULL)
        return false;
    for (size_t i = 0; i < file->lines; i++) {
        const struct adj_row_line *line = &file->line[i];
        if (!is_heading(line->text)) {
            if (file->rows == 0)
                file->prelude = i + 1;
            else
                file->row[file->rows - 1].count++;
            continue;
        }
        struct adj_row *row = &file->row[file->rows++];
        row->number = line->number;
        row->first = i + 1;
        if (!parse_heading(line, row)) {
            fprintf(stderr, "%s:%" PRIu32 ": not a heading: %s\n", file->path, line->number,
                    line->text);
            return false;
        }
    }
    return true;
}
