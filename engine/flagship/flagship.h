// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_FLAGSHIP_H
#define ADJ_ENGINE_FLAGSHIP_FLAGSHIP_H

// The slots of the card game (engine/game.h tells what each does), by the file that has them.

#include "engine/game.h"

extern const struct adj_game adj_flagship;

// clauses.c
extern const struct adj_clause_info adj_fs_clauses[]; // ADJ_FS_CLAUSES of them
extern const struct adj_clause_info adj_fs_restating[];

// rules_check.c
bool adj_fs_rules_check(const void *rules);

// start.c
void adj_fs_start(const void *rules, void *state);
size_t adj_fs_used(const void *rules, const void *state);

// judge.c
void adj_fs_judge(const void *rules, const void *state, const struct adj_order *order,
                  enum adj_ask ask, struct adj_verdict *verdict);
// apply.c
void adj_fs_apply(const void *rules, void *state, const struct adj_order *order,
                  struct adj_events *events);
bool adj_fs_settle(const void *rules, void *state, struct adj_events *events);
// canonical.c
void adj_fs_canonical(const void *rules, const void *state, struct adj_order *order);
unsigned adj_fs_to_move(const void *rules, const void *state);

// chance.c
bool adj_fs_chance(const void *rules, const void *state, uint64_t (*random)(void *context),
                   void *context, struct adj_order *order);

// player/
uint32_t adj_fs_weigh(const void *rules, const void *state, const struct adj_order *order);

// blanks.c
void adj_fs_blanks(const void *rules, const void *state, const struct adj_seats *seats,
                   const struct adj_order *pattern, adj_blank_sink *sink, void *context);

// enumerate/
void adj_fs_enumerate(const void *rules, const void *state, adj_order_sink *sink, void *context);

// check/: asserts FS-I-1 to FS-I-16, one file each, invariant_1.c ... invariant_16.c
void adj_fs_watch_start(const void *rules, const void *state, void *watch);
void adj_fs_watch_step(const void *rules, void *watch, const void *before,
                       const struct adj_order *order, const struct adj_verdict *verdict,
                       const struct adj_events *events, const void *after,
                       struct adj_findings *findings);

// text/
enum adj_status adj_fs_seat_line(const void *rules, void *state, unsigned seat, const char *text,
                                 struct adj_error *error);
void adj_fs_print_seat(const void *rules, const void *state, unsigned seat, char *out, size_t size);
enum adj_status adj_fs_position_start(const void *rules, void *state);
enum adj_status adj_fs_position_line(const void *rules, void *state, const struct adj_seats *seats,
                                     const char *text, struct adj_error *error);
enum adj_status adj_fs_position_end(const void *rules, void *state, const struct adj_seats *seats,
                                    struct adj_error *error);
void adj_fs_print_position(const void *rules, const void *state, const struct adj_seats *seats,
                           adj_text_sink *sink, void *context);
enum adj_status adj_fs_parse_order(const void *rules, const void *state,
                                   const struct adj_seats *seats, unsigned seat, const char *text,
                                   struct adj_order *order, struct adj_error *error);
void adj_fs_print_order(const void *rules, const void *state, const struct adj_seats *seats,
                        const struct adj_order *order, char *out, size_t size);
enum adj_status adj_fs_expect(const void *rules, const void *state, const struct adj_events *events,
                              const struct adj_seats *seats, const char *text, bool *holds,
                              char *actual, size_t size, struct adj_error *error);
void adj_fs_show(const void *rules, const void *state, const struct adj_seats *seats,
                 adj_text_sink *sink, void *context);
void adj_fs_explain_fault(const void *rules, const void *state, const struct adj_seats *seats,
                          const struct adj_fault *fault, char *out, size_t size);
void adj_fs_explain_unknown(const void *rules, const void *state, const struct adj_seats *seats,
                            const struct adj_unknown *unknown, char *out, size_t size);
void adj_fs_explain_event(const void *rules, const void *state, const struct adj_seats *seats,
                          const struct adj_event *event, char *out, size_t size);
void adj_fs_explain_next(const void *rules, const void *state, const struct adj_seats *seats,
                         adj_text_sink *sink, void *context);
bool adj_fs_tell_card(const void *rules, unsigned index, adj_card_sink *sink, void *context);
// Part of explain_next: what an attack in progress comes to if nothing more is played.
void adj_fs_explain_outlook(const void *rules, const void *state, adj_text_sink *sink,
                            void *context);

#endif
