// SPDX-License-Identifier: MIT
// Writes orders as text. What is written here is read back by order.c as the same order.

#include <string.h>
#include "engine/flagship/text/names.h"
#include "engine/flagship/text/verbs.h"

struct print {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state;
    const struct adj_seats *seats;
    const struct adj_order *order;
    struct adj_fs_out out;
};

static void
print_card(struct print *print, unsigned at)
{
    const struct adj_operand *operand = &print->order->operand[at];
    unsigned kind = adj_fs_ref_kind(operand->value);
    unsigned bare =
        adj_fs_bare_copy(print->rules, print->state, print->order, at, operand->role, kind);
    adj_fs_out_card(&print->out, print->rules, kind, adj_fs_ref_copy(operand->value), bare);
}

static bool
is_source(const struct adj_order *order, unsigned at)
{
    unsigned type = at > 0 ? order->operand[0].value : 0;
    return adj_order_find(order, ADJ_FS_O_FROM, 0) == (int)at &&
           order->operand[0].role == ADJ_FS_O_TYPE &&
           (type == ADJ_FS_BOARDING || type == ADJ_FS_ASSAULT);
}

// What stands before a card of this role when it does not go on with a list.
static const char *
card_word(const struct adj_order *order, unsigned at)
{
    switch ((enum adj_fs_role)order->operand[at].role) {
    case ADJ_FS_O_FROM:
        return is_source(order, at) ? " with " : " from ";
    case ADJ_FS_O_WITH:
        return " with ";
    case ADJ_FS_O_ON:
        return at == 0 ? " " : " on ";
    case ADJ_FS_O_TASK:
        return " tasking ";
    case ADJ_FS_O_DISCARD:
        return " discarding ";
    case ADJ_FS_O_PAID:
        return " paid by ";
    case ADJ_FS_O_UNDER:
        return " under ";
    case ADJ_FS_O_SEAT:
    case ADJ_FS_O_CARD:
    case ADJ_FS_O_ROW:
    case ADJ_FS_O_TYPE:
    case ADJ_FS_O_NUMBER:
    case ADJ_FS_O_BRANCH:
    case ADJ_FS_O_WHAT:
    case ADJ_FS_O_COUNT:
    case ADJ_FS_O_CHOICE:
    case ADJ_FS_O_ABILITY:
        break;
    }
    return " ";
}

static void
print_list_card(struct print *print, unsigned at)
{
    const struct adj_operand *operand = &print->order->operand[at];
    unsigned before = at > 0 ? operand[-1].role : 0;
    bool goes_on = before == operand->role && operand->role != ADJ_FS_O_UNDER;
    if (operand->role == ADJ_FS_O_CARD &&
        (before == ADJ_FS_O_UNDER || before == ADJ_FS_O_COUNT || before == ADJ_FS_O_NUMBER))
        goes_on = true;
    adj_fs_out_add(&print->out, "%s", goes_on ? "; " : card_word(print->order, at));
    print_card(print, at);
}

static void
print_row(struct print *print, unsigned at)
{
    unsigned row = print->order->operand[at].value;
    if (print->order->verb == ADJ_FS_ATTACK)
        adj_fs_out_add(&print->out, " on row %u", row);
    else
        adj_fs_out_add(&print->out, "%s row %u:", at > 0 ? ";" : "", row);
}

static void
print_number(struct print *print, unsigned at)
{
    const struct adj_order *order = print->order;
    unsigned value = order->operand[at].value;
    if (order->verb != ADJ_FS_DRAW) {
        adj_fs_out_add(&print->out, " %u", value);
        return;
    }
    bool goes_on = at > 0 && order->operand[at - 1].role == ADJ_FS_O_CARD;
    adj_fs_out_add(&print->out, "%s%u unseen", goes_on ? "; " : " ", value);
}

static void
print_ability(struct print *print, unsigned at)
{
    unsigned number = print->order->operand[at].value;
    struct adj_fs_ability ability;
    adj_fs_out_add(&print->out, " using ");
    if (adj_fs_ability_of(print->order, at, &ability))
        adj_fs_out_ability(&print->out, print->rules, &ability, number);
    else
        adj_fs_out_add(&print->out, "%u", number);
}

static void
print_choice(struct print *print, unsigned value)
{
    if (value == 1 || value == 2)
        adj_fs_out_add(&print->out, " %s", value == 1 ? "first" : "second");
    else
        adj_fs_out_add(&print->out, " %u", value);
}

