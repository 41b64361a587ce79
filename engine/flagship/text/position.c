// SPDX-License-Identifier: MIT
// Reads a typed position (replay/ORDERS.md). What is not said stays unknown. Cards take their
// places, copy numbers and running numbers in the order in which they are listed.

#include <string.h>
#include "engine/flagship/flagship.h"
#include "engine/flagship/know.h"
#include "engine/flagship/observe.h"
#include "engine/flagship/text/position.h"
#include "engine/flagship/worlds.h"

enum adj_status
adj_fs_position_start(const void *rules, void *state)
{
    struct adj_fs_state *game = state;
    uint8_t empire[ADJ_FS_SEATS];
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++)
        empire[s] = game->seat[s].empire;
    memset(game, 0, sizeof *game);
    game->typed = 1;
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++) {
        struct adj_fs_seat *seat = &game->seat[s];
        seat->empire = empire[s];
        seat->bought = seat->arranged = seat->shuffled = seat->cut = seat->dealt = 1;
        seat->hand_total = ADJ_FS_UNKNOWN;
        seat->deck_total = ADJ_FS_UNKNOWN;
        seat->pile_more = 1;
    }
    adj_fs_know_start(rules, &game->know);
    return ADJ_OK;
}

enum adj_status
adj_fs_place_twice(const struct adj_fs_place *place, const char *at, const char *what)
{
    return adj_fs_scan_fail(&place->scan, ADJ_BAD_SYNTAX, at, "%s of %s was said before", what,
                            adj_fs_seat_label(place->scan.seats, place->seat));
}

// An odd turn is the first player's.
static enum adj_status
turn_line(struct adj_fs_place *place)
{
    struct adj_fs_scan *scan = &place->scan;
    unsigned turn = 0, seat = 0;
    if (place->state->turn != 0)
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, scan->text, "the turn was said before");
    enum adj_status status = adj_fs_scan_number(scan, UINT16_MAX, &turn);
    if (status == ADJ_OK && turn == 0)
        return adj_fs_scan_fail(scan, ADJ_BAD_VALUE, scan->at, "turns count from 1");
    if (status == ADJ_OK)
        status = adj_fs_scan_seat(scan, &seat);
    if (status != ADJ_OK)
        return status;
    int phase = adj_fs_scan_choice(scan, adj_fs_phase_words);
    if (phase < ADJ_FS_P_REARRANGE || phase > ADJ_FS_P_DRAW)
        return adj_fs_scan_fail(scan, ADJ_BAD_VALUE, scan->at,
                                "say the phase: rearrange, orders, discard or draw");
    place->state->turn = (uint16_t)turn;
    place->state->active = (uint8_t)seat;
    place->state->first = (uint8_t)(turn % 2 == 1 ? seat : adj_fs_other(seat));
    place->state->phase = (uint8_t)phase;
    return ADJ_OK;
}

// Adds one named card, with its count, to a zone.
static enum adj_status
zone_card(struct adj_fs_place *place, uint8_t *zone, uint8_t *count, unsigned most)
{
    struct adj_fs_scan *scan = &place->scan;
    struct adj_fs_name name;
    unsigned times = 1;
    enum adj_status status = adj_fs_scan_name(scan, &name);
    if (status == ADJ_OK && name.copy != 0)
        return adj_fs_scan_fail(scan, ADJ_BAD_VALUE, name.at,
                                "copy numbers are for cards on the table");
    if (status == ADJ_OK && adj_fs_scan_char(scan, '*'))
        status = adj_fs_scan_number(scan, most, &times);
    if (status == ADJ_OK && *count + times > most)
        return adj_fs_scan_fail(scan, ADJ_BAD_LIMIT, name.at, "more than %u cards", most);
    for (unsigned i = 0; status == ADJ_OK && i < times; i++)
        zone[(*count)++] = name.kind;
    return status;
}

static enum adj_status
zone_list(struct adj_fs_place *place, uint8_t *zone, uint8_t *count, unsigned most)
{
    enum adj_status status = ADJ_OK;
    if (adj_fs_scan_word(&place->scan, "none"))
        return ADJ_OK;
    do
        status = zone_card(place, zone, count, most);
    while (status == ADJ_OK && adj_fs_scan_char(&place->scan, ';'));
    return status;
}

