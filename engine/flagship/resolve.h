// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_RESOLVE_H
#define ADJ_ENGINE_FLAGSHIP_RESOLVE_H

#include "engine/flagship/know.h"
#include "engine/flagship/state.h"

// What an attack does at Resolution: hits fired, hits stopped (posture and cards), and the bounds
// of those that land: max(0, fired - stopped) (FS-DEF-18).
struct adj_fs_blow {
    struct adj_fs_total fired, stopped;
    int lo, hi;
};

void adj_fs_blow(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                 struct adj_fs_blow *blow);

// What the posture stops: Def, twice that if Active (FS-DEF-4/5, FS-R-80).
void adj_fs_posture_stops(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                          struct adj_fs_total *total);

#endif
