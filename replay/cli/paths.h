// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_PATHS_H
#define ADJ_REPLAY_CLI_PATHS_H

// The files that a command line names: files as they are, folders as the records below them.

#include <stdbool.h>
#include <stddef.h>

struct adj_paths {
    char **path; // owned
    size_t count, capacity;
};

// Returns 0 or an exit code after a message on standard error. A path that is not there is kept as
// a file, so that it is reported with the others.
// `texts`: also the texts of orders (.orders) below a folder that have no record beside them.
int adj_paths_collect(struct adj_paths *paths, int words, char **argv, bool texts);
void adj_paths_free(struct adj_paths *paths);

#endif
