// SPDX-License-Identifier: MIT
// Apply: carries out an order that judge found legal.

#include "engine/flagship/apply.h"

#include <string.h>
#include "engine/flagship/flagship.h"
#include "engine/flagship/pending.h"
#include "engine/flagship/worlds.h"

// The game may end in the middle of an attack: it ends with it, and a Boarding card on its way goes
// to its owner's pile.
static void
close_attack_at_end(struct adj_fs_run *run)
{
    struct adj_fs_attack *attack = &run->state->attack;
    unsigned boarding = attack->boarding;
    if (run->state->phase != ADJ_FS_P_OVER)
        return;
    memset(attack, 0, sizeof *attack);
    if (boarding == 0)
        return;
    adj_fs_to_pile(run, run->state->active, boarding);
    ADJ_FS_EMIT(run, ADJ_FS_E_MOVE, ADJ_FS_R_84, 0, (uint16_t)boarding, run->state->active,
                ADJ_FS_Z_PLAYED, ADJ_FS_Z_DISCARD);
}

bool
adj_fs_settle(const void *rules, void *state, struct adj_events *events)
{
    struct adj_fs_run run;
    adj_fs_run_start(&run, rules, state, events);
    if (!run.state->pending.open)
        return false;
    adj_fs_pending_happens(&run);
    close_attack_at_end(&run);
    return true;
}

static void
end_by_word(struct adj_fs_run *run, unsigned winner, unsigned end)
{
    adj_fs_end_game(run, winner, end, ADJ_FS_R_9);
}

static void
resign(struct adj_fs_run *run, const struct adj_order *order)
{
    end_by_word(run, adj_fs_other(order->seat) + 1, ADJ_FS_END_RESIGNED);
}

// Both have to say it, one right after the other.
static void
agree_draw(struct adj_fs_run *run, const struct adj_order *order, unsigned offered)
{
    if (offered == adj_fs_other(order->seat) + 1u)
        end_by_word(run, 0, ADJ_FS_END_AGREED);
    else
        run->state->offered = (uint8_t)(order->seat + 1);
}

static void
carry_out(struct adj_fs_run *run, const struct adj_order *order, unsigned offered)
{
    switch ((enum adj_fs_verb)order->verb) {
    case ADJ_FS_FLEET:
    case ADJ_FS_ROLL:
    case ADJ_FS_CHOOSE:
    case ADJ_FS_ARRANGE:
    case ADJ_FS_CUT:
        adj_fs_apply_setup(run, order);
        return;
    case ADJ_FS_SHUFFLE:
        adj_fs_apply_shuffle(run, order);
        return;
    case ADJ_FS_DRAW:
        adj_fs_apply_draw(run, order);
        return;
    case ADJ_FS_ATTACK:
        adj_fs_apply_attack(run, order);
        return;
    case ADJ_FS_BASIC:
        adj_fs_apply_basic(run, order);
        return;
    case ADJ_FS_REPEL:
        adj_fs_apply_repel(run, order);
        return;
    case ADJ_FS_CANCEL:
        adj_fs_apply_cancel(run, order);
        return;
    case ADJ_FS_REACT:
        adj_fs_apply_react(run, order);
        return;
    case ADJ_FS_FOCUS:
    case ADJ_FS_GENERAL:
    case ADJ_FS_TARGET:
    case ADJ_FS_BRANCH:
    case ADJ_FS_SUPPORT:
    case ADJ_FS_ACTIVE:
    case ADJ_FS_PASSIVE:
    case ADJ_FS_DEFEND:
        adj_fs_apply_step(run, order);
        return;
    case ADJ_FS_REARRANGE:
    case ADJ_FS_DISCARD:
    case ADJ_FS_DONE:
        adj_fs_apply_turn(run, order);
        return;
    case ADJ_FS_OBSERVE:
        adj_fs_apply_observe(run, order);
        return;
    case ADJ_FS_RESIGN:
        resign(run, order);
        return;
    case ADJ_FS_AGREE_DRAW:
        agree_draw(run, order, offered);
        return;
    }
    assert(false && "an order without a verb was found legal");
}

void
adj_fs_apply(const void *rules, void *state, const struct adj_order *order,
             struct adj_events *events)
{
    struct adj_fs_run run;
    adj_fs_run_start(&run, rules, state, events);
    unsigned offered = run.state->offered;
    // However it was said, the same decision leaves the same state, the pile's order included.
    struct adj_order said;
    adj_order_copy(&said, order);
    if (order->count > 0 && order->verb != ADJ_FS_CUT) // the event tells what was told
        adj_fs_canonical(rules, state, &said);
    if (adj_fs_passes(run.state, &said))
        adj_fs_settle(rules, state, events);
    run.state->offered = 0;
    if (run.state->phase != ADJ_FS_P_OVER) // else that is what `done` has let happen
        carry_out(&run, &said, offered);
    close_attack_at_end(&run);
    adj_fs_worlds_learn(rules, state);
}
