// SPDX-License-Identifier: MIT
// The ruleset of a session: from the file itself, or from the card sets that its head names.

#include "replay/session.h"

#include <stdlib.h>
#include <string.h>
#include "replay/script.h"

void
adj_rules_canonical(const struct adj_game *game, const void *rules, struct adj_bytes *out)
{
    size_t start = out->size;
    adj_bytes_put(out, rules, game->rules_stored);
    if (!out->failed)
        adj_fields_swap(game->rules_fields, game->rules_field_count, out->data + start,
                        game->rules_stored);
}

static void
set_rulings(const struct adj_head *head, void *rules)
{
    for (unsigned i = 0; i < head->rulings; i++)
        head->game->rules_set(rules, head->ruling[i].index, head->ruling[i].value);
}

// A byte that two empty rulesets have different is one that the edition decides.
enum adj_status
adj_rules_reedit(const struct adj_game *game, void *rules, unsigned from, unsigned to,
                 const struct adj_head *head, struct adj_error *error)
{
    uint8_t *old = calloc(2, game->rules_size);
    if (old == NULL)
        return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    uint8_t *new = old + game->rules_size, *bytes = rules;
    game->rules_start(old, from);
    game->rules_start(new, to);
    for (size_t i = 0; i < game->rules_stored; i++)
        if (old[i] != new[i])
            bytes[i] = new[i];
    set_rulings(head, rules);
    free(old);
    return ADJ_OK;
}

// Card sets, rulings and mode make a ruleset; so does the folder that a set is looked up from.
static void
name_sets(const struct adj_head *head, unsigned edition, const char *base_dir,
          struct adj_bytes *key)
{
    adj_bytes_u8(key, head->game->id);
    adj_bytes_u8(key, edition);
    adj_bytes_u8(key, head->table);
    adj_bytes_u8(key, head->rulings);
    for (unsigned i = 0; i < head->rulings; i++) {
        adj_bytes_u8(key, head->ruling[i].index);
        adj_bytes_u8(key, head->ruling[i].value);
    }
    for (unsigned i = 0; i < head->sets; i++)
        adj_bytes_text(key, head->set[i].name);
    adj_bytes_text(key, base_dir);
}

// Sets first, then rulings and mode, so that whatever a set brings they have the last word.
static enum adj_status
load_sets(const struct adj_world *world, const struct adj_head *head, unsigned edition,
          const char *base_dir, struct adj_ruleset *ruleset, struct adj_error *error)
{
    const char *names[ADJ_SETS_MAX];
    for (unsigned i = 0; i < head->sets; i++)
        names[i] = head->set[i].name;
    head->game->rules_start(ruleset->rules, edition);
    enum adj_status status =
        world->source.load == NULL
            ? (head->sets == 0 ? ADJ_OK
                               : adj_error_set(error, ADJ_BAD_RULESET, "there are no card sets"))
            : world->source.load(world->source.ctx, head->game, ruleset->rules, names, head->sets,
                                 base_dir, ruleset->set_digest, error);
    if (status != ADJ_OK)
        return status;
    set_rulings(head, ruleset->rules);
    head->game->rules_mode(ruleset->rules, head->table);
    return ADJ_OK;
}

static enum adj_status
digest_rules(struct adj_ruleset *ruleset, struct adj_error *error)
{
    struct adj_bytes bytes = {0};
    adj_rules_canonical(ruleset->game, ruleset->rules, &bytes);
    if (bytes.failed)
        return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    adj_digest_of(bytes.data, bytes.size, ruleset->digest);
    adj_bytes_free(&bytes);
    return ADJ_OK;
}

