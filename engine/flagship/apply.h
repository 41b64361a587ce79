// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_APPLY_H
#define ADJ_ENGINE_FLAGSHIP_APPLY_H

// The parts of apply: they carry out what judge has found legal, and emit events as they go.
// Nothing is refused here; what cannot be is an assertion.

#include "engine/event.h"
#include "engine/flagship/choose.h"
#include "engine/flagship/clause.h"
#include "engine/flagship/event.h"
#include "engine/flagship/find.h"
#include "engine/flagship/match.h"
#include "engine/flagship/stats.h"
#include "engine/flagship/use.h"

struct adj_fs_run {
    const struct adj_fs_rules *rules;
    struct adj_fs_state *state;
    struct adj_events *events; // NULL: nobody listens
    // Who changes Hulls: asked after each change, and the same until a card comes or goes.
    struct adj_fs_givers hull;
    bool hull_known;
};

static inline void
adj_fs_run_start(struct adj_fs_run *run, const struct adj_fs_rules *rules,
                 struct adj_fs_state *state, struct adj_events *events)
{
    run->rules = rules;
    run->state = state;
    run->events = events;
    run->hull_known = false; // `hull` is filled in when it is asked for
}

// An event with up to four arguments.
void adj_fs_emit(struct adj_fs_run *run, unsigned kind, unsigned cause, unsigned card,
                 const uint16_t args[ADJ_EVENT_ARGS]);
#define ADJ_FS_EMIT(run, kind, cause, card, ...)                                                   \
    adj_fs_emit((run), (kind), (cause), (card), (const uint16_t[ADJ_EVENT_ARGS]){__VA_ARGS__})

// zones.c: cards change places.
void adj_fs_hand_take(struct adj_fs_run *run, unsigned seat, unsigned kind);
void adj_fs_zone_insert(uint8_t *zone, uint8_t *count, unsigned kind); // sorted
bool adj_fs_zone_remove(uint8_t *zone, uint8_t *count, unsigned kind);
void adj_fs_to_pile(struct adj_fs_run *run, unsigned seat, unsigned kind);
void adj_fs_to_removed(struct adj_fs_run *run, unsigned seat, unsigned kind);
// To the pile, out of the game, or to the owner's hand.
void adj_fs_to_zone(struct adj_fs_run *run, unsigned seat, unsigned kind, unsigned zone);
unsigned adj_fs_table_put(struct adj_fs_run *run, unsigned kind, unsigned owner, unsigned host,
                          unsigned row); // the slot; host is slot + 1 or 0
void adj_fs_attach(struct adj_fs_run *run, unsigned kind, unsigned owner, unsigned ship,
                   unsigned from, unsigned cause);
// Takes a card off the table to Z_DISCARD or Z_REMOVED; a ship's attached cards go first, each to
// its owner's pile (FS-RES-6, FS-R-99), a Commander out of the game (FS-R-87).
void adj_fs_table_leave(struct adj_fs_run *run, unsigned slot, unsigned zone, unsigned cause,
                        unsigned card);
void adj_fs_play_from_hand(struct adj_fs_run *run, unsigned seat, unsigned kind); // to played[]
bool adj_fs_unplay(struct adj_fs_run *run, unsigned seat, unsigned kind);         // out of played[]
// Discards what was laid out in the Order: an Attack Order's by kind of card (FS-RES-9/10), else
// for `cause`.
void adj_fs_discard_played(struct adj_fs_run *run, unsigned cause);

// pay.c: costs.
void adj_fs_task(struct adj_fs_run *run, unsigned slot, unsigned cause, unsigned card);
void adj_fs_change_cp(struct adj_fs_run *run, unsigned seat, int by, unsigned cause, unsigned card);
// Notes that a card in play (slot >= 0) has used an effect in this Order and turn.
void adj_fs_mark_used(struct adj_fs_run *run, int slot, unsigned kind, unsigned effect);
struct adj_fs_payment { // how a use is paid
    const struct adj_fs_cost *cost;
    int cp_base;
    unsigned cp_cause, task_cause, discard_cause, card;
    unsigned react, react_key;
};
// The card in play itself as the price: it leaves before its effect comes about.
void adj_fs_pay_itself(struct adj_fs_run *run, unsigned slot, const struct adj_fs_effect *text,
                       unsigned kind);
