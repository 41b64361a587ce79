// SPDX-License-Identifier: MIT
// The property of a file: any bytes are refused with a place, or read, and then
//  - each record is written again with the very bytes that it was read from, and the header reads
//    the same when it is written again;
//  - the records survive being sealed;
//  - verify comes to an end, and finds or refuses, but does not fail;
//  - its notation can be written.
// All of it is asked twice: of the bytes as they are, and of the same with checksums and digests of
// card sets put right, which no fuzzer guesses.

#include <stdio.h>
#include <string.h>
#include "fuzz/fail.h"
#include "fuzz/sets.h"
#include "fuzz/target.h"
#include "replay/decode.h"
#include "replay/notate.h"
#include "replay/verifier.h"

const char adj_target_name[] = "file";
const size_t adj_target_head = 0, adj_target_record = 0;

void
adj_target_open(void)
{
    adj_fuzz_sets_open();
}

static void
check_error(const char *what, enum adj_status status, const struct adj_error *error, size_t size)
{
    if (adj_status_exit(status) != 3)
        adj_fuzz_fail("%s: status %d is no fault of the file: %s", what, (int)status,
                      error->message);
    if (error->status != status || error->message[0] == '\0' || error->offset > size)
        adj_fuzz_fail("%s: an error without its place: byte %lu: %s", what,
                      (unsigned long)error->offset, error->message);
    if (!adj_utf8_valid(error->message, strlen(error->message)))
        adj_fuzz_fail("%s: a message that is not UTF-8: %s", what, error->message);
}

static void
check_records(const struct adj_bytes *log)
{
    static struct adj_record record;
    struct adj_bytes again = {0};
    for (size_t at = 0; at < log->size; at += record.size) {
        enum adj_decoded decoded = adj_decode_record(log->data + at, log->size - at, &record);
        again.size = 0;
        if (decoded == ADJ_DECODED)
            adj_encode_record(&again, &record);
        else if (decoded != ADJ_DECODED_SKIP)
            adj_fuzz_fail("the reader kept a record that cannot be read");
        if (decoded == ADJ_DECODED &&
            (again.size != record.size || memcmp(again.data, log->data + at, again.size) != 0))
            adj_fuzz_fail("a record of kind %d is written with other bytes", (int)record.kind);
    }
    adj_bytes_free(&again);
}

static void
check_head(const struct adj_head *head)
{
    static struct adj_head again;
    struct adj_bytes bytes = {0};
    struct adj_error error = {0};
    adj_encode_head(&bytes, head);
    if (adj_decode_head(adj_games, bytes.data, bytes.size, &again, &error) != ADJ_OK)
        adj_fuzz_fail("the header cannot be read again: %s", error.message);
    if (memcmp(head, &again, adj_head_size(head)) != 0)
        adj_fuzz_fail("the header is another when it is read again");
    adj_bytes_free(&bytes);
}

static void
count_numbers(const struct adj_bytes *log, struct adj_tail *tail)
{
    static struct adj_record record;
    for (size_t at = 0; at < log->size; at += record.size) {
        enum adj_decoded decoded = adj_decode_record(log->data + at, log->size - at, &record);
        bool order = decoded == ADJ_DECODED && record.kind == ADJ_RECORD_ORDER;
        tail->records++;
        tail->orders += order || (decoded == ADJ_DECODED && record.kind == ADJ_RECORD_STRIKE);
        tail->refused += order && record.verdict == ADJ_REFUSED;
    }
}

static void
check_sealed(const struct adj_file *file)
{
    struct adj_bytes head = {0}, sealed = {0};
    struct adj_tail tail = {0};
    struct adj_file again;
    struct adj_error error = {0};
    count_numbers(&file->log, &tail);
    adj_encode_head(&head, &file->head);
    if (adj_encode_sealed(&sealed, &head, NULL, file->head.game->id, &file->log, &tail, &error) !=
        ADJ_OK)
        adj_fuzz_fail("the records cannot be sealed: %s", error.message);
    if (adj_file_decode(adj_games, sealed.data, sealed.size, &again, &error) != ADJ_OK)
        adj_fuzz_fail("the sealed file cannot be read: byte %lu: %s", (unsigned long)error.offset,
                      error.message);
    if (again.cut || again.log.size != file->log.size ||
        (again.log.size > 0 && memcmp(again.log.data, file->log.data, again.log.size) != 0))
        adj_fuzz_fail("the records are others after they were sealed");
    adj_file_free(&again);
    adj_bytes_free(&head);
    adj_bytes_free(&sealed);
}

