// SPDX-License-Identifier: MIT
// Could this typed position have come about? Each check says in one sentence what could not.

#include <string.h>
#include "engine/flagship/find.h"
#include "engine/flagship/match.h"
#include "engine/flagship/stats.h"
#include "engine/flagship/text/position.h"
#include "engine/flagship/worlds.h"

struct check {
    const struct adj_fs_rules *rules;
    const struct adj_fs_state *state;
    const struct adj_seats *seats;
    struct adj_error *error;
};

static const char *
label(const struct check *check, unsigned seat)
{
    return adj_fs_seat_label(check->seats, seat);
}

static const struct adj_fs_kind *
kind_at(const struct check *check, unsigned slot)
{
    return &check->rules->kind[check->state->card[slot].kind];
}

static enum adj_status
fail_card(const struct check *check, unsigned slot, const char *what)
{
    char text[ADJ_MESSAGE_SIZE];
    struct adj_fs_out out;
    adj_fs_out_start(&out, text, sizeof text);
    adj_fs_out_slot(&out, check->rules, check->state, slot);
    adj_fs_out_add(&out, " %s", what);
    return adj_error_set(check->error, ADJ_BAD_POSITION, "%s", text);
}

// A card that may or may not be a Flagship counts as one where none is sure.
static enum adj_status
check_flagship(const struct check *check, unsigned seat)
{
    unsigned sure = 0, maybe = 0;
    for (unsigned s = 0; s < check->state->slots; s++) {
        if (check->state->card[s].owner != seat || check->state->card[s].row == 0)
            continue;
        sure += kind_at(check, s)->flagship == 1;
        maybe += kind_at(check, s)->flagship == 2;
    }
    if (sure > 1)
        return adj_error_set(check->error, ADJ_BAD_POSITION, "%s has %u Flagships, not one",
                             label(check, seat), sure);
    if (sure + maybe == 0)
        return adj_error_set(check->error, ADJ_BAD_POSITION, "%s has no Flagship in a row",
                             label(check, seat));
    return ADJ_OK;
}

static bool
is_only(const struct check *check, unsigned slot, unsigned types)
{
    return adj_fs_kind_is(check->rules, check->state->card[slot].kind, types);
}

// A fleet has one Commander (FS-SETUP-6).
static enum adj_status
check_commander(const struct check *check, unsigned seat)
{
    unsigned count = 0;
    for (unsigned s = 0; s < check->state->slots; s++)
        count += check->state->card[s].kind != 0 && check->state->card[s].owner == seat &&
                 is_only(check, s, ADJ_FS_T_COMMANDER);
    if (count > 1)
        return adj_error_set(check->error, ADJ_BAD_POSITION, "%s has %u Commanders, not one",
                             label(check, seat), count);
    return ADJ_OK;
}

static enum adj_status
check_rows(const struct check *check, unsigned seat)
{
    if (adj_fs_ships(check->state, seat, 1) == 0 && adj_fs_ships(check->state, seat, 2) != 0)
        return adj_error_set(check->error, ADJ_BAD_POSITION,
                             "%s has ships in row 2, but none in row 1", label(check, seat));
    return ADJ_OK;
}

static enum adj_status
check_ship(const struct check *check, unsigned slot)
{
    int lo = 0, hi = 0;
    if ((kind_at(check, slot)->type & ADJ_FS_T_SHIP) == 0)
        return fail_card(check, slot, "is no ship and stands in no row");
    adj_fs_hull(check->rules, check->state, slot, &lo, &hi);
    if (hi < ADJ_FS_NO_BOUND && check->state->card[slot].hits >= hi)
        return fail_card(check, slot, "has as many hits as its Hull: it would be destroyed");
    return ADJ_OK;
}

// Does this text lay its own card under that ship? What it lays there is the card itself, and no
// text lays another one.
static bool
lays_under(const struct check *check, const struct adj_fs_effect *effect, unsigned slot)
{
    struct adj_fs_view view = {
        .seat = check->state->card[slot].owner, .self = (int)slot, .task = -1};
    unsigned host = check->state->card[slot].host - 1u;
    for (unsigned i = 0; i < effect->actions; i++) {
        const struct adj_fs_action *action = &effect->action[i];
        if (action->verb == ADJ_FS_DO_MOVE && action->zone == ADJ_FS_Z_UNDER &&
            (action->to.what != ADJ_FS_SEL_CLASS ||
             adj_fs_matches(check->rules, check->state, &action->to, &view, host) != ADJ_FS_NO))
            return true;
    }
    return false;
}

// Crew, Commanders and Boarding cards come to their ships by the rules, every other card by its
// text (FS-TERM-12).
static bool
may_lie_there(const struct check *check, unsigned slot)
{
    const struct adj_fs_kind *kind = kind_at(check, slot);
    if ((kind->type & (ADJ_FS_T_CREW | ADJ_FS_T_COMMANDER | ADJ_FS_T_BOARDING)) != 0 ||
        !kind->text_known)
        return true;
    for (unsigned i = 0; i < kind->effects; i++)
        if (lays_under(check, &check->rules->effect[kind->effect + i], slot))
            return true;
    return false;
}

