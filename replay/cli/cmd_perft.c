// SPDX-License-Identifier: MIT
// adjutant perft: the leaves of the tree of legal orders.

#include <inttypes.h>
#include <stdio.h>
#include "replay/cli/commands.h"
#include "replay/cli/open.h"
#include "replay/cli/output.h"
#include "replay/perft.h"

struct values {
    long at, depth;
    struct adj_words cards;
    bool divide;
};

static const struct adj_option options[] = {
    {.name = "--depth",
     .argument = "N",
     .help = "orders deep",
     .kind = ADJ_OPTION_NUMBER,
     .required = true,
     ADJ_OPTION_AT(values, depth)},
    {.name = "--at",
     .argument = "N",
     .help = "from the position after order N (0: before the first)",
     .kind = ADJ_OPTION_NUMBER,
     ADJ_OPTION_AT(values, at)},
    {.name = "--divide",
     .help = "also the leaves below each order of the first level",
     .kind = ADJ_OPTION_FLAG,
     ADJ_OPTION_AT(values, divide)},
    ADJ_CARDS_OPTION(values, cards),
    {0},
};

static int run(int argc, char **argv);

const struct adj_command adj_cmd_perft = {
    .name = "perft",
    .files = "FILE",
    .files_min = 1,
    .files_max = 1,
    .summary = "Counts the leaves of the tree of legal orders",
    .notes =
        "A position that waits for the table's dice or cards is a leaf. Resigning, and offering "
        "or\n"
        "accepting a draw, are no orders of this tree. Exit code 1: a listed order is not legal.\n",
    .options = options,
    .run = run,
};

static int count(const struct adj_session *session, const struct values *values);

static int
run(int argc, char **argv)
{
    struct values values = {.at = ADJ_AT_END};
    struct adj_opened opened;
    if (adj_options_parse(&adj_cmd_perft, argc, argv, &values) < 0)
        return ADJ_EXIT_USAGE;
    if (values.depth < 0 || values.depth > ADJ_PERFT_DEPTH) {
        fprintf(stderr, "adjutant perft: the depth is 0 to %d\n", ADJ_PERFT_DEPTH);
        return ADJ_EXIT_USAGE;
    }
    int code = adj_open_at(&opened, argv[0], &values.cards, values.at);
    if (code != 0)
        return code;
    code = count(&opened.player.session, &values);
    adj_open_close(&opened);
    return code;
}

struct listing {
    const struct adj_session *session;
};

static bool
print_one(void *context, const struct adj_order *order, uint64_t leaves)
{
    const struct adj_session *session = ((struct listing *)context)->session;
    char text[ADJ_OPEN_TEXT];
    adj_open_print(session, session->state, order, text);
    printf("%s %" PRIu64 "\n", text, leaves);
    return adj_out_open();
}

static int
count(const struct adj_session *session, const struct values *values)
{
    struct adj_perft perft;
    struct listing listing = {.session = session};
    struct adj_error error = {0};
    char text[ADJ_OPEN_TEXT];
    enum adj_status status =
        adj_perft_count(session, (unsigned)values->depth, values->divide ? print_one : NULL,
                        &listing, &perft, &error);
    if (status != ADJ_OK)
        return adj_out_error("perft", &error);
    if (perft.refused.verb != 0) {
        adj_open_print(session, session->state, &perft.refused, text);
        fprintf(stderr, "adjutant perft: listed as legal, and not legal: %s\n", text);
        return ADJ_EXIT_FINDING;
    }
    printf("%" PRIu64 "\n", perft.leaves);
    return ADJ_EXIT_WELL;
}
