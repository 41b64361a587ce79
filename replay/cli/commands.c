// SPDX-License-Identifier: MIT
#include "replay/cli/commands.h"

// clang-format off
const struct adj_command *const adj_commands[] = {
    &adj_cmd_record,
    &adj_cmd_verify,
    &adj_cmd_judge,
    &adj_cmd_show,
    &adj_cmd_notate,
    &adj_cmd_legal,
    &adj_cmd_perft,
    &adj_cmd_cards,
    &adj_cmd_clauses,
    &adj_cmd_cover,
    &adj_cmd_recheck,
    &adj_cmd_shrink,
    &adj_cmd_sim,
    &adj_cmd_bench,
    NULL,
};
