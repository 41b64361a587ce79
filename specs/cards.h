// SPDX-License-Identifier: MIT
#ifndef ADJ_SPECS_CARDS_H
#define ADJ_SPECS_CARDS_H

// Compiling card sets of the card game: what the files cards_*.c share. Everything works on one
// struct adj_cards, whose `rules` become the ruleset when all sets are read.

#include <stdbool.h>
#include "engine/flagship/rules.h"
#include "engine/status.h"
#include "specs/xml.h"

enum {
    ADJ_CARDS_ID = 64,      // longest id of a card, with its zero byte
    ADJ_CARDS_EMPIRE = 16,  // longest id of an empire, with its zero byte
    ADJ_CARDS_WORD = 128,   // longest name or selector, with its zero byte
    ADJ_CARDS_BRANCHES = 2, // of one forced choice
};

struct adj_cards {
    struct adj_fs_rules rules;
    struct adj_error *error;
    char id[ADJ_FS_KINDS][ADJ_CARDS_ID];
    char empire_id[ADJ_FS_EMPIRES][ADJ_CARDS_EMPIRE];
    uint8_t set;  // index of the set being read
    bool assumed; // it is a set of assumed values
    bool told;    // its numbers must tell where they are from
};

// Sets the error with the line of `node` and returns `status`.
enum adj_status adj_cards_fail(struct adj_cards *cards, const struct adj_node *node,
                               enum adj_status status, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

// cards_text.c

// A number for each word; ended by a NULL word.
struct adj_cards_word {
    const char *word;
    unsigned value;
};

// Copies the next word of a list and moves *list behind it; false at the end.
bool adj_cards_next(const char **list, char *word, size_t size);
// The value of a word; the schema sees to it that it is in the table.
unsigned adj_cards_value_of(const struct adj_cards_word *table, const char *word);
// The offset of this text, which is put into the pool if it is not there.
enum adj_status adj_cards_text(struct adj_cards *cards, const struct adj_node *node,
                               const char *text, uint16_t *offset);
// The same for the name of a card or empire: spaces made even, forbidden characters refused.
enum adj_status adj_cards_name(struct adj_cards *cards, const struct adj_node *node,
                               const char *text, uint16_t *offset);
// The bit of a trait; a new one if no card had it so far.
enum adj_status adj_cards_trait(struct adj_cards *cards, const struct adj_node *node,
                                const char *text, uint64_t *bit);
bool adj_cards_same(const char *a, const char *b); // but for capitals, quotes and dashes
unsigned adj_cards_kind(const struct adj_cards *cards, const char *id);   // 0: there is none
unsigned adj_cards_empire(const struct adj_cards *cards, const char *id); // 0: there is none
// The <alias> elements of a card or, if kind is 0, of an empire.
enum adj_status adj_cards_aliases(struct adj_cards *cards, const struct adj_node *node,
                                  unsigned kind, unsigned empire);
enum adj_status adj_cards_alias(struct adj_cards *cards, const struct adj_node *node,
                                const char *text, unsigned kind, unsigned empire);

// cards_value.c

// The number of an element: in `attribute`, or as bounds, which make a new variable.
enum adj_status adj_cards_number(struct adj_cards *cards, const struct adj_node *node,
                                 const char *attribute, unsigned kind, unsigned field,
                                 struct adj_fs_value *value);
enum adj_status adj_cards_unknown(struct adj_cards *cards, const struct adj_node *node,
                                  unsigned kind, unsigned field, unsigned lo, unsigned hi,
                                  struct adj_fs_value *value);
int adj_cards_integer(const char *text);
// Puts an assumed number into the place of a value that is unknown; a known one must be the same.
enum adj_status adj_cards_fill(struct adj_cards *cards, const struct adj_node *node,
                               struct adj_fs_value *value, struct adj_fs_value assumed);

// cards_sum.c
enum adj_status adj_cards_sum(struct adj_cards *cards, const struct adj_node *node);
// Takes a variable that has become `value` out of all sums.
enum adj_status adj_cards_settle(struct adj_cards *cards, const struct adj_node *node, unsigned var,
                                 unsigned value);

// cards_vars.c: numbers the variables anew, without those that are known by now.
void adj_cards_renumber(struct adj_fs_rules *rules);

// cards_selector.c
enum adj_status adj_cards_selector(struct adj_cards *cards, const struct adj_node *node,
                                   const char *text, struct adj_fs_selector *selector);
// The player names the card: a class of which there may be several.
bool adj_cards_is_free(const struct adj_fs_selector *selector);

// cards_card.c
enum adj_status adj_cards_card(struct adj_cards *cards, const struct adj_node *node);
// The empire that a card's element names, into `kind`; unchanged if it names none.
enum adj_status adj_cards_empire_of(struct adj_cards *cards, const struct adj_node *node,
                                    struct adj_fs_kind *kind);
enum adj_status adj_cards_empire_add(struct adj_cards *cards, const struct adj_node *node);

// cards_head.c: type, colours and the numbers of a card's head.
enum adj_status adj_cards_type(struct adj_cards *cards, const struct adj_node *node,
                               struct adj_fs_kind *kind);
enum adj_status adj_cards_colours(struct adj_cards *cards, const struct adj_node *node,
                                  struct adj_fs_kind *kind);
enum adj_status adj_cards_crew_colour(struct adj_cards *cards, const struct adj_node *node,
                                      unsigned kind);
// The background colours that cards of these types can have.
unsigned adj_cards_possible_colours(unsigned type);
enum adj_status adj_cards_numbers(struct adj_cards *cards, const struct adj_node *node,
                                  unsigned kind);
enum adj_status adj_cards_cost(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
                               struct adj_fs_cost *cost);
enum adj_status adj_cards_traits(struct adj_cards *cards, const struct adj_node *node,
                                 struct adj_fs_kind *kind);
extern const char *const adj_cards_stats[4]; // the elements, by enum adj_fs_stat_key

// cards_effect.c
enum adj_status adj_cards_effect(struct adj_cards *cards, const struct adj_node *node,
                                 unsigned kind, struct adj_fs_effect *effect);
// Adds an effect behind those of its kind; effects of kinds behind it move up.
enum adj_status adj_cards_effect_add(struct adj_cards *cards, const struct adj_node *node,
                                     unsigned kind, const struct adj_fs_effect *effect);
// What the rules say of every crew card: it is put under an own ship. Nothing if it is there.
enum adj_status adj_cards_crew(struct adj_cards *cards, const struct adj_node *node, unsigned kind);

// cards_action.c
enum adj_status adj_cards_actions(struct adj_cards *cards, const struct adj_node *node,
                                  unsigned kind, unsigned branch, struct adj_fs_effect *effect);

// cards_check.c: does the effect make sense in its window?
enum adj_status adj_cards_check_effect(struct adj_cards *cards, const struct adj_node *node,
                                       unsigned kind, const struct adj_fs_effect *effect);
enum adj_status adj_cards_check_action(struct adj_cards *cards, const struct adj_node *node,
                                       unsigned kind, const struct adj_fs_effect *effect,
                                       const struct adj_fs_action *action);

// cards_check_happens.c: could an order name it, and would it be carried out?
enum adj_status adj_cards_check_happens(struct adj_cards *cards, const struct adj_node *node,
                                        unsigned kind, const struct adj_fs_effect *effect);
// Could it be told from the effects that the card has already?
enum adj_status adj_cards_check_second(struct adj_cards *cards, const struct adj_node *node,
                                       const struct adj_fs_kind *kind,
                                       const struct adj_fs_effect *effect);

// cards_check_selector.c
enum adj_status adj_cards_check_selector(struct adj_cards *cards, const struct adj_node *node,
                                         unsigned kind, const struct adj_fs_effect *effect,
                                         const struct adj_fs_selector *selector);
bool adj_cards_in_attack(unsigned window); // an attack is in progress: it has source and target

// cards_assume.c: a card of a set of assumed values.
enum adj_status adj_cards_assume(struct adj_cards *cards, const struct adj_node *node);

#endif
