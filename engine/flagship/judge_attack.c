// SPDX-License-Identifier: MIT
// The Declaration of an Attack Order: type, what attacks, row, Declare cards, their costs. Range is
// judged at its end, after all Declare cards (FS-R-58), and never again in that Order.

#include "engine/flagship/judge.h"

static unsigned
operand_of(const struct adj_fs_case *c, unsigned role)
{
    int at = adj_order_find(c->order, role, 0);
    return at < 0 ? 0 : c->order->operand[at].value;
}

static unsigned
enemy(const struct adj_fs_case *c)
{
    return adj_fs_other(c->seat);
}

// Where does what attacks come from, by the type declared? (stage 2)
static void
thing_that_boards(struct adj_fs_case *c, unsigned ref)
{
    if (adj_fs_ref_copy(ref) != 0 && adj_fs_find(c->state, ref) >= 0 &&
        (c->rules->kind[adj_fs_ref_kind(ref)].type & ADJ_FS_T_BOARDING) != 0)
        adj_fs_break(c, 2, ADJ_FS_BOARD_13, ADJ_FS_F_CARD, (int)ref);
    else if (adj_fs_ref_copy(ref) != 0)
        adj_fs_on_table(c, ref, true);
    // a card in the hand: adj_fs_hand_holds tells
}

static void
thing_that_assaults(struct adj_fs_case *c, unsigned ref)
{
    int slot = adj_fs_find(c->state, ref);
    bool boarding = slot >= 0 && c->state->card[slot].host != 0 &&
                    (c->rules->kind[adj_fs_ref_kind(ref)].type & ADJ_FS_T_BOARDING) != 0;
    if (!boarding)
        adj_fs_break(c, 2, ADJ_FS_ASSLT_1, ADJ_FS_F_CARD, (int)ref);
    else if (c->state->card[slot].owner != c->seat)
        adj_fs_break2(c, 2, ADJ_FS_BOARD_12, ADJ_FS_F_CARD, (int)ref, ADJ_FS_F_SEAT,
                      c->state->card[slot].owner);
}

static bool
in_hand_form(const struct adj_fs_case *c, unsigned ref)
{
    unsigned kind = adj_fs_ref_kind(ref);
    return adj_fs_ref_copy(ref) == 0 && kind != 0 && kind < c->rules->kinds &&
           !adj_fs_kind_is(c->rules, kind, ADJ_FS_T_SHIP | ADJ_FS_T_COMMANDER);
}

static void
thing_that_attacks(struct adj_fs_case *c, unsigned type, unsigned ref)
{
    if (type == ADJ_FS_BOARDING)
        thing_that_boards(c, ref);
    else if (type == ADJ_FS_ASSAULT)
        thing_that_assaults(c, ref);
    else if (!in_hand_form(c, ref))
        adj_fs_on_table(c, ref, true);
}

static void
thing_row(struct adj_fs_case *c, unsigned type)
{
    unsigned row = operand_of(c, ADJ_FS_O_ROW);
    bool named = adj_order_find(c->order, ADJ_FS_O_ROW, 0) >= 0;
    if (type == ADJ_FS_ASSAULT) {
        if (named)
            adj_fs_break(c, 2, ADJ_FS_ASSLT_4, ADJ_FS_F_ROW, (int)row);
    } else if (!named || row < 1 || row > 2 || adj_fs_ships(c->state, enemy(c), row) == 0) {
        struct adj_fault *fault = adj_fs_break(c, 2, ADJ_FS_DECL_3, ADJ_FS_F_ROW, (int)row);
        if (fault != NULL && (row == 1 || row == 2)) // a row without ships
            fault->ruling = ADJ_FS_R_57;
    }
}

// An Assault may be given a target only in words: it is the host, whatever is said.
static void
thing_assault_target(struct adj_fs_case *c, const struct adj_fs_use *use)
{
    for (unsigned n = 0; n < adj_fs_use_count(c->order, use, ADJ_FS_O_ON); n++) {
        unsigned ref = adj_fs_use_get(c->order, use, ADJ_FS_O_ON, n);
        if (use->slot >= 0 && c->state->card[use->slot].host != adj_fs_find(c->state, ref) + 1)
            adj_fs_break(c, 2, ADJ_FS_ASSLT_4, ADJ_FS_F_SHIP, (int)ref);
    }
}

