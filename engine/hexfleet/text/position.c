// SPDX-License-Identifier: MIT
// Reads and writes a position: one line, such as "RSSR/CCFCC/6/7/6/ccfcc/rssr w" (catalogue,
// HX-2.3), which "ply N" and "quiet N" may follow.

#include <string.h>
#include "engine/hexfleet/hexfleet.h"
#include "engine/hexfleet/outcome.h"
#include "engine/hexfleet/text/words.h"

enum { NINE = 9, PLY_MAX = 1000000 };

static const uint8_t most[ADJ_HX_CLASSES + 1] = {0, 4, 2, 2, 1};

enum adj_status
adj_hx_position_start(const void *rules, void *state)
{
    (void)rules;
    memset(state, 0, sizeof(struct adj_hx_state));
    return ADJ_OK;
}

static enum adj_status
fail_file(struct adj_error *error, const char *text, const char *at, unsigned file)
{
    return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, at, "file %c has %u cells", (int)('a' + file),
                       adj_hx_file_size[file]);
}

// Cells from south to north: a ship's letter, or how many in a row are vacant.
static enum adj_status
read_file(struct adj_hx_state *state, unsigned file, const char *text, const char **at,
          struct adj_error *error)
{
    unsigned filled = 0, size = adj_hx_file_size[file];
    bool counted = false;
    for (; **at != '/' && **at != ' ' && **at != '\t' && **at != 0; (*at)++) {
        unsigned vacant = (unsigned)(**at - '0'), ship = adj_hx_ship_read(**at);
        bool counts = vacant >= 1 && vacant <= 7;
        if (counts && counted)
            return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, *at, "two figures follow one another");
        if (!counts && ship == ADJ_HX_VACANT)
            return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, *at,
                               "a cell is one of F R S C f r s c, or a figure from 1 to 7");
        if (filled + (counts ? vacant : 1) > size)
            return fail_file(error, text, *at, file);
        if (!counts)
            state->cell[adj_hx_file_start[file] + filled] = (uint8_t)ship;
        filled += counts ? vacant : 1;
        counted = counts;
    }
    return filled == size ? ADJ_OK : fail_file(error, text, *at, file);
}

static enum adj_status
read_board(struct adj_hx_state *state, const char *text, const char **at, struct adj_error *error)
{
    enum adj_status status = ADJ_OK;
    for (unsigned file = 0; status == ADJ_OK && file < ADJ_HX_FILES; file++) {
        if (file > 0 && **at != '/')
            return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, *at, "a board has seven files");
        *at += file > 0;
        status = read_file(state, file, text, at, error);
    }
    if (status == ADJ_OK && **at == '/')
        return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, *at, "a board has seven files");
    return status;
}

// "ply 30 quiet 12", in any order.
static enum adj_status
read_plies(struct adj_hx_state *state, const char *text, const char **at, struct adj_error *error)
{
    unsigned long number = 0;
    state->ply = state->to_move;
    while (**at != 0) {
        bool ply = adj_hx_read_word(at, "ply");
        if (!ply && !adj_hx_read_word(at, "quiet"))
            break;
        if (!adj_hx_read_number(at, ply ? PLY_MAX : ADJ_HX_QUIET_LIMIT - 1, &number))
            return adj_hx_fail(error, ADJ_BAD_VALUE, text, *at, "a number from 0 to %d is missing",
                               ply ? (int)PLY_MAX : ADJ_HX_QUIET_LIMIT - 1);
        if (ply && number % 2 != state->to_move)
            return adj_hx_fail(error, ADJ_BAD_POSITION, text, *at,
                               "west is to move after an even number of plies (HX-I-7)");
        if (ply)
            state->ply = (uint32_t)number;
        else
            state->quiet = (uint16_t)number;
    }
    while (**at == ' ' || **at == '\t')
        (*at)++;
    return **at == 0 ? ADJ_OK
                     : adj_hx_fail(error, ADJ_BAD_SYNTAX, text, *at,
                                   "only \"ply N\" and \"quiet N\" may follow the side to move");
}

enum adj_status
adj_hx_position_line(const void *rules, void *state, const struct adj_seats *seats,
                     const char *text, struct adj_error *error)
{
    struct adj_hx_state *s = state;
    const char *at = text;
    (void)rules;
    (void)seats;
    if (s->typed)
        return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, at, "a position is one line in this game");
    s->typed = 1;
    enum adj_status status = read_board(s, text, &at, error);
    if (status != ADJ_OK)
        return status;
    if (adj_hx_read_word(&at, "e"))
        s->to_move = 1;
    else if (!adj_hx_read_word(&at, "w"))
        return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, at, "say who is to move: w or e");
    return read_plies(s, text, &at, error);
}

static unsigned
count(const struct adj_hx_state *state, unsigned ship)
{
    unsigned ships = 0;
    for (unsigned cell = 0; cell < ADJ_HX_CELLS; cell++)
        ships += state->cell[cell] == ship;
    return ships;
}

// Fills in what each side lacks.
static enum adj_status
check_fleets(struct adj_hx_state *state, struct adj_error *error)
{
    for (unsigned seat = 0; seat < ADJ_HX_SEATS; seat++) {
        unsigned all = 0;
        for (unsigned c = ADJ_HX_CORVETTE; c <= ADJ_HX_FLAGSHIP; c++) {
            unsigned ship = adj_hx_ship(seat, c), ships = count(state, ship);
            all += ships;
            if (ships > most[c])
                return adj_error_set(error, ADJ_BAD_POSITION,
                                     "%u ships of one fleet are marked %c; there are %u "
                                     "(HX-SETUP-1)",
                                     ships, adj_hx_ship_letter(ship), most[c]);
        }
        state->sunk[seat] = (uint8_t)(NINE - all);
    }
    return ADJ_OK;
}

enum adj_status
adj_hx_position_end(const void *rules, void *state, const struct adj_seats *seats,
                    struct adj_error *error)
{
    struct adj_hx_state *s = state;
    struct adj_events events = {.count = 0};
    (void)seats;
    if (!s->typed)
        return adj_error_set(error, ADJ_BAD_SYNTAX, "the position is missing");
    enum adj_status status = check_fleets(s, error);
    if (status != ADJ_OK)
        return status;
    if (count(s, adj_hx_ship(0, ADJ_HX_FLAGSHIP)) + count(s, adj_hx_ship(1, ADJ_HX_FLAGSHIP)) == 0)
        return adj_error_set(error, ADJ_BAD_POSITION,
                             "a flagship is missing on both sides "
                             "(HX-R-15)");
    adj_hx_judge_end(rules, s, &events); // the side to move may have lost already (HX-R-15)
    return ADJ_OK;
}

void
adj_hx_print_position(const void *rules, const void *state, const struct adj_seats *seats,
                      adj_text_sink *sink, void *context)
{
    char text[ADJ_LINE_MAX];
    struct adj_hx_out out = adj_hx_out_start(text, sizeof text);
    (void)rules;
    (void)seats;
    adj_hx_out_position(&out, state);
    adj_hx_out_add(&out, "\n");
    sink(context, text);
}
