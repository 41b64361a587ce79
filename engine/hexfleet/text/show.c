// SPDX-License-Identifier: MIT
// Draws the board as it lies on the table: north is up, west's ships are capitals. Each cell bears
// its name on its lower edge.
//
//      ___
//  ___/ F \___
// /   \d7_/   \ .

#include <string.h>
#include "engine/hexfleet/hexfleet.h"
#include "engine/hexfleet/moves.h"
#include "engine/hexfleet/text/words.h"

enum {
    MARGIN = 2,
    PITCH = 4,  // columns from file to file
    HALF = 2,   // columns from a cell's middle to its left corner
    LINES = 15, // thirteen rows of middles, an upper and a lower edge
    COLUMNS = MARGIN + (ADJ_HX_FILES - 1) * PITCH + 2 * HALF + 1,
    MIDDLE = 7, // the line of the middle of the centre
};

struct sheet {
    char line[LINES][COLUMNS + 1];
};

// The line of a cell's middle: a file's ranks are two lines apart, neighbouring files one.
static unsigned
line_of(unsigned cell)
{
    unsigned file = adj_hx_file(cell);
    return (unsigned)MIDDLE + adj_hx_file_size[file] + 1u - 2 * adj_hx_rank(cell);
}

static void
put(struct sheet *sheet, unsigned line, unsigned column, const char *text)
{
    for (unsigned i = 0; text[i] != 0; i++)
        if (text[i] != ' ' || sheet->line[line][column + i] == 0)
            sheet->line[line][column + i] = text[i];
}

static void
draw_cell(struct sheet *sheet, unsigned cell, unsigned ship)
{
    unsigned line = line_of(cell), left = MARGIN + PITCH * adj_hx_file(cell);
    char name[ADJ_HX_CELL_TEXT], body[] = "/   \\", edge[] = "\\___/";
    if (ship != ADJ_HX_VACANT)
        body[HALF] = adj_hx_ship_letter(ship);
    adj_hx_cell_text(cell, name);
    memcpy(edge + 1, name, 2);
    if (line > 0 && sheet->line[line - 1][left + 1] == ' ')
        put(sheet, line - 1, left + 1, "___");
    put(sheet, line, left, body);
    put(sheet, line + 1, left, edge);
}

static void
draw_board(const struct adj_hx_state *state, adj_text_sink *sink, void *context)
{
    struct sheet sheet;
    for (unsigned line = 0; line < LINES; line++) {
        memset(sheet.line[line], ' ', COLUMNS);
        sheet.line[line][COLUMNS] = 0;
    }
    for (unsigned file = 0; file < ADJ_HX_FILES; file++)
        for (unsigned rank = adj_hx_file_size[file]; rank > 0; rank--) {
            unsigned cell = adj_hx_cell(file, rank);
            draw_cell(&sheet, cell, state->cell[cell]);
        }
    for (unsigned line = 0; line < LINES; line++) {
        size_t size = COLUMNS;
        while (size > 0 && sheet.line[line][size - 1] == ' ')
            size--;
        sheet.line[line][size] = 0;
        sink(context, sheet.line[line]);
        sink(context, "\n");
    }
}

static void
tell_fleet(const struct adj_hx_state *state, const struct adj_seats *seats, unsigned seat,
           adj_text_sink *sink, void *context)
{
    char text[256];
    struct adj_hx_out out = adj_hx_out_start(text, sizeof text);
    unsigned flagship = adj_hx_find_flagship(state->cell, seat), lost = state->sunk[seat];
    adj_hx_out_add(&out, "%s (%s): %u ships, %s", adj_hx_seat_name(seats, seat),
                   seat == 0 ? "capitals, sails east" : "small letters, sails west", 9 - lost,
                   flagship == ADJ_HX_OFF                                  ? "no flagship"
                   : adj_hx_is_disabled(state->cell, flagship, ADJ_HX_OFF) ? "flagship disabled"
                                                                           : "flagship free");
    adj_hx_out_add(&out, "\n");
    sink(context, text);
}

void
adj_hx_show(const void *rules, const void *state, const struct adj_seats *seats,
            adj_text_sink *sink, void *context)
{
    const struct adj_hx_state *s = state;
    char text[ADJ_LINE_MAX];
    struct adj_hx_out out = adj_hx_out_start(text, sizeof text);
    (void)rules;
    sink(context, "\n");
    draw_board(s, sink, context);
    sink(context, "\n");
    for (unsigned seat = 0; seat < ADJ_HX_SEATS; seat++)
        tell_fleet(s, seats, seat, sink, context);
    adj_hx_out_add(&out, "Plies played %u, without a sinking %u\nPosition ", (unsigned)s->ply,
                   s->quiet);
    adj_hx_out_position(&out, s);
    adj_hx_out_add(&out, "\n");
    sink(context, text);
}
