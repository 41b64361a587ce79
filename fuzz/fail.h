// SPDX-License-Identifier: MIT
#ifndef ADJ_FUZZ_FAIL_H
#define ADJ_FUZZ_FAIL_H

// What a target says when its property does not hold: one line that file_main.c knows a fault by,
// then it aborts.
_Noreturn void adj_fuzz_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
