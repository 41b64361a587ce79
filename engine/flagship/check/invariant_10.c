// SPDX-License-Identifier: MIT
// FS-I-10: a Boarding card in play lies on an enemy ship.
//
// Rests on FS-BOARD-1, FS-BOARD-5, FS-BOARD-12, FS-RES-8, FS-ASSLT-1. The owner is the seat whose
// deck it came from. The licence is the card's own text, where it lays itself under a ship other
// than the target of its attack.

#include "engine/flagship/check/check.h"

static bool
lies_elsewhere_by_text(const struct adj_fs_rules *rules, unsigned number)
{
    const struct adj_fs_kind *kind = &rules->kind[number];
    for (unsigned e = kind->effect; e < (unsigned)kind->effect + kind->effects; e++)
        for (unsigned i = 0; i < rules->effect[e].actions; i++) {
            const struct adj_fs_action *action = &rules->effect[e].action[i];
            if (action->verb == ADJ_FS_DO_MOVE && action->zone == ADJ_FS_Z_UNDER &&
                action->to.what != ADJ_FS_SEL_TGT)
                return true;
        }
    return false;
}

static void
check_card(const struct adj_fs_sight *sight, const struct adj_fs_card *card)
{
    const struct adj_fs_kind *kinds = sight->rules->kind;
    if (card->kind == 0 || kinds[card->kind].type != ADJ_FS_T_BOARDING)
        return;
    const struct adj_fs_card *host = card->host != 0 ? &sight->after->card[card->host - 1] : NULL;
    bool ship = host != NULL && (kinds[host->kind].type & ADJ_FS_T_SHIP) != 0;
    bool enemy = ship && host->owner != card->owner;
    if (!enemy && !lies_elsewhere_by_text(sight->rules, card->kind))
        adj_finding_add(sight->findings, ADJ_FS_I_10, "%s in play lies on no enemy ship",
                        adj_fs_kind_name(sight->rules, card->kind));
}

// What lies on a ship is looked at with it, if the ship is not what it was, or not whose.
static bool
ships_changed(const struct adj_fs_sight *sight)
{
    bool changed = false;
    for (unsigned i = 0; i < sight->changes; i++) {
        const struct adj_fs_card *was = &sight->before->card[sight->change[i]];
        const struct adj_fs_card *is = &sight->after->card[sight->change[i]];
        changed |= (sight->rules->kind[was->kind].type & ADJ_FS_T_SHIP) != 0 &&
                   (was->kind != is->kind || was->owner != is->owner);
    }
    return changed;
}

void
adj_fs_check_10(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    (void)watch;
    const struct adj_fs_card *card = sight->after->card;
    if (!sight->sound || ships_changed(sight))
        for (unsigned slot = 0; slot < sight->after->slots; slot++)
            check_card(sight, card + slot);
    else
        for (unsigned i = 0; i < sight->changes; i++)
            check_card(sight, card + sight->change[i]);
}
