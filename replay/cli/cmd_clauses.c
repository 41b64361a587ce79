// SPDX-License-Identifier: MIT
// adjutant clauses: the registry of clauses with citations, and the switches of the editions.

#include <stdio.h>
#include <string.h>
#include <strings.h>
#include "replay/cli/cite.h"
#include "replay/cli/commands.h"
#include "replay/cli/output.h"

enum { GAMES_MAX = 16 };

struct values {
    const char *game;
    const char *format;
    bool switches;
};

static const struct adj_option options[] = {
    {.name = "--game",
     .argument = "G",
     .help = "of this game alone",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, game)},
    {.name = "--switches",
     .help = "the switches in which editions differ, with their values",
     .kind = ADJ_OPTION_FLAG,
     ADJ_OPTION_AT(values, switches)},
    {.name = "--format",
     .argument = "text|json",
     .help = "text (default), or one JSON array",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, format)},
    {0},
};

static int run(int argc, char **argv);

const struct adj_command adj_cmd_clauses = {
    .name = "clauses",
    .files = "[ID...]",
    .files_min = 0,
    .files_max = 4096,
    .summary = "Tells what clauses, rulings and invariants say, and where the rulebooks say so",
    .notes =
        "Without an ID all are listed, one line each. An ID may stand for an area: FS-RANGE.\n",
    .options = options,
    .run = run,
};

static int list_clauses(const struct adj_game *only, int words, char **ids, bool json);
static int list_switches(const struct adj_game *only, bool json);

static int
run(int argc, char **argv)
{
    struct values values = {.format = "text"};
    int words = adj_options_parse(&adj_cmd_clauses, argc, argv, &values);
    if (words < 0)
        return ADJ_EXIT_USAGE;
    const struct adj_game *only = values.game ? adj_game_by_name(values.game) : NULL;
    bool json = strcmp(values.format, "json") == 0, named = only || !values.game;
    if (!named || (!json && strcmp(values.format, "text") != 0)) {
        fprintf(stderr, "adjutant clauses: no such %s: %s\n", named ? "format" : "game",
                named ? values.format : values.game);
        return ADJ_EXIT_USAGE;
    }
    return values.switches ? list_switches(only, json) : list_clauses(only, words, argv, json);
}

static bool
is_asked(const char *id, const char *asked)
{
    size_t length = strlen(asked);
    return strncasecmp(id, asked, length) == 0 && (id[length] == '\0' || id[length] == '-');
}

static void
print_clause(const struct adj_game *game, const struct adj_registry *registry,
             const struct adj_clause_info *info)
{
    const struct adj_registry_clause *entry = adj_registry_find(registry, info->number);
    adj_out_styled(ADJ_STRONG, info->id);
    printf("  (%s%s)\n  ", adj_cite_effect(info->effect),
           entry && entry->derived ? ", derived" : "");
    adj_out_wrapped(2, adj_cite_text(registry, info->number));
    if (entry && entry->switch_index >= 0) {
        const struct adj_switch_info *sw = &game->switches[entry->switch_index];
        printf("  Only with %s = %s.\n", sw->name, sw->value[entry->switch_value]);
    }
    if (info->effect != ADJ_RULING && info->effect != ADJ_INVARIANT)
        adj_cite_print(registry, game, info->number, 2);
    for (const uint16_t *under = info->under; *under != 0; under++) {
        const struct adj_clause_info *other = adj_clause_by_number(game, *under);
        printf("%s%s", under == info->under ? "  Restates " : ", ", other ? other->id : "?");
    }
    fputs(info->under[0] != 0 ? ".\n" : "", stdout);
}

static void
put_clause(struct adj_json *json, const struct adj_game *game, const struct adj_registry *registry,
           const struct adj_clause_info *info)
{
    const struct adj_registry_clause *entry = adj_registry_find(registry, info->number);
    adj_json_open(json, NULL, '{');
    adj_json_put_text(json, "id", info->id);
    adj_json_put_text(json, "effect", adj_cite_effect(info->effect));
    adj_json_put_number(json, "stage", info->stage);
    adj_json_put_text(json, "text", adj_cite_text(registry, info->number));
    adj_json_put_text(json, "enforced", entry ? entry->enforced : NULL);
    adj_json_put_bool(json, "derived", entry && entry->derived);
    adj_json_open(json, "restates", '[');
    for (const uint16_t *under = info->under; *under != 0; under++) {
        const struct adj_clause_info *other = adj_clause_by_number(game, *under);
        adj_json_put_text(json, NULL, other ? other->id : "");
    }
    adj_json_close(json, ']');
    adj_cite_json(registry, game, info->number, json);
    adj_json_close(json, '}');
}

static void
print_short(const struct adj_registry *registry, const struct adj_clause_info *info)
{
    printf("%-12s  %-9s  ", info->id, adj_cite_effect(info->effect));
    adj_out_wrapped(25, adj_cite_text(registry, info->number));
}

