// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_TEXT_NAMES_H
#define ADJ_ENGINE_FLAGSHIP_TEXT_NAMES_H

// Reading and writing one line of the card game's text (replay/ORDERS.md): keywords, numbers, seats
// and names of cards. Shared by this folder; nothing else needs it.

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include "engine/flagship/order.h"
#include "engine/flagship/state.h"
#include "engine/game.h"

// A line being read. `at` moves forward; a function that returns false or a failure leaves it where
// the reader should look.
struct adj_fs_scan {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state;
    const struct adj_seats *seats;
    const char *text; // the whole line
    const char *at;
    struct adj_error *error;       // may be NULL
    const char *named, *named_end; // the card named last; NULL: none yet
};

// A card as it was named: `numbered` if a copy number was said.
struct adj_fs_name {
    uint8_t kind;
    uint8_t copy;
    bool numbered;
    const char *at;
};

// A line being written; text that does not fit is cut at a whole character.
struct adj_fs_out {
    char *text;
    size_t size, used;
};

// scan.c. Columns count characters from 1.
enum adj_status adj_fs_scan_fail(const struct adj_fs_scan *scan, enum adj_status status,
                                 const char *at, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
void adj_fs_scan_space(struct adj_fs_scan *scan);
bool adj_fs_scan_end(struct adj_fs_scan *scan);
bool adj_fs_scan_word(struct adj_fs_scan *scan, const char *word); // takes it if it stands there
bool adj_fs_scan_char(struct adj_fs_scan *scan, char wanted);
enum adj_status adj_fs_scan_number(struct adj_fs_scan *scan, unsigned most, unsigned *number);
bool adj_fs_scan_digit(struct adj_fs_scan *scan);                 // a digit stands next
bool adj_fs_scan_label(struct adj_fs_scan *scan, unsigned *seat); // takes a seat's label
enum adj_status adj_fs_scan_seat(struct adj_fs_scan *scan, unsigned *seat);
enum adj_status adj_fs_scan_finish(struct adj_fs_scan *scan); // nothing may follow
// Fails at something that cannot stand here.
enum adj_status adj_fs_scan_misplaced(const struct adj_fs_scan *scan);
// The index in `words` (ended by NULL, "" is skipped) of the word that stands next, or -1.
int adj_fs_scan_choice(struct adj_fs_scan *scan, const char *const *words);

// The next character, capitals, typographic quotes and dashes folded away; moves `at` behind it.
unsigned adj_fs_fold(const char **at);
// Where `text` goes on if it begins with `name` and a word ends there; NULL if it does not.
const char *adj_fs_fold_match(const char *name, const char *text);

// names.c
enum adj_status adj_fs_scan_name(struct adj_fs_scan *scan, struct adj_fs_name *name);
enum adj_status adj_fs_scan_empire(struct adj_fs_scan *scan, unsigned *empire);
// Fails if the card named last stands right before `at` and was taken short, because the rest of a
// longer name is misspelt ("Raptor Sqadron" where "Raptor" is a card too).
enum adj_status adj_fs_scan_short(const struct adj_fs_scan *scan);
// Edits that turn one into the other; more than `most` is most + 1. Texts over 63 characters
// differ.
unsigned adj_fs_edits(const char *a, size_t a_size, const char *b, size_t b_size, unsigned most);

// cards.c: what a bare name means (ORDERS.md, "Names").
// The copy number that the bare name of `kind` stands for as operand `at` of the order with this
// role; only the operands before it are looked at.
unsigned adj_fs_bare_copy(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                          const struct adj_order *order, unsigned at, unsigned role, unsigned kind);
// The lowest copy on the table, of `seat` if it has one; 0 if there is none.
unsigned adj_fs_lowest_copy(const struct adj_fs_state *state, unsigned kind, unsigned seat);
// The branch number of `name` on a card with a forced choice; 0 if it has none of that name.
unsigned adj_fs_branch_number(const struct adj_fs_rules *rules, unsigned kind, const char *name,
                              size_t size);
const char *adj_fs_branch_name(const struct adj_fs_rules *rules, unsigned kind, unsigned branch);

// ability.c: the abilities of a card in play among which an order chooses, those for one moment.
struct adj_fs_ability {
    unsigned kind, window;
};
// The card that operand `at` of the order goes with; false if none is named before it.
bool adj_fs_ability_of(const struct adj_order *order, unsigned at, struct adj_fs_ability *ability);
// Where `text` goes on behind an ability's name, the longest there is; NULL if it begins with none.
// Sets its number, 0 if two have that name.
const char *adj_fs_ability_match(const struct adj_fs_rules *rules,
                                 const struct adj_fs_ability *ability, const char *text,
                                 unsigned *number);
// "Twin Guard has 1 Near, 2 Far".
void adj_fs_ability_list(const struct adj_fs_rules *rules, const struct adj_fs_ability *ability,
                         char *out, size_t size);

// out.c
void adj_fs_out_start(struct adj_fs_out *out, char *text, size_t size);
void adj_fs_out_add(struct adj_fs_out *out, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void adj_fs_out_name(struct adj_fs_out *out, const struct adj_fs_rules *rules, unsigned kind);
// The name, and "/n" where `copy` is not `bare`.
void adj_fs_out_card(struct adj_fs_out *out, const struct adj_fs_rules *rules, unsigned kind,
                     unsigned copy, unsigned bare);
// The name for a reader: a copy number only where the table has several of that card.
void adj_fs_out_ref(struct adj_fs_out *out, const struct adj_fs_rules *rules,
                    const struct adj_fs_state *state, unsigned ref);
void adj_fs_out_slot(struct adj_fs_out *out, const struct adj_fs_rules *rules,
                     const struct adj_fs_state *state, unsigned slot);
// ability.c: the ability's name, or its number where the name would not be read back.
void adj_fs_out_ability(struct adj_fs_out *out, const struct adj_fs_rules *rules,
                        const struct adj_fs_ability *ability, unsigned number);
// "7", "8 to 14", "6 or more".
void adj_fs_out_bounds(struct adj_fs_out *out, int lo, int hi);
// Hands the line on, in pieces of at most 98 columns, each with its end of line.
void adj_fs_out_lines(struct adj_fs_out *out, adj_text_sink *sink, void *context);
const char *adj_fs_seat_label(const struct adj_seats *seats, unsigned seat);
const char *adj_fs_seat_name(const struct adj_seats *seats, unsigned seat);
const char *adj_fs_plural(int count); // "" for one, else "s"

// Words by number; a number out of range gives "?".
extern const char *const adj_fs_phase_words[]; // as typed, ended by NULL
extern const char *const adj_fs_step_words[];
extern const char *const adj_fs_type_words[];
extern const char *const adj_fs_field_words[];  // by enum adj_fs_stat_key; "" cannot be typed
const char *adj_fs_phase_title(unsigned phase); // "Orders"
const char *adj_fs_step_title(unsigned step);
const char *adj_fs_type_title(unsigned type); // "Direct"
const char *adj_fs_stat_title(unsigned key);  // "Def"

// show_order.c: the Order in progress; nothing if there is none.
void adj_fs_show_order(const void *rules, const void *state, const struct adj_seats *seats,
                       adj_text_sink *sink, void *context);

#endif
