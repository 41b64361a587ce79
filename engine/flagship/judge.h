// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_JUDGE_H
#define ADJ_ENGINE_FLAGSHIP_JUDGE_H

// The parts of the judge. He works in three stages and finishes the first that finds a fault:
//   1 moment  is the game on, and is it this seat's moment (judge_moment*.c)
//   2 things  do the named things exist, are they where they must be, are they his
//   3 rules   all the rest: type, range, target, traits, limits, payment
// Each part reads the case and adds faults to its verdict; nothing else is written.

#include "engine/flagship/choose.h"
#include "engine/flagship/clause.h"
#include "engine/flagship/fault.h"
#include "engine/flagship/find.h"
#include "engine/flagship/match.h"
#include "engine/flagship/stats.h"
#include "engine/flagship/use.h"
#include "engine/verdict.h"
#include "engine/game.h"

struct adj_fs_case {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state; // settled, unless the order answers what is pending
    const struct adj_order *order;
    enum adj_ask ask;
    struct adj_verdict *verdict;
    unsigned seat;
    bool pending; // something was pending when the order came
    bool yields;  // `done` of the seat that could have answered it
    int pool;     // Command Points left, as the order's costs are gone through
    uint8_t tasks[(ADJ_FS_SLOTS + 7) / 8]; // slots that the order has Tasked so far
};

static inline bool
adj_fs_refused(const struct adj_fs_case *c)
{
    return c->verdict->kind == ADJ_REFUSED;
}

static inline unsigned
adj_fs_switch(const struct adj_fs_case *c, enum adj_fs_switch which)
{
    return c->rules->sw[which];
}

// Adds a fault with up to two operands (kind 0: none).
struct adj_fault *adj_fs_break(struct adj_fs_case *c, unsigned stage, unsigned clause,
                               unsigned kind, int value);
struct adj_fault *adj_fs_break2(struct adj_fs_case *c, unsigned stage, unsigned clause,
                                unsigned kind, int value, unsigned kind2, int value2);

// Adds a fault that rests on a ruling, without operands.
struct adj_fault *adj_fs_break_by_ruling(struct adj_fs_case *c, unsigned stage, unsigned clause,
                                         unsigned ruling);

// Hangs the verdict on a question that is answered yes (legal) or no (refused by `clause`).
void adj_fs_hang_if(struct adj_fs_case *c, unsigned kind, unsigned subject, int about,
                    unsigned clause);

// Stage 1 of every verb.
void adj_fs_judge_moment(struct adj_fs_case *c);
void adj_fs_moment_setup(struct adj_fs_case *c); // fleet, roll, choose, arrange, shuffle, cut, draw
void adj_fs_moment_attack(struct adj_fs_case *c); // the steps of an Attack Order
void adj_fs_moment_turn(struct adj_fs_case *c);   // the rest
void adj_fs_moment_colour(struct adj_fs_case *c); // the background of a card from the hand

// Stages 2 and 3, verb by verb.
void adj_fs_judge_fleet(struct adj_fs_case *c);
// FS-CARD-20: a card that is bought or put into a deck is of one's empire.
void adj_fs_judge_empire(struct adj_fs_case *c, unsigned seat, unsigned ref);
void adj_fs_judge_roll(struct adj_fs_case *c);
void adj_fs_judge_choose(struct adj_fs_case *c);
void adj_fs_judge_arrange(struct adj_fs_case *c);
void adj_fs_judge_rearrange(struct adj_fs_case *c);
void adj_fs_judge_shuffle(struct adj_fs_case *c);
void adj_fs_judge_cut(struct adj_fs_case *c);
void adj_fs_judge_draw(struct adj_fs_case *c);
void adj_fs_judge_observe(struct adj_fs_case *c);
void adj_fs_judge_attack(struct adj_fs_case *c);
unsigned adj_fs_row_of_attack(const struct adj_fs_case *c); // that the order's attack starts from
void adj_fs_judge_focus(struct adj_fs_case *c);
void adj_fs_judge_target(struct adj_fs_case *c);
void adj_fs_judge_branch(struct adj_fs_case *c);
void adj_fs_judge_basic(struct adj_fs_case *c);
void adj_fs_judge_repel(struct adj_fs_case *c);
void adj_fs_judge_support(struct adj_fs_case *c);
void adj_fs_judge_defend(struct adj_fs_case *c);
void adj_fs_judge_posture(struct adj_fs_case *c);
void adj_fs_judge_cancel(struct adj_fs_case *c);
void adj_fs_judge_react(struct adj_fs_case *c);
void adj_fs_judge_discard(struct adj_fs_case *c);
void adj_fs_judge_done(struct adj_fs_case *c);

// judge_things.c: stage 2.
// Only these roles, each at most so often, occur in the order; else FS-CARD-2.
void adj_fs_only_roles(struct adj_fs_case *c, const uint16_t (*allowed)[2], unsigned count);
// The card on the table that `ref` names, of the seat's own if `own`; -1 and a fault if not.
int adj_fs_on_table(struct adj_fs_case *c, unsigned ref, bool own);
// The hand cards that the order names are in the hand, or all of them can be.
void adj_fs_hand_holds(struct adj_fs_case *c);
// The things a use names: the card itself (when on the table), what it is ON, what pays.
void adj_fs_things_of_use(struct adj_fs_case *c, const struct adj_fs_use *use);

// judge_cost.c: stage 3.
struct adj_fs_due { // a cost that falls due, and the clauses that are broken when it is not met
    const struct adj_fs_cost *cost;
    int cp_base; // added to cost->cp (a rule's own cost, such as Focus)
    unsigned cp_clause, task_clause, hand_clause;
    unsigned react;     // window whose React cards may pay; 0 none
    unsigned react_key; // the stat key that they lower
    bool always_task;   // a ship has to be Tasked although the card asks for none
};
// Notes that the order Tasks the card in `slot`; false if it is Tasked already, by an earlier order
// or by this one.
bool adj_fs_may_task(struct adj_fs_case *c, unsigned slot);
void adj_fs_judge_cost(struct adj_fs_case *c, const struct adj_fs_use *use,
                       const struct adj_fs_due *due);

// The cost of a card from the hand (its play cost) or of an effect of a card in play.
void adj_fs_judge_use_cost(struct adj_fs_case *c, const struct adj_fs_use *use, unsigned effect);

// What a cost is after the React cards named for it: their sum is taken off, never below 0.
struct adj_fs_range adj_fs_cost_left(const struct adj_fs_rules *rules,
                                     const struct adj_fs_state *state,
                                     const struct adj_order *order, const struct adj_fs_use *use,
                                     const struct adj_fs_due *due);

// judge_effect.c: stage 3.
// Judges the conditions, limits and choices of an effect. `window` tells which clause a condition
// that fails breaks.
void adj_fs_judge_limit(struct adj_fs_case *c, const struct adj_fs_use *use, unsigned effect);
// Attack type, source and target that the effect asks for; `target` is a slot, or -1.
void adj_fs_judge_conditions(struct adj_fs_case *c, const struct adj_fs_use *use, unsigned effect,
                             int target);
void adj_fs_judge_effect(struct adj_fs_case *c, const struct adj_fs_use *use, unsigned effect);
// Hangs the verdict on a card whose text is not known. True if so.
bool adj_fs_text_unknown(struct adj_fs_case *c, unsigned kind);

#endif
