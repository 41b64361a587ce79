// SPDX-License-Identifier: MIT
// Set-up, stages 2 and 3: fleets, the roll and its choice, arranging. (Decks and hands:
// judge_table.c.)

#include "engine/flagship/judge.h"

static bool
is_starting_card(const struct adj_fs_kind *kind)
{
    return (kind->colour & ADJ_FS_SILVER) != 0 &&
           (kind->type & (ADJ_FS_T_SHIP | ADJ_FS_T_COMMANDER)) != 0;
}

// How many Flagships and Commanders the fleet holds for certain, how many cards are one or the
// other, and what all of it costs.
struct fleet {
    unsigned flagships, commanders, either, ships_maybe_flagship;
    unsigned either_kind;
    struct adj_fs_total cost;
};

static void
count_card(const struct adj_fs_case *c, struct fleet *fleet, unsigned kind)
{
    const struct adj_fs_kind *card = &c->rules->kind[kind];
    if (card->type == ADJ_FS_T_COMMANDER)
        fleet->commanders++;
    else if (card->type == ADJ_FS_T_SHIP && card->flagship == 1)
        fleet->flagships++;
    else if (card->type == ADJ_FS_T_SHIP && card->flagship == 2)
        fleet->ships_maybe_flagship++;
    else if ((card->type & ADJ_FS_T_COMMANDER) != 0) {
        fleet->either++;
        fleet->either_kind = kind;
    }
    adj_fs_total_add(&c->state->know, &fleet->cost, card->setup);
}

void
adj_fs_judge_empire(struct adj_fs_case *c, unsigned seat, unsigned ref)
{
    unsigned kind = adj_fs_ref_kind(ref);
    if (!adj_fs_may_belong(c->rules, &c->state->seat[seat], kind))
        adj_fs_break(c, 3, ADJ_FS_CARD_20, ADJ_FS_F_CARD, (int)ref);
    else if (c->rules->kind[kind].empire == 0 && c->ask == ADJ_ASKED) // shown, it is of this one
        adj_fs_hang_if(c, ADJ_FS_U_EMPIRE, kind, (int)seat, ADJ_FS_CARD_20);
}

static void
judge_bought_card(struct adj_fs_case *c, unsigned at)
{
    unsigned ref = c->order->operand[at].value, kind = adj_fs_ref_kind(ref);
    const struct adj_fs_kind *card = &c->rules->kind[kind];
    if (!is_starting_card(card))
        adj_fs_break(c, 3, ADJ_FS_CARD_3, ADJ_FS_F_CARD, (int)ref);
    else
        adj_fs_judge_empire(c, c->seat, ref);
}

// A second Flagship or Commander is one too many in every edition (FS-R-17); only some say so.
static void
one_too_many(struct adj_fs_case *c, unsigned count, bool said)
{
    struct adj_fault *fault =
        adj_fs_break2(c, 3, ADJ_FS_SETUP_8, ADJ_FS_F_COUNT, (int)count, ADJ_FS_F_LIMIT, 1);
    if (fault != NULL && !said)
        fault->ruling = ADJ_FS_R_17;
}

// FS-SETUP-5 to -8: exactly one of each. A card that is one or the other fills the place left.
static void
judge_heads(struct adj_fs_case *c, const struct fleet *fleet)
{
    unsigned edition = c->rules->edition;
    unsigned heads = fleet->flagships + fleet->commanders + fleet->either;
    if (fleet->flagships > 1)
        one_too_many(c, fleet->flagships, edition != ADJ_FS_JAPANESE);
    if (fleet->commanders > 1)
        one_too_many(c, fleet->commanders, edition == ADJ_FS_PROMETHEUS);
    if (fleet->flagships <= 1 && fleet->commanders <= 1 && heads > 2)
        one_too_many(c, 2, edition == ADJ_FS_PROMETHEUS);
    if (fleet->flagships + fleet->ships_maybe_flagship + fleet->either == 0)
        adj_fs_break2(c, 3, ADJ_FS_SETUP_5, ADJ_FS_F_COUNT, 0, ADJ_FS_F_WANTED, 1);
    if (fleet->commanders + fleet->either == 0)
        adj_fs_break2(c, 3, ADJ_FS_SETUP_6, ADJ_FS_F_COUNT, 0, ADJ_FS_F_WANTED, 1);
    if (fleet->either == 1 && heads == 1) // whichever it is, the other is missing
        adj_fs_break2(c, 3, ADJ_FS_SETUP_6, ADJ_FS_F_COUNT, 0, ADJ_FS_F_WANTED, 1);
    if (fleet->either > 0 && heads == 2) // two of them might be the same
        adj_fs_hang_if(c, ADJ_FS_U_TYPE, fleet->either_kind, fleet->flagships == 0,
                       fleet->flagships == 0 ? ADJ_FS_SETUP_5 : ADJ_FS_SETUP_6);
}

