// SPDX-License-Identifier: MIT
#ifndef ADJ_SPECS_LOAD_H
#define ADJ_SPECS_LOAD_H

// The loader: reads card sets (XML, specs/README.md has the form) and compiles them into the flat
// ruleset of a game. All or nothing: `rules` changes only if every set was read without a fault.

#include <stddef.h>
#include "engine/game.h"

#pragma GCC visibility push(default)

enum {
    ADJ_PATH_SIZE = 4096,      // longest path, its zero byte included
    ADJ_SPECS_DIGEST_SIZE = 16 // BLAKE2b
};

// Reads `count` card sets in this order into `rules`, which the game's rules_start has filled and
// which the caller owns. A set is a name ("coyote-stands": the file NAME.xml in the game's folder
// of the specs) or, if it ends in ".xml", a file: its path is relative to `base_dir` (NULL: the
// current directory). Later sets add; a set of assumed values fills in what is unknown. `digest`
// (may be NULL) becomes that of the bytes of each set's file.
//
// On failure `error` (may be NULL) has the line and `error_file` (may be NULL) the path of the file
// at fault, "" if it is no file's. Returns ADJ_OK or
//   ADJ_BAD_NAME    no such set; an id or name that is unknown or used twice
//   ADJ_BAD_XML     not well-formed, or forbidden: a DOCTYPE, an entity, deep nesting
//   ADJ_BAD_SCHEMA  does not follow the schema
//   ADJ_BAD_VALUE   follows the schema but makes no sense
//   ADJ_BAD_LIMIT   more than a ruleset holds, or a file of more than 4 MiB
//   ADJ_SYS_OPEN, ADJ_SYS_READ, ADJ_SYS_MEMORY
enum adj_status adj_specs_load(const struct adj_game *game, void *rules, const char *const *sets,
                               unsigned count, const char *base_dir,
                               uint8_t digest[][ADJ_SPECS_DIGEST_SIZE], struct adj_error *error,
                               char *error_file, size_t size);

// The folder of the specs, found by one rule: what the environment variable ADJUTANT_SPECS says, if
// it is set and not empty; else share/adjutant/specs of the prefix that this code is installed in,
// that is, beside the bin of the program or the lib of the shared library, wherever that was moved
// to; else, not installed, the source tree that it was built from. Never NULL; may be called by
// several threads.
const char *adj_specs_dir(void);

#pragma GCC visibility pop

#endif
