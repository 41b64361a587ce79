// SPDX-License-Identifier: MIT
// A library to be loaded before the command's (LD_PRELOAD): the N-th time that the command itself
// asks for memory it gets none. What libraries ask for is left alone. tests/fault/memory.py has the
// runs.
//
//   ADJ_MEMORY_AT=N      from 1; 0 or none: never
//   ADJ_MEMORY_LOG=FILE  how often it was asked, written there at the end

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);

static unsigned long calls;
static unsigned long fails_at;
static ElfW(Addr) from, to; // of the command's code; 0 before it is known

// The first object that is told is the program.
static int
note_program(struct dl_phdr_info *info, size_t size, void *unused)
{
    (void)size;
    (void)unused;
    for (unsigned i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        if (part->p_type != PT_LOAD || (part->p_flags & PF_X) == 0)
            continue;
        from = info->dlpi_addr + part->p_vaddr;
        to = from + part->p_memsz;
    }
    return 1;
}

__attribute__((constructor)) static void
start(void)
{
    const char *at = getenv("ADJ_MEMORY_AT");
    fails_at = at != NULL ? strtoul(at, NULL, 10) : 0;
    dl_iterate_phdr(note_program, NULL);
}

__attribute__((destructor)) static void
tell(void)
{
    const char *log = getenv("ADJ_MEMORY_LOG");
    FILE *file = log != NULL ? fopen(log, "w") : NULL;
    if (file == NULL)
        return;
    fprintf(file, "%lu\n", calls);
    fclose(file);
}

static bool
fails(const void *caller)
{
    ElfW(Addr) address = (ElfW(Addr))caller;
    if (address < from || address >= to ||
        __atomic_add_fetch(&calls, 1, __ATOMIC_RELAXED) != fails_at)
        return false;
    errno = ENOMEM;
    return true;
}

void *
malloc(size_t size)
{
    return fails(__builtin_return_address(0)) ? NULL : __libc_malloc(size);
}

void *
calloc(size_t count, size_t size)
{
    return fails(__builtin_return_address(0)) ? NULL : __libc_calloc(count, size);
}

void *
realloc(void *old, size_t size)
{
    return fails(__builtin_return_address(0)) ? NULL : __libc_realloc(old, size);
}
