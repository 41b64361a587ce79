// SPDX-License-Identifier: MIT
#include "engine/flagship/enumerate/enumerate.h"

// Orders that name a set of cards: starting fleet, arrangement, ships that change rows, discards.
// Copies of one kind that have no identity yet are told apart by their number only.

// The search for a fleet.
struct fleet {
    unsigned empire;
    int points; // left if the unknown costs are the lowest
    unsigned flagships, commanders;
};

static bool
starting_card(const struct adj_fs_enum *list, unsigned of, unsigned empire)
{
    const struct adj_fs_kind *kind = &list->rules->kind[of];
    return (kind->type == ADJ_FS_T_SHIP || kind->type == ADJ_FS_T_COMMANDER) &&
           kind->colour == ADJ_FS_SILVER && kind->empire == empire && kind->flagship != 2;
}

static unsigned
box_copies(const struct adj_fs_enum *list, unsigned kind)
{
    unsigned copies = list->rules->kind[kind].copies;
    return copies == 0 ? 1 : copies;
}

// The unknown set-up costs of a fleet, and the rest of what it costs.
struct price {
    int known;
    unsigned count;
    uint16_t var[ADJ_FS_FLEET_MAX];
};

static struct price
price_of(const struct adj_fs_enum *list)
{
    struct price price = {0};
    for (unsigned i = 0; i < list->order.count; i++) {
        unsigned kind = adj_fs_ref_kind(list->order.operand[i].value);
        struct adj_fs_value setup = list->rules->kind[kind].setup;
        if (adj_fs_enum_low(list, setup) == adj_fs_enum_high(list, setup))
            price.known += adj_fs_enum_low(list, setup);
        else
            price.var[price.count++] = setup.var;
    }
    return price;
}

static int
find_var(const uint16_t *var, unsigned count, unsigned which)
{
    for (unsigned i = 0; i < count; i++)
        if (var[i] == which)
            return (int)i;
    return -1;
}

// What a known sum says of the costs: if all its parts are bought, they come to no more than it; if
// all that is unknown is part of it, that comes to no more than the others leave.
static void
price_by_sum(const struct adj_fs_enum *list, struct price *price, const struct adj_fs_sum *sum,
             int *most)
{
    unsigned bought = 0;
    int others = 0;
    for (unsigned i = 0; i < sum->count; i++) {
        bool in = find_var(price->var, price->count, sum->var[i]) >= 0;
        bought += in;
        others += in ? 0 : list->state->know.bound[sum->var[i]].lo;
    }
    if (sum->hi == ADJ_FS_NO_BOUND || bought == 0)
        return;
    if (bought == price->count && price->known + sum->hi - others < *most)
        *most = price->known + sum->hi - others;
    if (bought < sum->count)
        return;
    price->known += sum->hi;
    for (unsigned i = 0; i < sum->count; i++) {
        int at = find_var(price->var, price->count, sum->var[i]);
        price->count--;
        price->var[at] = price->var[price->count];
    }
}

// The most that the fleet in the order can cost.
static int
fleet_high(const struct adj_fs_enum *list)
{
    struct price price = price_of(list);
    int most = INT32_MAX;
    for (unsigned i = 0; i < list->state->know.sums; i++)
        price_by_sum(list, &price, &list->state->know.sum[i], &most);
    for (unsigned i = 0; i < price.count; i++)
        price.known += list->state->know.bound[price.var[i]].hi;
    return price.known < most ? price.known : most;
}

