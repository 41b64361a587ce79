// SPDX-License-Identifier: MIT
#include "replay/cli/cite.h"

#include <stdio.h>
#include <string.h>
#include "replay/cli/output.h"
#include "specs/load.h"

enum { LINE_SIZE = 4096 };

int
adj_cite_open(const struct adj_game *game, struct adj_registry **registry)
{
    struct adj_error error = {0};
    if (adj_registry_open(game, registry, &error) == ADJ_OK)
        return 0;
    char file[ADJ_PATH_SIZE];
    snprintf(file, sizeof file, "%s/%s/clauses.xml", adj_specs_dir(), game->name);
    return adj_out_error(file, &error);
}

const char *
adj_cite_text(const struct adj_registry *registry, unsigned clause)
{
    const struct adj_registry_clause *entry = adj_registry_find(registry, clause);
    return entry && entry->text ? entry->text : "";
}

// True if this switch belongs to the ruling and is not where the edition has it; *value is then the
// value in force.
static bool
is_switched(const struct adj_game *game, const void *rules, unsigned clause, size_t index,
            unsigned *value)
{
    const struct adj_switch_info *info = &game->switches[index];
    *value = game->rules_switch(rules, (unsigned)index);
    return info->ruling == clause && *value != info->standard[game->rules_edition(rules)];
}

void
adj_cite_ruling(const struct adj_registry *registry, const struct adj_game *game, const void *rules,
                unsigned clause, char *text, size_t size)
{
    const char *says = adj_cite_text(registry, clause), *question = strchr(says, '?');
    size_t used = 0;
    unsigned many = 0;
    snprintf(text, size, "%s", says);
    for (size_t i = 0; i < game->switch_count; i++) {
        const struct adj_switch_info *info = &game->switches[i];
        unsigned value;
        if (!is_switched(game, rules, clause, i, &value))
            continue;
        if (used == 0) // the answer behind the question is that of the standard value
            used = question ? (size_t)(question - says) + 1 : strlen(says);
        if (used >= size)
            return;
        used += (size_t)snprintf(text + used, size - used, "%s %s = %s instead of %s",
                                 many++ > 0 ? "," : " In this record", info->name,
                                 info->value[value],
                                 info->value[info->standard[game->rules_edition(rules)]]);
    }
    if (many > 0 && used < size)
        snprintf(text + used, size - used, ".");
}

void
adj_cite_switched_json(const struct adj_game *game, const void *rules, unsigned clause,
                       struct adj_json *json)
{
    adj_json_open(json, "switched", '[');
    for (size_t i = 0; clause != 0 && i < game->switch_count; i++) {
        const struct adj_switch_info *info = &game->switches[i];
        unsigned value;
        if (!is_switched(game, rules, clause, i, &value))
            continue;
        adj_json_open(json, NULL, '{');
        adj_json_put_text(json, "name", info->name);
        adj_json_put_text(json, "value", info->value[value]);
        adj_json_put_text(json, "standard",
                          info->value[info->standard[game->rules_edition(rules)]]);
        adj_json_close(json, '}');
    }
    adj_json_close(json, ']');
}

const char *
adj_cite_effect(unsigned effect)
{
    switch ((enum adj_clause_effect)effect) {
    case ADJ_FORBIDS:
        return "forbids";
    case ADJ_PERMITS:
        return "permits";
    case ADJ_STATES:
        return "states";
    case ADJ_RULING:
        return "ruling";
    case ADJ_INVARIANT:
        return "invariant";
    }
    return "";
}

// Appends to a line of LINE_SIZE bytes; what does not fit is left out.
static void
append(char *line, const char *text)
{
    size_t used = strlen(line);
    snprintf(line + used, LINE_SIZE - used, "%s", text);
}

static const char *
manner(const struct adj_registry_cite *cite)
{
    return cite->differs ? " (says otherwise)" : cite->example ? " (worked example)" : "";
}

// True if `cite` can share the heading of the one before it.
static bool
goes_on(const struct adj_registry_cite *before, const struct adj_registry_cite *cite)
{
    return strcmp(before->heading, cite->heading) == 0 && before->differs == cite->differs &&
           before->example == cite->example;
}

// "Focus", lines 266, 270-271 (worked example)
static void
append_place(char *line, const struct adj_registry_cite *const *cite, size_t count)
{
    char text[512];
    bool many = count > 1 || cite[0]->last > cite[0]->first;
    snprintf(text, sizeof text, "%s\"%s\", line%s ", *line ? "; " : "", cite[0]->heading,
             many ? "s" : "");
    append(line, text);
    for (size_t i = 0; i < count; i++) {
        snprintf(text, sizeof text, "%s%u", i > 0 ? ", " : "", cite[i]->first);
        append(line, text);
        snprintf(text, sizeof text, "-%u", cite[i]->last);
        append(line, cite[i]->last > cite[i]->first ? text : "");
    }
    append(line, manner(cite[0]));
}

enum { PLACES = 64 }; // of one clause under one heading

static void
places(const struct adj_registry_clause *entry, unsigned edition, char line[LINE_SIZE])
{
    const struct adj_registry_cite *run[PLACES];
    size_t count = 0;
    line[0] = '\0';
    for (size_t i = 0; entry && i < entry->cite_count; i++) {
        const struct adj_registry_cite *cite = &entry->cites[i];
        if (cite->edition != edition)
            continue;
        if (count == PLACES || (count > 0 && !goes_on(run[count - 1], cite))) {
            append_place(line, run, count);
            count = 0;
        }
        run[count++] = cite;
    }
    if (count > 0)
        append_place(line, run, count);
}

// No edition has a place for it.
static void
print_silence(const struct adj_game *game, unsigned indent)
{
    bool several = game->editions[0] && game->editions[1];
    printf("%*s%s\n", (int)indent, "",
           several ? "The rulebooks are silent." : "The rulebook is silent.");
}

void
adj_cite_print(const struct adj_registry *registry, const struct adj_game *game, unsigned clause,
               unsigned indent)
{
    const struct adj_registry_clause *entry = adj_registry_find(registry, clause);
    if (entry && entry->cite_count == 0) {
        print_silence(game, indent);
        return;
    }
    for (unsigned edition = 0; game->editions[edition]; edition++) {
        const struct adj_registry_document *document = adj_registry_document(registry, edition);
        char found[LINE_SIZE], line[LINE_SIZE];
        places(entry, edition, found);
        snprintf(line, sizeof line, "%s",
                 document->title ? document->title : game->editions[edition]);
        append(line, *found ? ", " : ": not in this edition");
        append(line, found);
        printf("%*s", (int)indent, "");
        adj_out_wrapped(indent + 2, line);
    }
}

void
adj_cite_json(const struct adj_registry *registry, const struct adj_game *game, unsigned clause,
              struct adj_json *json)
{
    const struct adj_registry_clause *entry = adj_registry_find(registry, clause);
    adj_json_open(json, "citations", '[');
    for (size_t i = 0; entry && i < entry->cite_count; i++) {
        const struct adj_registry_cite *cite = &entry->cites[i];
        adj_json_open(json, NULL, '{');
        adj_json_put_text(json, "edition", game->editions[cite->edition]);
        adj_json_put_text(json, "title", adj_registry_document(registry, cite->edition)->title);
        adj_json_put_text(json, "heading", cite->heading);
        adj_json_put_number(json, "first", cite->first);
        adj_json_put_number(json, "last", cite->last);
        adj_json_put_bool(json, "example", cite->example);
        adj_json_put_bool(json, "differs", cite->differs);
        adj_json_close(json, '}');
    }
    adj_json_close(json, ']');
}