static void
print_operand(struct print *print, unsigned at)
{
    unsigned value = print->order->operand[at].value;
    switch ((enum adj_fs_role)print->order->operand[at].role) {
    case ADJ_FS_O_SEAT:
        adj_fs_out_add(&print->out, " %s", adj_fs_seat_label(print->seats, value));
        break;
    case ADJ_FS_O_ROW:
        print_row(print, at);
        break;
    case ADJ_FS_O_TYPE:
        adj_fs_out_add(&print->out, " %s",
                       value >= 1 && value <= 4 ? adj_fs_type_words[value] : "?");
        break;
    case ADJ_FS_O_NUMBER:
        print_number(print, at);
        break;
    case ADJ_FS_O_COUNT:
        if (value != 1)
            adj_fs_out_add(&print->out, "*%u", value);
        break;
    case ADJ_FS_O_CHOICE:
        print_choice(print, value);
        break;
    case ADJ_FS_O_ABILITY:
        print_ability(print, at);
        break;
    case ADJ_FS_O_CARD:
    case ADJ_FS_O_FROM:
    case ADJ_FS_O_WITH:
    case ADJ_FS_O_ON:
    case ADJ_FS_O_TASK:
    case ADJ_FS_O_DISCARD:
    case ADJ_FS_O_PAID:
    case ADJ_FS_O_UNDER:
        print_list_card(print, at);
        break;
    case ADJ_FS_O_BRANCH:
    case ADJ_FS_O_WHAT: // written by their verbs
        break;
    }
}

// "choose redirect of Raptor Squadron": by number where the name would not be read back.
static void
print_branch(struct print *print)
{
    const struct adj_order *order = print->order;
    int card = adj_order_find(order, ADJ_FS_O_CARD, 0);
    int number = adj_order_find(order, ADJ_FS_O_BRANCH, 0);
    unsigned branch = number >= 0 ? order->operand[number].value : 0;
    unsigned kind = card >= 0 ? adj_fs_ref_kind(order->operand[card].value) : 0;
    const char *name = adj_fs_branch_name(print->rules, kind, branch);
    bool readable = name[0] != '\0' && strchr(name, '#') == NULL &&
                    !(name[0] >= '0' && name[0] <= '9') &&
                    adj_fs_branch_number(print->rules, kind, name, strlen(name)) == branch;
    if (readable)
        adj_fs_out_add(&print->out, " %s of ", name);
    else
        adj_fs_out_add(&print->out, " %u of ", branch);
    if (card >= 0)
        print_card(print, (unsigned)card);
}

static void
print_observe(struct print *print)
{
    const struct adj_order *order = print->order;
    bool pattern = order->count == 0 || order->operand[0].role != ADJ_FS_O_WHAT;
    unsigned what = pattern ? 0 : order->operand[0].value;
    unsigned first = order->count > 2 ? order->operand[2].value : 0;
    if (pattern)
        return; // what it is about is in its blanks
    for (unsigned i = 1; i < order->count && i < 2; i++)
        print_operand(print, i);
    switch ((enum adj_fs_what)what) {
    case ADJ_FS_SAW_CP:
        adj_fs_out_add(&print->out, " cp %u", first);
        break;
    case ADJ_FS_SAW_HITS:
        adj_fs_out_add(&print->out, " hits %u", first);
        break;
    case ADJ_FS_SAW_DESTROYED:
        adj_fs_out_add(&print->out, " destroyed");
        break;
    case ADJ_FS_SAW_STANDS:
        adj_fs_out_add(&print->out, " stands");
        break;
    case ADJ_FS_SAW_VALUE:
        adj_fs_out_add(&print->out, " %s %u",
                       first <= ADJ_FS_CREW_COLOUR ? adj_fs_field_words[first] : "?",
                       order->count > 3 ? order->operand[3].value : 0u);
        break;
    }
}

void
adj_fs_print_order(const void *rules, const void *state, const struct adj_seats *seats,
                   const struct adj_order *order, char *out, size_t size)
{
    struct print print = {.rules = rules, .state = state, .seats = seats, .order = order};
    adj_fs_out_start(&print.out, out, size);
    const struct adj_fs_verb_form *form = adj_fs_verb_form(order->verb);
    adj_fs_out_add(&print.out, "%s", form != NULL ? form->word : "?");
    if (order->verb == ADJ_FS_BRANCH) {
        print_branch(&print);
        return;
    }
    if (order->verb == ADJ_FS_OBSERVE) {
        print_observe(&print);
        return;
    }
    for (unsigned i = 0; i < order->count && i < ADJ_ORDER_OPERANDS; i++)
        print_operand(&print, i);
}
