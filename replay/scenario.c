// SPDX-License-Identifier: MIT
#include "replay/scenario.h"

#include <stdio.h>
#include <string.h>
#include "replay/script_head.h"

struct reading {
    struct adj_scenario *scenario;
    struct adj_script script;
    const char *edition, *mode;
    uint32_t line; // of the text, from 1
};

static void
keep_line(struct reading *reading, const struct adj_script_line *parsed)
{
    struct adj_scenario *scenario = reading->scenario;
    uint32_t start = (uint32_t)scenario->text.size;
    struct adj_scenario_line line = {
        .kind = parsed->kind, .seat = (uint8_t)parsed->seat, .line = start};
    adj_bytes_text(&scenario->text, reading->script.text);
    if (parsed->text != NULL)
        line.order = start + (uint32_t)(parsed->text - reading->script.text);
    adj_bytes_put(&scenario->lines, &line, sizeof line);
}

static enum adj_status
take_line(struct reading *reading, const char *line, size_t size, struct adj_error *error)
{
    struct adj_script_line parsed;
    enum adj_status status = adj_script_read(&reading->script, line, size, &parsed, error);
    if (status == ADJ_OK && parsed.kind != ADJ_SCRIPT_BLANK)
        keep_line(reading, &parsed);
    if (status != ADJ_OK && error != NULL)
        error->line = reading->line;
    return status;
}

// "edition E" or "mode M" of the caller, behind the game's line.
static enum adj_status
take_choice(struct reading *reading, const char *word, const char *value, struct adj_error *error)
{
    char line[128];
    if (value == NULL)
        return ADJ_OK;
    int size = snprintf(line, sizeof line, "%s %.100s", word, value);
    return take_line(reading, line, (size_t)size, error);
}

static bool
is_replaced(const struct reading *reading, const char *line)
{
    const char *text = adj_script_skip(line);
    return reading->script.stage == ADJ_STAGE_HEAD &&
           ((reading->edition != NULL && adj_script_is(text, "edition")) ||
            (reading->mode != NULL && adj_script_is(text, "mode")));
}

// One line of the text, as a string of its own so that words in it can be looked at.
static enum adj_status
next_line(struct reading *reading, const char *text, size_t size, struct adj_error *error)
{
    char word[16] = "";
    bool head = reading->script.head.game != NULL;
    memcpy(word, text, size < sizeof word - 1 ? size : sizeof word - 1);
    reading->line++;
    if (is_replaced(reading, word))
        return ADJ_OK;
    enum adj_status status = take_line(reading, text, size, error);
    if (status != ADJ_OK || head || reading->script.head.game == NULL)
        return status;
    status = take_choice(reading, "edition", reading->edition, error);
    return status == ADJ_OK ? take_choice(reading, "mode", reading->mode, error) : status;
}

static bool
names_files(const struct adj_head *head)
{
    for (unsigned i = 0; i < head->sets; i++) {
        size_t length = strlen(head->set[i].name);
        if (length >= 4 && strcmp(head->set[i].name + length - 4, ".xml") == 0)
            return true;
    }
    return false;
}

enum adj_status
adj_scenario_read(struct adj_scenario *scenario, const struct adj_game *const *games,
                  const char *text, size_t size, const char *edition, const char *mode,
                  struct adj_error *error)
{
    struct reading reading = {.scenario = scenario, .edition = edition, .mode = mode};
    enum adj_status status = ADJ_OK;
    memset(scenario, 0, sizeof *scenario);
    adj_script_start(&reading.script, games);
    for (size_t at = 0; status == ADJ_OK && at < size;) {
        const char *end = memchr(text + at, '\n', size - at);
        size_t length = end == NULL ? size - at : (size_t)(end - text) - at;
        status = next_line(&reading, text + at, length, error);
        at += length + 1;
    }
    if (status == ADJ_OK)
        status = adj_script_end(&reading.script, error);
    if (status == ADJ_OK && (scenario->text.failed || scenario->lines.failed))
        status = adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    scenario->game = reading.script.head.game;
    scenario->edition = reading.script.head.edition;
    scenario->seats = reading.script.head.seats;
    scenario->files = names_files(&reading.script.head);
    return status;
}

void
adj_scenario_free(struct adj_scenario *scenario)
{
    adj_bytes_free(&scenario->text);
    adj_bytes_free(&scenario->lines);
}

uint32_t
adj_scenario_count(const struct adj_scenario *scenario)
{
    return (uint32_t)(scenario->lines.size / sizeof(struct adj_scenario_line));
}

struct adj_scenario_line
adj_scenario_at(const struct adj_scenario *scenario, uint32_t index)
{
    struct adj_scenario_line line;
    memcpy(&line, scenario->lines.data + index * sizeof line, sizeof line);
    return line;
}
