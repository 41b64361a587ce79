// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_CLAUSE_ROW_H
#define ADJ_ENGINE_CLAUSE_ROW_H

// What makes tables of clauses (struct adj_clause_info) of a game's clauses.def: its CLAUSE and its
// RESTATES are these rows.

#include "engine/game.h"

#define ADJ_RESTATES_ROW(name, number_, id_, effect_, stage_, ...)                                 \
    {.number = (number_),                                                                          \
     .effect = ADJ_##effect_,                                                                      \
     .stage = (stage_),                                                                            \
     .id = (id_),                                                                                  \
     .under = (const uint16_t[]){__VA_ARGS__, 0}},
#define ADJ_CLAUSE_ROW(name, number_, id_, effect_, stage_)                                        \
    {.number = (number_),                                                                          \
     .effect = ADJ_##effect_,                                                                      \
     .stage = (stage_),                                                                            \
     .id = (id_),                                                                                  \
     .under = (const uint16_t[]){0}},
#define ADJ_NO_ROW(...)

#endif