// What is said comes in its place: type, what attacks with its costs, row, Declare cards with
// theirs.
static bool
in_its_place(const struct adj_order *order)
{
    unsigned at = 0;
    at += at < order->count && order->operand[at].role == ADJ_FS_O_TYPE;
    while (at < order->count && order->operand[at].role == ADJ_FS_O_FROM)
        at = adj_fs_use_end(order, at);
    at += at < order->count && order->operand[at].role == ADJ_FS_O_ROW;
    while (at < order->count && order->operand[at].role == ADJ_FS_O_WITH)
        at = adj_fs_use_end(order, at);
    return at == order->count;
}

static void
things_of_attack(struct adj_fs_case *c, unsigned type)
{
    static const uint16_t roles[][2] = {
        {ADJ_FS_O_TYPE, 1},     {ADJ_FS_O_FROM, 16}, {ADJ_FS_O_ROW, 1},
        {ADJ_FS_O_WITH, 40},    {ADJ_FS_O_ON, 40},   {ADJ_FS_O_TASK, 40},
        {ADJ_FS_O_DISCARD, 40}, {ADJ_FS_O_PAID, 40}, {ADJ_FS_O_ABILITY, 40},
    };
    adj_fs_only_roles(c, roles, sizeof roles / sizeof roles[0]);
    if (adj_order_find(c->order, ADJ_FS_O_FROM, 0) < 0 || !in_its_place(c->order)) {
        adj_fs_break(c, 2, ADJ_FS_CARD_2, 0, 0);
        return;
    }
    for (unsigned i = 0; i < c->order->count; i++) {
        unsigned role = c->order->operand[i].role;
        if (role != ADJ_FS_O_FROM && role != ADJ_FS_O_WITH)
            continue;
        struct adj_fs_use use = adj_fs_use_at(c->state, c->order, i);
        if (role == ADJ_FS_O_FROM) {
            thing_that_attacks(c, type, use.ref);
            use.ref = adj_fs_ref(use.kind, 0); // told above where it must lie
        }
        if (type == ADJ_FS_ASSAULT && role == ADJ_FS_O_FROM)
            thing_assault_target(c, &use);
        adj_fs_things_of_use(c, &use);
    }
    thing_row(c, type);
    adj_fs_hand_holds(c);
}

// The row that an attack starts from: of the ship, of the ship that the card lies under (FS-R-64),
// of the ship Tasked for a card from the hand, else the first (FS-R-102).
static unsigned
row_of_use(const struct adj_fs_case *c, const struct adj_fs_use *use)
{
    int slot = use->slot;
    if (slot >= 0 && c->state->card[slot].host != 0)
        slot = c->state->card[slot].host - 1;
    if (slot < 0)
        slot = adj_fs_use_slot(c->state, c->order, use, ADJ_FS_O_TASK);
    return slot < 0 || c->state->card[slot].row == 0 ? 1 : c->state->card[slot].row;
}

unsigned
adj_fs_row_of_attack(const struct adj_fs_case *c)
{
    int from = adj_order_find(c->order, ADJ_FS_O_FROM, 0);
    if (from < 0)
        return 1;
    struct adj_fs_use use = adj_fs_use_at(c->state, c->order, (unsigned)from);
    return row_of_use(c, &use);
}

// FS-RANGE-2: the rows from what attacks to the target's row, the attacker's own not counted.
static unsigned
distance_from(const struct adj_fs_case *c, const struct adj_fs_use *use)
{
    return row_of_use(c, use) - 1 + operand_of(c, ADJ_FS_O_ROW);
}

