// SPDX-License-Identifier: MIT
#include "replay/script_head.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

enum adj_status
adj_script_fail(const struct adj_script *script, struct adj_error *error, enum adj_status status,
                uint32_t column, const char *format, ...)
{
    char message[ADJ_MESSAGE_SIZE];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    if (error != NULL) {
        error->line = script->line;
        error->column = column;
    }
    return adj_error_set(error, status, "%s", message);
}

typedef enum adj_status head_reader(struct adj_script *script, const char *text,
                                    struct adj_error *error);

static enum adj_status
fail_at(const struct adj_script *script, struct adj_error *error, const char *at,
        enum adj_status status, const char *message)
{
    return adj_script_fail(script, error, status, adj_script_column(script, at), "%s", message);
}

// Appends to a list in a message: "a, b, c".
static void
list_add(char *list, size_t size, const char *item)
{
    size_t used = strlen(list);
    snprintf(list + used, size - used, "%s%s", used > 0 ? ", " : "", item);
}

static enum adj_status
read_game(struct adj_script *script, const char *text, struct adj_error *error)
{
    char names[128] = "";
    if (script->head.game != NULL)
        return fail_at(script, error, text, ADJ_BAD_SYNTAX, "the game is named already");
    for (unsigned i = 0; script->games[i] != NULL; i++) {
        if (strcasecmp(script->games[i]->name, text) == 0) {
            script->head.game = script->games[i];
            return ADJ_OK;
        }
        list_add(names, sizeof names, script->games[i]->name);
    }
    return adj_script_fail(script, error, ADJ_BAD_NAME, adj_script_column(script, text),
                           "there is no game \"%.64s\"; there %s %s", text,
                           strchr(names, ',') != NULL ? "are" : "is", names);
}

int
adj_edition_find(const struct adj_game *game, const char *name)
{
    for (int i = 0; game->editions[i] != NULL; i++)
        if (strcasecmp(game->editions[i], name) == 0)
            return i;
    return -1;
}

static enum adj_status
read_edition(struct adj_script *script, const char *text, struct adj_error *error)
{
    char names[128] = "";
    int edition = adj_edition_find(script->head.game, text);
    if (script->has_edition)
        return fail_at(script, error, text, ADJ_BAD_SYNTAX, "the edition is named already");
    for (unsigned i = 0; script->head.game->editions[i] != NULL; i++)
        list_add(names, sizeof names, script->head.game->editions[i]);
    if (edition < 0)
        return adj_script_fail(script, error, ADJ_BAD_NAME, adj_script_column(script, text),
                               "there is no edition \"%.64s\"; there are %s", text, names);
    script->head.edition = (uint8_t)edition;
    script->has_edition = true;
    return ADJ_OK;
}

static bool
switch_is(const struct adj_game *game, const struct adj_switch_info *info, const char *id)
{
    const struct adj_clause_info *ruling =
        info->ruling != 0 ? adj_clause_by_number(game, info->ruling) : NULL;
    return strcasecmp(info->name, id) == 0 || (*info->row != 0 && strcasecmp(info->row, id) == 0) ||
           (ruling != NULL && strcasecmp(ruling->id, id) == 0);
}

static enum adj_status
find_value(const struct adj_switch_info *info, const char *value, unsigned *chosen,
           struct adj_error *error)
{
    char names[128] = "";
    for (unsigned i = 0; info->value[i] != NULL; i++) {
        if (strcasecmp(info->value[i], value) == 0) {
            *chosen = i;
            return ADJ_OK;
        }
        list_add(names, sizeof names, info->value[i]);
    }
    return adj_error_set(error, ADJ_BAD_NAME, "%s has no value \"%.64s\"; it has %s", info->name,
                         value, names);
}

enum adj_status
adj_ruling_find(const struct adj_game *game, const char *id, const char *value, unsigned *index,
                unsigned *chosen, struct adj_error *error)
{
    char names[128] = "";
    unsigned found = 0;
    for (unsigned i = 0; i < game->switch_count; i++) {
        if (!switch_is(game, &game->switches[i], id))
            continue;
        found++;
        *index = i;
        list_add(names, sizeof names, game->switches[i].name);
    }
    if (found == 0)
        return adj_error_set(error, ADJ_BAD_NAME, "there is no switch \"%.64s\"", id);
    if (found > 1)
        *index = (unsigned)game->switch_count; // it is not this one
    if (found > 1)
        return adj_error_set(error, ADJ_BAD_NAME, "\"%.64s\" stands for several switches: %s", id,
                             names);
    return find_value(&game->switches[*index], value, chosen, error);
}

