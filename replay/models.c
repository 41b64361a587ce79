// SPDX-License-Identifier: MIT
// Models that have read a dictionary.

#include <pthread.h>
#include <stdlib.h>
#include "replay/dictionary.h"
#include "replay/frame.h"

enum { IDS = 256 };

static struct adj_models *kept[IDS]; // of each id that was asked for
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct adj_models *train(unsigned id);

const struct adj_models *
adj_models_by_id(unsigned id)
{
    if (id >= IDS)
        return NULL;
    pthread_mutex_lock(&lock);
    if (kept[id] == NULL)
        kept[id] = train(id);
    const struct adj_models *models = kept[id];
    pthread_mutex_unlock(&lock);
    return models;
}

unsigned
adj_models_id_of_game(unsigned game_id)
{
    unsigned id = 0;
    for (const struct adj_coded_dictionary *row = adj_coded_dictionaries; row->id != 0; row++)
        if (row->game_id == game_id)
            id = row->id;
    return id;
}

static const struct adj_coded_dictionary *
find(unsigned id)
{
    const struct adj_coded_dictionary *row = adj_coded_dictionaries;
    while (row->id != 0 && row->id != id)
        row++;
    return row->id != 0 ? row : NULL;
}

bool
adj_models_exist(unsigned id)
{
    return id == 0 || (id < IDS && find(id) != NULL);
}

// A dictionary is a frame that begins with nothing: what it teaches is all that it is for.
static bool
read_dictionary(const struct adj_coded_dictionary *dictionary, const struct adj_models *start,
                struct adj_models *models)
{
    struct adj_framing framing;
    struct adj_bytes log = {0};
    adj_framing_start(&framing, adj_coder_reader(dictionary->bytes, dictionary->size), start,
                      models);
    adj_model_copy(&models->texts, &start->texts); // even where it has none
    framing.has_texts = true;
    for (unsigned i = 0; i < dictionary->records; i++) {
        adj_framing_read(&framing, ADJ_RECORD_MAX, &log);
        log.size = 0;
    }
    adj_model_finish(&models->records);
    adj_model_finish(&models->texts);
    bool read = !log.failed;
    adj_bytes_free(&log);
    return read;
}

static struct adj_models *
train(unsigned id)
{
    const struct adj_coded_dictionary *dictionary = find(id);
    struct adj_models *start = id == 0 || dictionary != NULL ? malloc(sizeof *start) : NULL;
    if (start == NULL)
        return NULL;
    adj_model_start(&start->records);
    adj_model_start(&start->texts);
    if (id == 0)
        return start;
    struct adj_models *models = malloc(sizeof *models);
    if (models != NULL && !read_dictionary(dictionary, start, models)) {
        free(models);
        models = NULL;
    }
    free(start);
    return models;
}
