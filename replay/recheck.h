// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_RECHECK_H
#define ADJ_REPLAY_RECHECK_H

// A recheck replays a file of an older engine and tells what this one sees otherwise: verdicts,
// state hashes, expectations. Each change has the words by which changes of one cause look alike.
// Unlike a verifier, it goes on after a change as far as the game's course is still that of the
// record, and it asks no second opinion.

#include <stdbool.h>
#include <stdint.h>
#include "replay/verifier.h"

enum { ADJ_RECHECK_WORDS = 160, ADJ_VERB_SIZE = 24 };

struct adj_recheck_change {
    enum adj_code code;
    uint32_t order;           // that it shows at; 0: the position, or the file as a whole
    char verb[ADJ_VERB_SIZE]; // of that order, as it is written; "" if it has none
    // What was recorded and what is the case now. Of verdicts: "refused FS-RANGE-4", "legal". Of
    // hashes: the names of fields that differ, where keyframes tell. Of expectations: the words,
    // with N for each number.
    char before[ADJ_RECHECK_WORDS], now[ADJ_RECHECK_WORDS];
};

typedef void adj_recheck_sink(void *context, const struct adj_recheck_change *change);

struct adj_recheck_result {
    enum adj_status status;
    struct adj_error error;
    char engine[32]; // that recorded it; "" if it does not say
    uint32_t orders, changes;
    uint32_t astray; // orders that were not compared: a changed verdict had changed the course
};

// Rechecks one file. `result` is overwritten. Returns result->status. A ruleset that is not at hand
// is a change, ruleset-missing; nothing of that file can be compared.
enum adj_status adj_recheck_file(const struct adj_world *world, const char *path,
                                 adj_recheck_sink *sink, void *context,
                                 struct adj_recheck_result *result);

// The same of bytes in memory; card sets are looked up from ".".
enum adj_status adj_recheck_bytes(const struct adj_world *world, const uint8_t *bytes, size_t size,
                                  adj_recheck_sink *sink, void *context,
                                  struct adj_recheck_result *result);

// Writes the verdict in a record, or a verdict just given, as "refused FS-A (FS-R-1) FS-B".
void adj_recheck_recorded(const struct adj_game *game, const struct adj_record *record, char *out,
                          size_t size);
void adj_recheck_judged(const struct adj_game *game, const struct adj_verdict *verdict, char *out,
                        size_t size);

#endif
