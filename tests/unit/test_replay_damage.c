// SPDX-License-Identifier: MIT
// Damage: every cut, every flipped byte, chunks in the wrong place, files run together. Whatever is
// done to a file, it is refused with a place, or it is told that it was cut and what is left of its
// records is what was recorded. It matters most of all tests here, because a record that lies is
// worse than none.
//
// test_replay_damage [STEP]: only every STEP-th place, for builds that are slow.

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "replay/store.h"
#include "replay/verifier.h"
#include "tests/unit/replay_sample.h"

enum { SAMPLES = 64, CHUNKS = 1000 };

// Where a chunk lies, and how many bytes of records there are up to its end, if it is a journal's.
struct place {
    size_t at, end, records;
};

struct sample {
    char name[96];
    bool journal;
    bool replayed; // a game of the counter: verified, too, and not only taken apart
    struct adj_bytes bytes, log;
    struct place chunk[CHUNKS];
    unsigned chunks;
};

static struct sample sample[SAMPLES];
static unsigned samples;
static size_t step = 1;
static unsigned long cuts, flips, swaps, moves, checks;

static const struct adj_verify_options as_recorded = {.edition = ADJ_EDITION_AS_RECORDED};
static const struct adj_game *games[] = {&ct_game, NULL, NULL};

static uint32_t
u32_at(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
           (uint32_t)bytes[3] << 24;
}

// Finds the chunks by their lengths alone: a second reader.
static void
find_chunks(struct sample *of)
{
    size_t records = 0;
    for (size_t at = 12; at < of->bytes.size; of->chunks++) {
        size_t size = u32_at(of->bytes.data + at + 4);
        if (memcmp(of->bytes.data + at, "RECO", 4) == 0)
            records += size;
        assert_true(of->chunks < CHUNKS);
        of->chunk[of->chunks] = (struct place){at, at + 12 + size, records};
        at += 12 + size;
    }
    assert_int_equal(of->chunk[of->chunks - 1].end, of->bytes.size);
}

// Takes over the bytes.
static void
add_sample(const char *name, struct adj_bytes bytes, bool replayed)
{
    struct adj_file file;
    struct adj_error error = {0};
    assert_true(samples < SAMPLES);
    struct sample *made = &sample[samples++];
    snprintf(made->name, sizeof made->name, "%s", name);
    made->bytes = bytes;
    made->journal = bytes.data[9] == 'J';
    made->replayed = replayed;
    if (adj_file_decode(games, bytes.data, bytes.size, &file, &error) != ADJ_OK)
        fail_msg("%s: byte %u: %s", name, (unsigned)error.offset, error.message);
    assert_false(file.cut);
    made->log = file.log;
    file.log = (struct adj_bytes){0};
    adj_file_free(&file);
    find_chunks(made);
}

// Files that earlier commits recorded, of the versions of the format that they wrote.
static enum adj_status
add_old(void *context, const char *path)
{
    struct adj_bytes bytes = {0};
    assert_int_equal(adj_store_read(path, ADJ_FILE_MAX, &bytes, context), ADJ_OK);
    const char *name = strrchr(path, '/');
    if (bytes.size < 2500)
        add_sample(name + 1, bytes, false);
    else
        adj_bytes_free(&bytes);
    return ADJ_OK;
}

static int
make_samples(void **state)
{
    (void)state;
    char folder[4096];
    struct adj_error error = {0};
    games[1] = adj_games[0];
    for (unsigned i = 0; i < 4; i++) {
        bool keyframes = (i & 1) != 0, embed = (i & 2) != 0;
        struct adj_recorded both = adj_sample_record(&ct_world, adj_sample_text, keyframes, embed);
        add_sample(keyframes ? "keyframes" : "plain", both.journal, true);
        add_sample(embed ? "embedded" : "plain", both.sealed, true);
    }
    add_sample("frames", adj_sample_frames(true), true);
    snprintf(folder, sizeof folder, "%s/old", getenv("ADJUTANT_CORPUS"));
    if (adj_store_is_folder(folder))
        assert_int_equal(adj_store_walk(folder, ".adj", add_old, &error, &error), ADJ_OK);
    return 0;
}

