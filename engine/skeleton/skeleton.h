// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_SKELETON_SKELETON_H
#define ADJ_ENGINE_SKELETON_SKELETON_H

// The slots of the skeleton (engine/game.h tells what each does), by the file that has them.

#include "engine/game.h"

extern const struct adj_game adj_skeleton;

// judge.c
void adj_sk_judge(const void *rules, const void *state, const struct adj_order *order,
                  enum adj_ask ask, struct adj_verdict *verdict);
// apply.c
void adj_sk_apply(const void *rules, void *state, const struct adj_order *order,
                  struct adj_events *events);

// enumerate.c
void adj_sk_enumerate(const void *rules, const void *state, adj_order_sink *sink, void *context);

// check.c
void adj_sk_watch_start(const void *rules, const void *state, void *watch);
void adj_sk_watch_step(const void *rules, void *watch, const void *before,
                       const struct adj_order *order, const struct adj_verdict *verdict,
                       const struct adj_events *events, const void *after,
                       struct adj_findings *findings);

// text.c
enum adj_status adj_sk_position_start(const void *rules, void *state);
enum adj_status adj_sk_position_line(const void *rules, void *state, const struct adj_seats *seats,
                                     const char *text, struct adj_error *error);
enum adj_status adj_sk_position_end(const void *rules, void *state, const struct adj_seats *seats,
                                    struct adj_error *error);
void adj_sk_print_position(const void *rules, const void *state, const struct adj_seats *seats,
                           adj_text_sink *sink, void *context);
enum adj_status adj_sk_parse_order(const void *rules, const void *state,
                                   const struct adj_seats *seats, unsigned seat, const char *text,
                                   struct adj_order *order, struct adj_error *error);
void adj_sk_print_order(const void *rules, const void *state, const struct adj_seats *seats,
                        const struct adj_order *order, char *out, size_t size);
enum adj_status adj_sk_expect(const void *rules, const void *state, const struct adj_events *events,
                              const struct adj_seats *seats, const char *text, bool *holds,
                              char *actual, size_t size, struct adj_error *error);

// explain.c
void adj_sk_show(const void *rules, const void *state, const struct adj_seats *seats,
                 adj_text_sink *sink, void *context);
void adj_sk_explain_fault(const void *rules, const void *state, const struct adj_seats *seats,
                          const struct adj_fault *fault, char *out, size_t size);
void adj_sk_explain_event(const void *rules, const void *state, const struct adj_seats *seats,
                          const struct adj_event *event, char *out, size_t size);
void adj_sk_explain_next(const void *rules, const void *state, const struct adj_seats *seats,
                         adj_text_sink *sink, void *context);

#endif
