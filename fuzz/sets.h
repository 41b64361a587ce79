// SPDX-License-Identifier: MIT
#ifndef ADJ_FUZZ_SETS_H
#define ADJ_FUZZ_SETS_H

// Card sets for targets that read files and texts. Only what the starts name can be had, by the
// last part of its path ("duel.xml"), at most two at once; any other name is a set that is not
// there, so that no input reads a file of its own choosing. A ruleset is compiled once and then
// copied.

#include "replay/session.h"

// All games, and these sets.
extern const struct adj_world adj_fuzz_world;

// The digest of a set's file; false if there is no such set.
bool adj_fuzz_set_digest(const char *name, uint8_t digest[ADJ_DIGEST_SIZE]);

// Gets ready; ends the process with 4 if there are no starts.
void adj_fuzz_sets_open(void);

#endif