static void
drop_text(void *context, const char *text)
{
    size_t *sum = context;
    *sum += strlen(text);
    if (!adj_utf8_valid(text, strlen(text)))
        adj_fuzz_fail("notation that is not UTF-8: %s", text);
}

static void
check_replayed(const uint8_t *bytes, size_t size, bool told)
{
    static struct adj_verify_result result;
    static const struct adj_verify_options options = {.edition = ADJ_EDITION_AS_RECORDED};
    static const struct adj_player_options as_recorded = {.edition = ADJ_EDITION_AS_RECORDED};
    struct adj_player player;
    struct adj_error error = {0};
    size_t sum = 0;
    enum adj_status status = adj_verify_bytes(&adj_fuzz_world, &options, bytes, size, &result);
    if (status != ADJ_OK)
        check_error("verify", status, &result.error, size);
    for (uint32_t i = 0; told && i < result.findings && i < ADJ_VERIFY_FINDINGS; i++)
        printf("order %u: %s: %s\n", (unsigned)result.finding[i].order,
               adj_code_name(result.finding[i].code), result.finding[i].message);
    if (told)
        printf("%s: %u orders, %u refused, %u findings %s\n", adj_verify_status(&result),
               (unsigned)result.orders, (unsigned)result.refused, (unsigned)result.findings,
               result.error.message);
    if (adj_player_open_bytes(&player, &adj_fuzz_world, &as_recorded, bytes, size, &error) !=
        ADJ_OK)
        return;
    adj_notate(&player, drop_text, &sum, &error);
    adj_player_close(&player);
}

static void
check(const uint8_t *bytes, size_t size, bool told)
{
    struct adj_file file;
    struct adj_error error = {0};
    if (!adj_file_is(bytes, size))
        return; // a text: that is the other target's
    enum adj_status status = adj_file_decode(adj_games, bytes, size, &file, &error);
    if (told)
        printf("%s at byte %lu %s\n", adj_status_code(status), (unsigned long)error.offset,
               error.message);
    if (status != ADJ_OK) {
        check_error("reading", status, &error, size);
        return;
    }
    check_records(&file.log);
    check_head(&file.head);
    check_sealed(&file);
    adj_file_free(&file);
    check_replayed(bytes, size, told);
}

static uint32_t
u32_at(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
           (uint32_t)bytes[3] << 24;
}

// A header names the card sets as they were when an input was made; they may have changed since.
static void
mend_head(uint8_t *head, size_t size)
{
    struct adj_reader reader = adj_reader_of(head, size);
    char name[ADJ_SET_NAME];
    while (adj_reader_left(&reader) > 0) {
        unsigned tag = adj_read_u8(&reader);
        size_t length = adj_read_varint(&reader, ADJ_HEAD_MAX), at = reader.at;
        if (adj_read_bytes(&reader, length) == NULL)
            return;
        if (tag != ADJ_HEAD_SET || length <= ADJ_DIGEST_SIZE ||
            length - ADJ_DIGEST_SIZE >= sizeof name)
            continue;
        memcpy(name, head + at + ADJ_DIGEST_SIZE, length - ADJ_DIGEST_SIZE);
        name[length - ADJ_DIGEST_SIZE] = '\0';
        adj_fuzz_set_digest(name, head + at);
    }
}

// The same chunks with their checksums right; what is no whole chunk at the end stays as it is.
static struct adj_bytes
mended(uint8_t *bytes, size_t size)
{
    struct adj_bytes out = {0};
    size_t at = ADJ_PREFIX_SIZE;
    adj_bytes_put(&out, bytes, at);
    while (size - at >= ADJ_CHUNK_EXTRA) {
        size_t payload = u32_at(bytes + at + 4);
        if (payload > size - at - ADJ_CHUNK_EXTRA)
            break;
        if (u32_at(bytes + at) == ADJ_CHUNK_HEAD)
            mend_head(bytes + at + 8, payload);
        adj_encode_chunk(&out, u32_at(bytes + at), bytes + at + 8, payload);
        at += ADJ_CHUNK_EXTRA + payload;
    }
    adj_bytes_put(&out, bytes + at, size - at);
    return out;
}

void
adj_target_run(const uint8_t *bytes, size_t size, bool told)
{
    struct adj_bytes copy = {0};
    check(bytes, size, told);
    if (size < ADJ_PREFIX_SIZE)
        return; // there is nothing to be put right
    adj_bytes_put(&copy, bytes, size);
    struct adj_bytes right = mended(copy.data, copy.size);
    if (right.size == size && memcmp(right.data, bytes, size) != 0)
        check(right.data, right.size, told);
    adj_bytes_free(&right);
    adj_bytes_free(&copy);
}
