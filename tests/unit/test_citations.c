// SPDX-License-Identifier: MIT
// The citations of the clause registry, compared with the rulebooks: digests, headings, and that no
// text of ours repeats theirs.
//
// The environment variable ADJUTANT_RULEBOOKS names the folder with the rulebooks' text files. They
// are not part of the project; without them these tests are skipped.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <blake2.h>
#include <cmocka.h>
#include "engine/game.h"
#include "specs/load.h"
#include "specs/registry.h"

enum { BOOKS = 8, BOOK_LINES = 2000, BOOK_SIZE = 1 << 20, RUN = 40, DIGEST_SIZE = 8 };

// A rulebook: its text, and its lines without surrounding white space.
struct book {
    char *text;
    const char *line[BOOK_LINES];
    size_t length[BOOK_LINES];
    unsigned lines;
};

static const struct adj_game *game; // that the group of tests is about
static struct adj_registry *registry;
static struct book books[BOOKS];
static unsigned book_count;
static bool have_books;

// White space at either end: ASCII's, and the ideographic space U+3000.
static bool
is_space(const char *at, size_t *width)
{
    bool ideographic = strncmp(at, "\xe3\x80\x80", 3) == 0;

    *width = ideographic ? 3 : 1;
    return ideographic || (*at != '\0' && strchr(" \t\n\r\v\f", *at) != NULL);
}

static void
strip(const char **line, size_t *length)
{
    const char *end = *line + *length;
    size_t width;

    while (*line < end && is_space(*line, &width)) {
        *line += width;
    }
    while (end > *line) {
        if (end - *line >= 3 && is_space(end - 3, &width) && width == 3) {
            end -= 3;
        } else if (is_space(end - 1, &width)) {
            end -= 1;
        } else {
            break;
        }
    }
    *length = (size_t)(end - *line);
}

static void
split_lines(struct book *book)
{
    const char *at = book->text;

    while (*at != '\0') {
        size_t length = strcspn(at, "\n");

        assert_true(book->lines < BOOK_LINES);
        book->line[book->lines] = at;
        book->length[book->lines] = length;
        strip(&book->line[book->lines], &book->length[book->lines]);
        book->lines++;
        at += length + (at[length] == '\n');
    }
}

static void
read_book(struct book *book, const char *folder, const char *name)
{
    char path[ADJ_PATH_SIZE];
    FILE *file;
    size_t size;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    file = fopen(path, "rb");
    if (file == NULL) {
        fail_msg("cannot open %s", path);
    }
    book->text = calloc(1, BOOK_SIZE + 1);
    assert_non_null(book->text);
    size = fread(book->text, 1, BOOK_SIZE, file);
    assert_true(size > 0);
    fclose(file);
    split_lines(book);
}

static void
need_books(void)
{
    if (!have_books) {
        print_message("ADJUTANT_RULEBOOKS names no folder: rulebooks are not compared\n");
        skip();
    }
}

static void
digest(const struct book *book, unsigned first, unsigned last, char hex[2 * DIGEST_SIZE + 1])
{
    static char joined[1 << 16];
    uint8_t out[DIGEST_SIZE];
    size_t size = 0;

    for (unsigned i = first; i <= last; i++) {
        assert_true(size + book->length[i - 1] + 1 < sizeof joined);
        if (i > first) {
            joined[size++] = '\n';
        }
        memcpy(joined + size, book->line[i - 1], book->length[i - 1]);
        size += book->length[i - 1];
    }
    blake2b(out, joined, NULL, sizeof out, size, 0);
    for (unsigned i = 0; i < DIGEST_SIZE; i++) {
        snprintf(hex + 2 * i, 3, "%02x", out[i]);
    }
}

static void
agrees_with_the_rulebooks(void **state)
{
    char hex[2 * DIGEST_SIZE + 1];

    (void)state;
    need_books();
    for (size_t i = 0; i < adj_registry_count(registry); i++) {
        const struct adj_registry_clause *clause = adj_registry_at(registry, i);

        for (size_t c = 0; c < clause->cite_count; c++) {
            const struct adj_registry_cite *cite = &clause->cites[c];

            assert_true(cite->last <= books[cite->edition].lines);
            digest(&books[cite->edition], cite->first, cite->last, hex);
            if (strcmp(hex, cite->digest) != 0) {
                fail_msg("%s, %s %u: digest is %s", clause->id, game->editions[cite->edition],
                         cite->first, hex);
            }
        }
    }
}

