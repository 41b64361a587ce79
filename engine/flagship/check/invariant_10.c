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

void
adj_fs_check_10(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    (void)watch;
    const struct adj_fs_kind *kinds = sight->rules->kind;
    const struct adj_fs_card *card = sight->after->card, *end = card + sight->after->slots;
    for (; card < end; card++) {
        if (card->kind == 0 || kinds[card->kind].type != ADJ_FS_T_BOARDING ||
            lies_elsewhere_by_text(sight->rules, card->kind))
            continue;
        const struct adj_fs_card *host =
            card->host != 0 ? &sight->after->card[card->host - 1] : NULL;
        bool ship = host != NULL && (sight->rules->kind[host->kind].type & ADJ_FS_T_SHIP) != 0;
        if (!ship || host->owner == card->owner)
            adj_finding_add(sight->findings, ADJ_FS_I_10, "%s in play lies on no enemy ship",
                            adj_fs_kind_name(sight->rules, card->kind));
    }
}
