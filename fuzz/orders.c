// SPDX-License-Identifier: MIT
// The property of orders: whatever is ordered, legal or not, the game's parts agree.
//  - Judge is pure: one order, one verdict, and the state as it was. What is not legal changes
//  nothing.
//  - Judge and enumerator agree: what is listed is legal, and what is legal is listed.
//  - No step breaks an invariant; the game goes on until it is over.
//  - An order comes back from its text, and everything from its bytes.

#include "fuzz/target.h"

#include <stdlib.h>
#include <string.h>
#include "fuzz/play.h"

const char adj_target_name[] = "orders";
const size_t adj_target_head = ADJ_GAME_HEAD, adj_target_record = ADJ_GAME_RECORD;

void
adj_target_open(void)
{
    if (!adj_starts_load())
        exit(4);
    adj_target_run(NULL, 0, false); // what is only done the first time is done then
}

static bool
ends_game(struct adj_play *play, const struct adj_order *order)
{
    struct adj_verdict verdict;
    memcpy(play->scratch, play->state, play->game->state_size);
    adj_step(play->game, play->rules, play->scratch, order, &verdict, &play->events);
    return play->game->to_move(play->rules, play->scratch) == ADJ_SEAT_NOBODY;
}

// The orders before the first record: they bring the game to where the records begin, and are only
// watched.
static void
lead(struct adj_play *play, struct adj_game_bytes *in)
{
    struct adj_order order;
    uint64_t seed = play->head.seed;
    for (unsigned i = 0; i < play->head.lead; i++) {
        adj_play_list(play);
        adj_game_bytes_saw(in, play->listing);
        if (!adj_game_bytes_lead(&seed, play->game, play->rules, play->state, play->listing,
                                 &order))
            return;
        if (ends_game(play, &order))
            continue;
        adj_play_step(play, &order);
        adj_check_step(play);
    }
}

void
adj_target_run(const uint8_t *bytes, size_t size, bool told)
{
    static struct adj_game_bytes in;
    struct adj_game_head head;
    struct adj_order order;
    bool chance, dear;
    adj_game_bytes_start(&in, bytes, size, &head);
    struct adj_play *play = adj_play_start(&head, told);
    lead(play, &in);
    adj_play_list(play);
    while (adj_game_bytes_next(&in, play->game, play->rules, play->state, play->listing, &order,
                               &chance, &dear)) {
        adj_check_position(play);
        adj_check_listed(play);
        adj_check_verdict(play, &order, chance);
        if (chance)
            adj_check_text(play, &order);
        adj_play_step(play, &order);
        adj_check_step(play);
        if (dear) {
            adj_check_words(play, &order);
            adj_check_bytes(play);
        }
        if (play->verdict.kind != ADJ_LEGAL)
            continue;
        adj_game_bytes_saw(&in, play->listing);
        adj_play_list(play);
    }
}
