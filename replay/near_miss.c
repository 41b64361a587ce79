// SPDX-License-Identifier: MIT
#include "replay/near_miss.h"

#include <stdlib.h>
#include <string.h>

enum {
    TRIES = 40,
    GROUPS = 64,       // of orders, by seat and verb
    ROLES = 32,        // a role above stands with those that are lower by this
    VALUES = 256,      // different ones kept for a role
    CLAUSES = 1 << 16, // numbers of clauses
};

// One order for each seat and verb, any of those seen with the same likelihood.
struct group {
    uint8_t seat, verb;
    uint32_t seen;
    struct adj_order order;
};

struct groups {
    unsigned count;
    struct group group[GROUPS];
};

struct values {
    unsigned count;
    uint16_t value[VALUES];
    uint8_t has[1 << 13]; // bit v: value v is there
};

struct adj_near_misses {
    struct groups now;     // listed in this position
    struct groups earlier; // given or listed at any moment of this game
    uint8_t verb[64];
    unsigned verbs;
    struct values values[ROLES];
    uint16_t broken[CLAUSES]; // how often each was, in this game
};

// What is needed while one miss is looked for.
struct search {
    struct adj_near_misses *misses;
    const struct adj_session *session;
    struct adj_random *random;
    const struct adj_order *next;
    struct adj_order best;
    struct adj_verdict verdict; // of the best
    uint32_t rank;              // how often its rarest clause was broken; UINT32_MAX: none yet
};

struct adj_near_misses *
adj_near_misses_open(void)
{
    return calloc(1, sizeof(struct adj_near_misses));
}

void
adj_near_misses_close(struct adj_near_misses *misses)
{
    free(misses);
}

void
adj_near_misses_start(struct adj_near_misses *misses)
{
    memset(misses, 0, sizeof *misses);
}

static unsigned
below(struct search *search, unsigned limit)
{
    return (unsigned)adj_random_below(search->random, limit);
}

static struct group *
find_group(struct groups *groups, const struct adj_order *order)
{
    for (unsigned i = 0; i < groups->count; i++)
        if (groups->group[i].seat == order->seat && groups->group[i].verb == order->verb)
            return &groups->group[i];
    if (groups->count == GROUPS)
        return NULL;
    struct group *group = &groups->group[groups->count++];
    group->seat = order->seat;
    group->verb = order->verb;
    group->seen = 0;
    return group;
}

static void
keep_in(struct search *search, struct groups *groups, const struct adj_order *order)
{
    struct group *group = find_group(groups, order);
    if (group != NULL && below(search, ++group->seen) == 0)
        group->order = *order;
}

static void
keep_value(struct values *values, unsigned value)
{
    uint8_t bit = (uint8_t)(1u << value % 8);
    if ((values->has[value / 8] & bit) != 0 || values->count == VALUES)
        return;
    values->has[value / 8] |= bit;
    values->value[values->count++] = (uint16_t)value;
}

static void
keep_words(struct adj_near_misses *misses, const struct adj_order *order)
{
    for (unsigned i = 0; i < order->count; i++)
        keep_value(&misses->values[order->operand[i].role % ROLES], order->operand[i].value);
    if (memchr(misses->verb, order->verb, misses->verbs) == NULL &&
        misses->verbs < sizeof misses->verb)
        misses->verb[misses->verbs++] = order->verb;
}

static bool
see(void *context, const struct adj_order *order, bool certain)
{
    struct search *search = context;
    if (!certain)
        return true;
    keep_in(search, &search->misses->now, order);
    keep_words(search->misses, order);
    return true;
}

// What is listed here, and what is going to be given here, which may be chance.
static void
look_around(struct search *search)
{
    const struct adj_session *session = search->session;
    struct adj_near_misses *misses = search->misses;
    misses->now.count = 0;
    session->game->enumerate(session->rules, session->state, see, search);
    if (search->next != NULL) {
        keep_words(misses, search->next);
        keep_in(search, &misses->now, search->next);
    }
    for (unsigned i = 0; i < misses->now.count; i++)
        if (misses->now.group[i].seen > 0)
            keep_in(search, &misses->earlier, &misses->now.group[i].order);
}

