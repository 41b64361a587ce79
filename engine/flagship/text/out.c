// SPDX-License-Identifier: MIT
// Writes into fixed buffers; the words for phases, steps and values.

#include <stdio.h>
#include <string.h>
#include "engine/flagship/text/names.h"

void
adj_fs_out_start(struct adj_fs_out *out, char *text, size_t size)
{
    *out = (struct adj_fs_out){.text = text, .size = size};
    if (size > 0)
        text[0] = '\0';
}

// A buffer that is full may end within a character: take its first bytes away too.
static void
cut_whole(struct adj_fs_out *out)
{
    size_t used = out->used;
    while (used > 0 && ((unsigned char)out->text[used - 1] & 0xC0) == 0x80)
        used--;
    if (used > 0 && (unsigned char)out->text[used - 1] >= 0xC0)
        used--;
    if (used < out->used)
        out->used = used;
    out->text[out->used] = '\0';
}

void
adj_fs_out_add(struct adj_fs_out *out, const char *format, ...)
{
    if (out->used + 1 >= out->size)
        return;
    va_list list;
    va_start(list, format);
    int count = vsnprintf(out->text + out->used, out->size - out->used, format, list);
    va_end(list);
    if (count < 0)
        return;
    if ((size_t)count < out->size - out->used) {
        out->used += (size_t)count;
        return;
    }
    out->used = out->size - 1;
    cut_whole(out);
    out->size = out->used + 1; // what does not fit ends the text
}

void
adj_fs_out_name(struct adj_fs_out *out, const struct adj_fs_rules *rules, unsigned kind)
{
    const char *name = kind < rules->kinds ? adj_fs_kind_name(rules, kind) : "";
    const char *quote = strchr(name, '#') != NULL ? "\"" : ""; // or it would begin a comment
    adj_fs_out_add(out, "%s%s%s", quote, name[0] != '\0' ? name : "?", quote);
}

void
adj_fs_out_card(struct adj_fs_out *out, const struct adj_fs_rules *rules, unsigned kind,
                unsigned copy, unsigned bare)
{
    adj_fs_out_name(out, rules, kind);
    if (copy != bare)
        adj_fs_out_add(out, "/%u", copy);
}

void
adj_fs_out_ref(struct adj_fs_out *out, const struct adj_fs_rules *rules,
               const struct adj_fs_state *state, unsigned ref)
{
    unsigned kind = adj_fs_ref_kind(ref), copy = adj_fs_ref_copy(ref), others = 0;
    for (unsigned s = 0; s < state->slots; s++)
        others += kind != 0 && state->card[s].kind == kind && state->card[s].copy != copy;
    adj_fs_out_name(out, rules, kind);
    if (copy > 1 || (copy != 0 && others > 0))
        adj_fs_out_add(out, "/%u", copy);
}

void
adj_fs_out_slot(struct adj_fs_out *out, const struct adj_fs_rules *rules,
                const struct adj_fs_state *state, unsigned slot)
{
    if (slot >= ADJ_FS_SLOTS)
        return;
    const struct adj_fs_card *card = &state->card[slot];
    adj_fs_out_ref(out, rules, state, adj_fs_ref(card->kind, card->copy));
}

void
adj_fs_out_bounds(struct adj_fs_out *out, int lo, int hi)
{
    if (hi >= ADJ_FS_NO_BOUND)
        adj_fs_out_add(out, "%d or more", lo);
    else if (lo == hi)
        adj_fs_out_add(out, "%d", lo);
    else
        adj_fs_out_add(out, "%d to %d", lo, hi);
}

static unsigned
columns(const char *text, size_t size)
{
    unsigned count = 0;
    for (size_t i = 0; i < size; i++)
        count += ((unsigned char)text[i] & 0xC0) != 0x80;
    return count;
}

// Where to break a line that is too long: after a list's comma or semicolon, else at a space.
static size_t
break_at(const char *line, unsigned width)
{
    size_t space = 0, list = 0;
    for (size_t i = 1; line[i] != '\0' && columns(line, i) <= width; i++) {
        if (line[i] == ' ' && line[i - 1] != ' ')
            space = i;
        if (line[i] == ' ' && (line[i - 1] == ';' || line[i - 1] == ','))
            list = i;
    }
    return columns(line, list) * 2 > width ? list : space;
}

