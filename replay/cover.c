// SPDX-License-Identifier: MIT
#include "replay/cover.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

bool
adj_cover_start(struct adj_cover *cover, const struct adj_game *game)
{
    assert(game->switch_count <= ADJ_COVER_SWITCHES);
    memset(cover, 0, sizeof *cover);
    cover->game = game;
    cover->clause = calloc(game->clause_count, sizeof *cover->clause);
    return cover->clause != NULL;
}

void
adj_cover_end(struct adj_cover *cover)
{
    free(cover->clause);
    cover->clause = NULL;
}

static struct adj_cover_clause *
find(struct adj_cover *cover, unsigned number)
{
    const struct adj_clause_info *info = adj_clause_by_number(cover->game, number);
    return info != NULL ? &cover->clause[info - cover->game->clauses] : NULL;
}

// What one order says of the clauses that it names: each is told once.
enum { BROKEN = 1, RESTATED = 2, APPLIED = 4, HANGS = 8, NAMED_MAX = 96 };

struct naming {
    struct adj_cover *cover;
    unsigned verb;
    unsigned count;
    struct {
        struct adj_cover_clause *clause;
        unsigned how;
    } named[NAMED_MAX];
};

static void
name(struct naming *naming, unsigned number, unsigned how)
{
    struct adj_cover_clause *clause = number != 0 ? find(naming->cover, number) : NULL;
    unsigned at = 0;
    while (at < naming->count && naming->named[at].clause != clause)
        at++;
    if (clause == NULL || at == NAMED_MAX)
        return;
    if (at == naming->count) {
        naming->named[at].clause = clause;
        naming->named[naming->count++].how = 0;
    }
    naming->named[at].how |= how;
}

static void
name_by_verdict(struct naming *naming, const struct adj_verdict *verdict)
{
    bool refused = verdict->kind == ADJ_REFUSED;
    for (unsigned i = 0; refused && i < verdict->faults; i++) {
        name(naming, verdict->fault[i].clause, BROKEN);
        name(naming, verdict->fault[i].ruling, BROKEN);
    }
    for (unsigned i = 0; refused && i < verdict->alsos; i++)
        name(naming, verdict->also[i], RESTATED);
    for (unsigned i = 0; verdict->kind == ADJ_LEGAL && i < verdict->applieds; i++)
        name(naming, verdict->applied[i], APPLIED);
    for (unsigned i = 0; verdict->kind == ADJ_OPEN && i < verdict->unknowns; i++)
        name(naming, verdict->unknown[i].clause, HANGS);
}

static void
count_named(const struct naming *naming)
{
    for (unsigned i = 0; i < naming->count; i++) {
        struct adj_cover_clause *clause = naming->named[i].clause;
        unsigned how = naming->named[i].how;
        clause->named++;
        clause->broken += (how & BROKEN) != 0;
        clause->restated += (how & RESTATED) != 0;
        clause->applied += (how & APPLIED) != 0;
        if ((how & (BROKEN | RESTATED)) != 0)
            clause->verbs[naming->verb / 8] |= (uint8_t)(1u << naming->verb % 8);
    }
}

static void
count_order(struct adj_cover *cover, const struct adj_session *session)
{
    const struct adj_verdict *verdict = &session->verdict;
    struct naming naming = {.cover = cover, .verb = session->order.verb};
    name_by_verdict(&naming, verdict);
    for (uint32_t i = 0; i < session->events.count; i++)
        name(&naming, session->events.event[i].cause, APPLIED);
    count_named(&naming);
    cover->orders++;
    cover->refused += verdict->kind == ADJ_REFUSED;
    if (verdict->kind != ADJ_OPEN)
        cover->judged[naming.verb][verdict->kind == ADJ_REFUSED ? verdict->stage : 3]++;
}

static void
note_switches(struct adj_cover *cover, const struct adj_session *session)
{
    for (unsigned i = 0; i < cover->game->switch_count; i++)
        cover->switches[i] |= (uint8_t)(1u << session->game->rules_switch(session->rules, i));
}

enum adj_status
adj_cover_replay(struct adj_cover *cover, struct adj_player *player, struct adj_error *error)
{
    enum adj_status status;
    assert(player->session.game == cover->game);
    note_switches(cover, &player->session);
    cover->files++;
    while ((status = adj_player_next(player, error)) == ADJ_OK)
        if (player->record.kind == ADJ_RECORD_ORDER)
            count_order(cover, &player->session);
    return status == ADJ_END ? ADJ_OK : status;
}

static void
add_clause(struct adj_cover_clause *clause, const struct adj_cover_clause *other)
{
    clause->named += other->named;
    clause->broken += other->broken;
    clause->restated += other->restated;
    clause->applied += other->applied;
    for (size_t i = 0; i < sizeof clause->verbs; i++)
        clause->verbs[i] |= other->verbs[i];
}

void
adj_cover_add(struct adj_cover *cover, const struct adj_cover *other)
{
    assert(other->game == cover->game);
    cover->files += other->files;
    cover->orders += other->orders;
    cover->refused += other->refused;
    for (size_t i = 0; i < cover->game->clause_count; i++)
        add_clause(&cover->clause[i], &other->clause[i]);
    for (unsigned i = 0; i < ADJ_COVER_SWITCHES; i++)
        cover->switches[i] |= other->switches[i];
    for (unsigned verb = 0; verb < ADJ_COVER_VERBS; verb++)
        for (unsigned stage = 0; stage < ADJ_COVER_STAGES; stage++)
            cover->judged[verb][stage] += other->judged[verb][stage];
}

uint64_t
adj_cover_tested(const struct adj_cover *cover, size_t index)
{
    const struct adj_clause_info *info = &cover->game->clauses[index];
    const struct adj_cover_clause *clause = &cover->clause[index];
    uint64_t tested = 0;
    for (unsigned verb = 0; info->effect == ADJ_FORBIDS && verb < ADJ_COVER_VERBS; verb++)
        for (unsigned stage = info->stage; stage < ADJ_COVER_STAGES; stage++)
            if ((clause->verbs[verb / 8] >> verb % 8 & 1) != 0)
                tested += cover->judged[verb][stage];
    return tested > clause->named ? tested : clause->named;
}

bool
adj_cover_met(const struct adj_cover *cover, size_t index)
{
    const struct adj_cover_clause *clause = &cover->clause[index];
    if (cover->game->clauses[index].effect == ADJ_FORBIDS)
        return clause->broken + clause->restated > 0;
    return clause->applied + clause->broken > 0;
}

bool
adj_cover_held(const struct adj_cover *cover, unsigned switch_index, unsigned value)
{
    return (cover->switches[switch_index] >> value & 1) != 0;
}
