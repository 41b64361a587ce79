// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_RULES_H
#define ADJ_ENGINE_FLAGSHIP_RULES_H

// The compiled ruleset of the card game: edition, switches, card kinds and their effects. Flat,
// without pointers and padding, so that its little-endian bytes have a digest and can be stored in
// a file. specs/ fills it from XML; the engine only reads it.
//
// The vocabulary of effects is that of the catalogue's cards.md, section 5: on window, if
// conditions, pay cost, do actions, with an optional guard and a limit.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <assert.h>
#include "engine/game.h"

enum {
    ADJ_FS_SEATS = 2,
    ADJ_FS_KINDS = 256,      // kind 0 is no card
    ADJ_FS_EFFECTS = 512,    // effect 0 is no effect
    ADJ_FS_ACTIONS = 4,      // of one effect, all branches together
    ADJ_FS_KIND_EFFECTS = 8, // of one card: the bits of adj_fs_card.used
    ADJ_FS_VARS = 512,       // variable 0 is none
    ADJ_FS_SUMS = 32,
    ADJ_FS_SUM_VARS = 8,
    ADJ_FS_TRAITS = 64,
    ADJ_FS_EMPIRES = 8, // empire 0 is none
    ADJ_FS_ALIASES = 256,
    ADJ_FS_TEXT = 24576, // bytes of names, each ended by a zero byte; offset 0 is ""
    ADJ_FS_SETS = 4,
    ADJ_FS_SWITCHES = 24,
    ADJ_FS_NO_BOUND = 255, // upper bound of a value that has none
};

enum adj_fs_edition { ADJ_FS_PROMETHEUS = 0, ADJ_FS_COYOTE = 1, ADJ_FS_JAPANESE = 2 };
enum adj_fs_mode { ADJ_FS_FULL = 0, ADJ_FS_TABLE_RECORD = 1 };

// A number on a card: `base` if var is 0; otherwise unknown, the variable's bounds tell (and `base`
// is 0). What is known of a variable now is in the state (engine/flagship/know.h).
struct adj_fs_value {
    int16_t base;
    uint16_t var;
};

enum adj_fs_stat_key { // also the fields of variables; static modifiers use all but the costs
    ADJ_FS_ATK = 0,
    ADJ_FS_CMD = 1,
    ADJ_FS_DEF = 2,
    ADJ_FS_HULL = 3,
    ADJ_FS_KEY_DIRECT = 4,  // Direct hits only
    ADJ_FS_KEY_GUIDED = 5,  // Guided hits only
    ADJ_FS_KEY_ASSAULT = 6, // Assault value of a Boarding card
    ADJ_FS_HAND = 7,        // Hand Size of a player
    ADJ_FS_REACH_DIRECT = 8,
    ADJ_FS_REACH_GUIDED = 9,
    ADJ_FS_REACH_BOARDING = 10,
    ADJ_FS_COST_FOCUS = 11,
    ADJ_FS_COST_REPEL = 12,
    ADJ_FS_COST_BOARDING = 13,
    ADJ_FS_SETUP_COST = 14,  // variables only
    ADJ_FS_PLAY_COST = 15,   // variables only
    ADJ_FS_OTHER_VALUE = 16, // variables only: the number of an effect
    ADJ_FS_CREW_COLOUR = 18, // variables only: 1 gold, 2 blue, 3 red
    ADJ_FS_TARGETABLE = 17,  // set to 0 by a text that bars its ship from being chosen (FS-R-67)
};

struct adj_fs_var {
    uint8_t kind; // the card it is printed on
    uint8_t field;
    uint8_t lo, hi;
};

// Known about a sum of unknown values, for example two cards of which only the total was seen.
struct adj_fs_sum {
    uint8_t count, lo, hi, unused;
    uint16_t var[ADJ_FS_SUM_VARS]; // sorted; in a ruleset none stands twice
};

enum adj_fs_what_selected {
    ADJ_FS_SEL_NONE = 0,
    ADJ_FS_SEL_CLASS = 1, // side, kinds, empire and traits tell which cards
    ADJ_FS_SEL_SELF = 2,
    ADJ_FS_SEL_HOST = 3, // the ship that this card lies under
    ADJ_FS_SEL_SRC = 4,  // what makes this attack
    ADJ_FS_SEL_TGT = 5,  // the target of this attack
    ADJ_FS_SEL_ATTACK = 6,
    ADJ_FS_SEL_ORDER = 7,
    ADJ_FS_SEL_BOARDING = 8,  // the Boarding card of this Order
    ADJ_FS_SEL_PAID_TASK = 9, // what was Tasked as the cost
};
enum adj_fs_side { ADJ_FS_ANY_SIDE = 0, ADJ_FS_OWN = 1, ADJ_FS_ENEMY = 2 };
enum {
    ADJ_FS_IS_SHIP = 1, // every ship, squadrons and flagships too
    ADJ_FS_IS_SQUADRON = 2,
    ADJ_FS_IS_FLAGSHIP = 4,
    ADJ_FS_IS_BOARDING = 8, // a Boarding card in play
    ADJ_FS_IS_CREW = 16,    // crew in play
    ADJ_FS_IS_PLAYER = 32,
};

