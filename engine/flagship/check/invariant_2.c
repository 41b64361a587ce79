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

// The crew members of this one's colour that lie under its ship, itself among them.
static unsigned
company(const struct adj_fs_sight *sight, const struct adj_fs_card *crew)
{
    const struct adj_fs_kind *kinds = sight->rules->kind;
    const struct adj_fs_card *card = sight->after->card, *end = card + sight->after->slots;
    unsigned count = 0;
    for (; card < end; card++)
        count += (card->host == crew->host) & (kinds[card->kind].crew == kinds[crew->kind].crew);
    return count;
}

// Only a crew member that is not as it was can be one too many under its ship.
static bool
crowded(const struct adj_fs_sight *sight)
{
    for (unsigned i = 0; i < sight->changes; i++) {
        const struct adj_fs_card *card = &sight->after->card[sight->change[i]];
        if (is_crew(sight, card) && company(sight, card) > 1)
            return true;
    }
    return false;
}

void
adj_fs_check_2(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    (void)watch;
    if (sight->sound && !crowded(sight))
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
