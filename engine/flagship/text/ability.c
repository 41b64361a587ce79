// SPDX-License-Identifier: MIT
// Which of a card's abilities an order means, by name or number (ORDERS.md, "Abilities").

#include <string.h>
#include "engine/flagship/choose.h"
#include "engine/flagship/flagship.h"
#include "engine/flagship/text/names.h"

bool
adj_fs_ability_of(const struct adj_order *order, unsigned at, struct adj_fs_ability *ability)
{
    while (at-- > 0) {
        unsigned role = order->operand[at].role;
        ability->window = adj_fs_window_of_use(order->verb, role);
        ability->kind = adj_fs_ref_kind(order->operand[at].value);
        if (role == ADJ_FS_O_CARD || role == ADJ_FS_O_WITH)
            return ability->window != ADJ_FS_W_NONE;
        if (role == ADJ_FS_O_FROM)
            break;
    }
    return false;
}

// The name of the card's ability of this number, "" if it is not one for the moment.
static const char *
ability_name(const struct adj_fs_rules *rules, const struct adj_fs_ability *ability,
             unsigned number)
{
    const struct adj_fs_kind *kind = &rules->kind[ability->kind];
    if (ability->kind >= rules->kinds || number < 1 || number > kind->effects)
        return "";
    const struct adj_fs_effect *effect = &rules->effect[kind->effect + number - 1u];
    bool fits = effect->window == ability->window && effect->zone == ADJ_FS_Z_TABLE;
    return fits ? adj_fs_text(rules, effect->name) : "";
}

const char *
adj_fs_ability_match(const struct adj_fs_rules *rules, const struct adj_fs_ability *ability,
                     const char *text, unsigned *number)
{
    const char *longest = NULL;
    for (unsigned i = 1; i <= ADJ_FS_KIND_EFFECTS; i++) {
        const char *name = ability_name(rules, ability, i);
        const char *end = name[0] == '\0' ? NULL : adj_fs_fold_match(name, text);
        if (end == NULL || (longest != NULL && end < longest))
            continue;
        *number = end == longest ? 0 : i;
        longest = end;
    }
    return longest;
}

void
adj_fs_ability_list(const struct adj_fs_rules *rules, const struct adj_fs_ability *ability,
                    char *out, size_t size)
{
    struct adj_fs_out text;
    adj_fs_out_start(&text, out, size);
    if (ability->kind < rules->kinds)
        adj_fs_out_name(&text, rules, ability->kind);
    adj_fs_out_add(&text, " has ");
    unsigned listed = 0;
    for (unsigned i = 1; i <= ADJ_FS_KIND_EFFECTS; i++) {
        const char *name = ability_name(rules, ability, i);
        if (name[0] != '\0')
            adj_fs_out_add(&text, "%s%u %s", listed++ == 0 ? "" : ", ", i, name);
    }
    if (listed == 0)
        adj_fs_out_add(&text, "none with a name");
}

void
adj_fs_out_ability(struct adj_fs_out *out, const struct adj_fs_rules *rules,
                   const struct adj_fs_ability *ability, unsigned number)
{
    const char *name = ability_name(rules, ability, number);
    unsigned read = 0;
    const char *end = name[0] == '\0' ? NULL : adj_fs_ability_match(rules, ability, name, &read);
    bool readable = end != NULL && *end == '\0' && read == number && strpbrk(name, "#;") == NULL &&
                    !(name[0] >= '0' && name[0] <= '9');
    if (readable)
        adj_fs_out_add(out, "%s", name);
    else
        adj_fs_out_add(out, "%u", number);
}
