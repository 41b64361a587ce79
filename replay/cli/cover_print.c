// SPDX-License-Identifier: MIT
#include "replay/cli/cover_print.h"

#include <inttypes.h>
#include <stdio.h>
#include "replay/cli/cite.h"
#include "replay/cli/output.h"

static const enum adj_clause_effect effects[] = {ADJ_FORBIDS, ADJ_PERMITS, ADJ_STATES, ADJ_RULING,
                                                 ADJ_INVARIANT};
enum { EFFECTS = sizeof effects / sizeof effects[0] };

static void
sum(const struct adj_cover_report *report, enum adj_clause_effect effect, struct adj_cover_sum *out)
{
    adj_cover_sum(report->cover, report->registry, report->excuses, effect, out);
}

unsigned
adj_cover_findings(const struct adj_cover_report *report)
{
    unsigned findings = 0;
    for (unsigned i = 0; i < EFFECTS; i++) {
        struct adj_cover_sum one;
        sum(report, effects[i], &one);
        findings += one.findings;
    }
    return findings;
}

static enum adj_cover_state
state_of(const struct adj_cover_report *report, size_t index, const char **reason)
{
    return adj_cover_state(report->cover, report->registry, report->excuses, index, reason);
}

static bool
is_finding(enum adj_cover_state state)
{
    return state == ADJ_COVER_UNMET || state == ADJ_COVER_EXCUSED_MET;
}

// What stands behind the figures of a clause; nothing if it is met.
static void
print_state(enum adj_cover_state state, const char *reason)
{
    if (state == ADJ_COVER_MET)
        return;
    fputs("  ", stdout);
    adj_out_styled(is_finding(state) ? ADJ_BAD : ADJ_FAINT, adj_cover_state_name(state));
    if (reason)
        printf(": %s", reason);
}

static void
print_clause(const struct adj_cover_report *report, size_t index)
{
    const char *reason;
    enum adj_cover_state state = state_of(report, index, &reason);
    const struct adj_clause_info *info = &report->cover->game->clauses[index];
    const struct adj_cover_clause *clause = &report->cover->clause[index];
    if (report->brief && !is_finding(state))
        return;
    printf("%-12s  %-9s %9" PRIu64 " %8" PRIu32 " %9" PRIu32 " %8" PRIu32, info->id,
           adj_cite_effect(info->effect), adj_cover_tested(report->cover, index), clause->broken,
           clause->restated, clause->applied);
    print_state(state, reason);
    putchar('\n');
}

// Thousandths, rounded down: all of them is 100.0, and nothing else is.
static unsigned
share(const struct adj_cover_sum *one)
{
    return one->counted > 0 ? one->met * 1000 / one->counted : 1000;
}

static const char *
verb_of(enum adj_clause_effect effect)
{
    return effect == ADJ_FORBIDS ? "broken" : "applied";
}

static void
print_sum(const struct adj_cover_report *report, enum adj_clause_effect effect)
{
    struct adj_cover_sum one;
    sum(report, effect, &one);
    printf("%-9s ", adj_cite_effect(effect));
    if (one.counted > 0)
        printf(" %u of %u %s at least once, %u.%u %%", one.met, one.counted, verb_of(effect),
               share(&one) / 10, share(&one) % 10);
    else
        fputs(" none counted", stdout);
    if (one.excused > 0)
        printf("; %u excused", one.excused);
    if (one.not_in_force > 0)
        printf("; %u not in force in these games", one.not_in_force);
    if (one.not_shown > 0)
        printf("; %u that no order shows", one.not_shown);
    putchar('\n');
}

void
adj_cover_print(const struct adj_cover_report *report)
{
    const struct adj_cover *cover = report->cover;
    unsigned findings = adj_cover_findings(report);
    if (!report->brief || findings > 0)
        printf("%-12s  %-9s %9s %8s %9s %8s\n", "clause", "effect", "tested", "broken", "restated",
               "applied");
    for (size_t i = 0; i < cover->game->clause_count; i++)
        print_clause(report, i);
    if (!report->brief || findings > 0)
        putchar('\n');
    for (unsigned i = 0; i < EFFECTS; i++)
        print_sum(report, effects[i]);
    printf("%s: %" PRIu32 " games, %" PRIu64 " orders, %" PRIu64 " refused, %u findings\n",
           cover->game->name, cover->files, cover->orders, cover->refused, findings);
}

static void
put_clause(const struct adj_cover_report *report, size_t index, struct adj_json *json)
{
    const char *reason;
    enum adj_cover_state state = state_of(report, index, &reason);
    const struct adj_clause_info *info = &report->cover->game->clauses[index];
    const struct adj_cover_clause *clause = &report->cover->clause[index];
    if (report->brief && !is_finding(state))
        return;
    adj_json_open(json, NULL, '{');
    adj_json_put_text(json, "clause", info->id);
    adj_json_put_text(json, "effect", adj_cite_effect(info->effect));
    adj_json_put_text(json, "state", adj_cover_state_name(state));
    if (reason)
        adj_json_put_text(json, "reason", reason);
    adj_json_put_number(json, "tested", (int64_t)adj_cover_tested(report->cover, index));
    adj_json_put_number(json, "broken", clause->broken);
    adj_json_put_number(json, "restated", clause->restated);
    adj_json_put_number(json, "applied", clause->applied);
    adj_json_close(json, '}');
}

static void
put_sums(const struct adj_cover_report *report, struct adj_json *json)
{
    const struct adj_cover *cover = report->cover;
    adj_json_put_text(json, "game", cover->game->name);
    adj_json_put_number(json, "games", cover->files);
    adj_json_put_number(json, "orders", (int64_t)cover->orders);
    adj_json_put_number(json, "refused", (int64_t)cover->refused);
    adj_json_put_number(json, "findings", adj_cover_findings(report));
    adj_json_open(json, "effects", '{');
    for (unsigned i = 0; i < EFFECTS; i++) {
        struct adj_cover_sum one;
        sum(report, effects[i], &one);
        adj_json_open(json, adj_cite_effect(effects[i]), '{');
        adj_json_put_number(json, "met", one.met);
        adj_json_put_number(json, "counted", one.counted);
        adj_json_put_number(json, "excused", one.excused);
        adj_json_put_number(json, "not_in_force", one.not_in_force);
        adj_json_put_number(json, "not_shown", one.not_shown);
        adj_json_close(json, '}');
    }
    adj_json_close(json, '}');
}

void
adj_cover_json(const struct adj_cover_report *report, struct adj_json *json)
{
    adj_json_open(json, NULL, '{');
    put_sums(report, json);
    adj_json_open(json, "clauses", '[');
    for (size_t i = 0; i < report->cover->game->clause_count; i++)
        put_clause(report, i, json);
    adj_json_close(json, ']');
    adj_json_close(json, '}');
}

void
adj_cover_jsonl(const struct adj_cover_report *report)
{
    struct adj_json json = {.out = stdout};
    for (size_t i = 0; i < report->cover->game->clause_count; i++) {
        put_clause(report, i, &json);
        if (json.more)
            putchar('\n');
        json.more = false;
    }
    adj_json_open(&json, NULL, '{');
    put_sums(report, &json);
    adj_json_close(&json, '}');
    putchar('\n');
}