static const struct adj_order *
any_of(struct search *search, const struct groups *groups)
{
    return groups->count == 0 ? NULL : &groups->group[below(search, groups->count)].order;
}

// A number near this one, or any small one: what is said of may never have been said before.
static unsigned
near_value(struct search *search, unsigned value)
{
    switch (below(search, 4)) {
    case 0:
        return value ^ 1u << below(search, 10);
    case 1:
        return value + 1;
    case 2:
        return below(search, 10);
    default:
        return below(search, 256);
    }
}

// A value that was said with this role (mostly), with another one, or a number near it.
static unsigned
other_value(struct search *search, unsigned role, unsigned value)
{
    unsigned way = below(search, 10);
    const struct values *values =
        &search->misses->values[way < 5 ? role % ROLES : below(search, ROLES)];
    return way < 7 && values->count > 0 ? values->value[below(search, values->count)]
                                        : near_value(search, value);
}

static void
change_operand(struct search *search, struct adj_order *order)
{
    if (order->count == 0)
        return;
    struct adj_operand *operand = &order->operand[below(search, order->count)];
    operand->value = (uint16_t)other_value(search, operand->role, operand->value);
}

static void
remove_operand(struct search *search, struct adj_order *order)
{
    if (order->count == 0)
        return;
    unsigned at = below(search, order->count);
    memmove(&order->operand[at], &order->operand[at + 1],
            (order->count - at - 1u) * sizeof order->operand[0]);
    order->operand[--order->count] = (struct adj_operand){0};
}

// One more: again one that is said already, or one of another role.
static void
add_operand(struct search *search, struct adj_order *order)
{
    struct adj_operand more;
    if (order->count == ADJ_ORDER_OPERANDS)
        return;
    if (order->count > 0 && below(search, 2) == 0) {
        more = order->operand[below(search, order->count)];
        if (below(search, 2) == 0)
            more.value = (uint16_t)other_value(search, more.role, more.value);
    } else {
        more.role = (uint16_t)(1 + below(search, ROLES - 1));
        more.value = (uint16_t)other_value(search, more.role, 0);
    }
    unsigned at = below(search, order->count + 1u);
    memmove(&order->operand[at + 1], &order->operand[at],
            (order->count - at) * sizeof order->operand[0]);
    order->operand[at] = more;
    order->count++;
}

// A verb that was said (mostly), or the one numbered next to it: some verbs are never legal, or
// only as an answer to what nobody says in these games.
static uint8_t
other_verb(struct search *search)
{
    uint8_t verb = search->misses->verb[below(search, search->misses->verbs)];
    switch (below(search, 8)) {
    case 0:
        return (uint8_t)(verb + 1);
    case 1:
        return (uint8_t)(verb - 1);
    default:
        return verb;
    }
}

static void
change_seat(struct search *search, struct adj_order *order)
{
    unsigned seats = search->session->head.seats.count, seat = below(search, seats + 1);
    order->seat = (uint8_t)(seat == seats ? ADJ_SEAT_TABLE : seat);
}

static void
change_once(struct search *search, struct adj_order *order)
{
    switch (below(search, 10)) {
    case 0:
        change_seat(search, order);
        break;
    case 1:
    case 2:
        order->verb = other_verb(search);
        break;
    case 3:
    case 4:
        remove_operand(search, order);
        break;
    case 5:
    case 6:
        add_operand(search, order);
        break;
    default:
        change_operand(search, order);
        break;
    }
}

