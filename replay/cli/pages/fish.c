// SPDX-License-Identifier: MIT
// Completion for fish.

#include <stdio.h>
#include "replay/cli/pages/pages.h"

// "-F", "-x -a 'text json'" or nothing but that a word follows.
static void
put_offer(const char *name)
{
    char words[ADJ_OFFER_SIZE];
    switch (adj_offer(name, words)) {
    case ADJ_OFFER_NOTHING:
        fputs(" -x", stdout);
        break;
    case ADJ_OFFER_FILES:
        fputs(" -r -F", stdout);
        break;
    case ADJ_OFFER_WORDS:
        printf(" -x -a '%s'", words);
        break;
    case ADJ_OFFER_CLAUSES:
        fputs(" -x -a '(__adjutant_clauses)'", stdout);
        break;
    }
}

static void
put_start(const struct adj_command *row)
{
    printf("complete -c adjutant -n '__fish_seen_subcommand_from %s'", row->name);
}

static void
put_command(const struct adj_command *row)
{
    printf("complete -c adjutant -n __fish_use_subcommand -a %s -d ", row->name);
    adj_quoted(row->summary);
    putchar('\n');
    for (const struct adj_option *option = row->options; option->name; option++) {
        bool brief = option->name[1] != '-';
        put_start(row);
        printf(" %s %s", brief ? "-s" : "-l", option->name + (brief ? 1 : 2));
        if (option->argument)
            put_offer(option->argument);
        fputs(" -d ", stdout);
        adj_quoted(option->help);
        putchar('\n');
    }
    if (!*row->files)
        return;
    char words[ADJ_OFFER_SIZE];
    put_start(row);
    puts(adj_offer(row->files, words) == ADJ_OFFER_CLAUSES ? " -a '(__adjutant_clauses)'" : " -F");
}

void
adj_page_fish(void)
{
    printf("# Completion of adjutant for fish. Made from the table of commands; do not edit.\n"
           "function __adjutant_clauses\n    %s\nend\n"
           "complete -c adjutant -f\n"
           "complete -c adjutant -n __fish_use_subcommand -l version -d 'Tell the version'\n"
           "complete -c adjutant -l help -d 'Tell about the command'\n",
           adj_clauses_command);
    for (const struct adj_command *const *row = adj_commands; *row; row++)
        put_command(*row);
    fputs("complete -c adjutant -n __fish_use_subcommand -a help -d 'Tells about a command'\n"
          "complete -c adjutant -n '__fish_seen_subcommand_from help' -a '",
          stdout);
    for (const struct adj_command *const *row = adj_commands; *row; row++)
        printf("%s ", (*row)->name);
    puts("'");
}
