// SPDX-License-Identifier: MIT
#include "replay/ruleset.h"

#include <stdlib.h>
#include <string.h>

enum { PLACES = 8 }; // a ruleset has some 200 KiB

struct adj_shelf {
    struct adj_ruleset *place[PLACES]; // the one used last comes first; NULL behind the last
};

struct adj_ruleset *
adj_ruleset_make(const struct adj_game *game)
{
    struct adj_ruleset *ruleset = calloc(1, sizeof *ruleset);
    void *rules = calloc(1, game->rules_size);
    if (ruleset == NULL || rules == NULL) {
        free(ruleset);
        free(rules);
        return NULL;
    }
    ruleset->game = game;
    ruleset->rules = rules;
    ruleset->held = 1;
    return ruleset;
}

struct adj_ruleset *
adj_ruleset_hold(struct adj_ruleset *ruleset)
{
    ruleset->held++;
    return ruleset;
}

void
adj_ruleset_let_go(struct adj_ruleset *ruleset)
{
    if (ruleset == NULL || --ruleset->held > 0)
        return;
    free(ruleset->rules);
    adj_bytes_free(&ruleset->key);
    free(ruleset);
}

struct adj_shelf *
adj_shelf_open(void)
{
    return calloc(1, sizeof(struct adj_shelf));
}

void
adj_shelf_close(struct adj_shelf *shelf)
{
    for (unsigned i = 0; shelf != NULL && i < PLACES; i++)
        adj_ruleset_let_go(shelf->place[i]);
    free(shelf);
}

static void
put_first(struct adj_shelf *shelf, struct adj_ruleset *ruleset, unsigned free_place)
{
    memmove(&shelf->place[1], &shelf->place[0], free_place * sizeof shelf->place[0]);
    shelf->place[0] = ruleset;
}

static bool
same_key(const struct adj_bytes *a, const struct adj_bytes *b)
{
    return a->size == b->size && memcmp(a->data, b->data, a->size) == 0;
}

struct adj_ruleset *
adj_shelf_take(struct adj_shelf *shelf, const struct adj_bytes *key)
{
    for (unsigned i = 0; shelf != NULL && i < PLACES && shelf->place[i] != NULL; i++)
        if (same_key(&shelf->place[i]->key, key)) {
            put_first(shelf, shelf->place[i], i);
            return adj_ruleset_hold(shelf->place[0]);
        }
    return NULL;
}

void
adj_shelf_put(struct adj_shelf *shelf, struct adj_ruleset *ruleset, struct adj_bytes *key)
{
    if (shelf == NULL || key->failed || ruleset->key.size > 0)
        return;
    ruleset->key = *key;
    *key = (struct adj_bytes){0};
    adj_ruleset_let_go(shelf->place[PLACES - 1]);
    put_first(shelf, adj_ruleset_hold(ruleset), PLACES - 1);
}
