// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_ENUMERATE_ENUMERATE_H
#define ADJ_ENGINE_FLAGSHIP_ENUMERATE_ENUMERATE_H

// The parts of the enumerator, for the files of this folder and no others. It is a second opinion
// on judge: predicates, matchers and sums are written a second time here, from the rulebooks and
// the card vocabulary, and share nothing with judge but the declarations.
//
// The method: an order is built operand by operand, depth first. Whatever an operand uses up (a
// hand card, Command Points, an upright card) is marked in the listing while the search is below
// it, and given back when the search leaves it.

#include "engine/flagship/flagship.h"
#include "engine/flagship/order.h"
#include "engine/flagship/state.h"

// The attack on which conditions look: the one in progress, or the one being declared.
struct adj_fs_enum_scene {
    uint8_t type;   // 0: no attack
    uint8_t src;    // slot + 1; 0: not on the table
    uint8_t target; // slot + 1; 0: not known yet
};

// From where a selector is read.
struct adj_fs_enum_view {
    uint8_t player; // who uses the text: whose card it is, but on an Enemy Basic
    uint8_t self;   // slot + 1 of the card; 0: it is played from the hand
    uint8_t paid;   // slot + 1 of what was Tasked as its cost
};

struct adj_fs_enum {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state;
    adj_order_sink *sink;
    void *context;
    bool stopped; // the sink wants no more
    bool hidden;  // the order needs a card that the hand not fully known may not hold
    bool fresh;   // the order begins an Order: nothing has been used in that one yet
    uint8_t seat; // who gives the order
    unsigned cp;  // Command Points left
    struct adj_fs_enum_scene scene;
    struct adj_order order;
    bool tasked[ADJ_FS_SLOTS];  // Tasked by this order
    bool spent[ADJ_FS_SLOTS];   // a card in play that this order uses already
    bool counted;               // `hand` and `maybe` are those of the seat
    uint8_t hand[ADJ_FS_KINDS]; // copies that are known to be in hand and left
    bool maybe[ADJ_FS_KINDS];   // kinds that may be among the unknown cards of the hand
};

// What is done next with an order that is complete up to here.
typedef void adj_fs_enum_next(struct adj_fs_enum *list, void *frame);

// A cost to be named, and what comes after it. The costs are those of one card: TASK, then DISCARD,
// then PAID operands, each sorted.
struct adj_fs_enum_price {
    const struct adj_fs_cost *cost;
    struct adj_fs_enum_view view; // `paid` is filled in while `next` runs
    uint8_t key;                  // cost key that modifiers and paying cards change; 0: none
    uint8_t window;               // of the cards that may pay it
    bool ship;                    // a ship must be Tasked even if the cost names none
    uint8_t crew;                 // kind of a crew card that goes under what is Tasked; 0
    uint8_t ability;              // number to be named, last of what belongs to the card; 0
    adj_fs_enum_next *next;
    void *frame;
};

// One way to use a card: a hand card with all that it does in a window, or one effect of a card in
// play.
struct adj_fs_enum_use {
    uint16_t ref;
    uint16_t effect; // index in the rules, of a card in play; 0: from the hand
    uint8_t slot;    // slot + 1; 0: from the hand
    uint8_t kind;
};

enum { ADJ_FS_ENUM_USES = 2 * ADJ_FS_KINDS + 2 * ADJ_FS_SLOTS };

struct adj_fs_enum_uses {
    unsigned count;
    struct adj_fs_enum_use use[ADJ_FS_ENUM_USES]; // sorted by reference
};

// A use being written into the order.
struct adj_fs_enum_play {
    const struct adj_fs_enum_use *use;
    uint8_t window;
    uint8_t role;
    struct adj_fs_enum_price price;
};

// The distances at which an attack can be made: one, or a choice of two.
struct adj_fs_enum_reach {
    int first, second, more;
    bool open; // hangs on an unknown number
};

