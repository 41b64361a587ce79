// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_CITE_H
#define ADJ_REPLAY_CLI_CITE_H

// Where the printed rulebooks say so: clauses with their texts and citations, for judge and
// clauses.

#include "replay/cli/json.h"
#include "specs/registry.h"

// Opens the registry of a game. Returns 0 or the exit code after a message on standard error.
int adj_cite_open(const struct adj_game *game, struct adj_registry **registry);

// One line for each edition, after `indent` blanks: its title, headings and lines, or that the
// clause is not in that edition; one line for all if no rulebook says anything of it.
void adj_cite_print(const struct adj_registry *registry, const struct adj_game *game,
                    unsigned clause, unsigned indent);

// An array "citations" of {edition, title, heading, first, last, ...}.
void adj_cite_json(const struct adj_registry *registry, const struct adj_game *game,
                   unsigned clause, struct adj_json *json);

// What clauses of this effect (enum adj_clause_effect) do: "forbids", "permits", "states", "ruling",
// "invariant".
const char *adj_cite_effect(unsigned effect);

// The text of a clause; "" if the registry has none.
const char *adj_cite_text(const struct adj_registry *registry, unsigned clause);

// What a ruling says under these rules, cut to `size` bytes: its text; or, where switches of its own
// are not as the edition has them, its question and the values in force. Of another clause its text.
void adj_cite_ruling(const struct adj_registry *registry, const struct adj_game *game,
                     const void *rules, unsigned clause, char *text, size_t size);

// An array "switched" of {name, value, standard}: those switches. Empty if `clause` is 0 or none.
void adj_cite_switched_json(const struct adj_game *game, const void *rules, unsigned clause,
                            struct adj_json *json);

#endif
