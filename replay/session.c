// SPDX-License-Identifier: MIT
#include "replay/session.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include "replay/decode.h"

static bool
get_memory(struct adj_session *session)
{
    size_t size = session->game->state_size;
    session->state = calloc(1, size);
    session->before = malloc(size);
    session->start = malloc(size);
    session->scratch = malloc(size);
    session->watch = calloc(1, session->game->watch_size + 1);
    return session->state != NULL && session->before != NULL && session->start != NULL &&
           session->scratch != NULL && session->watch != NULL;
}

// Lists and the head's texts are as long as they say: what is behind needs not be zero.
void
adj_session_clear(struct adj_session *session)
{
    memset(session, 0, offsetof(struct adj_session, head));
    adj_head_clear(&session->head);
    session->findings.count = session->events.count = session->settled.count = 0;
}

enum adj_status
adj_session_open(struct adj_session *session, const struct adj_world *world,
                 const struct adj_head *head, const struct adj_bytes *embedded, int edition,
                 bool check_sets, const char *base_dir, struct adj_error *error)
{
    adj_session_clear(session);
    session->world = world;
    memcpy(&session->head, head, adj_head_size(head));
    session->game = head->game;
    enum adj_status status = ADJ_SYS_MEMORY;
    if (get_memory(session))
        status = adj_rules_build(world, &session->head, embedded, edition, check_sets, base_dir,
                                 &session->ruleset, error);
    else
        adj_error_set(error, status, "out of memory");
    if (status != ADJ_OK) {
        adj_session_close(session);
        return status;
    }
    session->rules = session->ruleset->rules;
    session->game->start(session->rules, session->state);
    adj_strand_start(&session->seen);
    return ADJ_OK;
}

void
adj_session_close(struct adj_session *session)
{
    adj_ruleset_let_go(session->ruleset);
    free(session->state);
    free(session->before);
    free(session->start);
    free(session->scratch);
    free(session->watch);
    adj_bytes_free(&session->log);
    adj_bytes_free(&session->history);
    session->ruleset = NULL;
    session->rules = NULL;
    session->state = session->before = NULL;
    session->start = session->scratch = session->watch = NULL;
    session->begun = false;
}

enum adj_status
adj_session_seats(struct adj_session *session, unsigned *at, struct adj_error *error)
{
    const struct adj_head *head = &session->head;
    for (*at = 0; *at < head->seats.count; (*at)++) {
        enum adj_status status = session->game->seat_line(session->rules, session->state, *at,
                                                          head->seat_text[*at], error);
        if (status != ADJ_OK)
            return status;
    }
    return ADJ_OK;
}

// A position is set up on a copy, which is taken only if all went well.
static enum adj_status
take_scratch(struct adj_session *session, enum adj_status status)
{
    if (status == ADJ_OK)
        memcpy(session->state, session->scratch, session->game->state_size);
    return status;
}

enum adj_status
adj_session_position_start(struct adj_session *session, struct adj_error *error)
{
    (void)error;
    memcpy(session->scratch, session->state, session->game->state_size);
    session->positioned = true;
    return take_scratch(session, session->game->position_start(session->rules, session->scratch));
}

enum adj_status
adj_session_position_line(struct adj_session *session, const char *line, struct adj_error *error)
{
    memcpy(session->scratch, session->state, session->game->state_size);
    return take_scratch(session, session->game->position_line(session->rules, session->scratch,
                                                              &session->head.seats, line, error));
}

enum adj_status
adj_session_position_end(struct adj_session *session, struct adj_error *error)
{
    memcpy(session->scratch, session->state, session->game->state_size);
    return take_scratch(session, session->game->position_end(session->rules, session->scratch,
                                                             &session->head.seats, error));
}

enum adj_status
adj_session_position(struct adj_session *session, const char *lines, size_t size,
                     struct adj_error *error)
{
    uint32_t line = 1;
    enum adj_status status = adj_session_position_start(session, error);
    for (const char *at = lines; status == ADJ_OK && at < lines + size; at += strlen(at) + 1) {
        status = adj_session_position_line(session, at, error);
        line += status == ADJ_OK;
    }
    if (status == ADJ_OK)
        status = adj_session_position_end(session, error);
    if (status != ADJ_OK && error != NULL)
        error->line = line;
    return status;
}

