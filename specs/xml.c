// SPDX-License-Identifier: MIT
#include "specs/xml.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include "specs/xml_library.h"

struct adj_xml {
    xmlDoc *doc;
    char *bytes;
    size_t size;
};

// What the parser is watched for while it runs: it is stopped at the first thing forbidden.
struct guard {
    unsigned depth;
    unsigned line;
    enum adj_status status;
    const char *what;
    xmlError first; // the first complaint of the library; later ones follow from it
};

static void
forbid(xmlParserCtxt *parser, enum adj_status status, const char *what)
{
    struct guard *guard = parser->_private;

    if (guard->status == ADJ_OK) {
        guard->status = status;
        guard->what = what;
        guard->line =
            parser->input != NULL && parser->input->line > 0 ? (unsigned)parser->input->line : 0;
    }
    xmlStopParser(parser);
}

static void
on_parse_error(void *context, xmlErrorPtr from)
{
    struct guard *guard = ((xmlParserCtxt *)context)->_private;

    adj_xml_keep_first(&guard->first, from);
    if (guard->first.line == 0) {
        guard->first.line = from->line;
    }
}

static void
on_doctype(void *context, const xmlChar *name, const xmlChar *external, const xmlChar *system)
{
    (void)name;
    (void)external;
    (void)system;
    forbid(context, ADJ_BAD_XML, "a DOCTYPE is not allowed");
}

static void
on_entity(void *context, const xmlChar *name, int type, const xmlChar *public,
          const xmlChar *system, xmlChar *content)
{
    (void)name;
    (void)type;
    (void)public;
    (void)system;
    (void)content;
    forbid(context, ADJ_BAD_XML, "an entity is not allowed");
}

// White space around a value is no part of it: the schema compares without, and so has the loader.
static void
strip(xmlNode *value)
{
    static const char space[] = " \t\r\n";
    const char *text = value != NULL && value->content != NULL ? (const char *)value->content : "";
    size_t before = strspn(text, space), size = strlen(text + before), after = 0;
    xmlChar *stripped;

    while (after < size && strchr(space, text[before + size - after - 1]) != NULL) {
        after++;
    }
    if (before > 0 || after > 0) {
        stripped = xmlStrndup((const xmlChar *)text + before, (int)(size - after));
        xmlNodeSetContent(value, stripped);
        xmlFree(stripped);
    }
}

static void
on_start(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
         int namespaces, const xmlChar **namespace, int attributes, int defaulted,
         const xmlChar **attribute)
{
    xmlParserCtxt *parser = context;
    struct guard *guard = parser->_private;

    if (++guard->depth > ADJ_XML_DEPTH_MAX) {
        forbid(parser, ADJ_BAD_XML, "elements lie too deep in each other");
        return;
    }
    xmlSAX2StartElementNs(context, name, prefix, uri, namespaces, namespace, attributes, defaulted,
                          attribute);
    for (xmlAttr *next = parser->node != NULL ? parser->node->properties : NULL; next != NULL;
         next = next->next) {
        strip(next->children);
    }
}

static void
on_end(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
    xmlParserCtxt *parser = context;
    struct guard *guard = parser->_private;

    guard->depth--;
    xmlSAX2EndElementNs(context, name, prefix, uri);
}

static enum adj_status
parse_result(xmlParserCtxt *parser, const struct guard *guard, xmlDoc *doc, struct adj_error *error)
{
    if (guard->status != ADJ_OK) {
        if (error != NULL) {
            error->line = guard->line;
        }
        return adj_error_set(error, guard->status, "%s", guard->what);
    }
    if (doc == NULL || !parser->wellFormed || xmlDocGetRootElement(doc) == NULL) {
        return adj_xml_library_error(error, ADJ_BAD_XML, "not well-formed", &guard->first);
    }
    return ADJ_OK;
}

