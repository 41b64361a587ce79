// SPDX-License-Identifier: MIT
// FS-I-13: phases and steps come in order.
//
// Rests on FS-SETUP-10, FS-ORDER-1, FS-ORDER-3, FS-ORDER-7, FS-ORDER-8, FS-ORDER-11, FS-REACT-8.
// Two tables tell which phase and which step of an Attack Order may follow which; a third tells in
// whose moment each order belongs. An Order that a card or a lost target ends early (FS-REACT-8,
// FS-R-84) may leave any step: that is the licence. While a card played still waits for an answer
// the step may end before the order is looked at, so then the moment is not asserted.

#include "engine/flagship/check/check.h"

#define TO(x)   (1u << ADJ_FS_P_##x)
#define STEP(x) (1u << ADJ_FS_S_##x)

// Untask and Gain run by themselves, so a turn shows itself in Rearrange, or in Gain while the
// table has to say what was gained.
static const uint16_t next_phase[] = {
    [ADJ_FS_P_FLEET] = TO(FLEET) | TO(ROLL),
    [ADJ_FS_P_ROLL] = TO(ROLL) | TO(CHOOSE),
    [ADJ_FS_P_CHOOSE] = TO(CHOOSE) | TO(ARRANGE),
    [ADJ_FS_P_ARRANGE] = TO(ARRANGE) | TO(DECKS),
    [ADJ_FS_P_DECKS] = TO(DECKS) | TO(HANDS),
    [ADJ_FS_P_HANDS] = TO(HANDS) | TO(GAIN) | TO(REARRANGE),
    [ADJ_FS_P_UNTASK] = 0,
    [ADJ_FS_P_GAIN] = TO(GAIN) | TO(REARRANGE),
    [ADJ_FS_P_REARRANGE] = TO(REARRANGE) | TO(ORDERS),
    [ADJ_FS_P_ORDERS] = TO(ORDERS) | TO(DISCARD),
    [ADJ_FS_P_DISCARD] = TO(DISCARD) | TO(DRAW) | TO(GAIN) | TO(REARRANGE),
    [ADJ_FS_P_DRAW] = TO(DRAW) | TO(GAIN) | TO(REARRANGE),
    [ADJ_FS_P_OVER] = TO(OVER),
};

static const uint8_t next_step[] = {
    [ADJ_FS_S_NONE] = STEP(NONE) | STEP(FOCUS) | STEP(SUPPORT),
    [ADJ_FS_S_FOCUS] = STEP(FOCUS) | STEP(TARGET) | STEP(BRANCH) | STEP(SUPPORT),
    [ADJ_FS_S_TARGET] = STEP(TARGET) | STEP(BRANCH) | STEP(SUPPORT),
    [ADJ_FS_S_BRANCH] = STEP(BRANCH) | STEP(SUPPORT),
    [ADJ_FS_S_SUPPORT] = STEP(SUPPORT) | STEP(DEFEND),
    [ADJ_FS_S_DEFEND] = STEP(DEFEND) | STEP(RESOLVE),
    [ADJ_FS_S_RESOLVE] = STEP(RESOLVE),
};

enum whose { ANYONE = 0, ACTIVE = 1, INACTIVE = 2, TABLE = 3 };

