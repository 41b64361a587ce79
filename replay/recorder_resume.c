// SPDX-License-Identifier: MIT
// Going on with a journal that was left.

#include "replay/recorder.h"

#include <string.h>
#include "replay/decode.h"
#include "replay/recorder_parts.h"
#include "replay/script_head.h"

// A file that was cut before its header ends holds no record: it is begun anew.
static enum adj_status
begin_anew(struct adj_recorder *recorder, struct adj_error *error)
{
    enum adj_status status =
        adj_store_create(&recorder->store, recorder->path, true, recorder->options.sync, error);
    recorder->created = status == ADJ_OK;
    return status;
}

static enum adj_status
take_old(struct adj_recorder *recorder, struct adj_file *file, struct adj_error *error)
{
    struct adj_record first = {0};
    recorder->resuming = true;
    recorder->headed = true;
    recorder->old_head = file->head;
    recorder->old = file->log;
    recorder->old_rules = file->rules;
    file->log = file->rules = (struct adj_bytes){0};
    recorder->embed = recorder->old_rules.size > 0;
    if (file->version == ADJ_FORMAT_DEFLATED)
        recorder->hash_size = ADJ_HASH_SIZE;
    for (size_t at = 0; at < recorder->old.size; at += first.size) {
        adj_decode_record(recorder->old.data + at, recorder->old.size - at, &first);
        if (first.kind == ADJ_RECORD_ORDER) {
            recorder->keyframes = first.has_check; // a file is of one kind throughout
            break;
        }
    }
    return adj_store_resume(&recorder->store, recorder->path, file->whole, recorder->options.sync,
                            error);
}

// `headless`: it ends before its header does.
static enum adj_status
read_old(const struct adj_recorder *recorder, struct adj_file *file, bool *headless,
         struct adj_error *error)
{
    struct adj_bytes bytes = {0};
    enum adj_status status = adj_store_read(recorder->path, ADJ_FILE_MAX, &bytes, error);
    *headless = status == ADJ_OK && bytes.size == 0;
    if (status == ADJ_OK && !*headless && !adj_file_is(bytes.data, bytes.size))
        status = adj_error_set(error, ADJ_BAD_ENCODING, "%.200s is not a journal", recorder->path);
    if (status == ADJ_OK && !*headless) {
        status = adj_file_decode(recorder->world->games, bytes.data, bytes.size, file, error);
        *headless = status == ADJ_BAD_CHECKSUM && !file->has_head && file->cut;
    }
    adj_bytes_free(&bytes);
    return *headless ? ADJ_OK : status;
}

enum adj_status
adj_recorder_resume(struct adj_recorder *recorder, struct adj_error *error)
{
    struct adj_file file = {0};
    bool headless;
    enum adj_status status = read_old(recorder, &file, &headless, error);
    if (status == ADJ_OK && headless)
        status = begin_anew(recorder, error);
    else if (status == ADJ_OK && file.form == ADJ_FORM_SEALED)
        status = adj_error_set(error, ADJ_SYS_EXISTS, "%.200s is sealed already", recorder->path);
    else if (status == ADJ_OK)
        status = take_old(recorder, &file, error);
    adj_file_free(&file);
    return status;
}

static enum adj_status
replay_fault(struct adj_error *error)
{
    return adj_error_set(error, ADJ_BAD_VALUE, "the journal cannot be replayed by this engine");
}

// Carries out one record of the journal. The log holds it already.
static enum adj_status
replay_record(struct adj_recorder *recorder, uint32_t offset, struct adj_error *error)
{
    struct adj_session *session = &recorder->session;
    struct adj_record *record = &recorder->record;
    switch (record->kind) {
    case ADJ_RECORD_ORDER:
        if (!adj_session_step(session, &record->order, offset))
            return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
        recorder->pending = session->verdict.kind == ADJ_REFUSED ? session->number : 0;
        return adj_record_agrees(record, &session->verdict) ? ADJ_OK : replay_fault(error);
    case ADJ_RECORD_EXPECT:
        if (adj_expects_refusal(record->text))
            recorder->pending = 0;
        return ADJ_OK;
    case ADJ_RECORD_STRIKE:
        recorder->pending = 0;
        return adj_session_strike(session, record->number) ? ADJ_OK : replay_fault(error);
    case ADJ_RECORD_CHECKPOINT:
        if (!adj_record_hash_agrees(record, adj_session_hash(session)))
            return replay_fault(error);
        return !record->has_keyframe ||
                       adj_decode_keyframe(record->keyframe, record->keyframe_size,
                                           recorder->keyframe, session->game->state_size)
                   ? ADJ_OK
                   : replay_fault(error);
    case ADJ_RECORD_FORMERLY:
    case ADJ_RECORD_POSITION:
        break; // kept as it stands; it was the first record
    }
    return replay_fault(error);
}

