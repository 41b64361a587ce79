// SPDX-License-Identifier: MIT
// The closed list of switches: edition differences and selectable rulings.

#include "engine/flagship/clause.h"
#include "engine/flagship/rules.h"

#include <string.h>

#define SWITCH(index, name_, row_, ruling_, v0, v1, p, c, j)                                       \
    [index] = {.name = (name_),                                                                    \
               .row = (row_),                                                                      \
               .ruling = (ruling_),                                                                \
               .value = {(v0), (v1), NULL},                                                        \
               .standard = {(p), (c), (j)}}

const struct adj_switch_info adj_fs_switches[] = {
    SWITCH(ADJ_FS_SW_UNTASK_SCOPE, "untask_scope", "A-1", ADJ_FS_R_24, "own", "all", 0, 0, 0),
    SWITCH(ADJ_FS_SW_BOARDING_UNTASK, "boarding_untask", "A-2", ADJ_FS_R_24, "owner_turn",
           "each_turn", 0, 0, 0),
    SWITCH(ADJ_FS_SW_START_COMMAND_FROM, "start_command_from", "A-3", ADJ_FS_R_15, "fleet",
           "commander", 0, 0, 0),
    SWITCH(ADJ_FS_SW_ENEMY_BASIC_TIMING, "enemy_basic_timing", "A-4", ADJ_FS_R_109, "own_turn",
           "inside_basic", 0, 0, 1),
    SWITCH(ADJ_FS_SW_ABILITY_BONUS_DURATION, "ability_bonus_duration", "A-5", ADJ_FS_R_36, "order",
           "turn", 0, 0, 1),
    SWITCH(ADJ_FS_SW_ORDER_CLOSURE, "order_closure", "A-7", ADJ_FS_R_33, "resolved", "paid", 0, 0,
           0),
    SWITCH(ADJ_FS_SW_DEFEND_ORDER, "defend_order", "A-8", ADJ_FS_R_78, "free", "posture_first", 0,
           0, 1),
    SWITCH(ADJ_FS_SW_GUIDED_RANGE_MOD, "guided_range_mod", "A-14", ADJ_FS_R_63, "allowed", "none",
           0, 0, 0),
    SWITCH(ADJ_FS_SW_ROW2_CONDITION, "row2_condition", "A-18", ADJ_FS_R_29, "row1_ship",
           "single_ship", 0, 0, 0),
    SWITCH(ADJ_FS_SW_DESTROYED_SHIP_PILE, "destroyed_ship_pile", "A-19", ADJ_FS_R_86, "removed",
           "discard", 0, 0, 0),
    SWITCH(ADJ_FS_SW_RESHUFFLE_MODE, "reshuffle_mode", "A-22", ADJ_FS_R_113, "forced", "optional",
           0, 0, 0),
    SWITCH(ADJ_FS_SW_DECK_CUT, "deck_cut", "A-23", ADJ_FS_R_12, "may", "must", 0, 0, 1),
    SWITCH(ADJ_FS_SW_SAME_CREW_STACK, "same_crew_stack", "A-27", ADJ_FS_R_20, "any", "regular", 0,
           0, 0),
    SWITCH(ADJ_FS_SW_BOARDING_TASKS_SHIP, "boarding_tasks_ship", "A-31", ADJ_FS_R_101, "by_card",
           "always", 0, 0, 0),
    SWITCH(ADJ_FS_SW_SUPPORT_SOURCE, "support_source", "A-9", ADJ_FS_R_73, "any", "hand", 0, 0, 0),
    SWITCH(ADJ_FS_SW_DEFEND_SOURCE, "defend_source", "A-10", ADJ_FS_R_73, "any", "hand", 0, 0, 0),
    SWITCH(ADJ_FS_SW_DECLARE_SOURCE, "declare_source", "A-11", ADJ_FS_R_73, "any", "hand", 0, 0, 0),
    SWITCH(ADJ_FS_SW_START, "start", "", 0, "normal", "skirmish", 0, 0, 0),
};

static_assert(sizeof adj_fs_switches / sizeof adj_fs_switches[0] == ADJ_FS_SW_COUNT,
              "every switch has a row");

enum { NORMAL_POINTS = 20, SKIRMISH_POINTS = 10 };

void
adj_fs_rules_start(struct adj_fs_rules *rules, enum adj_fs_edition edition)
{
    memset(rules, 0, sizeof *rules);
    rules->edition = (uint8_t)edition;
    rules->kinds = rules->effects = rules->vars = 1;
    rules->empires = 1;
    rules->text_size = 1;
    for (unsigned i = 0; i < ADJ_FS_SW_COUNT; i++)
        adj_fs_rules_set(rules, i, adj_fs_switches[i].standard[edition]);
}

void
adj_fs_rules_set(struct adj_fs_rules *rules, unsigned index, unsigned value)
{
    rules->sw[index] = (uint8_t)value;
    if (index == ADJ_FS_SW_START)
        rules->points = value == 0 ? NORMAL_POINTS : SKIRMISH_POINTS;
}
