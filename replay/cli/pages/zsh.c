// SPDX-License-Identifier: MIT
// Completion for zsh.

#include <stdio.h>
#include "replay/cli/pages/pages.h"

// ":N:" and what is offered for it, inside the single quotes of a specification.
static void
put_offer(const char *name)
{
    char words[ADJ_OFFER_SIZE];
    fputc(':', stdout);
    for (const char *at = name; *at; at++)
        printf("%s%c", *at == ':' || *at == '[' || *at == ']' ? "\\" : "", *at);
    fputc(':', stdout);
    switch (adj_offer(name, words)) {
    case ADJ_OFFER_NOTHING:
        break;
    case ADJ_OFFER_FILES:
        fputs("_files", stdout);
        break;
    case ADJ_OFFER_WORDS:
        printf("(%s)", words);
        break;
    case ADJ_OFFER_CLAUSES:
        fputs("_adjutant_clauses", stdout);
        break;
    }
}

static void
put_option(const struct adj_option *option)
{
    bool brief = option->name[1] != '-';
    const char *join = option->kind == ADJ_OPTION_FLAG ? "" : brief ? "+" : "=";
    printf(" \\\n            %s'%s%s[", option->kind == ADJ_OPTION_LIST ? "\\*" : "", option->name,
           join);
    for (const char *at = option->help; *at; at++)
        if (*at == '\'')
            fputs("'\\''", stdout);
        else
            printf("%s%c", *at == '[' || *at == ']' ? "\\" : "", *at);
    fputc(']', stdout);
    if (option->argument)
        put_offer(option->argument);
    fputc('\'', stdout);
}

static void
put_command(const struct adj_command *row)
{
    printf("        %s)\n            _arguments", row->name);
    for (const struct adj_option *option = row->options; option->name; option++)
        put_option(option);
    fputs(" \\\n            '--help[tell about this command]'", stdout);
    if (*row->files) {
        fputs(" \\\n            '*", stdout);
        put_offer(row->files);
        fputc('\'', stdout);
    }
    puts(" ;;");
}

void
adj_page_zsh(void)
{
    printf("#compdef adjutant\n"
           "# Completion of adjutant for zsh. Made from the table of commands; do not edit.\n"
           "_adjutant_clauses() {\n"
           "    local -a ids\n"
           "    ids=(${(f)\"$(%s)\"})\n"
           "    _describe clause ids\n"
           "}\n"
           "_adjutant() {\n"
           "    local curcontext=$curcontext state line\n"
           "    local -a commands\n"
           "    commands=(",
           adj_clauses_command);
    for (const struct adj_command *const *row = adj_commands; *row; row++) {
        printf("\n        %s:", (*row)->name);
        adj_quoted((*row)->summary);
    }
    puts("\n        help:'Tells about a command')\n"
         "    _arguments -C '--help[tell about the commands]' '--version[tell the version]' \\\n"
         "        '1:command:->command' '*::argument:->argument'\n"
         "    case $state in\n"
         "    command) _describe command commands ;;\n"
         "    argument)\n"
         "        case $words[1] in");
    for (const struct adj_command *const *row = adj_commands; *row; row++)
        put_command(*row);
    puts("        help) _describe command commands ;;\n"
         "        esac ;;\n"
         "    esac\n"
         "}\n"
         "_adjutant \"$@\"");
}
