// SPDX-License-Identifier: MIT
// The state before set-up, and how much of a state matters.

#include <stddef.h>
#include <string.h>
#include "engine/flagship/flagship.h"
#include "engine/flagship/know.h"

void
adj_fs_start(const void *rules, void *state)
{
    struct adj_fs_state *s = state;
    memset(s, 0, sizeof *s);
    s->phase = ADJ_FS_P_FLEET;
    s->first = 255;
    for (unsigned i = 0; i < ADJ_FS_SEATS; i++)
        s->seat[i].cp_known = 1;
    adj_fs_know_start(rules, &s->know);
}

// Up to the last card on the table; with unknown values also what is known of them; everything
// where a card was shown of which it is not known when it was drawn.
size_t
adj_fs_used(const void *rules, const void *state)
{
    const struct adj_fs_rules *r = rules;
    const struct adj_fs_state *s = state;
    for (unsigned i = 0; i < ADJ_FS_SEATS; i++)
        if (s->shown[i].count != 0)
            return sizeof *s;
    if (r->vars > 1)
        return offsetof(struct adj_fs_state, know.bound) + r->vars * sizeof(struct adj_fs_bound);
    return offsetof(struct adj_fs_state, card) + s->slots * sizeof(struct adj_fs_card);
}