// A later line about the same switch takes the place of an earlier one.
static void
set_ruling(struct adj_head *head, unsigned index, unsigned value)
{
    unsigned at = 0;
    while (at < head->rulings && head->ruling[at].index != index)
        at++;
    head->ruling[at].index = (uint8_t)index;
    head->ruling[at].value = (uint8_t)value;
    if (at == head->rulings)
        head->rulings++;
}

static enum adj_status
read_ruling(struct adj_script *script, const char *text, struct adj_error *error)
{
    const char *sign = strchr(text, '=');
    if (sign == NULL || sign == text || sign - text > 63)
        return fail_at(script, error, text, ADJ_BAD_SYNTAX, "a ruling is written ID = VALUE");
    char id[64];
    size_t size = (size_t)(sign - text);
    while (size > 0 && isspace((unsigned char)text[size - 1]))
        size--;
    memcpy(id, text, size);
    id[size] = 0;
    unsigned index = (unsigned)script->head.game->switch_count, value = 0;
    const char *said = adj_script_skip(sign + 1);
    struct adj_error inner = {0};
    if (script->head.rulings == ADJ_RULINGS_MAX)
        return fail_at(script, error, text, ADJ_BAD_LIMIT, "there are too many rulings");
    enum adj_status status = adj_ruling_find(script->head.game, id, said, &index, &value, &inner);
    bool found = index < script->head.game->switch_count; // then the value is at fault
    if (status != ADJ_OK)
        return fail_at(script, error, found ? said : text, status, inner.message);
    set_ruling(&script->head, index, value);
    return ADJ_OK;
}

static enum adj_status
read_mode(struct adj_script *script, const char *text, struct adj_error *error)
{
    bool table = strcasecmp(text, "table") == 0;
    if (!table && strcasecmp(text, "full") != 0)
        return fail_at(script, error, text, ADJ_BAD_VALUE, "the mode is full or table");
    if (script->has_mode)
        return fail_at(script, error, text, ADJ_BAD_SYNTAX, "the mode is said already");
    script->head.table = table;
    script->has_mode = true;
    return ADJ_OK;
}

static enum adj_status
read_cards(struct adj_script *script, const char *text, struct adj_error *error)
{
    struct adj_head *head = &script->head;
    size_t size = strlen(text);
    if (size >= 2 && text[0] == '"' && text[size - 1] == '"') {
        text++;
        size -= 2;
    }
    if (size == 0 || size >= ADJ_SET_NAME)
        return fail_at(script, error, text, ADJ_BAD_LIMIT, "this is no name of a card set");
    if (head->sets == ADJ_SETS_MAX)
        return fail_at(script, error, text, ADJ_BAD_LIMIT, "there are too many card sets");
    memcpy(head->set[head->sets].name, text, size);
    head->set[head->sets].name[size] = 0;
    script->set_line[head->sets++] = script->line;
    return ADJ_OK;
}

// The name of a seat between quotes, straight or typographic; the text behind it, or NULL.
static const char *
read_quoted(const char *text, char *out, size_t size)
{
    static const char *const pairs[][2] = {{"\"", "\""}, {"\xe2\x80\x9c", "\xe2\x80\x9d"}};
    for (unsigned i = 0; i < 2; i++) {
        size_t open = strlen(pairs[i][0]);
        if (strncmp(text, pairs[i][0], open) != 0)
            continue;
        const char *end = strstr(text + open, pairs[i][1]);
        if (end == NULL || (size_t)(end - text) - open >= size)
            return NULL;
        memcpy(out, text + open, (size_t)(end - text) - open);
        out[(size_t)(end - text) - open] = 0;
        return end + strlen(pairs[i][1]);
    }
    return NULL;
}

static bool
label_is_free(const struct adj_head *head, const char *label, size_t size)
{
    for (unsigned i = 0; i < head->seats.count; i++)
        if (strlen(head->seats.seat[i].label) == size &&
            strncasecmp(head->seats.seat[i].label, label, size) == 0)
            return false;
    return size != 5 || strncasecmp(label, "table", 5) != 0;
}

static bool
is_label(const char *text, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (!isalpha((unsigned char)text[i]))
            return false;
    return size > 0 && size < ADJ_LABEL_SIZE;
}

