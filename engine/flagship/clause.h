// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_CLAUSE_H
#define ADJ_ENGINE_FLAGSHIP_CLAUSE_H

// The numbers of the card game's clauses, rulings and invariants, from clauses.def.

enum adj_fs_clause {
    ADJ_FS_NO_CLAUSE = 0,
#define CLAUSE(name, number, id, effect, stage) ADJ_FS_##name = number,
#include "engine/flagship/clauses.def"
};

// How many there are.
enum {
    ADJ_FS_CLAUSES = 0
#define CLAUSE(name, number, id, effect, stage) +1
#include "engine/flagship/clauses.def"
};

#endif
