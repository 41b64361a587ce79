// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_RULING_H
#define ADJ_REPLAY_CLI_RULING_H

// What judge says to a player: the verdict on one order under one edition, what follows from it,
// and how that is told.

#include "replay/cli/json.h"
#include "replay/facts.h"
#include "specs/registry.h"

struct adj_ruling {
    const struct adj_session *session;
    const char *edition;
    struct adj_order order;
    struct adj_verdict verdict;
    void *rules;               // of that edition; owned
    void *after;               // legal: the state that follows; owned
    struct adj_events *events; // legal; owned
    bool has_nearest;
    struct adj_order nearest; // refused: what would be legal, one step away
    struct adj_rests rests;   // what it owes to assumed values
};

// Judges an order in the session's position, and in that of `facts` if it is open. The session is
// not changed and has to outlive the ruling, which has to be freed on failure too. Returns 0 or an
// exit code after a message.
int adj_ruling_make(struct adj_ruling *ruling, const struct adj_session *session,
                    const struct adj_facts *facts, const struct adj_order *order, unsigned edition);
void adj_ruling_free(struct adj_ruling *ruling);

void adj_ruling_print(const struct adj_ruling *ruling, const struct adj_registry *registry);
void adj_ruling_json(struct adj_json *json, const char *key, const struct adj_ruling *ruling,
                     const struct adj_registry *registry);

// Parts of a summary: "REFUSED", and " FS-RANGE-4" for each clause broken.
void adj_ruling_print_word(const struct adj_ruling *ruling);
void adj_ruling_print_ids(const struct adj_ruling *ruling);

#endif
