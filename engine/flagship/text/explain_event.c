// SPDX-License-Identifier: MIT
// One sentence for each event, as a player would say it.

#include <string.h>
#include "engine/flagship/event.h"
#include "engine/flagship/find.h"
#include "engine/flagship/flagship.h"
#include "engine/flagship/text/names.h"

struct told {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state;
    const struct adj_seats *seats;
    const struct adj_event *event;
    struct adj_fs_out out;
};

static const char *
seat(const struct told *told, unsigned arg)
{
    return adj_fs_seat_name(told->seats, told->event->arg[arg]);
}

static void
ref(struct told *told, unsigned arg)
{
    adj_fs_out_ref(&told->out, told->rules, told->state, told->event->arg[arg]);
}

static void
tell_phase(struct told *told)
{
    unsigned phase = told->event->arg[0];
    if (phase == ADJ_FS_P_OVER)
        return; // told by E_OVER
    if (phase < ADJ_FS_P_UNTASK)
        adj_fs_out_add(&told->out, "Now comes the %s", adj_fs_phase_title(phase));
    else
        adj_fs_out_add(&told->out, "Turn %u, %s: %s phase", told->event->arg[2], seat(told, 1),
                       adj_fs_phase_title(phase));
}

static void
tell_cp(struct told *told)
{
    int before = told->event->arg[1], after = told->event->arg[2];
    int points = before < after ? after - before : before - after;
    if (points == 0)
        return;
    adj_fs_out_add(&told->out, "%s %s %d command point%s, %d %s", seat(told, 0),
                   before < after ? "gains" : "pays", points, adj_fs_plural(points), after,
                   before < after ? "now" : "left");
}

// Laying out and attaching are told by events of their own.
static void
tell_move(struct told *told)
{
    unsigned to = told->event->arg[3];
    if (to == ADJ_FS_Z_PLAYED || to == ADJ_FS_Z_UNDER || to == ADJ_FS_Z_NONE)
        return;
    if (to == ADJ_FS_Z_DISCARD && told->event->arg[2] == ADJ_FS_Z_HAND) {
        adj_fs_out_add(&told->out, "%s discards ", seat(told, 1));
        ref(told, 0);
        return;
    }
    ref(told, 0);
    if (to == ADJ_FS_Z_REMOVED)
        adj_fs_out_add(&told->out, " is removed from the game");
    else if (to == ADJ_FS_Z_TABLE)
        adj_fs_out_add(&told->out, " comes onto the table");
    else if (to == ADJ_FS_Z_ASIDE)
        adj_fs_out_add(&told->out, " is set aside");
    else
        adj_fs_out_add(&told->out, " goes to %s's %s", seat(told, 1),
                       to == ADJ_FS_Z_HAND   ? "hand"
                       : to == ADJ_FS_Z_DECK ? "deck"
                                             : "discard pile");
}

static void
tell_attach(struct told *told)
{
    bool boards =
        adj_fs_kind_is(told->rules, adj_fs_ref_kind(told->event->arg[0]), ADJ_FS_T_BOARDING);
    ref(told, 0);
    adj_fs_out_add(&told->out, " now lies %s ", boards ? "on" : "under");
    ref(told, 1);
}

static void
tell_attack(struct told *told)
{
    adj_fs_out_add(&told->out, "%s attacks with ", seat(told, 3));
    ref(told, 2);
    adj_fs_out_add(&told->out, ": %s", adj_fs_type_title(told->event->arg[0]));
    if (told->event->arg[1] != 0)
        adj_fs_out_add(&told->out, " on row %u", told->event->arg[1]);
}

static void
tell_stop(struct told *told)
{
    int lo = told->event->arg[0], hi = told->event->arg[1];
    adj_fs_out_bounds(&told->out, lo, hi);
    adj_fs_out_add(&told->out, " hit%s stopped by ", lo == 1 && hi == 1 ? " is" : "s are");
    if (told->event->arg[2] == 3)
        adj_fs_out_name(&told->out, told->rules, told->event->card);
    else
        adj_fs_out_add(&told->out, "the %s posture",
                       told->event->arg[2] == 2 ? "Active" : "Passive");
}

static void
tell_hits(struct told *told)
{
    int hits = told->event->arg[1];
    if (told->event->kind == ADJ_FS_E_REPAIR) {
        adj_fs_out_add(&told->out, "%d hit%s off ", hits, hits == 1 ? " comes" : "s come");
        ref(told, 0);
        adj_fs_out_add(&told->out, ", %u left", told->event->arg[2]);
        return;
    }
    ref(told, 0);
    adj_fs_out_add(&told->out, " takes %d hit%s, %u in all", hits, adj_fs_plural(hits),
                   told->event->arg[2]);
}

static void
tell_destroy(struct told *told)
{
    ref(told, 0);
    if (told->event->arg[2] == 1)
        adj_fs_out_add(&told->out, ", %s's Flagship,", seat(told, 1));
    adj_fs_out_add(&told->out, " is destroyed");
}

