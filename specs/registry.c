// SPDX-License-Identifier: MIT
#include "specs/registry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "specs/load.h"
#include "specs/xml.h"

enum { EDITIONS = 8, LINE_MAX_CITED = 9999 };

struct adj_registry {
    struct adj_xml *xml; // the strings are its own
    struct adj_registry_document document[EDITIONS];
    struct adj_registry_clause *clauses; // in the order of their numbers
    size_t count;
    struct adj_registry_cite *cites; // of all clauses; each has a run of them
    size_t cite_count;
};

// What reading needs to know besides.
struct reading {
    const struct adj_game *game;
    struct adj_registry *registry;
    struct adj_error *error;
};

static enum adj_status
complain(const struct reading *reading, const struct adj_node *node, enum adj_status status,
         const char *what, const char *name)
{
    if (reading->error != NULL) {
        reading->error->line = adj_node_line(node);
    }
    return adj_error_set(reading->error, status, "%s \"%s\"", what, name);
}

static enum adj_status
require(const struct reading *reading, const struct adj_node *node, const char *name,
        const char **value)
{
    *value = adj_node_attribute(node, name);
    return *value != NULL ? ADJ_OK
                          : complain(reading, node, ADJ_BAD_SCHEMA, "missing attribute", name);
}

static bool
says_yes(const struct adj_node *node, const char *name)
{
    const char *value = adj_node_attribute(node, name);

    return value != NULL && strcmp(value, "yes") == 0;
}

static enum adj_status
read_edition(const struct reading *reading, const struct adj_node *node, uint8_t *edition)
{
    const char *name;
    enum adj_status status = require(reading, node, "edition", &name);

    if (status != ADJ_OK) {
        return status;
    }
    for (unsigned i = 0; i < EDITIONS && reading->game->editions[i] != NULL; i++) {
        if (strcmp(reading->game->editions[i], name) == 0) {
            *edition = (uint8_t)i;
            return ADJ_OK;
        }
    }
    return complain(reading, node, ADJ_BAD_NAME, "no edition", name);
}

static enum adj_status
read_document(const struct reading *reading, const struct adj_node *node)
{
    uint8_t edition;
    enum adj_status status = read_edition(reading, node, &edition);
    struct adj_registry_document *document;

    if (status != ADJ_OK) {
        return status;
    }
    document = &reading->registry->document[edition];
    status = require(reading, node, "title", &document->title);
    return status == ADJ_OK ? require(reading, node, "file", &document->file) : status;
}

// "242" or "228-236".
static enum adj_status
read_lines(const struct reading *reading, const struct adj_node *node,
           struct adj_registry_cite *cite)
{
    const char *lines;
    char *end;
    unsigned long first, last;
    enum adj_status status = require(reading, node, "lines", &lines);

    if (status != ADJ_OK) {
        return status;
    }
    first = last = strtoul(lines, &end, 10);
    if (*end == '-') {
        last = strtoul(end + 1, &end, 10);
    }
    if (*end != '\0' || first == 0 || last < first || last > LINE_MAX_CITED) {
        return complain(reading, node, ADJ_BAD_VALUE, "no line numbers", lines);
    }
    cite->first = (uint16_t)first;
    cite->last = (uint16_t)last;
    return ADJ_OK;
}

static enum adj_status
read_cite(const struct reading *reading, const struct adj_node *node,
          struct adj_registry_cite *cite)
{
    enum adj_status status = read_edition(reading, node, &cite->edition);

    cite->example = says_yes(node, "example");
    cite->differs = says_yes(node, "differs");
    if (status == ADJ_OK) {
        status = read_lines(reading, node, cite);
    }
    if (status == ADJ_OK) {
        status = require(reading, node, "heading", &cite->heading);
    }
    return status == ADJ_OK ? require(reading, node, "digest", &cite->digest) : status;
}

static enum adj_status
read_cites(const struct reading *reading, const struct adj_node *node,
           struct adj_registry_clause *clause)
{
    struct adj_registry *registry = reading->registry;
    enum adj_status status = ADJ_OK;

