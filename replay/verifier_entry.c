// SPDX-License-Identifier: MIT
#include "replay/verifier_parts.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

// Notes the first divergence. A file with keyframes is replayed on to the next of them, so that the
// fields that differ can be named; any other ends here.
static void
diverge(struct adj_verifying *verifying, enum adj_code code, const char *format, ...)
{
    if (verifying->diverged)
        return;
    va_list args;
    va_start(args, format);
    vsnprintf(verifying->what, sizeof verifying->what, format, args);
    va_end(args);
    verifying->diverged = true;
    verifying->at = verifying->player.session.last;
    verifying->code = code;
    if (!verifying->player.record.has_check || verifying->elsewhere)
        verifying->stopped = true;
}

// Writes clause ids one after another, and never past the end.
static void
tell_clauses(const struct adj_game *game, const uint16_t *clause, const uint16_t *ruling,
             unsigned count, char *out, size_t size)
{
    for (unsigned i = 0; i < count; i++) {
        char number[24], other[24];
        size_t used = strlen(out);
        snprintf(out + used, size - used, " %s",
                 adj_clause_name(game, clause[i], number, sizeof number));
        used = strlen(out);
        if (ruling[i] != 0)
            snprintf(out + used, size - used, " (%s)",
                     adj_clause_name(game, ruling[i], other, sizeof other));
    }
}

static const char *
verdict_name(unsigned kind)
{
    static const char *const names[] = {"nothing", "legal", "refused", "open"};
    return names[kind < 4 ? kind : 0];
}

static void
compare_verdict(struct adj_verifying *verifying)
{
    const struct adj_session *session = &verifying->player.session;
    const struct adj_record *record = &verifying->player.record;
    const struct adj_verdict *verdict = &session->verdict;
    if (adj_record_agrees(record, verdict))
        return;
    uint16_t clause[2][ADJ_VERDICT_FAULTS], ruling[2][ADJ_VERDICT_FAULTS];
    char old[96] = "", new[96] = "";
    unsigned faults = verdict->kind == ADJ_REFUSED ? verdict->faults : 0;
    for (unsigned i = 0; i < record->faults; i++) {
        clause[0][i] = record->fault[i].clause;
        ruling[0][i] = record->fault[i].ruling;
    }
    for (unsigned i = 0; i < faults; i++) {
        clause[1][i] = verdict->fault[i].clause;
        ruling[1][i] = verdict->fault[i].ruling;
    }
    tell_clauses(session->game, clause[0], ruling[0], record->faults, old, sizeof old);
    tell_clauses(session->game, clause[1], ruling[1], faults, new, sizeof new);
    diverge(verifying, ADJ_CODE_VERDICT, "now %s%s, recorded was %s%s", verdict_name(verdict->kind),
            new, verdict_name(record->verdict), old);
}

static void
compare_check(struct adj_verifying *verifying)
{
    const struct adj_record *record = &verifying->player.record;
    if (!record->has_check || verifying->diverged || verifying->elsewhere)
        return;
    unsigned check = (uint8_t)adj_session_hash(&verifying->player.session);
    if (check != record->check)
        diverge(verifying, ADJ_CODE_HASH, "the check byte is %02x, recorded was %02x", check,
                record->check);
}

static bool
told_already(struct adj_verifying *verifying, unsigned invariant)
{
    uint64_t bit = 1ull << (invariant % 64);
    uint64_t *word = &verifying->told[invariant / 64 % 4];
    bool told = (*word & bit) != 0;
    *word |= bit;
    return told;
}

static void
tell_invariants(struct adj_verifying *verifying, const struct adj_findings *findings)
{
    const struct adj_session *session = &verifying->player.session;
    uint32_t count = findings->count < ADJ_FINDINGS ? findings->count : ADJ_FINDINGS;
    for (uint32_t i = 0; i < count; i++) {
        unsigned number = findings->finding[i].invariant;
        const struct adj_clause_info *info = adj_clause_by_number(session->game, number);
        if (!told_already(verifying, number))
            adj_verify_find(verifying->result, ADJ_CODE_INVARIANT, session->number,
                            info != NULL ? info->id : "?", "%s", findings->finding[i].message);
    }
}

static void
ask_second(struct adj_verifying *verifying)
{
    const struct adj_session *session = &verifying->player.session;
    if (session->findings.count > 0)
        tell_invariants(verifying, &session->findings);
    if (verifying->options->second == NULL)
        return;
    struct adj_findings findings = {0};
    verifying->options->second(verifying->options->context, session, &findings);
    tell_invariants(verifying, &findings);
}

static void
check_unchanged(struct adj_verifying *verifying)
{
    const struct adj_session *session = &verifying->player.session;
    if (session->verdict.kind == ADJ_LEGAL ||
        memcmp(session->before, session->state, session->game->state_size) == 0)
        return;
    adj_verify_find(verifying->result, ADJ_CODE_STATE, session->number, "",
                    "the order is not legal, and yet the state is not as it was");
}

// A checkpoint has to come exactly where a turn begins.
static void
missing_checkpoint(struct adj_verifying *verifying)
{
    if (verifying->player.record.kind == ADJ_RECORD_CHECKPOINT)
        return;
    if (verifying->due)
        diverge(verifying, ADJ_CODE_CHECKPOINT, "a turn begins here, and none was recorded");
    verifying->due = false;
}

