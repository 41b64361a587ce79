// SPDX-License-Identifier: MIT
// Reads an order from its text (replay/ORDERS.md). It reads everything that can be said; whether it
// may be done is the judge's affair, so a missing row or source is not an error here.

#include <string.h>
#include "engine/flagship/flagship.h"
#include "engine/flagship/text/parse.h"

enum adj_status
adj_fs_parse_add(struct adj_fs_parse *parse, unsigned role, unsigned value)
{
    if (adj_order_add(parse->order, role, value))
        return ADJ_OK;
    return adj_fs_scan_fail(&parse->scan, ADJ_BAD_LIMIT, parse->scan.at,
                            "an order names at most %d things", (int)ADJ_ORDER_OPERANDS);
}

unsigned
adj_fs_parse_ref(const struct adj_fs_parse *parse, unsigned role, const struct adj_fs_name *name)
{
    unsigned copy = name->copy;
    if (!name->numbered)
        copy = adj_fs_bare_copy(parse->scan.rules, parse->scan.state, parse->order,
                                parse->order->count, role, name->kind);
    return adj_fs_ref(name->kind, copy);
}

enum adj_status
adj_fs_parse_card(struct adj_fs_parse *parse, unsigned role)
{
    struct adj_fs_name name;
    enum adj_status status = adj_fs_scan_name(&parse->scan, &name);
    return status == ADJ_OK ? adj_fs_parse_add(parse, role, adj_fs_parse_ref(parse, role, &name))
                            : status;
}

static enum adj_status
parse_cards(struct adj_fs_parse *parse, unsigned role)
{
    enum adj_status status = adj_fs_parse_card(parse, role);
    while (status == ADJ_OK && adj_fs_scan_char(&parse->scan, ';'))
        status = adj_fs_parse_card(parse, role);
    return status;
}

enum adj_status
adj_fs_parse_number(struct adj_fs_parse *parse, unsigned role)
{
    unsigned number = 0;
    enum adj_status status = adj_fs_scan_number(&parse->scan, UINT16_MAX, &number);
    return status == ADJ_OK ? adj_fs_parse_add(parse, role, number) : status;
}

enum adj_status
adj_fs_parse_seat(struct adj_fs_parse *parse)
{
    unsigned seat = 0;
    enum adj_status status = adj_fs_scan_seat(&parse->scan, &seat);
    return status == ADJ_OK ? adj_fs_parse_add(parse, ADJ_FS_O_SEAT, seat) : status;
}

// A clause's keyword and the role of what follows it.
static unsigned
clause_role(struct adj_fs_scan *scan)
{
    static const struct {
        const char *word;
        unsigned role;
    } clauses[] = {
        {"on row", ADJ_FS_O_ROW},   {"on", ADJ_FS_O_ON},        {"from", ADJ_FS_O_FROM},
        {"with", ADJ_FS_O_WITH},    {"tasking", ADJ_FS_O_TASK}, {"discarding", ADJ_FS_O_DISCARD},
        {"paid by", ADJ_FS_O_PAID}, {"under", ADJ_FS_O_UNDER},  {"using", ADJ_FS_O_ABILITY},
    };
    for (size_t i = 0; i < sizeof clauses / sizeof clauses[0]; i++) {
        if (adj_fs_scan_word(scan, clauses[i].word))
            return clauses[i].role;
    }
    return 0;
}

// A Boarding card attacks `with` itself; every other `with` is a Declare card.
static unsigned
source_role(const struct adj_order *order, unsigned role)
{
    int type = adj_order_find(order, ADJ_FS_O_TYPE, 0);
    if (role != ADJ_FS_O_WITH || type < 0 || adj_order_find(order, ADJ_FS_O_FROM, 0) >= 0)
        return role;
    unsigned value = order->operand[type].value;
    return value == ADJ_FS_BOARDING || value == ADJ_FS_ASSAULT ? ADJ_FS_O_FROM : role;
}

// The row belongs before the Declare cards, wherever it was said.
static void
row_forward(struct adj_order *order)
{
    int with = adj_order_find(order, ADJ_FS_O_WITH, 0);
    if (with < 0)
        return;
    struct adj_operand row = order->operand[order->count - 1];
    for (unsigned i = order->count - 1u; i > (unsigned)with; i--)
        order->operand[i] = order->operand[i - 1];
    order->operand[with] = row;
}

// A cost said after the row is one of what attacks, as long as no Declare card stands between.
static void
row_behind_costs(struct adj_order *order)
{
    int row = adj_order_find(order, ADJ_FS_O_ROW, 0);
    if (row < 0 || adj_order_find(order, ADJ_FS_O_WITH, 0) >= 0)
        return;
    struct adj_operand said = order->operand[row];
    for (unsigned i = (unsigned)row; i + 1 < order->count; i++)
        order->operand[i] = order->operand[i + 1];
    order->operand[order->count - 1] = said;
}

static enum adj_status
parse_clause(struct adj_fs_parse *parse)
{
    struct adj_fs_scan *scan = &parse->scan;
    const char *at = scan->at;
    unsigned said = clause_role(scan);
    unsigned role = source_role(parse->order, said);
    if (said == 0)
        return adj_fs_scan_finish(scan);
    if ((parse->form->clauses >> role & 1u) == 0)
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, at, "\"%.*s\" does not belong to \"%s\"",
                                (int)(scan->at - at), at, parse->form->word);
    if (role != ADJ_FS_O_ROW) {
        enum adj_status cards =
            role == ADJ_FS_O_ABILITY ? adj_fs_parse_ability(parse) : parse_cards(parse, role);
        row_behind_costs(parse->order);
        return cards;
    }
    enum adj_status status = adj_fs_parse_number(parse, role);
    if (status == ADJ_OK)
        row_forward(parse->order);
    return status;
}