static void
tell_draw(struct told *told)
{
    int cards = told->event->arg[1];
    adj_fs_out_add(&told->out, "%s draws %d card%s", seat(told, 0), cards, adj_fs_plural(cards));
    if (told->event->arg[2] < ADJ_FS_UNKNOWN)
        adj_fs_out_add(&told->out, ", %u in hand", told->event->arg[2]);
}

static void
tell_deck(struct told *told)
{
    unsigned cards = told->event->arg[1];
    bool cut = told->event->kind == ADJ_FS_E_CUT;
    adj_fs_out_add(&told->out, "%s's deck is %s", seat(told, 0), cut ? "cut" : "shuffled");
    if (cut && cards == 0)
        adj_fs_out_add(&told->out, " by nobody: the cut is declined");
    else if (cards < ADJ_FS_UNKNOWN)
        adj_fs_out_add(&told->out, cut ? " at %u cards" : ": %u cards", cards);
}

static void
tell_mod(struct told *told)
{
    static const char *const until[] = {"while the card stays", "until the Order ends",
                                        "until the turn ends"};
    unsigned end = told->event->arg[3] & 255, op = told->event->arg[3] >> 8;
    if (told->event->arg[0] == 0)
        adj_fs_out_add(&told->out, "The attack");
    else
        ref(told, 0);
    const char *title = adj_fs_stat_title(told->event->arg[1]);
    if (op == ADJ_FS_SET)
        adj_fs_out_add(&told->out, ": %s is %d", title, (int16_t)told->event->arg[2]);
    else
        adj_fs_out_add(&told->out, ": %+d %s", (int16_t)told->event->arg[2], title);
    if (end <= ADJ_FS_TURN)
        adj_fs_out_add(&told->out, " %s", until[end]);
}

static void
tell_wait(struct told *told)
{
    adj_fs_out_add(&told->out, "The table has to observe ");
    switch ((enum adj_fs_wait)told->event->arg[0]) {
    case ADJ_FS_WAIT_NONE:
        break;
    case ADJ_FS_WAIT_CP:
        adj_fs_out_add(&told->out, "the command points of %s", seat(told, 1));
        break;
    case ADJ_FS_WAIT_HITS:
        adj_fs_out_add(&told->out, "the hits on ");
        ref(told, 1);
        break;
    case ADJ_FS_WAIT_HULL:
        adj_fs_out_add(&told->out, "whether the hits destroy ");
        ref(told, 1);
        break;
    }
}

static void
tell_observe(struct told *told)
{
    unsigned number = told->event->arg[2];
    adj_fs_out_add(&told->out, "The table sees that ");
    if (told->event->arg[0] == ADJ_FS_SAW_CP) {
        adj_fs_out_add(&told->out, "%s has %u command point%s", seat(told, 1), number,
                       adj_fs_plural((int)number));
        return;
    }
    ref(told, 1);
    switch ((enum adj_fs_what)told->event->arg[0]) {
    case ADJ_FS_SAW_CP:
        break;
    case ADJ_FS_SAW_HITS:
        adj_fs_out_add(&told->out, " has %u hit%s", number, adj_fs_plural((int)number));
        break;
    case ADJ_FS_SAW_DESTROYED:
        adj_fs_out_add(&told->out, " is destroyed");
        break;
    case ADJ_FS_SAW_STANDS:
        adj_fs_out_add(&told->out, " stands");
        break;
    case ADJ_FS_SAW_VALUE:
        adj_fs_out_add(&told->out, " has %u printed on it", number);
        break;
    }
}

static void
tell_over(struct told *told)
{
    static const char *const ends[] = {"", "the other Flagship is destroyed",
                                       "the other player resigned", "both agreed",
                                       "both Flagships are destroyed"};
    unsigned winner = told->event->arg[0], end = told->event->arg[1];
    if (winner != 0)
        adj_fs_out_add(&told->out, "%s wins", adj_fs_seat_name(told->seats, winner - 1));
    else
        adj_fs_out_add(&told->out, "The game is drawn");
    if (end != 0 && end < sizeof ends / sizeof ends[0])
        adj_fs_out_add(&told->out, ": %s", ends[end]);
}

static void
tell_branch(struct told *told)
{
    unsigned branch = told->event->arg[1];
    const char *name =
        adj_fs_branch_name(told->rules, adj_fs_ref_kind(told->event->arg[0]), branch);
    ref(told, 0);
    if (name[0] != '\0')
        adj_fs_out_add(&told->out, ": the choice is %s", name);
    else
        adj_fs_out_add(&told->out, ": the choice is number %u", branch);
}

static void
tell_pay_card(struct told *told)
{
    unsigned points = told->event->arg[2];
    adj_fs_out_name(&told->out, told->rules, told->event->arg[0]);
    adj_fs_out_add(&told->out, " pays %u command point%s of the %s", points,
                   adj_fs_plural((int)points), adj_fs_stat_title(told->event->arg[1]));
}

