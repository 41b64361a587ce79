// SPDX-License-Identifier: MIT
#include "fuzz/play.h"

#include <string.h>
#include "engine/nearest.h"

enum { SAMPLE = 16 };

static bool
judged_legal(struct adj_play *play, const struct adj_order *order, enum adj_ask ask)
{
    struct adj_verdict verdict;
    play->game->judge(play->rules, play->state, order, ask, &verdict);
    return verdict.kind == ADJ_LEGAL;
}

static bool
lists_seat(const struct adj_listing *listing, unsigned seat)
{
    for (unsigned i = 0; i < listing->groups; i++)
        if (listing->group[i].seat == seat)
            return true;
    return false;
}

// True if the game is over once what waits for an answer has happened: then nobody need answer.
static bool
is_as_good_as_over(struct adj_play *play)
{
    memcpy(play->scratch, play->state, play->game->state_size);
    bool settled = play->game->settle(play->rules, play->scratch, &play->events);
    play->events.count = 0;
    return settled && play->game->to_move(play->rules, play->scratch) == ADJ_SEAT_NOBODY;
}

// Whoever is to move has something to do; when the game is over nobody has.
void
adj_check_position(struct adj_play *play)
{
    const struct adj_listing *listing = play->listing;
    struct adj_order order;
    unsigned mover = play->game->to_move(play->rules, play->state);
    if (listing->doubled)
        adj_play_fail(play, &listing->twice, "an order is listed twice");
    if (mover == ADJ_SEAT_NOBODY) {
        if (listing->total != 0)
            adj_play_fail(play, NULL, "orders are listed although the game is over");
        return;
    }
    if (mover == ADJ_SEAT_TABLE) {
        if (!play->game->chance(play->rules, play->state, adj_game_random, &play->seed, &order))
            adj_play_fail(play, NULL, "the table is to move, and nothing is due");
    } else if (mover >= play->seats->count ||
               (!lists_seat(listing, mover) && !is_as_good_as_over(play))) {
        adj_play_fail(play, NULL, "seat %u is to move and can do nothing", mover);
    }
    const uint8_t *bytes = play->state;
    for (size_t i = play->game->used(play->rules, play->state); i < play->game->state_size; i++)
        if (bytes[i] != 0)
            adj_play_fail(play, NULL, "byte %zu of the state is past its used part and not 0", i);
}

static void
check_one_listed(struct adj_play *play, const struct adj_order *order, bool certain)
{
    struct adj_order canonical = *order;
    if (order->seat == ADJ_SEAT_TABLE)
        return; // a pattern
    if (!judged_legal(play, order, ADJ_SHOWN))
        adj_play_fail(play, order, "an order is listed that judge does not find legal");
    if (judged_legal(play, order, ADJ_ASKED) != certain)
        adj_play_fail(play, order, "an order is listed as %s", certain ? "certain" : "uncertain");
    play->game->canonical(play->rules, play->state, &canonical);
    if (!adj_order_equal(order, &canonical))
        adj_play_fail(play, order, "an order is listed that is not in its canonical form");
    adj_check_text(play, order);
}

// All of a short list, some of a long one.
void
adj_check_listed(struct adj_play *play)
{
    struct adj_order order;
    uint32_t step = (play->listing->kept + SAMPLE - 1) / SAMPLE;
    uint32_t from = step > 1 ? (uint32_t)(adj_game_random(&play->seed) % step) : 0;
    for (uint32_t i = from; i < play->listing->kept; i += step) {
        adj_listing_get(play->listing, i, &order);
        check_one_listed(play, &order, play->listing->certain[i]);
    }
}

static bool
same_verdict(const struct adj_verdict *a, const struct adj_verdict *b)
{
    if (a->kind != b->kind || a->stage != b->stage || a->faults != b->faults ||
        a->applieds != b->applieds || a->unknowns != b->unknowns || a->alsos != b->alsos)
        return false;
    for (unsigned i = 0; i < a->faults; i++)
        if (a->fault[i].clause != b->fault[i].clause || a->fault[i].ruling != b->fault[i].ruling)
            return false;
    return memcmp(a->also, b->also, a->alsos * sizeof a->also[0]) == 0 &&
           memcmp(a->applied, b->applied, a->applieds * sizeof a->applied[0]) == 0;
}

// Every clause that a verdict names is one of the game's, and a refusal names one.
static void
check_clauses(struct adj_play *play, const struct adj_order *order,
              const struct adj_verdict *verdict)
{
    bool refused = verdict->kind == ADJ_REFUSED;
    if (refused != (verdict->faults > 0) || refused != (verdict->stage != 0))
        adj_play_fail(play, order, "a verdict with %u faults in stage %u is of kind %d",
                      verdict->faults, verdict->stage, (int)verdict->kind);
    if (verdict->kind == ADJ_OPEN && verdict->unknowns == 0)
        adj_play_fail(play, order, "open, but nothing is said to be unknown");
    for (unsigned i = 0; i < verdict->faults; i++)
        if (adj_clause_by_number(play->game, verdict->fault[i].clause) == NULL)
            adj_play_fail(play, order, "clause %u is not one of the game's",
                          verdict->fault[i].clause);
    for (unsigned i = 0; i < verdict->applieds; i++)
        if (adj_clause_by_number(play->game, verdict->applied[i]) == NULL)
            adj_play_fail(play, order, "clause %u is not one of the game's", verdict->applied[i]);
}

