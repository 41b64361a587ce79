// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_HEXFLEET_MOVES_H
#define ADJ_ENGINE_HEXFLEET_MOVES_H

// How ships move, sink and support, as judge and apply see it. A board is 37 cells (state.h). All
// functions are pure.

#include "engine/hexfleet/board.h"
#include "engine/hexfleet/rules.h"

// Whether a ship's class takes it from one cell to another.
enum adj_hx_way {
    ADJ_HX_NO_WAY = 0,  // no line or arc of its class leads there
    ADJ_HX_BARRED = 1,  // an arc does, but round a cell that the ruling on pivots excludes
    ADJ_HX_BLOCKED = 2, // something stands between, on every such way
    ADJ_HX_OPEN = 3,
};

// The way of the ship in `from`, whatever stands in `to`. Where it is blocked, *by (which may be
// NULL) is the cell of the ship that stands in it first, on the shortest such way; else ADJ_HX_OFF.
enum adj_hx_way adj_hx_find_way(const struct adj_hx_rules *rules, const uint8_t *board,
                                unsigned from, unsigned to, unsigned *by);

// Power of a ship by its class (HX-POWER-1).
unsigned adj_hx_power(const struct adj_hx_rules *rules, unsigned ship);

// The cell of a seat's flagship, or ADJ_HX_OFF.
unsigned adj_hx_find_flagship(const uint8_t *board, unsigned seat);

// True if two enemy ships or more stand next to the flagship in `cell`; the one in `apart` (or
// ADJ_HX_OFF) is not counted (HX-DIS-1).
bool adj_hx_is_disabled(const uint8_t *board, unsigned cell, unsigned apart);

// Who could support an attack from one cell on another (HX-SUP-1 to 4).
struct adj_hx_support {
    bool given;         // some ship supports it
    uint8_t near;       // own ships next to the target
    uint8_t abeam;      // of these: cell of a sloop north or south of it; ADJ_HX_OFF
    uint8_t disabled;   // of these: cell of a disabled flagship; ADJ_HX_OFF
    uint8_t off_course; // of these: cell of a corvette that has no pivot for the step; ADJ_HX_OFF
    uint8_t too_weak;   // of these: cell of a ship without the power asked for; ADJ_HX_OFF
};

void adj_hx_find_support(const struct adj_hx_rules *rules, const uint8_t *board, unsigned from,
                         unsigned target, struct adj_hx_support *support);

// May the ship in `from` sink the enemy ship in `target`, its way aside (HX-SINK-1 to 3)?
bool adj_hx_may_sink(const struct adj_hx_rules *rules, const uint8_t *board, unsigned from,
                     unsigned target);

// True if after this move the mover's flagship could be sunk (HX-R-9).
bool adj_hx_exposes(const struct adj_hx_rules *rules, const uint8_t *board, unsigned from,
                    unsigned to);

// True if the seat has a move that sinks a ship, and if it has any move.
bool adj_hx_can_sink(const struct adj_hx_rules *rules, const uint8_t *board, unsigned seat);
bool adj_hx_can_move(const struct adj_hx_rules *rules, const uint8_t *board, unsigned seat);

#endif
