// SPDX-License-Identifier: MIT
// Reads keywords, numbers and seats from one line.

#include <stdio.h>
#include <string.h>
#include "engine/flagship/text/names.h"

enum adj_status
adj_fs_scan_fail(const struct adj_fs_scan *scan, enum adj_status status, const char *at,
                 const char *format, ...)
{
    if (scan->error == NULL)
        return status;
    char message[ADJ_MESSAGE_SIZE];
    va_list list;
    va_start(list, format);
    vsnprintf(message, sizeof message, format, list);
    va_end(list);
    scan->error->column = 1;
    for (const char *c = scan->text; c < at; c++) {
        if (((unsigned char)*c & 0xC0) != 0x80)
            scan->error->column++;
    }
    return adj_error_set(scan->error, status, "%s", message);
}

static unsigned
fold_ascii(unsigned c)
{
    if (c >= 'A' && c <= 'Z')
        return c + ('a' - 'A');
    if (c == '\t')
        return ' ';
    return c == '`' ? '\'' : c;
}

// U+2010 to U+201F hold the typographic dashes and quotes.
static unsigned
fold_general(const char **at, unsigned last)
{
    unsigned folded = 0;
    if (last >= 0x90 && last <= 0x95)
        folded = '-';
    if (last >= 0x98 && last <= 0x9B)
        folded = '\'';
    if (last >= 0x9C && last <= 0x9F)
        folded = '"';
    *at += folded != 0 ? 3 : 1;
    return folded != 0 ? folded : 0xE2;
}

unsigned
adj_fs_fold(const char **at)
{
    const unsigned char *c = (const unsigned char *)*at;
    if (c[0] < 0x80) {
        *at += 1;
        return fold_ascii(c[0]);
    }
    if (c[0] == 0xE2 && c[1] == 0x80)
        return fold_general(at, c[2]);
    if (c[0] == 0xC2 && (c[1] == 0xA0 || c[1] == 0xB4)) {
        *at += 2;
        return c[1] == 0xA0 ? ' ' : '\'';
    }
    if (c[0] == 0xC3 && c[1] >= 0x80) { // letters with accents: capitals stand 32 lower
        *at += 2;
        return 0xC300u + c[1] + (c[1] < 0x9F && c[1] != 0x97 ? 0x20 : 0);
    }
    *at += 1;
    return c[0];
}

static bool
is_letter(unsigned c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c >= 0x80;
}

static const char *
skip_spaces(const char *text)
{
    const char *next = text;
    while (*next != '\0' && adj_fs_fold(&next) == ' ')
        text = next;
    return text;
}

const char *
adj_fs_fold_match(const char *name, const char *text)
{
    unsigned last = 0;
    while (*name != '\0') {
        last = adj_fs_fold(&name);
        if (*text == '\0' || adj_fs_fold(&text) != last)
            return NULL;
        if (last == ' ') // any run of spaces is one space
            text = skip_spaces(text);
    }
    const char *next = text;
    return is_letter(last) && *text != '\0' && is_letter(adj_fs_fold(&next)) ? NULL : text;
}

void
adj_fs_scan_space(struct adj_fs_scan *scan)
{
    scan->at = skip_spaces(scan->at);
}

bool
adj_fs_scan_end(struct adj_fs_scan *scan)
{
    adj_fs_scan_space(scan);
    return *scan->at == '\0' || *scan->at == '#' || *scan->at == '\r' || *scan->at == '\n';
}

bool
adj_fs_scan_word(struct adj_fs_scan *scan, const char *word)
{
    adj_fs_scan_space(scan);
    const char *end = adj_fs_fold_match(word, scan->at);
    if (end == NULL)
        return false;
    scan->at = end;
    return true;
}

bool
adj_fs_scan_char(struct adj_fs_scan *scan, char wanted)
{
    adj_fs_scan_space(scan);
    if (*scan->at != wanted)
        return false;
    scan->at++;
    return true;
}

bool
adj_fs_scan_digit(struct adj_fs_scan *scan)
{
    adj_fs_scan_space(scan);
    return *scan->at >= '0' && *scan->at <= '9';
}

enum adj_status
adj_fs_scan_number(struct adj_fs_scan *scan, unsigned most, unsigned *number)
{
    if (!adj_fs_scan_digit(scan))
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, scan->at, "a number is missing here");
    const char *start = scan->at;
    unsigned value = 0;
    for (; *scan->at >= '0' && *scan->at <= '9'; scan->at++) {
        if (value <= most)
            value = value * 10 + (unsigned)(*scan->at - '0');
    }
    if (value > most)
        return adj_fs_scan_fail(scan, ADJ_BAD_VALUE, start, "the number is over %u", most);
    const char *next = scan->at;
    if (*next != '\0' && is_letter(adj_fs_fold(&next)))
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, start, "a number is missing here");
    *number = value;
    return ADJ_OK;
}

bool
adj_fs_scan_label(struct adj_fs_scan *scan, unsigned *seat)
{
    for (unsigned s = 0; s < scan->seats->count && s < ADJ_FS_SEATS; s++) {
        const char *label = scan->seats->seat[s].label;
        if (label[0] != '\0' && adj_fs_scan_word(scan, label)) {
            *seat = s;
            return true;
        }
    }
    return false;
}

enum adj_status
adj_fs_scan_seat(struct adj_fs_scan *scan, unsigned *seat)
{
    if (adj_fs_scan_label(scan, seat))
        return ADJ_OK;
    return adj_fs_scan_fail(scan, ADJ_BAD_NAME, scan->at, "a seat (%s or %s) is missing here",
                            adj_fs_seat_label(scan->seats, 0), adj_fs_seat_label(scan->seats, 1));
}

enum adj_status
adj_fs_scan_finish(struct adj_fs_scan *scan)
{
    return adj_fs_scan_end(scan) ? ADJ_OK : adj_fs_scan_misplaced(scan);
}

enum adj_status
adj_fs_scan_misplaced(const struct adj_fs_scan *scan)
{
    char rest[48];
    struct adj_fs_out out;
    enum adj_status status = adj_fs_scan_short(scan);
    if (status != ADJ_OK)
        return status;
    adj_fs_out_start(&out, rest, sizeof rest);
    adj_fs_out_add(&out, "%s", scan->at);
    return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, scan->at, "this does not belong here: \"%s\"",
                            rest);
}

int
adj_fs_scan_choice(struct adj_fs_scan *scan, const char *const *words)
{
    for (int i = 0; words[i] != NULL; i++) {
        if (words[i][0] != '\0' && adj_fs_scan_word(scan, words[i]))
            return i;
    }
    return -1;
}
