// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_PATHS_H
#define ADJ_REPLAY_CLI_PATHS_H

// The files that a command line names: files as they are, folders as the records below them.

#include <stddef.h>

struct adj_paths {
    char **path; // owned
    size_t count, capacity;
};

// Returns 0 or an exit code after a message on standard error. A path that is not there is kept as
// a file, so that it is reported with the others.
int adj_paths_collect(struct adj_paths *paths, int words, char **argv);
void adj_paths_free(struct adj_paths *paths);

#endif
