// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_EVENT_H
#define ADJ_ENGINE_FLAGSHIP_EVENT_H

// The events of the card game and their arguments, in order. "ref" is a card reference
// (engine/flagship/order.h) taken while the card was on the table, or kind with copy 0. Every event
// has a cause (a clause or ruling) and, where a card's text did it, that card's kind.

enum adj_fs_event {
    ADJ_FS_E_PHASE = 1,     // phase, seat, turn
    ADJ_FS_E_TASK = 2,      // ref, owner
    ADJ_FS_E_UNTASK = 3,    // ref, owner
    ADJ_FS_E_CP = 4,        // seat, before, after (of a payment, gain or card)
    ADJ_FS_E_PLAY = 5,      // seat, kind: laid out from the hand
    ADJ_FS_E_MOVE = 6,      // ref, owner, zone from, zone to (enum adj_fs_zone): any change of zone
                            // but a draw; a card from or to the table has its copy number
    ADJ_FS_E_ATTACH = 7,    // ref, host ref: now lies under or on that ship
    ADJ_FS_E_ROW = 8,       // ref, row
    ADJ_FS_E_ATTACK = 9,    // type, row, ref of what attacks, seat
    ADJ_FS_E_STRENGTH = 10, // lo, hi: hits of the attack as it stands now (hi > lo: not known)
    ADJ_FS_E_FOCUS = 11,    // 1 Focused, 0 General
    ADJ_FS_E_TARGET = 12,   // ref
    ADJ_FS_E_STOP = 13,     // lo, hi: hits stopped; how: 1 Passive, 2 Active, 3 a card
    ADJ_FS_E_CANCEL = 14,   // kind, seat that paid
    ADJ_FS_E_HITS = 15,     // ref, hits that landed, total now
    ADJ_FS_E_REPAIR = 16,   // ref, hits removed, total now
    ADJ_FS_E_DESTROY = 17,  // ref, owner, 1 if a Flagship
    ADJ_FS_E_PROMOTE = 18,  // seat: its second row is the first now
    ADJ_FS_E_DRAW = 19,     // seat, cards, hand now
    ADJ_FS_E_DRAWN = 20,    // seat, kind: seen by that seat only
    ADJ_FS_E_SHUFFLE = 21,  // seat, cards in the deck now (255 not known)
    ADJ_FS_E_CUT = 22,      // seat whose deck, cards lifted (255 not told)
    ADJ_FS_E_ROLL = 23,     // seat, number
    ADJ_FS_E_FIRST = 24,    // seat that plays first
    ADJ_FS_E_MOD = 25,      // ref (0 the attack), key, amount (as int16), until + 256 * op
    ADJ_FS_E_END_ORDER = 26, // 1 attack 2 basic; 1 if it ended early
    ADJ_FS_E_WAIT = 27,      // enum adj_fs_wait, seat or ref: an observe must come
    ADJ_FS_E_OBSERVE = 28,   // enum adj_fs_what, subject, number
    ADJ_FS_E_OVER = 29,      // seat + 1 of the winner or 0, enum adj_fs_end
    ADJ_FS_E_BRANCH = 30,    // ref, branch chosen
    ADJ_FS_E_PAY_CARD = 31, // kind, what it paid (enum adj_fs_stat_key), command points it is worth
};

#endif
