// SPDX-License-Identifier: MIT
#include "replay/recheck.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct rechecking {
    struct adj_player player;
    adj_recheck_sink *sink;
    void *context;
    struct adj_recheck_result *result;
    uint8_t *keyframe, *now; // canonical states: of the keyframe last read, and to compare with
    uint32_t astray;         // the order at which the game left the record's course; 0: it has not
    bool hashed;             // hashes differ from some order on, and need not be compared
    bool waits;              // the change below waits for a keyframe that tells the fields
    struct adj_recheck_change change;
};

static enum adj_status replay(struct rechecking *recheck, struct adj_error *error);

static void
send(struct rechecking *recheck)
{
    recheck->result->changes++;
    recheck->sink(recheck->context, &recheck->change);
}

// A change of the hash waits for a keyframe that tells the fields.
static void
end_hash(struct rechecking *recheck)
{
    if (recheck->waits)
        send(recheck);
    recheck->waits = false;
}

static void
start_change(struct rechecking *recheck, enum adj_code code)
{
    const struct adj_session *session = &recheck->player.session;
    end_hash(recheck); // one change at a time
    recheck->change = (struct adj_recheck_change){.code = code, .order = session->last};
    if (!session->has_order)
        return;
    char text[ADJ_LINE_MAX];
    session->game->print_order(session->rules, session->before, &session->head.seats,
                               &session->order, text, sizeof text);
    size_t size = 0;
    while (isalpha((unsigned char)text[size]) || text[size] == '_')
        size++;
    if (text[size] == ' ' || text[size] == 0) // a move such as "f1-g1" has no verb
        snprintf(recheck->change.verb, sizeof recheck->change.verb, "%.*s", (int)size, text);
}

// Rechecks what the player has opened, or could not open.
static enum adj_status
recheck_opened(struct rechecking *recheck, enum adj_status status)
{
    struct adj_recheck_result *result = recheck->result;
    struct adj_player *player = &recheck->player;
    snprintf(result->engine, sizeof result->engine, "%s", player->file.head.engine);
    if (status == ADJ_OK) {
        status = replay(recheck, &result->error);
        result->orders = player->session.number;
        adj_player_close(player);
    } else if (status == ADJ_BAD_RULESET) {
        recheck->change = (struct adj_recheck_change){.code = ADJ_CODE_RULESET};
        snprintf(recheck->change.now, sizeof recheck->change.now, "%.150s", result->error.message);
        send(recheck);
        status = ADJ_OK;
    }
    free(recheck->keyframe);
    free(recheck);
    return result->status = status;
}

static struct rechecking *
start(adj_recheck_sink *sink, void *context, struct adj_recheck_result *result)
{
    *result = (struct adj_recheck_result){0};
    struct rechecking *recheck = calloc(1, sizeof *recheck);
    if (recheck == NULL) {
        result->status = adj_error_set(&result->error, ADJ_SYS_MEMORY, "out of memory");
        return NULL;
    }
    recheck->sink = sink;
    recheck->context = context;
    recheck->result = result;
    return recheck;
}

static const struct adj_player_options player_options = {.edition = ADJ_EDITION_AS_RECORDED};

enum adj_status
adj_recheck_file(const struct adj_world *world, const char *path, adj_recheck_sink *sink,
                 void *context, struct adj_recheck_result *result)
{
    struct rechecking *recheck = start(sink, context, result);
    if (recheck == NULL)
        return result->status;
    return recheck_opened(
        recheck, adj_player_open(&recheck->player, world, &player_options, path, &result->error));
}

enum adj_status
adj_recheck_bytes(const struct adj_world *world, const uint8_t *bytes, size_t size,
                  adj_recheck_sink *sink, void *context, struct adj_recheck_result *result)
{
    struct rechecking *recheck = start(sink, context, result);
    if (recheck == NULL)
        return result->status;
    return recheck_opened(recheck, adj_player_open_bytes(&recheck->player, world, &player_options,
                                                         bytes, size, &result->error));
}

