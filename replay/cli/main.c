// SPDX-License-Identifier: MIT
// The command: finds the row of the table that is asked for and runs it.

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include "replay/cli/commands.h"
#include "replay/cli/help.h"

static int dispatch(int argc, char **argv);
static int close_output(int code);

int
main(int argc, char **argv)
{
    // A closed pipe is a failed write, so that a record being written is still closed in order.
    signal(SIGPIPE, SIG_IGN);
    return close_output(dispatch(argc, argv));
}

static const struct adj_command *
find_command(const char *name)
{
    for (const struct adj_command *const *row = adj_commands; *row; row++)
        if (strcmp((*row)->name, name) == 0)
            return *row;
    return NULL;
}

static bool
asks_for_help(int argc, char **argv)
{
    for (int i = 0; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            return true;
    return false;
}

static int
run_command(int argc, char **argv)
{
    const struct adj_command *command = find_command(argv[0]);
    if (!command) {
        fprintf(stderr, "adjutant: no such command: %s\nTry `adjutant --help`.\n", argv[0]);
        return ADJ_EXIT_USAGE;
    }
    if (asks_for_help(argc, argv)) {
        adj_usage_print(command, stdout);
        return ADJ_EXIT_WELL;
    }
    return command->run(argc - 1, argv + 1);
}

static int
dispatch(int argc, char **argv)
{
    if (argc < 2) {
        adj_help_print(stderr);
        return ADJ_EXIT_USAGE;
    }
    if (strcmp(argv[1], "--version") == 0) {
        puts("adjutant " ADJ_VERSION);
        return ADJ_EXIT_WELL;
    }
    bool help = strcmp(argv[1], "help") == 0;
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 || (help && argc == 2)) {
        adj_help_print(stdout);
        return ADJ_EXIT_WELL;
    }
    static char help_word[] = "--help"; // `adjutant help judge` is `adjutant judge --help`
    char *words[] = {argv[2], help_word};
    return help ? run_command(2, words) : run_command(argc - 1, argv + 1);
}

static int
close_output(int code)
{
    errno = 0;
    if (fflush(stdout) == 0 && !ferror(stdout))
        return code;
    if (errno != EPIPE && errno != 0)
        fprintf(stderr, "adjutant: cannot write to standard output: %s\n", strerror(errno));
    return ADJ_EXIT_SYSTEM;
}
