// SPDX-License-Identifier: MIT
// Loading card sets: what a set becomes in the ruleset. What is refused: test_load_bad.c.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <cmocka.h>
#include "engine/flagship/order.h"
#include "engine/flagship/rules.h"
#include "specs/load.h"

// The loader asks a game only for its name.
static const struct adj_game game = {.name = "flagship", .rules_size = sizeof(struct adj_fs_rules)};

static struct adj_fs_rules rules;
static struct adj_error error;
static char error_file[ADJ_PATH_SIZE];
static char tests_dir[ADJ_PATH_SIZE];

static enum adj_status
load(unsigned count, const char *const *sets)
{
    memset(&error, 0, sizeof error);
    adj_fs_rules_start(&rules, ADJ_FS_PROMETHEUS);
    return adj_specs_load(&game, &rules, sets, count, tests_dir, NULL, &error, error_file,
                          sizeof error_file);
}

static void
load_well(unsigned count, const char *const *sets)
{
    enum adj_status status = load(count, sets);

    if (status != ADJ_OK) {
        fail_msg("%s:%u: %s", error_file, (unsigned)error.line, error.message);
    }
}

static void
load_drill(void)
{
    load_well(1, (const char *const[]){"cards/drill.xml"});
}

static const struct adj_fs_kind *
named(const char *name)
{
    for (unsigned i = 1; i < rules.kinds; i++) {
        if (strcmp(adj_fs_kind_name(&rules, i), name) == 0) {
            return &rules.kind[i];
        }
    }
    fail_msg("no card %s", name);
    return NULL;
}

static const struct adj_fs_effect *
effect_of(const char *name, unsigned index)
{
    const struct adj_fs_kind *kind = named(name);

    assert_true(index < kind->effects);
    return &rules.effect[kind->effect + index];
}

static uint64_t
trait(const char *name)
{
    for (unsigned i = 0; i < rules.traits; i++) {
        if (strcmp(adj_fs_text(&rules, rules.trait_name[i]), name) == 0) {
            return UINT64_C(1) << i;
        }
    }
    fail_msg("no trait %s", name);
    return 0;
}

static void
kinds_stand_in_the_order_of_the_file(void **state)
{
    (void)state;
    load_drill();
    assert_string_equal(adj_fs_kind_name(&rules, 1), "Red Crown");
    assert_string_equal(adj_fs_kind_name(&rules, 2), "Admiral Rowan");
    assert_string_equal(adj_fs_kind_name(&rules, rules.kinds - 1u), "Blue Sequence of Play");
    assert_int_equal(rules.empires, 3);
    assert_string_equal(adj_fs_text(&rules, rules.empire_name[2]), "Blue Fleet");
    assert_int_equal(named("Blue Dart")->empire, 2);
    assert_int_equal(rules.vars, 1); // every value is known
    assert_int_equal(rules.sums, 0);
}

static void
a_ship_has_its_values(void **state)
{
    const struct adj_fs_kind *kind;

    (void)state;
    load_drill();
    kind = named("Red Lance");
    assert_int_equal(kind->type, ADJ_FS_T_SHIP);
    assert_int_equal(kind->colour, ADJ_FS_SILVER);
    assert_int_equal(kind->flagship, 0);
    assert_int_equal(kind->squadron, 1);
    assert_int_equal(kind->setup.base, 4);
    assert_int_equal(kind->stat[ADJ_FS_ATK].base, 4);
    assert_int_equal(kind->stat[ADJ_FS_HULL].base, 4);
    assert_true(kind->traits == trait("very fast"));
    assert_true(kind->traits_maybe == 0);
    assert_int_equal(kind->text_known, 1);
    assert_int_equal(named("Red Crown")->flagship, 1);
    assert_int_equal(named("Captain Rusk")->crew, ADJ_FS_CREW_BLUE);
    assert_int_equal(named("Red Gunner")->copies, 2);
}

