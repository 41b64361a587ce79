// SPDX-License-Identifier: MIT
// Basic Orders: crew, Action cards, abilities, and the Enemy Basic of the other player's cards.

#include "engine/flagship/judge.h"

static bool
is_crew(const struct adj_fs_case *c, unsigned kind)
{
    return kind < c->rules->kinds && adj_fs_kind_is(c->rules, kind, ADJ_FS_T_CREW);
}

// A card in play that has no Basic ability there can only have been meant to be moved.
static void
thing_attached(struct adj_fs_case *c, const struct adj_fs_use *use)
{
    if (adj_fs_ref_copy(use->ref) == 0 || use->slot < 0 ||
        c->state->card[use->slot].owner != c->seat ||
        adj_fs_effect_in(c->rules, use->kind, ADJ_FS_W_BASIC, ADJ_FS_Z_TABLE, 0) != 0)
        return;
    unsigned type = c->rules->kind[use->kind].type;
    if (c->state->card[use->slot].host == 0)
        return; // a ship: stage 3 says that it has no such ability
    adj_fs_break(c, 2,
                 type == ADJ_FS_T_CREW       ? ADJ_FS_CREW_4
                 : type == ADJ_FS_T_BOARDING ? ADJ_FS_BOARD_13
                                             : ADJ_FS_TERM_15,
                 ADJ_FS_F_CARD, (int)use->ref);
}

static void
things_of_crew(struct adj_fs_case *c, const struct adj_fs_use *use)
{
    for (unsigned n = 0; n < adj_fs_use_count(c->order, use, ADJ_FS_O_ON); n++) {
        unsigned ref = adj_fs_use_get(c->order, use, ADJ_FS_O_ON, n);
        int slot = adj_fs_find(c->state, ref);
        if (slot >= 0 && c->state->card[slot].owner != c->seat)
            adj_fs_break2(c, 2, ADJ_FS_CREW_2, ADJ_FS_F_SHIP, (int)ref, ADJ_FS_F_SEAT,
                          c->state->card[slot].owner);
    }
}

// FS-CREW-7/8: cards of a colour on a ship, the Commander counted by his (FS-R-21). A colour may be
// unknown: then what is known of both cards together tells whether they can both be of it.
static bool
may_both_be(const struct adj_fs_case *c, unsigned kind, unsigned other, int colour)
{
    const struct adj_fs_kind *pair[2] = {&c->rules->kind[kind], &c->rules->kind[other]};
    struct adj_fs_total total = {0};
    for (unsigned i = 0; i < 2; i++) {
        struct adj_fs_range range = adj_fs_value_range(&c->state->know, pair[i]->crew_colour);
        if ((pair[i]->crew >> (colour - 1) & 1) == 0 || colour < range.lo || colour > range.hi)
            return false;
        adj_fs_total_add(&c->state->know, &total, pair[i]->crew_colour);
    }
    struct adj_fs_range sum = adj_fs_total_range(&c->state->know, &total);
    return sum.lo <= 2 * colour && 2 * colour <= sum.hi;
}

static bool
is_surely(const struct adj_fs_case *c, unsigned kind, int colour)
{
    struct adj_fs_range range =
        adj_fs_value_range(&c->state->know, c->rules->kind[kind].crew_colour);
    return range.lo == colour && range.hi == colour;
}

static void
hang_on_colour(struct adj_fs_case *c, unsigned kind, unsigned other, int colour, unsigned clause)
{
    unsigned which = is_surely(c, kind, colour) ? other : kind;
    struct adj_fs_value value = c->rules->kind[which].crew_colour;
    struct adj_fs_range range = adj_fs_value_range(&c->state->know, value);
    struct adj_unknown *unknown =
        adj_verdict_hang(c->verdict, ADJ_FS_U_VALUE, value.var, range.lo, range.hi);
    if (unknown == NULL)
        return;
    unknown->clause = (uint16_t)clause;
    unknown->at_lo = range.lo == colour ? ADJ_REFUSED : ADJ_LEGAL;
    unknown->at_hi = range.hi == colour ? ADJ_REFUSED : ADJ_LEGAL;
}

static void
judge_colour(struct adj_fs_case *c, unsigned kind, unsigned slot, int colour, unsigned clause)
{
    for (unsigned i = 0; i < c->state->slots; i++) {
        const struct adj_fs_card *card = &c->state->card[i];
        if (card->kind == 0 || card->host != slot + 1 || card->owner != c->seat ||
            !may_both_be(c, kind, card->kind, colour))
            continue;
        if (is_surely(c, kind, colour) && is_surely(c, card->kind, colour)) {
            adj_fs_break2(c, 3, clause, ADJ_FS_F_CARD, (int)adj_fs_ref_at(c->state, i),
                          ADJ_FS_F_LIMIT, 1);
            return;
        }
        hang_on_colour(c, kind, card->kind, colour, clause);
    }
}

// FS-R-20: read literally, one edition lets only regular crew stand in several copies.
static void
judge_copies(struct adj_fs_case *c, const struct adj_fs_use *use)
{
    unsigned in_play = 0;
    for (unsigned i = 0; i < c->state->slots; i++)
        in_play += c->state->card[i].kind == use->kind && c->state->card[i].owner == c->seat;
    if (in_play == 0)
        return;
    if (adj_fs_switch(c, ADJ_FS_SW_SAME_CREW_STACK) == 1 &&
        (c->rules->kind[use->kind].crew & ADJ_FS_CREW_RED) == 0)
        adj_fs_break(c, 3, ADJ_FS_R_20, ADJ_FS_F_CARD, (int)use->ref);
    adj_verdict_apply(c->verdict, ADJ_FS_CREW_10);
    adj_verdict_apply(c->verdict, ADJ_FS_CREW_11);
}

