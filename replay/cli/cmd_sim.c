// SPDX-License-Identifier: MIT
// adjutant sim: plays whole games and records them.

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include "replay/cli/commands.h"
#include "replay/cli/output.h"
#include "replay/cli/sim_report.h"
#include "replay/cli/workers.h"
#include "replay/world.h"
#include "replay/report.h"
#include "replay/store.h"
#include "specs/load.h"

struct values {
    const char *game, *scenario, *edition, *mode, *output, *format;
    long games, seed, first, refused, most, jobs;
    bool keyframes, embed, force;
};

static const struct adj_option options[] = {
    {.name = "--game",
     .argument = "G",
     .help = "the game",
     .kind = ADJ_OPTION_TEXT,
     .required = true,
     ADJ_OPTION_AT(values, game)},
    {.name = "--scenario",
     .argument = "S",
     .help = "how it begins: a name, or a text of orders",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, scenario)},
    {.name = "--edition",
     .argument = "E",
     .help = "the edition (default: the scenario's)",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, edition)},
    {.name = "--mode",
     .argument = "full|table",
     .help = "what the record knows (default: the scenario's)",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, mode)},
    {.name = "--games",
     .argument = "N",
     .help = "how many games",
     .kind = ADJ_OPTION_NUMBER,
     .required = true,
     ADJ_OPTION_AT(values, games)},
    {.name = "--seed",
     .argument = "K",
     .help = "the same seed gives the same games everywhere",
     .kind = ADJ_OPTION_NUMBER,
     .required = true,
     ADJ_OPTION_AT(values, seed)},
    {.name = "--first",
     .argument = "N",
     .help = "number of the first game (default: 1)",
     .kind = ADJ_OPTION_NUMBER,
     ADJ_OPTION_AT(values, first)},
    {.name = "--refused",
     .argument = "PERCENT",
     .help = "share of orders that are illegal by a near miss",
     .kind = ADJ_OPTION_NUMBER,
     ADJ_OPTION_AT(values, refused)},
    {.name = "--most",
     .argument = "N",
     .help = "legal orders after which a game is left unfinished",
     .kind = ADJ_OPTION_NUMBER,
     ADJ_OPTION_AT(values, most)},
    {.name = "-o",
     .argument = "DIR",
     .help = "folder of the records (default: none are kept)",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, output)},
    {.name = "--keyframes",
     .help = "store what it takes to tell where a divergence begins",
     .kind = ADJ_OPTION_FLAG,
     ADJ_OPTION_AT(values, keyframes)},
    {.name = "--embed",
     .help = "store the cards; always done where they are a file's",
     .kind = ADJ_OPTION_FLAG,
     ADJ_OPTION_AT(values, embed)},
    {.name = "--force",
     .help = "replace existing records",
     .kind = ADJ_OPTION_FLAG,
     ADJ_OPTION_AT(values, force)},
    {.name = "-j",
     .argument = "N",
     .help = "play N games at a time",
     .kind = ADJ_OPTION_NUMBER,
     ADJ_OPTION_AT(values, jobs)},
    {.name = "--format",
     .argument = "text|json",
     .help = "form of the summary",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, format)},
    {0},
};

static int run(int argc, char **argv);

const struct adj_command adj_cmd_sim = {
    .name = "sim",
    .files = "",
    .files_min = 0,
    .files_max = 0,
    .summary = "Plays whole games and records them, with illegal orders if wanted",
    .notes =
        "A scenario is a text of orders that begins a game. Those shipped are named; the default "
        "is\n"
        "the first by name. A game hangs on scenario, seed and number alone, not on -j; it can be\n"
        "played alone with --first N --games 1. Exit code 1: an invariant broke, or a game\n"
        "came to a standstill; the record is kept.\n",
    .options = options,
    .run = run,
};

struct sim {
    const struct values *values;
    const struct adj_game *game;
    char path[ADJ_PATH_SIZE], folder[ADJ_PATH_SIZE]; // of the scenario
    char name[64];
    struct adj_scenario scenario;
    struct adj_simulator_options options;
    struct adj_simulator *simulator;
    struct adj_tally tally;
    bool terminal; // standard error is one
    int code;
};

static int sim_games(struct sim *sim);

static int
usage(const char *what, const char *word)
{
    fprintf(stderr, "adjutant sim: %s: %s\nTry `adjutant sim --help`.\n", what, word);
    return ADJ_EXIT_USAGE;
}

