// SPDX-License-Identifier: MIT
// adjutant cards: what the cards of a set say.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include "replay/cli/card.h"
#include "replay/cli/cards.h"
#include "replay/cli/commands.h"
#include "replay/cli/output.h"
#include "replay/verifier.h"
#include "specs/load.h"

struct values {
    const char *game;
    const char *format;
    struct adj_words cards;
};

static const struct adj_option options[] = {
    {.name = "--game",
     .argument = "G",
     .help = "the game (default: the first that has cards)",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, game)},
    ADJ_CARDS_OPTION(values, cards),
    {.name = "--format",
     .argument = "text|jsonl",
     .help = "text (default), or an object a card",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, format)},
    {0},
};

static int run(int argc, char **argv);

const struct adj_command adj_cmd_cards = {
    .name = "cards",
    .files = "SET|FILE [CARD...]",
    .files_min = 1,
    .files_max = 4096,
    .summary = "Tells what the cards of a set say, in words",
    .notes =
        "SET is the name of a card set shipped with Adjutant, FILE one of your own that ends in\n"
        ".xml. CARD is a card's name or a part of one; without any, all cards are told. \"You\" "
        "is\n"
        "the card's owner. Numbers that are not known are told as far as they are.\n",
    .options = options,
    .run = run,
};

// The cards that can be told.
struct telling {
    const struct adj_game *game;
    const void *rules;
    const char *set;
    bool json;
    unsigned told; // cards so far
};

static int tell_set(const struct values *values, const struct adj_game *game, int words,
                    char **argv);

// The game that was asked for, or the first that has cards; NULL after a message.
static const struct adj_game *
find_game(const char *asked)
{
    const struct adj_game *const *game = adj_games;
    while (!asked && *game && !(*game)->tell_card)
        game++;
    const struct adj_game *found = asked ? adj_game_by_name(asked) : *game;
    if (!found)
        fprintf(stderr, "adjutant cards: no such game: %s\n", asked ? asked : "");
    else if (!found->tell_card)
        fprintf(stderr, "adjutant cards: %s has no cards\n", found->name);
    return found && found->tell_card ? found : NULL;
}

static int
run(int argc, char **argv)
{
    struct values values = {.format = "text"};
    int words = adj_options_parse(&adj_cmd_cards, argc, argv, &values);
    if (words < 0)
        return ADJ_EXIT_USAGE;
    if (strcmp(values.format, "text") != 0 && strcmp(values.format, "jsonl") != 0) {
        fprintf(stderr, "adjutant cards: no such format: %s\n", values.format);
        return ADJ_EXIT_USAGE;
    }
    const struct adj_game *game = find_game(values.game);
    return game ? tell_set(&values, game, words, argv) : ADJ_EXIT_USAGE;
}

// How well a card goes by a name: as it is, in part, or not at all.
enum fit { NO_FIT, PART_FIT, WHOLE_FIT };

struct fitting {
    const char *asked;
    enum fit fit;
};

static bool
has_part(const char *name, const char *part)
{
    size_t length = strlen(part);
    for (; *name; name++)
        if (strncasecmp(name, part, length) == 0)
            return true;
    return false;
}

static void
fit_item(void *context, const struct adj_card_item *item)
{
    struct fitting *fitting = context;
    if (item->part != ADJ_CARD_NAME && item->part != ADJ_CARD_ALIAS)
        return;
    enum fit fit = strcasecmp(item->text, fitting->asked) == 0 ? WHOLE_FIT
                   : has_part(item->text, fitting->asked)      ? PART_FIT
                                                               : NO_FIT;
    if (fit > fitting->fit)
        fitting->fit = fit;
}

static void
tell_one(struct telling *telling, unsigned index)
{
    if (telling->json) {
        adj_card_json(telling->game, telling->rules, index);
        return;
    }
    if (telling->told++ > 0)
        putchar('\n');
    adj_card_print(telling->game, telling->rules, index);
}

// How well the card of this index goes by the name; false if there is no such card.
static bool
fit_card(const struct telling *telling, unsigned index, struct fitting *fitting)
{
    fitting->fit = NO_FIT;
    return telling->game->tell_card(telling->rules, index, fit_item, fitting);
}

// Tells the cards that have this name, or else those with it in their names. Returns an exit code.
static int
tell_asked(struct telling *telling, const char *asked)
{
    struct fitting fitting = {.asked = asked};
    enum fit best = NO_FIT;
    for (unsigned i = 0; fit_card(telling, i, &fitting); i++)
        if (fitting.fit > best)
            best = fitting.fit;
    for (unsigned i = 0; best != NO_FIT && fit_card(telling, i, &fitting); i++)
        if (fitting.fit == best)
            tell_one(telling, i);
    if (best != NO_FIT)
        return ADJ_EXIT_WELL;
    fprintf(stderr, "adjutant cards: %s has no card \"%s\"\n", telling->set, asked);
    return ADJ_EXIT_USAGE;
}

static void
pass_over(void *context, const struct adj_card_item *item)
{
    (void)context;
    (void)item;
}

static void
tell_all(struct telling *telling)
{
    for (unsigned i = 0; telling->game->tell_card(telling->rules, i, pass_over, NULL); i++)
        tell_one(telling, i);
}

// Loads SET, and behind it those of --cards. Returns 0 or an exit code after a message.
static int
load_sets(const struct values *values, const struct adj_game *game, const char *set, void *rules)
{
    const char *sets[1 + ADJ_WORDS_MAX] = {set};
    char at_fault[ADJ_PATH_SIZE] = "";
    struct adj_error error = {0};
    unsigned count = 1;
    for (unsigned i = 0; i < values->cards.count; i++)
        sets[count++] = values->cards.word[i];
    game->rules_start(rules, 0);
    enum adj_status status =
        adj_specs_load(game, rules, sets, count, NULL, NULL, &error, at_fault, sizeof at_fault);
    return status == ADJ_OK ? 0 : adj_out_error(*at_fault ? at_fault : set, &error);
}

static int
tell_set(const struct values *values, const struct adj_game *game, int words, char **argv)
{
    void *rules = calloc(1, game->rules_size);
    if (!rules) {
        fputs("adjutant cards: no memory [E-MEMORY]\n", stderr);
        return ADJ_EXIT_SYSTEM;
    }
    struct telling telling = {
        .game = game, .rules = rules, .set = argv[0], .json = strcmp(values->format, "jsonl") == 0};
    int code = load_sets(values, game, argv[0], rules);
    if (code == 0 && words == 1)
        tell_all(&telling);
    for (int i = 1, loaded = code == 0; loaded && i < words; i++)
        code = adj_exit_worse(code, tell_asked(&telling, argv[i]));
    free(rules);
    return code;
}