void
adj_verify_end(struct adj_verifying *verifying)
{
    verifying->player.record.kind = 0; // what comes next is nothing
    if (!verifying->player.file.cut)
        missing_checkpoint(verifying);
    if (verifying->diverged && verifying->code != 0)
        adj_verify_find(verifying->result, verifying->code, verifying->at, "", "%s",
                        verifying->what);
    verifying->code = 0;
}

static enum adj_status
verify_order(struct adj_verifying *verifying, struct adj_error *error)
{
    bool audit = verifying->options->audit && !verifying->diverged;
    if (audit)
        adj_audit_before(verifying);
    enum adj_status status = adj_player_carry(&verifying->player, error);
    if (status != ADJ_OK || verifying->diverged)
        return status;
    compare_verdict(verifying);
    compare_check(verifying);
    check_unchanged(verifying);
    ask_second(verifying);
    if (audit)
        adj_audit_after(verifying);
    verifying->due = adj_session_checkpoint(&verifying->player.session);
    return ADJ_OK;
}

struct fields {
    char *out;
    size_t size;
    unsigned count;
};

static void
tell_field(void *context, const char *path, int64_t a, int64_t b)
{
    struct fields *fields = context;
    size_t used = strlen(fields->out);
    if (++fields->count <= 8)
        snprintf(fields->out + used, fields->size - used, "%s%s was %lld, is %lld",
                 fields->count > 1 ? "; " : "", path, (long long)a, (long long)b);
}

// Names the fields that differ between the keyframe just read and the state now.
static void
tell_fields(struct adj_verifying *verifying)
{
    const struct adj_session *session = &verifying->player.session;
    const struct adj_game *game = session->game;
    char list[ADJ_VERIFY_MESSAGE / 2] = "";
    struct fields fields = {.out = list, .size = sizeof list};
    memcpy(verifying->recorded, verifying->keyframe, game->state_size);
    adj_fields_swap(game->state_fields, game->state_field_count, verifying->recorded,
                    game->state_size);
    adj_session_canonical(session, verifying->now);
    adj_fields_swap(game->state_fields, game->state_field_count, verifying->now, game->state_size);
    adj_fields_diff(game->state_fields, game->state_field_count, verifying->recorded,
                    verifying->now, game->state_size, tell_field, &fields);
    if (fields.count > 0)
        adj_verify_find(verifying->result, verifying->code, verifying->at, "",
                        "%s; after order %u %s%s", verifying->what, (unsigned)session->last, list,
                        fields.count > 8 ? " ..." : "");
    else
        adj_verify_find(verifying->result, verifying->code, verifying->at, "",
                        "%s; after order %u no field differs any more", verifying->what,
                        (unsigned)session->last);
    verifying->code = 0;
    verifying->stopped = true;
}

static void
verify_checkpoint(struct adj_verifying *verifying)
{
    struct adj_session *session = &verifying->player.session;
    const struct adj_record *record = &verifying->player.record;
    uint64_t hash = adj_session_hash(session);
    bool readable =
        record->has_keyframe && adj_decode_keyframe(record->keyframe, record->keyframe_size,
                                                    verifying->keyframe, session->game->state_size);
    if (!verifying->diverged && !verifying->due)
        diverge(verifying, ADJ_CODE_CHECKPOINT, "a turn was recorded to begin here, and none does");
    else if (!adj_record_hash_agrees(record, hash) && !verifying->elsewhere)
        diverge(verifying, ADJ_CODE_HASH, "the state's hash is %016llx, recorded was %0*llx",
                (unsigned long long)hash, 2 * record->hash_size, (unsigned long long)record->hash);
    verifying->due = false;
    if (verifying->diverged && readable)
        tell_fields(verifying);
    else
        verifying->stopped |= verifying->diverged && !record->has_keyframe;
}

static void
verify_expect(struct adj_verifying *verifying)
{
    struct adj_session *session = &verifying->player.session;
    const struct adj_record *record = &verifying->player.record;
    char actual[ADJ_ACTUAL_SIZE];
    struct adj_error error = {0};
    bool holds;
    enum adj_status status =
        adj_session_expect(session, record->text, &holds, actual, sizeof actual, &error);
    if (status != ADJ_OK)
        adj_verify_find(verifying->result, ADJ_CODE_EXPECT, session->last, "",
                        "\"%.120s\" cannot be read: %s", record->text, error.message);
    else if (!holds)
        adj_verify_find(verifying->result, ADJ_CODE_EXPECT, session->last, "",
                        "expected \"%.120s\", but it is: %.240s", record->text, actual);
}

enum adj_status
adj_verify_entry(struct adj_verifying *verifying, struct adj_error *error)
{
    enum adj_status status;
    missing_checkpoint(verifying);
    switch (verifying->player.record.kind) {
    case ADJ_RECORD_ORDER:
        return verify_order(verifying, error);
    case ADJ_RECORD_CHECKPOINT:
        verify_checkpoint(verifying);
        break;
    case ADJ_RECORD_EXPECT:
        if (!verifying->diverged)
            verify_expect(verifying);
        break;
    case ADJ_RECORD_FORMERLY:
        break; // said by another engine
    case ADJ_RECORD_STRIKE:
    case ADJ_RECORD_POSITION:
        status = adj_player_carry(&verifying->player, error);
        // After a divergence the game's course is not that of the record any more.
        return verifying->diverged ? ADJ_OK : status;
    }
    return ADJ_OK;
}
