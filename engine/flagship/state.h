// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_STATE_H
#define ADJ_ENGINE_FLAGSHIP_STATE_H

// The state of a card game: everything on the table, the zones of each seat, the Order in progress
// and what is known of unknown values. Flat and canonical: fixed-width unsigned integers (two
// signed ones), no pointers, no padding, unused places zero. Two states are the same game
// situation exactly if their bytes are equal.
//
// Deciding question: could it change what is legal later, or what an invariant says? Then it is
// here. Everything derived (Def with crew, distance, Hand Size) is computed when asked.
//
// Zones hold card kinds; only a card on the table has an identity (its slot, and for players its
// kind and copy number). "slot + 1" fields hold 0 for none.

#include <stdbool.h>
#include <stdint.h>
#include <assert.h>
#include "engine/flagship/rules.h"

enum {
    ADJ_FS_HAND_MAX = 40,
    ADJ_FS_DECK_MAX = 100,
    ADJ_FS_FLEET_MAX = 20,
    // every card of both seats can lie on the table at once
    ADJ_FS_SLOTS = ADJ_FS_SEATS * (ADJ_FS_DECK_MAX + ADJ_FS_FLEET_MAX),
    ADJ_FS_PLAYED_MAX = 80, // cards laid out in one Order: two hands
    ADJ_FS_MODS = 48,       // different figures changed at once for an Order or turn
    ADJ_FS_UNKNOWN = 255,   // a count that is not known
};

enum adj_fs_phase {
    ADJ_FS_P_FLEET = 1,   // both seats buy
    ADJ_FS_P_ROLL = 2,    // the table rolls
    ADJ_FS_P_CHOOSE = 3,  // the higher roller chooses
    ADJ_FS_P_ARRANGE = 4, // seat `active` arranges; first player first
    ADJ_FS_P_DECKS = 5,   // the table shuffles, the opponents cut
    ADJ_FS_P_HANDS = 6,   // the table deals
    ADJ_FS_P_UNTASK = 7,  // automatic: never the state between two orders
    ADJ_FS_P_GAIN = 8,    // automatic, unless a Cmd is unknown: then wait is W_CP
    ADJ_FS_P_REARRANGE = 9,
    ADJ_FS_P_ORDERS = 10,
    ADJ_FS_P_DISCARD = 11,
    ADJ_FS_P_DRAW = 12, // waits for the table to draw or shuffle
    ADJ_FS_P_OVER = 13,
};

enum adj_fs_step { // of the Attack Order in progress; S_NONE: no Attack Order in progress
    ADJ_FS_S_NONE = 0,
    ADJ_FS_S_FOCUS = 1,   // AP: focus or general
    ADJ_FS_S_TARGET = 2,  // IP names the target of a General attack
    ADJ_FS_S_BRANCH = 3,  // the target's owner must choose a branch (Intercept)
    ADJ_FS_S_SUPPORT = 4, // AP, until done
    ADJ_FS_S_DEFEND = 5,  // IP, until done
    ADJ_FS_S_RESOLVE = 6, // automatic, unless a value is unknown: then `wait` says what is observed
};

enum adj_fs_wait { // an `observe` that must come before anything else
    ADJ_FS_WAIT_NONE = 0,
    ADJ_FS_WAIT_CP = 1,   // of seat wait_seat
    ADJ_FS_WAIT_HITS = 2, // on slot wait_slot - 1
    ADJ_FS_WAIT_HULL = 3, // destroyed or stands: slot wait_slot - 1
};

// Of what pool[] is the list.
enum adj_fs_list {
    ADJ_FS_LIST_NONE = 0, // of nothing: what the deck holds is not known
    ADJ_FS_LIST_ALL = 1,  // every card that is in the deck, or in the hand and not known
    // Every card that is in the deck or has been drawn from it unseen since it was shuffled; what
    // else the hand holds that is not known is older, and may be anything.
    ADJ_FS_LIST_SHUFFLED = 2,
};

