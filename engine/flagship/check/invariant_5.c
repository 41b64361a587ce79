// SPDX-License-Identifier: MIT
// FS-I-5: Command Points after = before + gains - payments, and never negative.
//
// Rests on FS-TERM-4, FS-TERM-5, FS-TERM-6, FS-TERM-7, FS-GAIN-2, FS-REACT-5 and ruling FS-R-42. A
// gain is the sum of Cmd, added up here a second time, at a turn's Gain phase (cause FS-GAIN-1..3)
// and when a fleet is arranged (FS-SETUP-14..16); any other rise needs a card whose text gives
// points, that being the licence. A fall is a payment of the seat that gave the order, or the text
// of a card that takes points. How much is due for what is FS-I-12. Where points are not known
// nothing is asserted but that what the table saw is possible.

#include "engine/flagship/check/check.h"

struct ledger {
    int points;
    int gained;                    // by the Gain phase
    const struct adj_event *wrong; // the first event that does not fit: what follows is not booked
    bool told;                     // some event is about this seat
};

static bool
is_gain(const struct adj_event *event)
{
    return event->cause >= ADJ_FS_GAIN_1 && event->cause <= ADJ_FS_GAIN_3;
}

static bool
is_start(const struct adj_event *event)
{
    return event->cause >= ADJ_FS_SETUP_14 && event->cause <= ADJ_FS_SETUP_16;
}

static bool
has_ground(const struct adj_fs_sight *sight, const struct adj_event *event)
{
    int change = event->arg[2] - event->arg[1];
    if (is_gain(event))
        return change >= 0 && event->arg[0] == sight->after->active;
    if (is_start(event))
        return change >= 0 && sight->before->phase <= ADJ_FS_P_ARRANGE;
    if (change <= 0 && event->arg[0] == sight->order->seat)
        return true;
    int sign = change > 0 ? 1 : -1;
    return event->card != 0 &&
           adj_fs_second_text_does(sight->rules, event->card, ADJ_FS_DO_CP, sign);
}

static void
book(struct ledger *ledger, const struct adj_fs_sight *sight, const struct adj_event *event)
{
    ledger->told = true;
    if (ledger->wrong != NULL)
        return;
    if (event->arg[1] != ledger->points || !has_ground(sight, event)) {
        ledger->wrong = event;
        return;
    }
    ledger->points = event->arg[2];
    if (is_gain(event) || is_start(event))
        ledger->gained += event->arg[2] - event->arg[1];
}

static void
tell_wrong(const struct adj_fs_sight *sight, const struct ledger *ledger, unsigned seat)
{
    const struct adj_event *event = ledger->wrong;
    if (event->arg[1] != ledger->points)
        adj_finding_add(sight->findings, ADJ_FS_I_5,
                        "seat %u has %d command points, the next event says %u", seat + 1,
                        ledger->points, event->arg[1]);
    else
        adj_finding_add(sight->findings, ADJ_FS_I_5,
                        "seat %u goes from %u to %u command points without ground", seat + 1,
                        event->arg[1], event->arg[2]);
}

static bool
within(int number, struct adj_fs_span span)
{
    return number >= span.lo && (number <= span.hi || span.hi >= ADJ_FS_FAR);
}

static void
check_gain(const struct adj_fs_sight *sight, unsigned seat, int gained)
{
    const struct adj_fs_state *now = sight->after;
    bool arranged = now->seat[seat].arranged && !sight->before->seat[seat].arranged;
    bool began =
        sight->before->turn != now->turn && now->active == seat && now->phase == ADJ_FS_P_REARRANGE;
    if ((!arranged && !began) || !now->seat[seat].cp_known || now->wait != ADJ_FS_WAIT_NONE)
        return;
    struct adj_fs_span due = arranged && sight->rules->sw[ADJ_FS_SW_START_COMMAND_FROM] == 1
                                 ? adj_fs_second_cmd_commander(sight, now, seat)
                                 : adj_fs_second_cmd_total(sight, now, seat);
    bool full = now->seat[seat].cp == UINT16_MAX && gained < due.lo; // no more can be counted
    if (!within(gained, due) && !full)
        adj_finding_add(sight->findings, ADJ_FS_I_5,
                        "seat %u gains %d command points, its cards bring %d to %d", seat + 1,
                        gained, due.lo, due.hi);
}