    clause->cites = registry->cites + registry->cite_count;
    for (const struct adj_node *cite = adj_node_first(node, "cite");
         cite != NULL && status == ADJ_OK; cite = adj_node_next(cite, "cite")) {
        status = read_cite(reading, cite, &registry->cites[registry->cite_count++]);
        clause->cite_count++;
    }
    return status;
}

// True if `text` is "name=value" of this switch; *value is the value's index.
static bool
match_switch(const struct adj_switch_info *info, const char *text, unsigned *value)
{
    size_t length = strlen(info->name);

    if (strncmp(text, info->name, length) != 0 || text[length] != '=') {
        return false;
    }
    for (unsigned i = 0; info->value[i] != NULL; i++) {
        if (strcmp(info->value[i], text + length + 1) == 0) {
            *value = i;
            return true;
        }
    }
    return false;
}

static enum adj_status
read_switch(const struct reading *reading, const struct adj_node *node,
            struct adj_registry_clause *clause)
{
    const char *text = adj_node_attribute(node, "switch");

    clause->switch_index = -1;
    if (text == NULL) {
        return ADJ_OK;
    }
    for (size_t i = 0; i < reading->game->switch_count; i++) {
        if (match_switch(&reading->game->switches[i], text, &clause->switch_value)) {
            clause->switch_index = (int)i;
            return ADJ_OK;
        }
    }
    return complain(reading, node, ADJ_BAD_NAME, "no switch with that value:", text);
}

static enum adj_status
read_id(const struct reading *reading, const struct adj_node *node,
        struct adj_registry_clause *clause)
{
    const struct adj_clause_info *info;
    enum adj_status status = require(reading, node, "id", &clause->id);

    if (status != ADJ_OK) {
        return status;
    }
    info = adj_clause_by_id(reading->game, clause->id);
    if (info == NULL) {
        return complain(reading, node, ADJ_BAD_NAME, "the game has no clause", clause->id);
    }
    clause->number = info->number;
    return require(reading, node, "kind", &clause->kind);
}

static enum adj_status
read_clause(const struct reading *reading, const struct adj_node *node,
            struct adj_registry_clause *clause)
{
    const struct adj_node *text = adj_node_first(node, "text");
    enum adj_status status = read_id(reading, node, clause);

    if (status != ADJ_OK) {
        return status;
    }
    if (text == NULL) {
        return complain(reading, node, ADJ_BAD_SCHEMA, "no text of", clause->id);
    }
    clause->text = adj_node_text(text);
    clause->enforced = adj_node_attribute(node, "enforced");
    clause->informative = adj_node_attribute(node, "informative");
    if ((clause->enforced == NULL) == (clause->informative == NULL)) {
        return complain(reading, node, ADJ_BAD_SCHEMA,
                        "either enforced or informative:", clause->id);
    }
    clause->derived = says_yes(node, "derived");
    clause->rests = adj_node_attribute(node, "rests");
    status = read_switch(reading, node, clause);
    return status == ADJ_OK ? read_cites(reading, node, clause) : status;
}

static enum adj_status
allocate(const struct reading *reading, const struct adj_node *root)
{
    struct adj_registry *registry = reading->registry;
    size_t clauses = 0, cites = 0;

    for (const struct adj_node *clause = adj_node_first(root, "clause"); clause != NULL;
         clause = adj_node_next(clause, "clause")) {
        clauses++;
        for (const struct adj_node *cite = adj_node_first(clause, "cite"); cite != NULL;
             cite = adj_node_next(cite, "cite")) {
            cites++;
        }
    }
    // One more of each, so that no size is zero.
    registry->clauses = calloc(clauses + 1, sizeof *registry->clauses);
    registry->cites = calloc(cites + 1, sizeof *registry->cites);
    if (registry->clauses == NULL || registry->cites == NULL) {
        return adj_error_set(reading->error, ADJ_SYS_MEMORY, "no memory for the clauses");
    }
    return ADJ_OK;
}

