// SPDX-License-Identifier: MIT
#include "specs/xml_library.h"

#include <stdbool.h>
#include <string.h>

// Checking a document against a RELAX NG schema.

enum adj_status
adj_xml_library_error(struct adj_error *error, enum adj_status status, const char *what,
                      const xmlError *from)
{
    const char *text = "unknown reason";

    if (from != NULL && from->message != NULL) {
        text = from->message;
        if (error != NULL) {
            error->line = from->line > 0 ? (uint32_t)from->line : 0;
        }
    }
    return adj_error_set(error, status, "%s: %.*s", what, (int)strcspn(text, "\r\n"), text);
}

void
adj_xml_keep_first(xmlError *first, xmlErrorPtr from)
{
    if (first->message == NULL && from->level >= XML_ERR_ERROR) {
        xmlCopyError(from, first);
    }
}

// Later complaints only say that what holds the first is wrong as well; but that a group of
// attributes is wrong is said before the element that has them is named.
static void
on_complaint(void *context, xmlErrorPtr from)
{
    xmlError *first = context;

    if (first->code == XML_RELAXNG_ERR_INTERSEQ) {
        xmlResetError(first);
    }
    adj_xml_keep_first(first, from);
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

// The library puts a complaint about an element's attributes to what stands first in it.
static int
line_at_fault(const xmlDoc *doc, const xmlError *complaint)
{
    const xmlNode *node = complaint->node;

    if (node == NULL) {
        node = xmlDocGetRootElement(doc);
    } else if (complaint->code == XML_RELAXNG_ERR_ATTRVALID &&
               !xmlStrEqual(node->name, (const xmlChar *)complaint->str1)) {
        node = node->parent;
    }
    return (int)xmlGetLineNo(node);
}

xmlRelaxNG *
adj_xml_grammar(xmlDoc *schema)
{
    xmlError first = {.message = NULL};
    xmlRelaxNGParserCtxt *compiler = xmlRelaxNGNewDocParserCtxt(schema);
    xmlRelaxNG *grammar = NULL;

    if (compiler != NULL) {
        xmlRelaxNGSetParserStructuredErrors(compiler, on_complaint, &first);
        grammar = xmlRelaxNGParse(compiler);
    }
    xmlResetError(&first);
    xmlRelaxNGFreeParserCtxt(compiler);
    return grammar;
}

enum adj_status
adj_xml_validate(xmlDoc *doc, xmlRelaxNG *grammar, struct adj_error *error)
{
    xmlError first = {.message = NULL};
    enum adj_status status = ADJ_OK;

    if (!is_valid(doc, grammar, &first)) {
        first.line = line_at_fault(doc, &first);
        status = adj_xml_library_error(error, ADJ_BAD_SCHEMA, "does not follow the schema", &first);
    }
    xmlResetError(&first);
    return status;
}
