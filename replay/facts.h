// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_FACTS_H
#define ADJ_REPLAY_FACTS_H

// What verdicts owe to assumed values. The same entries are replayed by the same card sets without
// those of assumed values; a verdict that comes out otherwise there rests on them.

#include <stdbool.h>
#include <stdint.h>
#include "replay/player.h"

#pragma GCC visibility push(default)

// True if a card set of the session's ruleset has assumed values; `set` counts in its head.
bool adj_assumed_set(const struct adj_session *session, unsigned set);
bool adj_assumed_any(const struct adj_session *session);
// "club.xml, more.xml"
void adj_assumed_files(const struct adj_session *session, char *out, size_t size);

struct adj_facts {
    struct adj_player player; // by what is known alone
    bool open;
    bool broken;      // its position cannot be set up: `why`
    uint32_t earlier; // the first order that is judged otherwise without assumed values; 0: none
    enum adj_verdict_kind without; // how
    char why[512];
};

// Begins the other replay. `base_dir` is where the session's card sets are looked up.
enum adj_status adj_facts_open(struct adj_facts *facts, const struct adj_session *session,
                               const char *base_dir, struct adj_error *error);

// Carries out what the session's log has up to `end`. The last order there is the session's.
void adj_facts_follow(struct adj_facts *facts, const struct adj_session *session, size_t end);
void adj_facts_close(struct adj_facts *facts);

// A verdict as it was given.
struct adj_view {
    const struct adj_session *session;
    const void *rules, *state; // before the order
    const void *after;         // what is told of the decision that follows counts too; or NULL
    const struct adj_verdict *verdict;
    const struct adj_events *events;
};

enum { ADJ_RESTS_MAX = 12, ADJ_RESTS_TEXT = 512 };

// What a verdict owes to assumed values: nothing if `without` is 0.
struct adj_rests {
    enum adj_verdict_kind without; // what it would be, or what that of order `earlier` would be
    uint32_t earlier;              // the order before it from which on the position rests on them
    bool same;     // the verdict would be the same, but not all that follows from it
    bool position; // or the typed position does
    unsigned count;
    char text[ADJ_RESTS_MAX][ADJ_RESTS_TEXT]; // what is not known without, or said otherwise
};

// Compares a verdict on order `number` with that on the same order by what is known.
void adj_facts_compare(const struct adj_facts *facts, const struct adj_view *with,
                       const struct adj_view *known, uint32_t number, struct adj_rests *rests);

// The same for the last order of the session, which was followed.
void adj_facts_last(const struct adj_facts *facts, const struct adj_session *session,
                    struct adj_rests *rests);

#pragma GCC visibility pop

#endif
