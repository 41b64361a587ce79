// SPDX-License-Identifier: MIT
#include <string.h>
#include <libxml/tree.h>
#include "specs/xml.h"

// Reading the elements of a file. A struct adj_node is the library's xmlNode.

static const struct adj_node *
element_from(const xmlNode *node, const char *name)
{
    while (node != NULL && (node->type != XML_ELEMENT_NODE ||
                            (name != NULL && strcmp((const char *)node->name, name) != 0))) {
        node = node->next;
    }
    return (const struct adj_node *)node;
}

const struct adj_node *
adj_node_first(const struct adj_node *node, const char *name)
{
    return element_from(((const xmlNode *)node)->children, name);
}

const struct adj_node *
adj_node_next(const struct adj_node *node, const char *name)
{
    return element_from(((const xmlNode *)node)->next, name);
}

const struct adj_node *
adj_node_parent(const struct adj_node *node)
{
    const xmlNode *parent = ((const xmlNode *)node)->parent;

    return parent != NULL && parent->type == XML_ELEMENT_NODE ? (const struct adj_node *)parent
                                                              : NULL;
}

const char *
adj_node_name(const struct adj_node *node)
{
    return (const char *)((const xmlNode *)node)->name;
}

bool
adj_node_is(const struct adj_node *node, const char *name)
{
    return strcmp(adj_node_name(node), name) == 0;
}

uint32_t
adj_node_line(const struct adj_node *node)
{
    long line = xmlGetLineNo((const xmlNode *)node);

    return line > 0 ? (uint32_t)line : 0;
}

static const char *
first_text(const xmlNode *node)
{
    return node != NULL && node->type == XML_TEXT_NODE && node->content != NULL
               ? (const char *)node->content
               : "";
}

const char *
adj_node_attribute(const struct adj_node *node, const char *name)
{
    const xmlAttr *attribute = ((const xmlNode *)node)->properties;

    while (attribute != NULL && strcmp((const char *)attribute->name, name) != 0) {
        attribute = attribute->next;
    }
    return attribute != NULL ? first_text(attribute->children) : NULL;
}

const char *
adj_node_text(const struct adj_node *node)
{
    return first_text(((const xmlNode *)node)->children);
}
