// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_GAME_H
#define ADJ_ENGINE_GAME_H

// A game behind one const table of functions. Recorder, player, verifier, command, simulator and
// fuzzers reach a game only through it and know none by name. engine/README.md has the contract of
// each slot: who calls it, what it may assume, what it may return, what is a bug.
//
// `rules` is a compiled ruleset of rules_size bytes, `state` a flat state of state_size bytes; the
// caller owns all memory. No slot allocates, reads a clock, writes anywhere but its arguments.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "engine/event.h"
#include "engine/field.h"
#include "engine/order.h"
#include "engine/status.h"
#include "engine/verdict.h"

#pragma GCC visibility push(default)

enum {
    ADJ_SEATS_MAX = 8,
    ADJ_LABEL_SIZE = 9, // "A" and a zero byte; up to 8 letters
    ADJ_SEAT_NAME_SIZE = 64,
    ADJ_SEAT_NOBODY = 254, // to_move: the game is over
    ADJ_LINE_MAX = 4096,   // longest line of text in or out
    ADJ_FINDINGS = 32,
};

enum adj_clause_effect {
    ADJ_FORBIDS = 1,
    ADJ_PERMITS = 2,
    ADJ_STATES = 3,
    ADJ_RULING = 4,
    ADJ_INVARIANT = 5,
};

struct adj_clause_info {
    uint16_t number;
    uint8_t effect;        // enum adj_clause_effect
    uint8_t stage;         // 1..3 of a clause that forbids or permits; else 0
    const char *id;        // "FS-ORDER-17"
    const uint16_t *under; // more specific clauses that this one restates; ended by 0
    uint64_t sieve;        // the ADJ_SIEVE_BITs of these
};

// A clause's bit in a sieve of clauses: what has no bit there is not among them. Area and number
// within it both count.
#define ADJ_SIEVE_BIT(number)                                                                      \
    ((uint64_t)((number) != 0) << (((unsigned)(number) ^ (unsigned)(number) >> 5) % 64))

enum { ADJ_SWITCH_VALUES = 4 }; // most that a switch can have

struct adj_switch_info {
    const char *name;                         // "untask_scope"
    const char *row;                          // "A-1"; "" if it is no edition difference
    uint16_t ruling;                          // its ruling, or 0
    const char *value[ADJ_SWITCH_VALUES + 1]; // ended by NULL
    uint8_t standard[3];                      // value per edition, in the order of `editions`
};

// The seats as a record names them.
struct adj_seats {
    uint8_t count;
    struct {
        char label[ADJ_LABEL_SIZE];
        char name[ADJ_SEAT_NAME_SIZE];
    } seat[ADJ_SEATS_MAX];
};

// How an order is meant. SHOWN: it is being done at the table, so a card named from a hand that is
// not fully known is shown by that and known from then on. ASKED: a question ("could he?"), so such
// a card makes the verdict open.
enum adj_ask { ADJ_SHOWN = 0, ADJ_ASKED = 1 };

// One broken invariant: its clause number and what was seen.
struct adj_finding {
    uint16_t invariant;
    char message[160];
};

struct adj_findings {
    uint32_t count; // may exceed ADJ_FINDINGS; the rest is only counted
    struct adj_finding finding[ADJ_FINDINGS];
};

