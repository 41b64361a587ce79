// SPDX-License-Identifier: MIT
#include "engine/flagship/observe.h"

#include "engine/flagship/clause.h"
#include "engine/flagship/find.h"
#include "engine/flagship/resolve.h"
#include "engine/flagship/stats.h"

static unsigned
operand_of(const struct adj_order *order, unsigned role, unsigned nth)
{
    for (unsigned i = 0; i < order->count; i++)
        if (order->operand[i].role == role && nth-- == 0)
            return order->operand[i].value;
    return 0;
}

bool
adj_fs_observation_is_whole(const struct adj_fs_rules *rules, const struct adj_order *order)
{
    unsigned what = operand_of(order, ADJ_FS_O_WHAT, 0);
    unsigned seats = adj_order_count(order, ADJ_FS_O_SEAT);
    unsigned cards = adj_order_count(order, ADJ_FS_O_CARD);
    unsigned numbers = adj_order_count(order, ADJ_FS_O_NUMBER);
    unsigned kind = adj_fs_ref_kind(operand_of(order, ADJ_FS_O_CARD, 0));
    bool card = cards == 1 && seats == 0 && kind != 0 && kind < rules->kinds;
    switch (what) {
    case ADJ_FS_SAW_CP:
        return cards == 0 && seats == 1 && numbers == 1 &&
               operand_of(order, ADJ_FS_O_SEAT, 0) < ADJ_FS_SEATS;
    case ADJ_FS_SAW_HITS:
        return card && numbers == 1;
    case ADJ_FS_SAW_DESTROYED:
    case ADJ_FS_SAW_STANDS:
        return card && numbers == 0;
    case ADJ_FS_SAW_VALUE:
        return card && numbers == 2;
    default:
        return false;
    }
}

static struct adj_fs_seen
impossible(unsigned clause, int said, int known)
{
    return (struct adj_fs_seen){.clause = clause, .said = said, .known = known, .slot = -1};
}

static int
into(int value, struct adj_fs_range range)
{
    return value < range.lo ? range.lo : value > range.hi ? range.hi : value;
}

// The gain that is not known: what came in tells the Cmd of the fleet (FS-GAIN-2).
static struct adj_fs_seen
see_gain(const struct adj_fs_rules *rules, struct adj_fs_state *state, unsigned seat, int said)
{
    struct adj_fs_total total = {0};
    adj_fs_cmd(rules, state, seat, &total);
    struct adj_fs_range range = adj_fs_total_range(&state->know, &total);
    int before = state->seat[seat].cp, gain = said - before;
    if (gain < range.lo || gain > range.hi ||
        !adj_fs_know_learn(&state->know, &total, gain - total.base, gain - total.base))
        return impossible(ADJ_FS_GAIN_2, said, before + into(gain, range));
    state->seat[seat].cp = (uint16_t)said;
    return (struct adj_fs_seen){.slot = -1};
}

static struct adj_fs_seen
see_cp(const struct adj_fs_rules *rules, struct adj_fs_state *state, unsigned seat, int said)
{
    struct adj_fs_seat *of = &state->seat[seat];
    if (state->wait == ADJ_FS_WAIT_CP && state->wait_seat == seat)
        return see_gain(rules, state, seat, said);
    if (of->cp_known && of->cp != said)
        return impossible(ADJ_FS_GAIN_5, said, of->cp);
    of->cp = (uint16_t)said;
    of->cp_known = 1;
    return (struct adj_fs_seen){.slot = -1};
}

// Hits that landed although it is not known how many were fired or stopped. What is learnt: the
// side with the unknown values, where only one side has any.
static bool
learn_landed(struct adj_fs_state *state, const struct adj_fs_blow *blow, int landed)
{
    struct adj_fs_range fired = adj_fs_total_range(&state->know, &blow->fired);
    struct adj_fs_range stopped = adj_fs_total_range(&state->know, &blow->stopped);
    if (blow->stopped.vars == 0 && stopped.lo == stopped.hi) {
        int hits = landed + stopped.lo - blow->fired.base;
        return adj_fs_know_learn(&state->know, &blow->fired, landed == 0 ? 0 : hits, hits);
    }
    if (blow->fired.vars == 0 && fired.lo == fired.hi) {
        int stops = fired.lo - landed - blow->stopped.base;
        return adj_fs_know_learn(&state->know, &blow->stopped, stops,
                                 landed == 0 ? ADJ_FS_NO_BOUND : stops);
    }
    return true;
}

