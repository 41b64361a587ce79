// SPDX-License-Identifier: MIT
#include "replay/cli/card.h"

#include <stdio.h>
#include <string.h>
#include "replay/cli/json.h"
#include "replay/cli/output.h"

enum { INDENT = 2, INNER = 4, LINE = 4 * ADJ_LINE_MAX };

// Items of one part that share a line are gathered in it first; names are written as they come.
struct printing {
    enum adj_card_part part; // of the last item
    char line[LINE];
};

static void
end_line(struct printing *printing)
{
    if (printing->part <= ADJ_CARD_ALIAS)
        puts(printing->part == ADJ_CARD_ALIAS ? ")" : "");
    if (*printing->line) {
        printf("%*s", INDENT, "");
        adj_out_wrapped(INNER, printing->line);
    }
    printing->line[0] = '\0';
}

static void
add_item(struct printing *printing, const char *joint, const struct adj_card_item *item)
{
    size_t used = strlen(printing->line);
    snprintf(printing->line + used, LINE - used, "%s%s%s%s", used > 0 ? joint : "", item->title,
             *item->title ? " " : "", item->text);
}

static void
print_item(void *context, const struct adj_card_item *item)
{
    struct printing *printing = context;
    bool first = item->part != printing->part;
    if (first && item->part > ADJ_CARD_ALIAS)
        end_line(printing);
    printing->part = item->part;
    switch (item->part) {
    case ADJ_CARD_NAME:
        adj_out_styled(ADJ_STRONG, item->text);
        return;
    case ADJ_CARD_ALIAS:
        printf("%s%s", first ? " (" : "; ", item->text);
        return;
    case ADJ_CARD_FACT:
        add_item(printing, ", ", item);
        return;
    case ADJ_CARD_VALUE:
        add_item(printing, "; ", item);
        return;
    case ADJ_CARD_EFFECT:
    case ADJ_CARD_NOTE:
        end_line(printing);
        snprintf(printing->line, LINE, "%s%s%s", item->title, *item->title ? ". " : "", item->text);
        return;
    }
}

void
adj_card_print(const struct adj_game *game, const void *rules, unsigned index)
{
    struct printing printing = {.part = ADJ_CARD_NAME};
    game->tell_card(rules, index, print_item, &printing);
    end_line(&printing);
}

// The arrays stand at their places whether they have items or not.
struct writing {
    struct adj_json json;
    enum adj_card_part part;
};

// Goes on to the place of a part: the array of the last is closed, those between are passed.
static void
go_to(struct writing *writing, enum adj_card_part part)
{
    for (; writing->part < part; writing->part++) {
        if (writing->part == ADJ_CARD_NAME)
            adj_json_open(&writing->json, "aliases", '[');
        if (writing->part == ADJ_CARD_ALIAS)
            adj_json_close(&writing->json, ']');
        if (writing->part == ADJ_CARD_VALUE)
            adj_json_open(&writing->json, "effects", '[');
        if (writing->part == ADJ_CARD_EFFECT) {
            adj_json_close(&writing->json, ']');
            adj_json_open(&writing->json, "notes", '[');
        }
    }
}

static void
write_item(void *context, const struct adj_card_item *item)
{
    struct writing *writing = context;
    struct adj_json *json = &writing->json;
    go_to(writing, item->part);
    switch (item->part) {
    case ADJ_CARD_ALIAS:
    case ADJ_CARD_NOTE:
        adj_json_put_text(json, NULL, item->text);
        return;
    case ADJ_CARD_NAME:
    case ADJ_CARD_FACT:
    case ADJ_CARD_VALUE:
        adj_json_put_text(json, item->key, item->text);
        return;
    case ADJ_CARD_EFFECT:
        adj_json_open(json, NULL, '{');
        adj_json_put_text(json, "name", *item->title ? item->title : NULL);
        adj_json_put_text(json, "text", item->text);
        adj_json_close(json, '}');
        return;
    }
}

void
adj_card_json(const struct adj_game *game, const void *rules, unsigned index)
{
    struct writing writing = {.json = {.out = stdout}, .part = ADJ_CARD_NAME};
    adj_json_open(&writing.json, NULL, '{');
    game->tell_card(rules, index, write_item, &writing);
    go_to(&writing, ADJ_CARD_NOTE);
    adj_json_close(&writing.json, ']');
    adj_json_close(&writing.json, '}');
    putchar('\n');
}
