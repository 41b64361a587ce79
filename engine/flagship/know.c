// SPDX-License-Identifier: MIT
#include "engine/flagship/know.h"

#include <string.h>

static bool
has_bound(int hi)
{
    return hi < ADJ_FS_NO_BOUND;
}

static void
sort_vars(uint16_t *var, unsigned count)
{
    for (unsigned i = 1; i < count; i++)
        for (unsigned k = i; k > 0 && var[k - 1] > var[k]; k--) {
            uint16_t v = var[k];
            var[k] = var[k - 1];
            var[k - 1] = v;
        }
}

void
adj_fs_know_start(const struct adj_fs_rules *rules, struct adj_fs_know *know)
{
    memset(know, 0, sizeof *know);
    if (rules->vars <= 1)
        return;
    know->vars = rules->vars;
    for (unsigned i = 1; i < rules->vars; i++)
        know->bound[i] = (struct adj_fs_bound){rules->var[i].lo, rules->var[i].hi};
    for (unsigned i = 0; i < rules->sums; i++) {
        struct adj_fs_total total = {.vars = rules->sum[i].count};
        memcpy(total.var, rules->sum[i].var, sizeof rules->sum[i].var);
        adj_fs_know_learn(know, &total, rules->sum[i].lo, rules->sum[i].hi);
    }
}

static struct adj_fs_range
var_range(const struct adj_fs_know *know, unsigned var)
{
    return (struct adj_fs_range){know->bound[var].lo, know->bound[var].hi};
}

struct adj_fs_range
adj_fs_value_range(const struct adj_fs_know *know, struct adj_fs_value value)
{
    if (value.var == 0)
        return (struct adj_fs_range){value.base, value.base};
    return var_range(know, value.var);
}

static struct adj_fs_range
range_add(struct adj_fs_range a, struct adj_fs_range b)
{
    bool open = !has_bound(a.hi) || !has_bound(b.hi);
    return (struct adj_fs_range){a.lo + b.lo, open ? ADJ_FS_NO_BOUND : a.hi + b.hi};
}

void
adj_fs_total_add(const struct adj_fs_know *know, struct adj_fs_total *total,
                 struct adj_fs_value value)
{
    if (value.var == 0)
        total->base += value.base;
    else if (know->bound[value.var].lo == know->bound[value.var].hi)
        total->base += know->bound[value.var].lo;
    else if (total->vars < ADJ_FS_TOTAL_VARS)
        total->var[total->vars++] = value.var;
    else
        total->loose = range_add(total->loose, var_range(know, value.var));
}

// Removes the sum's variables from `left` if all of them are there.
static bool
take_sum(const struct adj_fs_sum *sum, uint16_t *left, unsigned *count)
{
    uint16_t rest[ADJ_FS_TOTAL_VARS];
    unsigned n = 0, k = 0;
    for (unsigned i = 0; i < *count; i++) {
        if (k < sum->count && left[i] == sum->var[k])
            k++;
        else
            rest[n++] = left[i];
    }
    if (k < sum->count)
        return false;
    memcpy(left, rest, n * sizeof rest[0]);
    *count = n;
    return true;
}

// If all of `part` stands in the sum, what else stands in it goes to `rest`; -1 if not.
static int
rest_of_sum(const struct adj_fs_sum *sum, const uint16_t *part, unsigned count, uint16_t *rest)
{
    unsigned k = 0;
    int left = 0;
    for (unsigned i = 0; i < sum->count; i++) {
        if (k < count && sum->var[i] == part[k])
            k++;
        else
            rest[left++] = sum->var[i];
    }
    return k < count ? -1 : left;
}

static struct adj_fs_range
bounds_of(const struct adj_fs_know *know, const uint16_t *var, unsigned count)
{
    struct adj_fs_range range = {0, 0};
    for (unsigned i = 0; i < count; i++)
        range = range_add(range, var_range(know, var[i]));
    return range;
}