static void
fleet_from(struct adj_fs_enum *list, struct fleet fleet, unsigned from)
{
    if (fleet.flagships == 1 && fleet.commanders == 1 && fleet_high(list) <= list->rules->points)
        adj_fs_enum_emit(list, NULL);
    for (unsigned of = from; of < list->rules->kinds && !list->stopped; of++) {
        const struct adj_fs_kind *kind = &list->rules->kind[of];
        if (!starting_card(list, of, fleet.empire) ||
            adj_fs_enum_high(list, kind->setup) > list->rules->points)
            continue;
        struct fleet next = fleet;
        next.flagships += kind->flagship == 1;
        next.commanders += kind->type == ADJ_FS_T_COMMANDER;
        unsigned mark = list->order.count;
        for (unsigned n = 1; n <= box_copies(list, of); n++) {
            next.points -= adj_fs_enum_low(list, kind->setup);
            if (next.points < 0 || next.flagships > 1 || next.commanders > 1 ||
                list->order.count == ADJ_FS_FLEET_MAX)
                break;
            adj_fs_enum_add(list, ADJ_FS_O_CARD, adj_fs_ref(of, 0));
            fleet_from(list, next, of + 1);
            next.flagships += kind->flagship == 1;
            next.commanders += kind->type == ADJ_FS_T_COMMANDER;
        }
        adj_fs_enum_cut(list, mark);
    }
}

void
adj_fs_enum_fleets(struct adj_fs_enum *list)
{
    adj_fs_enum_begin(list, list->seat, ADJ_FS_FLEET);
    struct fleet fleet = {.empire = list->state->seat[list->seat].empire,
                          .points = list->rules->points};
    fleet_from(list, fleet, 1);
}

// Nobody in the first row: only the literal reading of one edition takes that, for fleets of
// several ships (FS-R-29).
static bool
second_row_alone(const struct adj_fs_enum *list, unsigned ships)
{
    return list->rules->sw[ADJ_FS_SW_ROW2_CONDITION] == 1 && ships > 1;
}

// How many copies of each kind go into which row.
struct rows {
    uint8_t count[3][ADJ_FS_KINDS];
};

static void
arrange_row(struct adj_fs_enum *list, const struct rows *rows, unsigned row)
{
    bool said = false;
    for (unsigned kind = 1; kind < list->rules->kinds; kind++)
        for (unsigned n = 0; n < rows->count[row][kind]; n++) {
            if (!said)
                adj_fs_enum_add(list, ADJ_FS_O_ROW, row);
            said = true;
            adj_fs_enum_add(list, ADJ_FS_O_CARD, adj_fs_ref(kind, 0));
        }
}

static void
arrange_emit(struct adj_fs_enum *list, const struct rows *rows)
{
    const struct adj_fs_seat *seat = &list->state->seat[list->seat];
    unsigned flagship = 0, commander = 0;
    for (unsigned i = 0; i < seat->fleet_count; i++) {
        const struct adj_fs_kind *kind = &list->rules->kind[seat->fleet[i]];
        if (kind->type == ADJ_FS_T_COMMANDER)
            commander = seat->fleet[i];
        else if (kind->flagship == 1)
            flagship = seat->fleet[i];
    }
    adj_fs_enum_begin(list, list->seat, ADJ_FS_ARRANGE);
    arrange_row(list, rows, 1);
    if (list->order.count == 0 && !second_row_alone(list, seat->fleet_count - 1u))
        return;
    arrange_row(list, rows, 2);
    adj_fs_enum_add(list, ADJ_FS_O_CARD, adj_fs_ref(commander, 0));
    adj_fs_enum_add(list, ADJ_FS_O_UNDER, adj_fs_ref(flagship, 0));
    adj_fs_enum_emit(list, NULL);
}

// rows->count[0] has the ships that have no row yet.
static void
arrange_from(struct adj_fs_enum *list, struct rows *rows, unsigned from)
{
    unsigned kind = from;
    while (kind < list->rules->kinds && rows->count[0][kind] == 0)
        kind++;
    if (kind == list->rules->kinds) {
        arrange_emit(list, rows);
        return;
    }
    unsigned all = rows->count[0][kind];
    for (unsigned second = 0; second <= all && !list->stopped; second++) {
        rows->count[1][kind] = (uint8_t)(all - second);
        rows->count[2][kind] = (uint8_t)second;
        arrange_from(list, rows, kind + 1);
    }
    rows->count[1][kind] = rows->count[2][kind] = 0;
}

