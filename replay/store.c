// SPDX-License-Identifier: MIT
#define _XOPEN_SOURCE 700 // realpath
#include "replay/store.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static enum adj_status
fail(struct adj_error *error, enum adj_status status, const char *what, const char *path)
{
    return adj_error_set(error, status, "cannot %s %.200s: %s", what, path, strerror(errno));
}

static enum adj_status
set_path(struct adj_store *store, const char *path, struct adj_error *error)
{
    store->fd = -1;
    store->aside[0] = 0;
    if (strlen(path) >= sizeof store->path)
        return adj_error_set(error, ADJ_SYS_OPEN, "the path is too long");
    memcpy(store->path, path, strlen(path) + 1);
    adj_store_resolve(store->path);
    return ADJ_OK;
}

static int
open_path(const char *path, int flags)
{
    int fd;
    do
        fd = open(path, flags | O_CLOEXEC, 0666);
    while (fd < 0 && errno == EINTR);
    return fd;
}

// What cannot be synced, such as a pipe, is as safe as it can be.
static bool
sync_fd(int fd)
{
    int result;
    do
        result = fsync(fd);
    while (result != 0 && errno == EINTR);
    return result == 0 || errno == EINVAL || errno == EROFS;
}

// Whatever it returns, the descriptor is closed; interrupted says nothing about what was written.
static bool
close_fd(int fd)
{
    return close(fd) == 0 || errno == EINTR;
}

// A name lasts only when its folder is on the disk. A folder that may not be read cannot be synced.
static enum adj_status
sync_folder(const char *path, struct adj_error *error)
{
    char folder[4096];
    adj_store_folder(path, folder, sizeof folder);
    int fd = open_path(folder, O_RDONLY | O_DIRECTORY);
    if (fd < 0)
        return ADJ_OK;
    enum adj_status status =
        sync_fd(fd) ? ADJ_OK : fail(error, ADJ_SYS_WRITE, "sync the folder of", path);
    close_fd(fd);
    return status;
}

static bool
is_regular(const char *path)
{
    struct stat info;
    return lstat(path, &info) == 0 && S_ISREG(info.st_mode);
}

static bool
is_link(const char *path)
{
    struct stat info;
    return lstat(path, &info) == 0 && S_ISLNK(info.st_mode);
}

// A name of which there is no file yet. A file that waits is never replaced by another.
static bool
name_aside(const char *path, char name[static 4096])
{
    struct stat info;
    for (unsigned i = 1; i < 100; i++) {
        int length = i == 1 ? snprintf(name, 4096, "%s.before", path)
                            : snprintf(name, 4096, "%s.before-%u", path, i);
        if (length < 0 || length >= 4096)
            return false;
        if (lstat(name, &info) != 0 && errno == ENOENT)
            return true;
    }
    return false;
}

// Something that is no file, such as /dev/null, is written to and not replaced.
static enum adj_status
set_aside(struct adj_store *store, struct adj_error *error)
{
    char name[4096];
    if (!is_regular(store->path))
        return ADJ_OK;
    if (!name_aside(store->path, name))
        return adj_error_set(error, ADJ_SYS_EXISTS, "no name is left for what %.200s holds now",
                             store->path);
    if (rename(store->path, name) != 0)
        return fail(error, ADJ_SYS_WRITE, "set aside", store->path);
    memcpy(store->aside, name, strlen(name) + 1);
    return ADJ_OK;
}

void
adj_store_take_back(struct adj_store *store)
{
    if (store->aside[0] != 0)
        rename(store->aside, store->path);
    store->aside[0] = 0;
}

void
adj_store_let_go(struct adj_store *store)
{
    if (store->aside[0] != 0)
        unlink(store->aside);
    store->aside[0] = 0;
}

static enum adj_status
create(struct adj_store *store, bool force, struct adj_error *error)
{
    // A link here leads nowhere yet: any other has been followed.
    bool through = is_link(store->path) || (force && !is_regular(store->path));
    store->fd =
        open_path(store->path, O_WRONLY | O_CREAT | O_APPEND | (through ? O_TRUNC : O_EXCL));
    if (store->fd < 0 && errno == EEXIST)
        return adj_error_set(error, ADJ_SYS_EXISTS, "%.200s is there already (--force replaces it)",
                             store->path);
    if (store->fd < 0)
        return fail(error, ADJ_SYS_OPEN, "create", store->path);
    return store->sync ? sync_folder(store->path, error) : ADJ_OK;
}

enum adj_status
adj_store_create(struct adj_store *store, const char *path, bool force, bool sync,
                 struct adj_error *error)
{
    enum adj_status status = set_path(store, path, error);
    store->sync = sync;
    if (status == ADJ_OK && force)
        status = set_aside(store, error);
    if (status != ADJ_OK)
        return status;
    status = create(store, force, error);
    adj_store_resolve(store->path);
    if (status == ADJ_OK)
        return ADJ_OK;
    if (store->fd >= 0) {
        adj_store_remove(store->path);
        adj_store_close(store, NULL);
    }
    adj_store_take_back(store);
    return status;
}

enum adj_status
adj_store_resume(struct adj_store *store, const char *path, size_t size, bool sync,
                 struct adj_error *error)
{
    enum adj_status status = set_path(store, path, error);
    if (status != ADJ_OK)
        return status;
    store->sync = sync;
    store->fd = open_path(store->path, O_WRONLY | O_APPEND);
    if (store->fd < 0)
        return fail(error, ADJ_SYS_OPEN, "open", path);
    int result;
    do
        result = ftruncate(store->fd, (off_t)size);
    while (result != 0 && errno == EINTR);
    if (result == 0)
        return ADJ_OK;
    status = fail(error, ADJ_SYS_WRITE, "shorten", path);
    adj_store_close(store, NULL);
    return status;
}

