// SPDX-License-Identifier: MIT
#include "replay/cli/line.h"

ssize_t
adj_line_read(FILE *in, char line[ADJ_LINE_KEPT])
{
    ssize_t size = 0;
    int c;
    while ((c = getc_unlocked(in)) != EOF) {
        if (size < ADJ_LINE_KEPT)
            line[size++] = (char)c;
        if (c == '\n')
            return size;
    }
    return size > 0 && !ferror(in) ? size : -1;
}