// Where an order may be given: phases, in P_ORDERS also steps, and by whom.
static const struct moment {
    uint16_t phases;
    uint8_t steps;
    uint8_t whose;
} moment_of[] = {
    [ADJ_FS_FLEET] = {TO(FLEET), STEP(NONE), ANYONE},
    [ADJ_FS_ROLL] = {TO(ROLL), STEP(NONE), TABLE},
    [ADJ_FS_CHOOSE] = {TO(CHOOSE), STEP(NONE), ACTIVE},
    [ADJ_FS_ARRANGE] = {TO(ARRANGE), STEP(NONE), ACTIVE},
    [ADJ_FS_SHUFFLE] = {TO(DECKS) | TO(DRAW) | TO(DISCARD), STEP(NONE), TABLE},
    [ADJ_FS_CUT] = {TO(DECKS), STEP(NONE), ANYONE},
    [ADJ_FS_DRAW] = {TO(DECKS) | TO(HANDS) | TO(DRAW), STEP(NONE), TABLE},
    [ADJ_FS_REARRANGE] = {TO(REARRANGE), STEP(NONE), ACTIVE},
    [ADJ_FS_ATTACK] = {TO(ORDERS), STEP(NONE), ACTIVE},
    [ADJ_FS_BASIC] = {TO(ORDERS), STEP(NONE), ACTIVE},
    [ADJ_FS_REPEL] = {TO(ORDERS), STEP(NONE), ACTIVE},
    [ADJ_FS_FOCUS] = {TO(ORDERS), STEP(FOCUS), ACTIVE},
    [ADJ_FS_GENERAL] = {TO(ORDERS), STEP(FOCUS), ACTIVE},
    [ADJ_FS_TARGET] = {TO(ORDERS), STEP(TARGET), INACTIVE},
    [ADJ_FS_BRANCH] = {TO(ORDERS), STEP(BRANCH), INACTIVE},
    [ADJ_FS_SUPPORT] = {TO(ORDERS), STEP(SUPPORT), ACTIVE},
    [ADJ_FS_ACTIVE] = {TO(ORDERS), STEP(DEFEND), INACTIVE},
    [ADJ_FS_PASSIVE] = {TO(ORDERS), STEP(DEFEND), INACTIVE},
    [ADJ_FS_DEFEND] = {TO(ORDERS), STEP(DEFEND), INACTIVE},
    [ADJ_FS_DISCARD] = {TO(DISCARD), STEP(NONE), ACTIVE},
    [ADJ_FS_AGREE_DRAW] = {0, 0, ANYONE},
};

static bool
phase_may_follow(const struct adj_fs_state *a, const struct adj_fs_state *b)
{
    return b->phase == ADJ_FS_P_OVER || (next_phase[a->phase] >> b->phase & 1) != 0;
}

static bool
step_may_follow(const struct adj_fs_sight *sight)
{
    const struct adj_fs_state *a = sight->before, *b = sight->after;
    unsigned from = a->attack.step, to = b->attack.step;
    bool ended = adj_fs_saw(sight, ADJ_FS_E_END_ORDER) || b->phase == ADJ_FS_P_OVER;
    if ((next_step[from] >> to & 1) != 0)
        return true;
    if (to == ADJ_FS_S_NONE)
        return ended;
    return a->pending.open != 0 && ended && (next_step[ADJ_FS_S_NONE] >> to & 1) != 0;
}

static void
check_states(const struct adj_fs_sight *sight)
{
    const struct adj_fs_state *a = sight->before, *b = sight->after;
    if (b->phase < ADJ_FS_P_FLEET || b->phase > ADJ_FS_P_OVER || a->phase > ADJ_FS_P_OVER ||
        b->attack.step > ADJ_FS_S_RESOLVE || a->attack.step > ADJ_FS_S_RESOLVE)
        adj_finding_add(sight->findings, ADJ_FS_I_13, "there is no phase %u or step %u", b->phase,
                        b->attack.step);
    else if (!phase_may_follow(a, b))
        adj_finding_add(sight->findings, ADJ_FS_I_13, "phase %u follows phase %u", b->phase,
                        a->phase);
    else if (!step_may_follow(sight))
        adj_finding_add(sight->findings, ADJ_FS_I_13, "step %u follows step %u", b->attack.step,
                        a->attack.step);
    else if (b->attack.step != ADJ_FS_S_NONE && b->phase != ADJ_FS_P_ORDERS)
        adj_finding_add(sight->findings, ADJ_FS_I_13, "an attack goes on in phase %u", b->phase);
}

// Turns alternate, the first is the first player's, and one begins exactly when a phase after
// Orders, or the set-up, is left for one before.
static void
check_turn(const struct adj_fs_sight *sight)
{
    const struct adj_fs_state *a = sight->before, *b = sight->after;
    bool begins = b->phase != ADJ_FS_P_OVER &&
                  (a->phase == ADJ_FS_P_HANDS || a->phase >= ADJ_FS_P_DISCARD) &&
                  (b->phase == ADJ_FS_P_GAIN || b->phase == ADJ_FS_P_REARRANGE);
    unsigned seat = a->phase == ADJ_FS_P_HANDS ? b->first : adj_fs_other(a->active);
    unsigned turn = a->turn == UINT16_MAX ? 2 : a->turn + 1u; // after the last number, the second
    if (begins && (b->turn != turn || b->active != seat))
        adj_finding_add(sight->findings, ADJ_FS_I_13,
                        "turn %u of seat %u begins, it is turn %u of seat %u", b->turn,
                        b->active + 1, turn, seat + 1);
    bool playing = a->phase >= ADJ_FS_P_UNTASK;
    if (!begins && playing && (a->turn != b->turn || a->active != b->active))
        adj_finding_add(sight->findings, ADJ_FS_I_13, "turn or Active Player changes in phase %u",
                        a->phase);
}

