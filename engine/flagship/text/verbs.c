// SPDX-License-Identifier: MIT
#include "engine/flagship/text/verbs.h"
#include <stddef.h>
#include "engine/flagship/order.h"

#define COSTS (1u << ADJ_FS_O_TASK | 1u << ADJ_FS_O_DISCARD | 1u << ADJ_FS_O_PAID)
#define ON    (1u << ADJ_FS_O_ON)
#define USE   (ON | COSTS | 1u << ADJ_FS_O_ABILITY)

const struct adj_fs_verb_form adj_fs_verb_forms[] = {
    {ADJ_FS_FLEET, ADJ_FS_L_PLAIN, ADJ_FS_O_CARD, true, 0, "fleet"},
    {ADJ_FS_ROLL, ADJ_FS_L_ROLL, 0, false, 0, "roll"},
    {ADJ_FS_CHOOSE, ADJ_FS_L_CHOICE, 0, false, 0, "choose"},
    {ADJ_FS_ARRANGE, ADJ_FS_L_ROWS, ADJ_FS_O_CARD, true, 1u << ADJ_FS_O_UNDER, "arrange"},
    {ADJ_FS_SHUFFLE, ADJ_FS_L_DECK, ADJ_FS_O_CARD, true, 0, "shuffle"},
    {ADJ_FS_CUT, ADJ_FS_L_CUT, 0, false, 0, "cut"},
    {ADJ_FS_DRAW, ADJ_FS_L_DRAW, ADJ_FS_O_CARD, true, 0, "draw"},
    {ADJ_FS_REARRANGE, ADJ_FS_L_ROWS, ADJ_FS_O_CARD, true, 0, "rearrange"},
    {ADJ_FS_ATTACK, ADJ_FS_L_ATTACK, 0, false,
     1u << ADJ_FS_O_FROM | 1u << ADJ_FS_O_WITH | 1u << ADJ_FS_O_ROW | USE, "attack"},
    {ADJ_FS_BASIC, ADJ_FS_L_PLAIN, ADJ_FS_O_CARD, false, USE, "basic"},
    {ADJ_FS_REPEL, ADJ_FS_L_PLAIN, ADJ_FS_O_CARD, false, USE, "repel"},
    {ADJ_FS_FOCUS, ADJ_FS_L_PLAIN, ADJ_FS_O_ON, true, COSTS, "focus"},
    {ADJ_FS_GENERAL, ADJ_FS_L_PLAIN, 0, false, 0, "general"},
    {ADJ_FS_TARGET, ADJ_FS_L_PLAIN, ADJ_FS_O_ON, true, 0, "target"},
    {ADJ_FS_SUPPORT, ADJ_FS_L_PLAIN, ADJ_FS_O_CARD, false, USE, "support"},
    {ADJ_FS_ACTIVE, ADJ_FS_L_PLAIN, 0, false, COSTS, "active"},
    {ADJ_FS_PASSIVE, ADJ_FS_L_PLAIN, 0, false, 0, "passive"},
    {ADJ_FS_DEFEND, ADJ_FS_L_PLAIN, ADJ_FS_O_CARD, false, USE, "defend"},
    {ADJ_FS_CANCEL, ADJ_FS_L_PLAIN, ADJ_FS_O_CARD, false, ON | COSTS, "cancel"},
    {ADJ_FS_REACT, ADJ_FS_L_PLAIN, ADJ_FS_O_CARD, false, USE, "react"},
    {ADJ_FS_DISCARD, ADJ_FS_L_PLAIN, ADJ_FS_O_CARD, true, 0, "discard"},
    {ADJ_FS_DONE, ADJ_FS_L_PLAIN, 0, false, 0, "done"},
    {ADJ_FS_OBSERVE, ADJ_FS_L_OBSERVE, 0, false, 0, "observe"},
    {ADJ_FS_RESIGN, ADJ_FS_L_PLAIN, 0, false, 0, "resign"},
    {ADJ_FS_AGREE_DRAW, ADJ_FS_L_PLAIN, 0, false, 0, "agree draw"},
    {ADJ_FS_BRANCH, ADJ_FS_L_CHOICE, 0, false, 0, "choose"}, // told from "choose first" by "of"
};
const unsigned adj_fs_verb_form_count = sizeof adj_fs_verb_forms / sizeof adj_fs_verb_forms[0];

const struct adj_fs_verb_form *
adj_fs_verb_form(unsigned verb)
{
    for (unsigned i = 0; i < adj_fs_verb_form_count; i++) {
        if (adj_fs_verb_forms[i].verb == verb)
            return &adj_fs_verb_forms[i];
    }
    return NULL;
}
