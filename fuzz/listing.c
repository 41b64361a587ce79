// SPDX-License-Identifier: MIT
#include "fuzz/listing.h"

#include <string.h>
#include "engine/hash.h"

static size_t
order_size(const struct adj_order *order)
{
    return 4 + order->count * sizeof order->operand[0];
}

// False if it was there already.
static bool
put_hash(struct adj_listing *listing, uint64_t hash)
{
    uint32_t at = (uint32_t)hash % ADJ_LISTING_PLACES;
    for (; listing->place[at].round == listing->round; at = (at + 1) % ADJ_LISTING_PLACES)
        if (listing->place[at].hash == hash)
            return false;
    listing->place[at].hash = hash;
    listing->place[at].round = listing->round;
    return true;
}

static unsigned
group_of(struct adj_listing *listing, const struct adj_order *order)
{
    for (unsigned i = 0; i < listing->groups; i++)
        if (listing->group[i].seat == order->seat && listing->group[i].verb == order->verb)
            return i;
    if (listing->groups == ADJ_LISTING_GROUPS)
        return ADJ_LISTING_GROUPS;
    listing->group[listing->groups] =
        (struct adj_listing_group){.seat = order->seat, .verb = order->verb};
    return listing->groups++;
}

static void
keep(struct adj_listing *listing, const struct adj_order *order, bool certain)
{
    size_t size = order_size(order);
    if (listing->kept == ADJ_LISTING_KEPT || listing->size + size > ADJ_LISTING_BYTES)
        return;
    // A long group leaves room for those that come after it.
    unsigned group = group_of(listing, order);
    if (group == ADJ_LISTING_GROUPS || listing->group[group].kept > ADJ_LISTING_KEPT / 4 * 3)
        return;
    memcpy(listing->bytes + listing->size, order, size);
    listing->of[listing->kept] = (uint8_t)group;
    listing->certain[listing->kept] = certain;
    listing->at[listing->kept++] = listing->size;
    listing->size += (uint32_t)size;
    listing->group[group].kept++;
}

static bool
add(void *context, const struct adj_order *order, bool certain)
{
    struct adj_listing *listing = context;
    if (listing->total == ADJ_LISTING_HASHED) {
        listing->complete = false;
        return false;
    }
    if (!put_hash(listing, adj_hash(order, order_size(order)))) {
        listing->doubled = true;
        listing->twice = *order;
        return true;
    }
    listing->total++;
    keep(listing, order, certain);
    return true;
}

void
adj_listing_make(struct adj_listing *listing, const struct adj_game *game, const void *rules,
                 const void *state)
{
    listing->kept = listing->total = listing->groups = listing->size = 0;
    listing->complete = true;
    listing->doubled = false;
    listing->round++;
    game->enumerate(rules, state, add, listing);
}

void
adj_listing_get(const struct adj_listing *listing, uint32_t index, struct adj_order *order)
{
    memset(order, 0, sizeof *order);
    memcpy(order, listing->bytes + listing->at[index], 4);
    memcpy(order, listing->bytes + listing->at[index], order_size(order));
}

void
adj_listing_pick(const struct adj_listing *listing, unsigned group, uint32_t nth,
                 struct adj_order *order)
{
    nth %= listing->group[group].kept;
    for (uint32_t i = 0; i < listing->kept; i++)
        if (listing->of[i] == group && nth-- == 0) {
            adj_listing_get(listing, i, order);
            return;
        }
}

bool
adj_listing_has(const struct adj_listing *listing, const struct adj_order *order)
{
    uint64_t hash = adj_hash(order, order_size(order));
    uint32_t at = (uint32_t)hash % ADJ_LISTING_PLACES;
    for (; listing->place[at].round == listing->round; at = (at + 1) % ADJ_LISTING_PLACES)
        if (listing->place[at].hash == hash)
            return true;
    return false;
}