static enum adj_status
replay_first(struct adj_recorder *recorder, size_t *at, struct adj_error *error)
{
    struct adj_session *session = &recorder->session;
    struct adj_record *record = &recorder->record;
    if (session->log.size == 0)
        return ADJ_OK; // a position can still come
    adj_decode_record(session->log.data, session->log.size, record);
    if (record->kind != ADJ_RECORD_POSITION) {
        adj_session_begin(session, recorder->options.watch);
        return ADJ_OK;
    }
    enum adj_status status = adj_session_position(session, record->text, record->text_size, error);
    if (status != ADJ_OK)
        return status;
    adj_session_begin(session, recorder->options.watch);
    recorder->records++;
    *at = record->size;
    return ADJ_OK;
}

// The text goes on where the journal ends: what it holds is played first.
static enum adj_status
replay_old(struct adj_recorder *recorder, struct adj_error *error)
{
    struct adj_session *session = &recorder->session;
    session->log = recorder->old;
    recorder->old = (struct adj_bytes){0};
    adj_strand_add(&recorder->all, session->log.data, session->log.size);
    size_t at = 0;
    enum adj_status status = replay_first(recorder, &at, error);
    while (status == ADJ_OK && at < session->log.size) {
        enum adj_decoded decoded =
            adj_decode_record(session->log.data + at, session->log.size - at, &recorder->record);
        if (decoded == ADJ_DECODED)
            status = replay_record(recorder, (uint32_t)at, error);
        recorder->records++;
        at += recorder->record.size;
    }
    return status;
}

// A head as it would be stored, with the version of the engine that recorded the journal.
static bool
same_head(const struct adj_recorder *recorder)
{
    struct adj_bytes old = {0};
    adj_encode_head(&old, &recorder->old_head);
    bool same = !old.failed && old.size == recorder->head.size &&
                memcmp(old.data, recorder->head.data, old.size) == 0;
    adj_bytes_free(&old);
    return same;
}

static enum adj_status
go_on(struct adj_recorder *recorder, struct adj_error *error)
{
    recorder->script.head = recorder->old_head;
    recorder->going_on = true;
    enum adj_status status = adj_recorder_ready(recorder, error);
    bool same = status == ADJ_OK && same_head(recorder);
    if (status == ADJ_OK && !same)
        status = adj_error_set(error, ADJ_BAD_RULESET,
                               "the card sets are not as they were when this was recorded");
    if (status == ADJ_OK)
        status = replay_old(recorder, error);
    recorder->script.stage = recorder->session.begun ? ADJ_STAGE_ORDERS : ADJ_STAGE_HEAD;
    recorder->broken = status != ADJ_OK;
    return status;
}

enum adj_status
adj_recorder_resume_line(struct adj_recorder *recorder, const char *line, size_t size,
                         struct adj_error *error)
{
    if (!recorder->resuming)
        return ADJ_OK;
    char first[64] = "";
    size_t blank = 0;
    if (size >= 3 && memcmp(line, "\xef\xbb\xbf", 3) == 0)
        blank = 3;
    while (blank < size && strchr(" \t\r\n", line[blank]) != NULL)
        blank++;
    if (line != NULL && (blank == size || line[blank] == '#'))
        return ADJ_OK; // nothing is said yet
    if (line != NULL)
        memcpy(first, line + blank, size - blank < 63 ? size - blank : 63);
    recorder->resuming = false;
    if (adj_script_is(first, "game")) {
        recorder->matching = true;
        return ADJ_OK;
    }
    return go_on(recorder, error);
}

enum adj_status
adj_recorder_match(struct adj_recorder *recorder, uint32_t start, bool *same,
                   struct adj_error *error)
{
    const struct adj_bytes *log = &recorder->session.log;
    *same = start < recorder->old.size;
    if (start == 0 && !same_head(recorder)) {
        recorder->broken = true;
        return adj_error_set(error, ADJ_BAD_VALUE, "the journal has another head than this text");
    }
    if (!*same || (log->size <= recorder->old.size &&
                   memcmp(log->data + start, recorder->old.data + start, log->size - start) == 0))
        return ADJ_OK;
    recorder->broken = true;
    return adj_error_set(error, ADJ_BAD_VALUE, "the journal has something else at this place");
}
