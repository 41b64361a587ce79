// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_TEXT_POSITION_H
#define ADJ_ENGINE_FLAGSHIP_TEXT_POSITION_H

// A line of a typed position being read into a state, shared by text_position*.c.

#include "engine/flagship/text/names.h"

struct adj_fs_place {
    struct adj_fs_scan scan;
    struct adj_fs_state *state;
    unsigned seat; // whose line it is
};

// position.c: fails because `what` stands in the position already.
enum adj_status adj_fs_place_twice(const struct adj_fs_place *place, const char *at,
                                   const char *what);

// position_lay.c: what follows "row" and "in play"; `at` is where that word stands.
enum adj_status adj_fs_place_row(struct adj_fs_place *place, const char *at);
enum adj_status adj_fs_place_beside(struct adj_fs_place *place, const char *at);

// position_check.c: fails with ADJ_BAD_POSITION if the position cannot have come about.
enum adj_status adj_fs_position_possible(const struct adj_fs_rules *rules,
                                         const struct adj_fs_state *state,
                                         const struct adj_seats *seats, struct adj_error *error);

#endif
