// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_SCRIPT_HEAD_H
#define ADJ_REPLAY_SCRIPT_HEAD_H

// The head lines of a script, and what script.c and script_head.c share: small steps through a line
// that is ended by a zero byte.

#include "replay/script.h"

// Blanks passed over.
const char *adj_script_skip(const char *text);
// Bytes up to the next blank or the end.
size_t adj_script_word(const char *text);
// True if the first word is `word`, case ignored.
bool adj_script_is(const char *text, const char *word);
uint32_t adj_script_column(const struct adj_script *script, const char *at);

// Sets line and column and fails.
enum adj_status adj_script_fail(const struct adj_script *script, struct adj_error *error,
                                enum adj_status status, uint32_t column, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

// True if the line begins as a head line does.
bool adj_script_head_word(const char *text);
enum adj_status adj_script_read_head(struct adj_script *script, const char *text,
                                     struct adj_error *error);

// True if the head has all it needs: a game and enough seats.
enum adj_status adj_script_head_done(struct adj_script *script, struct adj_error *error);

#endif
