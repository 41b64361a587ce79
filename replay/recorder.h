// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_RECORDER_H
#define ADJ_REPLAY_RECORDER_H

// A recorder judges a text of orders line by line and keeps it: in memory, and, if it has a path,
// in a journal that holds each record before the line is acknowledged. In the end the journal is
// sealed.
//
//     struct adj_recorder *recorder;
//     adj_recorder_open(&recorder, &world, &options, &error);
//     while (a line)
//         if (adj_recorder_feed(recorder, line, size, &result, &error) == ADJ_OK)
//             print result;
//     adj_recorder_end(recorder, &result, &error);   // a refusal that nobody expected
//     adj_recorder_seal(recorder, &error);
//     adj_recorder_close(recorder);

#include <stdbool.h>
#include <stdint.h>
#include "replay/script.h"
#include "replay/session.h"

#pragma GCC visibility push(default)

struct adj_file;

struct adj_recorder_options {
    const char *path;        // of the .adj; NULL: in memory only
    const char *base_dir;    // where card sets are looked up; NULL: "."
    const char *const *sets; // card sets after those that the text names; have to stay
    unsigned set_count;
    bool keyframes; // check bytes, and the state's difference at each checkpoint
    bool embed;     // store the ruleset
    bool sync;      // every record waits for the disk
    bool force;     // replace an existing file
    bool resume;    // go on where a journal was left (a path is needed)
    bool strict;    // end at the first refused order that nothing expects
    // A record whose head lines the text repeats: its embedded ruleset is used, if it has one, and
    // its card sets need not be at hand. Has to stay; NULL.
    const struct adj_file *like;
    bool watch; // ask game->watch_step after every order: the session has what it finds
};

enum adj_result_kind {
    ADJ_RESULT_NOTHING = 0,  // a blank line or a comment
    ADJ_RESULT_HEAD = 1,     // a head line was understood
    ADJ_RESULT_POSITION = 2, // a line of a position was understood
    ADJ_RESULT_ORDER = 3,
    ADJ_RESULT_STRIKE = 4,
    ADJ_RESULT_EXPECT = 5,
    ADJ_RESULT_STOPPED = 6, // --strict: recording has ended, the line was not taken
    ADJ_RESULT_FORMERLY = 7,
};

struct adj_rests;

// What a line led to. Verdict, events and state are in recorder's session until the next line.
struct adj_result {
    enum adj_result_kind kind;
    uint32_t number; // of the order or strike; of the order that an expectation concerns
    uint64_t hash;   // of the state now; 0 before it has one
    bool again;      // resumed: the journal has this line already
    bool holds;      // an expectation: it holds
    char actual[ADJ_ACTUAL_SIZE]; // an expectation that does not hold: what is the case
    // Finding `refused-order`: the refused order before this line was not expected to be refused.
    uint32_t unexpected; // its number, or 0
    // What an order's verdict owes to assumed values; NULL. Recorders leave it to others (facts.h).
    const struct adj_rests *rests;
};

struct adj_recorder;

// Opens a recorder, and creates its journal or goes on with one. A journal that is resumed can be
// given either its whole text again (it then begins with `game`; what is recorded already must be
// the same and is not recorded twice) or only what follows. On failure *recorder is NULL.
enum adj_status adj_recorder_open(struct adj_recorder **recorder, const struct adj_world *world,
                                  const struct adj_recorder_options *options,
                                  struct adj_error *error);

// Takes one line of text, with or without its end. If it is an order it is judged and, before this
// returns, in the journal. After a malformed line (exit code 3) the recorder can be fed on as if
// that line had not been there; after a system's failure it takes no more.
enum adj_status adj_recorder_feed(struct adj_recorder *recorder, const char *line, size_t size,
                                  struct adj_result *result, struct adj_error *error);

// Takes an order that is no text, with all head lines fed before. A simulator's way in.
enum adj_status adj_recorder_order(struct adj_recorder *recorder, const struct adj_order *order,
                                   struct adj_result *result, struct adj_error *error);

// Makes the position there before an order is given, for a question about it. It closes the head as
// an order does; resumed, the recording goes on where the journal ends. An error if the head is not
// complete or a position is being typed.
enum adj_status adj_recorder_ask(struct adj_recorder *recorder, struct adj_error *error);

// The text ends: an error if the head is incomplete or a position open; `result->unexpected` as
// above.
enum adj_status adj_recorder_end(struct adj_recorder *recorder, struct adj_result *result,
                                 struct adj_error *error);

// Writes the sealed form in place of the journal. Without a path it does nothing.
enum adj_status adj_recorder_seal(struct adj_recorder *recorder, struct adj_error *error);

// The sealed form in memory; `out` is the caller's to free.
enum adj_status adj_recorder_bytes(const struct adj_recorder *recorder, struct adj_bytes *out,
                                   struct adj_error *error);

// Frees it; a journal that was not sealed stays as it is. Takes NULL.
void adj_recorder_close(struct adj_recorder *recorder);

// Removes the file if this recorder created it, puts back one that it replaced, and frees it: for a
// text that could not be read.
void adj_recorder_abandon(struct adj_recorder *recorder);

// The game so far; NULL before its head is complete.
const struct adj_session *adj_recorder_session(const struct adj_recorder *recorder);

// The words of the two strands so far: all records, and public events.
void adj_recorder_words(const struct adj_recorder *recorder, char all[ADJ_WORD_SIZE],
                        char seen[ADJ_WORD_SIZE]);

#pragma GCC visibility pop

#endif
