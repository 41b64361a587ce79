// SPDX-License-Identifier: MIT
#include "specs/xml_library.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <libxml/relaxng.h>

// Checking a document against a RELAX NG schema.

enum adj_status
adj_xml_library_error(struct adj_error *error, enum adj_status status, const char *what,
                      const xmlError *from)
{
    char text[200] = "unknown reason";

    if (from != NULL && from->message != NULL) {
        snprintf(text, sizeof text, "%s", from->message);
        text[strcspn(text, "\r\n")] = '\0';
        if (error != NULL) {
            error->line = from->line > 0 ? (uint32_t)from->line : 0;
        }
    }
    return adj_error_set(error, status, "%s: %s", what, text);
}

void
adj_xml_keep_first(xmlError *first, xmlErrorPtr from)
{
    if (first->message == NULL && from->level >= XML_ERR_ERROR) {
        xmlCopyError(from, first);
    }
}

// Later complaints only say that what holds the first is wrong as well.
static void
on_complaint(void *context, xmlErrorPtr from)
{
    adj_xml_keep_first(context, from);
}

static bool
is_valid(xmlDoc *doc, xmlRelaxNG *grammar, xmlError *first)
{
    xmlRelaxNGValidCtxt *validator = xmlRelaxNGNewValidCtxt(grammar);
    bool valid = false;

    if (validator != NULL) {
        xmlRelaxNGSetValidStructuredErrors(validator, on_complaint, first);
        valid = xmlRelaxNGValidateDoc(validator, doc) == 0;
    }
    xmlRelaxNGFreeValidCtxt(validator);
    return valid;
}

// Is the document valid with `child` as the only thing in its root, or, without it, with nothing?
static bool
is_valid_alone(xmlDoc *doc, xmlRelaxNG *grammar, xmlNode *child)
{
    xmlNode *root = xmlDocGetRootElement(doc);
    xmlNode whole = *root, beside = {.prev = NULL};
    xmlError ignored = {.message = NULL};
    bool valid;

    root->children = root->last = child;
    if (child != NULL) {
        beside = *child;
        child->prev = child->next = NULL;
    }
    valid = is_valid(doc, grammar, &ignored);
    xmlResetError(&ignored);
    if (child != NULL) {
        child->prev = beside.prev;
        child->next = beside.next;
    }
    root->children = whole.children;
    root->last = whole.last;
    return valid;
}

// The library gives no line where an attribute is missing. Then it is the root's, if that is wrong
// with nothing in it, or that of the first element in it that is not even valid alone.
static int
line_at_fault(xmlDoc *doc, xmlRelaxNG *grammar)
{
    xmlNode *root = xmlDocGetRootElement(doc);
    xmlNode *child = is_valid_alone(doc, grammar, NULL) ? root->children : NULL;

    while (child != NULL &&
           (child->type != XML_ELEMENT_NODE || is_valid_alone(doc, grammar, child))) {
        child = child->next;
    }
    return (int)xmlGetLineNo(child != NULL ? child : root);
}

static xmlRelaxNG *
compile_schema(xmlDoc *doc)
{
    xmlError first = {.message = NULL};
    xmlRelaxNGParserCtxt *compiler = xmlRelaxNGNewDocParserCtxt(doc);
    xmlRelaxNG *grammar = NULL;

    if (compiler != NULL) {
        xmlRelaxNGSetParserStructuredErrors(compiler, on_complaint, &first);
        grammar = xmlRelaxNGParse(compiler);
    }
    xmlResetError(&first);
    xmlRelaxNGFreeParserCtxt(compiler);
    return grammar;
}

static enum adj_status
validate_by(xmlDoc *doc, xmlRelaxNG *grammar, struct adj_error *error)
{
    xmlError first = {.message = NULL};
    enum adj_status status = ADJ_OK;

    if (!is_valid(doc, grammar, &first)) {
        if (first.line <= 0) {
            first.line = line_at_fault(doc, grammar);
        }
        status = adj_xml_library_error(error, ADJ_BAD_SCHEMA, "does not follow the schema", &first);
    }
    xmlResetError(&first);
    return status;
}

enum adj_status
adj_xml_validate(xmlDoc *doc, xmlDoc *schema, struct adj_error *error)
{
    xmlRelaxNG *grammar = compile_schema(schema);
    enum adj_status status;

    if (grammar == NULL) {
        return adj_error_set(error, ADJ_SYS_READ, "the schema cannot be used");
    }
    status = validate_by(doc, grammar, error);
    xmlRelaxNGFree(grammar);
    return status;
}
