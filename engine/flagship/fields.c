// SPDX-License-Identifier: MIT
// The description of ruleset and state, field by field, in declaration order. A test proves that
// the fields fill the structs, so nothing is padding and nothing is left out.

#include "engine/flagship/state.h"

#define U8(type, member)  ADJ_FIELD(type, member, 1, false)
#define U16(type, member) ADJ_FIELD(type, member, 2, false)
#define S16(type, member) ADJ_FIELD(type, member, 2, true)
#define U32(type, member) ADJ_FIELD(type, member, 4, false)
#define U64(type, member) ADJ_FIELD(type, member, 8, false)

static const struct adj_field value_fields[] = {
    S16(adj_fs_value, base),
    U16(adj_fs_value, var),
};

static const struct adj_field selector_fields[] = {
    U8(adj_fs_selector, what),    U8(adj_fs_selector, side),  U8(adj_fs_selector, kinds),
    U8(adj_fs_selector, empire),  U8(adj_fs_selector, other), U8(adj_fs_selector, unused),
    U64(adj_fs_selector, traits),
};

static const struct adj_field cost_fields[] = {
    ADJ_FIELD_STRUCT(adj_fs_cost, cp, adj_fs_value, value_fields),
    U8(adj_fs_cost, hand),
    U8(adj_fs_cost, self_to),
    U8(adj_fs_cost, unused),
    ADJ_FIELD_STRUCT(adj_fs_cost, task, adj_fs_selector, selector_fields),
};

static const struct adj_field action_fields[] = {
    U8(adj_fs_action, verb),
    U8(adj_fs_action, key),
    U8(adj_fs_action, op),
    U8(adj_fs_action, until),
    U8(adj_fs_action, zone),
    U8(adj_fs_action, type),
    U8(adj_fs_action, branch),
    U8(adj_fs_action, unused),
    ADJ_FIELD_STRUCT(adj_fs_action, amount, adj_fs_value, value_fields),
    ADJ_FIELD_STRUCT(adj_fs_action, amount2, adj_fs_value, value_fields),
    ADJ_FIELD_STRUCT(adj_fs_action, sel, adj_fs_selector, selector_fields),
    ADJ_FIELD_STRUCT(adj_fs_action, to, adj_fs_selector, selector_fields),
};

static const struct adj_field effect_fields[] = {
    U8(adj_fs_effect, window),
    U8(adj_fs_effect, zone),
    U8(adj_fs_effect, attacks),
    U8(adj_fs_effect, limit),
    U8(adj_fs_effect, guard),
    U8(adj_fs_effect, branches),
    U8(adj_fs_effect, actions),
    U8(adj_fs_effect, unused),
    U16(adj_fs_effect, name),
    U16(adj_fs_effect, branch_name),
    U16(adj_fs_effect, unused2),
    ADJ_FIELD_STRUCT(adj_fs_effect, if_src, adj_fs_selector, selector_fields),
    ADJ_FIELD_STRUCT(adj_fs_effect, if_tgt, adj_fs_selector, selector_fields),
    ADJ_FIELD_STRUCT(adj_fs_effect, pay, adj_fs_cost, cost_fields),
    ADJ_FIELD_STRUCT(adj_fs_effect, unless, adj_fs_cost, cost_fields),
    ADJ_FIELD_STRUCT(adj_fs_effect, action, adj_fs_action, action_fields),
};

static const struct adj_field kind_fields[] = {
    U8(adj_fs_kind, type),
    U8(adj_fs_kind, colour),
    U8(adj_fs_kind, crew),
    U8(adj_fs_kind, empire),
    U8(adj_fs_kind, flagship),
    U8(adj_fs_kind, squadron),
    U8(adj_fs_kind, text_known),
    U8(adj_fs_kind, copies),
    U8(adj_fs_kind, set),
    U8(adj_fs_kind, assumed),
    U16(adj_fs_kind, number),
    U16(adj_fs_kind, name),
    U16(adj_fs_kind, effect),
    U8(adj_fs_kind, effects),
    U8(adj_fs_kind, statics),
    U16(adj_fs_kind, unused),
    ADJ_FIELD_STRUCT(adj_fs_kind, setup, adj_fs_value, value_fields),
    ADJ_FIELD_STRUCT(adj_fs_kind, crew_colour, adj_fs_value, value_fields),
    U8(adj_fs_kind, unused2),
    ADJ_FIELD_STRUCT(adj_fs_kind, play, adj_fs_cost, cost_fields),
    ADJ_FIELD_STRUCT(adj_fs_kind, stat, adj_fs_value, value_fields),
    U64(adj_fs_kind, traits),
    U64(adj_fs_kind, traits_one_of),
    U64(adj_fs_kind, traits_maybe),
};

