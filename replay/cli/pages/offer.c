// SPDX-License-Identifier: MIT
#include <stdio.h>
#include <string.h>
#include "engine/game.h"
#include "replay/cli/pages/pages.h"

const char adj_clauses_command[] = "adjutant clauses 2>/dev/null | grep -o \"^[A-Z][A-Z0-9-]*\"";

static void
add(char words[ADJ_OFFER_SIZE], const char *word, size_t length)
{
    size_t used = strlen(words);
    snprintf(words + used, ADJ_OFFER_SIZE - used, "%s%.*s", used > 0 ? " " : "", (int)length, word);
}

static void
add_games(char words[ADJ_OFFER_SIZE])
{
    for (const struct adj_game *const *game = adj_games; *game; game++)
        add(words, (*game)->name, strlen((*game)->name));
}

static void
add_editions(char words[ADJ_OFFER_SIZE])
{
    for (const struct adj_game *const *game = adj_games; *game; game++)
        for (const char *const *edition = (*game)->editions; *edition; edition++)
            add(words, *edition, strlen(*edition));
}

static bool
is(const char *part, size_t length, const char *name)
{
    return strlen(name) == length && strncmp(part, name, length) == 0;
}

// "FILE", "PATH...", "DIR" or a name with an ending, such as "OUT.adj".
static bool
is_file(const char *name)
{
    const char *dot = strchr(name, '.');
    bool ending = dot && dot[1] >= 'a' && dot[1] <= 'z';
    return ending || strstr(name, "FILE") || strstr(name, "PATH") || strstr(name, "DIR");
}

enum adj_offer
adj_offer(const char *name, char words[ADJ_OFFER_SIZE])
{
    words[0] = '\0';
    if (strstr(name, "ID"))
        return ADJ_OFFER_CLAUSES;
    if (is_file(name))
        return ADJ_OFFER_FILES;
    for (const char *part = name; *part; part += *part == '|') {
        size_t length = strcspn(part, "|");
        if (is(part, length, "E"))
            add_editions(words);
        else if (is(part, length, "G"))
            add_games(words);
        else if (*part >= 'a' && *part <= 'z')
            add(words, part, length);
        part += length;
    }
    return words[0] ? ADJ_OFFER_WORDS : ADJ_OFFER_NOTHING;
}

void
adj_quoted(const char *text)
{
    putchar('\'');
    for (; *text; text++)
        printf(*text == '\'' ? "'\\''" : "%c", *text);
    putchar('\'');
}
