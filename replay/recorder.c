// SPDX-License-Identifier: MIT
#include "replay/recorder.h"

#include <stdlib.h>
#include <string.h>
#include "replay/recorder_parts.h"
#include "replay/script_head.h"

static enum adj_status
feed_position(struct adj_recorder *recorder, const struct adj_script_line *line,
              struct adj_error *error)
{
    adj_bytes_text(&recorder->position, line->text);
    if (recorder->position.size > ADJ_POSITION_MAX) {
        recorder->position.size -= strlen(line->text) + 1;
        return adj_error_set(error, ADJ_BAD_LIMIT, "the position is too long");
    }
    enum adj_status status = adj_session_position_line(&recorder->session, line->text, error);
    if (status != ADJ_OK)
        recorder->position.size -= strlen(line->text) + 1;
    return status;
}

static enum adj_status
end_position(struct adj_recorder *recorder, bool one_line, struct adj_error *error)
{
    enum adj_status status = adj_session_position_end(&recorder->session, error);
    if (status != ADJ_OK && !one_line)
        recorder->script.stage = ADJ_STAGE_POSITION; // it can be put right
    if (status != ADJ_OK)
        return status;
    adj_session_begin(&recorder->session, recorder->options.watch);
    struct adj_record *record = &recorder->record;
    record->kind = ADJ_RECORD_POSITION;
    record->text = (const char *)recorder->position.data;
    record->text_size = (uint32_t)recorder->position.size;
    record->one_line = one_line;
    uint32_t start = (uint32_t)recorder->session.log.size;
    adj_recorder_add(recorder, record);
    return adj_recorder_keep(recorder, start, error);
}

static enum adj_status
start_position(struct adj_recorder *recorder, const struct adj_script_line *line,
               struct adj_error *error)
{
    recorder->position.size = 0;
    enum adj_status status = adj_recorder_ready(recorder, error);
    if (status == ADJ_OK)
        status = adj_session_position_start(&recorder->session, error);
    if (status == ADJ_OK && line->kind == ADJ_SCRIPT_POSITION_WHOLE)
        status = feed_position(recorder, line, error);
    if (status == ADJ_OK && line->kind == ADJ_SCRIPT_POSITION_WHOLE)
        status = end_position(recorder, true, error);
    if (status != ADJ_OK && !recorder->session.begun) { // so that it can be typed again
        adj_session_close(&recorder->session);
        recorder->has_session = false;
        recorder->script.stage = ADJ_STAGE_HEAD;
    }
    return status;
}

// The order's record and, where a turn begins, a checkpoint go into one chunk: both or none.
static enum adj_status
record_order(struct adj_recorder *recorder, struct adj_result *result, struct adj_error *error)
{
    struct adj_session *session = &recorder->session;
    struct adj_record *record = &recorder->record;
    uint32_t start = (uint32_t)session->log.size;
    if (!adj_session_step(session, &record->order, start))
        return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    record->kind = ADJ_RECORD_ORDER;
    adj_record_verdict(record, &session->verdict);
    result->hash = adj_session_hash(session);
    record->has_check = recorder->keyframes;
    record->check = (uint8_t)result->hash;
    adj_recorder_add(recorder, record);
    if (adj_session_checkpoint(session))
        adj_recorder_add_checkpoint(recorder, result->hash);
    result->kind = ADJ_RESULT_ORDER;
    result->number = session->number;
    recorder->pending = session->verdict.kind == ADJ_REFUSED ? session->number : 0;
    return adj_recorder_keep(recorder, start, error);
}

// A refusal that this line does not expect is a finding. True if recording ends here.
static bool
settle_refusal(struct adj_recorder *recorder, struct adj_result *result)
{
    result->unexpected = recorder->pending;
    recorder->stopped = recorder->options.strict && recorder->pending != 0;
    recorder->pending = 0;
    if (recorder->stopped)
        result->kind = ADJ_RESULT_STOPPED;
    return recorder->stopped;
}

static enum adj_status
parse_order(struct adj_recorder *recorder, const struct adj_script_line *line,
            struct adj_error *error)
{
    struct adj_session *session = &recorder->session;
    struct adj_order *order = &recorder->record.order;
    memset(order, 0, sizeof *order);
    enum adj_status status = session->game->parse_order(
        session->rules, session->state, &session->head.seats, line->seat, line->text, order, error);
    if (status != ADJ_OK)
        return status;
    order->seat = (uint8_t)line->seat;
    if (order->verb == 0)
        return adj_error_set(error, ADJ_BAD_SYNTAX, "this is no order");
    return ADJ_OK; // as it was said: what is refused must not be put right
}