void adj_finding_add(struct adj_findings *findings, unsigned invariant, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// Receives a listed order; false stops the listing. `certain` is false where the order needs a card
// that a hand not fully known may or may not hold.
typedef bool adj_order_sink(void *context, const struct adj_order *order, bool certain);

// A blank in a pattern of chance: what the table says there. The order is the pattern's text and,
// for each blank in turn, a blank, `before` and what fills it in.
enum adj_blank_kind {
    ADJ_BLANK_NUMBER = 1, // a number from lo to hi
    ADJ_BLANK_ITEMS = 2,  // `take` of the items that follow, each once, set apart by "; "
};
enum { ADJ_BLANK_NO_BOUND = INT16_MAX };
struct adj_blank {
    enum adj_blank_kind kind;
    const char *before; // "" or words such as "A cp"
    int lo, hi;         // hi is ADJ_BLANK_NO_BOUND if there is no upper bound
    unsigned take;
    const char *other; // what can be said instead of items, such as "7 unseen"; NULL: nothing
};

// Receives a blank (`item` is NULL), and then each of its items. A text may be in the list more
// than once: so often it can be taken.
typedef void adj_blank_sink(void *context, const struct adj_blank *blank, const char *item);

// Receives text; always called with whole UTF-8 characters.
typedef void adj_text_sink(void *context, const char *text);

// What a card of a ruleset says, item by item, as a reader of the card would read it: its name,
// other names it goes by, what it is, its numbers, each of its texts as a sentence, and what is
// left to say.
enum adj_card_part {
    ADJ_CARD_NAME = 1,   // first, and once
    ADJ_CARD_ALIAS = 2,  // any number
    ADJ_CARD_FACT = 3,   // "Lamplight Compact"; "2", with the title "copies"
    ADJ_CARD_VALUE = 4,  // "5", "1 to 3" or "not known", with a title such as "Atk"
    ADJ_CARD_EFFECT = 5, // a sentence; the title is the ability's name, or ""
    ADJ_CARD_NOTE = 6,   // a sentence about what is not known of it
};

// Texts stay until the sink returns. Of FACT and VALUE no two items of a card have one key.
struct adj_card_item {
    enum adj_card_part part;
    const char *key;   // for machine formats: it stays
    const char *title; // stands before the text; "" if it speaks for itself
    const char *text;  // not empty
};

typedef void adj_card_sink(void *context, const struct adj_card_item *item);

struct adj_game {
    const char *name; // "flagship"
    uint8_t id;       // in files
    uint8_t seats_min, seats_max;
    const struct adj_seats *seats; // of a record that names none; NULL: it has to name them
    const uint8_t *asides; // verbs that resign, or offer and take a draw; ended by 0: no moves
    size_t state_size, rules_size, watch_size;
    size_t rules_stored; // bytes of a ruleset that are its content; behind them stands its index
    const char *const *editions; // ended by NULL; the first is the default
    const struct adj_clause_info *clauses;
    size_t clause_count;
    // Those that restate others; ended by one without id. NULL: none does.
    const struct adj_clause_info *restating;
    const struct adj_switch_info *switches;
    size_t switch_count;
    const char *const *event_names; // by kind of event, for machine formats; kind 0 has none
    size_t event_count;
    const struct adj_field *state_fields, *rules_fields;
    size_t state_field_count, rules_field_count;

    // The ruleset.
    void (*rules_start)(void *rules, unsigned edition); // no cards, the edition's switches
    unsigned (*rules_edition)(const void *rules);
    unsigned (*rules_switch)(const void *rules, unsigned index);
    void (*rules_set)(void *rules, unsigned index, unsigned value);
    void (*rules_mode)(void *rules, bool table); // full or table record
    bool (*rules_check)(const void *rules); // of a ruleset out of a file: safe to be read through
    void (*rules_index)(void *rules);       // makes the index anew; NULL: there is none
    // True if the card set of this index, in the order of loading, has assumed values.
    bool (*rules_assumed)(const void *rules, unsigned set);

    // The step path.
    void (*start)(const void *rules, void *state);        // the state before set-up
    size_t (*used)(const void *rules, const void *state); // bytes that matter: the hashed part
    void (*judge)(const void *rules, const void *state, const struct adj_order *order,
                  enum adj_ask ask, struct adj_verdict *verdict);
    void (*apply)(const void *rules, void *state, const struct adj_order *order,
                  struct adj_events *events);
    bool (*settle)(const void *rules, void *state, struct adj_events *events);
    void (*canonical)(const void *rules, const void *state, struct adj_order *order);
    unsigned (*to_move)(const void *rules, const void *state); // seat, TABLE or NOBODY
    bool (*checkpoint)(const void *before, const void *after); // a turn began, or the game ended
    // Fills in a possible outcome of chance, or observation, that the table may give now. False,
    // and `order` of no meaning, if none is due. `random` gives 64 random bits.
    bool (*chance)(const void *rules, const void *state, uint64_t (*random)(void *context),
                   void *context, struct adj_order *order);

    // The blanks of a pattern that `enumerate` has listed for the table in this state. What fills
    // them in is judged as any outcome is: not everything within its bounds is possible.
    void (*blanks)(const void *rules, const void *state, const struct adj_seats *seats,
                   const struct adj_order *pattern, adj_blank_sink *sink, void *context);

    // How eagerly a sensible player would give this order, which is listed here: 0 never. For
    // simulators; chance and observations are never a player's.
    uint32_t (*weigh)(const void *rules, const void *state, const struct adj_order *order);

    // Second opinions: they share the state's declaration and the card data with judge, no code.
    void (*enumerate)(const void *rules, const void *state, adj_order_sink *sink, void *context);
    void (*watch_start)(const void *rules, const void *state, void *watch);
    void (*watch_step)(const void *rules, void *watch, const void *before,
                       const struct adj_order *order, const struct adj_verdict *verdict,
                       const struct adj_events *events, const void *after,
                       struct adj_findings *findings);

    // Text. `text` is one line without its end; columns in errors count from 1 within it.
    enum adj_status (*seat_line)(const void *rules, void *state, unsigned seat, const char *text,
                                 struct adj_error *error); // what follows the name: an empire
    void (*print_seat)(const void *rules, const void *state, unsigned seat, char *out, size_t size);
    enum adj_status (*position_start)(const void *rules, void *state);
    enum adj_status (*position_line)(const void *rules, void *state, const struct adj_seats *seats,
                                     const char *text, struct adj_error *error);
    enum adj_status (*position_end)(const void *rules, void *state, const struct adj_seats *seats,
                                    struct adj_error *error);
    void (*print_position)(const void *rules, const void *state, const struct adj_seats *seats,
                           adj_text_sink *sink, void *context); // lines between position and end
    enum adj_status (*parse_order)(const void *rules, const void *state,
                                   const struct adj_seats *seats, unsigned seat, const char *text,
                                   struct adj_order *order, struct adj_error *error);
    void (*print_order)(const void *rules, const void *state, const struct adj_seats *seats,
                        const struct adj_order *order, char *out, size_t size); // without the seat
    // `text` is what follows "expect" where it is not a verdict. `state` is settled, `events` are
    // those of the order before it. Sets *holds and writes what is the case to `actual`.
    enum adj_status (*expect)(const void *rules, const void *state, const struct adj_events *events,
                              const struct adj_seats *seats, const char *text, bool *holds,
                              char *actual, size_t size, struct adj_error *error);
    void (*show)(const void *rules, const void *state, const struct adj_seats *seats,
                 adj_text_sink *sink, void *context);
    void (*explain_fault)(const void *rules, const void *state, const struct adj_seats *seats,
                          const struct adj_fault *fault, char *out, size_t size);
    void (*explain_unknown)(const void *rules, const void *state, const struct adj_seats *seats,
                            const struct adj_unknown *unknown, char *out, size_t size);
    // One sentence for an event; "" for an event that a reader need not see.
    void (*explain_event)(const void *rules, const void *state, const struct adj_seats *seats,
                          const struct adj_event *event, char *out, size_t size);
    // What is to be decided next, and by whom: one or more lines.
    void (*explain_next)(const void *rules, const void *state, const struct adj_seats *seats,
                         adj_text_sink *sink, void *context);
    // Tells the card of this index, from 0, in the order of the sets: its items in the order of
    // enum adj_card_part. False, and nothing is told, if there are not so many. NULL: a game
    // without cards.
    bool (*tell_card)(const void *rules, unsigned index, adj_card_sink *sink, void *context);
};

// The games, ended by NULL: the only list of them.
extern const struct adj_game *const adj_games[];

const struct adj_game *adj_game_by_name(const char *name);
const struct adj_game *adj_game_by_id(unsigned id);

// The clause with this number or id; NULL if the game has none.
const struct adj_clause_info *adj_clause_by_number(const struct adj_game *game, unsigned number);
const struct adj_clause_info *adj_clause_by_id(const struct adj_game *game, const char *id);

// Fills `also` of a refused verdict: every clause that restates one in `breaks`, directly or
// through others, and is not itself in `breaks` (catalogue, Part D, "under").
void adj_verdict_restate(const struct adj_game *game, struct adj_verdict *verdict);

// The 64-bit hash of the used part of a state in its canonical, little-endian form.
uint64_t adj_state_hash(const struct adj_game *game, const void *rules, const void *state);

#pragma GCC visibility pop

#endif