static void
sort(uint8_t *zone, unsigned count)
{
    for (unsigned i = 1; i < count; i++) {
        uint8_t kind = zone[i];
        unsigned at = i;
        for (; at > 0 && zone[at - 1] > kind; at--)
            zone[at] = zone[at - 1];
        zone[at] = kind;
    }
}

// "hand 4", "hand 4: CARD; CARD", "hand: CARD; CARD".
static enum adj_status
hand_part(struct adj_fs_place *place, const char *at)
{
    struct adj_fs_scan *scan = &place->scan;
    struct adj_fs_seat *seat = &place->state->seat[place->seat];
    unsigned total = 0;
    if (seat->hand_total != ADJ_FS_UNKNOWN)
        return adj_fs_place_twice(place, at, "the hand");
    bool counted = adj_fs_scan_digit(scan);
    enum adj_status status = ADJ_OK;
    if (counted)
        status = adj_fs_scan_number(scan, ADJ_FS_HAND_MAX, &total);
    bool listed = status == ADJ_OK && adj_fs_scan_char(scan, ':');
    if (status == ADJ_OK && !counted && !listed)
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, scan->at, "say a number or name the cards");
    if (listed)
        status = zone_list(place, seat->hand, &seat->hand_known, ADJ_FS_HAND_MAX);
    if (status != ADJ_OK)
        return status;
    sort(seat->hand, seat->hand_known);
    seat->hand_total = counted ? (uint8_t)total : seat->hand_known;
    if (seat->hand_known > seat->hand_total)
        return adj_fs_scan_fail(scan, ADJ_BAD_POSITION, at, "%u cards are named in a hand of %u",
                                seat->hand_known, seat->hand_total);
    return ADJ_OK;
}

// "deck 20", "deck: CARD*2; CARD", "deck 20: ..." where the list also holds the hand's unknown
// cards, and "deck 20 shuffled: ..." where it holds those of them that were drawn since the
// shuffle. How many of the cards listed are in the deck is settled at the end of the position.
static enum adj_status
deck_part(struct adj_fs_place *place, const char *at)
{
    struct adj_fs_scan *scan = &place->scan;
    struct adj_fs_seat *seat = &place->state->seat[place->seat];
    unsigned total = 0;
    if (seat->deck_total != ADJ_FS_UNKNOWN)
        return adj_fs_place_twice(place, at, "the deck");
    bool counted = adj_fs_scan_digit(scan);
    enum adj_status status = ADJ_OK;
    if (counted)
        status = adj_fs_scan_number(scan, ADJ_FS_DECK_MAX, &total);
    bool shuffled = status == ADJ_OK && counted && adj_fs_scan_word(scan, "shuffled");
    bool listed = status == ADJ_OK && adj_fs_scan_char(scan, ':');
    if (status == ADJ_OK && shuffled && !listed)
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, scan->at,
                                "name the cards that were shuffled");
    if (status == ADJ_OK && !counted && !listed)
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, scan->at, "say a number or name the cards");
    if (listed)
        status = zone_list(place, seat->pool, &seat->pool_count, ADJ_FS_DECK_MAX);
    sort(seat->pool, seat->pool_count);
    seat->list_known = shuffled ? ADJ_FS_LIST_SHUFFLED
                       : listed ? ADJ_FS_LIST_ALL
                                : ADJ_FS_LIST_NONE;
    seat->deck_total = counted ? (uint8_t)total : seat->pool_count;
    return status;
}

// "pile: CARD; CARD", and "pile at least: CARD; CARD" where it may hold others beside them.
static enum adj_status
pile_part(struct adj_fs_place *place, const char *at)
{
    struct adj_fs_seat *seat = &place->state->seat[place->seat];
    if (seat->pile_more == 0 || seat->pile_count != 0)
        return adj_fs_place_twice(place, at, "the pile");
    seat->pile_more = adj_fs_scan_word(&place->scan, "at least");
    if (!adj_fs_scan_char(&place->scan, ':'))
        return adj_fs_scan_fail(&place->scan, ADJ_BAD_SYNTAX, place->scan.at,
                                "name the cards: \"pile: CARD; CARD\" or \"pile: none\"");
    return zone_list(place, seat->pile, &seat->pile_count, ADJ_FS_DECK_MAX);
}

