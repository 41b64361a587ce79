// SPDX-License-Identifier: MIT
// Is what a record expects of the order before it the case (replay/ORDERS.md, "Expectations")?

#include <string.h>
#include "engine/flagship/event.h"
#include "engine/flagship/flagship.h"
#include "engine/flagship/text/expect.h"

static void
is_number(struct adj_fs_expect *expect, unsigned wanted, bool known, unsigned number,
          const char *what)
{
    *expect->holds = known && number == wanted;
    if (known)
        adj_fs_out_add(&expect->out, "%s %u", what, number);
    else
        adj_fs_out_add(&expect->out, "%s not known", what);
}

static enum adj_status
seat_number(struct adj_fs_expect *expect, unsigned s, int part)
{
    const struct adj_fs_seat *seat = &expect->scan.state->seat[s];
    unsigned wanted = 0;
    enum adj_status status = adj_fs_scan_number(&expect->scan, UINT16_MAX, &wanted);
    if (status != ADJ_OK)
        return status;
    adj_fs_out_add(&expect->out, "%s has ", adj_fs_seat_label(expect->scan.seats, s));
    if (part == 0)
        is_number(expect, wanted, seat->cp_known != 0, seat->cp, "cp");
    else if (part == 1)
        is_number(expect, wanted, seat->hand_total != ADJ_FS_UNKNOWN, seat->hand_total, "hand");
    else if (part == 2)
        is_number(expect, wanted, seat->deck_total != ADJ_FS_UNKNOWN, seat->deck_total, "deck");
    else
        is_number(expect, wanted, seat->pile_more == 0, seat->pile_count, "pile");
    return ADJ_OK;
}

static enum adj_status
fail_part(struct adj_fs_expect *expect)
{
    return adj_fs_scan_fail(&expect->scan, ADJ_BAD_SYNTAX, expect->scan.at,
                            "say cp, hand, deck, pile, removed, row, tasked or wins");
}

static enum adj_status
seat_wins(struct adj_fs_expect *expect, unsigned s)
{
    const struct adj_fs_state *state = expect->scan.state;
    bool over = state->phase == ADJ_FS_P_OVER;
    *expect->holds = over && state->winner == s + 1;
    if (!over)
        adj_fs_out_add(&expect->out, "the game is not over");
    else if (state->winner == 0)
        adj_fs_out_add(&expect->out, "the game is drawn");
    else
        adj_fs_out_add(&expect->out, "%s wins",
                       adj_fs_seat_label(expect->scan.seats, state->winner - 1u));
    return ADJ_OK;
}

static enum adj_status
seat_part(struct adj_fs_expect *expect, unsigned s)
{
    static const char *const parts[] = {"cp",  "hand",    "deck", "pile", "removed",
                                        "row", "tasked:", "wins", NULL};
    struct adj_fs_scan *scan = &expect->scan;
    int part = adj_fs_scan_choice(scan, parts);
    if (part >= 0 && part <= 3 && adj_fs_scan_digit(scan))
        return seat_number(expect, s, part);
    if ((part == 1 || part == 3 || part == 4) && adj_fs_scan_word(scan, "has"))
        return adj_fs_expect_has(expect, s, (enum adj_fs_expect_zone)part);
    if (part == 5 || part == 6)
        return adj_fs_expect_cards(expect, s, part == 5);
    if (part == 7)
        return seat_wins(expect, s);
    if (part == 0 || part == 2)
        return seat_number(expect, s, part); // says that a number is missing
    if (part > 0)
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, scan->at,
                                part == 4 ? "say \"has\" and name the cards"
                                          : "say a number, or \"has\" and name the cards");
    return fail_part(expect);
}

static enum adj_status
attack_part(struct adj_fs_expect *expect, int part)
{
    const struct adj_fs_state *state = expect->scan.state;
    bool attack = state->attack.type != 0;
    unsigned wanted = 0;
    struct adj_fs_name name;
    enum adj_status status = ADJ_OK;
    if (part == 0)
        status = adj_fs_scan_number(&expect->scan, UINT16_MAX, &wanted);
    else if (part == 1)
        status = adj_fs_scan_name(&expect->scan, &name);
    if (status != ADJ_OK)
        return status;
    if (!attack || part == 2) {
        *expect->holds = !attack && part == 2;
        adj_fs_out_add(&expect->out, attack ? "an attack is in progress" : "there is no attack");
    } else if (part == 0) {
        int lo = 0, hi = 0;
        adj_fs_attack_hits(expect->scan.rules, state, &lo, &hi);
        *expect->holds = lo == hi && lo == (int)wanted;
        adj_fs_out_add(&expect->out, "the attack has ");
        adj_fs_out_bounds(&expect->out, lo, hi);
        adj_fs_out_add(&expect->out, " hits");
    } else {
        adj_fs_expect_target(expect, &name);
    }
    return ADJ_OK;
}

