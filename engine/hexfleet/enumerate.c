// SPDX-License-Identifier: MIT
// Every legal order, as the second opinion sees it: bitboards on a padded grid. Nothing here is
// shared with judge or apply but the declarations; what is computed twice is meant to be.
//
// The bit of a cell is 8 * (q + 3) + (3 - r), in axial coordinates; an eighth row and the corners
// of the grid are no cells. A step in a direction is a rotation of the word: what leaves the board
// is no cell.

#include <string.h>
#include "engine/hexfleet/hexfleet.h"
#include "engine/hexfleet/order.h"
#include "engine/hexfleet/rules.h"
#include "engine/hexfleet/state.h"

#define ALL_CELLS UINT64_C(0x00787c7e7f3f1f0f)
#define NO        ADJ_HX_OFF

static const uint8_t bit_of[ADJ_HX_CELLS] = {
    0,  1,  2,  3,              // a
    8,  9,  10, 11, 12,         // b
    16, 17, 18, 19, 20, 21,     // c
    24, 25, 26, 27, 28, 29, 30, // d
    33, 34, 35, 36, 37, 38,     // e
    42, 43, 44, 45, 46,         // f
    51, 52, 53, 54,             // g
};

static const uint8_t cell_of[56] = {
    0,  1,  2,  3,  NO, NO, NO, NO, // a
    4,  5,  6,  7,  8,  NO, NO, NO, // b
    9,  10, 11, 12, 13, 14, NO, NO, // c
    15, 16, 17, 18, 19, 20, 21, NO, // d
    NO, 22, 23, 24, 25, 26, 27, NO, // e
    NO, NO, 28, 29, 30, 31, 32, NO, // f
    NO, NO, NO, 33, 34, 35, 36, NO, // g
};

// By direction, clockwise from north: how far a bit goes round the word.
static const uint8_t turn_of[ADJ_HX_DIRECTIONS] = {1, 9, 8, 63, 55, 56};

struct boards {
    uint64_t fleet[ADJ_HX_SEATS];
    uint64_t ship[ADJ_HX_SEATS][ADJ_HX_CLASSES + 1]; // by class
};

struct listing {
    const struct adj_hx_rules *rules;
    struct boards boards;
    unsigned seat;
    struct adj_order order;
    adj_order_sink *sink;
    void *context;
    bool stopped;
};

static inline uint64_t
step(uint64_t bits, unsigned direction)
{
    unsigned turn = turn_of[direction];
    return (bits << turn | bits >> (64 - turn)) & ALL_CELLS;
}

static uint64_t
neighbours(uint64_t bits)
{
    uint64_t all = 0;
    for (unsigned direction = 0; direction < ADJ_HX_DIRECTIONS; direction++)
        all |= step(bits, direction);
    return all;
}

static uint64_t
diagonal_neighbours(uint64_t bits)
{
    return step(bits, ADJ_HX_NE) | step(bits, ADJ_HX_SE) | step(bits, ADJ_HX_SW) |
           step(bits, ADJ_HX_NW);
}

static unsigned
count_bits(uint64_t bits)
{
    unsigned count = 0;
    for (; bits != 0; bits &= bits - 1)
        count++;
    return count;
}

static void
set_up(struct boards *boards, const uint8_t *cell)
{
    memset(boards, 0, sizeof *boards);
    for (unsigned i = 0; i < ADJ_HX_CELLS; i++) {
        if (cell[i] == ADJ_HX_VACANT)
            continue;
        uint64_t bit = UINT64_C(1) << bit_of[i];
        unsigned seat = cell[i] > ADJ_HX_CLASSES;
        boards->fleet[seat] |= bit;
        boards->ship[seat][cell[i] - seat * ADJ_HX_CLASSES] |= bit;
    }
}

// Two of the other fleet stand beside it; `gone` do not count.
static bool
lies_disabled(const struct boards *boards, unsigned seat, uint64_t gone)
{
    uint64_t near = neighbours(boards->ship[seat][ADJ_HX_FLAGSHIP]);
    return count_bits(near & boards->fleet[1 - seat] & ~gone) >= 2;
}

