// SPDX-License-Identifier: MIT
#ifndef ADJ_FUZZ_GAME_BYTES_H
#define ADJ_FUZZ_GAME_BYTES_H

// Any bytes are a game. A head of 12 bytes says how it begins; then each 16 bytes are one order,
// legal or not, so that a mutation which drops, doubles or swaps records drops, doubles or swaps
// orders. Short bytes count as if zeros followed, a last record that is cut included.
//
//   head    0     which start (corpus/seeds/starts), taken round their number
//           1     which edition, taken round
//           2..5  two pairs: a switch (0: none, n: the n-th) and its value, taken round
//           6     how many orders are chosen by the seed before the first record
//           7..11 the seed of those orders
//   record  0     what the record is, low three bits: 0 to 3 an order that the game lists,
//                 4 such an order damaged, 5 one that was listed some time ago, damaged, 6 an order
//                 made of the bytes that follow, 7 an outcome of chance, if one is due; 0x08 asks
//                 for the dearer checks
//           1     which of the seats and verbs listed, taken round; of 6 the verb
//           2..3  which order of those; of 6 the seat (low) and how many operands (high)
//           4..15 four damages of three bytes: what, and two numbers (the table in game_bytes.c);
//                 of 6 four operands: role, value low, value high
// A listed order of the table is a pattern: the game makes an outcome of it (adj_game.chance).

#include "fuzz/listing.h"
#include "fuzz/starts.h"

enum {
    ADJ_GAME_HEAD = 12,
    ADJ_GAME_RECORD = 16,
    ADJ_GAME_ORDERS = 96, // records that are played; what follows is not looked at
    ADJ_GAME_LEAD = 64,   // most orders chosen by the seed
    ADJ_GAME_PAST = 128,  // orders listed before that are remembered
};

struct adj_game_bytes {
    const uint8_t *bytes;
    size_t size, at;
    unsigned records; // taken so far
    // Orders that were listed in earlier positions: what was legal a moment ago makes good
    // mistakes.
    unsigned past;
    struct adj_order order[ADJ_GAME_PAST];
};

// How a game begins.
struct adj_game_head {
    const struct adj_start *start;
    unsigned edition;
    unsigned lead;
    uint64_t seed;
    struct {
        uint8_t index, value; // index from 1; 0: none
    } change[2];
};

void adj_game_bytes_start(struct adj_game_bytes *in, const uint8_t *bytes, size_t size,
                          struct adj_game_head *head);

// Remembers some of the orders listed in a position, one for each seat and verb.
void adj_game_bytes_saw(struct adj_game_bytes *in, const struct adj_listing *listing);

// 64 random bits; moves the seed on. `seed` is an uint64_t.
uint64_t adj_game_random(void *seed);

// Makes an order for the position that `listing` is of. False if the bytes are used up. `dear` is
// set if the record asks for the dearer checks. An order of the table is always possible where
// `chance` is set.
bool adj_game_bytes_next(struct adj_game_bytes *in, const struct adj_game *game, const void *rules,
                         const void *state, const struct adj_listing *listing,
                         struct adj_order *order, bool *chance, bool *dear);

// An order for the position, chosen by the seed. False if the game lists none.
bool adj_game_bytes_lead(uint64_t *seed, const struct adj_game *game, const void *rules,
                         const void *state, const struct adj_listing *listing,
                         struct adj_order *order);

#endif
