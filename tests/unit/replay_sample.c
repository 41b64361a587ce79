// SPDX-License-Identifier: MIT
#include "tests/unit/replay_sample.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "replay/store.h"

const char adj_sample_text[] = "game counter\n"
                               "edition standard\n"
                               "ruling limit = twenty\n"
                               "mode table\n"
                               "cards plain\n"
                               "title A \"small\" game\n"
                               "note first # not this\n"
                               "note second\n"
                               "seat A \"Andrew\" red\n"
                               "seat C \"Charles # 2\" blue\n"
                               "position\n"
                               "  count 5\n"
                               "  turn 3\n"
                               "end\n"
                               "expect count 5\n"
                               "A: add 20\n"
                               "expect legal\n"
                               "expect count 25\n"
                               "A: take 40\n"
                               "expect refused CT-2 CT-4\n"
                               "C: add 1\n"
                               "expect refused CT-1\n"
                               "A: guess\n"
                               "expect open\n"
                               "table: roll 6\n"
                               "A: add 9\n"
                               "A: strike 5\n"
                               "A: wait 3\n"
                               "expect count 28\n"
                               "A: done\n"
                               "C: take 8\n"
                               "C: done\n"
                               "A: stop\n";

void
adj_sample_feed(struct adj_recorder *recorder, const char *text)
{
    struct adj_result result;
    struct adj_error error = {0};
    while (*text != 0) {
        size_t size = strcspn(text, "\n") + 1;
        if (adj_recorder_feed(recorder, text, size, &result, &error) != ADJ_OK)
            fail_msg("line %u: %s", error.line, error.message);
        text += size;
    }
    assert_int_equal(adj_recorder_end(recorder, &result, &error), ADJ_OK);
}

struct adj_recorded
adj_sample_record(const struct adj_world *world, const char *text, bool keyframes, bool embed)
{
    char folder[] = "/tmp/adj-replay-XXXXXX", path[64];
    struct adj_recorded recorded = {0};
    struct adj_recorder *recorder;
    struct adj_error error = {0};
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/game.adj", folder);
    struct adj_recorder_options options = {.path = path, .keyframes = keyframes, .embed = embed};
    assert_int_equal(adj_recorder_open(&recorder, world, &options, &error), ADJ_OK);
    adj_sample_feed(recorder, text);
    assert_int_equal(adj_store_read(path, ADJ_FILE_MAX, &recorded.journal, &error), ADJ_OK);
    assert_int_equal(adj_recorder_seal(recorder, &error), ADJ_OK);
    assert_int_equal(adj_store_read(path, ADJ_FILE_MAX, &recorded.sealed, &error), ADJ_OK);
    adj_recorder_close(recorder);
    unlink(path);
    assert_int_equal(rmdir(folder), 0);
    return recorded;
}

void
adj_sample_forget(struct adj_recorded *recorded)
{
    adj_bytes_free(&recorded->journal);
    adj_bytes_free(&recorded->sealed);
}

struct adj_bytes
adj_sample_frames(bool keyframes)
{
    struct adj_recorder *recorder;
    struct adj_recorder_options options = {.keyframes = keyframes};
    struct adj_error error = {0};
    struct adj_bytes bytes = {0};
    char text[ADJ_TEXT_LINE_MAX + 64];
    assert_int_equal(adj_recorder_open(&recorder, &ct_world, &options, &error), ADJ_OK);
    adj_sample_feed(recorder, "game counter\nseat A \"a\" red\nseat C \"c\" blue\n");
    for (int i = 0; i < 40; i++) {
        snprintf(text, sizeof text, "%c: add %d\n%c: done\nexpect count %d %0*d\n", "AC"[i % 2],
                 i % 2, "AC"[i % 2], (i + 1) / 2, 3900, i);
        adj_sample_feed(recorder, text);
    }
    assert_int_equal(adj_recorder_bytes(recorder, &bytes, &error), ADJ_OK);
    adj_recorder_close(recorder);
    return bytes;
}
