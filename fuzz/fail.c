// SPDX-License-Identifier: MIT
#include "fuzz/fail.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

void
adj_fuzz_fail(const char *format, ...)
{
    va_list args;
    fflush(stdout);
    fputs("# what does not hold: ", stderr);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fputc('\n', stderr);
    abort();
}
