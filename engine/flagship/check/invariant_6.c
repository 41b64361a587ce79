// SPDX-License-Identifier: MIT
// FS-I-6: between two Untask events of a card there is at most one Task event of it.
//
// Rests on FS-TERM-8, FS-TERM-9, FS-UNTASK-1, FS-UNTASK-3, FS-UNTASK-6, FS-UNTASK-7, FS-ASSLT-8 and
// ruling FS-R-47. The events are counted per card on the table and must end in the state's Tasked
// mark. An Untask event needs a ground: the Untask phase, for the cards that the edition's switches
// untask_scope and boarding_untask mean, or a card whose text Untasks; that is the licence. After
// an Untask phase none of the Active Player's cards is left Tasked.

#include "engine/flagship/check/check.h"

static const char *
name_of(const struct adj_fs_sight *sight, const struct adj_event *event)
{
    return adj_fs_kind_name(sight->rules, adj_fs_ref_kind(event->arg[0]));
}

// The slot of an event's card, which may have come or gone in this step. A card that came begins
// upright.
static unsigned
find(struct adj_fs_watch *watch, const struct adj_fs_sight *sight, unsigned ref)
{
    unsigned slot = adj_fs_second_slot_of(sight->before, ref);
    if (slot != ADJ_FS_NO_SLOT)
        return slot;
    slot = adj_fs_second_slot_of(sight->after, ref);
    if (slot != ADJ_FS_NO_SLOT && watch->since[slot] != sight->after->card[slot].since) {
        watch->since[slot] = sight->after->card[slot].since;
        watch->tasks[slot] = 0;
    }
    return slot;
}

static bool
may_untask(const struct adj_fs_sight *sight, const struct adj_event *event, unsigned slot)
{
    const struct adj_fs_rules *rules = sight->rules;
    const struct adj_fs_state *where =
        sight->before->card[slot].kind != 0 ? sight->before : sight->after;
    bool own = where->card[slot].owner == sight->after->active;
    bool boarding = (rules->kind[where->card[slot].kind].type & ADJ_FS_T_BOARDING) != 0;
    if (event->card != 0)
        return adj_fs_second_text_does(rules, event->card, ADJ_FS_DO_TURN, 0);
    bool phase = sight->before->turn != sight->after->turn;
    bool all = rules->sw[ADJ_FS_SW_UNTASK_SCOPE] == 1 ||
               (boarding && rules->sw[ADJ_FS_SW_BOARDING_UNTASK] == 1);
    return phase && (own || all);
}

// False if the card's mark after the step is not what the events have come to.
static bool
count(struct adj_fs_watch *watch, const struct adj_fs_sight *sight, const struct adj_event *event)
{
    unsigned slot = find(watch, sight, event->arg[0]);
    if (slot == ADJ_FS_NO_SLOT)
        return true;
    if (event->kind == ADJ_FS_E_TASK && ++watch->tasks[slot] > 1)
        adj_finding_add(sight->findings, ADJ_FS_I_6, "%s is Tasked while Tasked",
                        name_of(sight, event));
    if (event->kind == ADJ_FS_E_UNTASK) {
        watch->tasks[slot] = 0;
        if (!may_untask(sight, event, slot))
            adj_finding_add(sight->findings, ADJ_FS_I_6, "%s is Untasked without ground",
                            name_of(sight, event));
    }
    return watch->tasks[slot] == sight->after->card[slot].tasked;
}

// Where a card left, and where another one came in its place, nothing is Tasked yet. False if then
// a card that changed is not marked as its events tell.
static bool
forget_gone(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    bool agree = true;
    for (unsigned i = 0; i < sight->changes; i++) {
        unsigned slot = sight->change[i];
        const struct adj_fs_card *card = &sight->after->card[slot];
        bool here = watch->since[slot] == card->since && card->kind != 0;
        watch->tasks[slot] = here ? watch->tasks[slot] : 0;
        agree &= watch->tasks[slot] == card->tasked;
    }
    return agree;
}

static void
check_marks(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    const struct adj_fs_card *card = sight->after->card;
    for (unsigned slot = 0, slots = sight->slots; slot < slots; slot++, card++) {
        if (watch->tasks[slot] == card->tasked)
            continue;
        if (card->kind != 0 && (watch->tasks[slot] != 0) != (card->tasked != 0))
            adj_finding_add(sight->findings, ADJ_FS_I_6, "%s is %s, by its events it is not",
                            adj_fs_kind_name(sight->rules, card->kind),
                            card->tasked ? "Tasked" : "upright");
        watch->tasks[slot] = card->tasked;
    }
}

static void
check_all_upright(const struct adj_fs_sight *sight)
{
    const struct adj_fs_state *now = sight->after;
    const struct adj_fs_card *card = now->card, *end = card + now->slots;
    unsigned left = 0;
    for (card = now->card; card < end; card++)
        left += (card->tasked != 0) & (card->owner == now->active) & (card->kind != 0);
    for (card = now->card; card < end && left != 0; card++)
        if (card->kind != 0 && card->tasked && card->owner == now->active)
            adj_finding_add(sight->findings, ADJ_FS_I_6, "%s is left Tasked after Untask",
                            adj_fs_kind_name(sight->rules, card->kind));
}

// The marks agree with the events after each step, so in the next only a card that changed, or of
// which an event is told, can be marked otherwise.
void
adj_fs_check_6(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    const uint32_t both = 1u << ADJ_FS_E_TASK | 1u << ADJ_FS_E_UNTASK;
    bool agree = sight->sound;
    unsigned task = sight->first[ADJ_FS_E_TASK], untask = sight->first[ADJ_FS_E_UNTASK];
    while ((task | untask) != 0) {
        unsigned *next = task - 1 < untask - 1 ? &task : &untask; // none, 0, is the last of all
        agree &= count(watch, sight, adj_fs_event_at(sight, *next));
        *next = sight->next[*next];
    }
    if (((sight->changed & (ADJ_FS_C_TURNED | ADJ_FS_C_MOVED)) | (sight->kinds & both)) != 0 &&
        !(forget_gone(watch, sight) && agree))
        check_marks(watch, sight);
    if (sight->before->turn != sight->after->turn && sight->after->phase != ADJ_FS_P_OVER)
        check_all_upright(sight);
}