static unsigned
power(const struct adj_hx_rules *rules, unsigned ship_class)
{
    bool as_strong = rules->sw[ADJ_HX_SW_POWER] == 1 && ship_class == ADJ_HX_SLOOP;
    return as_strong ? ADJ_HX_FRIGATE : ship_class;
}

static uint64_t
of_power(const struct adj_hx_rules *rules, const struct boards *boards, unsigned seat,
         unsigned least, unsigned most)
{
    uint64_t ships = 0;
    for (unsigned c = ADJ_HX_CORVETTE; c <= ADJ_HX_FLAGSHIP; c++)
        if (power(rules, c) >= least && power(rules, c) <= most)
            ships |= boards->ship[seat][c];
    return ships;
}

// Corvettes that the ruling on pivots keeps from stepping onto `target`: no cell that may be a
// pivot touches both.
static uint64_t
kept_off(const struct adj_hx_rules *rules, uint64_t corvettes, uint64_t target, uint64_t ships)
{
    uint64_t pivots = rules->sw[ADJ_HX_SW_PIVOT] == 1 ? ~ships : ships, kept = 0;
    if (rules->sw[ADJ_HX_SW_PIVOT] != 1 && rules->sw[ADJ_HX_SW_PIVOT] != 2)
        return 0;
    for (; corvettes != 0; corvettes &= corvettes - 1) {
        uint64_t corvette = corvettes & ~(corvettes - 1);
        if ((neighbours(corvette) & neighbours(target) & pivots) == 0)
            kept |= corvette;
    }
    return kept;
}

// True if a ship of `seat` other than `attacker` supports an attack on `target`.
static bool
is_supported(const struct adj_hx_rules *rules, const struct boards *boards, unsigned seat,
             uint64_t attacker, uint64_t target, unsigned target_power)
{
    bool after = rules->sw[ADJ_HX_SW_MOMENT] == 1; // then the attacker has moved
    uint64_t gone = after ? target : 0;
    uint64_t ships = (boards->fleet[0] | boards->fleet[1]) & ~(after ? attacker : 0);
    uint64_t near = neighbours(target) & boards->fleet[seat] & ~attacker;
    near &= ~(boards->ship[seat][ADJ_HX_SLOOP] & ~diagonal_neighbours(target));
    if (near & boards->ship[seat][ADJ_HX_FLAGSHIP] && lies_disabled(boards, seat, gone))
        near &= ~boards->ship[seat][ADJ_HX_FLAGSHIP];
    near &= ~kept_off(rules, near & boards->ship[seat][ADJ_HX_CORVETTE], target, ships);
    if (rules->sw[ADJ_HX_SW_ON_COURSE] == 1)
        near &= of_power(rules, boards, seat, target_power, ADJ_HX_FLAGSHIP);
    return near != 0;
}

// The enemy ships that this one may sink if it gets there.
static uint64_t
prey(const struct adj_hx_rules *rules, const struct boards *boards, unsigned seat,
     unsigned ship_class, uint64_t attacker)
{
    unsigned own = power(rules, ship_class);
    uint64_t sinkable = of_power(rules, boards, 1 - seat, 0, own - 1);
    uint64_t equal = of_power(rules, boards, 1 - seat, own, own);
    for (; equal != 0; equal &= equal - 1) {
        uint64_t target = equal & ~(equal - 1);
        if (is_supported(rules, boards, seat, attacker, target, own))
            sinkable |= target;
    }
    return sinkable;
}

static uint64_t
run(const struct adj_hx_rules *rules, uint64_t from, uint64_t ships, unsigned direction,
    unsigned steps)
{
    uint64_t reached = 0;
    for (uint64_t at = step(from, direction); at != 0 && steps > 0; steps--) {
        reached |= at;
        if (at & ships && rules->sw[ADJ_HX_SW_JUMPS] == 0)
            break;
        at = step(at, direction);
    }
    return reached;
}

static uint64_t
straight(const struct adj_hx_rules *rules, uint64_t from, uint64_t ships, unsigned abeam,
         unsigned diagonal)
{
    uint64_t reached = 0;
    for (unsigned direction = 0; direction < ADJ_HX_DIRECTIONS; direction++) {
        bool north_south = direction == ADJ_HX_N || direction == ADJ_HX_S;
        reached |= run(rules, from, ships, direction, north_south ? abeam : diagonal);
    }
    return reached;
}

