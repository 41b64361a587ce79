// SPDX-License-Identifier: MIT
// What an attack in progress would come to if nothing more were played: for each ship that may be
// struck, the hits that land with each posture and what becomes of it.

#include <string.h>
#include "engine/flagship/apply.h"
#include "engine/flagship/flagship.h"
#include "engine/flagship/text/names.h"

struct outlook {
    const struct adj_fs_rules *rules;
    struct adj_fs_state state; // a copy to play on
    struct adj_events events;
    struct adj_fs_out out;
    char line[512];
};

static void
say_end(struct outlook *look)
{
    bool destroyed = false, flagship = false;
    const char *unknown = "";
    const struct adj_event *hits = NULL;
    for (uint32_t i = 0; i < look->events.count; i++) {
        const struct adj_event *event = &look->events.event[i];
        if (event->kind == ADJ_FS_E_HITS)
            hits = event;
        if (event->kind == ADJ_FS_E_DESTROY) {
            destroyed = true;
            flagship = flagship || event->arg[2] != 0;
        }
        if (event->kind == ADJ_FS_E_WAIT)
            unknown = event->arg[0] == ADJ_FS_WAIT_HITS ? "how many hits is not known"
                                                        : ", whether destroyed is not known";
    }
    if (hits != NULL)
        adj_fs_out_add(&look->out, "%u hit%s through, %u in all", hits->arg[1],
                       hits->arg[1] == 1 ? "" : "s", hits->arg[2]);
    if (destroyed)
        adj_fs_out_add(&look->out, flagship ? ": destroyed, and the game is won" : ": destroyed");
    adj_fs_out_add(&look->out, "%s", unknown);
}

// Plays the attack out against one ship with one posture.
static void
say_posture(struct outlook *look, const struct adj_fs_state *from, unsigned slot, bool active)
{
    memcpy(&look->state, from, sizeof look->state);
    look->events.count = 0;
    struct adj_fs_run run;
    adj_fs_run_start(&run, look->rules, &look->state, &look->events);
    look->state.attack.target = (uint8_t)(slot + 1);
    look->state.attack.posture = active ? 1 : 2;
    adj_fs_resolve(&run);
    say_end(look);
}

static void
say_ship(struct outlook *look, const struct adj_fs_state *from, unsigned slot, adj_text_sink *sink,
         void *context)
{
    bool chosen = from->attack.posture != 0, upright = !from->card[slot].tasked;
    adj_fs_out_start(&look->out, look->line, sizeof look->line);
    adj_fs_out_add(&look->out, "If nothing more is played, ");
    adj_fs_out_slot(&look->out, look->rules, from, slot);
    adj_fs_out_add(&look->out, ": ");
    if (chosen)
        say_posture(look, from, slot, from->attack.posture == 1);
    else {
        adj_fs_out_add(&look->out, "Passive ");
        say_posture(look, from, slot, false);
        if (upright) {
            adj_fs_out_add(&look->out, "; Active ");
            say_posture(look, from, slot, true);
        }
    }
    adj_fs_out_lines(&look->out, sink, context);
}

static bool
has_outlook(const struct adj_fs_state *state)
{
    return state->attack.step != ADJ_FS_S_NONE && state->attack.step != ADJ_FS_S_RESOLVE &&
           state->attack.type != ADJ_FS_BOARDING && state->wait == ADJ_FS_WAIT_NONE;
}

void
adj_fs_explain_outlook(const void *rules, const void *state, adj_text_sink *sink, void *context)
{
    struct adj_fs_state from;
    struct outlook look = {.rules = rules};
    memcpy(&from, state, sizeof from);
    adj_fs_settle(rules, &from, NULL);
    if (!has_outlook(&from))
        return;
    for (unsigned i = 0; i < from.slots; i++) {
        bool struck = from.attack.target != 0
                          ? from.attack.target == i + 1
                          : adj_fs_is_ship(&from, i) && from.card[i].owner != from.active &&
                                from.card[i].row == from.attack.row &&
                                adj_fs_targetable(rules, &from, i);
        if (struck)
            say_ship(&look, &from, i, sink, context);
    }
}
