// SPDX-License-Identifier: MIT
// A library to be loaded before the command's (LD_PRELOAD): it counts the calls by which files are
// written and lets the N-th of them fail, or ends the process there, as kill -9 or a loss of power
// would. tests/fault/record.py has the runs.
//
//   ADJ_FAULT_AT=N      at the N-th call, from 1; 0 or none: nowhere
//   ADJ_FAULT_DO=WHAT   before   killed before the call
//                       torn     a write: killed when half of it is done; others as `before`
//                       power    killed before it, and what was not synced is gone
//                       short    a write writes half and says so
//                       EIO, EINTR   fails so, once
//                       full     from here on no write finds room
//   ADJ_FAULT_LOG=FILE  the name of each call is appended to this file
//
// Counted are: open for writing or of a folder; write, ftruncate, fsync, close of what was so
// opened; rename, unlink.

#undef _FILE_OFFSET_BITS // or `open` would be another name for `open64`
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { FILES = 64 };

// What is known of an open file: how much of it the disk has, and whether it has the name.
struct file {
    bool open, created, named, folder;
    off_t synced;
    char path[1024];
};

static struct file file[FILES];
static unsigned long calls;

static unsigned long
fault_at(void)
{
    const char *at = getenv("ADJ_FAULT_AT");
    return at != NULL ? strtoul(at, NULL, 10) : 0;
}

static bool
fault_is(const char *what)
{
    const char *wanted = getenv("ADJ_FAULT_DO");
    return wanted != NULL && strcmp(wanted, what) == 0;
}

static void
note(const char *call)
{
    const char *path = getenv("ADJ_FAULT_LOG");
    if (path == NULL)
        return;
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND, 0666);
    syscall(SYS_write, fd, call, strlen(call));
    syscall(SYS_write, fd, "\n", 1);
    syscall(SYS_close, fd);
}

static void
die(void)
{
    syscall(SYS_kill, getpid(), SIGKILL);
}

// What the disk does not have is lost: the end of a file, and a name that is new.
static void
lose_power(void)
{
    for (unsigned fd = 0; fd < FILES; fd++) {
        if (file[fd].open && !file[fd].folder)
            syscall(SYS_ftruncate, fd, file[fd].synced);
        if (file[fd].created && !file[fd].named)
            syscall(SYS_unlinkat, AT_FDCWD, file[fd].path, 0);
    }
    die();
}

enum fault { NONE, HERE, HALF };

// Counts a call. NONE: it is to be carried out; HERE: errno is set, it failed; HALF: of a write.
static enum fault
meet(const char *call, bool is_write)
{
    note(call);
    bool here = ++calls == fault_at();
    if (calls > fault_at() && fault_at() > 0 && is_write && fault_is("full"))
        here = true;
    if (!here)
        return NONE;
    if (fault_is("before") || (fault_is("torn") && !is_write))
        die();
    if (fault_is("power"))
        lose_power();
    errno = fault_is("full") ? ENOSPC : fault_is("EIO") ? EIO : EINTR;
    if (fault_is("EIO") || fault_is("EINTR") || (fault_is("full") && is_write))
        return HERE;
    return (fault_is("torn") || fault_is("short")) && is_write ? HALF : NONE;
}

static bool
is_watched(int fd)
{
    return fd >= 0 && fd < FILES && file[fd].open;
}

static int
open_watched(const char *path, int flags, mode_t mode)
{
    struct stat64 info;
    bool there = stat64(path, &info) == 0;
    if (meet(flags & O_DIRECTORY ? "open folder" : "open", false) == HERE)
        return -1;
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
    if (fd >= 0 && fd < FILES) {
        file[fd] = (struct file){.open = true,
                                 .folder = (flags & O_DIRECTORY) != 0,
                                 .created = !there,
                                 .synced = there ? (off_t)info.st_size : 0};
        snprintf(file[fd].path, sizeof file[fd].path, "%s", path);
    }
    return fd;
}

int open(const char *path, int flags, ...);
int open64(const char *path, int flags, ...);

int
open(const char *path, int flags, ...)
{
    va_list args;
    va_start(args, flags);
    mode_t mode = (flags & O_CREAT) != 0 ? va_arg(args, mode_t) : 0;
    va_end(args);
    if ((flags & O_ACCMODE) != O_RDONLY || (flags & O_DIRECTORY) != 0)
        return open_watched(path, flags, mode);
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

int
open64(const char *path, int flags, ...)
{
    va_list args;
    va_start(args, flags);
    mode_t mode = (flags & O_CREAT) != 0 ? va_arg(args, mode_t) : 0;
    va_end(args);
    return open(path, flags, mode);
}

ssize_t
write(int fd, const void *bytes, size_t size)
{
    if (!is_watched(fd))
        return syscall(SYS_write, fd, bytes, size);
    enum fault fault = meet("write", true);
    if (fault == HERE)
        return -1;
    ssize_t written = syscall(SYS_write, fd, bytes, fault == HALF ? size / 2 : size);
    if (fault == HALF && fault_is("torn"))
        die();
    return written;
}

int
ftruncate(int fd, off_t size)
{
    if (meet("ftruncate", false) == HERE)
        return -1;
    return (int)syscall(SYS_ftruncate, fd, size);
}

int
ftruncate64(int fd, off64_t size)
{
    return ftruncate(fd, (off_t)size); // no file here is longer than 32 bits can tell
}

// What a synced folder names, it names after a loss of power, too.
static void
sync_names(void)
{
    for (unsigned i = 0; i < FILES; i++)
        file[i].named = true;
}

int
fsync(int fd)
{
    if (!is_watched(fd))
        return (int)syscall(SYS_fsync, fd);
    if (meet(file[fd].folder ? "fsync folder" : "fsync", false) == HERE)
        return -1;
    struct stat64 info;
    if (file[fd].folder)
        sync_names();
    else if (fstat64(fd, &info) == 0)
        file[fd].synced = (off_t)info.st_size;
    return 0;
}

int
close(int fd)
{
    if (!is_watched(fd))
        return (int)syscall(SYS_close, fd);
    bool failed = meet("close", false) == HERE;
    int error = errno;
    file[fd].open = false; // whatever close returns, it is
    int result = (int)syscall(SYS_close, fd);
    errno = error;
    return failed ? -1 : result;
}

int
rename(const char *from, const char *to)
{
    if (meet("rename", false) == HERE)
        return -1;
    return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
unlink(const char *path)
{
    if (meet("unlink", false) == HERE)
        return -1;
    return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}
