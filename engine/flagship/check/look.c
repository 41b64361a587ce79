// SPDX-License-Identifier: MIT
// What a step changed, looked at once for all invariants.

#include "engine/flagship/check/check.h"

#include <stddef.h>
#include <string.h>

static_assert((int)ADJ_FS_E_PAY_CARD < (int)ADJ_FS_EVENT_KINDS && (int)ADJ_FS_EVENT_KINDS <= 32,
              "the kinds of events fit a word");
static_assert(sizeof(struct adj_fs_card) == sizeof(uint64_t) + sizeof(uint32_t), "two words");

static uint32_t changes_by_order(unsigned verb);
static bool same_mods(const struct adj_fs_state *a, const struct adj_fs_state *b);
static bool same_laid(const struct adj_fs_state *a, const struct adj_fs_state *b);
static void look_at_events(struct adj_fs_sight *sight);
static void look_at_table(struct adj_fs_sight *sight);
static void look_at_seats(struct adj_fs_sight *sight);

// The change, if it happened: no order is like the one before, so nothing here is branched on.
static uint32_t
when(bool happened, enum adj_fs_change change)
{
    return happened ? (uint32_t)change : 0;
}

void
adj_fs_look_at(struct adj_fs_sight *sight)
{
    const struct adj_fs_state *a = sight->before, *b = sight->after;
    unsigned attack = a->attack.step | b->attack.step;
    unsigned moment = (a->phase ^ b->phase) | (a->attack.step ^ b->attack.step);
    sight->changed = changes_by_order(sight->order->verb) | when(moment != 0, ADJ_FS_C_MOMENT) |
                     when(b->phase == ADJ_FS_P_OVER, ADJ_FS_C_OVER) |
                     when(a->turn != b->turn, ADJ_FS_C_TURN) |
                     when(attack != ADJ_FS_S_NONE, ADJ_FS_C_ATTACK) |
                     when(b->pending.open != 0, ADJ_FS_C_WAITS) |
                     when(!same_mods(a, b), ADJ_FS_C_MODS) | when(!same_laid(a, b), ADJ_FS_C_LAID);
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

// From the last to the first, so that each stands before the next of its kind.
static void
look_at_events(struct adj_fs_sight *sight)
{
    uint32_t kinds = 0;
    memset(sight->first, 0, sizeof sight->first);
    for (uint32_t i = sight->events->count; i > 0; i--) {
        unsigned kind = sight->events->event[i - 1].kind;
        kinds |= (uint32_t)1 << (kind & 31);
        kind = kind < ADJ_FS_EVENT_KINDS ? kind : 0; // 0 is of no kind
        sight->next[i] = sight->first[kind];
        sight->first[kind] = (uint16_t)i;
    }
    sight->kinds = kinds;
}

static uint32_t
changes_by_fields(const struct adj_fs_card *differs)
{
    unsigned moved =
        differs->kind | differs->owner | differs->host | differs->row | (unsigned)differs->since;
    return when(moved != 0, ADJ_FS_C_MOVED) | when(differs->tasked != 0, ADJ_FS_C_TURNED) |
           when(differs->hits != 0, ADJ_FS_C_STRUCK);
}

// Cards are compared as a long and a short word, and the slots that differ noted without a branch:
// which they are is as good as random.
static void
look_at_table(struct adj_fs_sight *sight)
{
    const struct adj_fs_card *a = sight->before->card, *b = sight->after->card;
    unsigned was = sight->before->slots, is = sight->after->slots, slots = was > is ? was : is;
    unsigned changes = 0;
    struct adj_fs_card differs; // bits that differ in some card
    uint64_t head = 0, x, y;
    uint32_t tail = 0, v, w;
    sight->slots = slots;
    sight->changes = 0;
    if (memcmp(a, b, slots * sizeof *a) == 0)
        return;
    for (unsigned slot = 0; slot < slots; slot++, a++, b++) {
        memcpy(&x, a, sizeof x);
        memcpy(&y, b, sizeof y);
        memcpy(&v, (const char *)a + sizeof x, sizeof v);
        memcpy(&w, (const char *)b + sizeof y, sizeof w);
        head |= x ^ y;
        tail |= v ^ w;
        sight->change[changes] = (uint8_t)slot;
        changes += ((x ^ y) | (v ^ w)) != 0;
    }
    sight->changes = changes;
    memcpy(&differs, &head, sizeof head);
    memcpy((char *)&differs + sizeof head, &tail, sizeof tail);
    sight->changed |= changes_by_fields(&differs);
}

static void
look_at_seats(struct adj_fs_sight *sight)
{
    const struct adj_fs_seat *a = sight->before->seat, *b = sight->after->seat;
    const size_t zones = sizeof *a - offsetof(struct adj_fs_seat, hand_total);
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++, a++, b++) {
        unsigned points = (unsigned)(a->cp ^ b->cp) | (a->arranged ^ b->arranged);
        sight->zones[seat] = memcmp(&a->hand_total, &b->hand_total, zones) != 0;
        sight->changed |= when(sight->zones[seat], ADJ_FS_C_ZONES);
        sight->changed |= when(points != 0, ADJ_FS_C_POINTS);
    }
}
