// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_TEXT_TELL_H
#define ADJ_ENGINE_FLAGSHIP_TEXT_TELL_H

// What a card says, in words: for a reader who has not got it before him. Nothing here is parsed
// again. "You" is the card's owner throughout.

#include "engine/flagship/rules.h"
#include "engine/flagship/text/names.h"

// A card being told, and one of its effects.
struct adj_fs_telling {
    const struct adj_fs_rules *rules;
    unsigned kind;
    const struct adj_fs_effect *effect; // NULL: the card's head
    struct adj_fs_out out;
};

enum adj_fs_person { ADJ_FS_PAY = 0, ADJ_FS_PAYS = 1 }; // "pay 1 Command Point", "pays ..."

// tell_value.c. Bounds become "3", "1 to 3", "1 or more"; what has none is `unknown`.
void adj_fs_tell_value(struct adj_fs_telling *tell, struct adj_fs_value value, const char *unknown);
// "3 hits", "1 Command Point", "an unknown number of hits"; a sign is left away.
void adj_fs_tell_count(struct adj_fs_telling *tell, struct adj_fs_value value, const char *thing);
// True if it can only be 1, or -1.
bool adj_fs_tell_one(const struct adj_fs_rules *rules, struct adj_fs_value value);
bool adj_fs_tell_negative(struct adj_fs_value value);
// "+" or "-"; nothing before a number of which nothing is known.
void adj_fs_tell_sign(struct adj_fs_telling *tell, struct adj_fs_value value);
// "", ", ", or ` LAST ` before item `at` of `count`.
void adj_fs_tell_joint(struct adj_fs_telling *tell, unsigned at, unsigned count, const char *last);

// tell_selector.c. Who or what a selector means: "this ship", "another ship of yours", "you". A
// static text speaks of each card of a class, any other of one that is named.
void adj_fs_tell_selector(struct adj_fs_telling *tell, const struct adj_fs_selector *sel);
// True if that is "you".
bool adj_fs_tell_is_you(const struct adj_fs_telling *tell, const struct adj_fs_selector *sel);
// "fast or very fast": the traits of these bits.
void adj_fs_tell_traits(struct adj_fs_telling *tell, uint64_t traits, const char *last);

// True of a Boarding card, which lies on a ship; any other lies under it.
bool adj_fs_tell_boards(const struct adj_fs_telling *tell);

// tell_cost.c: "pay 1 Command Point, discard 1 hand card and Task this ship". Nothing is written of
// a price of nothing.
void adj_fs_tell_cost(struct adj_fs_telling *tell, const struct adj_fs_cost *cost,
                      enum adj_fs_person person);
bool adj_fs_tell_costs(const struct adj_fs_cost *cost); // true if it has a price

// tell_action.c: "the attack gains 3 hits".
void adj_fs_tell_action(struct adj_fs_telling *tell, const struct adj_fs_action *action);

// tell_stat.c: of an action that changes a value: "this ship has +1 Def".
void adj_fs_tell_stat(struct adj_fs_telling *tell, const struct adj_fs_action *action);

// tell_sum.c: "Together 4: the Def of Nation's Pride and the Def of Valkyrie." Nothing if the card
// is not in the sum.
void adj_fs_tell_sum(struct adj_fs_telling *tell, const struct adj_fs_sum *sum);

// tell_when.c: "In the Support step of a Direct attack by this ship, once per Order".
void adj_fs_tell_when(struct adj_fs_telling *tell);

// tell_effect.c: the whole sentence of tell->effect, with its full stop.
void adj_fs_tell_effect(struct adj_fs_telling *tell);

#endif
