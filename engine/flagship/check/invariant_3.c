// SPDX-License-Identifier: MIT
// FS-I-3: ships stand in row 2 only while a ship of that fleet stands in row 1; there are no other
// rows, and only ships stand in them.
//
// Rests on FS-REARR-1, FS-REARR-3, FS-REARR-4, FS-RES-7 and rulings FS-R-28, FS-R-32. No text
// licenses an empty first row: promotion is at once, whatever the cause. Nothing is asserted of a
// game that is over, whose last Resolution stops where the Flagship fell (FS-WIN-4).

#include "engine/flagship/check/check.h"

static void
check_place(const struct adj_fs_sight *sight, const struct adj_fs_card *card)
{
    const char *name = adj_fs_kind_name(sight->rules, card->kind);
    bool ship = adj_fs_second_is_ship(sight->rules, card);
    if (card->row > 2 || (ship && card->host == 0 && card->row == 0))
        adj_finding_add(sight->findings, ADJ_FS_I_3, "%s stands in row %u", name, card->row);
    if (card->row != 0 && card->host != 0)
        adj_finding_add(sight->findings, ADJ_FS_I_3, "%s lies on a ship and stands in row %u", name,
                        card->row);
}

static bool
in_place(const struct adj_fs_card *card)
{
    return (card->row == 0) == (card->host != 0) && card->row <= 2;
}

// What stands in no row, before and after, fills and empties none.
static bool
rows_changed(const struct adj_fs_sight *sight)
{
    for (unsigned i = 0; i < sight->changes; i++) {
        const struct adj_fs_card *was = &sight->before->card[sight->change[i]];
        const struct adj_fs_card *is = &sight->after->card[sight->change[i]];
        bool same = was->kind == is->kind && was->owner == is->owner && was->row == is->row;
        if ((!same && (was->row | is->row) != 0) || (is->kind != 0 && !in_place(is)))
            return true;
    }
    return false;
}

void
adj_fs_check_3(struct adj_fs_watch *watch, const struct adj_fs_sight *sight)
{
    (void)watch;
    unsigned in_row[ADJ_FS_SEATS][3] = {{0}};
    if (sight->after->phase == ADJ_FS_P_OVER || (sight->sound && !rows_changed(sight)))
        return;
    const struct adj_fs_card *card = sight->after->card, *end = card + sight->after->slots;
    for (; card < end; card++) {
        if (card->kind == 0)
            continue;
        if (!in_place(card))
            check_place(sight, card);
        if (card->row <= 2 && card->owner < ADJ_FS_SEATS)
            in_row[card->owner][card->row]++;
    }
    for (unsigned seat = 0; seat < ADJ_FS_SEATS; seat++)
        if (in_row[seat][2] != 0 && in_row[seat][1] == 0)
            adj_finding_add(sight->findings, ADJ_FS_I_3,
                            "seat %u has %u ships in row 2 and none in row 1", seat + 1,
                            in_row[seat][2]);
}
