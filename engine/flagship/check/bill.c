// SPDX-License-Identifier: MIT
// What an order owes, read from its operands and the card data (for FS-I-12). Costs paid with named
// cards are compared here, cost by cost; points and hand cards are added up.

#include "engine/flagship/check/bill.h"

struct due { // the cost of one card or ability, with what was named to pay it
    uint16_t ref;
    uint8_t kind, window;
    unsigned ability; // the number of the one named; 0: none is
    struct adj_fs_span cp;
    int worth;      // of the paying cards named
    unsigned tasks; // cards that have to be named and Tasked
    unsigned hand;  // hand cards that have to be named and discarded
    unsigned tasked, discarded;
    unsigned self_to;
    bool tasks_self, tasks_host;
    bool told; // false: an ability or text that leaves the cost open
};

static bool start_order(const struct adj_fs_sight *sight, struct due *due);
static void start_due(const struct adj_fs_sight *sight, struct due *due, unsigned ref,
                      unsigned window, unsigned ability);
static unsigned ability_of(const struct adj_order *order, unsigned card);
static void start_price(const struct adj_fs_sight *sight, struct due *due, unsigned ref);
static void name_payment(const struct adj_fs_sight *sight, struct adj_fs_bill *bill,
                         struct due *due, struct adj_operand operand);
static void close_due(const struct adj_fs_sight *sight, struct adj_fs_bill *bill,
                      const struct due *due);
static void check_tasked(const struct adj_fs_sight *sight, unsigned ref);
static bool is_attacking_ship(const struct adj_fs_sight *sight, unsigned ref);

void
adj_fs_bill_make(const struct adj_fs_sight *sight, struct adj_fs_bill *bill)
{
    const struct adj_order *order = sight->order;
    struct due due;
    *bill = (struct adj_fs_bill){.told = true};
    bool open = start_order(sight, &due);
    for (unsigned i = 0; i < order->count; i++) {
        struct adj_operand operand = order->operand[i];
        if (adj_fs_bill_names(order, operand.role)) {
            if (open)
                close_due(sight, bill, &due);
            open = true;
            bool price = order->verb == ADJ_FS_CANCEL;
            if (price)
                start_price(sight, &due, operand.value);
            else
                start_due(sight, &due, operand.value, adj_fs_bill_window(order->verb, operand.role),
                          ability_of(order, i));
            bill->from_hand += !price && adj_fs_ref_copy(operand.value) == 0;
            if (operand.role == ADJ_FS_O_FROM && is_attacking_ship(sight, operand.value))
                check_tasked(sight, operand.value);
        } else if (operand.role >= ADJ_FS_O_TASK && operand.role <= ADJ_FS_O_PAID) {
            name_payment(sight, bill, &due, operand);
            open = true;
        }
    }
    if (open)
        close_due(sight, bill, &due);
}

// The number of the ability named behind a card, before the next one.
static unsigned
ability_of(const struct adj_order *order, unsigned card)
{
    for (unsigned i = card + 1; i < order->count; i++) {
        if (order->operand[i].role == ADJ_FS_O_ABILITY)
            return order->operand[i].value;
        if (adj_fs_bill_names(order, order->operand[i].role))
            break;
    }
    return 0;
}

static void
add_cost(const struct adj_fs_sight *sight, struct due *due, const struct adj_fs_cost *cost)
{
    due->cp = adj_fs_second_span_add(due->cp,
                                     adj_fs_second_printed(sight->rules, sight->before, cost->cp));
    due->hand += cost->hand;
    due->tasks += cost->task.what == ADJ_FS_SEL_CLASS;
    due->tasks_self |= cost->task.what == ADJ_FS_SEL_SELF;
    due->tasks_host |= cost->task.what == ADJ_FS_SEL_HOST;
    due->self_to = cost->self_to != ADJ_FS_Z_NONE ? cost->self_to : due->self_to;
}

// The abilities of a card in play for a moment. Which of several is used the order need not say;
// where it does not, such a cost is left open.
static void
add_abilities(const struct adj_fs_sight *sight, struct due *due)
{
    const struct adj_fs_kind *kind = &sight->rules->kind[due->kind];
    unsigned type = sight->before->attack.type, found = 0;
    for (unsigned e = kind->effect; e < (unsigned)kind->effect + kind->effects; e++) {
        const struct adj_fs_effect *effect = &sight->rules->effect[e];
        if (effect->window != due->window || effect->zone != ADJ_FS_Z_TABLE)
            continue;
        if (due->ability != 0 && due->ability != e - kind->effect + 1)
            continue;
        if (type != 0 && effect->attacks != 0 && (effect->attacks >> type & 1) == 0)
            continue;
        if (found++ == 0)
            add_cost(sight, due, &effect->pay);
    }
    due->told = due->told && found == 1;
}

