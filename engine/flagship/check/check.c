// SPDX-License-Identifier: MIT
// The watch of the card game: looks once at what a step changed, then asks each invariant that this
// can have broken.

#include "engine/flagship/check/check.h"

#include <stddef.h>
#include <string.h>

static_assert(sizeof(struct adj_fs_watch) <= 8192, "a watch is copied for each file verified");
static_assert(ADJ_FS_E_PAY_CARD < 32, "the kinds of events fit a word");

#define TOLD(kind) ((uint32_t)1 << ADJ_FS_E_##kind)

static void look_at(struct adj_fs_sight *sight);
static void look_at_texts(struct adj_fs_watch *watch, struct adj_fs_sight *sight);
static void ask(struct adj_fs_watch *watch, const struct adj_fs_sight *sight);
static void remember_card(struct adj_fs_watch *watch, const struct adj_fs_state *state,
                          unsigned slot);
static void remember(struct adj_fs_watch *watch, const struct adj_fs_sight *sight);
static uint32_t texts_in_play(const struct adj_fs_watch *watch, const struct adj_fs_state *state);

void
adj_fs_watch_start(const void *rules, const void *state, void *watch)
{
    const struct adj_fs_state *at = state;
    struct adj_fs_watch *w = watch;
    memset(w, 0, sizeof *w);
    for (unsigned slot = 0; slot < at->slots; slot++) {
        remember_card(w, at, slot);
        w->tasks[slot] = at->card[slot].tasked;
    }
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++) {
        w->cp[seat] = at->seat[seat].cp;
        w->cp_known[seat] = at->seat[seat].cp_known;
    }
    // A typed position begins between two Orders or in one: its target then counts as given.
    w->target = at->attack.target;
    adj_fs_second_texts_read(rules, &w->texts);
    w->in_play = texts_in_play(w, at);
}

void
adj_fs_watch_step(const void *rules, void *watch, const void *before, const struct adj_order *order,
                  const struct adj_verdict *verdict, const struct adj_events *events,
                  const void *after, struct adj_findings *findings)
{
    struct adj_fs_sight sight;
    sight.rules = rules;
    sight.before = before;
    sight.after = after;
    sight.order = order;
    sight.verdict = verdict;
    sight.events = events;
    sight.findings = findings;
    sight.texts = &((struct adj_fs_watch *)watch)->texts;
    if (verdict->kind != ADJ_LEGAL) {
        adj_fs_check_14(watch, &sight);
        return;
    }
    look_at(&sight);
    look_at_texts(watch, &sight);
    if (sight.before->phase == ADJ_FS_P_OVER)
        adj_fs_check_15(watch, &sight);
    else
        ask(watch, &sight);
    remember(watch, &sight);
}

void
adj_fs_check_position(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                      struct adj_findings *findings)
{
    struct adj_fs_watch watch;
    struct adj_fs_sight sight = {.rules = rules,
                                 .before = state,
                                 .after = state,
                                 .findings = findings,
                                 .texts = &watch.texts,
                                 .slots = state->slots};
    adj_fs_watch_start(rules, state, &watch);
    sight.in_play = watch.in_play;
    adj_fs_check_2(&watch, &sight);
    adj_fs_check_3(&watch, &sight);
    adj_fs_check_8(&watch, &sight);
    adj_fs_check_9(&watch, &sight);
    adj_fs_check_10(&watch, &sight);
}

// True if something of these changes, or of the events in `told`, has happened.
static bool
after(const struct adj_fs_sight *sight, uint32_t changes, uint32_t told)
{
    return (sight->changed & changes) != 0 || (sight->kinds & told) != 0;
}

