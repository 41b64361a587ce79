// SPDX-License-Identifier: MIT
// Stage 2, the parts that verbs share: do the named things exist, are they where they must be, and
// are they his?

#include <string.h>
#include "engine/flagship/judge.h"
#include "engine/flagship/worlds.h"

enum { ROLES_MAX = 9 }; // that an order can have

void
adj_fs_only_roles(struct adj_fs_case *c, const uint16_t (*allowed)[2], unsigned count)
{
    unsigned times[ROLES_MAX] = {0};
    assert(count <= ROLES_MAX);
    for (unsigned i = 0; i < c->order->count; i++) {
        unsigned k = 0;
        while (k < count && allowed[k][0] != c->order->operand[i].role)
            k++;
        if (k < count && ++times[k] <= allowed[k][1])
            continue;
        adj_fs_break(c, 2, ADJ_FS_CARD_2, 0, 0);
        return;
    }
}

// Why a card that the order needs on the table is not there.
static unsigned
missing_clause(const struct adj_fs_case *c, unsigned ref)
{
    unsigned kind = adj_fs_ref_kind(ref);
    if (kind == 0 || kind >= c->rules->kinds)
        return ADJ_FS_CARD_2;
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++)
        if (adj_fs_count(c->state->seat[seat].removed, c->state->seat[seat].removed_count, kind))
            return ADJ_FS_RES_13;
    for (unsigned i = 0; i < c->state->slots; i++)
        if (c->state->card[i].kind == kind)
            return ADJ_FS_CARD_2; // there is one, but not this copy
    return adj_fs_kind_is(c->rules, kind, ADJ_FS_T_SHIP | ADJ_FS_T_COMMANDER) ? ADJ_FS_SETUP_9
                                                                              : ADJ_FS_CARD_2;
}

int
adj_fs_on_table(struct adj_fs_case *c, unsigned ref, bool own)
{
    int slot = adj_fs_find(c->state, ref);
    if (slot < 0)
        adj_fs_break(c, 2, missing_clause(c, ref), ADJ_FS_F_CARD, (int)ref);
    else if (own && c->state->card[slot].owner != c->seat)
        adj_fs_break2(c, 2, ADJ_FS_CARD_2, ADJ_FS_F_CARD, (int)ref, ADJ_FS_F_SEAT,
                      c->state->card[slot].owner);
    else
        return slot;
    return -1;
}

// The clause that says where a card of this role must come from.
static unsigned
hand_clause(const struct adj_fs_case *c, const struct adj_operand *operand)
{
    unsigned kind = adj_fs_ref_kind(operand->value);
    bool crew = kind < c->rules->kinds && adj_fs_kind_is(c->rules, kind, ADJ_FS_T_CREW);
    bool boarding = kind < c->rules->kinds && (c->rules->kind[kind].type & ADJ_FS_T_BOARDING) != 0;
    if (operand->role == ADJ_FS_O_FROM && boarding)
        return ADJ_FS_DECL_16;
    if (operand->role == ADJ_FS_O_CARD && crew)
        return ADJ_FS_CREW_1;
    return ADJ_FS_CARD_22;
}

static bool
is_hand_operand(const struct adj_fs_case *c, const struct adj_operand *operand)
{
    unsigned role = operand->role, verb = c->order->verb, kind = adj_fs_ref_kind(operand->value);
    if (adj_fs_ref_copy(operand->value) != 0)
        return false;
    // An Assault is made from the table, and a ship that is not there was never in a hand.
    if (role == ADJ_FS_O_FROM)
        return adj_fs_attack_type_of(c->state, c->order) != ADJ_FS_ASSAULT &&
               kind < c->rules->kinds &&
               !adj_fs_kind_is(c->rules, kind, ADJ_FS_T_SHIP | ADJ_FS_T_COMMANDER);
    if (role == ADJ_FS_O_CARD)
        return verb == ADJ_FS_BASIC || verb == ADJ_FS_SUPPORT || verb == ADJ_FS_DEFEND ||
               verb == ADJ_FS_REACT || verb == ADJ_FS_DISCARD;
    return role == ADJ_FS_O_WITH || role == ADJ_FS_O_DISCARD || role == ADJ_FS_O_PAID;
}

// What the order needs of the hand's unknown part.
struct hidden {
    bool counted; // the worlds are
    struct adj_fs_worlds worlds;
    unsigned cards;
    uint8_t need[ADJ_FS_KINDS];
};

