// SPDX-License-Identifier: MIT
// Explains a fault by its operands, and what an open verdict hangs on.

#include "engine/flagship/clause.h"
#include "engine/flagship/fault.h"
#include "engine/flagship/find.h"
#include "engine/flagship/flagship.h"
#include "engine/flagship/text/names.h"

enum { OPERANDS = ADJ_FS_F_HELD + 1 };

struct fault {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state;
    const struct adj_seats *seats;
    unsigned clause;
    unsigned has; // bit (1 << kind)
    int value[OPERANDS];
    struct adj_fs_out out;
};

static bool
has(const struct fault *fault, unsigned kind)
{
    return (fault->has >> kind & 1u) != 0;
}

// Parts are parted by commas, but a figure follows a name at a colon.
static void
part(struct fault *fault)
{
    if (fault->out.used != 0)
        adj_fs_out_add(&fault->out, ", ");
}

static void
out_ref(struct fault *fault, unsigned kind)
{
    adj_fs_out_ref(&fault->out, fault->rules, fault->state, (uint16_t)fault->value[kind]);
}

// Clauses that a card breaks by being Tasked.
static bool
about_tasked(unsigned clause)
{
    return clause == ADJ_FS_TERM_9 || clause == ADJ_FS_DECL_4 || clause == ADJ_FS_DEF_6 ||
           clause == ADJ_FS_ASSLT_2;
}

static void
say_cards(struct fault *fault)
{
    if (has(fault, ADJ_FS_F_CARD))
        out_ref(fault, ADJ_FS_F_CARD);
    if (has(fault, ADJ_FS_F_SHIP)) {
        if (has(fault, ADJ_FS_F_CARD))
            adj_fs_out_add(&fault->out, " on ");
        out_ref(fault, ADJ_FS_F_SHIP);
    }
    if (fault->out.used != 0 && about_tasked(fault->clause))
        adj_fs_out_add(&fault->out, " is Tasked");
}

// "What neither allows" says little: mostly the order is made up wrongly.
static void
say_makeup(struct fault *fault)
{
    const struct adj_fs_state *state = fault->state;
    unsigned ref = (unsigned)fault->value[ADJ_FS_F_CARD];
    if (fault->clause != ADJ_FS_CARD_2)
        return;
    if (fault->out.used == 0)
        adj_fs_out_add(&fault->out,
                       "the order lacks something, or something does not belong to it");
    else if (fault->has == 1u << ADJ_FS_F_CARD && state->pending.open == 0 &&
             adj_fs_find(state, (uint16_t)ref) < 0)
        adj_fs_out_add(&fault->out, " is not where the order needs it");
}

static void
say_seat(struct fault *fault)
{
    if (!has(fault, ADJ_FS_F_SEAT))
        return;
    const char *name = adj_fs_seat_name(fault->seats, (unsigned)fault->value[ADJ_FS_F_SEAT]);
    unsigned rest = fault->has & ~(1u << ADJ_FS_F_SEAT);
    if (fault->out.used != 0)
        adj_fs_out_add(&fault->out, " is %s's", name);
    else if (rest == 0)
        adj_fs_out_add(&fault->out, "it is for %s", name);
    else
        adj_fs_out_add(&fault->out, "%s", name);
}

static void
say_points(struct fault *fault)
{
    int needs = fault->value[ADJ_FS_F_NEEDS_CP];
    if (has(fault, ADJ_FS_F_NEEDS_CP)) {
        part(fault);
        adj_fs_out_add(&fault->out, "needs %d command point%s", needs, adj_fs_plural(needs));
    }
    if (has(fault, ADJ_FS_F_HAS_CP)) {
        part(fault);
        adj_fs_out_add(&fault->out, "has %d", fault->value[ADJ_FS_F_HAS_CP]);
    }
    if (has(fault, ADJ_FS_F_POINTS)) {
        part(fault);
        adj_fs_out_add(&fault->out, "%d set-up points", fault->value[ADJ_FS_F_POINTS]);
    }
}

static void
say_stack(struct fault *fault, unsigned operand, const char *where)
{
    int count = fault->value[operand];
    if (!has(fault, operand))
        return;
    part(fault);
    adj_fs_out_add(&fault->out, "%d card%s in the %s", count, adj_fs_plural(count), where);
}

static void
say_held(struct fault *fault)
{
    int held = fault->value[ADJ_FS_F_HELD];
    if (!has(fault, ADJ_FS_F_HELD))
        return;
    part(fault);
    if (held > 0)
        adj_fs_out_add(&fault->out, "the hand can hold %d of it", held);
    else
        adj_fs_out_add(&fault->out, "the hand cannot hold it%s", held < 0 ? " as well" : "");
}

