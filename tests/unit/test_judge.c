// SPDX-License-Identifier: MIT
// What no text can say, asked of the judge directly: orders that only bytes can make. (Everything a
// player can type is in tests/rows.) And the promises of judge and apply as such.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include "engine/flagship/clause.h"
#include "engine/flagship/flagship.h"
#include "engine/flagship/order.h"
#include "engine/flagship/state.h"
#include "engine/step.h"
#include "specs/load.h"

static struct adj_fs_rules rules;
static struct adj_fs_state start;
static const struct adj_seats seats = {
    .count = 2, .seat = {{.label = "A", .name = "Ann"}, {.label = "B", .name = "Bert"}}};

static const char *const position[] = {
    "turn 3 A orders",
    "A cp 3 hand: Red Fury",
    "A row 1: Red Lance; Red Ember tasked",
    "A row 2: Red Crown [Admiral Rowan]",
    "B cp 2 hand: none",
    "B row 1: Blue Thorn; Blue Anvil",
    "B row 2: Blue Mantle [Commodore Brandt]",
};

static int
set_up(void **unused)
{
    (void)unused;
    const char *const sets[] = {"tests/cards/drill.xml"};
    struct adj_error error = {0};
    char file[256];
    adj_flagship.rules_start(&rules, 0);
    if (adj_specs_load(&adj_flagship, &rules, sets, 1, NULL, NULL, &error, file, sizeof file) !=
        ADJ_OK)
        return -1;
    adj_flagship.start(&rules, &start);
    adj_flagship.seat_line(&rules, &start, 0, "Red Fleet", &error);
    adj_flagship.seat_line(&rules, &start, 1, "Blue Fleet", &error);
    adj_flagship.position_start(&rules, &start);
    for (size_t i = 0; i < sizeof position / sizeof position[0]; i++)
        if (adj_flagship.position_line(&rules, &start, &seats, position[i], &error) != ADJ_OK)
            return -1;
    return adj_flagship.position_end(&rules, &start, &seats, &error) == ADJ_OK ? 0 : -1;
}

static struct adj_order
parse(const char *text)
{
    struct adj_order order = {0};
    struct adj_error error = {0};
    assert_int_equal(adj_flagship.parse_order(&rules, &start, &seats, 0, text, &order, &error),
                     ADJ_OK);
    return order;
}

static struct adj_verdict
judge(const struct adj_order *order)
{
    struct adj_verdict verdict;
    adj_flagship.judge(&rules, &start, order, ADJ_SHOWN, &verdict);
    return verdict;
}

static void
drop_operand(struct adj_order *order, unsigned at)
{
    for (unsigned i = at; i + 1 < order->count; i++)
        order->operand[i] = order->operand[i + 1];
    order->operand[--order->count] = (struct adj_operand){0};
}

// FS-DECL-2: an attack says its type.
static void
an_attack_without_a_type(void **unused)
{
    (void)unused;
    struct adj_order order = parse("attack direct from Red Lance on row 1");
    assert_int_equal(judge(&order).kind, ADJ_LEGAL);
    drop_operand(&order, 0);
    struct adj_verdict verdict = judge(&order);
    assert_int_equal(verdict.kind, ADJ_REFUSED);
    assert_int_equal(verdict.stage, 3);
    assert_int_equal(verdict.faults, 1);
    assert_int_equal(verdict.fault[0].clause, ADJ_FS_DECL_2);
}

static void
a_type_that_does_not_exist(void **unused)
{
    (void)unused;
    struct adj_order order = parse("attack direct from Red Lance on row 1");
    order.operand[0].value = 9;
    assert_int_equal(judge(&order).fault[0].clause, ADJ_FS_DECL_2);
}

// A verb without a meaning, and every verb without an operand, gets a verdict.
static void
no_verb_is_no_order(void **unused)
{
    (void)unused;
    for (unsigned verb = 0; verb < 256; verb++) {
        struct adj_order order = {.verb = (uint8_t)verb};
        struct adj_verdict verdict = judge(&order);
        bool known = (verb >= ADJ_FS_FLEET && verb <= ADJ_FS_DRAW) ||
                     (verb >= ADJ_FS_REARRANGE && verb <= ADJ_FS_AGREE_DRAW);
        if (!known) {
            assert_int_equal(verdict.kind, ADJ_REFUSED);
            assert_int_equal(verdict.fault[0].clause, ADJ_FS_CARD_2);
        }
    }
}

