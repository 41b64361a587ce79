// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_STORE_H
#define ADJ_REPLAY_STORE_H

// Files and folders: the only part of the replay library that opens, reads, writes, syncs, renames.
// Messages name the path and what the system said.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "engine/status.h"
#include "replay/bytes.h"

// A file that grows at its end.
struct adj_store {
    int fd; // -1: closed
    bool sync;
    char path[4096];
    char aside[4096]; // name under which a file waits that was there; "" if none does
};

// Creates a file for appending. ADJ_SYS_EXISTS if there is one already, unless `force`: then that
// one is kept as PATH.before until it is known whether the new one is worth it: until
// adj_store_take_back or _let_go. A file of that name that a killed process left stays, and the next
// free one of PATH.before-2, -3, ... is taken. Where PATH is a symbolic link, what it points to is
// meant. `sync`: every append waits until the disk has it, and so does the file's name.
enum adj_status adj_store_create(struct adj_store *store, const char *path, bool force, bool sync,
                                 struct adj_error *error);

// Opens an existing file for appending after its first `size` bytes; what follows them is cut off.
enum adj_status adj_store_resume(struct adj_store *store, const char *path, size_t size, bool sync,
                                 struct adj_error *error);

// Appends by one write. After a failure the file may end in a part of it.
enum adj_status adj_store_append(struct adj_store *store, const void *bytes, size_t size,
                                 struct adj_error *error);

enum adj_status adj_store_close(struct adj_store *store, struct adj_error *error);

// Replaces a file, or makes it: written under a new name beside it, synced, renamed over it. Either
// the old or the new content is there at every moment.
enum adj_status adj_store_replace(const char *path, const void *bytes, size_t size,
                                  struct adj_error *error);

// Reads a whole file or pipe ("-": standard input) of at most `limit` bytes into `bytes` (freed by
// the caller, on failure too), read once from start to end. A folder is ADJ_SYS_OPEN.
enum adj_status adj_store_read(const char *path, size_t limit, struct adj_bytes *bytes,
                               struct adj_error *error);

// The file that was there before: back in its place, in that of what was written since; or gone.
// Nothing happens where none was there.
void adj_store_take_back(struct adj_store *store);
void adj_store_let_go(struct adj_store *store);

// Makes a folder and those that it lies in; one that is there is left as it is.
enum adj_status adj_store_make_folder(const char *path, struct adj_error *error);

bool adj_store_exists(const char *path);
bool adj_store_is_folder(const char *path);
void adj_store_remove(const char *path);

// Calls `visit` for each file below the folder whose name ends in `suffix`, in byte order of names,
// folders descended into where their name comes. `visit` returning other than ADJ_OK ends it.
typedef enum adj_status adj_store_visit(void *context, const char *path);
enum adj_status adj_store_walk(const char *folder, const char *suffix, adj_store_visit *visit,
                               void *context, struct adj_error *error);

// Makes a path that is a symbolic link the path of what it points to, if anything.
void adj_store_resolve(char path[static 4096]);

// The folder part of a path: "." if it has none.
void adj_store_folder(const char *path, char *out, size_t size);

#endif
