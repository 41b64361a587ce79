// SPDX-License-Identifier: MIT
#include "specs/cards.h"

#include <string.h>

// Sums: what is known of several values together. A sum in the ruleset holds unknown values only;
// a part that is known, or becomes so by an assumed value, is taken off its bounds.

static const struct adj_cards_word keys[] = {
    {"atk", ADJ_FS_ATK},
    {"cmd", ADJ_FS_CMD},
    {"def", ADJ_FS_DEF},
    {"hull", ADJ_FS_HULL},
    {"direct", ADJ_FS_KEY_DIRECT},
    {"guided", ADJ_FS_KEY_GUIDED},
    {"assault", ADJ_FS_KEY_ASSAULT},
    {"setup", ADJ_FS_SETUP_COST},
    {"cost", ADJ_FS_PLAY_COST},
    {"repel", ADJ_FS_COST_REPEL},
    {"crew", ADJ_FS_CREW_COLOUR},
    {NULL, 0},
};

static const struct adj_fs_value *
value_of_effect(const struct adj_fs_effect *effect, unsigned key)
{
    const struct adj_fs_action *first = &effect->action[0];

    if (key == ADJ_FS_COST_REPEL) {
        return effect->window == ADJ_FS_W_ENEMY_BASIC ? &effect->pay.cp : NULL;
    }
    if (key == ADJ_FS_KEY_ASSAULT && first->verb == ADJ_FS_DO_LAUNCH) {
        return first->type == 4 ? &first->amount : NULL;
    }
    if (effect->window == ADJ_FS_W_STATIC && first->key == key) {
        return &first->amount;
    }
    return NULL;
}

// The value of a card that a sum's key means; NULL if the card has none.
static const struct adj_fs_value *
value_of_key(const struct adj_fs_rules *rules, unsigned kind, unsigned key)
{
    const struct adj_fs_kind *card = &rules->kind[kind];
    const struct adj_fs_value *value = NULL;

    if (key <= ADJ_FS_HULL) {
        return &card->stat[key];
    }
    if (key == ADJ_FS_SETUP_COST) {
        return &card->setup;
    }
    if (key == ADJ_FS_PLAY_COST) {
        return &card->play.cp;
    }
    if (key == ADJ_FS_CREW_COLOUR) {
        return &card->crew_colour;
    }
    for (unsigned i = 0; i < card->effects && value == NULL; i++) {
        value = value_of_effect(&rules->effect[card->effect + i], key);
    }
    return value;
}

// Takes `value` off both bounds; false if it is more than the sum can be.
static bool
take_off(struct adj_fs_sum *sum, unsigned value)
{
    if (sum->hi != ADJ_FS_NO_BOUND) {
        if (value > sum->hi) {
            return false;
        }
        sum->hi = (uint8_t)(sum->hi - value);
    }
    sum->lo = (uint8_t)(sum->lo > value ? sum->lo - value : 0);
    return true;
}

// Can the parts, each within its bounds, come to the sum?
static bool
possible(const struct adj_fs_rules *rules, const struct adj_fs_sum *sum)
{
    unsigned lo = 0, hi = 0;
    bool bound = true;

    for (unsigned i = 0; i < sum->count; i++) {
        const struct adj_fs_var *var = &rules->var[sum->var[i]];

        lo += var->lo;
        hi += var->hi;
        bound = bound && var->hi != ADJ_FS_NO_BOUND;
    }
    return (sum->hi == ADJ_FS_NO_BOUND || lo <= sum->hi) && (!bound || hi >= sum->lo);
}

// A sum of one part is that part's bounds.
static void
narrow(struct adj_fs_var *var, const struct adj_fs_sum *sum)
{
    if (sum->lo > var->lo) {
        var->lo = sum->lo;
    }
    if (sum->hi < var->hi) {
        var->hi = sum->hi;
    }
}

