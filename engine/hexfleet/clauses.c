// SPDX-License-Identifier: MIT
// The table of clauses, from clauses.def.

#include "engine/clause_row.h"
#include "engine/hexfleet/clause.h"
#include "engine/hexfleet/hexfleet.h"

const struct adj_clause_info adj_hx_clauses[] = {
#define CLAUSE   ADJ_CLAUSE_ROW
#define RESTATES ADJ_RESTATES_ROW
#include "engine/hexfleet/clauses.def"
};

const struct adj_clause_info adj_hx_restating[] = {
#define CLAUSE   ADJ_NO_ROW
#define RESTATES ADJ_RESTATES_ROW
#include "engine/hexfleet/clauses.def"
    {.id = NULL},
};
