// SPDX-License-Identifier: MIT
#include "replay/cli/options.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct parse {
    const struct adj_command *command;
    char *base; // the command's values
    bool given[32];
};

static int parse_option(struct parse *parse, int argc, char **argv, int at);
static bool all_there(const struct parse *parse, int words);

int
adj_options_parse(const struct adj_command *command, int argc, char **argv, void *values)
{
    struct parse parse = {.command = command, .base = values};
    int words = 0;
    for (int at = 0; at < argc;) {
        if (strcmp(argv[at], "--") == 0) {
            while (++at < argc)
                argv[words++] = argv[at];
        } else if (argv[at][0] != '-' || argv[at][1] == '\0') {
            argv[words++] = argv[at++];
        } else {
            int used = parse_option(&parse, argc, argv, at);
            if (used < 0)
                return -1;
            at += used;
        }
    }
    return all_there(&parse, words) ? words : -1;
}

static int
complain(const struct adj_command *command, const char *what, const char *word)
{
    fprintf(stderr, "adjutant %s: %s%s%s\n", command->name, what, *word ? " " : "", word);
    fprintf(stderr, "Try `adjutant %s --help`.\n", command->name);
    return -1;
}

static const struct adj_option *
find_option(const struct adj_command *command, const char *word, size_t length)
{
    for (const struct adj_option *option = command->options; option->name; option++)
        if (strlen(option->name) == length && memcmp(option->name, word, length) == 0)
            return option;
    return NULL;
}

static bool
read_number(const char *text, long *number)
{
    char *end;
    errno = 0;
    *number = strtol(text, &end, 10);
    return *text >= '0' && *text <= '9' && *end == '\0' && errno == 0;
}

static bool
add_word(struct adj_words *words, const char *text)
{
    if (words->count == ADJ_WORDS_MAX)
        return false;
    words->word[words->count++] = text;
    return true;
}

static bool
store(const struct adj_option *option, char *base, const char *text)
{
    void *place = base + option->offset;
    switch (option->kind) {
    case ADJ_OPTION_FLAG:
        *(bool *)place = true;
        return true;
    case ADJ_OPTION_TEXT:
        *(const char **)place = text;
        return true;
    case ADJ_OPTION_NUMBER:
        return read_number(text, place);
    case ADJ_OPTION_LIST:
        return add_word(place, text);
    }
    return false;
}

// Returns how many words of argv the option took, or -1.
static int
parse_option(struct parse *parse, int argc, char **argv, int at)
{
    const struct adj_command *command = parse->command;
    bool brief = argv[at][1] != '-'; // "-j4" is "-j 4"
    size_t length = brief ? 2 : strcspn(argv[at], "=");
    const struct adj_option *option = find_option(command, argv[at], length);
    const char *behind = argv[at] + length;
    const char *text = *behind != '\0' ? behind + (*behind == '=') : NULL;
    int used = 1;
    if (!option)
        return complain(command, "no such option:", argv[at]);
    if (option->kind == ADJ_OPTION_FLAG && text)
        return complain(command, "takes no value:", option->name);
    if (option->kind != ADJ_OPTION_FLAG && !text) {
        if (at + 1 >= argc)
            return complain(command, "a value is missing after", option->name);
        text = argv[at + 1];
        used = 2;
    }
    if (!store(option, parse->base, text))
        return complain(command,
                        option->kind == ADJ_OPTION_LIST ? "too many:" : "not a number:", text);
    parse->given[option - command->options] = true;
    return used;
}

static bool
all_there(const struct parse *parse, int words)
{
    const struct adj_command *command = parse->command;
    for (const struct adj_option *option = command->options; option->name; option++)
        if (option->required && !parse->given[option - command->options])
            return complain(command, "needs", option->name) == 0;
    if (words < command->files_min)
        return complain(command, "needs", command->files) == 0;
    if (words > command->files_max)
        return complain(command, "too many words on the command line", "") == 0;
    return true;
}

static void
print_synopsis(const struct adj_option *option, FILE *out)
{
    const char *space = option->argument ? " " : "";
    const char *argument = option->argument ? option->argument : "";
    if (option->required)
        fprintf(out, " %s%s%s", option->name, space, argument);
    else
        fprintf(out, " [%s%s%s]%s", option->name, space, argument,
                option->kind == ADJ_OPTION_LIST ? "..." : "");
}

void
adj_usage_print(const struct adj_command *command, FILE *out)
{
    fprintf(out, "usage: adjutant %s", command->name);
    for (const struct adj_option *option = command->options; option->name; option++)
        print_synopsis(option, out);
    fprintf(out, "%s%s\n\n%s.\n", *command->files ? " " : "", command->files, command->summary);
    if (command->options->name)
        fputs("\n", out);
    for (const struct adj_option *option = command->options; option->name; option++) {
        char left[64];
        snprintf(left, sizeof left, "%s %s", option->name,
                 option->argument ? option->argument : "");
        fprintf(out, "  %-27s %s\n", left, option->help);
    }
    if (command->notes)
        fprintf(out, "\n%s", command->notes);
}