struct adj_fs_selector {
    uint8_t what;
    uint8_t side;   // seen from the player who uses the text
    uint8_t kinds;  // any of
    uint8_t empire; // 0 any
    uint8_t other;  // 1: not the card itself
    uint8_t unused[3];
    uint64_t traits; // any of; 0: no condition
};

enum adj_fs_zone { // where a card is or goes
    ADJ_FS_Z_NONE = 0,
    ADJ_FS_Z_HAND = 1,
    ADJ_FS_Z_DISCARD = 2,
    ADJ_FS_Z_REMOVED = 3,
    ADJ_FS_Z_UNDER = 4, // under the ship that the action's `to` names
    ADJ_FS_Z_TABLE = 5,
    ADJ_FS_Z_DECK = 6,
    ADJ_FS_Z_PLAYED = 7, // laid out in this Order, until Resolution
    ADJ_FS_Z_ASIDE = 8,  // a starting card that was not bought
};

struct adj_fs_cost {
    struct adj_fs_value cp;
    uint8_t hand;    // hand cards to discard
    uint8_t self_to; // Z_NONE, Z_DISCARD or Z_REMOVED: where the card itself goes
    uint8_t unused[2];
    struct adj_fs_selector task; // CLASS: a card to be named; SELF, HOST: that card; NONE: nothing
};

enum adj_fs_window {
    ADJ_FS_W_NONE = 0,
    ADJ_FS_W_STATIC = 1,
    ADJ_FS_W_BASIC = 2,
    ADJ_FS_W_ENEMY_BASIC = 3,
    ADJ_FS_W_ATTACK = 4, // opens an Attack Order
    ADJ_FS_W_DECLARE = 5,
    ADJ_FS_W_SUPPORT = 6,
    ADJ_FS_W_DEFEND = 7,
    ADJ_FS_W_RESOLVE = 8,
    ADJ_FS_W_BOARDING_TARGET = 9, // react: chosen as target of a Boarding attack
    ADJ_FS_W_COST_FOCUS = 10,     // react: the cost of Focus is due
    ADJ_FS_W_COST_REPEL = 11,
    ADJ_FS_W_COST_BOARDING = 12, // react: the cost of a Boarding attack's card is due
    ADJ_FS_W_DISCARD_PHASE = 13, // react: one's own Discard phase
};

enum adj_fs_action_verb {
    ADJ_FS_DO_HITS = 1,     // amount added to the hits (support, declare) or stopped (defend, < 0)
    ADJ_FS_DO_STAT = 2,     // sel, key, op, amount, until
    ADJ_FS_DO_MOVE = 3,     // sel goes to zone (Z_UNDER: under `to`)
    ADJ_FS_DO_LAUNCH = 4,   // type, amount hits, distance counted from `to`
    ADJ_FS_DO_RETARGET = 5, // sel becomes the target
    ADJ_FS_DO_TURN = 6,     // sel; amount 1 Tasks, 0 Untasks
    ADJ_FS_DO_CP = 7,       // sel (a player); amount
    ADJ_FS_DO_DAMAGE = 8,   // sel; amount added to the hits that lie on the ship
};
enum adj_fs_op {
    ADJ_FS_ADD = 1,
    ADJ_FS_SET = 2,
    ADJ_FS_EITHER = 3, // amount or amount2 (a choice of reaches)
};
enum adj_fs_until { ADJ_FS_PLAY = 0, ADJ_FS_ORDER = 1, ADJ_FS_TURN = 2 };

struct adj_fs_action {
    uint8_t verb, key, op, until;
    uint8_t zone, type;
    uint8_t branch; // guard choose: 1, 2, ...; else 0
    uint8_t unused;
    struct adj_fs_value amount;
    struct adj_fs_value amount2;
    struct adj_fs_selector sel;
    struct adj_fs_selector to;
};

enum adj_fs_guard { ADJ_FS_G_NONE = 0, ADJ_FS_G_CHOOSE = 1, ADJ_FS_G_UNLESS = 2 };
enum adj_fs_limit { ADJ_FS_ONCE_ORDER = 0, ADJ_FS_ONCE_TURN = 1 };

