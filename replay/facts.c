// SPDX-License-Identifier: MIT
// The replay without assumed values.

#include "replay/facts.h"

#include <stdio.h>
#include <string.h>

bool
adj_assumed_set(const struct adj_session *session, unsigned set)
{
    return set < session->head.sets && session->game->rules_assumed(session->rules, set);
}

bool
adj_assumed_any(const struct adj_session *session)
{
    for (unsigned i = 0; i < session->head.sets; i++)
        if (adj_assumed_set(session, i))
            return true;
    return false;
}

void
adj_assumed_files(const struct adj_session *session, char *out, size_t size)
{
    size_t used = 0;
    *out = 0;
    for (unsigned i = 0; i < session->head.sets && used < size; i++)
        if (adj_assumed_set(session, i))
            used += (size_t)snprintf(out + used, size - used, "%s%s", used > 0 ? ", " : "",
                                     session->head.set[i].name);
}

static void
leave_out(const struct adj_session *session, struct adj_head *head)
{
    *head = session->head;
    head->sets = 0;
    for (unsigned i = 0; i < session->head.sets; i++)
        if (!adj_assumed_set(session, i))
            head->set[head->sets++] = session->head.set[i];
}

enum adj_status
adj_facts_open(struct adj_facts *facts, const struct adj_session *session, const char *base_dir,
               struct adj_error *error)
{
    struct adj_session *known = &facts->player.session;
    struct adj_head head;
    unsigned seat;
    memset(facts, 0, sizeof *facts);
    leave_out(session, &head);
    enum adj_status status = adj_session_open(known, session->world, &head, NULL,
                                              ADJ_EDITION_AS_RECORDED, false, base_dir, error);
    if (status == ADJ_OK)
        status = adj_session_seats(known, &seat, error);
    facts->open = status == ADJ_OK;
    if (status != ADJ_OK)
        adj_player_close(&facts->player);
    return status;
}

void
adj_facts_close(struct adj_facts *facts)
{
    if (facts->open)
        adj_player_close(&facts->player);
    facts->open = false;
}

// From the first order on that is judged otherwise, the two positions are not the same.
static void
note_order(struct adj_facts *facts, const struct adj_session *session)
{
    const struct adj_session *known = &facts->player.session;
    bool last = known->number == session->number && session->has_order;
    unsigned kind = last ? session->verdict.kind : facts->player.record.verdict;
    if (facts->earlier != 0 || known->verdict.kind == kind)
        return;
    facts->earlier = known->number;
    facts->without = known->verdict.kind;
    *facts->why = 0;
    if (known->verdict.kind == ADJ_OPEN && known->verdict.unknowns > 0)
        known->game->explain_unknown(known->rules, known->before, &known->head.seats,
                                     &known->verdict.unknown[0], facts->why, sizeof facts->why);
    if (known->verdict.kind == ADJ_REFUSED && known->verdict.faults > 0)
        known->game->explain_fault(known->rules, known->before, &known->head.seats,
                                   &known->verdict.fault[0], facts->why, sizeof facts->why);
}

static void
carry(struct adj_facts *facts, const struct adj_session *session)
{
    struct adj_player *player = &facts->player;
    struct adj_error error = {0};
    if (!player->session.begun && player->record.kind != ADJ_RECORD_POSITION)
        adj_session_begin(&player->session, false);
    if (adj_player_carry(player, &error) != ADJ_OK) {
        facts->broken = true;
        snprintf(facts->why, sizeof facts->why, "%s", error.message);
    } else if (player->record.kind == ADJ_RECORD_ORDER) {
        note_order(facts, session);
    } else if (player->record.kind == ADJ_RECORD_STRIKE &&
               facts->earlier >= player->record.number) {
        facts->earlier = 0;
    }
}

void
adj_facts_follow(struct adj_facts *facts, const struct adj_session *session, size_t end)
{
    struct adj_bytes *log = &facts->player.session.log;
    if (!facts->open || facts->broken)
        return;
    if (end > log->size)
        adj_bytes_put(log, session->log.data + log->size, end - log->size);
    while (!facts->broken && adj_player_read(&facts->player) == ADJ_OK)
        carry(facts, session);
    if (!facts->broken && session->begun && !facts->player.session.begun)
        adj_session_begin(&facts->player.session, false);
}
