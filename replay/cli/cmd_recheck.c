// SPDX-License-Identifier: MIT
// adjutant recheck: what this engine sees otherwise than the one that recorded some files, by
// cause.

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include "replay/accept.h"
#include "replay/cli/commands.h"
#include "replay/cli/groups.h"
#include "replay/cli/json.h"
#include "replay/cli/output.h"
#include "replay/cli/paths.h"
#include "replay/cli/progress.h"
#include "replay/cli/workers.h"
#include "replay/report_text.h"
#include "replay/ruleset.h"
#include "replay/store.h"
#include "replay/world.h"
#include "specs/load.h"

struct values {
    long jobs;
    bool accept, force;
    const char *output;
    const char *format;
};

static const struct adj_option options[] = {
    {.name = "-j",
     .argument = "N",
     .help = "check N files at a time",
     .kind = ADJ_OPTION_NUMBER,
     ADJ_OPTION_AT(values, jobs)},
    {.name = "--accept",
     .help = "record the files that changed anew, and keep what was said before beside it",
     .kind = ADJ_OPTION_FLAG,
     ADJ_OPTION_AT(values, accept)},
    {.name = "-o",
     .argument = "DIR",
     .help = "put new files there, by the paths of the old ones (default: NAME.accepted.adj)",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, output)},
    {.name = "--force",
     .help = "replace new files that are there already",
     .kind = ADJ_OPTION_FLAG,
     ADJ_OPTION_AT(values, force)},
    {.name = "--format",
     .argument = "text|jsonl",
     .help = "text (default), or an object a cause and one with the sums",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, format)},
    {0},
};

static int run(int argc, char **argv);

const struct adj_command adj_cmd_recheck = {
    .name = "recheck",
    .files = "PATH...",
    .files_min = 1,
    .files_max = 1 << 20,
    .summary = "Groups what changed since older records by cause, and accepts it if wanted",
    .notes =
        "A folder stands for all .adj files below it. What changed is a verdict, a state, an\n"
        "expectation or the cards; changes with the same verb and the same words before and now\n"
        "are one cause, shown with its first example. After a verdict that changes the course of\n"
        "a game, the rest of that game is not compared. --accept writes a new file for each that\n"
        "changed, with the verdicts and hashes of now; `formerly` lines in it tell what the older\n"
        "engine said, an `accepted` line which engine that was. Old files stay as they are.\n"
        "Exit code 1: something changed and was not accepted.\n",
    .options = options,
    .run = run,
};

struct rechecking {
    const struct values *values;
    struct adj_world world; // with a shelf: files of one run mostly share a few card sets
    const struct adj_paths *paths;
    struct adj_groups groups;
    struct adj_progress progress;
    uint32_t files, changed, changes, accepted;
    uint64_t orders, astray;
    uint32_t left; // accepted files' expectations that hold no longer
    int exit;
};

// What comes of one file: this, and behind it its groups.
struct rechecked {
    struct adj_recheck_result result;
    size_t groups;
};

static adj_work recheck_file;
static adj_work_sink take_file;
static void report(struct rechecking *recheck);

static int
run(int argc, char **argv)
{
    struct values values = {.format = "text", .jobs = 1};
    struct adj_paths paths = {0};
    struct rechecking recheck = {.values = &values, .world = adj_world, .paths = &paths};
    int words = adj_options_parse(&adj_cmd_recheck, argc, argv, &values);
    if (words < 0)
        return ADJ_EXIT_USAGE;
    if (strcmp(values.format, "text") != 0 && strcmp(values.format, "jsonl") != 0) {
        fprintf(stderr, "adjutant recheck: no such format: %s\n", values.format);
        return ADJ_EXIT_USAGE;
    }
    int code = adj_paths_collect(&paths, words, argv, false);
    if (code == 0 && paths.count == 0) {
        fputs("adjutant recheck: no .adj file found\n", stderr);
        code = ADJ_EXIT_USAGE;
    }
    if (code == 0) {
        recheck.world.shelf = adj_shelf_open(); // without memory for one each file loads its own
        adj_progress_start(&recheck.progress, paths.count);
        bool went = adj_workers_each(paths.count, (unsigned long)values.jobs, recheck_file,
                                     take_file, &recheck);
        adj_progress_clear(&recheck.progress);
        if (recheck.groups.failed)
            fputs("adjutant recheck: no memory [E-MEMORY]\n", stderr);
        else if (went)
            report(&recheck);
        code = went && !recheck.groups.failed ? recheck.exit : ADJ_EXIT_SYSTEM;
    }
    adj_shelf_close(recheck.world.shelf);
    adj_groups_free(&recheck.groups);
    adj_paths_free(&paths);
    return code;
}

