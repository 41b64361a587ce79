// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_SHRINK_H
#define ADJ_REPLAY_CLI_SHRINK_H

// Delta debugging: takes things out of a list for as long as what is left still shows something.

#include <stdbool.h>
#include <stddef.h>

// True if the list without the things whose `keep` is false still shows it.
typedef bool adj_shrink_test(void *context, const bool *keep, size_t count);

// Sets keep[0..count) so that the test holds and taking out any one more thing breaks it. All must
// be kept, and the test hold, when it is called. False when out of memory (`keep` is still valid).
bool adj_shrink(bool *keep, size_t count, adj_shrink_test *test, void *context);

#endif
