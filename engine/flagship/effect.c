// SPDX-License-Identifier: MIT
// What card texts do: the eight verbs of the vocabulary, one function each.

#include "engine/flagship/apply.h"

static struct adj_fs_view
view_of(const struct adj_fs_doing *doing)
{
    return (struct adj_fs_view){.seat = doing->seat, .self = doing->slot, .task = doing->task};
}

unsigned
adj_fs_since(const struct adj_fs_run *run, int slot)
{
    return slot < 0 ? 0 : run->state->card[slot].since;
}

int
adj_fs_still_there(const struct adj_fs_run *run, int slot, unsigned since)
{
    bool there =
        slot >= 0 && run->state->card[slot].kind != 0 && run->state->card[slot].since == since;
    return there ? slot : -1;
}

// The slot that an action works on: bound by the text, or chosen by the player.
static int
object_of(struct adj_fs_run *run, const struct adj_fs_selector *sel,
          const struct adj_fs_doing *doing)
{
    struct adj_fs_view view = view_of(doing);
    if (adj_fs_is_free(sel))
        return doing->on;
    return adj_fs_bound_slot(run->rules, run->state, sel, &view);
}

void
adj_fs_tell_strength(struct adj_fs_run *run, unsigned cause, unsigned card)
{
    int lo, hi;
    adj_fs_attack_hits(run->rules, run->state, &lo, &hi);
    ADJ_FS_EMIT(run, ADJ_FS_E_STRENGTH, cause, card, (uint16_t)lo, (uint16_t)hi);
}

// Judge has seen to it that there is room.
static void
add_var(uint16_t var[4], unsigned which)
{
    unsigned at = 0;
    while (var[at] != 0)
        at++;
    assert(at < 4);
    var[at] = (uint16_t)which;
}

// A sum as far as it can be counted: beyond it is far above every Hull.
static int16_t
add_up(int a, int b)
{
    int sum = a + b;
    return (int16_t)(sum > INT16_MAX ? INT16_MAX : sum < INT16_MIN ? INT16_MIN : sum);
}

// Adds a number to hits or stops, or notes the variable if it is not known.
static void
add_number(int16_t *sum, uint16_t var[4], struct adj_fs_value value, struct adj_fs_range range)
{
    if (value.var != 0 && range.lo != range.hi)
        add_var(var, value.var);
    else
        *sum = add_up(*sum, value.var != 0 ? range.lo : value.base);
}

// Known numbers added to the same figure for as long are one change, whichever card's text they
// are.
static bool
joins(const struct adj_fs_mod *old, const struct adj_fs_mod *mod)
{
    return old->op == ADJ_FS_ADD && mod->op == ADJ_FS_ADD && old->var == 0 && mod->var == 0 &&
           old->until == mod->until && old->slot == mod->slot && old->key == mod->key &&
           old->effect == ADJ_FS_UNKNOWN && mod->effect == ADJ_FS_UNKNOWN;
}

// A figure that was set is set to the same for as long once more: that changes nothing.
static bool
is_set_again(const struct adj_fs_state *state, const struct adj_fs_mod *mod)
{
    const struct adj_fs_mod *last = NULL;
    for (unsigned i = 0; i < ADJ_FS_MODS && state->mod[i].card != 0; i++)
        if (state->mod[i].slot == mod->slot && state->mod[i].key == mod->key)
            last = &state->mod[i];
    return mod->op == ADJ_FS_SET && last != NULL && last->op == ADJ_FS_SET &&
           last->until == mod->until && last->amount == mod->amount && last->var == mod->var;
}

// Judge has seen to it that there is a place.
static void
keep_mod(struct adj_fs_state *state, const struct adj_fs_mod *mod)
{
    unsigned at = 0;
    while (at < ADJ_FS_MODS && state->mod[at].card != 0 && !joins(&state->mod[at], mod))
        at++;
    assert(at < ADJ_FS_MODS);
    int16_t before = state->mod[at].amount;
    state->mod[at] = *mod;
    state->mod[at].amount = add_up(mod->amount, before);
}