// What a Declare card does to the reach: from the hand all of its effects that apply, in play one.
static unsigned
reach_with_card(struct adj_fs_case *c, unsigned type, unsigned at, bool sets, unsigned reach)
{
    struct adj_fs_use use = adj_fs_use_at(c->state, c->order, at);
    unsigned meant = adj_fs_effect_of_use(c->rules, c->state, c->order, &use, ADJ_FS_W_DECLARE);
    for (unsigned i = 0; meant != 0 && i < c->rules->kind[use.kind].effects; i++) {
        unsigned effect = c->rules->kind[use.kind].effect + i;
        const struct adj_fs_effect *text = &c->rules->effect[effect];
        bool typed = text->attacks == 0 || (text->attacks >> type & 1) != 0;
        if (text->window != ADJ_FS_W_DECLARE || !typed ||
            (use.slot >= 0 ? effect != meant : text->zone != ADJ_FS_Z_HAND))
            continue;
        for (unsigned a = 0; a < text->actions; a++)
            if (text->action[a].verb == ADJ_FS_DO_STAT &&
                text->action[a].key == adj_fs_reach_key(type) &&
                sets == (text->action[a].op != ADJ_FS_ADD))
                reach = adj_fs_reach_change(reach, &text->action[a]);
    }
    return reach;
}

// Declare cards change the reach of this attack: those that set it first, then those that add, so
// that it does not matter in which order they are named (FS-R-62).
static unsigned
reach_with_cards(struct adj_fs_case *c, unsigned type, unsigned plain, bool *changed)
{
    unsigned reach = plain;
    for (unsigned pass = 0; pass < 2; pass++)
        for (unsigned i = 0; i < c->order->count; i++)
            if (c->order->operand[i].role == ADJ_FS_O_WITH)
                reach = reach_with_card(c, type, i, pass == 0, reach);
    *changed = reach != plain;
    return reach;
}

static int
nearest_reach(unsigned reach)
{
    for (int d = 0; d < 15; d++)
        if (reach >> d & 1)
            return d;
    return 0;
}

static void
judge_range(struct adj_fs_case *c, const struct adj_fs_use *use, unsigned type)
{
    if (type == ADJ_FS_ASSAULT) {
        adj_verdict_apply(c->verdict, ADJ_FS_RANGE_12);
        return;
    }
    bool changed = false;
    unsigned distance = distance_from(c, use);
    int launcher = adj_fs_use_slot(c->state, c->order, use, ADJ_FS_O_TASK);
    unsigned reach = adj_fs_reach(c->rules, c->state, type, use->slot, launcher, use->kind);
    reach = reach_with_cards(c, type, reach, &changed);
    unsigned plain = type == ADJ_FS_DIRECT   ? ADJ_FS_RANGE_3
                     : type == ADJ_FS_GUIDED ? ADJ_FS_RANGE_4
                                             : ADJ_FS_RANGE_5;
    bool as_printed = reach == adj_fs_plain_reach(type);
    if (reach >> distance & 1) {
        adj_verdict_apply(c->verdict, changed      ? ADJ_FS_DECL_14
                                      : as_printed ? plain
                                                   : ADJ_FS_DECL_15);
        if (changed && type == ADJ_FS_GUIDED) // without a rule for it the card's own text holds
            adj_verdict_apply(c->verdict, adj_fs_switch(c, ADJ_FS_SW_GUIDED_RANGE_MOD) == 1
                                              ? ADJ_FS_CARD_1
                                              : ADJ_FS_RANGE_7);
        adj_verdict_apply(c->verdict, ADJ_FS_RANGE_2);
        adj_verdict_apply(c->verdict, changed ? ADJ_FS_R_58 : ADJ_FS_RANGE_2);
        if (type == ADJ_FS_BOARDING && (reach & (reach - 1)) != 0)
            adj_verdict_apply(c->verdict, ADJ_FS_BOARD_7);
        return;
    }
    struct adj_fault *fault =
        adj_fs_break2(c, 3, as_printed ? plain : ADJ_FS_DECL_15, ADJ_FS_F_DISTANCE, (int)distance,
                      ADJ_FS_F_REACH, nearest_reach(reach));
    if (fault != NULL && !as_printed)
        fault->ruling = ADJ_FS_R_61;
}