static void
tell_end_order(struct told *told)
{
    adj_fs_out_add(&told->out, "The %s Order %s", told->event->arg[0] == 1 ? "Attack" : "Basic",
                   told->event->arg[1] == 1 ? "ends early" : "is resolved");
}

static void
tell_strength(struct told *told)
{
    adj_fs_out_add(&told->out, "The attack has ");
    adj_fs_out_bounds(&told->out, told->event->arg[0], told->event->arg[1]);
    adj_fs_out_add(&told->out, " hit%s",
                   told->event->arg[0] == 1 && told->event->arg[1] == 1 ? "" : "s");
}

static void
tell_focus(struct told *told)
{
    adj_fs_out_add(&told->out, "The attack is %s",
                   told->event->arg[0] == 1 ? "Focused" : "General");
}

// Sentences that only put arguments in: {s0} is a seat, {r0} a card reference, {k0} a kind and {n0}
// a number, each with the argument's index.
static const char *const sentences[] = {
    [ADJ_FS_E_TASK] = "{r0} is Tasked",
    [ADJ_FS_E_UNTASK] = "{r0} is Untasked",
    [ADJ_FS_E_PLAY] = "{s0} plays {k1}",
    [ADJ_FS_E_ROW] = "{r0} moves to row {n1}",
    [ADJ_FS_E_TARGET] = "The target is {r0}",
    [ADJ_FS_E_CANCEL] = "{s1} pays and cancels {k0}",
    [ADJ_FS_E_PROMOTE] = "The second row of {s0} is the first now",
    [ADJ_FS_E_DRAWN] = "{s0} draws {k1}",
    [ADJ_FS_E_ROLL] = "{s0} rolls {n1}",
    [ADJ_FS_E_FIRST] = "{s0} plays first",
};

static void (*const tellers[])(struct told *told) = {
    [ADJ_FS_E_PHASE] = tell_phase,       [ADJ_FS_E_CP] = tell_cp,
    [ADJ_FS_E_MOVE] = tell_move,         [ADJ_FS_E_ATTACH] = tell_attach,
    [ADJ_FS_E_ATTACK] = tell_attack,     [ADJ_FS_E_STRENGTH] = tell_strength,
    [ADJ_FS_E_FOCUS] = tell_focus,       [ADJ_FS_E_STOP] = tell_stop,
    [ADJ_FS_E_HITS] = tell_hits,         [ADJ_FS_E_REPAIR] = tell_hits,
    [ADJ_FS_E_DESTROY] = tell_destroy,   [ADJ_FS_E_DRAW] = tell_draw,
    [ADJ_FS_E_SHUFFLE] = tell_deck,      [ADJ_FS_E_CUT] = tell_deck,
    [ADJ_FS_E_MOD] = tell_mod,           [ADJ_FS_E_END_ORDER] = tell_end_order,
    [ADJ_FS_E_WAIT] = tell_wait,         [ADJ_FS_E_OBSERVE] = tell_observe,
    [ADJ_FS_E_OVER] = tell_over,         [ADJ_FS_E_BRANCH] = tell_branch,
    [ADJ_FS_E_PAY_CARD] = tell_pay_card,
};

static void
tell_argument(struct told *told, char what, unsigned arg)
{
    if (arg >= ADJ_EVENT_ARGS)
        return;
    if (what == 's')
        adj_fs_out_add(&told->out, "%s", seat(told, arg));
    else if (what == 'r')
        ref(told, arg);
    else if (what == 'k')
        adj_fs_out_name(&told->out, told->rules, told->event->arg[arg]);
    else
        adj_fs_out_add(&told->out, "%u", told->event->arg[arg]);
}

static void
tell_sentence(struct told *told, const char *sentence)
{
    for (const char *at = sentence; *at != '\0';) {
        if (*at == '{') {
            tell_argument(told, at[1], (unsigned)(at[2] - '0'));
            at += 4;
        } else {
            size_t plain = strcspn(at, "{");
            adj_fs_out_add(&told->out, "%.*s", (int)plain, at);
            at += plain;
        }
    }
}

void
adj_fs_explain_event(const void *rules, const void *state, const struct adj_seats *seats,
                     const struct adj_event *event, char *out, size_t size)
{
    struct told told = {.rules = rules, .state = state, .seats = seats, .event = event};
    unsigned kind = event->kind;
    adj_fs_out_start(&told.out, out, size);
    if (kind < sizeof sentences / sizeof sentences[0] && sentences[kind] != NULL)
        tell_sentence(&told, sentences[kind]);
    else if (kind < sizeof tellers / sizeof tellers[0] && tellers[kind] != NULL)
        tellers[kind](&told);
    if (told.out.used >= 4 && strncmp(out, "the ", 4) == 0)
        out[0] = 'T';
}
