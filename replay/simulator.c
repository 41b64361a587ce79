// SPDX-License-Identifier: MIT
#include "replay/simulator.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "replay/near_miss.h"

enum {
    CHANCE_WAITS = 4, // once in so many times players go first where both may act
    SELDOM_HELD = 8,  // a card that a hand may hold is there once in so many times
};

struct adj_simulator {
    const struct adj_simulator_options *options;
    struct adj_near_misses *misses;
    struct adj_random random;
    struct adj_recorder *recorder;
    struct adj_simulated *result;
    struct adj_result last; // of the last line or order
    unsigned done;          // the verb of `done`, 0 if the game has none
    struct adj_order order; // the next one
};

struct adj_simulator *
adj_simulator_open(const struct adj_simulator_options *options)
{
    struct adj_simulator *simulator = calloc(1, sizeof *simulator);
    if (simulator == NULL)
        return NULL;
    simulator->options = options;
    simulator->misses = adj_near_misses_open();
    if (simulator->misses != NULL)
        return simulator;
    free(simulator);
    return NULL;
}

void
adj_simulator_close(struct adj_simulator *simulator)
{
    if (simulator != NULL)
        adj_near_misses_close(simulator->misses);
    free(simulator);
}

static bool
fails(struct adj_simulator *simulator, enum adj_status status)
{
    if (status != ADJ_OK && simulator->result->status == ADJ_OK)
        simulator->result->status = status;
    return simulator->result->status != ADJ_OK;
}

static const struct adj_session *
session_of(const struct adj_simulator *simulator)
{
    return adj_recorder_session(simulator->recorder);
}

static bool
feed(struct adj_simulator *simulator, const char *line)
{
    return !fails(simulator, adj_recorder_feed(simulator->recorder, line, strlen(line),
                                               &simulator->last, &simulator->result->error));
}

static void
count_broken(struct adj_simulator *simulator, unsigned clause)
{
    const struct adj_game *game = session_of(simulator)->game;
    const struct adj_clause_info *info = adj_clause_by_number(game, clause);
    if (info != NULL && info - game->clauses < ADJ_SIMULATED_CLAUSES)
        simulator->result->broken[info - game->clauses]++;
}

// Why the game ended: what caused the event that says so.
static void
note_end(struct adj_simulator *simulator)
{
    const struct adj_session *session = session_of(simulator);
    const struct adj_game *game = session->game;
    for (uint32_t i = 0; i < session->events.count; i++) {
        const struct adj_event *event = &session->events.event[i];
        if (event->kind < game->event_count && game->event_names[event->kind] != NULL &&
            strcmp(game->event_names[event->kind], "over") == 0)
            simulator->result->end = event->cause;
    }
}

static void
note_order(struct adj_simulator *simulator)
{
    const struct adj_session *session = session_of(simulator);
    struct adj_simulated *result = simulator->result;
    result->orders++;
    if (session->verdict.kind == ADJ_REFUSED) {
        result->refused++;
        for (unsigned i = 0; i < session->verdict.faults; i++)
            count_broken(simulator, session->verdict.fault[i].clause);
        for (unsigned i = 0; i < session->verdict.alsos; i++)
            count_broken(simulator, session->verdict.also[i]);
    } else {
        result->chance += session->order.seat == ADJ_SEAT_TABLE;
        result->done += session->order.verb == simulator->done;
        note_end(simulator);
    }
    if (session->findings.count > 0 && result->found == 0) {
        result->found = session->number;
        result->finding = session->findings.finding[0];
    }
}

// Records one order. False if the game cannot go on.
static bool
give(struct adj_simulator *simulator, const struct adj_order *order)
{
    if (fails(simulator, adj_recorder_order(simulator->recorder, order, &simulator->last,
                                            &simulator->result->error)))
        return false;
    note_order(simulator);
    return simulator->result->found == 0;
}

// Near misses come before a legal order, as many as keep their share of all orders.
static bool
miss(struct adj_simulator *simulator, const struct adj_order *next)
{
    struct adj_order order;
    while (adj_random_below(&simulator->random, 100) < simulator->options->refused) {
        if (!adj_near_misses_make(simulator->misses, session_of(simulator), &simulator->random,
                                  next, &order))
            return true;
        if (!give(simulator, &order))
            return false;
    }
    return true;
}

// Which verb `done` is: the game reads its own text.
static void
find_done(struct adj_simulator *simulator)
{
    const struct adj_session *session = session_of(simulator);
    struct adj_order order = {0};
    struct adj_error error = {0};
    if (session->game->parse_order(session->rules, session->state, &session->head.seats, 0, "done",
                                   &order, &error) == ADJ_OK)
        simulator->done = order.verb;
}

static bool
give_line(struct adj_simulator *simulator, const struct adj_scenario_line *line)
{
    const struct adj_scenario *scenario = simulator->options->scenario;
    const struct adj_session *session = session_of(simulator);
    struct adj_order *order = &simulator->order;
    memset(order, 0, sizeof *order);
    enum adj_status status = session->game->parse_order(
        session->rules, session->state, &session->head.seats, line->seat,
        adj_scenario_text(scenario, line->order), order, &simulator->result->error);
    order->seat = line->seat;
    if (fails(simulator, status))
        return false;
    return miss(simulator, order) && give(simulator, order);
}

// The position is there, so that orders that are no text can follow.
static bool
begin(struct adj_simulator *simulator)
{
    if (session_of(simulator) != NULL && session_of(simulator)->begun)
        return true;
    if (fails(simulator,
              adj_recorder_end(simulator->recorder, &simulator->last, &simulator->result->error)))
        return false;
    find_done(simulator);
    return true;
}