static void
say_row(struct fault *fault)
{
    int row = fault->value[ADJ_FS_F_ROW];
    if (!has(fault, ADJ_FS_F_ROW))
        return;
    part(fault);
    if (fault->clause != ADJ_FS_DECL_3)
        adj_fs_out_add(&fault->out, "row %d", row);
    else if (row == 0)
        adj_fs_out_add(&fault->out, "neither row 1 nor row 2 is said");
    else if (row > 2)
        adj_fs_out_add(&fault->out, "there is no row %d", row);
    else
        adj_fs_out_add(&fault->out, "no enemy ship stands in row %d", row);
}

static void
say_range(struct fault *fault)
{
    unsigned type = (unsigned)fault->value[ADJ_FS_F_TYPE];
    const char *title = has(fault, ADJ_FS_F_TYPE) ? adj_fs_type_title(type) : "";
    if (has(fault, ADJ_FS_F_DISTANCE)) {
        part(fault);
        adj_fs_out_add(&fault->out, "distance %d", fault->value[ADJ_FS_F_DISTANCE]);
    }
    if (has(fault, ADJ_FS_F_REACH)) {
        part(fault);
        adj_fs_out_add(&fault->out, "%s%s%s reaches %d", title[0] != '\0' ? "a " : "the attack",
                       title, title[0] != '\0' ? " attack" : "", fault->value[ADJ_FS_F_REACH]);
    } else if (title[0] != '\0') {
        part(fault);
        adj_fs_out_add(&fault->out, "%s %s attack", type == ADJ_FS_ASSAULT ? "an" : "a", title);
    }
}

static void
say_count(struct fault *fault)
{
    int count = fault->value[ADJ_FS_F_COUNT];
    bool bound = has(fault, ADJ_FS_F_LIMIT), exact = has(fault, ADJ_FS_F_WANTED);
    if (has(fault, ADJ_FS_F_COUNT)) {
        part(fault);
        adj_fs_out_add(&fault->out, bound ? "would be %d" : "%d", count);
    }
    if (bound) {
        part(fault);
        adj_fs_out_add(&fault->out, "at most %d", fault->value[ADJ_FS_F_LIMIT]);
    }
    if (exact) {
        part(fault);
        adj_fs_out_add(&fault->out, "has to be %d", fault->value[ADJ_FS_F_WANTED]);
    }
}

static void
say_moment(struct fault *fault)
{
    unsigned phase = (unsigned)fault->value[ADJ_FS_F_PHASE];
    unsigned step = (unsigned)fault->value[ADJ_FS_F_STEP];
    if (has(fault, ADJ_FS_F_PHASE)) {
        part(fault);
        if (phase == ADJ_FS_P_OVER)
            adj_fs_out_add(&fault->out, "the game is over");
        else
            adj_fs_out_add(&fault->out, "it is the %s%s", adj_fs_phase_title(phase),
                           phase >= ADJ_FS_P_UNTASK ? " phase" : "");
        if (fault->clause == ADJ_FS_ORDER_1 && phase >= ADJ_FS_P_UNTASK && phase != ADJ_FS_P_OVER)
            adj_fs_out_add(&fault->out, " of %s",
                           adj_fs_seat_name(fault->seats, fault->state->active));
    }
    if (!has(fault, ADJ_FS_F_STEP))
        return;
    part(fault);
    if (step == ADJ_FS_S_NONE)
        adj_fs_out_add(&fault->out, "no attack is in progress");
    else
        adj_fs_out_add(&fault->out, "it is the %s step", adj_fs_step_title(step));
}

void
adj_fs_explain_fault(const void *rules, const void *state, const struct adj_seats *seats,
                     const struct adj_fault *fault, char *out, size_t size)
{
    struct fault said = {.rules = rules, .state = state, .seats = seats, .clause = fault->clause};
    adj_fs_out_start(&said.out, out, size);
    for (unsigned i = 0; i < fault->operands && i < ADJ_FAULT_OPERANDS; i++) {
        unsigned kind = fault->operand[i].kind;
        if (kind == 0 || kind >= OPERANDS)
            continue;
        said.has |= 1u << kind;
        said.value[kind] = fault->operand[i].value;
    }
    say_cards(&said);
    say_seat(&said);
    say_held(&said);
    say_points(&said);
    say_row(&said);
    say_range(&said);
    say_count(&said);
    say_stack(&said, ADJ_FS_F_DECK, "deck");
    say_stack(&said, ADJ_FS_F_PILE, "pile");
    say_moment(&said);
    say_makeup(&said);
}

