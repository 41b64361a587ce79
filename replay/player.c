// SPDX-License-Identifier: MIT
#include "replay/player.h"

#include <string.h>
#include "replay/recorder.h"
#include "replay/store.h"

static enum adj_status
choose_edition(const struct adj_game *game, const struct adj_player_options *options, int *edition,
               struct adj_error *error)
{
    *edition = options->edition;
    if (options->edition_name == NULL)
        return ADJ_OK;
    for (*edition = 0; game->editions[*edition] != NULL; (*edition)++)
        if (strcmp(game->editions[*edition], options->edition_name) == 0)
            return ADJ_OK;
    return adj_error_set(error, ADJ_BAD_NAME, "%s has no edition \"%.64s\"", game->name,
                         options->edition_name);
}

// Orders can follow at once, unless a position comes first.
static void
begin(struct adj_player *player, bool watching)
{
    struct adj_session *session = &player->session;
    session->watching = watching;
    bool waits =
        session->log.size > 0 &&
        adj_decode_record(session->log.data, session->log.size, &player->record) == ADJ_DECODED &&
        player->record.kind == ADJ_RECORD_POSITION;
    if (!waits)
        adj_session_begin(session, watching);
}

// Opens the session anew with the sets that the options add. That the recorded sets are as they
// were has been seen when it was opened the first time.
static enum adj_status
add_sets(struct adj_session *session, const struct adj_player_options *options, int edition,
         const char *base_dir, struct adj_error *error)
{
    const struct adj_world *world = session->world;
    uint8_t sets = session->head.sets;
    enum adj_status status =
        adj_head_add_sets(&session->head, options->sets, options->set_count, error);
    if (status == ADJ_OK && session->head.sets == sets)
        return ADJ_OK;
    struct adj_head head = session->head;
    adj_session_close(session);
    if (status != ADJ_OK)
        return status;
    return adj_session_open(session, world, &head, NULL, edition, false, base_dir, error);
}

static enum adj_status
open_session(struct adj_player *player, const struct adj_world *world,
             const struct adj_player_options *options, const char *base_dir,
             struct adj_error *error)
{
    struct adj_session *session = &player->session;
    struct adj_file *file = &player->file;
    int edition;
    unsigned seat;
    enum adj_status status = choose_edition(file->head.game, options, &edition, error);
    if (status != ADJ_OK)
        return status;
    const struct adj_bytes *embedded = options->set_count == 0 ? &file->rules : NULL;
    status =
        adj_session_open(session, world, &file->head, embedded, edition, true, base_dir, error);
    if (status == ADJ_OK)
        status = add_sets(session, options, edition, base_dir, error);
    if (status != ADJ_OK)
        return status;
    session->log = file->log;
    file->log = (struct adj_bytes){0};
    if (edition >= 0)
        session->head.edition = (uint8_t)edition;
    status = adj_session_seats(session, &seat, error);
    if (status == ADJ_OK)
        begin(player, options->watching);
    return status;
}

static enum adj_status
record_lines(struct adj_recorder *recorder, const char *text, size_t size, struct adj_error *error)
{
    struct adj_result result;
    enum adj_status status = ADJ_OK;
    for (size_t at = 0; status == ADJ_OK && at < size;) {
        const char *end = memchr(text + at, '\n', size - at);
        size_t line = end != NULL ? (size_t)(end - text) + 1 - at : size - at;
        status = adj_recorder_feed(recorder, text + at, line, &result, error);
        at += line;
    }
    return status == ADJ_OK ? adj_recorder_end(recorder, &result, error) : status;
}

// A text of orders is recorded in memory, and what comes of it is read as a file.
static enum adj_status
record_text(const struct adj_world *world, const struct adj_player_options *options,
            const char *base_dir, const uint8_t *text, size_t size, struct adj_bytes *bytes,
            struct adj_error *error)
{
    struct adj_recorder_options recorder_options = {
        .base_dir = base_dir, .sets = options->sets, .set_count = options->set_count};
    struct adj_recorder *recorder;
    enum adj_status status = adj_recorder_open(&recorder, world, &recorder_options, error);
    if (status != ADJ_OK)
        return status;
    status = record_lines(recorder, (const char *)text, size, error);
    if (status == ADJ_OK)
        status = adj_recorder_bytes(recorder, bytes, error);
    adj_recorder_close(recorder);
    return status;
}

static void
clear(struct adj_player *player)
{
    adj_session_clear(&player->session);
    adj_file_clear(&player->file);
    player->at = 0;
    memset(&player->record, 0, sizeof player->record);
}

