// SPDX-License-Identifier: MIT
#include "tests/enum/random_games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "specs/load.h"

// What every program that plays random games needs: cards, a start, chance, and a choice among the
// listed orders.

uint64_t
random_next(struct game *game)
{
    uint64_t z = game->random += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

unsigned
random_below(struct game *game, unsigned limit)
{
    return limit == 0 ? 0 : (unsigned)(random_next(game) % limit);
}

// How eagerly a verb is chosen: attacks, so that games end, and little that stops them.
static unsigned
weight(unsigned verb)
{
    switch (verb) {
    case ADJ_FS_ATTACK:
        return 400;
    case ADJ_FS_SUPPORT:
    case ADJ_FS_FOCUS:
    case ADJ_FS_BASIC:
        return 150;
    case ADJ_FS_REPEL:
    case ADJ_FS_DEFEND:
    case ADJ_FS_REACT:
    case ADJ_FS_CANCEL:
        return 60;
    case ADJ_FS_DONE:
    case ADJ_FS_DISCARD:
    case ADJ_FS_REARRANGE:
        return 40;
    case ADJ_FS_ROLL:
    case ADJ_FS_SHUFFLE:
    case ADJ_FS_DRAW:
    case ADJ_FS_OBSERVE:
    case ADJ_FS_RESIGN:
    case ADJ_FS_AGREE_DRAW:
        return 0; // chance, or not to be chosen by weight
    default:
        return 100;
    }
}

const struct adj_order *
choose_order(struct game *game)
{
    unsigned count[256] = {0}, sum = 0;
    for (size_t i = 0; i < game->listed.kept; i++)
        if (count[game->listed.order[i].verb]++ == 0)
            sum += weight(game->listed.order[i].verb);
    if (sum == 0)
        return NULL;
    unsigned at = random_below(game, sum), verb = 0;
    for (; verb < 255; verb++) {
        unsigned share = count[verb] == 0 ? 0 : weight(verb);
        if (at < share)
            break;
        at -= share;
    }
    unsigned left = random_below(game, count[verb]);
    for (size_t i = 0; i < game->listed.kept; i++)
        if (game->listed.order[i].verb == verb && left-- == 0)
            return &game->listed.order[i];
    return NULL;
}

void
start_game(struct game *game, unsigned number)
{
    unsigned empires = game->rules.empires;
    memset(&game->state, 0, sizeof game->state);
    adj_fs_start(&game->rules, &game->state);
    game->number = number;
    game->random = game->seed * 1000003u + number;
    game->orders = 0;
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++)
        game->state.seat[s].empire = (uint8_t)(empires > 2 ? 1 + s : 1);
}

bool
load_game(struct game *game, const char *set, const char *edition)
{
    struct adj_error error = {.status = ADJ_OK};
    char file[ADJ_PATH_SIZE] = "";
    unsigned number = 0;
    while (adj_flagship.editions[number] != NULL &&
           strcmp(adj_flagship.editions[number], edition) != 0)
        number++;
    if (adj_flagship.editions[number] == NULL)
        return false;
    adj_flagship.rules_start(&game->rules, number);
    if (adj_specs_load(&adj_flagship, &game->rules, &set, 1, NULL, NULL, &error, file,
                       sizeof file) == ADJ_OK)
        return true;
    fprintf(stderr, "%s:%u: %s\n", file, error.line, error.message);
    return false;
}

// An argument such as deck_cut=1.
bool
set_switch(struct game *game, const char *text)
{
    for (unsigned i = 0; i < ADJ_FS_SW_COUNT; i++) {
        size_t length = strlen(adj_fs_switches[i].name);
        if (strncmp(text, adj_fs_switches[i].name, length) == 0 && text[length] == '=') {
            adj_flagship.rules_set(&game->rules, i, (unsigned)atoi(text + length + 1));
            return true;
        }
    }
    return false;
}
