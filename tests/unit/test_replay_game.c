// SPDX-License-Identifier: MIT
#include "tests/unit/test_replay_game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const uint16_t none[] = {0};
static const uint16_t under_4[] = {CT_2, CT_3, 0};

static const struct adj_clause_info clauses[] = {
    {.number = CT_1, .effect = ADJ_FORBIDS, .stage = 1, .id = "CT-1", .under = none},
    {.number = CT_2, .effect = ADJ_FORBIDS, .stage = 3, .id = "CT-2", .under = none},
    {.number = CT_3, .effect = ADJ_FORBIDS, .stage = 3, .id = "CT-3", .under = none},
    {.number = CT_4, .effect = ADJ_FORBIDS, .stage = 3, .id = "CT-4", .under = under_4},
    {.number = CT_R_1, .effect = ADJ_RULING, .id = "CT-R-1", .under = none},
    {.number = CT_I_1, .effect = ADJ_INVARIANT, .id = "CT-I-1", .under = none},
};

static const struct adj_clause_info restating[] = {
    {.number = CT_4,
     .effect = ADJ_FORBIDS,
     .stage = 3,
     .id = "CT-4",
     .under = under_4,
     .sieve = UINT64_MAX},
    {.id = NULL},
};

static const struct adj_switch_info switches[] = {
    {.name = "limit",
     .row = "A-1",
     .ruling = CT_R_1,
     .value = {"ten", "twenty"},
     .standard = {0, 1}},
    {.name = "colour", .row = "", .ruling = CT_R_1, .value = {"red", "blue"}, .standard = {0, 0}},
};

static const struct adj_field state_fields[] = {
    ADJ_FIELD(ct_state, to_move, 1, false), ADJ_FIELD(ct_state, over, 1, false),
    ADJ_FIELD(ct_state, pending, 1, false), ADJ_FIELD(ct_state, colours, 1, false),
    ADJ_FIELD(ct_state, count, 2, false),   ADJ_FIELD(ct_state, turn, 2, false),
    ADJ_FIELD(ct_state, orders, 4, false),  ADJ_FIELD(ct_state, spare, 1, false),
};

static const struct adj_field rules_fields[] = {
    ADJ_FIELD(ct_rules, edition, 1, false), ADJ_FIELD(ct_rules, mode, 1, false),
    ADJ_FIELD(ct_rules, limit, 1, false),   ADJ_FIELD(ct_rules, buggy, 1, false),
    ADJ_FIELD(ct_rules, sets, 4, false),
};

static const char *const editions[] = {"standard", "wide", NULL};

static void
rules_start(void *rules, unsigned edition)
{
    *(struct ct_rules *)rules =
        (struct ct_rules){.edition = (uint8_t)edition, .limit = (uint8_t)edition};
}

static unsigned
rules_edition(const void *rules)
{
    return ((const struct ct_rules *)rules)->edition;
}

static unsigned
rules_switch(const void *rules, unsigned index)
{
    return index == 0 ? ((const struct ct_rules *)rules)->limit : 0;
}

static void
rules_set(void *rules, unsigned index, unsigned value)
{
    if (index == 0)
        ((struct ct_rules *)rules)->limit = (uint8_t)value;
}

static bool
rules_check(const void *rules)
{
    return rules != NULL; // every byte is a rule of the counter game
}

static bool
rules_assumed(const void *rules, unsigned set)
{
    (void)rules, (void)set;
    return false; // the counter game has no cards
}

static void
rules_mode(void *rules, bool table)
{
    ((struct ct_rules *)rules)->mode = table;
}

static void
start(const void *rules, void *state)
{
    (void)rules;
    memset(state, 0, sizeof(struct ct_state));
}

static size_t
used(const void *rules, const void *state)
{
    (void)rules;
    (void)state;
    return offsetof(struct ct_state, spare);
}

static unsigned
number_of(const struct adj_order *order)
{
    return order->count > 0 ? order->operand[0].value : 0;
}

