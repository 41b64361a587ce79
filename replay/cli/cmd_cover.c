// SPDX-License-Identifier: MIT
// adjutant cover: how much of the rules some games have touched, clause by clause.

#include <stdio.h>
#include <string.h>
#include "replay/cli/cite.h"
#include "replay/cli/commands.h"
#include "replay/cli/cover_print.h"
#include "replay/cli/output.h"
#include "replay/cli/paths.h"
#include "replay/cli/progress.h"
#include "replay/cli/workers.h"
#include "replay/world.h"
#include "replay/ruleset.h"
#include "replay/script.h"
#include "replay/verifier.h"

struct values {
    long jobs;
    const char *game;
    const char *edition;
    const char *except;
    const char *format;
    bool brief;
};

static const struct adj_option options[] = {
    {.name = "-j",
     .argument = "N",
     .help = "play N games at a time",
     .kind = ADJ_OPTION_NUMBER,
     ADJ_OPTION_AT(values, jobs)},
    {.name = "--game",
     .argument = "G",
     .help = "count only replays of this game",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, game)},
    {.name = "--edition",
     .argument = "E",
     .help = "count only replays recorded under this edition",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, edition)},
    {.name = "--except",
     .argument = "FILE",
     .help = "clauses that need not be met: lines of an ID and a reason",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, except)},
    {.name = "--brief",
     .help = "only clauses that are findings, and the sums",
     .kind = ADJ_OPTION_FLAG,
     ADJ_OPTION_AT(values, brief)},
    {.name = "--format",
     .argument = "text|json|jsonl",
     .help = "text (default), one array of games, or an object a clause",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, format)},
    {0},
};

static int run(int argc, char **argv);

const struct adj_command adj_cmd_cover = {
    .name = "cover",
    .files = "PATH...",
    .files_min = 1,
    .files_max = 1 << 20,
    .summary = "Counts how often each clause was tested, broken and applied in recorded games",
    .notes =
        "A folder stands for all .adj files below it, and for the .orders files that have no .adj\n"
        "beside them. Every order is judged anew, and counts once for each clause:\n"
        "  broken    it was refused by that clause\n"
        "  restated  it was refused by a more specific clause, which that one restates\n"
        "  applied   it was legal, and its verdict or one of its events names the clause\n"
        "  tested    it named the clause in any way; or, if the clause forbids, its verb is one\n"
        "            that breaks it somewhere in these games, and the judge came to that stage\n"
        "A clause that forbids is met once it is broken (or restated), any other once it is\n"
        "applied or a refusal rests on it. Exit code 1: a clause that an order could show is not\n"
        "met, or one that --except names is. Apart stand clauses whose switch has another value\n"
        "in all of these games (not-in-force), and those that no order shows (not-shown):\n"
        "invariants, definitions, what card data and the state hold by themselves.\n",
    .options = options,
    .run = run,
};

enum { GAMES_MAX = 16 };

struct covering {
    const struct values *values;
    struct adj_world world; // with a shelf: games of one run mostly share a few card sets
    const struct adj_paths *paths;
    struct adj_cover cover[GAMES_MAX]; // in the order of the games
    struct adj_excuses excuses;
    struct adj_progress progress;
    int exit;
};

// What comes of one file: this, and behind it the clauses of its cover, if that has any.
struct covered {
    enum adj_status status;
    struct adj_error error;
    uint64_t orders;
    struct adj_cover cover; // without a game if the file was not asked for
};

static int cover_paths(struct covering *covering);
static adj_work cover_file;
static adj_work_sink take_file;
static int report_games(struct covering *covering);
static bool is_known(const struct values *values);

static int
run(int argc, char **argv)
{
    struct values values = {.format = "text", .jobs = 1};
    struct adj_paths paths = {0};
    struct covering covering = {.values = &values, .world = adj_world, .paths = &paths};
    int words = adj_options_parse(&adj_cmd_cover, argc, argv, &values);
    if (words < 0 || !is_known(&values))
        return ADJ_EXIT_USAGE;
    covering.world.shelf = adj_shelf_open(); // without memory for one each game loads its own
    int code = adj_excuses_read(&covering.excuses, values.except);
    if (code == 0)
        code = adj_paths_collect(&paths, words, argv, true);
    if (code == 0)
        code = cover_paths(&covering);
    adj_shelf_close(covering.world.shelf);
    adj_paths_free(&paths);
    adj_excuses_free(&covering.excuses);
    return code;
}

static bool
is_format(const char *format)
{
    return strcmp(format, "text") == 0 || strcmp(format, "json") == 0 ||
           strcmp(format, "jsonl") == 0;
}

static bool
has_edition(const char *edition)
{
    for (unsigned i = 0; adj_games[i]; i++)
        if (adj_edition_find(adj_games[i], edition) >= 0)
            return true;
    return false;
}

static bool
is_known(const struct values *values)
{
    const char *what = values->game && !adj_game_by_name(values->game)    ? "game"
                       : values->edition && !has_edition(values->edition) ? "edition"
                       : !is_format(values->format)                       ? "format"
                                                                          : NULL;
    if (what)
        fprintf(stderr, "adjutant cover: no such %s\n", what);
    return !what;
}

