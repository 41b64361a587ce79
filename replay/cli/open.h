// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_OPEN_H
#define ADJ_REPLAY_CLI_OPEN_H

// A game opened for a question: what show, judge and legal begin with.

#include "replay/cli/cards.h"
#include "replay/player.h"

enum { ADJ_AT_END = -1 }; // `--at` was not given

struct adj_opened {
    struct adj_player player;
    struct adj_facts facts; // open if assumed values are in use
};

// Opens FILE, with the card sets of --cards, and plays it to order `at`. Returns 0, or the exit
// code after a message on standard error; all is then closed already.
int adj_open_at(struct adj_opened *opened, const char *file, const struct adj_words *cards,
                long at);
void adj_open_close(struct adj_opened *opened);

// Parses "A: attack direct ..." in the position of the session. On failure `error` has the column.
enum adj_status adj_order_read(const struct adj_session *session, const char *text,
                               struct adj_order *order, struct adj_error *error);

// The same for --order. Returns 0 or the exit code after a message.
int adj_open_order(const struct adj_session *session, const char *text, struct adj_order *order);

// "A: attack direct ...", as notate writes it, with its seat.
enum { ADJ_OPEN_TEXT = ADJ_LINE_MAX + 16 };
const char *adj_open_print(const struct adj_session *session, const void *state,
                           const struct adj_order *order, char out[ADJ_OPEN_TEXT]);

#endif