static struct adj_fs_seen
see_landed(const struct adj_fs_rules *rules, struct adj_fs_state *state, unsigned slot, int said)
{
    struct adj_fs_blow blow;
    adj_fs_blow(rules, state, &blow);
    int landed = said - state->card[slot].hits;
    if (landed < blow.lo || landed > blow.hi || !learn_landed(state, &blow, landed))
        return impossible(ADJ_FS_RES_1, said,
                          state->card[slot].hits +
                              into(landed, (struct adj_fs_range){blow.lo, blow.hi}));
    return (struct adj_fs_seen){.landed = landed, .slot = (int)slot};
}

static struct adj_fs_seen
see_hits(const struct adj_fs_rules *rules, struct adj_fs_state *state, unsigned ref, int said)
{
    int slot = adj_fs_find(state, ref);
    if (slot < 0 || !adj_fs_is_ship(state, (unsigned)slot))
        return impossible(ADJ_FS_RES_2, said, 0);
    if (state->wait == ADJ_FS_WAIT_HITS && state->wait_slot == slot + 1)
        return see_landed(rules, state, (unsigned)slot, said);
    if (state->card[slot].hits != said)
        return impossible(ADJ_FS_RES_2, said, state->card[slot].hits);
    return (struct adj_fs_seen){.slot = slot};
}

static bool
was_destroyed(const struct adj_fs_state *state, unsigned kind)
{
    for (unsigned i = 0; i < ADJ_FS_SEATS; i++)
        if (adj_fs_count(state->seat[i].removed, state->seat[i].removed_count, kind) > 0 ||
            adj_fs_count(state->seat[i].pile, state->seat[i].pile_count, kind) > 0)
            return true;
    return false;
}

// FS-RES-3: destroyed means Hull is at most the hits, standing means that it is more.
static struct adj_fs_seen
see_fate(const struct adj_fs_rules *rules, struct adj_fs_state *state, unsigned ref, bool destroyed)
{
    int slot = adj_fs_find(state, ref);
    if (slot < 0)
        return destroyed && was_destroyed(state, adj_fs_ref_kind(ref))
                   ? (struct adj_fs_seen){.slot = -1}
                   : impossible(ADJ_FS_RES_3, 0, 0);
    if (!adj_fs_is_ship(state, (unsigned)slot))
        return impossible(ADJ_FS_RES_3, 0, 0);
    struct adj_fs_total total = {0};
    int hits = state->card[slot].hits;
    struct adj_fs_range hull = adj_fs_hull_range(rules, state, (unsigned)slot);
    adj_fs_stat(rules, state, (unsigned)slot, ADJ_FS_HULL, &total);
    int lo = destroyed ? 0 : hits + 1 - total.base;
    int hi = destroyed ? hits - total.base : ADJ_FS_NO_BOUND;
    bool waited = state->wait == ADJ_FS_WAIT_HULL && state->wait_slot == slot + 1;
    bool possible = destroyed ? waited && hull.lo <= hits : hull.hi > hits;
    if (!possible || (total.vars > 0 && !adj_fs_know_learn(&state->know, &total, lo, hi)))
        return impossible(ADJ_FS_RES_3, hits, destroyed ? hull.lo : hull.hi);
    return (struct adj_fs_seen){.slot = slot};
}

