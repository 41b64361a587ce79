// SPDX-License-Identifier: MIT
// The closed list of switches: rulings that the rulebook leaves open.

#include "engine/hexfleet/clause.h"
#include "engine/hexfleet/rules.h"

#define SWITCH(index, name_, ruling_, ...)                                                         \
    [index] = {.name = (name_), .row = "", .ruling = (ruling_), .value = {__VA_ARGS__}}

const struct adj_switch_info adj_hx_switches[ADJ_HX_SW_COUNT] = {
    SWITCH(ADJ_HX_SW_LAYOUT, "layout", ADJ_HX_R_1, "a", "b", "c", "d"),
    SWITCH(ADJ_HX_SW_FIRST, "first_player", ADJ_HX_R_2, "west", "east"),
    SWITCH(ADJ_HX_SW_JUMPS, "jumps", ADJ_HX_R_3, "no", "yes"),
    SWITCH(ADJ_HX_SW_ARC, "arc", ADJ_HX_R_4, "five", "three", "circle"),
    SWITCH(ADJ_HX_SW_PIVOT, "pivot", ADJ_HX_R_5, "any", "vacant", "occupied", "off_board"),
    SWITCH(ADJ_HX_SW_POWER, "power", ADJ_HX_R_6, "listed", "equal"),
    SWITCH(ADJ_HX_SW_COMPULSORY, "compulsory_sinking", ADJ_HX_R_7, "no", "yes"),
    SWITCH(ADJ_HX_SW_ON_COURSE, "on_course", ADJ_HX_R_8, "movement", "power"),
    SWITCH(ADJ_HX_SW_THREAT, "flagship_threat", ADJ_HX_R_9, "ignored", "answered"),
    SWITCH(ADJ_HX_SW_REPETITION, "repetition", ADJ_HX_R_11, "third", "none"),
    SWITCH(ADJ_HX_SW_QUIET, "quiet_limit", ADJ_HX_R_11, "hundred", "none"),
    SWITCH(ADJ_HX_SW_BARE, "bare_flagships", ADJ_HX_R_11, "draw", "none"),
    SWITCH(ADJ_HX_SW_AGREEMENT, "agreed_draw", ADJ_HX_R_11, "allowed", "none"),
    SWITCH(ADJ_HX_SW_RESIGNATION, "resignation", ADJ_HX_R_11, "allowed", "none"),
    SWITCH(ADJ_HX_SW_MOMENT, "support_moment", ADJ_HX_R_14, "before", "after"),
};
