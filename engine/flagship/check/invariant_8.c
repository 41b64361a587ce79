// SPDX-License-Identifier: MIT
// FS-I-8: every ship in play whose Hull is known has hits below Hull.
//
// Rests on FS-TERM-16, FS-RES-2, FS-RES-3, FS-RES-11, FS-RES-12 and ruling FS-R-89: Hull is at
// least 1 for the comparison. A Hull that is not known counts with its highest possible value;
// while the table still has to say whether a ship stands, that ship is left out. No text keeps a
// ship in play beyond its Hull. A game that is over asserts nothing: the others' fate is not asked.

#include "engine/flagship/check/check.h"

// True if nothing in play can make a Hull less than what is printed on the ship: no bonus on Hulls,
// no text and no crew.
static bool
only_more(const struct adj_fs_sight *sight)
{
    const struct adj_fs_mod *mod = sight->after->mod;
    for (unsigned i = 0; i < ADJ_FS_MODS && mod[i].card != 0; i++)
        if (mod[i].key == ADJ_FS_HULL)
            return false;
    return ((sight->in_play | sight->texts->crew_lowers) >> ADJ_FS_HULL & 1) == 0;
}

static bool
stands_by_itself(const struct adj_fs_sight *sight, const struct adj_fs_card *card)
{
    struct adj_fs_value hull = sight->rules->kind[card->kind].stat[ADJ_FS_HULL];
    return card->hits < adj_fs_second_printed(sight->rules, sight->after, hull).hi;
}

static void
check_ship(const struct adj_fs_sight *sight, unsigned slot)
{
    const struct adj_fs_card *card = &sight->after->card[slot];
    struct adj_fs_span hull = adj_fs_second_figure(sight, sight->after, slot, ADJ_FS_HULL);
    int most = hull.hi < 1 ? 1 : hull.hi;
    if (card->hits >= most && most < ADJ_FS_FAR)
        adj_finding_add(sight->findings, ADJ_FS_I_8, "%s is in play with %u hits and Hull %d",
                        adj_fs_kind_name(sight->rules, card->kind), card->hits, most);
}

// The slots in which hits lie.
static unsigned
find_hit(const struct adj_fs_state *now, uint8_t hit[static ADJ_FS_SLOTS])
{
    unsigned count = 0;
    for (unsigned slot = 0; slot < now->slots; slot++) {
        hit[count] = (uint8_t)slot;
        count += now->card[slot].hits != 0;
    }
    return count;
}

void
adj_fs_check_8(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    (void)watch;
    const struct adj_fs_state *now = sight->after;
    bool due = now->wait == ADJ_FS_WAIT_HULL || now->wait == ADJ_FS_WAIT_HITS;
    uint8_t hit[ADJ_FS_SLOTS];
    if (now->phase == ADJ_FS_P_OVER)
        return;
    bool printed = only_more(sight);
    for (unsigned i = 0, count = find_hit(now, hit); i < count; i++) {
        const struct adj_fs_card *card = &now->card[hit[i]];
        if (!adj_fs_second_is_ship(sight->rules, card) || (due && now->wait_slot == hit[i] + 1))
            continue;
        if (!printed || !stands_by_itself(sight, card))
            check_ship(sight, hit[i]);
    }
}
