// SPDX-License-Identifier: MIT
// adjutant bench: how fast, and how large.

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include "replay/cli/bench.h"
#include "replay/cli/commands.h"
#include "replay/cli/output.h"
#include "replay/cli/paths.h"
#include "replay/world.h"
#include "replay/sizes.h"
#include "specs/load.h"

struct values {
    long seconds;
    long from;
};

static const struct adj_option options[] = {
    {.name = "--seconds",
     .argument = "N",
     .help = "spend N seconds on each rate (1; 0: one pass)",
     .kind = ADJ_OPTION_NUMBER,
     ADJ_OPTION_AT(values, seconds)},
    {.name = "--min-orders",
     .argument = "N",
     .help = "pass over files of fewer orders",
     .kind = ADJ_OPTION_NUMBER,
     ADJ_OPTION_AT(values, from)},
    {0},
};

static int run(int argc, char **argv);

const struct adj_command adj_cmd_bench = {
    .name = "bench",
    .files = "[PATH]",
    .files_min = 0,
    .files_max = 1,
    .summary = "Measures rates and sizes, one `name value unit` a line",
    .notes =
        "PATH is a file or a folder (default: the corpus beside the specs). Files are read first;\n"
        "all work is then done in memory, on one core, file after file, as often as time allows.\n"
        "Rates are by processor time, so that a busy machine changes them little.\n"
        "Names stay as they are:\n"
        "  files, orders  of what is measured: orders given, refused ones and strikes included\n"
        "  verify_rate    all that verify does; of files of the same card sets the first loads "
        "them\n"
        "  open_rate      decoding and loading the ruleset: what precedes the first order\n"
        "  replay_rate    judge and apply alone\n"
        "  record_rate    text read, judged, applied, recorded, its ruleset loaded before\n"
        "  hash_rate      hashes of a whole state\n"
        "  decode_rate    checksums, frames and records\n"
        "  sealed_files, sealed_orders\n"
        "                 of the sealed ones among them: sizes are bytes of those by their orders\n"
        "  size_all       everything; then its parts, which add up to it:\n"
        "  size_header size_ruleset size_chance size_orders size_hashes size_texts size_framing\n",
    .options = options,
    .run = run,
};

struct bench {
    struct adj_world world;
    struct adj_bench_file *file;
    size_t count;
    uint64_t orders;
    struct adj_sizes sizes;
};

static int
open_one(struct bench *bench, const char *path, long from)
{
    struct adj_bench_file *file = &bench->file[bench->count];
    struct adj_error error = {0};
    struct adj_file decoded;
    enum adj_status status = adj_bench_open(file, &bench->world, path, &error);
    if (status == ADJ_OK)
        status =
            adj_file_decode(adj_world.games, file->bytes.data, file->bytes.size, &decoded, &error);
    bool counts = status == ADJ_OK && file->orders >= (unsigned long)from;
    if (counts && decoded.has_tail)
        adj_sizes_add(&bench->sizes, &decoded, file->bytes.data, file->bytes.size);
    if (counts) {
        bench->orders += file->orders;
        bench->count++;
    } else {
        adj_bench_close(file);
    }
    if (status != ADJ_OK)
        return adj_out_error(path, &error);
    adj_file_free(&decoded);
    return ADJ_EXIT_WELL;
}

static int
open_all(struct bench *bench, const struct adj_paths *paths, long from)
{
    bench->file = calloc(paths->count, sizeof *bench->file);
    int code = bench->file != NULL ? ADJ_EXIT_WELL : ADJ_EXIT_SYSTEM;
    for (size_t i = 0; code == ADJ_EXIT_WELL && i < paths->count; i++)
        code = open_one(bench, paths->path[i], from);
    if (code == ADJ_EXIT_WELL && bench->count == 0) {
        fputs("adjutant bench: no file to measure\n", stderr);
        code = ADJ_EXIT_USAGE;
    }
    return code;
}

// Goes over all files until the time is spent, preparations included.
static int
print_rate(const struct bench *bench, const struct adj_bench_measure *measure, long seconds)
{
    struct adj_bench_lap lap = {0};
    struct adj_error error = {0};
    double start = adj_bench_now();
    do {
        for (size_t i = 0; i < bench->count; i++)
            if (measure->pass(&bench->file[i], &lap, &error) != ADJ_OK)
                return adj_out_error(bench->file[i].path, &error);
    } while (adj_bench_now() - start < (double)seconds);
    printf("%s %.0f %s\n", measure->name, lap.seconds > 0 ? (double)lap.done / lap.seconds : 0,
           measure->unit);
    return ADJ_EXIT_WELL;
}

static void
print_sizes(const struct adj_sizes *sizes)
{
    double orders = sizes->orders > 0 ? (double)sizes->orders : 1;
    printf("sealed_files %" PRIu64 " files\n", sizes->files);
    printf("sealed_orders %" PRIu64 " orders\n", sizes->orders);
    printf("size_all %.3f bytes/order\n", (double)sizes->bytes / orders);
    for (enum adj_part part = 0; part < ADJ_PARTS; part++)
        printf("size_%s %.3f bytes/order\n", adj_part_name(part), sizes->part[part] / orders);
}

static int
measure_all(const struct bench *bench, long seconds)
{
    printf("files %zu files\norders %" PRIu64 " orders\n", bench->count, bench->orders);
    int code = ADJ_EXIT_WELL;
    for (const struct adj_bench_measure *measure = adj_bench_measures;
         measure->name != NULL && code == ADJ_EXIT_WELL; measure++)
        code = print_rate(bench, measure, seconds);
    if (code == ADJ_EXIT_WELL)
        print_sizes(&bench->sizes);
    return code;
}

static int
run(int argc, char **argv)
{
    struct values values = {.seconds = 1};
    struct bench bench = {.world = adj_world};
    struct adj_paths paths = {0};
    char corpus[4096 + 16];
    char *fallback[] = {corpus};
    int words = adj_options_parse(&adj_cmd_bench, argc, argv, &values);
    if (words < 0)
        return ADJ_EXIT_USAGE;
    snprintf(corpus, sizeof corpus, "%s/../corpus", adj_specs_dir());
    int code = adj_paths_collect(&paths, 1, words > 0 ? argv : fallback, false);
    if (code == ADJ_EXIT_WELL && paths.count == 0) {
        fputs("adjutant bench: no .adj file found\n", stderr);
        code = ADJ_EXIT_USAGE;
    }
    bench.world.shelf = adj_shelf_open();
    if (code == ADJ_EXIT_WELL)
        code = open_all(&bench, &paths, values.from);
    if (code == ADJ_EXIT_WELL)
        code = measure_all(&bench, values.seconds);
    for (size_t i = 0; i < bench.count; i++)
        adj_bench_close(&bench.file[i]);
    free(bench.file);
    adj_shelf_close(bench.world.shelf);
    adj_paths_free(&paths);
    return code;
}