// The ship that the crew will lie under: the one named, or the one Tasked for it.
static int
crew_ship(const struct adj_fs_case *c, const struct adj_fs_use *use)
{
    int slot = adj_fs_use_slot(c->state, c->order, use, ADJ_FS_O_ON);
    return slot >= 0 ? slot : adj_fs_use_slot(c->state, c->order, use, ADJ_FS_O_TASK);
}

static void
judge_crew(struct adj_fs_case *c, const struct adj_fs_use *use)
{
    int slot = crew_ship(c, use);
    if (slot < 0 || !adj_fs_is_ship(c->state, (unsigned)slot))
        return; // what is missing has been told
    judge_colour(c, use->kind, (unsigned)slot, 1, ADJ_FS_CREW_7);
    judge_colour(c, use->kind, (unsigned)slot, 2, ADJ_FS_CREW_8);
    judge_copies(c, use);
    adj_verdict_apply(c->verdict, ADJ_FS_CREW_9);
    adj_verdict_apply(c->verdict, ADJ_FS_TERM_14);
}

void
adj_fs_judge_basic(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {
        {ADJ_FS_O_CARD, 1},     {ADJ_FS_O_ON, 8},      {ADJ_FS_O_TASK, 8},
        {ADJ_FS_O_DISCARD, 40}, {ADJ_FS_O_ABILITY, 1},
    };
    adj_fs_only_roles(c, roles, sizeof roles / sizeof roles[0]);
    if (c->order->count == 0 || c->order->operand[0].role != ADJ_FS_O_CARD)
        adj_fs_break(c, 2, ADJ_FS_CARD_2, 0, 0);
    if (adj_fs_refused(c))
        return;
    struct adj_fs_use use = adj_fs_use_at(c->state, c->order, 0);
    adj_fs_things_of_use(c, &use);
    thing_attached(c, &use);
    if (is_crew(c, use.kind))
        things_of_crew(c, &use);
    adj_fs_hand_holds(c);
    if (adj_fs_refused(c))
        return;
    unsigned effect = adj_fs_effect_of_use(c->rules, c->state, c->order, &use, ADJ_FS_W_BASIC);
    if (effect == 0) {
        if (!adj_fs_text_unknown(c, use.kind))
            adj_fs_break(c, 3, use.slot < 0 ? ADJ_FS_ORDER_5 : ADJ_FS_CARD_12, ADJ_FS_F_CARD,
                         (int)use.ref);
        return;
    }
    adj_fs_judge_effect(c, &use, effect);
    if (is_crew(c, use.kind) && use.slot < 0)
        judge_crew(c, &use);
    adj_fs_judge_use_cost(c, &use, effect);
    if (use.slot < 0 && c->rules->kind[use.kind].play.task.what != ADJ_FS_SEL_NONE)
        adj_verdict_apply(c->verdict, ADJ_FS_BASIC_8);
    adj_verdict_apply(c->verdict, ADJ_FS_ORDER_4);
    adj_verdict_apply(c->verdict, ADJ_FS_ORDER_9);
}

// The card must be in play and the other player's (FS-BASIC-4), wherever it lies.
static void
thing_repelled(struct adj_fs_case *c, const struct adj_fs_use *use)
{
    if (use->slot < 0) {
        adj_fs_on_table(c, use->ref, false);
        return;
    }
    unsigned owner = c->state->card[use->slot].owner;
    if (owner == c->seat)
        adj_fs_break2(c, 2, ADJ_FS_CARD_2, ADJ_FS_F_CARD, (int)use->ref, ADJ_FS_F_SEAT, (int)owner);
}

void
adj_fs_judge_repel(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {
        {ADJ_FS_O_CARD, 1},  {ADJ_FS_O_TASK, 8},    {ADJ_FS_O_DISCARD, 40},
        {ADJ_FS_O_PAID, 40}, {ADJ_FS_O_ABILITY, 1},
    };
    adj_fs_only_roles(c, roles, sizeof roles / sizeof roles[0]);
    if (c->order->count == 0 || c->order->operand[0].role != ADJ_FS_O_CARD)
        adj_fs_break(c, 2, ADJ_FS_CARD_2, 0, 0);
    if (adj_fs_refused(c))
        return;
    struct adj_fs_use use = adj_fs_use_at(c->state, c->order, 0);
    thing_repelled(c, &use);
    struct adj_fs_use costs = use;
    costs.ref = adj_fs_ref(use.kind, 0); // the card itself was looked at above
    adj_fs_things_of_use(c, &costs);
    adj_fs_hand_holds(c);
    if (adj_fs_refused(c))
        return;
    unsigned effect =
        adj_fs_effect_of_use(c->rules, c->state, c->order, &use, ADJ_FS_W_ENEMY_BASIC);
    if (effect == 0) {
        if (!adj_fs_text_unknown(c, use.kind))
            adj_fs_break(c, 3, ADJ_FS_CARD_12, ADJ_FS_F_CARD, (int)use.ref);
        return;
    }
    adj_verdict_apply(c->verdict, ADJ_FS_R_108);
    adj_verdict_apply(c->verdict, ADJ_FS_R_109);
    struct adj_fs_due due = {.cost = &c->rules->effect[effect].pay,
                             .cp_clause = ADJ_FS_TERM_7,
                             .task_clause = ADJ_FS_ORDER_10,
                             .hand_clause = ADJ_FS_ORDER_10,
                             .react = ADJ_FS_W_COST_REPEL,
                             .react_key = ADJ_FS_COST_REPEL};
    adj_fs_judge_cost(c, &use, &due);
    if (adj_order_count(c->order, ADJ_FS_O_PAID) > 0)
        adj_verdict_apply(c->verdict, ADJ_FS_BASIC_7);
}
