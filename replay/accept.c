// SPDX-License-Identifier: MIT
#include "replay/accept.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "replay/notate.h"
#include "replay/recheck.h"
#include "replay/recorder.h"
#include "replay/store.h"

struct accepting {
    struct adj_player player; // the old file, judged now
    struct adj_recorder *recorder;
    struct adj_accepted *accepted;
    enum adj_status status; // the first failure
    struct adj_error *error;
};

static void accept_head(struct accepting *accepting);
static void accept_records(struct accepting *accepting);
static void seal(struct accepting *accepting);

// A file is of one kind throughout: its first order tells whether it has keyframes.
static bool
has_keyframes(const struct adj_player *player)
{
    const struct adj_bytes *log = &player->session.log;
    struct adj_record record = {0};
    for (size_t at = 0; at < log->size; at += record.size) {
        adj_decode_record(log->data + at, log->size - at, &record);
        if (record.kind == ADJ_RECORD_ORDER)
            return record.has_check;
    }
    return false;
}

static enum adj_status
accept_open(struct accepting *accepting, const struct adj_world *world, const char *folder,
            const struct adj_accept_options *options)
{
    const struct adj_player *player = &accepting->player;
    struct adj_recorder_options recorder_options = {
        .path = options->path,
        .base_dir = folder,
        .keyframes = has_keyframes(player),
        .embed = options->embed || player->file.rules.size > 0,
        .force = options->force,
        .like = &player->file,
    };
    accepting->status =
        adj_recorder_open(&accepting->recorder, world, &recorder_options, accepting->error);
    if (accepting->status != ADJ_OK)
        return accepting->status;
    accept_head(accepting);
    accept_records(accepting);
    seal(accepting);
    if (accepting->status == ADJ_OK)
        adj_recorder_close(accepting->recorder);
    else
        adj_recorder_abandon(accepting->recorder);
    return accepting->status;
}

enum adj_status
adj_accept_file(const struct adj_world *world, const char *old,
                const struct adj_accept_options *options, struct adj_accepted *accepted,
                struct adj_error *error)
{
    char folder[4096];
    struct adj_player_options player_options = {.edition = ADJ_EDITION_AS_RECORDED};
    *accepted = (struct adj_accepted){0};
    struct accepting *accepting = calloc(1, sizeof *accepting);
    if (accepting == NULL)
        return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    accepting->accepted = accepted;
    accepting->error = error;
    adj_store_folder(old, folder, sizeof folder);
    enum adj_status status =
        adj_player_open(&accepting->player, world, &player_options, old, error);
    if (status == ADJ_OK) {
        status = accept_open(accepting, world, folder, options);
        adj_player_close(&accepting->player);
    }
    free(accepting);
    return status;
}

// Feeds one line; after a failure it does nothing.
static void __attribute__((format(printf, 2, 3)))
feed(struct accepting *accepting, const char *format, ...)
{
    char line[ADJ_LINE_MAX + 256];
    struct adj_result result;
    va_list args;
    if (accepting->status != ADJ_OK)
        return;
    va_start(args, format);
    int size = vsnprintf(line, sizeof line, format, args);
    va_end(args);
    accepting->status =
        adj_recorder_feed(accepting->recorder, line, (size_t)size, &result, accepting->error);
    accepting->error->line = accepting->error->column = 0; // lines of a text that is not at hand
}

// Head lines come in pieces.
struct head_text {
    struct accepting *accepting;
    char line[ADJ_LINE_MAX];
};

static void
take_text(void *context, const char *text)
{
    struct head_text *head = context;
    for (; *text != 0; text++) {
        size_t used = strlen(head->line);
        if (*text != '\n' && used + 1 < sizeof head->line) {
            head->line[used] = *text;
            head->line[used + 1] = 0;
        } else if (*text == '\n') {
            feed(head->accepting, "%s", head->line);
            head->line[0] = 0;
        }
    }
}

static const char *
old_engine(const struct accepting *accepting)
{
    const char *engine = accepting->player.file.head.engine;
    return *engine != 0 ? engine : "unknown";
}

