// SPDX-License-Identifier: MIT
// FS-I-1: in an Attack Order at most one card is Tasked as its source, and none for an attack that
// a card launches instead of a ship; in an Assault that card is a Boarding card.
//
// Rests on FS-ORDER-17, FS-ORDER-18, FS-DECL-4, FS-DECL-12, FS-ASSLT-2, FS-ASSLT-6, FS-ASSLT-7 and
// ruling FS-R-44. A Task event counts as a source unless it is the Active posture's (cause
// FS-DEF-3) or names a card whose text Tasks cards, as a cost or as an effect: that is the licence
// a card can give. So a Tasking with a wrong or no ground counts here too.

#include "engine/flagship/check/check.h"

static bool
is_source(const struct adj_fs_rules *rules, const struct adj_event *event)
{
    switch (event->cause) {
    case ADJ_FS_DECL_4:
    case ADJ_FS_ASSLT_2:
    case ADJ_FS_ORDER_17:
        return true;
    case ADJ_FS_DEF_3:
        return false;
    }
    return event->card == 0 || !adj_fs_second_text_tasks(rules, event->card);
}

static void
count_source(struct adj_fs_watch *watch, const struct adj_fs_sight *sight,
             const struct adj_event *event)
{
    const char *name = adj_fs_kind_name(sight->rules, adj_fs_ref_kind(event->arg[0]));
    watch->sources++;
    if (watch->sources > 1)
        adj_finding_add(sight->findings, ADJ_FS_I_1, "%s is Tasked for an attack as card number %u",
                        name, watch->sources);
}

// What is Tasked for this attack must be what may be: nothing for a launch, no ship in an Assault.
static void
check_sort(const struct adj_fs_sight *sight, const struct adj_event *event)
{
    const struct adj_fs_attack *attack = &sight->after->attack;
    unsigned kind = adj_fs_ref_kind(event->arg[0]);
    const char *name = adj_fs_kind_name(sight->rules, kind);
    bool by_ship = attack->type == ADJ_FS_DIRECT || attack->type == ADJ_FS_GUIDED;
    if (by_ship && attack->launched != 0)
        adj_finding_add(sight->findings, ADJ_FS_I_1, "%s is Tasked for an attack from a card",
                        name);
    if (attack->type == ADJ_FS_ASSAULT && sight->rules->kind[kind].type == ADJ_FS_T_SHIP)
        adj_finding_add(sight->findings, ADJ_FS_I_1, "ship %s is Tasked for an Assault", name);
}

void
adj_fs_check_1(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    bool attacking = sight->before->attack.step != ADJ_FS_S_NONE;
    if (!attacking && sight->after->attack.step == ADJ_FS_S_NONE &&
        !adj_fs_saw(sight, ADJ_FS_E_ATTACK))
        return;
    for (uint32_t i = 0; i < sight->events->count; i++) {
        const struct adj_event *event = &sight->events->event[i];
        if (event->kind == ADJ_FS_E_END_ORDER)
            watch->sources = 0;
        if (event->kind != ADJ_FS_E_TASK || !is_source(sight->rules, event))
            continue;
        count_source(watch, sight, event);
        if (watch->sources == 1)
            check_sort(sight, event);
    }
}