// True if the last part of the heading is a line of its own, a colon aside, before the place.
static bool
stands_above(const struct book *book, const struct adj_registry_cite *cite)
{
    const char *part = strstr(cite->heading, " / ");
    const char *name = part != NULL ? part + 3 : cite->heading;
    size_t length = strlen(name);

    for (unsigned i = 0; i < cite->first; i++) {
        size_t rest = book->length[i] - length;

        if (book->length[i] >= length && memcmp(book->line[i], name, length) == 0 &&
            (rest == 0 || (rest == 1 && book->line[i][length] == ':') ||
             (rest == 3 && memcmp(book->line[i] + length, "\xef\xbc\x9a", 3) == 0))) {
            return true;
        }
    }
    return false;
}

static void
names_headings_of_the_rulebooks(void **state)
{
    (void)state;
    need_books();
    for (size_t i = 0; i < adj_registry_count(registry); i++) {
        const struct adj_registry_clause *clause = adj_registry_at(registry, i);

        for (size_t c = 0; c < clause->cite_count; c++) {
            if (!stands_above(&books[clause->cites[c].edition], &clause->cites[c])) {
                fail_msg("%s: no heading \"%s\"", clause->id, clause->cites[c].heading);
            }
        }
    }
}

// Lower case, each stretch of white space one space. Returns the size; `out` has room for it.
static size_t
fold(const char *text, char *out)
{
    size_t size = 0, width;

    for (; *text != '\0'; text++) {
        if (!is_space(text, &width)) {
            out[size++] = (char)(*text >= 'A' && *text <= 'Z' ? *text + 'a' - 'A' : *text);
            continue;
        }
        text += width - 1;
        if (size > 0 && out[size - 1] != ' ') {
            out[size++] = ' ';
        }
    }
    return size;
}

static uint64_t
hash_run(const char *at)
{
    uint64_t hash = 0xcbf29ce484222325;

    for (unsigned i = 0; i < RUN; i++) {
        hash = (hash ^ (uint8_t)at[i]) * 0x100000001b3;
    }
    return hash;
}

static int
by_hash(const void *a, const void *b)
{
    uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;

    return (left > right) - (left < right);
}

static void
no_run_of(const char *id, const char *text, const uint64_t *runs, size_t count)
{
    char folded[1024];
    size_t size;

    assert_true(strlen(text) < sizeof folded);
    size = fold(text, folded);
    for (size_t i = 0; i + RUN <= size; i++) {
        uint64_t hash = hash_run(folded + i);

        if (bsearch(&hash, runs, count, sizeof hash, by_hash) != NULL) {
            fail_msg("%s has a rulebook's words: \"%.*s\"", id, RUN, folded + i);
        }
    }
}

// The hashes of every run of RUN bytes in the rulebooks, sorted.
static size_t
collect_runs(uint64_t *runs, size_t room)
{
    static char folded[BOOK_SIZE + 1];
    size_t count = 0;

    for (unsigned b = 0; b < book_count; b++) {
        size_t size = fold(books[b].text, folded);

        for (size_t i = 0; i + RUN <= size; i++) {
            assert_true(count < room);
            runs[count++] = hash_run(folded + i);
        }
    }
    qsort(runs, count, sizeof runs[0], by_hash);
    return count;
}

static void
speaks_in_its_own_words(void **state)
{
    static uint64_t runs[1 << 18];
    size_t count;

    (void)state;
    need_books();
    count = collect_runs(runs, sizeof runs / sizeof runs[0]);
    for (size_t i = 0; i < adj_registry_count(registry); i++) {
        const struct adj_registry_clause *clause = adj_registry_at(registry, i);

        no_run_of(clause->id, clause->text, runs, count);
        if (clause->informative != NULL) {
            no_run_of(clause->id, clause->informative, runs, count);
        }
    }
}

static int
open_all(void **state)
{
    const char *folder = getenv("ADJUTANT_RULEBOOKS");
    struct adj_error error = {.line = 0};

    (void)state;
    if (adj_registry_open(game, &registry, &error) != ADJ_OK) {
        print_error("line %u: %s\n", (unsigned)error.line, error.message);
        return -1;
    }
    have_books = folder != NULL && folder[0] != '\0';
    memset(books, 0, sizeof books);
    for (book_count = 0; game->editions[book_count] != NULL; book_count++) {
    }
    for (unsigned i = 0; i < book_count && have_books; i++) {
        read_book(&books[i], folder, adj_registry_document(registry, i)->file);
    }
    return 0;
}

static int
close_all(void **state)
{
    (void)state;
    adj_registry_close(registry);
    for (unsigned i = 0; i < book_count; i++) {
        free(books[i].text);
    }
    return 0;
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(agrees_with_the_rulebooks),
        cmocka_unit_test(names_headings_of_the_rulebooks),
        cmocka_unit_test(speaks_in_its_own_words),
    };

    int failed = 0;

    for (unsigned i = 0; adj_games[i] != NULL; i++) {
        game = adj_games[i];
        failed += cmocka_run_group_tests_name(game->name, tests, open_all, close_all);
    }
    return failed;
}
