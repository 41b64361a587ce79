// SPDX-License-Identifier: MIT
// FS-I-15: after the end nothing happens.
//
// Rests on FS-WIN-2, FS-WIN-4 and ruling FS-R-91 (FS-TEAM-16 and FS-FFA-7 in games of more
// players). No order of a game that is over is legal but an observation, which changes no more than
// what is known; a Flagship that leaves play ends the game in that step, for the other seat; and
// once the end is told nothing is Tasked, paid, played, drawn or hit any more. No text licenses
// more.

#include "engine/flagship/check/check.h"

static void
check_over(const struct adj_fs_sight *sight)
{
    const struct adj_fs_state *a = sight->before, *b = sight->after;
    if (sight->order->verb != ADJ_FS_OBSERVE)
        adj_finding_add(sight->findings, ADJ_FS_I_15, "order %u is legal after the end",
                        sight->order->verb);
    else if (a->phase != b->phase || a->winner != b->winner || a->end != b->end ||
             a->turn != b->turn || (sight->changed & (ADJ_FS_C_MOVED | ADJ_FS_C_TURNED)) != 0)
        adj_finding_add(sight->findings, ADJ_FS_I_15, "the game goes on after its end");
}

static void
check_fallen(const struct adj_fs_sight *sight, unsigned slot)
{
    const struct adj_fs_card *card = &sight->before->card[slot];
    const struct adj_fs_state *now = sight->after;
    if (card->kind == 0 || sight->rules->kind[card->kind].flagship != 1 ||
        adj_fs_stayed(sight, slot))
        return;
    const char *name = adj_fs_kind_name(sight->rules, card->kind);
    if (now->phase != ADJ_FS_P_OVER)
        adj_finding_add(sight->findings, ADJ_FS_I_15, "Flagship %s is gone and the game goes on",
                        name);
    else if (now->winner == card->owner + 1)
        adj_finding_add(sight->findings, ADJ_FS_I_15, "the seat that lost Flagship %s wins", name);
}

static bool
goes_on(const struct adj_event *event)
{
    const uint32_t acts = 1u << ADJ_FS_E_TASK | 1u << ADJ_FS_E_UNTASK | 1u << ADJ_FS_E_CP |
                          1u << ADJ_FS_E_PLAY | 1u << ADJ_FS_E_ATTACK | 1u << ADJ_FS_E_FOCUS |
                          1u << ADJ_FS_E_TARGET | 1u << ADJ_FS_E_HITS | 1u << ADJ_FS_E_REPAIR |
                          1u << ADJ_FS_E_DRAW | 1u << ADJ_FS_E_SHUFFLE | 1u << ADJ_FS_E_MOD;
    return (acts >> (event->kind & 31) & 1) != 0;
}

static void
check_last_words(const struct adj_fs_sight *sight)
{
    bool over = false;
    for (uint32_t i = 0; i < sight->events->count; i++) {
        const struct adj_event *event = &sight->events->event[i];
        if (over && goes_on(event)) {
            adj_finding_add(sight->findings, ADJ_FS_I_15, "event %u follows the end", event->kind);
            return;
        }
        over |= event->kind == ADJ_FS_E_OVER;
    }
    if (over != (sight->after->phase == ADJ_FS_P_OVER))
        adj_finding_add(sight->findings, ADJ_FS_I_15, "the end is %s",
                        over ? "told and not reached" : "reached and not told");
}

void
adj_fs_check_15(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    (void)watch;
    if (sight->before->phase == ADJ_FS_P_OVER) {
        check_over(sight);
        return;
    }
    for (unsigned i = 0; i < sight->changes; i++)
        check_fallen(sight, sight->change[i]);
    if (sight->after->phase == ADJ_FS_P_OVER || adj_fs_saw(sight, ADJ_FS_E_OVER))
        check_last_words(sight);
}
