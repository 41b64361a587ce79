// SPDX-License-Identifier: MIT
// The property of a card set: any bytes are refused, with a line, and nothing changes; or loaded,
// and then
//  - the ruleset is one that a reader of files would take;
//  - loaded once more it is the same to the byte;
//  - a game can begin under it, and every order that is listed then is legal.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "fuzz/fail.h"
#include "fuzz/target.h"
#include "replay/bytes.h"
#include "specs/load.h"

const char adj_target_name[] = "cards";
const size_t adj_target_head = 0, adj_target_record = 0;

// The loader reads files.
static char folder[] = "/tmp/adj-fuzz-XXXXXX", path[64];

// What a game is tried with.
struct trial {
    const struct adj_game *game;
    unsigned edition;
    void *rules, *before, *state;
    bool told;
};

static void
clean_up(void)
{
    unlink(path);
    rmdir(folder);
}

void
adj_target_open(void)
{
    if (mkdtemp(folder) == NULL) {
        perror(folder);
        exit(4);
    }
    snprintf(path, sizeof path, "%s/set.xml", folder);
    atexit(clean_up);
}

static void
write_set(const uint8_t *bytes, size_t size)
{
    FILE *file = fopen(path, "wb");
    if (file == NULL || (size > 0 && fwrite(bytes, 1, size, file) != size) || fclose(file) != 0) {
        perror(path);
        exit(4);
    }
}

// `file` becomes that at fault: "" if it is none's, as where a game has no card sets.
static enum adj_status
load(struct trial *trial, char file[ADJ_PATH_SIZE], struct adj_error *error)
{
    const char *set = path;
    memset(trial->rules, 0, trial->game->rules_size);
    trial->game->rules_start(trial->rules, trial->edition);
    memcpy(trial->before, trial->rules, trial->game->rules_size);
    return adj_specs_load(trial->game, trial->rules, &set, 1, NULL, NULL, error, file,
                          ADJ_PATH_SIZE);
}

static void
check_refused(const struct trial *trial, enum adj_status status, const char *file,
              const struct adj_error *error)
{
    if (adj_status_exit(status) != 3)
        adj_fuzz_fail("status %d is no fault of the set: %s", (int)status, error->message);
    if ((error->line == 0 && file[0] != '\0') || error->message[0] == '\0' ||
        !adj_utf8_valid(error->message, strlen(error->message)))
        adj_fuzz_fail("an error that tells no line or no UTF-8: %s", error->message);
    if (memcmp(trial->rules, trial->before, trial->game->rules_size) != 0)
        adj_fuzz_fail("a set that is refused changes the ruleset: %s", error->message);
}

static bool
check_listed(void *context, const struct adj_order *order, bool certain)
{
    const struct trial *trial = context;
    struct adj_verdict verdict;
    if (order->seat == ADJ_SEAT_TABLE) // a pattern of chance
        return true;
    trial->game->judge(trial->rules, trial->state, order, ADJ_SHOWN, &verdict);
    if (certain && verdict.kind != ADJ_LEGAL)
        adj_fuzz_fail("an order that is listed is not legal: verb %u", order->verb);
    return true;
}

static void
check_item(void *context, const struct adj_card_item *item)
{
    enum adj_card_part *last = context;
    if (item->part < *last || (*last == 0 && item->part != ADJ_CARD_NAME))
        adj_fuzz_fail("part %d of a card is told after part %d", (int)item->part, (int)*last);
    *last = item->part;
    size_t size = strlen(item->text);
    if (size == 0 || size >= ADJ_LINE_MAX || !adj_utf8_valid(item->text, size))
        adj_fuzz_fail("what a card says is empty, too long or not UTF-8: %s", item->text);
}

// Every card can be put into words.
static void
check_told(const struct trial *trial)
{
    enum adj_card_part last = 0;
    if (trial->game->tell_card == NULL)
        return;
    for (unsigned i = 0; trial->game->tell_card(trial->rules, i, check_item, &last); i++)
        last = 0;
}

static void
check_loaded(struct trial *trial)
{
    const struct adj_game *game = trial->game;
    struct adj_error error = {0};
    char file[ADJ_PATH_SIZE];
    void *first = malloc(game->rules_size);
    if (first == NULL)
        exit(4);
    memcpy(first, trial->rules, game->rules_size);
    if (!game->rules_check(trial->rules))
        adj_fuzz_fail("the ruleset is not possible");
    if (load(trial, file, &error) != ADJ_OK || memcmp(first, trial->rules, game->rules_size) != 0)
        adj_fuzz_fail("loaded again, the ruleset is another: %s", error.message);
    free(first);
    check_told(trial);
    memset(trial->state, 0, game->state_size);
    game->start(trial->rules, trial->state);
    game->enumerate(trial->rules, trial->state, check_listed, trial);
}

static void
try_game(const struct adj_game *game, unsigned edition, bool told)
{
    struct adj_error error = {0};
    char file[ADJ_PATH_SIZE] = "";
    struct trial trial = {.game = game,
                          .edition = edition,
                          .rules = malloc(game->rules_size),
                          .before = malloc(game->rules_size),
                          .state = malloc(game->state_size)};
    if (trial.rules == NULL || trial.before == NULL || trial.state == NULL)
        exit(4);
    enum adj_status status = load(&trial, file, &error);
    if (told)
        printf("%s under %s: %s line %u %s\n", game->name, game->editions[edition],
               adj_status_code(status), (unsigned)error.line, error.message);
    if (status == ADJ_OK)
        check_loaded(&trial);
    else
        check_refused(&trial, status, file, &error);
    free(trial.rules);
    free(trial.before);
    free(trial.state);
}

// One edition of each game, by the size: all of them come by, and a run is dear.
void
adj_target_run(const uint8_t *bytes, size_t size, bool told)
{
    write_set(bytes, size);
    for (unsigned i = 0; adj_games[i] != NULL; i++) {
        unsigned editions = 0;
        while (adj_games[i]->editions[editions] != NULL)
            editions++;
        try_game(adj_games[i], (unsigned)(size % editions), told);
    }
}
