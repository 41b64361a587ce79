// SPDX-License-Identifier: MIT
// The watch of the card game: looks once at what a step changed, then asks each invariant.

#include "engine/flagship/check/check.h"

#include <string.h>

static_assert(sizeof(struct adj_fs_watch) <= 8192, "a watch is copied for each file verified");
static_assert(ADJ_FS_E_PAY_CARD < 32, "the kinds of events fit a word");

static void look_at(struct adj_fs_sight *sight);
static void ask_all(struct adj_fs_watch *watch, const struct adj_fs_sight *sight);
static void remember_card(struct adj_fs_watch *watch, const struct adj_fs_state *state,
                          unsigned slot);
static void remember(struct adj_fs_watch *watch, const struct adj_fs_sight *sight);
static unsigned static_costs(const struct adj_fs_rules *rules);

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
    w->static_costs = (uint16_t)static_costs(rules);
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
    if (verdict->kind != ADJ_LEGAL) {
        adj_fs_check_14(watch, &sight);
        return;
    }
    look_at(&sight);
    if (sight.before->phase == ADJ_FS_P_OVER)
        adj_fs_check_15(watch, &sight);
    else
        ask_all(watch, &sight);
    remember(watch, &sight);
}

void
adj_fs_check_position(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                      struct adj_findings *findings)
{
    struct adj_fs_sight sight = {.rules = rules,
                                 .before = state,
                                 .after = state,
                                 .findings = findings,
                                 .moved = true,
                                 .struck = true,
                                 .altered = true,
                                 .slots = state->slots};
    struct adj_fs_watch watch;
    adj_fs_watch_start(rules, state, &watch);
    adj_fs_check_2(&watch, &sight);
    adj_fs_check_3(&watch, &sight);
    adj_fs_check_8(&watch, &sight);
    adj_fs_check_9(&watch, &sight);
    adj_fs_check_10(&watch, &sight);
}

static void
ask_all(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    // FS-I-9 reads the hosts as they were and FS-I-6 writes who lies where, so 9 goes first; the
    // others do not hang on each other.
    static adj_fs_invariant *const all[] = {
        adj_fs_check_9,  adj_fs_check_1,  adj_fs_check_2,  adj_fs_check_3,  adj_fs_check_4,
        adj_fs_check_5,  adj_fs_check_6,  adj_fs_check_7,  adj_fs_check_8,  adj_fs_check_10,
        adj_fs_check_11, adj_fs_check_12, adj_fs_check_13, adj_fs_check_15, adj_fs_check_16,
    };
    for (unsigned i = 0; i < sizeof all / sizeof all[0]; i++)
        all[i](watch, sight);
}

static void
look_at_card(struct adj_fs_sight *sight, unsigned slot)
{
    const struct adj_fs_card *a = &sight->before->card[slot], *b = &sight->after->card[slot];
    if (memcmp(a, b, sizeof *a) == 0)
        return;
    sight->change[sight->changes++] = (uint8_t)slot;
    sight->moved |= a->kind != b->kind || a->since != b->since || a->owner != b->owner ||
                    a->host != b->host || a->row != b->row;
    sight->turned |= a->tasked != b->tasked;
    sight->struck |= a->hits != b->hits;
}

static void
look_at(struct adj_fs_sight *sight)
{
    const struct adj_fs_state *a = sight->before, *b = sight->after;
    sight->kinds = 0;
    for (uint32_t i = 0; i < sight->events->count; i++)
        sight->kinds |= (uint32_t)1 << (sight->events->event[i].kind & 31);
    sight->moved = sight->turned = sight->struck = false;
    sight->altered = a->turn != b->turn || memcmp(a->mod, b->mod, sizeof a->mod) != 0;
    sight->slots = a->slots > b->slots ? a->slots : b->slots;
    sight->changes = 0;
    if (memcmp(a->card, b->card, sight->slots * sizeof a->card[0]) == 0)
        return;
    for (unsigned slot = 0; slot < sight->slots; slot++)
        look_at_card(sight, slot);
}

static void
remember_card(struct adj_fs_watch *watch, const struct adj_fs_state *state, unsigned slot)
{
    const struct adj_fs_card *card = &state->card[slot];
    watch->since[slot] = card->since;
    watch->host[slot] = card->host;
    watch->host_since[slot] = card->host != 0 ? state->card[card->host - 1].since : 0;
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

static unsigned
static_costs(const struct adj_fs_rules *rules)
{
    unsigned bits = 0;
    for (unsigned e = 1; e < rules->effects; e++) {
        const struct adj_fs_effect *effect = &rules->effect[e];
        if (effect->window != ADJ_FS_W_STATIC)
            continue;
        for (unsigned i = 0; i < effect->actions; i++) {
            unsigned key = effect->action[i].key;
            if (key >= ADJ_FS_COST_FOCUS && key <= ADJ_FS_COST_BOARDING)
                bits |= 1u << (key - ADJ_FS_COST_FOCUS);
        }
    }
    return bits;
}
