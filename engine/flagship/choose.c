// SPDX-License-Identifier: MIT
#include "engine/flagship/choose.h"

const struct adj_fs_selector *
adj_fs_free_selector(const struct adj_fs_effect *effect)
{
    for (unsigned i = 0; i < effect->actions; i++) {
        if (adj_fs_is_free(&effect->action[i].sel))
            return &effect->action[i].sel;
        if (effect->action[i].zone == ADJ_FS_Z_UNDER && adj_fs_is_free(&effect->action[i].to))
            return &effect->action[i].to;
    }
    return NULL;
}

int
adj_fs_source_slot(const struct adj_fs_state *state, const struct adj_order *order)
{
    if (order->verb != ADJ_FS_ATTACK)
        return state->attack.src - 1;
    int at = adj_order_find(order, ADJ_FS_O_FROM, 0);
    return at < 0 ? -1 : adj_fs_find(state, order->operand[at].value);
}

unsigned
adj_fs_attack_type_of(const struct adj_fs_state *state, const struct adj_order *order)
{
    if (order->verb != ADJ_FS_ATTACK)
        return state->attack.type;
    int at = adj_order_find(order, ADJ_FS_O_TYPE, 0);
    return at < 0 ? 0 : order->operand[at].value;
}

// Asked of the attack as it is being declared: `source` may not be in the state yet.
static bool
source_fits(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
            const struct adj_fs_selector *sel, const struct adj_fs_view *view, int source)
{
    return sel->what == ADJ_FS_SEL_NONE ||
           (source >= 0 && adj_fs_matches(rules, state, sel, view, (unsigned)source) != ADJ_FS_NO);
}

bool
adj_fs_applies(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
               const struct adj_fs_effect *effect, const struct adj_fs_view *view, unsigned type,
               int source)
{
    int target = state->attack.target - 1;
    bool typed = effect->attacks == 0 || (type < 8 && (effect->attacks >> type & 1) != 0);
    return typed && source_fits(rules, state, &effect->if_src, view, source) &&
           source_fits(rules, state, &effect->if_tgt, view, target);
}

static bool
operands_fit(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
             const struct adj_order *order, const struct adj_fs_use *use,
             const struct adj_fs_effect *effect, const struct adj_fs_view *view)
{
    const struct adj_fs_selector *sel = adj_fs_free_selector(effect);
    const struct adj_fs_cost *cost = use->slot < 0 ? &rules->kind[use->kind].play : &effect->pay;
    unsigned named = adj_fs_use_count(order, use, ADJ_FS_O_ON);
    unsigned tasks = cost->task.what == ADJ_FS_SEL_CLASS;
    int on = adj_fs_use_slot(state, order, use, ADJ_FS_O_ON);
    if (named != (sel != NULL) || adj_fs_use_count(order, use, ADJ_FS_O_TASK) != tasks ||
        adj_fs_use_count(order, use, ADJ_FS_O_DISCARD) != cost->hand)
        return false;
    return sel == NULL ||
           (on >= 0 && adj_fs_matches(rules, state, sel, view, (unsigned)on) != ADJ_FS_NO);
}

static bool
fits(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
     const struct adj_order *order, const struct adj_fs_use *use, unsigned at)
{
    const struct adj_fs_effect *effect = &rules->effect[at];
    struct adj_fs_view view = {.seat = order->seat, .self = use->slot, .task = -1};
    bool used = use->slot >= 0 &&
                (state->card[use->slot].used & adj_fs_effect_bit(rules, use->kind, at)) != 0;
    return !used &&
           adj_fs_applies(rules, state, effect, &view, adj_fs_attack_type_of(state, order),
                          adj_fs_source_slot(state, order)) &&
           operands_fit(rules, state, order, use, effect, &view);
}

unsigned
adj_fs_window_of_use(unsigned verb, unsigned role)
{
    switch (verb) {
    case ADJ_FS_ATTACK:
        return role == ADJ_FS_O_WITH ? ADJ_FS_W_DECLARE : ADJ_FS_W_NONE;
    case ADJ_FS_BASIC:
        return ADJ_FS_W_BASIC;
    case ADJ_FS_REPEL:
        return ADJ_FS_W_ENEMY_BASIC;
    case ADJ_FS_SUPPORT:
        return ADJ_FS_W_SUPPORT;
    case ADJ_FS_DEFEND:
        return ADJ_FS_W_DEFEND;
    case ADJ_FS_REACT:
        return ADJ_FS_W_DISCARD_PHASE;
    default:
        return ADJ_FS_W_NONE; // names no ability
    }
}

// The ability that the order names, if the card in play has it for this window; else 0.
static unsigned
named_effect(const struct adj_fs_rules *rules, const struct adj_fs_use *use, unsigned number,
             unsigned window)
{
    const struct adj_fs_kind *kind = &rules->kind[use->kind];
    unsigned at = kind->effect + number - 1;
    bool fits = use->slot >= 0 && number <= kind->effects && rules->effect[at].window == window &&
                rules->effect[at].zone == ADJ_FS_Z_TABLE;
    return fits ? at : 0;
}

unsigned
adj_fs_effect_of_use(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                     const struct adj_order *order, const struct adj_fs_use *use, unsigned window)
{
    if (use->kind == 0 || use->kind >= rules->kinds)
        return 0;
    unsigned named = adj_fs_use_get(order, use, ADJ_FS_O_ABILITY, 0);
    if (named != 0)
        return named_effect(rules, use, named, window);
    const struct adj_fs_kind *kind = &rules->kind[use->kind];
    unsigned zone = use->slot < 0 ? ADJ_FS_Z_HAND : ADJ_FS_Z_TABLE;
    unsigned first = adj_fs_effect_in(rules, use->kind, window, zone, 0);
    unsigned next = first;
    while (next != 0) {
        unsigned after = adj_fs_effect_in(rules, use->kind, window, zone, next - kind->effect + 1u);
        if (first == next && after == 0)
            return first; // the usual case: there is but one
        if (fits(rules, state, order, use, next))
            return next;
        next = after;
    }
    return first; // none fits: the first tells why
}