// Writes the clauses that one word asks for (NULL: all); returns how many.
static unsigned
list_asked(const struct adj_game *game, const struct adj_registry *registry, const char *asked,
           struct adj_json *json)
{
    unsigned found = 0;
    for (size_t i = 0; i < game->clause_count; i++) {
        const struct adj_clause_info *info = &game->clauses[i];
        if (asked && !is_asked(info->id, asked))
            continue;
        if (json)
            put_clause(json, game, registry, info);
        else if (!asked)
            print_short(registry, info);
        else
            print_clause(game, registry, info);
        found++;
    }
    return found;
}

// The registries of all games, or of one; the others stay NULL.
struct registries {
    struct adj_registry *of[GAMES_MAX];
};

static int
open_registries(struct registries *registries, const struct adj_game *only)
{
    int code = 0;
    for (unsigned i = 0; code == 0 && adj_games[i] && i < GAMES_MAX; i++)
        if (!only || adj_games[i] == only)
            code = adj_cite_open(adj_games[i], &registries->of[i]);
    return code;
}

// Of all games the clauses that one word asks for (NULL: all); returns how many.
static unsigned
list_word(const struct registries *registries, const char *asked, struct adj_json *json)
{
    unsigned found = 0;
    for (unsigned i = 0; adj_games[i] && i < GAMES_MAX; i++)
        if (registries->of[i])
            found += list_asked(adj_games[i], registries->of[i], asked, json);
    return found;
}

static int
list_words(const struct registries *registries, int words, char **ids, struct adj_json *json)
{
    int code = ADJ_EXIT_WELL;
    if (words == 0)
        list_word(registries, NULL, json);
    for (int i = 0; i < words; i++) {
        if (list_word(registries, ids[i], json) == 0) {
            fprintf(stderr, "adjutant clauses: no clause %s\n", ids[i]);
            code = ADJ_EXIT_USAGE;
        }
    }
    return code;
}

static int
list_clauses(const struct adj_game *only, int words, char **ids, bool json)
{
    struct registries registries = {.of = {NULL}};
    struct adj_json writer = {.out = stdout};
    int code = open_registries(&registries, only);
    if (code == 0 && json)
        adj_json_open(&writer, NULL, '[');
    if (code == 0)
        code = list_words(&registries, words, ids, json ? &writer : NULL);
    if (json && (code == ADJ_EXIT_WELL || code == ADJ_EXIT_USAGE)) {
        adj_json_close(&writer, ']');
        putchar('\n');
    }
    for (unsigned i = 0; i < GAMES_MAX; i++)
        adj_registry_close(registries.of[i]);
    return code;
}

static const char *
id_of(const struct adj_game *game, unsigned clause)
{
    const struct adj_clause_info *info = adj_clause_by_number(game, clause);
    return info ? info->id : "";
}

static void
print_switch(const struct adj_game *game, const struct adj_switch_info *sw)
{
    adj_out_styled(ADJ_STRONG, sw->name);
    printf("%s%s%s%s%s\n ", *sw->row || sw->ruling ? "  (" : "", sw->row,
           *sw->row && sw->ruling ? ", " : "", sw->ruling ? id_of(game, sw->ruling) : "",
           *sw->row || sw->ruling ? ")" : "");
    for (unsigned value = 0; sw->value[value] != NULL; value++)
        printf(" %s%s", value > 0 ? "| " : "", sw->value[value]);
    fputs("  ; standard:", stdout);
    for (unsigned edition = 0; edition < 3 && game->editions[edition]; edition++)
        printf("%s %s %s", edition > 0 ? "," : "", game->editions[edition],
               sw->value[sw->standard[edition]]);
    putchar('\n');
}

static void
put_switch(struct adj_json *json, const struct adj_game *game, const struct adj_switch_info *sw)
{
    adj_json_open(json, NULL, '{');
    adj_json_put_text(json, "game", game->name);
    adj_json_put_text(json, "name", sw->name);
    adj_json_put_text(json, "row", sw->row);
    adj_json_put_text(json, "ruling", sw->ruling ? id_of(game, sw->ruling) : NULL);
    adj_json_open(json, "values", '[');
    for (unsigned value = 0; sw->value[value] != NULL; value++)
        adj_json_put_text(json, NULL, sw->value[value]);
    adj_json_close(json, ']');
    adj_json_open(json, "standard", '{');
    for (unsigned edition = 0; edition < 3 && game->editions[edition]; edition++)
        adj_json_put_text(json, game->editions[edition], sw->value[sw->standard[edition]]);
    adj_json_close(json, '}');
    adj_json_close(json, '}');
}

static void
list_switches_of(const struct adj_game *game, struct adj_json *json)
{
    for (size_t i = 0; i < game->switch_count; i++) {
        if (json)
            put_switch(json, game, &game->switches[i]);
        else
            print_switch(game, &game->switches[i]);
    }
}

static int
list_switches(const struct adj_game *only, bool json)
{
    struct adj_json writer = {.out = stdout};
    if (json)
        adj_json_open(&writer, NULL, '[');
    for (unsigned i = 0; adj_games[i]; i++)
        if (!only || adj_games[i] == only)
            list_switches_of(adj_games[i], json ? &writer : NULL);
    if (json) {
        adj_json_close(&writer, ']');
        putchar('\n');
    }
    return ADJ_EXIT_WELL;
}
