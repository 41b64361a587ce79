// SPDX-License-Identifier: MIT
// adjutant shrink: the smallest list of orders that still shows a refusal or a finding.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "replay/cli/commands.h"
#include "replay/cli/output.h"
#include "replay/cli/shrink.h"
#include "replay/cli/symptom.h"
#include "replay/notate.h"
#include "replay/store.h"
#include "replay/world.h"

struct values {
    const char *until;
    const char *output;
};

static const struct adj_option options[] = {
    {.name = "--until",
     .argument = "ID",
     .required = true,
     .help = "a clause that refuses, a broken invariant, or a finding's code",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, until)},
    {.name = "-o",
     .argument = "OUT.orders",
     .help = "write there instead of standard output",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, output)},
    {0},
};

static int run(int argc, char **argv);

const struct adj_command adj_cmd_shrink = {
    .name = "shrink",
    .files = "FILE",
    .files_min = 1,
    .files_max = 1,
    .summary = "Finds the smallest list of orders that still shows a refusal or a finding",
    .notes = "It only takes orders out. Exit code 1: the file never shows it.\n",
    .options = options,
    .run = run,
};

static int read_text(const char *file, struct adj_script_text *text, const struct adj_game **game);
static int shrink_text(const char *file, struct adj_script_text *text,
                       const struct adj_symptom *symptom, const char *output);

static int
run(int argc, char **argv)
{
    struct values values = {0};
    struct adj_script_text text = {0};
    struct adj_symptom symptom;
    const struct adj_game *game;
    if (adj_options_parse(&adj_cmd_shrink, argc, argv, &values) < 0)
        return ADJ_EXIT_USAGE;
    if (values.output && adj_store_exists(values.output)) {
        fprintf(stderr, "adjutant: %s: is there already [E-EXISTS]\n", values.output);
        return ADJ_EXIT_SYSTEM;
    }
    int code = read_text(argv[0], &text, &game);
    if (code == 0 && !adj_symptom_find(&symptom, game, values.until)) {
        fprintf(stderr, "adjutant shrink: %s is neither a clause nor a finding's code\n",
                values.until);
        code = ADJ_EXIT_USAGE;
    }
    if (code == 0)
        code = shrink_text(argv[0], &text, &symptom, values.output);
    adj_script_text_free(&text);
    return code;
}

static void
collect(void *context, const char *text)
{
    adj_bytes_put(context, text, strlen(text));
}

static void
split_lines(const struct adj_bytes *bytes, struct adj_script_text *text)
{
    const char *line = (const char *)bytes->data, *end = line + bytes->size;
    while (line < end) {
        const char *stop = memchr(line, '\n', (size_t)(end - line));
        size_t size = stop ? (size_t)(stop - line) + 1 : (size_t)(end - line);
        char *copy = strndup(line, size);
        if (copy)
            adj_script_text_add(text, copy);
        else
            text->failed = true;
        free(copy);
        line += size;
    }
}

static int
read_text(const char *file, struct adj_script_text *text, const struct adj_game **game)
{
    struct adj_player_options player_options = {.edition = ADJ_EDITION_AS_RECORDED};
    struct adj_error error = {0};
    struct adj_player player;
    if (adj_player_open(&player, &adj_world, &player_options, file, &error) != ADJ_OK)
        return adj_out_error(file, &error);
    *game = player.session.game;
    adj_store_folder(file, text->folder, sizeof text->folder);
    struct adj_bytes bytes = {0};
    enum adj_status status = adj_notate(&player, collect, &bytes, &error);
    adj_player_close(&player);
    text->failed = bytes.failed;
    if (status == ADJ_OK && !bytes.failed)
        split_lines(&bytes, text);
    adj_bytes_free(&bytes);
    if (status != ADJ_OK)
        return adj_out_error(file, &error);
    if (!text->failed)
        return 0;
    fputs("adjutant shrink: no memory [E-MEMORY]\n", stderr);
    return ADJ_EXIT_SYSTEM;
}

struct search {
    const struct adj_script_text *text;
    const struct adj_symptom *symptom;
};

static bool
still_shows(void *context, const bool *keep, size_t count)
{
    const struct search *search = context;
    (void)count;
    return adj_symptom_shows(search->symptom, search->text, keep, NULL);
}

static void
write_text(FILE *out, const struct adj_script_text *text, const bool *keep,
           const struct adj_symptom *symptom)
{
    for (size_t i = 0; i < text->heads; i++)
        fputs(text->head[i], out);
    for (size_t i = 0; i < text->orders; i++) {
        if (!keep[i])
            continue;
        fputs(text->order[i].line, out);
        for (size_t j = 0; symptom->needs_expectations && j < text->order[i].expects; j++)
            fputs(text->expect[text->order[i].first_expect + j], out);
    }
    if (symptom->clause != 0 && !symptom->is_finding)
        fprintf(out, "expect refused %s\n", symptom->id);
}

static int
write_out(const struct adj_script_text *text, const bool *keep, const struct adj_symptom *symptom,
          const char *output)
{
    FILE *out = output ? fopen(output, "w") : stdout;
    if (out)
        write_text(out, text, keep, symptom);
    if (!out || (output && fclose(out) != 0)) {
        fprintf(stderr, "adjutant: %s: cannot be written [E-WRITE]\n", output);
        return ADJ_EXIT_SYSTEM;
    }
    return ADJ_EXIT_WELL;
}

// Keeps no more orders than show the symptom; the first `needed` do. False when out of memory.
static bool
shrink_orders(struct search *search, size_t needed, bool *keep)
{
    size_t all = search->text->orders;
    memset(keep, 1, needed);
    memset(keep + needed, 0, all - needed);
    adj_script_text_unstrike(search->text, keep);
    if (!still_shows(search, keep, all))
        memset(keep, 1, needed); // it hangs on a strike
    return adj_shrink(keep, all, still_shows, search);
}

static int
shrink_text(const char *file, struct adj_script_text *text, const struct adj_symptom *symptom,
            const char *output)
{
    struct search search = {.text = text, .symptom = symptom};
    size_t needed, left = 0;
    if (!adj_symptom_shows(symptom, text, NULL, &needed)) {
        fprintf(stderr, "adjutant: %s: never shows %s\n", file, symptom->id);
        return ADJ_EXIT_FINDING;
    }
    bool *keep = malloc(text->orders + 1);
    if (!keep || !shrink_orders(&search, needed, keep)) {
        fputs("adjutant shrink: no memory [E-MEMORY]\n", stderr);
        free(keep);
        return ADJ_EXIT_SYSTEM;
    }
    int code = write_out(text, keep, symptom, output);
    for (size_t i = 0; i < text->orders; i++)
        left += keep[i];
    fprintf(stderr, "%zu of %zu orders show %s\n", left, text->orders, symptom->id);
    free(keep);
    return code;
}