static void
start_due(const struct adj_fs_sight *sight, struct due *due, unsigned ref, unsigned window,
          unsigned ability)
{
    *due = (struct due){.ref = (uint16_t)ref,
                        .kind = (uint8_t)adj_fs_ref_kind(ref),
                        .window = (uint8_t)window,
                        .ability = ability,
                        .told = true};
    const struct adj_fs_kind *kind = &sight->rules->kind[due->kind];
    due->told = kind->text_known != 0;
    if (adj_fs_ref_copy(ref) == 0)
        add_cost(sight, due, &kind->play);
    else if (window != ADJ_FS_W_ATTACK || kind->type != ADJ_FS_T_SHIP)
        add_abilities(sight, due);
}

unsigned
adj_fs_bill_window(unsigned verb, unsigned role)
{
    switch ((enum adj_fs_verb)verb) {
    case ADJ_FS_ATTACK:
        return role == ADJ_FS_O_FROM ? ADJ_FS_W_ATTACK : ADJ_FS_W_DECLARE;
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
    case ADJ_FS_FLEET:
    case ADJ_FS_ROLL:
    case ADJ_FS_CHOOSE:
    case ADJ_FS_ARRANGE:
    case ADJ_FS_SHUFFLE:
    case ADJ_FS_CUT:
    case ADJ_FS_DRAW:
    case ADJ_FS_REARRANGE:
    case ADJ_FS_FOCUS:
    case ADJ_FS_GENERAL:
    case ADJ_FS_TARGET:
    case ADJ_FS_BRANCH:
    case ADJ_FS_ACTIVE:
    case ADJ_FS_PASSIVE:
    case ADJ_FS_CANCEL:
    case ADJ_FS_DISCARD:
    case ADJ_FS_DONE:
    case ADJ_FS_OBSERVE:
    case ADJ_FS_RESIGN:
    case ADJ_FS_AGREE_DRAW:
        break;
    }
    return ADJ_FS_W_NONE;
}

static unsigned
paid_key(const struct adj_order *order)
{
    return order->verb == ADJ_FS_FOCUS   ? ADJ_FS_COST_FOCUS
           : order->verb == ADJ_FS_REPEL ? ADJ_FS_COST_REPEL
                                         : ADJ_FS_COST_BOARDING;
}

// What a paying card is worth for this kind of cost, by its text; -1 if that is not known.
static int
worth(const struct adj_fs_rules *rules, unsigned number, unsigned key)
{
    const struct adj_fs_kind *kind = &rules->kind[number];
    int sum = 0;
    for (unsigned e = kind->effect; e < (unsigned)kind->effect + kind->effects; e++)
        for (unsigned i = 0; i < rules->effect[e].actions; i++) {
            const struct adj_fs_action *action = &rules->effect[e].action[i];
            bool pays = action->verb == ADJ_FS_DO_STAT && action->key == key &&
                        rules->effect[e].window != ADJ_FS_W_STATIC;
            if (pays && action->amount.var != 0)
                return -1;
            sum += pays ? -action->amount.base : 0;
        }
    return kind->text_known ? sum : -1;
}

// Tasks, if named more than once by one cost or by two, must be Task events of their own.
static void
check_tasked(const struct adj_fs_sight *sight, unsigned ref)
{
    unsigned wanted = 0, found = 0;
    for (unsigned i = 0; i < sight->order->count; i++)
        wanted +=
            sight->order->operand[i].role == ADJ_FS_O_TASK && sight->order->operand[i].value == ref;
    for (unsigned i = sight->first[ADJ_FS_E_TASK]; i != 0; i = sight->next[i])
        found += adj_fs_event_at(sight, i)->arg[0] == ref;
    if (found < (wanted > 1 ? wanted : 1))
        adj_finding_add(sight->findings, ADJ_FS_I_12, "%s is due to be Tasked and is not",
                        adj_fs_kind_name(sight->rules, adj_fs_ref_kind(ref)));
}

// What a card that is on the table does to itself or its host as the cost of its use.
static void
check_self(const struct adj_fs_sight *sight, const struct due *due)
{
    bool leaves = due->self_to == ADJ_FS_Z_DISCARD || due->self_to == ADJ_FS_Z_REMOVED;
    if (!due->tasks_self && !due->tasks_host && !leaves)
        return;
    unsigned slot = adj_fs_second_slot_of(sight->before, due->ref);
    if (slot == ADJ_FS_NO_SLOT)
        return;
    const struct adj_fs_card *card = &sight->before->card[slot];
    if (due->tasks_self)
        check_tasked(sight, due->ref);
    if (due->tasks_host && card->host != 0) {
        const struct adj_fs_card *host = &sight->before->card[card->host - 1];
        check_tasked(sight, adj_fs_ref(host->kind, host->copy));
    }
    if (leaves && adj_fs_stayed(sight, slot))
        adj_finding_add(sight->findings, ADJ_FS_I_12, "%s is its own cost and stays in play",
                        adj_fs_kind_name(sight->rules, due->kind));
}