// The value that a field of a card has; false if the card has no such field.
static bool
printed_value(const struct adj_fs_rules *rules, unsigned kind, unsigned field,
              struct adj_fs_value *value)
{
    const struct adj_fs_kind *card = &rules->kind[kind];
    for (unsigned i = 1; i < rules->vars; i++)
        if (rules->var[i].kind == kind && rules->var[i].field == field) {
            *value = (struct adj_fs_value){.var = (uint16_t)i};
            return true;
        }
    if (field <= ADJ_FS_HULL)
        *value = card->stat[field];
    else if (field == ADJ_FS_SETUP_COST)
        *value = card->setup;
    else if (field == ADJ_FS_PLAY_COST)
        *value = card->play.cp;
    else if (field == ADJ_FS_CREW_COLOUR)
        *value = card->crew_colour;
    else
        for (unsigned i = 0; i < card->effects; i++) {
            const struct adj_fs_effect *effect = &rules->effect[card->effect + i];
            const struct adj_fs_action *action = &effect->action[0];
            bool assault = field == ADJ_FS_KEY_ASSAULT && action->verb == ADJ_FS_DO_LAUNCH &&
                           action->type == ADJ_FS_ASSAULT;
            if (field == ADJ_FS_COST_REPEL && effect->window == ADJ_FS_W_ENEMY_BASIC) {
                *value = effect->pay.cp;
                return true;
            }
            if (assault || (action->verb == ADJ_FS_DO_STAT && action->key == field)) {
                *value = action->amount;
                return true;
            }
        }
    return field <= ADJ_FS_HULL || field == ADJ_FS_SETUP_COST || field == ADJ_FS_PLAY_COST ||
           field == ADJ_FS_CREW_COLOUR;
}

// A ship that stands has a Hull above its hits (FS-RES-12), unless its fate is being asked for.
static bool
sinks_a_standing_ship(const struct adj_fs_rules *rules, const struct adj_fs_state *state)
{
    for (unsigned i = 0; i < state->slots; i++)
        if (adj_fs_is_ship(state, i) && state->card[i].hits > 0 &&
            state->wait == ADJ_FS_WAIT_NONE &&
            adj_fs_hull_range(rules, state, i).hi <= state->card[i].hits)
            return true;
    return false;
}

static struct adj_fs_seen
see_value(const struct adj_fs_rules *rules, struct adj_fs_state *state, unsigned kind,
          unsigned field, int said)
{
    struct adj_fs_value value = {0};
    if (!printed_value(rules, kind, field, &value))
        return impossible(ADJ_FS_CARD_15, said, 0);
    struct adj_fs_range range = adj_fs_value_range(&state->know, value);
    struct adj_fs_total total = {0};
    adj_fs_total_add(&state->know, &total, value);
    if (said < range.lo || said > range.hi ||
        (total.vars > 0 && !adj_fs_know_learn(&state->know, &total, said, said)) ||
        sinks_a_standing_ship(rules, state))
        return impossible(ADJ_FS_CARD_15, said, into(said, range));
    return (struct adj_fs_seen){.slot = -1};
}

struct adj_fs_seen
adj_fs_observe(const struct adj_fs_rules *rules, struct adj_fs_state *state,
               const struct adj_order *order)
{
    unsigned card = operand_of(order, ADJ_FS_O_CARD, 0);
    int number = (int)operand_of(order, ADJ_FS_O_NUMBER, 0);
    switch ((enum adj_fs_what)operand_of(order, ADJ_FS_O_WHAT, 0)) {
    case ADJ_FS_SAW_CP:
        return see_cp(rules, state, operand_of(order, ADJ_FS_O_SEAT, 0), number);
    case ADJ_FS_SAW_HITS:
        return see_hits(rules, state, card, number);
    case ADJ_FS_SAW_DESTROYED:
        return see_fate(rules, state, card, true);
    case ADJ_FS_SAW_STANDS:
        return see_fate(rules, state, card, false);
    case ADJ_FS_SAW_VALUE:
        return see_value(rules, state, adj_fs_ref_kind(card), (unsigned)number,
                         (int)operand_of(order, ADJ_FS_O_NUMBER, 1));
    }
    return impossible(ADJ_FS_CARD_2, 0, 0);
}

bool
adj_fs_learn_standing(const struct adj_fs_rules *rules, struct adj_fs_state *state)
{
    for (unsigned i = 0; i < state->slots; i++) {
        struct adj_fs_total total = {0};
        if (!adj_fs_is_ship(state, i) || state->card[i].hits == 0)
            continue;
        adj_fs_stat(rules, state, i, ADJ_FS_HULL, &total);
        int least = state->card[i].hits + 1 - total.base;
        if (total.vars > 0 && !adj_fs_know_learn(&state->know, &total, least, ADJ_FS_NO_BOUND))
            return false;
    }
    return true;
}
