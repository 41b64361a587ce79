// SPDX-License-Identifier: MIT
#include "replay/decode.h"

#include <stdlib.h>
#include <string.h>
#include "replay/script.h"

// One field of a header: its bytes, and the header it goes into.
struct field {
    const char *data; // ended by a zero byte that is not part of it
    size_t size;
    struct adj_head *head;
    const struct adj_game *const *games;
    struct adj_error *error;
};

static enum adj_status
bad_field(const struct field *field, const char *what)
{
    return adj_error_set(field->error, ADJ_BAD_ENCODING, "the header's %s cannot be read", what);
}

// Names are compared, and told in messages where they are not known.
static bool
is_text(const struct field *field)
{
    return adj_utf8_valid(field->data, field->size);
}

static enum adj_status
decode_game(const struct field *field)
{
    if (!is_text(field))
        return bad_field(field, "game");
    for (unsigned i = 0; field->games[i] != NULL; i++)
        if (strcmp(field->games[i]->name, field->data) == 0) {
            field->head->game = field->games[i];
            return ADJ_OK;
        }
    return adj_error_set(field->error, ADJ_BAD_NAME, "the game \"%.64s\" is not known",
                         field->data);
}

static enum adj_status
decode_edition(const struct field *field)
{
    if (!is_text(field))
        return bad_field(field, "edition");
    int edition = adj_edition_find(field->head->game, field->data);
    if (edition < 0)
        return adj_error_set(field->error, ADJ_BAD_NAME, "the edition \"%.64s\" is not known",
                             field->data);
    field->head->edition = (uint8_t)edition;
    return ADJ_OK;
}

static enum adj_status
decode_mode(const struct field *field)
{
    if (field->size != 1 || (uint8_t)field->data[0] > 1)
        return bad_field(field, "mode");
    field->head->table = field->data[0] == 1;
    return ADJ_OK;
}

static enum adj_status
decode_switch(const struct field *field)
{
    struct adj_head *head = field->head;
    size_t name = strlen(field->data) + 1;
    if (name > field->size || head->rulings == ADJ_RULINGS_MAX ||
        !adj_utf8_valid(field->data, name - 1) ||
        !adj_utf8_valid(field->data + name, field->size - name))
        return bad_field(field, "switch");
    unsigned index, value;
    enum adj_status status =
        adj_ruling_find(head->game, field->data, field->data + name, &index, &value, field->error);
    if (status != ADJ_OK)
        return status;
    head->ruling[head->rulings].index = (uint8_t)index;
    head->ruling[head->rulings++].value = (uint8_t)value;
    return ADJ_OK;
}

static enum adj_status
decode_set(const struct field *field)
{
    struct adj_head *head = field->head;
    size_t size = field->size - ADJ_DIGEST_SIZE;
    if (field->size <= ADJ_DIGEST_SIZE || size >= ADJ_SET_NAME || head->sets == ADJ_SETS_MAX ||
        !adj_utf8_valid(field->data + ADJ_DIGEST_SIZE, size))
        return bad_field(field, "card set");
    memcpy(head->set[head->sets].digest, field->data, ADJ_DIGEST_SIZE);
    memcpy(head->set[head->sets++].name, field->data + ADJ_DIGEST_SIZE, size);
    return ADJ_OK;
}

static enum adj_status
decode_seat(const struct field *field)
{
    struct adj_head *head = field->head;
    struct adj_reader reader = adj_reader_of(field->data, field->size + 1);
    const char *label = adj_read_text(&reader), *name = adj_read_text(&reader);
    const char *text = adj_read_text(&reader);
    unsigned seat = head->seats.count;
    if (reader.failed || adj_reader_left(&reader) > 0 || seat == ADJ_SEATS_MAX ||
        strlen(label) == 0 || strlen(label) >= ADJ_LABEL_SIZE ||
        strlen(name) >= ADJ_SEAT_NAME_SIZE || strlen(text) >= ADJ_SEAT_TEXT ||
        !adj_utf8_valid(label, strlen(label)) || !adj_utf8_valid(name, strlen(name)) ||
        !adj_utf8_valid(text, strlen(text)))
        return bad_field(field, "seat");
    memcpy(head->seats.seat[seat].label, label, strlen(label));
    memcpy(head->seats.seat[seat].name, name, strlen(name));
    memcpy(head->seat_text[seat], text, strlen(text));
    head->seats.count++;
    return ADJ_OK;
}