static void
judge_faults(const struct ct_rules *rules, const struct ct_state *state,
             const struct adj_order *order, struct adj_verdict *verdict)
{
    if (state->over || (order->seat != ADJ_SEAT_TABLE && order->seat != state->to_move)) {
        adj_verdict_break(verdict, 1, CT_1);
        return;
    }
    unsigned count = state->count + (unsigned)state->pending;
    if (order->verb == CT_TAKE && number_of(order) > count)
        adj_verdict_break(verdict, 3, CT_2)->ruling = CT_R_1;
    if (order->verb == CT_TAKE && rules->buggy && number_of(order) == 3)
        ((struct ct_state *)(uintptr_t)state)->spare[0]++; // the fault that a test looks for
    if (order->verb == CT_ADD && number_of(order) > (rules->limit ? 20u : 10u))
        adj_verdict_break(verdict, 3, CT_3);
    if (order->verb == CT_GUESS)
        adj_verdict_hang(verdict, 1, 1, 0, 9);
}

static void
judge(const void *rules, const void *state, const struct adj_order *order, enum adj_ask ask,
      struct adj_verdict *verdict)
{
    (void)ask;
    adj_verdict_start(verdict);
    judge_faults(rules, state, order, verdict);
    adj_verdict_restate(&ct_game, verdict);
}

static bool
settle(const void *rules, void *state_, struct adj_events *events)
{
    struct ct_state *state = state_;
    (void)rules;
    if (state->pending == 0)
        return false;
    adj_event_add(events, CT_ADD, 0, 0)->arg[0] = state->pending;
    state->count = (uint16_t)(state->count + state->pending);
    state->pending = 0;
    return true;
}

static void
apply(const void *rules_, void *state_, const struct adj_order *order, struct adj_events *events)
{
    const struct ct_rules *rules = rules_;
    struct ct_state *state = state_;
    unsigned n = number_of(order);
    settle(rules_, state_, events);
    struct adj_event *event = adj_event_add(events, order->verb, 0, 0);
    event->arg[0] = (uint16_t)n;
    event->cause = order->verb == CT_ROLL ? CT_R_1 : 0;
    state->orders++;
    if (order->verb == CT_ADD)
        state->count = (uint16_t)(state->count + n + (rules->buggy && n == 7));
    if (order->verb == CT_TAKE)
        state->count = (uint16_t)(state->count - n);
    if (order->verb == CT_WAIT)
        state->pending = (uint8_t)n;
    if (order->verb == CT_ROLL)
        event->seen = 1;
    if (order->verb == CT_STOP)
        state->over = 1;
    if (order->verb == CT_DONE) {
        state->to_move ^= 1;
        state->turn++;
    }
}

static void
canonical(const void *rules, const void *state, struct adj_order *order)
{
    (void)rules;
    (void)state;
    (void)order;
}

static unsigned
to_move(const void *rules, const void *state_)
{
    const struct ct_state *state = state_;
    (void)rules;
    return state->over ? ADJ_SEAT_NOBODY : state->to_move;
}

static bool
checkpoint(const void *before_, const void *after_)
{
    const struct ct_state *before = before_, *after = after_;
    return before->turn != after->turn || before->over != after->over;
}

static bool
list(adj_order_sink *sink, void *context, unsigned seat, unsigned verb, unsigned n)
{
    struct adj_order order = {.seat = (uint8_t)seat, .verb = (uint8_t)verb};
    if (verb == CT_ADD || verb == CT_TAKE || verb == CT_WAIT)
        adj_order_add(&order, CT_N, n);
    return sink(context, &order, true);
}

static void
enumerate(const void *rules_, const void *state_, adj_order_sink *sink, void *context)
{
    const struct ct_rules *rules = rules_;
    const struct ct_state *state = state_;
    unsigned seat = state->to_move;
    if (state->over)
        return;
    for (unsigned n = 0; n <= (rules->limit ? 20u : 10u); n++)
        list(sink, context, seat, CT_ADD, n);
    for (unsigned n = 0; n <= (unsigned)state->count + state->pending; n++)
        list(sink, context, seat, CT_TAKE, n);
    for (unsigned n = 0; n < 256; n++)
        list(sink, context, seat, CT_WAIT, n);
    if (!rules->buggy)
        list(sink, context, seat, CT_DONE, 0);
    else
        list(sink, context, seat, CT_ADD, 50);
    list(sink, context, seat, CT_STOP, 0);
}

