// SPDX-License-Identifier: MIT
// Shows the game, and puts faults, events and what comes next into words.

#include <stdio.h>
#include "engine/skeleton/skeleton.h"
#include "engine/skeleton/state.h"

void
adj_sk_show(const void *rules, const void *state, const struct adj_seats *seats,
            adj_text_sink *sink, void *context)
{
    const struct adj_sk_state *s = state;
    char text[64];
    (void)rules;
    (void)seats;
    for (unsigned i = 0; i < ADJ_SK_WRECKS; i++) {
        snprintf(text, sizeof text, "wreck %u: %.*s\n", i + 1, (int)s->crates[i], "#########");
        sink(context, text);
    }
}

void
adj_sk_explain_fault(const void *rules, const void *state, const struct adj_seats *seats,
                     const struct adj_fault *fault, char *out, size_t size)
{
    const struct adj_sk_state *s = state;
    (void)rules;
    if (fault->clause == ADJ_SK_TURN_1 && s->winner != 0)
        snprintf(out, size, "the game is over");
    else if (fault->clause == ADJ_SK_TURN_1)
        snprintf(out, size, "it is %s's turn", seats->seat[s->to_move].name);
    else if (fault->clause == ADJ_SK_TAKE_1)
        snprintf(out, size, "%d of %d crates", fault->operand[0].value, fault->operand[1].value);
    else
        snprintf(out, size, "there are %d wrecks", (int)ADJ_SK_WRECKS);
}

void
adj_sk_explain_event(const void *rules, const void *state, const struct adj_seats *seats,
                     const struct adj_event *event, char *out, size_t size)
{
    (void)rules;
    (void)state;
    if (event->kind == ADJ_SK_E_SALVAGE)
        snprintf(out, size, "%s salvages %u from wreck %u, %u left",
                 seats->seat[event->arg[0]].name, event->arg[1], event->arg[2], event->arg[3]);
    else
        snprintf(out, size, "%s has won", seats->seat[event->arg[0] - 1].name);
}

void
adj_sk_explain_next(const void *rules, const void *state, const struct adj_seats *seats,
                    adj_text_sink *sink, void *context)
{
    const struct adj_sk_state *s = state;
    char text[128];
    (void)rules;
    if (s->winner != 0)
        snprintf(text, sizeof text, "%s has won\n", seats->seat[s->winner - 1].name);
    else
        snprintf(text, sizeof text, "%s salvages crates from one wreck\n",
                 seats->seat[s->to_move].name);
    sink(context, text);
}
