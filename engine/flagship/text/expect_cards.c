// SPDX-License-Identifier: MIT
// Expectations that name cards. A bare name means any copy; NAME/n that copy.

#include <string.h>
#include "engine/flagship/find.h"
#include "engine/flagship/text/expect.h"
#include "engine/flagship/worlds.h"

static bool
is_named(const struct adj_fs_card *card, const struct adj_fs_name *name)
{
    return card->kind == name->kind && (!name->numbered || card->copy == name->copy);
}

// True if as many known cards of the zone as are named, by kind.
static bool
zone_has(const uint8_t *zone, unsigned count, const uint8_t *named, unsigned names)
{
    for (unsigned i = 0; i < names; i++) {
        if (adj_fs_count(zone, count, named[i]) < adj_fs_count(named, names, named[i]))
            return false;
    }
    return true;
}

static void
tell_zone(struct adj_fs_expect *expect, const uint8_t *zone, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        adj_fs_out_add(&expect->out, "%s", i == 0 ? "" : "; ");
        adj_fs_out_name(&expect->out, expect->scan.rules, zone[i]);
    }
    if (count == 0)
        adj_fs_out_add(&expect->out, "no known card");
}

enum adj_status
adj_fs_expect_has(struct adj_fs_expect *expect, unsigned seat, enum adj_fs_expect_zone zone)
{
    struct adj_fs_scan *scan = &expect->scan;
    const struct adj_fs_seat *zones = &scan->state->seat[seat];
    uint8_t named[ADJ_FS_DECK_MAX];
    unsigned names = 0;
    enum adj_status status = ADJ_OK;
    do {
        struct adj_fs_name name;
        status = adj_fs_scan_name(scan, &name);
        if (status == ADJ_OK && names < ADJ_FS_DECK_MAX)
            named[names++] = name.kind;
    } while (status == ADJ_OK && adj_fs_scan_char(scan, ';'));
    if (status != ADJ_OK)
        return status;
    uint8_t hand[ADJ_FS_HAND_MAX];
    const uint8_t *place = hand;
    unsigned count = 0;
    if (zone == ADJ_FS_X_HAND)
        count = adj_fs_worlds_known(scan->rules, scan->state, seat, hand);
    else {
        place = zone == ADJ_FS_X_PILE ? zones->pile : zones->removed;
        count = zone == ADJ_FS_X_PILE ? zones->pile_count : zones->removed_count;
    }
    *expect->holds = zone_has(place, count, named, names);
    static const char *const words[] = {"", "hand", "", "pile", "removed cards"};
    adj_fs_out_add(&expect->out, "%s's %s: ", adj_fs_seat_label(scan->seats, seat), words[zone]);
    tell_zone(expect, place, count);
    return ADJ_OK;
}

// Marks a card that `name` can mean among those still due; numbered names are dealt with first.
static bool
take(const struct adj_fs_state *state, bool due[ADJ_FS_SLOTS], const struct adj_fs_name *name)
{
    for (unsigned s = 0; s < state->slots; s++) {
        if (due[s] && is_named(&state->card[s], name)) {
            due[s] = false;
            return true;
        }
    }
    return false;
}

static bool
same_cards(const struct adj_fs_state *state, bool due[ADJ_FS_SLOTS],
           const struct adj_fs_name *named, unsigned names)
{
    for (unsigned pass = 0; pass < 2; pass++) {
        for (unsigned i = 0; i < names; i++) {
            if (named[i].numbered == (pass == 0) && !take(state, due, &named[i]))
                return false;
        }
    }
    for (unsigned s = 0; s < state->slots; s++) {
        if (due[s])
            return false;
    }
    return true;
}

static enum adj_status
scan_names(struct adj_fs_scan *scan, struct adj_fs_name *named, unsigned *names)
{
    enum adj_status status = ADJ_OK;
    *names = 0;
    if (adj_fs_scan_word(scan, "none"))
        return ADJ_OK;
    do {
        if (*names == ADJ_FS_FLEET_MAX * 4)
            return adj_fs_scan_fail(scan, ADJ_BAD_LIMIT, scan->at, "too many names");
        status = adj_fs_scan_name(scan, &named[(*names)++]);
    } while (status == ADJ_OK && adj_fs_scan_char(scan, ';'));
    return status;
}

