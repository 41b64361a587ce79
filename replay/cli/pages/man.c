// SPDX-License-Identifier: MIT
// Man pages, in the man macros of roff.

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include "replay/cli/help.h"
#include "replay/cli/pages/pages.h"

// Text as roff shows it: a hyphen can be copied, and what stands between backquotes is bold.
static void
put(const char *text)
{
    bool bold = false;
    for (; *text; text++) {
        if (*text == '`') {
            bold = !bold;
            fputs(bold ? "\\fB" : "\\fR", stdout);
        } else if (*text == '-') {
            fputs("\\-", stdout);
        } else if (*text == '\\') {
            fputs("\\e", stdout);
        } else {
            putchar(*text);
        }
    }
}

static void
put_capitals(const char *text)
{
    for (; *text; text++)
        printf(*text == '-' ? "\\-" : "%c", toupper((unsigned char)*text));
}

// One line of running text: what begins with a blank stands as it is, an empty one parts
// paragraphs.
static void
put_line(const char *line, size_t length)
{
    char text[256];
    snprintf(text, sizeof text, "%.*s", (int)length, line);
    if (length == 0) {
        puts(".PP");
        return;
    }
    if (text[0] == ' ')
        puts(".nf");
    fputs(text[0] == '.' || text[0] == '\'' ? "\\&" : "", stdout);
    put(text);
    putchar('\n');
    if (text[0] == ' ')
        puts(".fi");
}

static void
put_lines(const char *lines)
{
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        put_line(lines, length);
        lines += length + (lines[length] == '\n');
    }
}

static void
put_title(const char *name, const char *phrase)
{
    printf(".\\\" Made from the table of commands; do not edit.\n.TH ");
    put_capitals(name);
    printf(" 1 \"\" \"Adjutant " ADJ_VERSION "\" \"Adjutant\"\n.nh\n.ad l\n.SH NAME\n");
    put(name);
    fputs(" \\- ", stdout);
    for (const char *at = phrase; *at; at++)
        putchar(*at == '\n' ? ' ' : at == phrase ? tolower((unsigned char)*at) : *at);
    putchar('\n');
}

static void
put_option_name(const struct adj_option *option)
{
    fputs("\\fB", stdout);
    put(option->name);
    fputs("\\fR", stdout);
    if (!option->argument)
        return;
    fputs(" \\fI", stdout);
    put(option->argument);
    fputs("\\fR", stdout);
}

static void
put_synopsis(const struct adj_command *command)
{
    printf(".SH SYNOPSIS\n.B adjutant ");
    put(command->name);
    putchar('\n');
    for (const struct adj_option *option = command->options; option->name; option++) {
        fputs(option->required ? "" : "[", stdout);
        put_option_name(option);
        printf("%s%s\n", option->required ? "" : "]", option->kind == ADJ_OPTION_LIST ? "..." : "");
    }
    if (*command->files)
        printf(".I %s\n", command->files);
}

static void
put_options(const struct adj_command *command)
{
    if (command->options->name)
        puts(".SH OPTIONS");
    for (const struct adj_option *option = command->options; option->name; option++) {
        puts(".TP");
        put_option_name(option);
        putchar('\n');
        put_line(option->help, strlen(option->help));
    }
}

// All pages but that of `but` (NULL: but the overview).
static void
put_see_also(const struct adj_command *but)
{
    puts(".SH SEE ALSO");
    if (but)
        puts(".BR adjutant (1),");
    for (const struct adj_command *const *row = adj_commands; *row; row++)
        if (*row != but) {
            fputs(".BR adjutant\\-", stdout);
            put((*row)->name);
            puts(" (1),");
        }
    puts("and ORDERS.md, LIVE.md and FORMAT.md in the documentation of Adjutant.");
}

static void
put_summary(const char *summary)
{
    put(summary);
    puts(".");
}

void
adj_page_command(const struct adj_command *row)
{
    char name[64];
    snprintf(name, sizeof name, "adjutant-%s", row->name);
    put_title(name, row->summary);
    put_synopsis(row);
    puts(".SH DESCRIPTION");
    put_summary(row->summary);
    if (row->notes) {
        puts(".PP");
        put_lines(row->notes);
    }
    put_options(row);
    put_see_also(row);
}

static void
put_commands(void)
{
    puts(".SH COMMANDS");
    for (const struct adj_command *const *row = adj_commands; *row; row++) {
        fputs(".TP\n.B ", stdout);
        put((*row)->name);
        putchar('\n');
        put_summary((*row)->summary);
    }
}

static void
put_exits(void)
{
    puts(".SH EXIT STATUS");
    for (int code = 0; adj_help_exits[code]; code++)
        printf(".TP\n.B %d\n%s\n", code, adj_help_exits[code]);
}

static void
put_environment(void)
{
    puts(".SH ENVIRONMENT");
    for (const struct adj_help_variable *row = adj_help_environment; row->name; row++) {
        printf(".TP\n.B %s\n", row->name);
        put(row->meaning);
        putchar('\n');
    }
}

void
adj_page_overview(void)
{
    put_title("adjutant", adj_help_purpose);
    puts(".SH SYNOPSIS\n.B adjutant\n\\fICOMMAND\\fR ...\n.br\n.B adjutant\n\\fB\\-\\-help\\fR | "
         "\\fB\\-\\-version\\fR\n.SH DESCRIPTION\n.B adjutant");
    put_summary(adj_help_purpose);
    puts(".PP");
    put_lines(adj_help_files);
    put_commands();
    put_exits();
    put_environment();
    put_see_also(NULL);
}