struct adj_fs_effect {
    uint8_t window;
    uint8_t
        zone; // Z_HAND: happens when the card is played from the hand; Z_TABLE: of a card in play
    uint8_t attacks; // condition: bit (1 << type); 0: none
    uint8_t limit;
    uint8_t guard;
    uint8_t branches; // of guard choose
    uint8_t actions;
    uint8_t unused;
    uint16_t name;           // offset of the ability's name ("Pulse Laser"), 0 if it has none
    uint16_t branch_name[2]; // offsets; of guard choose
    uint16_t unused2;
    struct adj_fs_selector if_src, if_tgt;
    struct adj_fs_cost pay;    // Z_TABLE: cost of use. Z_HAND: nothing, the card's play cost counts
    struct adj_fs_cost unless; // guard unless: what the other player pays
    struct adj_fs_action action[ADJ_FS_ACTIONS];
};

enum { // card types; a card of unknown type has several bits
    ADJ_FS_T_SHIP = 1,
    ADJ_FS_T_COMMANDER = 2,
    ADJ_FS_T_CREW = 4,
    ADJ_FS_T_ACTION = 8,
    ADJ_FS_T_BOARDING = 16,
    ADJ_FS_T_SEQUENCE = 32, // the Sequence of Play card
};
enum { // background colours; several bits if unknown
    ADJ_FS_SILVER = 1,
    ADJ_FS_GOLD = 2,
    ADJ_FS_RED = 4,
    ADJ_FS_BLUE = 8,
};
enum { ADJ_FS_CREW_GOLD = 1, ADJ_FS_CREW_BLUE = 2, ADJ_FS_CREW_RED = 4 };

struct adj_fs_kind {
    uint8_t type, colour;
    uint8_t crew; // colour of a crew member's or Commander's abilities; several bits if unknown
    uint8_t empire;
    uint8_t flagship; // 0 no, 1 yes, 2 unknown
    uint8_t squadron;
    uint8_t text_known; // 0: its rules text is unknown, so any use of it is open
    uint8_t copies;     // in the boxed deck; 0 unknown
    uint8_t set;        // index of the card set that it comes from
    uint8_t assumed;    // 1: some value comes from a file of assumed values
    uint16_t number;    // printed number, 0 unknown
    uint16_t name;      // offset
    uint16_t effect;    // index of its first effect; its effects stand together
    uint8_t effects;
    uint8_t statics; // how many of its effects are static
    uint16_t unused;
    struct adj_fs_value setup;
    struct adj_fs_value crew_colour; // 1 gold, 2 blue, 3 red, within `crew`; 0 if it is no crew
    uint8_t unused2[4];
    struct adj_fs_cost play;
    struct adj_fs_value
        stat[4];            // Atk Cmd Def Hull: a ship's own; of crew and Commander what they add
    uint64_t traits;        // it certainly has these
    uint64_t traits_one_of; // and at least one of these
    uint64_t traits_maybe;  // and perhaps some of these (all bits: nothing is known)
};

struct adj_fs_alias {
    uint16_t name;
    uint8_t kind; // 0: of an empire
    uint8_t empire;
};

struct adj_fs_set {
    uint8_t digest[16]; // of the file's bytes
    uint16_t name;      // offset, such as "coyote-stands"
    uint8_t assumed;    // 1: a file of assumed values
    uint8_t unused[5];
};

// What follows from the cards (adj_fs_rules_index); bit k stands for an ability, enum
// adj_fs_stat_key. No file holds it.
struct adj_fs_index {
    uint32_t changes[ADJ_FS_KINDS]; // abilities, of whatever card, that its static texts change
    uint32_t adds[ADJ_FS_KINDS];    // abilities of its ship to which it adds, as crew or Commander
    uint32_t gives[ADJ_FS_KINDS];   // both
    uint32_t lowers[ADJ_FS_KINDS];  // those of either that it can make less than a card says
    // Where these changes are written: those of a kind are text[first[kind]] to before
    // text[first[kind + 1]], in their order on the card.
    uint16_t first[ADJ_FS_KINDS + 1];
    struct adj_fs_static_text {
        uint16_t effect;
        uint8_t action, key;
    } text[ADJ_FS_KINDS * ADJ_FS_KIND_EFFECTS * ADJ_FS_ACTIONS];
};

