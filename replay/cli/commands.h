// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_COMMANDS_H
#define ADJ_REPLAY_CLI_COMMANDS_H

// The commands, each in the file cmd_<name>.c, and what all of them return.

#include "replay/cli/options.h"

enum adj_exit {
    ADJ_EXIT_WELL = 0,
    ADJ_EXIT_FINDING = 1,
    ADJ_EXIT_USAGE = 2,
    ADJ_EXIT_MALFORMED = 3,
    ADJ_EXIT_SYSTEM = 4,
    ADJ_EXIT_OPEN = 5,
};

extern const struct adj_command adj_cmd_record;
extern const struct adj_command adj_cmd_verify;
extern const struct adj_command adj_cmd_judge;
extern const struct adj_command adj_cmd_show;
extern const struct adj_command adj_cmd_notate;
extern const struct adj_command adj_cmd_legal;
extern const struct adj_command adj_cmd_clauses;
extern const struct adj_command adj_cmd_cards;
extern const struct adj_command adj_cmd_cover;
extern const struct adj_command adj_cmd_recheck;
extern const struct adj_command adj_cmd_shrink;
extern const struct adj_command adj_cmd_sim;
extern const struct adj_command adj_cmd_perft;
extern const struct adj_command adj_cmd_bench;

#endif