static void
watch_start(const void *rules, const void *state, void *watch)
{
    (void)rules;
    memcpy(watch, state, sizeof(struct ct_state));
}

static void
watch_step(const void *rules, void *watch, const void *before_, const struct adj_order *order,
           const struct adj_verdict *verdict, const struct adj_events *events, const void *after_,
           struct adj_findings *findings)
{
    const struct ct_state *before = before_, *after = after_;
    (void)rules;
    (void)events;
    if (memcmp(watch, before, offsetof(struct ct_state, spare)) != 0)
        adj_finding_add(findings, CT_I_1, "the state jumped");
    memcpy(watch, after, sizeof(struct ct_state));
    unsigned expected = before->count + (unsigned)before->pending;
    if (verdict->kind == ADJ_LEGAL && order->verb == CT_ADD &&
        after->count != expected + number_of(order))
        adj_finding_add(findings, CT_I_1, "%u and %u is not %u", expected, number_of(order),
                        after->count);
}

static enum adj_status
seat_line(const void *rules, void *state_, unsigned seat, const char *text, struct adj_error *error)
{
    struct ct_state *state = state_;
    (void)rules;
    if (strcmp(text, "red") != 0 && strcmp(text, "blue") != 0) {
        error->column = 1;
        return adj_error_set(error, ADJ_BAD_NAME, "no such colour");
    }
    state->colours = (uint8_t)(state->colours | (text[0] == 'b') << seat);
    return ADJ_OK;
}

static void
print_seat(const void *rules, const void *state_, unsigned seat, char *out, size_t size)
{
    const struct ct_state *state = state_;
    (void)rules;
    snprintf(out, size, "%s", state->colours >> seat & 1 ? "blue" : "red");
}

static enum adj_status
position_start(const void *rules, void *state)
{
    (void)rules;
    (void)state;
    return ADJ_OK;
}

static enum adj_status
position_line(const void *rules, void *state_, const struct adj_seats *seats, const char *text,
              struct adj_error *error)
{
    struct ct_state *state = state_;
    unsigned n;
    (void)rules;
    (void)seats;
    if (sscanf(text, "count %u", &n) == 1)
        state->count = (uint16_t)n;
    else if (sscanf(text, "turn %u", &n) == 1)
        state->turn = (uint16_t)n;
    else
        return adj_error_set(error, ADJ_BAD_SYNTAX, "no such thing in a position");
    return ADJ_OK;
}

static enum adj_status
position_end(const void *rules, void *state, const struct adj_seats *seats, struct adj_error *error)
{
    (void)rules;
    (void)seats;
    if (((struct ct_state *)state)->count > 100)
        return adj_error_set(error, ADJ_BAD_POSITION, "the count is over 100");
    return ADJ_OK;
}

static void
print_position(const void *rules, const void *state_, const struct adj_seats *seats,
               adj_text_sink *sink, void *context)
{
    char line[32];
    const struct ct_state *state = state_;
    (void)rules;
    (void)seats;
    snprintf(line, sizeof line, "count %u\n", state->count);
    sink(context, line);
}

static const char *const verbs[] = {"", "add", "take", "guess", "wait", "done", "roll", "stop"};

static enum adj_status
parse_order(const void *rules, const void *state, const struct adj_seats *seats, unsigned seat,
            const char *text, struct adj_order *order, struct adj_error *error)
{
    char verb[16];
    unsigned n = 0;
    (void)rules;
    (void)state;
    (void)seats;
    int found = sscanf(text, "%15s %u", verb, &n);
    *order = (struct adj_order){.seat = (uint8_t)seat};
    for (unsigned i = 1; found >= 1 && i < 8; i++)
        if (strcmp(verb, verbs[i]) == 0)
            order->verb = (uint8_t)i;
    if (found == 2)
        adj_order_add(order, CT_N, n);
    if (order->verb != 0)
        return ADJ_OK;
    error->column = 1;
    return adj_error_set(error, ADJ_BAD_SYNTAX, "no such order");
}

