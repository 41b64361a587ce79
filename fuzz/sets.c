// SPDX-License-Identifier: MIT
#include "fuzz/sets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "fuzz/starts.h"
#include "replay/store.h"
#include "replay/world.h"
#include "specs/load.h"

enum { SETS = 16, COMPILED = 512, AT_ONCE = 2 };

static struct {
    const char *name; // ends the path
    char path[ADJ_PATH_SIZE + ADJ_SET_NAME];
} sets[SETS];
static unsigned set_count;

static enum adj_status load_sets(void *context, const struct adj_game *game, void *rules,
                                 const char *const *names, unsigned n, const char *base_dir,
                                 uint8_t digest[][ADJ_DIGEST_SIZE], struct adj_error *error);

const struct adj_world adj_fuzz_world = {
    .games = adj_games,
    .source = {.load = load_sets},
    .version = "fuzz",
};

// A ruleset that was asked for before, or the error that came of it.
static struct compiled {
    const struct adj_game *game;
    unsigned edition, sets, set[AT_ONCE];
    struct adj_error error; // status ADJ_OK if there is a ruleset
    uint8_t digest[AT_ONCE][ADJ_DIGEST_SIZE];
    void *rules;
} compiled[COMPILED];
static unsigned compiled_count;

// `line` goes on with the name that a start has for the set, relative to its folder if it is a
// file.
static void
add_set(const char *folder, const char *line)
{
    char name[ADJ_SET_NAME] = "";
    size_t length = strcspn(line, " \t\r\n");
    if (set_count == SETS || length < 5 || length >= sizeof name)
        return;
    memcpy(name, line, length);
    bool file = strcmp(name + length - 4, ".xml") == 0;
    char *path = sets[set_count].path;
    snprintf(path, sizeof sets[0].path, "%s%s%s", file ? folder : "", file ? "/" : "", name);
    const char *slash = strrchr(path, '/');
    sets[set_count].name = slash != NULL ? slash + 1 : path;
    for (unsigned i = 0; i < set_count; i++)
        if (strcmp(sets[i].name, sets[set_count].name) == 0)
            return;
    set_count++;
}

void
adj_fuzz_sets_open(void)
{
    static const char word[] = "\ncards ";
    char folder[ADJ_PATH_SIZE];
    if (!adj_starts_load())
        exit(4);
    for (unsigned i = 0; i < adj_starts_count(); i++) {
        const struct adj_start *start = adj_starts_at(i);
        adj_store_folder(start->path, folder, sizeof folder);
        for (const char *at = start->text; (at = strstr(at, word)) != NULL; at += sizeof word - 1)
            add_set(folder, at + sizeof word - 1);
    }
}

static bool
set_digest(const struct adj_game *game, const char *name, uint8_t digest[ADJ_DIGEST_SIZE])
{
    uint8_t digests[1][ADJ_DIGEST_SIZE];
    void *rules = calloc(1, game->rules_size);
    if (rules == NULL)
        return false;
    game->rules_start(rules, 0);
    bool there = load_sets(NULL, game, rules, &name, 1, NULL, digests, NULL) == ADJ_OK;
    if (there)
        memcpy(digest, digests[0], sizeof digests[0]);
    free(rules);
    return there;
}

bool
adj_fuzz_set_digest(const char *name, uint8_t digest[ADJ_DIGEST_SIZE])
{
    for (unsigned i = 0; adj_games[i] != NULL; i++)
        if (set_digest(adj_games[i], name, digest))
            return true;
    return false;
}

static bool
find_sets(const char *const *names, unsigned n, unsigned set[AT_ONCE])
{
    for (unsigned i = 0; i < n; i++) {
        set[i] = 0;
        while (set[i] < set_count && strcmp(sets[set[i]].name, names[i]) != 0)
            set[i]++;
        if (set[i] == set_count)
            return false;
    }
    return true;
}

static struct compiled *
find_compiled(const struct compiled *asked)
{
    for (unsigned i = 0; i < compiled_count; i++)
        if (compiled[i].game == asked->game && compiled[i].edition == asked->edition &&
            compiled[i].sets == asked->sets &&
            memcmp(compiled[i].set, asked->set, sizeof asked->set) == 0)
            return &compiled[i];
    return NULL;
}

static struct compiled *
compile(const struct compiled *asked, const void *begun)
{
    const char *paths[AT_ONCE];
    if (compiled_count == COMPILED)
        return NULL;
    struct compiled *made = &compiled[compiled_count];
    *made = *asked;
    made->rules = malloc(asked->game->rules_size);
    if (made->rules == NULL)
        return NULL;
    memcpy(made->rules, begun, asked->game->rules_size);
    for (unsigned i = 0; i < asked->sets; i++)
        paths[i] = sets[asked->set[i]].path;
    made->error.status = adj_world.source.load(adj_world.source.ctx, asked->game, made->rules,
                                               paths, asked->sets, ".", made->digest, &made->error);
    compiled_count++;
    return made;
}

static enum adj_status
load_sets(void *context, const struct adj_game *game, void *rules, const char *const *names,
          unsigned n, const char *base_dir, uint8_t digest[][ADJ_DIGEST_SIZE],
          struct adj_error *error)
{
    struct compiled asked = {.game = game, .edition = game->rules_edition(rules), .sets = n};
    (void)context;
    (void)base_dir;
    if (n > AT_ONCE || !find_sets(names, n, asked.set))
        return adj_error_set(error, ADJ_BAD_RULESET, "there is no such card set");
    struct compiled *found = find_compiled(&asked);
    if (found == NULL)
        found = compile(&asked, rules);
    if (found == NULL)
        return adj_error_set(error, ADJ_BAD_RULESET, "no more card sets");
    if (found->error.status != ADJ_OK)
        return adj_error_set(error, found->error.status, "%s", found->error.message);
    memcpy(rules, found->rules, game->rules_size);
    memcpy(digest, found->digest, n * sizeof digest[0]);
    return ADJ_OK;
}
