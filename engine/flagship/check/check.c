// SPDX-License-Identifier: MIT
// The watch of the card game: asks each invariant that a step can have broken, and keeps what they
// have to know of the steps before.

#include "engine/flagship/check/check.h"

#include <string.h>

static_assert(sizeof(struct adj_fs_watch) <= 8192, "a watch is copied for each file verified");

#define TOLD(kind) ((uint32_t)1 << ADJ_FS_E_##kind)

static bool is_sound(const struct adj_fs_watch *watch, const struct adj_fs_sight *sight);
static void look_at_texts(struct adj_fs_watch *watch, struct adj_fs_sight *sight);
static void ask(struct adj_fs_watch *watch, const struct adj_fs_sight *sight);
static void remember_card(struct adj_fs_watch *watch, const struct adj_fs_state *state,
                          unsigned slot);
static void remember(struct adj_fs_watch *watch, const struct adj_fs_sight *sight);
static uint32_t texts_in_play(const struct adj_fs_watch *watch, const struct adj_fs_state *state);
static void check_position(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                           struct adj_fs_watch *watch, struct adj_findings *findings);

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
    struct adj_findings findings;
    findings.count = 0;
    check_position(rules, at, w, &findings);
    w->sound = findings.count == 0;
}

void
adj_fs_watch_step(const void *rules, void *watch, const void *before, const struct adj_order *order,
                  const struct adj_verdict *verdict, const struct adj_events *events,
                  const void *after, struct adj_findings *findings)
{
    struct adj_fs_watch *w = watch;
    const uint32_t found = findings->count;
    struct adj_fs_sight sight;
    sight.rules = rules;
    sight.before = before;
    sight.after = after;
    sight.order = order;
    sight.verdict = verdict;
    sight.events = events;
    sight.findings = findings;
    sight.texts = &w->texts;
    if (verdict->kind != ADJ_LEGAL) {
        adj_fs_check_14(w, &sight);
        w->sound = w->sound && findings->count == found;
        return;
    }
    adj_fs_look_at(&sight);
    sight.sound = is_sound(w, &sight);
    look_at_texts(w, &sight);
    if (sight.before->phase == ADJ_FS_P_OVER)
        adj_fs_check_15(w, &sight);
    else
        ask(w, &sight);
    remember(w, &sight);
    bool whole = (sight.changed & ADJ_FS_C_MOVED) != 0; // an unsound table was looked at as a whole
    w->sound = (sight.sound || whole) && findings->count == found;
}

void
adj_fs_check_position(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                      struct adj_findings *findings)
{
    struct adj_fs_watch watch;
    adj_fs_watch_start(rules, state, &watch);
    check_position(rules, state, &watch, findings);
}

static void
check_position(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
               struct adj_fs_watch *watch, struct adj_findings *findings)
{
    struct adj_fs_sight sight = {.rules = rules,
                                 .before = state,
                                 .after = state,
                                 .findings = findings,
                                 .texts = &watch->texts,
                                 .in_play = watch->in_play,
                                 .slots = state->slots};
    adj_fs_check_2(watch, &sight);
    adj_fs_check_3(watch, &sight);
    adj_fs_check_8(watch, &sight);
    adj_fs_check_9(watch, &sight);
    adj_fs_check_10(watch, &sight);
}

// Sound is a table seen last without a breach, unless slots came into use that held a card before,
// or went out of use and hold one still: no change tells of these.
static bool
is_sound(const struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    const struct adj_fs_state *a = sight->before, *b = sight->after;
    bool empty = true;
    if (a->slots == b->slots)
        return watch->sound;
    for (unsigned slot = a->slots; slot < sight->slots; slot++)
        empty &= a->card[slot].kind == 0;
    for (unsigned slot = b->slots; slot < sight->slots; slot++)
        empty &= b->card[slot].kind == 0;
    return watch->sound && empty;
}

// The figures that static texts change now, and those that they changed before this step.
static void
look_at_texts(struct adj_fs_watch *watch, struct adj_fs_sight *sight)
{
    const struct adj_fs_card *a = sight->before->card, *b = sight->after->card;
    uint32_t lost = 0, won = 0;
    sight->in_play = watch->in_play;
    if ((sight->changed & ADJ_FS_C_MOVED) == 0)
        return;
    for (unsigned i = 0; i < sight->changes; i++) {
        lost |= watch->texts.sets[a[sight->change[i]].kind];
        won |= watch->texts.sets[b[sight->change[i]].kind];
    }
    if (lost != 0 || !sight->sound)
        watch->in_play = texts_in_play(watch, sight->after);
    else
        watch->in_play |= won;
    sight->in_play |= watch->in_play;
}

