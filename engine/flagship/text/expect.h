// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_TEXT_EXPECT_H
#define ADJ_ENGINE_FLAGSHIP_TEXT_EXPECT_H

// An expectation being read and compared, shared by expect.c and expect_cards.c.

#include "engine/flagship/stats.h"
#include "engine/flagship/text/names.h"

struct adj_fs_expect {
    struct adj_fs_scan scan;
    const struct adj_events *events;
    bool *holds;
    struct adj_fs_out out; // what is the case
};

enum adj_fs_expect_zone { ADJ_FS_X_HAND = 1, ADJ_FS_X_PILE = 3, ADJ_FS_X_REMOVED = 4 };

// expect_cards.c: read on after the words before, set *holds and tell what is the case.
enum adj_status adj_fs_expect_has(struct adj_fs_expect *expect, unsigned seat,
                                  enum adj_fs_expect_zone zone);
// Exactly these ships of a row (`row`, its number comes next), or exactly these Tasked cards.
enum adj_status adj_fs_expect_cards(struct adj_fs_expect *expect, unsigned seat, bool row);
enum adj_status adj_fs_expect_card(struct adj_fs_expect *expect); // "Tavi hits 6"
void adj_fs_expect_target(struct adj_fs_expect *expect, const struct adj_fs_name *name);

#endif
