// SPDX-License-Identifier: MIT
#include "tests/enum/random_games.h"

// The form of an order as engine/flagship/order.h describes it, whatever its operands mean.

struct reader {
    const struct adj_order *order;
    unsigned at;
};

static bool
one(struct reader *reader, unsigned role)
{
    if (reader->at == reader->order->count || reader->order->operand[reader->at].role != role)
        return false;
    reader->at++;
    return true;
}

static void
any(struct reader *reader, unsigned role)
{
    while (one(reader, role))
        continue;
}

static bool
some(struct reader *reader, unsigned role)
{
    bool first = one(reader, role);
    any(reader, role);
    return first;
}

static void
costs(struct reader *reader)
{
    while (one(reader, ADJ_FS_O_TASK) || one(reader, ADJ_FS_O_DISCARD) ||
           one(reader, ADJ_FS_O_PAID))
        continue;
    one(reader, ADJ_FS_O_ABILITY);
}

static bool
attack(struct reader *reader)
{
    if (!one(reader, ADJ_FS_O_TYPE) || !some(reader, ADJ_FS_O_FROM))
        return false;
    costs(reader);
    any(reader, ADJ_FS_O_ROW);
    while (one(reader, ADJ_FS_O_WITH)) {
        any(reader, ADJ_FS_O_ON);
        costs(reader);
    }
    return true;
}

static bool
rows(struct reader *reader)
{
    while (one(reader, ADJ_FS_O_ROW))
        any(reader, ADJ_FS_O_CARD);
    return true;
}

static bool
arrange(struct reader *reader)
{
    rows(reader);
    return one(reader, ADJ_FS_O_UNDER);
}

static bool
play(struct reader *reader)
{
    if (!one(reader, ADJ_FS_O_CARD))
        return false;
    any(reader, ADJ_FS_O_ON);
    costs(reader);
    return true;
}

static bool
focus(struct reader *reader)
{
    if (!some(reader, ADJ_FS_O_ON))
        return false;
    any(reader, ADJ_FS_O_PAID);
    return true;
}

static bool
cut(struct reader *reader)
{
    if (!one(reader, ADJ_FS_O_SEAT))
        return false;
    one(reader, ADJ_FS_O_NUMBER);
    return true;
}

static bool
verb_form(struct reader *reader)
{
    switch (reader->order->verb) {
    case ADJ_FS_FLEET:
    case ADJ_FS_DISCARD:
        return some(reader, ADJ_FS_O_CARD);
    case ADJ_FS_CHOOSE:
        return one(reader, ADJ_FS_O_CHOICE);
    case ADJ_FS_ARRANGE:
        return arrange(reader);
    case ADJ_FS_CUT:
        return cut(reader);
    case ADJ_FS_REARRANGE:
        return rows(reader);
    case ADJ_FS_ATTACK:
        return attack(reader);
    case ADJ_FS_BASIC:
    case ADJ_FS_REPEL:
    case ADJ_FS_SUPPORT:
    case ADJ_FS_DEFEND:
    case ADJ_FS_CANCEL:
    case ADJ_FS_REACT:
        return play(reader);
    case ADJ_FS_FOCUS:
        return focus(reader);
    case ADJ_FS_TARGET:
        return some(reader, ADJ_FS_O_ON);
    case ADJ_FS_BRANCH:
        return one(reader, ADJ_FS_O_CARD) && one(reader, ADJ_FS_O_BRANCH);
    case ADJ_FS_ACTIVE:
        any(reader, ADJ_FS_O_TASK);
        return true;
    default:
        return true;
    }
}

bool
well_formed(const struct adj_order *order)
{
    struct reader reader = {.order = order};
    return verb_form(&reader) && reader.at == order->count;
}
