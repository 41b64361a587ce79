// SPDX-License-Identifier: MIT
// The file of a recorder: its journal while recording, its sealed form in the end.

#include "replay/recorder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "replay/decode.h"
#include "replay/recorder_parts.h"

static enum adj_status
open_file(struct adj_recorder *recorder, struct adj_error *error)
{
    const struct adj_recorder_options *options = &recorder->options;
    if (options->path == NULL)
        return ADJ_OK;
    if (options->resume && adj_store_exists(recorder->path))
        return adj_recorder_resume(recorder, error);
    enum adj_status status =
        adj_store_create(&recorder->store, recorder->path, options->force, options->sync, error);
    recorder->created = status == ADJ_OK;
    return status;
}

static bool
take_options(struct adj_recorder *recorder, const struct adj_recorder_options *options)
{
    recorder->options = *options;
    recorder->keyframes = options->keyframes;
    recorder->hash_size = ADJ_HASH_SHORT;
    recorder->embed = options->embed;
    recorder->store.fd = -1;
    const char *base_dir = options->base_dir != NULL ? options->base_dir : ".";
    const char *path = options->path != NULL ? options->path : "";
    if (strlen(base_dir) >= sizeof recorder->base_dir || strlen(path) >= sizeof recorder->path)
        return false;
    memcpy(recorder->base_dir, base_dir, strlen(base_dir) + 1);
    memcpy(recorder->path, path, strlen(path) + 1);
    return true;
}

enum adj_status
adj_recorder_open(struct adj_recorder **recorder, const struct adj_world *world,
                  const struct adj_recorder_options *options, struct adj_error *error)
{
    *recorder = NULL;
    struct adj_recorder *made = calloc(1, sizeof *made);
    if (made == NULL)
        return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    made->world = world;
    adj_script_start(&made->script, world->games);
    enum adj_status status = take_options(made, options)
                                 ? open_file(made, error)
                                 : adj_error_set(error, ADJ_SYS_OPEN, "a path is too long");
    if (status != ADJ_OK) {
        adj_recorder_close(made);
        return status;
    }
    *recorder = made;
    return ADJ_OK;
}

// The head as it is recorded: by whom, and with what ruleset.
static enum adj_status
make_head(struct adj_recorder *recorder, struct adj_error *error)
{
    struct adj_session *session = &recorder->session;
    const char *version = recorder->matching || recorder->going_on ? recorder->old_head.engine
                                                                   : recorder->world->version;
    snprintf(session->head.engine, sizeof session->head.engine, "%s",
             version != NULL ? version : "");
    recorder->head.size = recorder->rule.size = 0;
    adj_encode_head(&recorder->head, &session->head);
    if (recorder->head.failed)
        return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    if (recorder->head.size > ADJ_HEAD_MAX)
        return adj_error_set(error, ADJ_BAD_LIMIT, "the head holds too much");
    adj_strand_start(&recorder->all);
    adj_strand_add(&recorder->all, recorder->head.data, recorder->head.size);
    if (!recorder->embed)
        return ADJ_OK;
    struct adj_bytes rules = {0};
    adj_rules_canonical(session->game, session->rules, &rules);
    enum adj_status status = rules.failed
                                 ? adj_error_set(error, ADJ_SYS_MEMORY, "out of memory")
                                 : adj_encode_rules(&recorder->rule, rules.data, rules.size, error);
    adj_bytes_free(&rules);
    return status;
}

static bool
get_keyframes(struct adj_recorder *recorder)
{
    size_t size = recorder->session.game->state_size;
    free(recorder->keyframe);
    free(recorder->canonical);
    recorder->keyframe = calloc(1, size);
    recorder->canonical = calloc(1, size);
    return recorder->keyframe != NULL && recorder->canonical != NULL;
}

// The loader speaks of a line in the card file; the text has the line that names the file.
static void
place_set_fault(struct adj_recorder *recorder)
{
    const struct adj_head *head = &recorder->script.head;
    if (head->sets > 0) {
        recorder->fault_line = recorder->script.set_line[head->sets - 1];
        recorder->fault_column = 1;
    }
}

static enum adj_status
take_seats(struct adj_recorder *recorder, struct adj_error *error)
{
    unsigned seat = 0;
    struct adj_error inner = {0};
    enum adj_status status = adj_session_seats(&recorder->session, &seat, &inner);
    if (status == ADJ_OK)
        return ADJ_OK;
    recorder->fault_line = recorder->script.seat_line[seat];
    recorder->fault_column =
        recorder->script.seat_column[seat] + (inner.column > 0 ? inner.column - 1 : 0);
    return adj_error_set(error, status, "%s", inner.message);
}