static void
group_change(void *context, const struct adj_recheck_change *change)
{
    adj_groups_add(context, change, 1, 0);
}

static void
recheck_file(void *context, size_t piece, struct adj_bytes *result)
{
    const struct rechecking *recheck = context;
    struct rechecked rechecked = {0};
    struct adj_groups groups = {0};
    adj_recheck_file(&recheck->world, recheck->paths->path[piece], group_change, &groups,
                     &rechecked.result);
    rechecked.groups = groups.count;
    adj_bytes_put(result, &rechecked, sizeof rechecked);
    adj_bytes_put(result, groups.group, groups.count * sizeof *groups.group);
    result->failed |= groups.failed;
    adj_groups_free(&groups);
}

// NAME.adj becomes NAME.accepted.adj; or DIR and the path, without what would lead out of it.
static void
name_new(const struct values *values, const char *path, char *out, size_t size)
{
    size_t stem = strlen(path);
    if (!values->output) {
        if (stem > 4 && strcmp(path + stem - 4, ".adj") == 0)
            stem -= 4;
        snprintf(out, size, "%.*s.accepted.adj", (int)stem, path);
        return;
    }
    snprintf(out, size, "%s", values->output);
    while (*path) {
        size_t length = strcspn(path, "/"), used = strlen(out);
        bool kept = length > 0 && strncmp(path, "..", length) != 0;
        if (kept)
            snprintf(out + used, size - used, "/%.*s", (int)length, path);
        path += length;
        path += *path == '/';
    }
}

static enum adj_status
accept_file(struct rechecking *recheck, const char *path, const char *name, struct adj_error *error)
{
    char folder[ADJ_PATH_SIZE];
    struct adj_accepted accepted;
    struct adj_accept_options accept_options = {
        .path = name, .force = recheck->values->force, .embed = recheck->values->output != NULL};
    enum adj_status status = ADJ_OK;
    adj_store_folder(name, folder, sizeof folder);
    if (recheck->values->output)
        status = adj_store_make_folder(folder, error);
    if (status == ADJ_OK)
        status = adj_accept_file(&recheck->world, path, &accept_options, &accepted, error);
    if (status == ADJ_OK) {
        recheck->accepted++;
        recheck->left += accepted.expectations;
    }
    return status;
}

// Writes the new file of one that changed, here and not in the process that checked it: two old
// files can have one new name. Without its ruleset a file cannot be accepted. Returns an exit code.
static int
accept_changed(struct rechecking *recheck, const char *path, bool ruleset)
{
    char name[ADJ_PATH_SIZE];
    struct adj_error error = {0};
    if (!recheck->values->accept || !ruleset)
        return ADJ_EXIT_FINDING;
    name_new(recheck->values, path, name, sizeof name);
    enum adj_status status = accept_file(recheck, path, name, &error);
    if (status == ADJ_OK)
        return ADJ_EXIT_WELL;
    bool malformed = adj_status_exit(status) == ADJ_EXIT_MALFORMED; // that is the old file's fault
    return adj_out_error(malformed ? path : name, &error);
}

static void
count_file(struct rechecking *recheck, const struct adj_recheck_result *result)
{
    recheck->files++;
    recheck->orders += result->orders;
    recheck->astray += result->astray;
    recheck->changes += result->changes;
    recheck->changed += result->changes > 0;
}

static bool
take_file(void *context, size_t piece, const struct adj_bytes *bytes)
{
    struct rechecking *recheck = context;
    const char *path = recheck->paths->path[piece];
    struct rechecked lost = {.groups = 0};
    lost.result.status = adj_workers_lost(bytes, &lost.result.error);
    struct rechecked *file = lost.result.status == ADJ_OK ? (void *)bytes->data : &lost;
    const struct adj_group *group = (void *)(file + 1);
    struct adj_recheck_result *result = &file->result;
    bool ruleset = true;
    int code = 0;
    for (size_t i = 0; i < file->groups; i++) {
        ruleset &= group[i].change.code != ADJ_CODE_RULESET;
        adj_groups_add(&recheck->groups, &group[i].change, group[i].orders, piece);
    }
    count_file(recheck, result);
    if (result->status != ADJ_OK || result->changes > 0)
        adj_progress_clear(&recheck->progress); // for messages
    if (result->status != ADJ_OK)
        code = adj_out_error(path, &result->error);
    else if (result->changes > 0)
        code = accept_changed(recheck, path, ruleset);
    recheck->exit = adj_exit_worse(recheck->exit, code);
    adj_progress_step(&recheck->progress, result->orders);
    return true;
}

