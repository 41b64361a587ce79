// SPDX-License-Identifier: MIT
// FS-I-2: a ship carries at most one gold and at most one blue crew member, the Commander counted
// by his colour.
//
// Rests on FS-CREW-6, FS-CREW-7, FS-CREW-8 and ruling FS-R-21. No text in the vocabulary of
// effects licenses a second one. A crew member whose colour is not known is not counted.

#include "engine/flagship/check/check.h"

#include <string.h>

static void
check_colour(const struct adj_fs_sight *sight, unsigned slot, unsigned colour, const char *word)
{
    unsigned count = 0;
    for (unsigned i = 0; i < sight->after->slots; i++) {
        const struct adj_fs_card *card = &sight->after->card[i];
        const struct adj_fs_kind *kind = &sight->rules->kind[card->kind];
        bool crew = kind->type == ADJ_FS_T_CREW || kind->type == ADJ_FS_T_COMMANDER;
        if (card->kind != 0 && card->host == slot + 1 && crew && kind->crew == colour)
            count++;
    }
    if (count > 1)
        adj_finding_add(sight->findings, ADJ_FS_I_2, "%s carries %u %s crew members",
                        adj_fs_kind_name(sight->rules, sight->after->card[slot].kind), count, word);
}

void
adj_fs_check_2(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    (void)watch;
    uint8_t carried[ADJ_FS_SLOTS];
    if (!sight->moved)
        return;
    memset(carried, 0, sight->after->slots);
    for (unsigned i = 0; i < sight->after->slots; i++) {
        const struct adj_fs_card *card = &sight->after->card[i];
        if (card->kind != 0 && card->host != 0 && card->host <= sight->after->slots)
            carried[card->host - 1]++;
    }
    for (unsigned slot = 0; slot < sight->after->slots; slot++) {
        if (carried[slot] < 2)
            continue;
        check_colour(sight, slot, ADJ_FS_CREW_GOLD, "gold");
        check_colour(sight, slot, ADJ_FS_CREW_BLUE, "blue");
    }
}