// A legal order changed once, or an earlier one as it was. False if nothing was seen yet.
static bool
propose(struct search *search, struct adj_order *order)
{
    struct adj_near_misses *misses = search->misses;
    bool earlier = below(search, 3) == 0 || misses->now.count == 0;
    const struct adj_order *from = any_of(search, earlier ? &misses->earlier : &misses->now);
    if (search->next != NULL && below(search, 6) == 0) {
        from = search->next;
        earlier = false;
    }
    if (from == NULL)
        return false;
    *order = *from;
    if (!earlier)
        change_once(search, order);
    return true;
}

// How often the clause was broken that this verdict breaks and that was broken least.
static uint32_t
rank(const struct search *search, const struct adj_verdict *verdict)
{
    uint32_t least = UINT32_MAX - 1;
    const uint16_t *broken = search->misses->broken;
    for (unsigned i = 0; i < verdict->faults; i++)
        if (broken[verdict->fault[i].clause] < least)
            least = broken[verdict->fault[i].clause];
    for (unsigned i = 0; i < verdict->alsos; i++)
        if (broken[verdict->also[i]] < least)
            least = broken[verdict->also[i]];
    return least;
}

// What the order's text means to whoever reads it. False if it is no order.
static bool
read_back(const struct adj_session *session, const struct adj_order *order, struct adj_order *read)
{
    char text[ADJ_LINE_MAX];
    struct adj_error error = {0};
    *read = (struct adj_order){.seat = order->seat};
    session->game->print_order(session->rules, session->state, &session->head.seats, order, text,
                               sizeof text);
    if (session->game->parse_order(session->rules, session->state, &session->head.seats,
                                   order->seat, text, read, &error) != ADJ_OK)
        return false;
    read->seat = order->seat;
    return true;
}

// It has to be one that can be typed: its text must mean the order itself. An order in which a
// number stands for nothing becomes what its text means, if only values differ: so a cell is named
// that the board lacks.
static bool
make_sayable(const struct adj_session *session, struct adj_order *order)
{
    struct adj_order said, again;
    if (!read_back(session, order, &said))
        return false;
    if (adj_order_equal(&said, order))
        return true;
    if (said.verb != order->verb || said.count != order->count ||
        !read_back(session, &said, &again) || !adj_order_equal(&again, &said))
        return false;
    *order = said;
    return true;
}

// Judges it. True if it is refused, and by a clause that was broken less often than those of the
// best so far.
static bool
is_better(const struct search *search, const struct adj_order *order, struct adj_verdict *verdict)
{
    const struct adj_session *session = search->session;
    session->game->judge(session->rules, session->state, order, ADJ_SHOWN, verdict);
    return verdict->kind == ADJ_REFUSED && rank(search, verdict) < search->rank;
}

static void
consider(struct search *search, const struct adj_order *order)
{
    struct adj_verdict verdict;
    struct adj_order said = *order;
    if (!is_better(search, order, &verdict) || !make_sayable(search->session, &said))
        return;
    if (!adj_order_equal(&said, order) && !is_better(search, &said, &verdict))
        return;
    search->rank = rank(search, &verdict);
    search->best = said;
    search->verdict = verdict;
}

static void
count_broken(struct adj_near_misses *misses, const struct adj_verdict *verdict)
{
    for (unsigned i = 0; i < verdict->faults; i++)
        misses->broken[verdict->fault[i].clause]++;
    for (unsigned i = 0; i < verdict->alsos; i++)
        misses->broken[verdict->also[i]]++;
}

bool
adj_near_misses_make(struct adj_near_misses *misses, const struct adj_session *session,
                     struct adj_random *random, const struct adj_order *next,
                     struct adj_order *miss)
{
    struct search search = {
        .misses = misses, .session = session, .random = random, .next = next, .rank = UINT32_MAX};
    look_around(&search);
    for (unsigned i = 0; i < TRIES; i++) {
        struct adj_order order;
        if (propose(&search, &order))
            consider(&search, &order);
    }
    if (search.rank == UINT32_MAX)
        return false;
    count_broken(misses, &search.verdict);
    *miss = search.best;
    return true;
}
