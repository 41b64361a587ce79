// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_ORDER_H
#define ADJ_ENGINE_FLAGSHIP_ORDER_H

// The orders of the card game: what each verb says and which operands it takes. The text of each
// is in replay/ORDERS.md. Numbers reach files and never change.
//
// A card is named by a reference, kind + 256 * copy: copy 0 is a card that is not on the table (in
// hand, pile, deck, aside), copy n is the n-th card of its kind on the table, whoever owns it. A
// card that comes onto the table takes the lowest copy number that is free and keeps it there.

#include <stdint.h>

enum adj_fs_verb {
    // Set-up.
    ADJ_FS_FLEET = 1,  // CARD...: the starting cards bought, Commander included
    ADJ_FS_ROLL = 2,   // table: (SEAT NUMBER)...: the opening dice
    ADJ_FS_CHOOSE = 3, // CHOICE: 1 arrange and play first, 2 second
    ADJ_FS_ARRANGE =
        4, // (ROW CARD...)... and CARD UNDER: every ship into a row, Commander under one
    ADJ_FS_SHUFFLE = 5, // table: SEAT, (CARD COUNT)...: makes the draw deck; no cards named: the
                        // boxed deck (set-up) or the discard pile (later)
    ADJ_FS_CUT = 6,     // SEAT whose deck, NUMBER of cards lifted (left out: not told)
    ADJ_FS_DRAW = 7,    // table: SEAT, CARD... drawn, and NUMBER of cards that nobody saw

    // A turn.
    ADJ_FS_REARRANGE = 10, // (ROW CARD...)...: the ships that move
    ADJ_FS_ATTACK = 11,    // TYPE, FROM... [costs], ROW, (WITH [ON] [costs])...
    ADJ_FS_BASIC = 12,     // CARD [ON...] [costs]: a Basic Order
    ADJ_FS_REPEL = 13,     // CARD [costs]: the Enemy Basic of a card of the other player
    ADJ_FS_FOCUS = 14,     // ON... [PAID]: Focused on this ship
    ADJ_FS_GENERAL = 15,   // the attack is General
    ADJ_FS_TARGET = 16,    // ON...: the inactive player's choice
    ADJ_FS_BRANCH = 17,    // CARD BRANCH: a forced choice, such as Intercept
    ADJ_FS_SUPPORT = 18,   // CARD [ON] [costs]
    ADJ_FS_ACTIVE = 19,    // [TASK]: Active posture; the ship Tasked need not be named
    ADJ_FS_PASSIVE = 20,   // Passive posture, said aloud
    ADJ_FS_DEFEND = 21,    // CARD [ON] [costs]
    ADJ_FS_CANCEL = 22,    // CARD [costs]: pays what cancels the card just played
    ADJ_FS_REACT = 23,     // CARD [ON] [costs]: a React that is not a payment (Discard phase)
    ADJ_FS_DISCARD = 24,   // CARD...: in the Discard phase
    ADJ_FS_DONE = 25,      // closes one's phase or step

    // Beside the game.
    ADJ_FS_OBSERVE = 26,    // table: what the table saw: see enum adj_fs_what
    ADJ_FS_RESIGN = 27,     // FS-R-9
    ADJ_FS_AGREE_DRAW = 28, // FS-R-9: the game ends when both have said it, one after the other
};

// costs := (TASK card | DISCARD card | PAID card)... [ABILITY], after the card whose cost they are.
// The ability is named where the card has several for the moment and the first is not meant.
enum adj_fs_role {
    ADJ_FS_O_SEAT = 1,
    ADJ_FS_O_CARD = 2,
    ADJ_FS_O_ROW = 3, // 1, 2; other numbers can be said and are refused
    ADJ_FS_O_TYPE = 4,
    ADJ_FS_O_FROM =
        5, // what attacks: a ship, a card under a ship, a Boarding card in hand or in play
    ADJ_FS_O_WITH = 6,    // a Declare card or ability
    ADJ_FS_O_ON = 7,      // a ship (or other card in play) chosen
    ADJ_FS_O_TASK = 8,    // Tasked as a cost
    ADJ_FS_O_DISCARD = 9, // a hand card discarded as a cost
    ADJ_FS_O_PAID = 10,   // a React card that pays
    ADJ_FS_O_NUMBER = 11,
    ADJ_FS_O_UNDER = 12,  // the card before it lies under this ship
    ADJ_FS_O_BRANCH = 13, // 1, 2, ... as the card lists them
    ADJ_FS_O_WHAT = 14,   // enum adj_fs_what
    ADJ_FS_O_COUNT = 15,  // copies of the card before it
    ADJ_FS_O_CHOICE = 16,
    ADJ_FS_O_ABILITY =
        17, // 1, 2, ... as its card lists its effects; last of what belongs to a card
};

enum adj_fs_attack_type {
    ADJ_FS_DIRECT = 1,
    ADJ_FS_GUIDED = 2,
    ADJ_FS_BOARDING = 3,
    ADJ_FS_ASSAULT = 4,
};

// What is observed, and the operands beside it.
enum adj_fs_what {
    ADJ_FS_SAW_CP = 1,        // SEAT NUMBER: that seat's Command Points now
    ADJ_FS_SAW_HITS = 2,      // CARD NUMBER: the hits that lie on a ship now
    ADJ_FS_SAW_DESTROYED = 3, // CARD: the ship was destroyed
    ADJ_FS_SAW_STANDS = 4,    // CARD: the ship was not destroyed
    ADJ_FS_SAW_VALUE = 5,     // CARD NUMBER(field) NUMBER(value): a value printed on a card
};

static inline unsigned
adj_fs_ref(unsigned kind, unsigned copy)
{
    return kind | copy << 8;
}

static inline unsigned
adj_fs_ref_kind(unsigned ref)
{
    return ref & 255;
}

static inline unsigned
adj_fs_ref_copy(unsigned ref)
{
    return ref >> 8;
}

#endif