// One card of `kind` more, if the unknown part can hold them all.
static bool
need_hidden(struct adj_fs_case *c, struct hidden *hidden, unsigned kind)
{
    if (!hidden->counted) {
        adj_fs_worlds(c->rules, c->state, c->seat, &hidden->worlds);
        memset(hidden->need, 0, sizeof hidden->need);
        hidden->cards = 0;
        hidden->counted = true;
    }
    if (kind >= c->rules->kinds)
        return false;
    hidden->need[kind]++;
    hidden->cards++;
    if (adj_fs_worlds_hand(&hidden->worlds, hidden->need))
        return true;
    hidden->need[kind]--;
    hidden->cards--;
    return false;
}

static void
break_hand(struct adj_fs_case *c, const struct hidden *hidden, const struct adj_operand *operand)
{
    unsigned kind = adj_fs_ref_kind(operand->value);
    int held = (int)adj_fs_in_hand(&c->state->seat[c->seat], kind);
    if (kind < ADJ_FS_KINDS)
        held += hidden->need[kind];
    if (held == 0 && hidden->cards != 0)
        held = -1;
    adj_fs_break2(c, 2, hand_clause(c, operand), ADJ_FS_F_CARD, operand->value, ADJ_FS_F_HELD,
                  held);
}

void
adj_fs_hand_holds(struct adj_fs_case *c)
{
    struct hidden hidden;
    hidden.counted = false; // mostly nothing is hidden, and the rest need not be cleared
    for (unsigned i = 0; i < c->order->count; i++) {
        const struct adj_operand *operand = &c->order->operand[i];
        unsigned kind = adj_fs_ref_kind(operand->value), before = 0;
        if (!is_hand_operand(c, operand))
            continue;
        for (unsigned k = 0; k < i; k++)
            before += is_hand_operand(c, &c->order->operand[k]) &&
                      c->order->operand[k].value == operand->value;
        if (before < adj_fs_in_hand(&c->state->seat[c->seat], kind))
            continue;
        if (!need_hidden(c, &hidden, kind))
            break_hand(c, &hidden, operand);
        else if (c->ask == ADJ_ASKED &&
                 hidden.need[kind] > adj_fs_worlds_sure(&hidden.worlds, kind))
            adj_fs_hang_if(c, ADJ_FS_U_IN_HAND, kind, (int)c->seat, hand_clause(c, operand));
    }
}

// A hand card as a cost must not lie on the table; a card that pays may be one in play.
static void
things_of_costs(struct adj_fs_case *c, const struct adj_fs_use *use)
{
    for (unsigned i = use->from; i < use->to; i++) {
        const struct adj_operand *operand = &c->order->operand[i];
        bool table = adj_fs_ref_copy(operand->value) != 0;
        if (operand->role == ADJ_FS_O_TASK || (operand->role == ADJ_FS_O_PAID && table))
            adj_fs_on_table(c, operand->value, true);
        else if (operand->role == ADJ_FS_O_DISCARD && table)
            adj_fs_break(c, 2, ADJ_FS_CARD_22, ADJ_FS_F_CARD, operand->value);
    }
}

// One ability can be named, of a card in play: what is played from the hand does all that it says,
// and no card opens attacks of one type in two ways.
static void
thing_ability(struct adj_fs_case *c, const struct adj_fs_use *use)
{
    unsigned named = adj_fs_use_count(c->order, use, ADJ_FS_O_ABILITY);
    bool number = adj_fs_use_get(c->order, use, ADJ_FS_O_ABILITY, 0) != 0;
    bool source = use->from > 0 && c->order->operand[use->from - 1].role == ADJ_FS_O_FROM;
    if (named > 1 || (named == 1 && (!number || source || use->slot < 0)))
        adj_fs_break(c, 2, ADJ_FS_CARD_2, ADJ_FS_F_CARD, (int)use->ref);
}

void
adj_fs_things_of_use(struct adj_fs_case *c, const struct adj_fs_use *use)
{
    thing_ability(c, use);
    if (adj_fs_ref_copy(use->ref) != 0)
        adj_fs_on_table(c, use->ref, true);
    for (unsigned n = 0; n < adj_fs_use_count(c->order, use, ADJ_FS_O_ON); n++)
        adj_fs_on_table(c, adj_fs_use_get(c->order, use, ADJ_FS_O_ON, n), false);
    things_of_costs(c, use);
}
