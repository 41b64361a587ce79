// SPDX-License-Identifier: MIT
// Stage 1 of set-up and of what the table does: the steps come in order (FS-SETUP-10), and chance
// comes in when the rules ask for it and at no other time.

#include "engine/flagship/judge.h"

static bool
in_setup(const struct adj_fs_case *c)
{
    return c->state->phase < ADJ_FS_P_UNTASK;
}

static void
breaks_at_phase(struct adj_fs_case *c, unsigned clause)
{
    adj_fs_break(c, 1, clause, ADJ_FS_F_PHASE, c->state->phase);
}

static unsigned
named_seat(const struct adj_fs_case *c)
{
    int at = adj_order_find(c->order, ADJ_FS_O_SEAT, 0);
    unsigned seat = at < 0 ? ADJ_FS_SEATS : c->order->operand[at].value;
    return seat;
}

static void
moment_fleet(struct adj_fs_case *c)
{
    if (c->state->phase != ADJ_FS_P_FLEET || c->state->seat[c->seat].bought)
        breaks_at_phase(c, ADJ_FS_SETUP_10);
}

static void
moment_roll(struct adj_fs_case *c)
{
    if (!in_setup(c))
        breaks_at_phase(c, ADJ_FS_TERM_19);
    else if (c->state->phase != ADJ_FS_P_ROLL)
        breaks_at_phase(c, ADJ_FS_SETUP_10);
}

static void
moment_choose(struct adj_fs_case *c)
{
    if (c->state->phase != ADJ_FS_P_CHOOSE)
        breaks_at_phase(c, ADJ_FS_SETUP_10);
    else if (c->seat != c->state->active)
        adj_fs_break(c, 1, ADJ_FS_SETUP_12, ADJ_FS_F_SEAT, c->state->active);
}

static void
moment_arrange(struct adj_fs_case *c)
{
    if (c->state->phase != ADJ_FS_P_ARRANGE)
        breaks_at_phase(c, ADJ_FS_SETUP_10);
    else if (c->seat != c->state->active)
        adj_fs_break(c, 1, ADJ_FS_SETUP_16, ADJ_FS_F_SEAT, c->state->active);
}

// FS-TERM-20: in the Draw phase, by whose it is, when the deck is empty and there is a pile.
static void
reshuffle(struct adj_fs_case *c, unsigned seat)
{
    const struct adj_fs_seat *of = &c->state->seat[seat];
    if (c->state->phase != ADJ_FS_P_DRAW)
        breaks_at_phase(c, ADJ_FS_TERM_20);
    else if (seat != c->state->active)
        adj_fs_break(c, 1, ADJ_FS_TERM_20, ADJ_FS_F_SEAT, c->state->active);
    else if (of->deck_total != 0 && of->deck_total != ADJ_FS_UNKNOWN)
        adj_fs_break(c, 1, ADJ_FS_TERM_20, ADJ_FS_F_DECK, of->deck_total);
    else if (of->pile_count == 0 && !of->pile_more)
        adj_fs_break(c, 1, ADJ_FS_TERM_20, ADJ_FS_F_PILE, 0);
}

static void
moment_shuffle(struct adj_fs_case *c)
{
    unsigned seat = named_seat(c);
    if (seat >= ADJ_FS_SEATS)
        return; // stage 2 tells
    if (c->state->phase < ADJ_FS_P_DECKS)
        breaks_at_phase(c, ADJ_FS_SETUP_10);
    else if (!in_setup(c))
        reshuffle(c, seat);
    else if (c->state->seat[seat].shuffled)
        breaks_at_phase(c, ADJ_FS_TERM_20);
}

static void
moment_cut(struct adj_fs_case *c)
{
    unsigned seat = named_seat(c);
    if (c->state->phase != ADJ_FS_P_DECKS)
        breaks_at_phase(c, ADJ_FS_SETUP_10);
    else if (seat < ADJ_FS_SEATS && seat == c->seat)
        adj_fs_break(c, 1,
                     adj_fs_switch(c, ADJ_FS_SW_DECK_CUT) == 1 ? ADJ_FS_SETUP_20 : ADJ_FS_SETUP_19,
                     ADJ_FS_F_SEAT, (int)seat);
    else if (seat < ADJ_FS_SEATS && (!c->state->seat[seat].shuffled || c->state->seat[seat].cut))
        breaks_at_phase(c, ADJ_FS_SETUP_10);
}

static void
moment_deal(struct adj_fs_case *c, unsigned seat)
{
    bool must_cut = adj_fs_switch(c, ADJ_FS_SW_DECK_CUT) == 1;
    for (unsigned i = 0; i < ADJ_FS_SEATS; i++)
        if (!c->state->seat[i].shuffled) {
            adj_fs_break(c, 1, ADJ_FS_SETUP_10, ADJ_FS_F_SEAT, (int)i);
            return;
        }
    for (unsigned i = 0; i < ADJ_FS_SEATS; i++)
        if (must_cut && !c->state->seat[i].cut) { // every deck, before the first hand
            adj_fs_break(c, 1, ADJ_FS_SETUP_20, ADJ_FS_F_SEAT, (int)i);
            return;
        }
    if (seat < ADJ_FS_SEATS && c->state->seat[seat].dealt)
        breaks_at_phase(c, ADJ_FS_DRAW_5);
}

static void
moment_draw(struct adj_fs_case *c)
{
    unsigned seat = named_seat(c);
    unsigned phase = c->state->phase;
    if (phase < ADJ_FS_P_DECKS)
        breaks_at_phase(c, ADJ_FS_SETUP_10);
    else if (phase == ADJ_FS_P_DECKS || phase == ADJ_FS_P_HANDS)
        moment_deal(c, seat);
    else if (phase != ADJ_FS_P_DRAW || (seat < ADJ_FS_SEATS && seat != c->state->active))
        breaks_at_phase(c, ADJ_FS_DRAW_5);
}

void
adj_fs_moment_setup(struct adj_fs_case *c)
{
    switch (c->order->verb) {
    case ADJ_FS_FLEET:
        moment_fleet(c);
        return;
    case ADJ_FS_ROLL:
        moment_roll(c);
        return;
    case ADJ_FS_CHOOSE:
        moment_choose(c);
        return;
    case ADJ_FS_ARRANGE:
        moment_arrange(c);
        return;
    case ADJ_FS_SHUFFLE:
        moment_shuffle(c);
        return;
    case ADJ_FS_CUT:
        moment_cut(c);
        return;
    case ADJ_FS_DRAW:
        moment_draw(c);
        return;
    default:
        return; // verb 0 is no order: stage 2 tells
    }
}
