// SPDX-License-Identifier: MIT
// FS-I-16: before the end some order is legal.
//
// Rests on FS-WIN-3, FS-REARR-5, FS-ORDER-9, FS-ORDER-20, FS-FOCUS-4, FS-SUPP-8, FS-DEF-7,
// FS-DISC-1 and ruling FS-R-70. Looked at when phase or step has changed or something waits for an
// answer, and no chance or observation is due; giving up (FS-R-9) is not counted as a way to go on.
// In most moments a player can go on with a word, whatever lies on the table; in the others the
// enumerator is asked, the one second opinion used here. No text licenses a standstill.

#include "engine/flagship/check/check.h"

static bool
stop_at_first(void *context, const struct adj_order *order, bool certain)
{
    bool *found = context;
    (void)certain;
    *found = order->verb != ADJ_FS_RESIGN && order->verb != ADJ_FS_AGREE_DRAW;
    return !*found;
}

static bool
is_asked(const struct adj_fs_sight *sight)
{
    const struct adj_fs_state *a = sight->before, *b = sight->after;
    const uint32_t seats_turn = 1u << ADJ_FS_P_FLEET | 1u << ADJ_FS_P_CHOOSE |
                                1u << ADJ_FS_P_ARRANGE | 1u << ADJ_FS_P_REARRANGE |
                                1u << ADJ_FS_P_ORDERS | 1u << ADJ_FS_P_DISCARD;
    bool waits = b->pending.open != 0 && (a->pending.open == 0 || b->pending.may_repel == 0);
    bool changed =
        waits || a->phase != b->phase || a->attack.step != b->attack.step || a->turn != b->turn;
    return changed && (seats_turn >> (b->phase & 31) & 1) != 0 && b->wait == ADJ_FS_WAIT_NONE;
}

// He is done, calls the attack General, or says whether he plays first.
static bool
has_a_word(const struct adj_fs_state *now)
{
    const uint32_t steps = 1u << ADJ_FS_S_FOCUS | 1u << ADJ_FS_S_SUPPORT | 1u << ADJ_FS_S_DEFEND;
    const uint32_t phases = 1u << ADJ_FS_P_CHOOSE | 1u << ADJ_FS_P_REARRANGE |
                            1u << ADJ_FS_P_ORDERS | 1u << ADJ_FS_P_DISCARD;
    if (now->pending.open != 0)
        return false;
    if (now->phase > ADJ_FS_P_UNTASK && now->attack.step != ADJ_FS_S_NONE)
        return (steps >> (now->attack.step & 31) & 1) != 0;
    return (phases >> (now->phase & 31) & 1) != 0;
}

void
adj_fs_check_16(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    (void)watch;
    adj_fs_check_16_with(sight, adj_fs_enumerate);
}

void
adj_fs_check_16_with(const struct adj_fs_sight *sight, adj_fs_lister *lister)
{
    bool found = false;
    if (!is_asked(sight) || has_a_word(sight->after))
        return;
    lister(sight->rules, sight->after, stop_at_first, &found);
    if (!found)
        adj_finding_add(sight->findings, ADJ_FS_I_16, "no order is legal in phase %u, step %u",
                        sight->after->phase, sight->after->attack.step);
}
