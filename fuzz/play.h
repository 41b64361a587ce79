// SPDX-License-Identifier: MIT
#ifndef ADJ_FUZZ_PLAY_H
#define ADJ_FUZZ_PLAY_H

// A game that is being fuzzed, in buffers that fit every game: the position, what is listed in it,
// and how it came about. What it does wrong ends the process, with the whole game told.

#include "fuzz/game_bytes.h"
#include "engine/step.h"

enum { ADJ_PLAY_ORDERS = ADJ_GAME_ORDERS + ADJ_GAME_LEAD };

struct adj_play {
    const struct adj_game *game;
    const struct adj_seats *seats;
    const void *rules;
    void *state;   // now
    void *before;  // before the last order
    void *scratch; // for questions
    void *watch;
    void *own_rules;             // if a switch was changed
    struct adj_listing *listing; // of `state`
    struct adj_verdict verdict;  // of the last order
    struct adj_events events;
    struct adj_game_head head;
    uint64_t seed; // for what the checks choose
    bool told;     // tell each order as it is given
    unsigned orders;
    struct adj_order order[ADJ_PLAY_ORDERS];
};

// One game, made ready for `head`; it belongs to this library and is overwritten by the next call.
// adj_starts_load has to come first.
struct adj_play *adj_play_start(const struct adj_game_head *head, bool told);

// Lists the orders of the position.
void adj_play_list(struct adj_play *play);

// Steps, without any check, and remembers the order.
void adj_play_step(struct adj_play *play, const struct adj_order *order);

// Tells what is wrong, the order concerned (may be NULL) and the game, and aborts.
_Noreturn void adj_play_fail(struct adj_play *play, const struct adj_order *order,
                             const char *format, ...) __attribute__((format(printf, 3, 4)));

// The order with its seat, as it would be typed.
enum { ADJ_PLAY_TEXT = ADJ_LINE_MAX + 16 };
const char *adj_play_text(const struct adj_play *play, const void *state,
                          const struct adj_order *order, char out[ADJ_PLAY_TEXT]);

// check.c. Before an order: what the position and its list have to be, ...
void adj_check_position(struct adj_play *play);
void adj_check_listed(struct adj_play *play);
// ... what the verdict on any order has to be (`chance`: the game itself made it up as possible),
// ...
void adj_check_verdict(struct adj_play *play, const struct adj_order *order, bool chance);
// ... after adj_play_step, what the order has done, ...
void adj_check_step(struct adj_play *play);

// check_text.c: ... the texts and bytes of an order, before and after it is given.
void adj_check_text(struct adj_play *play, const struct adj_order *order);
void adj_check_words(struct adj_play *play, const struct adj_order *order);
void adj_check_bytes(struct adj_play *play);

#endif