// The digest of all old records. A file that was cut, or is not what was sealed, is nothing to
// accept: the new one would look whole.
static void
digest_old(struct accepting *accepting, uint8_t digest[ADJ_DIGEST_SIZE])
{
    const struct adj_file *file = &accepting->player.file;
    const struct adj_bytes *log = &accepting->player.session.log;
    struct adj_strand all = file->all;
    adj_strand_add(&all, log->data, log->size);
    adj_strand_digest(&all, digest);
    *accepting->error = (struct adj_error){0};
    if (file->cut)
        accepting->status =
            adj_error_set(accepting->error, ADJ_BAD_ENCODING, "not accepted: the old file is cut");
    else if (file->has_tail && memcmp(digest, file->tail.all, ADJ_DIGEST_SIZE) != 0)
        accepting->status =
            adj_error_set(accepting->error, ADJ_BAD_CHECKSUM,
                          "not accepted: the old records are not those that were sealed");
}

// The head as it was, and which records of which engine are accepted.
static void
accept_head(struct accepting *accepting)
{
    struct head_text text = {.accepting = accepting};
    const struct adj_session *session = &accepting->player.session;
    uint8_t digest[ADJ_DIGEST_SIZE];
    char word[ADJ_WORD_SIZE];
    digest_old(accepting, digest);
    adj_digest_word(digest, word);
    adj_notate_head(&session->head, take_text, &text);
    feed(accepting, "accepted %s %s", old_engine(accepting), word);
}

static void
accept_order(struct accepting *accepting)
{
    const struct adj_record *record = &accepting->player.record;
    struct adj_result result;
    char before[ADJ_LINE_MAX];
    if (accepting->status != ADJ_OK)
        return;
    accepting->status =
        adj_recorder_order(accepting->recorder, &record->order, &result, accepting->error);
    if (accepting->status != ADJ_OK)
        return;
    const struct adj_session *session = adj_recorder_session(accepting->recorder);
    accepting->accepted->orders++;
    if (adj_record_agrees(record, &session->verdict))
        return;
    accepting->accepted->verdicts++;
    adj_recheck_recorded(session->game, record, before, sizeof before);
    feed(accepting, "formerly %s: %s", old_engine(accepting), before);
}

static void
accept_expect(struct accepting *accepting)
{
    const char *text = accepting->player.record.text;
    char actual[ADJ_ACTUAL_SIZE];
    bool holds = false;
    struct adj_error unused;
    enum adj_status status = adj_session_expect(&accepting->player.session, text, &holds, actual,
                                                sizeof actual, &unused);
    if (status == ADJ_OK && holds) {
        feed(accepting, "expect %s", text);
        return;
    }
    accepting->accepted->expectations++;
    feed(accepting, "formerly %s: expect %s", old_engine(accepting), text);
}

static void
accept_position(struct accepting *accepting)
{
    const struct adj_record *record = &accepting->player.record;
    if (record->one_line) {
        feed(accepting, "position %s", record->text);
        return;
    }
    feed(accepting, "position");
    for (const char *at = record->text; at < record->text + record->text_size; at += strlen(at) + 1)
        feed(accepting, " %s", at);
    feed(accepting, "end");
}

static void
accept_record(struct accepting *accepting)
{
    const struct adj_player *player = &accepting->player;
    const struct adj_record *record = &player->record;
    switch (record->kind) {
    case ADJ_RECORD_ORDER:
        accept_order(accepting);
        break;
    case ADJ_RECORD_EXPECT:
        accept_expect(accepting);
        break;
    case ADJ_RECORD_STRIKE:
        feed(accepting, "%s: strike %u", adj_seat_label(&player->session.head.seats, record->seat),
             (unsigned)record->number);
        break;
    case ADJ_RECORD_POSITION:
        accept_position(accepting);
        break;
    case ADJ_RECORD_FORMERLY:
        feed(accepting, "formerly %s", record->text);
        break;
    case ADJ_RECORD_CHECKPOINT:
        break; // the recorder makes its own
    }
}

static void
accept_records(struct accepting *accepting)
{
    while (accepting->status == ADJ_OK) {
        if (adj_player_read(&accepting->player) != ADJ_OK)
            return;
        accept_record(accepting);
        if (accepting->status == ADJ_OK)
            accepting->status = adj_player_carry(&accepting->player, accepting->error);
    }
}

static void
seal(struct accepting *accepting)
{
    struct adj_result result;
    if (accepting->status == ADJ_OK)
        accepting->status = adj_recorder_end(accepting->recorder, &result, accepting->error);
    if (accepting->status == ADJ_OK)
        accepting->status = adj_recorder_seal(accepting->recorder, accepting->error);
}
