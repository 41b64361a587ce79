// SPDX-License-Identifier: MIT
// One verdict with assumed values and without: what differs, in sentences.

#include "replay/facts.h"

#include <stdio.h>
#include <string.h>

// Writes sentence `index` of a kind; false behind the last one. "" is one to pass over.
typedef bool sentence(const struct adj_view *view, unsigned index, char out[ADJ_RESTS_TEXT]);

static bool
unknown_sentence(const struct adj_view *view, unsigned index, char out[ADJ_RESTS_TEXT])
{
    if (index >= view->verdict->unknowns)
        return false;
    view->session->game->explain_unknown(view->rules, view->state, &view->session->head.seats,
                                         &view->verdict->unknown[index], out, ADJ_RESTS_TEXT);
    return true;
}

static bool
fault_sentence(const struct adj_view *view, unsigned index, char out[ADJ_RESTS_TEXT])
{
    const struct adj_session *session = view->session;
    char name[32], here[ADJ_RESTS_TEXT - 40];
    if (index >= view->verdict->faults)
        return false;
    const struct adj_fault *fault = &view->verdict->fault[index];
    session->game->explain_fault(view->rules, view->state, &session->head.seats, fault, here,
                                 sizeof here);
    snprintf(out, ADJ_RESTS_TEXT, "%s%s%s",
             adj_clause_name(session->game, fault->clause, name, sizeof name), *here ? ": " : "",
             here);
    return true;
}

static bool
event_sentence(const struct adj_view *view, unsigned index, char out[ADJ_RESTS_TEXT])
{
    if (index >= view->events->count)
        return false;
    view->session->game->explain_event(view->rules, view->state, &view->session->head.seats,
                                       &view->events->event[index], out, ADJ_RESTS_TEXT);
    return true;
}

// Takes one line out of what explain_next says.
struct line {
    unsigned wanted, at;
    size_t used;
    char *out;
};

static void
take_line(void *context, const char *text)
{
    struct line *line = context;
    for (; *text != 0; text++) {
        if (*text == '\n')
            line->at++;
        else if (line->at == line->wanted && line->used + 1 < ADJ_RESTS_TEXT)
            line->out[line->used++] = *text;
    }
}

static bool
next_sentence(const struct adj_view *view, unsigned index, char out[ADJ_RESTS_TEXT])
{
    struct line line = {.wanted = index, .out = out};
    if (view->after == NULL)
        return false;
    view->session->game->explain_next(view->rules, view->after, &view->session->head.seats,
                                      take_line, &line);
    out[line.used] = 0;
    return line.used > 0 || line.at > index;
}

static bool
says(const struct adj_view *view, sentence *get, const char *text)
{
    char other[ADJ_RESTS_TEXT];
    for (unsigned i = 0; get(view, i, other); i++)
        if (strcmp(other, text) == 0)
            return true;
    return false;
}

// Adds what `view` says and `other` does not. At the same place they mostly say the same.
static void
add_differences(struct adj_rests *rests, const struct adj_view *view, const struct adj_view *other,
                sentence *get, const char *before)
{
    char text[ADJ_RESTS_TEXT], same[ADJ_RESTS_TEXT];
    for (unsigned i = 0; get(view, i, text); i++) {
        bool there = get(other, i, same) && strcmp(same, text) == 0;
        if (there || *text == 0 || rests->count == ADJ_RESTS_MAX || says(other, get, text))
            continue;
        snprintf(rests->text[rests->count++], ADJ_RESTS_TEXT, "%s%.*s", before, ADJ_RESTS_TEXT - 32,
                 text);
    }
}

// A sentence of the one that the other has in other words stands for both.
static void
add_either(struct adj_rests *rests, const struct adj_view *with, const struct adj_view *known,
           sentence *get)
{
    unsigned count = rests->count;
    add_differences(rests, known, with, get, "");
    if (rests->count == count)
        add_differences(rests, with, known, get, "not known: ");
}

static bool
same_faults(const struct adj_verdict *a, const struct adj_verdict *b)
{
    struct adj_record record = {0};
    adj_record_verdict(&record, a);
    return adj_record_agrees(&record, b);
}

static void
compare_views(const struct adj_view *with, const struct adj_view *known, struct adj_rests *rests)
{
    const struct adj_verdict *verdict = known->verdict;
    bool differs = !same_faults(with->verdict, verdict);
    rests->without = verdict->kind;
    if (verdict->kind == ADJ_OPEN)
        add_differences(rests, known, with, unknown_sentence, "");
    else if (verdict->kind == ADJ_REFUSED && differs)
        add_differences(rests, known, with, fault_sentence, "");
    else if (verdict->kind == ADJ_LEGAL && !differs)
        add_either(rests, with, known, event_sentence);
    if (verdict->kind == ADJ_LEGAL && !differs && rests->count == 0)
        add_either(rests, with, known, next_sentence);
    rests->same = !differs;
    if (!differs && rests->count == 0)
        rests->without = 0;
}

void
adj_facts_compare(const struct adj_facts *facts, const struct adj_view *with,
                  const struct adj_view *known, uint32_t number, struct adj_rests *rests)
{
    memset(rests, 0, sizeof *rests);
    bool earlier = facts->earlier != 0 && facts->earlier < number;
    if (!facts->open)
        return;
    if (!facts->broken && !earlier) {
        compare_views(with, known, rests);
        return;
    }
    rests->position = facts->broken;
    rests->earlier = earlier ? facts->earlier : 0;
    rests->without = facts->broken ? ADJ_REFUSED : facts->without;
    rests->count = *facts->why != 0 ? 1 : 0;
    memcpy(rests->text[0], facts->why, sizeof facts->why);
}

static struct adj_view
view_last(const struct adj_session *session)
{
    return (struct adj_view){.session = session,
                             .rules = session->rules,
                             .state = session->before,
                             .verdict = &session->verdict,
                             .events = &session->events};
}

void
adj_facts_last(const struct adj_facts *facts, const struct adj_session *session,
               struct adj_rests *rests)
{
    struct adj_view with = view_last(session), known = view_last(&facts->player.session);
    adj_facts_compare(facts, &with, &known, session->number, rests);
}
