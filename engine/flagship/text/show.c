// SPDX-License-Identifier: MIT
// Draws the table as it lies between the two players: the second seat's second row at the top, the
// first seat's at the bottom. At most 100 columns.

#include <string.h>
#include "engine/flagship/find.h"
#include "engine/flagship/flagship.h"
#include "engine/flagship/stats.h"
#include "engine/flagship/text/names.h"
#include "engine/flagship/worlds.h"

enum { ACROSS = 3, CELL = 29, WIDTH = 98 };

struct table {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state;
    const struct adj_seats *seats;
    adj_text_sink *sink;
    void *context;
    struct adj_fs_out out;
    char line[ADJ_LINE_MAX];
};

static void
line_start(struct table *table)
{
    adj_fs_out_start(&table->out, table->line, sizeof table->line);
}

static void
line_end(struct table *table)
{
    while (table->out.used > 0 && table->line[table->out.used - 1] == ' ')
        table->line[--table->out.used] = '\0';
    adj_fs_out_lines(&table->out, table->sink, table->context);
}

static unsigned
columns(const char *text)
{
    unsigned count = 0;
    for (; *text != '\0'; text++)
        count += ((unsigned char)*text & 0xC0) != 0x80;
    return count;
}

static void
out_kinds(struct table *table, const uint8_t *zone, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        adj_fs_out_add(&table->out, "%s ", i == 0 ? ":" : ";");
        adj_fs_out_name(&table->out, table->rules, zone[i]);
    }
}

static void
show_hand(struct table *table, unsigned s)
{
    const struct adj_fs_seat *seat = &table->state->seat[s];
    uint8_t hand[ADJ_FS_HAND_MAX];
    unsigned known = adj_fs_worlds_known(table->rules, table->state, s, hand);
    line_start(table);
    if (seat->hand_total == ADJ_FS_UNKNOWN)
        adj_fs_out_add(&table->out, "   hand not known");
    else
        adj_fs_out_add(&table->out, "   hand %u card%s", seat->hand_total,
                       adj_fs_plural(seat->hand_total));
    if (known < seat->hand_total && seat->hand_total != ADJ_FS_UNKNOWN)
        adj_fs_out_add(&table->out, ", %u known", known);
    out_kinds(table, hand, known);
    line_end(table);
}

static void
show_pile(struct table *table, const char *word, const uint8_t *zone, unsigned count, bool more)
{
    line_start(table);
    if (more && count == 0)
        adj_fs_out_add(&table->out, "   %s not known", word);
    else
        adj_fs_out_add(&table->out, "   %s %s%u card%s", word, more ? "at least " : "", count,
                       adj_fs_plural((int)count));
    out_kinds(table, zone, count);
    line_end(table);
}

static void
show_purse(struct table *table, unsigned s)
{
    const struct adj_fs_seat *seat = &table->state->seat[s];
    char empire[64];
    adj_fs_print_seat(table->rules, table->state, s, empire, sizeof empire);
    line_start(table);
    adj_fs_out_add(&table->out, "%s  %s%s%s%s", adj_fs_seat_label(table->seats, s),
                   adj_fs_seat_name(table->seats, s), empire[0] != '\0' ? " (" : "", empire,
                   empire[0] != '\0' ? ")" : "");
    if (seat->cp_known)
        adj_fs_out_add(&table->out, "   %u command point%s", seat->cp, adj_fs_plural(seat->cp));
    else
        adj_fs_out_add(&table->out, "   command points not known");
    if (seat->deck_total == ADJ_FS_UNKNOWN)
        adj_fs_out_add(&table->out, "   deck not known");
    else
        adj_fs_out_add(&table->out, "   deck %u", seat->deck_total);
    line_end(table);
}

static void
show_seat(struct table *table, unsigned s)
{
    const struct adj_fs_seat *seat = &table->state->seat[s];
    show_purse(table, s);
    show_hand(table, s);
    show_pile(table, "discard pile", seat->pile, seat->pile_count, seat->pile_more != 0);
    if (seat->removed_count > 0)
        show_pile(table, "removed", seat->removed, seat->removed_count, false);
    if (seat->fleet_count > 0)
        show_pile(table, "fleet", seat->fleet, seat->fleet_count, false);
}

static void
cell_hits(struct table *table, struct adj_fs_out *out, unsigned ship)
{
    const struct adj_fs_card *card = &table->state->card[ship];
    int lo = 0, hi = 0;
    adj_fs_hull(table->rules, table->state, ship, &lo, &hi);
    adj_fs_out_add(out, "  hits %u of ", card->hits);
    if (hi >= ADJ_FS_NO_BOUND)
        adj_fs_out_add(out, "%d+", lo > card->hits ? lo : card->hits + 1);
    else if (lo < hi)
        adj_fs_out_add(out, "%d-%d", lo, hi);
    else
        adj_fs_out_add(out, "%d", hi);
    if (table->rules->kind[card->kind].flagship == 1)
        adj_fs_out_add(out, " Flagship");
}

// The card that lies `number`-th on or under the ship, or -1.
static int
lies_under(const struct adj_fs_state *state, unsigned ship, unsigned number)
{
    for (unsigned s = 0; s < state->slots; s++) {
        if (state->card[s].kind != 0 && state->card[s].host == ship + 1 && number-- == 0)
            return (int)s;
    }
    return -1;
}

