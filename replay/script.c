// SPDX-License-Identifier: MIT
#include "replay/script.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>
#include "replay/bytes.h"
#include "replay/script_head.h"

void
adj_script_start(struct adj_script *script, const struct adj_game *const *games)
{
    memset(script, 0, sizeof *script);
    script->games = games;
}

// Cuts a comment off: a `#` that is not between double quotes.
static size_t
without_comment(const char *line, size_t size)
{
    bool quoted = false;
    for (size_t i = 0; i < size; i++) {
        if (line[i] == '"')
            quoted = !quoted;
        if (line[i] == '#' && !quoted)
            return i;
    }
    return size;
}

static size_t
without_end(const char *line, size_t size)
{
    if (size > 0 && line[size - 1] == '\n')
        size--;
    if (size > 0 && line[size - 1] == '\r')
        size--;
    return size;
}

// Columns count characters.
static uint32_t
characters(const char *text, size_t size)
{
    uint32_t count = 0;
    for (size_t i = 0; i < size; i++)
        count += ((unsigned char)text[i] & 0xc0) != 0x80;
    return count;
}

static enum adj_status
copy_line(struct adj_script *script, const char *line, size_t size, struct adj_error *error)
{
    static const char mark[] = "\xef\xbb\xbf";
    size = without_end(line, size);
    if (size > ADJ_TEXT_LINE_MAX)
        return adj_script_fail(script, error, ADJ_BAD_LIMIT, ADJ_TEXT_LINE_MAX + 1,
                               "a line holds at most %d bytes", (int)ADJ_TEXT_LINE_MAX);
    size_t good = adj_utf8_size(line, size);
    if (good < size)
        return adj_script_fail(script, error, ADJ_BAD_ENCODING, characters(line, good) + 1,
                               line[good] == 0 ? "a zero byte is no text" : "this is not UTF-8");
    if (script->line == 1 && size >= 3 && memcmp(line, mark, 3) == 0) {
        line += 3;
        size -= 3;
    }
    size = without_comment(line, size);
    while (size > 0 && isspace((unsigned char)line[size - 1]))
        size--;
    memcpy(script->text, line, size);
    script->text[size] = 0;
    return ADJ_OK;
}

const char *
adj_script_skip(const char *text)
{
    while (isspace((unsigned char)*text))
        text++;
    return text;
}

size_t
adj_script_word(const char *text)
{
    size_t size = 0;
    while (text[size] != 0 && !isspace((unsigned char)text[size]))
        size++;
    return size;
}

bool
adj_script_is(const char *text, const char *word)
{
    size_t size = adj_script_word(text);
    return size == strlen(word) && strncasecmp(text, word, size) == 0;
}

uint32_t
adj_script_column(const struct adj_script *script, const char *at)
{
    return characters(script->text, (size_t)(at - script->text)) + 1;
}

static enum adj_status
give(const struct adj_script *script, enum adj_script_kind kind, const char *text,
     struct adj_script_line *out)
{
    out->kind = kind;
    out->text = text;
    out->column = adj_script_column(script, text);
    return ADJ_OK;
}

// The length of a label before a colon, or 0.
static size_t
label_size(const char *text)
{
    size_t size = 0;
    while (isalpha((unsigned char)text[size]))
        size++;
    const char *after = adj_script_skip(text + size);
    return size > 0 && *after == ':' ? size : 0;
}

static int
find_seat(const struct adj_seats *seats, const char *label, size_t size)
{
    for (unsigned i = 0; i < seats->count; i++)
        if (strlen(seats->seat[i].label) == size &&
            strncasecmp(seats->seat[i].label, label, size) == 0)
            return (int)i;
    return size == 5 && strncasecmp(label, "table", 5) == 0 ? ADJ_SEAT_TABLE : -1;
}

// "12" and nothing else: an order's number.
static bool
read_number(const char *text, uint32_t *number)
{
    uint64_t value = 0;
    size_t digits = 0;
    for (; isdigit((unsigned char)text[digits]) && digits < 11; digits++)
        value = value * 10 + (uint64_t)(text[digits] - '0');
    *number = (uint32_t)value;
    return digits > 0 && text[digits] == 0 && value > 0 && value <= ADJ_NUMBER_MAX;
}

static enum adj_status
read_strike(struct adj_script *script, const char *text, struct adj_script_line *out,
            struct adj_error *error)
{
    const char *number = adj_script_skip(text + strlen("strike"));
    if (!read_number(number, &out->number))
        return adj_script_fail(script, error, ADJ_BAD_SYNTAX, adj_script_column(script, number),
                               "strike needs the number of an order");
    return give(script, ADJ_SCRIPT_STRIKE, number, out);
}