static enum adj_status
read_seat(struct adj_script *script, const char *text, struct adj_error *error)
{
    struct adj_head *head = &script->head;
    unsigned seat = head->seats.count;
    size_t label = adj_script_word(text);
    char name[ADJ_SEAT_NAME_SIZE];
    if (seat == head->game->seats_max || seat == ADJ_SEATS_MAX)
        return fail_at(script, error, text, ADJ_BAD_LIMIT, "the game has no more seats");
    if (!is_label(text, label))
        return fail_at(script, error, text, ADJ_BAD_SYNTAX, "a seat's label is 1 to 8 letters");
    if (!label_is_free(head, text, label))
        return fail_at(script, error, text, ADJ_BAD_NAME, "this label is not free");
    const char *quoted = adj_script_skip(text + label);
    const char *rest = read_quoted(quoted, name, sizeof name);
    if (rest == NULL)
        return fail_at(script, error, quoted, ADJ_BAD_SYNTAX,
                       "a seat has a name in quotes of at most 63 bytes");
    rest = adj_script_skip(rest);
    if (strlen(rest) >= ADJ_SEAT_TEXT)
        return fail_at(script, error, rest, ADJ_BAD_LIMIT, "this is too long");
    memset(&head->seats.seat[seat], 0, sizeof head->seats.seat[seat]);
    memcpy(head->seats.seat[seat].label, text, label);
    memcpy(head->seats.seat[seat].name, name, strlen(name));
    memcpy(head->seat_text[seat], rest, strlen(rest) + 1);
    script->seat_line[seat] = script->line;
    script->seat_column[seat] = adj_script_column(script, rest);
    head->seats.count++;
    return ADJ_OK;
}

static enum adj_status
read_text(struct adj_script *script, enum adj_head_tag tag, const char *text,
          struct adj_error *error)
{
    struct adj_head *head = &script->head;
    size_t size = strlen(text) + 1;
    if (head->texts_size + size + 1 > ADJ_HEAD_TEXTS)
        return fail_at(script, error, text, ADJ_BAD_LIMIT, "the head holds too much text");
    head->texts[head->texts_size] = (char)tag;
    memcpy(head->texts + head->texts_size + 1, text, size);
    head->texts_size += (uint32_t)size + 1;
    return ADJ_OK;
}

static enum adj_status
read_title(struct adj_script *script, const char *text, struct adj_error *error)
{
    return read_text(script, ADJ_HEAD_TITLE, text, error);
}

static enum adj_status
read_event(struct adj_script *script, const char *text, struct adj_error *error)
{
    return read_text(script, ADJ_HEAD_EVENT, text, error);
}

static enum adj_status
read_date(struct adj_script *script, const char *text, struct adj_error *error)
{
    return read_text(script, ADJ_HEAD_DATE, text, error);
}

static enum adj_status
read_note(struct adj_script *script, const char *text, struct adj_error *error)
{
    return read_text(script, ADJ_HEAD_NOTE, text, error);
}

static enum adj_status
read_accepted(struct adj_script *script, const char *text, struct adj_error *error)
{
    return read_text(script, ADJ_HEAD_ACCEPTED, text, error);
}

static const struct {
    const char *word;
    head_reader *read;
} head_lines[] = {
    {"game", read_game},   {"edition", read_edition},   {"ruling", read_ruling},
    {"mode", read_mode},   {"cards", read_cards},       {"seat", read_seat},
    {"title", read_title}, {"event", read_event},       {"date", read_date},
    {"note", read_note},   {"accepted", read_accepted},
};

static head_reader *
find_reader(const char *text)
{
    for (size_t i = 0; i < sizeof head_lines / sizeof head_lines[0]; i++)
        if (adj_script_is(text, head_lines[i].word))
            return head_lines[i].read;
    return NULL;
}

bool
adj_script_head_word(const char *text)
{
    return find_reader(text) != NULL;
}

static enum adj_status
no_game(const struct adj_script *script, struct adj_error *error, uint32_t column)
{
    return adj_script_fail(script, error, ADJ_BAD_SYNTAX, column,
                           "the first line names the game: \"game %s\"", script->games[0]->name);
}

enum adj_status
adj_script_read_head(struct adj_script *script, const char *text, struct adj_error *error)
{
    head_reader *read = find_reader(text);
    const char *rest = adj_script_skip(text + adj_script_word(text));
    if (script->stage != ADJ_STAGE_HEAD)
        return fail_at(script, error, text, ADJ_BAD_SYNTAX,
                       "a head line stands before the position and the orders");
    if (script->head.game == NULL && read != read_game)
        return no_game(script, error, adj_script_column(script, text));
    if (*rest == 0)
        return adj_script_fail(script, error, ADJ_BAD_SYNTAX, adj_script_column(script, rest),
                               "what follows \"%s\" is missing", text);
    return read(script, rest, error);
}

enum adj_status
adj_script_head_done(struct adj_script *script, struct adj_error *error)
{
    struct adj_head *head = &script->head;
    if (head->game == NULL)
        return no_game(script, error, 1);
    if (head->seats.count == 0 && head->game->seats != NULL)
        head->seats = *head->game->seats;
    if (head->seats.count < head->game->seats_min)
        return adj_script_fail(script, error, ADJ_BAD_SYNTAX, 1, "the game needs %u seats",
                               head->game->seats_min);
    return ADJ_OK;
}
