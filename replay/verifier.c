// SPDX-License-Identifier: MIT
#include "replay/verifier.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "replay/store.h"
#include "replay/verifier_parts.h"

static const char *const code_names[] = {
    [ADJ_CODE_INVARIANT] = "broken-invariant",
    [ADJ_CODE_VERDICT] = "divergence-verdict",
    [ADJ_CODE_HASH] = "divergence-hash",
    [ADJ_CODE_STATE] = "refused-changed-state",
    [ADJ_CODE_EXPECT] = "expect-failed",
    [ADJ_CODE_REFUSED] = "refused-order",
    [ADJ_CODE_CUT] = "cut-file",
    [ADJ_CODE_CHAIN] = "bad-chain",
    [ADJ_CODE_RULESET] = "ruleset-missing",
    [ADJ_CODE_UNLISTED] = "audit-unlisted",
    [ADJ_CODE_OVERLISTED] = "audit-overlisted",
    [ADJ_CODE_CHECKPOINT] = "divergence-checkpoint",
    [ADJ_CODE_EVENTS] = "divergence-events",
};

const char *
adj_code_name(enum adj_code code)
{
    return code_names[code];
}

void
adj_verify_find(struct adj_verify_result *result, enum adj_code code, uint32_t order,
                const char *clause, const char *format, ...)
{
    uint32_t at = result->findings++;
    if (at >= ADJ_VERIFY_FINDINGS)
        return;
    struct adj_verify_finding *finding = &result->finding[at];
    *finding = (struct adj_verify_finding){.order = order, .code = code, .clause = clause};
    va_list args;
    va_start(args, format);
    vsnprintf(finding->message, sizeof finding->message, format, args);
    va_end(args);
    adj_line_mend(finding->message);
}

static void
find_cut(struct adj_verifying *verifying)
{
    const struct adj_file *file = &verifying->player.file;
    if (file->cut)
        adj_verify_find(verifying->result, ADJ_CODE_CUT, verifying->player.session.number, "",
                        "the file was cut; it could be replayed up to order %u",
                        (unsigned)verifying->player.session.number);
}

static void
compare_tail(struct adj_verifying *verifying)
{
    const struct adj_tail *tail = &verifying->player.file.tail;
    const struct adj_session *session = &verifying->player.session;
    uint8_t seen[ADJ_DIGEST_SIZE];
    if (!verifying->player.file.has_tail || verifying->diverged || verifying->elsewhere)
        return;
    uint64_t hash = adj_session_hash(session);
    adj_strand_digest(&session->seen, seen);
    if (hash != tail->hash)
        adj_verify_find(verifying->result, ADJ_CODE_HASH, session->last, "",
                        "the last state's hash is %016llx, recorded was %016llx",
                        (unsigned long long)hash, (unsigned long long)tail->hash);
    else if (memcmp(seen, tail->seen, sizeof seen) != 0)
        adj_verify_find(verifying->result, ADJ_CODE_EVENTS, session->last, "",
                        "the public events are not those that were recorded");
}

// The digest of all records is checked first: it needs no replay.
static void
check_chain(struct adj_verifying *verifying)
{
    struct adj_file *file = &verifying->player.file;
    uint8_t all[ADJ_DIGEST_SIZE];
    if (!file->has_tail)
        return;
    const struct adj_bytes *log = &verifying->player.session.log;
    adj_strand_add(&file->all, log->data, log->size);
    adj_strand_digest(&file->all, all);
    if (memcmp(all, file->tail.all, sizeof all) != 0)
        adj_verify_find(verifying->result, ADJ_CODE_CHAIN, 0, "",
                        "the digest of all records is not the one in the trailer");
}

static enum adj_status
replay(struct adj_verifying *verifying, struct adj_error *error)
{
    enum adj_status status = ADJ_OK;
    check_chain(verifying);
    while (status == ADJ_OK && !verifying->stopped) {
        status = adj_player_read(&verifying->player);
        if (status == ADJ_OK)
            status = adj_verify_entry(verifying, error);
    }
    if (status == ADJ_OK || status == ADJ_END) {
        adj_verify_end(verifying);
        compare_tail(verifying);
        find_cut(verifying);
        return ADJ_OK;
    }
    return status;
}