static const struct adj_field var_fields[] = {
    U8(adj_fs_var, kind),
    U8(adj_fs_var, field),
    U8(adj_fs_var, lo),
    U8(adj_fs_var, hi),
};

static const struct adj_field sum_fields[] = {
    U8(adj_fs_sum, count),  U8(adj_fs_sum, lo),   U8(adj_fs_sum, hi),
    U8(adj_fs_sum, unused), U16(adj_fs_sum, var),
};

static const struct adj_field alias_fields[] = {
    U16(adj_fs_alias, name),
    U8(adj_fs_alias, kind),
    U8(adj_fs_alias, empire),
};

static const struct adj_field set_fields[] = {
    U8(adj_fs_set, digest),
    U16(adj_fs_set, name),
    U8(adj_fs_set, assumed),
    U8(adj_fs_set, unused),
};

const struct adj_field adj_fs_rules_fields[ADJ_FS_RULES_FIELDS] = {
    U8(adj_fs_rules, edition),
    U8(adj_fs_rules, mode),
    U8(adj_fs_rules, points),
    U8(adj_fs_rules, sets),
    U16(adj_fs_rules, kinds),
    U16(adj_fs_rules, effects),
    U16(adj_fs_rules, vars),
    U16(adj_fs_rules, sums),
    U16(adj_fs_rules, aliases),
    U8(adj_fs_rules, empires),
    U8(adj_fs_rules, traits),
    U8(adj_fs_rules, sw),
    U16(adj_fs_rules, empire_name),
    U16(adj_fs_rules, trait_name),
    U32(adj_fs_rules, text_size),
    U32(adj_fs_rules, unused),
    ADJ_FIELD_STRUCT(adj_fs_rules, set, adj_fs_set, set_fields),
    ADJ_FIELD_STRUCT(adj_fs_rules, kind, adj_fs_kind, kind_fields),
    ADJ_FIELD_STRUCT(adj_fs_rules, effect, adj_fs_effect, effect_fields),
    ADJ_FIELD_STRUCT(adj_fs_rules, var, adj_fs_var, var_fields),
    ADJ_FIELD_STRUCT(adj_fs_rules, sum, adj_fs_sum, sum_fields),
    ADJ_FIELD_STRUCT(adj_fs_rules, alias, adj_fs_alias, alias_fields),
    U8(adj_fs_rules, text),
};

static const struct adj_field card_fields[] = {
    U8(adj_fs_card, kind),   U8(adj_fs_card, owner),     U8(adj_fs_card, host),
    U8(adj_fs_card, row),    U8(adj_fs_card, tasked),    U8(adj_fs_card, copy),
    U8(adj_fs_card, used),   U8(adj_fs_card, used_turn), U16(adj_fs_card, hits),
    U16(adj_fs_card, since),
};

static const struct adj_field seat_fields[] = {
    U16(adj_fs_seat, cp),        U8(adj_fs_seat, cp_known),      U8(adj_fs_seat, empire),
    U8(adj_fs_seat, roll),       U8(adj_fs_seat, bought),        U8(adj_fs_seat, arranged),
    U8(adj_fs_seat, shuffled),   U8(adj_fs_seat, cut),           U8(adj_fs_seat, dealt),
    U8(adj_fs_seat, hand_total), U8(adj_fs_seat, hand_known),    U8(adj_fs_seat, deck_total),
    U8(adj_fs_seat, list_known), U8(adj_fs_seat, pool_count),    U8(adj_fs_seat, pile_count),
    U8(adj_fs_seat, pile_more),  U8(adj_fs_seat, removed_count), U8(adj_fs_seat, fleet_count),
    U8(adj_fs_seat, refilled),   U8(adj_fs_seat, hand),          U8(adj_fs_seat, pool),
    U8(adj_fs_seat, pile),       U8(adj_fs_seat, removed),       U8(adj_fs_seat, fleet),
};

