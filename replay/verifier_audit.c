// SPDX-License-Identifier: MIT
// The audit: the lister of legal orders and the judge share no code, and have to agree.

#include <stdio.h>
#include "replay/verifier_parts.h"

// Every order that is listed as certain must be legal to the judge.
static bool
take_listed(void *context, const struct adj_order *order, bool certain)
{
    struct adj_verifying *verifying = context;
    const struct adj_session *session = &verifying->player.session;
    struct adj_verdict verdict;
    if (adj_order_equal(order, &verifying->asked))
        verifying->listed = true;
    if (!certain || order->seat == ADJ_SEAT_TABLE) // chance is listed as a pattern
        return true;
    session->game->judge(session->rules, session->state, order, ADJ_ASKED, &verdict);
    if (verdict.kind != ADJ_REFUSED)
        return true;
    char text[200], number[24];
    session->game->print_order(session->rules, session->state, &session->head.seats, order, text,
                               sizeof text);
    adj_verify_find(verifying->result, ADJ_CODE_OVERLISTED, session->number + 1, "",
                    "\"%s: %.150s\" is listed as legal, and breaks %s",
                    adj_seat_label(&session->head.seats, order->seat), text,
                    adj_clause_name(session->game, verdict.fault[0].clause, number, sizeof number));
    return true;
}

void
adj_audit_before(struct adj_verifying *verifying)
{
    const struct adj_session *session = &verifying->player.session;
    verifying->asked = verifying->player.record.order;
    session->game->canonical(session->rules, session->state, &verifying->asked);
    // What comes to nothing, such as a move to where a ship stands, has no line of its own.
    verifying->listed = verifying->asked.count == 0 && verifying->player.record.order.count > 0;
    session->game->enumerate(session->rules, session->state, take_listed, verifying);
}

void
adj_audit_after(struct adj_verifying *verifying)
{
    const struct adj_session *session = &verifying->player.session;
    if (session->verdict.kind != ADJ_LEGAL || verifying->listed ||
        session->order.seat == ADJ_SEAT_TABLE)
        return;
    // It is legal because it happened: asked beforehand the answer was open, and such are not
    // listed.
    struct adj_verdict asked;
    session->game->judge(session->rules, session->before, &session->order, ADJ_ASKED, &asked);
    if (asked.kind != ADJ_LEGAL)
        return;
    char text[200];
    session->game->print_order(session->rules, session->before, &session->head.seats,
                               &session->order, text, sizeof text);
    adj_verify_find(verifying->result, ADJ_CODE_UNLISTED, session->number, "",
                    "\"%s: %.150s\" is legal, and is not among the legal orders that are listed",
                    adj_seat_label(&session->head.seats, session->order.seat), text);
}
