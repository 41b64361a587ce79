// SPDX-License-Identifier: MIT
// The table of clauses, from clauses.def.

#include "engine/clause_row.h"
#include "engine/flagship/clause.h"
#include "engine/flagship/flagship.h"

const struct adj_clause_info adj_fs_clauses[] = {
#define CLAUSE   ADJ_CLAUSE_ROW
#define RESTATES ADJ_RESTATES_ROW
#include "engine/flagship/clauses.def"
};

const struct adj_clause_info adj_fs_restating[] = {
#define CLAUSE   ADJ_NO_ROW
#define RESTATES ADJ_RESTATES_ROW
#include "engine/flagship/clauses.def"
    {.id = NULL},
};
