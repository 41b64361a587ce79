// SPDX-License-Identifier: MIT
#include "engine/flagship/enumerate/enumerate.h"

// Every way to pay one card's cost: what is Tasked, what is discarded, which cards pay.

static void pay_task(struct adj_fs_enum *list, struct adj_fs_enum_price *price);
static void pay_hand(struct adj_fs_enum *list, struct adj_fs_enum_price *price, unsigned left,
                     unsigned from);
static void pay_points(struct adj_fs_enum *list, struct adj_fs_enum_price *price);

void
adj_fs_enum_pay(struct adj_fs_enum *list, struct adj_fs_enum_price *price)
{
    pay_task(list, price);
}

static void
task_one(struct adj_fs_enum *list, struct adj_fs_enum_price *price, unsigned slot, bool named)
{
    const struct adj_fs_card *card = &list->state->card[slot];
    if (card->kind == 0 || card->tasked != 0 || list->tasked[slot])
        return;
    if (price->crew != 0 && !adj_fs_enum_crew_fits(list, price->crew, slot))
        return;
    unsigned mark = list->order.count;
    if (named)
        adj_fs_enum_add(list, ADJ_FS_O_TASK, adj_fs_enum_ref(list, slot));
    list->tasked[slot] = true;
    price->view.paid = (uint8_t)(slot + 1);
    pay_hand(list, price, price->cost->hand, 1);
    price->view.paid = 0;
    list->tasked[slot] = false;
    adj_fs_enum_cut(list, mark);
}

// Only the payer's own cards can be Tasked as a cost, whoever's card asks for it.
static void
task_any(struct adj_fs_enum *list, struct adj_fs_enum_price *price, bool any_ship)
{
    for (unsigned i = 0; i < list->state->slots; i++) {
        if (list->state->card[i].owner != list->seat)
            continue;
        if (any_ship ? adj_fs_enum_ship(list, i)
                     : adj_fs_enum_match(list, &price->cost->task, &price->view, i))
            task_one(list, price, i, true);
    }
}

static void
task_slot(struct adj_fs_enum *list, struct adj_fs_enum_price *price, unsigned place)
{
    if (place != 0 && list->state->card[place - 1].owner == list->seat)
        task_one(list, price, place - 1, false);
}

static void
pay_task(struct adj_fs_enum *list, struct adj_fs_enum_price *price)
{
    unsigned self = price->view.self;
    switch ((enum adj_fs_what_selected)price->cost->task.what) {
    case ADJ_FS_SEL_NONE:
        if (price->ship)
            task_any(list, price, true);
        else
            pay_hand(list, price, price->cost->hand, 1);
        break;
    case ADJ_FS_SEL_CLASS:
        task_any(list, price, false);
        break;
    case ADJ_FS_SEL_SELF:
        task_slot(list, price, self);
        break;
    case ADJ_FS_SEL_HOST:
        task_slot(list, price, self == 0 ? 0 : list->state->card[self - 1].host);
        break;
    case ADJ_FS_SEL_SRC:
        task_slot(list, price, list->scene.src);
        break;
    case ADJ_FS_SEL_TGT:
        task_slot(list, price, list->scene.target);
        break;
    case ADJ_FS_SEL_ATTACK:
    case ADJ_FS_SEL_ORDER:
    case ADJ_FS_SEL_BOARDING:
    case ADJ_FS_SEL_PAID_TASK:
        break;
    }
}

static void
pay_hand(struct adj_fs_enum *list, struct adj_fs_enum_price *price, unsigned left, unsigned from)
{
    if (left == 0) {
        pay_points(list, price);
        return;
    }
    for (unsigned kind = from; kind < list->rules->kinds && !list->stopped; kind++) {
        bool hidden;
        if (!adj_fs_enum_take(list, kind, &hidden))
            continue;
        unsigned mark = list->order.count;
        adj_fs_enum_add(list, ADJ_FS_O_DISCARD, adj_fs_ref(kind, 0));
        pay_hand(list, price, left - 1, kind);
        adj_fs_enum_cut(list, mark);
        adj_fs_enum_give(list, kind, hidden);
    }
}

// What is left of a cost between the paying cards.
struct due {
    int low, high; // of the cost that paying cards lower
    int extra;     // what the paying cards cost themselves
    int most;      // that one of them is worth
};

static void
points_done(struct adj_fs_enum *list, struct adj_fs_enum_price *price, const struct due *due)
{
    int all = (due->high > 0 ? due->high : 0) + due->extra;
    if (all < 0 || (unsigned)all > list->cp)
        return;
    unsigned mark = list->order.count;
    if (price->ability != 0)
        adj_fs_enum_add(list, ADJ_FS_O_ABILITY, price->ability);
    list->cp -= (unsigned)all;
    price->next(list, price->frame);
    adj_fs_enum_cut(list, mark);
    list->cp += (unsigned)all;
}

// The change of the cost that an effect makes, or NULL.
static const struct adj_fs_action *
lowers(const struct adj_fs_effect *effect, unsigned key)
{
    for (unsigned a = 0; a < effect->actions; a++) {
        const struct adj_fs_action *action = &effect->action[a];
        if (action->verb == ADJ_FS_DO_STAT && action->key == key && action->op == ADJ_FS_ADD)
            return action;
    }
    return NULL;
}

