// SPDX-License-Identifier: MIT
// adjutant judge: the verdict on one order, under one edition or all.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "engine/nearest.h"
#include "replay/cli/cite.h"
#include "replay/cli/commands.h"
#include "replay/cli/open.h"
#include "replay/cli/output.h"
#include "replay/cli/ruling.h"
#include "replay/script.h"

struct values {
    long at;
    const char *order;
    const char *edition;
    struct adj_words cards;
    bool json;
};

static const struct adj_option options[] = {
    {.name = "--order",
     .argument = "TEXT",
     .help = "the order asked about: \"A: attack direct ...\"",
     .kind = ADJ_OPTION_TEXT,
     .required = true,
     ADJ_OPTION_AT(values, order)},
    {.name = "--at",
     .argument = "N",
     .help = "in the position after order N (0: before the first)",
     .kind = ADJ_OPTION_NUMBER,
     ADJ_OPTION_AT(values, at)},
    {.name = "--edition",
     .argument = "E|all",
     .help = "by the rules of this edition, or of each",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, edition)},
    ADJ_CARDS_OPTION(values, cards),
    {.name = "--json",
     .help = "one JSON object for each edition, one a line",
     .kind = ADJ_OPTION_FLAG,
     ADJ_OPTION_AT(values, json)},
    {0},
};

static int run(int argc, char **argv);

const struct adj_command adj_cmd_judge = {
    .name = "judge",
    .files = "FILE",
    .files_min = 1,
    .files_max = 1,
    .summary = "Tells whether an order is legal, what follows, and which clauses say so",
    .notes = "The order is a question (\"could she?\"), so a card that a hand may or may not hold "
             "makes\n"
             "the answer open. Exit code: 0 legal, 1 refused, 5 open.\n",
    .options = options,
    .run = run,
};

static int judge_file(const char *file, const struct values *values);

static int
run(int argc, char **argv)
{
    struct values values = {.at = ADJ_AT_END};
    if (adj_options_parse(&adj_cmd_judge, argc, argv, &values) < 0)
        return ADJ_EXIT_USAGE;
    return judge_file(argv[0], &values);
}

static int
no_such_edition(const struct adj_game *game, const char *name)
{
    fprintf(stderr, "adjutant judge: no edition \"%s\" of %s; there are ", name, game->name);
    for (const char *const *edition = game->editions; *edition; edition++)
        fprintf(stderr, "%s, ", *edition);
    fputs("and all\n", stderr);
    return ADJ_EXIT_USAGE;
}

static int
exit_of(enum adj_verdict_kind kind)
{
    switch (kind) {
    case ADJ_LEGAL:
        return ADJ_EXIT_WELL;
    case ADJ_REFUSED:
        return ADJ_EXIT_FINDING;
    case ADJ_OPEN:
        return ADJ_EXIT_OPEN;
    }
    return ADJ_EXIT_SYSTEM;
}

// A refusal anywhere outweighs an open verdict elsewhere.
static int
worse(int a, int b)
{
    if (a == ADJ_EXIT_FINDING || b == ADJ_EXIT_FINDING)
        return ADJ_EXIT_FINDING;
    return a > b ? a : b;
}

static void
print_summary(const struct adj_ruling *rulings, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        printf("%-12s ", rulings[i].edition);
        adj_ruling_print_word(&rulings[i]);
        adj_ruling_print_ids(&rulings[i]);
        putchar('\n');
    }
    putchar('\n');
}

static void
print_json(const struct adj_ruling *ruling, const struct adj_registry *registry)
{
    struct adj_json json = {.out = stdout};
    adj_ruling_json(&json, NULL, ruling, registry);
    putchar('\n');
}

static int
print_all(const struct adj_ruling *rulings, unsigned count, const struct adj_registry *registry,
          bool json)
{
    int code = ADJ_EXIT_WELL;
    if (count > 1 && !json)
        print_summary(rulings, count);
    for (unsigned i = 0; i < count; i++) {
        if (i > 0 && !json)
            putchar('\n');
        if (json)
            print_json(&rulings[i], registry);
        else
            adj_ruling_print(&rulings[i], registry);
        code = worse(code, exit_of(rulings[i].verdict.kind));
    }
    return code;
}

// Judges under the editions first to first + count - 1.
static int
judge_editions(const struct adj_opened *opened, const struct adj_order *order, unsigned first,
               unsigned count, bool json)
{
    const struct adj_session *session = &opened->player.session;
    struct adj_registry *registry = NULL;
    struct adj_ruling *rulings = calloc(count, sizeof *rulings);
    if (rulings == NULL)
        fputs("adjutant judge: no memory [E-MEMORY]\n", stderr);
    int code = rulings ? adj_cite_open(session->game, &registry) : ADJ_EXIT_SYSTEM;
    for (unsigned i = 0; code == 0 && i < count; i++)
        code = adj_ruling_make(&rulings[i], session, &opened->facts, order, first + i);
    if (code == 0)
        code = print_all(rulings, count, registry, json);
    for (unsigned i = 0; rulings && i < count; i++)
        adj_ruling_free(&rulings[i]);
    free(rulings);
    adj_registry_close(registry);
    return code;
}

static unsigned
edition_count(const struct adj_game *game)
{
    unsigned count = 0;
    while (game->editions[count])
        count++;
    return count;
}

static int
judge_file(const char *file, const struct values *values)
{
    struct adj_opened opened;
    int code = adj_open_at(&opened, file, &values->cards, values->at);
    if (code != 0)
        return code;
    const struct adj_session *session = &opened.player.session;
    const struct adj_game *game = session->game;
    bool all = values->edition && strcmp(values->edition, "all") == 0;
    int edition = (int)game->rules_edition(session->rules);
    if (values->edition && !all)
        edition = adj_edition_find(game, values->edition);
    struct adj_order order = {0};
    if (edition < 0)
        code = no_such_edition(game, values->edition);
    else
        code = adj_open_order(session, values->order, &order);
    if (code == 0)
        code = judge_editions(&opened, &order, all ? 0 : (unsigned)edition,
                              all ? edition_count(game) : 1, values->json);
    adj_open_close(&opened);
    return code;
}
