// SPDX-License-Identifier: MIT
#ifndef ADJ_TESTS_UNIT_REPLAY_SAMPLE_H
#define ADJ_TESTS_UNIT_REPLAY_SAMPLE_H

// Files for the tests of the file: a game of the counter that has every kind of record, recorded
// when the test runs, so that it is of whatever version the writer has come to.

#include "replay/decode.h"
#include "replay/recorder.h"
#include "tests/unit/test_replay_game.h"

// A typed position, expectations, refusals, an open order, chance, a strike, four turns.
extern const char adj_sample_text[];
enum { ADJ_SAMPLE_NUMBERS = 12, ADJ_SAMPLE_REFUSED = 2 };

struct adj_recorded {
    struct adj_bytes journal, sealed;
};

// Feeds every line; a line that is not taken fails the test.
void adj_sample_feed(struct adj_recorder *recorder, const char *text);

// Records a text in a folder of its own, and keeps both forms in memory.
struct adj_recorded adj_sample_record(const struct adj_world *world, const char *text,
                                      bool keyframes, bool embed);
void adj_sample_forget(struct adj_recorded *recorded);

// A game without a position whose expectations are so long that the sealed form has three frames.
struct adj_bytes adj_sample_frames(bool keyframes);

#endif
