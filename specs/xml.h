// SPDX-License-Identifier: MIT
#ifndef ADJ_SPECS_XML_H
#define ADJ_SPECS_XML_H

// An XML file that was read and checked against a schema. The files xml*.c are the only place that
// knows the XML library: nothing of it shows here.
//
// Files come from strangers, so: no network, no DOCTYPE and hence no entities, at most 4 MiB, at
// most 32 levels of elements. Comments and processing instructions are left out.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "engine/status.h"

enum {
    ADJ_XML_SIZE_MAX = 4 << 20,
    ADJ_XML_DEPTH_MAX = 32,
    ADJ_XML_STRETCH_MAX = 64 << 10, // bytes from one '<' to the next
};

struct adj_schema; // what files are checked against, one after the other
struct adj_xml;
struct adj_node; // an element of a file; lives as long as the file is open

// Reads a RELAX NG schema. On ADJ_OK *schema has to be closed; else it is NULL: ADJ_SYS_MEMORY, or
// ADJ_SYS_READ, for one that is missing or broken is a fault of the installation.
enum adj_status adj_schema_open(const char *path, struct adj_schema **schema,
                                struct adj_error *error);

void adj_schema_close(struct adj_schema *schema); // NULL is allowed

// Reads the file and checks it against the schema (NULL: no check). On ADJ_OK *xml has to be
// closed; else it is NULL and `error` has the line. Returns also ADJ_BAD_XML, ADJ_BAD_SCHEMA,
// ADJ_BAD_LIMIT, ADJ_SYS_OPEN, ADJ_SYS_READ, ADJ_SYS_MEMORY.
enum adj_status adj_xml_open(const char *path, struct adj_schema *schema, struct adj_xml **xml,
                             struct adj_error *error);

void adj_xml_close(struct adj_xml *xml); // NULL is allowed

// The bytes of the file as they are stored.
const void *adj_xml_bytes(const struct adj_xml *xml, size_t *size);

const struct adj_node *adj_xml_root(const struct adj_xml *xml);

// The first child element, the next element beside, by name (NULL: any name). NULL: there is none.
const struct adj_node *adj_node_first(const struct adj_node *node, const char *name);
const struct adj_node *adj_node_next(const struct adj_node *node, const char *name);
const struct adj_node *adj_node_parent(const struct adj_node *node);

const char *adj_node_name(const struct adj_node *node);
bool adj_node_is(const struct adj_node *node, const char *name);
uint32_t adj_node_line(const struct adj_node *node);

// The value of an attribute; NULL: the element has none of that name.
const char *adj_node_attribute(const struct adj_node *node, const char *name);

// The text before the first child element, "" if there is none.
const char *adj_node_text(const struct adj_node *node);

#endif