// A part of a known sum is what the rest leaves of it.
static void
tighten_by_whole(const struct adj_fs_know *know, const uint16_t *part, unsigned count,
                 struct adj_fs_range *range)
{
    uint16_t rest[ADJ_FS_SUM_VARS];
    for (unsigned i = 0; i < know->sums; i++) {
        const struct adj_fs_sum *sum = &know->sum[i];
        int left = rest_of_sum(sum, part, count, rest);
        if (left < 0)
            continue;
        struct adj_fs_range others = bounds_of(know, rest, (unsigned)left);
        if (has_bound(sum->hi) && sum->hi - others.lo < range->hi)
            range->hi = sum->hi - others.lo;
        if (has_bound(others.hi) && sum->lo - others.hi > range->lo)
            range->lo = sum->lo - others.hi;
    }
}

// Adds up by the sums in the order given by `first` and then by single bounds.
static struct adj_fs_range
add_up(const struct adj_fs_know *know, const struct adj_fs_total *total, unsigned first)
{
    uint16_t left[ADJ_FS_TOTAL_VARS];
    unsigned count = total->vars;
    memcpy(left, total->var, count * sizeof left[0]);
    sort_vars(left, count);
    struct adj_fs_range range = {0, 0};
    for (unsigned i = 0; i < know->sums; i++) {
        const struct adj_fs_sum *sum = &know->sum[(first + i) % know->sums];
        while (take_sum(sum, left, &count)) // twice where everything counts twice
            range = range_add(range, (struct adj_fs_range){sum->lo, sum->hi});
    }
    for (unsigned i = 0; i < count; i++)
        range = range_add(range, var_range(know, left[i]));
    return range;
}

struct adj_fs_range
adj_fs_total_range(const struct adj_fs_know *know, const struct adj_fs_total *total)
{
    struct adj_fs_range best = {0, 0};
    if (total->vars > 0) {
        // Overlapping sums give different bounds, all of them true: keep the tightest.
        best = add_up(know, total, 0);
        for (unsigned first = 1; first < know->sums; first++) {
            struct adj_fs_range range = add_up(know, total, first);
            best.lo = range.lo > best.lo ? range.lo : best.lo;
            best.hi = range.hi < best.hi ? range.hi : best.hi;
        }
        uint16_t sorted[ADJ_FS_TOTAL_VARS];
        memcpy(sorted, total->var, total->vars * sizeof sorted[0]);
        sort_vars(sorted, total->vars);
        tighten_by_whole(know, sorted, total->vars, &best);
    }
    best = range_add(best, total->loose);
    best.lo += total->base;
    if (has_bound(best.hi))
        best.hi += total->base;
    return best;
}

// Narrows each value of a sum by the bounds of the others. False if the sum is impossible.
static bool
narrow_by_sum(struct adj_fs_know *know, const struct adj_fs_sum *sum, bool *changed)
{
    for (unsigned i = 0; i < sum->count; i++) {
        struct adj_fs_range others = {0, 0};
        for (unsigned k = 0; k < sum->count; k++)
            if (k != i)
                others = range_add(others, var_range(know, sum->var[k]));
        struct adj_fs_bound *bound = &know->bound[sum->var[i]];
        int hi = has_bound(sum->hi) ? sum->hi - others.lo : ADJ_FS_NO_BOUND;
        int lo = has_bound(others.hi) ? sum->lo - others.hi : 0;
        if (hi < bound->lo || lo > bound->hi)
            return false;
        if (hi < bound->hi) {
            bound->hi = (uint8_t)hi;
            *changed = true;
        }
        if (lo > bound->lo) {
            bound->lo = (uint8_t)lo;
            *changed = true;
        }
    }
    return true;
}

// Two sums, one within the other, tell about what only the larger one holds.
static bool
narrow_by_difference(struct adj_fs_know *know, const struct adj_fs_sum *whole,
                     const struct adj_fs_sum *part, bool *changed)
{
    struct adj_fs_sum rest = {.lo = 0, .hi = ADJ_FS_NO_BOUND};
    int left = rest_of_sum(whole, part->var, part->count, rest.var);
    if (left <= 0)
        return true;
    rest.count = (uint8_t)left;
    if (has_bound(whole->hi) && whole->hi < part->lo)
        return false;
    if (has_bound(whole->hi))
        rest.hi = (uint8_t)(whole->hi - part->lo);
    if (has_bound(part->hi) && whole->lo > part->hi)
        rest.lo = (uint8_t)(whole->lo - part->hi);
    return narrow_by_sum(know, &rest, changed);
}

