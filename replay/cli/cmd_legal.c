// SPDX-License-Identifier: MIT
// adjutant legal: every legal order in a position.

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include "replay/cli/commands.h"
#include "replay/cli/legal_json.h"
#include "replay/cli/open.h"
#include "replay/cli/output.h"

struct values {
    long at;
    const char *format;
    struct adj_words cards;
};

static const struct adj_option options[] = {
    {.name = "--at",
     .argument = "N",
     .help = "in the position after order N (0: before the first)",
     .kind = ADJ_OPTION_NUMBER,
     ADJ_OPTION_AT(values, at)},
    ADJ_CARDS_OPTION(values, cards),
    {.name = "--format",
     .argument = "text|json",
     .help = "text (default), or one JSON object",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, format)},
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
        "possible. Where the table's dice or cards are due, a pattern stands for all outcomes;\n"
        "`...` is what the table fills in. JSON has the members that LIVE.md tells of `? legal`.\n",
    .options = options,
    .run = run,
};

static void list(const struct adj_session *session);
static void list_json(const struct adj_session *session);

static int
run(int argc, char **argv)
{
    struct values values = {.at = ADJ_AT_END, .format = "text"};
    struct adj_opened opened;
    if (adj_options_parse(&adj_cmd_legal, argc, argv, &values) < 0)
        return ADJ_EXIT_USAGE;
    bool json = strcmp(values.format, "json") == 0;
    if (!json && strcmp(values.format, "text") != 0) {
        fprintf(stderr, "adjutant legal: no such format: %s\n", values.format);
        return ADJ_EXIT_USAGE;
    }
    int code = adj_open_at(&opened, argv[0], &values.cards, values.at);
    if (code != 0)
        return code;
    if (json)
        list_json(&opened.player.session);
    else
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

static void
print_blank(void *context, const struct adj_blank *blank, const char *item)
{
    (void)context;
    if (!item)
        printf("%s%s ...", *blank->before ? " " : "", blank->before);
}

static void
print_blanks(const struct adj_session *session, const struct adj_order *pattern)
{
    session->game->blanks(session->rules, session->state, &session->head.seats, pattern,
                          print_blank, NULL);
}

static bool
print_one(void *context, const struct adj_order *order, bool certain)
{
    struct listing *listing = context;
    char text[ADJ_OPEN_TEXT];
    if (certain != listing->certain) {
        listing->others++;
        return true;
    }
    fputs(adj_open_print(listing->session, listing->session->state, order, text), stdout);
    if (order->seat == ADJ_SEAT_TABLE)
        print_blanks(listing->session, order);
    putchar('\n');
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

static void
list_json(const struct adj_session *session)
{
    struct adj_json json = {.out = stdout};
    adj_json_open(&json, NULL, '{');
    adj_legal_json(&json, session, 1, ULONG_MAX);
    adj_json_close(&json, '}');
    putchar('\n');
}
