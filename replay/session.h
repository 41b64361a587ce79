// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_SESSION_H
#define ADJ_REPLAY_SESSION_H

// A session is a game in progress: ruleset, seats, the state before and after the last order, that
// order's verdict and events, and which orders are in the game. Recorder, player and verifier each
// drive one; there is no other caller of engine/step in this library.
//
// All memory is got when it is opened; a step allocates nothing but, now and then, room for the
// list of orders.

#include <stdbool.h>
#include <stdint.h>
#include "engine/step.h"
#include "replay/bytes.h"
#include "replay/digest.h"
#include "replay/record.h"
#include "replay/ruleset.h"

#pragma GCC visibility push(default)

// Where rulesets come from. `load` adds the named card sets, in their order, to a ruleset that
// rules_start has begun, and writes a digest of each set's file. A relative path is looked up from
// `base_dir`. It returns ADJ_BAD_RULESET if a set cannot be found; n may be 0.
struct adj_rules_source {
    enum adj_status (*load)(void *ctx, const struct adj_game *game, void *rules,
                            const char *const *sets, unsigned n, const char *base_dir,
                            uint8_t digest[][ADJ_DIGEST_SIZE], struct adj_error *error);
    void *ctx;
};

// What a session takes from outside: the games, the rulesets, the engine's version.
struct adj_world {
    const struct adj_game *const *games; // ended by NULL
    struct adj_rules_source source;
    struct adj_shelf *shelf; // for a run over many files, of one thread; NULL: nothing is kept
    const char *version;     // "0.1.0"
};

enum { ADJ_EDITION_AS_RECORDED = -1, ADJ_ACTUAL_SIZE = 512 };

// One order that is in the game, that is, not struck.
struct adj_played {
    uint32_t offset; // of its record in the log
    uint32_t number;
};

struct adj_session {
    const struct adj_world *world;
    const struct adj_game *game;
    struct adj_ruleset *ruleset; // held
    const void *rules;           // its bytes
    void *state;                 // after the last order
    void *before;                // before the last order (equal to `state` if it was not legal)
    void *start;                 // before the first order
    void *scratch;               // for questions; of no meaning between calls
    void *watch;                 // memory of game->watch_step; used if `watching`
    size_t kept;                 // bytes of `before` that may be other than zero
    bool watching;
    bool begun;       // the state is there: the head is complete
    bool positioned;  // it began from a typed position
    bool has_order;   // order, verdict and events are those of an order
    uint32_t number;  // numbers given so far, strikes included
    uint32_t last;    // number of the last order in the game; 0 if none
    uint32_t refused; // orders refused so far, struck ones included
    struct adj_order order;
    struct adj_verdict verdict;
    struct adj_strand seen; // public events of the orders in the game
    uint32_t strikes;
    struct adj_bytes log;     // records, plain: those that history points into
    struct adj_bytes history; // struct adj_played of each order in the game
    struct adj_record again;  // an order that is played again after a strike
    struct adj_head head;
    struct adj_findings findings; // what game->watch_step said of the last step
    struct adj_events events;
    struct adj_events settled; // events of the last order and of what is pending: for expectations
};

// Makes it an empty one, that can be closed.
void adj_session_clear(struct adj_session *session);

// Makes a session for the game of `head`, builds its ruleset and starts its state. If `embedded`
// (may be NULL) has the bytes of a compiled ruleset, that is used; otherwise the sets are loaded.
// `edition` replaces that of the head unless ADJ_EDITION_AS_RECORDED; rulings stay.
// With `check_sets`, sets that are not those whose digests the head has are ADJ_BAD_RULESET;
// without, the digests and the rulings that matter are filled in. On failure the session is closed
// already.
enum adj_status adj_session_open(struct adj_session *session, const struct adj_world *world,
                                 const struct adj_head *head, const struct adj_bytes *embedded,
                                 int edition, bool check_sets, const char *base_dir,
                                 struct adj_error *error);
void adj_session_close(struct adj_session *session);

// Takes up the seats of the head. `at` is set to the seat whose text is wrong.
enum adj_status adj_session_seats(struct adj_session *session, unsigned *at,
                                  struct adj_error *error);

// A typed position, line by line. A line that fails leaves the position as it was before it, and an
// end that fails leaves it open.
enum adj_status adj_session_position_start(struct adj_session *session, struct adj_error *error);
enum adj_status adj_session_position_line(struct adj_session *session, const char *line,
                                          struct adj_error *error);
enum adj_status adj_session_position_end(struct adj_session *session, struct adj_error *error);

// The same in one go, from lines that are each ended by a zero byte. error->line is the line within
// the position, from 1.
enum adj_status adj_session_position(struct adj_session *session, const char *lines, size_t size,
                                     struct adj_error *error);

// The state is there; orders can follow.
void adj_session_begin(struct adj_session *session, bool watching);

// Gives the next number to `order` and steps. Its record begins at `offset` in the log.
// False when out of memory.
bool adj_session_step(struct adj_session *session, const struct adj_order *order, uint32_t offset);

// Gives the next number to a strike and takes the game back to before order `number`. False if that
// is not an order in the game.
bool adj_session_strike(struct adj_session *session, uint32_t number);

uint64_t adj_session_hash(const struct adj_session *session);

// True if the last step led to a checkpoint: a turn began, or the game ended.
bool adj_session_checkpoint(const struct adj_session *session);

// Copies the state's canonical bytes to `out` (state_size bytes; zero past those in use).
void adj_session_canonical(const struct adj_session *session, uint8_t *out);

// Asks whether an expectation holds after the last order. The text is what follows "expect".
// `actual` is what is the case. ADJ_BAD_NAME or ADJ_BAD_SYNTAX if the text cannot be understood.
enum adj_status adj_session_expect(struct adj_session *session, const char *text, bool *holds,
                                   char *actual, size_t size, struct adj_error *error);

// True if `text` begins with "refused".
bool adj_expects_refusal(const char *text);

// "FS-ORDER-17", or the number of a clause that the game does not have.
const char *adj_clause_name(const struct adj_game *game, unsigned clause, char *out, size_t size);

// Makes a ruleset of another edition out of a compiled one: fields that rules_start sets by edition
// become those of the other edition, then the head's rulings are put in force again. Cards stay.
// ADJ_SYS_MEMORY is all that can fail.
enum adj_status adj_rules_reedit(const struct adj_game *game, void *rules, unsigned from,
                                 unsigned to, const struct adj_head *head, struct adj_error *error);

// The canonical bytes of a compiled ruleset, rules_stored of them, appended to `out`.
void adj_rules_canonical(const struct adj_game *game, const void *rules, struct adj_bytes *out);

// Makes the ruleset of a head, or takes it from the shelf; the rest as in adj_session_open. The
// caller holds `*out`, NULL on failure.
enum adj_status adj_rules_build(const struct adj_world *world, struct adj_head *head,
                                const struct adj_bytes *embedded, int edition, bool check_sets,
                                const char *base_dir, struct adj_ruleset **out,
                                struct adj_error *error);

#pragma GCC visibility pop

#endif