enum adj_fs_end {
    ADJ_FS_END_NONE = 0,
    ADJ_FS_END_FLAGSHIP = 1,
    ADJ_FS_END_RESIGNED = 2,
    ADJ_FS_END_AGREED = 3,
    ADJ_FS_END_BOTH = 4
};

// A card on the table. Slots are filled lowest free first; kind 0 is a free slot.
struct adj_fs_card {
    uint8_t kind;
    uint8_t owner; // the seat whose deck or fleet it came from
    uint8_t host;  // slot + 1 of the ship it lies under (crew, attached) or on (Boarding card); a
                   // ship, and a card that stays in play unattached, has 0
    uint8_t row;   // ships: 1 or 2; else 0
    uint8_t tasked;
    uint8_t copy;      // 1...: tells cards of one kind apart
    uint8_t used;      // bit i: its i-th effect was used in this Order
    uint8_t used_turn; // bit i: its i-th effect was used in this turn
    uint16_t hits;
    uint16_t since; // running number of its coming onto the table
};

struct adj_fs_seat {
    uint16_t cp;
    uint8_t cp_known; // 0: not said in the typed position, and not observed since
    uint8_t empire;
    uint8_t roll;                                   // last opening die; 0 not rolled
    uint8_t bought, arranged, shuffled, cut, dealt; // set-up steps done
    uint8_t hand_total;
    uint8_t hand_known; // cards in hand[]; the rest of the hand is not known
    uint8_t deck_total; // ADJ_FS_UNKNOWN if not known
    uint8_t list_known; // enum adj_fs_list
    uint8_t pool_count;
    uint8_t pile_count;
    uint8_t pile_more; // 1: the pile may hold cards beside those in pile[] (typed position)
    uint8_t removed_count;
    uint8_t fleet_count;                                 // bought, not yet arranged
    uint8_t refilled;                                    // in the Draw phase: cards drawn so far
    uint8_t hand[ADJ_FS_HAND_MAX];                       // sorted
    uint8_t pool[ADJ_FS_DECK_MAX];                       // sorted
    uint8_t pile[ADJ_FS_DECK_MAX];                       // in order, oldest first
    uint8_t removed[ADJ_FS_DECK_MAX + ADJ_FS_FLEET_MAX]; // in order
    uint8_t fleet[ADJ_FS_FLEET_MAX];                     // sorted
};

struct adj_fs_played { // a card laid out in this Order: in no other zone until Resolution
    uint8_t kind;
    uint8_t seat;
};

// The Attack Order in progress. hits = base (from the source: see stats.h) + plus; stopped by
// posture and `stops`.
struct adj_fs_attack {
    uint8_t type; // enum adj_fs_attack_type, 0 none
    uint8_t step; // enum adj_fs_step
    uint8_t row;  // enemy row declared; 0 for an Assault
    uint8_t src;  // slot + 1 of what attacks: a ship, a card under a ship, a Boarding card in play;
                  // 0 when it is no longer on the table or came from the hand
    uint8_t launcher; // slot + 1 of the ship that a launch counts its distance from
    uint8_t boarding; // kind of the Boarding card being played; 0
    uint8_t target;   // slot + 1
    uint8_t focused;
    uint8_t posture;     // 0 not chosen, 1 Active, 2 Passive
    uint8_t branch_slot; // slot + 1 of the card whose forced choice is open
    uint8_t launched;    // 1: hits come from a launch (launch, launch_var), not from a ship's Atk
    uint8_t unused;
    int16_t launch;
    uint16_t launch_var;
    int16_t plus;
    int16_t stops;
    uint16_t plus_var[4];
    uint16_t stop_var[4];
};

