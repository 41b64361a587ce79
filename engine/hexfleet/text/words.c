// SPDX-License-Identifier: MIT
#include "engine/hexfleet/text/words.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const char letters[] = ".CSRFcsrf";

struct adj_hx_out
adj_hx_out_start(char *text, size_t size)
{
    assert(size > 0);
    text[0] = 0;
    return (struct adj_hx_out){.text = text, .size = size, .used = 0};
}

void
adj_hx_out_add(struct adj_hx_out *out, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int written = vsnprintf(out->text + out->used, out->size - out->used, format, args);
    va_end(args);
    if (written > 0)
        out->used += (size_t)written;
    if (out->used >= out->size)
        out->used = out->size - 1;
}

// What adj_hx_cell_read makes of a name that is no cell's.
static bool
is_strange(unsigned cell)
{
    if (cell < ADJ_HX_STRANGE || cell > ADJ_HX_STRANGEST)
        return false;
    unsigned name = cell - ADJ_HX_STRANGE;
    return adj_hx_cell(name / 100, name % 100) == ADJ_HX_OFF;
}

const char *
adj_hx_cell_text(unsigned cell, char text[ADJ_HX_CELL_TEXT])
{
    unsigned file = 25, rank = cell % 100; // an order out of bytes can hold any number
    if (cell < ADJ_HX_CELLS) {
        file = adj_hx_file(cell);
        rank = adj_hx_rank(cell);
    } else if (is_strange(cell)) {
        file = (cell - ADJ_HX_STRANGE) / 100;
        rank = (cell - ADJ_HX_STRANGE) % 100;
    }
    snprintf(text, ADJ_HX_CELL_TEXT, "%c%u", (char)('a' + (int)file), rank % 100);
    return text;
}

static bool
is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static char
lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

size_t
adj_hx_cell_read(const char *text, unsigned *cell)
{
    char letter = lower(text[0]);
    if (letter < 'a' || letter > 'z' || !is_digit(text[1]))
        return 0;
    size_t used = is_digit(text[2]) ? 3 : 2;
    if (is_digit(text[used]))
        return 0;
    unsigned file = (unsigned)(letter - 'a'), rank = (unsigned)(text[1] - '0');
    if (used == 3)
        rank = rank * 10 + (unsigned)(text[2] - '0');
    *cell = adj_hx_cell(file, rank);
    if (*cell == ADJ_HX_OFF)
        *cell = ADJ_HX_STRANGE + 100 * file + rank;
    return used;
}

const char *
adj_hx_ship_word(unsigned ship)
{
    static const char *const words[] = {"corvette", "sloop", "frigate", "flagship"};
    return ship == ADJ_HX_VACANT ? "nothing" : words[(ship - 1) % ADJ_HX_CLASSES];
}

char
adj_hx_ship_letter(unsigned ship)
{
    return ship < sizeof letters - 1 ? letters[ship] : '?';
}

unsigned
adj_hx_ship_read(char letter)
{
    const char *at = letter == 0 || letter == '.' ? NULL : strchr(letters, letter);
    return at == NULL ? ADJ_HX_VACANT : (unsigned)(at - letters);
}

const char *
adj_hx_seat_name(const struct adj_seats *seats, unsigned seat)
{
    return seat < seats->count ? seats->seat[seat].name : "nobody";
}

static const char *
end_text(enum adj_hx_end end)
{
    switch (end) {
    case ADJ_HX_ON:
        return "";
    case ADJ_HX_SUNK:
        return "the other flagship is sunk";
    case ADJ_HX_IMMOBILE:
        return "the other side has no legal move";
    case ADJ_HX_RESIGNED:
        return "the other side has resigned";
    case ADJ_HX_REPEATED:
        return "the position has occurred three times";
    case ADJ_HX_BECALMED:
        return "no ship was sunk for a hundred plies";
    case ADJ_HX_BARE:
        return "only the flagships are left";
    case ADJ_HX_AGREED:
        return "the players agreed";
    }
    return "";
}

void
adj_hx_out_end(struct adj_hx_out *out, const struct adj_hx_state *state,
               const struct adj_seats *seats)
{
    if (state->end == ADJ_HX_ON)
        return;
    if (state->winner != 0)
        adj_hx_out_add(out, "%s has won: ", adj_hx_seat_name(seats, state->winner - 1u));
    else
        adj_hx_out_add(out, "The game is drawn: ");
    adj_hx_out_add(out, "%s", end_text((enum adj_hx_end)state->end));
}

static void
out_file(struct adj_hx_out *out, const struct adj_hx_state *state, unsigned file)
{
    unsigned vacant = 0;
    for (unsigned i = 0; i < adj_hx_file_size[file]; i++) {
        unsigned ship = state->cell[adj_hx_file_start[file] + i];
        if (ship == ADJ_HX_VACANT) {
            vacant++;
            continue;
        }
        if (vacant > 0)
            adj_hx_out_add(out, "%u", vacant);
        vacant = 0;
        adj_hx_out_add(out, "%c", adj_hx_ship_letter(ship));
    }
    if (vacant > 0)
        adj_hx_out_add(out, "%u", vacant);
}

void
adj_hx_out_position(struct adj_hx_out *out, const struct adj_hx_state *state)
{
    for (unsigned file = 0; file < ADJ_HX_FILES; file++) {
        adj_hx_out_add(out, "%s", file > 0 ? "/" : "");
        out_file(out, state, file);
    }
    adj_hx_out_add(out, " %c", state->to_move == 0 ? 'w' : 'e');
    if (state->ply > 1 || state->quiet > 0)
        adj_hx_out_add(out, " ply %u quiet %u", (unsigned)state->ply, state->quiet);
}

enum adj_status
adj_hx_number(const char *text, const char **at, unsigned long most, unsigned long *number,
              struct adj_error *error)
{
    const char *digit = *at;
    while (*digit == ' ' || *digit == '\t')
        digit++;
    *at = digit;
    if (!is_digit(*digit))
        return adj_hx_fail(error, ADJ_BAD_SYNTAX, text, *at, "a number from 0 to %lu is missing",
                           most);
    unsigned long value = 0;
    for (; is_digit(*digit); digit++) {
        unsigned long units = (unsigned long)(*digit - '0');
        if (units > most || value > (most - units) / 10)
            return adj_hx_fail(error, ADJ_BAD_VALUE, text, *at, "it is %lu at most", most);
        value = value * 10 + units;
    }
    *at = digit;
    *number = value;
    return ADJ_OK;
}

bool
adj_hx_read_word(const char **at, const char *word)
{
    const char *text = *at;
    while (*text == ' ' || *text == '\t')
        text++;
    for (; *word != 0; word++, text++)
        if (lower(*text) != *word)
            return false;
    if (*text != 0 && *text != ' ' && *text != '\t')
        return false;
    *at = text;
    return true;
}

enum adj_status
adj_hx_fail(struct adj_error *error, enum adj_status status, const char *text, const char *at,
            const char *format, ...)
{
    char message[ADJ_MESSAGE_SIZE];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    if (error != NULL) {
        error->column = 1;
        for (; text < at; text++)
            error->column += ((unsigned char)*text & 0xc0) != 0x80;
    }
    return adj_error_set(error, status, "%s", message);
}