// The embedded ruleset of the record that this one is like, with what its head says of it.
static const struct adj_bytes *
ruleset_of_like(struct adj_head *head, const struct adj_file *like)
{
    if (like == NULL || like->rules.size == 0)
        return NULL;
    memcpy(head->set, like->head.set, sizeof head->set);
    memcpy(head->rules_digest, like->head.rules_digest, sizeof head->rules_digest);
    return &like->rules;
}

// The head gets the sets that the options add, for as long as its session is there: a head that can
// still be put right names them last too.
static enum adj_status
open_session(struct adj_recorder *recorder, struct adj_error *error)
{
    struct adj_head *head = &recorder->script.head;
    const struct adj_bytes *embedded =
        recorder->going_on ? &recorder->old_rules : ruleset_of_like(head, recorder->options.like);
    uint8_t sets = head->sets;
    enum adj_status status =
        adj_head_add_sets(head, recorder->options.sets, recorder->options.set_count, error);
    if (status == ADJ_OK)
        status = adj_session_open(&recorder->session, recorder->world, head, embedded,
                                  ADJ_EDITION_AS_RECORDED, false, recorder->base_dir, error);
    if (status != ADJ_OK)
        head->sets = sets;
    return status;
}

enum adj_status
adj_recorder_ready(struct adj_recorder *recorder, struct adj_error *error)
{
    if (recorder->has_session)
        return ADJ_OK;
    enum adj_status status = open_session(recorder, error);
    if (status != ADJ_OK) {
        place_set_fault(recorder);
        return status;
    }
    status = take_seats(recorder, error);
    if (status == ADJ_OK)
        status = make_head(recorder, error);
    if (status == ADJ_OK && !get_keyframes(recorder))
        status = adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    recorder->has_session = status == ADJ_OK;
    if (status != ADJ_OK)
        adj_session_close(&recorder->session);
    return status;
}

enum adj_status
adj_recorder_begin(struct adj_recorder *recorder, struct adj_error *error)
{
    enum adj_status status = adj_recorder_ready(recorder, error);
    if (status == ADJ_OK && !recorder->session.begun)
        adj_session_begin(&recorder->session, recorder->options.watch);
    return status;
}

void
adj_recorder_add(struct adj_recorder *recorder, const struct adj_record *record)
{
    struct adj_bytes *log = &recorder->session.log;
    size_t start = log->size;
    adj_encode_record(log, record);
    recorder->records++;
    if (!log->failed)
        adj_strand_add(&recorder->all, log->data + start, log->size - start);
}

void
adj_recorder_add_checkpoint(struct adj_recorder *recorder, uint64_t hash)
{
    struct adj_record *record = &recorder->record;
    size_t size = recorder->session.game->state_size;
    record->kind = ADJ_RECORD_CHECKPOINT;
    record->hash = hash;
    record->hash_size = recorder->hash_size;
    record->has_keyframe = recorder->keyframes;
    if (recorder->keyframes) {
        adj_session_canonical(&recorder->session, recorder->canonical);
        recorder->changes.size = 0;
        adj_encode_keyframe(&recorder->changes, recorder->keyframe, recorder->canonical, size);
        record->keyframe = recorder->changes.data;
        record->keyframe_size = (uint32_t)recorder->changes.size;
        memcpy(recorder->keyframe, recorder->canonical, size);
    }
    adj_recorder_add(recorder, record);
}

static void
put_header(struct adj_recorder *recorder)
{
    adj_encode_prefix(&recorder->chunk, ADJ_FORM_JOURNAL);
    adj_encode_chunk(&recorder->chunk, ADJ_CHUNK_HEAD, recorder->head.data, recorder->head.size);
    if (recorder->rule.size > 0)
        adj_encode_chunk(&recorder->chunk, ADJ_CHUNK_RULE, recorder->rule.data,
                         recorder->rule.size);
}

enum adj_status
adj_recorder_keep(struct adj_recorder *recorder, uint32_t start, struct adj_error *error)
{
    struct adj_bytes *log = &recorder->session.log;
    bool same = false;
    if (log->failed || recorder->changes.failed)
        return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    if (log->size > ADJ_LOG_MAX)
        return adj_error_set(error, ADJ_SYS_WRITE, "the record is full");
    if (recorder->matching) {
        enum adj_status status = adj_recorder_match(recorder, start, &same, error);
        recorder->again = same;
        if (status != ADJ_OK || same)
            return status;
    }
    if (recorder->store.fd < 0)
        return ADJ_OK;
    recorder->chunk.size = 0;
    if (!recorder->headed)
        put_header(recorder);
    adj_encode_chunk(&recorder->chunk, ADJ_CHUNK_RECO, log->data + start, log->size - start);
    if (recorder->chunk.failed)
        return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    recorder->headed = true;
    return adj_store_append(&recorder->store, recorder->chunk.data, recorder->chunk.size, error);
}

