// SPDX-License-Identifier: MIT
#include "tests/enum/random_games.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "specs/load.h"

// Plays random games and asks at every step whether judge and enumerator agree:
//  1. judge finds every listed order legal, and canonical leaves it as it is;
//  2. whatever judge finds legal among mutants of listed orders, its canonical form is listed;
//  3. apply carries out what judge finds legal, and a refused order leaves every byte as it was;
//  4. before the end some order is legal;
//  5. all of this also with a part of the hands unknown; then an order that needs a hidden card is
//     listed as not certain, and judge, asked, calls it open.
// The first disagreement is printed with all that is needed to look into it; if ADJ_ENUM_ALL is set
// in the environment, the games go on and the first ones of each verb are printed. With
// ADJ_ENUM_FORM only mutants of the form that engine/flagship/order.h describes are judged.

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
        return 0; // see next_order
    default:
        return 100;
    }
}

static const struct adj_order *
choose(struct game *game)
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

static const struct adj_order *
find_chance(struct game *game, struct adj_order *made)
{
    for (size_t i = 0; i < game->listed.kept; i++)
        if (game->listed.order[i].seat == ADJ_SEAT_TABLE &&
            chance_order(game, &game->listed.order[i], made))
            return made;
    return NULL;
}

// What happens next: mostly chance goes before players where both may act. Once in a while somebody
// gives up or offers a draw.
static const struct adj_order *
next_order(struct game *game, struct adj_order *made)
{
    const struct adj_order *chosen = NULL;
    if (game->listed.kept != 0 && random_below(game, 400) == 0)
        chosen = &game->listed.order[random_below(game, (unsigned)game->listed.kept)];
    if (chosen != NULL && chosen->verb != ADJ_FS_RESIGN && chosen->verb != ADJ_FS_AGREE_DRAW)
        chosen = NULL;
    if (chosen == NULL && random_below(game, 3) == 0)
        chosen = choose(game);
    if (chosen == NULL && find_chance(game, made) != NULL)
        return made;
    if (chosen == NULL)
        chosen = choose(game);
    if (chosen == NULL)
        return NULL;
    *made = *chosen;
    return made;
}

static bool
play_one(struct game *game)
{
    struct adj_order order;
    struct adj_verdict verdict;
    static struct adj_events events;
    bool turn = game->state.phase > ADJ_FS_P_HANDS && game->state.phase < ADJ_FS_P_OVER;
    if (turn && random_below(game, 4) == 0 && !check_hidden(game))
        return false;
    if (!check_position(game))
        return false;
    if (next_order(game, &order) == NULL) {
        report(game, "no order is legal", NULL);
        return false;
    }
    struct adj_fs_state before = game->state;
    adj_step(&adj_flagship, &game->rules, &game->state, &order, &verdict, &events);
    if (verdict.kind != ADJ_LEGAL) {
        game->state = before;
        report(game, "the order chosen is not legal", &order);
        return game->all && order.seat != ADJ_SEAT_TABLE;
    }
    game->last[game->orders++ % LAST_ORDERS] = order;
    return true;
}

static void
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

static bool
load(struct game *game, const char *set, const char *edition)
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
    if (adj_specs_load(&adj_flagship, &game->rules, &set, 1, NULL, &error, file, sizeof file) == ADJ_OK)
        return true;
    fprintf(stderr, "%s:%u: %s\n", file, error.line, error.message);
    return false;
}

// An argument such as deck_cut=1.
static bool
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

static bool
play_games(struct game *game, unsigned games, unsigned most)
{
    unsigned long orders = 0, ended = 0, end[5] = {0};
    for (unsigned g = 1; g <= games; g++) {
        start_game(game, g);
        while (game->state.phase != ADJ_FS_P_OVER && game->orders < most)
            if (!play_one(game))
                return false;
        orders += game->orders;
        ended += game->state.phase == ADJ_FS_P_OVER;
        end[game->state.end]++;
    }
    printf("%u games, %lu ended (%lu by a Flagship, %lu drawn), %lu orders, %lu judged, %lu mutants, "
           "%lu of them legal, %lu disagreements\n", games, ended, end[ADJ_FS_END_FLAGSHIP],
           end[ADJ_FS_END_AGREED], orders, game->judged, game->mutants, game->legal_mutants,
           game->disagreements);
    return game->disagreements == 0;
}

int
main(int argc, char **argv)
{
    static struct game game;
    if (argc < 6) {
        fprintf(stderr, "usage: %s SET.xml EDITION GAMES SEED MAX-ORDERS [SWITCH=VALUE...]\n",
                argv[0]);
        return 2;
    }
    game.all = getenv("ADJ_ENUM_ALL") != NULL;
    game.form = getenv("ADJ_ENUM_FORM") != NULL;
    if (!load(&game, argv[1], argv[2]))
        return 3;
    for (int i = 6; i < argc; i++)
        if (!set_switch(&game, argv[i]))
            return 2;
    game.seed = strtoull(argv[4], NULL, 10);
    bool agree = play_games(&game, (unsigned)atoi(argv[3]), (unsigned)atoi(argv[5]));
    free(game.listed.order);
    free(game.listed.certain);
    free(game.listed.hash);
    return agree ? 0 : 1;
}