// Of bytes that are none in the file's encoding the library complains to the whole program, and
// without a line: that is told by what follows from it.
static xmlDoc *
parse_bytes(xmlParserCtxt *parser, const struct adj_xml *xml)
{
    xmlStructuredErrorFunc handler = xmlStructuredError;
    void *context = xmlStructuredErrorContext;
    xmlDoc *doc;

    xmlSetStructuredErrorFunc(parser, on_parse_error);
    doc = xmlCtxtReadMemory(parser, xml->bytes, (int)xml->size, NULL, NULL,
                            XML_PARSE_NONET | XML_PARSE_NOCDATA | XML_PARSE_NOBLANKS |
                                XML_PARSE_BIG_LINES | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
    xmlSetStructuredErrorFunc(context, handler);
    return doc;
}

static enum adj_status
parse(struct adj_xml *xml, struct adj_error *error)
{
    struct guard guard = {.status = ADJ_OK};
    xmlParserCtxt *parser = xmlNewParserCtxt();
    enum adj_status status;

    if (parser == NULL) {
        return adj_error_set(error, ADJ_SYS_MEMORY, "no memory to read XML");
    }
    parser->_private = &guard;
    parser->sax->internalSubset = on_doctype;
    parser->sax->externalSubset = on_doctype;
    parser->sax->entityDecl = on_entity;
    parser->sax->startElementNs = on_start;
    parser->sax->endElementNs = on_end;
    parser->sax->serror = on_parse_error;
    // Left out, so that the text around a comment is one piece.
    parser->sax->comment = NULL;
    parser->sax->processingInstruction = NULL;
    xml->doc = parse_bytes(parser, xml);
    status = parse_result(parser, &guard, xml->doc, error);
    xmlResetError(&guard.first);
    xmlFreeParserCtxt(parser);
    return status;
}

static uint32_t
line_of(const struct adj_xml *xml, const char *at)
{
    uint32_t line = 1;

    for (const char *c = xml->bytes; c <= at; c++) {
        line += *c == '\n';
    }
    return line;
}

// An element with a hundred thousand attributes keeps the library busy for minutes, because it
// looks for each among all that went before. No '<' can stand inside one.
static enum adj_status
check_stretches(const struct adj_xml *xml, struct adj_error *error)
{
    const char *start = xml->bytes, *end = xml->bytes + xml->size;

    while (end - start > ADJ_XML_STRETCH_MAX + 1) {
        const char *next = memchr(start + 1, '<', ADJ_XML_STRETCH_MAX + 1);

        if (next == NULL) {
            if (error != NULL) {
                error->line = line_of(xml, start + ADJ_XML_STRETCH_MAX + 1);
            }
            return adj_error_set(error, ADJ_BAD_LIMIT, "more than 64 KiB in one piece");
        }
        start = next;
    }
    return ADJ_OK;
}

static enum adj_status
read_file(FILE *file, struct adj_xml *xml, struct adj_error *error)
{
    size_t room = ADJ_XML_SIZE_MAX + 1;
    char *bytes = malloc(room);

    if (bytes == NULL) {
        return adj_error_set(error, ADJ_SYS_MEMORY, "no memory to read XML");
    }
    xml->bytes = bytes;
    xml->size = fread(bytes, 1, room, file);
    if (ferror(file)) {
        return adj_error_set(error, ADJ_SYS_READ, "cannot be read: %s", strerror(errno));
    }
    if (xml->size > ADJ_XML_SIZE_MAX) {
        return adj_error_set(error, ADJ_BAD_LIMIT, "the file is larger than 4 MiB");
    }
    return ADJ_OK;
}

static enum adj_status
read_xml(const char *path, struct adj_xml *xml, struct adj_error *error)
{
    FILE *file = fopen(path, "rb");
    enum adj_status status;

    if (file == NULL) {
        return adj_error_set(error, ADJ_SYS_OPEN, "cannot open %s: %s", path, strerror(errno));
    }
    status = read_file(file, xml, error);
    fclose(file);
    if (status == ADJ_OK) {
        status = check_stretches(xml, error);
    }
    return status == ADJ_OK ? parse(xml, error) : status;
}

enum adj_status
adj_schema_open(const char *path, struct adj_schema **schema, struct adj_error *error)
{
    struct adj_xml file = {.doc = NULL};
    struct adj_error unheard;
    enum adj_status status = read_xml(path, &file, &unheard);
    xmlRelaxNG *grammar = status == ADJ_OK ? adj_xml_grammar(file.doc) : NULL;

    xmlFreeDoc(file.doc);
    free(file.bytes);
    *schema = (struct adj_schema *)grammar;
    if (grammar != NULL) {
        return ADJ_OK;
    }
    return status == ADJ_SYS_MEMORY
               ? adj_error_set(error, status, "no memory to read XML")
               : adj_error_set(error, ADJ_SYS_READ, "the schema %s cannot be used", path);
}

void
adj_schema_close(struct adj_schema *schema)
{
    xmlRelaxNGFree((xmlRelaxNG *)schema);
}

enum adj_status
adj_xml_open(const char *path, struct adj_schema *schema, struct adj_xml **xml,
             struct adj_error *error)
{
    struct adj_xml *file = calloc(1, sizeof *file);
    enum adj_status status;

    *xml = NULL;
    if (file == NULL) {
        return adj_error_set(error, ADJ_SYS_MEMORY, "no memory to read XML");
    }
    status = read_xml(path, file, error);
    if (status == ADJ_OK && schema != NULL) {
        status = adj_xml_validate(file->doc, (xmlRelaxNG *)schema, error);
    }
    if (status != ADJ_OK) {
        adj_xml_close(file);
        return status;
    }
    *xml = file;
    return ADJ_OK;
}

void
adj_xml_close(struct adj_xml *xml)
{
    if (xml != NULL) {
        xmlFreeDoc(xml->doc);
        free(xml->bytes);
        free(xml);
    }
}

const void *
adj_xml_bytes(const struct adj_xml *xml, size_t *size)
{
    *size = xml->size;
    return xml->bytes;
}

const struct adj_node *
adj_xml_root(const struct adj_xml *xml)
{
    return (const struct adj_node *)xmlDocGetRootElement(xml->doc);
}
