// SPDX-License-Identifier: MIT
// The texts of cards, as the invariants see them: what each changes while it lies in play, and what
// it licenses.

#include "engine/flagship/check/values.h"

#include <string.h>

static uint32_t
sets(const struct adj_fs_effect *effect)
{
    uint32_t keys = 0;
    for (unsigned i = 0; i < effect->actions && effect->window == ADJ_FS_W_STATIC; i++)
        if (effect->action[i].verb == ADJ_FS_DO_STAT)
            keys |= (uint32_t)1 << (effect->action[i].key & 31);
    return keys;
}

static uint32_t
lowers(const struct adj_fs_kind *kind)
{
    uint32_t keys = 0;
    if ((kind->type & (ADJ_FS_T_CREW | ADJ_FS_T_COMMANDER)) == 0)
        return 0;
    for (unsigned key = 0; key <= ADJ_FS_HULL; key++)
        if (kind->stat[key].base < 0)
            keys |= (uint32_t)1 << key;
    return keys;
}

void
adj_fs_second_texts_read(const struct adj_fs_rules *rules, struct adj_fs_second_texts *texts)
{
    memset(texts, 0, sizeof *texts);
    for (unsigned kind = 1; kind < rules->kinds; kind++) {
        const struct adj_fs_kind *card = &rules->kind[kind];
        unsigned end = (unsigned)card->effect + card->effects;
        for (unsigned e = card->effect; card->statics != 0 && e < end; e++)
            texts->sets[kind] |= sets(&rules->effect[e]);
        texts->any |= texts->sets[kind];
        texts->crew_lowers |= lowers(card);
    }
}

static bool
has_sign(struct adj_fs_value amount, int sign)
{
    return sign == 0 || amount.var != 0 || (sign > 0 ? amount.base > 0 : amount.base < 0);
}

bool
adj_fs_second_text_does(const struct adj_fs_rules *rules, unsigned kind, unsigned verb, int sign)
{
    const struct adj_fs_kind *card = &rules->kind[kind];
    for (unsigned e = card->effect; e < (unsigned)card->effect + card->effects; e++)
        for (unsigned i = 0; i < rules->effect[e].actions; i++) {
            const struct adj_fs_action *action = &rules->effect[e].action[i];
            if (action->verb == verb && has_sign(action->amount, sign))
                return true;
        }
    return kind != 0 && !card->text_known;
}

bool
adj_fs_second_text_tasks(const struct adj_fs_rules *rules, unsigned kind)
{
    const struct adj_fs_kind *card = &rules->kind[kind];
    if (card->play.task.what != ADJ_FS_SEL_NONE)
        return true;
    for (unsigned e = card->effect; e < (unsigned)card->effect + card->effects; e++)
        if (rules->effect[e].pay.task.what != ADJ_FS_SEL_NONE ||
            rules->effect[e].unless.task.what != ADJ_FS_SEL_NONE)
            return true;
    return adj_fs_second_text_does(rules, kind, ADJ_FS_DO_TURN, 1);
}

bool
adj_fs_second_text_moves(const struct adj_fs_rules *rules, unsigned kind, unsigned zone)
{
    const struct adj_fs_kind *card = &rules->kind[kind];
    for (unsigned e = card->effect; e < (unsigned)card->effect + card->effects; e++)
        for (unsigned i = 0; i < rules->effect[e].actions; i++) {
            const struct adj_fs_action *action = &rules->effect[e].action[i];
            if (action->verb == ADJ_FS_DO_MOVE && action->zone == zone)
                return true;
        }
    return kind != 0 && !card->text_known;
}
