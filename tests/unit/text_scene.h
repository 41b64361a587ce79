// SPDX-License-Identifier: MIT
#ifndef ADJ_TESTS_UNIT_TEXT_SCENE_H
#define ADJ_TESTS_UNIT_TEXT_SCENE_H

// Cards and a position made by hand, for the tests of the card game's text: so that a row tests the
// text and nothing else.

#include "engine/flagship/flagship.h"
#include "engine/flagship/text/names.h"

enum { A = 0, C = 1, TABLE = ADJ_SEAT_TABLE };

enum {
    RAPTOR = 1,
    COBRA,
    PRIDE,
    VALKYRIE,
    EYE,
    TONE,
    DROP,
    PODS,
    TAVI,
    NINZI,
    FEMMOSI,
    TIL,
    WORKER,
    GAJ_BEAM,
    GAJ_BOARDING,
    RONDI,
    OF_SHIPS,
    HASH,
    BREAK,
    PRIDE_TWO,
    LIGHT,
    HOUSE,
    KINDS
};

struct adj_text_lines {
    char text[64][ADJ_LINE_MAX];
    const char *line[65]; // ended by NULL
    unsigned count;
};

extern struct adj_fs_rules rules;
extern struct adj_fs_state state; // the position of replay/ORDERS.md when a test starts
extern struct adj_seats seats;
extern struct adj_error error; // of the last text read
extern struct adj_text_lines lines;

int adj_text_start(void **unused); // cmocka's set-up of each test
enum adj_status adj_text_position(const char *const *typed, struct adj_fs_state *into);
enum adj_status adj_text_parse(unsigned seat, const char *line, struct adj_order *order);
void adj_text_take_line(void *context, const char *piece); // a sink; context: the lines

#endif