static const struct adj_fs_action *
pays(const struct adj_fs_enum *list, const struct adj_fs_enum_price *price,
     const struct adj_fs_enum_use *use)
{
    if (use->slot != 0)
        return lowers(&list->rules->effect[use->effect], price->key);
    const struct adj_fs_kind *kind = &list->rules->kind[use->kind];
    for (unsigned i = 0; i < kind->effects; i++) {
        const struct adj_fs_effect *effect = &list->rules->effect[kind->effect + i];
        if (effect->window == price->window && effect->zone == ADJ_FS_Z_HAND)
            return lowers(effect, price->key);
    }
    return NULL;
}

static const struct adj_fs_cost *
own_cost(const struct adj_fs_enum *list, const struct adj_fs_enum_use *use)
{
    return use->slot != 0 ? &list->rules->effect[use->effect].pay
                          : &list->rules->kind[use->kind].play;
}

// A paying card's own cost has no operands in an order, so it can be Command Points and the Tasking
// of the card itself or its host. *task is that slot + 1, or 0.
static bool
can_pay(const struct adj_fs_enum *list, const struct adj_fs_enum_use *use, unsigned *task)
{
    const struct adj_fs_cost *cost = own_cost(list, use);
    *task = 0;
    if (cost->hand != 0 || (use->slot != 0 && list->spent[use->slot - 1]))
        return false;
    if (cost->task.what == ADJ_FS_SEL_NONE)
        return true;
    if (use->slot == 0)
        return false;
    if (cost->task.what == ADJ_FS_SEL_SELF)
        *task = use->slot;
    if (cost->task.what == ADJ_FS_SEL_HOST)
        *task = list->state->card[use->slot - 1].host;
    return *task != 0 && list->state->card[*task - 1].owner == list->seat &&
           list->state->card[*task - 1].tasked == 0 && !list->tasked[*task - 1];
}

// One card more, if it and those before it can share the cost so that something is left for each
// (FS-R-41, FS-R-42): the others do not pay all of it, whichever is worth most.
static bool
is_needed(const struct adj_fs_enum *list, const struct adj_fs_enum_use *use,
          const struct adj_fs_action *action, const struct due *due, struct due *next)
{
    int low = adj_fs_enum_low(list, action->amount);
    *next = (struct due){
        .low = due->low + low,
        .high = due->high + adj_fs_enum_high(list, action->amount),
        .extra = due->extra + adj_fs_enum_high(list, own_cost(list, use)->cp),
        .most = due->most > -low ? due->most : -low,
    };
    return next->low + next->most > 0;
}

static void pay_cards(struct adj_fs_enum *list, struct adj_fs_enum_price *price,
                      const struct adj_fs_enum_uses *uses, const struct due *due, unsigned from);

static void
pay_with(struct adj_fs_enum *list, struct adj_fs_enum_price *price,
         const struct adj_fs_enum_uses *uses, const struct due *due, unsigned at)
{
    const struct adj_fs_enum_use *use = &uses->use[at];
    const struct adj_fs_action *action = pays(list, price, use);
    struct due next;
    unsigned task;
    bool hidden = false;
    if (action == NULL || !can_pay(list, use, &task) ||
        !is_needed(list, use, action, due, &next) ||
        (use->slot == 0 && !adj_fs_enum_take(list, use->kind, &hidden)))
        return;
    unsigned mark = list->order.count;
    adj_fs_enum_add(list, ADJ_FS_O_PAID, use->ref);
    if (use->slot != 0)
        list->spent[use->slot - 1] = true;
    if (task != 0)
        list->tasked[task - 1] = true;
    pay_cards(list, price, uses, &next, at);
    if (task != 0)
        list->tasked[task - 1] = false;
    if (use->slot != 0)
        list->spent[use->slot - 1] = false;
    adj_fs_enum_cut(list, mark);
    if (use->slot == 0)
        adj_fs_enum_give(list, use->kind, hidden);
}

// With no card that pays, with one, with more.
static void
pay_cards(struct adj_fs_enum *list, struct adj_fs_enum_price *price,
          const struct adj_fs_enum_uses *uses, const struct due *due, unsigned from)
{
    points_done(list, price, due);
    for (unsigned at = from; at < uses->count && !list->stopped; at++)
        pay_with(list, price, uses, due, at);
}

static void
pay_points(struct adj_fs_enum *list, struct adj_fs_enum_price *price)
{
    struct due due = {
        .low = adj_fs_enum_low(list, price->cost->cp),
        .high = adj_fs_enum_high(list, price->cost->cp),
    };
    if (price->key == 0) {
        points_done(list, price, &due);
        return;
    }
    struct adj_fs_enum_uses uses;
    int more = adj_fs_enum_surcharge(list, price->key);
    due.low += more;
    due.high += more;
    adj_fs_enum_gather(list, price->window, &uses);
    pay_cards(list, price, &uses, &due, 0);
}