static enum adj_status
verify_open(struct adj_verifying *verifying, struct adj_error *error)
{
    struct adj_verify_result *result = verifying->result;
    const struct adj_session *session = &verifying->player.session;
    size_t size = session->game->state_size;
    verifying->keyframe = malloc(3 * size);
    if (verifying->keyframe == NULL)
        return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    memset(verifying->keyframe, 0, size); // before the first all bytes are zero
    verifying->recorded = verifying->keyframe + size;
    verifying->now = verifying->recorded + size;
    enum adj_status status = replay(verifying, error);
    result->orders = session->number;
    result->refused = session->refused;
    free(verifying->keyframe);
    return status;
}

static void
name_game(struct adj_verify_result *result, const struct adj_head *head,
          const struct adj_verify_options *options)
{
    if (head->game == NULL)
        return;
    unsigned edition = options->edition >= 0 ? (unsigned)options->edition : head->edition;
    result->game = head->game->name;
    result->edition = head->game->editions[edition];
    for (unsigned i = 0; options->edition_name != NULL && head->game->editions[i] != NULL; i++)
        if (strcmp(head->game->editions[i], options->edition_name) == 0)
            result->edition = head->game->editions[i];
}

static void
start_result(struct adj_verify_result *result)
{
    memset(result, 0, offsetof(struct adj_verify_result, finding));
    result->game = result->edition = "";
}

enum adj_status
adj_verify_bytes(const struct adj_world *world, const struct adj_verify_options *options,
                 const uint8_t *bytes, size_t size, struct adj_verify_result *result)
{
    struct adj_player_options player_options = {.edition = options->edition,
                                                .edition_name = options->edition_name,
                                                .base_dir = options->base_dir,
                                                .watching = true};
    struct adj_error *error = &result->error;
    start_result(result);
    struct adj_verifying *verifying = malloc(sizeof *verifying);
    if (verifying == NULL)
        return result->status = adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    memset(verifying, 0, offsetof(struct adj_verifying, player));
    verifying->options = options;
    verifying->result = result;
    struct adj_player *player = &verifying->player;
    enum adj_status status =
        adj_player_open_bytes(player, world, &player_options, bytes, size, error);
    name_game(result, &player->file.head, options);
    if (status == ADJ_OK) {
        verifying->elsewhere = player->session.head.edition != player->file.head.edition;
        status = verify_open(verifying, error);
        adj_player_close(player);
    } else if (status == ADJ_BAD_RULESET && adj_file_is(bytes, size)) {
        adj_verify_find(result, ADJ_CODE_RULESET, 0, "", "%s", error->message);
        status = ADJ_OK;
    }
    free(verifying);
    return result->status = status;
}

enum adj_status
adj_verify_file(const struct adj_world *world, const struct adj_verify_options *options,
                const char *path, struct adj_verify_result *result)
{
    char folder[4096];
    struct adj_bytes bytes = {0};
    struct adj_error error = {0};
    struct adj_verify_options placed = *options;
    if (options->base_dir == NULL) {
        adj_store_folder(path, folder, sizeof folder);
        placed.base_dir = folder;
    }
    enum adj_status status = adj_store_read(path, ADJ_FILE_MAX, &bytes, &error);
    if (status == ADJ_OK) {
        status = adj_verify_bytes(world, &placed, bytes.data, bytes.size, result);
    } else {
        start_result(result);
        result->error = error;
        result->status = status;
    }
    adj_bytes_free(&bytes);
    return status;
}

const char *
adj_verify_status(const struct adj_verify_result *result)
{
    int code = adj_verify_exit(result);
    return code == 0 ? "ok" : code == 1 ? "findings" : code == 3 ? "malformed" : "error";
}

int
adj_verify_exit(const struct adj_verify_result *result)
{
    if (result->status != ADJ_OK)
        return adj_status_exit(result->status);
    return result->findings > 0 ? 1 : 0;
}

int
adj_exit_worse(int a, int b)
{
    return a > b ? a : b; // 4, 3, 1, 0 in this order
}
