// SPDX-License-Identifier: MIT
#include "replay/cli/cover_book.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include "replay/cli/commands.h"
#include "replay/cli/output.h"
#include "replay/store.h"

static int
complain(const char *path, unsigned line, const char *what, const char *word)
{
    fprintf(stderr, "adjutant: %s:%u: %s%s\n", path, line, what, word);
    return ADJ_EXIT_MALFORMED;
}

static bool
is_clause(const char *id)
{
    for (unsigned i = 0; adj_games[i]; i++)
        if (adj_clause_by_id(adj_games[i], id))
            return true;
    return false;
}

// One line, ended by a zero byte, which is cut up.
static int
read_excuse(struct adj_excuses *excuses, const char *path, unsigned line, char *text)
{
    text[strcspn(text, "#\r")] = '\0';
    text += strspn(text, " \t");
    if (*text == '\0')
        return 0;
    char *end = text + strcspn(text, " \t"), *reason = end + strspn(end, " \t");
    if (*reason == '\0')
        return complain(path, line, "a reason is missing: ", text);
    *end = '\0';
    if (!is_clause(text))
        return complain(path, line, "there is no clause ", text);
    if (excuses->count == ADJ_EXCUSES_MAX)
        return complain(path, line, "too many lines", "");
    for (char *last = reason + strlen(reason); last > reason && isspace((unsigned char)last[-1]);)
        *--last = '\0';
    excuses->excuse[excuses->count].id = text;
    excuses->excuse[excuses->count++].reason = reason;
    return 0;
}

int
adj_excuses_read(struct adj_excuses *excuses, const char *path)
{
    struct adj_error error = {0};
    *excuses = (struct adj_excuses){0};
    if (!path)
        return 0;
    if (adj_store_read(path, ADJ_EXCUSES_SIZE, &excuses->text, &error) != ADJ_OK)
        return adj_out_error(path, &error);
    adj_bytes_put(&excuses->text, "", 1);
    if (excuses->text.failed)
        return ADJ_EXIT_SYSTEM;
    char *text = (char *)excuses->text.data;
    int code = 0;
    for (unsigned line = 1; text && code == 0; line++) {
        char *end = strchr(text, '\n');
        if (end)
            *end = '\0';
        code = read_excuse(excuses, path, line, text);
        text = end ? end + 1 : NULL;
    }
    return code;
}

void
adj_excuses_free(struct adj_excuses *excuses)
{
    adj_bytes_free(&excuses->text);
    excuses->count = 0;
}

static const char *
excuse_for(const struct adj_excuses *excuses, const char *id)
{
    for (unsigned i = 0; i < excuses->count; i++)
        if (strcmp(excuses->excuse[i].id, id) == 0)
            return excuses->excuse[i].reason;
    return NULL;
}

const char *
adj_cover_state_name(enum adj_cover_state state)
{
    static const char *const names[] = {"met",          "unmet",    "excused", "excused-but-met",
                                        "not-in-force", "not-shown"};
    return names[state];
}

// True if an order can show the clause at work: judge or apply holds it, not a declaration.
static bool
can_be_shown(const struct adj_clause_info *info, const struct adj_registry_clause *entry)
{
    if (info->effect == ADJ_INVARIANT || !entry)
        return false;
    return adj_registry_enforces(entry, "judge") || adj_registry_enforces(entry, "apply");
}

enum adj_cover_state
adj_cover_state(const struct adj_cover *cover, const struct adj_registry *registry,
                const struct adj_excuses *excuses, size_t index, const char **reason)
{
    const struct adj_clause_info *info = &cover->game->clauses[index];
    const struct adj_registry_clause *entry = adj_registry_find(registry, info->number);
    const char *excuse = excuse_for(excuses, info->id);
    *reason = NULL;
    if (adj_cover_met(cover, index)) {
        *reason = excuse;
        return excuse ? ADJ_COVER_EXCUSED_MET : ADJ_COVER_MET;
    }
    if (!can_be_shown(info, entry))
        return ADJ_COVER_NOT_SHOWN;
    if (entry->switch_index >= 0 &&
        !adj_cover_held(cover, (unsigned)entry->switch_index, entry->switch_value))
        return ADJ_COVER_NOT_IN_FORCE;
    *reason = excuse;
    return excuse ? ADJ_COVER_EXCUSED : ADJ_COVER_UNMET;
}

static void
add_state(struct adj_cover_sum *sum, enum adj_cover_state state)
{
    sum->findings += state == ADJ_COVER_UNMET || state == ADJ_COVER_EXCUSED_MET;
    switch (state) {
    case ADJ_COVER_MET:
    case ADJ_COVER_EXCUSED_MET:
        sum->counted++;
        sum->met++;
        return;
    case ADJ_COVER_UNMET:
        sum->counted++;
        return;
    case ADJ_COVER_EXCUSED:
        sum->counted++;
        sum->excused++;
        return;
    case ADJ_COVER_NOT_IN_FORCE:
        sum->not_in_force++;
        return;
    case ADJ_COVER_NOT_SHOWN:
        sum->not_shown++;
        return;
    }
}

void
adj_cover_sum(const struct adj_cover *cover, const struct adj_registry *registry,
              const struct adj_excuses *excuses, enum adj_clause_effect effect,
              struct adj_cover_sum *sum)
{
    *sum = (struct adj_cover_sum){0};
    for (size_t i = 0; i < cover->game->clause_count; i++) {
        const char *reason;
        if (cover->game->clauses[i].effect == effect)
            add_state(sum, adj_cover_state(cover, registry, excuses, i, &reason));
    }
}