// The ruleset that the head's sets make in an edition: from the shelf, or loaded.
static enum adj_status
take_sets(const struct adj_world *world, const struct adj_head *head, unsigned edition,
          const char *base_dir, struct adj_ruleset **out, struct adj_error *error)
{
    struct adj_bytes key = {0};
    name_sets(head, edition, base_dir, &key);
    *out = adj_shelf_take(world->shelf, &key);
    enum adj_status status = ADJ_OK;
    if (*out == NULL) {
        *out = adj_ruleset_make(head->game);
        status = *out == NULL ? adj_error_set(error, ADJ_SYS_MEMORY, "out of memory")
                              : load_sets(world, head, edition, base_dir, *out, error);
        if (status == ADJ_OK)
            status = digest_rules(*out, error);
        if (status == ADJ_OK)
            adj_shelf_put(world->shelf, *out, &key);
    }
    adj_bytes_free(&key);
    return status;
}

static int
changed_set(const struct adj_head *head, const struct adj_ruleset *ruleset)
{
    for (unsigned i = 0; i < head->sets; i++)
        if (memcmp(head->set[i].digest, ruleset->set_digest[i], ADJ_DIGEST_SIZE) != 0)
            return (int)i;
    return -1;
}

// Keeps only rulings that differ from the edition: a file stores no others.
static void
trim_rulings(struct adj_head *head, const void *rules)
{
    const struct adj_game *game = head->game;
    head->rulings = 0;
    for (unsigned i = 0; i < game->switch_count && head->rulings < ADJ_RULINGS_MAX; i++) {
        unsigned value = game->rules_switch(rules, i);
        if (value == game->switches[i].standard[head->edition])
            continue;
        head->ruling[head->rulings].index = (uint8_t)i;
        head->ruling[head->rulings++].value = (uint8_t)value;
    }
}

static enum adj_status
check_same(const struct adj_head *head, const struct adj_ruleset *ruleset, struct adj_error *error)
{
    int changed = changed_set(head, ruleset);
    if (changed < 0 || memcmp(ruleset->digest, head->rules_digest, ADJ_DIGEST_SIZE) == 0)
        return ADJ_OK;
    return adj_error_set(error, ADJ_BAD_RULESET,
                         "the card set \"%.100s\" is not as it was when this was recorded",
                         head->set[changed].name);
}

static void
fill_head(struct adj_head *head, const struct adj_ruleset *ruleset)
{
    for (unsigned i = 0; i < head->sets; i++)
        memcpy(head->set[i].digest, ruleset->set_digest[i], ADJ_DIGEST_SIZE);
    memcpy(head->rules_digest, ruleset->digest, ADJ_DIGEST_SIZE);
    trim_rulings(head, ruleset->rules);
}

static enum adj_status
build_from_sets(const struct adj_world *world, struct adj_head *head, bool check_sets,
                const char *base_dir, struct adj_ruleset **out, struct adj_error *error)
{
    enum adj_status status = take_sets(world, head, head->edition, base_dir, out, error);
    // Whatever keeps a recorded set from being read, the ruleset is not at hand.
    if (check_sets && status != ADJ_OK && status != ADJ_SYS_MEMORY) {
        if (error != NULL)
            error->status = ADJ_BAD_RULESET;
        return ADJ_BAD_RULESET;
    }
    if (status != ADJ_OK)
        return status;
    if (check_sets)
        return check_same(head, *out, error);
    fill_head(head, *out);
    return ADJ_OK;
}

// What the bytes of a file's ruleset have to be: rules that can be read through.
static bool
is_possible(const struct adj_game *game, const void *rules)
{
    for (unsigned i = 0; i < game->switch_count; i++) {
        unsigned value = game->rules_switch(rules, i);
        if (value >= ADJ_SWITCH_VALUES || game->switches[i].value[value] == NULL)
            return false;
    }
    return game->rules_check(rules);
}

