// SPDX-License-Identifier: MIT
#include "engine/hexfleet/board.h"

#define OFF ADJ_HX_OFF

// North, north-east, south-east, south, south-west, north-west (tests/unit/test_hex_moves.c).
const uint8_t adj_hx_next[ADJ_HX_CELLS][ADJ_HX_DIRECTIONS] = {
    {1, 5, 4, OFF, OFF, OFF},    // a1
    {2, 6, 5, 0, OFF, OFF},      // a2
    {3, 7, 6, 1, OFF, OFF},      // a3
    {OFF, 8, 7, 2, OFF, OFF},    // a4
    {5, 10, 9, OFF, OFF, 0},     // b1
    {6, 11, 10, 4, 0, 1},        // b2
    {7, 12, 11, 5, 1, 2},        // b3
    {8, 13, 12, 6, 2, 3},        // b4
    {OFF, 14, 13, 7, 3, OFF},    // b5
    {10, 16, 15, OFF, OFF, 4},   // c1
    {11, 17, 16, 9, 4, 5},       // c2
    {12, 18, 17, 10, 5, 6},      // c3
    {13, 19, 18, 11, 6, 7},      // c4
    {14, 20, 19, 12, 7, 8},      // c5
    {OFF, 21, 20, 13, 8, OFF},   // c6
    {16, 22, OFF, OFF, OFF, 9},  // d1
    {17, 23, 22, 15, 9, 10},     // d2
    {18, 24, 23, 16, 10, 11},    // d3
    {19, 25, 24, 17, 11, 12},    // d4
    {20, 26, 25, 18, 12, 13},    // d5
    {21, 27, 26, 19, 13, 14},    // d6
    {OFF, OFF, 27, 20, 14, OFF}, // d7
    {23, 28, OFF, OFF, 15, 16},  // e1
    {24, 29, 28, 22, 16, 17},    // e2
    {25, 30, 29, 23, 17, 18},    // e3
    {26, 31, 30, 24, 18, 19},    // e4
    {27, 32, 31, 25, 19, 20},    // e5
    {OFF, OFF, 32, 26, 20, 21},  // e6
    {29, 33, OFF, OFF, 22, 23},  // f1
    {30, 34, 33, 28, 23, 24},    // f2
    {31, 35, 34, 29, 24, 25},    // f3
    {32, 36, 35, 30, 25, 26},    // f4
    {OFF, OFF, 36, 31, 26, 27},  // f5
    {34, OFF, OFF, OFF, 28, 29}, // g1
    {35, OFF, OFF, 33, 29, 30},  // g2
    {36, OFF, OFF, 34, 30, 31},  // g3
    {OFF, OFF, OFF, 35, 31, 32}, // g4
};

const uint8_t adj_hx_file_size[ADJ_HX_FILES] = {4, 5, 6, 7, 6, 5, 4};
const uint8_t adj_hx_file_start[ADJ_HX_FILES] = {0, 4, 9, 15, 22, 28, 33};

unsigned
adj_hx_file(unsigned cell)
{
    unsigned file = 0;
    while (file + 1 < ADJ_HX_FILES && cell >= adj_hx_file_start[file + 1])
        file++;
    return file;
}

unsigned
adj_hx_rank(unsigned cell)
{
    return cell - adj_hx_file_start[adj_hx_file(cell)] + 1;
}

unsigned
adj_hx_cell(unsigned file, unsigned rank)
{
    if (file >= ADJ_HX_FILES || rank == 0 || rank > adj_hx_file_size[file])
        return ADJ_HX_OFF;
    return adj_hx_file_start[file] + rank - 1;
}