static void
a_support_card_inside_a_basic_order(void **unused)
{
    (void)unused;
    struct adj_order order = {.verb = ADJ_FS_BASIC};
    adj_order_add(&order, ADJ_FS_O_CARD, adj_fs_ref(1, 0));
    adj_order_add(&order, ADJ_FS_O_WITH, adj_fs_ref(1, 0));
    struct adj_verdict verdict = judge(&order);
    assert_int_equal(verdict.stage, 1);
    assert_int_equal(verdict.fault[0].clause, ADJ_FS_BASIC_11);
    assert_true(adj_verdict_names(&verdict, ADJ_FS_ORDER_8));
}

// A refused order leaves every byte; the judge writes nothing but the verdict, and says it twice.
static void
a_refusal_changes_nothing(void **unused)
{
    (void)unused;
    static struct adj_fs_state state, copy;
    static struct adj_events events;
    struct adj_order order = parse("attack direct from Red Ember on row 1");
    struct adj_verdict verdict, again;
    memcpy(&state, &start, sizeof state);
    memcpy(&copy, &start, sizeof copy);
    memset(&verdict, 0, sizeof verdict);
    memset(&again, 0, sizeof again);
    adj_step(&adj_flagship, &rules, &state, &order, &verdict, &events);
    assert_int_equal(verdict.fault[0].clause, ADJ_FS_DECL_4);
    assert_true(adj_verdict_names(&verdict, ADJ_FS_TERM_9));
    assert_int_equal(events.count, 0);
    assert_memory_equal(&state, &copy, sizeof state);
    adj_flagship.judge(&rules, &state, &order, ADJ_SHOWN, &again);
    assert_int_equal(again.faults, verdict.faults);
    assert_memory_equal(again.fault, verdict.fault, sizeof again.fault[0] * again.faults);
}

// All faults of a refusal belong to the stage that the clause table gives their clauses.
static void
assert_one_stage(const struct adj_verdict *verdict)
{
    for (unsigned i = 0; verdict->kind == ADJ_REFUSED && i < verdict->faults; i++) {
        const struct adj_clause_info *clause =
            adj_clause_by_number(&adj_flagship, verdict->fault[i].clause);
        assert_non_null(clause);
        if (clause->effect == ADJ_FORBIDS && clause->stage != verdict->stage)
            fail_msg("%s belongs to stage %u, not %u", clause->id, clause->stage, verdict->stage);
    }
}

// Judge is total: bytes of any kind get a verdict.
static void
any_bytes_get_a_verdict(void **unused)
{
    (void)unused;
    unsigned seed = 1;
    for (unsigned n = 0; n < 200000; n++) {
        struct adj_order order = {0};
        seed = seed * 1664525u + 1013904223u;
        order.seat = seed >> 30 == 3 ? ADJ_SEAT_TABLE : (uint8_t)(seed >> 31);
        order.verb = (uint8_t)((seed >> 8) % 32);
        for (unsigned i = (seed >> 4) % 7; i > 0; i--) {
            seed = seed * 1664525u + 1013904223u;
            adj_order_add(&order, 1 + (seed >> 24) % 17, seed >> 8 & (seed & 1 ? 0x3ff : 0xffff));
        }
        struct adj_verdict verdict = judge(&order);
        assert_in_range(verdict.kind, ADJ_LEGAL, ADJ_OPEN);
        assert_true(verdict.kind != ADJ_REFUSED || verdict.faults > 0);
        assert_one_stage(&verdict);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_attack_without_a_type),
        cmocka_unit_test(a_type_that_does_not_exist),
        cmocka_unit_test(no_verb_is_no_order),
        cmocka_unit_test(a_support_card_inside_a_basic_order),
        cmocka_unit_test(a_refusal_changes_nothing),
        cmocka_unit_test(any_bytes_get_a_verdict),
    };
    return cmocka_run_group_tests(tests, set_up, NULL);
}
