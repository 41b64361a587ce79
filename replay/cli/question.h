// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_QUESTION_H
#define ADJ_REPLAY_CLI_QUESTION_H

// Questions of a program that records live (replay/LIVE.md): a line that begins with `?` is
// answered by one line of JSON out of the position, and leaves nothing in the record.

#include "replay/cli/json.h"
#include "replay/facts.h"
#include "replay/recorder.h"
#include "specs/registry.h"

enum {
    ADJ_LIVE_PROTOCOL = 1,     // rises when a field or word changes its meaning
    ADJ_QUESTION_ORDERS = 1000 // legal orders in one answer, at most
};

struct adj_questions {
    struct adj_registry *registry; // NULL until it is needed
};

// True if a line is a question: it is text, and its first character that is no blank is `?`.
bool adj_question_is(const char *line, size_t size);

// Writes the answer to question number `line` to standard output. On failure nothing is written and
// `error` tells: ADJ_BAD_SYNTAX (no such question), ADJ_BAD_VALUE (no such order in the list), what
// adj_recorder_ask returns, or what parsing an order does. `facts` are for `? judge`.
enum adj_status adj_question_answer(struct adj_questions *questions, struct adj_recorder *recorder,
                                    const struct adj_facts *facts, const char *text, size_t size,
                                    uint32_t line, struct adj_error *error);

void adj_questions_close(struct adj_questions *questions);

#endif