static enum adj_status
feed_order(struct adj_recorder *recorder, const struct adj_script_line *line,
           struct adj_result *result, struct adj_error *error)
{
    enum adj_status status = adj_recorder_begin(recorder, error);
    if (status == ADJ_OK)
        status = parse_order(recorder, line, error);
    if (status != ADJ_OK || settle_refusal(recorder, result))
        return status;
    return record_order(recorder, result, error);
}

static enum adj_status
feed_strike(struct adj_recorder *recorder, const struct adj_script_line *line,
            struct adj_result *result, struct adj_error *error)
{
    enum adj_status status = adj_recorder_begin(recorder, error);
    if (status != ADJ_OK)
        return status;
    if (recorder->session.strikes == ADJ_STRIKES_MAX)
        return adj_error_set(error, ADJ_BAD_LIMIT, "a record has at most %d strikes",
                             (int)ADJ_STRIKES_MAX);
    if (!adj_session_strike(&recorder->session, line->number))
        return adj_error_set(error, ADJ_BAD_VALUE, "order %u is not in the game",
                             (unsigned)line->number);
    // What is struck was mistyped: that it was refused is no finding.
    if (recorder->pending < line->number)
        result->unexpected = recorder->pending;
    recorder->pending = 0;
    struct adj_record *record = &recorder->record;
    record->kind = ADJ_RECORD_STRIKE;
    record->seat = (uint8_t)line->seat;
    record->number = line->number;
    uint32_t start = (uint32_t)recorder->session.log.size;
    adj_recorder_add(recorder, record);
    result->kind = ADJ_RESULT_STRIKE;
    result->number = recorder->session.number;
    return adj_recorder_keep(recorder, start, error);
}

static enum adj_status
record_words(struct adj_recorder *recorder, enum adj_record_kind kind, const char *text,
             struct adj_error *error)
{
    struct adj_record *record = &recorder->record;
    record->kind = kind;
    record->text = text;
    record->text_size = (uint32_t)strlen(text) + 1;
    uint32_t start = (uint32_t)recorder->session.log.size;
    adj_recorder_add(recorder, record);
    return adj_recorder_keep(recorder, start, error);
}

static enum adj_status
feed_expect(struct adj_recorder *recorder, const struct adj_script_line *line,
            struct adj_result *result, struct adj_error *error)
{
    enum adj_status status = adj_recorder_begin(recorder, error);
    if (status == ADJ_OK)
        status = adj_session_expect(&recorder->session, line->text, &result->holds, result->actual,
                                    sizeof result->actual, error);
    if (status != ADJ_OK)
        return status;
    if (result->holds && adj_expects_refusal(line->text))
        recorder->pending = 0;
    result->kind = ADJ_RESULT_EXPECT;
    result->number = recorder->session.last;
    return record_words(recorder, ADJ_RECORD_EXPECT, line->text, error);
}

static enum adj_status
feed_formerly(struct adj_recorder *recorder, const struct adj_script_line *line,
              struct adj_result *result, struct adj_error *error)
{
    enum adj_status status = adj_recorder_begin(recorder, error);
    result->kind = ADJ_RESULT_FORMERLY;
    return status == ADJ_OK ? record_words(recorder, ADJ_RECORD_FORMERLY, line->text, error)
                            : status;
}

static enum adj_status
feed_line(struct adj_recorder *recorder, const struct adj_script_line *line,
          struct adj_result *result, struct adj_error *error)
{
    enum adj_status status = ADJ_OK;
    switch (line->kind) {
    case ADJ_SCRIPT_BLANK:
        return ADJ_OK;
    case ADJ_SCRIPT_HEAD:
        result->kind = ADJ_RESULT_HEAD;
        return ADJ_OK;
    case ADJ_SCRIPT_POSITION_START:
    case ADJ_SCRIPT_POSITION_WHOLE:
        status = start_position(recorder, line, error);
        result->kind = ADJ_RESULT_POSITION;
        return status;
    case ADJ_SCRIPT_POSITION_LINE:
        result->kind = ADJ_RESULT_POSITION;
        return feed_position(recorder, line, error);
    case ADJ_SCRIPT_POSITION_END:
        result->kind = ADJ_RESULT_POSITION;
        return end_position(recorder, false, error);
    case ADJ_SCRIPT_ORDER:
        return feed_order(recorder, line, result, error);
    case ADJ_SCRIPT_STRIKE:
        return feed_strike(recorder, line, result, error);
    case ADJ_SCRIPT_EXPECT:
        return feed_expect(recorder, line, result, error);
    case ADJ_SCRIPT_FORMERLY:
        return feed_formerly(recorder, line, result, error);
    }
    return status;
}