static int
by_number(const void *a, const void *b)
{
    const struct adj_registry_clause *left = a, *right = b;

    return (left->number > right->number) - (left->number < right->number);
}

static enum adj_status
sort(const struct reading *reading, const struct adj_node *root)
{
    struct adj_registry *registry = reading->registry;

    qsort(registry->clauses, registry->count, sizeof *registry->clauses, by_number);
    for (size_t i = 1; i < registry->count; i++) {
        if (registry->clauses[i].number == registry->clauses[i - 1].number) {
            return complain(reading, root, ADJ_BAD_NAME,
                            "it stands there twice:", registry->clauses[i].id);
        }
    }
    return ADJ_OK;
}

static enum adj_status
read_registry(const struct reading *reading, const struct adj_node *root)
{
    struct adj_registry *registry = reading->registry;
    enum adj_status status = allocate(reading, root);

    for (const struct adj_node *node = adj_node_first(root, "document");
         node != NULL && status == ADJ_OK; node = adj_node_next(node, "document")) {
        status = read_document(reading, node);
    }
    for (const struct adj_node *node = adj_node_first(root, "clause");
         node != NULL && status == ADJ_OK; node = adj_node_next(node, "clause")) {
        status = read_clause(reading, node, &registry->clauses[registry->count++]);
    }
    return status == ADJ_OK ? sort(reading, root) : status;
}

enum adj_status
adj_registry_open(const struct adj_game *game, struct adj_registry **out, struct adj_error *error)
{
    struct adj_registry *registry = calloc(1, sizeof *registry);
    struct reading reading = {.game = game, .registry = registry, .error = error};
    char path[ADJ_PATH_SIZE];
    enum adj_status status;
    int written;

    *out = NULL;
    if (registry == NULL) {
        return adj_error_set(error, ADJ_SYS_MEMORY, "no memory for the clauses");
    }
    written = snprintf(path, sizeof path, "%s/%s/clauses.xml", adj_specs_dir(), game->name);
    status = written < 0 || (size_t)written >= sizeof path
                 ? adj_error_set(error, ADJ_BAD_LIMIT, "the path of the specs is too long")
                 : adj_xml_open(path, NULL, &registry->xml, error);
    if (status == ADJ_OK) {
        status = read_registry(&reading, adj_xml_root(registry->xml));
    }
    if (status != ADJ_OK) {
        adj_registry_close(registry);
        return status;
    }
    *out = registry;
    return ADJ_OK;
}

void
adj_registry_close(struct adj_registry *registry)
{
    if (registry != NULL) {
        adj_xml_close(registry->xml);
        free(registry->clauses);
        free(registry->cites);
        free(registry);
    }
}

const struct adj_registry_clause *
adj_registry_find(const struct adj_registry *registry, unsigned number)
{
    struct adj_registry_clause wanted = {.number = (uint16_t)number};

    if (number > UINT16_MAX) {
        return NULL;
    }
    return bsearch(&wanted, registry->clauses, registry->count, sizeof wanted, by_number);
}

size_t
adj_registry_count(const struct adj_registry *registry)
{
    return registry->count;
}

const struct adj_registry_clause *
adj_registry_at(const struct adj_registry *registry, size_t index)
{
    return &registry->clauses[index];
}

const struct adj_registry_document *
adj_registry_document(const struct adj_registry *registry, unsigned edition)
{
    static const struct adj_registry_document none = {.title = NULL};

    return edition < EDITIONS ? &registry->document[edition] : &none;
}

bool
adj_registry_enforces(const struct adj_registry_clause *clause, const char *what)
{
    size_t length = strlen(what);
    const char *word = clause->enforced;

    while (word != NULL) {
        size_t here = strcspn(word, " ");

        if (here == length && strncmp(word, what, length) == 0) {
            return true;
        }
        word = word[here] == '\0' ? NULL : word + here + 1;
    }
    return false;
}