static int
free_samples(void **state)
{
    (void)state;
    for (unsigned i = 0; i < samples; i++) {
        adj_bytes_free(&sample[i].bytes);
        adj_bytes_free(&sample[i].log);
    }
    print_message("%u samples: %lu cuts, %lu flips, %lu swaps, %lu moves\n", samples, cuts, flips,
                  swaps, moves);
    return 0;
}

// What a reader makes of bytes: `records` is what it has of the sample's log, if it was not
// refused.
struct outcome {
    bool refused, cut;
    size_t records;
    struct adj_error error;
    int code; // exit code of verify
};

static struct outcome
read_damaged(const struct sample *of, const uint8_t *bytes, size_t size)
{
    struct adj_file file;
    struct adj_verify_result result = {0};
    struct outcome outcome = {0};
    enum adj_status status = adj_file_decode(games, bytes, size, &file, &outcome.error);
    outcome.refused = status != ADJ_OK;
    if (status == ADJ_OK) {
        outcome.cut = file.cut;
        outcome.records = file.log.size;
        if (file.log.size > of->log.size ||
            (file.log.size > 0 && memcmp(file.log.data, of->log.data, file.log.size) != 0))
            fail_msg("%s: records that nobody recorded", of->name);
        adj_file_free(&file);
    }
    // What the reader refuses, verify does: asked now and then.
    if (of->replayed && (!outcome.refused || checks++ % 16 == 0)) {
        adj_verify_bytes(&ct_world, &as_recorded, bytes, size, &result);
        outcome.code = adj_verify_exit(&result);
        assert_int_equal(outcome.code, outcome.refused ? 3 : outcome.cut ? 1 : 0);
        if (outcome.cut)
            assert_int_equal(result.finding[result.findings - 1].code, ADJ_CODE_CUT);
    }
    return outcome;
}

// The last chunk that is whole in the first `size` bytes; -1: none.
static int
last_whole(const struct sample *of, size_t size)
{
    int last = -1;
    while (last + 1 < (int)of->chunks && of->chunk[last + 1].end <= size)
        last++;
    return last;
}

static size_t
check_cut(const struct sample *of, size_t size, size_t before)
{
    int last = last_whole(of, size);
    uint8_t *copy = malloc(size + 1); // of its very size, so that a reader past it is noticed
    memcpy(copy, of->bytes.data, size);
    struct outcome outcome = read_damaged(of, copy, size);
    free(copy);
    cuts++;
    if (outcome.refused != (last < 0) || (last < 0 && outcome.error.offset > size))
        fail_msg("%s: cut at %zu: %s, byte %u", of->name, size, outcome.error.message,
                 (unsigned)outcome.error.offset);
    bool between = last >= 0 && of->chunk[last].end == size;
    if (last >= 0 && outcome.cut != (of->journal ? !between : true))
        fail_msg("%s: cut at %zu is not told", of->name, size);
    if (of->journal && last >= 0 && outcome.records != of->chunk[last].records)
        fail_msg("%s: cut at %zu: %zu bytes of records", of->name, size, outcome.records);
    if (!of->journal && outcome.records < before)
        fail_msg("%s: cut at %zu: fewer records than from less", of->name, size);
    if (!of->journal && last + 2 >= (int)of->chunks && outcome.records != of->log.size)
        fail_msg("%s: cut at %zu: records are lost", of->name, size);
    return outcome.records;
}

// A cut gives exactly the records that are whole in what is left: of a journal those whose chunk
// is.
static void
test_every_cut(void **state)
{
    (void)state;
    for (unsigned i = 0; i < samples; i++) {
        size_t records = 0;
        for (size_t size = 0; size < sample[i].bytes.size; size += step)
            records = check_cut(&sample[i], size, records);
    }
}

static const struct place *
chunk_of(const struct sample *of, size_t at)
{
    unsigned i = 0;
    while (i + 1 < of->chunks && of->chunk[i].end <= at)
        i++;
    return &of->chunk[i];
}