static void
add_clause(const struct adj_game *game, unsigned clause, unsigned ruling, char *out, size_t size)
{
    char name[24], rests[24];
    size_t used = strlen(out);
    snprintf(out + used, size - used, " %s", adj_clause_name(game, clause, name, sizeof name));
    used = strlen(out);
    if (ruling != 0)
        snprintf(out + used, size - used, " (%s)",
                 adj_clause_name(game, ruling, rests, sizeof rests));
}

static const char *
verdict_name(unsigned kind)
{
    static const char *const names[] = {"nothing", "legal", "refused", "open"};
    return names[kind < 4 ? kind : 0];
}

void
adj_recheck_recorded(const struct adj_game *game, const struct adj_record *record, char *out,
                     size_t size)
{
    snprintf(out, size, "%s", verdict_name(record->verdict));
    for (unsigned i = 0; i < record->faults; i++)
        add_clause(game, record->fault[i].clause, record->fault[i].ruling, out, size);
}

void
adj_recheck_judged(const struct adj_game *game, const struct adj_verdict *verdict, char *out,
                   size_t size)
{
    struct adj_record record = {0};
    adj_record_verdict(&record, verdict);
    adj_recheck_recorded(game, &record, out, size);
}

static void
compare_verdict(struct rechecking *recheck)
{
    const struct adj_session *session = &recheck->player.session;
    const struct adj_record *record = &recheck->player.record;
    const struct adj_verdict *verdict = &session->verdict;
    if (adj_record_agrees(record, verdict))
        return;
    start_change(recheck, ADJ_CODE_VERDICT);
    adj_recheck_recorded(session->game, record, recheck->change.before,
                         sizeof recheck->change.before);
    adj_recheck_judged(session->game, verdict, recheck->change.now, sizeof recheck->change.now);
    send(recheck);
    if (record->verdict == ADJ_LEGAL || verdict->kind == ADJ_LEGAL)
        recheck->astray = session->last;
}

// The state differs: which fields, a keyframe may tell.
static void
start_hash(struct rechecking *recheck)
{
    start_change(recheck, ADJ_CODE_HASH);
    recheck->hashed = recheck->waits = true;
}

// Adds the name of a field, without the numbers in its path, once.
static void
add_field(void *context, const char *path, int64_t before, int64_t now)
{
    char *list = context, name[96 + 2];
    size_t size = 0, used = strlen(list);
    (void)before, (void)now;
    for (; *path != 0 && size < 95; path++)
        if (!isdigit((unsigned char)*path))
            name[size++] = *path;
    name[size] = 0;
    if (strstr(list, name) == NULL && used + size + 3 < ADJ_RECHECK_WORDS)
        snprintf(list + used, ADJ_RECHECK_WORDS - used, "%s%s", used > 0 ? ", " : "", name);
}

static void
name_fields(struct rechecking *recheck)
{
    const struct adj_session *session = &recheck->player.session;
    const struct adj_game *game = session->game;
    adj_session_canonical(session, recheck->now);
    adj_fields_swap(game->state_fields, game->state_field_count, recheck->now, game->state_size);
    uint8_t *then = recheck->now + game->state_size;
    memcpy(then, recheck->keyframe, game->state_size);
    adj_fields_swap(game->state_fields, game->state_field_count, then, game->state_size);
    adj_fields_diff(game->state_fields, game->state_field_count, then, recheck->now,
                    game->state_size, add_field, recheck->change.now);
}

static void
compare_checkpoint(struct rechecking *recheck)
{
    const struct adj_record *record = &recheck->player.record;
    const struct adj_session *session = &recheck->player.session;
    bool readable =
        record->has_keyframe && adj_decode_keyframe(record->keyframe, record->keyframe_size,
                                                    recheck->keyframe, session->game->state_size);
    if (recheck->astray != 0)
        return;
    if (!recheck->hashed && !adj_record_hash_agrees(record, adj_session_hash(session)))
        start_hash(recheck);
    if (recheck->waits && readable)
        name_fields(recheck);
    if (readable || !record->has_keyframe)
        end_hash(recheck);
}

