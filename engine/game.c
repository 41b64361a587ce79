// SPDX-License-Identifier: MIT
#include "engine/game.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include "engine/hash.h"

enum {
    STATE_MAX = 16384, // of any game: a swapped copy is made on the stack
};

const struct adj_game *
adj_game_by_name(const char *name)
{
    for (unsigned i = 0; adj_games[i] != NULL; i++)
        if (strcmp(adj_games[i]->name, name) == 0)
            return adj_games[i];
    return NULL;
}

const struct adj_game *
adj_game_by_id(unsigned id)
{
    for (unsigned i = 0; adj_games[i] != NULL; i++)
        if (adj_games[i]->id == id)
            return adj_games[i];
    return NULL;
}

// The clause table is sorted by number (tests/unit/test_clauses.c).
const struct adj_clause_info *
adj_clause_by_number(const struct adj_game *game, unsigned number)
{
    size_t low = 0, high = game->clause_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (game->clauses[middle].number < number)
            low = middle + 1;
        else
            high = middle;
    }
    if (low < game->clause_count && game->clauses[low].number == number)
        return &game->clauses[low];
    return NULL;
}

const struct adj_clause_info *
adj_clause_by_id(const struct adj_game *game, const char *id)
{
    for (size_t i = 0; i < game->clause_count; i++)
        if (strcmp(game->clauses[i].id, id) == 0)
            return &game->clauses[i];
    return NULL;
}

// The clauses that a verdict names, with a sieve of their numbers: what does not pass it is not
// named.
struct named {
    const struct adj_verdict *verdict;
    uint64_t sieve;
};

static struct named
named_by(const struct adj_verdict *verdict)
{
    struct named named = {.verdict = verdict};
    for (unsigned i = 0; i < verdict->faults; i++)
        named.sieve |=
            ADJ_SIEVE_BIT(verdict->fault[i].clause) | ADJ_SIEVE_BIT(verdict->fault[i].ruling);
    for (unsigned i = 0; i < verdict->alsos; i++)
        named.sieve |= ADJ_SIEVE_BIT(verdict->also[i]);
    return named;
}

static bool
is_named(const struct named *named, unsigned clause)
{
    return (named->sieve & ADJ_SIEVE_BIT(clause)) != 0 && adj_verdict_names(named->verdict, clause);
}

// True if `clause` restates one that is broken or already known to be restated.
static bool
restates(const struct named *named, const struct adj_clause_info *clause)
{
    if ((named->sieve & clause->sieve) == 0)
        return false;
    for (const uint16_t *under = clause->under; *under != 0; under++)
        if (is_named(named, *under))
            return true;
    return false;
}

// The relation is transitive and has no circles: each round adds what restates the round before.
void
adj_verdict_restate(const struct adj_game *game, struct adj_verdict *verdict)
{
    if (verdict->kind != ADJ_REFUSED || game->restating == NULL)
        return;
    struct named named = named_by(verdict);
    const struct adj_clause_info *end = NULL, *clause;
    do { // up to where the round before added the last: what follows has seen it already
        const struct adj_clause_info *last = NULL;
        for (clause = game->restating; clause != end && clause->id != NULL; clause++) {
            if (!restates(&named, clause) || is_named(&named, clause->number))
                continue;
            if (verdict->alsos == ADJ_VERDICT_ALSO)
                return;
            verdict->also[verdict->alsos++] = clause->number;
            named.sieve |= ADJ_SIEVE_BIT(clause->number);
            last = clause;
        }
        end = last;
    } while (end != NULL);
}

uint64_t
adj_state_hash(const struct adj_game *game, const void *rules, const void *state)
{
    size_t used = game->used(rules, state);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    uint8_t copy[STATE_MAX];
    assert(used <= sizeof copy);
    memcpy(copy, state, used);
    adj_fields_swap(game->state_fields, game->state_field_count, copy, used);
    return adj_hash(copy, used);
#else
    assert(used <= STATE_MAX);
    return adj_hash(state, used);
#endif
}

void
adj_finding_add(struct adj_findings *findings, unsigned invariant, const char *format, ...)
{
    unsigned at = findings->count++;
    if (at >= ADJ_FINDINGS)
        return;
    findings->finding[at].invariant = (uint16_t)invariant;
    va_list args;
    va_start(args, format);
    vsnprintf(findings->finding[at].message, sizeof findings->finding[at].message, format, args);
    va_end(args);
    adj_line_mend(findings->finding[at].message);
}