// Refused, and at the place where the damage is; or cut, in the last chunk.
static void
check_place(const struct sample *of, size_t at, const struct outcome *outcome, const char *what)
{
    const struct place *chunk = chunk_of(of, at);
    size_t offset = (size_t)outcome->error.offset;
    if (at == 8 && !outcome->refused && outcome->records == of->log.size)
        return; // a version of the format that reads the same here
    if (!outcome->refused && !outcome->cut)
        fail_msg("%s: %s at %zu is not noticed", of->name, what, at);
    if (outcome->cut && chunk != &of->chunk[of->chunks - 1])
        fail_msg("%s: %s at %zu: told as a cut, and whole chunks follow", of->name, what, at);
    bool form = at == 9; // shows where the first chunk is not one of that form
    if (outcome->refused && !form && (offset > at || (at >= 12 && offset < chunk->at)))
        fail_msg("%s: %s at %zu: told of byte %zu: %s", of->name, what, at, offset,
                 outcome->error.message);
}

static void
check_flips(const struct sample *of, uint8_t *copy, size_t at)
{
    static const uint8_t masks[] = {1, 2, 4, 8, 16, 32, 64, 128, 3, 'J' ^ 'S', 0x55, 0xff};
    bool large = of->log.size > 65536; // one way for each byte, in turn
    for (size_t i = large ? at % sizeof masks : 0; i < sizeof masks;
         i += large ? sizeof masks : 1) {
        copy[at] ^= masks[i];
        struct outcome outcome = read_damaged(of, copy, of->bytes.size);
        copy[at] ^= masks[i];
        check_place(of, at, &outcome, "a flip");
        flips++;
    }
}

static void
test_every_flip(void **state)
{
    (void)state;
    for (unsigned i = 0; i < samples; i++) {
        struct sample *of = &sample[i];
        for (size_t at = 0; at < of->bytes.size; at += step)
            check_flips(of, of->bytes.data, at);
    }
}

static void
swap(uint8_t *bytes, size_t a, size_t b)
{
    uint8_t keep = bytes[a];
    bytes[a] = bytes[b];
    bytes[b] = keep;
}

static void
test_swapped_bytes(void **state)
{
    (void)state;
    static const size_t apart[] = {1, 3, 4, 37};
    for (unsigned i = 0; i < samples; i++)
        for (size_t k = 0; k < sizeof apart / sizeof apart[0]; k++)
            for (size_t at = 0; at + apart[k] < sample[i].bytes.size; at += step) {
                uint8_t *bytes = sample[i].bytes.data;
                if (bytes[at] == bytes[at + apart[k]])
                    continue;
                swap(bytes, at, at + apart[k]);
                struct outcome outcome = read_damaged(&sample[i], bytes, sample[i].bytes.size);
                swap(bytes, at, at + apart[k]);
                swaps++;
                if (!outcome.refused && !outcome.cut)
                    fail_msg("%s: a swap at %zu is not noticed", sample[i].name, at);
            }
}

// The bytes after the last chunk were never written, or never reached the disk: zeros are there.
static void
test_zeros_at_the_end(void **state)
{
    (void)state;
    static const size_t zeros[] = {1, 12, 4096, 100};
    for (unsigned i = 0; i < samples; i++)
        for (size_t size = sample[i].chunk[0].end; size <= sample[i].bytes.size; size += step)
            for (size_t k = size % 2; k < sizeof zeros / sizeof zeros[0]; k += 2) {
                const struct sample *of = &sample[i];
                uint8_t *copy = calloc(1, size + zeros[k]);
                memcpy(copy, of->bytes.data, size);
                struct outcome outcome = read_damaged(of, copy, size + zeros[k]);
                free(copy);
                cuts++;
                if (!outcome.refused && !outcome.cut && size + zeros[k] < of->bytes.size)
                    continue; // what was cut away were zeros
                size_t records = of->chunk[last_whole(of, size)].records;
                if (of->journal && (!outcome.cut || outcome.records < records))
                    fail_msg("%s: zeros from %zu: %s", of->name, size, outcome.error.message);
                if (!of->journal && !outcome.refused && !outcome.cut)
                    fail_msg("%s: zeros from %zu are not noticed", of->name, size);
            }
}