// True if something of these changes, or of the events in `told`, has happened.
static bool
after(const struct adj_fs_sight *sight, uint32_t changes, uint32_t told)
{
    return ((sight->changed & changes) | (sight->kinds & told)) != 0;
}

// Each invariant is asked after the changes and events that it reads: without any of them it has
// nothing to say that it did not say before. FS-I-9 reads the hosts as they were and FS-I-6 writes
// who lies where, so 9 goes first; the others do not hang on each other.
static void
ask(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    const uint32_t hulls = ADJ_FS_C_MOVED | ADJ_FS_C_MODS | ADJ_FS_C_TURN | ADJ_FS_C_SEEN;
    if (after(sight, ADJ_FS_C_MOVED, 0))
        adj_fs_check_9(watch, sight); // who lies under whom
    if (after(sight, 0, TOLD(TASK)))
        adj_fs_check_1(watch, sight); // what is Tasked for an attack
    if (after(sight, ADJ_FS_C_MOVED, 0)) {
        adj_fs_check_2(watch, sight); // crew under ships
        adj_fs_check_3(watch, sight); // rows
    }
    if (after(sight, ADJ_FS_C_MOVED | ADJ_FS_C_ZONES | ADJ_FS_C_LAID, 0))
        adj_fs_check_4(watch, sight); // cards from zone to zone
    if (after(sight, ADJ_FS_C_POINTS | ADJ_FS_C_TURN | ADJ_FS_C_SEEN, TOLD(CP)))
        adj_fs_check_5(watch, sight); // points, and the Gain of a turn
    if (after(sight, ADJ_FS_C_MOVED | ADJ_FS_C_TURNED | ADJ_FS_C_TURN, TOLD(TASK) | TOLD(UNTASK)))
        adj_fs_check_6(watch, sight); // marks, what is told of them, Untask
    if (after(sight, ADJ_FS_C_ATTACK | ADJ_FS_C_STRUCK, TOLD(TARGET) | TOLD(HITS)))
        adj_fs_check_7(watch, sight); // the target in force, and hits
    if (after(sight, ADJ_FS_C_STRUCK | hulls, 0))
        adj_fs_check_8(watch, sight); // hits, and what Hulls hang on
    if (after(sight, ADJ_FS_C_MOVED, 0))
        adj_fs_check_10(watch, sight); // Boarding cards on ships
    if (after(sight, ADJ_FS_C_TURN | ADJ_FS_C_DRAWN, 0))
        adj_fs_check_11(watch, sight); // draws, and the end of Draw
    if (after(sight, ADJ_FS_C_COSTLY, 0))
        adj_fs_check_12(watch, sight); // costs
    adj_fs_check_13(watch, sight);     // each order has its moment
    if (after(sight, ADJ_FS_C_MOVED | ADJ_FS_C_OVER, TOLD(OVER)))
        adj_fs_check_15(watch, sight); // a Flagship that is gone, and the end
    if (after(sight, ADJ_FS_C_MOMENT | ADJ_FS_C_TURN | ADJ_FS_C_WAITS, 0))
        adj_fs_check_16(watch, sight); // a moment in which somebody has to go on
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
    if ((sight->changed & ADJ_FS_C_MOVED) != 0 || !sight->sound)
        for (unsigned i = 0; i < sight->changes; i++)
            remember_card(watch, now, sight->change[i]);
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++) {
        bool due = now->wait == ADJ_FS_WAIT_CP && now->wait_seat == seat;
        if (due)
            continue; // the ledger stays where it was until the table has looked
        watch->cp[seat] = now->seat[seat].cp;
        watch->cp_known[seat] = now->seat[seat].cp_known;
    }
    bool over = now->attack.step == ADJ_FS_S_NONE;
    bool ended = over && (sight->kinds & (TOLD(END_ORDER) | TOLD(PHASE))) != 0;
    watch->target = over ? 0 : watch->target;
    watch->sources = over ? 0 : watch->sources;
    watch->landed = over ? 0 : watch->landed;
    watch->uses = ended ? 0 : watch->uses;
}