static int
run(int argc, char **argv)
{
    struct values values = {.format = "text", .first = 1, .most = ADJ_SIMULATOR_ORDERS, .jobs = 1};
    struct sim sim = {.values = &values};
    if (adj_options_parse(&adj_cmd_sim, argc, argv, &values) < 0)
        return ADJ_EXIT_USAGE;
    sim.game = adj_game_by_name(values.game);
    if (!sim.game)
        return usage("no such game", values.game);
    if (values.edition && adj_edition_find(sim.game, values.edition) < 0)
        return usage("the game has no such edition", values.edition);
    if (values.mode && strcmp(values.mode, "full") != 0 && strcmp(values.mode, "table") != 0)
        return usage("no such mode", values.mode);
    if (strcmp(values.format, "text") != 0 && strcmp(values.format, "json") != 0)
        return usage("no such format", values.format);
    if (values.refused > 90)
        return usage("at most 90 in 100 orders can be refused", "--refused");
    if (values.games > 99999999 || values.first > 99999999 || values.most > 100000000)
        return usage("too large a number", "--games, --first or --most");
    int code = sim_games(&sim);
    adj_scenario_free(&sim.scenario);
    return code;
}

static bool
is_path(const char *word)
{
    return strchr(word, '/') != NULL || strchr(word, '.') != NULL;
}

static enum adj_status
first_found(void *context, const char *path)
{
    struct sim *sim = context;
    snprintf(sim->path, sizeof sim->path, "%s", path);
    return ADJ_END;
}

// Sets the scenario's path, and its name: that of the file without its ending.
static int
find_scenario(struct sim *sim)
{
    const char *asked = sim->values->scenario;
    struct adj_error error = {0};
    char shipped[ADJ_PATH_SIZE - 128];
    snprintf(shipped, sizeof shipped, "%s/%s/scenarios", adj_specs_dir(), sim->game->name);
    if (asked && is_path(asked))
        snprintf(sim->path, sizeof sim->path, "%s", asked);
    else if (asked)
        snprintf(sim->path, sizeof sim->path, "%s/%.60s.orders", shipped, asked);
    else
        adj_store_walk(shipped, ".orders", first_found, sim, &error);
    if (!asked && sim->path[0] == '\0')
        return usage("there is no scenario; name a text of orders", "--scenario");
    if (asked && !is_path(asked) && !adj_store_exists(sim->path))
        return usage("no such scenario", asked);
    const char *base = strrchr(sim->path, '/');
    base = base ? base + 1 : sim->path;
    snprintf(sim->name, sizeof sim->name, "%.*s", (int)strcspn(base, "."), base);
    adj_store_folder(sim->path, sim->folder, sizeof sim->folder);
    return 0;
}

static int
read_scenario(struct sim *sim)
{
    struct adj_bytes text = {0};
    struct adj_error error = {0};
    int code = find_scenario(sim);
    if (code != 0)
        return code;
    enum adj_status status = adj_store_read(sim->path, ADJ_POSITION_MAX, &text, &error);
    if (status == ADJ_OK)
        status = adj_scenario_read(&sim->scenario, adj_world.games, (const char *)text.data,
                                   text.size, sim->values->edition, sim->values->mode, &error);
    adj_bytes_free(&text);
    if (status != ADJ_OK)
        return adj_out_error(sim->path, &error);
    if (sim->scenario.game != sim->game)
        return usage("the scenario is one of another game", sim->path);
    return 0;
}

static int
make_folder(const char *folder)
{
    if (!folder || mkdir(folder, 0777) == 0 || adj_store_is_folder(folder))
        return 0;
    fprintf(stderr, "adjutant: %s: cannot make the folder: %s [E-OPEN]\n", folder, strerror(errno));
    return ADJ_EXIT_SYSTEM;
}

// DIR/GAME-SCENARIO-EDITION-SEED-NUMBER.adj
static const char *
record_path(const struct sim *sim, uint32_t number, char *out, size_t size)
{
    if (!sim->values->output)
        return NULL;
    snprintf(out, size, "%s/%s-%s-%s-%ld-%05" PRIu32 ".adj", sim->values->output, sim->game->name,
             sim->name, sim->game->editions[sim->scenario.edition], sim->values->seed, number);
    return out;
}

static uint32_t
number_of(const struct sim *sim, size_t piece)
{
    return (uint32_t)(sim->values->first + (long)piece);
}

static void
play(void *context, size_t piece, struct adj_bytes *result)
{
    struct sim *sim = context;
    char path[ADJ_PATH_SIZE];
    uint32_t number = number_of(sim, piece);
    struct adj_simulated game;
    adj_simulator_play(sim->simulator, number, record_path(sim, number, path, sizeof path), &game);
    adj_bytes_put(result, &game, sizeof game);
}

