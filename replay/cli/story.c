// SPDX-License-Identifier: MIT
#include "replay/cli/story.h"

#include <inttypes.h>
#include <stdlib.h>
#include "replay/cli/open.h"

enum { TEXT_SIZE = 1024 };

bool
adj_story_start(struct adj_story *story)
{
    *story = (struct adj_story){0};
    story->lines = open_memstream(&story->text, &story->size);
    return story->lines != NULL;
}

void
adj_story_end(struct adj_story *story)
{
    if (story->lines)
        fclose(story->lines);
    free(story->text);
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

static void
write_order(FILE *lines, const struct adj_session *session)
{
    char text[ADJ_OPEN_TEXT], event[TEXT_SIZE];
    fprintf(lines, "%4" PRIu32 " %s", session->number,
            adj_open_print(session, session->before, &session->order, text));
    write_verdict(lines, session);
    fputc('\n', lines);
    for (unsigned i = 0; i < session->events.count; i++) {
        session->game->explain_event(session->rules, session->before, &session->head.seats,
                                     &session->events.event[i], event, sizeof event);
        if (*event)
            fprintf(lines, "       %s\n", event);
    }
}

void
adj_story_entry(struct adj_story *story, const struct adj_player *player)
{
    const struct adj_record *record = &player->record;
    if (record->kind == ADJ_RECORD_FORMERLY && !story->turned)
        fprintf(story->lines, "       formerly %s\n", record->text);
    if (record->kind != ADJ_RECORD_ORDER && record->kind != ADJ_RECORD_STRIKE)
        return;
    if (story->turned)
        fseek(story->lines, 0, SEEK_SET);
    story->turned = false;
    if (record->kind == ADJ_RECORD_STRIKE) {
        fprintf(story->lines, "%4" PRIu32 " %s: strike %" PRIu32 "\n", player->session.number,
                adj_seat_label(&player->session.head.seats, record->seat), record->number);
        return;
    }
    write_order(story->lines, &player->session);
    story->turned = adj_session_checkpoint(&player->session);
}

const char *
adj_story_text(struct adj_story *story)
{
    fflush(story->lines);
    if (story->text && story->size > 0)
        story->text[story->size] = '\0'; // after a new beginning old bytes follow
    return story->text ? story->text : "";
}
