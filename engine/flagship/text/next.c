// SPDX-License-Identifier: MIT
// Who decides what now.

#include <string.h>
#include "engine/flagship/find.h"
#include "engine/flagship/flagship.h"
#include "engine/flagship/stats.h"
#include "engine/flagship/text/names.h"

struct next {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state;
    const struct adj_seats *seats;
    adj_text_sink *sink;
    void *context;
    struct adj_fs_out out;
    char line[1024];
};

static void
line_start(struct next *next)
{
    adj_fs_out_start(&next->out, next->line, sizeof next->line);
}

static void
line_end(struct next *next)
{
    adj_fs_out_lines(&next->out, next->sink, next->context);
}

static const char *
name(const struct next *next, unsigned seat)
{
    return adj_fs_seat_name(next->seats, seat);
}

static void
line(struct next *next, unsigned seat, const char *what)
{
    line_start(next);
    adj_fs_out_add(&next->out, "%s%s", name(next, seat), what);
    line_end(next);
}

// "Tavi, Ninzi or Rondi": the ships of a row.
static void
list_row(struct next *next, unsigned seat, unsigned row)
{
    const struct adj_fs_state *state = next->state;
    unsigned left = adj_fs_ships(state, seat, row);
    for (unsigned s = 0; s < state->slots; s++) {
        if (!adj_fs_is_ship(state, s) || state->card[s].owner != seat || state->card[s].row != row)
            continue;
        adj_fs_out_slot(&next->out, next->rules, state, s);
        left--;
        adj_fs_out_add(&next->out, "%s", left > 1 ? ", " : left == 1 ? " or " : "");
    }
}

static void
tell_wait(struct next *next)
{
    const struct adj_fs_state *state = next->state;
    line_start(next);
    adj_fs_out_add(&next->out, "The table observes ");
    if (state->wait == ADJ_FS_WAIT_CP) {
        adj_fs_out_add(&next->out, "the command points of %s: \"table: observe %s cp N\"",
                       name(next, state->wait_seat),
                       adj_fs_seat_label(next->seats, state->wait_seat));
    } else {
        bool hits = state->wait == ADJ_FS_WAIT_HITS;
        adj_fs_out_add(&next->out, hits ? "the hits on " : "whether the hits destroy ");
        adj_fs_out_slot(&next->out, next->rules, state, state->wait_slot - 1u);
        adj_fs_out_add(&next->out, ": \"table: observe ");
        adj_fs_out_slot(&next->out, next->rules, state, state->wait_slot - 1u);
        adj_fs_out_add(&next->out, hits ? " hits N\"" : " destroyed\" or \"... stands\"");
    }
    line_end(next);
}

static void
tell_over(struct next *next)
{
    line_start(next);
    if (next->state->winner != 0)
        adj_fs_out_add(&next->out, "The game is over: %s has won",
                       name(next, next->state->winner - 1u));
    else
        adj_fs_out_add(&next->out, "The game is over: it is drawn");
    line_end(next);
}

// Does what is pending end the game if nobody answers it?
static bool
pending_ends(const struct next *next)
{
    struct adj_fs_state settled;
    memcpy(&settled, next->state, sizeof settled);
    adj_fs_settle(next->rules, &settled, NULL);
    return settled.phase == ADJ_FS_P_OVER;
}

// False if the other seat's points are known not to be enough.
static bool
can_pay_to_cancel(const struct next *next)
{
    const struct adj_fs_pending *pending = &next->state->pending;
    const struct adj_fs_seat *seat = &next->state->seat[adj_fs_other(pending->seat & 1u)];
    struct adj_fs_range price =
        adj_fs_value_range(&next->state->know, next->rules->effect[pending->effect].unless.cp);
    return !seat->cp_known || seat->cp >= price.lo;
}

