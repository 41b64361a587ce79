// SPDX-License-Identifier: MIT
#ifndef ADJ_SPECS_LOADER_H
#define ADJ_SPECS_LOADER_H

// What a game provides so that its sets can be loaded: load.c finds and reads the files and knows
// no game; a loader compiles them. A loader works on a copy of the ruleset, made by `open` and
// given back by `close`; `install` writes the result.

#include "engine/status.h"
#include "specs/load.h"
#include "specs/xml.h"

struct adj_loader {
    const char *game;                 // "flagship", also the folder of its sets
    const char *schema;               // file name in the specs' folder `schema`
    void *(*open)(const void *rules); // NULL: no memory
    enum adj_status (*add)(void *work, const struct adj_xml *set,
                           const uint8_t digest[ADJ_SPECS_DIGEST_SIZE], struct adj_error *error);
    void (*install)(void *work, void *rules);
    void (*close)(void *work); // NULL is allowed
};

extern const struct adj_loader adj_cards_loader;

#endif
