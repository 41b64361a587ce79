// SPDX-License-Identifier: MIT
#include "engine/flagship/enumerate/enumerate.h"

// Attack Orders. The search goes through the operands in their order: what attacks and its costs,
// the row, then Declare cards, sorted; range is looked at when all of them are laid out.

// Where the search stands among the Declare cards.
struct with {
    const struct adj_fs_enum_uses *uses;
    unsigned next; // first use that may still follow
    int distance;  // 0: the attack knows no distance
    struct adj_fs_enum_reach reach;
    unsigned begin, end; // operands of the group before; equal: none
};

// A Declare card being written, and where the search stood before it.
struct group {
    const struct with *before;
    unsigned index; // of its use
    unsigned begin; // of its operands
    struct adj_fs_enum_play play;
};

static void with_more(struct adj_fs_enum *list, const struct with *with);

// Groups of one card are listed in one order only: compared operand by operand.
static bool
in_order(const struct adj_fs_enum *list, const struct with *before, unsigned begin)
{
    const struct adj_operand *operand = list->order.operand;
    if (before->begin == before->end || operand[before->begin].value != operand[begin].value)
        return true;
    for (unsigned i = 0;; i++) {
        bool first_done = before->begin + i == before->end;
        bool second_done = begin + i == list->order.count;
        if (first_done || second_done)
            return first_done;
        const struct adj_operand *a = &operand[before->begin + i], *b = &operand[begin + i];
        if (a->role != b->role)
            return a->role < b->role;
        if (a->value != b->value)
            return a->value < b->value;
    }
}

static void
change_reach(const struct adj_fs_enum *list, const struct adj_fs_effect *effect,
             const struct adj_fs_enum_view *view, struct adj_fs_enum_reach *reach)
{
    for (unsigned a = 0; a < effect->actions; a++) {
        const struct adj_fs_selector *on = &effect->action[a].sel;
        unsigned src = list->scene.src;
        if (on->what == ADJ_FS_SEL_ATTACK || on->what == ADJ_FS_SEL_ORDER ||
            on->what == ADJ_FS_SEL_SRC || on->what == ADJ_FS_SEL_BOARDING ||
            (src != 0 && adj_fs_enum_match(list, on, view, src - 1)))
            adj_fs_enum_reach_change(list, reach, &effect->action[a]);
    }
}

static void
use_reach(const struct adj_fs_enum *list, const struct group *group,
          struct adj_fs_enum_reach *reach)
{
    const struct adj_fs_enum_use *use = group->play.use;
    const struct adj_fs_enum_view *view = &group->play.price.view;
    if (use->effect != 0) {
        change_reach(list, &list->rules->effect[use->effect], view, reach);
        return;
    }
    const struct adj_fs_kind *kind = &list->rules->kind[use->kind];
    for (unsigned i = 0; i < kind->effects; i++) {
        const struct adj_fs_effect *effect = &list->rules->effect[kind->effect + i];
        if (effect->window == ADJ_FS_W_DECLARE && effect->zone == ADJ_FS_Z_HAND &&
            adj_fs_enum_holds(list, effect, view))
            change_reach(list, effect, view, reach);
    }
}

static void
with_done(struct adj_fs_enum *list, void *frame)
{
    const struct group *group = frame;
    if (!in_order(list, group->before, group->begin))
        return;
    struct with with = *group->before;
    with.next = group->index;
    with.begin = group->begin;
    with.end = list->order.count;
    use_reach(list, group, &with.reach);
    with_more(list, &with);
}

static void
with_more(struct adj_fs_enum *list, const struct with *with)
{
    if (with->distance == 0 || adj_fs_enum_reaches(&with->reach, with->distance))
        adj_fs_enum_emit(list, NULL);
    for (unsigned i = with->next; i < with->uses->count && !list->stopped; i++) {
        struct group group = {
            .before = with,
            .index = i,
            .begin = list->order.count,
            .play =
                {
                    .use = &with->uses->use[i],
                    .window = ADJ_FS_W_DECLARE,
                    .role = ADJ_FS_O_WITH,
                    .price = {.next = with_done},
                },
        };
        group.play.price.frame = &group;
        adj_fs_enum_use(list, &group.play);
    }
}

static bool
row_taken(const struct adj_fs_enum *list, unsigned row)
{
    for (unsigned i = 0; i < list->state->slots; i++) {
        const struct adj_fs_card *card = &list->state->card[i];
        if (card->kind != 0 && card->owner != list->seat && card->row == row &&
            adj_fs_enum_targetable(list, i))
            return true;
    }
    return false;
}

// The source and its costs are written: rows and Declare cards follow. `row` is the attacker's.
static void
from_done(struct adj_fs_enum *list, unsigned kind, unsigned launcher, unsigned row)
{
    struct adj_fs_enum_uses uses;
    adj_fs_enum_gather(list, ADJ_FS_W_DECLARE, &uses);
    struct with with = {.uses = &uses};
    if (list->scene.type == ADJ_FS_ASSAULT) {
        with_more(list, &with);
        return;
    }
    with.reach = adj_fs_enum_reach_start(list, kind, launcher);
    for (unsigned target = 1; target <= 2; target++) {
        if (!row_taken(list, target))
            continue;
        unsigned mark = list->order.count;
        adj_fs_enum_add(list, ADJ_FS_O_ROW, target);
        with.distance = (int)(row - 1 + target);
        with_more(list, &with);
        adj_fs_enum_cut(list, mark);
    }
}