static void
judge_points(struct adj_fs_case *c, const struct adj_fs_total *cost)
{
    struct adj_fs_range range = adj_fs_total_range(&c->state->know, cost);
    unsigned clause = adj_fs_switch(c, ADJ_FS_SW_START) == 1 ? ADJ_FS_SKIRM_1 : ADJ_FS_SETUP_4;
    if (range.lo > c->rules->points)
        adj_fs_break2(c, 3, clause, ADJ_FS_F_POINTS, range.lo, ADJ_FS_F_LIMIT, c->rules->points);
    else if (range.hi > c->rules->points) {
        struct adj_unknown *unknown =
            adj_verdict_hang(c->verdict, ADJ_FS_U_VALUE, cost->vars > 0 ? cost->var[0] : 0,
                             range.lo, range.hi > 999 ? 999 : range.hi);
        if (unknown != NULL)
            unknown->clause = (uint16_t)clause;
    }
}

// Each card is in the box as often as it is printed; no more of it can be bought.
static void
things_bought(struct adj_fs_case *c)
{
    for (unsigned i = 0; i < c->order->count; i++) {
        unsigned ref = c->order->operand[i].value, kind = adj_fs_ref_kind(ref), same = 0;
        if (kind == 0 || kind >= c->rules->kinds || adj_fs_ref_copy(ref) != 0) {
            adj_fs_break(c, 2, ADJ_FS_CARD_2, ADJ_FS_F_CARD, (int)ref);
            continue;
        }
        for (unsigned k = 0; k <= i; k++)
            same += c->order->operand[k].value == ref;
        unsigned copies = c->rules->kind[kind].copies;
        if (copies != 0 && same > copies)
            adj_fs_break2(c, 2, ADJ_FS_CARD_2, ADJ_FS_F_CARD, (int)ref, ADJ_FS_F_LIMIT,
                          (int)copies);
        else if (copies == 0 && same > 1 && c->ask == ADJ_ASKED) // shown, there are so many
            adj_verdict_hang(c->verdict, ADJ_FS_U_COPIES, kind, (int)same, (int)same);
    }
}

void
adj_fs_judge_fleet(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {{ADJ_FS_O_CARD, ADJ_FS_FLEET_MAX}};
    adj_fs_only_roles(c, roles, 1);
    things_bought(c);
    if (adj_fs_refused(c))
        return;
    struct fleet fleet = {0};
    for (unsigned i = 0; i < c->order->count; i++) {
        judge_bought_card(c, i);
        count_card(c, &fleet, adj_fs_ref_kind(c->order->operand[i].value));
    }
    judge_heads(c, &fleet);
    judge_points(c, &fleet.cost);
}

void
adj_fs_judge_roll(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {{ADJ_FS_O_SEAT, 8}, {ADJ_FS_O_NUMBER, 8}};
    unsigned dice[ADJ_FS_SEATS] = {0};
    adj_fs_only_roles(c, roles, 2);
    for (unsigned i = 0; !adj_fs_refused(c) && i + 1 < c->order->count + 1u; i += 2) {
        bool pair = i + 1 < c->order->count && c->order->operand[i].role == ADJ_FS_O_SEAT &&
                    c->order->operand[i + 1].role == ADJ_FS_O_NUMBER &&
                    c->order->operand[i].value < ADJ_FS_SEATS;
        if (!pair) {
            adj_fs_break(c, 2, ADJ_FS_CARD_2, 0, 0);
            return;
        }
        dice[c->order->operand[i].value]++;
        if (c->order->operand[i + 1].value < 1 || c->order->operand[i + 1].value > 6)
            adj_fs_break2(c, 3, ADJ_FS_SETUP_11, ADJ_FS_F_COUNT, c->order->operand[i + 1].value,
                          ADJ_FS_F_LIMIT, 6);
    }
    if (c->order->count == 4 && c->order->operand[1].value == c->order->operand[3].value)
        adj_verdict_apply(c->verdict, ADJ_FS_R_14); // equal: they roll again
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++)
        if (dice[seat] != 1)
            adj_fs_break2(c, 3, ADJ_FS_SETUP_11, ADJ_FS_F_SEAT, (int)seat, ADJ_FS_F_COUNT,
                          (int)dice[seat]);
}

