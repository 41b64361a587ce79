// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_SCRIPT_H
#define ADJ_REPLAY_SCRIPT_H

// A script is a text of orders read line by line (replay/ORDERS.md): head lines, a position,
// orders, strikes and expectations. It knows the order of lines and what is the file's, not what is
// the game's: the text of an order, an empire, a position or an expectation is handed on as it
// stands.

#include <stdbool.h>
#include <stdint.h>
#include "engine/game.h"
#include "replay/record.h"

#pragma GCC visibility push(default)

enum adj_script_kind {
    ADJ_SCRIPT_BLANK = 0, // empty, or a comment alone
    ADJ_SCRIPT_HEAD = 1,  // a head line, now in `head`
    ADJ_SCRIPT_POSITION_START = 2,
    ADJ_SCRIPT_POSITION_LINE = 3, // `text`
    ADJ_SCRIPT_POSITION_END = 4,
    ADJ_SCRIPT_POSITION_WHOLE = 5, // `position TEXT`: a position in one line
    ADJ_SCRIPT_ORDER = 6,          // `seat`, `text`
    ADJ_SCRIPT_STRIKE = 7,         // `seat`, `number`
    ADJ_SCRIPT_EXPECT = 8,         // `text`: what follows "expect"
    ADJ_SCRIPT_FORMERLY = 9,       // `text`: what follows "formerly"
};

enum adj_script_stage { ADJ_STAGE_HEAD = 0, ADJ_STAGE_POSITION = 1, ADJ_STAGE_ORDERS = 2 };

struct adj_script {
    const struct adj_game *const *games; // ended by NULL
    enum adj_script_stage stage;
    uint32_t line; // number of the line last read
    bool has_edition, has_mode;
    uint32_t seat_line[ADJ_SEATS_MAX], seat_column[ADJ_SEATS_MAX]; // where each empire stands
    uint32_t set_line[ADJ_SETS_MAX];
    struct adj_head head;
    char text[ADJ_TEXT_LINE_MAX + 1]; // the line without comment
};

struct adj_script_line {
    enum adj_script_kind kind;
    unsigned seat;
    uint32_t number;
    const char *text; // in script->text; without blanks around it
    uint32_t column;  // of the text, from 1
};

void adj_script_start(struct adj_script *script, const struct adj_game *const *games);

// Reads one line, without or with its end. On failure `error` has line and column, and the script
// is as before the line (only its line number has risen).
enum adj_status adj_script_read(struct adj_script *script, const char *line, size_t size,
                                struct adj_script_line *out, struct adj_error *error);

// True if the script may end here: it has a game, and no position is open.
enum adj_status adj_script_end(struct adj_script *script, struct adj_error *error);

// What `ruling ID = VALUE` means for a game: finds switch and value. `id` is a switch's name, its
// row or its ruling. ADJ_BAD_NAME, with the choices, if it is none or stands for two.
enum adj_status adj_ruling_find(const struct adj_game *game, const char *id, const char *value,
                                unsigned *index, unsigned *chosen, struct adj_error *error);

// The index of an edition's name (case ignored), or -1.
int adj_edition_find(const struct adj_game *game, const char *name);

#pragma GCC visibility pop

#endif
