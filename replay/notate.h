// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_NOTATE_H
#define ADJ_REPLAY_NOTATE_H

// A replay back to the text of orders. Recording that text gives the same records.

#include "replay/player.h"

#pragma GCC visibility push(default)

// Writes the text of a file just opened, from its head to its end, in pieces. It plays the file to
// the end. The same errors as adj_player_next.
enum adj_status adj_notate(struct adj_player *player, adj_text_sink *sink, void *context,
                           struct adj_error *error);

// Only the head lines.
void adj_notate_head(const struct adj_head *head, adj_text_sink *sink, void *context);

// One order as a line without end: "A: done".
void adj_notate_order(const struct adj_session *session, const struct adj_order *order, char *out,
                      size_t size);

#pragma GCC visibility pop

#endif