// What the order makes of the position goes to `after`.
static void
carry_out(struct adj_play *play, const struct adj_order *order, void *after)
{
    memcpy(after, play->state, play->game->state_size);
    play->events.count = 0;
    play->game->apply(play->rules, after, order, &play->events);
    play->events.count = 0;
}

// What judge finds legal is listed in its canonical form, which means the same. Not all is listed
// of the orders that need several cards of an unknown hand: those come with `listed` = false. An
// order that says only what is so anyhow has nothing left in its canonical form, and is no order
// then.
static void
check_canonical(struct adj_play *play, const struct adj_order *order, bool listed)
{
    struct adj_order canonical = *order, twice;
    play->game->canonical(play->rules, play->state, &canonical);
    twice = canonical;
    play->game->canonical(play->rules, play->state, &twice);
    if (!adj_order_equal(&canonical, &twice))
        adj_play_fail(play, order, "the canonical form has another canonical form");
    if (order->seat == ADJ_SEAT_TABLE || (order->count > 0 && canonical.count == 0))
        return;
    if (listed && play->listing->complete && !adj_listing_has(play->listing, &canonical))
        adj_play_fail(play, &canonical, "judge finds an order legal that is not listed");
    if (!judged_legal(play, &canonical, ADJ_SHOWN))
        adj_play_fail(play, order, "an order is legal, but not in its canonical form");
    carry_out(play, order, play->scratch);
    carry_out(play, &canonical, play->before);
    if (memcmp(play->scratch, play->before, play->game->state_size) != 0)
        adj_play_fail(play, order, "an order and its canonical form do different things");
}

void
adj_check_verdict(struct adj_play *play, const struct adj_order *order, bool chance)
{
    struct adj_verdict verdict, again, asked;
    memcpy(play->scratch, play->state, play->game->state_size);
    play->game->judge(play->rules, play->state, order, ADJ_SHOWN, &verdict);
    play->game->judge(play->rules, play->state, order, ADJ_SHOWN, &again);
    play->game->judge(play->rules, play->state, order, ADJ_ASKED, &asked);
    if (memcmp(play->scratch, play->state, play->game->state_size) != 0)
        adj_play_fail(play, order, "judge changed the state");
    if (!same_verdict(&verdict, &again))
        adj_play_fail(play, order, "judge gave two verdicts on one order");
    check_clauses(play, order, &verdict);
    check_clauses(play, order, &asked);
    if (asked.kind == ADJ_LEGAL && verdict.kind != ADJ_LEGAL)
        adj_play_fail(play, order, "an order may be given, but is not legal when it is");
    if (verdict.kind == ADJ_LEGAL && asked.kind == ADJ_REFUSED)
        adj_play_fail(play, order, "an order is legal when it is given, but may not be");
    if (chance && verdict.kind != ADJ_LEGAL)
        adj_play_fail(play, order, "chance came out as judge says it cannot");
    if (verdict.kind == ADJ_LEGAL)
        check_canonical(play, order, asked.kind == ADJ_LEGAL);
    else if (order->seat != ADJ_SEAT_TABLE && adj_listing_has(play->listing, order))
        adj_play_fail(play, order, "an order is listed that judge does not find legal");
}

static void
check_watch(struct adj_play *play, const struct adj_order *order)
{
    struct adj_findings findings = {0};
    play->game->watch_step(play->rules, play->watch, play->before, order, &play->verdict,
                           &play->events, play->state, &findings);
    if (findings.count == 0)
        return;
    const struct adj_clause_info *clause =
        adj_clause_by_number(play->game, findings.finding[0].invariant);
    adj_play_fail(play, NULL, "%s: %s", clause == NULL ? "?" : clause->id,
                  findings.finding[0].message);
}

void
adj_check_step(struct adj_play *play)
{
    const struct adj_order *order = &play->order[play->orders - 1];
    size_t size = play->game->state_size;
    if (play->verdict.kind != ADJ_LEGAL) {
        if (memcmp(play->before, play->state, size) != 0)
            adj_play_fail(play, NULL, "an order that is not legal changed the state");
        if (play->events.count != 0)
            adj_play_fail(play, NULL, "an order that is not legal caused events");
    }
    check_watch(play, order);
    // Nothing that waits may be left after it has happened.
    memcpy(play->scratch, play->state, size);
    uint32_t count = play->events.count;
    bool settled = play->game->settle(play->rules, play->scratch, &play->events);
    bool changed = memcmp(play->scratch, play->state, size) != 0;
    if (changed && !settled)
        adj_play_fail(play, NULL, "settle changed the state and says that it did not");
    if (settled && play->game->settle(play->rules, play->scratch, &play->events))
        adj_play_fail(play, NULL, "settle leaves something to settle");
    play->events.count = count;
}
