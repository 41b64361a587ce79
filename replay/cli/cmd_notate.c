// SPDX-License-Identifier: MIT
// adjutant notate: a record as the text of orders.

#include "replay/cli/commands.h"
#include "replay/cli/output.h"
#include "replay/notate.h"
#include "replay/world.h"

static const struct adj_option options[] = {{0}};

static int run(int argc, char **argv);

const struct adj_command adj_cmd_notate = {
    .name = "notate",
    .files = "FILE",
    .files_min = 1,
    .files_max = 1,
    .summary = "Writes a record as the text of orders",
    .notes = "Recording that text gives the same records back.\n",
    .options = options,
    .run = run,
};

static int
run(int argc, char **argv)
{
    struct adj_player_options player_options = {.edition = ADJ_EDITION_AS_RECORDED};
    struct adj_error error = {0};
    struct adj_player player;
    if (adj_options_parse(&adj_cmd_notate, argc, argv, NULL) < 0)
        return ADJ_EXIT_USAGE;
    if (adj_player_open(&player, &adj_world, &player_options, argv[0], &error) != ADJ_OK)
        return adj_out_error(argv[0], &error);
    enum adj_status status = adj_notate(&player, adj_out_sink, stdout, &error);
    adj_player_close(&player);
    return status == ADJ_OK ? ADJ_EXIT_WELL : adj_out_error(argv[0], &error);
}
