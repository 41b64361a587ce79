// SPDX-License-Identifier: MIT
// Reads the orders with a layout of their own: dice, decks and draws, choices, observations.

#include <string.h>
#include "engine/flagship/text/parse.h"

enum adj_status
adj_fs_parse_roll(struct adj_fs_parse *parse)
{
    enum adj_status status = ADJ_OK;
    while (status == ADJ_OK && !adj_fs_scan_end(&parse->scan)) {
        status = adj_fs_parse_seat(parse);
        if (status == ADJ_OK)
            status = adj_fs_parse_number(parse, ADJ_FS_O_NUMBER);
    }
    return status;
}

// Reads "BRANCH of CARD" with the name of the branch ending where `of` stands.
static enum adj_status
parse_branch_of(struct adj_fs_parse *parse, const char *start, const char *of)
{
    struct adj_fs_scan *scan = &parse->scan;
    struct adj_fs_name name;
    scan->at = of;
    adj_fs_scan_word(scan, "of");
    enum adj_status status = adj_fs_scan_name(scan, &name);
    if (status != ADJ_OK)
        return status;
    size_t size = (size_t)(of - start);
    while (size > 0 && start[size - 1] == ' ')
        size--;
    unsigned branch = adj_fs_branch_number(scan->rules, name.kind, start, size);
    struct adj_fs_scan number = *scan;
    number.at = start;
    if (branch == 0 && adj_fs_scan_digit(&number))
        status = adj_fs_scan_number(&number, UINT16_MAX, &branch);
    else if (branch == 0)
        status = adj_fs_scan_fail(scan, ADJ_BAD_NAME, start, "%s has no choice called \"%.*s\"",
                                  adj_fs_kind_name(scan->rules, name.kind), (int)size, start);
    if (status != ADJ_OK)
        return status;
    parse->order->verb = ADJ_FS_BRANCH;
    status = adj_fs_parse_add(parse, ADJ_FS_O_CARD, adj_fs_parse_ref(parse, ADJ_FS_O_CARD, &name));
    return status == ADJ_OK ? adj_fs_parse_add(parse, ADJ_FS_O_BRANCH, branch) : status;
}

// Both a branch's name and a card's may hold an "of": the first one that makes sense parts them.
static enum adj_status
parse_branch(struct adj_fs_parse *parse, const char *start)
{
    struct adj_fs_scan *scan = &parse->scan;
    struct adj_error *error = scan->error;
    enum adj_status status = ADJ_END;
    for (const char *at = start; *at != '\0'; at++) {
        if (at == start || at[-1] != ' ' || adj_fs_fold_match("of", at) == NULL)
            continue;
        enum adj_status now = parse_branch_of(parse, start, at);
        if (now == ADJ_OK)
            return now;
        status = now;
        scan->error = NULL; // the first reason is the one told
    }
    scan->error = error;
    if (status == ADJ_END)
        status = adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, start,
                                  "say \"first\", \"second\" or \"NAME of CARD\"");
    return status;
}

enum adj_status
adj_fs_parse_choice(struct adj_fs_parse *parse)
{
    struct adj_fs_scan *scan = &parse->scan;
    adj_fs_scan_space(scan);
    const char *start = scan->at;
    unsigned number = 0;
    if (adj_fs_scan_word(scan, "first"))
        number = 1;
    else if (adj_fs_scan_word(scan, "second"))
        number = 2;
    else if (adj_fs_scan_digit(scan) && adj_fs_scan_number(scan, UINT16_MAX, &number) != ADJ_OK)
        return scan->error != NULL ? scan->error->status : ADJ_BAD_SYNTAX;
    if (scan->at > start && adj_fs_scan_end(scan))
        return adj_fs_parse_add(parse, ADJ_FS_O_CHOICE, number);
    return parse_branch(parse, start);
}

enum adj_status
adj_fs_parse_deck(struct adj_fs_parse *parse)
{
    struct adj_fs_scan *scan = &parse->scan;
    enum adj_status status = adj_fs_parse_seat(parse);
    if (status != ADJ_OK || adj_fs_scan_end(scan))
        return status;
    do {
        status = adj_fs_parse_card(parse, ADJ_FS_O_CARD);
        if (status == ADJ_OK)
            status = adj_fs_scan_char(scan, '*') ? adj_fs_parse_number(parse, ADJ_FS_O_COUNT)
                                                 : adj_fs_parse_add(parse, ADJ_FS_O_COUNT, 1);
    } while (status == ADJ_OK && adj_fs_scan_char(scan, ';'));
    return status;
}

