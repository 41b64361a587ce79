// SPDX-License-Identifier: MIT
// A program of somebody else: replays a file and prints the verdict on each order.

#include <stdio.h>
#include "replay/player.h"
#include "replay/world.h"

int
main(int argc, char **argv)
{
    static const char *const word[] = {[ADJ_LEGAL] = "legal", [ADJ_REFUSED] = "refused", "open"};
    struct adj_player_options options = {.edition = ADJ_EDITION_AS_RECORDED};
    struct adj_player player;
    struct adj_error error = {0};
    enum adj_status status = argc == 2 ? ADJ_OK : ADJ_BAD_SYNTAX;
    if (status == ADJ_OK)
        status = adj_player_open(&player, &adj_world, &options, argv[1], &error);
    if (status != ADJ_OK)
        return fprintf(stderr, "%s [%s]\n", error.message, adj_status_code(status)), 1;
    while ((status = adj_player_next(&player, &error)) == ADJ_OK)
        if (player.record.kind == ADJ_RECORD_ORDER)
            printf("%u %s\n", player.session.number, word[player.session.verdict.kind]);
    adj_player_close(&player);
    return status == ADJ_END ? 0 : 1;
}