// One arc: the ring of `pivot`, from its neighbour in direction `start`, by `sense` (1 or 5). A
// ship in `ships` ends it.
static inline uint64_t
bend(uint64_t pivot, unsigned start, unsigned sense, unsigned steps, uint64_t ships)
{
    uint64_t reached = 0;
    for (unsigned at = start, i = 0; i < steps; i++) {
        at += sense;
        at -= at >= ADJ_HX_DIRECTIONS ? ADJ_HX_DIRECTIONS : 0;
        uint64_t cell = step(pivot, at);
        reached |= cell;
        if (cell == 0 || cell & ships)
            break;
    }
    return reached;
}

static uint64_t
arcs(const struct adj_hx_rules *rules, uint64_t from, uint64_t ships)
{
    static const uint8_t longest[] = {5, 3, 6};
    unsigned steps = longest[rules->sw[ADJ_HX_SW_ARC]];
    uint64_t reached = 0, stops = rules->sw[ADJ_HX_SW_JUMPS] == 0 ? ships : 0;
    for (unsigned direction = 0; direction < ADJ_HX_DIRECTIONS; direction++) {
        uint64_t pivot = step(from, direction);
        unsigned start = (direction + 3) % ADJ_HX_DIRECTIONS;
        bool vacant = (pivot & ships) == 0;
        if (pivot == 0 || (rules->sw[ADJ_HX_SW_PIVOT] == 1 && !vacant) ||
            (rules->sw[ADJ_HX_SW_PIVOT] == 2 && vacant))
            continue;
        reached |= bend(pivot, start, 1, steps, stops) | bend(pivot, start, 5, steps, stops);
    }
    // Only a whole circle leads back to where it began.
    return rules->sw[ADJ_HX_SW_ARC] == 2 ? reached : reached & ~from;
}

static unsigned
class_at(const struct boards *boards, unsigned seat, uint64_t bit)
{
    unsigned c = ADJ_HX_CORVETTE;
    while (c < ADJ_HX_FLAGSHIP && (boards->ship[seat][c] & bit) == 0)
        c++;
    return c;
}

// Where the ship in `from` may end its move.
static uint64_t
destinations(const struct adj_hx_rules *rules, const struct boards *boards, unsigned seat,
             uint64_t from)
{
    uint64_t ships = boards->fleet[0] | boards->fleet[1], reached = 0;
    unsigned ship_class = class_at(boards, seat, from);
    switch ((enum adj_hx_class)ship_class) {
    case ADJ_HX_FLAGSHIP:
        if (lies_disabled(boards, seat, 0))
            return 0;
        reached = straight(rules, from, ships, ADJ_HX_FILES, 1);
        break;
    case ADJ_HX_FRIGATE:
        reached = straight(rules, from, ships, ADJ_HX_FILES, ADJ_HX_FILES);
        break;
    case ADJ_HX_SLOOP:
        reached = straight(rules, from, ships, 0, ADJ_HX_FILES);
        break;
    case ADJ_HX_CORVETTE:
        reached = arcs(rules, from, ships & ~from);
        break;
    }
    uint64_t allowed = ~ships | (ship_class == ADJ_HX_CORVETTE ? from : 0);
    if (reached & boards->fleet[1 - seat])
        allowed |= prey(rules, boards, seat, ship_class, from);
    return reached & allowed;
}

static void
play(struct boards *boards, unsigned seat, uint64_t from, uint64_t to)
{
    unsigned ship_class = class_at(boards, seat, from);
    for (unsigned c = ADJ_HX_CORVETTE; from != to && c <= ADJ_HX_FLAGSHIP; c++)
        boards->ship[1 - seat][c] &= ~to;
    if (from != to)
        boards->fleet[1 - seat] &= ~to;
    boards->ship[seat][ship_class] = (boards->ship[seat][ship_class] & ~from) | to;
    boards->fleet[seat] = (boards->fleet[seat] & ~from) | to;
}

