// SPDX-License-Identifier: MIT
// adjutant show: a position as a player would lay it out, and how it came about.

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include "replay/cli/cards.h"
#include "replay/cli/commands.h"
#include "replay/cli/dump.h"
#include "replay/cli/output.h"
#include "replay/cli/story.h"
#include "replay/store.h"
#include "replay/world.h"

struct values {
    long at;
    const char *format;
    struct adj_words cards;
};

static const struct adj_option options[] = {
    {.name = "--at",
     .argument = "N",
     .help = "after order N (0: before the first; default: the last)",
     .kind = ADJ_OPTION_NUMBER,
     ADJ_OPTION_AT(values, at)},
    ADJ_CARDS_OPTION(values, cards),
    {.name = "--format",
     .argument = "text|json|xml",
     .help = "text (default), or every field",
     .kind = ADJ_OPTION_TEXT,
     ADJ_OPTION_AT(values, format)},
    {0},
};

static int run(int argc, char **argv);

const struct adj_command adj_cmd_show = {
    .name = "show",
    .files = "FILE",
    .files_min = 1,
    .files_max = 1,
    .summary = "Shows the position after an order, how it came about, and what is to be decided",
    .options = options,
    .run = run,
};

typedef void print_position(const struct adj_session *session, struct adj_story *story);
static print_position print_text, print_json, print_xml;

static int show_file(const char *file, const struct values *values, print_position *print);

static int
run(int argc, char **argv)
{
    struct values values = {.at = -1, .format = "text"};
    if (adj_options_parse(&adj_cmd_show, argc, argv, &values) < 0)
        return ADJ_EXIT_USAGE;
    print_position *print = strcmp(values.format, "text") == 0   ? print_text
                            : strcmp(values.format, "json") == 0 ? print_json
                            : strcmp(values.format, "xml") == 0  ? print_xml
                                                                 : NULL;
    if (!print) {
        fprintf(stderr, "adjutant show: no such format: %s\n", values.format);
        return ADJ_EXIT_USAGE;
    }
    return show_file(argv[0], &values, print);
}

// True if the entry just read lies behind order `at`.
static bool
is_behind(const struct adj_player *player, long at)
{
    bool numbered =
        player->record.kind == ADJ_RECORD_ORDER || player->record.kind == ADJ_RECORD_STRIKE;
    return at >= 0 && numbered && (long)player->session.number >= at;
}

static enum adj_status
play_to(struct adj_player *player, long at, struct adj_story *story, struct adj_error *error)
{
    enum adj_status status;
    while ((status = adj_player_read(player)) == ADJ_OK && !is_behind(player, at)) {
        status = adj_player_carry(player, error);
        if (status != ADJ_OK)
            return status;
        adj_story_entry(story, player);
    }
    return status == ADJ_END ? ADJ_OK : status;
}

static int
open_file(struct adj_player *player, const char *file, const struct adj_words *words)
{
    char folder[4096];
    struct adj_cards cards;
    struct adj_error error = {0};
    adj_store_folder(file, folder, sizeof folder);
    int code = adj_cards_place(&cards, words, folder, false);
    if (code != 0)
        return code;
    struct adj_player_options player_options = {
        .edition = ADJ_EDITION_AS_RECORDED, .sets = cards.set, .set_count = cards.count};
    bool opened = adj_player_open(player, &adj_world, &player_options, file, &error) == ADJ_OK;
    return opened ? 0 : adj_out_error(file, &error);
}

static int
show_file(const char *file, const struct values *values, print_position *print)
{
    struct adj_error error = {0};
    struct adj_player player;
    struct adj_story story;
    long at = values->at;
    int code = open_file(&player, file, &values->cards);
    if (code != 0)
        return code;
    code = ADJ_EXIT_SYSTEM;
    if (!adj_story_start(&story, &player, at)) {
        fputs("adjutant show: no memory [E-MEMORY]\n", stderr);
    } else if (play_to(&player, at, &story, &error) != ADJ_OK) {
        code = adj_out_error(file, &error);
    } else if (at > (long)player.session.number) {
        fprintf(stderr, "adjutant: %s: there is no order %ld; the last is %" PRIu32 "\n", file, at,
                player.session.number);
        code = ADJ_EXIT_USAGE;
    } else {
        print(&player.session, &story);
        code = ADJ_EXIT_WELL;
    }
    adj_story_end(&story);
    adj_player_close(&player);
    return code;
}

