// SPDX-License-Identifier: MIT
#ifndef ADJ_FUZZ_LISTING_H
#define ADJ_FUZZ_LISTING_H

// The orders that a game lists in a position: the first few thousand kept whole, more by hash, and
// grouped by seat and verb, so that a group of thousands does not hide one of two.

#include "engine/game.h"

enum {
    ADJ_LISTING_KEPT = 4096,
    ADJ_LISTING_BYTES = ADJ_LISTING_KEPT * 64,
    ADJ_LISTING_HASHED = 60000, // where a longer list is cut
    ADJ_LISTING_PLACES = 1 << 17,
    ADJ_LISTING_GROUPS = 64,
};

struct adj_listing_group {
    uint8_t seat, verb;
    uint32_t kept;
};

struct adj_listing {
    uint32_t kept, total;
    bool complete; // false: cut, so that an order that is not in it may be listed all the same
    bool doubled;  // an order was listed twice
    struct adj_order twice; // that order
    uint32_t groups;
    struct adj_listing_group group[ADJ_LISTING_GROUPS];
    uint32_t size; // bytes in use
    uint32_t at[ADJ_LISTING_KEPT];
    uint8_t of[ADJ_LISTING_KEPT];   // the group of each kept order
    bool certain[ADJ_LISTING_KEPT]; // false: needs a card that the hand may not hold
    uint8_t bytes[ADJ_LISTING_BYTES];
    uint32_t round; // places filled in another round are free
    struct {
        uint64_t hash;
        uint32_t round;
    } place[ADJ_LISTING_PLACES];
};

// Lists the orders of a position.
void adj_listing_make(struct adj_listing *listing, const struct adj_game *game, const void *rules,
                      const void *state);

// The kept order `index` (< kept).
void adj_listing_get(const struct adj_listing *listing, uint32_t index, struct adj_order *order);

// The kept order number `nth` (any number: it is taken round the group) of a group that keeps any.
void adj_listing_pick(const struct adj_listing *listing, unsigned group, uint32_t nth,
                      struct adj_order *order);

bool adj_listing_has(const struct adj_listing *listing, const struct adj_order *order);

#endif
