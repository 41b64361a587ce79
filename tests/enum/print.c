// SPDX-License-Identifier: MIT
#include "engine/flagship/clause.h"
#include "tests/enum/random_games.h"

#include <inttypes.h>
#include <stdio.h>

static const char *const verbs[256] = {
    [ADJ_FS_FLEET] = "fleet",     [ADJ_FS_ROLL] = "roll",
    [ADJ_FS_CHOOSE] = "choose",   [ADJ_FS_ARRANGE] = "arrange",
    [ADJ_FS_SHUFFLE] = "shuffle", [ADJ_FS_CUT] = "cut",
    [ADJ_FS_DRAW] = "draw",       [ADJ_FS_REARRANGE] = "rearrange",
    [ADJ_FS_ATTACK] = "attack",   [ADJ_FS_BASIC] = "basic",
    [ADJ_FS_REPEL] = "repel",     [ADJ_FS_FOCUS] = "focus",
    [ADJ_FS_GENERAL] = "general", [ADJ_FS_TARGET] = "target",
    [ADJ_FS_BRANCH] = "branch",   [ADJ_FS_SUPPORT] = "support",
    [ADJ_FS_ACTIVE] = "active",   [ADJ_FS_PASSIVE] = "passive",
    [ADJ_FS_DEFEND] = "defend",   [ADJ_FS_CANCEL] = "cancel",
    [ADJ_FS_REACT] = "react",     [ADJ_FS_DISCARD] = "discard",
    [ADJ_FS_DONE] = "done",       [ADJ_FS_OBSERVE] = "observe",
    [ADJ_FS_RESIGN] = "resign",   [ADJ_FS_AGREE_DRAW] = "agree draw",
};

static const char *const roles[] = {
    "?",       "SEAT", "CARD",   "ROW",   "TYPE",   "FROM", "WITH",  "ON",     "TASK",
    "DISCARD", "PAID", "NUMBER", "UNDER", "BRANCH", "WHAT", "COUNT", "CHOICE", "ABILITY",
};

static bool
names_card(unsigned role)
{
    return role == ADJ_FS_O_CARD || (role >= ADJ_FS_O_FROM && role <= ADJ_FS_O_PAID) ||
           role == ADJ_FS_O_UNDER;
}

void
print_order(const struct adj_fs_rules *rules, const struct adj_order *order)
{
    const char *verb = verbs[order->verb] != NULL ? verbs[order->verb] : "?";
    printf("seat %u: %s (%u)", order->seat, verb, order->verb);
    for (unsigned i = 0; i < order->count; i++) {
        unsigned role = order->operand[i].role, value = order->operand[i].value;
        unsigned kind = adj_fs_ref_kind(value);
        printf(" %s", role < sizeof roles / sizeof roles[0] ? roles[role] : "?");
        if (names_card(role) && kind < rules->kinds)
            printf(" %s/%u", adj_fs_kind_name(rules, kind), adj_fs_ref_copy(value));
        else
            printf(" %u", value);
    }
    printf("\n");
}

static void
print_clause(unsigned number)
{
    for (unsigned i = 0; i < ADJ_FS_CLAUSES; i++)
        if (adj_fs_clauses[i].number == number)
            printf(" %s", adj_fs_clauses[i].id);
}

void
print_verdict(const struct adj_verdict *verdict)
{
    static const char *const kinds[] = {"?", "legal", "refused", "open"};
    printf("%s", kinds[verdict->kind <= ADJ_OPEN ? verdict->kind : 0]);
    if (verdict->kind == ADJ_REFUSED)
        printf(" in stage %u:", verdict->stage);
    for (unsigned i = 0; i < verdict->faults; i++) {
        print_clause(verdict->fault[i].clause);
        if (verdict->fault[i].ruling != 0)
            print_clause(verdict->fault[i].ruling);
    }
    for (unsigned i = 0; i < verdict->unknowns; i++)
        printf(" (unknown %u of %u: %d to %d)", verdict->unknown[i].kind,
               verdict->unknown[i].subject, verdict->unknown[i].lo, verdict->unknown[i].hi);
    printf("\n");
}

static void
print_card(const struct adj_fs_rules *rules, const struct adj_fs_state *state, unsigned slot)
{
    const struct adj_fs_card *card = &state->card[slot];
    printf("  [%u] %s/%u of seat %u row %u", slot + 1, adj_fs_kind_name(rules, card->kind),
           card->copy, card->owner, card->row);
    if (card->host != 0)
        printf(" on [%u]", card->host);
    if (card->tasked != 0)
        printf(" tasked");
    printf(" hits %u used %u/%u\n", card->hits, card->used, card->used_turn);
}

static void
print_seat(const struct adj_fs_rules *rules, const struct adj_fs_seat *seat, unsigned number)
{
    printf("  seat %u: empire %u cp %u hand %u (", number, seat->empire, seat->cp,
           seat->hand_total);
    for (unsigned i = 0; i < seat->hand_known; i++)
        printf("%s%s", i == 0 ? "" : "; ", adj_fs_kind_name(rules, seat->hand[i]));
    printf(") deck %u pile %u removed %u fleet (", seat->deck_total, seat->pile_count,
           seat->removed_count);
    for (unsigned i = 0; i < seat->fleet_count; i++)
        printf("%s%s", i == 0 ? "" : "; ", adj_fs_kind_name(rules, seat->fleet[i]));
    printf(")\n");
}

static void
print_moment(const struct adj_fs_rules *rules, const struct adj_fs_state *state)
{
    const struct adj_fs_attack *attack = &state->attack;
    const struct adj_fs_pending *pending = &state->pending;
    printf("  turn %u phase %u active %u wait %u offered %u\n", state->turn, state->phase,
           state->active, state->wait, state->offered);
    if (attack->type != 0)
        printf("  attack type %u step %u row %u src %u launcher %u boarding %u target %u posture "
               "%u branch %u\n",
               attack->type, attack->step, attack->row, attack->src, attack->launcher,
               attack->boarding, attack->target, attack->posture, attack->branch_slot);
    if (pending->open != 0)
        printf("  pending %s by seat %u slot %u window %u cancel %u repel %u on %u (repel %u)\n",
               adj_fs_kind_name(rules, pending->kind), pending->seat, pending->slot,
               pending->window, pending->may_cancel, pending->may_repel, pending->on,
               pending->repel);
}

void
print_state(const struct adj_fs_rules *rules, const struct adj_fs_state *state)
{
    print_moment(rules, state);
    for (unsigned s = 0; s < ADJ_FS_SEATS; s++)
        print_seat(rules, &state->seat[s], s);
    for (unsigned i = 0; i < state->slots; i++)
        if (state->card[i].kind != 0)
            print_card(rules, state, i);
    for (unsigned i = 0; i < ADJ_FS_MODS; i++)
        if (state->mod[i].card != 0)
            printf("  mod slot %u key %u op %u until %u amount %d by %s effect %u\n",
                   state->mod[i].slot, state->mod[i].key, state->mod[i].op, state->mod[i].until,
                   state->mod[i].amount, adj_fs_kind_name(rules, state->mod[i].card),
                   state->mod[i].effect);
    for (unsigned i = 0; i < state->played_count; i++)
        printf("  played %s by seat %u\n", adj_fs_kind_name(rules, state->played[i].kind),
               state->played[i].seat);
}