static int
cover_paths(struct covering *covering)
{
    bool any = false;
    adj_progress_start(&covering->progress, covering->paths->count);
    bool went = adj_workers_each(covering->paths->count, (unsigned long)covering->values->jobs,
                                 cover_file, take_file, covering);
    for (unsigned i = 0; i < GAMES_MAX; i++)
        any |= covering->cover[i].files > 0;
    adj_progress_clear(&covering->progress);
    int code = went ? covering->exit : ADJ_EXIT_SYSTEM;
    if (!any && code == 0) {
        fputs("adjutant cover: no game found\n", stderr);
        code = ADJ_EXIT_USAGE;
    }
    if (went && any)
        code = adj_exit_worse(code, report_games(covering));
    for (unsigned i = 0; i < GAMES_MAX; i++)
        adj_cover_end(&covering->cover[i]);
    return code;
}

// The cover of a game, begun when its first replay comes; NULL when out of memory.
static struct adj_cover *
cover_of(struct covering *covering, const struct adj_game *game)
{
    unsigned index = 0;
    while (adj_games[index] != game)
        index++;
    struct adj_cover *cover = index < GAMES_MAX ? &covering->cover[index] : NULL;
    if (cover && !cover->clause && !adj_cover_start(cover, game))
        return NULL;
    return cover;
}

static bool
is_asked(const struct values *values, const struct adj_session *session)
{
    const struct adj_game *game = session->game;
    return (!values->game || strcmp(values->game, game->name) == 0) &&
           (!values->edition ||
            adj_edition_find(game, values->edition) == (int)session->head.edition);
}

static enum adj_status
cover_opened(const struct covering *covering, struct adj_player *player, struct covered *covered)
{
    if (!is_asked(covering->values, &player->session))
        return ADJ_OK;
    if (!adj_cover_start(&covered->cover, player->session.game))
        return adj_error_set(&covered->error, ADJ_SYS_MEMORY, "out of memory");
    return adj_cover_replay(&covered->cover, player, &covered->error);
}

static void
cover_file(void *context, size_t piece, struct adj_bytes *result)
{
    const struct covering *covering = context;
    struct adj_player_options player_options = {.edition = ADJ_EDITION_AS_RECORDED};
    struct adj_player player;
    struct covered covered = {0};
    struct adj_cover *cover = &covered.cover;
    covered.status = adj_player_open(&player, &covering->world, &player_options,
                                     covering->paths->path[piece], &covered.error);
    if (covered.status == ADJ_OK) {
        covered.status = cover_opened(covering, &player, &covered);
        covered.orders = player.session.number;
        adj_player_close(&player);
    }
    adj_bytes_put(result, &covered, sizeof covered);
    if (cover->clause)
        adj_bytes_put(result, cover->clause, cover->game->clause_count * sizeof *cover->clause);
    adj_cover_end(cover);
}

// Adds the cover of one file. False when out of memory.
static bool
add_cover(struct covering *covering, struct covered *covered)
{
    if (!covered->cover.clause)
        return true;
    covered->cover.clause = (void *)(covered + 1);
    struct adj_cover *cover = cover_of(covering, covered->cover.game);
    if (cover)
        adj_cover_add(cover, &covered->cover);
    return cover != NULL;
}

static bool
take_file(void *context, size_t piece, const struct adj_bytes *bytes)
{
    struct covering *covering = context;
    struct covered lost = {.orders = 0};
    lost.status = adj_workers_lost(bytes, &lost.error);
    struct covered *covered = lost.status == ADJ_OK ? (void *)bytes->data : &lost;
    if (!add_cover(covering, covered))
        covered->status = adj_error_set(&covered->error, ADJ_SYS_MEMORY, "out of memory");
    if (covered->status != ADJ_OK) {
        adj_progress_clear(&covering->progress);
        covering->exit = adj_exit_worse(
            covering->exit, adj_out_error(covering->paths->path[piece], &covered->error));
    }
    adj_progress_step(&covering->progress, covered->orders);
    return true;
}

// Writes the report of one game. Returns an exit code.
static int
report_game(struct covering *covering, const struct adj_cover *cover, struct adj_json *json)
{
    struct adj_registry *registry;
    int code = adj_cite_open(cover->game, &registry);
    if (code != 0)
        return code;
    struct adj_cover_report report = {.cover = cover,
                                      .registry = registry,
                                      .excuses = &covering->excuses,
                                      .brief = covering->values->brief};
    if (strcmp(covering->values->format, "text") == 0)
        adj_cover_print(&report);
    else if (strcmp(covering->values->format, "json") == 0)
        adj_cover_json(&report, json);
    else
        adj_cover_jsonl(&report);
    code = adj_cover_findings(&report) > 0 ? ADJ_EXIT_FINDING : ADJ_EXIT_WELL;
    adj_registry_close(registry);
    return code;
}

static int
report_games(struct covering *covering)
{
    struct adj_json json = {.out = stdout};
    bool whole = strcmp(covering->values->format, "json") == 0;
    int code = 0;
    if (whole)
        adj_json_open(&json, NULL, '[');
    for (unsigned i = 0; i < GAMES_MAX; i++)
        if (covering->cover[i].files > 0)
            code = adj_exit_worse(code, report_game(covering, &covering->cover[i], &json));
    if (whole) {
        adj_json_close(&json, ']');
        putchar('\n');
    }
    return code;
}
