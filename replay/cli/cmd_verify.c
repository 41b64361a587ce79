// SPDX-License-Identifier: MIT
// adjutant verify: replays files, compares, and asks the second opinions.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "replay/cli/commands.h"
#include "replay/cli/output.h"
#include "replay/cli/parallel.h"
#include "replay/cli/paths.h"
#include "replay/cli/progress.h"
#include "replay/report.h"
#include "replay/script.h"
#include "replay/world.h"

struct values {
    long jobs;
    const char *edition;
    const char *format;
    bool audit;
};

static const struct adj_option options[] = {
    {.name = "-j",
     .argument = "N",
     .help = "check N files at a time",
     .kind = ADJ_OPTION_NUMBER,
     ADJ_OPTION_AT(values, jobs)},
    {.name = "--edition",
     .argument = "E",
     .help = "replay by the rules of this edition",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, edition)},
    {.name = "--audit",
     .help = "compare every verdict with the list of legal orders (slow)",
     .kind = ADJ_OPTION_FLAG,
     ADJ_OPTION_AT(values, audit)},
    {.name = "--format",
     .argument = "text|jsonl|junit",
     .help = "form of the report",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, format)},
    {0},
};

static int run(int argc, char **argv);

const struct adj_command adj_cmd_verify = {
    .name = "verify",
    .files = "PATH...",
    .files_min = 1,
    .files_max = 1 << 20,
    .summary = "Replays records and checks verdicts, hashes and the rules once more",
    .notes =
        "A folder stands for all .adj files below it. Exit code 1: a finding; an order that is\n"
        "refused again by the same clauses is none. Each comes with the command that shows it.\n"
        "For `git bisect run`, 0 is good and 1 is bad; the rest cannot be told:\n"
        "  git bisect run sh -c 'ninja -C build || exit 125; build/replay/cli/adjutant verify DIR "
        "||\n"
        "      { [ $? = 1 ] && exit 1; exit 125; }'\n",
    .options = options,
    .run = run,
};

static bool
find_format(const char *name, enum adj_report_format *format)
{
    static const struct {
        const char *name;
        enum adj_report_format format;
    } formats[] = {
        {"text", ADJ_REPORT_TEXT}, {"jsonl", ADJ_REPORT_JSONL}, {"junit", ADJ_REPORT_JUNIT}};
    for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++) {
        *format = formats[i].format;
        if (strcmp(formats[i].name, name) == 0)
            return true;
    }
    return false;
}

// The edition's name as the game spells it; NULL if no game has one of that name.
static const char *
edition_name(const char *asked)
{
    for (const struct adj_game *const *game = adj_world.games; *game; game++) {
        int edition = adj_edition_find(*game, asked);
        if (edition >= 0)
            return (*game)->editions[edition];
    }
    return NULL;
}

struct reporting {
    struct adj_report report;
    struct adj_progress progress;
};

static bool
report_one(void *context, const char *path, const struct adj_verify_result *result)
{
    struct reporting *reporting = context;
    if (adj_verify_exit(result) != 0)
        adj_progress_clear(&reporting->progress); // a terminal may show both
    adj_report_file(&reporting->report, path, result);
    adj_progress_step(&reporting->progress, result->orders);
    return adj_out_open();
}

static int
verify_paths(const struct adj_paths *paths, const struct values *values,
             enum adj_report_format format)
{
    struct adj_verify_options verify_options = {.edition = ADJ_EDITION_AS_RECORDED,
                                                .edition_name = values->edition,
                                                .audit = values->audit};
    struct reporting reporting;
    adj_report_start(&reporting.report, format, adj_out_sink, stdout);
    reporting.report.edition = values->edition;
    adj_progress_start(&reporting.progress, paths->count);
    bool went = adj_verify_each(paths, (unsigned long)values->jobs, &verify_options, report_one,
                                &reporting);
    adj_progress_clear(&reporting.progress);
    if (!went)
        return ADJ_EXIT_SYSTEM;
    adj_report_end(&reporting.report);
    return reporting.report.exit;
}

static int
run(int argc, char **argv)
{
    struct values values = {.jobs = 1, .format = "text"};
    enum adj_report_format format;
    struct adj_paths paths = {0};
    int words = adj_options_parse(&adj_cmd_verify, argc, argv, &values);
    if (words < 0)
        return ADJ_EXIT_USAGE;
    if (!find_format(values.format, &format)) {
        fprintf(stderr, "adjutant verify: no such format: %s\n", values.format);
        return ADJ_EXIT_USAGE;
    }
    if (values.edition && !edition_name(values.edition)) {
        fprintf(stderr, "adjutant verify: no game has an edition \"%s\"\n", values.edition);
        return ADJ_EXIT_USAGE;
    }
    if (values.edition)
        values.edition = edition_name(values.edition);
    int code = adj_paths_collect(&paths, words, argv, false);
    if (code == 0 && paths.count == 0) {
        fputs("adjutant verify: no .adj file found\n", stderr);
        code = ADJ_EXIT_USAGE;
    }
    if (code == 0)
        code = verify_paths(&paths, &values, format);
    adj_paths_free(&paths);
    return code;
}
