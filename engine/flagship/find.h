// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_FIND_H
#define ADJ_ENGINE_FLAGSHIP_FIND_H

// Plain look-ups in a state, shared by judge and apply. Slots are -1 where nothing is found.

#include "engine/flagship/order.h"
#include "engine/flagship/state.h"

// The slot of the card on the table that `ref` names, or -1 (also for copy 0).
int adj_fs_find(const struct adj_fs_state *state, unsigned ref);

static inline unsigned
adj_fs_ref_at(const struct adj_fs_state *state, unsigned slot)
{
    return adj_fs_ref(state->card[slot].kind, state->card[slot].copy);
}

static inline bool
adj_fs_is_ship(const struct adj_fs_state *state, unsigned slot)
{
    return state->card[slot].row != 0; // a free place is in no row
}

// Ships of `seat` in `row`; row 0: in both rows.
unsigned adj_fs_ships(const struct adj_fs_state *state, unsigned seat, unsigned row);

// The only ship of `seat` in `row`, or -1 if there are none or several.
int adj_fs_only_ship(const struct adj_fs_state *state, unsigned seat, unsigned row);

// The Flagship of `seat`, or -1.
int adj_fs_flagship(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                    unsigned seat);

// How many times `kind` stands in the first `count` places of a zone.
unsigned adj_fs_count(const uint8_t *zone, unsigned count, unsigned kind);

static inline unsigned
adj_fs_in_hand(const struct adj_fs_seat *seat, unsigned kind)
{
    return adj_fs_count(seat->hand, seat->hand_known, kind);
}

// Cards of the hand that are not known.
static inline unsigned
adj_fs_hidden(const struct adj_fs_seat *seat)
{
    return (unsigned)(seat->hand_total - seat->hand_known);
}

// True if the kind's card can only be of these types: all bits of its type lie in `types`.
static inline bool
adj_fs_kind_is(const struct adj_fs_rules *rules, unsigned kind, unsigned types)
{
    return rules->kind[kind].type != 0 && (rules->kind[kind].type & ~types) == 0;
}

// True if the card is of the seat's empire, or can be: of some cards the empire is not known.
static inline bool
adj_fs_may_belong(const struct adj_fs_rules *rules, const struct adj_fs_seat *seat, unsigned kind)
{
    return rules->kind[kind].empire == 0 || rules->kind[kind].empire == seat->empire;
}

// The index (in rules.effect) of the first effect of `kind` for a window and zone at or after its
// effect number `from`, or 0.
unsigned adj_fs_effect_in(const struct adj_fs_rules *rules, unsigned kind, unsigned window,
                          unsigned zone, unsigned from);

// The number of an effect among its kind's: the bit it has in adj_fs_card.used.
static inline unsigned
adj_fs_effect_bit(const struct adj_fs_rules *rules, unsigned kind, unsigned effect)
{
    return 1u << (effect - rules->kind[kind].effect);
}

#endif