static void
add_mod(struct adj_fs_run *run, const struct adj_fs_mod *mod)
{
    unsigned ref = mod->slot == 0 ? 0 : adj_fs_ref_at(run->state, mod->slot - 1u);
    if (!is_set_again(run->state, mod))
        keep_mod(run->state, mod);
    ADJ_FS_EMIT(run, ADJ_FS_E_MOD, mod->until == ADJ_FS_TURN ? ADJ_FS_ORDER_16 : ADJ_FS_CARD_12,
                mod->card, (uint16_t)ref, mod->key, (uint16_t)mod->amount,
                (uint16_t)(mod->until | mod->op << 8));
}

// In one edition what a ship's paid ability adds lasts for the turn (FS-ORDER-16).
static bool
bonus_lasts(const struct adj_fs_run *run, const struct adj_fs_effect *effect,
            const struct adj_fs_doing *doing)
{
    bool bought = effect->pay.cp.base > 0 || effect->pay.cp.var != 0;
    unsigned type = run->state->attack.type;
    return run->rules->sw[ADJ_FS_SW_ABILITY_BONUS_DURATION] == 1 && bought && doing->slot >= 0 &&
           adj_fs_is_ship(run->state, (unsigned)doing->slot) &&
           run->state->attack.src == doing->slot + 1 &&
           (type == ADJ_FS_DIRECT || type == ADJ_FS_GUIDED);
}

static void
do_hits(struct adj_fs_run *run, const struct adj_fs_effect *effect,
        const struct adj_fs_action *action, const struct adj_fs_doing *doing)
{
    struct adj_fs_attack *attack = &run->state->attack;
    struct adj_fs_range range = adj_fs_value_range(&run->state->know, action->amount);
    if (effect->window == ADJ_FS_W_DEFEND) { // written as hits taken off; the unknown as stops
        struct adj_fs_value stops = {.base = (int16_t)-action->amount.base,
                                     .var = action->amount.var};
        struct adj_fs_range stopped = adj_fs_value_range(&run->state->know, stops);
        add_number(&attack->stops, attack->stop_var, stops, stopped);
        ADJ_FS_EMIT(run, ADJ_FS_E_STOP, ADJ_FS_DEF_8, doing->kind, (uint16_t)stopped.lo,
                    (uint16_t)stopped.hi, 3);
        return;
    }
    if (bonus_lasts(run, effect, doing)) {
        unsigned number =
            (unsigned)(effect - &run->rules->effect[run->rules->kind[doing->kind].effect]);
        add_mod(run, &(struct adj_fs_mod){.slot = (uint8_t)(doing->slot + 1),
                                          .key = attack->type == ADJ_FS_DIRECT ? ADJ_FS_KEY_DIRECT
                                                                               : ADJ_FS_KEY_GUIDED,
                                          .op = ADJ_FS_ADD,
                                          .until = ADJ_FS_TURN,
                                          .card = (uint8_t)doing->kind,
                                          .effect = (uint8_t)number,
                                          .amount = action->amount.base,
                                          .var = action->amount.var});
    } else {
        add_number(&attack->plus, attack->plus_var, action->amount, range);
    }
    bool bought = effect->pay.cp.base > 0 || effect->pay.cp.var != 0; // for this Order only
    adj_fs_tell_strength(run, bought ? ADJ_FS_ORDER_15 : ADJ_FS_SUPP_3, doing->kind);
}

static bool
is_cost(unsigned key)
{
    return key >= ADJ_FS_COST_FOCUS && key <= ADJ_FS_COST_BOARDING;
}

static void
do_stat(struct adj_fs_run *run, const struct adj_fs_action *action,
        const struct adj_fs_doing *doing)
{
    if (is_cost(action->key))
        return; // spent at once, in the payment it changes
    bool whole = action->sel.what == ADJ_FS_SEL_ATTACK || action->sel.what == ADJ_FS_SEL_ORDER;
    int slot = whole ? -1 : object_of(run, &action->sel, doing);
    if (!whole && slot < 0)
        return;
    add_mod(run,
            &(struct adj_fs_mod){.slot = (uint8_t)(slot + 1),
                                 .key = action->key,
                                 .op = action->op,
                                 .until = action->until == ADJ_FS_TURN ? ADJ_FS_TURN : ADJ_FS_ORDER,
                                 .card = (uint8_t)doing->kind,
                                 .effect = ADJ_FS_UNKNOWN,
                                 .amount = action->amount.base,
                                 .var = action->amount.var});
}

