// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_PLAYER_H
#define ADJ_REPLAY_PLAYER_H

// A player goes through a replay entry by entry and carries each out again. It compares nothing
// (that is the verifier's work) and serves every command that looks at a game: show, judge, legal,
// notate, cover. It reads both forms of a file, and a text of orders, which it records in memory
// first.

#include <stdbool.h>
#include <stdint.h>
#include "replay/decode.h"
#include "replay/session.h"

#pragma GCC visibility push(default)

struct adj_player {
    // State, before, verdict, events, seats, rules: after the last entry.
    struct adj_session session;
    struct adj_file file;     // head, tail, embedded rules
    size_t at;                // offset of the next record in session.log
    struct adj_record record; // the last entry, as it was recorded
};

struct adj_player_options {
    int edition;              // index, or ADJ_EDITION_AS_RECORDED
    const char *edition_name; // NULL: `edition` counts. A game that lacks it: ADJ_BAD_NAME
    const char *base_dir;     // where card sets are looked up; NULL: the file's folder
    // Card sets after those that the file names: it is judged anew. Those that it names have to be
    // at hand and as they were, even if their ruleset is in the file.
    const char *const *sets;
    unsigned set_count;
    bool watching; // ask game->watch_step after each step
};

// Opens a file ("-": standard input). On failure the player is closed already, but
// player->file.head tells the game if it was known. ADJ_BAD_RULESET: the ruleset that it was
// recorded with is not at hand.
enum adj_status adj_player_open(struct adj_player *player, const struct adj_world *world,
                                const struct adj_player_options *options, const char *path,
                                struct adj_error *error);

// The same from bytes in memory, which are copied where needed.
enum adj_status adj_player_open_bytes(struct adj_player *player, const struct adj_world *world,
                                      const struct adj_player_options *options,
                                      const uint8_t *bytes, size_t size, struct adj_error *error);

// Reads the next record into player->record without carrying it out. ADJ_OK or ADJ_END.
enum adj_status adj_player_read(struct adj_player *player);

// Carries out player->record: an order is judged and, if legal, applied, a strike takes the game
// back, a position is set up; an expectation and a checkpoint do nothing. An error is a position or
// strike that cannot be.
enum adj_status adj_player_carry(struct adj_player *player, struct adj_error *error);

// Both: the next entry. ADJ_OK, ADJ_END or an error.
enum adj_status adj_player_next(struct adj_player *player, struct adj_error *error);

// Plays until order `number` is carried out; 0: before the first order,
// with the position set up; ADJ_NUMBER_MAX: to the end. ADJ_BAD_VALUE if there is no such number.
enum adj_status adj_player_to(struct adj_player *player, uint32_t number, struct adj_error *error);

void adj_player_close(struct adj_player *player);

#pragma GCC visibility pop

#endif