// What the other seat can do about what is pending. False if nothing.
static bool
tell_answers(struct next *next)
{
    const struct adj_fs_pending *pending = &next->state->pending;
    bool cancels = pending->may_cancel && can_pay_to_cancel(next);
    if (!cancels && !pending->may_repel)
        return false;
    adj_fs_out_add(&next->out, "%s may ", name(next, adj_fs_other(pending->seat & 1u)));
    if (cancels) {
        adj_fs_out_add(&next->out, "cancel ");
        adj_fs_out_name(&next->out, next->rules, pending->kind);
    }
    if (pending->may_repel) {
        adj_fs_out_add(&next->out, "%sanswer with one Enemy Basic before ", cancels ? ", or " : "");
        if (cancels)
            adj_fs_out_add(&next->out, "it");
        else
            adj_fs_out_name(&next->out, next->rules, pending->kind);
        adj_fs_out_add(&next->out, " takes effect");
    }
    return true;
}

static void
tell_pending(struct next *next, bool ends)
{
    const struct adj_fs_pending *pending = &next->state->pending;
    const char *other = name(next, adj_fs_other(pending->seat & 1u));
    line_start(next);
    bool answers = tell_answers(next);
    if (!answers) {
        if (pending->may_cancel)
            adj_fs_out_add(&next->out, "%s cannot pay to cancel ", other);
        adj_fs_out_name(&next->out, next->rules, pending->kind);
        adj_fs_out_add(&next->out, "%s takes effect", pending->may_cancel ? ": it" : "");
    }
    if (ends)
        adj_fs_out_add(&next->out, "; %s says done, and it ends the game", other);
    else
        adj_fs_out_add(&next->out,
                       answers ? "; any other order lets it happen" : " before the next order");
    line_end(next);
}

static void
tell_branch(struct next *next)
{
    const struct adj_fs_state *state = next->state;
    unsigned slot = state->attack.branch_slot - 1u;
    if (state->attack.branch_slot == 0 || slot >= ADJ_FS_SLOTS)
        return;
    line_start(next);
    adj_fs_out_add(&next->out, "%s chooses for ", name(next, state->card[slot].owner));
    adj_fs_out_slot(&next->out, next->rules, state, slot);
    for (unsigned branch = 1; branch <= 2; branch++) {
        const char *word = adj_fs_branch_name(next->rules, state->card[slot].kind, branch);
        if (word[0] != '\0')
            adj_fs_out_add(&next->out, "%s%s", branch == 1 ? ": " : " or ", word);
    }
    line_end(next);
}

static void
tell_focus(struct next *next)
{
    const struct adj_fs_state *state = next->state;
    line_start(next);
    adj_fs_out_add(&next->out, "%s: Focus (1 command point) on ", name(next, state->active));
    list_row(next, adj_fs_other(state->active & 1u), state->attack.row);
    adj_fs_out_add(&next->out, ", or General");
    line_end(next);
}

static void
tell_target(struct next *next)
{
    const struct adj_fs_state *state = next->state;
    unsigned seat = adj_fs_other(state->active & 1u);
    line_start(next);
    adj_fs_out_add(&next->out, "%s chooses the target in row %u: ", name(next, seat),
                   state->attack.row);
    list_row(next, seat, state->attack.row);
    line_end(next);
}

static void
tell_defend(struct next *next)
{
    static const char *const postures[] = {": Active or Passive, Defend cards, then done",
                                           " is Active: Defend cards, then done",
                                           " is Passive: Defend cards, then done"};
    unsigned posture = next->state->attack.posture;
    unsigned seat = adj_fs_other(next->state->active & 1u);
    if (next->state->attack.type == ADJ_FS_BOARDING)
        line(next, seat, ": Defend cards, then done");
    else
        line(next, seat, postures[posture < 3 ? posture : 0]);
}

static void
tell_step(struct next *next)
{
    switch ((enum adj_fs_step)next->state->attack.step) {
    case ADJ_FS_S_NONE:
        line(next, next->state->active, ": Attack and Basic Orders, then done");
        break;
    case ADJ_FS_S_FOCUS:
        tell_focus(next);
        break;
    case ADJ_FS_S_TARGET:
        tell_target(next);
        break;
    case ADJ_FS_S_BRANCH:
        tell_branch(next);
        break;
    case ADJ_FS_S_SUPPORT:
        line(next, next->state->active, ": Support cards and abilities, then done");
        break;
    case ADJ_FS_S_DEFEND:
        tell_defend(next);
        break;
    case ADJ_FS_S_RESOLVE:
        line(next, ADJ_SEAT_TABLE, " resolves the attack");
        break;
    }
}

