// SPDX-License-Identifier: MIT
// Expectations: verdicts are handled here for all games alike, figures by the game.

#include "replay/session.h"

#include <stdio.h>
#include <string.h>
#include "replay/script_head.h"

const char *
adj_clause_name(const struct adj_game *game, unsigned clause, char *out, size_t size)
{
    const struct adj_clause_info *info = adj_clause_by_number(game, clause);
    if (info != NULL)
        return info->id;
    snprintf(out, size, "clause %u", clause);
    return out;
}

bool
adj_expects_refusal(const char *text)
{
    return adj_script_is(text, "refused");
}

static void
tell_verdict(const struct adj_session *session, char *out, size_t size)
{
    static const char *const names[] = {"", "legal", "refused", "open"};
    const struct adj_verdict *verdict = &session->verdict;
    if (!session->has_order) {
        snprintf(out, size, "there is no order before this");
        return;
    }
    int used = snprintf(out, size, "%s", names[verdict->kind]);
    for (unsigned i = 0; verdict->kind == ADJ_REFUSED && i < verdict->faults; i++) {
        char number[24];
        if ((size_t)used < size)
            used += snprintf(
                out + used, size - (size_t)used, " %s",
                adj_clause_name(session->game, verdict->fault[i].clause, number, sizeof number));
    }
}

static const struct adj_clause_info *
find_clause(const struct adj_game *game, const char *id, size_t size)
{
    char name[48];
    if (size >= sizeof name)
        return NULL;
    for (size_t i = 0; i <= size; i++) // ids are in capitals
        name[i] = i == size ? 0 : (char)(id[i] >= 'a' && id[i] <= 'z' ? id[i] - 'a' + 'A' : id[i]);
    return adj_clause_by_id(game, name);
}

// A verdict's `also` leaves out a clause that restates the broken one only in other cases than this.
// Who expects it has read the table of clauses rightly, and is not told off for it.
static enum adj_status
expect_ids(const struct adj_session *session, const char *text, const char *start, bool *holds,
           struct adj_error *error)
{
    struct adj_verdict verdict = session->verdict;
    adj_verdict_restate(session->game, &verdict);
    while (*text != 0) {
        size_t size = strcspn(text, " \t,;");
        const struct adj_clause_info *clause = find_clause(session->game, text, size);
        if (size > 0 && clause == NULL) {
            if (error != NULL)
                error->column = (uint32_t)(text - start) + 1;
            return adj_error_set(error, ADJ_BAD_NAME, "there is no clause \"%.*s\"",
                                 (int)(size < 64 ? size : 64), text);
        }
        if (size > 0 && !adj_verdict_names(&verdict, clause->number))
            *holds = false;
        text += size;
        text += strspn(text, " \t,;");
    }
    return ADJ_OK;
}

static enum adj_status
expect_verdict(struct adj_session *session, const char *text, enum adj_verdict_kind kind,
               bool *holds, char *actual, size_t size, struct adj_error *error)
{
    const char *rest = adj_script_skip(text + adj_script_word(text));
    if (kind != ADJ_REFUSED && *rest != 0) {
        if (error != NULL)
            error->column = (uint32_t)(rest - text) + 1;
        return adj_error_set(error, ADJ_BAD_SYNTAX, "nothing can follow this verdict");
    }
    tell_verdict(session, actual, size);
    *holds = session->has_order && session->verdict.kind == kind;
    if (kind != ADJ_REFUSED)
        return ADJ_OK;
    // The ids are looked up even where the order was not refused: a misspelt one is an error.
    bool named = true;
    enum adj_status status = expect_ids(session, rest, text, &named, error);
    *holds = *holds && named;
    return status;
}

// Figures are read as if nobody answered what is pending: on a settled copy.
static enum adj_status
expect_figure(struct adj_session *session, const char *text, bool *holds, char *actual, size_t size,
              struct adj_error *error)
{
    const struct adj_game *game = session->game;
    const struct adj_events *events = &session->events;
    memcpy(session->scratch, session->state, game->state_size);
    session->settled.count = session->has_order ? events->count : 0;
    memcpy(session->settled.event, events->event, session->settled.count * sizeof *events->event);
    game->settle(session->rules, session->scratch, &session->settled);
    return game->expect(session->rules, session->scratch, &session->settled, &session->head.seats,
                        text, holds, actual, size, error);
}

enum adj_status
adj_session_expect(struct adj_session *session, const char *text, bool *holds, char *actual,
                   size_t size, struct adj_error *error)
{
    *holds = false;
    actual[0] = 0;
    if (adj_script_is(text, "legal"))
        return expect_verdict(session, text, ADJ_LEGAL, holds, actual, size, error);
    if (adj_script_is(text, "open"))
        return expect_verdict(session, text, ADJ_OPEN, holds, actual, size, error);
    if (adj_script_is(text, "refused"))
        return expect_verdict(session, text, ADJ_REFUSED, holds, actual, size, error);
    return expect_figure(session, text, holds, actual, size, error);
}