// What the table saw of a seat's points: they must lie within what was left and what could be
// gained.
static void
check_observed(const struct adj_fs_watch *watch, const struct adj_fs_sight *sight, unsigned seat)
{
    const struct adj_fs_state *was = sight->before;
    int at = adj_order_find(sight->order, ADJ_FS_O_NUMBER, 0);
    int saw = sight->after->seat[seat].cp;
    if (at >= 0 && sight->order->operand[at].value != saw)
        adj_finding_add(sight->findings, ADJ_FS_I_5, "seat %u has %d command points, %u were seen",
                        seat + 1, saw, sight->order->operand[at].value);
    bool gain =
        was->wait == ADJ_FS_WAIT_CP && was->wait_seat == seat && was->phase == ADJ_FS_P_GAIN;
    struct adj_fs_span due = adj_fs_second_cmd_total(sight, was, seat);
    if (gain && watch->cp_known[seat] && !within(saw - watch->cp[seat], due))
        adj_finding_add(sight->findings, ADJ_FS_I_5,
                        "seat %u gained %d command points, its cards bring %d to %d", seat + 1,
                        saw - watch->cp[seat], due.lo, due.hi);
}

static void
check_seat(const struct adj_fs_sight *sight, const struct ledger *ledger, unsigned seat)
{
    const struct adj_fs_seat *was = &sight->before->seat[seat], *is = &sight->after->seat[seat];
    bool due = sight->after->wait == ADJ_FS_WAIT_CP && sight->after->wait_seat == seat;
    bool fresh = sight->before->phase <= ADJ_FS_P_ARRANGE; // points start with the fleet
    if (due || !is->cp_known || !(was->cp_known || fresh))
        return;
    if (ledger->wrong != NULL)
        tell_wrong(sight, ledger, seat);
    else if (ledger->points != is->cp)
        adj_finding_add(sight->findings, ADJ_FS_I_5,
                        "seat %u has %u command points, by its events %d", seat + 1, is->cp,
                        ledger->points);
    else
        check_gain(sight, seat, ledger->gained);
}

static void
book_all(struct ledger ledger[static ADJ_FS_SEATS], const struct adj_fs_sight *sight)
{
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++)
        ledger[seat] = (struct ledger){.points = sight->before->seat[seat].cp};
    for (unsigned i = sight->first[ADJ_FS_E_CP]; i != 0; i = sight->next[i]) {
        const struct adj_event *event = adj_fs_event_at(sight, i);
        if (event->arg[0] < ADJ_FS_SEATS)
            book(&ledger[event->arg[0]], sight, event);
    }
}

// The seat whose points the table saw, or -1.
static int
seat_observed(const struct adj_order *order)
{
    if (order->verb != ADJ_FS_OBSERVE)
        return -1;
    int what = adj_order_find(order, ADJ_FS_O_WHAT, 0);
    int named = adj_order_find(order, ADJ_FS_O_SEAT, 0);
    bool cp = what >= 0 && named >= 0 && order->operand[what].value == ADJ_FS_SAW_CP;
    return cp ? order->operand[named].value : -1;
}

void
adj_fs_check_5(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    const struct adj_fs_state *a = sight->before, *b = sight->after;
    int saw = seat_observed(sight->order);
    struct ledger ledger[ADJ_FS_SEATS];
    book_all(ledger, sight);
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++) {
        if (saw == (int)seat)
            check_observed(watch, sight, seat);
        else if (ledger[seat].told || a->seat[seat].cp != b->seat[seat].cp || a->turn != b->turn ||
                 a->seat[seat].arranged != b->seat[seat].arranged)
            check_seat(sight, &ledger[seat], seat);
    }
}
