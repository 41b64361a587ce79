// SPDX-License-Identifier: MIT
// The table of clauses, from clauses.def.

#include "engine/flagship/clause.h"
#include "engine/flagship/flagship.h"

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

const struct adj_clause_info adj_fs_clauses[] = {
#define CLAUSE(name, number_, id_, effect_, stage_, ...)                                           \
    {.number = (number_),                                                                          \
     .effect = EFFECT_##effect_,                                                                   \
     .stage = (stage_),                                                                            \
     .id = (id_),                                                                                  \
     .under = __VA_ARGS__},
#include "engine/flagship/clauses.def"
#undef CLAUSE
};

#undef UNDER
#define UNDER(...)        FIRST(__VA_ARGS__, 0)
#define FIRST(first, ...) (first)

const uint8_t adj_fs_restating[] = {
#define CLAUSE(name, number_, id_, effect_, stage_, ...)                                           \
    EFFECT_##effect_ == ADJ_FORBIDS && (__VA_ARGS__) != 0,
#include "engine/flagship/clauses.def"
#undef CLAUSE
};
