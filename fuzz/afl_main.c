// SPDX-License-Identifier: MIT
// The driver for AFL++: many runs in one process, inputs in shared memory.

#include <unistd.h>
#include "fuzz/target.h"

// What AFL's macros are made of is not ours to mend.
#pragma clang diagnostic ignored "-Wgnu-statement-expression"
#pragma clang diagnostic ignored "-Wshorten-64-to-32"
#pragma clang diagnostic ignored "-Wextra-semi"

__AFL_FUZZ_INIT();

int
main(void)
{
    adj_target_open();
    __AFL_INIT();
    const unsigned char *bytes = __AFL_FUZZ_TESTCASE_BUF;
    while (__AFL_LOOP(1000))
        adj_target_run(bytes, (size_t)__AFL_FUZZ_TESTCASE_LEN, false);
    return 0;
}
