// SPDX-License-Identifier: MIT
// FS-I-9: the host of an attached card never changes.
//
// Rests on FS-TERM-15, FS-CREW-4, FS-REARR-8, FS-BOARD-13. A card is known by its slot and running
// number, its host too, so neither a moved card nor a ship that takes the place of a lost one goes
// unseen; a card whose host is gone is a breach as well. The licence is a card whose text lays
// cards under a ship and that an attach event names.

#include "engine/flagship/check/check.h"

static bool
licensed(const struct adj_fs_sight *sight, const struct adj_fs_card *card)
{
    for (uint32_t i = 0; i < sight->events->count; i++) {
        const struct adj_event *event = &sight->events->event[i];
        if (event->kind == ADJ_FS_E_ATTACH && event->card != 0 && event->card != card->kind &&
            event->arg[0] == adj_fs_ref(card->kind, card->copy))
            return adj_fs_second_text_moves(sight->rules, event->card, ADJ_FS_Z_UNDER);
    }
    return false;
}

static void
check_card(const struct adj_fs_watch *watch, const struct adj_fs_sight *sight, unsigned slot)
{
    const struct adj_fs_state *now = sight->after;
    const struct adj_fs_card *card = &now->card[slot];
    if (card->kind == 0 || (card->host | watch->host[slot]) == 0)
        return;
    unsigned host_since = card->host != 0 ? now->card[card->host - 1].since : 0;
    bool same = watch->host[slot] == card->host && watch->host_since[slot] == host_since;
    bool gone = card->host != 0 && now->card[card->host - 1].kind == 0;
    if (same && !gone)
        return;
    bool stayed = sight->before->card[slot].kind == card->kind && watch->since[slot] == card->since;
    const char *name = adj_fs_kind_name(sight->rules, card->kind);
    if (gone)
        adj_finding_add(sight->findings, ADJ_FS_I_9, "%s lies under a ship that is gone", name);
    else if (stayed && !(sight->events != NULL && licensed(sight, card)))
        adj_finding_add(sight->findings, ADJ_FS_I_9, "%s has changed its ship", name);
}

// True if a card lies under one that was there before the step and is not any more.
static bool
left_behind(const struct adj_fs_sight *sight)
{
    const struct adj_fs_state *was = sight->before, *now = sight->after;
    bool found = false;
    for (unsigned i = 0; i < sight->changes; i++) {
        unsigned left = sight->change[i];
        if (was->card[left].kind == 0 || adj_fs_stayed(sight, left))
            continue;
        for (unsigned slot = 0; slot < now->slots; slot++)
            found |= now->card[slot].host == left + 1;
    }
    return found;
}

void
adj_fs_check_9(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    if (!sight->sound || left_behind(sight))
        for (unsigned slot = 0; slot < sight->after->slots; slot++)
            check_card(watch, sight, slot);
    else
        for (unsigned i = 0; i < sight->changes; i++)
            check_card(watch, sight, sight->change[i]);
}
