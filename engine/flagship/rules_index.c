// SPDX-License-Identifier: MIT
// What judge and apply would look for in the texts of every card on the table, time and again.

#include "engine/flagship/rules.h"

#include <string.h>

// Lists what the static texts of a card change.
static void
list_changes(struct adj_fs_rules *rules, unsigned number)
{
    const struct adj_fs_kind *kind = &rules->kind[number];
    struct adj_fs_index *index = &rules->index;
    unsigned at = index->first[number];
    for (unsigned e = kind->effect; e < (unsigned)kind->effect + kind->effects; e++) {
        const struct adj_fs_effect *effect = &rules->effect[e];
        for (unsigned a = 0; effect->window == ADJ_FS_W_STATIC && a < effect->actions; a++) {
            const struct adj_fs_action *action = &effect->action[a];
            if (action->verb != ADJ_FS_DO_STAT)
                continue;
            index->text[at++] = (struct adj_fs_static_text){(uint16_t)e, (uint8_t)a, action->key};
            index->changes[number] |= 1u << action->key;
            if (action->op != ADJ_FS_ADD || action->amount.base < 0)
                index->lowers[number] |= 1u << action->key;
        }
    }
    index->first[number + 1] = (uint16_t)at;
}

// The abilities of its ship to which a card adds what is printed on it: crew and Commanders do
// (FS-CREW-3).
static void
list_added(struct adj_fs_rules *rules, unsigned number)
{
    const struct adj_fs_kind *kind = &rules->kind[number];
    struct adj_fs_index *index = &rules->index;
    if ((kind->type & (ADJ_FS_T_CREW | ADJ_FS_T_COMMANDER)) == 0)
        return;
    for (unsigned key = 0; key <= ADJ_FS_HULL; key++) {
        if (kind->stat[key].base != 0 || kind->stat[key].var != 0)
            index->adds[number] |= 1u << key;
        if (kind->stat[key].base < 0)
            index->lowers[number] |= 1u << key;
    }
}

void
adj_fs_rules_index(void *ruleset)
{
    struct adj_fs_rules *rules = ruleset;
    memset(&rules->index, 0, sizeof rules->index);
    for (unsigned i = 1; i < rules->kinds; i++) {
        list_changes(rules, i);
        list_added(rules, i);
        rules->index.gives[i] = rules->index.changes[i] | rules->index.adds[i];
    }
}
