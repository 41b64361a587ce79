// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_STATS_H
#define ADJ_ENGINE_FLAGSHIP_STATS_H

// Derived values: what a card's abilities are worth now, with crew, Commander, card texts and
// changes that last for the Order. None of it is stored.

#include "engine/flagship/know.h"
#include "engine/flagship/state.h"

enum {
    ADJ_FS_BASE_HAND = 7,     // FS-TERM-17
    ADJ_FS_COST_OF_FOCUS = 1, // FS-FOCUS-3
};

// The cards on the table whose static texts change one ability: looked up once where that ability
// is asked for several cards. True of the state it was made from, and as long as no card comes or
// goes.
struct adj_fs_givers {
    uint8_t key, count, crews;
    uint8_t slot[ADJ_FS_SLOTS]; // of the cards with such texts
    uint8_t crew[ADJ_FS_SLOTS]; // of crew and Commanders that add to their ship's, or take from it
};

void adj_fs_givers_find(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                        unsigned key, struct adj_fs_givers *givers);

// The sum of everything that counts for an ability of the card in `slot`: printed, attached crew
// and Commander (FS-CREW-3), static texts, changes of this Order or turn.
void adj_fs_stat(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned slot,
                 unsigned key, struct adj_fs_total *total);

// The same where the givers of the ability are known.
void adj_fs_stat_given(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                       unsigned slot, const struct adj_fs_givers *givers,
                       struct adj_fs_total *total);

// Def, floored at 0 (FS-R-56); Hull, at least 1 (FS-R-89).
struct adj_fs_range adj_fs_def_range(const struct adj_fs_rules *rules,
                                     const struct adj_fs_state *state, unsigned slot);
struct adj_fs_range adj_fs_hull_range(const struct adj_fs_rules *rules,
                                      const struct adj_fs_state *state, unsigned slot);

// False if no Hull can be less than what its ship's card says.
bool adj_fs_hulls_may_shrink(const struct adj_fs_rules *rules, const struct adj_fs_state *state);

struct adj_fs_range adj_fs_hull_given(const struct adj_fs_rules *rules,
                                      const struct adj_fs_state *state, unsigned slot,
                                      const struct adj_fs_givers *givers);

// The Cmd of every own card in play (FS-GAIN-1, FS-R-25).
void adj_fs_cmd(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned seat,
                struct adj_fs_total *total);

// Hand Size (FS-TERM-17/18).
unsigned adj_fs_hand_size(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                          unsigned seat);

// Hits of the attack in progress before any are stopped: one signed sum (FS-R-56), not floored.
void adj_fs_attack_total(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                         struct adj_fs_total *total);

// The same as an interval, floored at 0; hi >= ADJ_FS_NO_BOUND if there is no upper bound.
void adj_fs_attack_hits(const struct adj_fs_rules *rules, const struct adj_fs_state *state, int *lo,
                        int *hi);

// Hull as an interval, for texts.
void adj_fs_hull(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned slot,
                 int *lo, int *hi);

// False if a text bars the ship from being chosen as a target (FS-CARD-1, FS-R-67).
bool adj_fs_targetable(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                       unsigned slot);

// The distances an attack reaches, bit d for distance d: the type's own range changed by static
// texts of what attacks: the card in `slot`, or (slot < 0) a hand card of `kind` and the ship in
// `launcher` that is Tasked for it (-1: none).
unsigned adj_fs_reach(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                      unsigned type, int slot, int launcher, unsigned kind);

// The range of an attack type as the rules have it (FS-RANGE-3 to -5).
unsigned adj_fs_plain_reach(unsigned type);

// `reach` changed by one stat action on it.
unsigned adj_fs_reach_change(unsigned reach, const struct adj_fs_action *action);

// The key of the range that an attack type uses, or -1 (an Assault has none).
int adj_fs_reach_key(unsigned type);

#endif