// Each invariant is asked after the changes and events that it reads: without any of them it has
// nothing to say that it did not say before. FS-I-9 reads the hosts as they were and FS-I-6 writes
// who lies where, so 9 goes first; the others do not hang on each other.
static void
ask(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    const uint32_t hulls = ADJ_FS_C_MOVED | ADJ_FS_C_MODS | ADJ_FS_C_TURN | ADJ_FS_C_SEEN;
    if (after(sight, ADJ_FS_C_MOVED, 0))
        adj_fs_check_9(watch, sight);
    if (after(sight, 0, TOLD(TASK)))
        adj_fs_check_1(watch, sight);
    if (after(sight, ADJ_FS_C_MOVED, 0))
        adj_fs_check_2(watch, sight);
    if (after(sight, ADJ_FS_C_MOVED, 0))
        adj_fs_check_3(watch, sight);
    if (after(sight, ADJ_FS_C_MOVED | ADJ_FS_C_ZONES | ADJ_FS_C_LAID, 0))
        adj_fs_check_4(watch, sight);
    if (after(sight, ADJ_FS_C_POINTS | ADJ_FS_C_TURN | ADJ_FS_C_SEEN, TOLD(CP)))
        adj_fs_check_5(watch, sight);
    if (after(sight, ADJ_FS_C_MOVED | ADJ_FS_C_TURNED | ADJ_FS_C_TURN, TOLD(TASK) | TOLD(UNTASK)))
        adj_fs_check_6(watch, sight);
    if (after(sight, ADJ_FS_C_ATTACK | ADJ_FS_C_STRUCK,
              TOLD(TARGET) | TOLD(HITS) | TOLD(END_ORDER)))
        adj_fs_check_7(watch, sight);
    if (after(sight, ADJ_FS_C_STRUCK | hulls, 0))
        adj_fs_check_8(watch, sight);
    if (after(sight, ADJ_FS_C_MOVED, 0))
        adj_fs_check_10(watch, sight);
    if (after(sight, ADJ_FS_C_TURN | ADJ_FS_C_DRAWN, 0))
        adj_fs_check_11(watch, sight);
    if (after(sight, ADJ_FS_C_COSTLY, 0))
        adj_fs_check_12(watch, sight);
    adj_fs_check_13(watch, sight); // each order has its moment
    if (after(sight, ADJ_FS_C_MOVED | ADJ_FS_C_OVER, TOLD(OVER)))
        adj_fs_check_15(watch, sight);
    if (after(sight, ADJ_FS_C_MOMENT | ADJ_FS_C_TURN | ADJ_FS_C_WAITS, 0))
        adj_fs_check_16(watch, sight);
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

// Of the cards on the table mostly none or few change: compared eight at a time.
static void
look_at_table(struct adj_fs_sight *sight)
{
    enum { BLOCK = 8 };
    static_assert(ADJ_FS_SLOTS % BLOCK == 0, "the last block is whole");
    const struct adj_fs_state *a = sight->before, *b = sight->after;
    unsigned slots = a->slots > b->slots ? a->slots : b->slots;
    sight->slots = slots;
    sight->changes = 0;
    for (unsigned at = 0; at < slots; at += BLOCK) {
        unsigned end = at + BLOCK < slots ? at + BLOCK : slots;
        if (memcmp(&a->card[at], &b->card[at], BLOCK * sizeof a->card[0]) == 0)
            continue;
        for (unsigned slot = at; slot < end; slot++)
            if (memcmp(&a->card[slot], &b->card[slot], sizeof a->card[0]) != 0)
                note_card(sight, slot);
    }
}

static void
look_at_seat(struct adj_fs_sight *sight, unsigned seat)
{
    const struct adj_fs_seat *a = &sight->before->seat[seat], *b = &sight->after->seat[seat];
    const size_t zones = sizeof *a - offsetof(struct adj_fs_seat, hand_total);
    sight->zones[seat] = memcmp(&a->hand_total, &b->hand_total, zones) != 0;
    if (sight->zones[seat])
        sight->changed |= ADJ_FS_C_ZONES;
    if (a->cp != b->cp || a->arranged != b->arranged)
        sight->changed |= ADJ_FS_C_POINTS;
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

// The figures that static texts change now, and those that they changed before this step.
static void
look_at_texts(struct adj_fs_watch *watch, struct adj_fs_sight *sight)
{
    sight->in_play = watch->in_play;
    if ((sight->changed & ADJ_FS_C_MOVED) == 0)
        return;
    watch->in_play = texts_in_play(watch, sight->after);
    sight->in_play |= watch->in_play;
}

static void
look_at(struct adj_fs_sight *sight)
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
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++)
        look_at_seat(sight, seat);
}

static void
remember_card(struct adj_fs_watch *watch, const struct adj_fs_state *state, unsigned slot)
{
    const struct adj_fs_card *card = &state->card[slot];
    watch->since[slot] = card->since;
    watch->host[slot] = card->host;
    watch->host_since[slot] = card->host != 0 ? state->card[card->host - 1].since : 0;
}

static uint32_t
texts_in_play(const struct adj_fs_watch *watch, const struct adj_fs_state *state)
{
    uint32_t keys = 0;
    for (unsigned slot = 0; slot < state->slots; slot++)
        keys |= watch->texts.sets[state->card[slot].kind];
    return keys;
}

// The end of a step: an Order that is over takes its history with it.
static void
remember(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    const struct adj_fs_state *now = sight->after;
    for (unsigned i = 0; i < sight->changes; i++)
        remember_card(watch, now, sight->change[i]);
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++) {
        bool due = now->wait == ADJ_FS_WAIT_CP && now->wait_seat == seat;
        if (due)
            continue; // the ledger stays where it was until the table has looked
        watch->cp[seat] = now->seat[seat].cp;
        watch->cp_known[seat] = now->seat[seat].cp_known;
    }
    if (now->attack.step != ADJ_FS_S_NONE)
        return;
    watch->target = 0;
    watch->sources = 0;
    watch->landed = 0;
    if (adj_fs_saw(sight, ADJ_FS_E_END_ORDER) || adj_fs_saw(sight, ADJ_FS_E_PHASE))
        watch->uses = 0;
}