enum adj_status
adj_fs_parse_cut(struct adj_fs_parse *parse)
{
    enum adj_status status = adj_fs_parse_seat(parse);
    if (status != ADJ_OK || adj_fs_scan_end(&parse->scan))
        return status;
    return adj_fs_parse_number(parse, ADJ_FS_O_NUMBER);
}

static bool
scan_unseen(struct adj_fs_scan *scan, unsigned *count)
{
    struct adj_fs_scan ahead = *scan;
    ahead.error = NULL;
    if (!adj_fs_scan_digit(&ahead) || adj_fs_scan_number(&ahead, UINT16_MAX, count) != ADJ_OK ||
        !adj_fs_scan_word(&ahead, "unseen"))
        return false;
    scan->at = ahead.at;
    return true;
}

enum adj_status
adj_fs_parse_draw(struct adj_fs_parse *parse)
{
    struct adj_fs_scan *scan = &parse->scan;
    enum adj_status status = adj_fs_parse_seat(parse);
    if (status != ADJ_OK || adj_fs_scan_end(scan))
        return status;
    do {
        unsigned unseen = 0;
        status = scan_unseen(scan, &unseen) ? adj_fs_parse_add(parse, ADJ_FS_O_NUMBER, unseen)
                                            : adj_fs_parse_card(parse, ADJ_FS_O_CARD);
    } while (status == ADJ_OK && adj_fs_scan_char(scan, ';'));
    return status;
}

// What was seen of a card, after its name.
static enum adj_status
parse_seen(struct adj_fs_parse *parse, const struct adj_fs_name *name)
{
    static const char *const words[] = {"", "", "hits", "destroyed", "stands", NULL};
    struct adj_fs_scan *scan = &parse->scan;
    int what = adj_fs_scan_choice(scan, words), field = -1;
    if (what < 0) {
        what = ADJ_FS_SAW_VALUE;
        field = adj_fs_scan_choice(scan, adj_fs_field_words);
        if (field < 0)
            return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, scan->at,
                                    "say hits, destroyed, stands or a printed value such as hull");
    }
    enum adj_status status = adj_fs_parse_add(parse, ADJ_FS_O_WHAT, (unsigned)what);
    if (status == ADJ_OK)
        status =
            adj_fs_parse_add(parse, ADJ_FS_O_CARD, adj_fs_parse_ref(parse, ADJ_FS_O_CARD, name));
    if (status == ADJ_OK && field >= 0)
        status = adj_fs_parse_add(parse, ADJ_FS_O_NUMBER, (unsigned)field);
    if (status == ADJ_OK && (field >= 0 || what == ADJ_FS_SAW_HITS))
        status = adj_fs_parse_number(parse, ADJ_FS_O_NUMBER);
    return status;
}

enum adj_status
adj_fs_parse_observe(struct adj_fs_parse *parse)
{
    struct adj_fs_scan *scan = &parse->scan;
    struct adj_fs_scan ahead = *scan;
    unsigned seat = 0;
    if (adj_fs_scan_label(&ahead, &seat) && adj_fs_scan_word(&ahead, "cp")) {
        scan->at = ahead.at;
        enum adj_status status = adj_fs_parse_add(parse, ADJ_FS_O_WHAT, ADJ_FS_SAW_CP);
        if (status == ADJ_OK)
            status = adj_fs_parse_add(parse, ADJ_FS_O_SEAT, seat);
        return status == ADJ_OK ? adj_fs_parse_number(parse, ADJ_FS_O_NUMBER) : status;
    }
    struct adj_fs_name name;
    enum adj_status status = adj_fs_scan_name(scan, &name);
    return status == ADJ_OK ? parse_seen(parse, &name) : status;
}

enum adj_status
adj_fs_parse_ability(struct adj_fs_parse *parse)
{
    struct adj_fs_scan *scan = &parse->scan;
    struct adj_fs_ability ability;
    unsigned number = 0;
    adj_fs_scan_space(scan);
    if (adj_fs_scan_digit(scan))
        return adj_fs_parse_number(parse, ADJ_FS_O_ABILITY);
    if (!adj_fs_ability_of(parse->order, parse->order->count, &ability))
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, scan->at, "name the card first");
    const char *end = adj_fs_ability_match(scan->rules, &ability, scan->at, &number);
    if (end == NULL || number == 0) {
        char list[ADJ_MESSAGE_SIZE];
        adj_fs_ability_list(scan->rules, &ability, list, sizeof list);
        return adj_fs_scan_fail(scan, ADJ_BAD_NAME, scan->at, "%s: %s",
                                end == NULL ? "no ability of that name is meant for this moment"
                                            : "two abilities have that name; say its number",
                                list);
    }
    scan->at = end;
    return adj_fs_parse_add(parse, ADJ_FS_O_ABILITY, number);
}
