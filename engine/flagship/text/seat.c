// SPDX-License-Identifier: MIT
// The empire that a seat line names.

#include "engine/flagship/flagship.h"
#include "engine/flagship/text/names.h"

enum adj_status
adj_fs_seat_line(const void *rules, void *state, unsigned seat, const char *text,
                 struct adj_error *error)
{
    struct adj_fs_scan scan = {
        .rules = rules, .state = state, .text = text, .at = text, .error = error};
    struct adj_fs_state *game = state;
    unsigned empire = 0;
    if (seat >= ADJ_FS_SEATS)
        return adj_fs_scan_fail(&scan, ADJ_BAD_VALUE, text, "this game has two seats");
    enum adj_status status = adj_fs_scan_empire(&scan, &empire);
    if (status == ADJ_OK)
        status = adj_fs_scan_finish(&scan);
    if (status == ADJ_OK)
        game->seat[seat].empire = (uint8_t)empire;
    return status;
}

void
adj_fs_print_seat(const void *rules, const void *state, unsigned seat, char *out, size_t size)
{
    const struct adj_fs_rules *cards = rules;
    const struct adj_fs_state *game = state;
    struct adj_fs_out text;
    adj_fs_out_start(&text, out, size);
    unsigned empire = seat < ADJ_FS_SEATS ? game->seat[seat].empire : 0;
    if (empire != 0 && empire < ADJ_FS_EMPIRES)
        adj_fs_out_add(&text, "%s", adj_fs_text(cards, cards->empire_name[empire]));
}