void adj_fs_pay(struct adj_fs_run *run, unsigned seat, const struct adj_order *order,
                const struct adj_fs_use *use, const struct adj_fs_payment *payment);

// effect.c: what a card text does.
struct adj_fs_doing {
    unsigned seat, kind;
    int slot; // of the card itself, -1 if it was played from the hand
    int on;   // of the card chosen, or -1
    int task; // of what was Tasked for it, or -1
    unsigned branch;
    bool gone; // the card itself was in play and has left, by what its own effect did before
};
// When the card of this slot came there (0: no slot); and the slot while that card is there, else
// -1.
unsigned adj_fs_since(const struct adj_fs_run *run, int slot);
int adj_fs_still_there(const struct adj_fs_run *run, int slot, unsigned since);
// Tells the hits that the attack has now.
void adj_fs_tell_strength(struct adj_fs_run *run, unsigned cause, unsigned card);
// Carries the effect out. True if it ended the Order in progress.
bool adj_fs_do_effect(struct adj_fs_run *run, unsigned effect, const struct adj_fs_doing *doing);

// apply_order.c: uses of cards and what is pending.
void adj_fs_use_card(struct adj_fs_run *run, const struct adj_order *order, unsigned at,
                     unsigned window);
void adj_fs_pending_happens(struct adj_fs_run *run);
void adj_fs_finish_basic(struct adj_fs_run *run);

// fate.c: hits against Hull, destruction, promotion, the end.
void adj_fs_destroy(struct adj_fs_run *run, unsigned slot, unsigned cause, unsigned card);
void adj_fs_promote(struct adj_fs_run *run, unsigned seat, unsigned cause);
// Destroys every ship whose hits reach its Hull, from slot `from` on; stops to wait where that is
// not known.
void adj_fs_sweep(struct adj_fs_run *run, unsigned from);
void adj_fs_end_game(struct adj_fs_run *run, unsigned winner, unsigned end, unsigned cause);

// apply_*.c: verbs.
void adj_fs_apply_setup(struct adj_fs_run *run, const struct adj_order *order);
void adj_fs_apply_attack(struct adj_fs_run *run, const struct adj_order *order);
void adj_fs_apply_step(struct adj_fs_run *run, const struct adj_order *order); // Focus to Defend
void adj_fs_apply_basic(struct adj_fs_run *run, const struct adj_order *order);
void adj_fs_apply_repel(struct adj_fs_run *run, const struct adj_order *order);
void adj_fs_apply_cancel(struct adj_fs_run *run, const struct adj_order *order);
void adj_fs_apply_react(struct adj_fs_run *run, const struct adj_order *order);
void adj_fs_apply_turn(struct adj_fs_run *run, const struct adj_order *order);
void adj_fs_apply_draw(struct adj_fs_run *run, const struct adj_order *order);
void adj_fs_apply_shuffle(struct adj_fs_run *run, const struct adj_order *order);
void adj_fs_apply_observe(struct adj_fs_run *run, const struct adj_order *order);

// apply_resolve.c
void adj_fs_tell_posture(struct adj_fs_run *run, unsigned cause);
void adj_fs_resolve(struct adj_fs_run *run);
void adj_fs_land(struct adj_fs_run *run, unsigned slot, int landed); // hits, then what follows
// Closes the attack; `early` is the clause or ruling by which it ends before Resolution, or 0.
void adj_fs_end_attack(struct adj_fs_run *run, unsigned early);
// After ships may have left play: an attack without target ends (FS-R-84), a resolved one is
// closed.
void adj_fs_after_change(struct adj_fs_run *run);

// What an observation is waited for may be known by now from another one.
void adj_fs_look_again(struct adj_fs_run *run);

// turn.c
void adj_fs_begin_turn(struct adj_fs_run *run);
void adj_fs_end_turn(struct adj_fs_run *run);
// The other player's turn, unless the game is over or the fate of a ship has to be asked for first.
void adj_fs_next_turn(struct adj_fs_run *run);
void adj_fs_enter_draw(struct adj_fs_run *run);
void adj_fs_set_phase(struct adj_fs_run *run, unsigned phase, unsigned cause);
void adj_fs_drop_mods(struct adj_fs_run *run, unsigned until);
void adj_fs_start_command(struct adj_fs_run *run, unsigned seat);
void adj_fs_next_to_arrange(struct adj_fs_run *run);

#endif
