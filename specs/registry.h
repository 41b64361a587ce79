// SPDX-License-Identifier: MIT
#ifndef ADJ_SPECS_REGISTRY_H
#define ADJ_SPECS_REGISTRY_H

// The registry of a game's clauses, rulings and invariants: what each says in our own words, what
// holds it, and where the rulebooks say so. What a clause does to an order, where judge tests it
// and what it restates is in the game's own table (struct adj_clause_info); numbers and ids are the
// same.
//
// All strings and arrays belong to the registry and live until it is closed. It never changes, so
// it may be read by several threads.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "engine/game.h"

#pragma GCC visibility push(default)

struct adj_registry;

// One place in a rulebook. `digest` is the BLAKE2b-64 digest, in 16 hexadecimal digits, of the
// lines first to last of that rulebook's text file: each stripped of surrounding white space,
// joined by a line feed. With it a holder of the text finds out whether he has the same.
struct adj_registry_cite {
    const char *heading; // that the place stands under; parts are set apart by " / "
    const char *digest;
    uint16_t first, last; // lines, counted from 1
    uint8_t edition;      // index in the game's `editions`
    bool example;         // part of a worked example or a printed card: a precedent, not a rule
    bool differs;         // states something else there: the clause is not this edition's wording
};

struct adj_registry_clause {
    uint16_t number;
    const char *id;
    const char *kind; // legality change invariant setup victory ruling run-check
    const char *text; // one or two plain sentences
    // What holds it, words set apart by spaces (specs/README.md): judge apply check values state
    // data; or NULL, and then `informative` says why nothing has to.
    const char *enforced;
    const char *informative;
    bool derived;          // follows from the cited places, but is no sentence of its own there
    int switch_index;      // holds only while this switch of the game has `switch_value`;
    unsigned switch_value; // -1: holds always
    const char *rests;     // of a run-check: ids of the clauses it rests on, or NULL
    const struct adj_registry_cite *cites;
    size_t cite_count;
};

struct adj_registry_document {
    const char *title; // NULL: the edition has none
    const char *file;  // name of its text file, for checking digests
};

// Reads the game's registry, clauses.xml in its folder of the specs. On ADJ_OK *out has to be
// closed; else it is NULL and `error` (may be NULL) has the line. Returns also what adj_xml_open
// returns, ADJ_BAD_SCHEMA for a part that is missing, and ADJ_BAD_NAME for an id, edition or switch
// that the game has not, or an id that stands there twice. The full check against the schema is a
// test's business.
enum adj_status adj_registry_open(const struct adj_game *game, struct adj_registry **out,
                                  struct adj_error *error);

void adj_registry_close(struct adj_registry *registry); // NULL is allowed

// The entry with this number, or NULL.
const struct adj_registry_clause *adj_registry_find(const struct adj_registry *registry,
                                                    unsigned number);

// The entries, in the order of their numbers; `index` below the count.
size_t adj_registry_count(const struct adj_registry *registry);
const struct adj_registry_clause *adj_registry_at(const struct adj_registry *registry,
                                                  size_t index);

// The rulebook of an edition (index in the game's `editions`). Never NULL.
const struct adj_registry_document *adj_registry_document(const struct adj_registry *registry,
                                                          unsigned edition);

// True if what[] is among the words of `enforced`: adj_registry_enforces(clause, "judge").
bool adj_registry_enforces(const struct adj_registry_clause *clause, const char *what);

#pragma GCC visibility pop

#endif
