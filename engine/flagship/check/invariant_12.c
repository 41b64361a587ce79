// SPDX-License-Identifier: MIT
// FS-I-12: each due cost is paid once, in full, before its effect.
//
// Rests on FS-TERM-10, FS-CARD-9, FS-CARD-28, FS-FOCUS-3, FS-ORDER-10, FS-ORDER-14, FS-REACT-5 and
// rulings FS-R-34, FS-R-41, FS-R-45. What is due is read from the order and the card data: the play
// cost of each card laid out, the cost of each ability used, 1 for Focus, the price of a cancel,
// the Tasking of the ship that attacks or defends actively. Paying cards lower the Command Points
// of the cost they are named for by what their text says, never below 0: that is the licence. A
// cost that is not known, or that a text in play changes, is not compared.

#include "engine/flagship/check/check.h"

#include "engine/flagship/check/bill.h"

static bool
cost_is_changed(const struct adj_fs_sight *sight)
{
    const uint32_t costs = (uint32_t)1 << ADJ_FS_COST_FOCUS | (uint32_t)1 << ADJ_FS_COST_REPEL |
                           (uint32_t)1 << ADJ_FS_COST_BOARDING;
    bool changed = (sight->texts->any & costs) != 0;
    for (unsigned i = 0; i < ADJ_FS_MODS && sight->before->mod[i].card != 0; i++)
        changed |= sight->before->mod[i].key >= ADJ_FS_COST_FOCUS &&
                   sight->before->mod[i].key <= ADJ_FS_COST_BOARDING;
    return changed;
}

static void
check_points(const struct adj_fs_sight *sight, const struct adj_fs_bill *bill)
{
    unsigned payer = sight->order->seat;
    int paid = 0;
    for (unsigned i = sight->first[ADJ_FS_E_CP]; i != 0; i = sight->next[i]) {
        const struct adj_event *event = adj_fs_event_at(sight, i);
        if (event->arg[0] != payer || event->arg[2] > event->arg[1])
            continue;
        if (event->card != 0 &&
            adj_fs_second_text_does(sight->rules, event->card, ADJ_FS_DO_CP, -1))
            return;
        paid += event->arg[1] - event->arg[2];
    }
    if (paid < bill->cp.lo || (paid > bill->cp.hi && bill->cp.hi < ADJ_FS_FAR))
        adj_finding_add(sight->findings, ADJ_FS_I_12,
                        "seat %u pays %d command points, %d to %d are due", payer + 1, paid,
                        bill->cp.lo, bill->cp.hi);
}

static void
check_hand(const struct adj_fs_sight *sight, const struct adj_fs_bill *bill)
{
    unsigned payer = sight->order->seat;
    int left = sight->before->seat[payer].hand_total - sight->after->seat[payer].hand_total;
    if (sight->before->seat[payer].hand_total == ADJ_FS_UNKNOWN)
        return; // a hand that nobody counted
    if (left == (int)bill->from_hand)
        return;
    if (sight->first[ADJ_FS_E_DRAW] != 0 || sight->first[ADJ_FS_E_DRAWN] != 0)
        return; // the hand also grew
    for (unsigned i = sight->first[ADJ_FS_E_MOVE]; i != 0; i = sight->next[i])
        if (adj_fs_event_at(sight, i)->arg[3] == ADJ_FS_Z_HAND)
            return;
    adj_finding_add(sight->findings, ADJ_FS_I_12,
                    "seat %u gives %d cards from hand, the order names %u", payer + 1, left,
                    bill->from_hand);
}

static const uint32_t effects = 1u << ADJ_FS_E_MOD | 1u << ADJ_FS_E_STOP | 1u << ADJ_FS_E_REPAIR |
                                1u << ADJ_FS_E_HITS | 1u << ADJ_FS_E_UNTASK | 1u << ADJ_FS_E_ATTACH;

// No effect of a card comes before a payment for it in the story of the step. Of several copies in
// one order each is paid before its own effect, so the second is paid after the first one's.
static void
check_sequence(const struct adj_fs_sight *sight, unsigned kind)
{
    unsigned copies = 0;
    if (!adj_fs_saw(sight, ADJ_FS_E_CP) || (sight->kinds & effects) == 0)
        return;
    for (unsigned i = 0; i < sight->order->count; i++)
        copies += adj_fs_bill_names(sight->order, sight->order->operand[i].role) &&
                  adj_fs_ref_kind(sight->order->operand[i].value) == kind;
    if (copies > 1)
        return;
    bool happened = false;
    for (uint32_t i = 0; i < sight->events->count; i++) {
        const struct adj_event *event = &sight->events->event[i];
        if (event->card != kind)
            continue;
        bool payment = event->kind == ADJ_FS_E_CP && event->arg[2] < event->arg[1] &&
                       event->arg[0] == sight->order->seat;
        happened |= (effects >> (event->kind & 31) & 1) != 0;
        if (!happened || !payment)
            continue;
        adj_finding_add(sight->findings, ADJ_FS_I_12, "%s takes effect before it is paid",
                        adj_fs_kind_name(sight->rules, kind));
        return;
    }
}

// The cost of one effect is not paid again in one Order, so the effect is not used again.
static void
count_use(struct adj_fs_watch *watch, const struct adj_fs_sight *sight, unsigned ref,
          unsigned window)
{
    unsigned kind = adj_fs_ref_kind(ref), has = 0, at = 0;
    const struct adj_fs_kind *card = &sight->rules->kind[kind];
    if (adj_fs_ref_copy(ref) == 0)
        return; // played from the hand
    for (unsigned e = card->effect; e < (unsigned)card->effect + card->effects; e++)
        has += sight->rules->effect[e].window == window &&
               sight->rules->effect[e].zone == ADJ_FS_Z_TABLE;
    unsigned slot = has != 0 ? adj_fs_second_slot_of(sight->before, ref) : ADJ_FS_NO_SLOT;
    if (slot == ADJ_FS_NO_SLOT)
        return;
    while (at < watch->uses && (watch->use[at].slot != slot || watch->use[at].window != window))
        at++;
    if (at == ADJ_FS_WATCH_USES)
        return;
    if (at == watch->uses)
        watch->use[watch->uses++] =
            (struct adj_fs_watch_use){.slot = (uint8_t)slot, .window = (uint8_t)window};
    if (++watch->use[at].times > has)
        adj_finding_add(sight->findings, ADJ_FS_I_12, "%s is used again in one Order",
                        adj_fs_kind_name(sight->rules, kind));
}

void
adj_fs_check_12(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    const struct adj_order *order = sight->order;
    struct adj_fs_bill bill;
    if (order->seat >= ADJ_FS_SEATS)
        return;
    if (order->verb == ADJ_FS_ATTACK || order->verb == ADJ_FS_BASIC)
        watch->uses = 0;
    adj_fs_bill_make(sight, &bill);
    for (unsigned i = 0; i < order->count; i++) {
        unsigned role = order->operand[i].role, value = order->operand[i].value;
        if (!adj_fs_bill_names(order, role) || order->verb == ADJ_FS_CANCEL)
            continue;
        count_use(watch, sight, value, adj_fs_bill_window(order->verb, role));
        if (sight->before->pending.open == 0)
            check_sequence(sight, adj_fs_ref_kind(value));
    }
    bool counted =
        sight->before->seat[order->seat].cp_known && sight->after->seat[order->seat].cp_known;
    if (bill.told && counted && !cost_is_changed(sight))
        check_points(sight, &bill);
    if (bill.told)
        check_hand(sight, &bill);
}