// The first text of the head with this tag, or NULL.
static const char *
head_text(const struct adj_head *head, enum adj_head_tag tag)
{
    for (uint32_t at = 0; at + 1 < head->texts_size;) {
        if (head->texts[at] == (char)tag)
            return head->texts + at + 1;
        at += (uint32_t)strlen(head->texts + at + 1) + 2;
    }
    return NULL;
}

static void
print_heading(const struct adj_session *session)
{
    const struct adj_head *head = &session->head;
    const char *title = head_text(head, ADJ_HEAD_TITLE);
    if (title) {
        adj_out_styled(ADJ_STRONG, title);
        putchar('\n');
    }
    printf("%s, edition %s", session->game->name,
           session->game->editions[session->game->rules_edition(session->rules)]);
    for (unsigned i = 0; i < head->sets; i++)
        printf("%s %s%s", i > 0 ? "," : ", cards", head->set[i].name,
               adj_assumed_set(session, i) ? " (assumed values)" : "");
    putchar('\n');
    for (unsigned seat = 0; seat < head->seats.count; seat++) {
        char text[ADJ_SEAT_TEXT];
        session->game->print_seat(session->rules, session->state, seat, text, sizeof text);
        printf("%s: %s%s%s\n", head->seats.seat[seat].label, head->seats.seat[seat].name,
               *text ? ", " : "", text);
    }
}

static void
print_text(const struct adj_session *session, struct adj_story *story)
{
    const struct adj_game *game = session->game;
    const struct adj_seats *seats = &session->head.seats;
    const char *lines = adj_story_text(story);
    struct adj_indented next = {.indent = 2};
    print_heading(session);
    if (*lines) {
        putchar('\n');
        adj_out_styled(ADJ_STRONG, "How it came about\n");
        fputs(lines, stdout);
    }
    if (session->number > 0)
        printf("\nAfter order %" PRIu32 "\n", session->number);
    else
        puts("\nBefore the first order");
    game->show(session->rules, session->state, seats, adj_out_sink, stdout);
    putchar('\n');
    adj_out_styled(ADJ_STRONG, "Next\n");
    game->explain_next(session->rules, session->state, seats, adj_out_indented, &next);
}

static const char *
edition_of(const struct adj_session *session)
{
    return session->game->editions[session->game->rules_edition(session->rules)];
}

static void
put_assumed(struct adj_json *json, const struct adj_session *session)
{
    if (!adj_assumed_any(session))
        return;
    adj_json_open(json, "assumed", '[');
    for (unsigned i = 0; i < session->head.sets; i++)
        if (adj_assumed_set(session, i))
            adj_json_put_text(json, NULL, session->head.set[i].name);
    adj_json_close(json, ']');
}

static void
print_json(const struct adj_session *session, struct adj_story *story)
{
    struct adj_json json = {.out = stdout};
    char hash[17];
    (void)story;
    snprintf(hash, sizeof hash, "%016" PRIx64, adj_session_hash(session));
    adj_json_open(&json, NULL, '{');
    adj_json_put_text(&json, "game", session->game->name);
    adj_json_put_text(&json, "edition", edition_of(session));
    adj_json_put_number(&json, "order", session->number);
    adj_json_put_text(&json, "hash", hash);
    put_assumed(&json, session);
    adj_json_open(&json, "seats", '[');
    for (unsigned seat = 0; seat < session->head.seats.count; seat++) {
        adj_json_open(&json, NULL, '{');
        adj_json_put_text(&json, "label", session->head.seats.seat[seat].label);
        adj_json_put_text(&json, "name", session->head.seats.seat[seat].name);
        adj_json_close(&json, '}');
    }
    adj_json_close(&json, ']');
    adj_dump_json(&json, "state", session->game->state_fields, session->game->state_field_count,
                  session->state);
    adj_json_close(&json, '}');
    putchar('\n');
}

static void
print_xml(const struct adj_session *session, struct adj_story *story)
{
    (void)story;
    printf("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<position game=\"%s\" edition=\"%s\" order=\"%" PRIu32 "\" hash=\"%016" PRIx64 "\">\n",
           session->game->name, edition_of(session), session->number, adj_session_hash(session));
    for (unsigned seat = 0; seat < session->head.seats.count; seat++) {
        printf("<seat label=\"%s\" name=\"", session->head.seats.seat[seat].label);
        adj_dump_xml_text(stdout, session->head.seats.seat[seat].name);
        puts("\"/>");
    }
    adj_dump_xml(stdout, "state", session->game->state_fields, session->game->state_field_count,
                 session->state);
    puts("</position>");
}