static void
tell_decks(struct next *next)
{
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++) {
        const struct adj_fs_seat *seat = &next->state->seat[s];
        line_start(next);
        if (!seat->shuffled)
            adj_fs_out_add(&next->out, "The table shuffles the deck of %s", name(next, s));
        else if (!seat->cut)
            adj_fs_out_add(&next->out, "%s cuts the deck of %s", name(next, adj_fs_other(s)),
                           name(next, s));
        if (next->out.used != 0)
            line_end(next);
    }
}

static void
tell_draw_of(struct next *next, unsigned s)
{
    const struct adj_fs_seat *seat = &next->state->seat[s];
    unsigned size = adj_fs_hand_size(next->rules, next->state, s);
    line_start(next);
    if (seat->hand_total == ADJ_FS_UNKNOWN || seat->hand_total >= size)
        adj_fs_out_add(&next->out, "The table draws for %s", name(next, s));
    else if (seat->deck_total == 0 && seat->pile_count != 0)
        adj_fs_out_add(&next->out, "The table shuffles the discard pile of %s", name(next, s));
    else
        adj_fs_out_add(&next->out, "The table draws %u card%s for %s", size - seat->hand_total,
                       adj_fs_plural((int)(size - seat->hand_total)), name(next, s));
    line_end(next);
}

static void
tell_each(struct next *next, unsigned phase)
{
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++) {
        const struct adj_fs_seat *seat = &next->state->seat[s];
        if (phase == ADJ_FS_P_FLEET && !seat->bought)
            line(next, s, " buys the starting fleet");
        if (phase == ADJ_FS_P_HANDS && !seat->dealt)
            tell_draw_of(next, s);
    }
}

static void
tell_phase(struct next *next)
{
    unsigned phase = next->state->phase, active = next->state->active;
    switch ((enum adj_fs_phase)phase) {
    case ADJ_FS_P_FLEET:
    case ADJ_FS_P_HANDS:
        tell_each(next, phase);
        break;
    case ADJ_FS_P_ROLL:
        line(next, ADJ_SEAT_TABLE, " rolls one die for each seat");
        break;
    case ADJ_FS_P_CHOOSE:
        line(next, active, " chooses: arrange and play first, or second");
        break;
    case ADJ_FS_P_ARRANGE:
        line(next, active, " arranges the fleet in one or two rows");
        break;
    case ADJ_FS_P_DECKS:
        tell_decks(next);
        break;
    case ADJ_FS_P_UNTASK:
    case ADJ_FS_P_GAIN:
        break; // without a decision
    case ADJ_FS_P_REARRANGE:
        line(next, active, " may rearrange the ships, then done");
        break;
    case ADJ_FS_P_ORDERS:
        tell_step(next);
        break;
    case ADJ_FS_P_DISCARD:
        line(next, active, " may discard cards, then done");
        break;
    case ADJ_FS_P_DRAW:
        tell_draw_of(next, active);
        break;
    case ADJ_FS_P_OVER:
        tell_over(next);
        break;
    }
}

void
adj_fs_explain_next(const void *rules, const void *state, const struct adj_seats *seats,
                    adj_text_sink *sink, void *context)
{
    struct next next = {
        .rules = rules, .state = state, .seats = seats, .sink = sink, .context = context};
    if (next.state->wait != ADJ_FS_WAIT_NONE && next.state->phase != ADJ_FS_P_OVER) {
        tell_wait(&next);
        return;
    }
    bool pending = next.state->pending.open && next.state->phase != ADJ_FS_P_OVER;
    bool ends = pending && pending_ends(&next);
    if (pending)
        tell_pending(&next, ends);
    if (ends)
        return;
    tell_phase(&next);
    adj_fs_explain_outlook(rules, state, sink, context);
}
