// SPDX-License-Identifier: MIT
#include "replay/cli/help.h"

#include "replay/cli/options.h"

const char adj_help_purpose[] =
    "records games of fleets, judges every order by the printed rules, and verifies\n"
    "what was recorded";

const char adj_help_files[] =
    "`adjutant COMMAND --help` tells more. FILE is a sealed record or a journal (.adj), or a\n"
    "text of orders (.orders); the first bytes tell which.\n";

const char *const adj_help_exits[] = {
    "all well", "a finding", "usage", "malformed input", "system error", "open (judge only)", NULL,
};

const struct adj_help_variable adj_help_environment[] = {
    {"ADJUTANT_SPECS", "the folder of card sets, clauses and schemas; by default "
                       "share/adjutant/specs beside the bin that the command lies in, or, not "
                       "installed, specs in its sources"},
    {"NO_COLOR", "if it is set and not empty, a terminal is written to without colour"},
    {NULL, NULL},
};

static void
print_exits(FILE *out)
{
    fputs("Exit codes:", out);
    for (int code = 0; adj_help_exits[code]; code++)
        fprintf(out, "%s%d %s%s", code == 5 ? "\n" : " ", code, adj_help_exits[code],
                adj_help_exits[code + 1] ? "," : ".\n");
}

void
adj_help_print(FILE *out)
{
    fprintf(out, "adjutant %s.\n\nusage: adjutant COMMAND ...\n\n", adj_help_purpose);
    for (const struct adj_command *const *row = adj_commands; *row; row++)
        fprintf(out, "  %-8s %s\n", (*row)->name, (*row)->summary);
    fprintf(out, "\n%s\n", adj_help_files);
    print_exits(out);
}