void
adj_fs_enum_arrangements(struct adj_fs_enum *list)
{
    const struct adj_fs_seat *seat = &list->state->seat[list->seat];
    struct rows rows = {0};
    for (unsigned i = 0; i < seat->fleet_count; i++)
        if (list->rules->kind[seat->fleet[i]].type != ADJ_FS_T_COMMANDER)
            rows.count[0][seat->fleet[i]]++;
    arrange_from(list, &rows, 1);
}

// The seat's ships, sorted by reference.
struct ships {
    unsigned count;
    uint8_t slot[ADJ_FS_FLEET_MAX];
};

static void
find_ships(const struct adj_fs_enum *list, struct ships *ships)
{
    ships->count = 0;
    for (unsigned i = 0; i < list->state->slots; i++) {
        if (!adj_fs_enum_ship(list, i) || list->state->card[i].owner != list->seat ||
            ships->count == ADJ_FS_FLEET_MAX)
            continue;
        unsigned at = ships->count++;
        for (; at > 0 && adj_fs_enum_ref(list, ships->slot[at - 1]) > adj_fs_enum_ref(list, i);
             at--)
            ships->slot[at] = ships->slot[at - 1];
        ships->slot[at] = (uint8_t)i;
    }
}

static bool
moves_to(const struct adj_fs_enum *list, const struct ships *ships, uint32_t moves, unsigned i,
         unsigned row)
{
    return (moves >> i & 1) != 0 && list->state->card[ships->slot[i]].row != row;
}

static bool
first_row_left(const struct adj_fs_enum *list, const struct ships *ships, uint32_t moves)
{
    for (unsigned i = 0; i < ships->count; i++) {
        bool first = list->state->card[ships->slot[i]].row == 1;
        if (first != ((moves >> i & 1) != 0))
            return true;
    }
    return false;
}

static void
rearrange_row(struct adj_fs_enum *list, const struct ships *ships, uint32_t moves, unsigned row)
{
    bool said = false;
    for (unsigned i = 0; i < ships->count; i++) {
        if (!moves_to(list, ships, moves, i, row))
            continue;
        if (!said)
            adj_fs_enum_add(list, ADJ_FS_O_ROW, row);
        said = true;
        adj_fs_enum_add(list, ADJ_FS_O_CARD, adj_fs_enum_ref(list, ships->slot[i]));
    }
}

void
adj_fs_enum_rearrangements(struct adj_fs_enum *list)
{
    struct ships ships;
    if (list->stopped)
        return;
    find_ships(list, &ships);
    for (uint32_t moves = 1; moves >> ships.count == 0 && !list->stopped; moves++) {
        if (!first_row_left(list, &ships, moves) && !second_row_alone(list, ships.count))
            continue;
        adj_fs_enum_begin(list, list->seat, ADJ_FS_REARRANGE);
        rearrange_row(list, &ships, moves, 1);
        rearrange_row(list, &ships, moves, 2);
        adj_fs_enum_emit(list, NULL);
    }
}

static void
discard_from(struct adj_fs_enum *list, unsigned from)
{
    for (unsigned kind = from; kind < list->rules->kinds && !list->stopped; kind++) {
        bool hidden;
        if (!adj_fs_enum_take(list, kind, &hidden))
            continue;
        unsigned mark = list->order.count;
        adj_fs_enum_add(list, ADJ_FS_O_CARD, adj_fs_ref(kind, 0));
        adj_fs_enum_emit(list, NULL);
        discard_from(list, kind);
        adj_fs_enum_cut(list, mark);
        adj_fs_enum_give(list, kind, hidden);
    }
}

void
adj_fs_enum_discards(struct adj_fs_enum *list)
{
    if (list->stopped)
        return;
    adj_fs_enum_begin(list, list->seat, ADJ_FS_DISCARD);
    discard_from(list, 1);
}