void
adj_fs_out_lines(struct adj_fs_out *out, adj_text_sink *sink, void *context)
{
    enum { WIDTH = 98, INDENT = 8 };
    char piece[ADJ_LINE_MAX];
    const char *line = out->text;
    for (unsigned indent = 0;; indent = INDENT) {
        size_t size = strlen(line), cut = 0;
        if (columns(line, size) > WIDTH - indent)
            cut = break_at(line, WIDTH - indent);
        if (cut != 0)
            size = cut;
        snprintf(piece, sizeof piece, "%*s%.*s\n", (int)indent, "", (int)size, line);
        sink(context, piece);
        if (cut == 0)
            return;
        line += cut + strspn(line + cut, " ");
    }
}

const char *
adj_fs_seat_label(const struct adj_seats *seats, unsigned seat)
{
    return seat < ADJ_FS_SEATS && seat < seats->count ? seats->seat[seat].label : "table";
}

const char *
adj_fs_seat_name(const struct adj_seats *seats, unsigned seat)
{
    if (seat >= ADJ_FS_SEATS || seat >= seats->count)
        return "the table";
    return seats->seat[seat].name[0] != '\0' ? seats->seat[seat].name : seats->seat[seat].label;
}

const char *
adj_fs_plural(int count)
{
    return count == 1 ? "" : "s";
}

const char *const adj_fs_phase_words[] = {"",       "fleet",   "roll",   "choose", "arrange",
                                          "decks",  "hands",   "untask", "gain",   "rearrange",
                                          "orders", "discard", "draw",   "over",   NULL};
const char *const adj_fs_step_words[] = {"none",    "focus",  "target",  "branch",
                                         "support", "defend", "resolve", NULL};
const char *const adj_fs_type_words[] = {"", "direct", "guided", "boarding", "assault", NULL};
const char *const adj_fs_field_words[] = {
    "atk", "cmd", "def",   "hull", "direct", "guided", "assault", "", "",     "",
    "",    "",    "repel", "",     "set-up", "cost",   "value",   "", "crew", NULL};

static const char *
pick(const char *const *titles, unsigned count, unsigned number)
{
    return number < count ? titles[number] : "?";
}

const char *
adj_fs_phase_title(unsigned phase)
{
    static const char *const titles[] = {"?",
                                         "fleet buying",
                                         "opening roll",
                                         "choice of the first player",
                                         "arrangement",
                                         "draw deck",
                                         "opening hand",
                                         "Untask",
                                         "Gain Command",
                                         "Rearrange",
                                         "Orders",
                                         "Discard",
                                         "Draw",
                                         "end of the game"};
    return pick(titles, sizeof titles / sizeof titles[0], phase);
}

const char *
adj_fs_step_title(unsigned step)
{
    static const char *const titles[] = {"no",      "Focus",  "target choice", "forced choice",
                                         "Support", "Defend", "Resolution"};
    return pick(titles, sizeof titles / sizeof titles[0], step);
}

const char *
adj_fs_type_title(unsigned type)
{
    static const char *const titles[] = {"?", "Direct", "Guided", "Boarding", "Assault"};
    return pick(titles, sizeof titles / sizeof titles[0], type);
}

const char *
adj_fs_stat_title(unsigned key)
{
    static const char *const titles[] = {"Atk",
                                         "Cmd",
                                         "Def",
                                         "Hull",
                                         "Direct bonus",
                                         "Guided bonus",
                                         "Assault value",
                                         "Hand Size",
                                         "reach of Direct attacks",
                                         "reach of Guided attacks",
                                         "reach of Boarding attacks",
                                         "cost of Focus",
                                         "Repel value",
                                         "cost of Boarding",
                                         "set-up cost",
                                         "cost",
                                         "effect's number"};
    return pick(titles, sizeof titles / sizeof titles[0], key);
}
