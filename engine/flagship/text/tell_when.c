// SPDX-License-Identifier: MIT
// When an effect can be used: its window, its conditions and its limit.

#include <assert.h>
#include "engine/flagship/text/tell.h"

enum { TYPES = 4, ASSAULT = 4 };

// "a Direct or Guided attack", "an Assault", "an attack".
static void
tell_attack_types(struct adj_fs_telling *tell)
{
    unsigned attacks = tell->effect->attacks, count = 0, at = 0;
    for (unsigned type = 1; type <= TYPES; type++)
        count += attacks >> type & 1;
    if (attacks == 1u << ASSAULT || count == 0) {
        adj_fs_out_add(&tell->out, count == 0 ? "an attack" : "an Assault");
        return;
    }
    adj_fs_out_add(&tell->out, "a ");
    for (unsigned type = 1; type <= TYPES; type++) {
        if ((attacks >> type & 1) == 0)
            continue;
        adj_fs_tell_joint(tell, at++, count, "or");
        adj_fs_out_add(&tell->out, "%s", adj_fs_type_title(type));
    }
    adj_fs_out_add(&tell->out, " attack");
}

static void
tell_attack(struct adj_fs_telling *tell, const char *before)
{
    adj_fs_out_add(&tell->out, "%s", before);
    tell_attack_types(tell);
    if (tell->effect->if_src.what != ADJ_FS_SEL_NONE) {
        adj_fs_out_add(&tell->out, " by ");
        adj_fs_tell_selector(tell, &tell->effect->if_src);
    }
    if (tell->effect->if_tgt.what != ADJ_FS_SEL_NONE) {
        adj_fs_out_add(&tell->out, " on ");
        adj_fs_tell_selector(tell, &tell->effect->if_tgt);
    }
}

static bool
has_condition(const struct adj_fs_effect *effect)
{
    return effect->attacks != 0 || effect->if_src.what != ADJ_FS_SEL_NONE ||
           effect->if_tgt.what != ADJ_FS_SEL_NONE;
}

struct window {
    const char *played, *used; // a card from the hand; a card in play
    const char *of;            // before the attack; NULL: none is spoken of
    bool in_attack;            // it always is, and not only where something is said of it
    bool in_order;             // a text of a card in play can be called on again in the same Order
};

static const struct window windows[] = {
    [ADJ_FS_W_STATIC] = {.used = "While in play", .of = ", in "},
    [ADJ_FS_W_BASIC] = {.played = "Played as a Basic Order", .used = "As a Basic Order"},
    [ADJ_FS_W_ENEMY_BASIC] = {.used = "As a Basic Order"},
    [ADJ_FS_W_ATTACK] = {.played = "Played as an Attack Order", .used = "As an Attack Order"},
    [ADJ_FS_W_DECLARE] = {"Played in the Declare step", "In the Declare step", " of ", true, true},
    [ADJ_FS_W_SUPPORT] = {"Played in the Support step", "In the Support step", " of ", true, true},
    [ADJ_FS_W_DEFEND] = {"Played in the Defend step", "In the Defend step", " of ", true, true},
    [ADJ_FS_W_RESOLVE] = {.played = "When its Order is resolved", .of = ", if that was "},
    [ADJ_FS_W_BOARDING_TARGET] = {.used = "When this ship is the target of a Boarding attack"},
    [ADJ_FS_W_COST_FOCUS] = {"Played when the cost of Focus is to be paid",
                             "When the cost of Focus is to be paid", " in ", false, true},
    [ADJ_FS_W_COST_REPEL] = {"Played when a Repel cost is to be paid",
                             "When a Repel cost is to be paid", " in ", false, true},
    [ADJ_FS_W_COST_BOARDING] = {"Played when the cost of a Boarding card is to be paid",
                                "When the cost of a Boarding card is to be paid", " in ", false,
                                true},
    [ADJ_FS_W_DISCARD_PHASE] = {.played = "Played in your Discard phase",
                                .used = "In your Discard phase"},
};

static void
tell_window(struct adj_fs_telling *tell, const struct window *window)
{
    bool hand = tell->effect->zone == ADJ_FS_Z_HAND;
    const char *words = hand ? window->played : window->used;
    if (words == NULL) // a window that the other zone has not
        words = hand ? window->used : window->played;
    adj_fs_out_add(&tell->out, "%s", words);
    if (window->of != NULL && (window->in_attack || has_condition(tell->effect)))
        tell_attack(tell, window->of);
}

// That a text can be used once in an Order is the rule; it is told where it makes a difference.
static void
tell_limit(struct adj_fs_telling *tell, const struct window *window)
{
    const struct adj_fs_effect *effect = tell->effect;
    bool again =
        window->in_order && effect->zone != ADJ_FS_Z_HAND && effect->pay.self_to == ADJ_FS_Z_NONE;
    switch ((enum adj_fs_limit)effect->limit) {
    case ADJ_FS_ONCE_ORDER:
        adj_fs_out_add(&tell->out, again ? ", once per Order" : "");
        return;
    case ADJ_FS_ONCE_TURN:
        adj_fs_out_add(&tell->out, ", once per turn");
        return;
    }
}

void
adj_fs_tell_when(struct adj_fs_telling *tell)
{
    unsigned number = tell->effect->window;
    assert(number != ADJ_FS_W_NONE && number < sizeof windows / sizeof windows[0]);
    tell_window(tell, &windows[number]);
    tell_limit(tell, &windows[number]);
}
