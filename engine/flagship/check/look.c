// SPDX-License-Identifier: MIT
// What a step changed, looked at once for all invariants.

#include "engine/flagship/check/check.h"

#include <stddef.h>
#include <string.h>

static_assert(ADJ_FS_E_PAY_CARD < 32, "the kinds of events fit a word");

static uint32_t changes_by_order(unsigned verb);
static bool same_mods(const struct adj_fs_state *a, const struct adj_fs_state *b);
static bool same_laid(const struct adj_fs_state *a, const struct adj_fs_state *b);
static void look_at_events(struct adj_fs_sight *sight);
static void look_at_table(struct adj_fs_sight *sight);
static void look_at_seats(struct adj_fs_sight *sight);

void
adj_fs_look_at(struct adj_fs_sight *sight)
{
    const struct adj_fs_state *a = sight->before, *b = sight->after;
    sight->changed = changes_by_order(sight->order->verb);
    if (a->phase != b->phase || a->attack.step != b->attack.step)
        sight->changed |= ADJ_FS_C_MOMENT;
    if (b->phase == ADJ_FS_P_OVER)
        sight->changed |= ADJ_FS_C_OVER;
    if (a->turn != b->turn)
        sight->changed |= ADJ_FS_C_TURN;
    if (a->attack.step != ADJ_FS_S_NONE || b->attack.step != ADJ_FS_S_NONE)
        sight->changed |= ADJ_FS_C_ATTACK;
    if (b->pending.open != 0)
        sight->changed |= ADJ_FS_C_WAITS;
    if (!same_mods(a, b))
        sight->changed |= ADJ_FS_C_MODS;
    if (!same_laid(a, b))
        sight->changed |= ADJ_FS_C_LAID;
    look_at_events(sight);
    look_at_table(sight);
    look_at_seats(sight);
}

static uint32_t
changes_by_order(unsigned verb)
{
    static const uint32_t by[] = {
        [ADJ_FS_DRAW] = ADJ_FS_C_DRAWN,    [ADJ_FS_ATTACK] = ADJ_FS_C_COSTLY,
        [ADJ_FS_BASIC] = ADJ_FS_C_COSTLY,  [ADJ_FS_REPEL] = ADJ_FS_C_COSTLY,
        [ADJ_FS_FOCUS] = ADJ_FS_C_COSTLY,  [ADJ_FS_SUPPORT] = ADJ_FS_C_COSTLY,
        [ADJ_FS_ACTIVE] = ADJ_FS_C_COSTLY, [ADJ_FS_DEFEND] = ADJ_FS_C_COSTLY,
        [ADJ_FS_CANCEL] = ADJ_FS_C_COSTLY, [ADJ_FS_REACT] = ADJ_FS_C_COSTLY,
        [ADJ_FS_OBSERVE] = ADJ_FS_C_SEEN,
    };
    return verb < sizeof by / sizeof by[0] ? by[verb] : 0;
}

// Filled from the front, so behind a free place on either side nothing differs.
static bool
same_mods(const struct adj_fs_state *a, const struct adj_fs_state *b)
{
    for (unsigned i = 0; i < ADJ_FS_MODS && (a->mod[i].card | b->mod[i].card) != 0; i++)
        if (memcmp(&a->mod[i], &b->mod[i], sizeof a->mod[i]) != 0)
            return false;
    return true;
}

static bool
same_laid(const struct adj_fs_state *a, const struct adj_fs_state *b)
{
    return a->played_count == b->played_count && a->attack.boarding == b->attack.boarding &&
           (a->played_count == 0 ||
            memcmp(a->played, b->played, sizeof a->played[0] * a->played_count) == 0);
}

static void
look_at_events(struct adj_fs_sight *sight)
{
    uint32_t kinds = 0;
    for (uint32_t i = 0; i < sight->events->count; i++)
        kinds |= (uint32_t)1 << (sight->events->event[i].kind & 31);
    sight->kinds = kinds;
}

static void
note_card(struct adj_fs_sight *sight, unsigned slot)
{
    const struct adj_fs_card *a = &sight->before->card[slot], *b = &sight->after->card[slot];
    sight->change[sight->changes++] = (uint8_t)slot;
    if (a->kind != b->kind || a->since != b->since || a->owner != b->owner || a->host != b->host ||
        a->row != b->row)
        sight->changed |= ADJ_FS_C_MOVED;
    if (a->tasked != b->tasked)
        sight->changed |= ADJ_FS_C_TURNED;
    if (a->hits != b->hits)
        sight->changed |= ADJ_FS_C_STRUCK;
}

static void
look_at_table(struct adj_fs_sight *sight)
{
    const struct adj_fs_card *a = sight->before->card, *b = sight->after->card;
    unsigned was = sight->before->slots, is = sight->after->slots, slots = was > is ? was : is;
    sight->slots = slots;
    sight->changes = 0;
    if (memcmp(a, b, slots * sizeof *a) == 0)
        return;
    for (unsigned slot = 0; slot < slots; slot++, a++, b++)
        if (memcmp(a, b, sizeof *a) != 0)
            note_card(sight, slot);
}

static void
look_at_seats(struct adj_fs_sight *sight)
{
    const struct adj_fs_seat *a = sight->before->seat, *b = sight->after->seat;
    const size_t zones = sizeof *a - offsetof(struct adj_fs_seat, hand_total);
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++, a++, b++) {
        sight->zones[seat] = memcmp(&a->hand_total, &b->hand_total, zones) != 0;
        if (sight->zones[seat])
            sight->changed |= ADJ_FS_C_ZONES;
        if (a->cp != b->cp || a->arranged != b->arranged)
            sight->changed |= ADJ_FS_C_POINTS;
    }
}
