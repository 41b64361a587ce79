// SPDX-License-Identifier: MIT
#include "specs/load.h"

#include <stdio.h>
#include <string.h>
#include <blake2.h>
#include "specs/loader.h"
#include "specs/xml.h"

static const struct adj_loader *const loaders[] = {&adj_cards_loader};

static const struct adj_loader *
loader_of(const struct adj_game *game)
{
    for (size_t i = 0; i < sizeof loaders / sizeof loaders[0]; i++) {
        if (strcmp(loaders[i]->game, game->name) == 0) {
            return loaders[i];
        }
    }
    return NULL;
}

static bool
is_path(const char *set)
{
    size_t length = strlen(set);

    return length >= 4 && strcmp(set + length - 4, ".xml") == 0;
}

// The names of shipped sets are narrow on purpose: a name cannot lead out of the specs' folder.
static bool
is_name(const char *set)
{
    return set[0] != '\0' && strspn(set, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen(set);
}

static enum adj_status
fit(int written, struct adj_error *error)
{
    if (written < 0 || written >= ADJ_PATH_SIZE) {
        return adj_error_set(error, ADJ_BAD_LIMIT, "the path is longer than %d bytes",
                             ADJ_PATH_SIZE - 1);
    }
    return ADJ_OK;
}

static enum adj_status
set_path(const struct adj_loader *loader, const char *set, const char *base_dir, char *path,
         struct adj_error *error)
{
    if (is_path(set)) {
        if (set[0] == '/' || base_dir == NULL || base_dir[0] == '\0') {
            return fit(snprintf(path, ADJ_PATH_SIZE, "%s", set), error);
        }
        return fit(snprintf(path, ADJ_PATH_SIZE, "%s/%s", base_dir, set), error);
    }
    if (!is_name(set)) {
        return adj_error_set(error, ADJ_BAD_NAME, "\"%s\" is no name of a card set", set);
    }
    return fit(snprintf(path, ADJ_PATH_SIZE, "%s/%s/%s.xml", adj_specs_dir(), loader->game, set),
               error);
}

static void
digest_bytes(const struct adj_xml *xml, uint8_t digest[ADJ_SPECS_DIGEST_SIZE])
{
    size_t size;
    const void *bytes = adj_xml_bytes(xml, &size);

    blake2b(digest, bytes, NULL, ADJ_SPECS_DIGEST_SIZE, size, 0);
}

static enum adj_status
load_set(const struct adj_loader *loader, void *work, const char *set, const char *path,
         struct adj_schema *schema, uint8_t digest[ADJ_SPECS_DIGEST_SIZE], struct adj_error *error)
{
    struct adj_xml *xml = NULL;
    enum adj_status status = adj_xml_open(path, schema, &xml, error);

    // A shipped set that is not there is a misspelt name, not a fault of the system.
    if (status == ADJ_SYS_OPEN && !is_path(set)) {
        return adj_error_set(error, ADJ_BAD_NAME, "there is no card set \"%s\" in %s/%s", set,
                             adj_specs_dir(), loader->game);
    }
    if (status == ADJ_OK) {
        digest_bytes(xml, digest);
        status = loader->add(work, xml, digest, error);
    }
    adj_xml_close(xml);
    return status;
}

static enum adj_status
open_schema(const struct adj_loader *loader, struct adj_schema **schema, struct adj_error *error)
{
    char path[ADJ_PATH_SIZE];
    enum adj_status status =
        fit(snprintf(path, sizeof path, "%s/schema/%s", adj_specs_dir(), loader->schema), error);

    return status == ADJ_OK ? adj_schema_open(path, schema, error) : status;
}

// `path` becomes that of the file at fault, "" if it is none's.
static enum adj_status
load_sets(const struct adj_loader *loader, void *work, const char *const *sets, unsigned count,
          const char *base_dir, uint8_t digest[][ADJ_SPECS_DIGEST_SIZE], struct adj_error *error,
          char *path)
{
    uint8_t unheard[ADJ_SPECS_DIGEST_SIZE];
    struct adj_schema *schema = NULL;
    enum adj_status status = open_schema(loader, &schema, error);

    for (unsigned i = 0; i < count && status == ADJ_OK; i++) {
        status = set_path(loader, sets[i], base_dir, path, error);
        if (status == ADJ_OK) {
            status = load_set(loader, work, sets[i], path, schema,
                              digest != NULL ? digest[i] : unheard, error);
        } else {
            path[0] = '\0';
        }
    }
    adj_schema_close(schema);
    return status;
}

enum adj_status
adj_specs_load(const struct adj_game *game, void *rules, const char *const *sets, unsigned count,
               const char *base_dir, uint8_t digest[][ADJ_SPECS_DIGEST_SIZE],
               struct adj_error *error, char *error_file, size_t size)
{
    const struct adj_loader *loader = loader_of(game);
    char path[ADJ_PATH_SIZE] = "";
    struct adj_error unheard = {.line = 0};
    enum adj_status status;
    void *work;

    if (error_file != NULL && size > 0) {
        error_file[0] = '\0';
    }
    if (error == NULL) {
        error = &unheard;
    }
    error->line = 0;
    error->column = 0;
    error->offset = 0;
    if (count == 0) {
        return ADJ_OK;
    }
    if (loader == NULL) {
        return adj_error_set(error, ADJ_BAD_NAME, "%s has no card sets", game->name);
    }
    work = loader->open(rules);
    if (work == NULL) {
        return adj_error_set(error, ADJ_SYS_MEMORY, "no memory for the card sets");
    }
    status = load_sets(loader, work, sets, count, base_dir, digest, error, path);
    if (status == ADJ_OK) {
        loader->install(work, rules);
    } else if (error_file != NULL && size > 0) {
        snprintf(error_file, size, "%s", path);
    }
    loader->close(work);
    return status;
}
