// SPDX-License-Identifier: MIT
// Every order comes back from its own text, whatever lies on the table.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>
#include "engine/flagship/find.h"
#include "tests/unit/text_scene.h"

// A small generator of its own: the same numbers on every machine.
static uint32_t seed;

static unsigned
pick(unsigned count)
{
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % count;
}

static void
random_card(struct adj_order *order, unsigned role)
{
    adj_order_add(order, role, adj_fs_ref(1 + pick(KINDS - 1), pick(4)));
}

static void
random_cards(struct adj_order *order, unsigned role, unsigned least, unsigned most)
{
    for (unsigned i = least + pick(most - least + 1); i > 0; i--)
        random_card(order, role);
}

static void
random_costs(struct adj_order *order)
{
    static const unsigned roles[] = {ADJ_FS_O_TASK, ADJ_FS_O_DISCARD, ADJ_FS_O_PAID};
    for (unsigned i = 0; i < 3; i++)
        random_cards(order, roles[i], 0, pick(3));
    if (order->verb != ADJ_FS_CANCEL && order->verb != ADJ_FS_ACTIVE && pick(4) == 0)
        adj_order_add(order, ADJ_FS_O_ABILITY, pick(9));
}

static void
random_attack(struct adj_order *order)
{
    adj_order_add(order, ADJ_FS_O_TYPE, 1 + pick(4));
    random_cards(order, ADJ_FS_O_FROM, 1, 3);
    random_costs(order);
    if (pick(4) != 0)
        adj_order_add(order, ADJ_FS_O_ROW, pick(4));
    for (unsigned i = pick(3); i > 0; i--) {
        random_card(order, ADJ_FS_O_WITH);
        random_cards(order, ADJ_FS_O_ON, 0, 1);
        random_costs(order);
    }
}

static void
random_rows(struct adj_order *order)
{
    for (unsigned i = 1 + pick(3); i > 0; i--) {
        adj_order_add(order, ADJ_FS_O_ROW, pick(4));
        for (unsigned n = pick(3); n > 0; n--) {
            random_card(order, ADJ_FS_O_CARD);
            if (order->verb == ADJ_FS_ARRANGE && pick(3) == 0)
                random_card(order, ADJ_FS_O_UNDER);
        }
    }
}

static void
random_table_order(struct adj_order *order)
{
    order->seat = TABLE;
    if (order->verb == ADJ_FS_ROLL) {
        for (unsigned i = pick(3); i > 0; i--) {
            adj_order_add(order, ADJ_FS_O_SEAT, pick(2));
            adj_order_add(order, ADJ_FS_O_NUMBER, pick(7));
        }
        return;
    }
    adj_order_add(order, ADJ_FS_O_SEAT, pick(2));
    for (unsigned i = pick(4); i > 0; i--) {
        random_card(order, ADJ_FS_O_CARD);
        if (order->verb == ADJ_FS_SHUFFLE)
            adj_order_add(order, ADJ_FS_O_COUNT, pick(4));
    }
    if (order->verb == ADJ_FS_DRAW && pick(2) == 0)
        adj_order_add(order, ADJ_FS_O_NUMBER, pick(9));
}

static void
random_observe(struct adj_order *order)
{
    static const unsigned fields[] = {ADJ_FS_ATK,         ADJ_FS_CMD,        ADJ_FS_DEF,
                                      ADJ_FS_HULL,        ADJ_FS_KEY_DIRECT, ADJ_FS_KEY_GUIDED,
                                      ADJ_FS_KEY_ASSAULT, ADJ_FS_COST_REPEL, ADJ_FS_PLAY_COST,
                                      ADJ_FS_SETUP_COST,  ADJ_FS_OTHER_VALUE};
    unsigned what = 1 + pick(5);
    order->seat = TABLE;
    adj_order_add(order, ADJ_FS_O_WHAT, what);
    if (what == ADJ_FS_SAW_CP)
        adj_order_add(order, ADJ_FS_O_SEAT, pick(2));
    else
        random_card(order, ADJ_FS_O_CARD);
    if (what == ADJ_FS_SAW_VALUE)
        adj_order_add(order, ADJ_FS_O_NUMBER, fields[pick(sizeof fields / sizeof fields[0])]);
    if (what == ADJ_FS_SAW_CP || what == ADJ_FS_SAW_HITS || what == ADJ_FS_SAW_VALUE)
        adj_order_add(order, ADJ_FS_O_NUMBER, pick(300));
}

