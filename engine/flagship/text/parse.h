// SPDX-License-Identifier: MIT
#ifndef ADJ_ENGINE_FLAGSHIP_TEXT_PARSE_H
#define ADJ_ENGINE_FLAGSHIP_TEXT_PARSE_H

// An order being read, shared by order.c and order_lists.c.

#include "engine/flagship/text/names.h"
#include "engine/flagship/text/verbs.h"

struct adj_fs_parse {
    struct adj_fs_scan scan;
    struct adj_order *order;
    const struct adj_fs_verb_form *form;
};

// order.c: each reads one thing and adds it to the order.
enum adj_status adj_fs_parse_add(struct adj_fs_parse *parse, unsigned role, unsigned value);
enum adj_status adj_fs_parse_card(struct adj_fs_parse *parse, unsigned role);
enum adj_status adj_fs_parse_number(struct adj_fs_parse *parse, unsigned role);
enum adj_status adj_fs_parse_seat(struct adj_fs_parse *parse);
// The reference of a name read before, as the order's next operand.
unsigned adj_fs_parse_ref(const struct adj_fs_parse *parse, unsigned role,
                          const struct adj_fs_name *name);

// order_lists.c: what follows the verb, by layout.
enum adj_status adj_fs_parse_roll(struct adj_fs_parse *parse);
enum adj_status adj_fs_parse_choice(struct adj_fs_parse *parse);
enum adj_status adj_fs_parse_deck(struct adj_fs_parse *parse);
enum adj_status adj_fs_parse_cut(struct adj_fs_parse *parse);
enum adj_status adj_fs_parse_draw(struct adj_fs_parse *parse);
enum adj_status adj_fs_parse_observe(struct adj_fs_parse *parse);
// The ability of the card that was named for a use last, by its name or number.
enum adj_status adj_fs_parse_ability(struct adj_fs_parse *parse);

#endif
