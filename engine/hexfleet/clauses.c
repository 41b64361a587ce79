// SPDX-License-Identifier: MIT
// The table of clauses, from clauses.def.

#include "engine/hexfleet/clause.h"
#include "engine/hexfleet/hexfleet.h"

#define UNDER(...)                                                                                 \
    (const uint16_t[])                                                                             \
    {                                                                                              \
        __VA_ARGS__, 0                                                                             \
    }
#define EFFECT_FORBIDS   ADJ_FORBIDS
#define EFFECT_PERMITS   ADJ_PERMITS
#define EFFECT_STATES    ADJ_STATES
#define EFFECT_RULING    ADJ_RULING
#define EFFECT_INVARIANT ADJ_INVARIANT

const struct adj_clause_info adj_hx_clauses[] = {
#define CLAUSE(name, number_, id_, effect_, stage_, ...)                                           \
    {.number = (number_),                                                                          \
     .effect = EFFECT_##effect_,                                                                   \
     .stage = (stage_),                                                                            \
     .id = (id_),                                                                                  \
     .under = __VA_ARGS__},
#include "engine/hexfleet/clauses.def"
#undef CLAUSE
};