static const struct adj_fs_due no_cost = {
    .cp_clause = ADJ_FS_TERM_7, .task_clause = ADJ_FS_ORDER_17, .hand_clause = ADJ_FS_ORDER_10};

// A ship that attacks is Tasked itself (FS-DECL-4); nothing else can be paid for it.
static void
judge_ship(struct adj_fs_case *c, const struct adj_fs_use *use, unsigned type)
{
    if (!adj_fs_may_task(c, (unsigned)use->slot))
        adj_fs_break(c, 3, ADJ_FS_DECL_4, ADJ_FS_F_SHIP, (int)use->ref);
    adj_fs_judge_cost(c, use, &no_cost);
    adj_verdict_apply(c->verdict, type == ADJ_FS_DIRECT ? ADJ_FS_DECL_10 : ADJ_FS_DECL_11);
}

static void
judge_card_in_play(struct adj_fs_case *c, const struct adj_fs_use *use, unsigned effect)
{
    const struct adj_fs_cost *pay = &c->rules->effect[effect].pay;
    struct adj_fs_due due = {.cost = pay,
                             .cp_clause = ADJ_FS_TERM_7,
                             .task_clause = ADJ_FS_ORDER_10,
                             .hand_clause = ADJ_FS_ORDER_10};
    bool tasks_itself = pay->task.what == ADJ_FS_SEL_SELF;
    bool assault = c->rules->effect[effect].action[0].type == ADJ_FS_ASSAULT;
    struct adj_fs_cost rest = *pay;
    if (tasks_itself && assault) { // the Boarding card is what is Tasked to attack (FS-ASSLT-2)
        if (!adj_fs_may_task(c, (unsigned)use->slot))
            adj_fs_break(c, 3, ADJ_FS_ASSLT_2, ADJ_FS_F_CARD, (int)use->ref);
        rest.task = (struct adj_fs_selector){0};
        due.cost = &rest;
        due.task_clause = ADJ_FS_ORDER_17;
        adj_verdict_apply(c->verdict, ADJ_FS_ASSLT_6);
        adj_verdict_apply(c->verdict, ADJ_FS_BOARD_11);
    } else
        adj_verdict_apply(c->verdict, ADJ_FS_DECL_12);
    adj_fs_judge_cost(c, use, &due);
    adj_fs_judge_limit(c, use, effect);
}

static void
judge_card_from_hand(struct adj_fs_case *c, const struct adj_fs_use *use, unsigned type)
{
    bool boarding = type == ADJ_FS_BOARDING;
    const struct adj_fs_cost *play = &c->rules->kind[use->kind].play;
    bool always = boarding && adj_fs_switch(c, ADJ_FS_SW_BOARDING_TASKS_SHIP) == 1 &&
                  play->task.what == ADJ_FS_SEL_NONE;
    struct adj_fs_due due = {.cost = play,
                             .cp_clause = ADJ_FS_CARD_9,
                             .task_clause = boarding ? ADJ_FS_BOARD_6 : ADJ_FS_CARD_28,
                             .hand_clause = ADJ_FS_CARD_28,
                             .react = boarding ? ADJ_FS_W_COST_BOARDING : ADJ_FS_W_NONE,
                             .react_key = ADJ_FS_COST_BOARDING,
                             .always_task = always};
    adj_fs_judge_cost(c, use, &due);
}

// What kind of thing may make an attack of this type, and what it costs.
static void
judge_source(struct adj_fs_case *c, const struct adj_fs_use *use, unsigned type)
{
    if (adj_fs_text_unknown(c, use->slot < 0 ? use->kind : 0))
        return;
    unsigned effect = adj_fs_launch_effect(c->rules, use, type);
    bool ship = use->slot >= 0 && adj_fs_is_ship(c->state, (unsigned)use->slot);
    if (ship && (type == ADJ_FS_DIRECT || type == ADJ_FS_GUIDED))
        judge_ship(c, use, type);
    else if (effect == 0)
        adj_fs_break(c, 3,
                     type == ADJ_FS_BOARDING ? ADJ_FS_BOARD_3
                     : use->slot < 0         ? ADJ_FS_ORDER_5
                                             : ADJ_FS_CARD_12,
                     ADJ_FS_F_CARD, (int)use->ref);
    else if (use->slot < 0)
        judge_card_from_hand(c, use, type);
    else
        judge_card_in_play(c, use, effect);
}

