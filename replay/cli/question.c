// SPDX-License-Identifier: MIT
#include "replay/cli/question.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "replay/cli/dump.h"
#include "replay/cli/legal_json.h"
#include "replay/cli/open.h"
#include "replay/cli/output.h"
#include "replay/cli/ruling.h"
#include "replay/report.h"

// One question being answered.
struct asked {
    struct adj_questions *questions;
    const struct adj_session *session; // NULL if the question needs none
    const struct adj_facts *facts;
    const char *start, *rest; // the line, and what follows its word
    uint32_t line;
    struct adj_json json;
    struct adj_error *error;
};

typedef enum adj_status answer(struct asked *asked);
static answer answer_version, answer_next, answer_legal, answer_show, answer_judge;

static const struct {
    const char *word;
    answer *answer;
    bool plain; // nothing may follow the word
    bool early; // may be asked before there is a game
} questions[] = {
    {"version", answer_version, true, true}, {"next", answer_next, true, false},
    {"legal", answer_legal, false, false},   {"show", answer_show, true, false},
    {"judge", answer_judge, false, false},
};

bool
adj_question_is(const char *line, size_t size)
{
    size_t at = 0;
    while (at < size && (line[at] == ' ' || line[at] == '\t'))
        at++;
    return at < size && line[at] == '?' && size <= ADJ_TEXT_LINE_MAX && adj_utf8_valid(line, size);
}

static enum adj_status
no_such_question(const char *word, struct adj_error *error)
{
    return adj_error_set(error, ADJ_BAD_SYNTAX,
                         "there is no question \"%.40s\"; there are version, next, legal [FROM], "
                         "show and judge ORDER",
                         word);
}

static enum adj_status
find(struct asked *asked, struct adj_recorder *recorder, const char *word)
{
    size_t size = strcspn(word, " \t");
    for (size_t i = 0; i < sizeof questions / sizeof questions[0]; i++) {
        if (strlen(questions[i].word) != size || strncmp(word, questions[i].word, size) != 0)
            continue;
        asked->rest = word + size + strspn(word + size, " \t");
        if (questions[i].plain && *asked->rest != '\0')
            return adj_error_set(asked->error, ADJ_BAD_SYNTAX, "nothing follows \"%s\"",
                                 questions[i].word);
        enum adj_status status =
            questions[i].early ? ADJ_OK : adj_recorder_ask(recorder, asked->error);
        asked->session = adj_recorder_session(recorder);
        return status == ADJ_OK ? questions[i].answer(asked) : status;
    }
    return no_such_question(word, asked->error);
}

enum adj_status
adj_question_answer(struct adj_questions *all, struct adj_recorder *recorder,
                    const struct adj_facts *facts, const char *text, size_t size, uint32_t line,
                    struct adj_error *error)
{
    char word[ADJ_TEXT_LINE_MAX + 1];
    struct asked asked = {
        .questions = all, .facts = facts, .line = line, .json = {.out = stdout}, .error = error};
    *error = (struct adj_error){.line = line, .column = 1};
    while (size > 0 && isspace((unsigned char)text[size - 1]))
        size--;
    snprintf(word, sizeof word, "%.*s", (int)size, text);
    asked.start = word;
    const char *first = strchr(word, '?') + 1;
    return find(&asked, recorder, first + strspn(first, " \t"));
}

void
adj_questions_close(struct adj_questions *all)
{
    adj_registry_close(all->registry);
    all->registry = NULL;
}

static void
start_answer(struct asked *asked, const char *question)
{
    adj_json_open(&asked->json, NULL, '{');
    adj_json_put_number(&asked->json, "line", asked->line);
    adj_json_put_text(&asked->json, "kind", "answer");
    adj_json_put_text(&asked->json, "question", question);
}

