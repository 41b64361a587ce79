// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_HEXFLEET_BOARD_H
#define ADJ_ENGINE_HEXFLEET_BOARD_H

// The board: a hexagon of 37 cells, seven files a to g from west to east, each counted from its
// south end (HX-BOARD-1, catalogue HX-2.1). A cell is its number in the order a1, a2, ... g4; what
// stands on it is a byte.

#include <stdbool.h>
#include <stdint.h>

enum {
    ADJ_HX_CELLS = 37,
    ADJ_HX_FILES = 7,
    ADJ_HX_OFF = 255,        // no cell of the board
    ADJ_HX_SEATS = 2,        // 0 west, 1 east
    ADJ_HX_STRANGE = 1000,   // of an operand: 1000 + 100 * file + rank names a cell that is not on
    ADJ_HX_STRANGEST = 3599, // the board, such as h4, up to z99
};

// Clockwise. North and south are abeam; the rest are the diagonals (HX-BOARD-3).
enum adj_hx_direction {
    ADJ_HX_N = 0,
    ADJ_HX_NE = 1,
    ADJ_HX_SE = 2,
    ADJ_HX_S = 3,
    ADJ_HX_SW = 4,
    ADJ_HX_NW = 5,
    ADJ_HX_DIRECTIONS = 6,
};

// By power, the weakest first (HX-POWER-1).
enum adj_hx_class {
    ADJ_HX_CORVETTE = 1,
    ADJ_HX_SLOOP = 2,
    ADJ_HX_FRIGATE = 3,
    ADJ_HX_FLAGSHIP = 4,
};

enum { ADJ_HX_VACANT = 0, ADJ_HX_CLASSES = 4 };

// The neighbour of a cell in each direction, or ADJ_HX_OFF.
extern const uint8_t adj_hx_next[ADJ_HX_CELLS][ADJ_HX_DIRECTIONS];

// Cells of each file, and the number of its first.
extern const uint8_t adj_hx_file_size[ADJ_HX_FILES];
extern const uint8_t adj_hx_file_start[ADJ_HX_FILES];

// A ship as it stands in a cell: 1 to 4 are west's classes, 5 to 8 east's.
static inline unsigned
adj_hx_ship(unsigned seat, unsigned ship_class)
{
    return seat * ADJ_HX_CLASSES + ship_class;
}

static inline unsigned
adj_hx_class_of(unsigned ship)
{
    return (ship - 1) % ADJ_HX_CLASSES + 1;
}

static inline unsigned
adj_hx_seat_of(unsigned ship)
{
    return (ship - 1) / ADJ_HX_CLASSES;
}

static inline bool
adj_hx_is_of(unsigned ship, unsigned seat)
{
    return ship != ADJ_HX_VACANT && adj_hx_seat_of(ship) == seat;
}

static inline bool
adj_hx_is_abeam(unsigned direction)
{
    return direction == ADJ_HX_N || direction == ADJ_HX_S;
}

// File 0 to 6 of a cell, and its rank from 1.
unsigned adj_hx_file(unsigned cell);
unsigned adj_hx_rank(unsigned cell);

// The cell of this file and rank, or ADJ_HX_OFF.
unsigned adj_hx_cell(unsigned file, unsigned rank);

#endif
