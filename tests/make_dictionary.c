// SPDX-License-Identifier: MIT
// Makes a dictionary of coded frames (replay/dictionary.h) out of the records of some files, and
// prints it as rows of replay/dictionary_coded.c. No test by itself: a dictionary that was shipped
// never changes, so this is for the next one.

#include <stdio.h>
#include <stdlib.h>
#include "replay/frame.h"
#include "replay/player.h"
#include "replay/world.h"

// Appends the records of a replay or a text of orders.
static bool
add_file(const char *path, struct adj_bytes *log, uint32_t *records)
{
    struct adj_player_options options = {.edition = ADJ_EDITION_AS_RECORDED};
    struct adj_player player;
    struct adj_error error = {0};
    if (adj_player_open(&player, &adj_world, &options, path, &error) != ADJ_OK) {
        fprintf(stderr, "%s: %s\n", path, error.message);
        return false;
    }
    adj_bytes_put(log, player.session.log.data, player.session.log.size);
    *records += player.file.records;
    adj_player_close(&player);
    return true;
}

static void
print_bytes(const uint8_t *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++)
        printf("%s0x%02x,", i % 16 == 0 ? "\n    " : " ", bytes[i]);
    printf("\n");
}

int
main(int argc, char **argv)
{
    struct adj_bytes log = {0}, payload = {0};
    uint32_t records = 0;
    for (int i = 1; i < argc; i++)
        if (!add_file(argv[i], &log, &records))
            return 1;
    struct adj_models *models = malloc(sizeof *models);
    struct adj_frame frame = {.plain = (uint32_t)log.size, .records = records};
    if (models == NULL || adj_frame_write(&payload, &frame, models, log.data) != ADJ_OK)
        return 1;
    adj_frame_open(&frame, payload.data, payload.size, true);
    printf("// %u records, %zu bytes", (unsigned)records, frame.size);
    print_bytes(frame.coded, frame.size);
    adj_bytes_free(&log);
    adj_bytes_free(&payload);
    free(models);
    return 0;
}
