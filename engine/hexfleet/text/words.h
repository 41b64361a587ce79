// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_HEXFLEET_TEXT_WORDS_H
#define ADJ_ENGINE_HEXFLEET_TEXT_WORDS_H

// What reading and writing share: names of cells, ships and seats, and a buffer to write to.

#include <stdbool.h>
#include <stddef.h>
#include "engine/game.h"
#include "engine/hexfleet/state.h"

enum {
    ADJ_HX_CELL_TEXT = 5,        // "z99" and more
    ADJ_HX_PLY_MAX = 1000000000, // most that can be typed; a file holds fewer orders
};

// Text being written; what does not fit is cut off.
struct adj_hx_out {
    char *text;
    size_t size, used;
};

// Begins with an empty text. `size` is at least 1.
struct adj_hx_out adj_hx_out_start(char *text, size_t size);
void adj_hx_out_add(struct adj_hx_out *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

// "d4", also of a cell that is not on the board. A number that stands for no cell and no such name
// has the name of a cell of file z, which no board has. Returns `text`.
const char *adj_hx_cell_text(unsigned cell, char text[ADJ_HX_CELL_TEXT]);

// Reads a letter and one or two digits; 0 if there is no such thing, else the bytes read. *cell is
// a cell of the board or from ADJ_HX_STRANGE on.
size_t adj_hx_cell_read(const char *text, unsigned *cell);

// "frigate"; and the letter of a position text, a capital for west's.
const char *adj_hx_ship_word(unsigned ship);
char adj_hx_ship_letter(unsigned ship);
unsigned adj_hx_ship_read(char letter); // ADJ_HX_VACANT if it is none

// A seat's name in the record.
const char *adj_hx_seat_name(const struct adj_seats *seats, unsigned seat);

// "West has won: the other flagship is sunk"; "" while the game is on.
void adj_hx_out_end(struct adj_hx_out *out, const struct adj_hx_state *state,
                    const struct adj_seats *seats);

// The position as one line (catalogue, HX-2.3), with plies if they are not those of a fresh one.
void adj_hx_out_position(struct adj_hx_out *out, const struct adj_hx_state *state);

// Reads a number of at most `most` after white space, and passes over it; else says what is wrong.
enum adj_status adj_hx_number(const char *text, const char **at, unsigned long most,
                              unsigned long *number, struct adj_error *error);

// If the next word is this one, passes over it.
bool adj_hx_read_word(const char **at, const char *word);

// Sets the column that `at` is in (`text` is the line) and the message; returns `status`.
enum adj_status adj_hx_fail(struct adj_error *error, enum adj_status status, const char *text,
                            const char *at, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

#endif