// One line of a ship's place; false when there is nothing more to say of it.
static bool
cell_line(struct table *table, unsigned ship, unsigned number, char *text, size_t size)
{
    const struct adj_fs_state *state = table->state;
    struct adj_fs_out out;
    adj_fs_out_start(&out, text, size);
    if (number == 1) {
        cell_hits(table, &out, ship);
        return true;
    }
    int slot = number == 0 ? (int)ship : lies_under(state, ship, number - 2);
    if (slot < 0)
        return false;
    if (number > 1 && state->card[slot].owner != state->card[ship].owner)
        adj_fs_out_add(&out, "  ! %s: ", adj_fs_seat_label(table->seats, state->card[slot].owner));
    else if (number > 1)
        adj_fs_out_add(&out, "  + ");
    adj_fs_out_slot(&out, table->rules, state, (unsigned)slot);
    return true;
}

// Writes the text into its place, and the mark of a Tasked card at the end of it. What is too long
// is cut and ends with "~".
static void
cell_out(struct table *table, const char *text, bool tasked)
{
    unsigned room = CELL - (tasked ? 8 : 1), wide = columns(text), taken = 0;
    adj_fs_out_add(&table->out, "| ");
    for (const char *at = text; *at != '\0' && (wide <= room || taken < room - 1);) {
        int bytes = 1;
        while (((unsigned char)at[bytes] & 0xC0) == 0x80)
            bytes++;
        adj_fs_out_add(&table->out, "%.*s", bytes, at);
        at += bytes;
        taken++;
    }
    adj_fs_out_add(&table->out, "%s", wide > room ? "~" : "");
    taken += wide > room;
    adj_fs_out_add(&table->out, "%*s%s", (int)(room - taken), "", tasked ? " TASKED " : " ");
}

static bool
band_tasked(const struct adj_fs_state *state, unsigned ship, unsigned number)
{
    int slot = number == 0 ? (int)ship : number == 1 ? -1 : lies_under(state, ship, number - 2);
    return slot >= 0 && state->card[slot].tasked != 0;
}

// Up to ACROSS ships side by side, each line by line.
static void
show_band(struct table *table, const unsigned *ships, unsigned count, const char *head)
{
    for (unsigned number = 0;; number++) {
        char text[ACROSS][160];
        bool any = false;
        for (unsigned i = 0; i < count; i++) {
            bool more = cell_line(table, ships[i], number, text[i], sizeof text[i]);
            any = any || more;
        }
        if (!any)
            return;
        line_start(table);
        adj_fs_out_add(&table->out, "%-7s", number == 0 ? head : "");
        for (unsigned i = 0; i < count; i++)
            cell_out(table, text[i], band_tasked(table->state, ships[i], number));
        line_end(table);
    }
}

static void
show_row(struct table *table, unsigned seat, unsigned row)
{
    unsigned ships[ACROSS], count = 0;
    const char *head = row == 1 ? " row 1" : row == 2 ? " row 2" : " beside";
    for (unsigned s = 0; s < table->state->slots; s++) {
        const struct adj_fs_card *card = &table->state->card[s];
        if (!adj_fs_is_ship(table->state, s) || card->owner != seat || card->row != row)
            continue;
        ships[count++] = s;
        if (count == ACROSS) {
            show_band(table, ships, count, head);
            count = 0;
            head = "";
        }
    }
    if (count > 0)
        show_band(table, ships, count, head);
}

// Cards that stay in play without a ship.
static void
show_beside(struct table *table, unsigned seat)
{
    bool any = false;
    line_start(table);
    adj_fs_out_add(&table->out, "   in play:");
    for (unsigned s = 0; s < table->state->slots; s++) {
        const struct adj_fs_card *card = &table->state->card[s];
        if (card->kind == 0 || card->row != 0 || card->host != 0 || card->owner != seat)
            continue;
        adj_fs_out_add(&table->out, "%s ", any ? ";" : "");
        adj_fs_out_slot(&table->out, table->rules, table->state, s);
        adj_fs_out_add(&table->out, "%s", card->tasked ? " TASKED" : "");
        any = true;
    }
    if (any)
        line_end(table);
}

static void
show_moment(struct table *table)
{
    const struct adj_fs_state *state = table->state;
    line_start(table);
    if (state->phase == ADJ_FS_P_OVER)
        adj_fs_out_add(&table->out, "The game is over");
    else if (state->phase < ADJ_FS_P_UNTASK)
        adj_fs_out_add(&table->out, "Set-up: %s", adj_fs_phase_title(state->phase));
    else
        adj_fs_out_add(&table->out, "Turn %u, %s phase of %s", state->turn,
                       adj_fs_phase_title(state->phase),
                       adj_fs_seat_name(table->seats, state->active));
    line_end(table);
}

void
adj_fs_show(const void *rules, const void *state, const struct adj_seats *seats,
            adj_text_sink *sink, void *context)
{
    struct table table = {
        .rules = rules, .state = state, .seats = seats, .sink = sink, .context = context};
    show_moment(&table);
    table.sink(context, "\n");
    show_seat(&table, 1);
    show_beside(&table, 1);
    show_row(&table, 1, 2);
    show_row(&table, 1, 1);
    line_start(&table);
    for (unsigned i = 0; i < WIDTH - 2; i++)
        adj_fs_out_add(&table.out, "-");
    line_end(&table);
    show_row(&table, 0, 1);
    show_row(&table, 0, 2);
    show_beside(&table, 0);
    show_seat(&table, 0);
    adj_fs_show_order(rules, state, seats, sink, context);
}
