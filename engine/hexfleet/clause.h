// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_HEXFLEET_CLAUSE_H
#define ADJ_ENGINE_HEXFLEET_CLAUSE_H

// The numbers of the hex game's clauses, rulings and invariants, from clauses.def.

enum adj_hx_clause {
    ADJ_HX_NO_CLAUSE = 0,
#define CLAUSE(name, number, id, effect, stage) ADJ_HX_##name = number,
#include "engine/hexfleet/clauses.def"
};

// How many there are.
enum {
    ADJ_HX_CLAUSES = 0
#define CLAUSE(name, number, id, effect, stage) +1
#include "engine/hexfleet/clauses.def"
};

#endif
