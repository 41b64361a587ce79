// SPDX-License-Identifier: MIT
// The one line that answers a line of text while recording.

#include "replay/report.h"

#include <inttypes.h>
#include <stdio.h>
#include "replay/facts.h"
#include "replay/report_text.h"

enum { EVENT_TEXT = 512 };

static const char *
kind_name(enum adj_verdict_kind kind)
{
    switch (kind) {
    case ADJ_LEGAL:
        return "legal";
    case ADJ_REFUSED:
        return "refused";
    case ADJ_OPEN:
        return "open";
    }
    return "?";
}

static const char *
verdict_name(const struct adj_verdict *verdict)
{
    return kind_name(verdict->kind);
}

static const char *
clause(const struct adj_session *session, unsigned number)
{
    const struct adj_clause_info *info = adj_clause_by_number(session->game, number);
    return info != NULL ? info->id : "?";
}

static void
text_order(const struct adj_session *session, const struct adj_result *result, adj_text_sink *sink,
           void *context)
{
    const struct adj_verdict *verdict = &session->verdict;
    adj_put(sink, context, "%" PRIu32 " %s", result->number, verdict_name(verdict));
    if (verdict->kind != ADJ_REFUSED)
        return;
    for (unsigned i = 0; i < verdict->faults; i++) {
        adj_put(sink, context, " %s", clause(session, verdict->fault[i].clause));
        if (verdict->fault[i].ruling != 0)
            adj_put(sink, context, " (%s)", clause(session, verdict->fault[i].ruling));
    }
    for (unsigned i = 0; i < verdict->alsos; i++)
        adj_put(sink, context, "%s %s", i == 0 ? ", also" : "", clause(session, verdict->also[i]));
}

static void
text_rests(const struct adj_session *session, const struct adj_result *result, adj_text_sink *sink,
           void *context)
{
    char files[512];
    if (result->rests == NULL || result->rests->without == 0)
        return;
    adj_assumed_files(session, files, sizeof files);
    adj_put(sink, context, " (rests on assumed values: %s)", files);
}

static void
text_result(const struct adj_session *session, const struct adj_result *result, adj_text_sink *sink,
            void *context)
{
    switch (result->kind) {
    case ADJ_RESULT_NOTHING:
    case ADJ_RESULT_HEAD:
    case ADJ_RESULT_POSITION:
    case ADJ_RESULT_FORMERLY:
        sink(context, "ok");
        break;
    case ADJ_RESULT_ORDER:
        text_order(session, result, sink, context);
        text_rests(session, result, sink, context);
        break;
    case ADJ_RESULT_STRIKE:
        adj_put(sink, context, "%" PRIu32 " strike", result->number);
        break;
    case ADJ_RESULT_EXPECT:
        adj_put(sink, context, "%" PRIu32 " expect %s%s", result->number,
                result->holds ? "holds" : "failed: ", result->holds ? "" : result->actual);
        break;
    case ADJ_RESULT_STOPPED:
        sink(context, "stopped");
        break;
    }
    if (result->again)
        sink(context, " (recorded before)");
    if (result->unexpected != 0)
        adj_put(sink, context, " (order %" PRIu32 " was refused, and nothing expected it)",
                result->unexpected);
    sink(context, "\n");
}

static void
json_clauses(const struct adj_session *session, adj_text_sink *sink, void *context)
{
    const struct adj_verdict *verdict = &session->verdict;
    unsigned faults = verdict->kind == ADJ_REFUSED ? verdict->faults : 0;
    unsigned alsos = verdict->kind == ADJ_REFUSED ? verdict->alsos : 0;
    sink(context, ",\"clauses\":[");
    for (unsigned i = 0; i < faults; i++) {
        adj_put(sink, context, "%s\"%s\"", i > 0 ? "," : "",
                clause(session, verdict->fault[i].clause));
        if (verdict->fault[i].ruling != 0)
            adj_put(sink, context, ",\"%s\"", clause(session, verdict->fault[i].ruling));
    }
    sink(context, "],\"also\":[");
    for (unsigned i = 0; i < alsos; i++)
        adj_put(sink, context, "%s\"%s\"", i > 0 ? "," : "", clause(session, verdict->also[i]));
    sink(context, "]");
}

static const char *
event_name(const struct adj_game *game, unsigned kind)
{
    const char *name = kind < game->event_count ? game->event_names[kind] : NULL;
    return name != NULL ? name : "";
}

