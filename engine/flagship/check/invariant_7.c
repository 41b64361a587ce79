// SPDX-License-Identifier: MIT
// FS-I-7: an Attack Order has one target in force, and its hits land there.
//
// Rests on FS-FOCUS-2, FS-FOCUS-4, FS-FOCUS-7, FS-FOCUS-8, FS-ASSLT-4, FS-BOARD-8, FS-BOARD-10,
// FS-RES-1 and ruling FS-R-84. The target is an enemy ship in the row declared, which lies at a
// distance that the attack reaches; of an Assault it is the ship that carries the card. Another
// target needs a card whose text retargets, hits elsewhere one whose text damages: these are the
// licences. How many hits land is computed here a second time, and every change of a ship's hits
// has an event.

#include "engine/flagship/check/check.h"

static const char *
name_at(const struct adj_fs_sight *sight, const struct adj_fs_state *state, unsigned slot)
{
    return adj_fs_kind_name(sight->rules, state->card[slot].kind);
}

static unsigned
find(const struct adj_fs_sight *sight, unsigned ref)
{
    unsigned slot = adj_fs_second_slot_of(sight->before, ref);
    return slot != ADJ_FS_NO_SLOT ? slot : adj_fs_second_slot_of(sight->after, ref);
}

// The attack that this step is about: the one in progress, or the one just declared.
static const struct adj_fs_attack *
attack_of(const struct adj_fs_sight *sight)
{
    bool old = sight->before->attack.step != ADJ_FS_S_NONE;
    return old ? &sight->before->attack : &sight->after->attack;
}

static void
check_place(const struct adj_fs_sight *sight, unsigned slot)
{
    const struct adj_fs_attack *attack = attack_of(sight);
    const struct adj_fs_card *card = &sight->before->card[slot];
    const char *name = name_at(sight, sight->before, slot);
    bool moment = sight->before->pending.open == 0; // else rows may have changed in between
    if (card->kind == 0)
        return;
    if (card->owner == sight->before->active)
        adj_finding_add(sight->findings, ADJ_FS_I_7, "the target %s is no enemy ship", name);
    else if (attack->type == ADJ_FS_ASSAULT && attack->src != 0 &&
             sight->after->card[attack->src - 1].kind != 0 &&
             sight->after->card[attack->src - 1].host != slot + 1)
        adj_finding_add(sight->findings, ADJ_FS_I_7, "the Assault's card is not on its target %s",
                        name);
    else if (attack->type != ADJ_FS_ASSAULT && moment && card->row != attack->row)
        adj_finding_add(sight->findings, ADJ_FS_I_7, "the target %s stands in row %u, not %u", name,
                        card->row, attack->row);
}

static void
take_target(struct adj_fs_watch *watch, const struct adj_fs_sight *sight,
            const struct adj_event *event)
{
    unsigned slot = find(sight, event->arg[0]);
    bool licensed = event->card != 0 &&
                    adj_fs_second_text_does(sight->rules, event->card, ADJ_FS_DO_RETARGET, 0);
    if (slot == ADJ_FS_NO_SLOT || watch->target == slot + 1)
        return;
    if (!licensed && watch->target != 0)
        adj_finding_add(sight->findings, ADJ_FS_I_7, "%s is the second target of an Order",
                        adj_fs_kind_name(sight->rules, adj_fs_ref_kind(event->arg[0])));
    else if (!licensed)
        check_place(sight, slot);
    watch->target = (uint8_t)(slot + 1);
}

static void
take_hits(struct adj_fs_watch *watch, const struct adj_fs_sight *sight,
          const struct adj_event *event)
{
    const char *name = adj_fs_kind_name(sight->rules, adj_fs_ref_kind(event->arg[0]));
    unsigned slot = find(sight, event->arg[0]);
    if (event->arg[1] == 0)
        return;
    if (event->card != 0 && adj_fs_second_text_does(sight->rules, event->card, ADJ_FS_DO_DAMAGE, 1))
        return;
    if (attack_of(sight)->type == ADJ_FS_BOARDING)
        adj_finding_add(sight->findings, ADJ_FS_I_7, "a Boarding attack makes hits on %s", name);
    else if (slot + 1u != watch->target)
        adj_finding_add(sight->findings, ADJ_FS_I_7, "hits land on %s, which is not the target",
                        name);
    else if (++watch->landed > 1)
        adj_finding_add(sight->findings, ADJ_FS_I_7, "hits of one attack land on %s twice", name);
}