static const struct adj_field played_fields[] = {
    U8(adj_fs_played, kind),
    U8(adj_fs_played, seat),
};

static const struct adj_field attack_fields[] = {
    U8(adj_fs_attack, type),        U8(adj_fs_attack, step),        U8(adj_fs_attack, row),
    U8(adj_fs_attack, src),         U8(adj_fs_attack, launcher),    U8(adj_fs_attack, boarding),
    U8(adj_fs_attack, target),      U8(adj_fs_attack, focused),     U8(adj_fs_attack, posture),
    U8(adj_fs_attack, branch_slot), U8(adj_fs_attack, launched),    U8(adj_fs_attack, unused),
    S16(adj_fs_attack, launch),     U16(adj_fs_attack, launch_var), S16(adj_fs_attack, plus),
    S16(adj_fs_attack, stops),      U16(adj_fs_attack, plus_var),   U16(adj_fs_attack, stop_var),
};

static const struct adj_field pending_fields[] = {
    U8(adj_fs_pending, open),      U8(adj_fs_pending, seat),    U8(adj_fs_pending, kind),
    U8(adj_fs_pending, slot),      U8(adj_fs_pending, window),  U8(adj_fs_pending, may_cancel),
    U8(adj_fs_pending, may_repel), U8(adj_fs_pending, on),      U8(adj_fs_pending, task),
    U8(adj_fs_pending, repel),     U16(adj_fs_pending, effect),
};

static const struct adj_field mod_fields[] = {
    U8(adj_fs_mod, slot), U8(adj_fs_mod, key),    U8(adj_fs_mod, op),      U8(adj_fs_mod, until),
    U8(adj_fs_mod, card), U8(adj_fs_mod, effect), S16(adj_fs_mod, amount), U16(adj_fs_mod, var),
};

static const struct adj_field bound_fields[] = {
    U8(adj_fs_bound, lo),
    U8(adj_fs_bound, hi),
};

static const struct adj_field know_fields[] = {
    U16(adj_fs_know, vars),
    U16(adj_fs_know, sums),
    ADJ_FIELD_STRUCT(adj_fs_know, sum, adj_fs_sum, sum_fields),
    ADJ_FIELD_STRUCT(adj_fs_know, bound, adj_fs_bound, bound_fields),
};

static const struct adj_field shown_fields[] = {
    U8(adj_fs_shown, count),
    U8(adj_fs_shown, kind),
};

const struct adj_field adj_fs_state_fields[ADJ_FS_STATE_FIELDS] = {
    U8(adj_fs_state, phase),
    U8(adj_fs_state, active),
    U8(adj_fs_state, first),
    U8(adj_fs_state, winner),
    U8(adj_fs_state, end),
    U8(adj_fs_state, offered),
    U8(adj_fs_state, wait),
    U8(adj_fs_state, wait_seat),
    U8(adj_fs_state, wait_slot),
    U8(adj_fs_state, typed),
    U16(adj_fs_state, turn),
    U16(adj_fs_state, came),
    U8(adj_fs_state, slots),
    U8(adj_fs_state, played_count),
    ADJ_FIELD_STRUCT(adj_fs_state, attack, adj_fs_attack, attack_fields),
    ADJ_FIELD_STRUCT(adj_fs_state, pending, adj_fs_pending, pending_fields),
    ADJ_FIELD_STRUCT(adj_fs_state, played, adj_fs_played, played_fields),
    ADJ_FIELD_STRUCT(adj_fs_state, mod, adj_fs_mod, mod_fields),
    ADJ_FIELD_STRUCT(adj_fs_state, seat, adj_fs_seat, seat_fields),
    ADJ_FIELD_STRUCT(adj_fs_state, card, adj_fs_card, card_fields),
    ADJ_FIELD_STRUCT(adj_fs_state, know, adj_fs_know, know_fields),
    ADJ_FIELD_STRUCT(adj_fs_state, shown, adj_fs_shown, shown_fields),
};
