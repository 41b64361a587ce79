// SPDX-License-Identifier: MIT
// Where the specs lie (the rule is told in specs/load.h). Needs the C library of GNU/Linux.

#define _GNU_SOURCE // dladdr1

#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "specs/load.h"

static pthread_once_t found_once = PTHREAD_ONCE_INIT;
static char found[ADJ_PATH_SIZE];

static void find(void);

const char *
adj_specs_dir(void)
{
    const char *told = getenv("ADJUTANT_SPECS");
    if (told != NULL && told[0] != '\0')
        return told;
    pthread_once(&found_once, find);
    return found;
}

// The file that this code was loaded from, with every link followed: the program or a shared
// library.
static bool
code_file(char path[PATH_MAX])
{
    static const char here = 0;
    Dl_info info;
    void *map = NULL;
    if (dladdr1(&here, &info, &map, RTLD_DL_LINKMAP) == 0 || map == NULL)
        return false;
    const char *name = ((const struct link_map *)map)->l_name;
    return realpath(name[0] != '\0' ? name : "/proc/self/exe", path) != NULL;
}

// Cuts "/lib/x86_64-linux-gnu" off the end of a path if it is there.
static bool
cut_folder(char *path, const char *folder)
{
    size_t length = strlen(path), end = strlen(folder);
    if (end == 0 || length <= end || strcmp(path + length - end, folder) != 0 ||
        path[length - end - 1] != '/')
        return false;
    path[length - end - 1] = '\0';
    return true;
}

static bool
find_installed(void)
{
    char path[PATH_MAX];
    if (!code_file(path))
        return false;
    *strrchr(path, '/') = '\0';
    if (!cut_folder(path, ADJ_BINDIR) && !cut_folder(path, ADJ_LIBDIR))
        return false;
    int length = snprintf(found, sizeof found, "%s/" ADJ_DATADIR "/adjutant/specs", path);
    return length > 0 && (size_t)length < sizeof found && access(found, X_OK) == 0;
}

static void
find(void)
{
    if (!find_installed())
        snprintf(found, sizeof found, "%s", ADJ_SPECS_DIR);
}
