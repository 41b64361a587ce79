// SPDX-License-Identifier: MIT
#include "replay/cli/bench.h"

#include <string.h>
#include <time.h>
#include "replay/world.h"
#include "replay/notate.h"
#include "replay/recorder.h"
#include "replay/store.h"
#include "replay/verifier.h"

static adj_bench_pass verify, open, replay, record, hash, decode;

const struct adj_bench_measure adj_bench_measures[] = {
    {"verify_rate", "orders/s", verify},
    {"open_rate", "files/s", open},
    {"replay_rate", "orders/s", replay},
    {"record_rate", "orders/s", record},
    {"hash_rate", "states/s", hash},
    {"decode_rate", "orders/s", decode},
    {0},
};

double
adj_bench_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void
lap_add(struct adj_bench_lap *lap, double start, uint64_t done)
{
    lap->seconds += adj_bench_now() - start;
    lap->done += done;
}

static enum adj_status
open_player(struct adj_player *player, const struct adj_world *world,
            const struct adj_bench_file *file, struct adj_error *error)
{
    struct adj_player_options options = {.edition = ADJ_EDITION_AS_RECORDED,
                                         .base_dir = file->folder};
    return adj_player_open_bytes(player, world, &options, file->bytes.data, file->bytes.size,
                                 error);
}

static void
keep_text(void *context, const char *text)
{
    adj_bytes_put(context, text, strlen(text));
}

// The lap begins when the ruleset is there.
static enum adj_status
feed_lines(struct adj_recorder *recorder, const struct adj_bytes *text, struct adj_bench_lap *lap,
           struct adj_error *error)
{
    struct adj_result result;
    double start = 0;
    enum adj_status status = ADJ_OK;
    for (size_t at = 0; status == ADJ_OK && at < text->size;) {
        const uint8_t *line = text->data + at, *end = memchr(line, '\n', text->size - at);
        size_t size = end != NULL ? (size_t)(end - line) + 1 : text->size - at;
        status = adj_recorder_feed(recorder, (const char *)line, size, &result, error);
        at += size;
        if (start == 0 && adj_recorder_session(recorder) != NULL)
            start = adj_bench_now();
    }
    if (start != 0)
        lap_add(lap, start, adj_recorder_session(recorder)->number);
    return status;
}

// A text of orders is sealed in memory, and that is measured.
static enum adj_status
seal_text(struct adj_bench_file *file, struct adj_error *error)
{
    struct adj_recorder_options options = {.base_dir = file->folder};
    struct adj_recorder *recorder;
    struct adj_bench_lap lap = {0};
    struct adj_bytes sealed = {0};
    enum adj_status status = adj_recorder_open(&recorder, file->world, &options, error);
    if (status != ADJ_OK)
        return status;
    status = feed_lines(recorder, &file->bytes, &lap, error);
    if (status == ADJ_OK)
        status = adj_recorder_bytes(recorder, &sealed, error);
    adj_recorder_close(recorder);
    adj_bytes_free(&file->bytes);
    file->bytes = sealed;
    return status;
}

enum adj_status
adj_bench_open(struct adj_bench_file *file, const struct adj_world *world, const char *path,
               struct adj_error *error)
{
    struct adj_player player;
    *file = (struct adj_bench_file){.world = world, .path = path};
    adj_store_folder(path, file->folder, sizeof file->folder);
    enum adj_status status = adj_store_read(path, ADJ_FILE_MAX, &file->bytes, error);
    if (status == ADJ_OK && !adj_file_is(file->bytes.data, file->bytes.size))
        status = seal_text(file, error);
    if (status == ADJ_OK)
        status = open_player(&player, file->world, file, error);
    if (status != ADJ_OK)
        return status;
    status = adj_notate(&player, keep_text, &file->text, error);
    file->orders = player.session.number;
    adj_player_close(&player);
    return file->text.failed ? adj_error_set(error, ADJ_SYS_MEMORY, "out of memory") : status;
}

void
adj_bench_close(struct adj_bench_file *file)
{
    adj_bytes_free(&file->bytes);
    adj_bytes_free(&file->text);
}

// All that `adjutant verify` does, but for the reading: of several files of the same card sets the
// first loads them.
static enum adj_status
verify(const struct adj_bench_file *file, struct adj_bench_lap *lap, struct adj_error *error)
{
    struct adj_verify_options options = {.edition = ADJ_EDITION_AS_RECORDED,
                                         .base_dir = file->folder};
    struct adj_verify_result result;
    double start = adj_bench_now();
    enum adj_status status =
        adj_verify_bytes(file->world, &options, file->bytes.data, file->bytes.size, &result);
    lap_add(lap, start, file->orders);
    *error = result.error;
    return status;
}

// Decoding and the ruleset: what precedes the first order.
static enum adj_status
open(const struct adj_bench_file *file, struct adj_bench_lap *lap, struct adj_error *error)
{
    struct adj_player player;
    double start = adj_bench_now();
    enum adj_status status = open_player(&player, &adj_world, file, error);
    lap_add(lap, start, 1);
    if (status == ADJ_OK)
        adj_player_close(&player);
    return status;
}

// Judge and apply, without comparing anything.
static enum adj_status
replay(const struct adj_bench_file *file, struct adj_bench_lap *lap, struct adj_error *error)
{
    struct adj_player player;
    enum adj_status status = open_player(&player, file->world, file, error);
    if (status != ADJ_OK)
        return status;
    double start = adj_bench_now();
    status = adj_player_to(&player, ADJ_NUMBER_MAX, error);
    lap_add(lap, start, file->orders);
    adj_player_close(&player);
    return status;
}

// Text to judged records, in memory.
static enum adj_status
record(const struct adj_bench_file *file, struct adj_bench_lap *lap, struct adj_error *error)
{
    struct adj_recorder_options options = {.base_dir = file->folder};
    struct adj_recorder *recorder;
    enum adj_status status = adj_recorder_open(&recorder, file->world, &options, error);
    if (status != ADJ_OK)
        return status;
    status = feed_lines(recorder, &file->text, lap, error);
    adj_recorder_close(recorder);
    return status;
}

// Of the state at the end.
static enum adj_status
hash(const struct adj_bench_file *file, struct adj_bench_lap *lap, struct adj_error *error)
{
    enum { TIMES = 4096 };
    struct adj_player player;
    enum adj_status status = open_player(&player, file->world, file, error);
    if (status != ADJ_OK)
        return status;
    status = adj_player_to(&player, ADJ_NUMBER_MAX, error);
    static volatile uint64_t kept; // so that no compiler leaves the work out
    double start = adj_bench_now();
    for (unsigned i = 0; i < TIMES; i++)
        kept ^= adj_session_hash(&player.session);
    (void)kept;
    lap_add(lap, start, TIMES);
    adj_player_close(&player);
    return status;
}

// Checksums, frames, records: a file into plain records.
static enum adj_status
decode(const struct adj_bench_file *file, struct adj_bench_lap *lap, struct adj_error *error)
{
    struct adj_file decoded;
    double start = adj_bench_now();
    enum adj_status status =
        adj_file_decode(adj_world.games, file->bytes.data, file->bytes.size, &decoded, error);
    lap_add(lap, start, file->orders);
    if (status == ADJ_OK)
        adj_file_free(&decoded);
    return status;
}
