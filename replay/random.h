// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_RANDOM_H
#define ADJ_REPLAY_RANDOM_H

// A stream of random numbers that is the same on every machine: SplitMix64 (Steele, Lea and Flood,
// "Fast splittable pseudorandom number generators", 2014). Of no use for secrets.

#include <stdint.h>

struct adj_random {
    uint64_t state;
};

static inline uint64_t
adj_random_next(struct adj_random *random)
{
    uint64_t z = random->state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

// Stream `number` of a seed: streams of one seed, and of seeds that follow each other, have
// nothing in common.
static inline struct adj_random
adj_random_start(uint64_t seed, uint64_t number)
{
    struct adj_random random = {.state = seed};
    random.state = adj_random_next(&random) + number;
    random.state = adj_random_next(&random);
    return random;
}

// A number below `limit`; 0 if that is 0. What is left of 2^64 makes some numbers likelier by less
// than one in 2^32.
static inline uint64_t
adj_random_below(struct adj_random *random, uint32_t limit)
{
    return limit == 0 ? 0 : adj_random_next(random) % limit;
}

#endif
