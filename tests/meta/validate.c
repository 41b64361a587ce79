// SPDX-License-Identifier: MIT
// Checks XML files against a RELAX NG schema: usage: validate SCHEMA.rng FILE.xml ... Exit code 1:
// one of them does not follow it.

#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <stdio.h>

static int
validate(xmlRelaxNGPtr schema, const char *path)
{
    xmlRelaxNGValidCtxtPtr check = xmlRelaxNGNewValidCtxt(schema);
    xmlDocPtr document = xmlReadFile(path, NULL, XML_PARSE_NONET);
    int fault = !document || !check || xmlRelaxNGValidateDoc(check, document) != 0;
    if (fault)
        fprintf(stderr, "%s does not follow the schema\n", path);
    xmlFreeDoc(document);
    xmlRelaxNGFreeValidCtxt(check);
    return fault;
}

int
main(int argc, char **argv)
{
    if (argc < 3) {
        fputs("usage: validate SCHEMA.rng FILE.xml ...\n", stderr);
        return 2;
    }
    xmlRelaxNGParserCtxtPtr parser = xmlRelaxNGNewParserCtxt(argv[1]);
    xmlRelaxNGPtr schema = parser ? xmlRelaxNGParse(parser) : NULL;
    int faults = !schema;
    for (int i = 2; schema && i < argc; i++)
        faults += validate(schema, argv[i]);
    xmlRelaxNGFree(schema);
    xmlRelaxNGFreeParserCtxt(parser);
    xmlCleanupParser();
    return faults > 0;
}
