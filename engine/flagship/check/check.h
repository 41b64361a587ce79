// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_CHECK_CHECK_H
#define ADJ_ENGINE_FLAGSHIP_CHECK_CHECK_H

// The second opinion of the card game: its sixteen invariants, each in a file of its own
// (invariant_1.c ... invariant_16.c). They share with judge and apply the declarations and the card
// data and nothing else; what is computed here a second time is meant to be computed twice.
//
// An invariant sees one step (struct adj_fs_sight) and may keep history in the watch. It asserts
// only what is known: an unknown value or an unnamed card never makes a finding.

#include <stdbool.h>
#include <stdint.h>
#include "engine/flagship/check/values.h"
#include "engine/flagship/clause.h"
#include "engine/flagship/event.h"
#include "engine/flagship/flagship.h"
#include "engine/flagship/order.h"
#include "engine/flagship/state.h"

enum { ADJ_FS_WATCH_USES = 32, ADJ_FS_EVENT_KINDS = 32 };

// What a step can change, or leave open, so that an invariant has to be asked (sight->changed).
enum adj_fs_change {
    ADJ_FS_C_MOVED = 1u << 0,   // a card on the table came, left, changed owner, row or host
    ADJ_FS_C_TURNED = 1u << 1,  // a card was Tasked or Untasked
    ADJ_FS_C_STRUCK = 1u << 2,  // hits on a card changed
    ADJ_FS_C_MODS = 1u << 3,    // bonuses in force changed
    ADJ_FS_C_TURN = 1u << 4,    // another turn
    ADJ_FS_C_MOMENT = 1u << 5,  // another phase or step
    ADJ_FS_C_OVER = 1u << 6,    // the game is over
    ADJ_FS_C_ATTACK = 1u << 7,  // an attack is in progress, before or after
    ADJ_FS_C_WAITS = 1u << 8,   // a card played waits for an answer
    ADJ_FS_C_POINTS = 1u << 9,  // a seat's Command Points changed, or it has arranged its fleet
    ADJ_FS_C_ZONES = 1u << 10,  // a seat's hand, deck, pile, removed cards or bought fleet changed
    ADJ_FS_C_LAID = 1u << 11,   // cards laid out changed
    ADJ_FS_C_SEEN = 1u << 12,   // the table said what it saw
    ADJ_FS_C_DRAWN = 1u << 13,  // the order was a draw
    ADJ_FS_C_COSTLY = 1u << 14, // the order was one that can have a cost
};

// How often the abilities of one moment of one card were used in the Order in progress.
struct adj_fs_watch_use {
    uint8_t slot, window, times, unused;
};

// The history kept from step to step. Flat; the caller owns it and starts it anew
// (adj_fs_watch_start) wherever he does not go on from the state seen last.
struct adj_fs_watch {
    uint16_t since[ADJ_FS_SLOTS];      // which card lies there: its running number
    uint16_t host_since[ADJ_FS_SLOTS]; // running number of the ship it lies under
    uint8_t host[ADJ_FS_SLOTS];        // that ship's slot + 1
    uint8_t tasks[ADJ_FS_SLOTS];       // Task events since its last Untask event
    uint16_t cp[ADJ_FS_SEATS];         // the shadow ledger: Command Points last known for certain
    uint8_t cp_known[ADJ_FS_SEATS];
    uint8_t target;  // of the Attack Order in progress: slot + 1 of the target in force
    uint8_t sources; // cards Tasked as its source
    uint8_t landed;  // times its hits have landed
    uint8_t uses;    // entries of use[]
    struct adj_fs_watch_use use[ADJ_FS_WATCH_USES];
    uint32_t in_play; // bit k: a static text of some card in play changes figure k
    bool sound;       // the state seen last broke nothing
    struct adj_fs_second_texts texts;
    int16_t count[ADJ_FS_KINDS]; // room to count cards in (FS-I-4): all zero between two steps
};

// One step as the invariants see it.
struct adj_fs_sight {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *before, *after;
    const struct adj_order *order;
    const struct adj_verdict *verdict;
    const struct adj_events *events;
    struct adj_findings *findings;
    const struct adj_fs_second_texts *texts;
    uint32_t in_play; // figures that static texts in play change, before or after
    uint32_t kinds;   // bit k: an event of kind k happened
    // The events of each kind, in order of happening: the first, and the next after each; counted
    // from 1, 0 for none.
    uint16_t first[ADJ_FS_EVENT_KINDS];
    uint16_t next[ADJ_EVENTS + 1];
    uint32_t changed;             // bits of enum adj_fs_change
    bool zones[ADJ_FS_SEATS];     // the seats of ADJ_FS_C_ZONES
    unsigned slots;               // slots in use, before or after
    unsigned changes;             // entries of change[]
    uint8_t change[ADJ_FS_SLOTS]; // slots that differ, ascending
    // The table before broke none of FS-I-2, 3, 6, 9 and 10: what they assert of cards that are as
    // they were, among themselves, holds still, and they look at what change[] can have broken.
    bool sound;
};

// Fills in what changed: `kinds` and all that stands after it but `in_play` and `sound`.
void adj_fs_look_at(struct adj_fs_sight *sight);

// Each asserts one invariant and adds a finding for each breach. Nothing but `watch` and the
// sight's findings is written. `ask` in check.c says after which changes each is asked. FS-I-14
// is asked of refused and open orders only, FS-I-15 of legal ones in a game that is over or ends
// now, all others of legal orders before the end.
typedef void adj_fs_invariant(struct adj_fs_watch *watch, const struct adj_fs_sight *sight);
adj_fs_invariant adj_fs_check_1, adj_fs_check_2, adj_fs_check_3, adj_fs_check_4, adj_fs_check_5,
    adj_fs_check_6, adj_fs_check_7, adj_fs_check_8, adj_fs_check_9, adj_fs_check_10,
    adj_fs_check_11, adj_fs_check_12, adj_fs_check_13, adj_fs_check_14, adj_fs_check_15,
    adj_fs_check_16;

// What makes FS-I-16's list of legal orders; adj_fs_enumerate, or a planted one in a test.
typedef void adj_fs_lister(const void *rules, const void *state, adj_order_sink *sink,
                           void *context);
void adj_fs_check_16_with(const struct adj_fs_sight *sight, adj_fs_lister *lister);

// The invariants that a single position can break (FS-I-2, 3, 8, 9, 10): for a typed one.
void adj_fs_check_position(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                           struct adj_findings *findings);

// True if an event of this kind happened in the step.
static inline bool
adj_fs_saw(const struct adj_fs_sight *sight, unsigned kind)
{
    return sight->kinds >> kind & 1;
}

// An event by its number in `first` and `next`.
static inline const struct adj_event *
adj_fs_event_at(const struct adj_fs_sight *sight, unsigned number)
{
    return &sight->events->event[number - 1];
}

// The same card lies in this slot before and after.
static inline bool
adj_fs_stayed(const struct adj_fs_sight *sight, unsigned slot)
{
    const struct adj_fs_card *a = &sight->before->card[slot], *b = &sight->after->card[slot];
    return a->kind != 0 && a->kind == b->kind && a->since == b->since;
}

#endif
