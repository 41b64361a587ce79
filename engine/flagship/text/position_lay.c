// SPDX-License-Identifier: MIT
// Lays the cards of a typed position on the table: rows, what lies under and on ships, and the
// rest.

#include "engine/flagship/find.h"
#include "engine/flagship/text/position.h"

static unsigned
lowest_free(const struct adj_fs_state *state, unsigned kind)
{
    unsigned copy = 1;
    while (adj_fs_find(state, adj_fs_ref(kind, copy)) >= 0)
        copy++;
    return copy;
}

// Lays a named card down in the next slot.
static enum adj_status
lay(struct adj_fs_place *place, const struct adj_fs_card *like, unsigned *slot)
{
    struct adj_fs_scan *scan = &place->scan;
    struct adj_fs_state *state = place->state;
    struct adj_fs_name name;
    enum adj_status status = adj_fs_scan_name(scan, &name);
    if (status != ADJ_OK)
        return status;
    if (state->slots >= ADJ_FS_SLOTS)
        return adj_fs_scan_fail(scan, ADJ_BAD_LIMIT, name.at, "more than %d cards on the table",
                                (int)ADJ_FS_SLOTS);
    unsigned copy = name.numbered ? name.copy : lowest_free(state, name.kind);
    if (copy == 0)
        return adj_fs_scan_fail(scan, ADJ_BAD_VALUE, name.at, "copies on the table count from 1");
    if (adj_fs_find(state, adj_fs_ref(name.kind, copy)) >= 0)
        return adj_fs_scan_fail(scan, ADJ_BAD_POSITION, name.at,
                                "this copy is on the table already");
    *slot = state->slots++;
    state->card[*slot] = *like;
    state->card[*slot].kind = name.kind;
    state->card[*slot].copy = (uint8_t)copy;
    state->card[*slot].since = state->came++;
    return ADJ_OK;
}

// "hits 2" of a ship and "tasked", in any order.
static enum adj_status
lay_marks(struct adj_fs_place *place, unsigned slot)
{
    struct adj_fs_scan *scan = &place->scan;
    struct adj_fs_card *card = &place->state->card[slot];
    bool counted = false;
    for (;;) {
        unsigned hits = 0;
        adj_fs_scan_space(scan);
        const char *at = scan->at;
        bool tasked = adj_fs_scan_word(scan, "tasked");
        if (!tasked && (card->row == 0 || !adj_fs_scan_word(scan, "hits")))
            return ADJ_OK;
        if (tasked ? card->tasked != 0 : counted)
            return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, at, "this was said before");
        card->tasked |= tasked;
        counted |= !tasked;
        enum adj_status status = tasked ? ADJ_OK : adj_fs_scan_number(scan, UINT16_MAX, &hits);
        if (status != ADJ_OK)
            return status;
        if (!tasked)
            card->hits = (uint16_t)hits;
    }
}

// "[CARD; CARD tasked; by C: CARD]": the cards under or on a ship.
static enum adj_status
lay_under(struct adj_fs_place *place, unsigned ship)
{
    struct adj_fs_scan *scan = &place->scan;
    unsigned owner = place->seat;
    enum adj_status status = ADJ_OK;
    do {
        struct adj_fs_scan by = *scan;
        if (adj_fs_scan_word(&by, "by") && adj_fs_scan_label(&by, &owner) &&
            adj_fs_scan_char(&by, ':'))
            scan->at = by.at;
        struct adj_fs_card like = {.owner = (uint8_t)owner, .host = (uint8_t)(ship + 1)};
        unsigned slot = 0;
        status = lay(place, &like, &slot);
        if (status == ADJ_OK)
            status = lay_marks(place, slot);
    } while (status == ADJ_OK && adj_fs_scan_char(scan, ';'));
    bool closed = status == ADJ_OK && adj_fs_scan_char(scan, ']');
    if (status == ADJ_OK && !closed)
        status = adj_fs_scan_short(scan);
    if (status == ADJ_OK && !closed)
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, scan->at, "a bracket ] is missing here");
    return status;
}

enum adj_status
adj_fs_place_row(struct adj_fs_place *place, const char *at)
{
    struct adj_fs_scan *scan = &place->scan;
    unsigned row = 0;
    enum adj_status status = adj_fs_scan_number(scan, UINT16_MAX, &row);
    if (status == ADJ_OK && row != 1 && row != 2)
        return adj_fs_scan_fail(scan, ADJ_BAD_VALUE, at, "ships stand in row 1 or 2");
    if (status == ADJ_OK && adj_fs_ships(place->state, place->seat, row) != 0)
        return adj_fs_place_twice(place, at, "this row");
    if (status == ADJ_OK && !adj_fs_scan_char(scan, ':'))
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, scan->at, "a colon is missing after the row");
    if (status != ADJ_OK || adj_fs_scan_word(scan, "none"))
        return status;
    do {
        struct adj_fs_card like = {.owner = (uint8_t)place->seat, .row = (uint8_t)row};
        unsigned slot = 0;
        status = lay(place, &like, &slot);
        if (status == ADJ_OK)
            status = lay_marks(place, slot);
        if (status == ADJ_OK && adj_fs_scan_char(scan, '['))
            status = lay_under(place, slot);
    } while (status == ADJ_OK && adj_fs_scan_char(scan, ';'));
    return status;
}

static bool
any_beside(const struct adj_fs_place *place)
{
    for (unsigned s = 0; s < place->state->slots; s++) {
        const struct adj_fs_card *card = &place->state->card[s];
        if (card->owner == place->seat && card->host == 0 && card->row == 0)
            return true;
    }
    return false;
}

enum adj_status
adj_fs_place_beside(struct adj_fs_place *place, const char *at)
{
    struct adj_fs_scan *scan = &place->scan;
    enum adj_status status = ADJ_OK;
    if (any_beside(place))
        return adj_fs_place_twice(place, at, "what is in play");
    if (!adj_fs_scan_char(scan, ':'))
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, scan->at, "a colon is missing here");
    if (adj_fs_scan_word(scan, "none"))
        return ADJ_OK;
    do {
        struct adj_fs_card like = {.owner = (uint8_t)place->seat};
        unsigned slot = 0;
        status = lay(place, &like, &slot);
        if (status == ADJ_OK)
            status = lay_marks(place, slot);
    } while (status == ADJ_OK && adj_fs_scan_char(scan, ';'));
    return status;
}
