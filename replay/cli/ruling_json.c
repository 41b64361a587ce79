// SPDX-License-Identifier: MIT
#include <stdio.h>
#include <string.h>
#include "replay/cli/cards.h"
#include "replay/cli/cite.h"
#include "replay/cli/open.h"
#include "replay/cli/ruling.h"

enum { TEXT_SIZE = 1024 };

static const char *
word(unsigned kind)
{
    return kind == ADJ_LEGAL ? "legal" : kind == ADJ_REFUSED ? "refused" : "open";
}

static void
put_clause(struct adj_json *json, const char *key, const struct adj_game *game, unsigned clause)
{
    char name[32];
    adj_json_put_text(json, key,
                      clause != 0 ? adj_clause_name(game, clause, name, sizeof name) : NULL);
}

static void
put_clauses(struct adj_json *json, const char *key, const struct adj_game *game,
            const uint16_t *clause, unsigned count)
{
    adj_json_open(json, key, '[');
    for (unsigned i = 0; i < count; i++)
        put_clause(json, NULL, game, clause[i]);
    adj_json_close(json, ']');
}

static void
put_breaks(struct adj_json *json, const struct adj_ruling *ruling,
           const struct adj_registry *registry)
{
    const struct adj_session *session = ruling->session;
    char text[TEXT_SIZE], says[TEXT_SIZE];
    adj_json_open(json, "breaks", '[');
    for (unsigned i = 0; i < ruling->verdict.faults; i++) {
        const struct adj_fault *fault = &ruling->verdict.fault[i];
        session->game->explain_fault(ruling->rules, session->state, &session->head.seats, fault,
                                     text, sizeof text);
        adj_json_open(json, NULL, '{');
        put_clause(json, "clause", session->game, fault->clause);
        put_clause(json, "ruling", session->game, fault->ruling);
        adj_cite_ruling(registry, session->game, ruling->rules, fault->clause, says, sizeof says);
        adj_json_put_text(json, "text", says);
        adj_json_put_text(json, "here", text);
        adj_cite_switched_json(session->game, ruling->rules,
                               fault->ruling != 0 ? fault->ruling : fault->clause, json);
        adj_cite_json(registry, session->game, fault->clause, json);
        adj_json_close(json, '}');
    }
    adj_json_close(json, ']');
}

static void
put_unknown(struct adj_json *json, const struct adj_ruling *ruling)
{
    const struct adj_session *session = ruling->session;
    char text[TEXT_SIZE];
    adj_json_open(json, "unknown", '[');
    for (unsigned i = 0; i < ruling->verdict.unknowns; i++) {
        const struct adj_unknown *unknown = &ruling->verdict.unknown[i];
        session->game->explain_unknown(ruling->rules, session->state, &session->head.seats, unknown,
                                       text, sizeof text);
        adj_json_open(json, NULL, '{');
        adj_json_put_text(json, "text", text);
        adj_json_put_number(json, "lo", unknown->lo);
        adj_json_put_number(json, "hi", unknown->hi);
        adj_json_put_text(json, "at_lo", word(unknown->at_lo));
        adj_json_put_text(json, "at_hi", word(unknown->at_hi));
        put_clause(json, "clause", session->game, unknown->clause);
        adj_json_close(json, '}');
    }
    adj_json_close(json, ']');
}

static void
put_events(struct adj_json *json, const struct adj_ruling *ruling)
{
    const struct adj_session *session = ruling->session;
    char text[TEXT_SIZE];
    adj_json_open(json, "events", '[');
    for (unsigned i = 0; i < ruling->events->count; i++) {
        const struct adj_event *event = &ruling->events->event[i];
        session->game->explain_event(ruling->rules, session->state, &session->head.seats, event,
                                     text, sizeof text);
        adj_json_open(json, NULL, '{');
        adj_json_put_text(json, "text", text);
        put_clause(json, "cause", session->game, event->cause);
        adj_json_close(json, '}');
    }
    adj_json_close(json, ']');
}

void
adj_ruling_json(struct adj_json *json, const char *key, const struct adj_ruling *ruling,
                const struct adj_registry *registry)
{
    const struct adj_session *session = ruling->session;
    const struct adj_verdict *verdict = &ruling->verdict;
    char text[ADJ_OPEN_TEXT];
    adj_json_open(json, key, '{');
    adj_json_put_text(json, "game", session->game->name);
    adj_json_put_text(json, "edition", ruling->edition);
    adj_json_put_number(json, "at", session->number);
    adj_json_put_text(json, "order", adj_open_print(session, session->state, &ruling->order, text));
    adj_json_put_text(json, "verdict", word(verdict->kind));
    adj_json_put_number(json, "stage", verdict->stage);
    put_breaks(json, ruling, registry);
    put_clauses(json, "also", session->game, verdict->also, verdict->alsos);
    put_clauses(json, "applied", session->game, verdict->applied, verdict->applieds);
    adj_json_put_text(json, "nearest",
                      ruling->has_nearest
                          ? adj_open_print(session, session->state, &ruling->nearest, text)
                          : NULL);
    put_unknown(json, ruling);
    put_events(json, ruling);
    adj_cards_json(session, &ruling->rests, json);
    adj_json_close(json, '}');
}
