// SPDX-License-Identifier: MIT
// FS-I-2: a ship carries at most one gold and at most one blue crew member, the Commander counted
// by his colour.
//
// Rests on FS-CREW-6, FS-CREW-7, FS-CREW-8 and ruling FS-R-21. No text in the vocabulary of
// effects licenses a second one. A crew member whose colour is not known is not counted.

#include "engine/flagship/check/check.h"

#include <string.h>

enum { COLOURS = 2 };

static const struct {
    uint8_t crew;
    const char *word;
} colours[COLOURS] = {{ADJ_FS_CREW_GOLD, "gold"}, {ADJ_FS_CREW_BLUE, "blue"}};

static void
tell(const struct adj_fs_sight *sight, unsigned slot, const uint8_t carried[static COLOURS])
{
    for (unsigned i = 0; i < COLOURS; i++)
        if (carried[i] > 1)
            adj_finding_add(sight->findings, ADJ_FS_I_2, "%s carries %u %s crew members",
                            adj_fs_kind_name(sight->rules, sight->after->card[slot].kind),
                            carried[i], colours[i].word);
}

static bool
is_crew(const struct adj_fs_sight *sight, const struct adj_fs_card *card)
{
    unsigned type = sight->rules->kind[card->kind].type;
    return card->host != 0 && (type == ADJ_FS_T_CREW || type == ADJ_FS_T_COMMANDER);
}

// Only a crew member that is not as it was can make too many under its ship.
static bool
crew_changed(const struct adj_fs_sight *sight)
{
    bool changed = false;
    for (unsigned i = 0; i < sight->changes; i++)
        changed |= is_crew(sight, &sight->after->card[sight->change[i]]);
    return changed;
}

void
adj_fs_check_2(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    (void)watch;
    if (sight->sound && !crew_changed(sight))
        return;
    uint8_t carried[ADJ_FS_SLOTS][COLOURS];
    bool found = false;
    const struct adj_fs_kind *kinds = sight->rules->kind;
    const unsigned slots = sight->after->slots;
    const struct adj_fs_card *card = sight->after->card, *end = card + slots;
    memset(carried, 0, slots * sizeof carried[0]);
    for (; card < end; card++) {
        if (card->kind == 0 || card->host == 0 || card->host > slots)
            continue;
        const struct adj_fs_kind *kind = &kinds[card->kind];
        if (kind->type != ADJ_FS_T_CREW && kind->type != ADJ_FS_T_COMMANDER)
            continue;
        for (unsigned k = 0; k < COLOURS; k++)
            if (kind->crew == colours[k].crew && ++carried[card->host - 1][k] > 1)
                found = true;
    }
    for (unsigned slot = 0; found && slot < slots; slot++)
        tell(sight, slot, carried[slot]);
}
