// SPDX-License-Identifier: MIT
#include "replay/cli/output.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "replay/cli/commands.h"
#include "replay/world.h"

enum { COLUMNS = 96 };

static bool
wants_colour(void)
{
    const char *no_color = getenv("NO_COLOR");
    const char *term = getenv("TERM");
    bool off = (no_color && *no_color) || !term || strcmp(term, "dumb") == 0;
    return !off && isatty(STDOUT_FILENO);
}

static const char *
escape(enum adj_style style)
{
    switch (style) {
    case ADJ_PLAIN:
        return "";
    case ADJ_STRONG:
        return "\x1b[1m";
    case ADJ_GOOD:
        return "\x1b[1;32m";
    case ADJ_BAD:
        return "\x1b[1;31m";
    case ADJ_DOUBTFUL:
        return "\x1b[1;33m";
    case ADJ_FAINT:
        return "\x1b[2m";
    }
    return "";
}

void
adj_out_styled(enum adj_style style, const char *text)
{
    if (style == ADJ_PLAIN || !wants_colour())
        fputs(text, stdout);
    else
        printf("%s%s\x1b[0m", escape(style), text);
}

// Columns of the first `size` bytes: a character of the rulebooks' Japanese headings takes two.
static unsigned
columns(const char *text, size_t size)
{
    unsigned count = 0;
    for (size_t i = 0; i < size; i++) {
        unsigned char byte = (unsigned char)text[i];
        if (byte < 0x80 || (byte >= 0xc0 && byte < 0xe0))
            count++;
        else if (byte >= 0xe3)
            count += 2;
        else if (byte >= 0xe0)
            count++;
    }
    return count;
}

void
adj_out_wrapped(unsigned indent, const char *text)
{
    unsigned column = indent;
    bool first = true;
    while (*text) {
        size_t size = strcspn(text, " ");
        unsigned width = columns(text, size);
        if (!first && column + 1 + width > COLUMNS) {
            printf("\n%*s", (int)indent, "");
            column = indent;
        } else if (!first) {
            putchar(' ');
            column++;
        }
        fwrite(text, 1, size, stdout);
        column += width;
        first = false;
        text += size;
        text += *text == ' ';
    }
    putchar('\n');
}

void
adj_out_sink(void *context, const char *text)
{
    fputs(text, context);
}

void
adj_out_indented(void *context, const char *text)
{
    struct adj_indented *lines = context;
    for (; *text; text++) {
        if (!lines->inside && *text != '\n')
            printf("%*s", (int)lines->indent, "");
        putchar(*text);
        lines->inside = *text != '\n';
    }
}

static void
print_place(const char *file, const struct adj_error *error)
{
    fprintf(stderr, "%s", strcmp(file, "-") == 0 ? "standard input" : file);
    if (error->line > 0)
        fprintf(stderr, ":%" PRIu32, error->line);
    if (error->line > 0 && error->column > 0)
        fprintf(stderr, ":%" PRIu32, error->column);
    if (error->line == 0 && error->offset > 0)
        fprintf(stderr, ": byte %" PRIu64, error->offset);
    fputs(": ", stderr);
}

int
adj_out_error(const char *file, const struct adj_error *error)
{
    struct adj_error placed = *error;
    const char *at_fault = adj_world_error_file(&placed);
    int code = adj_status_exit(error->status);
    if (*at_fault)
        file = at_fault;
    fputs("adjutant: ", stderr);
    if (code == ADJ_EXIT_MALFORMED)
        print_place(file, &placed);
    else if (!strstr(error->message, file)) // the system's name the file, and a line means nothing
        print_place(file, &(struct adj_error){0});
    fprintf(stderr, "%s [%s]\n", error->message, adj_status_code(error->status));
    return code;
}

bool
adj_out_open(void)
{
    return fflush(stdout) == 0 && !ferror(stdout);
}