static enum adj_status
removed_part(struct adj_fs_place *place, const char *at)
{
    struct adj_fs_seat *seat = &place->state->seat[place->seat];
    if (seat->removed_count != 0)
        return adj_fs_place_twice(place, at, "what is removed");
    if (!adj_fs_scan_char(&place->scan, ':'))
        return adj_fs_scan_fail(&place->scan, ADJ_BAD_SYNTAX, place->scan.at,
                                "name the cards: \"removed: CARD; CARD\"");
    return zone_list(place, seat->removed, &seat->removed_count, sizeof seat->removed);
}

static enum adj_status
shown_part(struct adj_fs_place *place, const char *at)
{
    struct adj_fs_shown *shown = &place->state->shown[place->seat];
    if (shown->count != 0)
        return adj_fs_place_twice(place, at, "what was shown");
    if (!adj_fs_scan_char(&place->scan, ':'))
        return adj_fs_scan_fail(&place->scan, ADJ_BAD_SYNTAX, place->scan.at,
                                "name the cards: \"shown: CARD; CARD\"");
    enum adj_status status = zone_list(place, shown->kind, &shown->count, ADJ_FS_DECK_MAX);
    sort(shown->kind, shown->count);
    return status;
}

static enum adj_status
cp_part(struct adj_fs_place *place, const char *at)
{
    struct adj_fs_seat *seat = &place->state->seat[place->seat];
    unsigned cp = 0;
    if (seat->cp_known)
        return adj_fs_place_twice(place, at, "command points");
    enum adj_status status = adj_fs_scan_number(&place->scan, UINT16_MAX, &cp);
    seat->cp = (uint16_t)cp;
    seat->cp_known = 1;
    return status;
}

static enum adj_status
seat_part(struct adj_fs_place *place)
{
    static const char *const parts[] = {"cp",  "hand",    "deck",  "pile", "removed",
                                        "row", "in play", "shown", NULL};
    struct adj_fs_scan *scan = &place->scan;
    adj_fs_scan_space(scan);
    const char *at = scan->at;
    switch (adj_fs_scan_choice(scan, parts)) {
    case 0:
        return cp_part(place, at);
    case 1:
        return hand_part(place, at);
    case 2:
        return deck_part(place, at);
    case 3:
        return pile_part(place, at);
    case 4:
        return removed_part(place, at);
    case 5:
        return adj_fs_place_row(place, at);
    case 6:
        return adj_fs_place_beside(place, at);
    case 7:
        return shown_part(place, at);
    default:
        if (scan->named != NULL)
            return adj_fs_scan_misplaced(scan);
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, at,
                                "say cp, hand, deck, pile, removed, shown, row or in play");
    }
}

enum adj_status
adj_fs_position_line(const void *rules, void *state, const struct adj_seats *seats,
                     const char *text, struct adj_error *error)
{
    struct adj_fs_place place = {.scan = {.rules = rules,
                                          .state = state,
                                          .seats = seats,
                                          .text = text,
                                          .at = text,
                                          .error = error},
                                 .state = state};
    enum adj_status status = ADJ_OK;
    if (adj_fs_scan_end(&place.scan))
        return ADJ_OK;
    if (!adj_fs_scan_label(&place.scan, &place.seat)) {
        if (!adj_fs_scan_word(&place.scan, "turn"))
            return adj_fs_scan_seat(&place.scan, &place.seat);
        status = turn_line(&place);
        return status == ADJ_OK ? adj_fs_scan_finish(&place.scan) : status;
    }
    do
        status = seat_part(&place);
    while (status == ADJ_OK && !adj_fs_scan_end(&place.scan));
    return status;
}

enum adj_status
adj_fs_position_end(const void *rules, void *state, const struct adj_seats *seats,
                    struct adj_error *error)
{
    const struct adj_fs_state *game = state;
    if (game->turn == 0)
        return adj_error_set(error, ADJ_BAD_POSITION,
                             "the position does not say whose turn it is; "
                             "a line such as \"turn 3 %s orders\" does",
                             adj_fs_seat_label(seats, 0));
    enum adj_status status = adj_fs_position_possible(rules, state, seats, error);
    if (status == ADJ_OK && !adj_fs_learn_standing(rules, state))
        return adj_error_set(error, ADJ_BAD_POSITION,
                             "the hits cannot all be: with what is known of their Hulls, some ship "
                             "would be destroyed");
    if (status == ADJ_OK)
        adj_fs_worlds_learn(rules, state);
    return status;
}