static enum adj_status
add_part(struct adj_cards *cards, const struct adj_node *node, struct adj_fs_sum *sum)
{
    const char *key = adj_node_attribute(node, "key");
    unsigned kind = adj_cards_kind(cards, adj_node_attribute(node, "card"));
    const struct adj_fs_value *value;
    unsigned at;

    if (kind == 0) {
        return adj_cards_fail(cards, node, ADJ_BAD_NAME, "there is no card \"%s\"",
                              adj_node_attribute(node, "card"));
    }
    value = value_of_key(&cards->rules, kind, adj_cards_value_of(keys, key));
    if (value == NULL) {
        return adj_cards_fail(cards, node, ADJ_BAD_NAME, "the card has no \"%s\"", key);
    }
    if (value->var == 0) {
        return value->base >= 0 && take_off(sum, (unsigned)value->base)
                   ? ADJ_OK
                   : adj_cards_fail(cards, node, ADJ_BAD_VALUE, "the sum cannot come out");
    }
    if (sum->count == ADJ_FS_SUM_VARS) {
        return adj_cards_fail(cards, node, ADJ_BAD_LIMIT, "more than %d parts", ADJ_FS_SUM_VARS);
    }
    for (at = sum->count; at > 0 && sum->var[at - 1] >= value->var; at--) {
        if (sum->var[at - 1] == value->var) {
            return adj_cards_fail(cards, node, ADJ_BAD_NAME, "the part is there twice");
        }
        sum->var[at] = sum->var[at - 1];
    }
    sum->var[at] = value->var;
    sum->count++;
    return ADJ_OK;
}

// Keeps the sum in `place`, unless it has become the bounds of one value or of none.
static enum adj_status
keep(struct adj_cards *cards, const struct adj_node *node, const struct adj_fs_sum *sum,
     unsigned *place)
{
    struct adj_fs_rules *rules = &cards->rules;

    if (!possible(rules, sum)) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "the sum cannot come out");
    }
    if (sum->count == 1) {
        narrow(&rules->var[sum->var[0]], sum);
    }
    if (sum->count > 1) {
        rules->sum[(*place)++] = *sum;
    }
    return ADJ_OK;
}

enum adj_status
adj_cards_sum(struct adj_cards *cards, const struct adj_node *node)
{
    const char *hi = adj_node_attribute(node, "hi");
    struct adj_fs_sum sum = {
        .lo = (uint8_t)adj_cards_integer(adj_node_attribute(node, "lo")),
        .hi = hi != NULL ? (uint8_t)adj_cards_integer(hi) : ADJ_FS_NO_BOUND,
    };
    unsigned place = cards->rules.sums;
    enum adj_status status = ADJ_OK;

    if (cards->told && adj_node_attribute(node, "from") == NULL) {
        return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "the sum does not tell where it is from");
    }
    if (place == ADJ_FS_SUMS) {
        return adj_cards_fail(cards, node, ADJ_BAD_LIMIT, "more than %d sums", ADJ_FS_SUMS);
    }
    for (const struct adj_node *part = adj_node_first(node, "of"); part != NULL && status == ADJ_OK;
         part = adj_node_next(part, "of")) {
        status = add_part(cards, part, &sum);
    }
    if (status == ADJ_OK) {
        status = keep(cards, node, &sum, &place);
    }
    cards->rules.sums = (uint16_t)place;
    return status;
}

static bool
remove_part(struct adj_fs_sum *sum, unsigned var)
{
    unsigned kept = 0;

    for (unsigned i = 0; i < sum->count; i++) {
        if (sum->var[i] != var) {
            sum->var[kept++] = sum->var[i];
        }
    }
    if (kept == sum->count) {
        return false;
    }
    sum->var[kept] = 0;
    sum->count = (uint8_t)kept;
    return true;
}

enum adj_status
adj_cards_settle(struct adj_cards *cards, const struct adj_node *node, unsigned var, unsigned value)
{
    struct adj_fs_rules *rules = &cards->rules;
    enum adj_status status = ADJ_OK;
    unsigned kept = 0;

    for (unsigned i = 0; i < rules->sums && status == ADJ_OK; i++) {
        struct adj_fs_sum sum = rules->sum[i];

        if (remove_part(&sum, var) && !take_off(&sum, value)) {
            status = adj_cards_fail(cards, node, ADJ_BAD_VALUE, "the sum cannot come out");
        } else {
            status = keep(cards, node, &sum, &kept);
        }
    }
    memset(&rules->sum[kept], 0, (size_t)(rules->sums - kept) * sizeof rules->sum[0]);
    rules->sums = (uint16_t)kept;
    return status;
}