static enum adj_status
read_embedded(const struct adj_head *head, const struct adj_bytes *embedded,
              struct adj_ruleset *ruleset, struct adj_error *error)
{
    const struct adj_game *game = head->game;
    adj_digest_of(embedded->data, embedded->size, ruleset->digest);
    if (memcmp(ruleset->digest, head->rules_digest, ADJ_DIGEST_SIZE) != 0)
        return adj_error_set(error, ADJ_BAD_CHECKSUM,
                             "the ruleset in the file is not the one its header names");
    memcpy(ruleset->rules, embedded->data, embedded->size);
    adj_fields_swap(game->rules_fields, game->rules_field_count, ruleset->rules,
                    game->rules_stored);
    if (!is_possible(game, ruleset->rules))
        return adj_error_set(error, ADJ_BAD_ENCODING, "the ruleset in the file is damaged");
    if (game->rules_index != NULL)
        game->rules_index(ruleset->rules);
    return ADJ_OK;
}

// An embedded ruleset is taken only if it is of this build's layout and is what the header says.
// One that is on the shelf byte for byte has been looked at.
static enum adj_status
build_from_file(const struct adj_world *world, const struct adj_head *head,
                const struct adj_bytes *embedded, struct adj_ruleset **out, struct adj_error *error)
{
    struct adj_bytes key = {0};
    adj_bytes_u8(&key, head->game->id);
    adj_bytes_put(&key, head->rules_digest, ADJ_DIGEST_SIZE);
    *out = adj_shelf_take(world->shelf, &key);
    if (*out != NULL && memcmp((*out)->rules, embedded->data, embedded->size) != 0) {
        adj_ruleset_let_go(*out);
        *out = NULL;
    }
    enum adj_status status = ADJ_OK;
    if (*out == NULL) {
        *out = adj_ruleset_make(head->game);
        status = *out == NULL ? adj_error_set(error, ADJ_SYS_MEMORY, "out of memory")
                              : read_embedded(head, embedded, *out, error);
        if (status == ADJ_OK)
            adj_shelf_put(world->shelf, *out, &key);
    }
    adj_bytes_free(&key);
    if (status == ADJ_OK && head->game->rules_edition((*out)->rules) != head->edition)
        status = adj_error_set(error, ADJ_BAD_ENCODING, "the ruleset in the file is damaged");
    return status;
}

// A ruleset out of a file, judged under another edition: a copy of its own.
static enum adj_status
reedit_copy(const struct adj_head *head, unsigned edition, struct adj_ruleset **ruleset,
            struct adj_error *error)
{
    struct adj_ruleset *copy = adj_ruleset_make(head->game);
    if (copy == NULL)
        return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    memcpy(copy->rules, (*ruleset)->rules, head->game->rules_size);
    adj_ruleset_let_go(*ruleset);
    *ruleset = copy;
    return adj_rules_reedit(head->game, copy->rules, head->edition, edition, head, error);
}

static enum adj_status
build(const struct adj_world *world, struct adj_head *head, const struct adj_bytes *embedded,
      int edition, bool check_sets, const char *base_dir, struct adj_ruleset **out,
      struct adj_error *error)
{
    bool from_file = embedded != NULL && embedded->size == head->game->rules_stored;
    enum adj_status status = from_file
                                 ? build_from_file(world, head, embedded, out, error)
                                 : build_from_sets(world, head, check_sets, base_dir, out, error);
    if (status != ADJ_OK || edition < 0 || edition == head->edition)
        return status;
    if (from_file)
        return reedit_copy(head, (unsigned)edition, out, error);
    adj_ruleset_let_go(*out);
    return take_sets(world, head, (unsigned)edition, base_dir, out, error);
}

enum adj_status
adj_rules_build(const struct adj_world *world, struct adj_head *head,
                const struct adj_bytes *embedded, int edition, bool check_sets,
                const char *base_dir, struct adj_ruleset **out, struct adj_error *error)
{
    *out = NULL;
    enum adj_status status = build(world, head, embedded, edition, check_sets,
                                   base_dir != NULL ? base_dir : ".", out, error);
    if (status == ADJ_OK)
        return ADJ_OK;
    adj_ruleset_let_go(*out);
    *out = NULL;
    return status;
}