static void
forget(struct adj_fs_watch *watch)
{
    watch->target = 0;
    watch->landed = 0;
}

static void
walk(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    for (uint32_t i = 0; i < sight->events->count; i++) {
        const struct adj_event *event = &sight->events->event[i];
        if (event->kind == ADJ_FS_E_TARGET)
            take_target(watch, sight, event);
        if (event->kind == ADJ_FS_E_HITS)
            take_hits(watch, sight, event);
        if (event->kind == ADJ_FS_E_END_ORDER)
            forget(watch);
    }
}

// The state agrees with the story: the target in force is the one that the events named.
static void
check_target(const struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    const struct adj_fs_attack *attack = &sight->after->attack;
    bool named = attack->step >= ADJ_FS_S_SUPPORT && attack->step <= ADJ_FS_S_RESOLVE;
    if (named && attack->target == 0)
        adj_finding_add(sight->findings, ADJ_FS_I_7, "an attack goes on without a target");
    else if (attack->step != ADJ_FS_S_NONE && attack->target != watch->target)
        adj_finding_add(sight->findings, ADJ_FS_I_7, "the target has changed without an event");
}

static void
check_reach(const struct adj_fs_sight *sight)
{
    unsigned distance = adj_fs_second_distance(sight->after);
    uint32_t reaches = adj_fs_second_reaches(sight, sight->after);
    if (distance != 0 && reaches != 0 && (reaches >> distance & 1) == 0)
        adj_finding_add(sight->findings, ADJ_FS_I_7, "the row declared lies at distance %u",
                        distance);
}

// Every ship whose hits changed was hit or repaired, and the last event says how many it has now.
static void
check_told(const struct adj_fs_sight *sight, unsigned slot)
{
    const struct adj_fs_card *card = &sight->after->card[slot];
    int told = -1;
    for (uint32_t i = 0; i < sight->events->count; i++) {
        const struct adj_event *event = &sight->events->event[i];
        bool of_hits = event->kind == ADJ_FS_E_HITS || event->kind == ADJ_FS_E_REPAIR;
        if (of_hits && event->arg[0] == adj_fs_ref(card->kind, card->copy))
            told = event->arg[2];
    }
    if (told != card->hits)
        adj_finding_add(sight->findings, ADJ_FS_I_7, "%s has %u hits, its events tell %d",
                        name_at(sight, sight->after, slot), card->hits, told);
}

// At the end of the Defend step nothing is left to decide: the hits due are what landed.
static void
check_amount(const struct adj_fs_sight *sight)
{
    struct adj_fs_span due = adj_fs_second_hits_due(sight, sight->before);
    int landed = 0;
    for (unsigned i = sight->first[ADJ_FS_E_HITS]; i != 0; i = sight->next[i])
        landed += adj_fs_event_at(sight, i)->arg[1];
    if (landed < due.lo || (landed > due.hi && due.hi < ADJ_FS_FAR))
        adj_finding_add(sight->findings, ADJ_FS_I_7, "%d hits land, %d to %d are due", landed,
                        due.lo, due.hi);
}

void
adj_fs_check_7(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    const uint32_t wanted = 1u << ADJ_FS_E_TARGET | 1u << ADJ_FS_E_HITS | 1u << ADJ_FS_E_END_ORDER;
    const struct adj_fs_state *a = sight->before, *b = sight->after;
    bool observed = sight->order->verb == ADJ_FS_OBSERVE;
    if (a->attack.step == ADJ_FS_S_NONE)
        forget(watch);
    if ((sight->kinds & wanted) != 0)
        walk(watch, sight);
    check_target(watch, sight);
    if (a->attack.step == ADJ_FS_S_NONE && b->attack.step != ADJ_FS_S_NONE)
        check_reach(sight);
    bool struck = (sight->changed & ADJ_FS_C_STRUCK) != 0;
    for (unsigned i = 0; i < sight->changes && struck && !observed; i++)
        if (adj_fs_stayed(sight, sight->change[i]) &&
            a->card[sight->change[i]].hits != b->card[sight->change[i]].hits)
            check_told(sight, sight->change[i]);
    if (sight->order->verb == ADJ_FS_DONE && a->attack.step == ADJ_FS_S_DEFEND &&
        a->pending.open == 0 && b->wait == ADJ_FS_WAIT_NONE)
        check_amount(sight);
}
