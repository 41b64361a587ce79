// SPDX-License-Identifier: MIT
// FS-I-14: a refused order leaves every byte of the state as it was, and nothing happens.
//
// Rests on ruling FS-R-7. An open order counts as a refused one: it is not carried out. No licence.
// The used parts are compared: what lies behind the last card, and knowledge where nothing is
// unknown, is no part of a state.

#include "engine/flagship/check/check.h"

#include <stddef.h>
#include <string.h>

static bool
same(const struct adj_fs_state *a, const struct adj_fs_state *b)
{
    unsigned slots = a->slots > b->slots ? a->slots : b->slots;
    size_t table = offsetof(struct adj_fs_state, card) + slots * sizeof a->card[0];
    if (memcmp(a, b, table) != 0)
        return false;
    bool knows = a->know.vars != 0 || b->know.vars != 0;
    return !knows || memcmp(&a->know, &b->know, sizeof a->know) == 0;
}

void
adj_fs_check_14(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    (void)watch;
    const char *word = sight->verdict->kind == ADJ_REFUSED ? "refused" : "open";
    if (sight->before != sight->after && !same(sight->before, sight->after))
        adj_finding_add(sight->findings, ADJ_FS_I_14, "the state has changed, the order is %s",
                        word);
    if (sight->events->count != 0)
        adj_finding_add(sight->findings, ADJ_FS_I_14, "%u events are told, the order is %s",
                        sight->events->count, word);
}
