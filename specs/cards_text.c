// SPDX-License-Identifier: MIT
#include "specs/cards.h"

#include <string.h>

// Names, aliases and traits: text that goes into the ruleset's pool.

static bool
is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool
adj_cards_next(const char **list, char *word, size_t size)
{
    size_t used = 0;

    while (is_space(**list)) {
        (*list)++;
    }
    while (**list != '\0' && !is_space(**list)) {
        if (used + 1 < size) {
            word[used++] = **list;
        }
        (*list)++;
    }
    word[used] = '\0';
    return used > 0;
}

unsigned
adj_cards_value_of(const struct adj_cards_word *table, const char *word)
{
    while (table->word != NULL && strcmp(table->word, word) != 0) {
        table++;
    }
    return table->value;
}

// The text without spaces at its ends and with single ones within; false if it is too long.
static bool
even(const char *text, char *out, size_t size)
{
    size_t used = 0;

    for (; *text != '\0'; text++) {
        bool space = is_space(*text);

        if (space && (used == 0 || out[used - 1] == ' ')) {
            continue;
        }
        if (used + 1 >= size) {
            return false;
        }
        out[used++] = space ? ' ' : *text;
    }
    if (used > 0 && out[used - 1] == ' ') {
        used--;
    }
    out[used] = '\0';
    return used > 0;
}

enum adj_status
adj_cards_text(struct adj_cards *cards, const struct adj_node *node, const char *text,
               uint16_t *offset)
{
    struct adj_fs_rules *rules = &cards->rules;
    size_t size = strlen(text) + 1;

    if (rules->text_size == 0) {
        rules->text_size = 1;
    }
    for (uint32_t at = 0; at < rules->text_size; at += (uint32_t)strlen(rules->text + at) + 1) {
        if (strcmp(rules->text + at, text) == 0) {
            *offset = (uint16_t)at;
            return ADJ_OK;
        }
    }
    if (size > ADJ_FS_TEXT - rules->text_size) {
        return adj_cards_fail(cards, node, ADJ_BAD_LIMIT, "more than %d bytes of names",
                              ADJ_FS_TEXT);
    }
    *offset = (uint16_t)rules->text_size;
    memcpy(rules->text + rules->text_size, text, size);
    rules->text_size += (uint32_t)size;
    return ADJ_OK;
}

enum adj_status
adj_cards_name(struct adj_cards *cards, const struct adj_node *node, const char *text,
               uint16_t *offset)
{
    char name[ADJ_CARDS_WORD];

    if (!even(text, name, sizeof name)) {
        return adj_cards_fail(cards, node, ADJ_BAD_LIMIT, "a name has 1 to %d bytes",
                              ADJ_CARDS_WORD - 1);
    }
    // These part names in the text of orders and so cannot be in one.
    if (strpbrk(name, "\";[]") != NULL) {
        return adj_cards_fail(cards, node, ADJ_BAD_NAME, "a name cannot hold any of \" ; [ ]");
    }
    return adj_cards_text(cards, node, name, offset);
}

enum adj_status
adj_cards_trait(struct adj_cards *cards, const struct adj_node *node, const char *text,
                uint64_t *bit)
{
    struct adj_fs_rules *rules = &cards->rules;
    char trait[ADJ_CARDS_WORD];

    if (!even(text, trait, sizeof trait)) {
        return adj_cards_fail(cards, node, ADJ_BAD_LIMIT, "a trait has 1 to %d bytes",
                              ADJ_CARDS_WORD - 1);
    }
    for (unsigned i = 0; i < rules->traits; i++) {
        if (adj_cards_same(adj_fs_text(rules, rules->trait_name[i]), trait)) {
            *bit = UINT64_C(1) << i;
            return ADJ_OK;
        }
    }
    if (rules->traits == ADJ_FS_TRAITS) {
        return adj_cards_fail(cards, node, ADJ_BAD_LIMIT, "more than %d traits", ADJ_FS_TRAITS);
    }
    *bit = UINT64_C(1) << rules->traits;
    return adj_cards_text(cards, node, trait, &rules->trait_name[rules->traits++]);
}

