// SPDX-License-Identifier: MIT
#include "engine/flagship/player/player.h"

#include <string.h>
#include "engine/flagship/flagship.h"

// Closing a phase or step is what is left when nothing else is worth while.
static uint32_t
weigh_done(const struct adj_fs_player *player)
{
    const struct adj_fs_state *state = player->state;
    if (state->attack.step != ADJ_FS_S_NONE)
        return ADJ_FS_SOMETIMES / 2;
    switch (state->phase) {
    case ADJ_FS_P_REARRANGE:
        return 2 * ADJ_FS_SOMETIMES;
    case ADJ_FS_P_ORDERS:
        return ADJ_FS_SELDOM;
    case ADJ_FS_P_DRAW: // a reshuffle is the table's, and mostly comes first
        return ADJ_FS_HARDLY;
    default:
        return ADJ_FS_GLADLY;
    }
}

static uint32_t
weigh_order(const struct adj_fs_player *player)
{
    switch ((enum adj_fs_verb)player->order->verb) {
    case ADJ_FS_FLEET:
        return adj_fs_weigh_fleet(player);
    case ADJ_FS_CHOOSE:
        return player->order->operand[0].value == 1 ? 3 : 1;
    case ADJ_FS_ARRANGE:
        return adj_fs_weigh_arrange(player);
    case ADJ_FS_CUT:
        return ADJ_FS_SOMETIMES;
    case ADJ_FS_REARRANGE:
        return adj_fs_weigh_rearrange(player);
    case ADJ_FS_ATTACK:
        return adj_fs_weigh_attack(player);
    case ADJ_FS_FOCUS:
    case ADJ_FS_GENERAL:
        return adj_fs_weigh_focus(player);
    case ADJ_FS_TARGET:
        return adj_fs_weigh_target(player);
    case ADJ_FS_BRANCH:
        return adj_fs_weigh_branch(player);
    case ADJ_FS_SUPPORT:
        return adj_fs_weigh_support(player);
    case ADJ_FS_ACTIVE:
    case ADJ_FS_PASSIVE:
        return adj_fs_weigh_posture(player);
    case ADJ_FS_DEFEND:
        return adj_fs_weigh_defend(player);
    case ADJ_FS_BASIC:
    case ADJ_FS_REACT:
        return adj_fs_weigh_basic(player);
    case ADJ_FS_REPEL:
        return adj_fs_weigh_repel(player);
    case ADJ_FS_CANCEL:
        return adj_fs_weigh_cancel(player);
    case ADJ_FS_DISCARD:
        return adj_fs_weigh_discard(player);
    case ADJ_FS_DONE:
        return weigh_done(player);
    case ADJ_FS_ROLL:
    case ADJ_FS_SHUFFLE:
    case ADJ_FS_DRAW:
    case ADJ_FS_OBSERVE:
    case ADJ_FS_RESIGN:
    case ADJ_FS_AGREE_DRAW:
        return ADJ_FS_NEVER; // not a player's, or no way to play a game
    }
    return ADJ_FS_NEVER;
}

// A card that waits for an answer is looked at as if none came; only the answer itself sees it
// waiting.
uint32_t
adj_fs_weigh(const void *rules, const void *state, const struct adj_order *order)
{
    struct adj_fs_player player = {
        .rules = rules, .state = state, .order = order, .seat = order->seat};
    if (order->seat >= ADJ_FS_SEATS)
        return ADJ_FS_NEVER;
    if (!player.state->pending.open || order->verb == ADJ_FS_CANCEL || order->verb == ADJ_FS_REPEL)
        return weigh_order(&player);
    struct adj_fs_state settled;
    memcpy(&settled, state, sizeof settled);
    adj_fs_settle(rules, &settled, NULL);
    player.state = &settled;
    return weigh_order(&player);
}
