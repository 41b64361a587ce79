// SPDX-License-Identifier: MIT
// The driver without a fuzzer: runs files, and folders of files. It exits with 0 if the property
// holds for all of them, and aborts with the game's story where it does not.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include "fuzz/target.h"
#include "replay/store.h"

enum { SIZE_MAX_READ = 1 << 20 };

static bool telling;
static unsigned files;

static enum adj_status
read_file(const char *path, struct adj_bytes *bytes, struct adj_error *error)
{
    enum adj_status status = adj_store_read(path, SIZE_MAX_READ, bytes, error);
    if (status != ADJ_OK)
        fprintf(stderr, "%s: %s\n", path, error->message);
    return status;
}

static enum adj_status
run_file(void *context, const char *path)
{
    struct adj_bytes bytes = {0};
    enum adj_status status = read_file(path, &bytes, context);
    if (status == ADJ_OK) {
        fprintf(telling ? stdout : stderr, telling ? "# %s\n" : "%s\n", path);
        adj_target_run(bytes.data, bytes.size, telling);
    }
    adj_bytes_free(&bytes);
    files++;
    return status;
}

// True if the property still fails on these bytes; asked of a child, which dies of it. Its first
// line about what does not hold goes to `what`.
static bool
fails(const uint8_t *bytes, size_t size, char what[128])
{
    int end[2], how = 0;
    char said[4096];
    size_t used = 0;
    if (pipe(end) != 0)
        return false;
    pid_t child = fork();
    if (child == 0) {
        dup2(end[1], STDOUT_FILENO);
        dup2(end[1], STDERR_FILENO);
        close(end[0]);
        adj_target_run(bytes, size, false);
        _exit(0);
    }
    close(end[1]);
    for (ssize_t n; (n = read(end[0], said + used, sizeof said - 1 - used)) > 0;)
        used += used < sizeof said / 2 ? (size_t)n : 0;
    said[used] = '\0';
    close(end[0]);
    waitpid(child, &how, 0);
    const char *line = strstr(said, "# what does not hold: ");
    snprintf(what, 128, "%.*s", line == NULL ? 0 : (int)strcspn(line, ":\n") + 24,
             line == NULL ? "" : line);
    return how != 0;
}

// Takes out whole records, then sets bytes to zero, as long as the same property fails.
static size_t
shrink(uint8_t *bytes, size_t size)
{
    char what[128], now[128];
    size_t record = adj_target_record > 0 ? adj_target_record : 1;
    uint8_t *trial = malloc(size);
    if (trial == NULL || !fails(bytes, size, what))
        return size;
    for (size_t at = size / record; at-- > 0;) {
        size_t from = adj_target_head + at * record;
        size_t to = from + record;
        if (from >= size)
            continue;
        to = to > size ? size : to;
        memcpy(trial, bytes, from);
        memcpy(trial + from, bytes + to, size - to);
        if (fails(trial, size - (to - from), now) && strcmp(what, now) == 0) {
            size -= to - from;
            memcpy(bytes, trial, size);
        }
    }
    for (size_t i = 0; i < size; i++) {
        uint8_t keep = bytes[i];
        bytes[i] = 0;
        if (keep != 0 && !(fails(bytes, size, now) && strcmp(what, now) == 0))
            bytes[i] = keep;
    }
    free(trial);
    return size;
}

static enum adj_status
shrink_file(const char *path, struct adj_error *error)
{
    struct adj_bytes bytes = {0};
    char out[4096];
    enum adj_status status = read_file(path, &bytes, error);
    if (status == ADJ_OK) {
        size_t size = shrink(bytes.data, bytes.size);
        snprintf(out, sizeof out, "%s.small", path);
        status = adj_store_replace(out, bytes.data, size, error);
        printf("%s: %zu bytes of %zu\n", out, size, bytes.size);
    }
    adj_bytes_free(&bytes);
    return status;
}

// Random bytes for so many seconds: finds what lies near the surface without any fuzzer.
static void
sow(unsigned seconds, unsigned seed)
{
    enum { MOST = 40 };
    uint8_t bytes[4096];
    time_t end = time(NULL) + (time_t)seconds;
    unsigned long runs = 0;
    while (time(NULL) < end) {
        size_t size = adj_target_record == 0
                          ? (seed >> 8) % sizeof bytes
                          : adj_target_head + adj_target_record * ((seed >> 8) % MOST);
        for (size_t i = 0; i < size; i++) {
            seed = seed * 1664525u + 1013904223u;
            bytes[i] = (uint8_t)(seed >> 16);
        }
        FILE *last = fopen("last-input", "wb"); // what it died of, if it dies
        if (last != NULL) {
            fwrite(bytes, 1, size, last);
            fclose(last);
        }
        adj_target_run(bytes, size, false);
        runs++;
    }
    printf("%lu runs\n", runs);
}

static int
usage(const char *name)
{
    fprintf(stderr,
            "usage: %s [-v | -s] PATH...   runs %s on files and folders; -v tells each game,\n"
            "       -s shrinks each file that fails into FILE.small\n"
            "       %s -r SECONDS [SEED]   random bytes, the last ones kept in ./last-input\n",
            name, adj_target_name, name);
    return 2;
}

int
main(int argc, char **argv)
{
    struct adj_error error = {0};
    const char *option = argc > 1 && argv[1][0] == '-' ? argv[1] : "";
    int from = option[0] == '\0' ? 1 : 2;
    if (argc <= from || (option[0] != '\0' && strchr("vsr", option[1]) == NULL))
        return usage(argv[0]);
    adj_target_open();
    telling = strcmp(option, "-v") == 0;
    if (strcmp(option, "-r") == 0) {
        sow((unsigned)atoi(argv[2]), argc > 3 ? (unsigned)atoi(argv[3]) : 1);
        return 0;
    }
    for (int i = from; i < argc; i++) {
        enum adj_status status = strcmp(option, "-s") == 0 ? shrink_file(argv[i], &error)
                                 : adj_store_is_folder(argv[i])
                                     ? adj_store_walk(argv[i], "", run_file, &error, &error)
                                     : run_file(&error, argv[i]);
        if (status != ADJ_OK)
            return 4;
    }
    fprintf(stderr, "%s holds for %u files\n", adj_target_name, files);
    return files == 0 && option[0] == '\0' ? 2 : 0;
}
