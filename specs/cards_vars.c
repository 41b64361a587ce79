// SPDX-License-Identifier: MIT
#include "specs/cards.h"

#include <string.h>

// After all sets are read some variables are gone: filled by an assumed value, or pinned to one
// value by a sum. The rest is numbered anew, without gaps, in the old order.

// Calls `visit` for every value of the ruleset that may be a variable.
typedef void value_visit(struct adj_fs_value *value, bool stops, void *context);

static void
visit_effect(struct adj_fs_effect *effect, value_visit *visit, void *context)
{
    visit(&effect->pay.cp, false, context);
    visit(&effect->unless.cp, false, context);
    for (unsigned i = 0; i < effect->actions; i++) {
        bool stops = effect->window == ADJ_FS_W_DEFEND && effect->action[i].verb == ADJ_FS_DO_HITS;

        visit(&effect->action[i].amount, stops, context);
        visit(&effect->action[i].amount2, stops, context);
    }
}

static void
visit_all(struct adj_fs_rules *rules, value_visit *visit, void *context)
{
    for (unsigned i = 1; i < rules->kinds; i++) {
        struct adj_fs_kind *kind = &rules->kind[i];

        visit(&kind->setup, false, context);
        visit(&kind->crew_colour, false, context);
        visit(&kind->play.cp, false, context);
        for (unsigned key = ADJ_FS_ATK; key <= ADJ_FS_HULL; key++) {
            visit(&kind->stat[key], false, context);
        }
    }
    for (unsigned i = 1; i < rules->effects; i++) {
        visit_effect(&rules->effect[i], visit, context);
    }
}

// What becomes of each variable: its new number, or 0 and it is known.
struct plan {
    struct adj_fs_var old[ADJ_FS_VARS];
    bool used[ADJ_FS_VARS];
    uint16_t number[ADJ_FS_VARS];
};

static void
mark(struct adj_fs_value *value, bool stops, void *context)
{
    struct plan *plan = context;

    (void)stops;
    plan->used[value->var] = true;
}

static void
replace(struct adj_fs_value *value, bool stops, void *context)
{
    const struct plan *plan = context;

    if (value->var == 0) {
        return;
    }
    if (plan->number[value->var] == 0) {
        int known = plan->old[value->var].lo;

        value->base = (int16_t)(stops ? -known : known);
    }
    value->var = plan->number[value->var];
}

// A part that is pinned leaves its sum, whose bounds go down by it. Whether that comes out was
// checked when the sum was read, so a bound that would go below zero is zero.
static void
replace_in_sum(struct adj_fs_sum *sum, const struct plan *plan)
{
    struct adj_fs_sum out = {.lo = sum->lo, .hi = sum->hi};

    for (unsigned i = 0; i < sum->count; i++) {
        unsigned known = plan->old[sum->var[i]].lo;

        if (plan->number[sum->var[i]] != 0) {
            out.var[out.count++] = plan->number[sum->var[i]];
            continue;
        }
        out.lo = (uint8_t)(out.lo > known ? out.lo - known : 0);
        if (out.hi != ADJ_FS_NO_BOUND) {
            out.hi = (uint8_t)(out.hi > known ? out.hi - known : 0);
        }
    }
    *sum = out;
}

static void
replace_in_sums(struct adj_fs_rules *rules, const struct plan *plan)
{
    unsigned kept = 0;

    for (unsigned i = 0; i < rules->sums; i++) {
        struct adj_fs_sum sum = rules->sum[i];

        replace_in_sum(&sum, plan);
        if (sum.count > 0) {
            rules->sum[kept++] = sum;
        }
    }
    memset(&rules->sum[kept], 0, (size_t)(rules->sums - kept) * sizeof rules->sum[0]);
    rules->sums = (uint16_t)kept;
}

void
adj_cards_renumber(struct adj_fs_rules *rules)
{
    struct plan plan = {.used = {false}};
    uint16_t next = 1;

    memcpy(plan.old, rules->var, sizeof plan.old);
    visit_all(rules, mark, &plan);
    memset(rules->var, 0, sizeof rules->var);
    for (unsigned i = 1; i < rules->vars; i++) {
        if (plan.used[i] && plan.old[i].lo != plan.old[i].hi) {
            rules->var[next] = plan.old[i];
            plan.number[i] = next++;
        }
    }
    rules->vars = next;
    visit_all(rules, replace, &plan);
    replace_in_sums(rules, &plan);
    for (unsigned i = 1; i < rules->kinds; i++) {
        int colour = rules->kind[i].crew_colour.base;

        if (colour != 0) {
            rules->kind[i].crew = (uint8_t)(1u << (colour - 1));
        }
    }
}
