// SPDX-License-Identifier: MIT
// The skeleton's table, and the slots that say "this game has nothing of the kind".

#include <string.h>
#include "engine/clause_row.h"
#include "engine/skeleton/skeleton.h"
#include "engine/skeleton/state.h"

static const struct adj_clause_info clauses[] = {
#define CLAUSE   ADJ_CLAUSE_ROW
#define RESTATES ADJ_RESTATES_ROW
#include "engine/skeleton/clauses.def"
};

static const struct adj_switch_info switches[] = {
    [ADJ_SK_SW_LAST] = {.name = "last_crate",
                        .row = "",
                        .ruling = ADJ_SK_R_1,
                        .value = {"wins", "loses"},
                        .standard = {0}},
};

static const struct adj_field state_fields[] = {
    ADJ_FIELD(adj_sk_state, turn, 2, false),   ADJ_FIELD(adj_sk_state, to_move, 1, false),
    ADJ_FIELD(adj_sk_state, winner, 1, false), ADJ_FIELD(adj_sk_state, resigned, 1, false),
    ADJ_FIELD(adj_sk_state, crates, 1, false),
};

static const struct adj_field rules_fields[] = {
    ADJ_FIELD(adj_sk_rules, edition, 1, false),
    ADJ_FIELD(adj_sk_rules, sw, 1, false),
};

static const char *const editions[] = {"standard", NULL};
static const char *const event_names[] = {[ADJ_SK_E_SALVAGE] = "salvage", [ADJ_SK_E_OVER] = "over"};
static const uint8_t asides[] = {ADJ_SK_RESIGN, 0};
static const struct adj_seats seats = {
    .count = ADJ_SK_SEATS,
    .seat = {{.label = "A", .name = "Ann"}, {.label = "B", .name = "Ben"}},
};

static void
rules_start(void *rules, unsigned edition)
{
    (void)edition;
    memset(rules, 0, sizeof(struct adj_sk_rules));
}

static unsigned
rules_edition(const void *rules)
{
    return ((const struct adj_sk_rules *)rules)->edition;
}

static unsigned
rules_switch(const void *rules, unsigned index)
{
    return ((const struct adj_sk_rules *)rules)->sw[index];
}

static void
rules_set(void *rules, unsigned index, unsigned value)
{
    ((struct adj_sk_rules *)rules)->sw[index] = (uint8_t)value;
}

static void
rules_mode(void *rules, bool table)
{
    (void)rules;
    (void)table; // nothing is hidden
}

static bool
rules_check(const void *rules)
{
    return ((const struct adj_sk_rules *)rules)->edition == 0;
}

static bool
rules_assumed(const void *rules, unsigned set)
{
    (void)rules;
    (void)set;
    return false; // there are no card sets
}

static void
start(const void *rules, void *state)
{
    static const struct adj_sk_state first = {.crates = {3, 4, 5}};
    (void)rules;
    *(struct adj_sk_state *)state = first;
}

static size_t
used(const void *rules, const void *state)
{
    (void)rules;
    (void)state;
    return sizeof(struct adj_sk_state);
}

static bool
settle(const void *rules, void *state, struct adj_events *events)
{
    (void)rules;
    (void)state;
    (void)events;
    return false; // nothing ever waits for an answer
}

static void
canonical(const void *rules, const void *state, struct adj_order *order)
{
    (void)rules;
    (void)state;
    (void)order; // there is one way to say each order
}

static unsigned
to_move(const void *rules, const void *state)
{
    const struct adj_sk_state *s = state;
    (void)rules;
    return s->winner != 0 ? (unsigned)ADJ_SEAT_NOBODY : s->to_move;
}

static bool
checkpoint(const void *before, const void *after)
{
    const struct adj_sk_state *a = before, *b = after;
    return a->turn != b->turn && (b->turn % 4 == 0 || b->winner != 0);
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
    return false; // there are no dice
}

static uint32_t
weigh(const void *rules, const void *state, const struct adj_order *order)
{
    (void)rules;
    (void)state;
    return order->verb == ADJ_SK_SALVAGE ? 1 : 0;
}

static enum adj_status
seat_line(const void *rules, void *state, unsigned seat, const char *text, struct adj_error *error)
{
    (void)rules;
    (void)state;
    (void)seat;
    return *text == 0 ? ADJ_OK : adj_error_set(error, ADJ_BAD_SYNTAX, "a seat has a name only");
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
    (void)unknown; // no verdict is ever open
    print_seat(rules, state, 0, out, size);
}

const struct adj_game adj_skeleton = {
    .name = "skeleton",
    .id = 255, // of a real game: the next one that is free, for ever
    .seats_min = ADJ_SK_SEATS,
    .seats_max = ADJ_SK_SEATS,
    .seats = &seats,
    .asides = asides,
    .state_size = sizeof(struct adj_sk_state),
    .rules_size = sizeof(struct adj_sk_rules),
    .rules_stored = sizeof(struct adj_sk_rules),
    .watch_size = 0,
    .editions = editions,
    .clauses = clauses,
    .clause_count = ADJ_SK_CLAUSES,
    .switches = switches,
    .switch_count = ADJ_SK_SW_COUNT,
    .event_names = event_names,
    .event_count = sizeof event_names / sizeof event_names[0],
    .state_fields = state_fields,
    .state_field_count = sizeof state_fields / sizeof state_fields[0],
    .rules_fields = rules_fields,
    .rules_field_count = sizeof rules_fields / sizeof rules_fields[0],
    .rules_start = rules_start,
    .rules_edition = rules_edition,
    .rules_switch = rules_switch,
    .rules_set = rules_set,
    .rules_mode = rules_mode,
    .rules_check = rules_check,
    .rules_assumed = rules_assumed,
    .start = start,
    .used = used,
    .judge = adj_sk_judge,
    .apply = adj_sk_apply,
    .settle = settle,
    .canonical = canonical,
    .to_move = to_move,
    .checkpoint = checkpoint,
    .chance = chance,
    .weigh = weigh,
    .enumerate = adj_sk_enumerate,
    .watch_start = adj_sk_watch_start,
    .watch_step = adj_sk_watch_step,
    .seat_line = seat_line,
    .print_seat = print_seat,
    .position_start = adj_sk_position_start,
    .position_line = adj_sk_position_line,
    .position_end = adj_sk_position_end,
    .print_position = adj_sk_print_position,
    .parse_order = adj_sk_parse_order,
    .print_order = adj_sk_print_order,
    .expect = adj_sk_expect,
    .show = adj_sk_show,
    .explain_fault = adj_sk_explain_fault,
    .explain_unknown = explain_unknown,
    .explain_event = adj_sk_explain_event,
    .explain_next = adj_sk_explain_next,
};