// The next character as it is compared: typographic quotes and dashes, which all start with the
// same byte, count as the plain ones.
static int
folded(const char **text)
{
    static const struct {
        const char *bytes;
        char plain;
    } same[] = {{"\xe2\x80\x98", '\''}, {"\xe2\x80\x99", '\''}, {"\xe2\x80\x9c", '"'},
                {"\xe2\x80\x9d", '"'},  {"\xe2\x80\x93", '-'},  {"\xe2\x80\x94", '-'}};
    unsigned char c = (unsigned char)**text;

    for (size_t i = 0; c == 0xe2 && i < sizeof same / sizeof same[0]; i++) {
        if (strncmp(*text, same[i].bytes, 3) == 0) {
            *text += 3;
            return same[i].plain;
        }
    }
    if (c != '\0') {
        (*text)++;
    }
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

bool
adj_cards_same(const char *a, const char *b)
{
    int left, right;

    do {
        left = folded(&a);
        right = folded(&b);
    } while (left == right && left != '\0');
    return left == right;
}

unsigned
adj_cards_kind(const struct adj_cards *cards, const char *id)
{
    for (unsigned kind = 1; kind < cards->rules.kinds; kind++) {
        if (strcmp(cards->id[kind], id) == 0) {
            return kind;
        }
    }
    return 0;
}

unsigned
adj_cards_empire(const struct adj_cards *cards, const char *id)
{
    for (unsigned empire = 1; empire < cards->rules.empires; empire++) {
        if (strcmp(cards->empire_id[empire], id) == 0) {
            return empire;
        }
    }
    return 0;
}

// A second name for the same thing that is there already says nothing, and one that is the name of
// another card would hide it. Aliases that several cards share are allowed: the order's text is
// told to be ambiguous.
static enum adj_status
check_alias(struct adj_cards *cards, const struct adj_node *node, const char *text, unsigned kind)
{
    const struct adj_fs_rules *rules = &cards->rules;

    for (unsigned i = 1; kind != 0 && i < rules->kinds; i++) {
        if (adj_cards_same(adj_fs_kind_name(rules, i), text)) {
            return adj_cards_fail(cards, node, ADJ_BAD_NAME, "\"%s\" is the name of a card", text);
        }
    }
    for (unsigned i = 0; kind != 0 && i < rules->aliases; i++) {
        if (rules->alias[i].kind == kind &&
            adj_cards_same(adj_fs_text(rules, rules->alias[i].name), text)) {
            return adj_cards_fail(cards, node, ADJ_BAD_NAME, "the alias \"%s\" is there twice",
                                  text);
        }
    }
    return ADJ_OK;
}

enum adj_status
adj_cards_alias(struct adj_cards *cards, const struct adj_node *node, const char *text,
                unsigned kind, unsigned empire)
{
    struct adj_fs_rules *rules = &cards->rules;
    struct adj_fs_alias alias = {.kind = (uint8_t)kind, .empire = (uint8_t)empire};
    enum adj_status status = adj_cards_name(cards, node, text, &alias.name);

    if (status == ADJ_OK) {
        status = check_alias(cards, node, adj_fs_text(rules, alias.name), kind);
    }
    if (status != ADJ_OK) {
        return status;
    }
    if (rules->aliases == ADJ_FS_ALIASES) {
        return adj_cards_fail(cards, node, ADJ_BAD_LIMIT, "more than %d aliases", ADJ_FS_ALIASES);
    }
    rules->alias[rules->aliases++] = alias;
    return ADJ_OK;
}

enum adj_status
adj_cards_aliases(struct adj_cards *cards, const struct adj_node *node, unsigned kind,
                  unsigned empire)
{
    enum adj_status status = ADJ_OK;

    for (const struct adj_node *alias = adj_node_first(node, "alias");
         alias != NULL && status == ADJ_OK; alias = adj_node_next(alias, "alias")) {
        status = adj_cards_alias(cards, alias, adj_node_text(alias), kind, empire);
    }
    return status;
}