static void
a_forced_choice_has_named_branches(void **state)
{
    const struct adj_fs_effect *effect;

    (void)state;
    load_drill();
    effect = effect_of("Red Lance", 0);
    assert_int_equal(effect->window, ADJ_FS_W_BOARDING_TARGET);
    assert_int_equal(effect->zone, ADJ_FS_Z_TABLE);
    assert_int_equal(effect->guard, ADJ_FS_G_CHOOSE);
    assert_int_equal(effect->branches, 2);
    assert_string_equal(adj_fs_text(&rules, effect->branch_name[1]), "redirect");
    assert_string_equal(adj_fs_text(&rules, effect->name), "Intercept");
    assert_int_equal(effect->actions, 3);
    assert_int_equal(effect->action[1].branch, 1);
    assert_int_equal(effect->action[1].sel.what, ADJ_FS_SEL_BOARDING);
    assert_int_equal(effect->action[2].branch, 2);
    assert_int_equal(effect->action[2].verb, ADJ_FS_DO_RETARGET);
    assert_int_equal(effect->action[2].sel.kinds, ADJ_FS_IS_FLAGSHIP);
}

static void
a_boarding_card_has_four_effects(void **state)
{
    const struct adj_fs_kind *kind;

    (void)state;
    load_drill();
    kind = named("Red Long Claw");
    assert_int_equal(kind->effects, 5);
    assert_int_equal(kind->statics, 1);
    assert_int_equal(kind->play.cp.base, 2);
    assert_int_equal(kind->play.task.kinds, ADJ_FS_IS_SHIP);
    assert_int_equal(effect_of("Red Long Claw", 0)->zone, ADJ_FS_Z_HAND);
    assert_int_equal(effect_of("Red Long Claw", 0)->action[0].type, ADJ_FS_BOARDING);
    assert_int_equal(effect_of("Red Long Claw", 0)->action[0].to.what, ADJ_FS_SEL_PAID_TASK);
    assert_int_equal(effect_of("Red Long Claw", 1)->action[0].zone, ADJ_FS_Z_UNDER);
    assert_int_equal(effect_of("Red Long Claw", 2)->pay.task.what, ADJ_FS_SEL_SELF);
    assert_int_equal(effect_of("Red Long Claw", 2)->action[0].amount.base, 4);
    assert_int_equal(effect_of("Red Long Claw", 3)->pay.cp.base, 3);
    assert_int_equal(effect_of("Red Long Claw", 4)->action[0].op, ADJ_FS_EITHER);
    assert_int_equal(effect_of("Red Long Claw", 4)->action[0].amount2.base, 2);
}

static void
support_and_defend_differ_in_sign(void **state)
{
    const struct adj_fs_effect *effect;

    (void)state;
    load_drill();
    effect = effect_of("Red Chain Fire", 0);
    assert_int_equal(effect->action[0].amount.base, 4);
    assert_int_equal(effect->guard, ADJ_FS_G_UNLESS);
    assert_int_equal(effect->unless.hand, 2);
    effect = effect_of("Red Hard Turn", 0);
    assert_int_equal(effect->action[0].amount.base, -4);
    assert_int_equal(effect->attacks, 1 << ADJ_FS_DIRECT);
    assert_true(effect->if_tgt.traits == (trait("fast") | trait("very fast")));
    effect = effect_of("Red Ember", 0);
    assert_int_equal(effect->if_tgt.other, 1);
    assert_int_equal(effect->pay.self_to, ADJ_FS_Z_REMOVED);
}

static void
crew_is_put_under_a_ship_unsaid(void **state)
{
    const struct adj_fs_effect *effect;

    (void)state;
    load_drill();
    assert_int_equal(named("Red Gunner")->effects, 2);
    assert_int_equal(effect_of("Red Gunner", 0)->action[0].key, ADJ_FS_KEY_DIRECT);
    effect = effect_of("Red Gunner", 1);
    assert_int_equal(effect->window, ADJ_FS_W_BASIC);
    assert_int_equal(effect->zone, ADJ_FS_Z_HAND);
    assert_int_equal(effect->action[0].verb, ADJ_FS_DO_MOVE);
    assert_int_equal(effect->action[0].to.kinds, ADJ_FS_IS_SHIP);
}

