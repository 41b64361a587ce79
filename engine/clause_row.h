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
     .under = (const uint16_t[]){__VA_ARGS__, 0},                                                  \
     .sieve = ADJ_SIEVE(__VA_ARGS__, 0, 0, 0, 0, 0)},
#define ADJ_CLAUSE_ROW(name, number, id, effect, stage)                                            \
    ADJ_RESTATES_ROW(name, number, id, effect, stage, 0)
#define ADJ_NO_ROW(...)
#define ADJ_SIEVE(a, b, c, d, e, ...)                                                              \
    (ADJ_SIEVE_BIT(a) | ADJ_SIEVE_BIT(b) | ADJ_SIEVE_BIT(c) | ADJ_SIEVE_BIT(d) | ADJ_SIEVE_BIT(e))

#endif
