// SPDX-License-Identifier: MIT
// Completion for bash.

#include <stdio.h>
#include "replay/cli/pages/pages.h"

static void
put_offer(const char *name)
{
    char words[ADJ_OFFER_SIZE];
    switch (adj_offer(name, words)) {
    case ADJ_OFFER_NOTHING:
        fputs("return", stdout);
        break;
    case ADJ_OFFER_FILES:
        fputs("files=1", stdout);
        break;
    case ADJ_OFFER_WORDS:
        printf("words='%s'", words);
        break;
    case ADJ_OFFER_CLAUSES:
        printf("words=$(%s)", adj_clauses_command);
        break;
    }
}

static void
put_command(const struct adj_command *row)
{
    printf("    %s)\n        case $before in\n", row->name);
    for (const struct adj_option *option = row->options; option->name; option++) {
        if (option->kind == ADJ_OPTION_FLAG)
            continue;
        printf("        %s) ", option->name);
        put_offer(option->argument);
        puts(" ;;");
    }
    fputs("        *) if [[ $now == -* ]]; then words='", stdout);
    for (const struct adj_option *option = row->options; option->name; option++)
        printf("%s ", option->name);
    fputs("--help'; else ", stdout);
    put_offer(row->files);
    puts("; fi ;;\n        esac ;;");
}

static void
put_names(void)
{
    for (const struct adj_command *const *row = adj_commands; *row; row++)
        printf("%s ", (*row)->name);
}

void
adj_page_bash(void)
{
    puts(
        "# Completion of adjutant for bash. Made from the table of commands; do not edit.\n"
        "_adjutant() {\n"
        "    local now=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words= files=\n"
        "    COMPREPLY=()\n"
        "    if [[ $now == '=' ]]; then # \"--format=\" comes as two words, its value as a third\n"
        "        now=\n"
        "    elif [[ $before == '=' ]]; then\n"
        "        before=${COMP_WORDS[COMP_CWORD-2]}\n"
        "    fi\n"
        "    if ((COMP_CWORD == 1)); then");
    fputs("        words='", stdout);
    put_names();
    puts("help --help --version'\n"
         "    else case ${COMP_WORDS[1]} in");
    for (const struct adj_command *const *row = adj_commands; *row; row++)
        put_command(*row);
    fputs("    help) words='", stdout);
    put_names();
    puts("' ;;\n"
         "    esac; fi\n"
         "    if [[ $files ]]; then\n"
         "        compopt -o default # file names are the shell's own affair\n"
         "    else\n"
         "        COMPREPLY=($(compgen -W \"$words\" -- \"$now\"))\n"
         "    fi\n"
         "}\n"
         "complete -F _adjutant adjutant");
}
