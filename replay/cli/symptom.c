// SPDX-License-Identifier: MIT
#include "replay/cli/symptom.h"

#include <stdlib.h>
#include <string.h>
#include "replay/recorder.h"
#include "replay/world.h"

bool
adj_symptom_find(struct adj_symptom *symptom, const struct adj_game *game, const char *id)
{
    const struct adj_clause_info *clause = adj_clause_by_id(game, id);
    *symptom = (struct adj_symptom){.id = id};
    if (clause) {
        symptom->clause = clause->number;
        symptom->is_finding = clause->effect == ADJ_INVARIANT;
        return true;
    }
    for (unsigned code = ADJ_CODE_INVARIANT; code <= ADJ_CODE_CHECKPOINT; code++) {
        if (strcmp(adj_code_name((enum adj_code)code), id) != 0)
            continue;
        symptom->code = (enum adj_code)code;
        symptom->is_finding = code != ADJ_CODE_REFUSED;
        symptom->needs_expectations = code == ADJ_CODE_EXPECT || code == ADJ_CODE_REFUSED;
        return true;
    }
    return false;
}

// A list of orders being recorded in memory.
struct trial {
    const struct adj_symptom *symptom;
    struct adj_recorder *recorder;
    bool shown;
};

// Feeds one line. False when the list need not or cannot be fed on.
static bool
feed(struct trial *trial, const char *line)
{
    struct adj_result result = {0};
    struct adj_error error;
    const struct adj_symptom *symptom = trial->symptom;
    if (adj_recorder_feed(trial->recorder, line, strlen(line), &result, &error) != ADJ_OK)
        return false;
    if (symptom->is_finding)
        return true; // asked of the whole record
    const struct adj_session *session = adj_recorder_session(trial->recorder);
    if (symptom->clause == 0)
        trial->shown = result.unexpected != 0;
    else if (result.kind == ADJ_RESULT_ORDER && session->verdict.kind == ADJ_REFUSED)
        trial->shown = adj_verdict_names(&session->verdict, symptom->clause);
    return !trial->shown;
}

static bool
feed_order(struct trial *trial, const struct adj_script_text *text, size_t index)
{
    const struct adj_script_order *order = &text->order[index];
    bool going = feed(trial, order->line);
    for (size_t i = 0; going && trial->symptom->needs_expectations && i < order->expects; i++)
        going = feed(trial, text->expect[order->first_expect + i]);
    return going;
}

// Feeds what is kept. False if a line cannot be read; *fed is how many orders of the text were fed.
static bool
feed_all(struct trial *trial, const struct adj_script_text *text, const bool *keep, size_t *fed)
{
    bool going = true;
    for (size_t i = 0; going && i < text->heads; i++)
        going = feed(trial, text->head[i]);
    for (*fed = 0; going && *fed < text->orders; (*fed)++)
        if (!keep || keep[*fed])
            going = feed_order(trial, text, *fed);
    if (!going || trial->symptom->is_finding || trial->symptom->clause != 0)
        return going || trial->shown;
    struct adj_result result = {0};
    struct adj_error error;
    trial->shown =
        adj_recorder_end(trial->recorder, &result, &error) == ADJ_OK && result.unexpected != 0;
    return true;
}

static bool
matches(const struct adj_symptom *symptom, const struct adj_verify_finding *finding)
{
    if (symptom->clause == 0)
        return finding->code == symptom->code;
    return finding->clause && strcmp(finding->clause, symptom->id) == 0;
}

// Verifies what was recorded. *needed is the number of the order that the finding is about.
static bool
verify(struct trial *trial, size_t *needed)
{
    struct adj_verify_options options = {.edition = ADJ_EDITION_AS_RECORDED};
    struct adj_verify_result *result = malloc(sizeof *result);
    struct adj_bytes bytes = {0};
    struct adj_error error;
    options.audit =
        trial->symptom->code == ADJ_CODE_UNLISTED || trial->symptom->code == ADJ_CODE_OVERLISTED;
    if (result && adj_recorder_bytes(trial->recorder, &bytes, &error) == ADJ_OK &&
        adj_verify_bytes(&adj_world, &options, bytes.data, bytes.size, result) == ADJ_OK)
        for (uint32_t i = 0; i < result->findings && i < ADJ_VERIFY_FINDINGS && !trial->shown;
             i++) {
            trial->shown = matches(trial->symptom, &result->finding[i]);
            *needed = result->finding[i].order;
        }
    adj_bytes_free(&bytes);
    free(result);
    return trial->shown;
}

bool
adj_symptom_shows(const struct adj_symptom *symptom, const struct adj_script_text *text,
                  const bool *keep, size_t *needed)
{
    struct adj_recorder_options options = {.base_dir = text->folder};
    struct trial trial = {.symptom = symptom};
    struct adj_error error;
    size_t fed = 0;
    if (adj_recorder_open(&trial.recorder, &adj_world, &options, &error) != ADJ_OK)
        return false;
    if (feed_all(&trial, text, keep, &fed) && symptom->is_finding)
        verify(&trial, &fed);
    adj_recorder_close(trial.recorder);
    if (needed)
        *needed = fed;
    return trial.shown;
}