static struct outcome
read_parts(const struct sample *of, const struct sample *other, const size_t (*part)[2],
           unsigned parts)
{
    struct adj_bytes bytes = {0};
    for (unsigned i = 0; i < parts; i++) {
        const struct sample *from = i + 1 == parts && other != NULL ? other : of;
        adj_bytes_put(&bytes, from->bytes.data + part[i][0], part[i][1] - part[i][0]);
    }
    struct outcome outcome = {0};
    struct adj_file file;
    struct adj_verify_result result = {.status = ADJ_OK};
    outcome.refused =
        adj_file_decode(games, bytes.data, bytes.size, &file, &outcome.error) != ADJ_OK;
    if (!outcome.refused) {
        outcome.cut = file.cut;
        adj_file_free(&file);
    }
    if (of->replayed) {
        adj_verify_bytes(&ct_world, &as_recorded, bytes.data, bytes.size, &result);
        outcome.code = adj_verify_exit(&result);
    }
    adj_bytes_free(&bytes);
    moves++;
    return outcome;
}

// A chunk of a sealed file that is gone, there twice or elsewhere is noticed. Of a journal only the
// header and the ruleset are: its records have no digest before it is sealed (replay/FORMAT.md).
static void
test_moved_chunks(void **state)
{
    (void)state;
    for (unsigned i = 0; i < samples; i++)
        for (unsigned k = 0; k < sample[i].chunks; k++) {
            const struct sample *of = &sample[i];
            const struct place *chunk = &of->chunk[k];
            size_t next = k + 1 < of->chunks ? chunk[1].end : chunk->end, size = of->bytes.size;
            const size_t removed[][2] = {{0, chunk->at}, {chunk->end, size}};
            const size_t doubled[][2] = {{0, chunk->end}, {chunk->at, size}};
            const size_t swapped[][2] = {
                {0, chunk->at}, {chunk->end, next}, {chunk->at, chunk->end}, {next, size}};
            struct outcome outcome[] = {read_parts(of, NULL, removed, 2),
                                        read_parts(of, NULL, doubled, 2),
                                        read_parts(of, NULL, swapped, 4)};
            unsigned asked = next == chunk->end ? 2 : 3; // the last one has none to swap with
            for (unsigned n = 0; n < asked; n++) {
                assert_true(outcome[n].code != 4);
                if ((!of->journal || k == 0) && !outcome[n].refused && !outcome[n].cut)
                    fail_msg("%s: chunk %u, way %u is not noticed", of->name, k, n);
            }
        }
}

static void
test_files_run_together(void **state)
{
    (void)state;
    for (unsigned i = 0; i < samples; i++)
        for (unsigned k = 0; k < samples; k++) {
            size_t first = sample[i].bytes.size;
            const size_t parts[][2] = {{0, first}, {0, sample[k].bytes.size}};
            struct outcome outcome = read_parts(&sample[i], &sample[k], parts, 2);
            assert_true(outcome.refused);
            assert_int_equal(outcome.error.offset, first);
        }
}

// A transfer as text: line ends added or taken, or the eighth bit.
static void
test_transfers_of_text(void **state)
{
    (void)state;
    for (unsigned i = 0; i < samples; i++)
        for (unsigned way = 0; way < 3; way++) {
            struct adj_bytes bytes = {0};
            for (size_t at = 0; at < sample[i].bytes.size; at++) {
                const uint8_t *byte = sample[i].bytes.data + at;
                if (way == 0 && *byte == '\n')
                    adj_bytes_u8(&bytes, '\r');
                if (way != 1 || *byte != '\r')
                    adj_bytes_u8(&bytes, way == 2 ? *byte & 0x7f : *byte);
            }
            struct outcome outcome = read_damaged(&sample[i], bytes.data, bytes.size);
            assert_true(outcome.refused);
            if (way < 2 && strstr(outcome.error.message, "line ends") == NULL)
                fail_msg("%s", outcome.error.message);
            adj_bytes_free(&bytes);
        }
}

int
main(int count, char **words)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_cut),         cmocka_unit_test(test_every_flip),
        cmocka_unit_test(test_swapped_bytes),     cmocka_unit_test(test_zeros_at_the_end),
        cmocka_unit_test(test_moved_chunks),      cmocka_unit_test(test_files_run_together),
        cmocka_unit_test(test_transfers_of_text),
    };
    step = count > 1 ? (size_t)strtoul(words[1], NULL, 10) : 1;
    return cmocka_run_group_tests(tests, make_samples, free_samples);
}
