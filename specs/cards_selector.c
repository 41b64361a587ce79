// SPDX-License-Identifier: MIT
#include "specs/cards.h"

#include <stdio.h>
#include <string.h>

// Selectors: a word such as "self", or side.kind[trait|trait] with ".other" behind the kind.

static const struct adj_cards_word words[] = {
    {"self", ADJ_FS_SEL_SELF},         {"host", ADJ_FS_SEL_HOST},
    {"src", ADJ_FS_SEL_SRC},           {"tgt", ADJ_FS_SEL_TGT},
    {"attack", ADJ_FS_SEL_ATTACK},     {"order", ADJ_FS_SEL_ORDER},
    {"boarding", ADJ_FS_SEL_BOARDING}, {"paid.task", ADJ_FS_SEL_PAID_TASK},
    {NULL, ADJ_FS_SEL_NONE},
};

static const struct adj_cards_word kinds[] = {
    {"ship", ADJ_FS_IS_SHIP},
    {"squadron", ADJ_FS_IS_SQUADRON},
    {"flagship", ADJ_FS_IS_FLAGSHIP},
    {"boarding", ADJ_FS_IS_BOARDING},
    {"crew", ADJ_FS_IS_CREW},
    {"player", ADJ_FS_IS_PLAYER},
    {NULL, 0},
};

static enum adj_status
no_selector(struct adj_cards *cards, const struct adj_node *node, const char *text)
{
    return adj_cards_fail(cards, node, ADJ_BAD_VALUE, "\"%s\" is no selector", text);
}

// Splits at the first `mark`: what is before it stays in `text`; returns what follows, or NULL.
static char *
split(char *text, char mark)
{
    char *at = strchr(text, mark);

    if (at != NULL) {
        *at++ = '\0';
    }
    return at;
}

static enum adj_status
read_traits(struct adj_cards *cards, const struct adj_node *node, char *text,
            struct adj_fs_selector *selector)
{
    while (text != NULL) {
        char *rest = split(text, '|');
        uint64_t bit = 0;
        enum adj_status status = adj_cards_trait(cards, node, text, &bit);

        if (status != ADJ_OK) {
            return status;
        }
        selector->traits |= bit;
        text = rest;
    }
    return ADJ_OK;
}

static enum adj_status
read_side(struct adj_cards *cards, const struct adj_node *node, const char *side,
          struct adj_fs_selector *selector)
{
    if (strcmp(side, "own") == 0) {
        selector->side = ADJ_FS_OWN;
    } else if (strcmp(side, "enemy") == 0) {
        selector->side = ADJ_FS_ENEMY;
    } else if (strcmp(side, "any") != 0) {
        selector->empire = (uint8_t)adj_cards_empire(cards, side);
        if (selector->empire == 0) {
            return adj_cards_fail(cards, node, ADJ_BAD_NAME,
                                  "\"%s\" is neither own, enemy, any nor an empire", side);
        }
    }
    return ADJ_OK;
}

static enum adj_status
read_class(struct adj_cards *cards, const struct adj_node *node, const char *whole, char *text,
           struct adj_fs_selector *selector)
{
    char *traits = split(text, '[');
    char *kind = split(text, '.');
    char *other = kind != NULL ? split(kind, '.') : NULL;
    enum adj_status status;

    if (kind == NULL || (other != NULL && strcmp(other, "other") != 0)) {
        return no_selector(cards, node, whole);
    }
    if (traits != NULL) {
        char *behind = split(traits, ']');

        if (behind == NULL || *behind != '\0') {
            return no_selector(cards, node, whole);
        }
    }
    selector->what = ADJ_FS_SEL_CLASS;
    selector->other = other != NULL ? 1 : 0;
    selector->kinds = (uint8_t)adj_cards_value_of(kinds, kind);
    if (selector->kinds == 0) {
        return no_selector(cards, node, whole);
    }
    status = read_side(cards, node, text, selector);
    return status == ADJ_OK ? read_traits(cards, node, traits, selector) : status;
}

enum adj_status
adj_cards_selector(struct adj_cards *cards, const struct adj_node *node, const char *text,
                   struct adj_fs_selector *selector)
{
    char copy[ADJ_CARDS_WORD];

    *selector = (struct adj_fs_selector){.what = (uint8_t)adj_cards_value_of(words, text)};
    if (selector->what != ADJ_FS_SEL_NONE) {
        return ADJ_OK;
    }
    if (snprintf(copy, sizeof copy, "%s", text) >= (int)sizeof copy) {
        return no_selector(cards, node, text);
    }
    return read_class(cards, node, text, copy, selector);
}

bool
adj_cards_is_free(const struct adj_fs_selector *selector)
{
    bool one_side = selector->side == ADJ_FS_OWN || selector->side == ADJ_FS_ENEMY;
    bool unique =
        one_side && (selector->kinds == ADJ_FS_IS_FLAGSHIP || selector->kinds == ADJ_FS_IS_PLAYER);

    return selector->what == ADJ_FS_SEL_CLASS && !unique;
}