static enum adj_status
end_answer(struct asked *asked)
{
    char hash[17];
    if (asked->session && asked->session->begun) {
        snprintf(hash, sizeof hash, "%016" PRIx64, adj_session_hash(asked->session));
        adj_json_put_text(&asked->json, "hash", hash);
    }
    adj_json_close(&asked->json, '}');
    putchar('\n');
    return ADJ_OK;
}

static enum adj_status
answer_version(struct asked *asked)
{
    start_answer(asked, "version");
    adj_json_put_text(&asked->json, "adjutant", ADJ_VERSION);
    adj_json_put_number(&asked->json, "protocol", ADJ_LIVE_PROTOCOL);
    return end_answer(asked);
}

// What a game writes as lines, as an array of lines.
typedef void write_lines(const struct adj_session *session, FILE *out);

static void
put_lines(struct asked *asked, write_lines *write)
{
    char *text = NULL;
    size_t size = 0;
    FILE *lines = open_memstream(&text, &size);
    adj_json_open(&asked->json, "text", '[');
    if (lines) {
        write(asked->session, lines);
        fclose(lines);
    }
    for (char *line = text; line && *line; line += strlen(line) + 1) {
        char *end = strchr(line, '\n');
        if (!end)
            break;
        *end = '\0';
        adj_json_put_text(&asked->json, NULL, line);
    }
    adj_json_close(&asked->json, ']');
    free(text);
}

static void
write_next(const struct adj_session *session, FILE *out)
{
    session->game->explain_next(session->rules, session->state, &session->head.seats, adj_out_sink,
                                out);
}

static enum adj_status
answer_next(struct asked *asked)
{
    start_answer(asked, "next");
    adj_json_put_number(&asked->json, "number", asked->session->number);
    adj_json_put_text(&asked->json, "to_move", adj_to_move_label(asked->session));
    put_lines(asked, write_next);
    adj_chance_json(&asked->json, asked->session);
    return end_answer(asked);
}

static enum adj_status
answer_legal(struct asked *asked)
{
    char *end = NULL;
    errno = 0;
    unsigned long from = *asked->rest ? strtoul(asked->rest, &end, 10) : 1;
    bool number = !end || (isdigit((unsigned char)*asked->rest) && *end == '\0' && errno == 0);
    if (!number || from == 0)
        return adj_error_set(asked->error, ADJ_BAD_SYNTAX, "not the number of an order: \"%.20s\"",
                             asked->rest);
    start_answer(asked, "legal");
    adj_legal_json(&asked->json, asked->session, from, ADJ_QUESTION_ORDERS);
    return end_answer(asked);
}

static void
write_show(const struct adj_session *session, FILE *out)
{
    session->game->show(session->rules, session->state, &session->head.seats, adj_out_sink, out);
}

static enum adj_status
answer_show(struct asked *asked)
{
    const struct adj_game *game = asked->session->game;
    start_answer(asked, "show");
    put_lines(asked, write_show);
    adj_dump_json(&asked->json, "state", game->state_fields, game->state_field_count,
                  asked->session->state);
    return end_answer(asked);
}

static enum adj_status
answer_judge(struct asked *asked)
{
    const struct adj_session *session = asked->session;
    struct adj_order order = {0};
    struct adj_ruling ruling = {0};
    enum adj_status status = adj_order_read(session, asked->rest, &order, asked->error);
    if (status != ADJ_OK)
        asked->error->column += (uint32_t)(asked->rest - asked->start);
    if (status == ADJ_OK && !asked->questions->registry)
        status = adj_registry_open(session->game, &asked->questions->registry, asked->error);
    if (status != ADJ_OK)
        return status;
    unsigned edition = session->game->rules_edition(session->rules);
    if (adj_ruling_make(&ruling, session, asked->facts, &order, edition) == 0) {
        start_answer(asked, "judge");
        adj_ruling_json(&asked->json, "ruling", &ruling, asked->questions->registry);
        end_answer(asked);
    } else {
        status = adj_error_set(asked->error, ADJ_SYS_MEMORY, "out of memory");
    }
    adj_ruling_free(&ruling);
    return status;
}
