// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_ACCEPT_H
#define ADJ_REPLAY_ACCEPT_H

// Accepting a change: a file of an older engine is recorded anew, with the verdicts and hashes of
// now, and what the older engine said is kept beside them (replay/FORMAT.md, "formerly"). The old
// file stays as it is.

#include "replay/player.h"

struct adj_accept_options {
    const char *path; // of the new file
    bool force;       // replace a file of that name
    bool embed;       // store the ruleset, though the old file has none
};

// What became of the old records.
struct adj_accepted {
    uint32_t orders;
    uint32_t verdicts;     // orders with another verdict: `formerly` follows them
    uint32_t expectations; // that do not hold any longer: each is kept as `formerly` alone
};

// Reads the file `old` and writes a sealed one. What the old one was made with has to be at hand.
// Returns what the player and the recorder return, and of a cut file ADJ_BAD_ENCODING, of one whose
// records are not those that were sealed ADJ_BAD_CHECKSUM; on failure nothing of the new file is
// left.
enum adj_status adj_accept_file(const struct adj_world *world, const char *old,
                                const struct adj_accept_options *options,
                                struct adj_accepted *accepted, struct adj_error *error);

#endif
