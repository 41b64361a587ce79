// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_HELP_H
#define ADJ_REPLAY_CLI_HELP_H

// What the command says of itself as a whole. `adjutant --help` and the man page are made of it and
// of the table of commands.

#include <stdio.h>

extern const char adj_help_purpose[]; // a phrase
extern const char adj_help_files[];   // what FILE stands for: lines, each with its end

// What each exit code means, by its number; ended by NULL.
extern const char *const adj_help_exits[];

// The environment variables that count; ended by a NULL name.
struct adj_help_variable {
    const char *name, *meaning;
};
extern const struct adj_help_variable adj_help_environment[];

void adj_help_print(FILE *out);

#endif
