// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_LINE_H
#define ADJ_REPLAY_CLI_LINE_H

// A line of text from a stream that may never end it: no more is kept than tells that it is too
// long.

#include <stdio.h>
#include <sys/types.h>
#include "replay/script.h"

enum { ADJ_LINE_KEPT = ADJ_TEXT_LINE_MAX + 3 }; // longer, even without the end CR LF

// Reads a line with its end into `line`, or as much of it as ADJ_LINE_KEPT; what more it has is
// passed over. Returns how many bytes are kept, or -1 at the end of the stream or on a failure,
// which ferror tells apart.
ssize_t adj_line_read(FILE *in, char line[ADJ_LINE_KEPT]);

#endif