static void
show_progress(const struct sim *sim, size_t played)
{
    if (sim->terminal)
        fprintf(stderr, "\r%zu of %ld games", played, sim->values->games);
    if (sim->terminal && played == (size_t)sim->values->games)
        fputs("\r\x1b[K", stderr);
}

static void
report_finding(struct sim *sim, uint32_t number, const struct adj_simulated *game)
{
    char path[ADJ_PATH_SIZE], name[32];
    const char *kept = record_path(sim, number, path, sizeof path);
    if (sim->terminal)
        fputs("\r\x1b[K", stderr);
    if (game->found != 0)
        fprintf(stderr, "game %" PRIu32 ", order %" PRIu32 ": %s: %s\n", number, game->found,
                adj_clause_name(sim->game, game->finding.invariant, name, sizeof name),
                game->finding.message);
    else
        fprintf(stderr, "game %" PRIu32 ", after order %" PRIu32 ": nobody can go on\n", number,
                game->orders);
    if (kept)
        fprintf(stderr, "  to see it: adjutant %s %s\n", game->found != 0 ? "verify" : "legal",
                kept);
    sim->code = adj_exit_worse(sim->code, ADJ_EXIT_FINDING);
}

static bool
take_game(void *context, size_t piece, const struct adj_bytes *result)
{
    struct sim *sim = context;
    struct adj_error lost = {0};
    enum adj_status status = adj_workers_lost(result, &lost);
    const struct adj_simulated *game = status == ADJ_OK ? (void *)result->data : NULL;
    uint32_t number = number_of(sim, piece);
    if (!game) {
        fprintf(stderr, "adjutant sim: game %" PRIu32 ": %s [%s]\n", number, lost.message,
                adj_status_code(status));
        sim->code = ADJ_EXIT_SYSTEM;
        return false;
    }
    if (game->status != ADJ_OK) {
        char path[ADJ_PATH_SIZE];
        bool malformed = adj_status_exit(game->status) == ADJ_EXIT_MALFORMED;
        const char *record = record_path(sim, number, path, sizeof path);
        sim->code = adj_out_error(malformed || !record ? sim->path : record, &game->error);
        return false;
    }
    adj_tally_add(&sim->tally, game);
    if (game->found != 0 || game->stuck)
        report_finding(sim, number, game);
    show_progress(sim, piece + 1);
    return true;
}

static void
set_options(struct sim *sim)
{
    const struct values *values = sim->values;
    sim->options = (struct adj_simulator_options){.world = &adj_world,
                                                  .scenario = &sim->scenario,
                                                  .base_dir = sim->folder,
                                                  .seed = (uint64_t)values->seed,
                                                  .refused = (unsigned)values->refused,
                                                  .most = (uint32_t)values->most,
                                                  .keyframes = values->keyframes,
                                                  .embed = values->embed || sim->scenario.files,
                                                  .force = values->force};
    sim->tally.scenario = sim->name;
    sim->tally.edition = sim->game->editions[sim->scenario.edition];
    sim->tally.seed = (uint64_t)values->seed;
    sim->tally.seats = sim->scenario.seats;
    sim->terminal = isatty(STDERR_FILENO);
}

static int
play_all(struct sim *sim)
{
    set_options(sim);
    sim->simulator = adj_simulator_open(&sim->options);
    if (!sim->simulator) {
        fputs("adjutant sim: out of memory\n", stderr);
        return ADJ_EXIT_SYSTEM;
    }
    bool all = adj_workers_each((size_t)sim->values->games, (unsigned long)sim->values->jobs, play,
                                take_game, sim);
    if (!all && sim->code == 0)
        sim->code = ADJ_EXIT_SYSTEM;
    if (all)
        adj_tally_print(&sim->tally, strcmp(sim->values->format, "json") == 0);
    adj_simulator_close(sim->simulator);
    return sim->code;
}

static int
sim_games(struct sim *sim)
{
    int code = read_scenario(sim);
    if (code == 0)
        code = make_folder(sim->values->output);
    if (code != 0)
        return code;
    if (!adj_tally_start(&sim->tally, sim->game, (uint32_t)sim->values->games)) {
        fputs("adjutant sim: out of memory\n", stderr);
        return ADJ_EXIT_SYSTEM;
    }
    code = play_all(sim);
    adj_tally_free(&sim->tally);
    return code;
}