// The cost of one card is complete: close it and add its points to the bill.
static void
close_due(const struct adj_fs_sight *sight, struct adj_fs_bill *bill, const struct due *due)
{
    bool ship_too = due->window == ADJ_FS_W_ATTACK && due->tasks == 0 &&
                    sight->rules->sw[ADJ_FS_SW_BOARDING_TASKS_SHIP] == 1;
    if (due->told && due->tasked != due->tasks && !ship_too)
        adj_finding_add(sight->findings, ADJ_FS_I_12, "%s costs %u cards Tasked, %u are named",
                        adj_fs_kind_name(sight->rules, due->kind), due->tasks, due->tasked);
    if (due->told && due->discarded != due->hand)
        adj_finding_add(sight->findings, ADJ_FS_I_12, "%s costs %u hand cards, %u are named",
                        adj_fs_kind_name(sight->rules, due->kind), due->hand, due->discarded);
    if (due->told && sight->before->pending.open == 0)
        check_self(sight, due);
    int lo = due->cp.lo - due->worth, hi = due->cp.hi - due->worth;
    bill->cp.lo += lo > 0 ? lo : 0;
    bill->cp.hi += hi > 0 ? hi : 0;
    bill->told = bill->told && due->told;
}

static void
name_payment(const struct adj_fs_sight *sight, struct adj_fs_bill *bill, struct due *due,
             struct adj_operand operand)
{
    if (operand.role == ADJ_FS_O_TASK) {
        due->tasked++;
        check_tasked(sight, operand.value);
    } else if (operand.role == ADJ_FS_O_DISCARD) {
        due->discarded++;
        bill->from_hand++;
    } else {
        struct due own;
        int points = worth(sight->rules, adj_fs_ref_kind(operand.value), paid_key(sight->order));
        due->told = due->told && points >= 0;
        due->worth += points;
        start_due(sight, &own, operand.value,
                  ADJ_FS_W_COST_FOCUS + paid_key(sight->order) - ADJ_FS_COST_FOCUS, 0);
        own.tasked = own.tasks; // a paying card's own cards to be named follow the cost they pay
        own.discarded = own.hand;
        bill->from_hand += adj_fs_ref_copy(operand.value) == 0;
        close_due(sight, bill, &own);
    }
}

static void
start_price(const struct adj_fs_sight *sight, struct due *due, unsigned ref)
{
    *due = (struct due){.ref = (uint16_t)ref, .kind = (uint8_t)adj_fs_ref_kind(ref)};
    const struct adj_fs_kind *kind = &sight->rules->kind[due->kind];
    for (unsigned e = kind->effect; e < (unsigned)kind->effect + kind->effects; e++) {
        const struct adj_fs_effect *effect = &sight->rules->effect[e];
        if (effect->guard != ADJ_FS_G_UNLESS || effect->window != sight->before->pending.window ||
            due->told)
            continue;
        add_cost(sight, due, &sight->rules->effect[e].unless);
        due->told = true;
    }
}

// The cost that an order begins with, before its first card: of Focus, and of an Active posture.
// False if it has none.
static bool
start_order(const struct adj_fs_sight *sight, struct due *due)
{
    *due = (struct due){.told = true};
    if (sight->order->verb == ADJ_FS_FOCUS)
        due->cp = (struct adj_fs_span){1, 1};
    if (sight->order->verb != ADJ_FS_ACTIVE)
        return sight->order->verb == ADJ_FS_FOCUS;
    due->tasks = adj_order_count(sight->order, ADJ_FS_O_TASK);
    unsigned target = sight->before->attack.target;
    if (target != 0)
        check_tasked(sight, adj_fs_ref(sight->before->card[target - 1].kind,
                                       sight->before->card[target - 1].copy));
    return true;
}

// A ship attacks with its own strength and is Tasked for it, unless its text opens the attack.
static bool
is_attacking_ship(const struct adj_fs_sight *sight, unsigned ref)
{
    const struct adj_fs_kind *kind = &sight->rules->kind[adj_fs_ref_kind(ref)];
    if (adj_fs_ref_copy(ref) == 0 || kind->type != ADJ_FS_T_SHIP)
        return false;
    for (unsigned e = kind->effect; e < (unsigned)kind->effect + kind->effects; e++)
        if (sight->rules->effect[e].window == ADJ_FS_W_ATTACK)
            return false;
    return true;
}