// After this move the other side could sink the flagship.
static bool
leaves_in_danger(const struct adj_hx_rules *rules, const struct boards *boards, unsigned seat,
                 uint64_t from, uint64_t to)
{
    struct boards after = *boards;
    play(&after, seat, from, to);
    uint64_t flagship = after.ship[seat][ADJ_HX_FLAGSHIP];
    if (after.ship[1 - seat][ADJ_HX_FLAGSHIP] == 0)
        return false;
    for (uint64_t left = after.fleet[1 - seat]; left != 0; left &= left - 1)
        if (destinations(rules, &after, 1 - seat, left & ~(left - 1)) & flagship)
            return true;
    return false;
}

// The same under the ruling on threatened flagships.
static uint64_t
moves(const struct adj_hx_rules *rules, const struct boards *boards, unsigned seat, uint64_t from)
{
    uint64_t reached = destinations(rules, boards, seat, from);
    if (rules->sw[ADJ_HX_SW_THREAT] == 0)
        return reached;
    for (uint64_t left = reached; left != 0; left &= left - 1) {
        uint64_t to = left & ~(left - 1);
        if (leaves_in_danger(rules, boards, seat, from, to))
            reached &= ~to;
    }
    return reached;
}

static bool
can_sink(const struct listing *listing)
{
    const struct boards *boards = &listing->boards;
    for (uint64_t left = boards->fleet[listing->seat]; left != 0; left &= left - 1)
        if (moves(listing->rules, boards, listing->seat, left & ~(left - 1)) &
            boards->fleet[1 - listing->seat])
            return true;
    return false;
}

static void
list_from(struct listing *listing, unsigned from, uint64_t reached)
{
    listing->order.operand[0].value = (uint16_t)from;
    for (; reached != 0 && !listing->stopped; reached &= reached - 1) {
        listing->order.operand[1].value = cell_of[__builtin_ctzll(reached)];
        listing->stopped = !listing->sink(listing->context, &listing->order, true);
    }
}

static void
list_moves(struct listing *listing, const uint8_t *cell)
{
    struct boards *boards = &listing->boards;
    bool must_sink = listing->rules->sw[ADJ_HX_SW_COMPULSORY] == 1 && can_sink(listing);
    listing->order.verb = ADJ_HX_MOVE;
    listing->order.count = 2;
    listing->order.operand[0].role = ADJ_HX_FROM;
    listing->order.operand[1].role = ADJ_HX_TO;
    for (unsigned from = 0; from < ADJ_HX_CELLS; from++) {
        if (cell[from] == ADJ_HX_VACANT || (cell[from] > ADJ_HX_CLASSES) != listing->seat)
            continue;
        uint64_t reached =
            moves(listing->rules, boards, listing->seat, UINT64_C(1) << bit_of[from]);
        if (must_sink)
            reached &= boards->fleet[1 - listing->seat];
        list_from(listing, from, reached);
    }
}

static void
list_word(struct listing *listing, unsigned seat, unsigned verb)
{
    if (listing->stopped)
        return;
    memset(&listing->order, 0, sizeof listing->order);
    listing->order.seat = (uint8_t)seat;
    listing->order.verb = (uint8_t)verb;
    listing->stopped = !listing->sink(listing->context, &listing->order, true);
}

static void
list_words(struct listing *listing, unsigned offered)
{
    unsigned seat = listing->seat;
    if (listing->rules->sw[ADJ_HX_SW_RESIGNATION] == 0)
        list_word(listing, seat, ADJ_HX_RESIGN);
    if (listing->rules->sw[ADJ_HX_SW_AGREEMENT] != 0)
        return;
    if (offered == 0)
        list_word(listing, seat, ADJ_HX_OFFER);
    else
        list_word(listing, 2 - offered, ADJ_HX_ACCEPT);
}

void
adj_hx_enumerate(const void *rules, const void *state, adj_order_sink *sink, void *context)
{
    const struct adj_hx_state *s = state;
    struct listing listing = {.rules = rules, .seat = s->to_move, .sink = sink, .context = context};
    if (s->end != ADJ_HX_ON)
        return;
    set_up(&listing.boards, s->cell);
    listing.order.seat = s->to_move;
    list_moves(&listing, s->cell);
    list_words(&listing, s->offered);
}