// The phases of a turn that the events tell follow each other without a gap.
static void
check_told(const struct adj_fs_sight *sight)
{
    unsigned last = sight->before->phase;
    for (unsigned i = sight->first[ADJ_FS_E_PHASE]; i != 0; i = sight->next[i]) {
        unsigned phase = adj_fs_event_at(sight, i)->arg[0];
        if (phase == last)
            continue;
        bool new_turn =
            phase == ADJ_FS_P_UNTASK && (last == ADJ_FS_P_DRAW || last == ADJ_FS_P_HANDS);
        bool both = phase >= ADJ_FS_P_UNTASK && phase <= ADJ_FS_P_DRAW && last >= ADJ_FS_P_UNTASK &&
                    last <= ADJ_FS_P_DRAW;
        if (both && !new_turn && phase != last + 1)
            adj_finding_add(sight->findings, ADJ_FS_I_13, "phase %u follows phase %u", phase, last);
        last = phase;
    }
    if (adj_fs_saw(sight, ADJ_FS_E_PHASE) && last != sight->after->phase &&
        sight->after->phase != ADJ_FS_P_OVER)
        adj_finding_add(sight->findings, ADJ_FS_I_13, "the state is in phase %u, its events in %u",
                        sight->after->phase, last);
}

static bool
is_his(const struct adj_fs_sight *sight, unsigned whose)
{
    unsigned seat = sight->order->seat;
    switch ((enum whose)whose) {
    case ANYONE:
        return true;
    case ACTIVE:
        return seat == sight->before->active;
    case INACTIVE:
        return seat < ADJ_FS_SEATS && seat != sight->before->active;
    case TABLE:
        return seat == ADJ_SEAT_TABLE;
    }
    return false;
}

static void
check_moment(const struct adj_fs_sight *sight)
{
    const struct adj_fs_state *was = sight->before;
    unsigned verb = sight->order->verb;
    bool told = verb != ADJ_FS_OBSERVE && verb != ADJ_FS_RESIGN && verb != ADJ_FS_AGREE_DRAW;
    if (was->pending.open != 0 || !told || verb >= sizeof moment_of / sizeof moment_of[0])
        return;
    const struct moment *moment = &moment_of[verb];
    bool now =
        (moment->phases >> was->phase & 1) != 0 && (moment->steps >> was->attack.step & 1) != 0;
    if (verb == ADJ_FS_CANCEL || was->wait != ADJ_FS_WAIT_NONE)
        adj_finding_add(sight->findings, ADJ_FS_I_13, "order %u is given while %s", verb,
                        verb == ADJ_FS_CANCEL ? "no card waits" : "the table has to look");
    else if (moment->phases != 0 && !(now && is_his(sight, moment->whose)))
        adj_finding_add(sight->findings, ADJ_FS_I_13,
                        "order %u of seat %u is not of phase %u, step %u", verb,
                        sight->order->seat + 1, was->phase, was->attack.step);
}

// A new Order begins only after the one before has ended (switch order_closure does not change
// that an attack is a state of its own).
static void
check_overlap(const struct adj_fs_sight *sight)
{
    bool open = sight->before->attack.step != ADJ_FS_S_NONE;
    unsigned end = sight->first[ADJ_FS_E_END_ORDER];
    for (unsigned i = sight->first[ADJ_FS_E_ATTACK]; i != 0; i = sight->next[i]) {
        for (; end != 0 && end < i; end = sight->next[end])
            open = false;
        if (open)
            adj_finding_add(sight->findings, ADJ_FS_I_13, "an attack begins inside another");
        open = true;
    }
}

void
adj_fs_check_13(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    (void)watch;
    const struct adj_fs_state *a = sight->before, *b = sight->after;
    check_moment(sight);
    check_states(sight);
    if (a->phase != b->phase || a->turn != b->turn || a->active != b->active)
        check_turn(sight);
    if (adj_fs_saw(sight, ADJ_FS_E_PHASE))
        check_told(sight);
    if (adj_fs_saw(sight, ADJ_FS_E_ATTACK))
        check_overlap(sight);
}