static enum adj_status
parse_clauses(struct adj_fs_parse *parse)
{
    enum adj_status status = ADJ_OK;
    while (status == ADJ_OK && !adj_fs_scan_end(&parse->scan))
        status = parse_clause(parse);
    return status;
}

static enum adj_status
parse_plain(struct adj_fs_parse *parse)
{
    const struct adj_fs_verb_form *form = parse->form;
    if (form->verb == ADJ_FS_DEFEND)
        adj_fs_scan_word(&parse->scan, "with");
    enum adj_status status = ADJ_OK;
    if (form->main != 0)
        status = form->many ? parse_cards(parse, form->main) : adj_fs_parse_card(parse, form->main);
    return status == ADJ_OK ? parse_clauses(parse) : status;
}

static enum adj_status
parse_row_head(struct adj_fs_parse *parse)
{
    enum adj_status status = adj_fs_parse_number(parse, ADJ_FS_O_ROW);
    if (status == ADJ_OK && !adj_fs_scan_char(&parse->scan, ':'))
        return adj_fs_scan_fail(&parse->scan, ADJ_BAD_SYNTAX, parse->scan.at,
                                "a colon is missing after the row");
    return status;
}

static enum adj_status
parse_rows(struct adj_fs_parse *parse)
{
    struct adj_fs_scan *scan = &parse->scan;
    enum adj_status status = ADJ_OK;
    do {
        if (adj_fs_scan_end(scan))
            break;
        if (adj_fs_scan_word(scan, "row"))
            status = parse_row_head(parse);
        adj_fs_scan_space(scan);
        if (status != ADJ_OK || *scan->at == ';' || adj_fs_scan_end(scan))
            continue; // an empty row
        status = adj_fs_parse_card(parse, ADJ_FS_O_CARD);
        bool under = (parse->form->clauses & 1u << ADJ_FS_O_UNDER) != 0;
        if (status == ADJ_OK && under && adj_fs_scan_word(scan, "under"))
            status = adj_fs_parse_card(parse, ADJ_FS_O_UNDER);
    } while (status == ADJ_OK && adj_fs_scan_char(scan, ';'));
    return status;
}

static enum adj_status
parse_attack(struct adj_fs_parse *parse)
{
    int type = adj_fs_scan_choice(&parse->scan, adj_fs_type_words);
    if (type < 0)
        return adj_fs_scan_fail(&parse->scan, ADJ_BAD_SYNTAX, parse->scan.at,
                                "say which attack: direct, guided, boarding or assault");
    enum adj_status status = adj_fs_parse_add(parse, ADJ_FS_O_TYPE, (unsigned)type);
    return status == ADJ_OK ? parse_clauses(parse) : status;
}

static enum adj_status
parse_layout(struct adj_fs_parse *parse)
{
    switch ((enum adj_fs_layout)parse->form->layout) {
    case ADJ_FS_L_PLAIN:
        return parse_plain(parse);
    case ADJ_FS_L_ROLL:
        return adj_fs_parse_roll(parse);
    case ADJ_FS_L_CHOICE:
        return adj_fs_parse_choice(parse);
    case ADJ_FS_L_ROWS:
        return parse_rows(parse);
    case ADJ_FS_L_DECK:
        return adj_fs_parse_deck(parse);
    case ADJ_FS_L_CUT:
        return adj_fs_parse_cut(parse);
    case ADJ_FS_L_DRAW:
        return adj_fs_parse_draw(parse);
    case ADJ_FS_L_ATTACK:
        return parse_attack(parse);
    case ADJ_FS_L_OBSERVE:
        return adj_fs_parse_observe(parse);
    }
    return ADJ_BAD_SYNTAX;
}

static enum adj_status
fail_verb(const struct adj_fs_scan *scan)
{
    size_t size = strcspn(scan->at, " \t\r\n;:#");
    const char *nearest = NULL;
    unsigned best = 3;
    for (unsigned i = 0; i < adj_fs_verb_form_count; i++) {
        const char *word = adj_fs_verb_forms[i].word;
        size_t first = strcspn(word, " "); // "agree" is the beginning of "agree draw"
        unsigned edits = size == 0 ? 3 : adj_fs_edits(scan->at, size, word, first, 2);
        if (edits < best) {
            best = edits;
            nearest = word;
        }
    }
    if (size == 0)
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, scan->at, "an order is missing here");
    if (nearest == NULL)
        return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, scan->at, "there is no order \"%.*s\"",
                                (int)size, scan->at);
    return adj_fs_scan_fail(scan, ADJ_BAD_SYNTAX, scan->at,
                            "there is no order \"%.*s\"; is \"%s\" meant?", (int)size, scan->at,
                            nearest);
}

enum adj_status
adj_fs_parse_order(const void *rules, const void *state, const struct adj_seats *seats,
                   unsigned seat, const char *text, struct adj_order *order,
                   struct adj_error *error)
{
    struct adj_fs_parse parse = {.scan = {.rules = rules,
                                          .state = state,
                                          .seats = seats,
                                          .text = text,
                                          .at = text,
                                          .error = error},
                                 .order = order};
    memset(order, 0, sizeof *order);
    order->seat = (uint8_t)seat;
    adj_fs_scan_space(&parse.scan);
    for (unsigned i = 0; i < adj_fs_verb_form_count && parse.form == NULL; i++) {
        if (adj_fs_scan_word(&parse.scan, adj_fs_verb_forms[i].word))
            parse.form = &adj_fs_verb_forms[i];
    }
    if (parse.form == NULL)
        return fail_verb(&parse.scan);
    order->verb = parse.form->verb;
    enum adj_status status = parse_layout(&parse);
    return status == ADJ_OK ? adj_fs_scan_finish(&parse.scan) : status;
}
