// SPDX-License-Identifier: MIT
// Cards change places: hand, deck, pile, table, out of the game.

#include "engine/flagship/apply.h"

#include <string.h>

void
adj_fs_emit(struct adj_fs_run *run, unsigned kind, unsigned cause, unsigned card,
            const uint16_t args[ADJ_EVENT_ARGS])
{
    if (run->events == NULL)
        return;
    struct adj_event *event = adj_event_add(run->events, kind, cause, card);
    memcpy(event->arg, args, sizeof event->arg);
    if (kind == ADJ_FS_E_DRAWN) // a drawn card is shown to nobody else (FS-SETUP-22)
        event->seen = (uint8_t)(1u << args[0]);
}

void
adj_fs_zone_insert(uint8_t *zone, uint8_t *count, unsigned kind)
{
    unsigned at = *count;
    while (at > 0 && zone[at - 1] > kind) {
        zone[at] = zone[at - 1];
        at--;
    }
    zone[at] = (uint8_t)kind;
    (*count)++;
}

bool
adj_fs_zone_remove(uint8_t *zone, uint8_t *count, unsigned kind)
{
    for (unsigned i = 0; i < *count; i++) {
        if (zone[i] != kind)
            continue;
        memmove(zone + i, zone + i + 1, *count - i - 1u);
        zone[--*count] = 0;
        return true;
    }
    return false;
}

// A card that was not known becomes known by being shown; it is then no longer among the cards that
// may be in the deck or the hand. Whether it was drawn since the deck was shuffled is another
// question: it is asked when the order is carried out (adj_fs_worlds_learn).
static void
show_hidden(struct adj_fs_state *state, unsigned seat, unsigned kind)
{
    struct adj_fs_seat *of = &state->seat[seat];
    struct adj_fs_shown *shown = &state->shown[seat];
    if (of->list_known == ADJ_FS_LIST_ALL)
        adj_fs_zone_remove(of->pool, &of->pool_count, kind);
    else if (of->list_known == ADJ_FS_LIST_SHUFFLED)
        adj_fs_zone_insert(shown->kind, &shown->count, kind);
}

void
adj_fs_hand_take(struct adj_fs_run *run, unsigned seat, unsigned kind)
{
    struct adj_fs_seat *of = &run->state->seat[seat];
    assert(of->hand_total > 0);
    if (!adj_fs_zone_remove(of->hand, &of->hand_known, kind))
        show_hidden(run->state, seat, kind);
    if (of->hand_total != ADJ_FS_UNKNOWN)
        of->hand_total--;
}

void
adj_fs_to_pile(struct adj_fs_run *run, unsigned seat, unsigned kind)
{
    struct adj_fs_seat *of = &run->state->seat[seat];
    assert(of->pile_count < ADJ_FS_DECK_MAX);
    of->pile[of->pile_count++] = (uint8_t)kind;
}

void
adj_fs_to_removed(struct adj_fs_run *run, unsigned seat, unsigned kind)
{
    struct adj_fs_seat *of = &run->state->seat[seat];
    assert(of->removed_count < sizeof of->removed);
    of->removed[of->removed_count++] = (uint8_t)kind;
}

static void
to_hand(struct adj_fs_run *run, unsigned seat, unsigned kind)
{
    struct adj_fs_seat *of = &run->state->seat[seat];
    assert(of->hand_known < ADJ_FS_HAND_MAX); // far beyond every Hand Size
    adj_fs_zone_insert(of->hand, &of->hand_known, kind);
    if (of->hand_total != ADJ_FS_UNKNOWN)
        of->hand_total++;
}

void
adj_fs_to_zone(struct adj_fs_run *run, unsigned seat, unsigned kind, unsigned zone)
{
    if (zone == ADJ_FS_Z_HAND)
        to_hand(run, seat, kind);
    else if (zone == ADJ_FS_Z_REMOVED)
        adj_fs_to_removed(run, seat, kind);
    else
        adj_fs_to_pile(run, seat, kind);
}

static unsigned
free_copy(const struct adj_fs_state *state, unsigned kind)
{
    unsigned copy = 1;
    while (adj_fs_find(state, adj_fs_ref(kind, copy)) >= 0)
        copy++;
    return copy;
}