enum adj_status
adj_recorder_end(struct adj_recorder *recorder, struct adj_result *result, struct adj_error *error)
{
    memset(result, 0, sizeof *result);
    recorder->fault_line = recorder->fault_column = 0;
    enum adj_status status = adj_recorder_resume_line(recorder, NULL, 0, error);
    if (status == ADJ_OK)
        status = adj_script_end(&recorder->script, error);
    if (status == ADJ_OK)
        status = adj_recorder_begin(recorder, error);
    if (status == ADJ_OK && recorder->matching && recorder->session.log.size < recorder->old.size)
        status = adj_error_set(error, ADJ_BAD_VALUE, "the journal goes on after this text ends");
    if (status != ADJ_OK) {
        if (error != NULL && recorder->fault_line != 0) {
            error->line = recorder->fault_line;
            error->column = recorder->fault_column;
        }
        return status;
    }
    result->unexpected = recorder->pending;
    recorder->pending = 0;
    return ADJ_OK;
}

enum adj_status
adj_recorder_bytes(const struct adj_recorder *recorder, struct adj_bytes *out,
                   struct adj_error *error)
{
    const struct adj_session *session = &recorder->session;
    if (!recorder->has_session)
        return adj_error_set(error, ADJ_BAD_SYNTAX, "the head is not complete");
    struct adj_tail tail = {.records = recorder->records,
                            .orders = session->number,
                            .refused = session->refused,
                            .hash = adj_session_hash(session)};
    adj_strand_digest(&recorder->all, tail.all);
    adj_strand_digest(&session->seen, tail.seen);
    return adj_encode_sealed(out, &recorder->head, &recorder->rule, session->game->id,
                             &session->log, &tail, error);
}

enum adj_status
adj_recorder_seal(struct adj_recorder *recorder, struct adj_error *error)
{
    if (recorder->store.fd < 0)
        return ADJ_OK;
    struct adj_bytes bytes = {0};
    enum adj_status status = adj_recorder_bytes(recorder, &bytes, error);
    if (status == ADJ_OK)
        status = adj_store_close(&recorder->store, error);
    if (status == ADJ_OK)
        status = adj_store_replace(recorder->path, bytes.data, bytes.size, error);
    if (status == ADJ_OK)
        adj_store_let_go(&recorder->store); // not before: until now it was the only whole record
    adj_bytes_free(&bytes);
    return status;
}

// Takes away what was written; what stood in its place before stands there again.
static void
remove_file(struct adj_recorder *recorder)
{
    if (recorder->store.aside[0] == 0)
        adj_store_remove(recorder->store.path);
    adj_store_take_back(&recorder->store);
    recorder->created = false;
}

void
adj_recorder_close(struct adj_recorder *recorder)
{
    if (recorder == NULL)
        return;
    if (recorder->created && recorder->store.fd >= 0 && !recorder->headed)
        remove_file(recorder); // nothing was recorded, and an empty file is no record
    adj_store_close(&recorder->store, NULL);
    adj_session_close(&recorder->session);
    struct adj_bytes *const owned[] = {&recorder->head,     &recorder->rule,    &recorder->chunk,
                                       &recorder->position, &recorder->changes, &recorder->old,
                                       &recorder->old_rules};
    for (size_t i = 0; i < sizeof owned / sizeof owned[0]; i++)
        adj_bytes_free(owned[i]);
    free(recorder->keyframe);
    free(recorder->canonical);
    free(recorder);
}

void
adj_recorder_abandon(struct adj_recorder *recorder)
{
    if (recorder != NULL && recorder->created)
        remove_file(recorder);
    adj_recorder_close(recorder);
}

const struct adj_session *
adj_recorder_session(const struct adj_recorder *recorder)
{
    return recorder->has_session ? &recorder->session : NULL;
}

void
adj_recorder_words(const struct adj_recorder *recorder, char all[ADJ_WORD_SIZE],
                   char seen[ADJ_WORD_SIZE])
{
    uint8_t digest[ADJ_DIGEST_SIZE] = {0};
    if (recorder->has_session)
        adj_strand_digest(&recorder->all, digest);
    adj_digest_word(digest, all);
    if (recorder->has_session)
        adj_strand_digest(&recorder->session.seen, digest);
    adj_digest_word(digest, seen);
}