// enumerate.c: the order under construction.
void adj_fs_enum_emit(struct adj_fs_enum *list, void *unused);
void adj_fs_enum_begin(struct adj_fs_enum *list, unsigned seat, unsigned verb);
void adj_fs_enum_add(struct adj_fs_enum *list, unsigned role, unsigned value);
void adj_fs_enum_cut(struct adj_fs_enum *list, unsigned count);

// hand.c. Counts the seat's hand unless that is done: nothing else looks at `hand` and `maybe`
// before.
void adj_fs_enum_count(struct adj_fs_enum *list);

// Takes a card of this kind out of the hand; false if there is none. *hidden
// keeps what adj_fs_enum_give has to restore.
bool adj_fs_enum_take(struct adj_fs_enum *list, unsigned kind, bool *hidden);
void adj_fs_enum_give(struct adj_fs_enum *list, unsigned kind, bool hidden);
// Cards a hand is filled up to: seven, and what texts of one's cards in play add (FS-TERM-17/18).
int adj_fs_enum_full_hand(const struct adj_fs_enum *list);

// match.c
int adj_fs_enum_low(const struct adj_fs_enum *list, struct adj_fs_value value);
int adj_fs_enum_high(const struct adj_fs_enum *list, struct adj_fs_value value);
unsigned adj_fs_enum_ref(const struct adj_fs_enum *list, unsigned slot);
bool adj_fs_enum_ship(const struct adj_fs_enum *list, unsigned slot);
bool adj_fs_enum_match(const struct adj_fs_enum *list, const struct adj_fs_selector *selector,
                       const struct adj_fs_enum_view *view, unsigned slot);
bool adj_fs_enum_holds(const struct adj_fs_enum *list, const struct adj_fs_effect *effect,
                       const struct adj_fs_enum_view *view);
// True if the player has to name the card that the selector means.
bool adj_fs_enum_free(const struct adj_fs_selector *selector);
// False if a card's text bars the ship from being chosen as a target.
bool adj_fs_enum_targetable(const struct adj_fs_enum *list, unsigned slot);
bool adj_fs_enum_crew_fits(const struct adj_fs_enum *list, unsigned kind, unsigned slot);

// stat.c
struct adj_fs_enum_reach adj_fs_enum_reach_start(const struct adj_fs_enum *list, unsigned kind,
                                                 unsigned launcher);
void adj_fs_enum_reach_change(const struct adj_fs_enum *list, struct adj_fs_enum_reach *reach,
                              const struct adj_fs_action *action);
bool adj_fs_enum_reaches(const struct adj_fs_enum_reach *reach, int distance);
unsigned adj_fs_enum_reach_key(unsigned type);
// What cards in play and the Order so far add to a cost of the listing's seat.
int adj_fs_enum_surcharge(const struct adj_fs_enum *list, unsigned key);

// pay.c
void adj_fs_enum_pay(struct adj_fs_enum *list, struct adj_fs_enum_price *price);

// play.c
bool adj_fs_enum_colour_fits(const struct adj_fs_enum *list, unsigned kind);
void adj_fs_enum_gather(struct adj_fs_enum *list, unsigned window, struct adj_fs_enum_uses *uses);
// Writes a use with its choice and its costs, every way that is legal, and goes on with
// play->price.next.
void adj_fs_enum_use(struct adj_fs_enum *list, struct adj_fs_enum_play *play);
// Lists one order of `verb` for each use in `window`.
void adj_fs_enum_plays(struct adj_fs_enum *list, unsigned verb, unsigned window);
void adj_fs_enum_repels(struct adj_fs_enum *list);
void adj_fs_enum_cancels(struct adj_fs_enum *list);

// attack.c
void adj_fs_enum_attacks(struct adj_fs_enum *list);

// sets.c: orders that name a set of cards.
void adj_fs_enum_fleets(struct adj_fs_enum *list);
void adj_fs_enum_arrangements(struct adj_fs_enum *list);
void adj_fs_enum_rearrangements(struct adj_fs_enum *list);
void adj_fs_enum_discards(struct adj_fs_enum *list);

#endif