static enum adj_status
decode_digest(const struct field *field)
{
    if (field->size != ADJ_DIGEST_SIZE)
        return bad_field(field, "ruleset digest");
    memcpy(field->head->rules_digest, field->data, ADJ_DIGEST_SIZE);
    return ADJ_OK;
}

static enum adj_status
decode_engine(const struct field *field)
{
    if (field->size >= sizeof field->head->engine || !is_text(field))
        return bad_field(field, "engine version");
    memcpy(field->head->engine, field->data, field->size);
    return ADJ_OK;
}

static enum adj_status
decode_text(const struct field *field, enum adj_head_tag tag)
{
    struct adj_head *head = field->head;
    if (field->size > ADJ_TEXT_LINE_MAX || !is_text(field) ||
        head->texts_size + field->size + 2 > ADJ_HEAD_TEXTS)
        return bad_field(field, "text");
    char *at = head->texts + head->texts_size;
    at[0] = (char)tag;
    memcpy(at + 1, field->data, field->size + 1);
    head->texts_size += (uint32_t)field->size + 2;
    return ADJ_OK;
}

// The game comes first, because the other fields are read in its terms. Unknown tags are skipped.
static enum adj_status
decode_field(unsigned tag, const struct field *field)
{
    if (tag == ADJ_HEAD_GAME)
        return field->head->game == NULL ? decode_game(field) : bad_field(field, "second game");
    if (field->head->game == NULL)
        return bad_field(field, "game");
    switch ((enum adj_head_tag)tag) {
    case ADJ_HEAD_GAME:
        break;
    case ADJ_HEAD_EDITION:
        return decode_edition(field);
    case ADJ_HEAD_MODE:
        return decode_mode(field);
    case ADJ_HEAD_SWITCH:
        return decode_switch(field);
    case ADJ_HEAD_SET:
        return decode_set(field);
    case ADJ_HEAD_RULES:
        return decode_digest(field);
    case ADJ_HEAD_ENGINE:
        return decode_engine(field);
    case ADJ_HEAD_SEAT:
        return decode_seat(field);
    case ADJ_HEAD_TITLE:
    case ADJ_HEAD_EVENT:
    case ADJ_HEAD_DATE:
    case ADJ_HEAD_NOTE:
    case ADJ_HEAD_ACCEPTED:
        return decode_text(field, (enum adj_head_tag)tag);
    }
    return ADJ_OK;
}

// Fields are copied out one by one, so that each text is ended by a zero byte.
static enum adj_status
decode_fields(struct adj_reader *reader, char *copy, struct field *field)
{
    enum adj_status status = ADJ_OK;
    while (status == ADJ_OK && adj_reader_left(reader) > 0) {
        unsigned tag = adj_read_u8(reader);
        field->size = adj_read_varint(reader, ADJ_HEAD_MAX);
        const uint8_t *data = adj_read_bytes(reader, field->size);
        if (data == NULL)
            return bad_field(field, "field length");
        memcpy(copy, data, field->size);
        copy[field->size] = 0;
        field->data = copy;
        status = decode_field(tag, field);
    }
    return status;
}

enum adj_status
adj_decode_head(const struct adj_game *const *games, const uint8_t *bytes, size_t size,
                struct adj_head *head, struct adj_error *error)
{
    adj_head_clear(head);
    if (size > ADJ_HEAD_MAX)
        return adj_error_set(error, ADJ_BAD_LIMIT, "the header is longer than %d bytes",
                             (int)ADJ_HEAD_MAX);
    char *copy = malloc(size + 1);
    if (copy == NULL)
        return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    struct adj_reader reader = adj_reader_of(bytes, size);
    struct field field = {.head = head, .games = games, .error = error};
    enum adj_status status = decode_fields(&reader, copy, &field);
    free(copy);
    if (status == ADJ_OK && head->game == NULL)
        status = bad_field(&field, "game");
    return status;
}
