// SPDX-License-Identifier: MIT
#include "tests/enum/random_games.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
        chosen = choose_order(game);
    if (chosen == NULL && find_chance(game, made) != NULL)
        return made;
    if (chosen == NULL)
        chosen = choose_order(game);
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
    printf(
        "%u games, %lu ended (%lu by a Flagship, %lu drawn), %lu orders, %lu judged, %lu mutants, "
        "%lu of them legal, %lu disagreements\n",
        games, ended, end[ADJ_FS_END_FLAGSHIP], end[ADJ_FS_END_AGREED], orders, game->judged,
        game->mutants, game->legal_mutants, game->disagreements);
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
    if (!load_game(&game, argv[1], argv[2]))
        return 3;
    for (int i = 6; i < argc; i++)
        if (!set_switch(&game, argv[i]))
            return 2;
    game.seed = strtoull(argv[4], NULL, 10);
    bool agree = play_games(&game, (unsigned)atoi(argv[3]), (unsigned)atoi(argv[5]));
    orders_free(&game.listed);
    return agree ? 0 : 1;
}
