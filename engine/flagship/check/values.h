// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_CHECK_VALUES_H
#define ADJ_ENGINE_FLAGSHIP_CHECK_VALUES_H

// Derived values as the invariants see them: Hull, Def, Cmd, Atk, Hand Size, distance and reach,
// the colours of a ship's crew; and what the text of a card licenses. Computed from state and card
// data alone, on purpose a second time.

#include <stdbool.h>
#include <stdint.h>
#include "engine/flagship/state.h"

// All that a value can be; lo == hi when it is known. hi is at least ADJ_FS_FAR when it has no
// upper bound.
struct adj_fs_span {
    int32_t lo, hi;
};

enum { ADJ_FS_FAR = 10000, ADJ_FS_NO_SLOT = 255 };

struct adj_fs_sight;

// Which figures the static texts of each kind change, bit (1 << enum adj_fs_stat_key). Looked up
// once for a ruleset: the texts of every card on the table are asked again and again.
struct adj_fs_second_texts {
    uint32_t sets[ADJ_FS_KINDS];
    uint32_t any;         // of any kind
    uint32_t crew_lowers; // figures that some crew member makes less by what is printed on him
};

void adj_fs_second_texts_read(const struct adj_fs_rules *rules, struct adj_fs_second_texts *texts);

// The text of `kind`, while the card lies in play, changes this figure of some card.
static inline bool
adj_fs_second_text_sets(const struct adj_fs_second_texts *texts, unsigned kind, unsigned key)
{
    return texts->sets[kind] >> key & 1;
}

enum adj_fs_maybe { ADJ_FS_NO = 0, ADJ_FS_YES = 1, ADJ_FS_PERHAPS = 2 };

struct adj_fs_span adj_fs_second_span_add(struct adj_fs_span a, struct adj_fs_span b);

// A number printed on a card, by what is known of it now.
struct adj_fs_span adj_fs_second_printed(const struct adj_fs_rules *rules,
                                         const struct adj_fs_state *state,
                                         struct adj_fs_value value);

// The card in `slot` with all that improves it: own figure, crew, static texts, bonuses bought.
struct adj_fs_span adj_fs_second_figure(const struct adj_fs_sight *sight,
                                        const struct adj_fs_state *state, unsigned slot,
                                        enum adj_fs_stat_key key);

// The Command Points that a seat's cards in play bring, at least 0.
struct adj_fs_span adj_fs_second_cmd_total(const struct adj_fs_sight *sight,
                                           const struct adj_fs_state *state, unsigned seat);

// The Cmd of a seat's Commanders alone (switch start_command_from).
struct adj_fs_span adj_fs_second_cmd_commander(const struct adj_fs_sight *sight,
                                               const struct adj_fs_state *state, unsigned seat);

struct adj_fs_span adj_fs_second_hand_size(const struct adj_fs_sight *sight,
                                           const struct adj_fs_state *state, unsigned seat);

// The hits of the attack in progress that reach the target and are not stopped; hi is at least
// ADJ_FS_FAR when that cannot be told.
struct adj_fs_span adj_fs_second_hits_due(const struct adj_fs_sight *sight,
                                          const struct adj_fs_state *state);

// The distance from the source of the attack in progress to the row declared; 0: cannot be told.
unsigned adj_fs_second_distance(const struct adj_fs_state *state);

// The distances that the attack in progress reaches, bit d for distance d; 0: cannot be told.
uint32_t adj_fs_second_reaches(const struct adj_fs_sight *sight, const struct adj_fs_state *state);

// Whether `sel`, seen from the card in slot `by`, means the card in slot `slot`.
enum adj_fs_maybe adj_fs_second_means(const struct adj_fs_rules *rules,
                                      const struct adj_fs_state *state,
                                      const struct adj_fs_selector *sel, unsigned by,
                                      unsigned slot);

// A ship in play, beyond doubt: its card can be nothing else.
static inline bool
adj_fs_second_is_ship(const struct adj_fs_rules *rules, const struct adj_fs_card *card)
{
    return card->kind != 0 && rules->kind[card->kind].type == ADJ_FS_T_SHIP;
}

// The slot of the card that a reference means; ADJ_FS_NO_SLOT if none is there.
unsigned adj_fs_second_slot_of(const struct adj_fs_state *state, unsigned ref);

// The text of `kind` has an action of this verb with an amount of this sign (0: any).
bool adj_fs_second_text_does(const struct adj_fs_rules *rules, unsigned kind, unsigned verb,
                             int sign);

// The text of `kind` lets a card be Tasked: as a cost, or as an effect.
bool adj_fs_second_text_tasks(const struct adj_fs_rules *rules, unsigned kind);

// The text of `kind` sends a card there.
bool adj_fs_second_text_moves(const struct adj_fs_rules *rules, unsigned kind, unsigned zone);

#endif