static void
say_value(struct adj_fs_out *out, const struct adj_fs_rules *rules,
          const struct adj_unknown *unknown)
{
    if (unknown->subject >= ADJ_FS_VARS)
        return;
    const struct adj_fs_var *var = &rules->var[unknown->subject];
    adj_fs_out_add(out, "the %s of ", adj_fs_stat_title(var->field));
    adj_fs_out_name(out, rules, var->kind);
    adj_fs_out_add(out, " (");
    adj_fs_out_bounds(out, unknown->lo, unknown->hi);
    adj_fs_out_add(out, ")");
}

static void
say_wait(struct adj_fs_out *out, const struct adj_fs_rules *rules, const struct adj_fs_state *state,
         const struct adj_seats *seats)
{
    adj_fs_out_add(out, "what the table has to observe first: ");
    if (state->wait == ADJ_FS_WAIT_CP) {
        adj_fs_out_add(out, "the command points of %s", adj_fs_seat_name(seats, state->wait_seat));
        return;
    }
    adj_fs_out_add(out, state->wait == ADJ_FS_WAIT_HITS ? "the hits on " : "the fate of ");
    adj_fs_out_slot(out, rules, state, state->wait_slot - 1u);
}

static void
say_about(struct adj_fs_out *out, const struct adj_fs_rules *rules, const char *what, unsigned kind)
{
    adj_fs_out_add(out, "%s ", what);
    adj_fs_out_name(out, rules, kind);
}

static const char *
clause_name(unsigned number)
{
    for (unsigned i = 0; i < ADJ_FS_CLAUSES; i++) {
        if (adj_fs_clauses[i].number == number)
            return adj_fs_clauses[i].id;
    }
    return "?";
}

void
adj_fs_explain_unknown(const void *rules, const void *state, const struct adj_seats *seats,
                       const struct adj_unknown *unknown, char *out, size_t size)
{
    struct adj_fs_out text;
    unsigned subject = unknown->subject;
    adj_fs_out_start(&text, out, size);
    switch ((enum adj_fs_unknown_kind)unknown->kind) {
    case ADJ_FS_U_VALUE:
        say_value(&text, rules, unknown);
        break;
    case ADJ_FS_U_IN_HAND:
        adj_fs_out_add(&text, "whether %s holds ", adj_fs_seat_name(seats, (unsigned)unknown->lo));
        adj_fs_out_name(&text, rules, subject);
        break;
    case ADJ_FS_U_TRAIT:
        say_about(&text, rules, "whether the traits asked for are among those of", subject);
        break;
    case ADJ_FS_U_TEXT:
        say_about(&text, rules, "the rules text of", subject);
        break;
    case ADJ_FS_U_CP:
        adj_fs_out_add(&text, "the command points of %s (", adj_fs_seat_name(seats, subject));
        adj_fs_out_bounds(&text, unknown->lo, unknown->hi);
        adj_fs_out_add(&text, ")");
        break;
    case ADJ_FS_U_WAIT:
        say_wait(&text, rules, state, seats);
        break;
    case ADJ_FS_U_COLOUR:
        say_about(&text, rules, "the colour of", subject);
        break;
    case ADJ_FS_U_TYPE:
        adj_fs_out_add(&text, "whether ");
        adj_fs_out_name(&text, rules, subject);
        adj_fs_out_add(&text, " is the %s", unknown->lo != 0 ? "Flagship" : "Commander");
        break;
    case ADJ_FS_U_COPIES:
        adj_fs_out_add(&text, "whether there are %d copies of ", unknown->lo);
        adj_fs_out_name(&text, rules, subject);
        break;
    case ADJ_FS_U_ROOM:
        adj_fs_out_add(&text, "more than the %d %s that can be kept here", unknown->lo,
                       subject == ADJ_FS_ROOM_HAND ? "cards of a hand" : "lasting changes");
        break;
    case ADJ_FS_U_EMPIRE:
        adj_fs_out_add(&text, "whether ");
        adj_fs_out_name(&text, rules, subject);
        adj_fs_out_add(&text, " is of the empire of %s",
                       adj_fs_seat_name(seats, (unsigned)unknown->lo));
        break;
    case ADJ_FS_U_RULE:
        adj_fs_out_add(&text, "what the rules leave open (%s)", clause_name(subject));
        break;
    }
}