// A card under or on a ship.
static enum adj_status
check_attached(const struct check *check, unsigned slot)
{
    const struct adj_fs_card *card = &check->state->card[slot];
    unsigned host = card->host - 1u;
    bool enemy = check->state->card[host].owner != card->owner;
    if (is_only(check, slot, ADJ_FS_T_SHIP))
        return fail_card(check, slot, "is a ship and lies under no other card");
    if (is_only(check, slot, ADJ_FS_T_BOARDING) && !enemy)
        return fail_card(check, slot, "is a Boarding card and lies only on an enemy ship");
    if (is_only(check, slot, ADJ_FS_T_CREW | ADJ_FS_T_COMMANDER) && enemy)
        return fail_card(check, slot, "is crew and lies only under an own ship");
    if (is_only(check, slot, ADJ_FS_T_COMMANDER) && kind_at(check, host)->flagship == 0)
        return fail_card(check, slot, "is a Commander and lies only under the Flagship");
    if (!may_lie_there(check, slot))
        return fail_card(check, slot, "has no text by which it could lie under or on that ship");
    return ADJ_OK;
}

static enum adj_status
check_beside(const struct check *check, unsigned slot)
{
    if (is_only(check, slot, ADJ_FS_T_SHIP))
        return fail_card(check, slot, "is a ship and has to stand in a row");
    if (is_only(check, slot, ADJ_FS_T_BOARDING))
        return fail_card(check, slot, "is a Boarding card and lies only on an enemy ship");
    if (is_only(check, slot, ADJ_FS_T_CREW | ADJ_FS_T_COMMANDER))
        return fail_card(check, slot, "is crew and lies only under an own ship");
    return ADJ_OK;
}

// At most one gold and one blue crew member (FS-CREW-7, FS-CREW-8), the Commander counted.
static enum adj_status
check_crew(const struct check *check, unsigned ship)
{
    unsigned gold = 0, blue = 0;
    for (unsigned s = 0; s < check->state->slots; s++) {
        if (check->state->card[s].kind == 0 || check->state->card[s].host != ship + 1)
            continue;
        gold += kind_at(check, s)->crew == ADJ_FS_CREW_GOLD;
        blue += kind_at(check, s)->crew == ADJ_FS_CREW_BLUE;
    }
    if (gold > 1)
        return fail_card(check, ship, "holds more than one gold crew member");
    if (blue > 1)
        return fail_card(check, ship, "holds more than one blue crew member");
    return ADJ_OK;
}

static enum adj_status
check_table(const struct check *check)
{
    enum adj_status status = ADJ_OK;
    for (unsigned s = 0; s < check->state->slots && status == ADJ_OK; s++) {
        const struct adj_fs_card *card = &check->state->card[s];
        if (card->row != 0)
            status = check_ship(check, s);
        else
            status = card->host != 0 ? check_attached(check, s) : check_beside(check, s);
        if (status == ADJ_OK && card->row != 0)
            status = check_crew(check, s);
    }
    return status;
}

// Copies of a kind that a seat has where they can be seen.
static unsigned
kind_seen(const struct check *check, unsigned seat, unsigned kind)
{
    const struct adj_fs_seat *zones = &check->state->seat[seat];
    unsigned seen = adj_fs_count(zones->hand, zones->hand_known, kind) +
                    adj_fs_count(zones->pile, zones->pile_count, kind) +
                    adj_fs_count(zones->removed, zones->removed_count, kind);
    for (unsigned s = 0; s < check->state->slots; s++)
        seen += check->state->card[s].kind == kind && check->state->card[s].owner == seat;
    return seen;
}

// A card that was shown may be one of the list as well: it counts once.
static unsigned
kind_total(const struct check *check, unsigned seat, unsigned kind)
{
    const struct adj_fs_seat *zones = &check->state->seat[seat];
    const struct adj_fs_shown *shown = &check->state->shown[seat];
    unsigned listed = adj_fs_count(zones->pool, zones->pool_count, kind);
    unsigned twice = adj_fs_smaller(listed, adj_fs_count(shown->kind, shown->count, kind));
    return kind_seen(check, seat, kind) + listed - twice;
}

