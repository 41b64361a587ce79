// SPDX-License-Identifier: MIT
#ifndef ADJ_TESTS_UNIT_CHECK_SCENE_H
#define ADJ_TESTS_UNIT_CHECK_SCENE_H

// A scene is one step laid out by hand for the invariants: a small ruleset, a position, words that
// change it and tell the events, and whole steps that break nothing. Judge and apply take no part.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "engine/flagship/check/check.h"

enum {           // the kinds of the small ruleset
    FLAG = 1,    // a Flagship: Atk 3 Cmd 2 Def 1 Hull 10
    WING = 2,    // a squadron: Atk 2 Cmd 1 Def 1 Hull 4
    CAPTAIN = 3, // gold crew, 1 CP, Atk +1
    GUNNER = 4,  // red crew, 1 CP, +3 Direct
    CLAW = 5,    // Boarding card: 2 CP and a ship Tasked; Assault 4; Repel 2
    RAGE = 6,    // Support, 1 CP: hits +1
    TONE = 7,    // React: pays 1 of Focus
    EYE = 8,     // Declare, 1 CP: Direct reaches 1 more
    PULSE = 9,   // a ship with an ability: Support, 1 CP: hits +2
    KINDS = 10,
};

enum { A = 0, B = 1 };
// Slots of the table that every scene begins with.
enum {
    A_FLAG = 0,
    A_WING = 1,
    A_PULSE = 2,
    B_FLAG = 3,
    B_WING = 4,
    A_CREW = 5,
    A_CLAW = 6,
    FREE = 7
};

struct scene {
    struct adj_fs_state before, after;
    struct adj_order order;
    struct adj_verdict verdict;
    struct adj_events events;
};

extern struct adj_fs_rules scene_rules;
extern struct scene scene;

// Lays out the position anew, before and after alike, with a legal verdict and no events; a cmocka
// set-up.
int scene_start(void **unused);

// What the static text of a kind does, to change the ruleset of a scene.
struct adj_fs_action *scene_static_text(unsigned kind);

// Words to lay out a step. Each changes the state after it and tells the event, where there is one.
void scene_put(struct adj_fs_state *state, unsigned slot, unsigned kind, unsigned owner,
               unsigned host);
void scene_order(unsigned seat, unsigned verb);
void scene_with(unsigned role, unsigned value);
struct adj_event *scene_tell(unsigned kind, unsigned cause, unsigned card, unsigned a, unsigned b,
                             unsigned c, unsigned d);
void scene_task(unsigned slot, unsigned cause, unsigned card);
void scene_points(unsigned seat, int change, unsigned cause, unsigned card);
void scene_leave_hand(unsigned seat, unsigned kind);
void scene_play(unsigned seat, unsigned kind);
void scene_aim(unsigned slot);
void scene_end_order(void);
void scene_phase(unsigned number, unsigned seat);
unsigned scene_ref(unsigned slot);

// An attack that has come this far already: the step laid out goes on from here.
void scene_attacking(unsigned src, unsigned target, unsigned step);

// Runs the step through the watch and returns the one invariant that spoke, 0 for none, -1 for
// several.
int scene_verdict(void);

// Whole steps (check_steps.c) that break nothing as they are; lay_attack_assault leaves the Task of
// its card to the test.
void lay_attack_direct(unsigned row);
void lay_attack_assault(void);
void lay_attack_boarding(void);
void lay_crew_on(unsigned kind, unsigned slot);
void lay_support_rage(void);
void lay_focus_wing(void);
void lay_resolve_on(unsigned slot, unsigned landed);
void lay_next_turn(int gain);
void lay_destroy_wing(void);

#endif