enum adj_status
adj_player_open_bytes(struct adj_player *player, const struct adj_world *world,
                      const struct adj_player_options *options, const uint8_t *bytes, size_t size,
                      struct adj_error *error)
{
    clear(player);
    const char *base_dir = options->base_dir != NULL ? options->base_dir : ".";
    struct adj_bytes recorded = {0};
    enum adj_status status = ADJ_OK;
    if (!adj_file_is(bytes, size)) {
        status = record_text(world, options, base_dir, bytes, size, &recorded, error);
        bytes = recorded.data;
        size = recorded.size;
    }
    if (status == ADJ_OK)
        status = adj_file_decode(world->games, bytes, size, &player->file, error);
    adj_bytes_free(&recorded);
    if (status == ADJ_OK)
        status = open_session(player, world, options, base_dir, error);
    if (status != ADJ_OK)
        adj_player_close(player);
    return status;
}

enum adj_status
adj_player_open(struct adj_player *player, const struct adj_world *world,
                const struct adj_player_options *options, const char *path, struct adj_error *error)
{
    char folder[4096];
    struct adj_bytes bytes = {0};
    struct adj_player_options placed = *options;
    clear(player);
    if (options->base_dir == NULL) {
        adj_store_folder(path, folder, sizeof folder);
        placed.base_dir = folder;
    }
    enum adj_status status = adj_store_read(path, ADJ_FILE_MAX, &bytes, error);
    if (status == ADJ_OK)
        status = adj_player_open_bytes(player, world, &placed, bytes.data, bytes.size, error);
    adj_bytes_free(&bytes);
    return status;
}

enum adj_status
adj_player_read(struct adj_player *player)
{
    const struct adj_bytes *log = &player->session.log;
    while (player->at < log->size) {
        // The file was checked when it was opened: nothing but a kind to pass over can come.
        enum adj_decoded decoded =
            adj_decode_record(log->data + player->at, log->size - player->at, &player->record);
        player->at += player->record.size;
        if (decoded == ADJ_DECODED)
            return ADJ_OK;
    }
    return ADJ_END;
}

static enum adj_status
carry_position(struct adj_player *player, struct adj_error *error)
{
    struct adj_session *session = &player->session;
    const struct adj_record *record = &player->record;
    if (session->begun)
        return adj_error_set(error, ADJ_BAD_ENCODING, "a position after the first record");
    enum adj_status status = adj_session_position(session, record->text, record->text_size, error);
    if (status == ADJ_OK)
        adj_session_begin(session, session->watching);
    else if (error != NULL)
        error->line = error->column = 0; // lines of a text that is not at hand
    return status;
}

enum adj_status
adj_player_carry(struct adj_player *player, struct adj_error *error)
{
    struct adj_session *session = &player->session;
    const struct adj_record *record = &player->record;
    switch (record->kind) {
    case ADJ_RECORD_ORDER:
        if (adj_session_step(session, &record->order, (uint32_t)(player->at - record->size)))
            return ADJ_OK;
        return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    case ADJ_RECORD_STRIKE:
        if (adj_session_strike(session, record->number))
            return ADJ_OK;
        return adj_error_set(error, ADJ_BAD_VALUE, "a strike names order %u, not in the game",
                             (unsigned)record->number);
    case ADJ_RECORD_POSITION:
        return carry_position(player, error);
    case ADJ_RECORD_EXPECT:
    case ADJ_RECORD_FORMERLY:
    case ADJ_RECORD_CHECKPOINT:
        break;
    }
    return ADJ_OK;
}

enum adj_status
adj_player_next(struct adj_player *player, struct adj_error *error)
{
    enum adj_status status = adj_player_read(player);
    return status == ADJ_OK ? adj_player_carry(player, error) : status;
}

enum adj_status
adj_player_to(struct adj_player *player, uint32_t number, struct adj_error *error)
{
    enum adj_status status = ADJ_OK;
    while (status == ADJ_OK && (player->session.number < number || !player->session.begun))
        status = adj_player_next(player, error);
    if (status != ADJ_END)
        return status;
    if (number == ADJ_NUMBER_MAX || player->session.number >= number)
        return ADJ_OK;
    return adj_error_set(error, ADJ_BAD_VALUE, "there is no order %u: the last is %u",
                         (unsigned)number, (unsigned)player->session.number);
}

void
adj_player_close(struct adj_player *player)
{
    adj_session_close(&player->session);
    adj_file_free(&player->file);
}
