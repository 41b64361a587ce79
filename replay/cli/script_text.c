// SPDX-License-Identifier: MIT
#include "replay/cli/script_text.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_WORD = 16 };

static void
add_line(struct adj_script_text *text, char ***lines, size_t *count, const char *line)
{
    char **grown = realloc(*lines, (*count + 1) * sizeof *grown);
    char *copy = strdup(line);
    if (grown)
        *lines = grown;
    if (grown && copy)
        grown[(*count)++] = copy;
    else
        text->failed = true;
}

// The number after "A: strike", or 0 if the line is no strike.
static uint32_t
struck(const char *line)
{
    uint32_t number = 0;
    const char *colon = strchr(line, ':');
    return colon && sscanf(colon + 1, " strike %" SCNu32, &number) == 1 ? number : 0;
}

static void
add_order(struct adj_script_text *text, const char *line)
{
    if (text->orders == text->capacity) {
        size_t capacity = text->capacity > 0 ? 2 * text->capacity : 64;
        struct adj_script_order *grown = realloc(text->order, capacity * sizeof *grown);
        if (!grown) {
            text->failed = true;
            return;
        }
        text->order = grown;
        text->capacity = capacity;
    }
    struct adj_script_order *order = &text->order[text->orders];
    *order = (struct adj_script_order){
        .line = strdup(line), .strikes = struck(line), .first_expect = text->all_expects};
    if (order->line)
        text->orders++;
    else
        text->failed = true;
}

// Head lines begin with a word of their own, the lines of a position with blanks; an order begins
// with its seat and a colon.
static bool
is_order(const char *line)
{
    size_t seat = strcspn(line, ": \t\n");
    return seat > 0 && seat < FIRST_WORD && line[seat] == ':';
}

void
adj_script_text_add(struct adj_script_text *text, const char *line)
{
    bool expects = strncmp(line, "expect ", 7) == 0;
    if (text->orders > 0 && expects) {
        add_line(text, &text->expect, &text->all_expects, line);
        text->order[text->orders - 1].expects++;
    } else if (is_order(line)) {
        add_order(text, line);
    } else if (!expects && strncmp(line, "formerly ", 9) != 0) {
        add_line(text, &text->head, &text->heads, line);
    }
}

void
adj_script_text_free(struct adj_script_text *text)
{
    for (size_t i = 0; i < text->heads; i++)
        free(text->head[i]);
    for (size_t i = 0; i < text->all_expects; i++)
        free(text->expect[i]);
    for (size_t i = 0; i < text->orders; i++)
        free(text->order[i].line);
    free(text->head);
    free(text->expect);
    free(text->order);
}

void
adj_script_text_unstrike(const struct adj_script_text *text, bool *keep)
{
    for (size_t i = 0; i < text->orders; i++)
        if (text->order[i].strikes > 0)
            for (size_t j = text->order[i].strikes - 1; j <= i; j++)
                keep[j] = false;
}
