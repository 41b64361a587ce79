// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_HEXFLEET_HEXFLEET_H
#define ADJ_ENGINE_HEXFLEET_HEXFLEET_H

// The slots of the hex game (engine/game.h tells what each does), by the file that has them.

#include "engine/game.h"

extern const struct adj_game adj_hexfleet;

// clauses.c
extern const struct adj_clause_info adj_hx_clauses[]; // ADJ_HX_CLAUSES of them
extern const struct adj_clause_info adj_hx_restating[];

// start.c
extern const char *const adj_hx_layouts[]; // texts of the four layouts, west to move
void adj_hx_start(const void *rules, void *state);
size_t adj_hx_used(const void *rules, const void *state);

// judge.c
void adj_hx_judge(const void *rules, const void *state, const struct adj_order *order,
                  enum adj_ask ask, struct adj_verdict *verdict);
// apply.c
void adj_hx_apply(const void *rules, void *state, const struct adj_order *order,
                  struct adj_events *events);

// player.c
uint32_t adj_hx_weigh(const void *rules, const void *state, const struct adj_order *order);

// enumerate.c
void adj_hx_enumerate(const void *rules, const void *state, adj_order_sink *sink, void *context);

// check/: asserts HX-I-1 to HX-I-16, one file each
void adj_hx_watch_start(const void *rules, const void *state, void *watch);
void adj_hx_watch_step(const void *rules, void *watch, const void *before,
                       const struct adj_order *order, const struct adj_verdict *verdict,
                       const struct adj_events *events, const void *after,
                       struct adj_findings *findings);

// text/
enum adj_status adj_hx_position_start(const void *rules, void *state);
enum adj_status adj_hx_position_line(const void *rules, void *state, const struct adj_seats *seats,
                                     const char *text, struct adj_error *error);
enum adj_status adj_hx_position_end(const void *rules, void *state, const struct adj_seats *seats,
                                    struct adj_error *error);
void adj_hx_print_position(const void *rules, const void *state, const struct adj_seats *seats,
                           adj_text_sink *sink, void *context);
enum adj_status adj_hx_parse_order(const void *rules, const void *state,
                                   const struct adj_seats *seats, unsigned seat, const char *text,
                                   struct adj_order *order, struct adj_error *error);
void adj_hx_print_order(const void *rules, const void *state, const struct adj_seats *seats,
                        const struct adj_order *order, char *out, size_t size);
enum adj_status adj_hx_expect(const void *rules, const void *state, const struct adj_events *events,
                              const struct adj_seats *seats, const char *text, bool *holds,
                              char *actual, size_t size, struct adj_error *error);
void adj_hx_show(const void *rules, const void *state, const struct adj_seats *seats,
                 adj_text_sink *sink, void *context);
void adj_hx_explain_fault(const void *rules, const void *state, const struct adj_seats *seats,
                          const struct adj_fault *fault, char *out, size_t size);
void adj_hx_explain_event(const void *rules, const void *state, const struct adj_seats *seats,
                          const struct adj_event *event, char *out, size_t size);
void adj_hx_explain_next(const void *rules, const void *state, const struct adj_seats *seats,
                         adj_text_sink *sink, void *context);

#endif
