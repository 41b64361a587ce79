// SPDX-License-Identifier: MIT
#ifndef ADJ_TESTS_UNIT_TEST_REPLAY_GAME_H
#define ADJ_TESTS_UNIT_TEST_REPLAY_GAME_H

// A game for the tests of the replay library, small enough to be seen through: two seats add to and
// take from one counter, in turns. It has all that the library asks of a game: refusals of two
// stages, an order that is open, chance, private events, a pending order, an invariant.
//
//   A: add N        legal up to the limit (switch `limit`: ten, twenty)
//   A: take N       refused below zero
//   A: guess        open
//   A: wait N       pending: N is added when it settles, that is, before the next order
//   A: done         the other seat's turn: a checkpoint
//   table: roll N   chance; adds nothing; its event is private
//   A: stop         ends the game
//
// The card set "buggy" makes `add 7` add 8, `take 3` change the state though it is refused, and the
// list of legal orders lack `done`.

#include "replay/session.h"

enum { CT_ADD = 1, CT_TAKE, CT_GUESS, CT_WAIT, CT_DONE, CT_ROLL, CT_STOP };
enum { CT_N = 1 };
enum { CT_1 = 1, CT_2, CT_3, CT_4, CT_R_1, CT_I_1 };

struct ct_rules {
    uint8_t edition, mode, limit, buggy;
    uint32_t sets;
};

struct ct_state {
    uint8_t to_move, over, pending, colours;
    uint16_t count, turn;
    uint32_t orders;
    uint8_t spare[20]; // beyond what is used
};

extern const struct adj_game ct_game;
extern const struct adj_world ct_world;

// A world whose set "plain" has changed since.
extern const struct adj_world ct_world_changed;
// A world whose set "plain" cannot be found.
extern const struct adj_world ct_world_bare;
// A world in which "plain" is buggy, with the digest that it had.
extern const struct adj_world ct_world_buggy;

#endif
