// SPDX-License-Identifier: MIT
#include "replay/report.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include "replay/report_text.h"

static void
text_file(struct adj_report *report, const char *path, const struct adj_verify_result *result)
{
    if (result->status != ADJ_OK) {
        if (strstr(result->error.message, path) == NULL) // the system's name the file
            adj_put(report->sink, report->context, "%s: ", path);
        adj_put_error(&result->error, report->sink, report->context);
        adj_put(report->sink, report->context, "\n");
        return;
    }
    uint32_t kept = result->findings < ADJ_VERIFY_FINDINGS ? result->findings : ADJ_VERIFY_FINDINGS;
    for (uint32_t i = 0; i < kept; i++) {
        const struct adj_verify_finding *finding = &result->finding[i];
        adj_put(report->sink, report->context, "%s: order %" PRIu32 ": %s%s%s: %s\n", path,
                finding->order, adj_code_name(finding->code), *finding->clause != 0 ? " " : "",
                finding->clause, finding->message);
    }
    if (result->findings > kept)
        adj_put(report->sink, report->context, "%s: %" PRIu32 " more findings\n", path,
                result->findings - kept);
}

static void
json_finding(struct adj_report *report, const struct adj_verify_finding *finding)
{
    adj_put(report->sink, report->context, "{\"order\":%" PRIu32 ",\"code\":\"%s\"", finding->order,
            adj_code_name(finding->code));
    if (*finding->clause != 0)
        adj_put(report->sink, report->context, ",\"clause\":\"%s\"", finding->clause);
    report->sink(report->context, ",\"message\":");
    adj_json_text(finding->message, report->sink, report->context);
    report->sink(report->context, "}");
}

static void
json_file(struct adj_report *report, const char *path, const struct adj_verify_result *result)
{
    adj_text_sink *sink = report->sink;
    void *context = report->context;
    sink(context, "{\"file\":");
    adj_json_text(path, sink, context);
    adj_put(sink, context,
            ",\"game\":\"%s\",\"edition\":\"%s\",\"orders\":%" PRIu32 ",\"refused\":%" PRIu32
            ",\"status\":\"%s\",\"findings\":[",
            result->game, result->edition, result->orders, result->refused,
            adj_verify_status(result));
    for (uint32_t i = 0; i < result->findings && i < ADJ_VERIFY_FINDINGS; i++) {
        if (i > 0)
            sink(context, ",");
        json_finding(report, &result->finding[i]);
    }
    sink(context, "]");
    if (result->status != ADJ_OK) {
        sink(context, ",\"error\":");
        adj_json_error(&result->error, sink, context);
    }
    sink(context, "}\n");
}

static void
junit_text(struct adj_report *report, const char *text)
{
    adj_xml_text(text, report->sink, report->context);
}

static void
junit_file(struct adj_report *report, const char *path, const struct adj_verify_result *result)
{
    adj_text_sink *sink = report->sink;
    void *context = report->context;
    sink(context, "  <testcase classname=\"adjutant.verify\" name=\"");
    junit_text(report, path);
    sink(context, "\">\n");
    for (uint32_t i = 0; i < result->findings && i < ADJ_VERIFY_FINDINGS; i++) {
        const struct adj_verify_finding *finding = &result->finding[i];
        adj_put(sink, context, "    <failure type=\"%s%s%s\" message=\"order %" PRIu32 ": ",
                adj_code_name(finding->code), *finding->clause != 0 ? " " : "", finding->clause,
                finding->order);
        junit_text(report, finding->message);
        sink(context, "\"/>\n");
    }
    if (result->status != ADJ_OK) {
        adj_put(sink, context, "    <error type=\"%s\" message=\"",
                adj_status_code(result->status));
        junit_text(report, result->error.message);
        sink(context, "\"/>\n");
    }
    sink(context, "  </testcase>\n");
}

void
adj_report_start(struct adj_report *report, enum adj_report_format format, adj_text_sink *sink,
                 void *context)
{
    *report = (struct adj_report){.format = format, .sink = sink, .context = context};
    if (format == ADJ_REPORT_JUNIT)
        sink(context, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                      "<testsuite name=\"adjutant verify\">\n");
}

void
adj_report_file(struct adj_report *report, const char *path, const struct adj_verify_result *result)
{
    report->files++;
    report->orders += result->orders;
    report->refused += result->refused;
    report->findings += result->findings;
    report->failed += result->status == ADJ_OK && result->findings > 0;
    report->malformed += result->status != ADJ_OK;
    report->exit = adj_exit_worse(report->exit, adj_verify_exit(result));
    switch (report->format) {
    case ADJ_REPORT_TEXT:
        text_file(report, path, result);
        break;
    case ADJ_REPORT_JSONL:
        json_file(report, path, result);
        break;
    case ADJ_REPORT_JUNIT:
        junit_file(report, path, result);
        break;
    }
}

void
adj_report_end(struct adj_report *report)
{
    switch (report->format) {
    case ADJ_REPORT_TEXT:
        adj_put(report->sink, report->context,
                "%" PRIu32 " files, %" PRIu64 " orders, %" PRIu64 " refused, %" PRIu64
                " findings\n",
                report->files, report->orders, report->refused, report->findings);
        break;
    case ADJ_REPORT_JSONL:
        break;
    case ADJ_REPORT_JUNIT:
        report->sink(report->context, "</testsuite>\n");
        break;
    }
}