static enum adj_status
read_seat_order(struct adj_script *script, const char *text, size_t label,
                struct adj_script_line *out, struct adj_error *error)
{
    int seat = find_seat(&script->head.seats, text, label);
    if (seat < 0)
        return adj_script_fail(script, error, ADJ_BAD_NAME, adj_script_column(script, text),
                               "no seat is called \"%.*s\"", (int)label, text);
    out->seat = (unsigned)seat;
    const char *order = adj_script_skip(adj_script_skip(text + label) + 1);
    if (*order == 0)
        return adj_script_fail(script, error, ADJ_BAD_SYNTAX, adj_script_column(script, order),
                               "an order is missing after the colon");
    if (adj_script_is(order, "strike"))
        return read_strike(script, order, out, error);
    return give(script, ADJ_SCRIPT_ORDER, order, out);
}

static enum adj_status
read_position(struct adj_script *script, const char *text, struct adj_script_line *out,
              struct adj_error *error)
{
    if (script->stage != ADJ_STAGE_HEAD)
        return adj_script_fail(script, error, ADJ_BAD_SYNTAX, adj_script_column(script, text),
                               "a position stands before the first order");
    enum adj_status status = adj_script_head_done(script, error);
    if (status != ADJ_OK)
        return status;
    const char *rest = adj_script_skip(text + strlen("position"));
    script->stage = *rest == 0 ? ADJ_STAGE_POSITION : ADJ_STAGE_ORDERS;
    return give(script, *rest == 0 ? ADJ_SCRIPT_POSITION_START : ADJ_SCRIPT_POSITION_WHOLE, rest,
                out);
}

// A line that begins with a word and not with a seat; BLANK if there is no such word.
static enum adj_script_kind
word_kind(const char *text)
{
    return adj_script_is(text, "expect")     ? ADJ_SCRIPT_EXPECT
           : adj_script_is(text, "formerly") ? ADJ_SCRIPT_FORMERLY
                                             : ADJ_SCRIPT_BLANK;
}

// An order, an expectation or what was said formerly; the first one closes the head.
static enum adj_status
read_body(struct adj_script *script, const char *text, struct adj_script_line *out,
          struct adj_error *error)
{
    size_t label = label_size(text);
    enum adj_script_kind kind = word_kind(text);
    bool worded = kind != ADJ_SCRIPT_BLANK;
    const char *rest = worded ? adj_script_skip(text + adj_script_word(text)) : text;
    if (label == 0 && !worded)
        return adj_script_fail(script, error, ADJ_BAD_SYNTAX, adj_script_column(script, text),
                               "this is no head line, order or expectation: \"%.40s\"", text);
    enum adj_status status =
        script->stage == ADJ_STAGE_HEAD ? adj_script_head_done(script, error) : ADJ_OK;
    if (status == ADJ_OK && *rest == 0)
        status = adj_script_fail(script, error, ADJ_BAD_SYNTAX, adj_script_column(script, rest),
                                 kind == ADJ_SCRIPT_EXPECT ? "what is expected is missing"
                                                           : "what was said is missing");
    if (status == ADJ_OK)
        status = label > 0 ? read_seat_order(script, text, label, out, error)
                           : give(script, kind, rest, out);
    if (status == ADJ_OK)
        script->stage = ADJ_STAGE_ORDERS;
    return status;
}

enum adj_status
adj_script_read(struct adj_script *script, const char *line, size_t size,
                struct adj_script_line *out, struct adj_error *error)
{
    *out = (struct adj_script_line){0};
    script->line++;
    enum adj_status status = copy_line(script, line, size, error);
    if (status != ADJ_OK)
        return status;
    const char *text = adj_script_skip(script->text);
    if (*text == 0)
        return ADJ_OK;
    if (script->stage == ADJ_STAGE_POSITION) {
        bool end = adj_script_is(text, "end") && text[3] == 0;
        if (end)
            script->stage = ADJ_STAGE_ORDERS;
        return give(script, end ? ADJ_SCRIPT_POSITION_END : ADJ_SCRIPT_POSITION_LINE, text, out);
    }
    if (label_size(text) == 0 && adj_script_is(text, "position"))
        return read_position(script, text, out, error);
    if (label_size(text) == 0 && adj_script_head_word(text)) {
        out->kind = ADJ_SCRIPT_HEAD;
        return adj_script_read_head(script, text, error);
    }
    return read_body(script, text, out, error);
}

enum adj_status
adj_script_end(struct adj_script *script, struct adj_error *error)
{
    if (script->stage == ADJ_STAGE_POSITION)
        return adj_script_fail(script, error, ADJ_BAD_SYNTAX, 1,
                               "the position is not closed by \"end\"");
    return script->stage == ADJ_STAGE_HEAD ? adj_script_head_done(script, error) : ADJ_OK;
}
