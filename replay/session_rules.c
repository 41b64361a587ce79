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
    adj_bytes_put(out, rules, game->rules_size);
    if (!out->failed)
        adj_fields_swap(game->rules_fields, game->rules_field_count, out->data + start,
                        game->rules_size);
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
    for (size_t i = 0; i < game->rules_size; i++)
        if (old[i] != new[i])
            bytes[i] = new[i];
    set_rulings(head, rules);
    free(old);
    return ADJ_OK;
}

static enum adj_status
digest_rules(const struct adj_game *game, const void *rules, uint8_t digest[ADJ_DIGEST_SIZE],
             struct adj_error *error)
{
    struct adj_bytes bytes = {0};
    adj_rules_canonical(game, rules, &bytes);
    if (bytes.failed)
        return adj_error_set(error, ADJ_SYS_MEMORY, "out of memory");
    adj_digest_of(bytes.data, bytes.size, digest);
    adj_bytes_free(&bytes);
    return ADJ_OK;
}

// Sets first, then rulings and mode, so that whatever a set brings they have the last word.
static enum adj_status
load_sets(const struct adj_world *world, const struct adj_head *head, unsigned edition,
          const char *base_dir, void *rules, uint8_t digest[][ADJ_DIGEST_SIZE],
          struct adj_error *error)
{
    const char *names[ADJ_SETS_MAX];
    for (unsigned i = 0; i < head->sets; i++)
        names[i] = head->set[i].name;
    memset(rules, 0, head->game->rules_size);
    head->game->rules_start(rules, edition);
    enum adj_status status =
        world->source.load == NULL
            ? (head->sets == 0 ? ADJ_OK
                               : adj_error_set(error, ADJ_BAD_RULESET, "there are no card sets"))
            : world->source.load(world->source.ctx, head->game, rules, names, head->sets,
                                 base_dir != NULL ? base_dir : ".", digest, error);
    if (status != ADJ_OK)
        return status;
    set_rulings(head, rules);
    head->game->rules_mode(rules, head->table);
    return ADJ_OK;
}

static int
changed_set(const struct adj_head *head, uint8_t digest[][ADJ_DIGEST_SIZE])
{
    for (unsigned i = 0; i < head->sets; i++)
        if (memcmp(head->set[i].digest, digest[i], ADJ_DIGEST_SIZE) != 0)
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
build_from_sets(const struct adj_world *world, struct adj_head *head, bool check_sets,
                const char *base_dir, void *rules, struct adj_error *error)
{
    uint8_t digest[ADJ_SETS_MAX][ADJ_DIGEST_SIZE] = {{0}}, compiled[ADJ_DIGEST_SIZE];
    enum adj_status status = load_sets(world, head, head->edition, base_dir, rules, digest, error);
    // Whatever keeps a recorded set from being read, the ruleset is not at hand.
    if (check_sets && status != ADJ_OK && status != ADJ_SYS_MEMORY) {
        if (error != NULL)
            error->status = ADJ_BAD_RULESET;
        return ADJ_BAD_RULESET;
    }
    if (status == ADJ_OK)
        status = digest_rules(head->game, rules, compiled, error);
    if (status != ADJ_OK)
        return status;
    int changed = changed_set(head, digest);
    if (check_sets && changed >= 0 && memcmp(compiled, head->rules_digest, sizeof compiled) != 0)
        return adj_error_set(error, ADJ_BAD_RULESET,
                             "the card set \"%.100s\" is not as it was when this was recorded",
                             head->set[changed].name);
    if (check_sets)
        return ADJ_OK;
    for (unsigned i = 0; i < head->sets; i++)
        memcpy(head->set[i].digest, digest[i], ADJ_DIGEST_SIZE);
    memcpy(head->rules_digest, compiled, sizeof compiled);
    trim_rulings(head, rules);
    return ADJ_OK;
}

// An embedded ruleset is taken only if it is of this build's layout and is what the header says.
static enum adj_status
build_from_file(const struct adj_head *head, const struct adj_bytes *embedded, void *rules,
                struct adj_error *error)
{
    const struct adj_game *game = head->game;
    uint8_t digest[ADJ_DIGEST_SIZE];
    adj_digest_of(embedded->data, embedded->size, digest);
    if (memcmp(digest, head->rules_digest, sizeof digest) != 0)
        return adj_error_set(error, ADJ_BAD_CHECKSUM,
                             "the ruleset in the file is not the one its header names");
    memcpy(rules, embedded->data, embedded->size);
    adj_fields_swap(game->rules_fields, game->rules_field_count, rules, game->rules_size);
    bool possible = game->rules_edition(rules) == head->edition;
    for (unsigned i = 0; possible && i < game->switch_count; i++) {
        unsigned value = game->rules_switch(rules, i);
        possible = value < 4 && game->switches[i].value[value] != NULL;
    }
    possible = possible && game->rules_check(rules);
    return possible ? ADJ_OK
                    : adj_error_set(error, ADJ_BAD_ENCODING, "the ruleset in the file is damaged");
}

enum adj_status
adj_rules_build(const struct adj_world *world, struct adj_head *head,
                const struct adj_bytes *embedded, int edition, bool check_sets,
                const char *base_dir, void *rules, struct adj_error *error)
{
    const struct adj_game *game = head->game;
    bool from_file = embedded != NULL && embedded->size == game->rules_size;
    enum adj_status status = from_file
                                 ? build_from_file(head, embedded, rules, error)
                                 : build_from_sets(world, head, check_sets, base_dir, rules, error);
    if (status != ADJ_OK || edition < 0 || edition == head->edition)
        return status;
    uint8_t digest[ADJ_SETS_MAX][ADJ_DIGEST_SIZE];
    if (from_file)
        return adj_rules_reedit(game, rules, head->edition, (unsigned)edition, head, error);
    return load_sets(world, head, (unsigned)edition, base_dir, rules, digest, error);
}
