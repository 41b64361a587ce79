// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_CLAUSE_ROW_H
#define ADJ_ENGINE_CLAUSE_ROW_H

// What makes a table of clauses (struct adj_clause_info) of a game's clauses.def: its CLAUSE is
// this row.

#include "engine/game.h"

#define UNDER(...)                                                                                 \
    (const uint16_t[])                                                                             \
    {                                                                                              \
        __VA_ARGS__, 0                                                                             \
    }
#define ADJ_CLAUSE_ROW(name, number_, id_, effect_, stage_, ...)                                   \
    {.number = (number_),                                                                          \
     .effect = ADJ_##effect_,                                                                      \
     .stage = (stage_),                                                                            \
     .id = (id_),                                                                                  \
     .under = __VA_ARGS__},

#endif
