// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_REPORT_H
#define ADJ_REPLAY_REPORT_H

// Reports of a verification, and the lines that a recorder answers with. No decision is taken here.
// Everything goes to a text sink in pieces.

#include "engine/game.h"
#include "replay/recorder.h"
#include "replay/verifier.h"

#pragma GCC visibility push(default)

enum adj_report_format { ADJ_REPORT_TEXT = 0, ADJ_REPORT_JSONL = 1, ADJ_REPORT_JUNIT = 2 };

struct adj_report {
    enum adj_report_format format;
    adj_text_sink *sink;
    void *context;
    const char *edition; // that files were replayed under instead of their own; NULL: none
    uint32_t files, failed, malformed;
    uint64_t orders, refused, findings;
    int exit; // of all files so far
};

// A report: start, one call a file, end. What it writes, and what of it stays as it is, is told in
// replay/REPORTS.md. `edition` may be set after the start.
void adj_report_start(struct adj_report *report, enum adj_report_format format, adj_text_sink *sink,
                      void *context);
void adj_report_file(struct adj_report *report, const char *path,
                     const struct adj_verify_result *result);
void adj_report_end(struct adj_report *report);

// The one line that answers a line of text while recording, with its "\n".
//   12 legal | 13 refused FS-ORDER-17 (FS-R-44), also FS-ORDER-3 | 14 open | 15 strike
//   12 expect holds | 12 expect failed: A cp 3 | ok
// jsonl: an object with "line" and "kind" (nothing head position order strike expect
// stopped formerly) and,
// of an order, "number" "verdict" "clauses" "also" "events"; of an expectation "holds" "actual";
// "assumed" if its verdict rests on assumed values (facts.h): "files", "order" if an
// earlier one does already, "without": the verdict without them, "values": what is not known then;
// "hash" of the state. `session` may be NULL before an order was given.
// An event: "kind" (a name), "seen" (the one seat that sees it, or 255), "cause" (a clause), "card"
// (the number of the kind whose text did it, or 0), "args" (the game's event header tells their
// meaning: engine/GAME/event.h), "text" (for people: its wording may change).
// "unexpected": the number of the refused order before it that nothing expected.
void adj_report_result(enum adj_report_format format, const struct adj_session *session,
                       const struct adj_result *result, uint32_t line, adj_text_sink *sink,
                       void *context);

// The same for a line that could not be understood; the error's own place may be in one before it.
void adj_report_error(enum adj_report_format format, const struct adj_error *error, uint32_t line,
                      adj_text_sink *sink, void *context);

// Who is to move: the label of a seat, "table" (chance or an observation is due), or NULL if the
// game is over.
const char *adj_to_move_label(const struct adj_session *session);

// Text as a JSON string with its quotes.
void adj_json_text(const char *text, adj_text_sink *sink, void *context);

#pragma GCC visibility pop

#endif
