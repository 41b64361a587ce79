// SPDX-License-Identifier: MIT
// Reads and writes a position: one line, such as "RSSR/CCFCC/6/7/6/ccfcc/rssr w" (catalogue,
// HX-2.3), which "ply N" and "quiet N" may follow.

#include <string.h>
#include "engine/hexfleet/hexfleet.h"
#include "engine/hexfleet/outcome.h"
#include "engine/hexfleet/text/position.h"

enum { NINE = 9 };

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
read_file(struct adj_hx_typed *typed, unsigned file, const char *text, const char **at,
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
            typed->cell[adj_hx_file_start[file] + filled] = (uint8_t)ship;
        filled += counts ? vacant : 1;
        counted = counts;
    }
    return filled == size ? ADJ_OK : fail_file(error, text, *at, file);
}

static enum adj_status
read_board(struct adj_hx_typed *typed, const char *text, const char **at, struct adj_error *error)
{
    enum adj_status status = ADJ_OK;
    for (unsigned file = 0; status == ADJ_OK && file < ADJ_HX_FILES; file++) {
        if (file > 0 && **at != '/')
            return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, *at, "a board has seven files");
        *at += file > 0;
        status = read_file(typed, file, text, at, error);
    }
    if (status == ADJ_OK && **at == '/')
        return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, *at, "a board has seven files");
    return status;
}

// A count that may not have been said yet.
static enum adj_status
read_count(const char *text, const char *word, const char **at, unsigned long most, bool *said,
           unsigned long *number, struct adj_error *error)
{
    if (*said)
        return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, *at, "\"%s\" is said twice", word);
    *said = true;
    return adj_hx_number(text, at, most, number, error);
}

// "ply 30 quiet 12", in any order.
static enum adj_status
read_counts(const struct adj_hx_rules *rules, struct adj_hx_typed *typed, const char *text,
            const char **at, struct adj_error *error)
{
    unsigned long ply = 0, quiet = 0;
    unsigned long quietest = rules->sw[ADJ_HX_SW_QUIET] == 0 ? ADJ_HX_QUIET_LIMIT : UINT16_MAX;
    enum adj_status status = ADJ_OK;
    while (status == ADJ_OK && **at != 0) {
        if (adj_hx_read_word(at, "ply"))
            status = read_count(text, "ply", at, ADJ_HX_PLY_MAX, &typed->has_ply, &ply, error);
        else if (adj_hx_read_word(at, "quiet"))
            status = read_count(text, "quiet", at, quietest, &typed->has_quiet, &quiet, error);
        else
            break;
    }
    typed->ply = (uint32_t)ply;
    typed->quiet = (uint16_t)quiet;
    return status;
}

// Whoever began moves after an even number of plies, and no more of them were quiet than there
// were.
static enum adj_status
check_counts(const struct adj_hx_rules *rules, struct adj_hx_typed *typed, const char *text,
             const char *at, struct adj_error *error)
{
    unsigned first = rules->sw[ADJ_HX_SW_FIRST], odd = typed->to_move ^ first;
    if (!typed->has_ply)
        typed->ply = typed->quiet + ((typed->quiet ^ odd) & 1u);
    if (typed->ply % 2 != odd)
        return adj_hx_fail(error, ADJ_BAD_POSITION, text, at,
                           "%s is to move after an even number of plies (HX-I-7)",
                           first == 0 ? "west" : "east");
    if (typed->quiet > typed->ply)
        return adj_hx_fail(error, ADJ_BAD_POSITION, text, at,
                           "%u plies without a sinking are more than %u in all", typed->quiet,
                           (unsigned)typed->ply);
    return ADJ_OK;
}

enum adj_status
adj_hx_typed_read(const struct adj_hx_rules *rules, const char *text, const char *at,
                  struct adj_hx_typed *typed, struct adj_error *error)
{
    memset(typed, 0, sizeof *typed);
    enum adj_status status = read_board(typed, text, &at, error);
    if (status != ADJ_OK)
        return status;
    if (adj_hx_read_word(&at, "e"))
        typed->to_move = 1;
    else if (!adj_hx_read_word(&at, "w"))
        return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, at, "say who is to move: w or e");
    status = read_counts(rules, typed, text, &at, error);
    if (status == ADJ_OK)
        status = check_counts(rules, typed, text, at, error);
    while (*at == ' ' || *at == '\t')
        at++;
    if (status != ADJ_OK || *at == 0)
        return status;
    return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, at,
                       "only \"ply N\" and \"quiet N\" may follow the side to move");
}

enum adj_status
adj_hx_position_line(const void *rules, void *state, const struct adj_seats *seats,
                     const char *text, struct adj_error *error)
{
    struct adj_hx_state *s = state;
    struct adj_hx_typed typed;
    (void)seats;
    if (s->typed != ADJ_HX_LAYOUT)
        return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, text,
                           "a position is one line in this game");
    enum adj_status status = adj_hx_typed_read(rules, text, text, &typed, error);
    if (status != ADJ_OK)
        return status;
    memcpy(s->cell, typed.cell, sizeof s->cell);
    s->to_move = typed.to_move;
    s->ply = typed.ply;
    s->quiet = typed.quiet;
    s->typed = ADJ_HX_TYPED;
    return ADJ_OK;
}

static unsigned
count(const struct adj_hx_state *state, unsigned ship)
{
    unsigned ships = 0;
    for (unsigned cell = 0; cell < ADJ_HX_CELLS; cell++)
        ships += state->cell[cell] == ship;
    return ships;
}

static const uint8_t most_of[ADJ_HX_CLASSES + 1] = {0, 4, 2, 2, 1};

// Fills in what each side lacks.
static enum adj_status
check_fleets(struct adj_hx_state *state, struct adj_error *error)
{
    for (unsigned seat = 0; seat < ADJ_HX_SEATS; seat++) {
        unsigned all = 0;
        for (unsigned c = ADJ_HX_CORVETTE; c <= ADJ_HX_FLAGSHIP; c++) {
            unsigned ship = adj_hx_ship(seat, c), ships = count(state, ship);
            all += ships;
            if (ships > most_of[c])
                return adj_error_set(error, ADJ_BAD_POSITION,
                                     "%u ships of one fleet are marked %c; there are %u "
                                     "(HX-SETUP-1)",
                                     ships, adj_hx_ship_letter(ship), most_of[c]);
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
    if (s->typed == ADJ_HX_LAYOUT)
        return adj_error_set(error, ADJ_BAD_SYNTAX, "the position is missing");
    enum adj_status status = check_fleets(s, error);
    if (status != ADJ_OK)
        return status;
    if (count(s, adj_hx_ship(0, ADJ_HX_FLAGSHIP)) + count(s, adj_hx_ship(1, ADJ_HX_FLAGSHIP)) == 0)
        return adj_error_set(error, ADJ_BAD_POSITION,
                             "a flagship is missing on both sides "
                             "(HX-R-15)");
    adj_hx_judge_end(rules, s, &events); // the side to move may have lost already (HX-R-15)
    if (s->end != ADJ_HX_ON)
        s->typed = ADJ_HX_TYPED_END;
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
