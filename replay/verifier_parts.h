// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_VERIFIER_PARTS_H
#define ADJ_REPLAY_VERIFIER_PARTS_H

// The inside of a verifier: verifier.c has the file as a whole, verifier_entry.c one entry,
// verifier_audit.c the list of legal orders. Nobody else includes this.

#include "replay/verifier.h"

struct adj_verifying {
    const struct adj_verify_options *options;
    struct adj_verify_result *result;
    uint8_t *keyframe; // canonical state of the keyframe last read
    uint8_t *recorded; // the same as native integers
    uint8_t *now;      // state to compare it with
    bool elsewhere;    // judged under another edition: verdicts are compared, states and events not
    bool due;          // the last order led to a checkpoint that has not come yet
    bool diverged;     // what was judged is not what was recorded
    bool stopped;
    uint32_t at;        // order of the divergence
    enum adj_code code; // its kind
    char what[ADJ_VERIFY_MESSAGE / 2];
    uint64_t told[4];       // invariants already told of: each is told once a file
    struct adj_order asked; // audit: the order in its canonical form
    bool listed;
    struct adj_player player;
};

void adj_verify_find(struct adj_verify_result *result, enum adj_code code, uint32_t order,
                     const char *clause, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

// Carries out and checks the record that the player has just read.
enum adj_status adj_verify_entry(struct adj_verifying *verifying, struct adj_error *error);

// The records have ended: reports a divergence that waits for a keyframe to tell its fields.
void adj_verify_end(struct adj_verifying *verifying);

// The list of legal orders before the order in player.record, and what it says of that order's
// verdict after it.
void adj_audit_before(struct adj_verifying *verifying);
void adj_audit_after(struct adj_verifying *verifying);

#endif