// A game counts columns within the text that it was given; a head fault has a line of its own.
static void
place_error(const struct adj_recorder *recorder, const struct adj_script_line *line,
            struct adj_error *error)
{
    if (error == NULL)
        return;
    if (recorder->fault_line != 0) {
        error->line = recorder->fault_line;
        error->column = recorder->fault_column;
        return;
    }
    error->line = recorder->script.line;
    error->column = error->column == 0 ? line->column : line->column + error->column - 1;
}

static enum adj_status
check_open(struct adj_recorder *recorder, struct adj_error *error)
{
    if (recorder->broken)
        return adj_error_set(error, ADJ_SYS_WRITE, "nothing more can be recorded");
    return ADJ_OK;
}

enum adj_status
adj_recorder_feed(struct adj_recorder *recorder, const char *line, size_t size,
                  struct adj_result *result, struct adj_error *error)
{
    struct adj_script_line parsed;
    struct adj_error unused;
    error = error != NULL ? error : &unused;
    *error = (struct adj_error){0};
    memset(result, 0, sizeof *result);
    enum adj_status status = check_open(recorder, error);
    if (status == ADJ_OK)
        status = adj_recorder_resume_line(recorder, line, size, error);
    if (status != ADJ_OK)
        return status;
    if (recorder->stopped) {
        result->kind = ADJ_RESULT_STOPPED;
        return ADJ_OK;
    }
    status = adj_script_read(&recorder->script, line, size, &parsed, error);
    if (status != ADJ_OK)
        return status;
    recorder->fault_line = recorder->fault_column = 0;
    recorder->again = false;
    enum adj_script_stage stage = recorder->script.stage;
    status = feed_line(recorder, &parsed, result, error);
    result->again = recorder->again;
    if (status != ADJ_OK) {
        if (!recorder->has_session && recorder->script.stage == stage)
            recorder->script.stage = ADJ_STAGE_HEAD; // the head can still be put right
        place_error(recorder, &parsed, error);
        recorder->broken |= adj_status_exit(status) == 4;
    } else if (recorder->has_session && recorder->session.begun && result->hash == 0) {
        result->hash = adj_session_hash(&recorder->session);
    }
    return status;
}

enum adj_status
adj_recorder_ask(struct adj_recorder *recorder, struct adj_error *error)
{
    recorder->fault_line = recorder->fault_column = 0;
    enum adj_status status = check_open(recorder, error);
    if (status == ADJ_OK)
        status = adj_recorder_resume_line(recorder, NULL, 0, error);
    if (status == ADJ_OK)
        status = adj_script_end(&recorder->script, error);
    if (status == ADJ_OK)
        status = adj_recorder_begin(recorder, error);
    if (status == ADJ_OK)
        recorder->script.stage = ADJ_STAGE_ORDERS;
    else if (error != NULL && recorder->fault_line != 0)
        error->line = recorder->fault_line, error->column = recorder->fault_column;
    return status;
}

enum adj_status
adj_recorder_order(struct adj_recorder *recorder, const struct adj_order *order,
                   struct adj_result *result, struct adj_error *error)
{
    memset(result, 0, sizeof *result);
    enum adj_status status = check_open(recorder, error);
    if (status == ADJ_OK)
        status = adj_script_head_done(&recorder->script, error);
    if (status == ADJ_OK)
        status = adj_recorder_begin(recorder, error);
    if (status != ADJ_OK)
        return status;
    recorder->script.stage = ADJ_STAGE_ORDERS;
    recorder->record.order = *order;
    if (recorder->stopped || settle_refusal(recorder, result)) {
        result->kind = ADJ_RESULT_STOPPED;
        return ADJ_OK;
    }
    return record_order(recorder, result, error);
}