void
adj_fs_judge_choose(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {{ADJ_FS_O_CHOICE, 1}};
    adj_fs_only_roles(c, roles, 1);
    unsigned choice = c->order->count == 1 ? c->order->operand[0].value : 0;
    if (choice != 1 && choice != 2)
        adj_fs_break(c, 2, ADJ_FS_CARD_2, 0, 0);
}

// Rows named must be first or second (FS-REARR-1).
static void
things_rows(struct adj_fs_case *c)
{
    for (unsigned i = 0; i < c->order->count; i++)
        if (c->order->operand[i].role == ADJ_FS_O_ROW &&
            (c->order->operand[i].value < 1 || c->order->operand[i].value > 2))
            adj_fs_break(c, 2, ADJ_FS_REARR_1, ADJ_FS_F_ROW, c->order->operand[i].value);
}

// FS-REARR-3/4: nobody stands in row 2 alone. Where only a fleet of one ship is told off, several
// ships in row 2 simply are the first row (FS-R-29).
static void
judge_rows(struct adj_fs_case *c, unsigned first, unsigned second)
{
    if (second == 0 || first > 0)
        return;
    if (second == 1)
        adj_fs_break2(c, 3, ADJ_FS_REARR_4, ADJ_FS_F_ROW, 2, ADJ_FS_F_COUNT, 1);
    else if (adj_fs_switch(c, ADJ_FS_SW_ROW2_CONDITION) == 0) {
        struct adj_fault *fault =
            adj_fs_break2(c, 3, ADJ_FS_REARR_3, ADJ_FS_F_ROW, 2, ADJ_FS_F_COUNT, (int)second);
        if (fault != NULL && c->rules->edition == ADJ_FS_JAPANESE)
            fault->ruling = ADJ_FS_R_29;
    }
}

// The Commander lies under the Flagship (FS-SETUP-7). Returns how many cards were laid under one.
static unsigned
judge_commander(struct adj_fs_case *c)
{
    unsigned laid = 0;
    for (unsigned i = 1; i < c->order->count; i++) {
        if (c->order->operand[i].role != ADJ_FS_O_UNDER)
            continue;
        laid++;
        unsigned card = adj_fs_ref_kind(c->order->operand[i - 1].value);
        unsigned ship = adj_fs_ref_kind(c->order->operand[i].value);
        if ((c->rules->kind[card].type & ADJ_FS_T_COMMANDER) == 0 ||
            c->rules->kind[ship].flagship == 0)
            adj_fs_break2(c, 3, ADJ_FS_SETUP_7, ADJ_FS_F_CARD, c->order->operand[i - 1].value,
                          ADJ_FS_F_SHIP, c->order->operand[i].value);
    }
    return laid;
}

struct placing {
    unsigned row[3];
    unsigned placed; // cards that stand in a row
};

static void
judge_placed(struct adj_fs_case *c, struct placing *placing)
{
    unsigned row = 0;
    for (unsigned i = 0; i < c->order->count; i++) {
        const struct adj_operand *operand = &c->order->operand[i];
        bool under = i + 1 < c->order->count && operand[1].role == ADJ_FS_O_UNDER;
        if (operand->role == ADJ_FS_O_ROW)
            row = operand->value;
        if (operand->role != ADJ_FS_O_CARD || under)
            continue;
        if (c->rules->kind[adj_fs_ref_kind(operand->value)].type == ADJ_FS_T_COMMANDER)
            adj_fs_break(c, 3, ADJ_FS_SETUP_7, ADJ_FS_F_CARD, operand->value);
        placing->row[row]++;
        placing->placed++;
    }
}