static void
start_watch(struct adj_session *session)
{
    if (session->watching)
        session->game->watch_start(session->rules, session->state, session->watch);
}

// Copies the state to `before`: what is in use of it, and so much more that what was in use of the
// state copied last becomes zero again.
static void
keep_state(struct adj_session *session)
{
    size_t used = session->game->used(session->rules, session->state);
    size_t size = used > session->kept ? used : session->kept;
    memcpy(session->before, session->state, size);
    session->kept = used;
}

void
adj_session_begin(struct adj_session *session, bool watching)
{
    session->watching = watching;
    session->begun = true;
    session->kept = session->game->state_size;
    keep_state(session);
    memcpy(session->start, session->state, session->game->state_size);
    start_watch(session);
}

// What the copy does not reach is zero, or was left there by the order before.
static void
keep_order(struct adj_order *to, const struct adj_order *from)
{
    if (to->count > ADJ_ORDER_FEW)
        memset(to->operand + ADJ_ORDER_FEW, 0,
               (size_t)(to->count - ADJ_ORDER_FEW) * sizeof to->operand[0]);
    adj_order_copy(to, from);
}

// The middle that all replays share.
static void
carry_out(struct adj_session *session, const struct adj_order *order)
{
    const struct adj_game *game = session->game;
    keep_order(&session->order, order);
    keep_state(session);
    adj_step(game, session->rules, session->state, &session->order, &session->verdict,
             &session->events);
    adj_strand_events(&session->seen, &session->events);
    session->has_order = true;
    session->findings.count = 0;
    if (session->watching)
        game->watch_step(session->rules, session->watch, session->before, &session->order,
                         &session->verdict, &session->events, session->state, &session->findings);
}

bool
adj_session_step(struct adj_session *session, const struct adj_order *order, uint32_t offset)
{
    assert(session->begun);
    struct adj_played played = {.offset = offset, .number = ++session->number};
    adj_bytes_put(&session->history, &played, sizeof played);
    carry_out(session, order);
    session->last = session->number;
    session->refused += session->verdict.kind == ADJ_REFUSED;
    return !session->history.failed;
}

static struct adj_played
played_at(const struct adj_session *session, size_t at)
{
    struct adj_played played;
    memcpy(&played, session->history.data + at * sizeof played, sizeof played);
    return played;
}

// Numbers rise along the history.
static size_t
find_played(const struct adj_session *session, uint32_t number)
{
    size_t low = 0, high = session->history.size / sizeof(struct adj_played);
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (played_at(session, middle).number < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void
restart(struct adj_session *session)
{
    memcpy(session->state, session->start, session->game->state_size);
    keep_state(session);
    adj_strand_start(&session->seen);
    session->has_order = false;
    session->events.count = 0;
    session->last = 0;
    start_watch(session);
}

bool
adj_session_strike(struct adj_session *session, uint32_t number)
{
    size_t count = session->history.size / sizeof(struct adj_played);
    size_t left = find_played(session, number);
    if (left == count || played_at(session, left).number != number ||
        session->strikes == ADJ_STRIKES_MAX)
        return false;
    session->number++;
    session->strikes++;
    session->history.size = left * sizeof(struct adj_played);
    restart(session);
    for (size_t i = 0; i < left; i++) {
        struct adj_played played = played_at(session, i);
        enum adj_decoded decoded = adj_decode_record(
            session->log.data + played.offset, session->log.size - played.offset, &session->again);
        assert(decoded == ADJ_DECODED); // it was written or checked by this build
        carry_out(session, &session->again.order);
        session->last = played.number;
    }
    session->findings.count = 0;
    return true;
}

uint64_t
adj_session_hash(const struct adj_session *session)
{
    return adj_state_hash(session->game, session->rules, session->state);
}

bool
adj_session_checkpoint(const struct adj_session *session)
{
    return session->has_order && session->verdict.kind == ADJ_LEGAL &&
           session->game->checkpoint(session->before, session->state);
}

void
adj_session_canonical(const struct adj_session *session, uint8_t *out)
{
    const struct adj_game *game = session->game;
    size_t used = game->used(session->rules, session->state);
    memset(out, 0, game->state_size);
    memcpy(out, session->state, used);
    adj_fields_swap(game->state_fields, game->state_field_count, out, used);
}