static void
json_event(const struct adj_session *session, const struct adj_event *event, adj_text_sink *sink,
           void *context)
{
    char text[EVENT_TEXT] = "";
    const struct adj_game *game = session->game;
    game->explain_event(session->rules, session->before, &session->head.seats, event, text,
                        sizeof text);
    adj_put(sink, context,
            "{\"kind\":\"%s\",\"seen\":%u,\"cause\":\"%s\",\"card\":%u,\"args\":[%u,%u,%u,%u]",
            event_name(game, event->kind), event->seen,
            event->cause != 0 ? clause(session, event->cause) : "", event->card, event->arg[0],
            event->arg[1], event->arg[2], event->arg[3]);
    sink(context, ",\"text\":");
    adj_json_text(text, sink, context);
    sink(context, "}");
}

static void
json_rests(const struct adj_session *session, const struct adj_rests *rests, adj_text_sink *sink,
           void *context)
{
    const char *comma = "";
    if (rests == NULL || rests->without == 0)
        return;
    sink(context, ",\"assumed\":{\"files\":[");
    for (unsigned i = 0; i < session->head.sets; i++) {
        if (!adj_assumed_set(session, i))
            continue;
        sink(context, comma);
        adj_json_text(session->head.set[i].name, sink, context);
        comma = ",";
    }
    sink(context, "]");
    if (rests->earlier != 0)
        adj_put(sink, context, ",\"order\":%" PRIu32, rests->earlier);
    adj_put(sink, context, ",\"without\":\"%s\",\"values\":[",
            rests->position ? "impossible" : kind_name(rests->without));
    for (unsigned i = 0; i < rests->count; i++) {
        if (i > 0)
            sink(context, ",");
        adj_json_text(rests->text[i], sink, context);
    }
    sink(context, "]}");
}

static void
json_order(const struct adj_session *session, const struct adj_result *result, adj_text_sink *sink,
           void *context)
{
    adj_put(sink, context, ",\"number\":%" PRIu32 ",\"verdict\":\"%s\"", result->number,
            verdict_name(&session->verdict));
    json_clauses(session, sink, context);
    sink(context, ",\"events\":[");
    for (uint32_t i = 0; i < session->events.count; i++) {
        if (i > 0)
            sink(context, ",");
        json_event(session, &session->events.event[i], sink, context);
    }
    sink(context, "]");
    json_rests(session, result->rests, sink, context);
}

const char *
adj_to_move_label(const struct adj_session *session)
{
    unsigned seat = session->game->to_move(session->rules, session->state);
    return seat == ADJ_SEAT_NOBODY ? NULL : adj_seat_label(&session->head.seats, seat);
}

static void
json_moment(const struct adj_session *session, const struct adj_result *result, adj_text_sink *sink,
            void *context)
{
    const char *mover = adj_to_move_label(session);
    sink(context, ",\"to_move\":");
    if (mover)
        adj_json_text(mover, sink, context);
    else
        sink(context, "null");
    adj_put(sink, context, ",\"hash\":\"%016" PRIx64 "\"", result->hash);
}

static void
json_result(const struct adj_session *session, const struct adj_result *result, uint32_t line,
            adj_text_sink *sink, void *context)
{
    static const char *const kinds[] = {"nothing", "head",   "position", "order",
                                        "strike",  "expect", "stopped",  "formerly"};
    adj_put(sink, context, "{\"line\":%" PRIu32 ",\"kind\":\"%s\"", line, kinds[result->kind]);
    if (result->kind == ADJ_RESULT_ORDER)
        json_order(session, result, sink, context);
    if (result->kind == ADJ_RESULT_STRIKE)
        adj_put(sink, context, ",\"number\":%" PRIu32, result->number);
    if (result->kind == ADJ_RESULT_EXPECT) {
        adj_put(sink, context, ",\"number\":%" PRIu32 ",\"holds\":%s", result->number,
                result->holds ? "true" : "false");
        sink(context, ",\"actual\":");
        adj_json_text(result->actual, sink, context);
    }
    if (result->again)
        sink(context, ",\"again\":true");
    if (result->unexpected != 0)
        adj_put(sink, context, ",\"unexpected\":%" PRIu32, result->unexpected);
    if (session != NULL && session->begun)
        json_moment(session, result, sink, context);
    sink(context, "}\n");
}

void
adj_report_result(enum adj_report_format format, const struct adj_session *session,
                  const struct adj_result *result, uint32_t line, adj_text_sink *sink,
                  void *context)
{
    if (format == ADJ_REPORT_JSONL)
        json_result(session, result, line, sink, context);
    else
        text_result(session, result, sink, context);
}

void
adj_report_error(enum adj_report_format format, const struct adj_error *error, uint32_t line,
                 adj_text_sink *sink, void *context)
{
    if (format == ADJ_REPORT_JSONL) {
        adj_put(sink, context, "{\"line\":%" PRIu32 ",\"kind\":\"error\",\"error\":", line);
        adj_json_error(error, sink, context);
        sink(context, "}\n");
        return;
    }
    sink(context, "error ");
    adj_put_error(error, sink, context);
    sink(context, "\n");
}
