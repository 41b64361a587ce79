// SPDX-License-Identifier: MIT
#include "replay/store.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
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
    if (strlen(path) < sizeof store->path) {
        memcpy(store->path, path, strlen(path) + 1);
        return ADJ_OK;
    }
    return adj_error_set(error, ADJ_SYS_OPEN, "the path is too long");
}

// Where a file waits that is about to be replaced. False if the name is too long.
static bool
name_before(const char *path, char name[static 4096])
{
    int length = snprintf(name, 4096, "%s.before", path);
    return length > 0 && length < 4096;
}

static bool
set_aside(const char *path)
{
    char name[4096];
    struct stat info;
    // Something that is no file, such as /dev/null, is written to and not replaced.
    return name_before(path, name) && lstat(path, &info) == 0 && S_ISREG(info.st_mode) &&
           rename(path, name) == 0;
}

void
adj_store_take_back(struct adj_store *store)
{
    char name[4096];
    if (store->aside && name_before(store->path, name))
        rename(name, store->path);
    store->aside = false;
}

void
adj_store_let_go(struct adj_store *store)
{
    char name[4096];
    if (store->aside && name_before(store->path, name))
        unlink(name);
    store->aside = false;
}

enum adj_status
adj_store_create(struct adj_store *store, const char *path, bool force, bool sync,
                 struct adj_error *error)
{
    enum adj_status status = set_path(store, path, error);
    if (status != ADJ_OK)
        return status;
    store->sync = sync;
    store->aside = force && set_aside(path);
    store->fd =
        open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | (force ? O_TRUNC : O_EXCL), 0666);
    if (store->fd >= 0)
        return ADJ_OK;
    if (errno == EEXIST)
        return adj_error_set(error, ADJ_SYS_EXISTS, "%.200s is there already (--force replaces it)",
                             path);
    status = fail(error, ADJ_SYS_OPEN, "create", path);
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
    store->fd = open(path, O_WRONLY | O_APPEND | O_CLOEXEC);
    if (store->fd < 0)
        return fail(error, ADJ_SYS_OPEN, "open", path);
    if (ftruncate(store->fd, (off_t)size) == 0)
        return ADJ_OK;
    status = fail(error, ADJ_SYS_WRITE, "shorten", path);
    close(store->fd);
    store->fd = -1;
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
    store->failed = true;
    if (!write_all(store->fd, bytes, size))
        return fail(error, ADJ_SYS_WRITE, "write", store->path);
    if (store->sync && fsync(store->fd) != 0 && errno != EINVAL && errno != EROFS)
        return fail(error, ADJ_SYS_WRITE, "sync", store->path);
    store->failed = false;
    return ADJ_OK;
}

enum adj_status
adj_store_close(struct adj_store *store, struct adj_error *error)
{
    int fd = store->fd;
    store->fd = -1;
    if (fd >= 0 && close(fd) != 0)
        return fail(error, ADJ_SYS_WRITE, "close", store->path);
    return ADJ_OK;
}

// A rename lasts only when its folder is on the disk; where folders cannot be synced, so be it.
static void
sync_folder(const char *path)
{
    char folder[4096];
    adj_store_folder(path, folder, sizeof folder);
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return;
    fsync(fd);
    close(fd);
}

static enum adj_status
write_new(const char *path, const void *bytes, size_t size, struct adj_error *error)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (fd < 0)
        return fail(error, ADJ_SYS_OPEN, "create", path);
    enum adj_status status = ADJ_OK;
    if (!write_all(fd, bytes, size) || (fsync(fd) != 0 && errno != EINVAL && errno != EROFS))
        status = fail(error, ADJ_SYS_WRITE, "write", path);
    if (close(fd) != 0 && status == ADJ_OK)
        status = fail(error, ADJ_SYS_WRITE, "close", path);
    return status;
}

enum adj_status
adj_store_replace(const char *path, const void *bytes, size_t size, struct adj_error *error)
{
    char other[4096 + 16];
    struct stat info;
    // Something that is no file, such as /dev/null, is written to and not replaced.
    if (stat(path, &info) == 0 && !S_ISREG(info.st_mode))
        return write_new(path, bytes, size, error);
    int length = snprintf(other, sizeof other, "%s.sealing", path);
    if (length < 0 || length >= 4096)
        return adj_error_set(error, ADJ_SYS_OPEN, "the path is too long");
    enum adj_status status = write_new(other, bytes, size, error);
    if (status == ADJ_OK && rename(other, path) != 0)
        status = fail(error, ADJ_SYS_WRITE, "rename to", path);
    if (status != ADJ_OK)
        unlink(other);
    else
        sync_folder(path);
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
    int fd = open(path, O_RDONLY | O_CLOEXEC);
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
    struct stat info;
    if (lstat(path, &info) == 0 && S_ISREG(info.st_mode)) // not /dev/null
        unlink(path);
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
