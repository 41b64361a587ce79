// SPDX-License-Identifier: MIT
#define _XOPEN_SOURCE 700 // realpath
#include "replay/cli/cards.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "replay/cli/commands.h"
#include "replay/cli/output.h"

enum { FILES_SIZE = 1024, INDENT = 2, INNER = 6 };

// How many bytes of two whole paths are folders that they share, with the stroke behind the last.
static size_t
shared_folders(const char *file, const char *folder)
{
    size_t shared = 0, at = 0;
    for (; file[at] != 0 && file[at] == folder[at]; at++)
        if (file[at] == '/')
            shared = at + 1;
    if (folder[at] == 0 && file[at] == '/')
        shared = at + 1;
    return shared;
}

// The path of `file` from `folder`, both whole paths; the whole path where they share nothing.
static bool
path_from(const char *file, const char *folder, char *out, size_t size)
{
    size_t shared = shared_folders(file, folder), used = 0;
    if (shared <= 1 && strcmp(folder, "/") != 0)
        return (size_t)snprintf(out, size, "%s", file) < size;
    const char *rest = strlen(folder) < shared ? "" : folder + shared;
    for (; *rest != 0 && used < size; rest += *rest == '/') {
        rest += strcspn(rest, "/");
        used += (size_t)snprintf(out + used, size - used, "../");
    }
    return used < size &&
           (size_t)snprintf(out + used, size - used, "%s", file + shared) < size - used;
}

static bool
is_file(const char *word)
{
    size_t length = strlen(word);
    return length >= 4 && strcmp(word + length - 4, ".xml") == 0;
}

static int
place_one(const char *word, const char *folder, bool whole, char out[ADJ_SET_NAME])
{
    char file[PATH_MAX], base[PATH_MAX];
    bool fits;
    if (!is_file(word)) {
        fits = snprintf(out, ADJ_SET_NAME, "%s", word) < ADJ_SET_NAME;
    } else if (realpath(word, file) == NULL || realpath(folder, base) == NULL) {
        fprintf(stderr, "adjutant: %s: cannot open: %s [E-OPEN]\n", word, strerror(errno));
        return ADJ_EXIT_SYSTEM;
    } else {
        fits = whole ? snprintf(out, ADJ_SET_NAME, "%s", file) < ADJ_SET_NAME
                     : path_from(file, base, out, ADJ_SET_NAME);
    }
    if (fits)
        return 0;
    fprintf(stderr, "adjutant: --cards: this path is too long: %s\n", word);
    return ADJ_EXIT_USAGE;
}

int
adj_cards_place(struct adj_cards *cards, const struct adj_words *words, const char *folder,
                bool whole)
{
    int code = 0;
    *cards = (struct adj_cards){0};
    for (unsigned i = 0; code == 0 && i < words->count; i++) {
        code = place_one(words->word[i], folder, whole, cards->name[i]);
        cards->set[cards->count++] = cards->name[i];
    }
    return code;
}

bool
adj_cards_same_folder(const char *a, const char *b)
{
    char one[PATH_MAX], other[PATH_MAX];
    return realpath(a, one) != NULL && realpath(b, other) != NULL && strcmp(one, other) == 0;
}

void
adj_cards_tell(const struct adj_session *session)
{
    char files[FILES_SIZE];
    adj_assumed_files(session, files, sizeof files);
    if (*files)
        fprintf(stderr, "adjutant: assumed values in use: %s\n", files);
}

static const char *
word(enum adj_verdict_kind kind)
{
    return kind == ADJ_LEGAL ? "legal" : kind == ADJ_REFUSED ? "refused" : "open";
}

void
adj_cards_print(const struct adj_session *session, const struct adj_rests *rests)
{
    char files[FILES_SIZE], line[FILES_SIZE + 128];
    if (rests->without == 0)
        return;
    adj_assumed_files(session, files, sizeof files);
    if (rests->position)
        snprintf(line, sizeof line,
                 "Rests on assumed values (%s). The position without them:", files);
    else if (rests->earlier != 0)
        snprintf(line, sizeof line,
                 "Rests on assumed values (%s). Order %" PRIu32 " without them is %s:", files,
                 rests->earlier, word(rests->without));
    else
        snprintf(line, sizeof line, "Rests on assumed values (%s). Without them %s%s:", files,
                 word(rests->without), rests->same ? " as well, but" : "");
    if (rests->count == 0)
        line[strlen(line) - 1] = '.';
    printf("\n%*s", INDENT, "");
    adj_out_wrapped(INNER, line);
    for (unsigned i = 0; i < rests->count; i++) {
        printf("%*s", INNER, "");
        adj_out_wrapped(INNER + 2, rests->text[i] + strspn(rests->text[i], " "));
    }
}

void
adj_cards_json(const struct adj_session *session, const struct adj_rests *rests,
               struct adj_json *json)
{
    if (rests->without == 0)
        return;
    adj_json_open(json, "assumed", '{');
    adj_json_open(json, "files", '[');
    for (unsigned i = 0; i < session->head.sets; i++)
        if (adj_assumed_set(session, i))
            adj_json_put_text(json, NULL, session->head.set[i].name);
    adj_json_close(json, ']');
    if (rests->earlier != 0)
        adj_json_put_number(json, "order", rests->earlier);
    adj_json_put_text(json, "without", rests->position ? "impossible" : word(rests->without));
    adj_json_open(json, "values", '[');
    for (unsigned i = 0; i < rests->count; i++)
        adj_json_put_text(json, NULL, rests->text[i] + strspn(rests->text[i], " "));
    adj_json_close(json, ']');
    adj_json_close(json, '}');
}