struct adj_fs_rules {
    uint8_t edition, mode;
    uint8_t points; // set-up points: 20, Skirmish 10
    uint8_t sets;
    uint16_t kinds; // kinds in use, kind 0 included
    uint16_t effects, vars, sums, aliases;
    uint8_t empires, traits;
    uint8_t sw[ADJ_FS_SWITCHES]; // value of each switch, enum adj_fs_switch
    uint16_t empire_name[ADJ_FS_EMPIRES];
    uint16_t trait_name[ADJ_FS_TRAITS];
    uint32_t text_size;
    uint32_t unused;
    struct adj_fs_set set[ADJ_FS_SETS];
    struct adj_fs_kind kind[ADJ_FS_KINDS];
    struct adj_fs_effect effect[ADJ_FS_EFFECTS];
    struct adj_fs_var var[ADJ_FS_VARS];
    struct adj_fs_sum sum[ADJ_FS_SUMS];
    struct adj_fs_alias alias[ADJ_FS_ALIASES];
    char text[ADJ_FS_TEXT];
    struct adj_fs_index index;
};

// What a file holds of it, and what its digest is made of.
enum { ADJ_FS_RULES_STORED = offsetof(struct adj_fs_rules, index) };

enum adj_fs_switch { // order and values reach files and never change; switches.c names them
    ADJ_FS_SW_UNTASK_SCOPE = 0,           // 0 own, 1 all
    ADJ_FS_SW_BOARDING_UNTASK = 1,        // 0 owner_turn, 1 each_turn
    ADJ_FS_SW_START_COMMAND_FROM = 2,     // 0 fleet, 1 commander
    ADJ_FS_SW_ENEMY_BASIC_TIMING = 3,     // 0 own_turn, 1 inside_basic
    ADJ_FS_SW_ABILITY_BONUS_DURATION = 4, // 0 order, 1 turn
    ADJ_FS_SW_ORDER_CLOSURE = 5,          // 0 resolved, 1 paid
    ADJ_FS_SW_DEFEND_ORDER = 6,           // 0 free, 1 posture_first
    ADJ_FS_SW_GUIDED_RANGE_MOD = 7,       // 0 allowed, 1 none
    ADJ_FS_SW_ROW2_CONDITION = 8,         // 0 row1_ship, 1 single_ship
    ADJ_FS_SW_DESTROYED_SHIP_PILE = 9,    // 0 removed, 1 discard
    ADJ_FS_SW_RESHUFFLE_MODE = 10,        // 0 forced, 1 optional
    ADJ_FS_SW_DECK_CUT = 11,              // 0 may, 1 must
    ADJ_FS_SW_SAME_CREW_STACK = 12,       // 0 any, 1 regular
    ADJ_FS_SW_BOARDING_TASKS_SHIP = 13,   // 0 by_card, 1 always
    ADJ_FS_SW_SUPPORT_SOURCE = 14,        // 0 any, 1 hand
    ADJ_FS_SW_DEFEND_SOURCE = 15,         // 0 any, 1 hand
    ADJ_FS_SW_DECLARE_SOURCE = 16,        // 0 any, 1 hand
    ADJ_FS_SW_START = 17,                 // 0 normal, 1 skirmish
    ADJ_FS_SW_COUNT = 18,
};

static_assert((int)ADJ_FS_SW_COUNT <= (int)ADJ_FS_SWITCHES, "every switch has a place");
static_assert(sizeof(struct adj_fs_selector) == 16, "no padding");
static_assert(sizeof(struct adj_fs_cost) == 24, "no padding");
static_assert(sizeof(struct adj_fs_action) == 48, "no padding");
static_assert(sizeof(struct adj_fs_effect) == 16 + 2 * 16 + 2 * 24 + ADJ_FS_ACTIONS * 48,
              "no padding");
static_assert(sizeof(struct adj_fs_kind) == 96, "no padding");

// The description of the struct, field by field (engine/field.h).
enum { ADJ_FS_RULES_FIELDS = 23 };
extern const struct adj_field adj_fs_rules_fields[ADJ_FS_RULES_FIELDS];

// An empty ruleset of an edition: no cards, the edition's switches.
void adj_fs_rules_start(struct adj_fs_rules *rules, enum adj_fs_edition edition);

// Fills in the index of a struct adj_fs_rules whose cards are complete.
void adj_fs_rules_index(void *rules);

// Sets a switch to one of its values.
void adj_fs_rules_set(struct adj_fs_rules *rules, unsigned index, unsigned value);

static inline const char *
adj_fs_text(const struct adj_fs_rules *rules, unsigned offset)
{
    return rules->text + offset;
}

static inline const char *
adj_fs_kind_name(const struct adj_fs_rules *rules, unsigned kind)
{
    return rules->text + rules->kind[kind].name;
}

// The switches by index (enum adj_fs_switch): names, rows, values, defaults.
extern const struct adj_switch_info adj_fs_switches[];

#endif