// "attack: was refused FS-RANGE-4, is legal"
static void
print_cause(const struct adj_recheck_change *change)
{
    printf("%s%s", adj_code_name(change->code), *change->verb ? ", " : "");
    printf("%s: ", change->verb);
    switch (change->code) {
    case ADJ_CODE_VERDICT:
        printf("was %s, is %s\n", change->before, change->now);
        return;
    case ADJ_CODE_EXPECT:
        printf("\"expect %s\" holds no longer\n", change->before);
        return;
    default:
        printf("%s\n", *change->now ? change->now : "not as recorded");
    }
}

static void
print_group(const struct adj_group *group, const struct adj_paths *paths)
{
    const char *path = paths->path[group->path];
    printf("%" PRIu32 " in %" PRIu32 " file%s  ", group->orders, group->files,
           group->files == 1 ? "" : "s");
    print_cause(&group->change);
    printf("    %s, order %" PRIu32 ": ", path, group->change.order);
    adj_put_command(path, group->change.code, group->change.order, NULL, adj_out_sink, stdout);
    putchar('\n');
}

static void
put_group(const struct adj_group *group, const struct adj_paths *paths, struct adj_json *json)
{
    const struct adj_recheck_change *change = &group->change;
    const char *path = paths->path[group->path];
    char command[ADJ_PATH_SIZE];
    FILE *line = fmemopen(command, sizeof command, "w");
    if (line) {
        adj_put_command(path, change->code, change->order, NULL, adj_out_sink, line);
        fclose(line);
    }
    adj_json_open(json, NULL, '{');
    adj_json_put_text(json, "code", adj_code_name(change->code));
    adj_json_put_text(json, "verb", change->verb);
    adj_json_put_text(json, "before", change->before);
    adj_json_put_text(json, "now", change->now);
    adj_json_put_number(json, "changes", group->orders);
    adj_json_put_number(json, "files", group->files);
    adj_json_put_text(json, "file", path);
    adj_json_put_number(json, "order", change->order);
    adj_json_put_text(json, "command", line ? command : "");
    adj_json_close(json, '}');
    putchar('\n');
    json->more = false;
}

static void
put_sums(const struct rechecking *recheck, struct adj_json *json)
{
    adj_json_open(json, NULL, '{');
    adj_json_put_number(json, "files", recheck->files);
    adj_json_put_number(json, "orders", (int64_t)recheck->orders);
    adj_json_put_number(json, "changed", recheck->changed);
    adj_json_put_number(json, "changes", recheck->changes);
    adj_json_put_number(json, "causes", (int64_t)recheck->groups.count);
    adj_json_put_number(json, "not_compared", (int64_t)recheck->astray);
    adj_json_put_number(json, "accepted", recheck->accepted);
    adj_json_put_number(json, "expectations_dropped", recheck->left);
    adj_json_close(json, '}');
    putchar('\n');
}

static void
print_sums(const struct rechecking *recheck)
{
    if (recheck->astray > 0)
        printf("%" PRIu64 " orders not compared: a changed verdict came before them\n",
               recheck->astray);
    if (recheck->left > 0)
        printf("%" PRIu32 " expectations hold no longer, and are kept as `formerly` lines\n",
               recheck->left);
    printf("%" PRIu32 " files, %" PRIu64 " orders, %" PRIu32 " files changed, %" PRIu32
           " changes of %zu causes, %" PRIu32 " files accepted\n",
           recheck->files, recheck->orders, recheck->changed, recheck->changes,
           recheck->groups.count, recheck->accepted);
}

static void
report(struct rechecking *recheck)
{
    const struct adj_paths *paths = recheck->paths;
    struct adj_json json = {.out = stdout};
    bool text = strcmp(recheck->values->format, "text") == 0;
    adj_groups_sort(&recheck->groups);
    for (size_t i = 0; i < recheck->groups.count; i++) {
        if (text)
            print_group(&recheck->groups.group[i], paths);
        else
            put_group(&recheck->groups.group[i], paths, &json);
    }
    if (text)
        print_sums(recheck);
    else
        put_sums(recheck, &json);
}