static void
judge_declare_card(struct adj_fs_case *c, const struct adj_fs_use *use)
{
    unsigned effect = adj_fs_effect_of_use(c->rules, c->state, c->order, use, ADJ_FS_W_DECLARE);
    if (effect == 0) {
        if (!adj_fs_text_unknown(c, use->kind))
            adj_fs_break(c, 3, ADJ_FS_DECL_5, ADJ_FS_F_CARD, (int)use->ref);
        return;
    }
    if (use->slot >= 0 && adj_fs_switch(c, ADJ_FS_SW_DECLARE_SOURCE) == 1)
        adj_fs_break(c, 3, ADJ_FS_DECL_5, ADJ_FS_F_CARD, (int)use->ref);
    adj_fs_judge_effect(c, use, effect);
    adj_fs_judge_use_cost(c, use, effect);
}

// A card on the table can be named once for one declaration.
static void
judge_declared_twice(struct adj_fs_case *c, unsigned at)
{
    for (unsigned i = 0; i < at; i++)
        if (c->order->operand[i].role == ADJ_FS_O_WITH &&
            c->order->operand[i].value == c->order->operand[at].value &&
            adj_fs_ref_copy(c->order->operand[at].value) != 0)
            adj_fs_break(c, 3, ADJ_FS_ORDER_13, ADJ_FS_F_CARD, c->order->operand[at].value);
}

static void
judge_several_sources(struct adj_fs_case *c, unsigned type)
{
    unsigned sources = adj_order_count(c->order, ADJ_FS_O_FROM);
    if (sources > 1)
        adj_fs_break2(c, 3, type == ADJ_FS_ASSAULT ? ADJ_FS_ASSLT_7 : ADJ_FS_ORDER_17,
                      ADJ_FS_F_COUNT, (int)sources, ADJ_FS_F_LIMIT, 1);
}

// A row in which texts bar every ship from being chosen cannot be attacked (FS-R-67).
static void
judge_row(struct adj_fs_case *c, unsigned type)
{
    unsigned row = operand_of(c, ADJ_FS_O_ROW);
    if (type == ADJ_FS_ASSAULT)
        return;
    for (unsigned i = 0; i < c->state->slots; i++)
        if (adj_fs_is_ship(c->state, i) && c->state->card[i].owner == enemy(c) &&
            c->state->card[i].row == row && adj_fs_targetable(c->rules, c->state, i))
            return;
    struct adj_fault *fault = adj_fs_break(c, 3, ADJ_FS_CARD_1, ADJ_FS_F_ROW, (int)row);
    if (fault != NULL)
        fault->ruling = ADJ_FS_R_67;
}

void
adj_fs_judge_attack(struct adj_fs_case *c)
{
    unsigned type = operand_of(c, ADJ_FS_O_TYPE);
    things_of_attack(c, type);
    if (adj_fs_refused(c))
        return;
    if (type < ADJ_FS_DIRECT || type > ADJ_FS_ASSAULT) {
        adj_fs_break(c, 3, ADJ_FS_DECL_2, 0, 0);
        return;
    }
    adj_verdict_apply(c->verdict, ADJ_FS_DECL_1);
    judge_several_sources(c, type);
    judge_row(c, type);
    bool first = true;
    for (unsigned i = 0; i < c->order->count; i++) {
        unsigned role = c->order->operand[i].role;
        if (role != ADJ_FS_O_FROM && role != ADJ_FS_O_WITH)
            continue;
        struct adj_fs_use use = adj_fs_use_at(c->state, c->order, i);
        if (role == ADJ_FS_O_FROM) {
            judge_source(c, &use, type);
            if (first)
                judge_range(c, &use, type);
            first = false;
        } else {
            judge_declared_twice(c, i);
            adj_verdict_apply(c->verdict, ADJ_FS_R_34); // paid in the order of the due moments
            judge_declare_card(c, &use);
        }
    }
}
