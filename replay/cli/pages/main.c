// SPDX-License-Identifier: MIT
// Writes one page: man, man NAME, bash, zsh or fish. The build takes the names from those of the
// files, cmd_NAME.c, so that it needs no list of its own.

#include <stdio.h>
#include <string.h>
#include "replay/cli/pages/pages.h"

static bool
write_command(const char *name)
{
    for (const struct adj_command *const *row = adj_commands; *row; row++)
        if (strcmp((*row)->name, name) == 0) {
            adj_page_command(*row);
            return true;
        }
    fprintf(stderr, "there is no command %s: a file cmd_NAME.c holds the command NAME\n", name);
    return false;
}

static bool
write_page(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*write)(void);
    } pages[] = {{"man", adj_page_overview},
                 {"bash", adj_page_bash},
                 {"zsh", adj_page_zsh},
                 {"fish", adj_page_fish}};
    if (argc == 3 && strcmp(argv[1], "man") == 0)
        return write_command(argv[2]);
    for (size_t i = 0; argc == 2 && i < sizeof pages / sizeof pages[0]; i++)
        if (strcmp(argv[1], pages[i].name) == 0) {
            pages[i].write();
            return true;
        }
    fputs("usage: adjutant-pages man [NAME] | bash | zsh | fish\n", stderr);
    return false;
}

int
main(int argc, char **argv)
{
    bool written = write_page(argc, argv);
    return written && fflush(stdout) == 0 && !ferror(stdout) ? 0 : 2;
}
