// SPDX-License-Identifier: MIT
// The table of clauses, from clauses.def.

#include "engine/clause_row.h"
#include "engine/flagship/clause.h"
#include "engine/flagship/flagship.h"

const struct adj_clause_info adj_fs_clauses[] = {
#define CLAUSE ADJ_CLAUSE_ROW
#include "engine/flagship/clauses.def"
#undef CLAUSE
};

#undef UNDER
#define UNDER(...)        FIRST(__VA_ARGS__, 0)
#define FIRST(first, ...) (first)

const uint8_t adj_fs_restating[] = {
#define CLAUSE(name, number_, id_, effect_, stage_, ...)                                           \
    ADJ_##effect_ == ADJ_FORBIDS && (__VA_ARGS__) != 0,
#include "engine/flagship/clauses.def"
#undef CLAUSE
};
