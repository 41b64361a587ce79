// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_OBSERVE_H
#define ADJ_ENGINE_FLAGSHIP_OBSERVE_H

// What the table saw, against what is known: the figures of the state, the bounds of unknown
// values, and all that was seen before.

#include "engine/flagship/state.h"
#include "engine/order.h"

struct adj_fs_seen {
    unsigned clause; // 0: possible; else the clause that the observation contradicts
    int said, known; // the figure said, and the nearest possible one
    int landed;      // hits that this shows to have landed
    int slot;        // the ship it is about, or -1
};

// True if the operands make an observation.
bool adj_fs_observation_is_whole(const struct adj_fs_rules *rules, const struct adj_order *order);

// Takes the observation into `state`: figures and knowledge, not what follows from them. If
// `clause` is set, `state` is spoilt: work on a copy to ask.
struct adj_fs_seen adj_fs_observe(const struct adj_fs_rules *rules, struct adj_fs_state *state,
                                  const struct adj_order *order);

// Takes in that every ship on the table stands: its Hull is above its hits (FS-RES-12). False if
// that is impossible with what is known.
bool adj_fs_learn_standing(const struct adj_fs_rules *rules, struct adj_fs_state *state);

#endif