static bool
narrow(struct adj_fs_know *know)
{
    bool changed = true;
    while (changed) { // bounds only ever tighten, so this ends
        changed = false;
        for (unsigned i = 0; i < know->sums; i++) {
            if (!narrow_by_sum(know, &know->sum[i], &changed))
                return false;
            for (unsigned k = 0; k < know->sums; k++)
                if (k != i && !narrow_by_difference(know, &know->sum[i], &know->sum[k], &changed))
                    return false;
        }
    }
    return true;
}

static int
compare_sums(const struct adj_fs_sum *a, const struct adj_fs_sum *b)
{
    if (a->count != b->count)
        return a->count < b->count ? -1 : 1;
    for (unsigned i = 0; i < a->count; i++)
        if (a->var[i] != b->var[i])
            return a->var[i] < b->var[i] ? -1 : 1;
    return 0;
}

// Keeps the sums sorted, so that equal knowledge has equal bytes.
static bool
keep_sum(struct adj_fs_know *know, const struct adj_fs_sum *sum)
{
    unsigned at = 0;
    while (at < know->sums && compare_sums(&know->sum[at], sum) < 0)
        at++;
    if (at < know->sums && compare_sums(&know->sum[at], sum) == 0) {
        struct adj_fs_sum *same = &know->sum[at];
        same->lo = sum->lo > same->lo ? sum->lo : same->lo;
        same->hi = sum->hi < same->hi ? sum->hi : same->hi;
        return same->lo <= same->hi;
    }
    if (know->sums == 2 * ADJ_FS_SUMS)
        return true; // more than can be remembered: what is kept stays true, only wider
    memmove(&know->sum[at + 1], &know->sum[at], (know->sums - at) * sizeof *sum);
    know->sum[at] = *sum;
    know->sums++;
    return true;
}

static bool
learn_one(struct adj_fs_know *know, unsigned var, int lo, int hi)
{
    struct adj_fs_bound *bound = &know->bound[var];
    if (lo > bound->hi || hi < bound->lo)
        return false;
    if (lo > bound->lo)
        bound->lo = (uint8_t)lo;
    if (hi < bound->hi)
        bound->hi = (uint8_t)hi;
    return true;
}

// How many times over the sum says the same: the greatest number that divides how often each of its
// values stands in it. `var` is sorted. A posture that counts Def twice makes such sums.
static unsigned
times_over(const uint16_t *var, unsigned count)
{
    unsigned times = 0;
    for (unsigned i = 0, run; i < count; i += run) {
        for (run = 1; i + run < count && var[i + run] == var[i];)
            run++;
        for (unsigned a = run; a != 0;) { // Euclid
            unsigned rest = times % a;
            times = a;
            a = rest;
        }
    }
    return times;
}

bool
adj_fs_know_learn(struct adj_fs_know *know, const struct adj_fs_total *total, int lo, int hi)
{
    lo = lo < 0 ? 0 : lo > ADJ_FS_NO_BOUND ? ADJ_FS_NO_BOUND : lo;
    hi = hi > ADJ_FS_NO_BOUND ? ADJ_FS_NO_BOUND : hi;
    struct adj_fs_total bare = *total;
    bare.base = 0;
    struct adj_fs_range range = adj_fs_total_range(know, &bare);
    if (hi < lo || hi < range.lo || lo > range.hi)
        return false;
    if (total->vars == 0 || total->loose.lo != 0 || total->loose.hi != 0)
        return true;
    sort_vars(bare.var, bare.vars);
    unsigned times = times_over(bare.var, bare.vars), vars = bare.vars / times;
    for (unsigned i = 0; i < vars; i++)
        bare.var[i] = bare.var[i * times];
    lo = (lo + (int)times - 1) / (int)times; // only a whole part can be it
    hi = has_bound(hi) ? hi / (int)times : hi;
    if (lo > hi)
        return false;
    if (vars == 1)
        return learn_one(know, bare.var[0], lo, hi) && narrow(know);
    if (vars > ADJ_FS_SUM_VARS)
        return true;
    struct adj_fs_sum sum = {.count = (uint8_t)vars, .lo = (uint8_t)lo, .hi = (uint8_t)hi};
    memcpy(sum.var, bare.var, vars * sizeof sum.var[0]);
    return keep_sum(know, &sum) && narrow(know);
}