// The Boarding card that is being played goes to its owner's pile: its attack is over (FS-REACT-8).
static bool
discard_boarding(struct adj_fs_run *run, const struct adj_fs_action *action, unsigned card)
{
    struct adj_fs_attack *attack = &run->state->attack;
    unsigned owner = run->state->active, kind = attack->boarding;
    attack->boarding = 0;
    adj_fs_to_zone(run, owner, kind, action->zone);
    ADJ_FS_EMIT(run, ADJ_FS_E_MOVE, ADJ_FS_REACT_8, card, (uint16_t)kind, (uint16_t)owner,
                ADJ_FS_Z_PLAYED, action->zone);
    return true;
}

static bool
move_from_table(struct adj_fs_run *run, unsigned slot, const struct adj_fs_action *action,
                const struct adj_fs_doing *doing)
{
    bool ends = run->state->attack.step != ADJ_FS_S_NONE && run->state->attack.src == slot + 1 &&
                !adj_fs_is_ship(run->state, slot);
    bool ship = adj_fs_is_ship(run->state, slot);
    if (ship && action->zone == ADJ_FS_Z_REMOVED)
        adj_fs_destroy(run, slot, ADJ_FS_CARD_12, doing->kind);
    else if (!ship || action->zone == ADJ_FS_Z_DISCARD)
        adj_fs_table_leave(run, slot, action->zone, ADJ_FS_CARD_12, doing->kind);
    return ends;
}

static void
stay_in_play(struct adj_fs_run *run, const struct adj_fs_doing *doing)
{
    unsigned slot = adj_fs_table_put(run, doing->kind, doing->seat, 0, 0);
    ADJ_FS_EMIT(run, ADJ_FS_E_MOVE, ADJ_FS_CARD_26, doing->kind,
                (uint16_t)adj_fs_ref_at(run->state, slot), (uint16_t)doing->seat, ADJ_FS_Z_PLAYED,
                ADJ_FS_Z_TABLE);
}

static bool
do_move(struct adj_fs_run *run, const struct adj_fs_action *action,
        const struct adj_fs_doing *doing)
{
    if (doing->gone && action->sel.what == ADJ_FS_SEL_SELF)
        return false;
    if (action->zone == ADJ_FS_Z_UNDER) {
        int ship = object_of(run, &action->to, doing);
        bool mine = action->sel.what == ADJ_FS_SEL_SELF && doing->slot < 0;
        if (ship >= 0 && mine && adj_fs_unplay(run, doing->seat, doing->kind))
            adj_fs_attach(run, doing->kind, doing->seat, (unsigned)ship, ADJ_FS_Z_PLAYED,
                          adj_fs_kind_is(run->rules, doing->kind, ADJ_FS_T_CREW) ? ADJ_FS_BASIC_3
                                                                                 : ADJ_FS_BASIC_9);
        return false;
    }
    if (action->sel.what == ADJ_FS_SEL_BOARDING && run->state->attack.boarding != 0)
        return discard_boarding(run, action, doing->kind);
    if (action->zone == ADJ_FS_Z_TABLE) { // it stays in play, under no ship (FS-R-97)
        if (doing->slot < 0 && adj_fs_unplay(run, doing->seat, doing->kind))
            stay_in_play(run, doing);
        return false;
    }
    int slot = object_of(run, &action->sel, doing);
    if (slot >= 0)
        return move_from_table(run, (unsigned)slot, action, doing);
    if (action->sel.what == ADJ_FS_SEL_SELF && action->zone != ADJ_FS_Z_DISCARD &&
        adj_fs_unplay(run, doing->seat, doing->kind)) {
        adj_fs_to_zone(run, doing->seat, doing->kind, action->zone);
        ADJ_FS_EMIT(run, ADJ_FS_E_MOVE, ADJ_FS_CARD_12, doing->kind, (uint16_t)doing->kind,
                    (uint16_t)doing->seat, ADJ_FS_Z_PLAYED, action->zone);
    }
    return false;
}