// One write as a rule; a rest is written on only where the system took a part.
static bool
write_all(int fd, const uint8_t *bytes, size_t size)
{
    while (size > 0) {
        ssize_t written = write(fd, bytes, size);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        bytes += written;
        size -= (size_t)written;
    }
    return true;
}

enum adj_status
adj_store_append(struct adj_store *store, const void *bytes, size_t size, struct adj_error *error)
{
    if (!write_all(store->fd, bytes, size))
        return fail(error, ADJ_SYS_WRITE, "write", store->path);
    if (store->sync && !sync_fd(store->fd))
        return fail(error, ADJ_SYS_WRITE, "sync", store->path);
    return ADJ_OK;
}

enum adj_status
adj_store_close(struct adj_store *store, struct adj_error *error)
{
    int fd = store->fd;
    store->fd = -1;
    if (fd >= 0 && !close_fd(fd))
        return fail(error, ADJ_SYS_WRITE, "close", store->path);
    return ADJ_OK;
}

static enum adj_status
write_new(const char *path, const void *bytes, size_t size, struct adj_error *error)
{
    int fd = open_path(path, O_WRONLY | O_CREAT | O_TRUNC);
    if (fd < 0)
        return fail(error, ADJ_SYS_OPEN, "create", path);
    enum adj_status status = ADJ_OK;
    if (!write_all(fd, bytes, size) || !sync_fd(fd))
        status = fail(error, ADJ_SYS_WRITE, "write", path);
    if (!close_fd(fd) && status == ADJ_OK)
        status = fail(error, ADJ_SYS_WRITE, "close", path);
    return status;
}

enum adj_status
adj_store_replace(const char *path, const void *bytes, size_t size, struct adj_error *error)
{
    char real[4096], other[4096 + 16];
    struct stat info;
    if (strlen(path) >= sizeof real)
        return adj_error_set(error, ADJ_SYS_OPEN, "the path is too long");
    path = strcpy(real, path);
    adj_store_resolve(real);
    // Something that is no file, such as /dev/null, is written to and not replaced.
    if (stat(path, &info) == 0 && !S_ISREG(info.st_mode))
        return write_new(path, bytes, size, error);
    int length = snprintf(other, sizeof other, "%s.sealing", path);
    if (length < 0 || length >= 4096)
        return adj_error_set(error, ADJ_SYS_OPEN, "the path is too long");
    enum adj_status status = write_new(other, bytes, size, error);
    if (status == ADJ_OK && rename(other, path) != 0)
        status = fail(error, ADJ_SYS_WRITE, "rename to", path);
    if (status == ADJ_OK)
        return sync_folder(path, error);
    unlink(other);
    return status;
}

static enum adj_status
read_fd(int fd, const char *path, size_t limit, struct adj_bytes *bytes, struct adj_error *error)
{
    enum { STEP = 65536 };
    for (;;) {
        if (!adj_bytes_reserve(bytes, STEP))
            return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
        ssize_t got = read(fd, bytes->data + bytes->size, STEP);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return fail(error, ADJ_SYS_READ, "read", path);
        if (got == 0)
            return ADJ_OK;
        bytes->size += (size_t)got;
        if (bytes->size > limit)
            return adj_error_set(error, ADJ_BAD_LIMIT, "%.200s is larger than %zu bytes", path,
                                 limit);
    }
}

enum adj_status
adj_store_read(const char *path, size_t limit, struct adj_bytes *bytes, struct adj_error *error)
{
    if (strcmp(path, "-") == 0)
        return read_fd(STDIN_FILENO, "standard input", limit, bytes, error);
    int fd = open_path(path, O_RDONLY);
    if (fd < 0)
        return fail(error, ADJ_SYS_OPEN, "open", path);
    struct stat info;
    enum adj_status status;
    if (fstat(fd, &info) == 0 && S_ISDIR(info.st_mode))
        status = adj_error_set(error, ADJ_SYS_OPEN, "%.200s is a folder", path);
    else
        status = read_fd(fd, path, limit, bytes, error);
    close(fd);
    return status;
}

enum adj_status
adj_store_make_folder(const char *path, struct adj_error *error)
{
    char part[4096];
    size_t size = strlen(path);
    if (size >= sizeof part)
        return adj_error_set(error, ADJ_SYS_OPEN, "a path is too long");
    for (size_t i = 1; i <= size; i++) {
        if (path[i] != '/' && path[i] != 0)
            continue;
        memcpy(part, path, i);
        part[i] = 0;
        if (mkdir(part, 0777) != 0 && !adj_store_is_folder(part))
            return adj_error_set(error, ADJ_SYS_OPEN, "cannot make the folder %.200s: %s", part,
                                 strerror(errno));
    }
    return ADJ_OK;
}

bool
adj_store_exists(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0;
}

bool
adj_store_is_folder(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

void
adj_store_remove(const char *path)
{
    if (is_regular(path)) // not /dev/null
        unlink(path);
}

void
adj_store_resolve(char path[static 4096])
{
    if (!is_link(path))
        return;
    char *real = realpath(path, NULL);
    if (real != NULL && strlen(real) < 4096)
        memcpy(path, real, strlen(real) + 1);
    free(real);
}

void
adj_store_folder(const char *path, char *out, size_t size)
{
    const char *slash = strrchr(path, '/');
    if (slash == NULL)
        snprintf(out, size, ".");
    else
        snprintf(out, size, "%.*s", slash == path ? 1 : (int)(slash - path), path);
}