enum adj_status
adj_fs_expect_cards(struct adj_fs_expect *expect, unsigned seat, bool row)
{
    struct adj_fs_scan *scan = &expect->scan;
    const struct adj_fs_state *state = scan->state;
    struct adj_fs_name named[ADJ_FS_FLEET_MAX * 4];
    unsigned number = 0, names = 0;
    enum adj_status status = row ? adj_fs_scan_number(scan, UINT16_MAX, &number) : ADJ_OK;
    if (status == ADJ_OK && row && !adj_fs_scan_char(scan, ':'))
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, scan->at, "a colon is missing after the row");
    if (status == ADJ_OK)
        status = scan_names(scan, named, &names);
    if (status != ADJ_OK)
        return status;
    bool due[ADJ_FS_SLOTS] = {false}, any = false;
    adj_fs_out_add(&expect->out, "%s %s", adj_fs_seat_label(scan->seats, seat),
                   row ? "row " : "tasked:");
    if (row)
        adj_fs_out_add(&expect->out, "%u:", number);
    for (unsigned s = 0; s < state->slots; s++) {
        const struct adj_fs_card *card = &state->card[s];
        due[s] = card->kind != 0 && card->owner == seat &&
                 (row ? card->row != 0 && card->row == number : card->tasked != 0);
        if (!due[s])
            continue;
        adj_fs_out_add(&expect->out, "%s ", any ? ";" : "");
        adj_fs_out_slot(&expect->out, scan->rules, state, s);
        any = true;
    }
    if (!any)
        adj_fs_out_add(&expect->out, " none");
    *expect->holds = same_cards(state, due, named, names);
    return ADJ_OK;
}

void
adj_fs_expect_target(struct adj_fs_expect *expect, const struct adj_fs_name *name)
{
    const struct adj_fs_state *state = expect->scan.state;
    unsigned target = state->attack.target;
    if (target == 0 || target > ADJ_FS_SLOTS) {
        adj_fs_out_add(&expect->out, "the attack has no target yet");
        return;
    }
    *expect->holds = is_named(&state->card[target - 1], name);
    adj_fs_out_add(&expect->out, "the target is ");
    adj_fs_out_slot(&expect->out, expect->scan.rules, state, target - 1);
}

// The card that a name means here: that copy, or the lowest on the table; -1 if it is gone.
static int
named_slot(const struct adj_fs_state *state, const struct adj_fs_name *name)
{
    unsigned copy =
        name->numbered ? name->copy : adj_fs_lowest_copy(state, name->kind, ADJ_SEAT_TABLE);
    return adj_fs_find(state, adj_fs_ref(name->kind, copy));
}

// Any card that the name means may be the one under the ship, so two copies need no numbers.
static enum adj_status
card_on(struct adj_fs_expect *expect, const struct adj_fs_name *card)
{
    const struct adj_fs_state *state = expect->scan.state;
    struct adj_fs_name ship;
    enum adj_status status = adj_fs_scan_name(&expect->scan, &ship);
    if (status != ADJ_OK)
        return status;
    int seen = -1;
    for (unsigned s = 0; s < state->slots; s++) {
        const struct adj_fs_card *under = &state->card[s];
        if (under->kind == 0 || under->host == 0 || !is_named(under, card))
            continue;
        seen = (int)s;
        if (is_named(&state->card[under->host - 1], &ship)) {
            *expect->holds = true;
            break;
        }
    }
    adj_fs_out_name(&expect->out, expect->scan.rules, card->kind);
    adj_fs_out_add(&expect->out, seen < 0 ? " lies on no ship" : " is on ");
    if (seen >= 0)
        adj_fs_out_slot(&expect->out, expect->scan.rules, state, state->card[seen].host - 1u);
    return ADJ_OK;
}

static enum adj_status
card_state(struct adj_fs_expect *expect, const struct adj_fs_name *name, int part)
{
    const struct adj_fs_state *state = expect->scan.state;
    unsigned wanted = 0;
    enum adj_status status = ADJ_OK;
    if (part <= 1)
        status = adj_fs_scan_number(&expect->scan, UINT16_MAX, &wanted);
    if (status != ADJ_OK)
        return status;
    int slot = named_slot(state, name);
    adj_fs_out_name(&expect->out, expect->scan.rules, name->kind);
    if (slot < 0 || part == 4) {
        *expect->holds = slot < 0 && part == 4;
        adj_fs_out_add(&expect->out, slot < 0 ? " is not on the table" : " is on the table");
        return ADJ_OK;
    }
    const struct adj_fs_card *card = &state->card[slot];
    if (part == 0)
        adj_fs_out_add(&expect->out, " hits %u", card->hits);
    else if (part == 1)
        adj_fs_out_add(&expect->out, " row %u", card->row);
    else
        adj_fs_out_add(&expect->out, card->tasked ? " is tasked" : " is upright");
    bool fits[] = {card->hits == wanted, card->row == wanted, card->tasked != 0, card->tasked == 0};
    *expect->holds = fits[part];
    return ADJ_OK;
}

enum adj_status
adj_fs_expect_card(struct adj_fs_expect *expect)
{
    static const char *const parts[] = {"hits",      "row", "tasked", "upright",
                                        "destroyed", "on",  NULL};
    struct adj_fs_name name;
    enum adj_status status = adj_fs_scan_name(&expect->scan, &name);
    if (status != ADJ_OK)
        return status;
    int part = adj_fs_scan_choice(&expect->scan, parts);
    if (part < 0)
        return adj_fs_scan_fail(&expect->scan, ADJ_BAD_SYNTAX, expect->scan.at,
                                "say hits, row, tasked, upright, destroyed or on");
    return part == 5 ? card_on(expect, &name) : card_state(expect, &name, part);
}
