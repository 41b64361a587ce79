// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_CHECK_BILL_H
#define ADJ_ENGINE_FLAGSHIP_CHECK_BILL_H

// What an order owes, for FS-I-12.

#include <stdbool.h>
#include "engine/flagship/check/check.h"

struct adj_fs_bill {
    struct adj_fs_span cp; // Command Points due, paying cards taken off
    unsigned from_hand;    // cards that leave the hand: played, discarded as a cost, paying
    bool told;             // false: what is due is not known in full
};

// Fills the bill of a legal order, and adds a finding for each cost in cards that was not paid.
void adj_fs_bill_make(const struct adj_fs_sight *sight, struct adj_fs_bill *bill);

// True if operands of this role name a card that is played or used.
static inline bool
adj_fs_bill_names(const struct adj_order *order, unsigned role)
{
    return role == ADJ_FS_O_FROM || role == ADJ_FS_O_WITH ||
           (role == ADJ_FS_O_CARD && order->verb != ADJ_FS_BRANCH);
}

// The moment in which such a card is played (enum adj_fs_window); W_NONE of an order that plays
// none.
unsigned adj_fs_bill_window(unsigned verb, unsigned role);

#endif