static void
print_order(const void *rules, const void *state, const struct adj_seats *seats,
            const struct adj_order *order, char *out, size_t size)
{
    (void)rules;
    (void)state;
    (void)seats;
    const char *verb = order->verb < 8 ? verbs[order->verb] : "?";
    if (order->count > 0)
        snprintf(out, size, "%s %u", verb, order->operand[0].value);
    else
        snprintf(out, size, "%s", verb);
}

static enum adj_status
expect(const void *rules, const void *state_, const struct adj_events *events,
       const struct adj_seats *seats, const char *text, bool *holds, char *actual, size_t size,
       struct adj_error *error)
{
    const struct ct_state *state = state_;
    unsigned n;
    (void)rules;
    (void)seats;
    if (sscanf(text, "count %u", &n) == 1) {
        *holds = n == state->count;
        snprintf(actual, size, "count %u", state->count);
        return ADJ_OK;
    }
    if (sscanf(text, "events %u", &n) == 1) {
        *holds = n == events->count;
        snprintf(actual, size, "events %u", events->count);
        return ADJ_OK;
    }
    error->column = 1;
    return adj_error_set(error, ADJ_BAD_SYNTAX, "nothing that can be expected");
}

static void
explain_event(const void *rules, const void *state, const struct adj_seats *seats,
              const struct adj_event *event, char *out, size_t size)
{
    (void)rules;
    (void)state;
    (void)seats;
    snprintf(out, size, "event %u", event->kind);
}

static enum adj_status
load(void *ctx, const struct adj_game *game, void *rules_, const char *const *sets, unsigned n,
     const char *base_dir, uint8_t digest[][ADJ_DIGEST_SIZE], struct adj_error *error)
{
    const char *how = ctx;
    struct ct_rules *rules = rules_;
    (void)game;
    (void)base_dir;
    for (unsigned i = 0; i < n; i++) {
        bool plain = strcmp(sets[i], "plain") == 0;
        if ((!plain && strcmp(sets[i], "buggy") != 0) || strcmp(how, "bare") == 0)
            return adj_error_set(error, ADJ_BAD_NAME, "no such card set: %s", sets[i]);
        rules->sets++;
        rules->buggy = !plain || strcmp(how, "buggy") == 0;
        if (strcmp(how, "changed") == 0)
            rules->sets += 100;
        adj_digest_of(how, strcmp(how, "changed") == 0 ? 7 : 0, digest[i]);
        digest[i][0] ^= !plain;
    }
    return ADJ_OK;
}

const struct adj_game ct_game = {
    .name = "counter",
    .id = 200,
    .seats_min = 2,
    .seats_max = 2,
    .state_size = sizeof(struct ct_state),
    .rules_size = sizeof(struct ct_rules),
    .rules_stored = sizeof(struct ct_rules),
    .watch_size = sizeof(struct ct_state),
    .editions = editions,
    .clauses = clauses,
    .clause_count = sizeof clauses / sizeof clauses[0],
    .restating = restating,
    .switches = switches,
    .switch_count = 2,
    .state_fields = state_fields,
    .rules_fields = rules_fields,
    .state_field_count = sizeof state_fields / sizeof state_fields[0],
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
    .judge = judge,
    .apply = apply,
    .settle = settle,
    .canonical = canonical,
    .to_move = to_move,
    .checkpoint = checkpoint,
    .enumerate = enumerate,
    .watch_start = watch_start,
    .watch_step = watch_step,
    .seat_line = seat_line,
    .print_seat = print_seat,
    .position_start = position_start,
    .position_line = position_line,
    .position_end = position_end,
    .print_position = print_position,
    .parse_order = parse_order,
    .print_order = print_order,
    .expect = expect,
    .explain_event = explain_event,
};

static const struct adj_game *const games[] = {&ct_game, NULL};

#define WORLD(how)                                                                                 \
    {                                                                                              \
        .games = games, .source = {.load = load, .ctx = (how)}, .version = "0.0.test"              \
    }

static char plain[] = "plain", changed[] = "changed", bare[] = "bare", buggy[] = "buggy";

const struct adj_world ct_world = WORLD(plain);
const struct adj_world ct_world_changed = WORLD(changed);
const struct adj_world ct_world_bare = WORLD(bare);
const struct adj_world ct_world_buggy = WORLD(buggy);
