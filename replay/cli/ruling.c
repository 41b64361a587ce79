// SPDX-License-Identifier: MIT
#include "replay/cli/ruling.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "engine/nearest.h"
#include "replay/cli/cards.h"
#include "replay/cli/cite.h"
#include "replay/cli/commands.h"
#include "replay/cli/open.h"
#include "replay/cli/output.h"

enum { TEXT_SIZE = 1024, INDENT = 2, INNER = 6 };

static void
look_ahead(struct adj_ruling *ruling)
{
    const struct adj_game *game = ruling->session->game;
    if (ruling->verdict.kind == ADJ_LEGAL)
        game->apply(ruling->rules, ruling->after, &ruling->order, ruling->events);
    if (ruling->verdict.kind == ADJ_REFUSED)
        ruling->has_nearest = adj_order_nearest(game, ruling->rules, ruling->session->state,
                                                &ruling->order, &ruling->nearest);
}

static int
judge_one(struct adj_ruling *ruling, const struct adj_session *session,
          const struct adj_order *order, unsigned edition)
{
    const struct adj_game *game = session->game;
    struct adj_error error = {0};
    *ruling = (struct adj_ruling){
        .session = session, .edition = game->editions[edition], .order = *order};
    ruling->rules = malloc(game->rules_size);
    ruling->after = malloc(game->state_size);
    ruling->events = calloc(1, sizeof *ruling->events);
    if (!ruling->rules || !ruling->after || !ruling->events) {
        fputs("adjutant judge: no memory [E-MEMORY]\n", stderr);
        return ADJ_EXIT_SYSTEM;
    }
    memcpy(ruling->rules, session->rules, game->rules_size);
    memcpy(ruling->after, session->state, game->state_size);
    unsigned recorded = game->rules_edition(session->rules);
    if (edition != recorded &&
        adj_rules_reedit(game, ruling->rules, recorded, edition, &session->head, &error) != ADJ_OK)
        return adj_out_error("--edition", &error);
    game->judge(ruling->rules, session->state, &ruling->order, ADJ_ASKED, &ruling->verdict);
    look_ahead(ruling);
    return 0;
}

static struct adj_view
view(const struct adj_ruling *ruling)
{
    return (struct adj_view){.session = ruling->session,
                             .rules = ruling->rules,
                             .state = ruling->session->state,
                             .after = ruling->verdict.kind == ADJ_LEGAL ? ruling->after : NULL,
                             .verdict = &ruling->verdict,
                             .events = ruling->events};
}

static int
judge_known(struct adj_ruling *ruling, const struct adj_facts *facts, unsigned edition)
{
    struct adj_ruling known;
    int code = judge_one(&known, &facts->player.session, &ruling->order, edition);
    if (code == 0) {
        struct adj_view ours = view(ruling), theirs = view(&known);
        adj_facts_compare(facts, &ours, &theirs, ruling->session->number + 1, &ruling->rests);
    }
    adj_ruling_free(&known);
    return code;
}

int
adj_ruling_make(struct adj_ruling *ruling, const struct adj_session *session,
                const struct adj_facts *facts, const struct adj_order *order, unsigned edition)
{
    int code = judge_one(ruling, session, order, edition);
    return code != 0 || !facts->open ? code : judge_known(ruling, facts, edition);
}

void
adj_ruling_free(struct adj_ruling *ruling)
{
    free(ruling->rules);
    free(ruling->after);
    free(ruling->events);
}

static const char *
word(enum adj_verdict_kind kind)
{
    switch (kind) {
    case ADJ_LEGAL:
        return "LEGAL";
    case ADJ_REFUSED:
        return "REFUSED";
    case ADJ_OPEN:
        return "OPEN";
    }
    return "";
}

static enum adj_style
style_of(enum adj_verdict_kind kind)
{
    switch (kind) {
    case ADJ_LEGAL:
        return ADJ_GOOD;
    case ADJ_REFUSED:
        return ADJ_BAD;
    case ADJ_OPEN:
        return ADJ_DOUBTFUL;
    }
    return ADJ_PLAIN;
}

void
adj_ruling_print_word(const struct adj_ruling *ruling)
{
    adj_out_styled(style_of(ruling->verdict.kind), word(ruling->verdict.kind));
}

void
adj_ruling_print_ids(const struct adj_ruling *ruling)
{
    char name[32];
    for (unsigned i = 0; i < ruling->verdict.faults; i++)
        printf(" %s", adj_clause_name(ruling->session->game, ruling->verdict.fault[i].clause, name,
                                      sizeof name));
}

// "  Also restated by: FS-DECL-15, FS-CARD-2"
static void
print_list(const struct adj_game *game, const char *title, const uint16_t *clause, unsigned count)
{
    char line[TEXT_SIZE], name[32];
    int used = snprintf(line, sizeof line, "%s", title);
    for (unsigned i = 0; i < count && used < TEXT_SIZE - 40; i++)
        used += snprintf(line + used, sizeof line - (size_t)used, "%s%s", i > 0 ? ", " : " ",
                         adj_clause_name(game, clause[i], name, sizeof name));
    if (count == 0)
        return;
    printf("\n%*s", INDENT, "");
    adj_out_wrapped(INNER, line);
}

// What in this position breaks the clause: "Here: needs 2 command points, has 1."
static void
print_here(const struct adj_ruling *ruling, const struct adj_fault *fault)
{
    char here[TEXT_SIZE], line[TEXT_SIZE + 16];
    ruling->session->game->explain_fault(ruling->rules, ruling->session->state,
                                         &ruling->session->head.seats, fault, here, sizeof here);
    if (!*here)
        return;
    snprintf(line, sizeof line, "Here: %s.", here);
    printf("%*s", INNER, "");
    adj_out_wrapped(INNER + 2, line);
}

