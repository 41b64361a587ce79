// SPDX-License-Identifier: MIT
// What the table has to say where chance or an observation is due: the blanks of a pattern that is
// listed among the legal orders. What is filled in is judged as any outcome is: what was seen
// before can bar a number within its bounds, or a card of a deck whose list is not known.

#include <string.h>
#include "engine/flagship/chance.h"
#include "engine/flagship/flagship.h"
#include "engine/flagship/resolve.h"
#include "engine/flagship/stats.h"
#include "engine/flagship/text/names.h"

enum { NAME_SIZE = 256 };

struct blanks {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state;
    const struct adj_seats *seats;
    adj_blank_sink *sink;
    void *context;
};

static void
give_number(const struct blanks *b, const char *before, int lo, int hi)
{
    struct adj_blank blank = {.before = before, .kind = ADJ_BLANK_NUMBER, .lo = lo, .hi = hi};
    b->sink(b->context, &blank, NULL);
}

// Hits and Command Points are added to what there is; a sum without an upper bound stays so.
static void
give_sum(const struct blanks *b, const char *before, int now, int lo, int hi)
{
    give_number(b, before, now + lo, hi >= ADJ_FS_NO_BOUND ? ADJ_BLANK_NO_BOUND : now + hi);
}

static void
roll(const struct blanks *b)
{
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++)
        give_number(b, adj_fs_seat_label(b->seats, seat), 1, 6);
}

static void
give_card(const struct blanks *b, const struct adj_blank *blank, unsigned kind)
{
    char text[NAME_SIZE];
    struct adj_fs_out out;
    adj_fs_out_start(&out, text, sizeof text);
    adj_fs_out_card(&out, b->rules, kind, 0, 0);
    b->sink(b->context, blank, text);
}

// Where the deck's list is not known, each card that may be in it, as often as the box has it.
static void
give_boxed(const struct blanks *b, const struct adj_blank *blank, unsigned seat)
{
    for (unsigned kind = 1; kind < b->rules->kinds; kind++) {
        unsigned copies = b->rules->kind[kind].copies;
        if (!adj_fs_is_draw_card(b->rules, b->state, kind, seat))
            continue;
        for (unsigned i = 0; i < (copies == 0 ? 1 : copies); i++)
            give_card(b, blank, kind);
    }
}

static void
draw(const struct blanks *b, unsigned seat)
{
    const struct adj_fs_seat *of = &b->state->seat[seat];
    char unseen[24] = "";
    struct adj_fs_out out;
    struct adj_blank blank = {
        .before = "", .kind = ADJ_BLANK_ITEMS, .take = adj_fs_cards_due(b->rules, b->state, seat)};
    adj_fs_out_start(&out, unseen, sizeof unseen);
    adj_fs_out_add(&out, "%u unseen", blank.take);
    if (blank.take > 0 && adj_fs_may_be_unseen(b->rules, b->state))
        blank.other = unseen;
    b->sink(b->context, &blank, NULL);
    if (of->list_known == ADJ_FS_LIST_NONE)
        give_boxed(b, &blank, seat);
    for (unsigned i = 0; of->list_known != ADJ_FS_LIST_NONE && i < of->pool_count; i++)
        give_card(b, &blank, of->pool[i]);
}

// "Tavi", or "Tavi hits".
static void
observed_ship(const struct blanks *b, const char *what, struct adj_fs_out *out)
{
    const struct adj_fs_card *card = &b->state->card[b->state->wait_slot - 1u];
    struct adj_order order = {.verb = ADJ_FS_OBSERVE};
    adj_order_add(&order, ADJ_FS_O_WHAT, ADJ_FS_SAW_HITS);
    unsigned bare =
        adj_fs_bare_copy(b->rules, b->state, &order, order.count, ADJ_FS_O_CARD, card->kind);
    adj_fs_out_card(out, b->rules, card->kind, card->copy, bare);
    adj_fs_out_add(out, "%s", what);
}

static void
observe_cp(const struct blanks *b, struct adj_fs_out *out)
{
    struct adj_fs_total total = {0};
    unsigned seat = b->state->wait_seat;
    adj_fs_cmd(b->rules, b->state, seat, &total);
    struct adj_fs_range range = adj_fs_total_range(&b->state->know, &total);
    adj_fs_out_add(out, "%s cp", adj_fs_seat_label(b->seats, seat));
    give_sum(b, out->text, b->state->seat[seat].cp, range.lo, range.hi);
}

static void
observe_hits(const struct blanks *b, struct adj_fs_out *out)
{
    struct adj_fs_blow blow;
    adj_fs_blow(b->rules, b->state, &blow);
    observed_ship(b, " hits", out);
    give_sum(b, out->text, b->state->card[b->state->wait_slot - 1u].hits, blow.lo, blow.hi);
}

static void
observe_fate(const struct blanks *b, struct adj_fs_out *out)
{
    observed_ship(b, "", out);
    struct adj_blank blank = {.before = out->text, .kind = ADJ_BLANK_ITEMS, .take = 1};
    b->sink(b->context, &blank, NULL);
    b->sink(b->context, &blank, "destroyed");
    b->sink(b->context, &blank, "stands");
}

static void
observe(const struct blanks *b)
{
    char before[2 * NAME_SIZE];
    struct adj_fs_out out;
    adj_fs_out_start(&out, before, sizeof before);
    switch ((enum adj_fs_wait)b->state->wait) {
    case ADJ_FS_WAIT_NONE:
        break;
    case ADJ_FS_WAIT_CP:
        observe_cp(b, &out);
        break;
    case ADJ_FS_WAIT_HITS:
        observe_hits(b, &out);
        break;
    case ADJ_FS_WAIT_HULL:
        observe_fate(b, &out);
        break;
    }
}

void
adj_fs_blanks(const void *rules, const void *state, const struct adj_seats *seats,
              const struct adj_order *pattern, adj_blank_sink *sink, void *context)
{
    struct blanks b = {
        .rules = rules, .state = state, .seats = seats, .sink = sink, .context = context};
    struct adj_fs_state settled;
    if (b.state->pending.open) {
        struct adj_events events = {.count = 0};
        settled = *b.state;
        adj_fs_settle(rules, &settled, &events);
        b.state = &settled;
    }
    if (pattern->verb == ADJ_FS_ROLL)
        roll(&b);
    if (pattern->verb == ADJ_FS_DRAW)
        draw(&b, pattern->operand[0].value);
    if (pattern->verb == ADJ_FS_OBSERVE)
        observe(&b);
}
