// SPDX-License-Identifier: MIT
#include "fuzz/play.h"

#include <stdlib.h>
#include <string.h>
#include "engine/nearest.h"
#include "replay/decode.h"

// The text of an order that can be given is that order again.
void
adj_check_text(struct adj_play *play, const struct adj_order *order)
{
    char text[ADJ_PLAY_TEXT];
    struct adj_order again;
    struct adj_error error = {0};
    const char *said = strchr(adj_play_text(play, play->state, order, text), ':') + 2;
    if (play->game->parse_order(play->rules, play->state, play->seats, order->seat, said, &again,
                                &error) != ADJ_OK)
        adj_play_fail(play, order, "the text of an order cannot be read, column %u: %s: %s",
                      error.column, error.message, text);
    if (!adj_order_equal(order, &again))
        adj_play_fail(play, order, "the text of an order is read as another order: %s", text);
}

static void
check_said(struct adj_play *play, const char *what, const char *text, size_t size)
{
    const char *end = memchr(text, '\0', size);
    if (end == NULL)
        adj_play_fail(play, NULL, "%s has no end", what);
    if (!adj_utf8_valid(text, (size_t)(end - text)))
        adj_play_fail(play, NULL, "%s is not UTF-8: %s", what, text);
}

static void
check_line(void *context, const char *text)
{
    check_said(context, "a line about the position", text, ADJ_LINE_MAX);
}

// Whatever was ordered and however it was judged, it can be put into words.
static void
check_explained(struct adj_play *play, const struct adj_order *order)
{
    const struct adj_game *game = play->game;
    char text[ADJ_LINE_MAX];
    game->print_order(play->rules, play->before, play->seats, order, text, sizeof text);
    check_said(play, "an order", text, sizeof text);
    for (unsigned i = 0; i < play->verdict.faults; i++) {
        game->explain_fault(play->rules, play->before, play->seats, &play->verdict.fault[i], text,
                            sizeof text);
        check_said(play, "a fault", text, sizeof text);
    }
    for (unsigned i = 0; i < play->verdict.unknowns; i++) {
        game->explain_unknown(play->rules, play->before, play->seats, &play->verdict.unknown[i],
                              text, sizeof text);
        check_said(play, "an unknown", text, sizeof text);
    }
    for (uint32_t i = 0; i < play->events.count; i++) {
        game->explain_event(play->rules, play->state, play->seats, &play->events.event[i], text,
                            sizeof text);
        check_said(play, "an event", text, sizeof text);
    }
}

// A nearest legal order is legal.
static void
check_nearest(struct adj_play *play, const struct adj_order *order)
{
    struct adj_order nearest;
    struct adj_verdict verdict;
    if (order->seat == ADJ_SEAT_TABLE ||
        !adj_order_nearest(play->game, play->rules, play->state, order, &nearest))
        return;
    play->game->judge(play->rules, play->state, &nearest, ADJ_SHOWN, &verdict);
    if (verdict.kind != ADJ_LEGAL)
        adj_play_fail(play, &nearest, "the nearest legal order is not legal");
}

void
adj_check_words(struct adj_play *play, const struct adj_order *order)
{
    check_explained(play, order);
    if (play->verdict.kind != ADJ_LEGAL) {
        adj_verdict_restate(play->game, &play->verdict);
        check_nearest(play, order);
    }
    play->game->show(play->rules, play->state, play->seats, check_line, play);
    play->game->explain_next(play->rules, play->state, play->seats, check_line, play);
}

// A record of the order just given is read back as it was.
static void
check_record(struct adj_play *play, const struct adj_order *order)
{
    struct adj_bytes bytes = {0};
    struct adj_record record = {.kind = ADJ_RECORD_ORDER, .order = *order}, again = {0};
    adj_record_verdict(&record, &play->verdict);
    adj_encode_record(&bytes, &record);
    enum adj_decoded decoded = adj_decode_record(bytes.data, bytes.size, &again);
    bool whole = !bytes.failed && decoded == ADJ_DECODED && again.size == bytes.size;
    adj_bytes_free(&bytes);
    if (!whole || !adj_order_equal(order, &again.order) || again.verdict != record.verdict ||
        !adj_record_agrees(&again, &play->verdict))
        adj_play_fail(play, NULL, "the record of an order is read differently (%d)", (int)decoded);
}

// The state's bytes, turned to little-endian order and back, and as a difference to those before.
static void
check_state(struct adj_play *play)
{
    const struct adj_game *game = play->game;
    size_t size = game->state_size;
    struct adj_bytes bytes = {0};
    memcpy(play->scratch, play->state, size);
    adj_fields_swap(game->state_fields, game->state_field_count, play->scratch, size);
    adj_fields_swap(game->state_fields, game->state_field_count, play->scratch, size);
    if (adj_state_hash(game, play->rules, play->scratch) !=
        adj_state_hash(game, play->rules, play->state))
        adj_play_fail(play, NULL, "the state's hash is another after it was turned twice");
    memcpy(play->scratch, play->before, size);
    adj_encode_keyframe(&bytes, play->before, play->state, size);
    bool fits = !bytes.failed && adj_decode_keyframe(bytes.data, bytes.size, play->scratch, size);
    adj_bytes_free(&bytes);
    if (!fits || memcmp(play->scratch, play->state, size) != 0)
        adj_play_fail(play, NULL, "the state does not come back from its keyframe");
}

void
adj_check_bytes(struct adj_play *play)
{
    check_record(play, &play->order[play->orders - 1]);
    check_state(play);
}