unsigned
adj_fs_table_put(struct adj_fs_run *run, unsigned kind, unsigned owner, unsigned host, unsigned row)
{
    struct adj_fs_state *state = run->state;
    unsigned slot = 0;
    run->hull_known = false;
    while (state->card[slot].kind != 0)
        slot++;
    assert(slot < ADJ_FS_SLOTS);
    unsigned copy = free_copy(state, kind);
    state->card[slot] = (struct adj_fs_card){.kind = (uint8_t)kind,
                                             .owner = (uint8_t)owner,
                                             .host = (uint8_t)host,
                                             .row = (uint8_t)row,
                                             .copy = (uint8_t)copy,
                                             .since = state->came++};
    if (slot >= state->slots)
        state->slots = (uint8_t)(slot + 1);
    return slot;
}

void
adj_fs_attach(struct adj_fs_run *run, unsigned kind, unsigned owner, unsigned ship, unsigned from,
              unsigned cause)
{
    unsigned slot = adj_fs_table_put(run, kind, owner, ship + 1, 0);
    unsigned ref = adj_fs_ref_at(run->state, slot);
    ADJ_FS_EMIT(run, ADJ_FS_E_MOVE, cause, kind, (uint16_t)ref, (uint16_t)owner, (uint16_t)from,
                ADJ_FS_Z_TABLE);
    ADJ_FS_EMIT(run, ADJ_FS_E_ATTACH, cause, kind, (uint16_t)ref,
                (uint16_t)adj_fs_ref_at(run->state, ship));
}

// Nothing points at a slot that is empty.
static void
forget_slot(struct adj_fs_state *state, unsigned slot)
{
    struct adj_fs_attack *attack = &state->attack;
    uint8_t *place[] = {&attack->src,         &attack->launcher,    &attack->target,
                        &attack->branch_slot, &state->pending.slot, &state->pending.on,
                        &state->pending.task};
    for (unsigned i = 0; i < sizeof place / sizeof place[0]; i++)
        if (*place[i] == slot + 1)
            *place[i] = 0;
    unsigned kept = 0;
    for (unsigned i = 0; i < ADJ_FS_MODS && state->mod[i].card != 0; i++)
        if (state->mod[i].slot != slot + 1)
            state->mod[kept++] = state->mod[i];
    memset(&state->mod[kept], 0, (ADJ_FS_MODS - kept) * sizeof state->mod[0]);
}

static void
clear_slot(struct adj_fs_run *run, unsigned slot)
{
    struct adj_fs_state *state = run->state;
    run->hull_known = false;
    forget_slot(state, slot);
    memset(&state->card[slot], 0, sizeof state->card[slot]);
    while (state->slots > 0 && state->card[state->slots - 1].kind == 0)
        state->slots--;
}

// The attached card that has lain there longest, or -1 (FS-R-94).
static int
oldest_attached(const struct adj_fs_state *state, unsigned ship)
{
    int oldest = -1;
    for (unsigned i = 0; i < state->slots; i++)
        if (state->card[i].kind != 0 && state->card[i].host == ship + 1 &&
            (oldest < 0 || state->card[i].since < state->card[oldest].since))
            oldest = (int)i;
    return oldest;
}

// A ship that leaves in the middle of its own attack: its hits are under way and count.
static void
keep_hits(struct adj_fs_run *run, unsigned slot)
{
    struct adj_fs_attack *attack = &run->state->attack;
    if (attack->src != slot + 1 || attack->launched || attack->step == ADJ_FS_S_NONE)
        return;
    struct adj_fs_total total = {0};
    adj_fs_stat(run->rules, run->state, slot, ADJ_FS_ATK, &total);
    adj_fs_stat(run->rules, run->state, slot,
                attack->type == ADJ_FS_DIRECT ? ADJ_FS_KEY_DIRECT : ADJ_FS_KEY_GUIDED, &total);
    attack->launched = 1;
    attack->launch = (int16_t)(total.base + total.loose.lo);
    attack->launch_var = total.vars > 0 ? total.var[0] : 0;
}

static void
leave_alone(struct adj_fs_run *run, unsigned slot, unsigned zone, unsigned cause, unsigned card)
{
    struct adj_fs_card left = run->state->card[slot];
    unsigned ref = adj_fs_ref_at(run->state, slot);
    clear_slot(run, slot);
    adj_fs_to_zone(run, left.owner, left.kind, zone);
    ADJ_FS_EMIT(run, ADJ_FS_E_MOVE, cause, card, (uint16_t)ref, left.owner, ADJ_FS_Z_TABLE,
                (uint16_t)zone);
}

