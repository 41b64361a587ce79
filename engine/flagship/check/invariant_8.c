// SPDX-License-Identifier: MIT
// FS-I-8: every ship in play whose Hull is known has hits below Hull.
//
// Rests on FS-TERM-16, FS-RES-2, FS-RES-3, FS-RES-11, FS-RES-12 and ruling FS-R-89: Hull is at
// least 1 for the comparison. A Hull that is not known counts with its highest possible value;
// while the table still has to say whether a ship stands, that ship is left out. No text keeps a
// ship in play beyond its Hull. A game that is over asserts nothing: the others' fate is not asked.

#include "engine/flagship/check/check.h"

#include "engine/flagship/check/values.h"

// True if something in play changes Hulls, or can: other cards than ships that have one, texts, or
// bonuses. Else a ship's Hull is what its card says.
static bool
hulls_change(const struct adj_fs_sight *sight)
{
    const struct adj_fs_state *now = sight->after;
    for (unsigned slot = 0; slot < now->slots; slot++) {
        const struct adj_fs_kind *kind = &sight->rules->kind[now->card[slot].kind];
        const struct adj_fs_value hull = kind->stat[ADJ_FS_HULL];
        if (kind->type != ADJ_FS_T_SHIP && (hull.base != 0 || hull.var != 0))
            return true;
        if (kind->statics != 0 &&
            adj_fs_second_text_sets(sight->rules, now->card[slot].kind, ADJ_FS_HULL))
            return true;
    }
    for (unsigned i = 0; i < ADJ_FS_MODS && now->mod[i].card != 0; i++)
        if (now->mod[i].key == ADJ_FS_HULL)
            return true;
    return false;
}

static void
check_ship(const struct adj_fs_sight *sight, unsigned slot, bool changes)
{
    const struct adj_fs_state *now = sight->after;
    const struct adj_fs_card *card = &now->card[slot];
    struct adj_fs_span hull =
        changes ? adj_fs_second_figure(sight->rules, now, slot, ADJ_FS_HULL)
                : adj_fs_second_printed(sight->rules, now,
                                        sight->rules->kind[card->kind].stat[ADJ_FS_HULL]);
    int most = hull.hi < 1 ? 1 : hull.hi;
    if (card->hits >= most && most < ADJ_FS_FAR)
        adj_finding_add(sight->findings, ADJ_FS_I_8, "%s is in play with %u hits and Hull %d",
                        adj_fs_kind_name(sight->rules, card->kind), card->hits, most);
}

void
adj_fs_check_8(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    (void)watch;
    const struct adj_fs_state *now = sight->after;
    bool due = now->wait == ADJ_FS_WAIT_HULL || now->wait == ADJ_FS_WAIT_HITS;
    bool idle = !sight->moved && !sight->struck && !sight->altered;
    if (now->phase == ADJ_FS_P_OVER || (idle && sight->order->verb != ADJ_FS_OBSERVE))
        return;
    bool changes = hulls_change(sight);
    for (unsigned slot = 0; slot < now->slots; slot++) {
        const struct adj_fs_card *card = &now->card[slot];
        if (card->hits == 0 || !adj_fs_second_is_ship(sight->rules, card) ||
            (due && now->wait_slot == slot + 1))
            continue;
        check_ship(sight, slot, changes);
    }
}
