// SPDX-License-Identifier: MIT
// The hex game's table.

#include <string.h>
#include "engine/hexfleet/check/check.h"
#include "engine/hexfleet/clause.h"
#include "engine/hexfleet/event.h"
#include "engine/hexfleet/hexfleet.h"
#include "engine/hexfleet/order.h"
#include "engine/hexfleet/rules.h"
#include "engine/hexfleet/state.h"

static const char *const editions[] = {"standard", NULL};

// The seats of a record that names none.
static const struct adj_seats seats = {
    .count = ADJ_HX_SEATS,
    .seat = {{.label = "w", .name = "West"}, {.label = "e", .name = "East"}},
};

static void
rules_start(void *rules, unsigned edition)
{
    (void)edition;
    memset(rules, 0, sizeof(struct adj_hx_rules));
}

static unsigned
rules_edition(const void *rules)
{
    return ((const struct adj_hx_rules *)rules)->edition;
}

static unsigned
rules_switch(const void *rules, unsigned index)
{
    return ((const struct adj_hx_rules *)rules)->sw[index];
}

static void
rules_set(void *rules, unsigned index, unsigned value)
{
    ((struct adj_hx_rules *)rules)->sw[index] = (uint8_t)value;
}

// Nothing is hidden in this game: a full record and a table's are the same.
static void
rules_mode(void *rules, bool table)
{
    (void)rules;
    (void)table;
}

// Edition and switches are checked by the reader of the file.
static bool
rules_check(const void *rules)
{
    return ((const struct adj_hx_rules *)rules)->edition == 0;
}

static bool
rules_assumed(const void *rules, unsigned set)
{
    (void)rules;
    (void)set;
    return false;
}

static bool
settle(const void *rules, void *state, struct adj_events *events)
{
    (void)rules;
    (void)state;
    (void)events;
    return false;
}

// Offering a draw as well is taking the other side's offer.
static void
canonical(const void *rules, const void *state, struct adj_order *order)
{
    const struct adj_hx_state *s = state;
    (void)rules;
    if (order->verb == ADJ_HX_OFFER && order->seat < ADJ_HX_SEATS && s->offered == 2 - order->seat)
        order->verb = ADJ_HX_ACCEPT;
}

static unsigned
to_move(const void *rules, const void *state)
{
    const struct adj_hx_state *s = state;
    (void)rules;
    return s->end == ADJ_HX_ON ? s->to_move : (unsigned)ADJ_SEAT_NOBODY;
}

static bool
checkpoint(const void *before, const void *after)
{
    const struct adj_hx_state *a = before, *b = after;
    return (a->ply != b->ply && b->ply % ADJ_HX_CHECKPOINT == 0) || a->end != b->end;
}

static bool
chance(const void *rules, const void *state, uint64_t (*random)(void *context), void *context,
       struct adj_order *order)
{
    (void)rules;
    (void)state;
    (void)random;
    (void)context;
    (void)order;
    return false;
}

static void
blanks(const void *rules, const void *state, const struct adj_seats *all,
       const struct adj_order *pattern, adj_blank_sink *sink, void *context)
{
    (void)rules;
    (void)state;
    (void)all;
    (void)pattern;
    (void)sink;
    (void)context;
}

// A seat says nothing of itself but its name.
static enum adj_status
seat_line(const void *rules, void *state, unsigned seat, const char *text, struct adj_error *error)
{
    (void)rules;
    (void)state;
    (void)seat;
    if (*text == 0)
        return ADJ_OK;
    if (error != NULL)
        error->column = 1;
    return adj_error_set(error, ADJ_BAD_SYNTAX, "nothing follows the name of a seat in this game");
}

static void
print_seat(const void *rules, const void *state, unsigned seat, char *out, size_t size)
{
    (void)rules;
    (void)state;
    (void)seat;
    if (size > 0)
        out[0] = 0;
}

static void
explain_unknown(const void *rules, const void *state, const struct adj_seats *named,
                const struct adj_unknown *unknown, char *out, size_t size)
{
    (void)named;
    (void)unknown;
    print_seat(rules, state, 0, out, size);
}

static const char *const event_names[] = {
    [ADJ_HX_E_MOVE] = "move",   [ADJ_HX_E_SINK] = "sink",   [ADJ_HX_E_DISABLED] = "disabled",
    [ADJ_HX_E_FREED] = "freed", [ADJ_HX_E_OFFER] = "offer", [ADJ_HX_E_LAPSE] = "lapse",
    [ADJ_HX_E_OVER] = "over",
};

// Words that end the game or offer it, and are no moves.
static const uint8_t asides[] = {ADJ_HX_RESIGN, ADJ_HX_OFFER, ADJ_HX_ACCEPT, 0};

const struct adj_game adj_hexfleet = {
    .name = "hexfleet",
    .id = 2,
    .seats_min = ADJ_HX_SEATS,
    .seats_max = ADJ_HX_SEATS,
    .seats = &seats,
    .asides = asides,
    .state_size = sizeof(struct adj_hx_state),
    .rules_size = sizeof(struct adj_hx_rules),
    .rules_stored = sizeof(struct adj_hx_rules),
    .watch_size = sizeof(struct adj_hx_watch),
    .editions = editions,
    .clauses = adj_hx_clauses,
    .clause_count = ADJ_HX_CLAUSES,
    .restating = adj_hx_restating,
    .switches = adj_hx_switches,
    .switch_count = ADJ_HX_SW_COUNT,
    .event_names = event_names,
    .event_count = sizeof event_names / sizeof event_names[0],
    .state_fields = adj_hx_state_fields,
    .state_field_count = ADJ_HX_STATE_FIELDS,
    .rules_fields = adj_hx_rules_fields,
    .rules_field_count = ADJ_HX_RULES_FIELDS,
    .rules_start = rules_start,
    .rules_edition = rules_edition,
    .rules_switch = rules_switch,
    .rules_set = rules_set,
    .rules_mode = rules_mode,
    .rules_check = rules_check,
    .rules_assumed = rules_assumed,
    .start = adj_hx_start,
    .used = adj_hx_used,
    .judge = adj_hx_judge,
    .apply = adj_hx_apply,
    .settle = settle,
    .canonical = canonical,
    .to_move = to_move,
    .checkpoint = checkpoint,
    .chance = chance,
    .blanks = blanks,
    .weigh = adj_hx_weigh,
    .enumerate = adj_hx_enumerate,
    .watch_start = adj_hx_watch_start,
    .watch_step = adj_hx_watch_step,
    .seat_line = seat_line,
    .print_seat = print_seat,
    .position_start = adj_hx_position_start,
    .position_line = adj_hx_position_line,
    .position_end = adj_hx_position_end,
    .print_position = adj_hx_print_position,
    .parse_order = adj_hx_parse_order,
    .print_order = adj_hx_print_order,
    .expect = adj_hx_expect,
    .show = adj_hx_show,
    .explain_fault = adj_hx_explain_fault,
    .explain_unknown = explain_unknown,
    .explain_event = adj_hx_explain_event,
    .explain_next = adj_hx_explain_next,
};
