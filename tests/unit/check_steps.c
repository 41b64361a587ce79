// SPDX-License-Identifier: MIT
// Whole steps of a game that break no invariant.

#include "tests/unit/check_scene.h"

#include <string.h>

void
lay_attack_direct(unsigned row)
{
    scene_order(A, ADJ_FS_ATTACK);
    scene_with(ADJ_FS_O_TYPE, ADJ_FS_DIRECT);
    scene_with(ADJ_FS_O_FROM, scene_ref(A_WING));
    scene_with(ADJ_FS_O_ROW, row);
    scene_tell(ADJ_FS_E_ATTACK, ADJ_FS_DECL_2, 0, ADJ_FS_DIRECT, row, scene_ref(A_WING), A);
    scene_task(A_WING, ADJ_FS_DECL_4, 0);
    scene.after.attack = (struct adj_fs_attack){
        .type = ADJ_FS_DIRECT, .step = ADJ_FS_S_FOCUS, .row = (uint8_t)row, .src = A_WING + 1};
}

void
lay_attack_assault(void)
{
    scene_order(A, ADJ_FS_ATTACK);
    scene_with(ADJ_FS_O_TYPE, ADJ_FS_ASSAULT);
    scene_with(ADJ_FS_O_FROM, scene_ref(A_CLAW));
    scene_tell(ADJ_FS_E_ATTACK, ADJ_FS_DECL_2, 0, ADJ_FS_ASSAULT, 0, scene_ref(A_CLAW), A);
    scene.after.attack = (struct adj_fs_attack){.type = ADJ_FS_ASSAULT,
                                                .step = ADJ_FS_S_SUPPORT,
                                                .src = A_CLAW + 1,
                                                .launched = 1,
                                                .launch = 4};
    scene_aim(B_FLAG);
}

void
lay_attack_boarding(void)
{
    scene_order(A, ADJ_FS_ATTACK);
    scene_with(ADJ_FS_O_TYPE, ADJ_FS_BOARDING);
    scene_with(ADJ_FS_O_FROM, CLAW);
    scene_with(ADJ_FS_O_TASK, scene_ref(A_WING));
    scene_with(ADJ_FS_O_ROW, 1);
    scene_play(A, CLAW); // on its way it lies in attack.boarding, not among the cards laid out
    scene.after.played[--scene.after.played_count] = (struct adj_fs_played){0};
    scene_points(A, -2, ADJ_FS_CARD_9, CLAW);
    scene_task(A_WING, ADJ_FS_CARD_28, CLAW);
    scene_tell(ADJ_FS_E_ATTACK, ADJ_FS_DECL_2, 0, ADJ_FS_BOARDING, 1, CLAW, A);
    scene.after.attack = (struct adj_fs_attack){.type = ADJ_FS_BOARDING,
                                                .step = ADJ_FS_S_FOCUS,
                                                .row = 1,
                                                .launcher = A_WING + 1,
                                                .boarding = CLAW,
                                                .launched = 1};
}

void
lay_crew_on(unsigned kind, unsigned slot)
{
    scene_order(A, ADJ_FS_BASIC);
    scene_with(ADJ_FS_O_CARD, kind);
    scene_with(ADJ_FS_O_ON, scene_ref(slot));
    scene_leave_hand(A, kind);
    scene_tell(ADJ_FS_E_PLAY, ADJ_FS_CARD_24, kind, A, kind, 0, 0);
    scene_points(A, -1, ADJ_FS_CARD_9, kind);
    scene_put(&scene.after, FREE, kind, A, slot + 1);
    scene_tell(ADJ_FS_E_ATTACH, ADJ_FS_BASIC_3, kind, scene_ref(FREE), scene_ref(slot), 0, 0);
    scene_tell(ADJ_FS_E_END_ORDER, ADJ_FS_BASIC_2, 0, 2, 0, 0, 0);
}

void
lay_support_rage(void)
{
    scene_attacking(A_WING, B_WING + 1, ADJ_FS_S_SUPPORT);
    scene_order(A, ADJ_FS_SUPPORT);
    scene_with(ADJ_FS_O_CARD, RAGE);
    scene_play(A, RAGE);
    scene_points(A, -1, ADJ_FS_CARD_9, RAGE);
    scene.after.attack.plus = 1;
    scene_tell(ADJ_FS_E_STRENGTH, ADJ_FS_SUPP_1, RAGE, 3, 3, 0, 0);
}

void
lay_focus_wing(void)
{
    scene_attacking(A_WING, 0, ADJ_FS_S_FOCUS);
    scene_order(A, ADJ_FS_FOCUS);
    scene_with(ADJ_FS_O_ON, scene_ref(B_WING));
    scene_points(A, -1, ADJ_FS_FOCUS_3, 0);
    scene_aim(B_WING);
    scene.after.attack.step = ADJ_FS_S_SUPPORT;
}

// B does not stop more than his Wing's Def 1 of 2 hits.
void
lay_resolve_on(unsigned slot, unsigned landed)
{
    scene_attacking(A_WING, B_WING + 1, ADJ_FS_S_DEFEND);
    scene_order(B, ADJ_FS_DONE);
    scene.after.card[slot].hits = (uint16_t)(scene.after.card[slot].hits + landed);
    scene_tell(ADJ_FS_E_HITS, ADJ_FS_RES_1, 0, scene_ref(slot), landed, scene.after.card[slot].hits,
               0);
    scene_end_order();
}

// A closes his Discard phase with a full hand; B's turn begins and his Flag and Wing bring 3.
void
lay_next_turn(int gain)
{
    scene.before.phase = ADJ_FS_P_DISCARD;
    scene.before.card[B_WING].tasked = 1;
    scene.after = scene.before;
    scene_order(A, ADJ_FS_DONE);
    scene_phase(ADJ_FS_P_DRAW, A);
    scene.after.active = B;
    scene.after.turn = 4;
    scene_phase(ADJ_FS_P_UNTASK, B);
    scene.after.card[B_WING].tasked = 0;
    scene_tell(ADJ_FS_E_UNTASK, ADJ_FS_UNTASK_1, 0, scene_ref(B_WING), B, 0, 0);
    scene_phase(ADJ_FS_P_GAIN, B);
    scene_points(B, gain, ADJ_FS_GAIN_2, 0);
    scene_phase(ADJ_FS_P_REARRANGE, B);
}

void
lay_destroy_wing(void)
{
    scene.before.card[B_WING].hits = 3;
    lay_resolve_on(B_WING, 1);
    struct adj_fs_seat *seat = &scene.after.seat[B];
    seat->removed[seat->removed_count++] = WING;
    scene.events.count--; // the Order ends after what it does
    scene_tell(ADJ_FS_E_DESTROY, ADJ_FS_RES_3, 0, scene_ref(B_WING), B, 0, 0);
    memset(&scene.after.card[B_WING], 0, sizeof scene.after.card[B_WING]);
    scene_end_order();
}