void
adj_fs_table_leave(struct adj_fs_run *run, unsigned slot, unsigned zone, unsigned cause,
                   unsigned card)
{
    const unsigned starting = ADJ_FS_T_SHIP | ADJ_FS_T_COMMANDER;
    keep_hits(run, slot);
    for (int under = oldest_attached(run->state, slot); under >= 0;
         under = oldest_attached(run->state, slot)) {
        bool removed = (run->rules->kind[run->state->card[under].kind].type & starting) != 0;
        bool enemy = run->state->card[under].owner != run->state->card[slot].owner;
        leave_alone(run, (unsigned)under, removed ? ADJ_FS_Z_REMOVED : ADJ_FS_Z_DISCARD,
                    removed ? ADJ_FS_R_87
                    : enemy ? ADJ_FS_R_99
                            : ADJ_FS_RES_6,
                    card);
    }
    leave_alone(run, slot, zone, cause, card);
}

void
adj_fs_play_from_hand(struct adj_fs_run *run, unsigned seat, unsigned kind)
{
    struct adj_fs_state *state = run->state;
    adj_fs_hand_take(run, seat, kind);
    assert(state->played_count < ADJ_FS_PLAYED_MAX);
    state->played[state->played_count++] =
        (struct adj_fs_played){.kind = (uint8_t)kind, .seat = (uint8_t)seat};
    ADJ_FS_EMIT(run, ADJ_FS_E_PLAY, ADJ_FS_CARD_24, kind, (uint16_t)seat, (uint16_t)kind);
    ADJ_FS_EMIT(run, ADJ_FS_E_MOVE, ADJ_FS_CARD_24, kind, (uint16_t)kind, (uint16_t)seat,
                ADJ_FS_Z_HAND, ADJ_FS_Z_PLAYED);
}

bool
adj_fs_unplay(struct adj_fs_run *run, unsigned seat, unsigned kind)
{
    struct adj_fs_state *state = run->state;
    for (unsigned i = state->played_count; i-- > 0;) {
        if (state->played[i].kind != kind || state->played[i].seat != seat)
            continue;
        memmove(&state->played[i], &state->played[i + 1],
                (state->played_count - i - 1u) * sizeof state->played[0]);
        state->played[--state->played_count] = (struct adj_fs_played){0};
        return true;
    }
    return false;
}

// Support and Defend cards are named by every edition; that Declare and React cards go too is not
// (FS-RES-10, FS-R-93).
static unsigned
why_discarded(const struct adj_fs_run *run, unsigned kind)
{
    const struct adj_fs_kind *card = &run->rules->kind[kind];
    for (unsigned i = 0; i < card->effects; i++) {
        unsigned window = run->rules->effect[card->effect + i].window;
        if (window == ADJ_FS_W_SUPPORT || window == ADJ_FS_W_DEFEND)
            return ADJ_FS_RES_9;
        if (window >= ADJ_FS_W_COST_FOCUS && window <= ADJ_FS_W_COST_BOARDING)
            return ADJ_FS_REACT_9;
    }
    return run->rules->edition == ADJ_FS_PROMETHEUS ? ADJ_FS_RES_10 : ADJ_FS_R_93;
}

// The Active Player's cards in order of play, then the other's (FS-R-94).
void
adj_fs_discard_played(struct adj_fs_run *run, unsigned cause)
{
    struct adj_fs_state *state = run->state;
    unsigned order[2] = {state->active, adj_fs_other(state->active)};
    for (unsigned turn = 0; turn < 2; turn++)
        for (unsigned i = 0; i < state->played_count; i++) {
            struct adj_fs_played card = state->played[i];
            if (card.seat != order[turn])
                continue;
            adj_fs_to_pile(run, card.seat, card.kind);
            ADJ_FS_EMIT(run, ADJ_FS_E_MOVE, cause ? cause : why_discarded(run, card.kind),
                        card.kind, card.kind, card.seat, ADJ_FS_Z_PLAYED, ADJ_FS_Z_DISCARD);
        }
    memset(state->played, 0, sizeof state->played);
    state->played_count = 0;
}
