// SPDX-License-Identifier: MIT
#include "replay/cli/story.h"

#include <inttypes.h>
#include <stdlib.h>
#include "replay/cli/open.h"

enum { TEXT_SIZE = 1024 };

static void find_strikes(struct adj_story *story, const struct adj_bytes *log, long at);

bool
adj_story_start(struct adj_story *story, const struct adj_player *player, long at)
{
    *story = (struct adj_story){0};
    story->lines = open_memstream(&story->text, &story->size);
    story->struck = calloc(ADJ_STRIKES_MAX, sizeof *story->struck);
    if (!story->lines || !story->struck)
        return false;
    find_strikes(story, &player->session.log, at);
    return true;
}

// A file has at most ADJ_STRIKES_MAX: it was checked when it was opened.
static void
find_strikes(struct adj_story *story, const struct adj_bytes *log, long at)
{
    struct adj_record record = {0};
    uint32_t number = 0;
    for (size_t offset = 0; offset < log->size;) {
        enum adj_decoded decoded =
            adj_decode_record(log->data + offset, log->size - offset, &record);
        bool strike = decoded == ADJ_DECODED && record.kind == ADJ_RECORD_STRIKE;
        number += strike || (decoded == ADJ_DECODED && record.kind == ADJ_RECORD_ORDER);
        if (strike && (at < 0 || (long)number <= at))
            story->struck[story->strikes++] = (struct adj_struck){number, record.number};
        offset += record.size;
    }
}

void
adj_story_end(struct adj_story *story)
{
    if (story->lines)
        fclose(story->lines);
    free(story->text);
    free(story->struck);
}

static void
write_verdict(FILE *lines, const struct adj_session *session)
{
    char name[32];
    const struct adj_verdict *verdict = &session->verdict;
    if (verdict->kind == ADJ_OPEN)
        fputs("  (open)", lines);
    if (verdict->kind != ADJ_REFUSED)
        return;
    fputs("  (refused:", lines);
    for (unsigned i = 0; i < verdict->faults; i++)
        fprintf(lines, " %s",
                adj_clause_name(session->game, verdict->fault[i].clause, name, sizeof name));
    fputc(')', lines);
}

// The number of the strike that takes this order back; 0 if none does.
static uint32_t
struck_by(const struct adj_story *story, uint32_t number)
{
    for (size_t i = 0; i < story->strikes; i++)
        if (story->struck[i].first <= number && number < story->struck[i].by)
            return story->struck[i].by;
    return 0;
}

static void
write_events(FILE *lines, const struct adj_session *session)
{
    char event[TEXT_SIZE];
    for (unsigned i = 0; i < session->events.count; i++) {
        session->game->explain_event(session->rules, session->before, &session->head.seats,
                                     &session->events.event[i], event, sizeof event);
        if (*event)
            fprintf(lines, "       %s\n", event);
    }
}

// The turn that is over is left behind, but what was struck since then belongs to the new one.
static void
turn_over(struct adj_story *story)
{
    story->from = story->end;
    story->turned = false;
    if (story->from != ftell(story->lines))
        return;
    fseek(story->lines, 0, SEEK_SET); // nothing was struck: the text need not grow
    story->from = 0;
}

static void
write_order(struct adj_story *story, const struct adj_session *session)
{
    char text[ADJ_OPEN_TEXT];
    uint32_t strike = struck_by(story, session->number);
    if (strike == 0 && story->turned)
        turn_over(story);
    fprintf(story->lines, "%4" PRIu32 " %s", session->number,
            adj_open_print(session, session->before, &session->order, text));
    write_verdict(story->lines, session);
    if (strike != 0) {
        fprintf(story->lines, "  (struck by %" PRIu32 ")\n", strike);
        return;
    }
    fputc('\n', story->lines);
    write_events(story->lines, session);
    story->turned = adj_session_checkpoint(session);
    story->end = ftell(story->lines);
}

void
adj_story_entry(struct adj_story *story, const struct adj_player *player)
{
    const struct adj_record *record = &player->record;
    const struct adj_session *session = &player->session;
    if (record->kind == ADJ_RECORD_FORMERLY && !story->turned)
        fprintf(story->lines, "       formerly %s\n", record->text);
    if (record->kind == ADJ_RECORD_STRIKE)
        fprintf(story->lines, "%4" PRIu32 " %s: strike %" PRIu32 "\n", session->number,
                adj_seat_label(&session->head.seats, record->seat), record->number);
    if (record->kind == ADJ_RECORD_ORDER)
        write_order(story, session);
}

const char *
adj_story_text(struct adj_story *story)
{
    fflush(story->lines);
    if (!story->text || story->size == 0)
        return "";
    story->text[story->size] = '\0'; // after a new beginning old bytes follow
    return story->text + story->from;
}
