// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_FAULT_H
#define ADJ_ENGINE_FLAGSHIP_FAULT_H

// What the operands of a fault are, and on what an open verdict hangs. text/explain.c makes the
// words.

enum adj_fs_fault_operand {
    ADJ_FS_F_NEEDS_CP = 1, // "needs 2 command points"
    ADJ_FS_F_HAS_CP = 2,   // "has 1"
    ADJ_FS_F_CARD = 3,     // a card reference
    ADJ_FS_F_SHIP = 4,     // a card reference
    ADJ_FS_F_ROW = 5,      // "row 2"
    ADJ_FS_F_DISTANCE = 6, // "distance 3"
    ADJ_FS_F_REACH = 7,    // "reaches 1"
    ADJ_FS_F_COUNT = 8,    // what there is or would be
    ADJ_FS_F_LIMIT = 9,    // what there may be
    ADJ_FS_F_SEAT = 10,    // whose it is or would have to be
    ADJ_FS_F_PHASE = 11,   // enum adj_fs_phase now
    ADJ_FS_F_STEP = 12,    // enum adj_fs_step now
    ADJ_FS_F_TYPE = 13,    // enum adj_fs_attack_type
    ADJ_FS_F_WANTED = 14,  // what there must be exactly
    ADJ_FS_F_POINTS = 15,  // set-up points
    ADJ_FS_F_DECK = 16,    // cards that its deck still holds
    ADJ_FS_F_PILE = 17,    // cards in its pile
    ADJ_FS_F_HELD = 18,    // copies that the hand can hold; -1: none beside the other cards named
};

enum adj_fs_unknown_kind {
    ADJ_FS_U_VALUE = 1,   // subject: variable
    ADJ_FS_U_IN_HAND = 2, // subject: card kind; lo = hi = seat: whether that seat holds it
    ADJ_FS_U_TRAIT = 3,   // subject: card kind: whether it has the trait asked for
    ADJ_FS_U_TEXT = 4,    // subject: card kind: its rules text
    ADJ_FS_U_CP = 5,      // subject: seat: its Command Points
    ADJ_FS_U_WAIT = 6,    // subject: enum adj_fs_wait: what the table has to observe first
    ADJ_FS_U_COLOUR = 7,  // subject: card kind: its colour or kind of crew
    ADJ_FS_U_RULE = 8,    // subject: ruling id: the texts do not say
    ADJ_FS_U_TYPE = 9,    // subject: card kind; lo: is it the Flagship (1) or Commander (0)
    ADJ_FS_U_COPIES = 10, // subject: card kind: has the box as many of it as lo
    ADJ_FS_U_EMPIRE = 11, // subject: card kind: is it of the empire of the seat lo
    ADJ_FS_U_ROOM = 12,   // subject: enum adj_fs_room; lo = hi: the place there is
};

// What a state has a limited place for that the rules do not limit.
enum adj_fs_room { ADJ_FS_ROOM_CHANGES = 1, ADJ_FS_ROOM_HAND = 2 };

#endif
