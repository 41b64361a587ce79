// SPDX-License-Identifier: MIT
// Knowledge of unknown numbers: bounds and sums say nothing that is not true, and what cannot be is
// noticed. The last test compares with all worlds, counted out.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>
#include "engine/flagship/know.h"

static struct adj_fs_rules rules;
static struct adj_fs_know know;

static void
make(unsigned count, unsigned lo, unsigned hi)
{
    memset(&rules, 0, sizeof rules);
    rules.vars = (uint16_t)(count + 1);
    for (unsigned i = 1; i <= count; i++)
        rules.var[i] = (struct adj_fs_var){.lo = (uint8_t)lo, .hi = (uint8_t)hi};
    adj_fs_know_start(&rules, &know);
}

static struct adj_fs_total
sum_of(unsigned count, const unsigned *var)
{
    struct adj_fs_total total = {0};
    for (unsigned i = 0; i < count; i++)
        adj_fs_total_add(&know, &total, (struct adj_fs_value){.var = (uint16_t)var[i]});
    return total;
}

static void
assert_range(struct adj_fs_total total, int lo, int hi)
{
    struct adj_fs_range range = adj_fs_total_range(&know, &total);
    assert_int_equal(range.lo, lo);
    assert_int_equal(range.hi, hi);
}

static void
bounds_add_up(void **unused)
{
    (void)unused;
    make(3, 1, 4);
    struct adj_fs_total total = sum_of(3, (unsigned[]){1, 2, 3});
    total.base = 5;
    assert_range(total, 8, 17);
}

static void
a_sum_pins_its_parts(void **unused)
{
    (void)unused;
    make(2, 0, 9);
    struct adj_fs_total both = sum_of(2, (unsigned[]){1, 2});
    assert_true(adj_fs_know_learn(&know, &both, 4, 4));
    assert_range(sum_of(2, (unsigned[]){1, 2}), 4, 4);
    assert_range(sum_of(1, (unsigned[]){1}), 0, 4);
    struct adj_fs_total one = sum_of(1, (unsigned[]){1});
    assert_true(adj_fs_know_learn(&know, &one, 3, 3));
    assert_range(sum_of(1, (unsigned[]){2}), 1, 1);
}

// The same cards cannot give 3 points in one turn and 4 in another.
static void
a_contradiction_is_noticed(void **unused)
{
    (void)unused;
    make(3, 0, 5);
    struct adj_fs_total all = sum_of(3, (unsigned[]){1, 2, 3});
    assert_true(adj_fs_know_learn(&know, &all, 3, 3));
    struct adj_fs_total again = sum_of(3, (unsigned[]){3, 1, 2});
    assert_false(adj_fs_know_learn(&know, &again, 4, 4));
}

// Five cards bring 3 together: four of them cannot bring 4, and if they bring 2 the fifth brings 1.
static void
a_part_is_bounded_by_the_whole(void **unused)
{
    (void)unused;
    make(5, 0, 3);
    struct adj_fs_total all = sum_of(5, (unsigned[]){1, 2, 3, 4, 5});
    assert_true(adj_fs_know_learn(&know, &all, 3, 3));
    struct adj_fs_total four = sum_of(4, (unsigned[]){1, 2, 3, 5});
    assert_range(four, 0, 3);
    struct adj_fs_know copy = know;
    assert_false(adj_fs_know_learn(&copy, &four, 4, 4));
    assert_true(adj_fs_know_learn(&know, &four, 2, 2));
    assert_range(sum_of(1, (unsigned[]){4}), 1, 1);
}

// Twice a value is seen to be 4: it is 2; it cannot be seen to be 3.
static void
a_value_that_counts_twice(void **unused)
{
    (void)unused;
    make(1, 0, 9);
    struct adj_fs_total twice = sum_of(2, (unsigned[]){1, 1});
    struct adj_fs_know copy = know;
    assert_false(adj_fs_know_learn(&copy, &twice, 3, 3));
    assert_true(adj_fs_know_learn(&know, &twice, 4, 4));
    assert_range(sum_of(1, (unsigned[]){1}), 2, 2);
}

static void
no_upper_bound_stays_none(void **unused)
{
    (void)unused;
    make(2, 1, ADJ_FS_NO_BOUND);
    struct adj_fs_total both = sum_of(2, (unsigned[]){1, 2});
    assert_true(adj_fs_total_range(&know, &both).hi >= ADJ_FS_NO_BOUND);
    assert_true(adj_fs_know_learn(&know, &both, 0, 6));
    assert_range(sum_of(1, (unsigned[]){1}), 1, 5);
}

enum { VARS = 4, TOP = 3 };

static unsigned
rng(unsigned *seed)
{
    *seed = *seed * 1103515245u + 12345u;
    return *seed >> 16;
}

// Of all worlds that fit what was learnt, none lies outside what is known.
static void
knowledge_is_never_too_narrow(void **unused)
{
    (void)unused;
    unsigned seed = 7;
    for (unsigned game = 0; game < 300; game++) {
        unsigned truth[VARS + 1] = {0};
        make(VARS, 0, TOP);
        for (unsigned i = 1; i <= VARS; i++)
            truth[i] = rng(&seed) % (TOP + 1);
        for (unsigned step = 0; step < 6; step++) {
            unsigned var[VARS], count = 0, sum = 0;
            for (unsigned i = 1; i <= VARS; i++)
                if (rng(&seed) & 1) {
                    var[count++] = i;
                    sum += truth[i];
                }
            struct adj_fs_total total = sum_of(count, var);
            struct adj_fs_range range = adj_fs_total_range(&know, &total);
            assert_in_range(sum, range.lo, range.hi);
            int seen = (int)sum - total.base;
            if (count > 0)
                assert_true(adj_fs_know_learn(&know, &total, seen, seen));
        }
        for (unsigned i = 1; i <= VARS; i++)
            assert_in_range(truth[i], know.bound[i].lo, know.bound[i].hi);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bounds_add_up),
        cmocka_unit_test(a_sum_pins_its_parts),
        cmocka_unit_test(a_contradiction_is_noticed),
        cmocka_unit_test(a_part_is_bounded_by_the_whole),
        cmocka_unit_test(a_value_that_counts_twice),
        cmocka_unit_test(no_upper_bound_stays_none),
        cmocka_unit_test(knowledge_is_never_too_narrow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
