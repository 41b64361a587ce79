// SPDX-License-Identifier: MIT
// Writes a position as it can be typed: the same state when it is read again, as far as a typed
// position can say it. Rows stand in the order in which their ships came onto the table.

#include "engine/flagship/find.h"
#include "engine/flagship/flagship.h"
#include "engine/flagship/text/names.h"

struct page {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state;
    const struct adj_seats *seats;
    adj_text_sink *sink;
    void *context;
    struct adj_fs_out out;
    char line[ADJ_LINE_MAX];
    bool written[ADJ_FS_SLOTS];
};

static void
page_line(struct page *page)
{
    adj_fs_out_add(&page->out, "\n");
    page->sink(page->context, page->line);
}

static void
page_start(struct page *page)
{
    adj_fs_out_start(&page->out, page->line, sizeof page->line);
}

static void
print_kinds(struct page *page, const uint8_t *zone, unsigned count)
{
    if (count == 0)
        adj_fs_out_add(&page->out, " none");
    for (unsigned i = 0, times = 1; i < count; i += times, times = 1) {
        while (i + times < count && zone[i + times] == zone[i])
            times++;
        adj_fs_out_add(&page->out, "%s", i == 0 ? " " : "; ");
        adj_fs_out_name(&page->out, page->rules, zone[i]);
        if (times > 1)
            adj_fs_out_add(&page->out, "*%u", times);
    }
}

static void
print_hand(struct page *page, const struct adj_fs_seat *seat)
{
    if (seat->hand_total == ADJ_FS_UNKNOWN)
        return;
    adj_fs_out_add(&page->out, " hand");
    if (seat->hand_known < seat->hand_total || seat->hand_total == 0)
        adj_fs_out_add(&page->out, " %u", seat->hand_total);
    if (seat->hand_known == 0)
        return;
    adj_fs_out_add(&page->out, ":");
    print_kinds(page, seat->hand, seat->hand_known);
}

static void
print_purse(struct page *page, unsigned s)
{
    const struct adj_fs_seat *seat = &page->state->seat[s];
    if (!seat->cp_known && seat->hand_total == ADJ_FS_UNKNOWN)
        return;
    page_start(page);
    adj_fs_out_add(&page->out, "  %s", adj_fs_seat_label(page->seats, s));
    if (seat->cp_known)
        adj_fs_out_add(&page->out, " cp %u", seat->cp);
    print_hand(page, seat);
    page_line(page);
}

static void
print_zone(struct page *page, unsigned s, const char *word, const uint8_t *zone, unsigned count)
{
    page_start(page);
    adj_fs_out_add(&page->out, "  %s %s:", adj_fs_seat_label(page->seats, s), word);
    print_kinds(page, zone, count);
    page_line(page);
}

static void
print_deck(struct page *page, unsigned s)
{
    const struct adj_fs_seat *seat = &page->state->seat[s];
    if (seat->deck_total == ADJ_FS_UNKNOWN)
        return;
    page_start(page);
    adj_fs_out_add(&page->out, "  %s deck", adj_fs_seat_label(page->seats, s));
    if (seat->list_known != ADJ_FS_LIST_ALL || seat->pool_count != seat->deck_total)
        adj_fs_out_add(&page->out, " %u", seat->deck_total);
    if (seat->list_known == ADJ_FS_LIST_SHUFFLED)
        adj_fs_out_add(&page->out, " shuffled");
    if (seat->list_known) {
        adj_fs_out_add(&page->out, ":");
        print_kinds(page, seat->pool, seat->pool_count);
    }
    page_line(page);
}

// The number that the card would take by itself when it is read: the lowest not yet written.
static unsigned
next_copy(const struct page *page, unsigned kind)
{
    unsigned copy = 1;
    for (unsigned s = 0; s < page->state->slots; s++) {
        const struct adj_fs_card *card = &page->state->card[s];
        if (page->written[s] && card->kind == kind && card->copy == copy) {
            copy++;
            s = UINT32_MAX; // look again from the first slot
        }
    }
    return copy;
}

static void
print_card(struct page *page, unsigned slot)
{
    const struct adj_fs_card *card = &page->state->card[slot];
    adj_fs_out_card(&page->out, page->rules, card->kind, card->copy, next_copy(page, card->kind));
    page->written[slot] = true;
    if (card->hits != 0)
        adj_fs_out_add(&page->out, " hits %u", card->hits);
    if (card->tasked)
        adj_fs_out_add(&page->out, " tasked");
}

static void
print_under(struct page *page, unsigned ship)
{
    const struct adj_fs_state *state = page->state;
    unsigned owner = state->card[ship].owner;
    bool any = false;
    for (unsigned s = 0; s < state->slots; s++) {
        const struct adj_fs_card *card = &state->card[s];
        if (card->kind == 0 || card->host != ship + 1)
            continue;
        adj_fs_out_add(&page->out, "%s", any ? "; " : " [");
        if (card->owner != owner)
            adj_fs_out_add(&page->out, "by %s: ", adj_fs_seat_label(page->seats, card->owner));
        owner = card->owner;
        print_card(page, s);
        any = true;
    }
    if (any)
        adj_fs_out_add(&page->out, "]");
}

// All of one seat's ships in a row, or (row 0) its cards beside the ships.
static void
print_row(struct page *page, unsigned seat, unsigned row)
{
    const struct adj_fs_state *state = page->state;
    bool any = false;
    page_start(page);
    adj_fs_out_add(&page->out, "  %s ", adj_fs_seat_label(page->seats, seat));
    if (row == 0)
        adj_fs_out_add(&page->out, "in play:");
    else
        adj_fs_out_add(&page->out, "row %u:", row);
    for (unsigned s = 0; s < state->slots; s++) {
        const struct adj_fs_card *card = &state->card[s];
        if (card->kind == 0 || card->host != 0 || card->owner != seat || card->row != row)
            continue;
        adj_fs_out_add(&page->out, "%s", any ? "; " : " ");
        print_card(page, s);
        if (row != 0)
            print_under(page, s);
        any = true;
    }
    page_line(page);
}

static void
print_table(struct page *page)
{
    for (unsigned s = 0; s < page->state->slots; s++) {
        const struct adj_fs_card *card = &page->state->card[s];
        if (card->kind != 0 && card->host == 0 && !page->written[s])
            print_row(page, card->owner, card->row);
    }
}

void
adj_fs_print_position(const void *rules, const void *state, const struct adj_seats *seats,
                      adj_text_sink *sink, void *context)
{
    struct page page = {
        .rules = rules, .state = state, .seats = seats, .sink = sink, .context = context};
    unsigned phase = page.state->phase;
    page_start(&page);
    adj_fs_out_add(&page.out, "  turn %u %s %s", page.state->turn,
                   adj_fs_seat_label(seats, page.state->active),
                   phase <= ADJ_FS_P_OVER ? adj_fs_phase_words[phase] : "?");
    page_line(&page);
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++) {
        const struct adj_fs_seat *seat = &page.state->seat[s];
        print_purse(&page, s);
        print_deck(&page, s);
        if (seat->pile_more == 0 || seat->pile_count != 0)
            print_zone(&page, s, seat->pile_more ? "pile at least" : "pile", seat->pile,
                       seat->pile_count);
        if (seat->removed_count != 0)
            print_zone(&page, s, "removed", seat->removed, seat->removed_count);
        if (page.state->shown[s].count != 0)
            print_zone(&page, s, "shown", page.state->shown[s].kind, page.state->shown[s].count);
    }
    print_table(&page);
}
