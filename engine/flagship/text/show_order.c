// SPDX-License-Identifier: MIT
// Tells the Order in progress: the attack, its hits, what was played for it and what is pending.

#include "engine/flagship/find.h"
#include "engine/flagship/stats.h"
#include "engine/flagship/text/names.h"

struct order {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state;
    const struct adj_seats *seats;
    adj_text_sink *sink;
    void *context;
    struct adj_fs_out out;
    char line[3072];
};

static void
line_start(struct order *order)
{
    adj_fs_out_start(&order->out, order->line, sizeof order->line);
}

static void
line_end(struct order *order)
{
    adj_fs_out_lines(&order->out, order->sink, order->context);
}

static void
out_slot(struct order *order, unsigned slot_plus_1)
{
    adj_fs_out_slot(&order->out, order->rules, order->state, slot_plus_1 - 1u);
}

// "Attack: Raptor Squadron, Direct on row 2, Focused on Rondi".
static void
show_attack(struct order *order)
{
    const struct adj_fs_attack *attack = &order->state->attack;
    line_start(order);
    adj_fs_out_add(&order->out,
                   "Attack of %s: ", adj_fs_seat_name(order->seats, order->state->active));
    if (attack->boarding != 0)
        adj_fs_out_name(&order->out, order->rules, attack->boarding);
    else if (attack->src != 0)
        out_slot(order, attack->src);
    else
        adj_fs_out_add(&order->out, "a card no longer on the table");
    adj_fs_out_add(&order->out, ", %s", adj_fs_type_title(attack->type));
    if (attack->row != 0)
        adj_fs_out_add(&order->out, " on row %u", attack->row);
    if (attack->target != 0) {
        adj_fs_out_add(&order->out, ", %s ", attack->focused ? "Focused on" : "target");
        out_slot(order, attack->target);
    }
    line_end(order);
}

static void
show_hits(struct order *order)
{
    const struct adj_fs_attack *attack = &order->state->attack;
    static const char *const postures[] = {"", ", Active posture", ", Passive posture"};
    int lo = 0, hi = 0;
    line_start(order);
    adj_fs_out_add(&order->out, "   %s step", adj_fs_step_title(attack->step));
    if (attack->type != ADJ_FS_BOARDING) {
        adj_fs_attack_hits(order->rules, order->state, &lo, &hi);
        adj_fs_out_add(&order->out, ", ");
        adj_fs_out_bounds(&order->out, lo, hi);
        adj_fs_out_add(&order->out, " hit%s", lo == 1 && hi == 1 ? "" : "s");
    }
    if (attack->stops != 0)
        adj_fs_out_add(&order->out, ", %d of them stopped by cards", attack->stops);
    adj_fs_out_add(&order->out, "%s", attack->posture < 3 ? postures[attack->posture] : "");
    line_end(order);
}

static void
show_played(struct order *order)
{
    const struct adj_fs_state *state = order->state;
    line_start(order);
    adj_fs_out_add(&order->out, "   laid out:");
    for (unsigned i = 0; i < state->played_count && i < ADJ_FS_PLAYED_MAX; i++) {
        adj_fs_out_add(&order->out, "%s %s: ", i > 0 ? ";" : "",
                       adj_fs_seat_label(order->seats, state->played[i].seat));
        adj_fs_out_name(&order->out, order->rules, state->played[i].kind);
    }
    line_end(order);
}

static void
show_mod(struct order *order, const struct adj_fs_mod *mod)
{
    line_start(order);
    adj_fs_out_add(&order->out,
                   "   until the %s ends: ", mod->until == ADJ_FS_TURN ? "turn" : "Order");
    if (mod->slot != 0)
        out_slot(order, mod->slot);
    else
        adj_fs_out_add(&order->out, "the attack");
    if (mod->op == ADJ_FS_ADD)
        adj_fs_out_add(&order->out, " %+d", mod->amount);
    else
        adj_fs_out_add(&order->out, " %d", mod->amount);
    adj_fs_out_add(&order->out, " %s (", adj_fs_stat_title(mod->key));
    adj_fs_out_name(&order->out, order->rules, mod->card);
    adj_fs_out_add(&order->out, ")");
    line_end(order);
}

static void
show_pending(struct order *order)
{
    const struct adj_fs_pending *pending = &order->state->pending;
    line_start(order);
    adj_fs_out_add(&order->out, "   not yet in effect: ");
    adj_fs_out_name(&order->out, order->rules, pending->kind);
    adj_fs_out_add(&order->out, " of %s%s", adj_fs_seat_name(order->seats, pending->seat),
                   pending->may_cancel ? ", which can be cancelled" : "");
    line_end(order);
}

void
adj_fs_show_order(const void *rules, const void *state, const struct adj_seats *seats,
                  adj_text_sink *sink, void *context)
{
    struct order order = {
        .rules = rules, .state = state, .seats = seats, .sink = sink, .context = context};
    const struct adj_fs_state *game = state;
    bool mods = game->mod[0].card != 0;
    if (game->attack.type == 0 && game->played_count == 0 && !game->pending.open && !mods)
        return;
    sink(context, "\n");
    if (game->attack.type != 0) {
        show_attack(&order);
        show_hits(&order);
    }
    if (game->played_count != 0)
        show_played(&order);
    for (unsigned i = 0; i < ADJ_FS_MODS && game->mod[i].card != 0; i++)
        show_mod(&order, &game->mod[i]);
    if (game->pending.open)
        show_pending(&order);
}