// Copies of one kind over all places of a seat, and the empire of its deck (FS-CARD-20).
static enum adj_status
check_kinds(const struct check *check, unsigned seat)
{
    unsigned empire = check->state->seat[seat].empire;
    for (unsigned k = 1; k < check->rules->kinds; k++) {
        const struct adj_fs_kind *kind = &check->rules->kind[k];
        unsigned total = kind_total(check, seat, k);
        if (total == 0)
            continue;
        if (kind->copies != 0 && total > kind->copies)
            return adj_error_set(check->error, ADJ_BAD_POSITION,
                                 "%s has %u of %s, its deck holds %u", label(check, seat), total,
                                 adj_fs_kind_name(check->rules, k), kind->copies);
        if (kind->empire != 0 && empire != 0 && kind->empire != empire)
            return adj_error_set(check->error, ADJ_BAD_POSITION,
                                 "%s has %s, a card of another empire", label(check, seat),
                                 adj_fs_kind_name(check->rules, k));
    }
    return ADJ_OK;
}

// Cards that were shown since the deck was shuffled lie where everybody sees them, and some world
// has them all.
static enum adj_status
check_shown(const struct check *check, unsigned seat)
{
    static const uint8_t none[ADJ_FS_KINDS];
    const struct adj_fs_shown *shown = &check->state->shown[seat];
    struct adj_fs_worlds worlds;
    if (shown->count != 0 && check->state->seat[seat].list_known != ADJ_FS_LIST_SHUFFLED)
        return adj_error_set(check->error, ADJ_BAD_POSITION,
                             "what %s has shown is told only of a deck that was \"shuffled\"",
                             label(check, seat));
    for (unsigned i = 0; i < shown->count; i++)
        if (adj_fs_count(shown->kind, shown->count, shown->kind[i]) >
            kind_seen(check, seat, shown->kind[i]))
            return adj_error_set(check->error, ADJ_BAD_POSITION,
                                 "%s has shown %s, but it lies nowhere", label(check, seat),
                                 adj_fs_kind_name(check->rules, shown->kind[i]));
    adj_fs_worlds(check->rules, check->state, seat, &worlds);
    if (check->state->seat[seat].list_known == ADJ_FS_LIST_SHUFFLED &&
        !adj_fs_worlds_hand(&worlds, none))
        return adj_error_set(check->error, ADJ_BAD_POSITION,
                             "%s cannot have shown all these cards since the deck was shuffled",
                             label(check, seat));
    return ADJ_OK;
}

// A deck that was shuffled while the hand had unknown cards is listed with the cards drawn since.
static enum adj_status
check_shuffled(const struct check *check, unsigned seat)
{
    const struct adj_fs_seat *zones = &check->state->seat[seat];
    unsigned most = zones->deck_total + adj_fs_hidden(zones) + check->state->shown[seat].count;
    if (zones->pool_count < zones->deck_total || zones->pool_count > most)
        return adj_error_set(
            check->error, ADJ_BAD_POSITION,
            "%s's deck was shuffled with %u cards, it should be %u to %u: the deck "
            "and what was drawn from it unseen",
            label(check, seat), zones->pool_count, zones->deck_total, most);
    return ADJ_OK;
}

// A deck that is listed is listed with the hand's unknown cards, or the hand is all known.
static enum adj_status
check_deck(const struct check *check, unsigned seat)
{
    const struct adj_fs_seat *zones = &check->state->seat[seat];
    if (zones->list_known == ADJ_FS_LIST_SHUFFLED)
        return check_shuffled(check, seat);
    if (zones->list_known == ADJ_FS_LIST_NONE)
        return ADJ_OK;
    unsigned unknown = (unsigned)(zones->hand_total - zones->hand_known);
    if (zones->hand_total == ADJ_FS_UNKNOWN)
        return adj_error_set(check->error, ADJ_BAD_POSITION,
                             "%s's deck is listed: then the hand has to be said too",
                             label(check, seat));
    if (zones->pool_count != zones->deck_total + unknown)
        return adj_error_set(check->error, ADJ_BAD_POSITION,
                             "%s's deck is listed with %u cards, it should be %u: the deck and "
                             "every card of the hand that is not named",
                             label(check, seat), zones->pool_count, zones->deck_total + unknown);
    return ADJ_OK;
}

enum adj_status
adj_fs_position_possible(const struct adj_fs_rules *rules, const struct adj_fs_state *state,
                         const struct adj_seats *seats, struct adj_error *error)
{
    struct check check = {.rules = rules, .state = state, .seats = seats, .error = error};
    enum adj_status status = ADJ_OK;
    for (unsigned s = 0; s < ADJ_FS_SEATS && status == ADJ_OK; s++)
        status = check_rows(&check, s);
    if (status == ADJ_OK)
        status = check_table(&check);
    for (unsigned s = 0; s < ADJ_FS_SEATS && status == ADJ_OK; s++) {
        status = check_flagship(&check, s);
        if (status == ADJ_OK)
            status = check_commander(&check, s);
        if (status == ADJ_OK)
            status = check_kinds(&check, s);
        if (status == ADJ_OK)
            status = check_deck(&check, s);
        if (status == ADJ_OK)
            status = check_shown(&check, s);
    }
    return status;
}
