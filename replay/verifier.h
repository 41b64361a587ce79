// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_VERIFIER_H
#define ADJ_REPLAY_VERIFIER_H

// A verifier replays a file, compares every verdict, check byte and hash with what was recorded,
// and asks the game's second opinions after every step. What it finds is named by codes that keep
// their meaning.

#include <stdbool.h>
#include <stdint.h>
#include "replay/player.h"

#pragma GCC visibility push(default)

enum adj_code {
    ADJ_CODE_INVARIANT = 1,   // "broken-invariant": `clause` tells which
    ADJ_CODE_VERDICT = 2,     // "divergence-verdict"
    ADJ_CODE_HASH = 3,        // "divergence-hash"
    ADJ_CODE_STATE = 4,       // "refused-changed-state"
    ADJ_CODE_EXPECT = 5,      // "expect-failed"
    ADJ_CODE_REFUSED = 6,     // "refused-order" (of record alone)
    ADJ_CODE_CUT = 7,         // "cut-file"
    ADJ_CODE_CHAIN = 8,       // "bad-chain"
    ADJ_CODE_RULESET = 9,     // "ruleset-missing"
    ADJ_CODE_UNLISTED = 10,   // "audit-unlisted": legal, and not among the legal orders listed
    ADJ_CODE_OVERLISTED = 11, // "audit-overlisted": listed as legal, and refused
    ADJ_CODE_CHECKPOINT = 12, // "divergence-checkpoint": a checkpoint is missing, or one too many
    ADJ_CODE_EVENTS = 13,     // "divergence-events": public events are not those recorded
};

// "divergence-verdict". Never NULL.
const char *adj_code_name(enum adj_code code);

enum { ADJ_VERIFY_FINDINGS = 32, ADJ_VERIFY_MESSAGE = 480 };

struct adj_verify_finding {
    uint32_t order; // its number; 0: the file as a whole, or the position
    enum adj_code code;
    const char *clause; // id of a broken invariant, such as "FS-I-3"; else ""
    char message[ADJ_VERIFY_MESSAGE];
};

struct adj_verify_options {
    int edition;              // index, ADJ_EDITION_AS_RECORDED, or by name in edition_name
    const char *edition_name; // NULL: `edition` counts. A file whose game lacks it: ADJ_BAD_NAME
    const char *base_dir;     // NULL: each file's folder
    bool audit;               // compare with the list of legal orders before every order (slow)
    // One more opinion, or NULL: called after every step.
    void (*second)(void *context, const struct adj_session *session, struct adj_findings *findings);
    void *context;
};

struct adj_verify_result {
    enum adj_status status; // not ADJ_OK: the file could not be read, see `error`
    struct adj_error error;
    const char *game;         // "" if not known
    const char *edition;      // that it was judged under; "" if not known
    uint32_t orders, refused; // numbers given, and orders refused as judged now
    uint32_t findings;        // may exceed ADJ_VERIFY_FINDINGS; the rest is only counted
    struct adj_verify_finding finding[ADJ_VERIFY_FINDINGS];
};

// Verifies a file. `result` is overwritten and owns no memory. Returns result->status. A file whose
// ruleset is missing is ADJ_OK with the finding ruleset-missing.
enum adj_status adj_verify_file(const struct adj_world *world,
                                const struct adj_verify_options *options, const char *path,
                                struct adj_verify_result *result);

enum adj_status adj_verify_bytes(const struct adj_world *world,
                                 const struct adj_verify_options *options, const uint8_t *bytes,
                                 size_t size, struct adj_verify_result *result);

// "ok", "findings", "malformed" or "error".
const char *adj_verify_status(const struct adj_verify_result *result);

// The exit code that this file asks for: 0, 1, 3 or 4.
int adj_verify_exit(const struct adj_verify_result *result);

// The worse of two exit codes: the highest of 4, 3, 1 wins.
int adj_exit_worse(int a, int b);

#pragma GCC visibility pop

#endif