static void
things_of_arrangement(struct adj_fs_case *c)
{
    const struct adj_fs_seat *seat = &c->state->seat[c->seat];
    unsigned row = 0;
    for (unsigned i = 0; i < c->order->count; i++) {
        const struct adj_operand *operand = &c->order->operand[i];
        bool under = i + 1 < c->order->count && operand[1].role == ADJ_FS_O_UNDER;
        if (operand->role == ADJ_FS_O_ROW)
            row = operand->value;
        else if (adj_fs_ref_copy(operand->value) != 0)
            adj_fs_break(c, 2, ADJ_FS_CARD_2, ADJ_FS_F_CARD, operand->value); // it lies there
        else if (adj_fs_count(seat->fleet, seat->fleet_count, adj_fs_ref_kind(operand->value)) == 0)
            adj_fs_break(c, 2, ADJ_FS_SETUP_9, ADJ_FS_F_CARD, operand->value);
        if ((operand->role == ADJ_FS_O_CARD && !under && row == 0) ||
            (operand->role == ADJ_FS_O_UNDER &&
             (i == 0 || c->order->operand[i - 1].role != ADJ_FS_O_CARD)))
            adj_fs_break(c, 2, ADJ_FS_CARD_2, 0, 0);
    }
}

// FS-SETUP-13: every card of the fleet is placed, each as often as it was bought.
static void
judge_complete(struct adj_fs_case *c)
{
    const struct adj_fs_seat *seat = &c->state->seat[c->seat];
    for (unsigned i = 0; i < seat->fleet_count; i++) {
        unsigned kind = seat->fleet[i], named = 0;
        for (unsigned k = 0; k < c->order->count; k++)
            named += c->order->operand[k].role == ADJ_FS_O_CARD &&
                     adj_fs_ref_kind(c->order->operand[k].value) == kind;
        unsigned bought = adj_fs_count(seat->fleet, seat->fleet_count, kind);
        bool commander = c->rules->kind[kind].type == ADJ_FS_T_COMMANDER;
        if (named != bought && (i == 0 || seat->fleet[i - 1] != kind))
            adj_fs_break2(c, 3, commander && named == 0 ? ADJ_FS_SETUP_7 : ADJ_FS_SETUP_13,
                          ADJ_FS_F_CARD, (int)adj_fs_ref(kind, 0), ADJ_FS_F_COUNT, (int)named);
    }
}

void
adj_fs_judge_arrange(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {
        {ADJ_FS_O_ROW, 8}, {ADJ_FS_O_CARD, 2 * ADJ_FS_FLEET_MAX}, {ADJ_FS_O_UNDER, 8}};
    adj_fs_only_roles(c, roles, 3);
    things_rows(c);
    if (!adj_fs_refused(c))
        things_of_arrangement(c);
    if (adj_fs_refused(c))
        return;
    struct placing placing = {0};
    judge_complete(c);
    judge_commander(c);
    judge_placed(c, &placing);
    judge_rows(c, placing.row[1], placing.row[2]);
}

static void
things_of_moves(struct adj_fs_case *c)
{
    unsigned row = 0;
    for (unsigned i = 0; i < c->order->count; i++) {
        const struct adj_operand *operand = &c->order->operand[i];
        if (operand->role == ADJ_FS_O_ROW) {
            row = operand->value;
            continue;
        }
        int slot = adj_fs_on_table(c, operand->value, true);
        bool twice = false;
        for (unsigned k = 0; k < i; k++)
            twice = twice || (c->order->operand[k].role == ADJ_FS_O_CARD &&
                              c->order->operand[k].value == operand->value);
        if (row == 0 || twice || (slot >= 0 && !adj_fs_is_ship(c->state, (unsigned)slot)))
            adj_fs_break(c, 2, ADJ_FS_CARD_2, ADJ_FS_F_CARD, operand->value);
    }
}

void
adj_fs_judge_rearrange(struct adj_fs_case *c)
{
    static const uint16_t roles[][2] = {{ADJ_FS_O_ROW, 8}, {ADJ_FS_O_CARD, 64}};
    adj_fs_only_roles(c, roles, 2);
    if (c->order->count == 0)
        adj_fs_break(c, 2, ADJ_FS_CARD_2, 0, 0);
    things_rows(c);
    if (!adj_fs_refused(c))
        things_of_moves(c);
    if (adj_fs_refused(c))
        return;
    unsigned count[3] = {0, adj_fs_ships(c->state, c->seat, 1), adj_fs_ships(c->state, c->seat, 2)};
    unsigned row = 0;
    for (unsigned i = 0; i < c->order->count; i++) {
        const struct adj_operand *operand = &c->order->operand[i];
        if (operand->role == ADJ_FS_O_ROW) {
            row = operand->value;
            continue;
        }
        count[c->state->card[adj_fs_find(c->state, operand->value)].row]--;
        count[row]++;
    }
    judge_rows(c, count[1], count[2]);
}