static void
compare_order(struct rechecking *recheck)
{
    const struct adj_record *record = &recheck->player.record;
    if (recheck->astray != 0) {
        recheck->result->astray++;
        return;
    }
    compare_verdict(recheck);
    if (recheck->astray == 0 && record->has_check && !recheck->hashed &&
        record->check != (uint8_t)adj_session_hash(&recheck->player.session))
        start_hash(recheck);
}

// The words of an expectation, with N for each number.
static void
put_words(const char *text, char out[ADJ_RECHECK_WORDS])
{
    size_t size = 0;
    while (*text != 0 && size < ADJ_RECHECK_WORDS - 4) {
        bool number = isdigit((unsigned char)*text) && size > 0 && out[size - 1] == ' ';
        out[size++] = number ? 'N' : *text;
        text += number ? strspn(text, "0123456789") : 1;
    }
    out[adj_utf8_size(out, size)] = 0;
}

static void
compare_expect(struct rechecking *recheck)
{
    char actual[ADJ_ACTUAL_SIZE];
    const char *text = recheck->player.record.text;
    struct adj_error error = {0};
    bool holds = false;
    if (recheck->astray != 0)
        return;
    enum adj_status status =
        adj_session_expect(&recheck->player.session, text, &holds, actual, sizeof actual, &error);
    if (status == ADJ_OK && holds)
        return;
    start_change(recheck, ADJ_CODE_EXPECT);
    put_words(text, recheck->change.before);
    send(recheck);
}

static enum adj_status
carry_entry(struct rechecking *recheck, struct adj_error *error)
{
    const struct adj_record *record = &recheck->player.record;
    enum adj_status status = ADJ_OK;
    if (record->kind == ADJ_RECORD_EXPECT)
        compare_expect(recheck);
    else
        status = adj_player_carry(&recheck->player, error);
    if (status != ADJ_OK)
        return status;
    if (record->kind == ADJ_RECORD_ORDER)
        compare_order(recheck);
    if (record->kind == ADJ_RECORD_CHECKPOINT)
        compare_checkpoint(recheck);
    // What was struck is outside the game, and so is what it led to.
    if (record->kind == ADJ_RECORD_STRIKE && record->number <= recheck->astray)
        recheck->astray = 0;
    return ADJ_OK;
}

static void
compare_tail(struct rechecking *recheck)
{
    const struct adj_file *file = &recheck->player.file;
    const struct adj_session *session = &recheck->player.session;
    uint8_t seen[ADJ_DIGEST_SIZE];
    if (!file->has_tail || recheck->astray != 0 || recheck->hashed)
        return;
    adj_strand_digest(&session->seen, seen);
    if (file->tail.hash != adj_session_hash(session)) {
        start_hash(recheck);
        end_hash(recheck);
    } else if (memcmp(seen, file->tail.seen, sizeof seen) != 0) {
        start_change(recheck, ADJ_CODE_EVENTS);
        recheck->change.verb[0] = 0; // which order told it otherwise is not known
        send(recheck);
    }
}

static enum adj_status
replay(struct rechecking *recheck, struct adj_error *error)
{
    size_t size = recheck->player.session.game->state_size;
    recheck->keyframe = calloc(3, size);
    if (recheck->keyframe == NULL)
        return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    recheck->now = recheck->keyframe + size;
    enum adj_status status = ADJ_OK;
    while (status == ADJ_OK) {
        status = adj_player_read(&recheck->player);
        if (status == ADJ_OK)
            status = carry_entry(recheck, error);
    }
    end_hash(recheck);
    if (status == ADJ_END)
        compare_tail(recheck);
    return status == ADJ_END ? ADJ_OK : status;
}