static void
effects_of_a_kind_stand_together(void **state)
{
    unsigned at = 1;

    (void)state;
    load_well(2, (const char *const[]){"coyote-stands", "assumed-example"});
    for (unsigned i = 1; i < rules.kinds; i++) {
        const struct adj_fs_kind *kind = &rules.kind[i];

        if (kind->effects > 0) {
            assert_int_equal(kind->effect, at);
        }
        at += kind->effects;
    }
    assert_int_equal(at, rules.effects);
}

static void
unknown_numbers_become_variables(void **state)
{
    const struct adj_fs_kind *tavi;
    const struct adj_fs_var *var;

    (void)state;
    load_well(1, (const char *const[]){"coyote-stands"});
    tavi = named("Tavi");
    assert_int_equal(tavi->stat[ADJ_FS_DEF].base, 2);
    assert_int_equal(tavi->stat[ADJ_FS_DEF].var, 0);
    assert_int_not_equal(tavi->stat[ADJ_FS_HULL].var, 0);
    var = &rules.var[tavi->stat[ADJ_FS_HULL].var];
    assert_int_equal(var->kind, tavi - rules.kind);
    assert_int_equal(var->field, ADJ_FS_HULL);
    assert_int_equal(var->lo, 8);
    assert_int_equal(var->hi, 14);
    assert_int_equal(named("Raptor Squadron")->traits_one_of, trait("fast") | trait("very fast"));
    assert_true(named("Raptor Squadron")->traits_maybe == UINT64_MAX);
    assert_int_equal(named("Star Hunter")->flagship, 2);
    assert_int_equal(named("Star Hunter")->type, ADJ_FS_T_SHIP | ADJ_FS_T_COMMANDER);
    assert_int_equal(named("Spare Parts")->text_known, 0);
    assert_int_equal(named("Claw Attack")->effects, 4);
    var = &rules.var[effect_of("Claw Attack", 2)->action[0].amount.var];
    assert_int_equal(var->field, ADJ_FS_KEY_ASSAULT);
    var = &rules.var[effect_of("Claw Attack", 3)->pay.cp.var];
    assert_int_equal(var->field, ADJ_FS_COST_REPEL);
}

static void
sums_hold_unknown_parts_in_order(void **state)
{
    (void)state;
    load_well(1, (const char *const[]){"coyote-stands"});
    assert_true(rules.sums > 0);
    for (unsigned i = 0; i < rules.sums; i++) {
        assert_true(rules.sum[i].count > 1);
        for (unsigned v = 0; v < rules.sum[i].count; v++) {
            assert_in_range(rules.sum[i].var[v], v > 0 ? rules.sum[i].var[v - 1] + 1u : 1u,
                            rules.vars - 1u);
        }
    }
}

// base.xml: Alpha's Atk and Cmd come to 3.
static void
an_assumed_value_settles_its_sum(void **state)
{
    (void)state;
    load_well(2, (const char *const[]){"cards/base.xml", "cards/assumed-atk.xml"});
    assert_int_equal(named("Alpha")->assumed, 1);
    assert_int_equal(named("Alpha")->stat[ADJ_FS_ATK].base, 1);
    assert_int_equal(named("Alpha")->stat[ADJ_FS_CMD].base, 2);
    assert_int_equal(named("Alpha")->stat[ADJ_FS_CMD].var, 0);
    assert_int_equal(rules.sums, 0);
    assert_int_equal(rules.set[1].assumed, 1);
    assert_int_equal(rules.set[0].assumed, 0);
}

static void
an_assumed_text_fills_a_card(void **state)
{
    const struct adj_fs_kind *beta;

    (void)state;
    load_well(2, (const char *const[]){"cards/base.xml", "cards/assumed-text.xml"});
    beta = named("Beta");
    assert_int_equal(beta->type, ADJ_FS_T_ACTION);
    assert_int_equal(beta->colour, ADJ_FS_RED);
    assert_int_equal(beta->text_known, 1);
    assert_int_equal(beta->play.cp.base, 1);
    assert_int_equal(beta->play.task.kinds, ADJ_FS_IS_FLAGSHIP);
    assert_int_equal(beta->effects, 1);
    assert_int_equal(effect_of("Beta", 0)->window, ADJ_FS_W_SUPPORT);
    assert_int_equal(effect_of("Gamma", 1)->action[0].amount.base, 5);
    assert_int_equal(effect_of("Gamma", 2)->pay.cp.base, 2);
    assert_int_equal(named("Gamma")->effects, 3);
}

