// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_REPORT_TEXT_H
#define ADJ_REPLAY_REPORT_TEXT_H

// Pieces of text for reports: formatted, escaped, and errors in the form that all reports share.

#include "engine/game.h"
#include "replay/verifier.h"

// printf to a sink; at most 1,023 bytes a call.
void adj_put(adj_text_sink *sink, void *context, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// Text inside an XML attribute. Characters that XML forbids become a question mark.
void adj_xml_text(const char *text, adj_text_sink *sink, void *context);

// Text for people: control characters and bytes that are not UTF-8 become question marks.
void adj_plain_text(const char *text, adj_text_sink *sink, void *context);

// Text as one word of a POSIX shell, between quotes where it needs them.
void adj_shell_text(const char *text, adj_text_sink *sink, void *context);

// The one command that shows a finding: "adjutant show FILE --at 31". `edition` is that which it
// was replayed under instead of its own, or NULL.
void adj_put_command(const char *path, enum adj_code code, uint32_t order, const char *edition,
                     adj_text_sink *sink, void *context);

// "line 3, column 7: message [E-SYNTAX]", or "offset 12: ...".
void adj_put_error(const struct adj_error *error, adj_text_sink *sink, void *context);

// {"code":..,"line":..,"column":..,"offset":..,"message":..}
void adj_json_error(const struct adj_error *error, adj_text_sink *sink, void *context);

#endif
