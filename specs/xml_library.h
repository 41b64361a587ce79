// SPDX-License-Identifier: MIT
#ifndef ADJ_SPECS_XML_LIBRARY_H
#define ADJ_SPECS_XML_LIBRARY_H

// What xml.c and xml_schema.c share of the XML library. No other file includes it.

#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include "engine/status.h"

// Copies an error of the library, unless `first` holds one already: later ones only follow from it.
// It is freed by xmlResetError.
void adj_xml_keep_first(xmlError *first, xmlErrorPtr from);

// Fills `error` from an error of the library: its sentence without the line end.
enum adj_status adj_xml_library_error(struct adj_error *error, enum adj_status status,
                                      const char *what, const xmlError *from);

// What a schema says. NULL: it is broken. The document stays the caller's.
xmlRelaxNG *adj_xml_grammar(xmlDoc *schema);

// Checks `doc` against a schema.
enum adj_status adj_xml_validate(xmlDoc *doc, xmlRelaxNG *grammar, struct adj_error *error);

#endif
