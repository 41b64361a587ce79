// SPDX-License-Identifier: MIT
#include "replay/cli/sim_report.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "replay/cli/json.h"
#include "replay/cli/output.h"

enum { INDENT = 12 };

bool
adj_tally_start(struct adj_tally *tally, const struct adj_game *game, uint32_t games)
{
    memset(tally, 0, sizeof *tally);
    tally->game = game;
    tally->room = games;
    tally->lengths = calloc(games > 0 ? games : 1, sizeof *tally->lengths);
    return tally->lengths != NULL;
}

void
adj_tally_free(struct adj_tally *tally)
{
    free(tally->lengths);
    tally->lengths = NULL;
}

static void
add_end(struct adj_tally *tally, unsigned clause)
{
    unsigned i = 0;
    while (i < tally->ends && tally->end[i].clause != clause)
        i++;
    if (i == ADJ_TALLY_ENDS)
        return;
    if (i == tally->ends)
        tally->end[tally->ends++].clause = (uint16_t)clause;
    tally->end[i].games++;
}

void
adj_tally_add(struct adj_tally *tally, const struct adj_simulated *game)
{
    if (tally->games == tally->room)
        return;
    tally->lengths[tally->games++] = game->orders - game->refused;
    tally->findings += game->found != 0 || game->stuck;
    tally->orders += game->orders;
    tally->refused += game->refused;
    tally->chance += game->chance;
    tally->done += game->done;
    add_end(tally, game->end);
    if (game->winner < ADJ_SEATS_MAX)
        tally->wins[game->winner]++;
    for (unsigned i = 0; i < ADJ_SIMULATED_CLAUSES; i++)
        tally->broken[i] += game->broken[i];
}

static int
compare(const void *a, const void *b)
{
    uint32_t one = *(const uint32_t *)a, other = *(const uint32_t *)b;
    return one < other ? -1 : one > other;
}

static const char *
end_name(const struct adj_tally *tally, unsigned clause, char *out, size_t size)
{
    return clause == 0 ? "unfinished" : adj_clause_name(tally->game, clause, out, size);
}

static double
share(uint64_t part, uint64_t whole)
{
    return whole == 0 ? 0 : 100.0 * (double)part / (double)whole;
}

// Clauses that forbid, and how many of them near misses broke.
static unsigned
forbids(const struct adj_tally *tally, unsigned *broken)
{
    unsigned all = 0;
    *broken = 0;
    for (size_t i = 0; i < tally->game->clause_count; i++) {
        if (tally->game->clauses[i].effect != ADJ_FORBIDS)
            continue;
        all++;
        *broken += tally->broken[i] > 0;
    }
    return all;
}

static void
print_misses(const struct adj_tally *tally)
{
    char line[4096];
    unsigned broken, all = forbids(tally, &broken);
    size_t used = (size_t)snprintf(line, sizeof line, "%u of %u clauses that forbid were broken",
                                   broken, all);
    const char *before = "; never ";
    for (size_t i = 0; i < tally->game->clause_count && used < sizeof line; i++) {
        const struct adj_clause_info *clause = &tally->game->clauses[i];
        if (clause->effect != ADJ_FORBIDS || tally->broken[i] > 0)
            continue;
        used += (size_t)snprintf(line + used, sizeof line - used, "%s%s", before, clause->id);
        before = " ";
    }
    printf("  %-*s", INDENT - 2, "refused");
    adj_out_wrapped(INDENT, line);
}

static void
print_text(const struct adj_tally *tally)
{
    uint64_t legal = tally->orders - tally->refused;
    printf("%s %s %s, seed %" PRIu64 ": %" PRIu32 " games, %" PRIu64 " orders, %" PRIu64
           " refused, %" PRIu32 " findings\n",
           tally->game->name, tally->scenario, tally->edition, tally->seed, tally->games,
           tally->orders, tally->refused, tally->findings);
    if (tally->games == 0)
        return;
    printf("  %-*s%" PRIu32 " to %" PRIu32 " legal orders, median %" PRIu32 "\n", INDENT - 2,
           "length", tally->lengths[0], tally->lengths[tally->games - 1],
           tally->lengths[tally->games / 2]);
    printf("  %-*s%.1f %% of the legal orders, %.1f %% without chance\n", INDENT - 2, "done",
           share(tally->done, legal), share(tally->done, legal - tally->chance));
    printf("  %-*s", INDENT - 2, "end");
    for (unsigned i = 0; i < tally->ends; i++) {
        char name[32];
        printf("%s%s %" PRIu32, i > 0 ? ", " : "",
               end_name(tally, tally->end[i].clause, name, sizeof name), tally->end[i].games);
    }
    printf("\n  %-*s", INDENT - 2, "wins");
    for (unsigned i = 0; i < tally->seats.count; i++)
        printf("%s%s %" PRIu32, i > 0 ? ", " : "", tally->seats.seat[i].label, tally->wins[i]);
    printf("\n");
    if (tally->refused > 0)
        print_misses(tally);
}

static void
put_misses(struct adj_json *json, const struct adj_tally *tally)
{
    adj_json_open(json, "broken", '{');
    for (size_t i = 0; i < tally->game->clause_count; i++)
        if (tally->game->clauses[i].effect == ADJ_FORBIDS)
            adj_json_put_number(json, tally->game->clauses[i].id, (int64_t)tally->broken[i]);
    adj_json_close(json, '}');
}

static void
print_json(const struct adj_tally *tally)
{
    struct adj_json json = {.out = stdout};
    bool any = tally->games > 0;
    adj_json_open(&json, NULL, '{');
    adj_json_put_text(&json, "game", tally->game->name);
    adj_json_put_text(&json, "scenario", tally->scenario);
    adj_json_put_text(&json, "edition", tally->edition);
    adj_json_put_number(&json, "seed", (int64_t)tally->seed);
    adj_json_put_number(&json, "games", tally->games);
    adj_json_put_number(&json, "orders", (int64_t)tally->orders);
    adj_json_put_number(&json, "refused", (int64_t)tally->refused);
    adj_json_put_number(&json, "chance", (int64_t)tally->chance);
    adj_json_put_number(&json, "done", (int64_t)tally->done);
    adj_json_put_number(&json, "findings", tally->findings);
    adj_json_put_number(&json, "shortest", any ? tally->lengths[0] : 0);
    adj_json_put_number(&json, "median", any ? tally->lengths[tally->games / 2] : 0);
    adj_json_put_number(&json, "longest", any ? tally->lengths[tally->games - 1] : 0);
    adj_json_open(&json, "ends", '{');
    for (unsigned i = 0; i < tally->ends; i++) {
        char name[32];
        adj_json_put_number(&json, end_name(tally, tally->end[i].clause, name, sizeof name),
                            tally->end[i].games);
    }
    adj_json_close(&json, '}');
    adj_json_open(&json, "wins", '{');
    for (unsigned i = 0; i < tally->seats.count; i++)
        adj_json_put_number(&json, tally->seats.seat[i].label, tally->wins[i]);
    adj_json_close(&json, '}');
    put_misses(&json, tally);
    adj_json_close(&json, '}');
    putchar('\n');
}

void
adj_tally_print(struct adj_tally *tally, bool json)
{
    qsort(tally->lengths, tally->games, sizeof *tally->lengths, compare);
    if (json)
        print_json(tally);
    else
        print_text(tally);
}
