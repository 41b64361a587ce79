// SPDX-License-Identifier: MIT
// The card game's table.

#include "engine/flagship/event.h"
#include "engine/flagship/check/check.h"
#include "engine/flagship/clause.h"
#include "engine/flagship/flagship.h"
#include "engine/flagship/order.h"
#include "engine/flagship/state.h"

static const char *const editions[] = {"prometheus", "coyote", "japanese", NULL};

static void
rules_start(void *rules, unsigned edition)
{
    adj_fs_rules_start(rules, (enum adj_fs_edition)edition);
}

static unsigned
rules_edition(const void *rules)
{
    return ((const struct adj_fs_rules *)rules)->edition;
}

static unsigned
rules_switch(const void *rules, unsigned index)
{
    return ((const struct adj_fs_rules *)rules)->sw[index];
}

static void
rules_set(void *rules, unsigned index, unsigned value)
{
    adj_fs_rules_set(rules, index, value);
}

static void
rules_mode(void *rules, bool table)
{
    ((struct adj_fs_rules *)rules)->mode = table ? ADJ_FS_TABLE_RECORD : ADJ_FS_FULL;
}

static bool
rules_assumed(const void *bytes, unsigned set)
{
    const struct adj_fs_rules *rules = bytes;
    return set < rules->sets && rules->set[set].assumed != 0;
}

// A checkpoint is a turn's beginning, and the end of the game.
static bool
checkpoint(const void *before, const void *after)
{
    const struct adj_fs_state *a = before, *b = after;
    return a->turn != b->turn || (a->phase != b->phase && b->phase == ADJ_FS_P_OVER);
}

// Names in machine formats: they stay.
static const char *const event_names[] = {
    [ADJ_FS_E_PHASE] = "phase",       [ADJ_FS_E_TASK] = "task",
    [ADJ_FS_E_UNTASK] = "untask",     [ADJ_FS_E_CP] = "cp",
    [ADJ_FS_E_PLAY] = "play",         [ADJ_FS_E_MOVE] = "move",
    [ADJ_FS_E_ATTACH] = "attach",     [ADJ_FS_E_ROW] = "row",
    [ADJ_FS_E_ATTACK] = "attack",     [ADJ_FS_E_STRENGTH] = "strength",
    [ADJ_FS_E_FOCUS] = "focus",       [ADJ_FS_E_TARGET] = "target",
    [ADJ_FS_E_STOP] = "stop",         [ADJ_FS_E_CANCEL] = "cancel",
    [ADJ_FS_E_HITS] = "hits",         [ADJ_FS_E_REPAIR] = "repair",
    [ADJ_FS_E_DESTROY] = "destroy",   [ADJ_FS_E_PROMOTE] = "promote",
    [ADJ_FS_E_DRAW] = "draw",         [ADJ_FS_E_DRAWN] = "drawn",
    [ADJ_FS_E_SHUFFLE] = "shuffle",   [ADJ_FS_E_CUT] = "cut",
    [ADJ_FS_E_ROLL] = "roll",         [ADJ_FS_E_FIRST] = "first",
    [ADJ_FS_E_MOD] = "mod",           [ADJ_FS_E_END_ORDER] = "end-order",
    [ADJ_FS_E_WAIT] = "wait",         [ADJ_FS_E_OBSERVE] = "observe",
    [ADJ_FS_E_OVER] = "over",         [ADJ_FS_E_BRANCH] = "branch",
    [ADJ_FS_E_PAY_CARD] = "pay-card",
};

// Words that end the game or offer it, and are no moves.
static const uint8_t asides[] = {ADJ_FS_RESIGN, ADJ_FS_AGREE_DRAW, 0};

const struct adj_game adj_flagship = {
    .name = "flagship",
    .id = 1,
    .seats_min = ADJ_FS_SEATS,
    .seats_max = ADJ_FS_SEATS,
    .asides = asides,
    .state_size = sizeof(struct adj_fs_state),
    .rules_size = sizeof(struct adj_fs_rules),
    .rules_stored = ADJ_FS_RULES_STORED,
    .watch_size = sizeof(struct adj_fs_watch),
    .editions = editions,
    .clauses = adj_fs_clauses,
    .clause_count = ADJ_FS_CLAUSES,
    .restating = adj_fs_restating,
    .switches = adj_fs_switches,
    .switch_count = ADJ_FS_SW_COUNT,
    .event_names = event_names,
    .event_count = sizeof event_names / sizeof event_names[0],
    .state_fields = adj_fs_state_fields,
    .state_field_count = ADJ_FS_STATE_FIELDS,
    .rules_fields = adj_fs_rules_fields,
    .rules_field_count = ADJ_FS_RULES_FIELDS,
    .rules_start = rules_start,
    .rules_edition = rules_edition,
    .rules_switch = rules_switch,
    .rules_set = rules_set,
    .rules_mode = rules_mode,
    .rules_check = adj_fs_rules_check,
    .rules_index = adj_fs_rules_index,
    .rules_assumed = rules_assumed,
    .start = adj_fs_start,
    .used = adj_fs_used,
    .judge = adj_fs_judge,
    .apply = adj_fs_apply,
    .settle = adj_fs_settle,
    .canonical = adj_fs_canonical,
    .to_move = adj_fs_to_move,
    .checkpoint = checkpoint,
    .chance = adj_fs_chance,
    .blanks = adj_fs_blanks,
    .weigh = adj_fs_weigh,
    .enumerate = adj_fs_enumerate,
    .watch_start = adj_fs_watch_start,
    .watch_step = adj_fs_watch_step,
    .seat_line = adj_fs_seat_line,
    .print_seat = adj_fs_print_seat,
    .position_start = adj_fs_position_start,
    .position_line = adj_fs_position_line,
    .position_end = adj_fs_position_end,
    .print_position = adj_fs_print_position,
    .parse_order = adj_fs_parse_order,
    .print_order = adj_fs_print_order,
    .expect = adj_fs_expect,
    .show = adj_fs_show,
    .explain_fault = adj_fs_explain_fault,
    .explain_unknown = adj_fs_explain_unknown,
    .explain_event = adj_fs_explain_event,
    .explain_next = adj_fs_explain_next,
    .tell_card = adj_fs_tell_card,
};