static void
random_operands(struct adj_order *order)
{
    switch ((enum adj_fs_verb)order->verb) {
    case ADJ_FS_FLEET:
    case ADJ_FS_DISCARD:
        random_cards(order, ADJ_FS_O_CARD, 1, 5);
        break;
    case ADJ_FS_ROLL:
    case ADJ_FS_SHUFFLE:
    case ADJ_FS_DRAW:
        random_table_order(order);
        break;
    case ADJ_FS_CHOOSE:
        adj_order_add(order, ADJ_FS_O_CHOICE, pick(4));
        break;
    case ADJ_FS_ARRANGE:
    case ADJ_FS_REARRANGE:
        random_rows(order);
        break;
    case ADJ_FS_CUT:
        adj_order_add(order, ADJ_FS_O_SEAT, pick(2));
        if (pick(2) == 0)
            adj_order_add(order, ADJ_FS_O_NUMBER, pick(60));
        break;
    case ADJ_FS_ATTACK:
        random_attack(order);
        break;
    case ADJ_FS_FOCUS:
    case ADJ_FS_TARGET:
        random_cards(order, ADJ_FS_O_ON, 1, 2);
        break;
    case ADJ_FS_BRANCH:
        random_card(order, ADJ_FS_O_CARD);
        adj_order_add(order, ADJ_FS_O_BRANCH, pick(4));
        break;
    case ADJ_FS_BASIC:
    case ADJ_FS_REPEL:
    case ADJ_FS_SUPPORT:
    case ADJ_FS_DEFEND:
    case ADJ_FS_CANCEL:
    case ADJ_FS_REACT:
        random_card(order, ADJ_FS_O_CARD);
        random_cards(order, ADJ_FS_O_ON, 0, 2);
        random_costs(order);
        break;
    case ADJ_FS_ACTIVE:
        random_costs(order);
        break;
    case ADJ_FS_OBSERVE:
        random_observe(order);
        break;
    case ADJ_FS_GENERAL:
    case ADJ_FS_PASSIVE:
    case ADJ_FS_DONE:
    case ADJ_FS_RESIGN:
    case ADJ_FS_AGREE_DRAW:
        break;
    }
}

static void
random_order(struct adj_order *order)
{
    static const uint8_t verbs[] = {
        ADJ_FS_FLEET,     ADJ_FS_ROLL,    ADJ_FS_CHOOSE,    ADJ_FS_ARRANGE, ADJ_FS_SHUFFLE,
        ADJ_FS_CUT,       ADJ_FS_DRAW,    ADJ_FS_REARRANGE, ADJ_FS_ATTACK,  ADJ_FS_BASIC,
        ADJ_FS_REPEL,     ADJ_FS_FOCUS,   ADJ_FS_GENERAL,   ADJ_FS_TARGET,  ADJ_FS_BRANCH,
        ADJ_FS_SUPPORT,   ADJ_FS_ACTIVE,  ADJ_FS_PASSIVE,   ADJ_FS_DEFEND,  ADJ_FS_CANCEL,
        ADJ_FS_REACT,     ADJ_FS_DISCARD, ADJ_FS_DONE,      ADJ_FS_OBSERVE, ADJ_FS_RESIGN,
        ADJ_FS_AGREE_DRAW};
    memset(order, 0, sizeof *order);
    order->verb = verbs[pick(sizeof verbs)];
    order->seat = (uint8_t)pick(2);
    random_operands(order);
}

// Any cards anywhere: a state need not be possible for its text to be read.
static void
random_state(struct adj_fs_state *game)
{
    memset(game, 0, sizeof *game);
    game->phase = ADJ_FS_P_ORDERS;
    game->turn = 3;
    game->slots = (uint8_t)pick(14);
    for (unsigned s = 0; s < game->slots; s++) {
        unsigned k = pick(KINDS), copy = 1;
        while (k != 0 && adj_fs_find(game, adj_fs_ref(k, copy)) >= 0)
            copy++;
        if (k == 0)
            continue; // a free slot
        game->card[s] = (struct adj_fs_card){.kind = (uint8_t)k,
                                             .copy = (uint8_t)(copy + pick(2)),
                                             .owner = (uint8_t)pick(2),
                                             .row = (uint8_t)pick(3)};
    }
    if (pick(2) == 0 && game->slots > 0) {
        game->pending.open = 1;
        game->pending.slot = (uint8_t)pick(game->slots + 1u);
        game->pending.kind = (uint8_t)pick(KINDS);
    }
}

static void
every_order_comes_back_from_its_text(void **unused)
{
    (void)unused;
    seed = 20240601;
    for (unsigned i = 0; i < 40000; i++) {
        struct adj_order order, again;
        char line[ADJ_LINE_MAX];
        if (i % 50 == 0)
            random_state(&state);
        random_order(&order);
        adj_fs_print_order(&rules, &state, &seats, &order, line, sizeof line);
        if (adj_text_parse(order.seat, line, &again) != ADJ_OK)
            fail_msg("%s: %u: %s", line, error.column, error.message);
        if (!adj_order_equal(&order, &again))
            fail_msg("read differently: %s", line);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(every_order_comes_back_from_its_text, adj_text_start),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
