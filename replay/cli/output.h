// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_OUTPUT_H
#define ADJ_REPLAY_CLI_OUTPUT_H

// How the command writes: results on standard output, messages on standard error, colour only on a
// terminal and never where NO_COLOR is set.

#include <stdbool.h>
#include <stdio.h>
#include "engine/game.h"

enum adj_style { ADJ_PLAIN, ADJ_STRONG, ADJ_GOOD, ADJ_BAD, ADJ_DOUBTFUL, ADJ_FAINT };

// Writes `text` in a style to standard output.
void adj_out_styled(enum adj_style style, const char *text);

// Writes text in lines of at most 96 columns, each after `indent` blanks but the first, which goes
// on where the line stands. Ends the line.
void adj_out_wrapped(unsigned indent, const char *text);

// A text sink whose context is a FILE.
void adj_out_sink(void *context, const char *text);

// A text sink whose context is a struct adj_indented: puts blanks before every line.
struct adj_indented {
    unsigned indent;
    bool inside; // a line is begun
};
void adj_out_indented(void *context, const char *text);

// "FILE:3:7: the message [E-NAME]", or "FILE: byte 96: ...", on standard error; returns the exit
// code for the status. `file` may be "-".
int adj_out_error(const char *file, const struct adj_error *error);

// False once standard output can no longer be written: a pipe was closed or a disk is full.
bool adj_out_open(void);

#endif