static void
do_retarget(struct adj_fs_run *run, const struct adj_fs_action *action,
            const struct adj_fs_doing *doing)
{
    int slot = object_of(run, &action->sel, doing);
    if (slot < 0)
        return;
    run->state->attack.target = (uint8_t)(slot + 1);
    ADJ_FS_EMIT(run, ADJ_FS_E_TARGET, ADJ_FS_BOARD_8, doing->kind,
                (uint16_t)adj_fs_ref_at(run->state, (unsigned)slot));
}

static void
do_turn(struct adj_fs_run *run, const struct adj_fs_action *action,
        const struct adj_fs_doing *doing)
{
    int slot = object_of(run, &action->sel, doing);
    if (slot < 0 || run->state->card[slot].tasked == (action->amount.base != 0))
        return;
    if (action->amount.base != 0) {
        adj_fs_task(run, (unsigned)slot, ADJ_FS_CARD_12, doing->kind);
        return;
    }
    run->state->card[slot].tasked = 0;
    ADJ_FS_EMIT(run, ADJ_FS_E_UNTASK, ADJ_FS_CARD_12, doing->kind,
                (uint16_t)adj_fs_ref_at(run->state, (unsigned)slot), run->state->card[slot].owner);
}

// Hits on a ship never fall below 0 (FS-R-95).
static void
do_damage(struct adj_fs_run *run, const struct adj_fs_action *action,
          const struct adj_fs_doing *doing)
{
    int slot = object_of(run, &action->sel, doing);
    if (slot < 0)
        return;
    struct adj_fs_card *ship = &run->state->card[slot];
    int before = ship->hits,
        after = before + adj_fs_value_range(&run->state->know, action->amount).lo;
    ship->hits = (uint16_t)(after < 0 ? 0 : after);
    int change = ship->hits - before;
    ADJ_FS_EMIT(run, change > 0 ? ADJ_FS_E_HITS : ADJ_FS_E_REPAIR, ADJ_FS_BASIC_12, doing->kind,
                (uint16_t)adj_fs_ref_at(run->state, (unsigned)slot),
                (uint16_t)(change > 0 ? change : -change), ship->hits);
}

static bool
do_action(struct adj_fs_run *run, const struct adj_fs_effect *effect,
          const struct adj_fs_action *action, const struct adj_fs_doing *doing)
{
    switch ((enum adj_fs_action_verb)action->verb) {
    case ADJ_FS_DO_HITS:
        do_hits(run, effect, action, doing);
        return false;
    case ADJ_FS_DO_STAT:
        do_stat(run, action, doing);
        return false;
    case ADJ_FS_DO_MOVE:
        return do_move(run, action, doing);
    case ADJ_FS_DO_LAUNCH:
        return false; // the declaration itself
    case ADJ_FS_DO_RETARGET:
        do_retarget(run, action, doing);
        return false;
    case ADJ_FS_DO_TURN:
        do_turn(run, action, doing);
        return false;
    case ADJ_FS_DO_CP:
        adj_fs_change_cp(run, adj_fs_player(&action->sel, doing->seat),
                         adj_fs_value_range(&run->state->know, action->amount).lo, ADJ_FS_CARD_12,
                         doing->kind);
        return false;
    case ADJ_FS_DO_DAMAGE:
        do_damage(run, action, doing);
        return false;
    }
    return false;
}

bool
adj_fs_do_effect(struct adj_fs_run *run, unsigned effect, const struct adj_fs_doing *doing)
{
    const struct adj_fs_effect *text = &run->rules->effect[effect];
    unsigned self = adj_fs_since(run, doing->slot), on = adj_fs_since(run, doing->on),
             task = adj_fs_since(run, doing->task);
    struct adj_fs_doing now = *doing;
    bool ends = false;
    for (unsigned i = 0; i < text->actions && run->state->phase != ADJ_FS_P_OVER; i++)
        if (text->action[i].branch == doing->branch) {
            now.slot = adj_fs_still_there(run, doing->slot, self);
            now.on = adj_fs_still_there(run, doing->on, on);
            now.task = adj_fs_still_there(run, doing->task, task);
            now.gone = now.slot != doing->slot;
            ends = do_action(run, text, &text->action[i], &now) || ends;
            adj_fs_sweep(run, 0); // in text order: the first Flagship to fall ends it (FS-R-91)
        }
    return ends;
}