static void
a_set_has_name_and_digest(void **state)
{
    static const uint8_t none[16] = {0};

    (void)state;
    load_well(2, (const char *const[]){"cards/drill.xml", "coyote-stands"});
    assert_int_equal(rules.sets, 2);
    assert_string_equal(adj_fs_text(&rules, rules.set[0].name), "drill");
    assert_int_equal(named("Tavi")->set, 1);
    assert_memory_not_equal(rules.set[0].digest, none, sizeof none);
    assert_memory_not_equal(rules.set[0].digest, rules.set[1].digest, sizeof none);
}

static void
loading_twice_gives_the_same_bytes(void **state)
{
    static struct adj_fs_rules first;

    (void)state;
    load_drill();
    first = rules;
    load_drill();
    assert_memory_equal(&first, &rules, sizeof rules);
}

// Copies a card set; each value gets a space before it and a tab and a line end behind it.
static void
write_spaced(const char *from, const char *to)
{
    FILE *source = fopen(from, "r"), *target = fopen(to, "w");
    bool declared = false, within = false;

    assert_true(source != NULL && target != NULL);
    for (int c = getc(source); c != EOF; c = getc(source)) {
        bool quote = declared && c == '"';

        fputs(quote && within ? "&#9;&#10;" : "", target);
        putc(c, target);
        fputs(quote && !within ? " " : "", target);
        within ^= quote;
        declared |= c == '>'; // the XML declaration
    }
    fclose(source);
    fclose(target);
}

static void
white_space_around_a_value_is_no_part_of_it(void **state)
{
    static struct adj_fs_rules plain;
    char folder[] = "/tmp/adjutant-load-XXXXXX", path[64], source[ADJ_PATH_SIZE];

    (void)state;
    load_well(1, (const char *const[]){"proving-ground"});
    plain = rules;
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/set.xml", folder);
    snprintf(source, sizeof source, "%s/flagship/proving-ground.xml", adj_specs_dir());
    write_spaced(source, path);
    load_well(1, (const char *const[]){path});
    unlink(path);
    rmdir(folder);
    assert_memory_not_equal(rules.set[0].digest, plain.set[0].digest, sizeof plain.set[0].digest);
    memcpy(rules.set[0].digest, plain.set[0].digest, sizeof plain.set[0].digest);
    assert_memory_equal(&rules, &plain, sizeof rules);
}

static void
every_shipped_set_loads(void **state)
{
    (void)state;
    load_well(1, (const char *const[]){"cards/duel.xml"});
    load_well(1, (const char *const[]){"proving-ground"});
    load_well(1, (const char *const[]){"coyote-stands"});
    load_well(2, (const char *const[]){"coyote-stands", "assumed-example"});
    load_well(0, NULL);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kinds_stand_in_the_order_of_the_file),
        cmocka_unit_test(a_ship_has_its_values),
        cmocka_unit_test(a_forced_choice_has_named_branches),
        cmocka_unit_test(a_boarding_card_has_four_effects),
        cmocka_unit_test(support_and_defend_differ_in_sign),
        cmocka_unit_test(crew_is_put_under_a_ship_unsaid),
        cmocka_unit_test(effects_of_a_kind_stand_together),
        cmocka_unit_test(unknown_numbers_become_variables),
        cmocka_unit_test(sums_hold_unknown_parts_in_order),
        cmocka_unit_test(an_assumed_value_settles_its_sum),
        cmocka_unit_test(an_assumed_text_fills_a_card),
        cmocka_unit_test(a_set_has_name_and_digest),
        cmocka_unit_test(loading_twice_gives_the_same_bytes),
        cmocka_unit_test(white_space_around_a_value_is_no_part_of_it),
        cmocka_unit_test(every_shipped_set_loads),
    };

    snprintf(tests_dir, sizeof tests_dir, "%s/../tests", adj_specs_dir());
    return cmocka_run_group_tests(tests, NULL, NULL);
}