static void
print_rests(const struct adj_ruling *ruling, unsigned clause, const struct adj_registry *registry)
{
    const struct adj_game *game = ruling->session->game;
    char line[2 * TEXT_SIZE], says[TEXT_SIZE], name[32];
    adj_cite_ruling(registry, game, ruling->rules, clause, says, sizeof says);
    snprintf(line, sizeof line, "Rests on ruling %s, not on the rulebook's words: %s",
             adj_clause_name(game, clause, name, sizeof name), says);
    printf("%*s", INNER, "");
    adj_out_wrapped(INNER + 2, line);
}

static void
print_fault(const struct adj_ruling *ruling, const struct adj_fault *fault,
            const struct adj_registry *registry)
{
    const struct adj_game *game = ruling->session->game;
    const struct adj_clause_info *info = adj_clause_by_number(game, fault->clause);
    char name[32], says[TEXT_SIZE];
    const char *id = adj_clause_name(game, fault->clause, name, sizeof name);
    adj_cite_ruling(registry, game, ruling->rules, fault->clause, says, sizeof says);
    printf("\n%*s", INDENT, "");
    adj_out_styled(ADJ_STRONG, id);
    printf("  ");
    adj_out_wrapped(INDENT + (unsigned)strlen(id) + 2, says);
    print_here(ruling, fault);
    if (info && info->effect == ADJ_RULING)
        printf("%*sA ruling: the rulebooks leave this open.\n", INNER, "");
    else
        adj_cite_print(registry, game, fault->clause, INNER);
    if (fault->ruling != 0 && fault->ruling != fault->clause)
        print_rests(ruling, fault->ruling, registry);
}

static void
print_refused(const struct adj_ruling *ruling, const struct adj_registry *registry)
{
    const struct adj_verdict *verdict = &ruling->verdict;
    for (unsigned i = 0; i < verdict->faults; i++)
        print_fault(ruling, &verdict->fault[i], registry);
    print_list(ruling->session->game, "Restated by", verdict->also, verdict->alsos);
    if (!ruling->has_nearest)
        return;
    char text[ADJ_OPEN_TEXT];
    printf("\n%*sLegal, one change away: ", INDENT, "");
    adj_out_wrapped(
        INNER, adj_open_print(ruling->session, ruling->session->state, &ruling->nearest, text));
}

static void
print_legal(const struct adj_ruling *ruling)
{
    const struct adj_session *session = ruling->session;
    const struct adj_game *game = session->game;
    char text[TEXT_SIZE];
    for (unsigned i = 0; i < ruling->events->count; i++) {
        game->explain_event(ruling->rules, session->state, &session->head.seats,
                            &ruling->events->event[i], text, sizeof text);
        if (!*text)
            continue;
        printf("%*s", INDENT, "");
        adj_out_wrapped(INDENT, text);
    }
    fputs("\nNext\n", stdout);
    struct adj_indented next = {.indent = INDENT};
    game->explain_next(ruling->rules, ruling->after, &session->head.seats, adj_out_indented, &next);
    print_list(game, "Judged by", ruling->verdict.applied, ruling->verdict.applieds);
}

static void
print_end(const struct adj_ruling *ruling, const struct adj_unknown *unknown, bool high)
{
    enum adj_verdict_kind kind = high ? unknown->at_hi : unknown->at_lo;
    char name[32];
    printf("%s", word(kind));
    if (kind == ADJ_REFUSED && unknown->clause != 0)
        printf(" by %s",
               adj_clause_name(ruling->session->game, unknown->clause, name, sizeof name));
}

static void
print_unknown(const struct adj_ruling *ruling, const struct adj_unknown *unknown)
{
    const struct adj_session *session = ruling->session;
    char text[TEXT_SIZE];
    session->game->explain_unknown(ruling->rules, session->state, &session->head.seats, unknown,
                                   text, sizeof text);
    printf("\n%*s", INDENT, "");
    adj_out_wrapped(INNER, text);
    if (unknown->at_lo == unknown->at_hi)
        return;
    bool number = unknown->hi != unknown->lo; // else a question of yes (lo) or no (hi)
    printf("%*s", INNER, "");
    if (number)
        printf("with %d: ", unknown->lo);
    else
        fputs("if so: ", stdout);
    print_end(ruling, unknown, false);
    if (number && unknown->hi >= 255)
        fputs("; with many: ", stdout);
    else if (number)
        printf("; with %d: ", unknown->hi);
    else
        fputs("; if not: ", stdout);
    print_end(ruling, unknown, true);
    putchar('\n');
}

static void
print_open(const struct adj_ruling *ruling)
{
    printf("\n%*sIt hangs on what is not known:\n", INDENT, "");
    for (unsigned i = 0; i < ruling->verdict.unknowns; i++)
        print_unknown(ruling, &ruling->verdict.unknown[i]);
}

void
adj_ruling_print(const struct adj_ruling *ruling, const struct adj_registry *registry)
{
    char text[ADJ_OPEN_TEXT];
    adj_ruling_print_word(ruling);
    if (ruling->session->number > 0)
        printf(" under %s, after order %" PRIu32 ": ", ruling->edition, ruling->session->number);
    else
        printf(" under %s, before the first order: ", ruling->edition);
    adj_out_wrapped(INDENT,
                    adj_open_print(ruling->session, ruling->session->state, &ruling->order, text));
    switch (ruling->verdict.kind) {
    case ADJ_LEGAL:
        print_legal(ruling);
        break;
    case ADJ_REFUSED:
        print_refused(ruling, registry);
        break;
    case ADJ_OPEN:
        print_open(ruling);
        break;
    }
    adj_cards_print(ruling->session, &ruling->rests);
}
