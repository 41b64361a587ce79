// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_PLAYER_PLAYER_H
#define ADJ_ENGINE_FLAGSHIP_PLAYER_PLAYER_H

// A player for simulated games: how eagerly a sensible player would give a listed order. He looks
// at the table and his hand, one order at a time, and remembers nothing. He is no second opinion:
// he reads figures as judge does, and whatever he prefers, the order was listed as legal.
//
// Weights of one position are compared with each other: ten times the weight is ten times as
// likely. What wins the game or saves the Flagship outweighs everything.

#include "engine/flagship/choose.h"
#include "engine/flagship/stats.h"

enum {
    ADJ_FS_NEVER = 0,
    ADJ_FS_HARDLY = 1,
    ADJ_FS_SELDOM = 20,
    ADJ_FS_SOMETIMES = 100,
    ADJ_FS_GLADLY = 1000,
    ADJ_FS_EAGERLY = 10000,
    ADJ_FS_SURELY = 1000000,
};

struct adj_fs_player {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state; // with what was pending happened
    const struct adj_order *order;
    unsigned seat;
};

// strike.c: figures and what hits would do. Unknown values count as the lowest they can be.
int adj_fs_player_stat(const struct adj_fs_player *player, unsigned slot, unsigned key);
int adj_fs_player_value(const struct adj_fs_player *player, struct adj_fs_value value);
// Hits that the ship still takes before it is destroyed.
int adj_fs_player_left(const struct adj_fs_player *player, unsigned slot);
// Hits that its posture stops; the best one it can take unless one was chosen.
int adj_fs_player_stops(const struct adj_fs_player *player, unsigned slot);
bool adj_fs_player_is_flagship(const struct adj_fs_player *player, unsigned slot);
// What it is worth to strike this ship with so many hits, its posture the best: 0 if all are
// stopped, over ADJ_FS_SURELY if the game is won.
uint32_t adj_fs_player_harm(const struct adj_fs_player *player, unsigned slot, int hits);
// Hits that an effect adds (Support) or stops (Defend: negative).
int adj_fs_player_hits_of(const struct adj_fs_player *player, const struct adj_fs_effect *effect);
// The same of all that a hand card does in a window to an attack of this type.
int adj_fs_player_card_hits(const struct adj_fs_player *player, unsigned kind, unsigned window,
                            unsigned type);
// Hits that Support cards in hand could add to an attack of this type.
int adj_fs_player_reserve(const struct adj_fs_player *player, unsigned type);
// Divides a weight by what an order's costs take away: hand cards, ships that could still act.
uint32_t adj_fs_player_pay(const struct adj_fs_player *player, uint32_t weight);
// The number of cards in the seat's hand.
unsigned adj_fs_player_hand(const struct adj_fs_player *player);

// setup.c
uint32_t adj_fs_weigh_fleet(const struct adj_fs_player *player);
uint32_t adj_fs_weigh_arrange(const struct adj_fs_player *player);
uint32_t adj_fs_weigh_rearrange(const struct adj_fs_player *player);

// attack.c
uint32_t adj_fs_weigh_attack(const struct adj_fs_player *player);
uint32_t adj_fs_weigh_focus(const struct adj_fs_player *player);
uint32_t adj_fs_weigh_target(const struct adj_fs_player *player);
uint32_t adj_fs_weigh_support(const struct adj_fs_player *player);

// defend.c
uint32_t adj_fs_weigh_posture(const struct adj_fs_player *player);
uint32_t adj_fs_weigh_defend(const struct adj_fs_player *player);
uint32_t adj_fs_weigh_cancel(const struct adj_fs_player *player);
uint32_t adj_fs_weigh_branch(const struct adj_fs_player *player);

// basic.c
uint32_t adj_fs_weigh_basic(const struct adj_fs_player *player);
uint32_t adj_fs_weigh_repel(const struct adj_fs_player *player);
uint32_t adj_fs_weigh_discard(const struct adj_fs_player *player);
// What it is worth that an effect happens, beside hits on an attack.
uint32_t adj_fs_player_effect(const struct adj_fs_player *player, const struct adj_fs_use *use,
                              const struct adj_fs_effect *effect);

#endif
