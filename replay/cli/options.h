// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_OPTIONS_H
#define ADJ_REPLAY_CLI_OPTIONS_H

// The options of a command as one table, which both parses the command line and prints the usage,
// so that the two cannot disagree.

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum adj_option_kind {
    ADJ_OPTION_FLAG = 1,   // bool, set to true
    ADJ_OPTION_TEXT = 2,   // const char *, the argument itself
    ADJ_OPTION_NUMBER = 3, // long, 0 or more
    ADJ_OPTION_LIST = 4,   // struct adj_words; the option may be given again
};

enum { ADJ_WORDS_MAX = 8 };

struct adj_words {
    unsigned count;
    const char *word[ADJ_WORDS_MAX];
};

struct adj_option {
    const char *name;     // "--at" or "-o"; NULL ends a table
    const char *argument; // how the usage calls what follows ("N"); NULL for a flag
    const char *help;     // one line
    enum adj_option_kind kind;
    bool required;
    size_t offset; // where in the command's struct of values
};

#define ADJ_OPTION_AT(type, member) .offset = offsetof(struct type, member)

// A command of `adjutant`. `run` gets the words after the command's name.
struct adj_command {
    const char *name;
    const char *files; // the positional arguments as the usage writes them: "FILE", "PATH..."
    int files_min, files_max;
    const char *summary; // one line
    const char *notes;   // further lines for --help, or NULL
    const struct adj_option *options;
    int (*run)(int argc, char **argv);
};

// Every command, ended by a NULL: the only list of them.
extern const struct adj_command *const adj_commands[];

// Reads options into `values` and moves the other words to the front of argv. A lone "-" and all
// that follows "--" are such words; "--name=value" is understood too. Returns how many words are
// left, or -1 after a message on standard error.
int adj_options_parse(const struct adj_command *command, int argc, char **argv, void *values);

// "adjutant judge FILE --order TEXT [--at N]", one line, then a line for each option.
void adj_usage_print(const struct adj_command *command, FILE *out);

#endif