static bool
play_line(struct adj_simulator *simulator, const struct adj_scenario_line *line)
{
    if (line->kind == ADJ_SCRIPT_ORDER)
        return begin(simulator) && give_line(simulator, line);
    return feed(simulator, adj_scenario_text(simulator->options->scenario, line->line));
}

// The head, with a note of where the game comes from, then what the scenario has beside.
static bool
play_scenario(struct adj_simulator *simulator, uint32_t number)
{
    const struct adj_scenario *scenario = simulator->options->scenario;
    bool noted = false;
    char note[96];
    snprintf(note, sizeof note, "note simulated: seed %" PRIu64 ", game %" PRIu32,
             simulator->options->seed, number);
    for (uint32_t i = 0; i < adj_scenario_count(scenario); i++) {
        struct adj_scenario_line line = adj_scenario_at(scenario, i);
        if (line.kind != ADJ_SCRIPT_HEAD && !noted && !feed(simulator, note))
            return false;
        noted = noted || line.kind != ADJ_SCRIPT_HEAD;
        if (!play_line(simulator, &line))
            return false;
    }
    return (noted || feed(simulator, note)) && begin(simulator);
}

// One of the listed orders, each as likely as its weight says.
struct choice {
    struct adj_simulator *simulator;
    const struct adj_session *session;
    uint64_t weights;
};

static bool
weigh(void *context, const struct adj_order *order, bool certain)
{
    struct choice *choice = context;
    const struct adj_session *session = choice->session;
    uint32_t weight = order->seat == ADJ_SEAT_TABLE
                          ? 0
                          : session->game->weigh(session->rules, session->state, order);
    if (!certain)
        weight = (weight + SELDOM_HELD - 1) / SELDOM_HELD;
    choice->weights += weight;
    if (weight > 0 && adj_random_next(&choice->simulator->random) % choice->weights < weight)
        choice->simulator->order = *order;
    return true;
}

static bool
choose(struct adj_simulator *simulator)
{
    const struct adj_session *session = session_of(simulator);
    struct choice choice = {.simulator = simulator, .session = session};
    session->game->enumerate(session->rules, session->state, weigh, &choice);
    return choice.weights > 0;
}

static uint64_t
random_of(void *context)
{
    struct adj_simulator *simulator = context;
    return adj_random_next(&simulator->random);
}

static bool
by_chance(struct adj_simulator *simulator)
{
    const struct adj_session *session = session_of(simulator);
    return session->game->chance(session->rules, session->state, random_of, simulator,
                                 &simulator->order);
}

// Makes simulator->order the next one. Where chance and players may both act, chance mostly goes
// first.
static bool
next_order(struct adj_simulator *simulator)
{
    const struct adj_session *session = session_of(simulator);
    unsigned mover = session->game->to_move(session->rules, session->state);
    if (mover == ADJ_SEAT_NOBODY)
        return false;
    bool players = adj_random_below(&simulator->random, CHANCE_WAITS) == 0;
    return (players && choose(simulator)) || by_chance(simulator) ||
           (!players && choose(simulator));
}

static void
play_on(struct adj_simulator *simulator)
{
    struct adj_simulated *result = simulator->result;
    while (result->orders - result->refused < simulator->options->most && next_order(simulator))
        if (!miss(simulator, &simulator->order) || !give(simulator, &simulator->order))
            return;
    if (result->end != 0)
        miss(simulator, NULL);
    else
        result->stuck = result->orders - result->refused < simulator->options->most;
}

static void
note_winner(struct adj_simulator *simulator)
{
    const struct adj_session *session = session_of(simulator);
    struct adj_error error = {0};
    for (unsigned seat = 0; seat < session->head.seats.count; seat++) {
        char text[ADJ_LABEL_SIZE + 8], actual[ADJ_ACTUAL_SIZE];
        bool holds = false;
        snprintf(text, sizeof text, "%s wins", session->head.seats.seat[seat].label);
        if (session->game->expect(session->rules, session->state, &session->events,
                                  &session->head.seats, text, &holds, actual, sizeof actual,
                                  &error) == ADJ_OK &&
            holds)
            simulator->result->winner = (uint8_t)seat;
    }
}

static void
play_recorded(struct adj_simulator *simulator, uint32_t number)
{
    struct adj_simulated *result = simulator->result;
    if (play_scenario(simulator, number))
        play_on(simulator);
    if (result->status != ADJ_OK)
        return;
    note_winner(simulator);
    fails(simulator, adj_recorder_seal(simulator->recorder, &result->error));
}

void
adj_simulator_play(struct adj_simulator *simulator, uint32_t number, const char *path,
                   struct adj_simulated *result)
{
    const struct adj_simulator_options *options = simulator->options;
    struct adj_recorder_options recorder = {.path = path,
                                            .base_dir = options->base_dir,
                                            .keyframes = options->keyframes,
                                            .embed = options->embed,
                                            .force = options->force,
                                            .watch = true};
    memset(result, 0, sizeof *result);
    result->winner = ADJ_SEAT_NOBODY;
    simulator->result = result;
    simulator->random = adj_random_start(options->seed, number);
    simulator->done = 0;
    adj_near_misses_start(simulator->misses);
    if (fails(simulator,
              adj_recorder_open(&simulator->recorder, options->world, &recorder, &result->error)))
        return;
    play_recorded(simulator, number);
    if (result->status == ADJ_OK)
        adj_recorder_close(simulator->recorder);
    else
        adj_recorder_abandon(simulator->recorder);
    simulator->recorder = NULL;
}
