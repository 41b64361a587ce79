// SPDX-License-Identifier: MIT
// adjutant legal: every legal order in a position.

#include <stdio.h>
#include "replay/cli/commands.h"
#include "replay/cli/open.h"
#include "replay/cli/output.h"

struct values {
    long at;
    struct adj_words cards;
};

static const struct adj_option options[] = {
    {.name = "--at",
     .argument = "N",
     .help = "in the position after order N (0: before the first)",
     .kind = ADJ_OPTION_NUMBER,
     ADJ_OPTION_AT(values, at)},
    ADJ_CARDS_OPTION(values, cards),
    {0},
};

static int run(int argc, char **argv);

const struct adj_command adj_cmd_legal = {
    .name = "legal",
    .files = "FILE",
    .files_min = 1,
    .files_max = 1,
    .summary = "Lists every legal order in a position",
    .notes =
        "With a hand that is not fully known, orders that need a certain card of it stand apart "
        "as\n"
        "possible. Where the table's dice or cards are due, a pattern stands for all outcomes.\n",
    .options = options,
    .run = run,
};

static void list(const struct adj_session *session);

static int
run(int argc, char **argv)
{
    struct values values = {.at = ADJ_AT_END};
    struct adj_opened opened;
    if (adj_options_parse(&adj_cmd_legal, argc, argv, &values) < 0)
        return ADJ_EXIT_USAGE;
    int code = adj_open_at(&opened, argv[0], &values.cards, values.at);
    if (code != 0)
        return code;
    list(&opened.player.session);
    adj_cards_tell(&opened.player.session);
    adj_open_close(&opened);
    return ADJ_EXIT_WELL;
}

struct listing {
    const struct adj_session *session;
    bool certain; // which of the two lists is being written
    unsigned others;
};

static bool
print_one(void *context, const struct adj_order *order, bool certain)
{
    struct listing *listing = context;
    char text[ADJ_OPEN_TEXT];
    if (certain != listing->certain) {
        listing->others++;
        return true;
    }
    adj_open_print(listing->session, listing->session->state, order, text);
    printf("%s%s\n", text, order->seat == ADJ_SEAT_TABLE ? " ..." : ""); // a pattern of outcomes
    return adj_out_open();
}

static void
list(const struct adj_session *session)
{
    const struct adj_game *game = session->game;
    struct listing listing = {.session = session, .certain = true};
    game->enumerate(session->rules, session->state, print_one, &listing);
    if (listing.others == 0)
        return;
    puts("\nPossible, if the hand holds the card:");
    listing.certain = false;
    game->enumerate(session->rules, session->state, print_one, &listing);
}