// A card has been played whose effect another player may still stop, or (Japanese edition) a Basic
// Order has been declared into which the other player may put an Enemy Basic. The next order that
// is not such an answer lets it happen first (adj_game.settle).
struct adj_fs_pending {
    uint8_t open;
    uint8_t seat;       // who played it
    uint8_t kind;       // the card
    uint8_t slot;       // slot + 1 if it is a card in play, 0 if it lies in played[]
    uint8_t window;     // enum adj_fs_window it was played in
    uint8_t may_cancel; // the other seat may pay its guard
    uint8_t may_repel;  // the other seat may use one Enemy Basic
    uint8_t on;         // slot + 1 of the card chosen for it
    uint8_t task;       // slot + 1 of what was Tasked for it
    uint8_t repel;      // 1: what is pending is a Repel (slot tells the Boarding card)
    uint16_t effect;    // the effect used; of a hand's card the one with the guard, or its first
};

// A change that lasts for this Order or turn.
struct adj_fs_mod {
    uint8_t slot; // slot + 1 of the card changed; 0: the attack or Order itself
    uint8_t key;  // enum adj_fs_stat_key
    uint8_t op;
    uint8_t until;
    uint8_t card;   // kind whose text it is; 0 is a free place
    uint8_t effect; // of a bought bonus (FS-R-36): index of the effect among its card's; else 255
    int16_t amount;
    uint16_t var;
};

struct adj_fs_bound {
    uint8_t lo, hi;
};

// What is known of unknown values by now. Empty (vars = 0) when the ruleset has none.
struct adj_fs_know {
    uint16_t vars; // = rules.vars if that is over 1, else 0
    uint16_t sums;
    struct adj_fs_sum sum[2 * ADJ_FS_SUMS]; // sorted, no two equal
    struct adj_fs_bound bound[ADJ_FS_VARS];
};

// Cards shown since a deck was shuffled of which it is not known whether they were drawn from it or
// are older (ADJ_FS_LIST_SHUFFLED): pool[] still lists them.
struct adj_fs_shown {
    uint8_t count;
    uint8_t kind[ADJ_FS_DECK_MAX]; // sorted
};

struct adj_fs_state {
    uint8_t phase;   // enum adj_fs_phase
    uint8_t active;  // seat of the Active Player; in set-up: who is to act (P_CHOOSE, P_ARRANGE)
    uint8_t first;   // seat that plays first; 255 before it is chosen
    uint8_t winner;  // seat + 1; 0 none or drawn
    uint8_t end;     // enum adj_fs_end
    uint8_t offered; // seat + 1 that last said agree_draw
    uint8_t wait;    // enum adj_fs_wait
    uint8_t wait_seat;
    uint8_t wait_slot;
    uint8_t typed; // 1: began from a typed position
    uint16_t turn; // 1 is the first player's first turn
    uint16_t came; // cards that have come onto the table so far
    uint8_t slots; // slots in use: 1 + the highest slot that holds a card
    uint8_t played_count;
    struct adj_fs_attack attack;
    struct adj_fs_pending pending;
    struct adj_fs_played played[ADJ_FS_PLAYED_MAX]; // in order of play
    struct adj_fs_mod mod[ADJ_FS_MODS];             // filled from the front
    struct adj_fs_seat seat[ADJ_FS_SEATS];
    struct adj_fs_card card[ADJ_FS_SLOTS];
    struct adj_fs_know know;
    struct adj_fs_shown shown[ADJ_FS_SEATS]; // counts as used only where there is one
};

static_assert(ADJ_FS_SLOTS < 255, "slot + 1 fits a byte");
static_assert(sizeof(struct adj_fs_card) == 12, "no padding");
static_assert(sizeof(struct adj_fs_attack) == 36, "no padding");
static_assert(sizeof(struct adj_fs_pending) == 12, "no padding");
static_assert(sizeof(struct adj_fs_mod) == 10, "no padding");
static_assert(sizeof(struct adj_fs_sum) == 20, "no padding");
static_assert(sizeof(struct adj_fs_shown) % 2 == 1, "two of them fill whole words");

enum { ADJ_FS_STATE_FIELDS = 22 };
extern const struct adj_field adj_fs_state_fields[ADJ_FS_STATE_FIELDS];

// The other seat of a two-player game.
static inline unsigned
adj_fs_other(unsigned seat)
{
    return 1 - seat;
}

#endif
