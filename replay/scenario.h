// SPDX-License-Identifier: MIT
#ifndef ADJ_REPLAY_SCENARIO_H
#define ADJ_REPLAY_SCENARIO_H

// A scenario is how a simulated game begins: a text of orders (replay/ORDERS.md) whose head names
// cards and seats, and whose orders, if any, are given before the players choose their own - their
// fleets, for example. Edition and mode can be others than the text says.

#include "replay/bytes.h"
#include "replay/script.h"

struct adj_scenario_line {
    enum adj_script_kind kind;
    uint8_t seat;   // of an order
    uint32_t line;  // the whole line in `text`, ended by a zero byte
    uint32_t order; // of an order: what follows the seat
};

struct adj_scenario {
    struct adj_bytes text;
    struct adj_bytes lines; // struct adj_scenario_line
    const struct adj_game *game;
    uint8_t edition;
    struct adj_seats seats;
    bool files; // some card set is a file and not one of those shipped
};

// Reads a text of `size` bytes. `edition` and `mode` (each NULL: as the text says) replace those
// lines. Errors are those of a script, with the line in the text; ADJ_SYS_MEMORY.
enum adj_status adj_scenario_read(struct adj_scenario *scenario,
                                  const struct adj_game *const *games, const char *text,
                                  size_t size, const char *edition, const char *mode,
                                  struct adj_error *error);
void adj_scenario_free(struct adj_scenario *scenario);

uint32_t adj_scenario_count(const struct adj_scenario *scenario);
struct adj_scenario_line adj_scenario_at(const struct adj_scenario *scenario, uint32_t index);

static inline const char *
adj_scenario_text(const struct adj_scenario *scenario, uint32_t at)
{
    return (const char *)scenario->text.data + at;
}

#endif
