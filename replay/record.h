// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_RECORD_H
#define ADJ_REPLAY_RECORD_H

// A record is one entry of a replay as a plain struct: an order with its verdict, an expectation, a
// strike, the typed position, a checkpoint, or what an older engine said. The header (struct adj_head) is what stands before
// them. Texts and keyframes point into the bytes that the record was read from.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "engine/game.h"
#include "replay/format.h"

#pragma GCC visibility push(default)

struct adj_record_fault {
    uint16_t clause;
    uint16_t ruling;
};

struct adj_record {
    enum adj_record_kind kind;
    uint32_t size; // bytes of the record with its length

    // An order.
    struct adj_order order;
    uint8_t verdict; // enum adj_verdict_kind
    uint8_t faults;
    struct adj_record_fault fault[ADJ_VERDICT_FAULTS]; // `breaks`
    bool has_check;
    uint8_t check; // low byte of the state hash after the order

    // A strike.
    uint8_t seat;
    uint32_t number; // the first order that is struck

    // An expectation: what follows "expect". What was said formerly: what follows that word. A
    // position: its lines, each ended by a zero byte.
    const char *text;
    uint32_t text_size; // with the last zero byte
    bool one_line;      // a position that was typed as `position TEXT`

    // A checkpoint.
    uint64_t hash;
    uint8_t hash_size; // how many of its low bytes are kept: ADJ_HASH_SIZE or ADJ_HASH_SHORT
    bool has_keyframe;
    const uint8_t *keyframe; // differences to the keyframe before (replay/FORMAT.md)
    uint32_t keyframe_size;
};

// What the header says, in the terms of this build: a switch or an edition that it does not know
// was an error when the header was read.
struct adj_head {
    const struct adj_game *game; // NULL before it is known
    uint8_t edition;             // index among game->editions
    bool table;                  // mode table
    uint8_t rulings, sets;
    struct {
        uint8_t index, value;
    } ruling[ADJ_RULINGS_MAX]; // switches that are not as the edition has them
    struct {
        char name[ADJ_SET_NAME];
        uint8_t digest[ADJ_DIGEST_SIZE];
    } set[ADJ_SETS_MAX];
    struct adj_seats seats;
    char seat_text[ADJ_SEATS_MAX][ADJ_SEAT_TEXT]; // what follows the name: an empire
    uint8_t rules_digest[ADJ_DIGEST_SIZE];        // of the compiled ruleset
    char engine[32];                              // version that recorded it
    uint32_t texts_size;
    char texts[ADJ_HEAD_TEXTS]; // each: tag (enum adj_head_tag), text, zero byte
};

// Empties a head.
void adj_head_clear(struct adj_head *head);

// How many of its bytes a head uses: those behind mean nothing.
size_t adj_head_size(const struct adj_head *head);

// Names card sets after those of the head; one that it names already is not named twice.
// ADJ_BAD_LIMIT: there are too many, or a name is too long.
enum adj_status adj_head_add_sets(struct adj_head *head, const char *const *names, unsigned count,
                                  struct adj_error *error);

// The label of a seat in a record ("table" for chance).
const char *adj_seat_label(const struct adj_seats *seats, unsigned seat);

// Copies kind and `breaks` of a verdict into an order's record.
void adj_record_verdict(struct adj_record *record, const struct adj_verdict *verdict);

// True if a state's hash is the one of a checkpoint, as far as that is kept.
bool adj_record_hash_agrees(const struct adj_record *record, uint64_t hash);

// True if a verdict is of the recorded kind and breaks the same clauses (in any order) under the
// same rulings.
bool adj_record_agrees(const struct adj_record *record, const struct adj_verdict *verdict);

#pragma GCC visibility pop

#endif