// Sums the hits stopped, or landed, by the order just given.
static enum adj_status
event_part(struct adj_fs_expect *expect, unsigned kind, const char *word)
{
    unsigned wanted = 0, lo = 0, hi = 0;
    enum adj_status status = adj_fs_scan_number(&expect->scan, UINT16_MAX, &wanted);
    if (status != ADJ_OK)
        return status;
    for (unsigned i = 0; expect->events != NULL && i < expect->events->count; i++) {
        const struct adj_event *event = &expect->events->event[i];
        if (event->kind != kind)
            continue;
        lo += kind == ADJ_FS_E_STOP ? event->arg[0] : event->arg[1];
        hi += event->arg[1];
    }
    *expect->holds = lo == hi && lo == wanted;
    adj_fs_out_add(&expect->out, "%s ", word);
    adj_fs_out_bounds(&expect->out, (int)lo, (int)hi);
    return ADJ_OK;
}

static enum adj_status
moment_part(struct adj_fs_expect *expect, const char *what, const char *const *words, unsigned now)
{
    struct adj_fs_scan *scan = &expect->scan;
    int wanted = adj_fs_scan_choice(scan, words);
    if (wanted < 0)
        return adj_fs_scan_fail(scan, ADJ_BAD_VALUE, scan->at, "there is no %s of this name", what);
    *expect->holds = (unsigned)wanted == now;
    adj_fs_out_add(&expect->out, "%s %s", what, words[now]);
    return ADJ_OK;
}

static enum adj_status
next_part(struct adj_fs_expect *expect)
{
    struct adj_fs_scan *scan = &expect->scan;
    unsigned wanted = ADJ_SEAT_TABLE, now = adj_fs_to_move(scan->rules, scan->state);
    enum adj_status status = ADJ_OK;
    if (!adj_fs_scan_word(scan, "table"))
        status = adj_fs_scan_seat(scan, &wanted);
    *expect->holds = wanted == now;
    adj_fs_out_add(&expect->out, "next %s",
                   now == ADJ_SEAT_NOBODY ? "nobody" : adj_fs_seat_label(scan->seats, now));
    return status;
}

static enum adj_status
over_part(struct adj_fs_expect *expect)
{
    bool over = expect->scan.state->phase == ADJ_FS_P_OVER;
    *expect->holds = over;
    adj_fs_out_add(&expect->out, over ? "the game is over" : "the game is not over");
    return ADJ_OK;
}

static enum adj_status
turn_part(struct adj_fs_expect *expect)
{
    unsigned wanted = 0;
    enum adj_status status = adj_fs_scan_number(&expect->scan, UINT16_MAX, &wanted);
    is_number(expect, wanted, true, expect->scan.state->turn, "turn");
    return status;
}

// What begins with a keyword of the game; ADJ_END if it does not.
static enum adj_status
game_part(struct adj_fs_expect *expect)
{
    static const char *const words[] = {"attack hits", "attack target", "attack none", "stopped",
                                        "landed",      "phase",         "step",        "turn",
                                        "next",        "over",          NULL};
    const struct adj_fs_state *state = expect->scan.state;
    int word = adj_fs_scan_choice(&expect->scan, words);
    switch (word) {
    case 0:
    case 1:
    case 2:
        return attack_part(expect, word);
    case 3:
        return event_part(expect, ADJ_FS_E_STOP, "stopped");
    case 4:
        return event_part(expect, ADJ_FS_E_HITS, "landed");
    case 5:
        return moment_part(expect, "phase", adj_fs_phase_words, state->phase);
    case 6:
        return moment_part(expect, "step", adj_fs_step_words, state->attack.step);
    case 7:
        return turn_part(expect);
    case 8:
        return next_part(expect);
    case 9:
        return over_part(expect);
    default:
        return ADJ_END;
    }
}

// A seat is meant if what follows its label can be said of a seat: a label may be a card's name.
static bool
seat_follows(struct adj_fs_expect *expect, unsigned *seat)
{
    static const char *const words[] = {"cp",  "hand",    "deck", "pile", "removed",
                                        "row", "tasked:", "wins", NULL};
    struct adj_fs_scan ahead = expect->scan;
    if (!adj_fs_scan_label(&ahead, seat))
        return false;
    const char *after = ahead.at;
    struct adj_fs_scan name = expect->scan;
    struct adj_fs_name card;
    name.error = NULL;
    bool seats = adj_fs_scan_choice(&ahead, words) >= 0;
    if (!seats && adj_fs_scan_name(&name, &card) == ADJ_OK)
        return false;
    expect->scan.at = after;
    return true;
}

enum adj_status
adj_fs_expect(const void *rules, const void *state, const struct adj_events *events,
              const struct adj_seats *seats, const char *text, bool *holds, char *actual,
              size_t size, struct adj_error *error)
{
    struct adj_fs_expect expect = {.scan = {.rules = rules,
                                            .state = state,
                                            .seats = seats,
                                            .text = text,
                                            .at = text,
                                            .error = error},
                                   .events = events,
                                   .holds = holds};
    unsigned seat = 0;
    *holds = false;
    adj_fs_out_start(&expect.out, actual, size);
    enum adj_status status = ADJ_END;
    if (seat_follows(&expect, &seat))
        status = seat_part(&expect, seat);
    if (status == ADJ_END)
        status = game_part(&expect);
    if (status == ADJ_END)
        status = adj_fs_expect_card(&expect);
    return status == ADJ_OK ? adj_fs_scan_finish(&expect.scan) : status;
}
