// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_CLI_LEGAL_JSON_H
#define ADJ_REPLAY_CLI_LEGAL_JSON_H

// The legal orders of a position for programs: `adjutant legal --format json` and `? legal`
// (replay/LIVE.md tells the members).

#include "replay/cli/json.h"
#include "replay/session.h"

// Puts members into an open object: to_move, orders (at most `most`, from the one of number `from`
// on, counted from 1), from, count, certain and chance.
void adj_legal_json(struct adj_json *json, const struct adj_session *session, unsigned long from,
                    unsigned long most);

// The member chance alone: an object for each pattern that the table may fill in, with its blanks.
void adj_chance_json(struct adj_json *json, const struct adj_session *session);

#endif