static void
begin_attack(struct adj_fs_enum *list, unsigned type, unsigned src, unsigned target)
{
    list->scene = (struct adj_fs_enum_scene){
        .type = (uint8_t)type, .src = (uint8_t)src, .target = (uint8_t)target};
    adj_fs_enum_begin(list, list->seat, ADJ_FS_ATTACK);
    adj_fs_enum_add(list, ADJ_FS_O_TYPE, type);
}

static void
from_ship(struct adj_fs_enum *list, unsigned slot, unsigned type)
{
    begin_attack(list, type, slot + 1, 0);
    adj_fs_enum_add(list, ADJ_FS_O_FROM, adj_fs_enum_ref(list, slot));
    list->tasked[slot] = true;
    from_done(list, 0, 0, list->state->card[slot].row);
    list->tasked[slot] = false;
}

// The row from which a launch counts: that of the ship Tasked for it, or of the ship the card lies
// under; the first row if there is none (FS-R-102).
static unsigned
launcher_of(const struct adj_fs_enum *list, const struct adj_fs_enum_play *play)
{
    const struct adj_fs_enum_view *view = &play->price.view;
    return view->self != 0 ? list->state->card[view->self - 1].host : view->paid;
}

static void
launch_done(struct adj_fs_enum *list, void *frame)
{
    const struct adj_fs_enum_play *play = frame;
    unsigned launcher = launcher_of(list, play);
    unsigned row = 1;
    if (launcher != 0 && adj_fs_enum_ship(list, launcher - 1))
        row = list->state->card[launcher - 1].row;
    from_done(list, play->use->kind, launcher, row);
}

// A Boarding attack or Assault is made with a Boarding card only; an Assault on the ship that it
// lies on.
static bool
may_launch(const struct adj_fs_enum *list, const struct adj_fs_enum_use *use, unsigned type)
{
    bool boarding = list->rules->kind[use->kind].type == ADJ_FS_T_BOARDING;
    if (type == ADJ_FS_BOARDING)
        return boarding && use->slot == 0;
    if (type != ADJ_FS_ASSAULT)
        return true;
    if (!boarding || use->slot == 0)
        return false;
    unsigned host = list->state->card[use->slot - 1].host;
    return host != 0 && list->state->card[host - 1].owner != list->seat;
}

static void
from_launch(struct adj_fs_enum *list, const struct adj_fs_enum_use *use,
            const struct adj_fs_action *action)
{
    unsigned type = action->type;
    if (action->verb != ADJ_FS_DO_LAUNCH || !may_launch(list, use, type))
        return;
    struct adj_fs_enum_play play = {
        .use = use,
        .window = ADJ_FS_W_ATTACK,
        .role = ADJ_FS_O_FROM,
        .price = {.next = launch_done},
    };
    play.price.frame = &play;
    if (type == ADJ_FS_BOARDING) {
        play.price.key = ADJ_FS_COST_BOARDING;
        play.price.window = ADJ_FS_W_COST_BOARDING;
        play.price.ship = list->rules->sw[ADJ_FS_SW_BOARDING_TASKS_SHIP] == 1;
    }
    unsigned host = use->slot == 0 ? 0 : list->state->card[use->slot - 1].host;
    begin_attack(list, type, use->slot, type == ADJ_FS_ASSAULT ? host : 0);
    adj_fs_enum_use(list, &play);
}

static void
from_use(struct adj_fs_enum *list, const struct adj_fs_enum_use *use)
{
    const struct adj_fs_kind *kind = &list->rules->kind[use->kind];
    for (unsigned i = 0; i < kind->effects && !list->stopped; i++) {
        const struct adj_fs_effect *effect = &list->rules->effect[kind->effect + i];
        if (effect->window != ADJ_FS_W_ATTACK)
            continue;
        if (use->effect != 0 ? use->effect != kind->effect + i : effect->zone != ADJ_FS_Z_HAND)
            continue;
        for (unsigned a = 0; a < effect->actions; a++)
            from_launch(list, use, &effect->action[a]);
    }
}

void
adj_fs_enum_attacks(struct adj_fs_enum *list)
{
    for (unsigned i = 0; i < list->state->slots && !list->stopped; i++) {
        const struct adj_fs_card *card = &list->state->card[i];
        if (!adj_fs_enum_ship(list, i) || card->owner != list->seat || card->tasked != 0)
            continue;
        from_ship(list, i, ADJ_FS_DIRECT);
        from_ship(list, i, ADJ_FS_GUIDED);
    }
    list->scene = (struct adj_fs_enum_scene){0};
    struct adj_fs_enum_uses uses;
    if (list->stopped)
        return;
    adj_fs_enum_gather(list, ADJ_FS_W_ATTACK, &uses);
    for (unsigned i = 0; i < uses.count && !list->stopped; i++)
        from_use(list, &uses.use[i]);
    list->scene = (struct adj_fs_enum_scene){0};
}
