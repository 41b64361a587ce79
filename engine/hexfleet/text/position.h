// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_HEXFLEET_TEXT_POSITION_H
#define ADJ_ENGINE_HEXFLEET_TEXT_POSITION_H

// A position as it is typed: on a line of its own, and where one is expected.

#include "engine/hexfleet/rules.h"
#include "engine/hexfleet/text/words.h"

struct adj_hx_typed {
    uint8_t cell[ADJ_HX_CELLS]; // what stands there
    uint8_t to_move;            // seat
    bool has_ply, has_quiet;    // it was said
    uint32_t ply;               // as said, or the fewest plies that there can have been
    uint16_t quiet;             // as said, or none
};

// Reads the rest of the line `text` from `at` on. A status but ADJ_OK comes with the column of what
// is wrong, and *typed is then of no meaning.
enum adj_status adj_hx_typed_read(const struct adj_hx_rules *rules, const char *text,
                                  const char *at, struct adj_hx_typed *typed,
                                  struct adj_error *error);

#endif
